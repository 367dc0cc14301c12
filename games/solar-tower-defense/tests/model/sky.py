"""The solar map (section 2.4): cells, straight links, and where the eight directions point."""

IN, OUT = 0, 4
NOWHERE = "-"


class Sky:
    def __init__(self, solar):
        self.rings = solar["rings"]
        self.size = solar["size"]
        self.point = {cell["id"]: cell["point"] for cell in solar["field"]}
        self.link = {cell["id"]: {"in": cell["in"], "out": cell["out"]} for cell in solar["field"]}

    def cells(self, ring):
        return [f"{ring}{number}" for number in range(self.size[ring])]

    def along(self, cell, step):
        """The cell so many steps counter-clockwise on the ring."""
        return f"{cell[0]}{(int(cell[1:]) + step) % self.size[cell[0]]}"

    def towards(self, cell, ring):
        """R24: where a fighter in this cell moves that is on its way to a ring."""
        if cell[0] == ring:
            return self.along(cell, -1)
        outwards = self.rings.index(ring) > self.rings.index(cell[0])
        return self.link[cell]["out" if outwards else "in"]

    def direction(self, cell, other):
        """R25: the direction in which a cell sees another one; the straight one counts."""
        seen = [direction for direction, where in enumerate(self.point[cell]) if where == other]
        straight = [direction for direction in seen if direction in (IN, OUT)]
        return (straight or seen)[0]

    def adjacent(self, cell):
        """R15: the cells that a planet's directions point at, each once."""
        return [where for where in dict.fromkeys(self.point[cell]) if where != NOWHERE]
