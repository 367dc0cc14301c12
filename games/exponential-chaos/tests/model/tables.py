"""The tables of section 2 and the data file beside what the model holds: craters, paths, dice, rounds and scores."""
import math
import re

import planet
from model import Game
from options import FACES, OPTIONS

RINGS = {"o": 74, "i": 42}


def same(found, expected):
    return None if found == expected else f"found {found}, expected {expected}"


def plain(value):
    return str(value).lower() if isinstance(value, bool) else str(value)


def place(name):
    """Section 2.2: where a crater is drawn."""
    if name == "C":
        return "0.00", "0.00"
    angle = math.radians(-90 + 60 * (int(name[0]) - 1))
    return tuple(f"{RINGS[name[1]] * turn(angle):.2f}".replace("-0.00", "0.00") for turn in (math.cos, math.sin))


def of_dossier(text, data):
    """(name, what is wrong or None) of the tables of section 2."""
    game = Game(data)
    for name, index, x, y in re.findall(r"\| ([1-6][oi]|C) \| (\d+) \| (-?[\d.]+) \| (-?[\d.]+) (?=\|)", text):
        yield f"2.2 crater {name}", same((planet.INDEX[name], place(name)), (int(index), (x, y)))
    for sector, *way in re.findall(r"^\| ([1-6]) \|" + r" ([1-6][oi]|C) \|" * 5 + "$", text, re.M):
        yield f"2.2 path {sector}", same([planet.NAMES[crater] for crater in game.path[int(sector)]], way)
    for number, dice, defense, strength in re.findall(r"^\| ([123]) \| (\d).*? \| (\d) \| (\d) \|$", text, re.M):
        held = (len(game.ids[int(number)]), game.defense_dice[int(number)], game.strength[int(number)])
        yield f"2.4 round {number}", same(held, (int(dice), int(defense), int(strength)))
    for token, *values in re.findall(r"^\| (city|core) \| (\d) \| (\d) \| (\d) \|$", text, re.M):
        yield f"2.5 {token}", same(game.scoring[token], [int(value) for value in values])


def of_data(data):
    """(name, what is wrong or None) of the data file."""
    for row in data.get("paths", []):
        way = [planet.NAMES[crater] for crater in planet.path(row["sector"], "clockwise")]
        yield f"path {row['sector']}", same(way, row["craters"])
        yield f"opposite {row['sector']}", same(planet.opposite(row["sector"], "clockwise"), row["opposite"])
    for row in data.get("craters", []):
        drawn = tuple(f"{row[axis]:.2f}" for axis in "xy")
        yield f"crater {row['id']}", same((planet.INDEX[row["id"]], place(row["id"])), (row["index"], drawn))
    joins = {die["id"]: die["joins_in_round"] for die in data.get("invasion_dice", [])}
    for row in data["rounds"]:
        dice = [die for die, joined in joins.items() if joined <= row["round"]] or row["invasion_dice_ids"]
        yield f"dice of round {row['round']}", same(row["invasion_dice_ids"], dice)
        defense = sum(joined <= row["round"] for joined in data["defense_die"].get("joins", []))
        yield f"defense dice of round {row['round']}", same(row["defense_dice"], defense or row["defense_dice"])
    for key, row in data.get("options", {}).items():
        values, listed = row.get("values"), OPTIONS.get(key, ["no such option"])
        yield f"option {key}", same(plain(row.get("default")), listed[0])
        if key == "invasion_faces" and isinstance(values, dict):
            yield key, same({name: tuple(faces) for name, faces in values.items()}, FACES)
        elif isinstance(values, list) and len(listed) < 10:
            yield key, same(sorted(map(plain, values)), sorted(listed))
