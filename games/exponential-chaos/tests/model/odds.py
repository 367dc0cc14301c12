"""odds.py DATA: the figures of sections 2.3, 3, 5, 10 and 12 of the dossier, worked out exactly.

Prints what the dossier says and what was found; the exit status is 1 when the two differ.  The saucers left in
section 12 were worked out for 150 sampled invasion rolls, so they may differ by three sampling errors.
`odds.py DATA GAMES` also plays games between random players, for the first rows of section 12."""
import functools
import itertools
import math
import random
import statistics
import sys
import tomllib
from fractions import Fraction

import planet
from model import Game
from options import FACES

KINDS = "ybpx-"                                 # what a defense die can block with; missile and rebuild block nothing
SAMPLED = 150
WEIGHTS = {"y": 1, "b": 1, "p": 1, "x": 1, "-": 2}


# ------------------------------------------------------------------------------------------------ best blocking


@functools.cache
def left_of_colour(saucers, blasters, interceptors, strength):
    """The fewest saucers left on the dice of one colour (R21 to R25)."""
    best = sum(saucers)
    for index, left in enumerate(saucers):
        if left:
            with_less = lambda now: tuple(sorted(saucers[:index] + (now,) + saucers[index + 1:]))
            if blasters:
                less = with_less(max(0, left - strength))
                best = min(best, left_of_colour(less, blasters - 1, interceptors, strength))
            if interceptors:
                best = min(best, left_of_colour(with_less(0), blasters, interceptors - 1, strength))
    return best


def left(invasion, dice, strength):
    """The fewest saucers left on all dice; `invasion` holds the dice of each colour."""
    blasters, interceptors = [dice.count(die) for die in "ybp"], dice.count("x")
    shares = [share for share in itertools.product(range(interceptors + 1), repeat=3) if sum(share) <= interceptors]
    return min(sum(left_of_colour(saucers, fired, share, strength)
                   for saucers, fired, share in zip(invasion, blasters, shared)) for shared in shares)


def hands(size):
    """Every set of dice, sorted."""
    return [tuple(hand) for hand in itertools.combinations_with_replacement(KINDS, size)]


@functools.cache
def kept(hand):
    """Every set of dice that can be left lying."""
    return {part for size in range(len(hand) + 1) for part in itertools.combinations(hand, size)}


@functools.cache
def joined(hand, kind):
    return tuple(sorted(hand + (kind,), key=KINDS.index))


def expected(count, final, rerolls):
    """The expected least `final` value of a first roll and some re-rolls, and of each hand before it is rolled on."""
    value = dict(final)
    for _ in range(rerolls + 1):
        for size in range(count - 1, -1, -1):
            for hand in hands(size):
                value[hand] = sum(ways * value[joined(hand, kind)] for kind, ways in WEIGHTS.items()) / 6
        before = value[()]
        for hand in hands(count):
            value[hand] = min(value[part] for part in kept(hand))
    return before


def blocking(game, number, rerolls):
    """How many saucers get through on average when everything is done to stop them, and the sampling error of 150."""
    dice = len(game.ids[number]) // 3
    colour = {}
    for roll in itertools.product(FACES["even"], repeat=dice):
        colour[tuple(sorted(roll))] = colour.get(tuple(sorted(roll)), 0) + 1
    total = squares = 0.0
    for invasion in itertools.combinations_with_replacement(sorted(colour), 3):
        orders = math.factorial(3)
        for saucers in set(invasion):
            orders //= math.factorial(invasion.count(saucers))
        ways = orders * math.prod(colour[saucers] for saucers in invasion)
        count, strength = game.defense_dice[number], game.strength[number]
        final = {hand: left(invasion, hand, strength) for hand in hands(count)}
        value = expected(count, final, rerolls)
        total, squares = total + ways * value, squares + ways * value ** 2
    rolls = sum(colour.values()) ** 3
    return total / rolls, math.sqrt((squares / rolls - (total / rolls) ** 2) / SAMPLED)


# ------------------------------------------------------------------------------------------------ small figures


def sets(size, kinds=6):
    return math.comb(size + kinds - 1, size)


def small(game):
    """(what, as stated, as found)"""
    mean = Fraction(sum(FACES["even"]), 6)
    yield "2.3 saucers on average", (6, 12, 18), tuple(int(mean * len(game.ids[number])) for number in (1, 2, 3))
    most = tuple(game.defense_dice[number] * game.strength[number] for number in (1, 2, 3))
    yield "2.3 points of blasters, 5 points of a pool", (3, 8, 15), most
    yield "5 choices of re-rolls", (7, 15, 31), tuple(2 ** game.defense_dice[number] - 1 for number in (1, 2, 3))
    yield "10 final results", (56, 126, 252), tuple(sets(dice) for dice in (3, 4, 5))
    parts = tuple(sum(sets(size) for size in range(dice + 1)) for dice in (3, 4, 5))
    yield "10 kept sets", (84, 210, 462), parts
    yield "R66 points to wipe a planet", 26, sum(planet.WHOLE)
    yield "R66 points on a line", 10, sum(planet.WHOLE[crater] for crater in game.path[1])
    yield "2.5 best score", 29, planet.score(planet.WHOLE, game.scoring)
    yield "5 choices of an assignment", 46, assignments(game)


