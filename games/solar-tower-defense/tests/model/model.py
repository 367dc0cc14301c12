"""Reference model of Solar Tower Defense, written from the rule dossier alone (rules R1..R54, "S6" = notation).

`state.py` says what a position is made of, `disc.py` and `sky.py` what the boards are, `course.py` how phases follow
each other; `fight.py`, `flight.py` with `landing.py`, and `build.py` carry them out, `ending.py` ends the game.
`options.py` is section 7, `line.py` reads and writes positions, `why.py` reads tokens and refuses them; `examples.py`
runs the dossier, `tables.py` its tables, `cases.py` further cases, `figures.py` its rule-of-thumb players (`thumb.py`),
`selfcheck.py` random games.  QUESTIONS.md says what the dossier left open.

    model.py --play GAMES SEED [DATA]     random games with checks
    model.py --serve [DATA]               answers requests, see serve.py
    model.py --show LINE [key=value ...]  what is due at a position

Plain on purpose: a state is a tuple, every step makes a new one.  What is legal is listed, a token is accepted when it
stands in the list, and why another is refused is worked out afterwards.
"""
from __future__ import annotations

import itertools
import pathlib
import sys
import tomllib

import build
import course
import disc
import ending
import fight
import line
import sky
import why
from options import HOMES, chosen
from state import SEATS, Illegal, State


