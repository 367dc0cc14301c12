"""Random games with checks: selfcheck.py DATA [GAMES] [SEED], or model.py --play GAMES SEED.

Options are drawn; two games of three begin in the middle, with lands, hands, specials and active abilities drawn, so
that every card and every kind of battle is seen.  At each step no card may be lost, no base or palace may hold too
much, and a position that is carried on must write the line that the one read from its line comes to, so nothing is
remembered that the line does not say.  At one step in four, and at the ends, the line must come back as the same
position, and somebody must be able to act.  At sampled positions every token that can be written is tried; sampled
strikes are judged once more by trying all their tokens."""
import collections
import itertools
import random
import re
import sys
import time
import tomllib

import line
import why
from model import OPTIONS, Flow, Game
from state import ARMIES, CARDS, SPACES, TERRITORIES, Illegal, Troop, Base, in_order
from strike import Strike

ENOUGH = 400        # turns, where no limit ends a game
LONGEST = 90        # seconds; the game under way is played to its end


def random_options(rng):
    return {key: rng.choice(values) for key, values in OPTIONS.items() if rng.random() < 0.3}


# ------------------------------------------------------------------------------------------------- positions

def middle(game, rng):
    """A main or renewal phase with cards drawn onto the board and into the hands, as a line."""
    phase = rng.choice(["main", "main", "main", "renew"])
    armies = [rng.choice(ARMIES) for _ in range(2)]
    rich = rng.random() < 0.5
    sides = [random_side(game, rng, army, phase, rich) for army in armies]
    active, memo = rng.choice([1, 2]), "d" if phase == "main" and rng.random() < 0.5 else "-"
    own, enemy = sides[active - 1], sides[2 - active]
    if enemy[0] == "fae" and "O" in enemy[5]:
        head, rest = re.fullmatch("([A-Z0-9]*)-?(.*)", own[5]).groups()
        own[5] = f"{head}!{rest}"
    turn = rng.randint(2, 30)
    return ";".join(["att1", str(turn), str(active), phase, *("/".join(side) for side in sides), memo])


def random_side(game, rng, army, phase, rich):
    bases, abilities = random_deck(game, rng, True), random_deck(game, rng, False)
    land = {}
    for space in SPACES:
        if rng.random() < (0.8 if rich else 0.4):
            land[space] = f"{bases.pop().upper()}{rng.choice([0, 1, 1, 2, 2])}"
    full = sum(all(t + s in land for s in "abc") for t in TERRITORIES)
    left = {card: abilities.count(card) for card in CARDS}
    specials = min(rng.randint(0, full), left["X"])
    ghosts = rng.choice([0, 0, 1]) if army == "undead" and phase != "renew" and left["X"] > specials else 0
    for _ in range(specials + ghosts):
        abilities.remove("X")
    played = [] if phase == "renew" else [abilities.pop() for _ in range(rng.choice([0, 1, 3, 5]))]
    abilities += [card for card in played if card == "X"]
    played = [card for card in played if card != "X"]
    hand = in_order(taken(bases, rng.randint(0, 2)) + taken(abilities, rng.randint(0, 4)))
    gone = [in_order(taken(pile, rng.choice([0, 2, len(pile) - 1, len(pile)]))) for pile in (bases, abilities)]
    effects = "".join(f"{c}{played.count(c)}" for c in CARDS if c in played)
    if phase != "renew" and rng.random() < 0.3:
        effects += {"fae": "t2", "undead": "k2"}.get(army, "")
    rows = ":".join(",".join(land.get(t + s, "-") for s in "abc") for t in TERRITORIES)
    palace = f"{specials}" + (f"+g{ghosts}" if ghosts else "")
    return [army, rows, palace, hand or "-", f"{len(bases)}.{gone[0]}-{len(abilities)}.{gone[1]}", effects or "-"]


def taken(pile, number):
    return [pile.pop() for _ in range(number)]


def random_deck(game, rng, lower):
    cards = [card for card, number in game.deck.items() for _ in range(number) if card.islower() == lower]
    rng.shuffle(cards)
    return cards


# ------------------------------------------------------------------------------------------------- choices

def choose(due, rng, style):
    """(seat, token)."""
    if isinstance(due, list):
        return 0, rng.choices([token for token, _ in due], [weight for _, weight in due])[0]
    seat = rng.choice(sorted(due))
    tokens = due[seat]
    if style == "random":
        return seat, rng.choice(tokens)
    attacks = [t for t in tokens if ">" in t]
    abilities = [t for t in tokens if t[0] == "!"]
    builds = [t for t in tokens if "@" in t]
    full = [t for t in tokens if t[:3] in ("hit", "kil", "sie") and "=" not in t]
    for some, likely in ((attacks, 0.7), (abilities, 0.3), (builds, 0.8), (full, 0.85)):
        if some and rng.random() < likely:
            return seat, rng.choice(some)
    if "go" in tokens and rng.random() < 0.7:
        return seat, "go"
    return seat, rng.choice(tokens)


