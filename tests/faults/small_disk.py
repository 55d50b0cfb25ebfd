#!/usr/bin/env python3
"""Runs a batch on a disk of 64 kB: small_disk.py PROGRAM. Whatever has no room is told and is not there, the rest is
whole. Ends with 77 (skipped) where mounting a disk in memory is not permitted."""
import json
import pathlib
import subprocess
import sys
import tempfile

LINES = "".join(f"nim 3,{heap} name=heap-{heap}\n" for heap in range(1, 30))


def batch(program, lines, out):
    words = [program, "batch", str(lines), "-o", str(out), "-f", "json,svg", "--layout", "layers"]
    return subprocess.run(words, capture_output=True, text=True, timeout=300)


def whole(path):
    content = path.read_text()
    if path.suffix == ".json":
        json.loads(content)
        return True
    return content.endswith("\n" if path.suffix == ".csv" else "</svg>\n")


def look(program, folder, disk):
    lines = folder / "positions.txt"
    lines.write_text(LINES)
    roomy = folder / "roomy"
    if batch(program, lines, roomy).returncode != 0:
        return "the batch fails where there is room"
    done = batch(program, lines, disk)
    made = {path.name: path for path in disk.iterdir() if not path.name.startswith(".")}
    outputs = [name for name in made if not name.startswith("summary.")]
    if not 0 < len(outputs) < 58:
        return f"{len(outputs)} files were made: the disk does not test anything"
    if done.returncode not in (1, 4) or "space" not in done.stderr:
        return f"ended with {done.returncode} and said {done.stderr[:500]}"
    for name, path in made.items():
        if not whole(path) or (name in outputs and path.read_bytes() != (roomy / name).read_bytes()):
            return f"{name} is not whole"
    left = [path.name for path in disk.iterdir() if path.name.endswith(".tmp")]
    return f"left {left}" if left else None


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory(prefix="ludograph-disk-") as name:
        folder = pathlib.Path(name)
        disk = folder / "disk"
        disk.mkdir()
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(disk)], capture_output=True,
                                 text=True)
        if mounted.returncode != 0:
            print(f"skipped, mounting a disk of 64 kB is not permitted: {mounted.stderr.strip()}")
            sys.exit(77)
        try:
            wrong = look(program, folder, disk)
        finally:
            subprocess.run(["umount", str(disk)], check=True)
        print(wrong or "all files on the small disk are whole")
        sys.exit(1 if wrong else 0)


main()
