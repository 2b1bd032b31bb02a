#!/usr/bin/env python3
"""Kills the explorer at random moments while something is typed, and counts what is lost.

    Tests/Scripts/journal_kills.py .build/release/codable-explorer 1000 [SEED]

In each round letters are typed into the payload or into the model; the moment in which each is seen
on the terminal is noted. Some time later the explorer is killed, started again, told to take the
edit, and to save it. Prints how many of the letters were lost that had been seen for more than two
seconds, for any time, and not at all.
"""

import random
import sys
import time

from journal import END, F4, F7, QUIT, SAVE, Explorer, Folder

# Letters that nothing else on the screen is made of.
LETTERS = [chr(value) for value in range(0x430, 0x450)]


def type_for_a_while(explorer, model, seconds):
    """Types letters; returns each with the moment in which it was seen, None if it wasn't."""
    explorer.press(F7 if model else F4)
    explorer.press(("i" if model else "") + END + ("// " if model else ""))
    typed = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        letter = LETTERS[len(typed) % len(LETTERS)]
        explorer.press(letter)
        is_seen = explorer.wait_for(letter, max(0.0, end - time.monotonic()))
        typed.append((letter, time.monotonic() if is_seen else None))
        pause = random.choice((0, 0, 0.02, 0.3))
        stop = min(end, time.monotonic() + pause)
        while time.monotonic() < stop:
            explorer.read(stop - time.monotonic())
    return typed


def recover(folder, model):
    """Starts again, takes what is offered and saves it; returns the file's text."""
    explorer = Explorer(folder)
    name = "M.swift" if model else "p.json"
    if explorer.wait_for("unsaved changes of", 20):
        # Before it can be read, a key is meant for what lies below the question.
        seen = time.monotonic() + 1
        while time.monotonic() < seen:
            explorer.read(0.1)
        explorer.press("y")
        explorer.wait_for("is back", 20)
        explorer.press(F7 + "i" if model else F4)
        explorer.press(SAVE)
        # Of "saved", curses writes what it has not in common with "saving" before it.
        explorer.wait_for("ed " + name, 20)
    status = explorer.quit(QUIT + ("n" if explorer.wait_for("has unsaved", 0) else ""))
    return folder.read(name), status


def one_round(folder):
    folder.reset()
    model = random.random() < 0.5
    explorer = Explorer(folder)
    assert explorer.wait_for("STRICT"), "the explorer doesn't start"
    typed = type_for_a_while(explorer, model, random.uniform(0.05, 3.5))
    explorer.kill()
    killed = time.monotonic()
    text, status = recover(folder, model)
    kept = sum(1 for character in text if character in LETTERS)
    expected = "".join(letter for letter, _ in typed)
    is_prefix = expected.startswith("".join(c for c in text if c in LETTERS))
    lost = [seen for _, seen in typed[kept:]]
    return {
        "model": model, "typed": len(typed),
        "lost after two seconds": sum(1 for seen in lost if seen and killed - seen > 2),
        "lost though seen": sum(1 for seen in lost if seen),
        "lost unseen": sum(1 for seen in lost if not seen),
        "wrong": 0 if is_prefix and status == 0 and not text.strip() == "" else 1,
    }


def main():
    program, count = sys.argv[1], int(sys.argv[2])
    random.seed(int(sys.argv[3]) if len(sys.argv) > 3 else None)
    folder = Folder(program)
    rounds = []
    for number in range(count):
        rounds.append(one_round(folder))
        if any(rounds[-1][key] for key in ("lost after two seconds", "wrong")):
            print(f"round {number}: {rounds[-1]}", flush=True)
        elif (number + 1) % 10 == 0:
            print(f"{number + 1} rounds", flush=True)
    folder.remove()
    total = {key: sum(round[key] for round in rounds) for key in rounds[0]}
    print(
        f"{count} rounds ({total['model']} in the model), {total['typed']} letters: "
        f"{total['lost after two seconds']} lost that were seen for more than 2 s, "
        f"{total['lost though seen']} that were seen, {total['lost unseen']} that weren't; "
        f"{total['wrong']} rounds ended otherwise than they should", flush=True)
    sys.exit(1 if total["lost after two seconds"] or total["wrong"] else 0)


main()
