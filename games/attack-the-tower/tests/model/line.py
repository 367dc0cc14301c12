"""Position lines (section 6): reading and writing the lines of quiet points."""
import re
from collections import Counter

from state import ARMIES, CARDS, PHASES, TERRITORIES, Attack, Base, Position, Side, in_order

SPACE = re.compile(r"([LSHCW])([0-2])(?:\[([0-9]+(?:,[0-9]+)?)\])?")
SPECIALS = re.compile(r"([0-3])(?:\[([0-9]+(?:,[0-9]+)*)\])?(?:\+g([1-3]))?")
PILES = re.compile(r"([0-9]+)\.([lshcw]*)-([0-9]+)\.([LSHCWOX]*)")
EFFECTS = re.compile(r"((?:[LSHCWO][1-9])*)(!?)(?:t([1-9][0-9]*))?(?:k([1-9][0-9]*))?")
MEMO = re.compile(
    r"(?:f(?P<first>[12]),)?(?:i(?P<idle>[1-9][0-9]*),)?(?P<busy>d,)?"
    r"(?:v(?P<barred>[123P]>[123](?:\.[123P]>[123])*),)?"
    r"(?:u(?P<used>[123]*(?:P[123]?)*),)?(?:a(?P<group>[123P])(?P<joined>(?:\+(?:P[123])+)?)>(?P<target>[123])"
    r"(?P<palace>P?)(?P<star>\*?),)?(?:s(?P<seat>[12]),)?(?P<passed>p1,)?(?:n(?P<left>[1-9]),)?"
    r"(?:=(?P<winner>0|[12]s?),)?")


# ---------------------------------------------------------------------------------------------------- writing

def write(game, pos):
    sides = [write_side(game, pos, seat) for seat in (1, 2)]
    return ";".join(["att1", str(pos.turn), str(pos.active or "-"), pos.phase, *sides, write_memo(game, pos)])


def write_side(game, pos, seat):
    side = pos.own(seat)
    if side is None:
        return "-"
    land = ":".join(",".join(_space(side.land[t + s]) for s in "abc") for t in TERRITORIES)
    specials = str(len(side.palace)) + _bonuses(side.palace) + (f"+g{side.ghosts}" if side.ghosts else "")
    hand = "b{}a{}".format(*side.hidden) if side.hidden else side.hand or "-"
    hand += f"[{side.known}]" if side.known else ""
    piles = "{}.{}-{}.{}".format(side.draw["B"], side.discard["B"], side.draw["A"], side.discard["A"])
    return "/".join([side.army, land, specials, hand, piles, _effects(game, pos, seat)])


def _space(base):
    return f"{base.kind}{len(base.troops)}{_bonuses(base.troops)}" if base else "-"


def _bonuses(troops):
    """Ninja bonuses, when there is one."""
    return "[" + ",".join(str(t.bonus) for t in troops) + "]" if any(t.bonus for t in troops) else ""


def _effects(game, pos, seat):
    side = pos.own(seat)
    if pos.phase == "setup":
        return side.status
    text = "".join(f"{k}{side.effects[k]}" for k in CARDS if side.effects[k])
    text += "!" if game.thorns(pos, seat) else ""
    text += (f"t{side.trolls}" if side.trolls else "") + (f"k{side.kills}" if side.kills else "")
    return text or "-"


def write_memo(game, pos):
    marks = [f"f{pos.first}"] if pos.first else []
    marks += [f"i{pos.idle}"] if pos.idle else []
    marks += ["d"] if pos.busy else []
    marks += ["v" + ".".join(sorted(pos.barred))] if pos.barred else []
    marks += ["u" + used(game, pos)] if used(game, pos) else []
    if pos.attack and pos.phase != "over":
        marks.append("a" + attack_name(game, pos) + "P" * pos.attack.at_palace + "*" * pos.attack.destroyed)
    if pos.phase != "over":
        marks += [f"s{pos.seat}"] if pos.active and pos.seat not in (0, pos.active) else []
        marks += ["p1"] if pos.passed else []
        marks += [f"n{pos.left}"] if pos.left else []
    else:
        marks.append(f"={pos.winner}" + "s" * bool(pos.winner and pos.by_strength))
    return ",".join(marks) or "-"


