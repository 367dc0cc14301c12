"""selfcheck.py DOSSIER DATA [GAMES] [SEED]: geometry, worked examples, further cases, then random games.

Games have 1, 2, 3 or 6 seats and random options; two of three begin in the middle, with lines drawn to some
emitters, cities ready or used and rectangles filled, so that every ending is seen.  At each step the line must come
back as the same state and somebody must be able to act.  At sampled states every token that can be written is tried
(of drawings and city 3 some), and drawings are judged once more, cell by cell, from the words of R16 to R20."""
import collections
import itertools
import random
import sys
import tomllib

import examples
import further
import geometry
from model import FULL, OPTIONS, Game
from state import SEATS, Illegal

SEAT_NUMBERS = (1, 1, 1, 2, 3, 6)


def random_options(rng):
    options = {key: rng.choice(values) for key, values in OPTIONS.items() if rng.random() < 0.4}
    if "round_cap" in options:
        options["round_cap"] = str(rng.randint(10, 30))
    return options


def roll(game, st, rng):
    digits = "".join(rng.choice("123456") for _ in range(game.dice_due(st)))
    return {"setup": f"S{digits}", "roll": f"R{digits[:2]}/{digits[2:]}", "second": f"r{digits}"}[st.phase]


def random_sheet(game, rng):
    """A consistent sheet without six shields: some lines outward, some growth, some rectangles."""
    realm = game.realm
    while True:
        sheet, number = game.start().players[0].sheet, rng.randint(0, 5)
        fill = 0
        for emitter in rng.sample(range(6), number):
            for corner in rng.sample([(emitter, "11d 11e 12f 12g 13h 13i 14j"),
                                      (emitter + 1, "11b 11a 12b 12a 13b 13a 14b")], rng.randint(1, 2)):
                line = [f"{corner[0] % 6 + 1}{code[1:]}" for code in corner[1].split()]
                fill |= realm.mask(line[:rng.choice([5, 6, 7, 7, 7])])
        for _ in range(rng.randint(0, 25)):
            fill |= realm.bit[rng.choice(realm.cells(realm.border(fill)))]
        if all(realm.shields(fill)):
            continue
        cities = "".join(rng.choice("oox") if fill & shaded else "." for shaded in realm.shaded)
        most = rng.choice([0, 2, 3, 4])
        rects = tuple(rng.randint(0, most) for _ in range(6))
        return sheet._replace(fill=fill, cities=cities, rects=rects)


def middle(game, rng):
    start = game.start()
    players = tuple(p._replace(sheet=random_sheet(game, rng)) for p in start.players)
    return start._replace(phase="roll", players=players, round=rng.randint(1, 9))


def distances(realm, fill, entry):
    """For each empty triangle how many more than it are missing to an emitter; "now" for the network as it is."""
    result, edge, steps = {"now": 0 if entry & fill else 99}, entry & ~fill, 0
    reached = edge
    while edge and result["now"]:
        result |= dict.fromkeys(realm.cells(edge), steps)
        if edge & realm.border(fill):
            result["now"] = min(result["now"], steps + 1)
        edge = realm.around(edge) & realm.open & ~fill & ~reached
        reached, steps = reached | edge, steps + 1
    return result


def choose(game, st, seat, rng, style):
    """At random; or with a liking for abilities and for short ways to the emitters, so that shields are seen."""
    legal = game.legal(st, seat)
    if style == "random":
        return rng.choice(legal)
    if legal[0][0] == "w" and rng.random() < 0.9:           # city 2 has six times as many assignments
        return rng.choice([t for t in legal if t.isalnum()] or legal)
    special = [t for t in legal if t[0] == "c" and t != "c1-"]
    if special and rng.random() < 0.25:
        return rng.choice(special)
    drawings = [t for t in legal if t[0] == "d"]
    if drawings and drawings != ["d-"]:
        away = [distances(game.realm, st.players[seat].draft.fill, entry) for entry in game.realm.entries]
        short = lambda t: sum(min([far.get(c, 99) for c in t[1:].split(".")] + [far["now"]]) for far in away)
        return min(drawings, key=lambda t: (short(t), rng.random()))
    return rng.choice(legal)


