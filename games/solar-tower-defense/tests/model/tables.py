"""The tables of section 2 and of the data file, and what sections 7 and 10 claim exactly: each check gives (name, what is
wrong or None)."""
import itertools
import re
from fractions import Fraction

import course
import disc
import fight
import flight
from model import Game
from options import OPTIONS
from state import Building, Fighter

TURN = 360


def same(found, expected):
    return None if found == expected else f"found {found}, expected {expected}"


# ------------------------------------------------------------------------------------------------ the data file


def of_data(data):
    yield "neighbours", same({field: set(near) for field, near in data["planet"]["neighbours"].items()},
                             {field: lines(field) for field in data["planet"]["fields"]})
    for name, solar in data["solar"].items():
        cells = {cell["id"]: cell for cell in solar["field"]}
        for cell in cells.values():
            yield f"{name} {cell['id']}", same(cell["point"], pointing(solar, cells, cell))
            yield f"{name} {cell['id']} links", same([cell["in"], cell["out"]], [cell["point"][0], cell["point"][4]])
        yield from seen_from(name, cells)
    for key, option in data["options"].items():
        yield f"data of {key}", same([*map(str, option["values"])], OPTIONS[key])
        yield f"default of {key}", same(str(option["default"]), OPTIONS[key][0])


def seen_from(name, cells):
    """R25: a planet sees every cell that a fighter may come from."""
    for step, ring, target in (("out", "E", "M"), ("in", "M", "E"), ("out", "M", "C"), ("in", "C", "M")):
        unseen = [one for one in cells if one[0] == ring and one not in cells[cells[one][step]]["point"]]
        yield f"{name}: {target} sees who comes {step} from {ring}", same(unseen, [])


def lines(field):
    """Section 2.3: the neighbours of a field, from the words."""
    latitude = disc.latitude(field)
    chain = disc.LATITUDES.index(latitude)
    if disc.is_pole(field):
        return {f"{'NT' if field == 'NP' else 'ST'}{k}" for k in range(8)}
    k = disc.longitude(field)
    beside = {f"{latitude}{(k + 1) % 8}", f"{latitude}{(k - 1) % 8}"}
    ends = (disc.LATITUDES[chain - 1], disc.LATITUDES[chain + 1])
    return beside | {end if disc.is_pole(end) else f"{end}{k}" for end in ends}


def pointing(solar, cells, cell):
    """Section 2.4: the eight directions of a cell, from the angles."""
    ring, number = cell["id"][0], int(cell["id"][1:])
    place, size = solar["rings"].index(ring), solar["size"][ring]
    low, high = Fraction(cell["angle0"]), Fraction(cell["angle1"])
    inner = solar["rings"][place - 1] if place else None
    outer = solar["rings"][place + 1] if place + 1 < len(solar["rings"]) else None

    def at(other, angle, border):
        """The cell of another ring at an angle; on a border the one clockwise (-1) or counter-clockwise (0) of it."""
        if other is None:
            return "-"
        count, rest = divmod(angle * solar["size"][other], TURN)
        return f"{other}{(count + (border if rest == 0 else 0)) % solar['size'][other]}"

    middle = (low + high) / 2
    return [at(inner, middle, -1), at(inner, low, -1), f"{ring}{(number - 1) % size}", at(outer, low, -1),
            at(outer, middle, -1), at(outer, high, 0), f"{ring}{(number + 1) % size}", at(inner, high, 0)]


# ------------------------------------------------------------------------------------------------ the dossier


def rows(text, head):
    """The cells of the rows of a table, by the first words of its head."""
    lines_ = text[text.index(head):].split("\n\n")[0].split("\n")
    return [[part.strip().strip("*` ") for part in line.strip("|").split("|")] for line in lines_]


def of_dossier(text, data):
    """`text` is section 2."""
    game = Game(data)
    for cell, *point in rows(text, "| Cell |")[2:]:
        yield f"cell {cell}", same(point, game.sky.point[cell])
    for one, other in re.findall(r"([EM]\d+) to (M\d+)", text):
        yield f"{one} out", same(game.sky.link[one]["out"], other)
    for one, other in re.findall(r"(M\d+) (E\d+)", text):
        yield f"{one} in", same(game.sky.link[one]["in"], other)
    head, _, *directions = rows(text, "| Launch in round |")
    for seat, (name, *entries) in enumerate(directions):
        for number, entry in zip(head[1:], entries):
            yield f"{name}, round {number}", same(entry_of(game, seat, int(number)), entry)
    yield from costs(text, data)


