"""Reading tokens, and why one is refused: the rule, and what to say (section 8, X1 to X8)."""
import re

import course
from state import COLOURS, Illegal

ACTION = re.compile(r"K|E|N|F|W|R[1-5]{1,5}|[1-5]>[YBP][1-3]|\+(?:[1-6][oi]|C)|H[1-6][oi]")
DIE = "[YBP][1-3]"
OUTCOME = re.compile(rf"I:{DIE}=[0-3](?:,{DIE}=[0-3])*|D:[ybpxmr]{{1,5}}|S:{DIE}@[1-6]|M:[1-6]|[XT]:[1-6]@[1-6]")
COUNT = ["no", "one", "two", "three", "four", "five"]
NAMES = {"Y": "yellow", "B": "blue", "P": "purple"}
DOING = {"roll": ("R17", "rolling"), "assign": ("R21", "assigning"), "fire": ("R40", "deciding about a missile"),
         "choose": ("R38", "choosing what is hit"), "free": ("R46", "rebuilding"), "rebuild": ("R48", "rebuilding")}
# The rule that says what is rolled next.
ROLLS = {"inv": "R14", "def": "R16", "hit": "R31", "missile": "R46", "tie": "R59"}


def read(game, st, token):
    """(the seat, 0 for an outcome; the token without its seat)."""
    if not isinstance(token, str):
        raise Illegal("S6", "not a text")
    if OUTCOME.fullmatch(token):
        return 0, token
    match = re.fullmatch(r"(?:([1-6]):)?(.*)", token, re.S)
    if not match or not ACTION.fullmatch(match[2]) or not _rising(match[2]):
        raise Illegal("S6", "not a token")
    if match[1] and int(match[1]) > len(st.planets):
        raise Illegal("S6", "no such seat")
    if not match[1] and st.phase == "free":
        raise Illegal("S6", "a free rebuild needs its seat")
    return int(match[1] or (game.asked(st) or [st.active])[0]), match[2]


def _rising(token):
    return token[0] != "R" or list(token[1:]) == sorted(set(token[1:]))


def impossible(game, st, token):
    """(rule, words) for an outcome that cannot come."""
    if game.over(st):
        return "R57", "The game is over."
    if not game.is_chance(st):
        return "R13", "No die is rolled now."
    return ROLLS[st.phase], "That cannot be rolled now."


def reason(game, st, seat, token):
    """(rule, words) for an action that is not legal."""
    if game.over(st):
        return "R57", "The game is over."
    asked = game.asked(st)
    if not asked:
        return ROLLS[st.phase], "The dice come first."
    if seat not in asked:
        rule, doing = DOING[st.phase]
        return rule, f"Seat {asked[0]} is {doing}. Please wait."
    if token in ("K", "E", "N", "F", "W"):
        return {"K": "R19", "E": "R26", "N": "R54", "F": "R40", "W": "R40"}[token], "That is not asked now."
    if token[0] == "R":
        return _reroll(game, st, token)
    if token[1] == ">":
        return _assign(game, st, int(token[0]), token[2:])
    if token[0] == "H":
        return ("R33", "No point is due there.") if game.owner_chooses else ("R38", "Nobody chooses what is hit.")
    if st.phase not in ("free", "rebuild"):
        return "R48", "Nothing is rebuilt now."
    name = token[1:]
    return "R49", "The core is undamaged already." if name == "C" else f"The city on {name} is undamaged already."


def _no_such_die(game, st, number):
    count = game.defense_dice[st.round]
    return "R10", f"You roll {COUNT[count]} defense dice in Round {st.round}. There is no die {number}."


def _reroll(game, st, token):
    if st.phase != "roll":
        times = f"{COUNT[game.rerolls]} re-roll{'s' if game.rerolls != 1 else ''}"
        if st.phase == "assign" and game.rerolls:
            return "R19", f"You have used your {times}. Assign your blasters and interceptors."
        return "R17", "No dice are re-rolled now."
    most = max(int(number) for number in token[1:])
    if most > len(st.dice):
        return _no_such_die(game, st, most)
    return "R18", "A die that was set aside stays as it lies."


def _assign(game, st, number, name):
    if st.phase != "assign":
        return "R28", "Nothing is assigned now."
    if number > len(st.dice):
        return _no_such_die(game, st, number)
    die = st.dice[number - 1]
    if die == "m":
        return "R28", "A missile does not repel saucers. It is fired in the missile step."
    if die == "r":
        return "R28", "A rebuild does not repel saucers. Its points come in the last step."
    if name not in game.ids[st.round]:
        return "R10", f"{name} is not rolled in Round {st.round}."
    if die.isupper():
        return "R24", f"Defense die {number} is already assigned. One defense die never serves two invasion dice."
    if die != "x" and COLOURS[die] != name[0]:
        colour = NAMES[COLOURS[die]]
        return "R21", f"A {colour} blaster can only be used on a {colour} invasion die."
    return "R25", f"No saucers are left on {name}. Choose another die."
