"""What section 7 measured, measured again: figures.py DATA GAMES [SEED].

The players are drawn anew for every game.  The dossier tells its players in words only, so these are others of the same
kind: shares and lengths should come close, not agree to the digit."""
import collections
import random
import sys
import tomllib

import flight
import thumb
from model import Game
from state import SEATS

PAIRS = {
    "random - random": ("random", "random", {}),
    "mixed - mixed": ("mixed", "mixed", {}),
    "strong - strong, first": ("strong", "strong", {"build_order": "start_player"}),
    "strong - strong": ("strong", "strong", {}),
    "strong - random": ("strong", "random", {}),
    "random - strong": ("random", "strong", {}),
    "strong - turtle": ("strong", "turtle", {}),
    "mixed, even_10": ("mixed", "mixed", {"solar_map": "even_10"}),
    "strong, diagonals": ("strong", "strong", {"planet_adjacency": "diagonals"}),
    "strong, turret_shots = one": ("strong", "strong", {"turret_shots": "one"}),
    "strong, landing_list = five": ("strong", "strong", {"landing_list": "five"}),
    "strong, polar_landing = equator": ("strong", "strong", {"polar_landing": "equator", "max_rounds": "40"}),
    "strong, retarget = list": ("strong", "strong", {"retarget": "list"}),
    "strong, mars_ceres": ("strong", "strong", {"homes": "mars_ceres"}),
    "strong, earth_ceres": ("strong", "strong", {"homes": "earth_ceres"}),
}


class Random:
    def __init__(self, game, rng):
        self.game, self.rng = game, rng

    def token(self, st, seat):
        return self.rng.choice(self.game.legal(st, SEATS[seat]))


def player(game, kind, rng):
    return Random(game, rng) if kind == "random" else thumb.Player(game, getattr(thumb, kind)(rng), rng)


def play(game, players, rng, seen):
    """The finished state of one game; `seen` counts what happened."""
    st = game.start()
    while not game.over(st):
        before = st
        if game.is_chance(st):
            token = rng.choice(game.outcomes(st))[0]
            st = game.befall(st, token)
        else:
            seat = st.asked[0]
            token = players[seat].token(st, seat)
            st = game.act(st, SEATS[seat], token)
        note(game, before, token, st, seen)
    return st


def note(game, st, token, after, seen):
    """Shots, kills, launches, losses and landings of one step."""
    fighters = [sum(len(side.fighters) for side in one.sides) for one in (st, after)]
    if token[0] == "d":
        seen[f"{st.at.step} shots"] += 1
        seen[f"{st.at.step} kills"] += fighters[0] - fighters[1]
    seen["launched"] += max(fighters[1] - fighters[0], 0)
    centers, turrets = (sum(len(getattr(side, kind)) for side in st.sides)
                        - sum(len(getattr(side, kind)) for side in after.sides) for kind in ("centers", "turrets"))
    seen["centers lost"] += max(centers, 0) * (token[0] == "d")
    seen["buildings lost"] += max(centers + turrets, 0) * (token[0] == "d")
    for seat, (old, new) in enumerate(zip(st.sides, after.sides)):
        in_space = {fighter.number: fighter.place for fighter in old.fighters if not flight.on_planet(fighter)}
        for fighter in new.fighters:
            if flight.on_planet(fighter) and fighter.number in in_space:
                ring = in_space[fighter.number][0]
                seen["by the planet" if token[0] == "F" else
                     "along the orbit" if ring == game.homes[1 - seat] else "radial"] += 1


def measure(data, name, games, seed):
    one, other, options = PAIRS[name]
    game, rng = Game(data, options), random.Random(f"{name} {seed}")
    ends, rounds, seen = collections.Counter(), [], collections.Counter()
    for _ in range(games):
        st = play(game, [player(game, kind, rng) for kind in (one, other)], rng, seen)
        winner, rule = game.result(st)
        ends["limit" if rule == "R29" else winner or "draw"] += 1
        rounds.append(st.round)
    rounds.sort()
    middle, tenth = rounds[games // 2], rounds[games * 9 // 10]
    print(f"{name}: {' / '.join(str(ends[key]) for key in ('E', 'M', 'draw', 'limit'))}; rounds "
          f"{sum(rounds) / games:.1f}, {middle}, {tenth}, {rounds[-1]}", flush=True)
    if name == "strong - strong":
        print("  " + ", ".join(f"{key} {number / games:.1f}" for key, number in sorted(seen.items())), flush=True)


def main():
    with open(sys.argv[1], "rb") as file:
        data = tomllib.load(file)
    for name in PAIRS:
        measure(data, name, int(sys.argv[2]), (sys.argv[3:] or [1])[0])


if __name__ == "__main__":
    main()
