"""Reading tokens, and why one is refused: the rule, and what to say (section 8, the illegal examples)."""
import re

import build
import course
import disc
from state import SEATS, Illegal

FIELD = r"(?:NP|SP|(?:NT|EQ|ST)[0-7])"
CELL = r"[EMC]\d{1,2}"
ACTION = re.compile(rf"[CT]@{FIELD}|X@{FIELD}\*?|L[1-6]|end|settle|[NS]P>{CELL}|F(?:\*|[1-9]\d?):[0-7]|F[1-9]\d?:-|"
                    rf"F[1-9]\d?\^[0-7]|{FIELD}!|{FIELD}>F[1-9]\d?|resign")
OUTCOME = re.compile(rf"d[1-6]|s[1-6],[1-6]|p{CELL},{CELL}")
CLASS_NAMES = {"polar": "a pole", "tropic": "a tropic", "equator": "the equator"}
PHASE_RULES = {"start": "R2", "fights": "R8", "move": "R34", "balance": "R44", "build": "R45", "cosmic": "R52"}


def read(game, st, token):
    """(the seat's letter, nothing for an outcome; the token without its seat)."""
    if not isinstance(token, str):
        raise Illegal("S6", "not a text")
    if OUTCOME.fullmatch(token):
        return "", token
    match = re.fullmatch(r"(?:([EM]):)?(.*)", token, re.S)
    if not ACTION.fullmatch(match[2]) or match[2] == "resign" and not match[1]:
        raise Illegal("S6", "not a token")
    if not match[1] and len(st.asked) > 1:
        raise Illegal("S6", "Both seats act, so the token needs its seat.")
    return match[1] or "".join(game.asked(st)) or SEATS[0], match[2]


def impossible(game, st):
    """(rule, words) for an outcome that cannot come."""
    if game.over(st):
        return "R28", "The game is over."
    return PHASE_RULES[st.phase], "That is not rolled now."


def reason(game, st, name, token):
    """(rule, words) for an action that is not legal."""
    if token == "resign":
        return "R29", "Giving up is an entry of the log."
    if game.over(st):
        return "R28", "The game is over."
    if name not in game.asked(st):
        return PHASE_RULES[st.phase], "It is not your turn." if st.asked else "A die comes first."
    seat = SEATS.index(name)
    side = (st.drafts or st.sides)[seat]
    if st.phase not in ("balance", "build"):
        return _fly(st, seat, token)
    if token == "settle" and st.phase == "balance":
        return "R43", f"You cannot pay {-build.balance(game, side)} credits; dismantle turrets first."
    if token[0] == "X" and token[1] == "@":
        return _dismantle(game, st, side, token[2:])
    if st.phase == "build" and (token[1:2] == "@" or token[0] == "L"):
        return _launch(game, st, side, int(token[1:])) if token[0] == "L" else _build(game, st, seat, side, token)
    return ("R5", "Place your free pieces first.") if token == "end" else (PHASE_RULES[st.phase], "Not in this phase.")


def _fly(st, seat, token):
    if st.phase == "cosmic" and token.endswith(":-"):
        return "R52", "A fighter met by the planet must land; choose a longitude."
    if st.phase == "cosmic" and token[0] == "F" and course.caught(st, seat):
        return "R52", f"Fighter {course.caught(st, seat)[0].number} lands next."
    return PHASE_RULES[st.phase], "That is not asked now."


def _dismantle(game, st, side, field):
    if st.round == 1:
        return "R5", "Nothing can be dismantled in Round 1."
    center = any(one.field == field for one in side.centers)
    if center and game.opt["dismantle"] == "any":
        return "R49", "Your last command center stays."
    if center:
        return "R49", "Only turrets can be dismantled."
    return "R49", f"You have no such turret on {field.rstrip('*')}."


def _launch(game, st, side, count):
    if build.free_piece(game, st, side):
        return "R5", "Place your free pieces first."
    left = game.most_fighters - len(side.fighters)
    if not left:
        return "R48", f"All {game.most_fighters} fighters are in play."
    if count > side.points:
        return "R45", f"A fighter costs 1 P; you have {side.points}."
    return "R48", f"Only {left} more fighters can be in play."


def _build(game, st, seat, side, token):
    kind, field = token[0], token[2:]
    piece = build.free_piece(game, st, side)
    if piece and piece != kind:
        return "R5", "The command center comes first." if piece == "C" else "A turret comes next."
    taken = field not in build.free_fields(game, side)
    if taken:
        return "R6", f"There is already a building on {field}."
    if kind == "C" and disc.class_of(field) in {disc.class_of(one.field) for one in side.centers}:
        return "R47", f"You already have a command center on {CLASS_NAMES[disc.class_of(field)]}; only one per class."
    if kind == "T" and len(side.turrets) >= game.most_turrets[seat]:
        return "R47", f"You have {len(side.turrets)} turrets, the maximum."
    what, cost = ("turret", game.turret_cost) if kind == "T" else ("command center", game.center_cost)
    return "R45", f"A {what} costs {cost} credits; you have {side.credits}."
