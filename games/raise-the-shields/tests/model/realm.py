"""The realm as bit masks: which triangles there are, what borders what, where the shapes go, what is powered.

A set of triangles is one int; bit i is the i-th triangle in code order.  Everything comes from the data file
(cells with neighbours and lattice places, emitters, shapes); `selfcheck.py` holds it against the dossier's text.
"""
from functools import lru_cache

SECTORS = range(1, 7)
REACH = range(-9, 10)       # lattice shifts that can bring a shape anywhere onto the realm


class Realm:
    """The sheet under the options that change it (sections 2 and 7)."""

    def __init__(self, data, obstacle=False, mirror=True, anchor=False, free=False):
        self.anchor, self.free = anchor, free
        cells = sorted(data["cell"], key=lambda cell: cell["code"])
        self.codes = [cell["code"] for cell in cells]
        self.bit = {code: 1 << i for i, code in enumerate(self.codes)}
        self.index = {code: i for i, code in enumerate(self.codes)}
        self.kind = {cell["code"]: cell["kind"] for cell in cells}
        self.lanes = self.mask(cell["code"] for cell in cells if cell.get("lane"))
        self.open = self.mask(cell["code"] for cell in cells if cell["kind"] == "open")
        if obstacle:
            self.open &= ~self.lanes
        self.sector = {s: self.mask(c["code"] for c in cells if c["sector"] == s) for s in SECTORS}
        self.near = [self.mask(n for n in cell["neighbours"] if n != "P") for cell in cells]
        self.plant = self.mask(cell["code"] for cell in cells if "P" in cell["neighbours"])
        self.shaded = [self.mask(sector["shaded"]) for sector in data["sector"]]
        self.entries = [self.mask(emitter["entry"]) for emitter in data["emitter"]]
        self.posts = [[e - 1 for e in sector["shield_between"]] for sector in data["sector"]]
        self.rows = [(s, r, [c["code"] for c in cells if c["sector"] == s and c["row"] == r])
                     for s in SECTORS for r in range(1, 5)]
        self.places = self._places(data, cells, "orientations" if mirror else "orientations_no_mirror")
        self.all_places = self.places if mirror else self._places(data, cells, "orientations")
        self.by_sector = {(w, die): [(mask, token) for mask, token in places if mask & self.sector[w]]
                          for die, places in self.places.items() for w in SECTORS}
        self.border, self.shields = lru_cache(1 << 15)(self._border), lru_cache(1 << 15)(self._shields)
        self.drawings, self.pairs = lru_cache(1 << 15)(self._drawings), lru_cache(1 << 11)(self._pairs)
        self.fill_text, self.worth = lru_cache(1 << 15)(self._fill_text), lru_cache(1 << 15)(self._worth)

    def mask(self, codes):
        return sum({self.bit[code] for code in codes})

    def cells(self, mask):
        """The codes of a set, in code order."""
        result = []
        while mask:
            low = mask & -mask
            result.append(self.codes[low.bit_length() - 1])
            mask ^= low
        return result

    def _places(self, data, cells, key):
        """For each shape die, every place on the open triangles: (mask, token), in the order of the tokens."""
        at = {tuple(cell["tri"]): self.bit[cell["code"]] for cell in cells}
        result = {}
        for shape in data["shape"]:
            masks = set()
            for form in shape[key]:
                for dx in REACH:
                    for dy in REACH:
                        bits = [at.get((x + dx, y + dy, t), 0) for x, y, t in form]
                        if all(bit & self.open for bit in bits):
                            masks.add(sum(bits))
            tokens = [(mask, "d" + ".".join(self.cells(mask))) for mask in masks]
            result[shape["die"]] = sorted(tokens, key=lambda pair: pair[1])
        return result

    def around(self, mask):
        """The triangles that share a side with one of the set."""
        result = 0
        while mask:
            low = mask & -mask
            result |= self.near[low.bit_length() - 1]
            mask ^= low
        return result

    def _border(self, fill):
        """R18, R42: the empty open triangles that share a side with a filled one or with the plant."""
        return (self.plant | self.around(fill)) & self.open & ~fill

    def network(self, fill):
        """The filled triangles that a chain joins to the plant."""
        seen = edge = fill & self.plant
        while edge:
            edge = self.around(edge) & fill & ~seen
            seen |= edge
        return seen

    def powered(self, fill):
        """R26, for emitters 1 to 6."""
        joined = self.network(fill)
        return [bool(joined & entry) for entry in self.entries]

    def _shields(self, fill):
        """R27, for sectors 1 to 6."""
        powered = self.powered(fill)
        return tuple(all(powered[post] for post in posts) for posts in self.posts)

    def _drawings(self, fill, work, die):
        """The tokens of the legal drawings (R16-R22), with their masks."""
        contact = self.border(fill)
        if self.anchor:
            contact &= self.sector[work]
        return {token: mask for mask, token in self.by_sector[work, die] if not mask & fill and mask & contact}

    def _pairs(self, fill):
        """R42: what city 3 may fill, each pair once, with masks; in code order where both orders are legal."""
        result = {}
        border = self.border(fill)
        for mask in self.sector.values():
            empty = self.cells(mask & self.open & ~fill)
            for x in empty:
                for y in empty:
                    bx, by = self.bit[x], self.bit[y]
                    both = self.free or (bx & border and by & border)
                    only = bx & border and not by & border and self.near[self.index[x]] & by
                    if (both and x < y) or (only and not self.free):
                        result[f"c3.{x}.{y}"] = bx | by
        return result

    def _fill_text(self, fill):
        """Section 6: `1de2fg/-/...`."""
        fields = {s: "" for s in SECTORS}
        for s, r, codes in self.rows:
            letters = "".join(code[2] for code in codes if fill & self.bit[code])
            fields[s] += f"{r}{letters}" if letters else ""
        return "/".join(fields[s] or "-" for s in SECTORS)

    def _worth(self, fill):
        """What the triangles and shields count in a tally: places in code order from 1, and 50 for each shield."""
        return sum(self.index[code] + 1 for code in self.cells(fill)) + 50 * sum(self.shields(fill))
