"""Random games with checks: selfcheck.py DATA [GAMES] [SEED], or model.py --play GAMES SEED.

Options are drawn.  At each step the line must come back as the same state and somebody must be able to act; every step
is judged once more from the words of the rules, without the model's own ways of carrying it out; at sampled states
every token that can be written is tried.  At the end the result is judged."""
import collections
import itertools
import random
import sys
import time
import tomllib

import disc
import flight
import why
from model import Game
from options import OPTIONS
from state import SEATS, Illegal

LONGEST = 90                            # seconds; the game under way is played to its end
ROUNDS = 60                             # a game without limit is left after so many


def random_game(data, rng):
    while True:
        options = {key: rng.choice(values) for key, values in OPTIONS.items() if rng.random() < 0.3}
        if options.get("homes", "earth_mars") == "earth_mars" or options.get("solar_map") != "even_10":
            return Game(data, options)


# ------------------------------------------------------------------------------------------------ checks of a state


def check_state(game, st, rng, seen):
    assert game.read(game.write(st)) == st, "the line is read back as another state"
    asked = game.asked(st)
    assert game.is_chance(st) + game.over(st) + bool(asked) == 1, "one of chance, choice, over"
    for seat, side in enumerate(st.sides):
        assert 0 <= side.points <= 6 and side.credits >= 0, "R20, R43"
        assert len(side.fighters) <= 18 and len(side.turrets) <= game.most_turrets[seat], "R47, R48"
        assert len({disc.class_of(center.field) for center in side.centers}) == len(side.centers), "R47"
    for name in asked:
        legal = game.legal(st, name)
        assert legal and len(set(legal)) == len(legal), "dead end or doubles"
        assert all(why.ACTION.fullmatch(token) for token in legal), "no tokens"
    if st.phase != "start" and game.opt["start_positions"] == "fixed":
        moved = st.round - (st.phase != "cosmic" and not (game.over(st) and game.result(st)[1] == "R29"))
        for cell, side in zip(game.start_cells, st.sides):
            assert side.cell == game.sky.along(cell, moved) and side.spin == moved % 8, "R3, R50, R51"
    if rng.random() < 0.01:
        check_universe(game, st, seen)


def universe(game):
    """Every token that can be written, but cells only of one ring."""
    fields = game.disc.fields
    tokens = ["end", "settle", *(f"L{count}" for count in range(1, 7))]
    tokens += [f"{kind}@{field}" for kind in "CTX" for field in fields] + [f"X@{field}*" for field in fields]
    tokens += [f"{pole}>{cell}" for pole in disc.POLES for cell in game.sky.point]
    numbers = [*range(1, 19)]
    tokens += [f"F{one}{mark}{k}" for one in numbers for mark in ":^" for k in range(8)]
    tokens += [f"F*:{k}" for k in range(8)] + [f"F{one}:-" for one in numbers]
    tokens += [f"{field}!" for field in fields] + [f"{field}>F{one}" for field in fields for one in numbers]
    return tokens


def check_universe(game, st, seen):
    """A token is accepted exactly when it is listed."""
    outcomes = [token for token, _ in game.outcomes(st)]
    for token in [f"d{die}" for die in range(1, 7)] + ["s2,3", "s4,4"]:
        assert accepted(game, st, token, seen) == (token in outcomes), token
    for name, token in itertools.product(SEATS, universe(game)):
        assert accepted(game, st, f"{name}:{token}", seen) == (token in game.legal(st, name)), token


def accepted(game, st, token, seen):
    try:
        game.play(st, token)
    except Illegal as no:
        assert no.reason.endswith(".") and no.rule != "S6", no
        seen["refused " + no.rule] += 1
        return False
    return True


# ------------------------------------------------------------------------------------------------ checks of a step