def in_round(game, number):
    """Both planets at the beginning of a round, each with a command center."""
    st = game.start()._replace(starter=0, round=number)
    for seat, side in enumerate(st.sides):
        cell, spin = game.sky.along(side.cell, number - 1), (number - 1) % 8
        st = st.side(seat, cell=cell, spin=spin, centers=(Building("EQ0"),))
    return st


def entry_of(game, seat, number):
    """Rounds until a fighter lands that is launched in a round, and how: an entry of the flight table."""
    st = in_round(game, number)
    st = st.side(seat, fighters=(Fighter(1, st.sides[seat].cell),))
    for waited in range(30):
        before = st.sides[seat].fighters[0].place
        if waited:
            st = flight.move(game, st)
            if flight.on_planet(st.sides[seat].fighters[0]):
                return f"{waited}{'O' if before[0] == game.homes[1 - seat] else 'R'}"
        following = in_round(game, st.round + 1)
        st = st._replace(round=st.round + 1)
        for other, side in enumerate(following.sides):
            st = st.side(other, cell=side.cell, spin=side.spin)
        if course.caught(st, seat):
            return f"{waited}P"
    return "never"


def costs(text, data):
    """The table of section 2.2."""
    turret, center, fighter = (data["costs"][kind] for kind in ("turret", "command_center", "fighter"))
    kinds = [(turret, name) for name in ("equator", "tropic", "polar")] + [
        (center, name) for name in ("equator", "tropic", "polar")]
    wanted = {
        "Build": [f"{costs_['build_cr'][name]} cr" for costs_, name in kinds] + [f"{fighter['build_p']} P"],
        "Upkeep per round": [f"{costs_['upkeep_cr'][name]} cr".removesuffix(" cr" if costs_ is center else "")
                             for costs_, name in kinds] + [str(fighter["upkeep_cr"])],
        "Income per round": ["-"] * 3 + [f"{center['income_cr'][name]} cr + {center['income_p'][name]} P"
                                         for _, name in kinds[3:]] + ["-"],
        "To hit on the planet (d6 at least)": [str(turret["hit_planetary"][name]) for _, name in kinds[:3]] + ["-"] * 3
        + [str(fighter["hit_planetary"])],
        "To hit in space (d6 at least)": [str(turret["hit_space"][name]) for _, name in kinds[:3]] + ["-"] * 4,
        "Hit points": [str(costs_["hit_points"]) for costs_, _ in kinds] + [str(fighter["hit_points"])],
    }
    for name, *found in rows(text, "| | Turret, equator |")[2:]:
        if name in wanted:
            yield f"costs: {name}", same([cell.replace("*", "") for cell in found], wanted[name])


# ------------------------------------------------------------------------------------------------ exact claims


def of_claims(data):
    """Section 7: flights on the even map; section 10: what fighters do to a command center."""
    even = Game(data, {"solar_map": "even_10", "max_rounds": "0"})
    for seat, number in itertools.product((0, 1), range(2, 12)):
        yield f"even_10, seat {seat}, round {number}", same(entry_of(even, seat, number), "3O")
    for number in range(1, 9):
        side = in_round(even, number).sides[0]
        [direction] = [d for d in range(8) if even.sky.point[side.cell][d] == even.sky.along(side.cell, 1)]
        found = disc.facing_longitude(side.spin, direction)
        yield f"even_10, longitude in round {number}", same(found, (side.spin + 2) % 8)
    game = Game(data)
    yield "two fighters", same(destroying(game, 2, False), Fraction(25, 36))
    yield "three fighters", same(destroying(game, 3, False), Fraction(200, 216))
    yield "one fighter, damaged", same(destroying(game, 1, True), Fraction(5, 6))


def destroying(game, count, damaged):
    """The chance that so many fighters over a command center destroy it in one Fights phase."""
    fighters = tuple(Fighter(number, "EQ0", "+") for number in range(1, count + 1))
    st = in_round(game, 9).side(0, fighters=fighters).side(1, centers=(Building("NT0"), Building("EQ0", damaged)))

    def chance(now):
        if now.phase != "fights":
            return Fraction(len(now.sides[1].centers) == 1)
        return sum(chance(fight.roll(game, now, die)) for die in range(1, 7)) / 6
    return chance(fight.begin(game, st))
