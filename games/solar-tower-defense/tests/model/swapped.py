"""Whether a planet or the first turn is worth more: swapped.py PALISADE PAIRS [SEED].

Habits of two strong players are drawn as in section 7, and both play each planet once, on the same dice. So neither
planet has better players, and what is left between them is the planet's own."""
import collections
import pathlib
import random
import re
import subprocess
import sys
import tempfile

from strength import GAME, bot


def play(program, seats, seed):
    """The winner of one game, and who began it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "sim", GAME, "--seats", ",".join(seats), "--games", "1", "--seed", seed, "--record", folder]
        subprocess.run(command, check=True, capture_output=True)
        record = next(pathlib.Path(folder).iterdir()).read_text()
    ours, theirs = re.findall(r"\* s(\d),(\d)", record)[-1]
    winner = re.search(r'^result = "(\w+)', record, re.MULTILINE).group(1)
    return winner, "E" if ours > theirs else "M"


def main():
    program, pairs, *seed = sys.argv[1:]
    seed = (seed or ["1"])[0]
    rng, ends = random.Random(f"swap {seed}"), collections.Counter()
    for number in range(int(pairs)):
        pair = [bot("strong", rng), bot("strong", rng)]
        for seats in (pair, pair[::-1]):
            ends[play(program, seats, f"swap {number}")] += 1
    for first in "EM":
        print(f"{first} begins: " + " / ".join(str(ends[winner, first]) for winner in ("E", "M", "draw")))


if __name__ == "__main__":
    main()
