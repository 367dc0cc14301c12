"""What a game of Solar Tower Defense is made of: states, sides, pieces, and the refusal."""
from __future__ import annotations

from typing import NamedTuple

SEATS = "EM"
PHASES = ("start", "fights", "move", "balance", "build", "cosmic", "over")
OPEN, DECLINED = "?", "-"


class Illegal(Exception):
    """A token that the rules refuse; `rule` is a rule number, or "S6" for a token that is no notation at all."""

    def __init__(self, rule, reason):
        super().__init__(f"{rule}: {reason}")
        self.rule, self.reason = rule, reason


class Building(NamedTuple):
    """A command center or turret."""
    field: str
    damaged: bool = False


class Fighter(NamedTuple):
    """`place` is a cell or a field; `course` is what section 6 writes behind it: nothing in space (- if it has declined
    to land), on a planet + or -, n3, s3, n3>NT, or ? while its facing is open."""
    number: int
    place: str
    course: str = ""


class Side(NamedTuple):
    """One player; lists are in board order, undamaged first, fighters by number."""
    cell: str
    spin: int = 0
    credits: int = 0
    points: int = 0
    centers: tuple = ()
    turrets: tuple = ()
    fighters: tuple = ()


class At(NamedTuple):
    """Whose turn it is within the Fights phase: step, seat, piece (nothing while the owner picks one) and its aim."""
    step: str
    seat: int
    piece: str = ""
    aim: str = ""


class State(NamedTuple):
    sides: tuple                # Earth, Mars
    round: int = 1
    phase: str = "start"
    asked: tuple = ()           # the seats that have to act
    starter: int | None = None
    winner: int | None = None
    at: At | None = None
    due: tuple = (0, 0)         # R20: what the fighters' step has earned so far
    shot: tuple = ()            # (seat, turret) that fired in the planetary war (option turret_shots)
    left: tuple = ()            # turrets of this step that have still to fire (option turret_order)
    drafts: tuple = ()          # of each seat the side as it plans it (option build_order)

    def side(self, seat, **changes):
        """The state with one side changed."""
        sides = list(self.sides)
        sides[seat] = sides[seat]._replace(**changes)
        return self._replace(sides=tuple(sides))