class Game:
    def __init__(self, data, options=None, seats=None):
        self.opt = chosen(options)
        if seats not in (None, 2):
            raise ValueError("two seats")
        self.secret = self.opt["build_order"] == "secret"
        self.shared = self.opt["stacking"] == "shared"
        self.six = self.opt["landing_list"] == "six"
        self.disc = disc.Disc(data["planet"], self.opt["planet_adjacency"] == "diagonals")
        self.homes = HOMES[self.opt["homes"]]
        self._map(data)
        self._costs(data)

    def _map(self, data):
        """Sections 2.3 and 2.4."""
        solar = data["solar"][self.opt["solar_map"]]
        self.sky = sky.Sky(solar)
        printed = self.opt["solar_map"] == "rings_8_12_16"
        starts = data["start"]["homes"][self.opt["homes"]] if printed else solar["start"]
        self.start_cells = [f"{ring}{starts[ring]}" for ring in self.homes]

    def _costs(self, data):
        """Section 2.2."""
        turret, center, fighter = (data["costs"][kind] for kind in ("turret", "command_center", "fighter"))
        limits, self.rewards = data["limits"], data["rewards"]
        [self.turret_cost], [self.center_cost] = ({*costs["build_cr"].values()} for costs in (turret, center))
        self.turret_refund, self.center_refund = turret["dismantle_refund_cr"], center["dismantle_refund_cr"]
        self.upkeep, self.incomes = turret["upkeep_cr"], center["income_cr"]
        [self.center_points] = {*center["income_p"].values()}
        self.turret_hits = {"plan": turret["hit_planetary"], "space": turret["hit_space"]}
        self.fighter_hits = fighter["hit_planetary"]
        self.most_points, self.most_fighters = limits["p_max"], limits["fighters"]
        self.most_turrets = [limits["turrets_ceres" if ring == "C" else "turrets"] for ring in self.homes]

    def income(self, center):
        return self.incomes[disc.class_of(center.field)]

    def reward(self, st, seat, amount):
        """R20, option reward_resource."""
        side = st.sides[seat]
        if self.opt["reward_resource"] == "credits":
            return st.side(seat, credits=max(side.credits + amount, 0))
        return st.side(seat, points=min(max(side.points + amount, 0), self.most_points))

    def in_order(self, buildings):
        """Board order, undamaged first."""
        return tuple(sorted(buildings, key=lambda building: (self.disc.order[building.field], building.damaged)))

    # -------------------------------------------------------------------------------- positions

    def start(self):
        return State(course.start(self))

    def read(self, text):
        return line.read(self, text)

    def write(self, st):
        return line.write(self, st)

    # -------------------------------------------------------------------------------- what is due

    def over(self, st):
        return st.phase == "over"

    def is_chance(self, st):
        return not st.asked and not self.over(st)

    def asked(self, st):
        return [SEATS[seat] for seat in st.asked]

    def legal(self, st, name):
        """The tokens of a seat, each choice once."""
        if name not in self.asked(st):
            return []
        if st.phase in ("balance", "build"):
            return build.choices(self, st, SEATS.index(name))
        return (fight if st.phase == "fights" else course).choices(self, st)

    def outcomes(self, st):
        """Every outcome with its weight."""
        if not self.is_chance(st):
            return []
        if st.phase == "fights":
            return [(f"d{die}", 1) for die in range(1, 7)]
        if st.sides[0].cell == sky.NOWHERE:
            pairs = itertools.product(*(self.sky.cells(ring) for ring in self.homes))
            return [(f"p{one},{other}", 1) for one, other in pairs]
        return [(f"s{one},{other}", 1) for one, other in itertools.product(range(1, 7), repeat=2)]

    # -------------------------------------------------------------------------------- acting

    def play(self, st, token):
        """The state after one token, an action with or without its seat or an outcome; raises Illegal."""
        name, bare = why.read(self, st, token)
        if not name:
            if bare not in [listed for listed, _ in self.outcomes(st)]:
                raise Illegal(*why.impossible(self, st))
            return self.befall(st, bare)
        if bare not in self.legal(st, name):
            raise Illegal(*why.reason(self, st, name, bare))
        return self.act(st, name, bare)

    def befall(self, st, token):
        """The state after an outcome that may come."""
        if st.phase == "fights":
            return fight.roll(self, st, int(token[1:]))
        parts = token[1:].split(",")
        if token[0] == "p":
            return st.side(0, cell=parts[0]).side(1, cell=parts[1])
        return course.starting(self, st, [int(die) for die in parts])

    def act(self, st, name, token):
        """The state after an action that is listed."""
        if st.phase in ("balance", "build"):
            return build.act(self, st, SEATS.index(name), token)
        return (fight if st.phase == "fights" else course).choose(self, st, token)

    # -------------------------------------------------------------------------------- the end, and counting

    def result(self, st):
        """(winner, or nothing for a draw, rule) of a game that is over; None before."""
        if not self.over(st):
            return None
        return "" if st.winner is None else SEATS[st.winner], ending.rule(st)

    def tally(self, st):
        """One number that almost every change moves, for count tables: 7 x round; for Earth once and for Mars twice its
        possessions, 5 x spin and its fighters (number x course); 17 x the possessions of each draft that differs from its
        side; 11 and 13 x the P that are due; at the end 1000 (Earth), 2000 (Mars) or 3000 (draw)."""
        total = 7 * st.round + 11 * st.due[0] + 13 * st.due[1]
        for weight, side in enumerate(st.sides, 1):
            fighters = sum(fighter.number * self._course(fighter) for fighter in side.fighters)
            total += weight * (self._possessions(side) + 5 * side.spin + fighters)
        total += sum(17 * self._possessions(draft) for side, draft in zip(st.sides, st.drafts) if draft != side)
        if self.over(st):
            total += 3000 if st.winner is None else 1000 * (st.winner + 1)
        return total

    def _possessions(self, side):
        """Credits, 3 x P, and the place of each field on the board, from 1, x 2 for a turret there, x 5 for a command
        center, x 1 more if damaged."""
        place = {field: number for number, field in enumerate(self.disc.fields, 1)}
        total = side.credits + 3 * side.points
        for worth, buildings in ((5, side.centers), (2, side.turrets)):
            total += sum(place[building.field] * (worth + building.damaged) for building in buildings)
        return total

    def _course(self, fighter):
        """The place of its field, or 30 + the number of its cell; and its heading: 7 declined, 100 clockwise, 200
        counter-clockwise, 300 north and 400 south + the longitude + 20 x the latitude of its goal, 500 open."""
        if fighter.place not in self.disc.order:
            return 30 + int(fighter.place[1:]) + (7 if fighter.course else 0)
        place, course_ = self.disc.order[fighter.place] + 1, fighter.course
        if course_ in "+-?":
            return place + {"+": 100, "-": 200, "?": 500}[course_]
        meridian, _, goal = course_.partition(">")
        latitude = disc.LATITUDES.index(goal) + 1 if goal else 0
        return place + {"n": 300, "s": 400}[meridian[0]] + int(meridian[1:]) + 20 * latitude


def load(path=None):
    """The data: the file named, or that of the game's folder."""
    with open(path or pathlib.Path(__file__).parent / "../../components.toml", "rb") as file:
        return tomllib.load(file)


def show(text, pairs):
    game = Game(load(), dict(pair.split("=", 1) for pair in pairs))
    st = game.start() if text == "start" else game.read(text)
    print(game.write(st))
    for name in game.asked(st):
        print(name, *game.legal(st, name))
    print(*(token for token, _ in game.outcomes(st)), game.result(st) or "")


def main():
    word, *rest = sys.argv[1:]
    if word == "--play":
        import selfcheck
        return selfcheck.run(load(*rest[2:]), int(rest[0]), int(rest[1]))
    if word == "--serve":
        import serve
        return serve.run(load(*rest))
    return show(rest[0], rest[1:])


if __name__ == "__main__":
    sys.exit(main())