# ------------------------------------------------------------------------------------------------- checks

def check_state(game, state, flow, rng, seen):
    """The line, what is due, and what a board can hold."""
    for side in flow.pos.sides.values():
        if side:
            check_side(game, state, side)
    if flow.due is not None and rng.random() > 0.25:
        return
    text = game.write(state)
    assert game.read(text) == state, "the line is read back as another position"
    again = game.flow(state)
    assert again.due == flow.due, f"carried on: {flow.due}, read: {again.due}"
    due = flow.due
    if isinstance(due, list):
        assert due and all(weight > 0 for _, weight in due), "an outcome that cannot come"
        if due[0][0][1:] in CARDS and len(due[0][0]) == 2:
            assert any(side and weights_fit(side, due) for side in flow.pos.sides.values()), "weights"
        assert all(why.OUTCOME.fullmatch(token) for token, _ in due)
    elif isinstance(due, dict):
        assert due and all(due.values()), "somebody is asked and can do nothing"
        for tokens in due.values():
            assert len(set(tokens)) == len(tokens), "doubles"
            assert all(why.ACTION.fullmatch(token) for token in tokens), f"no tokens: {tokens}"
    else:
        assert game.over(state)
    if rng.random() < 0.002:
        check_universe(game, state, rng, seen)


def weights_fit(side, due):
    """A draw is one of the cards of a pile."""
    pile = "B" if due[0][0][1].islower() else "A"
    return sum(weight for _, weight in due) == side.draw[pile]


def check_side(game, state, side):
    for _, base in side.all_bases():
        assert len(base.troops) <= 2, "R15"
    assert len(side.palace) <= 3
    if not state.tail and game.opt["special_limit_check"] == "at_once":
        assert len(side.palace) <= side.full() or state.quiet.split(";")[3] == "over", "R62"
    for pile in "BA":
        cards = collections.Counter(side.cards(pile))
        assert cards.total() + side.draw[pile] == game.deck_size(pile), "a card lost or found"
        assert all(number <= game.deck[card] for card, number in cards.items()), "a card too many"


def universe():
    """Every token that can be written, explicit amounts up to 3."""
    troops = [s + n for s in SPACES for n in "12"] + ["P1", "P2", "P3"]
    tokens = ["+B", "+A", "burn", "keep", "ok", "renew", "hold", "-", "go", "stop", "done"]
    tokens += [f"army:{name}" for name in ARMIES] + [f"={name}" for name in ARMIES] + ["=1", "=2"]
    tokens += [f"{card}@{space}" for card in "lshcw" for space in SPACES]
    tokens += [f"drop:{card}" for card in CARDS] + [f"={card}" for card in CARDS]
    tokens += [f"!{card}" for card in "LSHCWOX"] + [f"!O:{name}" for name in troops]
    tokens += [f"{word}:{space}" for word in ("raze", "place") for space in SPACES] + ["lose:P1", "lose:P2", "lose:P3"]
    plus = ["", "+P1", "+P2", "+P3", "+P1P2", "+P1P3", "+P2P3", "+P1P2P3"]
    tokens += [f"{t}{p}>{x}" for t in TERRITORIES for p in plus for x in TERRITORIES] + ["P>1", "P>2", "P>3"]
    tokens += [f"kill:{name}" for name in troops]
    for word, name in itertools.product(("hit", "siege"), troops + SPACES + ["P"]):
        tokens += [f"{word}:{name}"] + [f"{word}:{name}={n}" for n in (1, 2, 3)]
    return tokens


def check_universe(game, state, rng, seen):
    """A token is accepted exactly when it is listed, or says the full amount of one that is."""
    due = game.flow(state).due
    for token in universe():
        for seat in (0,) if token[0] == "=" else (1, 2):
            legal = [t for t, _ in due] if isinstance(due, list) and not seat else (
                due.get(seat, []) if isinstance(due, dict) and seat else [])
            try:
                after = game.play(state, f"{seat}:{token}" if seat else token)
                assert token in legal or token.split("=")[0] in legal, f"accepted, not listed: {token}"
                assert game.read(game.write(after)) == after
            except Illegal as no:
                assert token not in legal, f"listed, but refused: {token}: {no}"
                assert no.reason.endswith("."), no
                seen["refused " + no.rule] += 1


# ------------------------------------------------------------------------------------------------- strikes

def random_strike(rng):
    """A strike as a description, so that it can be made again."""
    foes = [(rng.randint(1, 5), rng.choice([0, 0, 0, 1, 2])) for _ in range(rng.randint(0, 4))]
    works = [rng.choice([0, 0, 1, 2]) for _ in range(rng.randint(0, 2))]
    return (foes, works, rng.choice([3, 4]), rng.random() < 0.8, rng.randint(0, 9), rng.choice([0, 0, 4, 5, 8]),
            rng.choice([0, 0, 0, 1, 2]), rng.random() < 0.3)


