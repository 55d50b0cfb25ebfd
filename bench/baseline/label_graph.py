"""The program that a Python user writes with networkx: outcome and remoteness of a graph with cycles
by a queue and counters. It draws the same graph as random_graph.hpp and prints the same line.

    python3 label_graph.py outcome even|skewed VERTICES EDGES SEED
"""
import resource
import sys
from collections import deque

try:
    import networkx
except ImportError:
    sys.exit("label_graph.py: there is no networkx; the remedy: apt-get install -y python3-networkx")

MASK = 2**64 - 1


def random_numbers(seed):
    """SplitMix64; gives a function from `count` to a number below it."""
    state = seed

    def below(count):
        nonlocal state
        state = z = (state + 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) >> 32) * count >> 32

    return below


def draw_degrees(kind, vertices, edges, below):
    mean = edges // vertices
    if kind == "even":
        draw = lambda: 1 + below(2 * mean)
    else:
        draw = lambda: 1 + below(1 + below(1 + below(8 * mean)))
    degrees = [draw() if below(50) != 0 else 0 for _ in range(vertices)]
    total = sum(degrees)
    while total != edges:
        v = below(vertices)
        if total < edges and degrees[v] != 0:
            degrees[v] += 1
            total += 1
        elif total > edges and degrees[v] > 1:
            degrees[v] -= 1
            total -= 1
    return degrees


def draw_graph(kind, vertices, edges, seed):
    below = random_numbers(seed)
    graph = networkx.DiGraph()
    graph.add_nodes_from(range(vertices))
    for v, degree in enumerate(draw_degrees(kind, vertices, edges, below)):
        targets = set()
        while len(targets) < degree:
            targets.add(below(vertices))
        graph.add_edges_from((v, to) for to in sorted(targets))
    return graph


def label_outcomes(graph):
    result, remoteness = {}, {}
    undecided = dict(graph.out_degree())
    queue = deque(v for v, degree in undecided.items() if degree == 0)
    for v in queue:
        result[v], remoteness[v] = "P", 0
    while queue:
        v = queue.popleft()
        for u in graph.predecessors(v):
            if u in result:
                continue
            undecided[u] -= 1
            if result[v] == "P":
                result[u] = "N"
            elif undecided[u] == 0:
                result[u] = "P"
            else:
                continue
            remoteness[u] = remoteness[v] + 1
            queue.append(u)
    return result, remoteness


def cpu_seconds():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def resident_megabytes():
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * resource.getpagesize() / 1e6


def main():
    if len(sys.argv) != 6 or sys.argv[1] != "outcome" or sys.argv[2] not in ("even", "skewed"):
        sys.exit("usage: label_graph.py outcome even|skewed VERTICES EDGES SEED")
    vertices, edges, seed = map(int, sys.argv[3:])
    graph = draw_graph(sys.argv[2], vertices, edges, seed)
    megabytes = resident_megabytes()
    began = cpu_seconds()
    result, remoteness = label_outcomes(graph)
    seconds = cpu_seconds() - began
    counts, checksum = [0, 0, 0], 0
    for v in range(vertices):
        kind = "NPD".index(result.get(v, "D"))
        counts[kind] += 1
        for label in (kind + 1, remoteness.get(v, -1) + 1):
            checksum = (checksum * 1000003 + label) & MASK
    print(f"{counts[0]} {counts[1]} {counts[2]} {checksum:016x}\t{seconds:.6f} {megabytes:.3f}")


main()
