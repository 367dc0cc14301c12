"""What a game of Raise the Shields! is made of: sheets, players, states, and the refusal."""
from __future__ import annotations

from typing import NamedTuple

SEATS = "ABCDEF"


class Illegal(Exception):
    """A token that the rules refuse; `rule` is a rule number, or "S6" for a token that is no notation at all."""

    def __init__(self, rule, reason):
        super().__init__(f"{rule}: {reason}")
        self.rule, self.reason = rule, reason


class Sheet(NamedTuple):
    fill: int = 0                       # mask of the filled triangles
    rects: tuple = (0,) * 6             # filled rectangles of sectors 1 to 6
    cities: str = "......"              # . not enabled, n enabled this round, o ready, x used
    used: bool = False                  # an ability was used this round (R39)


class Player(NamedTuple):
    sheet: Sheet = Sheet()              # as it lies open; in the work step as it was before
    die: int | None = None
    work: tuple = ()                    # tokens of the running work step
    draft: Sheet | None = None          # the sheet with those tokens carried out
    plan: tuple | None = None           # the assignment: work sector, shape, attack
    drawn: bool = False
    attacks: tuple = ()                 # the sector attacked; solo: and that of the second roll
    answer: str | None = None           # in react


class State(NamedTuple):
    players: tuple
    phase: str                          # setup, roll, flip, work, second, react, over
    round: int = 1
    first: int = 0
    asked: int = 0                      # in flip: the seat asked now
    shared: tuple | None = None
    winners: str = ""                   # in over: seats, "-" (solo, a city lost) or "0" (the last round is over)


def turned(value, sign):
    """R15: one up or down; 6 and 1 are neighbours."""
    return value % 6 + 1 if sign == "+" else (value - 2) % 6 + 1
