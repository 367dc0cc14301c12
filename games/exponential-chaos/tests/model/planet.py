"""A planet: 13 craters, the paths across it, damage, rebuilding and score (sections 2.2 and 2.5)."""

SECTORS = (1, 2, 3, 4, 5, 6)
NAMES = [f"{sector}{ring}" for sector in SECTORS for ring in "oi"] + ["C"]
INDEX = {name: index for index, name in enumerate(NAMES)}
CORE = INDEX["C"]
WHOLE = (2,) * 13               # R3, R4


def opposite(sector, numbering):
    """A4: which sector lies on the other side of the core."""
    return (sector + 2) % 6 + 1 if numbering == "clockwise" else 7 - sector


def path(sector, numbering):
    """R32: the craters that a hit on a sector meets, as indexes."""
    far = opposite(sector, numbering)
    return [INDEX[name] for name in (f"{sector}o", f"{sector}i", "C", f"{far}i", f"{far}o")]


def next_targets(planet, way):
    """R33, R36: the craters of the first part of the path (sector, core, opposite sector) that is not empty."""
    for part in (way[:2], way[2:3], way[3:]):
        standing = [crater for crater in part if planet[crater]]
        if standing:
            return standing
    return []


def changed(planet, crater, by):
    return planet[:crater] + (planet[crater] + by,) + planet[crater + 1:]


def damage(planet, crater):
    """R34, R35: one point on a crater."""
    return changed(planet, crater, -1)


def rebuild(planet, crater):
    """R49, R51: one point on a crater."""
    return changed(planet, crater, 1)


def score(planet, scoring):
    """R57."""
    cities = sum(scoring["city"][level] for level in planet[:CORE])
    return cities + scoring["core"][planet[CORE]]
