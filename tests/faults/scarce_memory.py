#!/usr/bin/env python3
"""Lets one allocation fail in a batch of two processes: scarce_memory.py PROGRAM SHIM [--most N]

Each process has half of the memory, so what fails for lack of it is done again, alone and with all of it, and then goes
well. Of the calls of operator new each fails between the making of the folder and the work of the processes, and some
that are spread over all, 40 unless told."""
import argparse
import bisect
import json
import pathlib
import subprocess
import sys
import tempfile

import preload
from small_batch import calls_to_look_at

NAMES = [f"{kind}{i}" for i in range(6) for kind in ("equal", "other")]
LINES = "".join(f"nim 4,4 name={name}\n" if name.startswith("equal") else f"nim 2,{name[-1]} name={name}\n" for name in NAMES)
PREPARATIONS = 120  # allocations, and more, from the folder to the processes
MEMORY = "out of memory; "  # what a line says for which nothing more was tried


def run(asked, folder, call):
    """Exit code, what was said, the summary if there is one, and how many allocations there were."""
    counter, out = folder / "counter", folder / f"out{call}"
    ended = subprocess.run([asked.program, "batch", "in.txt", "-o", out, "-f", "json", "--jobs", "2"], cwd=folder,
                           env=preload.environment(asked.shim, counter, "new", call), stdin=subprocess.DEVNULL,
                           capture_output=True, text=True, timeout=60)
    summary = out / "summary.json"
    return ended.returncode, ended.stderr, json.loads(summary.read_text()) if summary.exists() else None, preload.calls(counter)


def first_call_in_folder(asked, folder, total):
    """The first that fails when the folder of the outputs has been made."""
    def is_made(call):
        run(asked, folder, call)
        return (folder / f"out{call}").exists()

    return bisect.bisect_left(range(total + 1), True, lo=1, key=is_made)


def defects(code, said, summary):
    if code not in (0, 1, 3, 4):
        yield f"ended with {code}"
    if code not in (0, 1) or summary is None:
        return
    if summary["done"] + summary["failed"] != len(NAMES) or [row["name"] for row in summary["rows"]] != NAMES:
        yield "does not have each line once"
    if code == 0 and f"batch: {len(NAMES)} done, 0 failed, {len(NAMES)} files" not in said:
        yield "does not tell of all lines"
    for row in summary["rows"]:
        was_read = "game" in row  # else memory was missing before there was work to do
        if was_read and row.get("error", "").startswith(MEMORY):
            yield f"{row['name']} was not tried with all of the memory"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("shim", type=pathlib.Path)
    parser.add_argument("--most", type=int, default=40)
    asked = parser.parse_args()
    asked.program, asked.shim = asked.program.resolve(), asked.shim.resolve()
    wrong = whole = 0
    with tempfile.TemporaryDirectory(prefix="ludograph-scarce-") as name:
        folder = pathlib.Path(name)
        (folder / "in.txt").write_text(LINES)
        *clean, total = run(asked, folder, 0)
        if clean[0] != 0:
            sys.exit(f"the clean run ended with {clean[0]}: {clean[1]}")
        begin = first_call_in_folder(asked, folder, total)
        calls = sorted({*calls_to_look_at("new", total, asked.most), *range(begin, begin + PREPARATIONS)})
        for call in calls:
            code, said, summary, _ = run(asked, folder, call)
            whole += code == 0
            found = list(defects(code, said, summary))
            wrong += bool(found)
            for each in found:
                print(f"new {call}: {each}\n  it said: {said[:300]!r}")
    print(f"{len(calls)} of {total} allocations failed in turn, {whole} were made good, {wrong} with a defect")
    sys.exit(1 if wrong or whole == 0 else 0)


main()
