"""What a game of Attack the Tower is made of: troops, bases, sides, positions, and the refusal.

A position is what a line of section 6 says, as objects that the rules change.  It is made anew from its line for every
question, so nothing here has to be copied.
"""
from __future__ import annotations

from collections import Counter

TERRITORIES = "123"
SPACES = [t + s for t in TERRITORIES for s in "abc"]    # 2.1
TROOPS = "LSHCW"                                        # kinds with bases (2.2)
CARDS = "lshcwLSHCWOX"                                  # the order of a hand (section 6)
ARMIES = ["fae", "west", "east", "undead"]
PHASES = ["army", "setup", "renew", "draw", "drop", "build", "answer", "main", "window", "end", "over"]


class Illegal(Exception):
    """A token that the rules refuse; `rule` is a rule number, or "S6" for a token that is no notation at all."""

    def __init__(self, rule, reason):
        super().__init__(f"{rule}: {reason}")
        self.rule, self.reason = rule, reason


class Ended(Exception):
    """The game is over (R55, R71); 0 is a draw. `strength` says whether the turn limit ended it."""

    def __init__(self, winner, strength=False):
        super().__init__(winner)
        self.winner, self.strength = winner, strength


class Troop:
    def __init__(self, kind, bonus=0):
        self.kind, self.bonus = kind, bonus             # the bonus is a Ninja's (R92)
        self.used = False                               # a special that has attacked, where that counts
        self.joined = False                             # a special in the attack under way
        self.power = self.need = self.deal = 0          # fixed for a battle (R37)
        self.quick = self.siege = False                 # initiative, artillery
        self.rest()

    def rest(self):
        """R44: nothing of a battle stays."""
        self.damage, self.marked, self.struck = 0, False, False

    def needs(self):
        """What it still needs to be destroyed; 0 when covered (R39, R45, R107)."""
        return 0 if self.marked else max(0, self.need - self.damage)


class Base:
    """A base, or the palace in its battle."""

    def __init__(self, kind, troops=0):
        self.kind, self.damage = kind, 0
        self.troops = [Troop(kind) for _ in range(troops)]


class Side:
    def __init__(self, army):
        self.army = army
        self.land = dict.fromkeys(SPACES)
        self.palace, self.ghosts = [], 0                # special troops, Ghosts that wait (R103)
        self.hand, self.hidden = "", None               # hidden: how many bases and abilities, for a view
        self.known = ""                                 # what the other side knows of the hand for sure (R70)
        self.draw = {"B": 0, "A": 0}                    # what is in a pile follows from the rest
        self.discard = {"B": "", "A": ""}
        self.effects = Counter()                        # abilities played this turn (R27)
        self.trolls = self.kills = 0                    # R86, R106
        self.status = ""                                # in the set-up

    def bases(self, territory):
        """(space, base) of the bases of a territory."""
        return [(space, base) for space, base in self.land.items() if base and space[0] == territory]

    def all_bases(self):
        return [(space, base) for space, base in self.land.items() if base]

    def troops(self, territory):
        """(name, troop) of the troops of a territory."""
        return [(f"{space}{n}", troop) for space, base in self.bases(territory)
                for n, troop in enumerate(base.troops, 1)]

    def specials(self):
        return [(f"P{n}", troop) for n, troop in enumerate(self.palace, 1)]

    def all_troops(self):
        return [pair for t in TERRITORIES for pair in self.troops(t)] + self.specials()

    def full(self):
        """How many territories have three bases (R59)."""
        return sum(len(self.bases(t)) == 3 for t in TERRITORIES)

    def bases_in_hand(self):
        return self.hidden[0] if self.hidden else sum(card.islower() for card in self.hand)

    def abilities_in_hand(self):
        return self.hidden[1] if self.hidden else sum(card.isupper() for card in self.hand)

    def hand_size(self):
        return self.bases_in_hand() + self.abilities_in_hand()

    def take(self, card):
        self.hand = in_order(self.hand + card)

    def give(self, card):
        self.hand, self.known = self.hand.replace(card, "", 1), self.known.replace(card, "", 1)

    def put_away(self, card):
        """A card goes to its discard."""
        pile = "B" if card.islower() else "A"
        self.discard[pile] = in_order(self.discard[pile] + card)

    def cards(self, pile):
        """The cards of a pile's kind that lie open or in the hand."""
        if pile == "B":
            return [c for c in self.hand if c.islower()] + list(self.discard["B"]) + [
                base.kind.lower() for _, base in self.all_bases()]
        return [c for c in self.hand if c.isupper()] + list(self.discard["A"]) + list(
            self.effects.elements()) + ["X"] * (len(self.palace) + self.ghosts)


class Attack:
    """The attack under way."""

    def __init__(self, group, target):
        self.group, self.target = group, target         # "1" to "3" or "P"; the enemy territory
        self.at_palace = False
        self.destroyed = False                          # it has destroyed something (R32)
        self.gone_to_battle = {1: set(), 2: set()}      # kinds that will be sacrificed (R90)


class Position:
    def __init__(self):
        self.turn = self.active = 0
        self.phase = "army"
        self.sides = {1: None, 2: None}
        self.idle = 0                                   # turns in a row before this one (R17)
        self.busy = False                               # renewed or attacked this turn
        self.barred = []                                # attacks barred by R32
        self.used = ""                                  # groups that have attacked (attacks_per_group)
        self.attack = None
        self.seat = 0                                   # who decides
        self.passed = False                             # a pass came just before
        self.left = 0                                   # draws left
        self.winner, self.by_strength = None, False
        self.first = 0                                  # who begins, in a later game of a match (R72)

    def own(self, seat):
        return self.sides[seat]

    def enemy(self, seat):
        return self.sides[3 - seat]


def in_order(cards):
    return "".join(sorted(cards, key=CARDS.index))
