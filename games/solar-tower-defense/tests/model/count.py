"""Counts by this model; see counting.py of the kit."""
import sys

import counting
from model import Game


def make(data, options, seats):
    return Game(data, options, seats or None)


def follow(game, state):
    if game.is_chance(state):
        return [(game.befall(state, token), weight) for token, weight in game.outcomes(state)]
    name = game.asked(state)[0]
    return [(game.act(state, name, token), 1) for token in game.legal(state, name)]


if __name__ == "__main__":
    sys.exit(counting.main(make, follow))
