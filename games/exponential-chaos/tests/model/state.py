"""What a game of Exponential Chaos is made of: states, tie-breaks, and the refusal."""
from __future__ import annotations

from typing import NamedTuple

PHASES = ("inv", "def", "roll", "assign", "hit", "fire", "missile", "choose", "free", "rebuild", "tie", "over")
COLOURS = {"y": "Y", "b": "B", "p": "P"}        # a blaster and the colour of the dice it removes saucers from
LAST_ROUND = 3


class Illegal(Exception):
    """A token that the rules refuse; `rule` is a rule number, or "S6" for a token that is no notation at all."""

    def __init__(self, rule, reason):
        super().__init__(f"{rule}: {reason}")
        self.rule, self.reason = rule, reason


class Tie(NamedTuple):
    """A tie-break (R59 to R64); seats are in turn order everywhere."""
    cycle: int
    attackers: tuple            # who still attacks in this cycle, the current attacker first
    tied: tuple
    dropped: tuple = ()         # for each cycle that lost anybody the seats it lost


class Shot(NamedTuple):
    """A missile whose counter rolls are not all made."""
    number: int
    waiting: tuple              # the seats that have still to roll


class Hit(NamedTuple):
    """Damage that is still to be dealt."""
    seat: int
    sector: int
    points: int


class State(NamedTuple):
    planets: tuple              # of each seat the levels of 13 craters
    first: int = 1              # first seat of the game
    active: int = 1             # in the tie-break: the attacker
    round: int = 1
    phase: str = "inv"
    saucers: tuple = ()         # remaining on each invasion die of the round; empty before the roll
    dice: str = ""              # defense dice: letters, capital when assigned, ? in the hand; empty before the roll
    rerolls: int = 0
    missiles: int = 0           # not yet fired
    points: int = 0             # rebuild points left to whoever decides
    queue: tuple = ()           # seats with a free rebuild waiting
    tie: Tie | None = None
    locked: tuple = ()          # numbers of the locked dice (option set_aside_locked)
    hits: tuple = ()            # damage still to be dealt (option sector_hit)
    shot: Shot | None = None
    places: tuple = ()          # of each seat, after a tie-break


def clockwise(count, start):
    """R8: all seats in order, beginning with one."""
    return [(start - 1 + step) % count + 1 for step in range(count)]


def damaged_planet(state, seat):
    """Whether something on the planet can be rebuilt."""
    return min(state.planets[seat - 1]) < 2
