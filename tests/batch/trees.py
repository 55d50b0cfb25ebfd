"""Folders that batches have made, compared."""

import csv
import io
import json
import os

JOURNAL = ".ludograph-batch.journal"


def without_seconds(name, data):
    """The bytes of a file; of a summary all but the seconds, the one thing in which two runs differ."""
    if name == "summary.json":
        summary = json.loads(data)
        for row in [summary, *summary["rows"]]:
            del row["seconds"]
        return json.dumps(summary).encode()
    if name == "summary.csv":
        rows = list(csv.reader(io.StringIO(data.decode(), newline="")))
        column = rows[0].index("seconds")
        return repr([row[:column] + row[column + 1 :] for row in rows]).encode()
    return data


def tree(folder):
    """Every file, hidden ones too, and what is in it."""
    files = {}
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), "rb") as file:
            files[name] = without_seconds(name, file.read())
    return files


def difference(a, b):
    """What a person needs to know of two trees that are not the same; "" if they are."""
    if a == b:
        return ""
    names = [name for name in sorted(a.keys() | b.keys()) if a.get(name) != b.get(name)]
    return f"{len(names)} files differ: {', '.join(names[:5])}"
