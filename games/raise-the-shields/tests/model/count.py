"""count.py DATA POSITION DEPTH [key=value ...]: sequences, total weight, weighted sum of tallies.

POSITION is a position line or the word start; `seats=N` may stand among the options.  Every action and every
outcome is one step; where several seats are asked, the lowest goes first; a game that is over ends its sequence
early.  count.py DATA --table FILE counts a whole table again (`conform::CountTable`) and prints it as found; its
exit status is 1 when a row differs."""
import sys
import tomllib

from model import Game


def count(game, state, depth, memo):
    if depth == 0 or game.over(state):
        return 1, 1, game.tally(state)
    key = state, depth
    if key not in memo:
        if game.luck(state):
            steps = [(game.befall(state, token), weight) for token, weight in game.outcomes(state)]
        else:
            seat = game.asked(state)[0]
            steps = [(game.act(state, seat, token), 1) for token in game.legal(state, seat)]
        total = [0, 0, 0]
        for after, weight in steps:
            n, w, s = count(game, after, depth - 1, memo)
            total = [total[0] + n, total[1] + weight * w, total[2] + weight * s]
        memo[key] = tuple(total)
    return memo[key]


def counted(data, position, depth, pairs):
    options = dict(pair.split("=", 1) for pair in pairs)
    seats = options.pop("seats", None)
    game = Game(data, options, int(seats) if seats else None)
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
        elif word == "seats":
            options.append(f"seats={rest}")
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
