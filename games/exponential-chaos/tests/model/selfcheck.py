"""Random games with checks: selfcheck.py DATA [GAMES] [SEED], or model.py --play GAMES SEED.

Seats and options are drawn; three games of five begin in the middle, with planets drawn, at a turn or in a tie-break,
so that empty paths, missing cores and long tie-breaks are seen.  At each step the line must come back as the same state
and somebody must be able to act; every step is judged once more from the words of the rules, without the model's own
ways of carrying it out; at sampled states every token that can be written is tried.  At the end the length and the
places are judged."""
import collections
import itertools
import random
import sys
import time
import tomllib

import course
import odds
import planet
import why
from model import Game
from options import OPTIONS
from state import Illegal, clockwise

LONGEST = 90                            # seconds; the game under way is played to its end


def random_options(rng):
    options = {key: rng.choice(values) for key, values in OPTIONS.items() if rng.random() < 0.35}
    if "tiebreak_cap" in options:
        options["tiebreak_cap"] = str(rng.randint(1, 12))
    return options


# ------------------------------------------------------------------------------------------------ positions


def random_planet(rng):
    rich = rng.choice([(0, 0, 0, 1), (0, 1, 1, 2), (0, 1, 2), (1, 2, 2, 2, 2, 2, 2), (0, 2)])
    levels = tuple(rng.choice(rich) for _ in range(12))
    return levels + (rng.choice((0, 0, 1, 2)),)


def middle(game, rng):
    """The beginning of a turn, or of a tie-break with all leaders made equal."""
    count = game.seats
    planets = tuple(rng.choice([random_planet(rng), random_planet(rng), planet.WHOLE]) for _ in range(count))
    first, number = rng.randint(1, count), rng.choice((1, 2, 3, 3))
    st = game.start(first)._replace(planets=planets, round=number, active=rng.randint(1, count))
    if rng.random() < 0.6:
        return st
    alike = rng.sample(range(count), rng.randint(2, count))
    planets = [planets[alike[0]] if seat in alike else planets[seat] for seat in range(count)]
    order = clockwise(count, first)
    moved = 2 if game.opt["first_player"] == "rotates" else 0
    last = order[(moved - 1) % count]
    return course.end_turn(game, st._replace(planets=tuple(planets), round=3, active=last))


# ------------------------------------------------------------------------------------------------ checks


def check_state(game, st, rng, seen):
    text = game.write(st)
    assert game.read(text) == st, "the line is read back as another state"
    asked = game.asked(st)
    assert game.is_chance(st) + game.over(st) + bool(asked) == 1, "one of chance, choice, over"
    for levels in st.planets:
        assert len(levels) == 13 and set(levels) <= {0, 1, 2}, "12 cities and a core (R53)"
    if game.is_chance(st) and game.outcome_count(st) <= 300:
        outcomes = game.outcomes(st)
        assert len(dict(outcomes)) == len(outcomes) == game.outcome_count(st)
        dice = len(game.ids[st.round]) if st.phase == "inv" else (
            (st.dice.count("?") or game.defense_dice[st.round]) if st.phase == "def" else 1)
        assert sum(weight for _, weight in outcomes) == 6 ** dice, "weights"
        assert all(why.OUTCOME.fullmatch(token) and game.possible(st, token) for token, _ in outcomes)
    for seat in asked:
        legal = game.legal(st, seat)
        assert legal and len(set(legal)) == len(legal), "dead end or doubles"
        assert len(legal) > 1, "nothing to decide"
        assert all(why.ACTION.fullmatch(token) for token in legal)
    if rng.random() < 0.004:
        check_universe(game, st, rng, seen)


def universe(game, rng):
    """Every action and nearly every outcome."""
    tokens = list("KENFW")
    tokens += [f"R{''.join(some)}" for size in range(1, 6) for some in itertools.combinations("12345", size)]
    ids = game.ids[3]
    tokens += [f"{number}>{die}" for number in range(1, 6) for die in ids]
    tokens += [f"+{name}" for name in planet.NAMES] + [f"H{name}" for name in planet.NAMES if name != "C"]
    tokens += [f"S:{die}@{n}" for die in ids for n in planet.SECTORS] + [f"M:{n}" for n in planet.SECTORS]
    tokens += [f"{word}:{seat}@{n}" for word in "XT" for seat in range(1, 7) for n in planet.SECTORS]
    for size in (3, 4, 5):
        tokens += ["D:" + "".join(rng.choice("ybpxmr") for _ in range(size)) for _ in range(20)]
    for number in (1, 2, 3):
        roll = lambda: ",".join(f"{die}={rng.randint(0, 3)}" for die in game.ids[number])
        tokens += [f"I:{roll()}" for _ in range(20)]
    return tokens


