"""Reference model of Raise the Shields!, written from the rule dossier alone (rules R1..R54, "S6" = notation).

Plain on purpose: a state is a tuple, every step makes a new one.  What is legal is listed, a token is accepted
when it stands in the list, and why another is refused is worked out afterwards (`why.py`).  Lines are `line.py`.
"""
from __future__ import annotations

import itertools
import re

import line
import why
from realm import SECTORS, Realm
from state import SEATS, Illegal, Player, Sheet, State, turned

FULL = 4                    # attack rectangles of a sector (R31)

# Section 7, the default first.
OPTIONS = {
    "attack_rectangles": ["overlay", "obstacle"],
    "work_sector_rule": ["any_cell", "anchor_cell"],
    "shape_mirror": ["true", "false"],
    "no_fit": ["skip", "must_fit_if_possible"],
    "ability_first_use": ["next_round", "same_round"],
    "city3_placement": ["connected", "free"],
    "city6_window": ["work", "reaction"],
    "city2_second_roll": ["true", "false"],
    "end_check": ["step", "round"],
    "personal_dice": ["public", "secret"],
    "solo_difficulty": ["standard", "hard"],
    "solo_setup_dice": ["3", "0", "1", "2"],
    "round_cap": ["100"] + [str(n) for n in range(10, 1001) if n != 100],
    "sheet": ["standard"],
}


