#!/usr/bin/env python3
"""Starts the explorer many times while an edit of its model is kept.

    Tests/Scripts/journal_starts.py .build/release/codable-explorer 1000

Each start must offer the edit, and end when it is told to. Prints how many did.
"""

import sys
import time
from collections import Counter

from journal import END, ESCAPE, F7, QUIT, Explorer, Folder


def keep_an_edit(folder):
    explorer = Explorer(folder)
    assert explorer.wait_for("STRICT"), "the explorer doesn't start"
    explorer.press(F7)
    explorer.press("i" + END + "// kept")
    end = time.monotonic() + 30
    while time.monotonic() < end:
        explorer.read(0.1)
        if any(b'"inserting":"t"' in open(name, "rb").read() for name in folder.journals()):
            break
    explorer.kill()


def start(folder):
    explorer = Explorer(folder)
    is_offered = explorer.wait_for("unsaved changes of", 30)
    if not is_offered:
        status = explorer.end()
        return f"ended by signal {-status}" if status < 0 else "not offered"
    explorer.press(ESCAPE)
    explorer.wait_for("is kept", 10)
    status = explorer.quit(QUIT)
    return "offered" if status == 0 else f"offered, status {status}"


def main():
    program, count = sys.argv[1], int(sys.argv[2])
    folder = Folder(program)
    keep_an_edit(folder)
    results = Counter(start(folder) for _ in range(count))
    print(", ".join(f"{number} {words}" for words, number in results.most_common()))
    folder.remove()
    sys.exit(0 if results["offered"] == count else 1)


main()
