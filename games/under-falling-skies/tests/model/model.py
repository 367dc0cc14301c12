"""Reference model of Under Falling Skies (9-card print-and-play).

Written from the rule dossier alone (rule numbers R1..R73, ambiguities A1..A21, sections "S6" notation).
Slow and plain on purpose: every action copies the whole state.  All card data is read from the toml file.
"""
from __future__ import annotations

import copy
import itertools
import math
import re
from dataclasses import dataclass, field

SPACE = "[A-F][1-5]"
NUMBER = "(?:0|[1-9][0-9]*)"
PHASES = "P C Q R B M S W L".split()
FLOOR_SPACE = "B1"          # R58: the excavator stops here (excavator_floor = row_b)
ROBOT_MAX = 6               # R47


class Illegal(Exception):
    """A token that the rules refuse; `rule` is a rule number, or "S6" for a token that is no notation at all."""

    def __init__(self, rule, reason):
        super().__init__(f"{rule}: {reason}")
        self.rule, self.reason = rule, reason


# ------------------------------------------------------------------------------------------------ state

@dataclass
class Ship:
    colour: str             # g or r
    col: int
    row: int                # meaningless while on a spot: the row is then the mothership position
    spot: bool


@dataclass
class State:
    stars: str
    phase: str = "P"        # one letter; siting is "B" with site_value and site_room
    round: int = 1
    m: int = 0
    ships: list = field(default_factory=list)                   # on spots and in the sky
    waiting: dict = field(default_factory=lambda: {"g": 0, "r": 0})
    damage: int = 0
    energy: int = 0
    research: int = 0
    excavator: str = ""
    came_from: str | None = None                                # only with fresh_room_robot = false
    robots: dict = field(default_factory=dict)                  # space -> (value, exhausted)
    hand: list = field(default_factory=list)                    # (colour, value); value None in phase C
    board: dict = field(default_factory=dict)                   # space -> (colour, value, excavating)
    site_value: int = 0
    site_room: str = ""


@dataclass
class Table:
    """The cards on the table for one combination of sides."""
    cells: dict             # (row, column) -> code
    margin: dict            # row -> code
    skull: int
    rooms: list             # of dicts as in the data
    room_of: dict           # space -> room
    tunnels: set
    path: list
    index: dict             # space -> path index
    start_space: str
    floor: int              # smallest path index of the excavator
    opens_with: dict
    end_open: str | None    # path_end_open: this space counts as excavated while the excavator stands on it
    limit: int              # damage that loses
    steps: list
    energy_start: int
    m_start: int
    red_waiting: int
    spots: list
    green_on_spots: list


# ------------------------------------------------------------------------------------------------ the game

