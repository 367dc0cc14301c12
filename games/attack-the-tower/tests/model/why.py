"""Reading tokens, and why one is refused: the rule, and what to say (section 8, X1 to X15)."""
import re

from battle import group
from state import ARMIES, Illegal

SPACE = "[123][abc]"
TROOP = f"(?:{SPACE}[12]|P[123])"
ACTION = re.compile(
    rf"\+[BA]|army:(?:{'|'.join(ARMIES)})|burn|keep|[lshcw]@{SPACE}|ok|renew|hold|drop:[lshcwLSHCWOX]|![LSHCWOX]"
    rf"|!O:{TROOP}|raze:{SPACE}|-|(?:[123](?:\+(?:P1)?(?:P2)?(?:P3)?)?|P)>[123]|kill:{TROOP}"
    rf"|(?:hit|siege):(?:{TROOP}|{SPACE}|P)(?:=[1-9][0-9]*)?|go|stop|lose:P[123]|place:{SPACE}|done")
OUTCOME = re.compile(rf"=(?:[lshcwLSHCWOX]|[12]|{'|'.join(ARMIES)})")
ABILITY_PHASES = ("answer", "main", "window", "end")


def read(game, state, token):
    """(the seat, 0 for an outcome; the token without its seat)."""
    if not isinstance(token, str):
        raise Illegal("S6", "not a text")
    if OUTCOME.fullmatch(token):
        return 0, token
    match = re.fullmatch(r"(?:([12]):)?(.*)", token, re.S)
    if not match or not ACTION.fullmatch(match[2]) or match[2].startswith(tuple(f"{t}+>" for t in "123")):
        raise Illegal("S6", "not a token")
    if match[1]:
        return int(match[1]), match[2]
    asked = game.asked(state)
    if len(asked) > 1:
        raise Illegal("S6", "the seat is missing")
    return (asked[0] if asked else 1), match[2]


def full_amount(legal, token):
    """`hit:2a1=2` where 2 is all that is needed or left is `hit:2a1`."""
    match = re.fullmatch(r"((?:hit|siege):\w+)=(\d+)", token)
    if match and match[1] in legal:
        most = 1 + max([int(t.split("=")[1]) for t in legal if t.startswith(match[1] + "=")], default=0)
        if int(match[2]) == most:
            return match[1]
    return token


def reason(game, flow, seat, token):
    """(rule, words) for a token that is not legal."""
    pos, due = flow.pos, flow.due
    asked = due if isinstance(due, dict) else {}
    if pos.phase == "over":
        return "R55", "The game is over."
    if seat == 0:
        return "S6", "That cannot come now."
    if ">" in token:
        return attack(game, pos, seat, token, asked)
    if token[0] == "!":
        return ability(game, pos, seat, token, asked)
    if token[1:2] == "@":
        return build(pos, seat, token, asked)
    if token.startswith(("hit", "siege", "kill")):
        return assign(game, pos, seat, token, asked)
    if token == "hold" and "renew" in asked.get(seat, []):
        turns = "a turn" if game.stalemate_turns == 1 else f"{game.stalemate_turns} turns"
        return "R17", f"After {turns} without a renewal or an attack you must renew."
    if token == "ok" and pos.phase == "drop":
        return "R11", f"Discard down to {game.hand_limit} first."
    if token == "go":
        blocked = pos.attack and pos.enemy(pos.active).bases(pos.attack.target)
        way = f"The way is blocked: territory {pos.attack.target} still has a base." if blocked else "No way is open."
        return "R51", way
    if token[0] == "+":
        drawing = any(other[0] == "+" for other in asked.get(seat, []))
        return "R70", "That pile is empty." if drawing else "Nothing is drawn now."
    rules = {"burn": "R3", "keep": "R3", "drop": "R11", "renew": "R7", "hold": "R7", "-": "R21", "done": "R19",
             "raze": "R94", "lose": "R62", "place": "R67", "stop": "R52", "army": "R1", "ok": "R12"}
    return rules.get(token.split(":")[0], "S6"), "That is not asked now."


def attack(game, pos, seat, token, asked):
    """R18, R30 to R33, R89."""
    name, target = token.split(">")
    if seat != pos.active:
        return "R18", "Only the active player attacks."
    if game.thorns(pos, seat):
        return "R89", "Wall of Thorns: no attack may be declared this turn."
    if pos.phase != "main" or "done" not in asked.get(seat, []):
        return "R18", "No attack can be declared now."
    side = pos.own(seat)
    if name[0] in "123" and not side.troops(name[0]):
        return "R30", f"Territory {name[0]} has no troops to attack with."
    if name == "P" and not side.palace:
        return "R30", "Your palace has no troops to attack with."
    if token[0] + token[-2:] in pos.barred:
        return "R32", "That attack destroyed nothing. First play a card, or destroy something with another attack."
    if "+" in name:
        return "R33", "Those special troops cannot join."
    return "R31", "No attack with that group this turn."


def ability(game, pos, seat, token, asked):
    """R16, R22, R26, R59, R92."""
    side = pos.own(seat)
    if pos.phase not in ABILITY_PHASES:
        return "R16", "No abilities during a renewal." if pos.turn else "No abilities before the first turn."
    if token[1] not in side.hand:
        return "R20", "That card is not in the hand."
    if seat not in asked or not ({"-", "done"} & set(asked[seat])):
        return "R22", "No ability can be played now."
    if token == "!X":
        return "R59", f"You may have one special troop per territory with three bases (now {side.full()})."
    return "R92", "Name one of your own troops." if side.army == "east" else "That ability takes no target."


def build(pos, seat, token, asked):
    """R4, R12, R13; A20."""
    if pos.phase not in ("setup", "build"):
        return "R12", "Bases are built only at the start and in a renewal."
    if seat not in asked or "ok" not in asked[seat]:
        return "R12", "Building is not due."
    if token[0] not in pos.own(seat).hand:
        return "R12", "That card is not in the hand."
    return "R4" if pos.phase == "setup" else "R13", "That space is taken."


def assign(game, pos, seat, token, asked):
    """R39, R45, R46, R48, R107."""
    word, name = re.match(r"(\w+):(\w+)", token).groups()
    if "ok" not in asked.get(seat, []) or not pos.attack:
        return "R39", "Nothing is assigned now."
    at_palace, attacks = pos.attack.at_palace, seat == pos.active
    enemy = pos.enemy(seat)
    defenders = enemy.specials() if at_palace else enemy.troops(pos.attack.target)
    troops = dict(defenders if attacks else group(pos))
    if word == "siege" and name in troops:
        return "R46", "Siege weapons cannot damage troops."
    if word == "kill":
        return "R107", "No such troop can be marked now."
    if name not in troops and attacks:
        works = ["P"] if at_palace else [space for space, _ in pos.enemy(seat).bases(pos.attack.target)]
        left = [f"{other} still needs {troop.needs()}" for other, troop in troops.items() if troop.needs()]
        if name in works and left:
            what = "The palace" if at_palace else "Bases"
            return "R54" if at_palace else "R45", f"{what} can be hit only when every troop there has enough damage: {left[0]}."
    if name not in troops:
        return "R39", "There is no such target."
    return "R48", "Nothing may be given more than it still needs, or than there is."
