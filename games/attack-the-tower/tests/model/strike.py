"""One strike: what one side of a battle does in one step (R38, R39, R45 to R48, R107, R108)."""
import re


class Strike:
    """The pools and marks of one side in one step, and what they may be put on.

    `foes` are (name, troop) of the enemy in the battle; `works` are (name, base) that stand behind them, none for the
    defender (R47); `exposed` says whether the options let them be hit once every troop is covered (R45)."""

    def __init__(self, foes, works, work_need, exposed, first):
        self.foes, self.works, self.work_need, self.exposed, self.first = foes, works, work_need, exposed, first
        self.general = self.siege = self.marks = 0
        self.free = False               # the siege pool passes defenders (R99)
        self.assigned = False           # points have been put somewhere: no more marks

    def open(self):
        """R45: whether bases may be hit now."""
        return self.exposed and all(not troop.needs() for _, troop in self.foes)

    def work_needs(self, base):
        return max(0, self.work_need - base.damage)

    # ------------------------------------------------------------------------------------ unasked (section 5)

    def left_over(self):
        """The general points left when every troop is covered as cheaply as can be; None when it cannot be done."""
        needs = sorted((troop.needs() for _, troop in self.foes if troop.needs()), reverse=True)
        left = self.general - sum(needs[self.marks:])
        return left if left >= 0 else None

    def works_reached(self):
        """The most points that can go on bases."""
        left = self.left_over()
        if self.exposed and left is not None:
            return left + self.siege
        return self.siege if self.free else 0

    def fells_all(self):
        """R99: whether the siege pool alone destroys every base, so that every troop falls with its own."""
        return self.free and bool(self.works) and self.siege >= sum(self.work_needs(base) for _, base in self.works)

    def takes_all(self):
        """Whether it can destroy everything that a point of it can reach; points that cover the troops and no more do
        not reach the bases."""
        if self.fells_all():
            return True
        points = self.works_reached()
        covers = self.left_over() is not None
        return covers and (not points or points >= sum(self.work_needs(base) for _, base in self.works))

    def reaches_some(self):
        """R44, for the initiative step: whether a point of it can be put anywhere, since damage adds up."""
        troops = self.general and any(troop.needs() for _, troop in self.foes)
        return bool(troops or (self.works_reached() and any(self.work_needs(base) for _, base in self.works)))

    def takes_some(self):
        """Whether it can destroy anything at all."""
        needs = [troop.needs() for _, troop in self.foes if troop.needs()]
        if needs and (self.marks or min(needs) <= self.general):
            return True
        works = [self.work_needs(base) for _, base in self.works if self.work_needs(base)]
        return bool(works) and 0 < min(works) <= self.works_reached()

    def take_all(self):
        """R39: the strike that destroys everything it reaches."""
        points = self.works_reached()
        if self.left_over() is not None:
            for _, troop in self.foes:
                troop.damage = max(troop.damage, troop.need)
        if points:
            for _, base in self.works:
                base.damage = self.work_need

    # ------------------------------------------------------------------------------------ asked

    def tokens(self):
        """R39, R45 to R48, R107: each choice once; all that is needed or left goes without a number."""
        tokens = ["ok"]
        if self.marks and not self.assigned:
            tokens += [f"kill:{name}" for name, troop in self.foes if troop.needs()]
        for name, troop in self.foes:
            tokens += self.amounts("hit", name, min(troop.needs(), self.general))
        for name, base in self.works:
            if self.open():
                tokens += self.amounts("hit", name, min(self.work_needs(base), self.general))
            if self.open() or self.free:
                tokens += self.amounts("siege", name, min(self.work_needs(base), self.siege))
        return tokens

    def amounts(self, word, name, most):
        """R48: `hit:2a1` for the most; in the initiative step `hit:2a1=1` for less."""
        return [f"{word}:{name}"] * (most > 0) + [f"{word}:{name}={n}" for n in range(1, most if self.first else 0)]

    def carry_out(self, token):
        word, name, number = re.fullmatch(r"(\w+):(\w+)(?:=(\d+))?", token).groups()
        target = dict(self.foes + self.works)[name]
        if word == "kill":
            target.marked, self.marks = True, self.marks - 1
            return
        self.assigned = True
        need = self.work_needs(target) if name in dict(self.works) else target.needs()
        points = int(number or min(need, self.siege if word == "siege" else self.general))
        target.damage += points
        if word == "siege":
            self.siege -= points
        else:
            self.general -= points