def judged(game, st, seat):
    """The legal drawings, from R16-R20 read once more, without masks."""
    player, realm = st.players[seat], game.realm
    work, die, _ = player.plan
    filled = set(realm.cells(player.draft.fill))
    near = {code: set(realm.cells(realm.around(realm.bit[code]))) for code in realm.codes}
    touches = lambda code: bool(near[code] & filled) or code[1:] in ("1b", "1d")
    legal = []
    for _, token in realm.places[die]:
        cells = token[1:].split(".")
        anchors = [c for c in cells if touches(c) and (not realm.anchor or c[0] == str(work))]
        if not filled & set(cells) and any(c[0] == str(work) for c in cells) and anchors:
            legal.append(token)
    return legal or ["d-"]


def judged_pairs(game, sheet):
    """What city 3 may fill, by trying both orders."""
    realm = game.realm
    filled = set(realm.cells(sheet.fill))
    near = {code: set(realm.cells(realm.around(realm.bit[code]))) for code in realm.codes}
    touches = lambda code, more=(): bool(near[code] & (filled | set(more))) or code[1:] in ("1b", "1d")
    empty = [code for code in realm.codes if realm.bit[code] & realm.open and code not in filled]
    legal = set()
    for x, y in itertools.combinations(empty, 2):
        if x[0] == y[0]:
            orders = [(a, b) for a, b in ((x, y), (y, x)) if realm.free or (touches(a) and touches(b, [a]))]
            legal |= {f"c3.{a}.{b}" for a, b in orders[:1]}
    return legal


def universe(game, rng):
    """Every short token, and some long ones."""
    tokens = ["ok", "d-", "c1", "c1-", "c2+", "c2-", "c5.1", "c5.2", "c5-", "R11/1", "S111", "r1"]
    tokens += [f"c{c}.{n}" for c in (4, 6) for n in range(1, 7)]
    for w, s, a in itertools.product("123456", repeat=3):
        tokens += [f"w{w}s{s}a{a}"] + [f"w{w}{x}s{s}{y}a{a}{z}" for x, y, z in
                                       ("+  ", "-  ", " + ", " - ", "  +", "  -", "+- ")]
    tokens = [token.replace(" ", "") for token in tokens]
    codes = game.realm.codes
    for _ in range(200):
        tokens.append("d" + ".".join(sorted(rng.sample(codes, rng.randint(1, 4)))))
        tokens.append("c3." + ".".join(rng.sample([c for c in codes if c[0] == "1"], 2)))
    return tokens + rng.sample([token for places in game.realm.all_places.values() for _, token in places], 200)


def check_universe(game, st, rng, rules):
    prefixed = len(st.players) > 1
    for seat in range(len(st.players)):
        legal = set(game.legal(st, seat))
        pairs = {tuple(sorted(t.split(".")[1:])) for t in legal if t.startswith("c3")}
        for token in universe(game, rng) + sorted(legal):
            try:
                after = game.play(st, f"{SEATS[seat]}:{token}" if prefixed else token)
                if token[0] in "RSr":
                    assert game.is_chance(st) and not prefixed, ("an outcome", game.write(st), token)
                    continue
                other = token.startswith("c3") and tuple(sorted(token.split(".")[1:])) in pairs
                assert token in legal or other, ("accepted but not listed", game.write(st), token)
                assert game.read(game.write(after)) == after, ("after", game.write(after))
            except Illegal as no:
                rules[no.rule] += 1
                assert token not in legal, ("listed but refused", game.write(st), token, no)


def check_state(game, st, rng, rules):
    text = game.write(st)
    again = game.read(text)
    assert again == st and game.write(again) == text, ("round trip", text)
    asked = game.asked(st)
    if game.is_chance(st):
        assert not asked
        if game.dice_due(st) <= 3:
            outcomes = game.outcomes(st)
            assert len({token for token, _ in outcomes}) == len(outcomes) == 6 ** game.dice_due(st), text
    elif game.over(st):
        assert not asked
    else:
        assert asked, ("nobody is asked", text)
    for seat in asked:
        legal = game.legal(st, seat)
        assert legal and len(set(legal)) == len(legal), ("dead end or doubles", text)
        if st.phase == "work" and st.players[seat].plan and rng.random() < 0.05:
            draft = st.players[seat].draft
            if not st.players[seat].drawn:
                assert [t for t in legal if t[0] == "d"] == sorted(judged(game, st, seat)), text
            if draft.cities[2] == "o" and not draft.used:
                assert {t for t in legal if t.startswith("c3")} == judged_pairs(game, draft), text
    for player in st.players:
        sheet = player.draft or player.sheet
        assert all(0 <= n <= FULL for n in sheet.rects) and not sheet.fill & ~game.realm.open
        assert sum(game.realm.shields(sheet.fill)) != 5
    if rng.random() < 0.001:
        check_universe(game, st, rng, rules)


