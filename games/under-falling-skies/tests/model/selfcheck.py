"""selfcheck.py DATA [GAMES] [SEED]: random games over random options and sides, with invariants.

Half of the games start at a random consistent position, so that the deep base, the robots and the last
rounds are seen too.  At sampled states every token that can be written at all is tried: exactly the tokens
of legal()/outcomes() must be accepted."""
import collections
import itertools
import random
import sys
import tomllib

from model import Game, Illegal, ROBOT_MAX


def random_options(rng, data):
    options = {}
    for key, info in data["options"].items():
        if key == "stars":
            options[key] = "".join(rng.choice("01") for _ in range(8))
        elif rng.random() < 0.5:
            options[key] = str(rng.choice(info["values"])).lower() if rng.random() < 0.5 else rng.choice(info["values"])
    return options


def random_position(rng, game):
    """A random consistent position at the start of a round, by trial."""
    stars = game.opt["stars"]
    t = game.table(stars)
    while True:
        m = rng.randrange(t.m_start, t.skull)
        ships, g, r = [], 0, 0
        for colour in "gggggrr":
            kind = rng.random()
            if colour == "r" and kind < 0.4:
                continue
            if kind < 0.8 and m < 15:
                ships.append((colour, rng.randint(1, 5), rng.randint(m, 15)))
            elif colour == "g":
                g += 1
            else:
                r += 1
        if len({s[1:] for s in ships}) < len(ships):
            continue
        text = [f"{c}{col}^" for c, col, row in ships if row == m] + [f"{c}{col}.{row}" for c, col, row in ships if row > m]
        excavator = t.path[rng.randrange(t.floor, len(t.path))]
        spaces = rng.sample(sorted(t.room_of), rng.randint(0, 2))
        robots = ",".join(f"{s}={rng.randint(1, 6)}" for s in spaces) or "-"
        line = (f"{stars} P {m + 1 - t.m_start} {m} {','.join(text) or '-'} g{g}r{r} {rng.randrange(t.limit)} "
                f"{rng.randint(0, 7)} {rng.randrange(14)} {excavator} {robots} - -")
        try:
            return game.read(line)
        except ValueError:
            pass


def universe(game, st):
    """All tokens that can be written, with every order suffix that could matter."""
    spaces = [f"{r}{c}" for r in "ABCDEF" for c in range(1, 6)]
    tokens = [".", "m", "b-", "!x", "~x", "?+", "?-", "=k111w11", "=", "=k1", "=w1"] + [f"^{c}" for c in range(1, 6)]
    for s in spaces:
        tokens += [f"!{s}", f"~{s}", f"-{s}", f"b{s}"]
        tokens += [f"b{s}-{o}" for o in (spaces if st.phase == "B" else spaces[:2])]
    suffixes = [""]
    if game.opt["effect_order"] == "player" and st.phase == "P":
        rows = sorted({s.row for s in st.ships if not s.spot} | {st.m})
        moved = sorted({min(16, r + a) for r in rows for a in range(1, 7)})
        suffixes += ["/" + ",".join(map(str, p)) for p in itertools.product(moved, repeat=2)]
    stems = [f"{c}{v}{x}{s}" for c in "kw" for v in range(1, 7) for x in ("", "x") for s in spaces]
    return tokens + [stem + suffix for stem in stems for suffix in suffixes]


def listed(game, st):
    return [t for t, _ in game.outcomes(st)] if game.is_chance(st) else game.legal(st)


def check_universe(game, st, rules):
    allowed = set(listed(game, st))
    if st.phase == "M":                     # any token may follow: m is implied
        after = game.play(st, "m")
        allowed |= set() if game.over(after) else set(listed(game, after))
    for token in universe(game, st):
        try:
            game.play(st, token)
            assert token in allowed, ("accepted but not listed", game.write(st), token)
        except Illegal as no:
            rules[st.phase, no.rule] += 1
            assert token not in allowed, ("listed but refused", game.write(st), token, no)