class Game:
    def __init__(self, data, options=None):
        self.data = data
        self.columns = range(1, data["geometry"]["columns"] + 1)
        self.ground = data["geometry"]["ground_row"]
        self.last_step = len(data["cards"]["research"]["plain"]["steps"])
        self.dice = {"k": data["dice"]["black"], "w": data["dice"]["white"]}
        self.fleet = {"g": data["tokens"]["green_ships"], "r": data["tokens"]["red_ships"]}
        self.energy_max = data["tracks"]["energy_max"]
        self.opt = self._options(options or {})
        self.fixed_stars = self.opt["stars"] if options and "stars" in options else None
        self._tables = {}

    def _options(self, given):
        """Section 7; values may be strings, ints or bools."""
        result = {key: info["default"] for key, info in self.data["options"].items()}
        for key, value in given.items():
            if key not in result:
                raise ValueError(f"unknown option {key}")
            if key == "stars":
                if not re.fullmatch("[01]{8}", str(value)):
                    raise ValueError(f"option stars: {value!r}")
                result[key] = str(value)
                continue
            match = [v for v in self.data["options"][key]["values"] if _option_text(v) == _option_text(value)]
            if not match:
                raise ValueError(f"option {key}: {value!r}")
            result[key] = match[0]
        return result

    # -------------------------------------------------------------------------------- cards

    def table(self, stars):
        if stars not in self._tables:
            self._tables[stars] = self._build_table(stars)
        return self._tables[stars]

    def _build_table(self, stars):
        order, cards, opt = self.data["star_order"], self.data["cards"], self.opt
        starred = {name: stars[i] == "1" for i, name in enumerate(order)}
        side = {name: cards[name]["starred" if starred[name] else "plain"] for name in order}
        cells, margin = {}, {}
        for name in ("sky1", "sky2", "sky3", "sky4"):
            first = side[name]["first_row"]
            for i, row in enumerate(side[name]["rows"]):
                for c, code in zip(self.columns, row):
                    cells[first + i, c] = code
            for i, code in enumerate(side[name]["margin"]):
                margin[first + i] = code
        upper, lower = side["base_upper"], side["base_lower"]
        rooms = upper["rooms"] + lower["rooms"]
        path = upper["path"] + lower["path"]
        opens, end_open = dict(lower.get("opens_with", {})), None
        if opens and opt["starred_lower_f5"] == "path_end_open":       # A18
            (end_open,) = opens
            path, opens = path + [end_open], {}
        index = {space: i for i, space in enumerate(path)}
        start = upper["excavator_start"]
        burst = upper["damage_spaces"]
        if starred["base_upper"]:
            burst = opt["starred_upper_damage"]                        # A16
        energy = side["research"]["energy_start"]
        if starred["research"]:
            energy = opt["starred_energy_start"]                       # A17
        m_start, red = self.data["geometry"]["mothership_start"], side["mothership"]["red_waiting"]
        if starred["mothership"]:                                      # A15
            if opt["starred_mothership"] == "two_red_waiting":
                red = self.fleet["r"]
            elif opt["starred_mothership"] == "low_start":
                red, m_start = 0, m_start + 1
        return Table(
            cells=cells, margin=margin, skull=next(r for r, code in margin.items() if code == "skull"),
            rooms=rooms, room_of={s: room for room in rooms for s in room["spaces"]},
            tunnels=set(upper["tunnels"] + lower["tunnels"]), path=path, index=index, start_space=start,
            floor=index[start] if opt["excavator_floor"] == "start" else index[FLOOR_SPACE],
            opens_with=opens, end_open=end_open, limit=burst + lower["damage_spaces"] + 1,
            steps=side["research"]["steps"], energy_start=energy, m_start=m_start, red_waiting=red,
            spots=side["mothership"]["starting_spots"], green_on_spots=side["mothership"]["green_on_spots"])

    def excavated(self, st, space, excavator=None):
        """2.6: path index smaller than the excavator's; the space under it is closed."""
        t, excavator = self.table(st.stars), excavator or st.excavator
        if space in t.opens_with:
            return self.excavated(st, t.opens_with[space], excavator)
        if space == t.end_open and excavator == space:
            return True
        return space in t.index and t.index[space] < t.index[excavator]

    def is_open(self, st, space, excavator=None):
        """May this room space take an ordinary die or a robot (R11, R47, A7)?"""
        room = self.table(st.stars).room_of.get(space)
        if room is None:
            return False
        spaces = room["spaces"] if self.opt["partial_room"] == "room" else [space]
        return all(self.excavated(st, s, excavator) for s in spaces)

    def distance(self, st, space):
        index = self.table(st.stars).index
        return index[space] - index[st.excavator]

    # -------------------------------------------------------------------------------- setup

    def start(self):
        """R1-R5."""
        t = self.table(self.opt["stars"])
        return State(
            stars=self.opt["stars"], m=t.m_start, ships=[Ship("g", c, 0, True) for c in t.green_on_spots],
            waiting={"g": 0, "r": t.red_waiting}, energy=t.energy_start, excavator=t.start_space)

    # -------------------------------------------------------------------------------- questions

    def over(self, st):
        return st.phase in "WL"

    def end_rule(self, st):
        """R55 won, R69 lost by damage, R70 lost to the skull."""
        return "R55" if st.phase == "W" else "R70" if st.m == self.table(st.stars).skull else "R69"

    def is_chance(self, st):
        """Is a roll (R7) or a reroll (R29) due?"""
        return st.phase == "C" or (st.phase == "P" and not st.hand)

    def aside(self, st):
        return self.fleet["r"] - st.waiting["r"] - sum(s.colour == "r" for s in st.ships)

    def tally(self, st):
        return (100 * st.research + 10 * st.energy - 50 * st.damage
                + sum(s.row for s in st.ships if not s.spot) + 7 * sum(st.waiting.values())
                + 3 * sum(v for v, _ in st.robots.values())
                + self.table(st.stars).index[st.excavator] + 5 * st.m)

    def outcomes(self, st):
        """Multisets per colour with the number of ordered rolls behind each."""
        if not self.is_chance(st):
            return []
        number = dict(self.dice) if st.phase == "P" else {c: sum(d[0] == c for d in st.hand) for c in "kw"}
        faces = self.data["dice"]["faces"]
        result = []
        for black in itertools.combinations_with_replacement(faces, number["k"]):
            for white in itertools.combinations_with_replacement(faces, number["w"]):
                hand = [("k", v) for v in black] + [("w", v) for v in white]
                result.append(("=" + _write_hand(hand), _orders(black) * _orders(white)))
        return result

    def legal(self, st):
        if st.phase == "P" and st.hand:
            return self._legal_placements(st) + self._legal_removals(st)
        if st.phase == "Q":
            return ["?+", "?-"]
        if st.phase == "R":
            return self._legal_rooms(st) + self._legal_removals(st)
        if st.phase == "B":
            return self._legal_sites(st)
        if st.phase == "M":
            return ["m"]
        if st.phase == "S":
            return [f"^{c}" for c in self.spawn_choices(st)] + self._legal_removals(st)
        return []

    def _legal_placements(self, st):
        tokens = []
        for colour, value in sorted(set(st.hand)):
            for space in self._all_spaces():
                for x in (False, True):
                    if not _allowed(self.check_placement, st, colour, value, x, space):
                        continue
                    stem = f"{colour}{value}{'x' if x else ''}{space}"
                    orders = self.order_choices(st, value, x, space)
                    tokens += [stem + "/" + ",".join(map(str, o)) for o in orders] if orders else [stem]
        return tokens

    def _legal_rooms(self, st):
        tokens = ["."]
        tokens += ["!" + r["spaces"][0] for r in self.table(st.stars).rooms
                   if _allowed(self.check_use, st, r["spaces"][0])]
        if _allowed(self.check_dig, st):
            tokens.append("!x")
        tokens += ["~x" if x else "~" + space for space, (_, _, x) in st.board.items()]
        return tokens

    def _legal_sites(self, st):
        tokens = ["b-"]
        for space in self._all_spaces():
            for off in [None, *st.robots]:
                if _allowed(self.check_site, st, space, off):
                    tokens.append(f"b{space}" + (f"-{off}" if off else ""))
        return tokens

    def _legal_removals(self, st):
        return ["-" + space for space in st.robots]                     # R50

    def _all_spaces(self):
        return [f"{r}{c}" for r in self.data["geometry"]["base_rows"] for c in self.columns]

    # -------------------------------------------------------------------------------- playing

    def play(self, st, token):
        """The state after one token (action or outcome).  In phase M any other token runs `m` first."""
        if not isinstance(token, str):
            raise Illegal("S6", "not a token")
        st = copy.deepcopy(st)
        if st.phase == "M" and token != "m":
            self._mothership_phase(st)
        if self.over(st):
            raise Illegal(self.end_rule(st), "the game is over")
        for pattern, method in (
                (r"=(?:k([1-6]+))?(?:w([1-6]+))?", self._roll),
                (rf"([kw])([1-6])(x?)({SPACE})(?:/((?:[1-9][0-9]?)(?:,[1-9][0-9]?)*))?", self._place),
                (rf"!({SPACE}|x)", self._use),
                (rf"b(?:-|({SPACE})(?:-({SPACE}))?)", self._site),
                (rf"~({SPACE}|x)", self._give_up),
                (rf"-({SPACE})", self._remove),
                (r"(\.)", self._end_rooms),
                (r"(m)", self._token_m),
                (r"\^([1-5])", self._spawn_token),
                (r"\?([+-])", self._keep_or_reroll)):
            match = re.fullmatch(pattern, token)
            if match:
                method(st, *match.groups())
                return st
        raise Illegal("S6", "not a token")

    def _need(self, st, phase):
        """R6: a token of another phase, a roll that is not due included."""
        if st.phase != phase:
            raise Illegal("R6", f"not in phase {st.phase}")

    # ---- chance

    def _roll(self, st, black, white):
        if not self.is_chance(st):
            raise Illegal("R6", "no roll is due")
        number = dict(self.dice) if st.phase == "P" else {c: sum(d[0] == c for d in st.hand) for c in "kw"}
        hand = []
        for colour, values in (("k", black or ""), ("w", white or "")):
            if len(values) != number[colour]:
                raise Illegal("R7" if st.phase == "P" else "R29", "wrong number of dice")
            if list(values) != sorted(values):
                raise Illegal("S6", "values are written in ascending order")
            hand += [(colour, int(v)) for v in values]
        st.hand, st.phase = hand, "P"

    def _keep_or_reroll(self, st, sign):
        """white_reroll = optional only (A11)."""
        self._need(st, "Q")
        if sign == "+":
            st.hand, st.phase = [(c, None) for c, _ in st.hand], "C"
        else:
            st.phase = "P"

    # ---- dice phase

    def check_placement(self, st, colour, value, x, space):
        t = self.table(st.stars)
        if st.phase != "P" or not st.hand:
            raise Illegal("R6", "no die can be placed now")
        if (colour, value) not in st.hand:
            raise Illegal("R8", "no such die in hand")
        if x:
            self._check_excavating_space(st, value, space)
        elif space in t.tunnels:
            raise Illegal("R12", "a tunnel takes no ordinary die")
        elif not self.is_open(st, space):
            raise Illegal("R11", "not an excavated space of a room")
        if space in st.board:
            raise Illegal("R9", "a die is there")
        if space in st.robots:
            raise Illegal("R15", "a robot is there")
        if any(s[1] == space[1] for s in st.board):
            raise Illegal("R10", "this column has its die")

    def _check_excavating_space(self, st, value, space):
        """R13, R14, A5."""
        if any(die[2] for die in st.board.values()):
            raise Illegal("R13", "one excavating die a round")
        if space not in self.table(st.stars).index:
            raise Illegal("R13", "not on the path")
        if self.distance(st, space) < 1:
            raise Illegal("R14", "not ahead of the excavator")
        if self.distance(st, space) > value and self.opt["excavate_placement"] == "strict":
            raise Illegal("R14", "the die is too low")

    def ship_move(self, st, value, x, space):
        """R16-R18."""
        room = self.table(st.stars).room_of.get(space)
        return value - 1 if room and not x and "aa" in room["effects"] else value

    def landing(self, st, ship, amount):
        """R16, R20."""
        return min(self.ground, (st.m if ship.spot else ship.row) + amount)

    def column_top_first(self, st, column):
        return sorted((s for s in st.ships if s.col == column), key=lambda s: st.m if s.spot else s.row)

    def icon(self, st, row, col):
        return "ground" if row == self.ground else self.table(st.stars).cells[row, col]

    def order_choices(self, st, value, x, space):
        """effect_order = player: all orders of the rows of the ships that will do something (A1, `/` token)."""
        if self.opt["effect_order"] != "player":
            return []
        amount, column = self.ship_move(st, value, x, space), int(space[1])
        if amount == 0:
            return []
        rows = [self.landing(st, s, amount) for s in st.ships if s.col == column]
        rows = sorted(r for r in rows if self.icon(st, r, column) in ("<", ">", "M", "ground"))
        return sorted(set(itertools.permutations(rows))) if len(rows) >= 2 else []

    def _place(self, st, colour, value, x, space, order):
        value, x, column = int(value), bool(x), int(space[1])
        self.check_placement(st, colour, value, x, space)
        order = tuple(map(int, order.split(","))) if order else None
        choices = self.order_choices(st, value, x, space)
        if (choices and order not in choices) or (not choices and order):
            raise Illegal("R21", "the order of the ships is missing, wrong or not asked for")
        st.hand.remove((colour, value))
        st.board[space] = (colour, value, x)
        self._move_column(st, column, self.ship_move(st, value, x, space), order)
        if self.over(st):
            return
        if not st.hand:
            st.phase = "R"                                              # R31
        elif colour == "w":                                             # R29
            if self.opt["white_reroll"] == "optional":
                st.phase = "Q"
            else:
                st.hand, st.phase = [(c, None) for c, _ in st.hand], "C"

    def _move_column(self, st, column, amount, order):
        """R16-R21."""
        if amount == 0:
            return                                                      # R17
        ships = self.column_top_first(st, column)
        for s in ships:
            s.row, s.spot = self.landing(st, s, amount), False
        if self.opt["effect_order"] == "bottom_first":
            ships.reverse()
        elif order:                                                     # equal rows (ground): the upper ship first
            rest, ships = ships, []
            for row in order:
                ship = next(s for s in rest if s.row == row)
                rest = [s for s in rest if s is not ship]
                ships.append(ship)
        for ship in ships:
            if _contains(st.ships, ship):                               # R28: a swept ship resolves nothing
                self._resolve_ship(st, ship)
            if self.over(st):
                return                                                  # R69, R70

    def _resolve_ship(self, st, ship):
        """R21-R27."""
        been = {ship.col}
        while True:
            code = self.icon(st, ship.row, ship.col)
            if code == "ground":
                self._to_waiting(st, ship)
                self._damage(st)                                        # R27
                return
            if code == "M":
                self._descend(st)                                       # R25
                return
            if code not in "<>":
                return                                                  # empty, or explosion (R26)
            target = ship.col + (1 if code == ">" else -1)
            if target not in self.columns or target in been or self._ship_at(st, target, ship.row):
                return                                                  # R22
            ship.col = target
            been.add(target)
            if self.opt["arrow_chain"] == "stop":
                return                                                  # R23

    def _ship_at(self, st, col, row):
        return any(s.col == col and (st.m if s.spot else s.row) == row for s in st.ships)

    def _to_waiting(self, st, ship):
        st.ships = [s for s in st.ships if s is not ship]
        st.waiting[ship.colour] += 1

    def _damage(self, st):
        st.damage += 1
        if st.damage >= self.table(st.stars).limit:
            st.phase = "L"                                              # R69

    def _descend(self, st):
        """R61-R63."""
        st.m += 1
        if st.m == self.table(st.stars).skull:
            st.phase = "L"                                              # R62, R70: nothing is swept any more (E26)
            return
        for ship in [s for s in st.ships if not s.spot and s.row == st.m]:
            self._to_waiting(st, ship)

    # ---- rooms phase

    def _remove(self, st, space):
        """R50."""
        if not (st.phase in "RS" or (st.phase == "P" and st.hand)):
            raise Illegal("R6", "no moment for removing a robot")
        if space not in st.robots:
            raise Illegal("R50", "no robot there")
        del st.robots[space]

    def check_use(self, st, name):
        """R33, R34, R43, R45, R51."""
        t = self.table(st.stars)
        self._need(st, "R")
        if name in t.tunnels:
            raise Illegal("R34", "a tunnel is no room")
        room = t.room_of[name]
        if room["spaces"][0] != name:
            raise Illegal("S6", "a room is named by its first space")
        if "aa" in room["effects"]:
            raise Illegal("R43", "anti-aircraft rooms do nothing here")
        for s in room["spaces"]:
            if s in st.board:
                if st.board[s][2]:
                    raise Illegal("R45", "the excavating die does not count for the room")
            elif s in st.robots:
                if st.robots[s][1]:
                    raise Illegal("R51", "the robot is exhausted")
            else:
                raise Illegal("R34", f"{s} is empty")
        if st.energy < room["cost"]:
            raise Illegal("R33", "not enough energy")

    def room_value(self, st, room):
        """R35."""
        return room["modifier"] + sum(st.board[s][1] if s in st.board else st.robots[s][0] for s in room["spaces"])

    def _use(self, st, name):
        """R73 gives the order."""
        if name == "x":
            return self._dig(st)
        self.check_use(st, name)
        room = self.table(st.stars).room_of[name]
        st.energy -= room["cost"]
        value = self.room_value(st, room)
        for effect in room["effects"]:
            if value >= 1 and effect != "robot" and not self.over(st):  # R37, R55
                {"energy": self._energy, "fighter": self._fighter, "research": self._research}[effect](st, value)
        if "robot" in room["effects"] and value >= 1 and not self.over(st):
            st.phase, st.site_value, st.site_room = "B", min(ROBOT_MAX, value), name
        else:
            self._clear_room(st, room)

    def _clear_room(self, st, room):
        """R32, R51: dice leave; robots that worked drop by 1 and rest.  A robot built this moment is exhausted."""
        for s in room["spaces"]:
            st.board.pop(s, None)
            if s in st.robots:
                value, exhausted = st.robots[s]
                if exhausted:
                    continue                                            # the new robot on a recycled one's space
                if value == 1:
                    del st.robots[s]
                else:
                    st.robots[s] = (value - 1, True)

    def _energy(self, st, value):
        st.energy = min(self.energy_max, st.energy + value)             # R38

    def _fighter(self, st, value):
        """R39, R40."""
        for ship in [s for s in st.ships if not s.spot]:
            code = self.icon(st, ship.row, ship.col)
            if code.startswith("X") and int(code[1:]) <= value:
                st.ships = [s for s in st.ships if s is not ship]
                if ship.colour == "g":
                    st.waiting["g"] += 1                                # a red one is set aside

    def _research(self, st, value):
        """R41, R55."""
        steps = self.table(st.stars).steps
        while st.research < len(steps) and steps[st.research] <= value:
            value -= steps[st.research]
            st.research += 1
        if st.research == len(steps):
            st.phase = "W"

    def check_dig(self, st):
        """R44, A5 loose: the excavator moves only if the value suffices."""
        self._need(st, "R")
        space = _excavating_space(st)
        if space is None:
            raise Illegal("R44", "no excavating die")
        if self.distance(st, space) > st.board[space][1]:
            raise Illegal("R14", "the excavating die is too low")
        if st.energy < 1:
            raise Illegal("R44", "no energy")

    def _dig(self, st):
        self.check_dig(st)
        space = _excavating_space(st)
        st.energy -= 1
        if not self.opt["fresh_room_robot"]:
            st.came_from = st.excavator                                 # A8
        st.excavator = space
        del st.board[space]

    def check_site(self, st, space, off):
        """R47, R48, R50, A7, A8, A19."""
        self._need(st, "B")
        if off and off not in st.robots:
            raise Illegal("R50", "no robot to take off there")
        if not off and len(st.robots) >= self.data["dice"]["robots"]:
            raise Illegal("R50", "both blue dice are on the board: take one off")
        if not self.is_open(st, space):
            raise Illegal("R47", "not an excavated space of a room")
        if not self.is_open(st, space, st.came_from):
            raise Illegal("R46", "excavated only in this phase")
        if space in st.board or (space in st.robots and space != off):
            own = space in self.table(st.stars).room_of[st.site_room]["spaces"]
            raise Illegal("R48" if own else "R47", "occupied")

    def _site(self, st, space, off):
        self._need(st, "B")
        if space:
            self.check_site(st, space, off)
            if off:
                del st.robots[off]
            st.robots[space] = (st.site_value, True)                    # R49
        room = self.table(st.stars).room_of[st.site_room]
        st.phase, st.site_value, st.site_room = "R", 0, ""
        self._clear_room(st, room)

    def _give_up(self, st, name):
        """R33, R44."""
        self._need(st, "R")
        space = _excavating_space(st) if name == "x" else name
        if space is None or space not in st.board:
            raise Illegal("R44" if name == "x" else "R32", "no such die on the board")
        if name != "x" and st.board[space][2]:
            raise Illegal("R45", "the excavating die is given up with ~x")
        del st.board[space]

    def _end_rooms(self, st, _):
        """R54."""
        self._need(st, "R")
        st.board, st.came_from = {}, None
        st.robots = {s: (v, False) for s, (v, _) in st.robots.items()}
        st.phase = "M"

    # ---- mothership phase

    def _token_m(self, st, _):
        self._need(st, "M")
        self._mothership_phase(st)

    def _mothership_phase(self, st):
        """R56-R68."""
        self._margin(st, self.table(st.stars).margin[st.m + 1])
        if not self.over(st):
            self._descend(st)
        if not self.over(st):
            self._spawn(st)

    def _margin(self, st, code):
        """R57-R60."""
        t = self.table(st.stars)
        if code == "hit":
            self._damage(st)
        elif code == "red":
            if self.aside(st) > 0:
                st.waiting["r"] += 1
        elif code.startswith("lab-"):
            st.research = max(0, st.research - int(code[4:]))
        elif code.startswith("dig-"):
            st.excavator = t.path[max(t.floor, t.index[st.excavator] - int(code[4:]))]
            st.robots = {s: r for s, r in st.robots.items() if self.excavated(st, s)}
        elif code not in ("-", "skull"):
            raise ValueError(f"margin code {code}")

    def spawn_choices(self, st):
        """R64-R67, A12, A13."""
        t = self.table(st.stars)
        free = [c for c in t.spots if not any(s.spot and s.col == c for s in st.ships)]
        if not sum(st.waiting.values()):
            return []
        empty = [c for c in free if not any(s.col == c for s in st.ships)]
        if empty:
            return empty
        if self.opt["respawn_full_columns"] == "any" or not free:
            return free
        gap = {c: min(s.row for s in st.ships if s.col == c) - st.m - 1 for c in free}
        return [c for c in free if gap[c] == max(gap.values())]

    def _spawn(self, st):
        """Forced spawns, until a choice, or the end of the round."""
        while True:
            choices = self.spawn_choices(st)
            if len(choices) >= 2:
                st.phase = "S"
                return
            if not choices:
                st.phase, st.round = "P", st.round + 1                  # R6, R68
                return
            self._spawn_at(st, choices[0])

    def _spawn_at(self, st, column):
        colour = "g" if st.waiting["g"] else "r"                        # R64
        st.waiting[colour] -= 1
        st.ships.append(Ship(colour, column, 0, True))

    def _spawn_token(self, st, column):
        self._need(st, "S")
        column = int(column)
        if column not in self.spawn_choices(st):
            if any(s.spot and s.col == column for s in st.ships):
                raise Illegal("R64", "this spot is taken")
            full = all(any(s.col == c for s in st.ships) for c in self.columns)
            raise Illegal("R66" if full else "R65", "another column goes first")
        self._spawn_at(st, column)
        self._spawn(st)

    # -------------------------------------------------------------------------------- notation (section 6)

    def write(self, st):
        phase = f"B{st.site_value}@{st.site_room}" if st.phase == "B" else st.phase
        spots = sorted((s for s in st.ships if s.spot), key=lambda s: s.col)
        sky = sorted((s for s in st.ships if not s.spot), key=lambda s: (s.col, s.row, s.colour))
        ships = [f"{s.colour}{s.col}^" for s in spots] + [f"{s.colour}{s.col}.{s.row}" for s in sky]
        robots = [f"{s}={v}" + ("'" if tired else "") for s, (v, tired) in sorted(st.robots.items())]
        board = [f"{s}={c}{v}" + ("x" if x else "") for s, (c, v, x) in sorted(st.board.items())]
        return " ".join([
            st.stars, phase, str(st.round), str(st.m), ",".join(ships) or "-",
            f"g{st.waiting['g']}r{st.waiting['r']}", str(st.damage), str(st.energy), str(st.research),
            st.excavator + (f"/{st.came_from}" if st.came_from else ""), ",".join(robots) or "-",
            _write_hand(st.hand) or "-", ",".join(board) or "-"])

    def read(self, line):
        """Position line -> state.  Lists may come in any order; everything else must be exact."""
        if not isinstance(line, str):
            raise ValueError("the position is not a text")
        parts = line.split(" ")
        if len(parts) != 13:
            raise ValueError(f"{len(parts)} fields instead of 13")
        if not re.fullmatch("[01]{8}", parts[0]):
            raise ValueError("field 1: stars")
        if self.fixed_stars is not None and parts[0] != self.fixed_stars:
            raise ValueError("field 1 does not agree with the option stars")
        st = State(stars=parts[0])
        self._read_phase(st, parts[1])
        st.round, st.m = _number(parts[2], "round"), _number(parts[3], "mothership")
        for item in _items(parts[4]):
            match = _match(r"([gr])([1-5])(?:(\^)|\.(1[0-6]|[1-9]))", item, "ship")
            st.ships.append(Ship(match[1], int(match[2]), int(match[4] or 0), bool(match[3])))
        match = _match("g([0-9])r([0-9])", parts[5], "waiting ships")
        st.waiting = {"g": int(match[1]), "r": int(match[2])}
        st.damage, st.energy = _number(parts[6], "damage"), _number(parts[7], "energy")
        st.research = _number(parts[8], "research")
        match = _match(rf"({SPACE})(?:/({SPACE}))?", parts[9], "excavator")
        st.excavator, st.came_from = match[1], match[2]
        for item in _items(parts[10]):
            match = _match(rf"({SPACE})=([1-6])('?)", item, "robot")
            _put(st.robots, match[1], (int(match[2]), bool(match[3])), "robots")
        match = _match(r"-|(?:k([1-6]+|\?+))?(?:w([1-6]+|\?+))?", parts[11], "dice in hand")
        if not parts[11]:
            raise ValueError("field 12 is empty")
        for colour, text in zip("kw", match.groups()):
            st.hand += [(colour, None if v == "?" else int(v)) for v in sorted(text or "")]
        for item in _items(parts[12]):
            match = _match(rf"({SPACE})=([kw])([1-6])(x?)", item, "die")
            _put(st.board, match[1], (match[2], int(match[3]), bool(match[4])), "dice")
        self._check(st)
        return st

    def _read_phase(self, st, text):
        match = re.fullmatch(rf"B([1-6])@({SPACE})", text)
        if match:
            st.phase, st.site_value, st.site_room = "B", int(match[1]), match[2]
        elif text in PHASES and text != "B":
            st.phase = text
        else:
            raise ValueError("field 2: phase")

    def _check(self, st):
        """Everything that cannot lie on the table.  The past (round against m, say) is not questioned."""
        self._check_tracks(st)
        self._check_ships(st)
        self._check_dice(st)
        self._check_board_spaces(st)
        self._check_robots(st)
        self._check_phase(st)

    def _check_tracks(self, st):
        t = self.table(st.stars)
        _demand(st.round >= 1, "round")
        _demand(t.m_start <= st.m <= t.skull, "mothership position")
        _demand(st.energy <= self.energy_max, "energy")
        _demand(st.damage <= t.limit, "damage")
        _demand(st.research <= len(t.steps), "research")
        _demand((st.damage == t.limit or st.m == t.skull) == (st.phase == "L"), "lost or not")
        _demand((st.research == len(t.steps)) == (st.phase == "W"), "won or not")
        _demand(st.excavator in t.index, "excavator off the path")
        _demand(t.index[st.excavator] >= t.floor, "excavator behind its last space")
        if st.came_from:
            _demand(not self.opt["fresh_room_robot"], "the excavator's origin is not recorded with this option")
            _demand(st.phase in "RBW", "the excavator's origin in this phase")
            _demand(st.came_from in t.index and t.index[st.came_from] >= t.floor, "the excavator's origin")
            _demand(1 <= t.index[st.excavator] - t.index[st.came_from] <= 6, "the excavator's origin")
            _demand(_excavating_space(st) is None, "excavator moved and excavating die still there")

    def _check_ships(self, st):
        t = self.table(st.stars)
        for colour in "gr":
            count = st.waiting[colour] + sum(s.colour == colour for s in st.ships)
            _demand(count == self.fleet["g"] if colour == "g" else count <= self.fleet["r"], "number of ships")
        spots = [s.col for s in st.ships if s.spot]
        _demand(len(set(spots)) == len(spots) and set(spots) <= set(t.spots), "two ships on a spot")
        sky = [(s.col, s.row) for s in st.ships if not s.spot]
        lost = st.phase == "L"
        for place in sky:
            # the covering row itself is only seen when the mothership has just covered the skull (E26)
            _demand(place[1] > st.m or (lost and st.m == t.skull and place[1] == st.m), "a covered ship")
            _demand(place[1] < self.ground or lost, "a ship on the ground")
            _demand(sky.count(place) == 1 or place[1] == self.ground, "two ships on a space")

    def _check_dice(self, st):
        number = {c: sum(d[0] == c for d in st.hand) + sum(d[0] == c for d in st.board.values()) for c in "kw"}
        for c in "kw":
            _demand(number[c] <= self.dice[c], "too many dice")
        blank = [v is None for _, v in st.hand]
        _demand(all(blank) if st.phase == "C" else not any(blank), "question marks in the hand")
        if st.phase in "PCQ":
            _demand(number == self.dice or (st.phase == "P" and not st.hand and not st.board), "number of dice")
            _demand(bool(st.hand) or not st.board, "no die in hand")
        if st.phase in "CQ":
            _demand(bool(st.hand) and any(d[0] == "w" for d in st.board.values()), "no white die was placed")
        if st.phase in "RBMSW":
            _demand(not st.hand, "dice in hand")
        if st.phase in "MS":
            _demand(not st.board, "dice on the board")
        if st.phase == "L":
            _demand(number == self.dice or not (st.hand or st.board), "number of dice")

    def _check_board_spaces(self, st):
        t = self.table(st.stars)
        columns = [s[1] for s in st.board]
        _demand(len(set(columns)) == len(columns), "two dice in a column")                  # R10
        _demand(sum(x for _, _, x in st.board.values()) <= 1, "two excavating dice")        # R13
        for space, (_, value, x) in st.board.items():
            if x:
                _demand(space in t.index and self.distance(st, space) >= 1, "excavating die not ahead")
                if self.opt["excavate_placement"] == "strict":
                    _demand(self.distance(st, space) <= value, "excavating die too low")
            else:
                _demand(self.is_open(st, space, st.came_from), f"die on {space}")

    def _check_robots(self, st):
        _demand(len(st.robots) <= self.data["dice"]["robots"], "too many robots")
        for space, (_, tired) in st.robots.items():
            _demand(space in self.table(st.stars).room_of, "robot outside a room")
            _demand(self.excavated(st, space, st.came_from), "robot on a closed space")
            _demand(space not in st.board, "robot and die on one space")
            _demand(not tired or st.phase in "RBW", "exhausted robot in this phase")

    def _check_phase(self, st):
        if st.phase == "Q":
            _demand(self.opt["white_reroll"] == "optional", "phase Q without the option")
        if st.phase == "S":
            _demand(len(self.spawn_choices(st)) >= 2, "no choice of spots")
        if st.phase == "B":
            room = self.table(st.stars).room_of.get(st.site_room)
            _demand(room is not None and room["spaces"][0] == st.site_room and "robot" in room["effects"],
                    "not a robot room")
            for s in room["spaces"]:
                _demand((s in st.board and not st.board[s][2]) or (s in st.robots and not st.robots[s][1]),
                        "the robot room is not loaded")
            _demand(st.site_value == min(ROBOT_MAX, self.room_value(st, room)), "value of the new robot")


