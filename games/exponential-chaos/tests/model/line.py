"""Position lines (section 6): reading and writing."""
import re

import course
from options import written
from state import LAST_ROUND, PHASES, Hit, Shot, State, Tie, clockwise, damaged_planet

KEYS = ["n", "r", "f", "t", "ph", "pl", "inv", "def", "rr", "ms", "pts", "q", "tb", "lk", "hc", "at", "place", "opt"]
ALWAYS = 13
NUMBER = "(?:0|[1-9][0-9]{0,3})"
SEATS = "[1-6](?:,[1-6])*"
FORMS = {
    "n": "[2-6]", "r": "[1-3]", "f": "[1-6]", "t": "[1-6]", "ph": "|".join(PHASES),
    "pl": r"[0-2]{12}\.[0-2](?:/[0-2]{12}\.[0-2])*", "inv": "-|[YBP][1-3]:[0-3](?:,[YBP][1-3]:[0-3])*",
    "def": "-|[ybpxmrYBPX?]+", "rr": NUMBER, "ms": NUMBER, "pts": NUMBER, "q": f"-|{SEATS}",
    "tb": f"-|{NUMBER}:{SEATS}:{SEATS}(?::{SEATS}(?:/{SEATS})*)?", "lk": "-|[1-5](?:,[1-5])*",
    "hc": "-|[1-6]:[1-6]:[1-9](?:,[1-6]:[1-6]:[1-9])*", "at": f"[1-6]:{SEATS}", "place": SEATS,
    "opt": "[a-z_]+:[a-z0-9_]+(?:;[a-z_]+:[a-z0-9_]+)*",
}


# ------------------------------------------------------------------------------------------------ writing


def write(game, st):
    fields = {
        "n": len(st.planets), "r": st.round, "f": st.first, "t": st.active, "ph": st.phase,
        "pl": "/".join("".join(map(str, levels[:12])) + f".{levels[12]}" for levels in st.planets),
        "inv": listed(f"{die}:{left}" for die, left in zip(game.ids[st.round], st.saucers)),
        "def": st.dice or "-", "rr": st.rerolls, "ms": st.missiles, "pts": st.points, "q": listed(st.queue),
        "tb": write_tie(st.tie) if st.tie else "-",
    }
    if game.opt["set_aside_locked"] == "true":
        fields["lk"] = listed(st.locked)
    if game.owner_chooses:
        fields["hc"] = listed(":".join(map(str, hit)) for hit in st.hits)
    if st.shot:
        fields["at"] = f"{st.shot.number}:{listed(st.shot.waiting)}"
    if st.places:
        fields["place"] = listed(st.places)
    if written(game.opt):
        fields["opt"] = written(game.opt)
    return " ".join(["ec1"] + [f"{key}={value}" for key, value in fields.items()])


def listed(values):
    return ",".join(map(str, values)) or "-"


def write_tie(tie):
    parts = [str(tie.cycle), listed(tie.attackers), listed(tie.tied)]
    return ":".join(parts + (["/".join(map(listed, tie.dropped))] if tie.dropped else []))


# ------------------------------------------------------------------------------------------------ reading


def options(text):
    """The options that a line names, so that its game can be made."""
    found = re.search(r" opt=(\S*)$", text) if isinstance(text, str) else None
    return dict(pair.split(":", 1) for pair in found[1].split(";") if ":" in pair) if found else {}


def read(game, text):
    """The state of a line; ValueError when it is broken or nothing is due from it."""
    demand(isinstance(text, str), "the position is not a text")
    head, *fields = text.split(" ")
    demand(head == "ec1", "a position begins with ec1")
    pairs = [field.partition("=")[::2] for field in fields]
    keys, values = [key for key, _ in pairs], dict(pairs)
    demand(keys[:ALWAYS] == KEYS[:ALWAYS], "the first thirteen fields are " + " ".join(KEYS[:ALWAYS]))
    demand(keys == [key for key in KEYS if key in values], "each field once, in the order of section 6")
    for key, value in values.items():
        demand(re.fullmatch(FORMS[key], value), f"{key}={value}")
    demand(values.get("opt", "") == written(game.opt), f"the options of the game are {written(game.opt) or 'printed'}")
    st = make(game, values)
    sensible(game, st)
    demand(write(game, st) == text, f"written otherwise: {write(game, st)}")
    return st