def check_step(before, after):
    """What never comes back: filled triangles, enabled cities, and used ones but by city 4."""
    for old, new in zip(before.players, after.players):
        assert old.sheet.fill & ~new.sheet.fill == 0
        spent = new.draft.cities if new.draft else new.sheet.cities
        for was, now in zip(old.sheet.cities, spent):
            assert was == "." or now != ".", "a city forgotten"
        lost = sum(old.sheet.rects) - sum(new.sheet.rects)
        assert lost <= 1 and sum(abs(a - b) for a, b in zip(old.sheet.rects, new.sheet.rects)) <= 6


def check_end(game, st):
    """Who won, worked out once more from what the last sheets show."""
    crowned = [SEATS[i] for i, p in enumerate(st.players) if all(game.realm.shields(p.sheet.fill))]
    if st.winners == "0":
        return "draw"
    if st.winners == "-":
        assert not crowned and len(st.players) == 1
        return "lost"
    if crowned and game.opt["end_check"] == "step":
        assert list(st.winners) == crowned
        return "shields"
    for winner in st.winners:
        target = st.players[(SEATS.index(winner) + 1) % len(st.players)].sheet
        open_full = [n for n, up in zip(target.rects, game.realm.shields(target.fill)) if n == FULL and not up]
        assert winner in crowned or open_full
    assert set(crowned) <= set(st.winners)
    return "both" if crowned else "city"


def play(game, rng, rules, seen):
    style, st, text = rng.choice(["random", "lines", "lines"]), game.start(), ""
    if rng.random() < 0.67:
        st = middle(game, rng)
    steps = 0
    try:
        check_state(game, st, rng, rules)
        while not game.over(st):
            if game.is_chance(st):
                token = roll(game, st, rng)
                text, after = f"{game.write(st)} {token} {game.opt}", game.play(st, token)
            else:
                seat = rng.choice(game.asked(st))
                token = choose(game, st, seat, rng, style)
                text = f"{game.write(st)} {SEATS[seat]}:{token} {game.opt}"
                after = game.play(st, f"{SEATS[seat]}:{token}")
                assert after == game.act(st, seat, token)
            check_step(st, after)
            seen["token " + (token if token in ("d-", "ok", "c1", "c1-", "c2+", "c2-", "c5-") else
                             token[:2] if token[0] == "c" else token[0])] += 1
            seen["city 2 at an assignment"] += token[0] == "w" and ("+" in token or "-" in token)
            st, steps = after, steps + 1
            check_state(game, st, rng, rules)
        assert st.round <= 100
        seen["end: " + check_end(game, st)] += 1
        seen["several winners"] += len(st.winners) > 1
    except Exception:
        print("AT", text)
        raise
    return steps, st.round


def main():
    dossier = open(sys.argv[1], encoding="utf-8").read()
    with open(sys.argv[2], "rb") as file:
        data = tomllib.load(file)
    geometry.check(dossier, data)
    cases = [*examples.Examples(dossier, data).all(), *further.Further(data).all()]
    problems = [(name, problem) for name, problem in cases if problem]
    for name, problem in problems:
        print(f"{name}: {problem}")
    games = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    rng = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    rules, seen, realms, steps, longest = collections.Counter(), collections.Counter(), {}, 0, 0
    for _ in range(games):
        game = Game(data, random_options(rng), rng.choice(SEAT_NUMBERS), realms)
        more, rounds = play(game, rng, rules, seen)
        steps, longest = steps + more, max(longest, rounds)
    print(f"geometry and {len(cases)} cases checked, {len(problems)} faults")
    print(f"{games} games, {steps} steps, longest {longest} rounds")
    for key, number in sorted(seen.items()):
        print(f"  {key}: {number}")
    print("refusals tried:", dict(sorted(rules.items())))
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
