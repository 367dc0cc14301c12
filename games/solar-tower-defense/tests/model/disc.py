"""The planet disc (section 2.3): fields, latitudes and longitudes, steps, and what is near."""
from __future__ import annotations

import itertools

LATITUDES = ("NP", "NT", "EQ", "ST", "SP")
POLES = ("NP", "SP")
CLASSES = {"NP": "polar", "NT": "tropic", "EQ": "equator", "ST": "tropic", "SP": "polar"}
AROUND = 8


def latitude(field):
    return field[:2]


def longitude(field):
    """The longitude of a field that is not a pole."""
    return int(field[2])


def is_pole(field):
    return field in POLES


def class_of(field):
    return CLASSES[latitude(field)]


def apart(one, other):
    """Steps along a longitude between two latitudes."""
    return abs(LATITUDES.index(one) - LATITUDES.index(other))


def around(start, end):
    """Steps along a circle between two longitudes."""
    clockwise = (end - start) % AROUND
    return min(clockwise, AROUND - clockwise)


def heading(start, end):
    """R32: the direction with fewer steps, clockwise if equal."""
    return "+" if (end - start) % AROUND <= AROUND // 2 else "-"


def facing_longitude(spin, direction):
    """The longitude that faces a direction, counted counter-clockwise from the sun."""
    return (spin - direction) % AROUND


class Disc:
    """The lines of the data file, or with diagonals (option planet_adjacency)."""

    def __init__(self, planet, diagonals):
        self.fields = tuple(planet["fields"])
        self.order = {field: place for place, field in enumerate(self.fields)}
        self.near = {field: {field, *planet["neighbours"][field]} for field in self.fields}
        if diagonals:
            for one, other in (("NT", "EQ"), ("EQ", "ST")):
                for k, step in itertools.product(range(AROUND), (1, -1)):
                    pair = f"{one}{k}", f"{other}{(k + step) % AROUND}"
                    self.near[pair[0]].add(pair[1])
                    self.near[pair[1]].add(pair[0])
        self.steps = {field: self._from(field) for field in self.fields}

    def _from(self, start):
        """The fewest steps from a field to every field."""
        found, edge, count = {start: 0}, {start}, 0
        while edge:
            count += 1
            edge = {field for old in edge for field in self.near[old]} - found.keys()
            found.update(dict.fromkeys(edge, count))
        return found
