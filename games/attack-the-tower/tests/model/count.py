"""Counts by this model; see counting.py of the kit.  Where both seats are asked, the first goes first."""
import sys

import counting
from model import Game


def make(data, options, seats):
    return Game(data, options, seats or None)


def follow(game, state):
    if game.is_chance(state):
        return [(game.befall(state, token), weight) for token, weight in game.outcomes(state)]
    seat = game.asked(state)[0]
    return [(game.act(state, seat, token), 1) for token in game.legal(state, seat)]


if __name__ == "__main__":
    sys.exit(counting.main(make, follow))
