"""Counts for the second model of any game: sequences, total weight, weighted sum of tallies.

A game's count.py says how its model makes a game and what can follow on a state, and then takes
    count.py DATA POSITION DEPTH [key=value ...]
    count.py DATA --table FILE
POSITION is a position line or the word start; `seats=N` may stand among the options.  Every action and every outcome is
one step; a game that is over ends its sequence early.  A whole table (`conform::CountTable`) is counted again and printed
as found; the exit status is 1 when a row differs."""
import sys
import tomllib


def count(game, follow, state, depth, memo):
    if depth == 0 or game.over(state):
        return 1, 1, game.tally(state)
    key = game.write(state), depth
    if key not in memo:
        total = [0, 0, 0]
        for after, weight in follow(game, state):
            n, w, s = count(game, follow, after, depth - 1, memo)
            total = [total[0] + n, total[1] + weight * w, total[2] + weight * s]
        memo[key] = tuple(total)
    return memo[key]


def counted(make, follow, data, position, depth, pairs):
    options = dict(pair.split("=", 1) for pair in pairs)
    game = make(data, options, int(options.pop("seats", 0)))
    state = game.start() if position == "start" else game.read(position)
    return "{} {} {}".format(*count(game, follow, state, depth, {}))


def table(make, follow, data, path):
    """Prints the table as found; says whether every row was as stated."""
    position, options, same = "start", [], True
    for row in open(path, encoding="utf-8").read().splitlines():
        word, _, rest = row.partition(" ")
        if word == "position":
            position, options = rest, []
        elif word == "options":
            options += rest.split()
        elif word == "seats":
            options.append(f"seats={rest}")
        elif word.isdigit():
            found = f"{word} {counted(make, follow, data, position, int(word), options)}"
            same, row = same and found == row, found
        print(row, flush=True)
    return same


def main(make, follow):
    """`make` takes data, options and seats; `follow` lists what a state can become, each with its weight."""
    with open(sys.argv[1], "rb") as file:
        data = tomllib.load(file)
    if sys.argv[2] == "--table":
        return 0 if table(make, follow, data, sys.argv[3]) else 1
    print(counted(make, follow, data, sys.argv[2], int(sys.argv[3]), sys.argv[4:]))
    return 0
