"""Reading tokens, and why one is refused: the rule to name when a token is not in the list of legal ones."""
import re

from state import SEATS, Illegal, turned

CELL = "[1-6](?:1[a-e]|2[a-g]|3[a-i]|4[a-k])"
SLOT = "[1-6][+-]?"
ACTION = re.compile(rf"w{SLOT}s{SLOT}a{SLOT}|d-|d{CELL}(?:\.{CELL})*|c3\.{CELL}\.{CELL}|c[46]\.[1-6]"
                    r"|c5(?:\.[12]|-)|c2[+-]|c1-?|ok")
OUTCOME = re.compile(r"R[1-6]{2}/[1-6]{1,6}|S[1-6]{1,3}|r[1-6]")
SIZE = {1: 1, 2: 2, 3: 3, 4: 4, 5: 4, 6: 4}
# The rule of an ability that is used where it has no place.
WINDOW = {1: "R40", 2: "R15", 3: "R42", 4: "R43", 5: "R10", 6: "R45"}


def read(game, st, token):
    """(the token without its seat, the seat or None for an outcome)."""
    if not isinstance(token, str):
        raise Illegal("S6", "not a text")
    if OUTCOME.fullmatch(token):
        return token, None
    match = re.fullmatch(r"(?:([A-F]):)?(.*)", token)
    if not match or not ACTION.fullmatch(match[2]) or not _in_order(match[2]):
        raise Illegal("S6", "not a token")
    asked = game.asked(st)
    if match[1]:
        seat = SEATS.index(match[1])
        if seat >= len(st.players):
            raise Illegal("S6", "no such seat")
    elif len(asked) > 1:
        raise Illegal("S6", "the seat is missing")
    else:
        seat = asked[0] if asked else 0
    return match[2], seat


def _in_order(token):
    """Section 6: the cells of a drawing in code order, the sign of city 2 at the first of equal slots."""
    if token[0] == "d":
        cells = token[1:].split(".")
        return cells == sorted(set(cells))
    if token[0] == "w":
        slots = re.findall("([1-6])([+-]?)", token)
        return not any(sign and value in [v for v, _ in slots[:i]] for i, (value, sign) in enumerate(slots))
    return True


def listed(game, st, seat, token):
    """City 3 in the other of two legal orders is the same choice."""
    if token.startswith("c3.") and st.phase == "work" and token not in game.legal(st, seat):
        _, x, y = token.split(".")
        first_ok = game.realm.free or game.realm.bit[x] & game.realm.border(st.players[seat].draft.fill)
        if f"c3.{y}.{x}" in game.legal(st, seat) and first_ok:
            return f"c3.{y}.{x}"
    return token


def reason(game, st, seat, token):
    """(rule, words) for a token that is not legal."""
    if game.over(st):
        return "R7", "the game is over"
    player = st.players[seat]
    sheet = player.draft or player.sheet
    if token[0] == "c":
        city = int(token[1])
        fitting = {1: ["react"], 2: ["react"], 3: ["work"], 4: ["work"], 5: ["flip"], 6: ["work", "react"]}[city]
        refusal = _not_ready(sheet, city) if st.phase in fitting else None
        # A seat that is not asked may not decline either, for the same reason (section 6); one that is may.
        if refusal and not (token[-1] == "-" and seat in game.asked(st)):
            return refusal
    if seat not in game.asked(st):
        return "R7", "nothing is asked of this seat now"
    if token[0] == "c":
        return _ability(game, st, sheet, token)
    if st.phase != "work":
        return "R7", "not now"
    if token[0] == "w":
        return _assignment(game, st, player, token)
    if player.plan is None:
        return "R13", "the dice are assigned first"
    if token == "ok":
        return "R16", "the shape is drawn first"
    if player.drawn:
        return "R16", "the shape is drawn once"
    return _drawing(game, player, token)


def _not_ready(sheet, city):
    if sheet.used:
        return "R39", "only one ability per round"
    return {".": ("R24", f"city {city} is not enabled"), "n": ("R38", "enabled this round; ready next round"),
            "x": ("R37", "used already"), "o": None}[sheet.cities[city - 1]]


def _ability(game, st, sheet, token):
    city = int(token[1])
    if token == "c4.4":
        return "R43", "city 4 cannot reset itself"
    if city == 6 and not sheet.rects[int(token[3]) - 1]:
        return "R45", "no attack rectangle there"
    if city == 3 and st.phase == "work":
        cells = token[3:].split(".")
        for code in cells:
            if game.realm.kind[code] != "open" or game.realm.bit[code] & sheet.fill:
                return "R20", f"{code} cannot be filled"
            if not game.realm.bit[code] & game.realm.open:
                return "R21", f"{code} lies under a rectangle"
    if city == 1 and st.phase == "react":
        return "R33", "no attack to ignore"
    return WINDOW[city], "not here, or not now"


def _assignment(game, st, player, token):
    if player.plan is not None:
        return "R13", "the dice are assigned already"
    slots = re.findall("([1-6])([+-]?)", token)
    signs = [sign for _, sign in slots if sign]
    if signs:
        refusal = _not_ready(player.sheet, 2)
        if refusal:
            return refusal
        if len(signs) > 1:
            return "R15", "only one die, and only by one"
    back = {"+": "-", "-": "+", "": ""}
    needed = [turned(int(v), back[sign]) if sign else int(v) for v, sign in slots]
    if sorted(needed) != sorted([*st.shared, player.die]):
        return "R13", "every die is used once"
    return "R23", "another assignment has a legal drawing"


def _drawing(game, player, token):
    realm, fill, (work, die, _) = game.realm, player.draft.fill, player.plan
    if token == "d-":
        return "R23", "a legal drawing exists; the shape must be drawn"
    cells = token[1:].split(".")
    if len(cells) != SIZE[die]:
        return "R16", f"shape {die} has {SIZE[die]} triangles"
    for code in cells:
        if realm.kind[code] != "open" or realm.bit[code] & fill:
            return "R20", f"{code} cannot be filled"
        if not realm.bit[code] & realm.open:
            return "R21", f"{code} lies under a rectangle"
    mask = realm.mask(cells)
    if mask not in {place for place, _ in realm.places[die]}:
        turned_over = mask in {place for place, _ in realm.all_places[die]}
        return ("R22", "not mirrored") if turned_over else ("R16", f"not shape {die}")
    if not mask & realm.sector[work]:
        return "R17", f"no triangle of the shape is in work sector {work}"
    return "R18", "the shape must share a side with a filled triangle or the plant"