def check_step(game, st, token, after):
    """What may change, and by how much."""
    for seat, (old, new) in enumerate(zip(st.sides, after.sides)):
        other = st.sides[1 - seat]
        before = {fighter.number: fighter for fighter in old.fighters}
        now = {fighter.number: fighter for fighter in new.fighters}
        lost = before.keys() - now.keys()
        assert len(lost) <= (token[0] == "d"), "one die destroys one fighter"
        for number in lost:
            shooter = f"{SEATS[1 - seat]}.{st.at.piece}"
            assert st.at.step in ("plan", "space") and SEATS[st.at.seat] == SEATS[1 - seat], shooter
            check_shot(game, other, st, before[number], int(token[1]))
        for number in before.keys() & now.keys():
            check_flight(game, other, after.sides[1 - seat], before[number], now[number])
        launched = now.keys() - before.keys()
        revealed = st.drafts and token == "end"
        assert not launched or token[0] == "L" or revealed, "launched in the Building phase (R48)"
        assert len(launched) <= old.points, "R45"
        check_money(game, st, seat, token, old, new)


def check_shot(game, owner, st, fighter, die):
    """R9, R13 to R16: a turret can hit only what is in its reach."""
    field = st.at.piece.partition("/")[0]
    if st.at.step == "plan":
        near = set(game.disc.near[field])
        assert die >= 5 and fighter.place in near, "R9, R13"
        return
    assert die >= (4 if disc.class_of(field) == "equator" else 3), "R16"
    directions = range(8) if disc.is_pole(field) else [(owner.spin - int(field[2])) % 8]
    assert fighter.place in [game.sky.point[owner.cell][direction] for direction in directions], "R14, R15"


def check_flight(game, before, after, old, new):
    """R24 to R27: a fighter stays, moves one cell, lands, or moves one field.  `after` is the enemy's side later."""
    if old.place == new.place:
        return
    if not flight.on_planet(old):
        if not flight.on_planet(new):
            ahead = [game.sky.along(old.place, -1), *game.sky.link[old.place].values()]
            assert new.place in ahead, "R24"
            return
        lands = {disc.latitude(center.field) for center in (*before.centers, *after.centers)}
        equator = game.opt["polar_landing"] == "equator" and "EQ"
        # A landing of the Cosmic phase may be followed by the next Movement phase within one step.
        reach = {latitude for field in game.disc.fields for latitude in [disc.latitude(field)]
                 if latitude in lands or latitude == equator}
        near = {field for field in game.disc.fields if any(disc.latitude(one) in reach for one in lines(game, field))}
        assert new.place in near, "R30"
        return
    assert flight.on_planet(new) and new.place in lines(game, old.place), "R26, R27"


def lines(game, field):
    """A field and those joined to it by lines, whatever the option planet_adjacency says of turrets."""
    latitude, k = disc.LATITUDES.index(disc.latitude(field)), field[2:]
    if not k:
        return {field, *(f"{disc.LATITUDES[1 if latitude == 0 else 3]}{number}" for number in range(8))}
    ends = {disc.LATITUDES[latitude + step] for step in (1, -1)}
    return {field, *(end if end in disc.POLES else end + k for end in ends),
            *(f"{disc.LATITUDES[latitude]}{(int(k) + step) % 8}" for step in (1, -1))}


def check_money(game, st, seat, token, old, new):
    """R13, R16, R20 and R42 to R45: what a step costs and earns."""
    credits, points = new.credits - old.credits, new.points - old.points
    bare, own = token.rpartition(":")[2] if token[1:2] == ":" else token, seat in st.asked
    if st.drafts and bare == "end":
        launched = len(new.fighters) - len(old.fighters)
        assert points == -launched and credits <= 6 * len(old.turrets) + 12 * len(old.centers), "R45"
        return
    if token[0] == "d":
        if game.opt["reward_resource"] == "credits":
            credits, points = points, credits
        assert credits == 0 and abs(points) <= 20, "R13, R16, R20"
    elif bare == "settle" and own:
        income = {"polar": 16, "tropic": 13, "equator": 10}
        upkeep = {"polar": 3, "tropic": 2, "equator": 1}
        earned = sum(income[disc.class_of(one.field)] for one in old.centers)
        assert credits == earned - sum(upkeep[disc.class_of(one.field)] for one in old.turrets), "R42"
        assert new.points == min(6, old.points + len(old.centers)), "R42"
    elif not st.drafts and own and bare[1:2] == "@":
        free = st.round == 1 and not (old.centers if bare[0] == "C" else old.turrets)
        gained = len(new.turrets) - len(old.turrets), len(new.centers) - len(old.centers)
        price = {(1, 0): -12, (0, 1): -24, (-1, 0): 6, (0, -1): 12}[gained]
        assert credits == (0 if free else price) and points == 0, "R5, R43, R45"
    elif not st.drafts and own and bare[0] == "L":
        assert credits == 0 and -points == int(bare[1:]) == len(new.fighters) - len(old.fighters), "R45"
    else:
        assert credits == points == 0, "nothing is paid"


