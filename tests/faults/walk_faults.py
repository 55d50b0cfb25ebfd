#!/usr/bin/env python3
"""Lets the n-th call of write, fsync, rename, open, close, fork, new and malloc fail in a small batch, and calls of
fontconfig take longer than the program may wait.

walk_faults.py PROGRAM SHIM [--function NAME]… [--most N]

After every run: the program ended by itself, with an exit code that it documents and no text of an exception; each
output is that of a clean run or is not there, no temporary file is left; an output that is missing was told. Then the run is resumed without faults, and the folder must be that of a clean run. Where malloc fails in a C
library that draws, which goes on without a word, a picture may be poorer, but it is whole.
Every call fails in turn, n = 1, 2, 3 …; of new and malloc 300, and with --most N of each N, spread over all."""
import argparse
import pathlib
import sys
import tempfile

from small_batch import CLEAN_CODE, SmallBatch, calls_to_look_at, is_whole_pdf, unwhole, wrong_after_resume

FAILING = ["write", "fsync", "rename", "open", "close", "fork", "new", "malloc"]
STALLING = ["FcInit", "FcFontSetSort"]
FUNCTIONS = FAILING + STALLING


def defects(function, code, said, files, clean, clean_said):
    """What is wrong after a run with a fault."""
    if code is None:
        yield "did not end"
    elif code not in (0, 1, 2, 3, 4):
        yield f"ended with {code}"
    for text in ("terminate called", "std::", "basic_", "Assertion"):
        if text in said and function != "malloc":  # then the last words of a C library are quoted
            yield f"says {text!r}"
    poorer = [name for name in files if function == "malloc" and name.endswith(".pdf")]
    yield from unwhole({name: content for name, content in files.items() if name not in poorer}, clean)
    for name in poorer:
        if not is_whole_pdf(files[name]):
            yield f"{name} is not whole"
    missing = [name for name in clean if name not in files and not name.startswith(".")]
    if missing and not any("error: " in line for line in said.splitlines() if line not in clean_said.splitlines()):
        yield f"says nothing of {missing}"
    if missing and code == 0:
        yield f"ended with 0 without {missing}"


def walk(faults, function, most, clean, clean_said):
    faults.clear()
    faults.run(function, 0)
    total = faults.calls()
    manner = "stall" if function in STALLING else "fail"
    wrong = runs = 0
    for call in calls_to_look_at(function, total, most):
        faults.clear()
        code, said = faults.run(function, call, manner)
        found = list(defects(function, code, said, faults.tree(), clean, clean_said))
        found += wrong_after_resume(faults, clean)
        runs += 1
        wrong += bool(found)
        for each in found:
            print(f"{function} {call}: {each}\n  it said: {said[:300]!r}")
    print(f"{function}: {runs} of {total} calls {manner}ed in turn, {wrong} with a defect")
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
        faults = SmallBatch(asked.program, asked.shim, pathlib.Path(folder))
        code, said = faults.run()
        clean = faults.tree()
        if code != CLEAN_CODE or len([n for n in clean if n.endswith(".pdf")]) != 4:
            sys.exit(f"the clean run ended with {code} and made {sorted(clean)}: {said}")
        for function in asked.function or FUNCTIONS:
            most = asked.most or (300 if function in ("new", "malloc") else sys.maxsize)
            wrong += walk(faults, function, most, clean, said)
    sys.exit(1 if wrong else 0)


main()
