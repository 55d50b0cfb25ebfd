#!/usr/bin/env python3
"""Lets the n-th call of write, fsync, rename, open, close, fork, new and malloc fail in a small batch.

walk_faults.py PROGRAM SHIM [--function NAME]… [--most N]

After every run: the program ended by itself, with an exit code that it documents and no text of an exception; each
output is that of a clean run or is not there, no temporary file is left; an output that is missing was told by the
exit code. Then the run is resumed without faults, and the folder must be that of a clean run. Where malloc fails in a C
library that draws, which goes on without a word, a picture may be poorer, but it is whole.
Every call fails in turn, n = 1, 2, 3 …; of new and malloc 300, and with --most N of each N, spread over all."""
import argparse
import json
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile

FUNCTIONS = ["write", "fsync", "rename", "open", "close", "fork", "new", "malloc"]
LINES = "nim 1,2 {N} name=first\nwelter 0,2,3\nnim 1,2\nnim 3,,1\nchomp 2x2 name=last\n"


class Faults:
    def __init__(self, program, shim, folder):
        self.program, self.shim, self.folder = program, shim, folder
        self.lines = folder / "positions.txt"
        self.lines.write_text(LINES)
        self.out = folder / "out"
        self.counter = folder / "counter"

    def run(self, function="none", call=0, resume=False):
        """Exit code, what was said, and how many calls there were."""
        self.counter.write_bytes(bytes(8))
        environment = dict(os.environ, LUDOGRAPH_FAULT=f"{function} {call}",
                           LUDOGRAPH_FAULT_COUNTER=str(self.counter), LD_PRELOAD=str(self.shim))
        words = [self.program, "batch", str(self.lines), "-o", str(self.out), "-f", "json,pdf", "--layout", "layers",
                 "--jobs", "1"]
        done = subprocess.run(words + (["--resume"] if resume else []), env=environment, timeout=120,
                              stdin=subprocess.DEVNULL, capture_output=True)
        return done.returncode, done.stderr.decode(), struct.unpack("<Q", self.counter.read_bytes())[0]

    def clear(self):
        shutil.rmtree(self.out, ignore_errors=True)

    def tree(self):
        """Files by name; of the summaries only that they are whole, since they tell the time."""
        files = {}
        if self.out.is_dir():
            for path in sorted(self.out.iterdir()):
                files[path.name] = path.read_bytes()
        return files


def is_summary(name):
    return name in ("summary.csv", "summary.json")


def summary_is_whole(name, content):
    if name.endswith(".json"):
        return json.loads(content)["format"] == "ludograph-batch-summary"
    return content.count(b"\n") >= 2 and content.endswith(b"\n")


def is_whole_pdf(content):
    return content.startswith(b"%PDF-") and content.rstrip().endswith(b"%%EOF")


def defects(function, code, said, files, clean):
    """What is wrong after a run with a fault."""
    if code not in (0, 1, 2, 3, 4):
        yield f"ended with {code}"
    for text in ("terminate called", "std::", "basic_", "Assertion"):
        if text in said and function != "malloc":  # then the last words of a C library are quoted
            yield f"says {text!r}"
    for name, content in files.items():
        if name.endswith(".tmp"):
            yield f"left {name}"
        elif name.startswith("."):
            continue
        elif name not in clean:
            yield f"made {name}"
        elif is_summary(name):
            if not summary_is_whole(name, content):
                yield f"{name} is not whole"
        elif function == "malloc" and name.endswith(".pdf"):
            if not is_whole_pdf(content):
                yield f"{name} is not whole"
        elif content != clean[name]:
            yield f"{name} differs from that of a clean run"
    missing = [name for name in clean if name not in files and not name.startswith(".")]
    if missing and code == 0:
        yield f"says nothing of {missing}"


def differences(files, clean):
    names = {n for n in files if not n.startswith(".")} ^ {n for n in clean if not n.startswith(".")}
    for name in sorted(names):
        yield f"{name} is in one folder only"
    for name, content in files.items():
        if name in clean and not name.startswith(".") and not is_summary(name) and content != clean[name]:
            yield f"{name} differs"


def calls_to_look_at(total, most):
    if total <= most:
        return range(1, total + 1)
    return sorted({1 + i * (total - 1) // (most - 1) for i in range(most)})


def walk(faults, function, most, clean):
    faults.clear()
    _, _, total = faults.run(function, 0)
    wrong = runs = 0
    for call in calls_to_look_at(total, most):
        faults.clear()
        code, said, _ = faults.run(function, call)
        found = list(defects(function, code, said, faults.tree(), clean))
        resumed, _, _ = faults.run(resume=True)
        found += [f"after --resume: {each}" for each in differences(faults.tree(), clean)]
        if resumed != 1:  # one line of the file is bad
            found.append(f"--resume ended with {resumed}")
        runs += 1
        wrong += bool(found)
        for each in found:
            print(f"{function} {call}: {each}\n  it said: {said[:300]!r}")
    print(f"{function}: {runs} of {total} calls failed in turn, {wrong} with a defect")
    return wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("shim", type=pathlib.Path)
    parser.add_argument("--function", action="append")
    parser.add_argument("--most", type=int)
    asked = parser.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory(prefix="ludograph-faults-") as folder:
        faults = Faults(asked.program, asked.shim.resolve(), pathlib.Path(folder))
        code, said, _ = faults.run()
        clean = faults.tree()
        if code != 1 or len([n for n in clean if n.endswith(".pdf")]) != 4:
            sys.exit(f"the clean run ended with {code} and made {sorted(clean)}: {said}")
        for function in asked.function or FUNCTIONS:
            most = asked.most or (300 if function in ("new", "malloc") else sys.maxsize)
            wrong += walk(faults, function, most, clean)
    sys.exit(1 if wrong else 0)


main()
