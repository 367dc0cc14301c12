"""Position lines (section 6): reading and writing."""
import re

import build
import course
import disc
import fight
import flight
from state import DECLINED, OPEN, PHASES, SEATS, At, Building, Fighter, Side, State

WORDS = ("at", "due", "shot", "left", "hidden")
HEAD = re.compile(rf"STD1 R([1-9]\d{{0,3}}) ({'|'.join(PHASES)})(?::(E|M|EM|-))? st=([EM-])"
                  + "".join(rf"(?: {word}=(\S+))?" for word in WORDS))
SIDE = re.compile(r"([EM]) (\S+) s([0-7]) cr(0|[1-9]\d{0,5}) p(\d) C:(\S+) T:(\S+) F:(\S+)")
DRAFT = re.compile(r"cr(0|[1-9]\d{0,5})/p(\d)/C:([^/]+)/T:(\S+)")
FIGHTER = re.compile(r"([1-9]\d?)@([A-Z]{1,2}\d{0,2})(?::([+?-]|[ns][0-7](?:>(?:NT|EQ|ST))?))?")
AT = re.compile(r"(plan|space|fire)\.([EM])(?:\.([A-Z0-9/]+)(?:>([A-Z]\d{1,2}))?)?")


# ------------------------------------------------------------------------------------------------ writing


def write(game, st):
    names = "".join(SEATS[seat] for seat in st.asked)
    if game.over(st):
        names = letter(st.winner)
    words = [f"R{st.round}", st.phase + (f":{names}" if names else ""), f"st={letter(st.starter)}"]
    if st.at:
        words.append("at=" + ".".join([st.at.step, SEATS[st.at.seat]] + [st.at.piece] * bool(st.at.piece))
                     + (f">{st.at.aim}" if st.at.aim else ""))
    if st.due != (0, 0):
        words.append("due={},{}".format(*st.due))
    if st.shot:
        words.append("shot=" + ",".join(f"{SEATS[seat]}.{name}" for seat, name in st.shot))
    if st.left:
        words.append("left=" + ",".join(st.left))
    if st.drafts:
        words.append("hidden=" + ";".join(f"{name}:{draft(*pair)}" for name, *pair in zip(SEATS, st.sides, st.drafts)))
    sides = [f" | {name} {side.cell} s{side.spin} cr{side.credits} p{side.points} C:{listed(side.centers)} "
             f"T:{listed(side.turrets)} F:{','.join(map(fighter, side.fighters)) or '-'}"
             for name, side in zip(SEATS, st.sides)]
    return " ".join(["STD1", *words]) + "".join(sides)


def letter(seat):
    return "-" if seat is None else SEATS[seat]


def listed(buildings):
    return ",".join(building.field + "*" * building.damaged for building in buildings) or "-"


def fighter(one):
    return f"{one.number}@{one.place}" + (f":{one.course}" if one.course else "")


def draft(side, planned):
    if planned == side:
        return "-"
    return f"cr{planned.credits}/p{planned.points}/C:{listed(planned.centers)}/T:{listed(planned.turrets)}"


# ------------------------------------------------------------------------------------------------ reading


def read(game, text):
    """The state of a line, in normal form; ValueError when it is broken or cannot be."""
    demand(isinstance(text, str), "the position is not a text")
    head, *sides = text.split(" | ")
    head, sides = HEAD.fullmatch(head), [SIDE.fullmatch(side) for side in sides]
    demand(head and len(sides) == 2 and all(sides) and sides[0][1] + sides[1][1] == SEATS, "not a position line")
    number, phase, names, starter, at, due, shot, left, hidden = head.groups()
    st = State(tuple(read_side(game, *side.groups()[1:]) for side in sides), int(number), phase)
    st = st._replace(starter=SEATS.index(starter) if starter != "-" else None)
    if phase == "over":
        demand(names, "the winner is missing")
        st = st._replace(winner=SEATS.index(names) if names != "-" else None)
    else:
        demand(names != "-", "no such seat")
        st = st._replace(asked=tuple(SEATS.index(name) for name in names or ""))
    st = read_words(game, st, at, due, shot, left, hidden)
    sensible(game, st)
    beginning = phase in ("fights", "move", "balance", "cosmic") and not names and not at
    st = course.begin(game, st, phase) if beginning else st
    demand(beginning or write(game, st) == text, f"written otherwise: {write(game, st)}")
    return st