def assignments(game):
    """The most tokens of the assignment: five interceptors, nine dice."""
    saucers = ",".join(f"{die}:1" for die in game.ids[3])
    whole = "222222222222.2"
    st = game.read(f"ec1 n=2 r=3 f=1 t=1 ph=assign pl={whole}/{whole} inv={saucers} def=xxxxx rr=0 ms=0 pts=0 q=- tb=-")
    return len(game.legal(st, 1))


def missile(game, levels):
    """Expected change of the lead over one opponent by a Round 1 missile, its owner rebuilding cities only."""
    after, lead = planet.score(levels, game.scoring), Fraction(0)
    for number in planet.SECTORS:
        standing = planet.next_targets(levels, game.path[number])
        hit = planet.damage(levels, standing[0]) if standing else levels
        lead += Fraction(5, 36) * (after - planet.score(hit, game.scoring))
        lead -= Fraction(1, 36) * (1 if min(levels) < 2 else 0)
    return lead


def games(data, count):
    """Random players: each die is re-rolled with chance 1/2; dice are assigned and points spent at random, all of them,
    which is what the figures of section 12 come from."""
    for seats in (2, 4, 6):
        game, rng, scores, ties, cycles, wins = Game(data, {}, seats), random.Random(seats), [], 0, [], [0] * seats
        for _ in range(count):
            st, last = game.start(), None
            while not game.over(st):
                if st.phase == "tie":
                    last = st.tie.cycle
                elif not st.tie:
                    ended = st
                st = step(game, st, rng)
            if last:
                ties += 1
                cycles.append(last)
            scores += [game.score(ended if last else st, seat) for seat in range(1, seats + 1)]
            for winner in game.result(st)[0]:
                wins[winner - 1] += 1
        print(f"{seats} random, {count} games: mean {statistics.mean(scores):.2f} (sd {statistics.stdev(scores):.2f}), "
              f"at 0 {scores.count(0) / len(scores):.1%}, ties {ties / count:.1%}, cycles "
              f"{statistics.mean(cycles):.2f} / {max(cycles)}, wins {[round(100 * won / count) for won in wins]}")


def step(game, st, rng):
    if game.is_chance(st):
        return game.befall(st, roll(game, st, rng))
    seat = game.asked(st)[0]
    token = rng.choice([token for token in game.legal(st, seat) if token not in "EN"])
    if st.phase == "roll":
        chosen = "".join(str(number) for number in range(1, len(st.dice) + 1) if rng.random() < 0.5)
        token = f"R{chosen}" if chosen else "K"
    return game.act(st, seat, token)


def roll(game, st, rng):
    """An outcome by its chance, without the list of all."""
    if st.phase == "inv":
        faces = list(game.saucer_faces.elements())
        return "I:" + ",".join(f"{die}={rng.choice(faces)}" for die in game.ids[st.round])
    if st.phase == "def":
        symbols = list(game.symbols.elements())
        dice = st.dice or "?" * game.defense_dice[st.round]
        return "D:" + "".join(rng.choice(symbols) if die == "?" else die for die in dice)
    return rng.choice(game.outcomes(st))[0]


def main():
    with open(sys.argv[1], "rb") as file:
        data = tomllib.load(file)
    game, wrong = Game(data), 0
    found = [(what, stated, value, stated == value) for what, stated, value in small(game)]
    for rerolls, stated in ((3, (1.6, 3.9, 5.7)), (2, (2.0, 4.4, 6.2))):
        for number, said in zip((1, 2, 3), stated):
            value, error = blocking(game, number, rerolls)
            found.append((f"12 saucers left, round {number}, {rerolls} re-rolls", said,
                          f"{value:.4f} (sampling error {error:.2f})", abs(value - said) <= 0.05 + 3 * error))
    for what, levels, said in (("full planet", planet.WHOLE, Fraction(5, 6)),
                               ("something to rebuild", planet.damage(planet.WHOLE, 11), Fraction(2, 3))):
        lead = missile(game, levels)
        found.append((f"10 lead by a missile, {what}", said, lead, lead == said))
    for what, stated, value, same in found:
        wrong += not same
        print(f"{'' if same else 'DIFFERS  '}{what}: stated {stated}, found {value}")
    if sys.argv[2:]:
        games(data, int(sys.argv[2]))
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