def check_state(game, st, rng, rules):
    t, line = game.table(st.stars), game.write(st)
    again = game.read(line)
    assert game.write(again) == line, ("round trip", line)
    legal = listed(game, st)
    assert len(set(legal)) == len(legal), ("duplicates", line)
    if game.is_chance(st):
        assert game.legal(st) == [] and sum(w for _, w in game.outcomes(st)) == 6 ** (len(st.hand) or 5), line
    if not game.over(st):
        assert legal, ("nobody can act", line)
        assert sorted(listed(game, again)) == sorted(legal), line
        assert st.m < t.skull and st.damage < t.limit and st.research < game.last_step
    else:
        assert not legal
    green = st.waiting["g"] + sum(s.colour == "g" for s in st.ships)
    red = st.waiting["r"] + sum(s.colour == "r" for s in st.ships)
    assert green == 5 and red + game.aside(st) == 2 and 0 <= game.aside(st) <= 2, line
    assert len({s[1] for s in st.board}) == len(st.board) <= 5
    assert sum(x for *_, x in st.board.values()) <= 1
    assert 0 <= st.energy <= 7 and all(1 <= v <= ROBOT_MAX for v, _ in st.robots.values()) and len(st.robots) <= 2
    assert all(s in t.room_of and game.excavated(st, s) for s in st.robots), line
    assert all(game.excavated(st, f"A{c}") for c in range(1, 6))
    assert st.round + t.m_start <= st.m + 1 and st.round <= t.skull - t.m_start, line
    if rng.random() < {"P": 0.001, "R": 0.002, "C": 0.0005}.get(st.phase, 0.01):
        check_universe(game, st, rules)


def choose(game, st, rng, style):
    if game.is_chance(st):
        tokens, weights = zip(*game.outcomes(st))
        return rng.choices(tokens, weights)[0]
    legal = game.legal(st)
    if style != "random":
        if st.phase in "RP":
            legal = [t for t in legal if t[0] not in "~-" or rng.random() < 0.1] or legal
        if st.phase == "R" and len(legal) > 1 and rng.random() < 0.9:
            legal = [t for t in legal if t != "."]
        if st.phase == "P" and rng.random() < 0.6:        # the careful player avoids damage
            damage = {t: game.play(st, t).damage for t in legal}
            legal = [t for t in legal if damage[t] == min(damage.values())]
        if st.phase == "B" and len(legal) > 1:
            legal = [t for t in legal if t != "b-"]
    return rng.choice(legal)


def main():
    with open(sys.argv[1], "rb") as file:
        data = tomllib.load(file)
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    seen, rules, states = collections.Counter(), collections.Counter(), 0
    fixed = Game(data, {})
    for line in ("00000000 C 1 0 g3^,g4^,g5^,g1.1,g1.7 g0r0 0 2 0 C5 - k??w? A1=w2,B2=k6",
                 "00000000 B4@B2 3 2 g4^,g5^,g1.8,g2.9,g3.6 g0r0 0 6 2 C1 - - A3=k2,A4=w1,B2=k5,B5=w5",
                 "00000000 S 3 3 g3^,g2.9,g4.9 g2r1 0 3 2 C1 - - -"):
        assert fixed.write(fixed.read(line)) == line
    for number in range(games):
        game = Game(data, random_options(rng, data))
        style = rng.choice(["random", "tame", "tame"])
        st = random_position(rng, game) if number % 2 else game.start()
        line = ""
        try:
            check_state(game, st, rng, rules)
            while not game.over(st):
                token = choose(game, st, rng, style)
                line = f"{game.write(st)} {token} {game.opt}"
                st = game.play(st, token)
                states += 1
                seen["token " + ("place" if token[0] in "kw" else "b.." if token[0] == "b" else token[0])] += 1
                seen["token with order"] += "/" in token
                seen["token recycling"] += token[0] == "b" and token.count("-") == 1 and token != "b-"
                check_state(game, st, rng, rules)
        except Exception:
            print("AT", line)
            raise
        seen["won" if st.phase == "W" else "damage" if st.damage == game.table(st.stars).limit else "skull"] += 1
        seen[f"rounds {st.round:2}"] += 1
    print(games, "games", states, "states, no fault")
    for key, n in sorted(seen.items()):
        print(f"  {key}: {n}")
    print("refusals tried:", dict(sorted((f"{p} {r}", n) for (p, r), n in rules.items())))


if __name__ == "__main__":
    main()