def read_side(game, cell, spin, credits, points, centers, turrets, fighters):
    return Side(cell, int(spin), int(credits), int(points), buildings(centers), buildings(turrets),
                tuple(read_fighter(game, part) for part in split(fighters)))


def read_fighter(game, text):
    match = FIGHTER.fullmatch(text)
    demand(match, f"fighter {text}")
    found = Fighter(int(match[1]), match[2], match[3] or "")
    latitude = disc.latitude(found.place)
    if found.place in game.sky.point:
        demand(found.course in ("", DECLINED), f"a fighter in space has no heading: {text}")
        return found
    demand(found.place in game.disc.order, f"no such place: {text}")
    if disc.is_pole(latitude):
        demand(found.course in (OPEN, *(f"{'s' if latitude == 'NP' else 'n'}{k}" for k in range(8))), text)
    elif found.course not in ("+", "-"):
        on_meridian = found.course and found.course != OPEN
        demand(on_meridian and found.course[1] == found.place[2], f"not its longitude: {text}")
        goal = found.course.partition(">")[2]
        ahead = [latitude, goal] if found.course[0] == "s" else [goal, latitude]
        demand(not goal or sorted({*ahead}, key=disc.LATITUDES.index) == ahead, f"the goal is behind: {text}")
    return found


def buildings(text):
    return tuple(Building(part.rstrip("*"), part.endswith("*")) for part in split(text))


def split(text):
    return [] if text == "-" else text.split(",")


def read_words(game, st, at, due, shot, left, hidden):
    if at:
        match = AT.fullmatch(at)
        demand(match, f"at={at}")
        st = st._replace(at=At(match[1], SEATS.index(match[2]), match[3] or "", match[4] or ""))
    if due:
        demand(re.fullmatch(r"-?\d+,-?\d+", due), f"due={due}")
        st = st._replace(due=tuple(map(int, due.split(","))))
    if shot:
        pairs = [part.partition(".") for part in shot.split(",")]
        demand(all(name in SEATS and dot for name, dot, _ in pairs), f"shot={shot}")
        st = st._replace(shot=tuple((SEATS.index(name), piece) for name, _, piece in pairs))
    if left:
        st = st._replace(left=tuple(left.split(",")))
    if hidden:
        parts = re.fullmatch(r"E:(\S+);M:(\S+)", hidden)
        demand(parts, f"hidden={hidden}")
        st = st._replace(drafts=tuple(read_draft(game, *pair) for pair in zip(st.sides, parts.groups())))
    return st


def read_draft(game, side, text):
    if text == "-":
        return side
    match = DRAFT.fullmatch(text)
    demand(match, f"hidden plan {text}")
    credits, points, centers, turrets = match.groups()
    count = side.points - int(points)
    demand(0 <= count <= game.most_fighters - len(side.fighters), "more launches than can be")
    launched = build.launch(game, side, count)
    return launched._replace(credits=int(credits), centers=buildings(centers), turrets=buildings(turrets))


def demand(fact, what):
    if not fact:
        raise ValueError(what)


# ------------------------------------------------------------------------------------------------ what cannot be


def sensible(game, st):
    """Refuses what cannot be, and positions at which nothing is due."""
    phase, most = st.phase, int(game.opt["max_rounds"])
    demand(not most or st.round <= most, "no such round")
    demand((st.starter is None) == (phase == "start"), "a starting player is known from the roll on")
    demand(st.round == 1 or phase != "start", "the roll comes first")
    demand(phase not in ("fights", "move") or st.round >= 3, "no such phase in this round")
    demand(phase != "balance" or st.round >= 2, "no such phase in this round")
    demand(phase != "over" or st.round >= 3, "too early an end")
    for seat, side in enumerate(st.sides):
        sensible_side(game, st, seat, side)
    for seat, side in enumerate(st.drafts):
        demand(side == st.sides[seat] or buildings_fit(game, seat, side), "a plan that cannot be")
    sensible_asked(game, st)
    if phase == "fights":
        sensible_fights(game, st)
    else:
        demand(not (st.at or st.shot or st.left) and st.due == (0, 0), "words of the Fights phase elsewhere")


