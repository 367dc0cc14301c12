"""Reference model of Exponential Chaos, written from the rule dossier alone (rules R1..R69, "S6" = notation).

`state.py` and `planet.py` say what a position is made of, `course.py` what every roll and choice leads to,
`tiebreak.py` how a game ends, `options.py` what can be set, `line.py` reads and writes positions, `why.py` reads tokens
and refuses them; `examples.py` runs the dossier, `tables.py` its tables, `cases.py` further cases, `odds.py` its
figures, `selfcheck.py` random games.  QUESTIONS.md says what the dossier left open.

    model.py --play GAMES SEED [DATA]     random games with checks
    model.py --serve [DATA]               answers requests, see serve.py
    model.py --show LINE [DATA]           what is due at a position

Plain on purpose: a state is a tuple, every step makes a new one.  What is legal is listed, a token is accepted when it
stands in the list, and why another is refused is worked out afterwards.
"""
from __future__ import annotations

import itertools
import math
import pathlib
import sys
import tomllib
from collections import Counter

import course
import line
import planet
import tiebreak
import why
from options import FACES, chosen
from state import Illegal, State

CHANCE = ("inv", "def", "hit", "missile", "tie")


class Game:
    def __init__(self, data, options=None, seats=None):
        self.opt = chosen(options)
        if seats not in (None, 2, 3, 4, 5, 6):
            raise ValueError("2 to 6 seats")
        self.seats = seats
        self.rerolls, self.tiebreak_cap = int(self.opt["rerolls"]), int(self.opt["tiebreak_cap"])
        self.tiebreak_points = int(self.opt["tiebreak_points"])
        self.owner_chooses = self.opt["sector_hit"] == "owner_chooses"
        self.saucer_faces = Counter(FACES[self.opt["invasion_faces"]])
        self.path = {sector: planet.path(sector, self.opt["sector_numbering"]) for sector in planet.SECTORS}
        self._components(data)

    def _components(self, data):
        """Sections 2.3 to 2.5."""
        self.scoring = data["scoring"]
        rounds = {row["round"]: row for row in data["rounds"]}
        self.ids = {number: row["invasion_dice_ids"] for number, row in rounds.items()}
        self.defense_dice = {number: row["defense_dice"] for number, row in rounds.items()}
        self.strength = {number: row["icon_points"] for number, row in rounds.items()}
        self.symbols = Counter(data["defense_die"]["faces"])

    def score(self, st, seat):
        return planet.score(st.planets[seat - 1], self.scoring)

    # -------------------------------------------------------------------------------- positions

    def start(self, first=1):
        """R1 to R7; the draw of R5 comes before the first position."""
        return State((planet.WHOLE,) * (self.seats or 2), first, first)

    def read(self, text):
        return line.read(self, text)

    def write(self, st):
        return line.write(self, st)

    # -------------------------------------------------------------------------------- what is due

    def is_chance(self, st):
        return st.phase in CHANCE

    def over(self, st):
        return st.phase == "over"

    def asked(self, st):
        """The seat that may act, in a list."""
        if self.is_chance(st) or self.over(st):
            return []
        return [{"free": st.queue[:1], "choose": tuple(hit.seat for hit in st.hits[:1])}.get(st.phase, (st.active,))[0]]

    def legal(self, st, seat):
        """The tokens of a seat, each choice once."""
        if seat not in self.asked(st):
            return []
        if st.phase == "roll":
            numbers = [str(n) for n in range(1, len(st.dice) + 1) if n not in st.locked]
            subsets = itertools.chain.from_iterable(
                itertools.combinations(numbers, size) for size in range(1, len(numbers) + 1))
            return ["K"] + ["R" + "".join(subset) for subset in subsets]
        if st.phase == "assign":
            return ["E"] + [f"{number}>{self.ids[st.round][index]}" for number, die in enumerate(st.dice, 1)
                            for index in course.targets(self, st, die)]
        if st.phase == "fire":
            return ["F", "W"]
        if st.phase == "choose":
            return [f"H{planet.NAMES[crater]}" for crater in course.choosing(self, st)]
        levels = st.planets[seat - 1]
        return ["N"] + [f"+{name}" for name, level in zip(planet.NAMES, levels) if level < 2]

    def outcomes(self, st):
        """Every outcome with its weight: in how many ways the dice show it."""
        sixths = [(str(sector), 1) for sector in planet.SECTORS]
        if st.phase == "inv":
            ids = self.ids[st.round]
            faces = sorted(self.saucer_faces.items())
            return [("I:" + ",".join(f"{die}={value}" for die, (value, _) in zip(ids, roll)), weight(roll))
                    for roll in itertools.product(faces, repeat=len(ids))]
        if st.phase == "def":
            dice = st.dice or "?" * self.defense_dice[st.round]
            faces = [self.symbols.items() if die == "?" else [(die, 1)] for die in dice]
            return [("D:" + "".join(die for die, _ in roll), weight(roll)) for roll in itertools.product(*faces)]
        if st.phase == "hit":
            return [(f"S:{self.ids[st.round][course.striking(st)]}@{number}", ways) for number, ways in sixths]
        if st.shot:
            return [(f"X:{st.shot.waiting[0]}@{number}", ways) for number, ways in sixths]
        if st.phase in ("missile", "tie"):
            name = f"T:{st.active}@" if st.tie else "M:"
            return [(name + number, ways) for number, ways in sixths]
        return []

    def outcome_count(self, st):
        """How many outcomes would be listed."""
        if st.phase == "inv":
            return len(self.saucer_faces) ** len(self.ids[st.round])
        if st.phase == "def":
            return len(self.symbols) ** (st.dice.count("?") or self.defense_dice[st.round])
        return len(planet.SECTORS) if self.is_chance(st) else 0

    def possible(self, st, token):
        """Whether an outcome may come now; the same as being listed, without making the list of millions."""
        if st.phase == "inv":
            shown = [part.split("=") for part in token[2:].split(",")]
            return token[0] == "I" and [die for die, _ in shown] == self.ids[st.round] and all(
                int(value) in self.saucer_faces for _, value in shown)
        if st.phase == "def":
            dice = st.dice or "?" * self.defense_dice[st.round]
            return token[0] == "D" and len(token) == 2 + len(dice) and all(
                new in self.symbols if old == "?" else new == old for old, new in zip(dice, token[2:]))
        return token in [listed for listed, _ in self.outcomes(st)]

    # -------------------------------------------------------------------------------- acting

    def play(self, st, token):
        """The state after one token, an action with or without its seat or an outcome; raises Illegal."""
        seat, bare = why.read(self, st, token)
        if seat == 0:
            if not self.possible(st, bare):
                raise Illegal(*why.impossible(self, st, bare))
            return self.befall(st, bare)
        if bare not in self.legal(st, seat):
            raise Illegal(*why.reason(self, st, seat, bare))
        return self.act(st, seat, bare)

    def befall(self, st, token):
        """The state after an outcome that may come."""
        kind, rolled = token.split(":")
        if kind == "I":
            return course.invasion(st, tuple(int(part[-1]) for part in rolled.split(",")))
        if kind == "D":
            return course.defense(self, st, rolled)
        number = int(rolled[-1])
        if kind == "S":
            return course.strike(self, st, number)
        return course.counter(self, st, number) if kind == "X" else course.launch(self, st, number)

    def act(self, st, seat, token):
        """The state after an action that is listed; `seat` is the one that is asked."""
        if token == "K":
            return course.keep(self, st)
        if token[0] == "R":
            return course.reroll(self, st, [int(number) for number in token[1:]])
        if token == "E":
            return course.hitting(self, st)
        if token[1:2] == ">":
            return course.assign(self, st, int(token[0]), self.ids[st.round].index(token[2:]))
        if token == "F":
            return st._replace(phase="missile")
        if token == "W":
            return course.withhold(self, st)
        crater = None if token == "N" else planet.INDEX[token[1:]]
        if token[0] == "H":
            return course.choose(self, st, crater)
        return course.free(self, st, crater) if st.phase == "free" else course.rebuild(self, st, crater)

    # -------------------------------------------------------------------------------- the end, and counting

    def places(self, st):
        """The place of each seat in order, or None while the game goes on."""
        return tiebreak.final_places(self, st) if self.over(st) else None

    def result(self, st):
        """(seats that have won, rule) of a game that is over; None before."""
        if not self.over(st):
            return None
        winners = [seat for seat, place in enumerate(self.places(st), 1) if place == 1]
        return winners, ("R58" if not st.places else "R62" if len(winners) == 1 else "R63")

    def tally(self, st):
        """One number that almost every change moves, for count tables.  Craters, dice and seats count by their place,
        from 1: seat x place of crater x level, 3 x place of invasion die x saucers, 5 x place of defense die x symbol
        (y b p x m r are 1 to 6, 6 more when assigned, 0 in the hand), 7 x re-rolls, 11 x missiles, 13 x points, 17 x
        each seat of the queue, and at the end 1000 x seat x place."""
        planets = sum(seat * place * level for seat, levels in enumerate(st.planets, 1)
                      for place, level in enumerate(levels, 1))
        saucers = sum(place * left for place, left in enumerate(st.saucers, 1))
        dice = sum(place * ("?ybpxmr".find(die.lower()) + 6 * die.isupper()) for place, die in enumerate(st.dice, 1))
        numbers = 7 * st.rerolls + 11 * st.missiles + 13 * st.points + 17 * sum(st.queue)
        places = sum(seat * place for seat, place in enumerate(self.places(st) or (), 1))
        return planets + 3 * saucers + 5 * dice + numbers + 1000 * places


