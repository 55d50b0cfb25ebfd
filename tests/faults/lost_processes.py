#!/usr/bin/env python3
"""Kills processes of a batch that cannot be replaced: lost_processes.py PROGRAM SHIM

Where others are left they do the rest; where none is, the batch ends, tells what is finished, and --resume does the rest."""
import argparse
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

import preload

LINES = "nim 70,70,70,70 name=a\nnim 71,70,70,70 name=b\nnim 2,2\nnim 3,3\n"


def workers_of(batch):
    return [int(each) for each in pathlib.Path(f"/proc/{batch.pid}/task/{batch.pid}/children").read_text().split()]


def kill_a_worker(batch, out, known, told):
    """As soon as there are so many; then waits until the batch has told of it."""
    until = time.time() + 60
    while len(workers_of(batch)) < known and time.time() < until:
        time.sleep(0.01)
    time.sleep(0.3)  # now they have begun their work
    os.kill(workers_of(batch)[0], signal.SIGSEGV)
    while out.read_text().count("signal 11") < told and time.time() < until:
        time.sleep(0.01)


def run(asked, folder, jobs, failing_fork, kills):
    """Exit code, what was said, and the summary."""
    (folder / "in.txt").write_text(LINES)
    said = folder / "said"
    with said.open("w") as errors:
        batch = subprocess.Popen([asked.program, "batch", "in.txt", "-f", "json", "--jobs", str(jobs)], cwd=folder,
                                 env=preload.environment(asked.shim, folder / "counter", "fork", failing_fork),
                                 stdin=subprocess.DEVNULL, stderr=errors)
        for kill, workers in enumerate(kills):
            kill_a_worker(batch, said, workers, kill + 1)
        code = batch.wait(60)
    return code, said.read_text(), json.loads((folder / "output/summary.json").read_text())


def expect(what, found, wanted):
    if found != wanted:
        sys.exit(f"{what}: {found!r}, not {wanted!r}")


def main():
    asked = argparse.Namespace(program=pathlib.Path(sys.argv[1]).resolve(), shim=pathlib.Path(sys.argv[2]).resolve())
    with tempfile.TemporaryDirectory(prefix="ludograph-lost-") as name:
        code, said, summary = run(asked, pathlib.Path(name), jobs=2, failing_fork=3, kills=[2, 1])
        expect("exit code of a batch that goes on with fewer", code, 1)
        expect("warned", said.count("cannot start a process"), 1)
        expect("done and failed", (summary["done"], summary["failed"], summary["left"]), (2, 2, 0))
    with tempfile.TemporaryDirectory(prefix="ludograph-lost-") as name:
        folder = pathlib.Path(name)
        code, said, summary = run(asked, folder, jobs=1, failing_fork=2, kills=[1])
        expect("exit code of a batch without processes", code, 4)
        expect("error", said.count("error: cannot start a process"), 1)
        expect("done and failed", (summary["done"], summary["failed"], summary["left"]), (0, 1, 3))
        expect("remedy", said.count("--resume goes on with what is left"), 1)
        (folder / "in.txt").write_text("\n\n" + LINES.split("\n", 2)[2])
        again = subprocess.run([asked.program, "batch", "in.txt", "-f", "json", "--resume"], cwd=folder)
        expect("exit code of --resume", again.returncode, 0)


main()