def check_universe(game, st, rng, seen):
    """A token is accepted exactly when it is listed."""
    listed = {seat: game.legal(st, seat) for seat in range(1, len(st.planets) + 1)}
    if game.outcome_count(st) <= 20000:
        listed[0] = {token for token, _ in game.outcomes(st)}
    for token in universe(game, rng):
        is_outcome = token[1:2] == ":"
        for seat in [seat for seat in listed if is_outcome == (seat == 0)]:
            try:
                after = game.play(st, f"{seat}:{token}" if seat else token)
                assert token in listed[seat], f"accepted, not listed: {seat}:{token}"
                assert game.read(game.write(after)) == after
            except Illegal as no:
                assert token not in listed[seat], f"listed, but refused: {token}: {no}"
                assert no.reason.endswith(".") and no.rule != "S6", no
                seen["refused " + no.rule] += 1


def check_step(game, st, token, after):
    """Judges a step from the words of the rules: what may change, by how much, and where."""
    changed = [seat for seat, (old, new) in enumerate(zip(st.planets, after.planets), 1) if old != new]
    sums = {seat: sum(after.planets[seat - 1]) - sum(st.planets[seat - 1]) for seat in changed}
    if token[0] in "+H":
        owner = {"+": st.active if st.phase == "rebuild" else st.queue[:1] and st.queue[0],
                 "H": st.hits and st.hits[0].seat}[token[0]]
        crater = planet.INDEX[token[1:]]
        old, new = st.planets[owner - 1][crater], after.planets[owner - 1][crater]
        assert (new == old + 1 and sums == {owner: 1}) if token[0] == "+" else new < old, "one point (R49, R34)"
    elif token[0] not in "SX":
        assert not changed, "only damage and rebuilding change a planet"
    if token[0] == "S":
        index = game.ids[st.round].index(token[2:4])
        assert not any(st.saucers[:index]) and st.saucers[index], "R31"
        if not game.owner_chooses:
            check_damage(game, st, after, st.active, int(token[-1]), st.saucers[index])
    if token[0] == "X" and not game.owner_chooses:
        seat, number = int(token[2]), st.shot.number
        points = 0 if int(token[-1]) == number else (
            int(game.opt["tiebreak_points"]) if st.tie else st.round)
        check_damage(game, st, after, seat, number, points)
    check_numbers(game, st, token, after)
    if game.owner_chooses and token[0] in "SXH":
        check_chosen(game, st, token, after)
    if token[1:2] == ">":
        die, name = st.dice[int(token[0]) - 1], token[2:]
        index = game.ids[st.round].index(name)
        gone = st.saucers[index] if die == "x" else min(st.round, st.saucers[index])
        assert gone and (die == "x" or die.upper() == name[0]), "R21, R22, R25"
        if after.saucers:
            assert after.saucers == st.saucers[:index] + (st.saucers[index] - gone,) + st.saucers[index + 1:]


def check_numbers(game, st, token, after):
    """What a step sets: re-rolls, locked dice, missiles, points, and who rolls against an attack."""
    strength = int(game.opt["tiebreak_points"]) if after.tie else after.round
    if after.phase == "rebuild" and st.phase != "rebuild":
        assert after.points == after.dice.count("r") * strength > 0, "R48"
    if after.phase == "free" and (st.phase != "free" or st.queue != after.queue):
        assert after.points == strength, "R44, R61"
    if after.phase in ("missile", "fire") and st.phase in ("hit", "assign", "def", "roll"):
        assert after.missiles == after.dice.count("m") > 0, "R40"
    if token[0] == "R":
        kept = {number for number, die in enumerate(st.dice, 1) if str(number) not in token[1:]}
        assert after.rerolls == st.rerolls - 1 and all(after.dice[number - 1] == st.dice[number - 1] for number in kept)
        assert set(after.locked) == (kept if game.opt["set_aside_locked"] == "true" else set())
        assert set(st.locked) <= set(after.locked), "a locked die is taken up"
    if token[0] in "MT":
        count = len(st.planets)
        others = [(st.active + step) % count + 1 for step in range(count - 1)]
        if st.tie:
            others = [seat for seat in others if seat in st.tie.tied]
        elif game.opt["missile_targets"] == "neighbours":
            others = others[:1] + others[1:][-1:]
        assert list(after.shot.waiting) == others, "R42, R46, R60"


def path(game, sector):
    across = sector + 3 if sector < 4 else sector - 3
    if game.opt["sector_numbering"] == "opposites_sum_7":
        across = 7 - sector
    return [planet.INDEX[name] for name in (f"{sector}o", f"{sector}i", "C", f"{across}i", f"{across}o")]


def check_damage(game, st, after, seat, sector, points):
    """R33, R37: as much falls as there is, and nothing falls behind a crater that still stands."""
    way = path(game, sector)
    old, new = st.planets[seat - 1], after.planets[seat - 1]
    assert all(old[crater] == new[crater] for crater in range(13) if crater not in way), "beside the path"
    before, rest = ([levels[crater] for crater in way] for levels in (old, new))
    assert sum(before) - sum(rest) == min(points, sum(before)), "R29, R37"
    for place in range(4):
        assert rest[place] == 0 or rest[place + 1:] == before[place + 1:], "R33"
    assert [seat for seat, (was, now) in enumerate(zip(st.planets, after.planets), 1) if was != now] in ([], [seat])