def weight(roll):
    return math.prod(ways for _, ways in roll)


def load(path=None):
    """The data: the file named, or that of the game's folder."""
    with open(path or pathlib.Path(__file__).parent / "../../components.toml", "rb") as file:
        return tomllib.load(file)


def show(data, text):
    """Prints what is due at a position and where everything leads."""
    try:
        game = Game(data, line.options(text))
        st = game.start() if text == "start" else game.read(text)
    except ValueError as error:
        print(f"no position: {error}")
        return 1
    print(game.write(st), "scores", *[game.score(st, seat) for seat in range(1, len(st.planets) + 1)])
    print("result", game.result(st), "places", game.places(st)) if game.over(st) else None
    for token, ways in game.outcomes(st)[:300]:
        print(f"{ways} x {token}  ->  {game.write(game.befall(st, token))}")
    for seat in game.asked(st):
        for token in game.legal(st, seat):
            print(f"{seat}:{token}  ->  {game.write(game.act(st, seat, token))}")
    return 0


def main(words):
    if words[:1] == ["--play"] and len(words) >= 3:
        import selfcheck
        return selfcheck.run(load(*words[3:4]), int(words[1]), int(words[2]))
    if words[:1] == ["--serve"]:
        import serve
        return serve.run(load(*words[1:2]))
    if words[:1] == ["--show"] and len(words) >= 2:
        return show(load(*words[2:3]), words[1])
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
