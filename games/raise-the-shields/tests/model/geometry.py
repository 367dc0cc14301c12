"""geometry.py DOSSIER DATA: the data file against the dossier's section 2, worked out by another way each time."""
import itertools
import math
import re
import sys
import tomllib

from realm import Realm

LETTERS = "abcdefghijk"
PER_ROW = {1: 5, 2: 7, 3: 9, 4: 11}


def neighbours(s, r, i):
    """Section 2.3."""
    code = lambda s, r, i: f"{(s - 1) % 6 + 1}{r}{LETTERS[i]}"
    found = [code(s, r, i - 1) if i else code(s - 1, r, PER_ROW[r] - 1),
             code(s, r, i + 1) if i < PER_ROW[r] - 1 else code(s + 1, r, 0)]
    if i % 2 == 0 and r < 4:
        found.append(code(s, r + 1, i + 1))
    if i % 2:
        found.append(code(s, r - 1, i - 1) if r > 1 else "P")
    return sorted(found)


def corners(data, s, r, i):
    """Section 2.5, as lattice points."""
    unit = [(x // 6, y // 6) for x, y in data["lattice"]["realm_corners"]]
    (ux, uy), (vx, vy) = unit[s - 1], unit[s % 6]
    point = lambda radius, j: ((radius - j) * ux + j * vx, (radius - j) * uy + j * vy)
    radius, j = r + 2, i // 2
    if i % 2 == 0:
        return {point(radius - 1, j), point(radius, j), point(radius, j + 1)}
    return {point(radius - 1, j), point(radius - 1, j + 1), point(radius, j + 1)}


def triangle(x, y, t):
    return {(x + 1, y), (x, y + 1), (x + 1, y + 1) if t else (x, y)}


def on_paper(points):
    return sorted((x + y / 2, y * math.sqrt(3) / 2) for x, y in points)


def sort_of(realm, at, mask):
    """The shape of a connected set by what borders what, without the lists of orientations: its die."""
    cells = [realm.index[code] for code in realm.cells(mask)]
    degrees = sorted((realm.near[i] & mask).bit_count() for i in cells)
    if len(cells) < 4:
        return len(cells)
    if degrees == [1, 1, 1, 3]:
        return 4
    points = set.intersection(*(at[i] for i in cells))
    return 6 if points else 5


def connected(realm, most):
    """Every connected set of one to `most` open triangles."""
    level = {1 << i for i in range(len(realm.codes)) if 1 << i & realm.open}
    found = set(level)
    for _ in range(most - 1):
        level = {mask | realm.bit[code] for mask in level
                 for code in realm.cells(realm.around(mask) & realm.open & ~mask)}
        found |= level
    return found


def fewest(realm):
    """The least triangles that join all six emitters to the plant: an exact Steiner tree (Dreyfus and Wagner)."""
    cells = [i for i in range(len(realm.codes)) if 1 << i & realm.open]
    plant = len(realm.codes)
    links = {i: [j for j in cells if realm.near[i] >> j & 1] + [plant] * (realm.plant >> i & 1) for i in cells}
    links[plant] = [i for i in cells if realm.plant >> i & 1]
    weight = {i: int(i != plant) for i in links}
    best = {}
    for group in sorted(range(1, 1 << 6), key=int.bit_count):
        cost = dict.fromkeys(links, math.inf)
        if group.bit_count() == 1:
            entry = realm.entries[group.bit_length() - 1]
            cost.update((i, 1) for i in cells if entry >> i & 1)
        for part in range(1, group):
            if part & group == part:
                for i in links:
                    cost[i] = min(cost[i], best[part][i] + best[group ^ part][i] - weight[i])
        waiting = sorted(links, key=cost.get)
        while waiting:                              # Dijkstra, plainly
            i = min(waiting, key=cost.get)
            waiting.remove(i)
            for j in links[i]:
                cost[j] = min(cost[j], cost[i] + weight[j])
        best[group] = cost
    return best[63][plant]


def check(dossier, data):
    """Raises AssertionError at the first difference."""
    cells, counts, checks = {c["code"]: c for c in data["cell"]}, data["counts"], data["checks"]
    expected = [f"{s}{r}{LETTERS[i]}" for s in range(1, 7) for r in PER_ROW for i in range(PER_ROW[r])]
    assert sorted(cells) == expected and len(cells) == counts["cells"] == 192
    assert PER_ROW == {int(r): n for r, n in data["rows"].items()} == {r: 2 * r + 3 for r in range(1, 5)}
    at = []
    for code in expected:
        cell, (s, r, i) = cells[code], (int(code[0]), int(code[1]), LETTERS.index(code[2]))
        assert (cell["sector"], cell["row"], cell["index"]) == (s, r, i), code
        assert cell["neighbours"] == neighbours(s, r, i), code
        at.append(corners(data, s, r, i))
        assert triangle(*cell["tri"]) == at[-1], code
        kind = "city" if (r, i) == (2, 3) else "emitter" if r == 4 and i in (0, 10) else "open"
        assert cell["kind"] == kind, code
        assert cell.get("lane", False) == (code[1:] in ("3e", "4f")), code
        assert cell.get("shaded_for", 0) == (s if code[1:] in ("1c", "2c", "2e") else 0), code
    realm, blocked = Realm(data), Realm(data, obstacle=True)
    turned = Realm(data, mirror=False)
    for i, j in itertools.combinations(range(192), 2):
        assert bool(realm.near[i] >> j & 1) == (len(at[i] & at[j]) == 2), (expected[i], expected[j])
    check_places(data, realm)
    for mask, name in ((realm.open, "open"), (realm.lanes, "lane"), (sum(realm.shaded), "shaded"),
                       (realm.plant, "plant_touching")):
        assert mask.bit_count() == counts[name], name
    assert all((realm.open & realm.sector[s]).bit_count() == counts["open_per_sector"] for s in range(1, 7))
    check_shapes(dossier, data, realm, at)
    sizes = lambda r: [len(r.places[die]) for die in range(1, 7)]
    assert sizes(turned) == checks["placements_no_mirror"] and sizes(blocked) == checks["placements_lane_blocked"]
    kept = [form for shape in data["shape"] for form in shape["orientations_no_mirror"] if shape["die"] == 5]
    assert len(kept) == 3 and realm.mask(["11b", "11c", "11d", "11e"]) in dict(turned.places[5])
    assert realm.mask(["11a", "11b", "12a", "12b"]) in dict(turned.places[5])
    assert realm.mask(["11d", "11e", "12f", "12g"]) not in dict(turned.places[5])
    for key, anchor in (("first_drawings_any_cell", False), ("first_drawings_anchor_cell", True)):
        first = Realm(data, anchor=anchor)
        for work in range(1, 7):
            assert [len(first.drawings(0, work, die)) for die in range(1, 7)] == checks[key], (key, work)
    check_lines(dossier, realm, checks)
    assert fewest(realm) == fewest(blocked) == checks["fewest_triangles_for_all_emitters"]
    raised = {sum(all(up[e - 1] for e in ((n - 2) % 6 + 1, n)) for n in range(1, 7))
              for up in itertools.product([False, True], repeat=6)}
    assert raised == {0, 1, 2, 3, 4, 6}


def check_places(data, realm):
    """The tables of sections 2.2 and 2.4."""
    for s, sector in enumerate(data["sector"], 1):
        assert (sector["id"], sector["die"], sector["city"]) == (s, s, f"{s}2d")
        assert sector["shaded"] == [f"{s}1c", f"{s}2c", f"{s}2e"] and sector["lane"] == [f"{s}3e", f"{s}4f"]
        assert sorted(sector["shaded"]) == neighbours(s, 2, 3)
        assert sector["shield_between"] == [(s - 2) % 6 + 1, s]
        assert sector["axis_degrees"] == (90 - 60 * (s - 1)) % 360
        assert sector["left_neighbour"] == (s - 2) % 6 + 1 and sector["right_neighbour"] == s % 6 + 1
    for e, emitter in enumerate(data["emitter"], 1):
        after = e % 6 + 1
        assert emitter["between_sectors"] == [e, after] and emitter["cells"] == [f"{e}4k", f"{after}4a"]
        assert emitter["entry"] == [f"{e}4j", f"{after}4b"]
        assert emitter["corner"] == data["lattice"]["realm_corners"][e % 6]
        halves = realm.mask(emitter["cells"])
        assert realm.around(halves) & realm.open == realm.entries[e - 1]


def check_shapes(dossier, data, realm, at):
    """Section 2.6: the table, and that each connected set is exactly one shape."""
    table = re.findall(r"^\| (\d) \| ([a-z ]+) \| (\d) \| [^|]* \| (\d+) \| (\d+) \| (\d+) \|$", dossier, re.M)
    assert len(table) == 6
    for row, shape in zip(table, data["shape"]):
        die, size, orientations, places, first = (int(row[i]) for i in (0, 2, 3, 4, 5))
        assert (die, row[1], size) == (shape["die"], shape["name"], shape["size"])
        assert orientations == shape["orientations_total"] == len(shape["orientations"])
        assert places == shape["placements_on_sheet"] == len(realm.places[die])
        assert first == data["checks"]["first_drawings_any_cell"][die - 1]
        forms = {tuple(on_paper(set().union(*(triangle(*t) for t in form)))) for form in shape["orientations"]}
        assert len(forms) == orientations
    of = {mask: die for die, places in realm.places.items() for mask, _ in places}
    assert len(of) == sum(map(len, realm.places.values()))
    every = connected(realm, 4)
    assert every == set(of), len(every ^ set(of))
    for mask in every:
        assert sort_of(realm, at, mask) == of[mask], realm.cells(mask)
    for name in ("single", "diamond", "trapezoid", "large triangle", "strip", "fan"):
        die = next(shape["die"] for shape in data["shape"] if shape["name"] == name)
        example = re.search(rf"^Examples: .*?{name} `([^`]+)`", dossier, re.M)
        assert of[realm.mask(example[1].split())] == die, name


def check_lines(dossier, realm, checks):
    """Section 2.4: the shortest lines."""
    for e in range(6):
        reached = edge = realm.plant & realm.open
        steps = 1
        while not reached & realm.entries[e]:
            edge = realm.around(edge) & realm.open & ~reached
            reached, steps = reached | edge, steps + 1
        assert steps == checks["shortest_plant_to_emitter"], e + 1
    text = re.search(r"to emitter 1 `([^`]+)` or `([^`]+)`", dossier)
    for line in text.groups():
        codes = line.split()
        assert len(codes) == 7 and realm.powered(realm.mask(codes)) == [True] + [False] * 5
        assert not any(realm.powered(realm.mask(codes[1:])))


def main():
    with open(sys.argv[2], "rb") as file:
        data = tomllib.load(file)
    check(open(sys.argv[1], encoding="utf-8").read(), data)
    print("geometry: no difference")


if __name__ == "__main__":
    main()