def make(game, values):
    planets = tuple(tuple(map(int, levels.replace(".", ""))) for levels in values["pl"].split("/"))
    demand(len(planets) == int(values["n"]) and game.seats in (None, len(planets)), "as many planets as players")
    saucers = [part.split(":") for part in split(values["inv"])]
    demand([die for die, _ in saucers] in ([], game.ids[int(values["r"])]), "the invasion dice of the round")
    at, tie = values.get("at"), values["tb"].split(":")
    return State(
        planets, int(values["f"]), int(values["t"]), int(values["r"]), values["ph"],
        tuple(int(left) for _, left in saucers), values["def"].strip("-"),
        int(values["rr"]), int(values["ms"]), int(values["pts"]), numbers(values["q"]),
        Tie(int(tie[0]), numbers(tie[1]), numbers(tie[2]),
            tuple(numbers(part) for part in tie[3].split("/")) if tie[3:] else ()) if len(tie) > 1 else None,
        numbers(values.get("lk", "-")), tuple(Hit(*map(int, part.split(":"))) for part in split(values.get("hc", "-"))),
        Shot(int(at[0]), numbers(at[2:])) if at else None, numbers(values.get("place", "-")))


def split(text):
    return [] if text == "-" else text.split(",")


def numbers(text):
    return tuple(map(int, split(text)))


def demand(fact, what):
    if not fact:
        raise ValueError(what)


# ------------------------------------------------------------------------------------------------ what cannot be


def sensible(game, st):
    """Refuses what cannot be, and positions at which nothing is due."""
    seats, phase = len(st.planets), st.phase
    for seat in (st.first, st.active, *st.queue, *(hit.seat for hit in st.hits)):
        demand(seat <= seats, f"there is no seat {seat}")
    demand(phase != "fire" or game.opt["missiles_optional"] == "true", "fire belongs to an option")
    demand(phase != "choose" or game.owner_chooses, "choose belongs to an option")
    demand(not st.tie or phase in ("tie", "free", "choose"), "a tie-break in a turn")
    demand(st.tie or phase != "tie", "a tie-break without its cycle")
    dice_lie = not st.tie and phase not in ("inv", "over")
    demand(bool(st.saucers) == dice_lie, "invasion dice lie from their roll to the end of the turn")
    demand(bool(st.dice) == dice_lie or phase == "def", "defense dice lie from their roll to the end of the turn")
    demand(len(st.dice) in (0, game.defense_dice[st.round]), "the defense dice of the round")
    numbers_in_their_steps(game, st)
    sensible_dice(game, st)
    sensible_missile(game, st)
    sensible_rebuilding(game, st)
    if st.tie:
        sensible_tie(game, st)
    if phase == "over":
        sensible_end(game, st)


def numbers_in_their_steps(game, st):
    """Section 6: numbers live only in their step."""
    for value, phases, what in (
            (st.rerolls, ("def", "roll"), "rr"), (st.locked, ("def", "roll"), "lk"),
            (st.missiles, ("fire", "missile", "choose", "free"), "ms"), (st.points, ("free", "rebuild"), "pts"),
            (st.queue, ("missile", "tie", "choose", "free"), "q"), (st.hits, ("missile", "tie", "choose"), "hc"),
            (st.shot, ("missile", "tie"), "at"), (st.places, ("over",), "place")):
        demand(not value or st.phase in phases, f"{what} in {st.phase}")
    demand(st.rerolls <= game.rerolls, "more re-rolls than there are")


def sensible_dice(game, st):
    phase, in_hand = st.phase, "?" in st.dice
    demand(in_hand == (phase == "def" and bool(st.dice)), "dice are in the hand while a re-roll is awaited")
    demand(st.dice or phase != "def" or not st.rerolls, "rr is 0 before the first roll")
    demand(phase != "def" or not in_hand or st.rerolls < game.rerolls, "a re-roll is counted when it is chosen")
    demand(phase not in ("def", "roll") or st.dice == st.dice.lower(), "nothing is assigned while rolling")
    demand(phase not in ("def", "roll") or all(left in game.saucer_faces for left in st.saucers), "no such face")
    demand(phase != "roll" or st.rerolls, "rolling ends by itself")
    demand(list(st.locked) == sorted(set(st.locked)), "locked dice in order")
    demand(all(n <= len(st.dice) and st.dice[n - 1] != "?" for n in st.locked), "no such die can be locked")
    demand(not st.dice or len(st.locked) < len(st.dice), "all dice locked")
    demand(phase != "assign" or any(course.targets(game, st, die) for die in st.dice), "nothing can be assigned")
    left = any(st.saucers)
    own_choice = phase == "choose" and not st.tie and st.hits and st.hits[0].seat == st.active
    demand(phase != "hit" or left, "no saucers are left to hit")
    early = phase in ("def", "roll", "assign", "hit") or own_choice
    demand(not left or early, "saucers are left after the damage step")


