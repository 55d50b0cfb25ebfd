#!/usr/bin/env python3
"""Lets the n-th allocation of each command fail: of operator new, in the program and in the processes that it starts,
and where it draws of malloc.

walk_commands.py PROGRAM SHIM [--most N]

Every allocation fails in turn, n = 1, 2, 3 …, with --most N of each command N that are drawn by lot, the same ones each
time. The command then ends by itself, and either does what it does without a fault, or says that memory was missing: by
exit code 3, or 4 where an output could not be made. C libraries that draw go on without a word when malloc fails, or
crash: then the exit code is all there is to look at. batch is walked by walk_faults.py."""
import argparse
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

import preload

TESTS = pathlib.Path(__file__).resolve().parent.parent

COMMANDS = [
    "graph nim 1,2 --json",
    "graph nim 1,2 -o - -f json",
    "graph chomp 2x2 -o - -f dot",
    "solve nim 1,2 --json --moves --explain",
    "solve nim 1,2 + chomp 2x2 --json",
    "solve moore-nim:2 1,2 --moves",
    "solve --product --json subtraction:1,2 3 + subtraction:1,3 4",
    "solve kayles 20 --json",
    "label TESTS/../samples/graphs/two-exits.dot -o - -f json",
    "label TESTS/../samples/graphs/chase.edges --json",
    "check TESTS/golden/nim-1-2.json --json",
    "verify nim 2,2 --json",
    "sequence kayles --to 40 --json",
    "sequence kayles --to 40 --csv",
    "sequence kayles --to 40 --checkpoint OUT/kayles",
    "table nim 2,2 --json",
    "table wythoff 3,3 --csv",
    "play nim 1,2 --simulate perfect,random --games 3 --json",
    "games --json",
    "games nim",
]
DRAWINGS = [
    "graph nim 1,1 --layout layers --layout-timeout 3 --title 漢 -o - -f svg",
    "graph nim 1,1 --layout layers --layout-timeout 3 --worksheet -o OUT/sheet.pdf",
    "sequence kayles --to 40 --plot-timeout 3 -o OUT/kayles.pdf",
    "plot nim 2,2 --what grundy --plot-timeout 3 --title Ё -o - -f svg",
]
ENDED = range(0, 5)
UNDONE = (3, 4)


def defects(function, clean, faulty):
    code, out, said = faulty
    if code not in ENDED:
        yield f"ended with {code}"
    if function == "malloc":
        if code not in UNDONE and code != clean[0]:
            yield f"ends with {code}, which is not for lack of memory"
        return
    for text in ("terminate called", "std::", "bad_alloc", "basic_", "Assertion"):
        if text in said:
            yield f"says {text!r}"
    if code in UNDONE and "memory" not in said:
        yield f"ends with {code} and does not speak of memory"
    if code not in UNDONE and code != clean[0]:
        yield f"ends with {code}, which is not for lack of memory"
    # Where a layout of Graphviz fails there is another, with a warning.
    if code == clean[0] and out != clean[1] and "memory" not in said:
        yield "writes something else without a word"


def run(asked, command, folder, function, call=0):
    """Exit code, output, what was said, and how many allocations there were."""
    out, counter = folder / "out", folder / "counter"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    words = command.replace("TESTS", str(TESTS)).replace("OUT", str(out)).split()
    environment = preload.environment(asked.shim, counter, function, call)
    try:
        ended = subprocess.run([asked.program] + words, env=environment, stdin=subprocess.DEVNULL, capture_output=True,
                               timeout=60)
    except subprocess.TimeoutExpired:
        return None, b"", "", preload.calls(counter)
    return ended.returncode, ended.stdout, ended.stderr.decode(), preload.calls(counter)


def walk(asked, command, folder, function):
    *clean, total = run(asked, command, folder, function)
    if clean[0] != 0:
        sys.exit(f"{command} ended with {clean[0]}: {clean[2]}")
    if total == 0:
        sys.exit(f"{command}: no allocation by {function} was seen")
    calls = range(1, total + 1)
    if asked.most and total > asked.most:
        calls = sorted(random.Random(command).sample(calls, asked.most))
    wrong = 0
    for call in calls:
        *faulty, _ = run(asked, command, folder, function, call)
        found = list(defects(function, clean, faulty))
        wrong += bool(found)
        for each in found:
            print(f"{command}, {function} {call}: {each}\n  it said: {faulty[2][:300]!r}")
    print(f"{command}: {len(calls)} of {total} allocations by {function} failed in turn, {wrong} with a defect")
    return wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("shim", type=pathlib.Path)
    parser.add_argument("--most", type=int)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludograph-commands-") as folder:
        wrong = sum(walk(asked, command, pathlib.Path(folder), "new") for command in COMMANDS + DRAWINGS)
        wrong += sum(walk(asked, command, pathlib.Path(folder), "malloc") for command in DRAWINGS)
    sys.exit(1 if wrong else 0)


main()
