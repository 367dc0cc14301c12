"""Counts by this model; see counting.py of the kit."""
import sys

import counting
from model import Game


def make(data, options, _seats):
    return Game(data, options)


def follow(game, state):
    steps = game.outcomes(state) if game.is_chance(state) else [(token, 1) for token in game.legal(state)]
    return [(game.play(state, token), weight) for token, weight in steps]


if __name__ == "__main__":
    sys.exit(counting.main(make, follow))
