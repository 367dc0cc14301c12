"""count.py DATA POSITION DEPTH [key=value ...]: sequences, total weight, weighted sum of tallies.

POSITION is a position line or the word start.  Every action and every outcome is one step; a game that is
over ends its sequence early.  count.py DATA --table FILE counts a whole table again (`conform::CountTable`) and
prints it as found; its exit status is 1 when a row differs."""
import sys
import tomllib

from model import Game


def count(game, state, depth, memo):
    if depth == 0 or game.over(state):
        return 1, 1, game.tally(state)
    key = game.write(state), depth
    if key not in memo:
        branches = game.outcomes(state) if game.luck(state) else [(token, 1) for token in game.legal(state)]
        total = [0, 0, 0]
        for token, weight in branches:
            n, w, s = count(game, game.play(state, token), depth - 1, memo)
            total = [total[0] + n, total[1] + weight * w, total[2] + weight * s]
        memo[key] = tuple(total)
    return memo[key]


def counted(data, position, depth, pairs):
    game = Game(data, dict(pair.split("=", 1) for pair in pairs))
    state = game.start() if position == "start" else game.read(position)
    return "{} {} {}".format(*count(game, state, depth, {}))


def table(data, path):
    """Prints the table as found; says whether every row was as stated."""
    position, options, same = "start", [], True
    for row in open(path, encoding="utf-8").read().splitlines():
        word, _, rest = row.partition(" ")
        if word == "position":
            position, options = rest, []
        elif word == "options":
            options += rest.split()
        elif word.isdigit():
            found = f"{word} {counted(data, position, int(word), options)}"
            same, row = same and found == row, found
        print(row, flush=True)
    return same


def main():
    with open(sys.argv[1], "rb") as file:
        data = tomllib.load(file)
    if sys.argv[2] == "--table":
        return 0 if table(data, sys.argv[3]) else 1
    print(counted(data, sys.argv[2], int(sys.argv[3]), sys.argv[4:]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