def sensible_missile(game, st):
    """Missiles, those who have countered, and damage that waits."""
    in_missile = bool(st.shot) or st.phase == "free" or (st.phase == "choose" and (
        bool(st.tie) or bool(st.hits) and st.hits[0].seat != st.active))
    most = st.dice.count("m") - in_missile if not st.tie else 0
    demand(st.missiles <= most, "more missiles than there can be")
    demand(st.missiles or st.phase not in ("fire", "missile") or st.shot, "no missile is left")
    demand(in_missile or not (st.queue or st.phase in ("missile", "tie") and st.hits), "no missile is on its way")
    demand(in_missile or not (st.phase == "choose" and st.missiles), "missiles come after the damage")
    if not in_missile:
        demand(st.phase != "choose" or len(st.hits) == 1 and st.hits[0].points <= 3, "one die hits at a time")
        demand(st.phase != "choose" or course.choosing(game, st), "nothing is there to choose")
        return
    order = course.attacked(game, st)
    waiting = st.shot.waiting if st.shot else ()
    demand(not st.shot or waiting == order[len(order) - len(waiting):], "those who have still to roll, in order")
    rolled = order[:len(order) - len(waiting)]
    damaged = tuple(hit.seat for hit in st.hits)
    for some in (st.queue, damaged):
        demand(some == tuple(seat for seat in rolled if seat in some), "those who have rolled, in order")
    demand(not set(st.queue) & set(damaged), "somebody who countered is not hit")
    strength = course.strength(game, st)
    demand(all(hit.points <= strength for hit in st.hits), "more damage than the missile has")
    demand(len({hit.sector for hit in st.hits}) <= 1, "one missile hits one sector")
    if st.shot:
        whole = all(hit.points == strength and hit.sector == st.shot.number for hit in st.hits)
        demand(whole and (not game.owner_chooses or len(st.queue + damaged) == len(rolled)), "damage waits whole")
    elif st.phase == "choose":
        demand(course.choosing(game, st), "nothing is there to choose")
        demand(all(hit.points == strength for hit in st.hits[1:]), "damage waits whole")
        demand(set(rolled) <= {*st.queue, *rolled[:rolled.index(damaged[0])], *damaged}, "everybody is hit or counters")


def sensible_rebuilding(game, st):
    if st.phase == "free":
        demand(st.queue and 1 <= st.points <= course.strength(game, st), "a free rebuild has points")
        demand(all(damaged_planet(st, seat) for seat in st.queue), "a whole planet is not asked")
    if st.phase == "rebuild":
        most = st.dice.count("r") * game.strength[st.round]
        demand(1 <= st.points <= most, "a rebuild has points")
        demand(damaged_planet(st, st.active), "a whole planet is not asked")


def sensible_tie(game, st):
    cycle, attackers, tied, dropped = st.tie
    demand(st.round == LAST_ROUND, "a tie-break comes after the last round")
    demand(1 <= cycle <= game.tiebreak_cap, "no such cycle")
    order = clockwise(len(st.planets), course.starter(game, st))
    for seats in (tied, *dropped):
        demand(list(seats) == [seat for seat in order if seat in seats], "seats in turn order")
    everybody = [*tied, *(seat for lost in dropped for seat in lost)]
    demand(len(tied) > 1 and len(set(everybody)) == len(everybody), "each seat once, and two at least")
    demand(attackers == tied[len(tied) - len(attackers):], "those who still attack, in order")
    demand(st.active == attackers[0], "the first of them attacks")
    demand(len(dropped) < cycle, "more cycles that lost somebody than there were")


def sensible_end(game, st):
    demand(st.round == LAST_ROUND, "the game ends after the last round")
    scores = [game.score(st, seat) for seat in range(1, len(st.planets) + 1)]
    if not st.places:
        demand(scores.count(max(scores)) == 1, "a tie without places")
        return
    demand(len(st.places) == len(st.planets), "a place for each seat")
    demand(all(place == 1 + sum(other < place for other in st.places) for place in st.places), "no such places")
