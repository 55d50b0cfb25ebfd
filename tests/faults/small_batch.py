"""A small batch of text files and pictures, run with a call of a function that fails or stalls, and what to look for in
its folder."""
import json
import shutil
import subprocess
import sys

import preload

LINES = "nim 1,2 {N} name=first\nwelter 0,2,3\nnim 1,2\nnim 3,,1\nchomp 2x2 name=last\n"
GOOD_LINES = 4
CLEAN_CODE = 1  # one of the lines is bad
FAR_FONT = "漢"  # makes Pango look through all fonts
PATIENCE = 3  # seconds of CPU for a layout; whatever draws or measures gets twice as many of the clock


class SmallBatch:
    def __init__(self, program, shim, folder):
        self.program, self.shim, self.folder = program, shim, folder
        self.lines = folder / "positions.txt"
        self.lines.write_text(LINES)
        self.out = folder / "out"
        self.counter = folder / "counter"

    def start(self, function="none", call=0, manner="fail", resume=False):
        environment = preload.environment(self.shim, self.counter, function, call, manner)
        words = [self.program, "batch", str(self.lines), "-o", str(self.out), "-f", "json,pdf", "--layout", "layers",
                 "--layout-timeout", str(PATIENCE), "--title", FAR_FONT, "--jobs", "1"]
        return subprocess.Popen(words + (["--resume"] if resume else []), env=environment, stdin=subprocess.DEVNULL,
                                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def calls(self):
        return preload.calls(self.counter)

    def run(self, function="none", call=0, manner="fail", resume=False):
        """Exit code, or None where it did not end; and what was said."""
        running = self.start(function, call, manner, resume)
        try:
            said = running.communicate(timeout=25)[1]  # a call that stalls takes longer
            return running.returncode, said.decode()
        except subprocess.TimeoutExpired:
            running.kill()
            return None, running.communicate()[1].decode()

    def has_done_its_work(self):
        """Is nothing left but the summaries and the end? The journal then has its head and a record a good line."""
        journal = self.out / ".ludograph-batch.journal"
        if journal.exists():
            return journal.read_bytes().count(b"\n") == 1 + GOOD_LINES
        return (self.out / "summary.json").exists()

    def clear(self):
        shutil.rmtree(self.out, ignore_errors=True)

    def tree(self):
        """Files by name."""
        files = {}
        if self.out.is_dir():
            for path in sorted(self.out.iterdir()):
                files[path.name] = path.read_bytes()
        return files


def calls_to_look_at(function, total, most):
    """Their numbers; a function that is not called at all is one that the shim does not know under its name."""
    if total == 0:
        sys.exit(f"{function}: there was no call of it that could fail")
    if total <= most:
        return range(1, total + 1)
    return sorted({1 + i * (total - 1) // max(most - 1, 1) for i in range(most)})


def is_summary(name):
    return name in ("summary.csv", "summary.json")


def summary_is_whole(name, content):
    if name.endswith(".json"):
        return json.loads(content)["format"] == "ludograph-batch-summary"
    return content.startswith(b"name,file,line,") and content.endswith(b"\n")


def is_whole_pdf(content):
    return content.startswith(b"%PDF-") and content.rstrip().endswith(b"%%EOF")


def unwhole(files, clean):
    """What is wrong with files that must be those of a clean run or not be there; summaries tell the time."""
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
        elif content != clean[name]:
            yield f"{name} differs from that of a clean run"


def differences(files, clean):
    names = {n for n in files if not n.startswith(".")} ^ {n for n in clean if not n.startswith(".")}
    for name in sorted(names):
        yield f"{name} is in one folder only"
    for name, content in files.items():
        if name in clean and not name.startswith(".") and not is_summary(name) and content != clean[name]:
            yield f"{name} differs"


def wrong_after_resume(batch, clean):
    """What --resume does not set right."""
    code, _ = batch.run(resume=True)
    for each in differences(batch.tree(), clean):
        yield f"after --resume: {each}"
    if code != CLEAN_CODE:
        yield f"--resume ended with {code}"