def used(game, pos):
    """Groups that have attacked; with `joins` the specials one by one."""
    specials = pos.own(pos.active).specials() if pos.active else []
    return "".join(sorted(pos.used)) + "".join(name for name, troop in specials if troop.used)


def attack_name(game, pos):
    """1>3, P>2; with `joins` the special troops of the group stand behind it: 1+P1>3."""
    joined = "".join(name for name, troop in pos.own(pos.active).specials() if troop.joined)
    plus = f"+{joined}" if joined and game.joins else ""
    return f"{pos.attack.group}{plus}>{pos.attack.target}"


# ---------------------------------------------------------------------------------------------------- reading

def read(game, text):
    """The position of a quiet line; ValueError when it is broken."""
    fields = text.split(";")
    _demand(len(fields) == 7 and fields[0] == "att1", "seven fields, the first att1")
    pos = Position()
    _demand(re.fullmatch("0|[1-9][0-9]{0,5}", fields[1]), "turn")
    _demand(fields[2] in ("-", "1", "2"), "active seat")
    pos.turn, pos.active = int(fields[1]), int(fields[2].replace("-", "0"))
    pos.phase = fields[3]
    _demand(pos.phase in PHASES, "phase")
    _demand((pos.turn == 0) == (pos.active == 0), "turn 0 has no active seat, the others have one")
    early = pos.phase in ("army", "setup")
    _demand(early == (pos.turn == 0), "phase and turn")
    _demand(not game.turn_limit or pos.turn <= game.turn_limit, "a turn after the last")
    thorns = {seat: _read_side(game, pos, seat, fields[3 + seat]) for seat in (1, 2)}
    for seat in (1, 2):
        _demand(thorns[seat] == (pos.own(seat) is not None and game.thorns(pos, seat)), "! of Thorns")
    _read_memo(game, pos, fields[6])
    again = write(game, pos)
    _demand(again == text, again)
    return pos


def _read_side(game, pos, seat, text):
    """Fills in a side; says whether Thorns stand against it."""
    if text == "-":
        _demand(pos.phase == "army", "a side without an army")
        return False
    fields = text.split("/")
    _demand(len(fields) == 6 and fields[0] in ARMIES, f"side: {text!r}")
    side = pos.sides[seat] = Side(fields[0])
    _read_land(side, fields[1])
    _read_specials(side, fields[2])
    _read_hand(side, fields[3])
    match = PILES.fullmatch(fields[4])
    _demand(match, f"piles: {fields[4]!r}")
    side.draw = {"B": int(match[1]), "A": int(match[3])}
    side.discard = {"B": match[2], "A": match[4]}
    thorns = _read_effects(pos, side, fields[5])
    _check_side(game, side)
    return thorns


def _read_land(side, text):
    rows = text.split(":")
    _demand(len(rows) == 3, "three territories")
    for territory, row in zip(TERRITORIES, rows):
        texts = re.split(r",(?![0-9])", row)            # a comma before a digit stands inside brackets
        _demand(len(texts) == 3, f"three spaces: {row!r}")
        for letter, space in zip("abc", texts):
            match = SPACE.fullmatch(space)
            _demand(space == "-" or match, f"space: {space!r}")
            if match:
                base = side.land[territory + letter] = Base(match[1], int(match[2]))
                _read_bonuses(base.troops, match[3])


def _read_bonuses(troops, text):
    if text is not None:
        bonuses = [int(n) for n in text.split(",")]
        _demand(len(bonuses) == len(troops), f"bonuses: {text!r}")
        for troop, bonus in zip(troops, bonuses):
            troop.bonus = bonus


def _read_specials(side, text):
    match = SPECIALS.fullmatch(text)
    _demand(match, f"specials: {text!r}")
    side.palace = Base("X", int(match[1])).troops
    _read_bonuses(side.palace, match[2])
    side.ghosts = int(match[3] or 0)
    _demand(not side.ghosts or side.army == "undead", "Ghosts of another army")