def made(words):
    foes, works, need, exposed, general, siege, marks, free = words
    troops = []
    for n, (power, damage) in enumerate(foes):
        troop = Troop("L")
        troop.need, troop.damage = power, min(damage, power)
        troops.append((f"1a{n}", troop))
    bases = [(f"2{n}", Base("L")) for n in range(len(works))]
    for (_, base), damage in zip(bases, works):
        base.damage = damage
    strike = Strike(troops, bases, need, exposed, False)
    strike.general, strike.siege, strike.marks, strike.free = general, siege, marks, free
    return strike


def fallen(strike):
    """The names of what is destroyed, troops that fall with their base included (R15); they stand on them in turn."""
    works = [n for n, base in strike.works if not strike.work_needs(base)]
    alive = [name for name, _ in strike.works]
    return frozenset(works + [name for n, (name, troop) in enumerate(strike.foes)
                              if not troop.needs() or (alive and alive[n % len(alive)] in works)])


def ends(words):
    """Every (names touched, names destroyed) that some order of full tokens comes to."""
    found, open_ends, known = set(), [()], set()
    while open_ends:
        tokens = open_ends.pop()
        strike, touched = made(words), frozenset(t.split(":")[1] for t in tokens)
        for token in tokens:
            strike.carry_out(token)
        gone = fallen(strike)
        key = (touched, strike.general, strike.siege, strike.marks, strike.assigned,
               tuple((t.damage, t.marked) for _, t in strike.foes), tuple(b.damage for _, b in strike.works))
        if key in known:
            continue
        known.add(key)
        found.add((touched, gone))
        for token in strike.tokens():
            if token != "ok" and "=" not in token:
                open_ends.append(tokens + (token,))
    return found


def check_strike(rng):
    """Whether a strike is asked for, from the words of section 5: by trying everything."""
    words = random_strike(rng)
    found, strike = ends(words), made(words)
    before = fallen(strike)
    reached = frozenset().union(*(touched for touched, _ in found)) - before
    takes_all = any(reached <= gone for _, gone in found)
    takes_some = any(gone - before for _, gone in found)
    reaches = bool(reached)
    assert not reaches or strike.takes_all() == takes_all, (words, "all", takes_all)
    assert strike.takes_some() == takes_some, (words, "some", takes_some)
    if takes_all:
        strike.take_all()
        assert fallen(strike) >= before | reached, (words, reached)


# ------------------------------------------------------------------------------------------------- games

def play(game, rng, seen):
    style = rng.choice(["random", "eager", "eager"])
    state = game.start() if rng.random() < 0.33 else game.read(middle(game, rng))
    flow, steps, last = game.flow(state), 0, None
    try:
        check_state(game, state, flow, rng, seen)
        while flow.due is not None and flow.pos.turn < ENOUGH:
            seat, token = choose(flow.due, rng, style)
            last = state, seat, token
            note(flow, seat, token, seen)
            state = game.act(state, seat, token)
            flow.feed(seat, token)
            if flow.quiet:
                assert state.tail == () and line.write(game, flow.pos) == state.quiet, f"{state} {flow.pos}"
                flow = Flow(game, flow.pos)
            else:
                assert state.tail, "a tail is missing"
            steps += 1
            check_state(game, state, flow, rng, seen)
        seen["end " + ("open" if not game.over(state) else "{1} {0}".format(*game.result(state)))] += 1
    except Exception:
        print("AT", last and game.write(last[0]), last and last[1:], game.opt)
        print("TO", game.write(state))
        raise
    return steps, flow.pos.turn


def note(flow, seat, token, seen):
    """What has been seen: abilities by army, and the words of tokens."""
    pos = flow.pos
    if token[0] == "!":
        seen[f"{pos.own(seat).army} {token[:2]} in {pos.phase}"] += 1
    elif ">" in token:
        seen["attack " + ("of the palace" if token[0] == "P" else "joined" if "+" in token else "")] += 1
    elif ":" in token:
        seen[token.split(":")[0]] += 1
    elif token[0] not in "=+" and "@" not in token:
        seen[token] += 1


def run(data, games, seed):
    rng, seen, began = random.Random(seed), collections.Counter(), time.time()
    for _ in range(10 * games):
        check_strike(rng)
    played = steps = longest = 0
    while played < games and time.time() - began < LONGEST:
        played += 1
        more, turns = play(Game(data, random_options(rng)), rng, seen)
        steps, longest = steps + more, max(longest, turns)
    print(f"{played} games from seed {seed}, {steps} steps, longest {longest} turns, {10 * games} strikes, "
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