def check_chosen(game, st, token, after):
    """The option sector_hit: each point falls or finds the whole path empty, nothing falls behind a sector that still
    stands, and nobody is asked about less than two cities."""
    due = list(st.hits)
    if token[0] == "S":
        due = [(st.active, int(token[-1]), st.saucers[game.ids[st.round].index(token[2:4])])]
    elif token[0] == "X" and int(token[-1]) != st.shot.number:
        due.append((int(token[2]), st.shot.number, int(game.opt["tiebreak_points"]) if st.tie else st.round))
    left = {hit.seat: hit.points for hit in after.hits}
    for seat, sector, points in due:
        way = path(game, sector)
        old, new = ([levels[seat - 1][crater] for crater in way] for levels in (st.planets, after.planets))
        spent, fallen = points - left.get(seat, 0), sum(old) - sum(new)
        assert 0 <= fallen <= spent and (fallen == spent or not any(new)), "R29, R37"
        assert not any(new[:2]) or new[2:] == old[2:], "the core behind a city"
        assert not new[2] or new[3:] == old[3:], "the far side behind the core"
    if after.phase == "choose":
        seat, sector, _ = after.hits[0]
        levels = [after.planets[seat - 1][crater] for crater in path(game, sector)]
        assert all(levels[:2]) or not any(levels[:3]) and all(levels[3:]), "two cities to choose from"


def check_end(game, st, fought, seen):
    """R64: who fought in more cycles stands higher, then who has more points."""
    count = len(st.planets)
    key = [(fought[seat], game.score(st, seat)) for seat in range(1, count + 1)]
    places = tuple(1 + sum(other > own for other in key) for own in key)
    assert game.places(st) == places, (game.places(st), places)
    winners, rule = game.result(st)
    cycles = max(fought.values(), default=0)
    assert rule == ("R58" if not cycles else "R62" if len(winners) == 1 else "R63"), rule
    assert rule != "R63" or cycles == int(game.opt["tiebreak_cap"]), "shared before the last cycle"
    best = max(game.score(st, seat) for seat in range(1, count + 1))
    seen["winner below somebody"] += game.score(st, winners[0]) < best
    seen["places shared below"] += len(set(places)) < count - len(winners) + 1
    seen["end " + rule] += 1


# ------------------------------------------------------------------------------------------------ games


def choose(game, st, rng, style):
    """A random player, one that never stops, or one that keeps what it has."""
    legal = game.legal(st, game.asked(st)[0])
    more = [token for token in legal if token not in "EN"]
    if style == "spends" and more:
        return rng.choice(more)
    if style == "keeps" and "K" in legal and rng.random() < 0.7:
        return "K"
    return rng.choice(legal)


def play(game, rng, seen):
    style = rng.choice(["random", "spends", "spends", "keeps"])
    begins = rng.random() < 0.4
    st = game.start(rng.randint(1, game.seats)) if begins else middle(game, rng)
    steps, turns, fought, token = 0, 0, collections.Counter(), "-"
    try:
        check_state(game, st, rng, seen)
        while not game.over(st):
            if game.is_chance(st):
                token = odds.roll(game, st, rng)
                after = game.befall(st, token)
                assert after == game.play(st, token)
            else:
                seat, token = game.asked(st)[0], choose(game, st, rng, style)
                after = game.act(st, seat, token)
                assert after == game.play(st, f"{seat}:{token}")
            check_step(game, st, token, after)
            turns += token[0] == "I"
            if token[0] == "T":
                fought.update({seat: st.tie.cycle - fought[seat] for seat in st.tie.tied})
            note(st, token, seen)
            st, steps = after, steps + 1
            check_state(game, st, rng, seen)
        check_end(game, st, fought, seen)
        assert not begins or turns == 3 * game.seats, "R67"
        most = 200 * 3 * game.seats + 150 * int(game.opt["tiebreak_cap"])
        assert steps <= most, "longer than it can be"
    except Exception:
        print("AT", game.write(st), token, game.opt)
        raise
    return steps, max(fought.values(), default=0)


def note(st, token, seen):
    kind = token[:2] if token[1:2] == ":" else ">" if ">" in token else token[0]
    seen[f"{kind} in {st.phase}{' of a tie-break' if st.tie else ''}"] += 1


def run(data, games, seed):
    rng, seen, began = random.Random(seed), collections.Counter(), time.time()
    played = steps = longest = cycles = 0
    while played < games and time.time() - began < LONGEST:
        played += 1
        more, fought = play(Game(data, random_options(rng), rng.randint(2, 6)), rng, seen)
        steps, longest, cycles = steps + more, max(longest, more), max(cycles, fought)
    print(f"{played} games from seed {seed}, {steps} steps, longest {longest} steps and {cycles} cycles, "
          f"{time.time() - began:.0f} s")
    for key, number in sorted(seen.items()):
        print(f"  {key}: {number}")
    return 0


def main():
    with open(sys.argv[1], "rb") as file:
        data = tomllib.load(file)
    return run(data, int(sys.argv[2]) if len(sys.argv) > 2 else 100, int(sys.argv[3]) if len(sys.argv) > 3 else 1)


if __name__ == "__main__":
    sys.exit(main())