def check_end(game, st):
    """R28, R29 in the words of the rules."""
    winner, rule = game.result(st)
    centers = [len(side.centers) for side in st.sides]
    if rule == "R28":
        assert min(centers) == 0 and winner == ("" if not max(centers) else SEATS[centers.index(max(centers))])
        return
    assert min(centers) > 0 and st.round == int(game.opt["max_rounds"])
    income = {"P": 16, "T": 13, "Q": 10}
    for measure in (lambda side: len(side.centers), lambda side: sum(income[one.field[1]] for one in side.centers),
                    lambda side: len(side.turrets), lambda side: side.points + len(side.fighters)):
        one, other = map(measure, st.sides)
        if one != other:
            assert winner == SEATS[one < other]
            return
    assert winner == ""


# ------------------------------------------------------------------------------------------------ games


def choose(game, st, rng, style):
    """A seat and a token: anything, or mostly what builds and launches."""
    name = rng.choice(game.asked(st))
    legal = game.legal(st, name)
    useful = [token for token in legal if token[0] in "CTL" or token == "settle"]
    if style == "builds" and useful and rng.random() < 0.8:
        kinds = sorted({token[0] for token in useful})
        kind = rng.choice(kinds)
        return name, rng.choice([token for token in useful if token[0] == kind])
    if "end" in legal and rng.random() < 0.2:
        return name, "end"
    return name, rng.choice(legal)


def play(game, rng, seen):
    style = rng.choice(["random", "builds"])
    st, token, steps = game.start(), "-", 0
    try:
        check_state(game, st, rng, seen)
        while not game.over(st) and st.round < ROUNDS:
            if game.is_chance(st):
                token = rng.choice(game.outcomes(st))[0]
                after = game.befall(st, token)
                assert after == game.play(st, token)
            else:
                name, token = choose(game, st, rng, style)
                after = game.act(st, name, token)
                assert after == game.play(st, f"{name}:{token}")
            if token[0] != "p":
                check_step(game, st, token, after)
            seen[f"{kind_of(token)} in {st.phase}"] += 1
            st, steps = after, steps + 1
            check_state(game, st, rng, seen)
        if game.over(st):
            check_end(game, st)
            seen["end {1} {0}".format(*game.result(st))] += 1
    except Exception:
        print("AT", game.write(st), token, game.opt)
        raise
    return steps, st.round


def kind_of(token):
    return token[-1] if token[-1] in "!-" else "aim" if ">" in token else "facing" if "^" in token else token[0]


def run(data, games, seed):
    rng, seen, began = random.Random(seed), collections.Counter(), time.time()
    played, steps, rounds = 0, 0, []
    while played < games and time.time() - began < LONGEST:
        played += 1
        more, last = play(random_game(data, rng), rng, seen)
        steps += more
        rounds.append(last)
    print(f"{played} games from seed {seed}, {steps} steps, {sum(rounds) / played:.1f} rounds, at most {max(rounds)}, "
          f"{time.time() - began:.0f} s")
    for key, number in sorted(seen.items()):
        print(f"  {key}: {number}")
    return 0


def main():
    with open(sys.argv[1], "rb") as file:
        data = tomllib.load(file)
    return run(data, *map(int, (sys.argv[2:] + ["50", "1"][len(sys.argv) - 2:])[:2]))


if __name__ == "__main__":
    sys.exit(main())