def sensible_side(game, st, seat, side):
    open_cells = st.phase == "start" and game.opt["start_positions"] == "random"
    demand(side.cell in game.sky.cells(game.homes[seat]) or open_cells and side.cell == "-", "no such cell of the home")
    demand(side.points <= game.most_points, "more P than can be")
    demand(buildings_fit(game, seat, side), "buildings that cannot be")
    falling = st.phase == "over" or st.phase == "fights" and st.at and st.at.step == "fire"
    demand(side.centers or falling or st.round == 1, "a side without command center")
    numbers = [one.number for one in side.fighters]
    demand(numbers == sorted(set(numbers)) and max(numbers, default=0) <= game.most_fighters, "fighter numbers")
    demand(st.round > 1 or not numbers, "fighters in Round 1")
    facing = st.phase in ("move", "cosmic") and st.asked and game.opt["pole_facing"] == "free"
    demand(facing or not any(one.course == OPEN for one in side.fighters), "an open facing")
    declined = [one for one in side.fighters if flight.declined(one)]
    may = st.phase == "cosmic" and st.asked and game.opt["cosmic_landing"] == "may"
    demand(not declined or may and all(one.place == st.sides[1 - seat].cell for one in declined), "nothing to decline")


def buildings_fit(game, seat, side):
    """R6, R47 and the order of lists."""
    for kind in (side.centers, side.turrets):
        if not all(building.field in game.disc.order for building in kind) or kind != game.in_order(kind):
            return False
    classes = [disc.class_of(center.field) for center in side.centers]
    fields = [building.field for building in side.centers + side.turrets]
    hurt = [turret.field for turret in side.turrets if turret.damaged]
    return (len(set(classes)) == len(classes) and len(side.turrets) <= game.most_turrets[seat]
            and (game.shared or len(set(fields)) == len(fields)) and len(set(hurt)) == len(hurt))


def sensible_asked(game, st):
    phase, asked = st.phase, st.asked
    planning = phase == "build" and game.secret
    demand(bool(st.drafts) == planning, "plans are hidden while they are made")
    demand(len(asked) < 2 or planning, "two seats are asked while they plan")
    demand(asked or phase != "build", "a building turn belongs to somebody")
    demand(not asked or phase != "start", "nobody is asked")
    if phase == "build" and st.round == 1:
        sensible_first_round(game, st)
    if phase in ("move", "cosmic") and asked:
        order = course.order(game, st)
        landing = [seat for seat in order if phase == "cosmic" and course.caught(st, seat)]
        facing = [seat for seat in order if course.opened(st, seat)]
        demand((landing or facing)[:1] == list(asked), "nothing to land or face there")


def sensible_first_round(game, st):
    """R5."""
    for seat, side in enumerate(st.drafts or st.sides):
        more = game.opt["start_credits"] != "0"
        busy = seat in st.asked
        first = st.drafts or seat == course.order(game, st)[0]
        complete = not build.free_piece(game, st, side)
        demand(not busy or more or not complete, "a turn that is over")
        demand(busy or complete or not first, "a turn that was left out")
        demand(busy or first or not side.centers, "a turn that has not come")
        demand(side.centers or not side.turrets, "the command center comes first")


def sensible_fights(game, st):
    """What `at` and the words behind it may say."""
    at = st.at
    if not at:
        demand(not (st.asked or st.shot or st.left) and st.due == (0, 0), "words without at")
        return
    demand(at.step == "fire" or st.due == (0, 0), "P are due in the fighters' step only")
    names = [fight.turret_names(side) for side in st.sides]
    demand(all(name in names[seat] for seat, name in st.shot), "no such turret")
    demand(not st.shot or game.opt["turret_shots"] == "one" and at.step != "fire", "shots are kept by an option only")
    demand(not st.left or fight.picks(game, at.step), "left belongs to an option")
    demand(all(name in names[at.seat] for name in st.left) and at.piece not in st.left, "no such turret is left")
    still = [name for name in names[at.seat] if name in st.left and fight.targets(game, st, at.step, at.seat, name)]
    demand(list(st.left) == still, "turrets that are left have targets")
    if not at.piece:
        demand(len(st.left) > 1 and st.asked == (at.seat,), "nothing to pick")
        return
    demand(at.piece in fight.pieces(st, at[:2]), "no such piece")
    demand(fight.targets(game, st, *at[:3]), "the piece has no target")
    aims = fight.aims(game, st, at)
    question = len(aims) > 1 and not at.aim
    demand(st.asked == ((at.seat,) if question else ()), "the die is due" if st.asked else "the owner has to aim")
    demand(not at.aim or len(aims) > 1 and at.aim in aims, "no such aim")