def _read_hand(side, text):
    match = re.fullmatch(r"(?:b([0-9]+)a([0-9]+)|(-|[lshcwLSHCWOX]+))(?:\[([lshcwLSHCWOX]+)\])?", text)
    _demand(match, f"hand: {text!r}")
    side.known = match[4] or ""
    if match[1]:
        side.hidden = int(match[1]), int(match[2])
        _demand(side.hidden != (0, 0), "a hidden hand without cards")
    elif match[3] != "-":
        side.hand = match[3]


def _read_effects(pos, side, text):
    if pos.phase == "army":
        _demand(text == "-", f"effects: {text!r}")
        return False
    if pos.turn == 0:
        _demand(re.fullmatch("d[1-5]|[qbr]", text), f"set-up: {text!r}")
        side.status = text
        number = side.hand_size() + (int(text[1]) if text[0] == "d" else 0)
        _demand(number == 5 or text[0] in "br", "the hand of the set-up")
        return False
    match = EFFECTS.fullmatch("" if text == "-" else text)
    _demand(match, f"effects: {text!r}")
    side.effects = Counter({k: int(n) for k, n in re.findall("([LSHCWO])([1-9])", match[1])})
    side.trolls, side.kills = int(match[3] or 0), int(match[4] or 0)
    _demand(not side.trolls or side.army == "fae", "Trolls of another army")
    _demand(not side.kills or side.army == "undead", "Vampires of another army")
    return bool(match[2])


def _check_side(game, side):
    """25 and 25 cards of their kinds (2.2); discards and hands in order."""
    for cards in (side.hand, side.known, *side.discard.values()):
        _demand(cards == in_order(cards), "cards in order")
    _demand(side.hidden or not Counter(side.known) - Counter(side.hand), "a known card that is not in the hand")
    for pile, hidden in zip("BA", side.hidden or (0, 0)):
        known = [card for card in side.known if card.islower() == (pile == "B")]
        _demand(not known or side.draw[pile], "known cards although the pile is empty")
        found = Counter(side.cards(pile))
        _demand(all(number <= game.deck[card] for card, number in found.items()), "too many of a card")
        _demand(found.total() + hidden + side.draw[pile] == game.deck_size(pile), "not as many cards as a deck")


def _read_memo(game, pos, text):
    match = MEMO.fullmatch("" if text == "-" else text + ",")
    _demand(match and text, f"memo: {text!r}")
    pos.first = int(match["first"] or 0)
    _demand(not pos.first or pos.phase in ("army", "setup"), "who begins")
    pos.idle, pos.busy = int(match["idle"] or 0), bool(match["busy"])
    pos.barred = match["barred"].split(".") if match["barred"] else []
    _demand(pos.turn or re.fullmatch("-|f[12]", text), "a memo in the set-up")
    _read_used(game, pos, match["used"] or "")
    if match["group"]:
        _demand(pos.phase == "window", "an attack in this phase")
        attack = pos.attack = Attack(match["group"], match["target"])
        attack.at_palace, attack.destroyed = bool(match["palace"]), bool(match["star"])
        game.rejoin(pos, match["joined"])
    _demand(bool(pos.attack) == (pos.phase == "window"), "the attack of a window")
    pos.seat = int(match["seat"] or pos.active)
    pos.passed, pos.left = bool(match["passed"]), int(match["left"] or 0)
    _demand((pos.phase == "over") == (match["winner"] is not None), "the winner")
    pos.winner = int(match["winner"][0]) if match["winner"] else None
    pos.by_strength = match["winner"] in ("0", "1s", "2s")
    _demand(bool(pos.left) == (pos.phase == "draw"), "draws left")
    _demand(not pos.passed or pos.phase in ("window", "end"), "a pass in this phase")


def _read_used(game, pos, text):
    _demand(not text or game.opt["attacks_per_group"] == "once", "groups that have attacked")
    for name in re.findall("P[123]?|[123]", text):
        if len(name) == 2:
            specials = dict(pos.own(pos.active).specials())
            _demand(game.joins and name in specials, "specials that have attacked")
            specials[name].used = True
        else:
            pos.used += name


def _demand(condition, reason):
    if not condition:
        raise ValueError(reason)
