#!/usr/bin/env python3
"""Sends a signal to a small batch while one of its calls does not come back: in every phase of its work.

walk_signals.py PROGRAM SHIM [--function NAME]… [--most N] [--within SECONDS]

The n-th call of read, open, write, fsync, rename, close, new and FcInit (the list of fonts) stalls, n = 1, 2, 3 …, of
new 300 and with --most N of each N that are spread over all: while the position file is read, while positions are planned, explored, laid
out and drawn, while files and summaries are written. SIGTERM, SIGINT and SIGHUP take turns. The program then ends within
SECONDS with 128 and the signal and says so, or, where the work is done and only the summaries are left to be written, a
second signal ends it within SECONDS; each output is that of a clean run or is not there, no temporary file is left;
resumed without faults, the folder becomes that of a clean run."""
import argparse
import itertools
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

from small_batch import CLEAN_CODE, SmallBatch, calls_to_look_at, unwhole, wrong_after_resume

FUNCTIONS = ["read", "open", "write", "fsync", "rename", "close", "new", "FcInit"]
SIGNALS = itertools.cycle([signal.SIGTERM, signal.SIGINT, signal.SIGHUP])


def insist(batch, running, within):
    """Ends what has been asked once to end, and waits for its summaries: as `interrupt` gives it."""
    if batch.has_done_its_work():
        for _ in range(2):  # after SIGHUP, a session may add a SIGTERM: the second one is meant
            running.send_signal(signal.SIGTERM)
            time.sleep(0.1)  # at once it would be the same wish
        try:
            said = running.communicate(timeout=within)[1]
            return running.returncode - signal.SIGTERM, said.decode()
        except subprocess.TimeoutExpired:
            pass
    running.kill()
    return None, running.communicate()[1].decode()


def interrupt(batch, function, call, number, within):
    """Stalls the call and sends the signal: the exit code less the number of the signal that ended the program, or None
    where none did, and what it said.
    Nothing where there was no such call: how many there are depends a little on what comes first."""
    running = batch.start(function, call, "stall")
    while batch.calls() < call:
        if running.poll() is not None:
            running.stderr.close()
            return None
        time.sleep(0.002)
    time.sleep(0.01)
    running.send_signal(number)
    try:
        said = running.communicate(timeout=within)[1]
        return running.returncode - number, said.decode()
    except subprocess.TimeoutExpired:
        return insist(batch, running, within)


def defects(code, said, files, clean):
    if code is None:
        yield "did not end"
    elif code != 128:
        yield f"ended with {code} and the signal"
    if "interrupted" not in said:
        yield "does not say that it was interrupted"
    yield from unwhole(files, clean)


def walk(batch, function, most, within, clean):
    batch.clear()
    batch.run(function)
    total = batch.calls()
    wrong = runs = 0
    for call in calls_to_look_at(function, total, most):
        batch.clear()
        number = next(SIGNALS)
        ended = interrupt(batch, function, call, number, within)
        if ended is None:
            continue
        code, said = ended
        time.sleep(0.05)  # processes of the batch die with it, but not in the same instant
        found = list(defects(code, said, batch.tree(), clean))
        found += wrong_after_resume(batch, clean)
        runs += 1
        wrong += bool(found)
        for each in found:
            print(f"{function} {call}, {number.name}: {each}\n  it said: {said[:300]!r}")
    if runs == 0:
        sys.exit(f"{function}: no call of it was reached")
    print(f"{function}: {runs} of {total} calls stalled in turn, {wrong} with a defect")
    return wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("shim", type=pathlib.Path)
    parser.add_argument("--function", action="append")
    parser.add_argument("--most", type=int, default=sys.maxsize)
    parser.add_argument("--within", type=float, default=1)
    asked = parser.parse_args()
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # the program inherits it, and nohup has it ignored
    wrong = 0
    with tempfile.TemporaryDirectory(prefix="ludograph-signals-") as folder:
        batch = SmallBatch(asked.program, asked.shim, pathlib.Path(folder))
        code, said = batch.run()
        clean = batch.tree()
        if code != CLEAN_CODE:
            sys.exit(f"the clean run ended with {code}: {said}")
        for function in asked.function or FUNCTIONS:
            most = min(asked.most, 300) if function == "new" else asked.most
            wrong += walk(batch, function, most, asked.within, clean)
    sys.exit(1 if wrong else 0)


main()