# ------------------------------------------------------------------------------------------------ helpers

def _option_text(value):
    return str(value).lower() if isinstance(value, bool) else str(value)


def _allowed(check, *args):
    try:
        check(*args)
    except Illegal:
        return False
    return True


def _contains(items, thing):
    return any(item is thing for item in items)


def _excavating_space(st):
    return next((s for s, (_, _, x) in st.board.items() if x), None)


def _orders(values):
    """Number of ordered rolls that show this multiset."""
    result = math.factorial(len(values))
    for v in set(values):
        result //= math.factorial(values.count(v))
    return result


def _write_hand(hand):
    text = ""
    for colour in "kw":
        values = sorted("?" if v is None else str(v) for c, v in hand if c == colour)
        if values:
            text += colour + "".join(values)
    return text


def _demand(condition, reason):
    if not condition:
        raise ValueError(reason)


def _number(text, name):
    if not re.fullmatch(NUMBER, text) or len(text) > 6:
        raise ValueError(f"{name}: {text!r}")
    return int(text)


def _items(text):
    return [] if text == "-" else text.split(",")


def _match(pattern, text, name):
    match = re.fullmatch(pattern, text)
    if not match:
        raise ValueError(f"{name}: {text!r}")
    return match


def _put(where, space, thing, name):
    if space in where:
        raise ValueError(f"{name}: {space} twice")
    where[space] = thing
