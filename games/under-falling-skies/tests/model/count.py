"""count.py DATA POSITION DEPTH [key=value ...]: sequences, total weight, weighted sum of tallies.

POSITION is a position line or the word start.  Every action and every outcome is one step; a game that is
over ends its sequence early."""
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


def main():
    with open(sys.argv[1], "rb") as file:
        data = tomllib.load(file)
    game = Game(data, dict(pair.split("=", 1) for pair in sys.argv[4:]))
    state = game.start() if sys.argv[2] == "start" else game.read(sys.argv[2])
    print(*count(game, state, int(sys.argv[3]), {}))


if __name__ == "__main__":
    main()
