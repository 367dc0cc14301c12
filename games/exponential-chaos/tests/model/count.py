"""Counts by this model; see counting.py of the kit."""
import sys

import counting
import line
from model import Game
from options import joined


class Counted(Game):
    """A game that takes over the options of the line it reads."""

    def __init__(self, data, options, seats):
        super().__init__(data, options, seats)
        self.given = data, options

    def read(self, text):
        data, options = self.given
        super().__init__(data, joined(options, line.options(text)), self.seats)
        return super().read(text)


def make(data, options, seats):
    return Counted(data, options, seats or None)


def follow(game, state):
    if game.is_chance(state):
        return [(game.befall(state, token), weight) for token, weight in game.outcomes(state)]
    seat = game.asked(state)[0]
    return [(game.act(state, seat, token), 1) for token in game.legal(state, seat)]


if __name__ == "__main__":
    sys.exit(counting.main(make, follow))
