"""The rule-of-thumb players of section 7: how the dossier describes them, with parameters drawn at random."""
from typing import NamedTuple

import build
import course
import disc
import flight
import landing
from state import Fighter

CLASSES = ("polar", "tropic", "equator")
AHEAD = 6                               # rounds that are looked ahead


class Habit(NamedTuple):
    """What a player is drawn with."""
    order: tuple                        # of command centers, by class
    aim: int                            # how many command centers
    turrets: int                        # for each command center before the next one
    wave: int                           # P saved before a launch


def mixed(rng):
    return Habit(tuple(rng.sample(CLASSES, 3)), rng.randint(1, 3), rng.randint(0, 3), rng.randint(1, 6))


def strong(rng):
    """The better half: three command centers, not an equatorial one first, no single fighters."""
    order = rng.sample(CLASSES, 3)
    if order[0] == "equator":
        order.reverse()
    return Habit(tuple(order), 3, rng.randint(0, 3), rng.randint(2, 6))


def turtle(rng):
    return Habit(tuple(rng.sample(CLASSES, 3)), 3, rng.randint(6, 10), 6)


class Player:
    def __init__(self, game, habit, rng):
        self.game, self.habit, self.rng = game, habit, rng

    def token(self, st, seat):
        name = self.game.asked(st)[0]
        legal = self.game.legal(st, name)
        if st.phase == "balance":
            return "settle" if "settle" in legal else max(legal, key=lambda token: self._upkeep(token[2:]))
        if st.phase == "build":
            return self._build(st, seat, legal)
        if st.phase == "cosmic":
            number, best = course.caught(st, seat)[0], self._longitude(st, seat)
            return f"F{number.number}:{best}"
        return max(legal, key=lambda token: sum(
            fighter.place == token.partition(">")[2] for fighter in st.sides[1 - seat].fighters))

    def _upkeep(self, field):
        return self.game.upkeep[disc.class_of(field)]

    def _build(self, st, seat, legal):
        side, habit = st.sides[seat], self.habit
        piece = build.free_piece(self.game, st, side)
        if piece == "C":
            return self._center(legal, habit.order[0])
        if piece == "T":
            return self._turret(st, seat, legal)
        overflows = side.points + len(side.centers) > self.game.most_points
        launches = [token for token in legal if token[0] == "L"]
        if launches and (side.points >= habit.wave or overflows):
            return launches[-1]
        due = next((kind for kind in habit.order[:habit.aim]
                    if kind not in {disc.class_of(center.field) for center in side.centers}), None)
        if due and len(side.turrets) >= min(habit.turrets * len(side.centers), self.game.most_turrets[seat]):
            return self._center(legal, due) if side.credits >= self.game.center_cost else "end"
        earns = build.balance(self.game, side) > 3
        return self._turret(st, seat, legal) if earns and any(token[0] == "T" for token in legal) else "end"

    def _center(self, legal, kind):
        return self.rng.choice([token for token in legal if token[0] == "C" and disc.class_of(token[2:]) == kind])

    def _turret(self, st, seat, legal):
        """Where enemies will be seen most often, the cheaper field first."""
        paths = self._paths(st, seat)

        def worth(token):
            field = token[2:]
            seen = sum(weight for place, weight in paths.items() if place in self.game.disc.near[field])
            return seen - 0.2 * self._upkeep(field), self.rng.random()
        return max((token for token in legal if token[0] == "T"), key=worth)

    def _paths(self, st, seat):
        """How often each field of the own planet is passed in the coming rounds, later ones less, by those who fly
        there and by one who is launched now."""
        home, enemy = st.sides[seat], st.sides[1 - seat]
        fighters = [*enemy.fighters, Fighter(99, enemy.cell)]
        seen = {}
        for ahead in range(AHEAD):
            home = home._replace(cell=self.game.sky.along(home.cell, 1), spin=(home.spin + 1) % disc.AROUND)
            moved = []
            for fighter in fighters:
                if fighter.place == home.cell:
                    fighter = landing.land(self.game, home, fighter, self.rng.randrange(disc.AROUND))
                elif flight.on_planet(fighter):
                    fighter = flight.air(self.game, home, fighter)
                else:
                    fighter = flight.space(self.game, st.side(seat, **home._asdict()), 1 - seat, fighter)
                moved.append(fighter)
                if flight.on_planet(fighter):
                    seen[fighter.place] = seen.get(fighter.place, 0) + 0.8 ** ahead
            fighters = moved
        return seen

    def _longitude(self, st, seat):
        """Fewest steps to the command center and least cover on the way."""
        home = st.sides[1 - seat]

        def cost(longitude):
            fighter = landing.land(self.game, home, Fighter(99, ""), longitude)
            total, aim = 0, flight.destination(home, fighter)
            while True:
                total += 1 + sum(fighter.place in self.game.disc.near[turret.field] for turret in home.turrets)
                if fighter.place == aim:
                    return total
                fighter = flight.air(self.game, home, fighter)
        return min(range(disc.AROUND), key=lambda longitude: (cost(longitude), self.rng.random()))