class Game:
    def __init__(self, data, options=None, seats=None, realms=None):
        self.opt = {key: values[0] for key, values in OPTIONS.items()}
        for key, value in (options or {}).items():
            text = str(value).lower() if isinstance(value, bool) else str(value)
            if text not in OPTIONS.get(key, []):
                raise ValueError(f"option {key}={value}")
            self.opt[key] = text
        self.seats = seats
        shape = (self.opt["attack_rectangles"] == "obstacle", self.opt["shape_mirror"] == "true",
                 self.opt["work_sector_rule"] == "anchor_cell", self.opt["city3_placement"] == "free")
        realms = {} if realms is None else realms
        if shape not in realms:
            realms[shape] = Realm(data, *shape)
        self.realm = realms[shape]
        self.reaction = self.opt["city6_window"] == "reaction"
        self.setup_dice = int(self.opt["solo_setup_dice"])
        self.cap = int(self.opt["round_cap"])

    # -------------------------------------------------------------------------------- setup and chance

    def start(self):
        """R1-R5, R46, R47."""
        seats = self.seats or 1
        hard = seats == 1 and self.opt["solo_difficulty"] == "hard"
        sheet = Sheet(rects=(1,) * 6) if hard else Sheet()
        phase = "setup" if seats == 1 and self.setup_dice else "roll"
        return State((Player(sheet),) * seats, phase)

    def is_chance(self, st):
        return st.phase in ("setup", "roll", "second")

    def over(self, st):
        return st.phase == "over"

    def dice_due(self, st):
        """How many dice the outcome that is due shows."""
        return {"setup": self.setup_dice, "roll": 2 + len(st.players), "second": 1}.get(st.phase, 0)

    def outcomes(self, st):
        """Every outcome with its weight; dice are told apart (section 5), so all weigh the same."""
        if not self.is_chance(st):
            return []
        rolls = itertools.product("123456", repeat=self.dice_due(st))
        return [(_outcome(st.phase, "".join(roll)), 1) for roll in rolls]

    def befall(self, st, token):
        """The state after an outcome; ValueError when it cannot come here."""
        digits = token[1:].replace("/", "")
        due = self.dice_due(st)
        if not re.fullmatch(f"[1-6]{{{due}}}", digits) or not self.is_chance(st) or token != _outcome(st.phase, digits):
            raise ValueError(f"{token} cannot come in {st.phase}")
        dice = [int(d) for d in digits]
        if st.phase == "setup":
            (player,) = st.players                                      # R46
            rects = tuple(min(FULL, n + dice.count(s)) for s, n in zip(SECTORS, player.sheet.rects))
            player = player._replace(sheet=player.sheet._replace(rects=rects))
            return st._replace(players=(player,), phase="roll")
        if st.phase == "second":
            (player,) = st.players                                      # R50
            player = player._replace(attacks=player.attacks + tuple(dice))
            return self._ask(st._replace(players=(player,)))
        players = tuple(p._replace(die=die) for p, die in zip(st.players, dice[2:]))        # R8
        return self._next_flip(st._replace(players=players, shared=tuple(dice[:2])), 0)

    # -------------------------------------------------------------------------------- who is asked what

    def asked(self, st):
        """The seats that may act, in seat order."""
        if st.phase == "flip":
            return [st.asked]
        if st.phase == "work":
            return [i for i, p in enumerate(st.players) if "ok" not in p.work]
        if st.phase == "react":
            return [i for i, p in enumerate(st.players) if p.answer is None and self.answers(st, i)]
        return []

    def legal(self, st, seat):
        """The tokens of a seat, each choice once."""
        if seat not in self.asked(st):
            return []
        if st.phase == "flip":
            return ["c5.1", "c5.2", "c5-"]
        if st.phase == "react":
            return self.answers(st, seat)
        player = st.players[seat]
        if player.plan is None:
            return self.assignments(st, seat)
        work, shape, _ = player.plan
        tokens = ["ok"] if player.drawn else list(self.realm.drawings(player.draft.fill, work, shape)) or ["d-"]
        return tokens + self.abilities(player.draft)

    def abilities(self, sheet):
        """Cities 3, 4 and 6 in the work step (R39, R42, R43, R45)."""
        if sheet.used:
            return []
        tokens = []
        if sheet.cities[2] == "o":
            tokens += self.realm.pairs(sheet.fill)
        if sheet.cities[3] == "o":
            tokens += [f"c4.{c}" for c in SECTORS if sheet.cities[c - 1] == "x" and c != 4]
        if sheet.cities[5] == "o" and not self.reaction:
            tokens += self.erasures(sheet)
        return tokens

    def erasures(self, sheet):
        return [f"c6.{s}" for s in SECTORS if sheet.rects[s - 1]]

    def assignments(self, st, seat):
        """R13-R15, and the option no_fit."""
        player = st.players[seat]
        dice = list(st.shared) + [player.die]
        plain = {slots: ("", "", "") for slots in itertools.permutations(dice)}
        tokens = {_assignment(slots, signs): slots for slots, signs in plain.items()}
        if player.sheet.cities[1] == "o" and not player.sheet.used:
            for changed, sign in itertools.product(range(3), "+-"):
                values = list(dice)
                values[changed] = turned(dice[changed], sign)
                for slots in itertools.permutations(values):
                    signs = ["", "", ""]
                    signs[slots.index(values[changed])] = sign
                    tokens[_assignment(slots, signs)] = slots
        if self.opt["no_fit"] == "must_fit_if_possible":
            if any(self.fits(player.sheet, slots) for slots in plain):
                return [token for token, slots in tokens.items() if self.fits(player.sheet, slots)]
        return list(tokens)

    def fits(self, sheet, slots):
        return bool(self.realm.drawings(sheet.fill, slots[0], slots[1]))

    def attacked(self, st, seat):
        """The sector of this seat's sheet that is attacked, and whether its shield is up (R29, R30, R49)."""
        attacker = st.players[seat - 1]                                 # the right neighbour; solo: oneself
        sector = attacker.attacks[-1]
        return sector, self.realm.shields(st.players[seat].sheet.fill)[sector - 1]

    def answers(self, st, seat):
        """R33, R51 and the option city6_window: what this seat may answer in react, whether or not it has."""
        sheet = st.players[seat].sheet
        if sheet.used:
            return []
        _, blocked = self.attacked(st, seat)
        tokens = ["c1"] if sheet.cities[0] == "o" and not blocked else []
        second = len(st.players[seat].attacks) == 2
        if second and not blocked and sheet.cities[1] == "o" and self.opt["city2_second_roll"] == "true":
            tokens += ["c2+", "c2-"]
        if self.reaction and sheet.cities[5] == "o":
            tokens += self.erasures(sheet)
        return tokens + ["c1-"] if tokens else []

    # -------------------------------------------------------------------------------- acting

    def play(self, st, token):
        """The state after one token, an action with or without its seat or an outcome; raises Illegal."""
        bare, seat = why.read(self, st, token)
        if seat is None:
            try:
                return self.befall(st, bare)
            except ValueError as error:
                raise Illegal("R7", str(error)) from None
        bare = why.listed(self, st, seat, bare)
        if bare not in self.legal(st, seat):
            raise Illegal(*why.reason(self, st, seat, bare))
        return self.act(st, seat, bare)

    def act(self, st, seat, token):
        """The state after an action that `legal` lists."""
        player = st.players[seat]
        if st.phase == "flip":
            return self._flip(st, seat, token)
        if st.phase == "react":
            st = _with(st, seat, player._replace(answer=token))
            return st if self.asked(st) else self._resolve(st)
        st = _with(st, seat, self._worked(player, token))
        return st if self.asked(st) else self._reveal(st)

    def _flip(self, st, seat, token):
        """R10-R12."""
        if token != "c5-":
            shared = list(st.shared)
            die = int(token[3]) - 1
            shared[die] = 7 - shared[die]
            player = st.players[seat]
            st = _with(st, seat, player._replace(sheet=_spend(player.sheet, 5)))
            st = st._replace(shared=tuple(shared))
        return self._next_flip(st, (seat - st.first) % len(st.players) + 1)

    def _next_flip(self, st, after):
        """Asks the next seat in turn order that has city 5 ready, or begins the work step."""
        for step in range(after, len(st.players)):
            seat = (st.first + step) % len(st.players)
            if st.players[seat].sheet.cities[4] == "o":
                return st._replace(phase="flip", asked=seat)
        players = tuple(p._replace(draft=p.sheet) for p in st.players)
        return st._replace(phase="work", asked=0, players=players)

    def _worked(self, player, token):
        """One token of a work step."""
        player = player._replace(work=player.work + (token,))
        draft = player.draft
        if token[0] == "w":
            slots = tuple(int(d) for d in re.findall("[1-6]", token))
            draft = _spend(draft, 2) if re.search("[+-]", token) else draft                 # R15
            return player._replace(plan=slots, draft=draft)
        if token[0] == "d":
            added = 0 if token == "d-" else self.realm.drawings(draft.fill, *player.plan[:2])[token]
            return player._replace(drawn=True, draft=self._filled(draft, added))
        if token[:2] == "c3":
            added = self.realm.pairs(draft.fill)[token]
            return player._replace(draft=self._filled(_spend(draft, 3), added))             # R42
        if token[:2] == "c4":
            city = int(token[3])                                                            # R43
            cities = draft.cities[:city - 1] + "o" + draft.cities[city:]
            return player._replace(draft=_spend(draft._replace(cities=cities), 4))
        if token[:2] == "c6":
            return player._replace(draft=_erased(draft, token))
        return player                                                                       # ok

    def _filled(self, sheet, added):
        """R24 with R38: new triangles, and the cities they enable."""
        fill, new = sheet.fill | added, "o" if self.opt["ability_first_use"] == "same_round" else "n"
        cities = "".join(new if state == "." and fill & shaded else state
                         for state, shaded in zip(sheet.cities, self.realm.shaded))
        return sheet._replace(fill=fill, cities=cities)

    # -------------------------------------------------------------------------------- the rest of the round

    def crowned(self, st):
        """The seats with all six shields up (R28)."""
        return [i for i, p in enumerate(st.players) if all(self.realm.shields(p.sheet.fill))]

    def _reveal(self, st):
        """R25-R28, R52; the attacks are announced (R29, R49)."""
        players = tuple(Player(sheet=p.draft, die=p.die, attacks=p.plan[2:]) for p in st.players)
        st = st._replace(players=players)
        if self.opt["end_check"] == "step" and self.crowned(st):
            return self._end(st, self.crowned(st))
        if len(players) == 1 and self.attacked(st, 0)[1]:
            return st._replace(phase="second")                                              # R50
        return self._ask(st)

    def _ask(self, st):
        st = st._replace(phase="react")
        return st if self.asked(st) else self._resolve(st)

    def _resolve(self, st):
        """R31-R34, R40, R50-R52: all attacks at once, then the end, else the next round."""
        players, destroyers = [], []
        for seat, player in enumerate(st.players):
            sector, blocked = self.attacked(st, seat)
            sheet, answer = player.sheet, player.answer or "c1-"
            if answer == "c1":
                sheet, blocked = _spend(sheet, 1), True
            elif answer[:2] == "c2":
                sheet, sector = _spend(sheet, 2), turned(sector, answer[2])                 # R51
                blocked = self.realm.shields(sheet.fill)[sector - 1]
            elif answer[:2] == "c6":
                sheet = _erased(sheet, answer)
            if not blocked and sheet.rects[sector - 1] == FULL:
                destroyers.append((seat - 1) % len(st.players))
            elif not blocked:
                sheet = sheet._replace(rects=_changed(sheet.rects, sector, 1))
            players.append(Player(sheet=sheet, die=player.die))
        st = st._replace(players=tuple(players))
        crowned = self.crowned(st)                                  # only with end_check = round can there be one
        if len(players) == 1 and destroyers:
            return self._end(st, [], "-")
        if destroyers or crowned:
            return self._end(st, sorted({*destroyers, *crowned}))
        if st.round >= self.cap:
            return self._end(st, [], "0")                     # R53
        return self._next_round(st)

    def _next_round(self, st):
        """R35, R36."""
        players = tuple(Player(p.sheet._replace(cities=p.sheet.cities.replace("n", "o"), used=False))
                        for p in st.players)
        return State(players, "roll", st.round + 1, (st.first + 1) % len(players))

    def _end(self, st, seats, word=""):
        """The end; everything that happened in the last round stays to be seen (section 6)."""
        winners = word or "".join(SEATS[seat] for seat in seats)
        return State(tuple(Player(p.sheet) for p in st.players), "over", st.round, st.first, winners=winners)

    # -------------------------------------------------------------------------------- text and sums

    def write(self, st):
        return line.write(self, st)

    def read(self, text):
        return line.read(self, text)

    def tally(self, st):
        """One number that almost every change moves, for count tables: over the seats (first = 1), the seat times
        (places in code order of the filled triangles, from 1 + 50 for each shield - 20 x sector for each rectangle
        + city x (0 . 1 n 2 o 3 x) + 7 when an ability was used + 1000 for a winner).  A work step counts as far
        as it is done."""
        total = 0
        for number, player in enumerate(st.players, 1):
            sheet = player.draft or player.sheet
            total += number * (
                self.realm.worth(sheet.fill) + 7 * sheet.used
                - 20 * sum(s * n for s, n in zip(SECTORS, sheet.rects))
                + sum(c * ".nox".index(state) for c, state in zip(SECTORS, sheet.cities))
                + 1000 * (SEATS[number - 1] in st.winners))
        return total


# ------------------------------------------------------------------------------------------------ helpers

def _outcome(phase, digits):
    return {"setup": "S", "roll": "R", "second": "r"}[phase] + (
        f"{digits[:2]}/{digits[2:]}" if phase == "roll" else digits)


def _assignment(slots, signs):
    return "".join(f"{name}{value}{sign}" for name, value, sign in zip("wsa", slots, signs))


def _with(st, seat, player):
    return st._replace(players=st.players[:seat] + (player,) + st.players[seat + 1:])


def _spend(sheet, city):
    """R37, R39."""
    return sheet._replace(cities=sheet.cities[:city - 1] + "x" + sheet.cities[city:], used=True)


def _changed(rects, sector, by):
    return rects[:sector - 1] + (rects[sector - 1] + by,) + rects[sector:]


def _erased(sheet, token):
    """R45."""
    return _spend(sheet._replace(rects=_changed(sheet.rects, int(token[3]), -1)), 6)
