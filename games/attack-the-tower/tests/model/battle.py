"""A battle (R37 to R51, R53 to R55): two steps, what each side strikes, what leaves."""
import power
from state import Base, Ended
from strike import Strike


class Battle:
    """A battle in an enemy territory, or at the palace when `territory` is None."""

    def __init__(self, game, pos, territory):
        self.game, self.pos, self.territory = game, pos, territory
        self.attacker, self.defender = pos.active, 3 - pos.active
        self.seats = (self.attacker, self.defender)             # R40: the attacker first
        self.kinds = {1: set(), 2: set()}                       # kinds that fought
        self.palace = None if territory else Base("palace")
        self.blacksmiths = {}                                   # R102: fixed with the powers
        self.began_empty = not self.group(self.defender)

    def group(self, seat):
        """R29, R33, R60: (name, troop) of the troops that fight."""
        side, attack = self.pos.own(seat), self.pos.attack
        if seat == self.attacker:
            return group(self.pos)
        return side.troops(attack.target) if self.territory else side.specials()

    def works(self):
        """(name, base) of what the defender holds: his bases there, or the palace."""
        if self.palace:
            return [("P", self.palace)]
        return self.pos.own(self.defender).bases(self.territory)

    def goes_on(self):
        """Whether anything is left to strike at on both sides."""
        return bool(self.group(self.attacker)) and bool(self.works())

    def work_need(self):
        """R38, R53: power and need of a base, or of the palace."""
        return self.game.palace_power if self.palace else self.game.base_power


def group(pos):
    """R29, R30, R33: the attacking group."""
    side, attack = pos.own(pos.active), pos.attack
    troops = side.troops(attack.group) if attack.group != "P" else []
    return troops + [pair for pair in side.specials() if pair[1].joined]


def fight(game, pos, territory):
    """R37 to R49. A whole battle."""
    battle = Battle(game, pos, territory)
    settle_powers(game, pos, battle)
    struck = yield from step(game, pos, battle, True)
    if struck and game.opt["windows"] == "with_steps" and battle.goes_on():
        yield from game.window_between(pos, battle)                             # A5
        if battle.goes_on():
            settle_powers(game, pos, battle)
    if battle.goes_on():
        yield from step(game, pos, battle, False)
    for _, troop in pos.own(1).all_troops() + pos.own(2).all_troops():
        troop.rest()                                                            # R44
    for seat in (1, 2):
        for _, base in pos.own(seat).all_bases():
            base.damage = 0
    return battle


def settle_powers(game, pos, battle):
    """R37; the option zero_power = dies; R90: who will be sacrificed for this battle."""
    for seat in battle.seats:
        side = pos.own(seat)
        battle.blacksmiths[seat] = len(side.palace) if side.army == "west" else 0
    power.fix(game, pos, battle)
    for seat in battle.seats:
        side = pos.own(seat)
        if side.army == "east":
            fought = {kind for kind in "LH" if side.effects[kind] and kind in battle.kinds[seat]}
            pos.attack.gone_to_battle[seat] |= fought
    if game.opt["zero_power"] == "dies":
        for seat in battle.seats:
            for _, troop in battle.group(seat):
                if troop.power == 0:
                    strike_down(game, pos, battle, seat, troop)


def step(game, pos, battle, first):
    """R40 to R42. Both sides of a step, attacker first, then what is destroyed leaves; says whether anybody struck."""
    strikers, empty = {}, not battle.group(battle.defender)
    for seat in battle.seats:
        strikers[seat] = [t for _, t in battle.group(seat) if (t.quick or not first) and not t.struck]
    strikes = [strike_of(game, pos, battle, seat, strikers[seat], first, empty) for seat in battle.seats]
    for seat, strike in zip(battle.seats, strikes):
        yield from assign(seat, strike, first)
    for troop in strikers[1] + strikers[2]:
        troop.struck = True
    remove(game, pos, battle)
    return bool(strikers[1] + strikers[2])


def strike_of(game, pos, battle, seat, strikers, first, empty):
    """R38, R43, R46: the pools of a side; R88, R98, R107: extra damage and marks of the main step."""
    attacks = seat == battle.attacker
    works = battle.works() if attacks else []
    strike = Strike(battle.group(3 - seat), works, battle.work_need(), exposed(game, battle, first, empty), first)
    strike.general = sum(t.deal for t in strikers if not t.siege)
    strike.siege = sum(t.deal for t in strikers if t.siege) if attacks else 0
    side = pos.own(seat)
    strike.free = bool(side.army == "west" and side.effects["W"] and battle.territory)      # R99
    if not first:
        if not attacks:
            strike.general += battle.work_need() * len(battle.works())                      # R38, R42
        extra_damage(game, side, strikers, strike.foes)
        if side.army == "undead":
            biting = sum(game.kind(t) == "C" and t.deal >= 1 for t in strikers)
            strike.marks = side.effects["C"] * biting                                       # R107, R109
    return strike


def exposed(game, battle, first, empty):
    """The options base_exposure and initiative_hits_bases: whether bases may be hit once the troops are covered."""
    if first and game.opt["initiative_hits_bases"] == "false":
        return False
    return {"overflow": True, "after_step": empty, "next_attack": battle.began_empty}[game.opt["base_exposure"]]


def extra_damage(game, side, strikers, foes):
    """R88, R98: on top of the pools, before they are assigned."""
    striking = [game.kind(t) for t in strikers]
    if side.army == "fae":
        for _, foe in foes:
            foe.damage += side.effects["W"] * striking.count("W")
    if side.army == "west":
        templars = striking.count("H")
        times = templars if game.opt["templar_damage"] == "per_templar" else min(1, templars)
        for _, foe in foes:
            if game.kind(foe) in ("L", "H"):
                foe.damage += side.effects["H"] * times


def assign(seat, strike, first):
    """R39, R40, R48. Asks for targets, but not where nothing is to decide (section 5, Automatic steps)."""
    if strike.takes_all():
        strike.take_all()
        return
    if not (strike.reaches_some() if first else strike.takes_some()):
        return
    while True:
        _, token = yield {seat: strike.tokens()}
        if token == "ok":
            return
        strike.carry_out(token)


def remove(game, pos, battle):
    """R49, in its order: troops, bases with what is on them, the palace."""
    works = battle.works()
    for seat in battle.seats:
        for _, troop in battle.group(seat):
            if not troop.needs():
                strike_down(game, pos, battle, seat, troop)
    for space, base in works:
        if base.damage >= battle.work_need():
            pos.attack.destroyed = True
            if battle.palace:
                raise Ended(battle.attacker)                                                # R55
            for troop in list(base.troops):
                strike_down(game, pos, battle, battle.defender, troop)
            raze(pos, battle.defender, space)


def strike_down(game, pos, battle, seat, troop):
    """R49, R106: one troop destroyed in a battle."""
    side, enemy = pos.own(seat), pos.enemy(seat)
    pos.attack.destroyed = True
    if enemy.army == "undead" and "H" in battle.kinds[3 - seat]:
        enemy.kills += 1
    if troop.kind == "X" and side.army == "undead":
        side.ghosts += 1                                                                    # R103
    elif troop.kind == "X":
        side.put_away("X")
    lose(pos, seat, troop)


def lose(pos, seat, troop):
    """A troop leaves the board; Trolls are remembered (R86)."""
    side = pos.own(seat)
    if troop.kind == "X":
        side.palace = [other for other in side.palace if other is not troop]
        return
    if troop.kind == "H" and side.army == "fae":
        side.trolls += 1
    for _, base in side.all_bases():
        base.troops = [other for other in base.troops if other is not troop]


def raze(pos, seat, space):
    """R15: a base leaves the board, and its troops with it."""
    side = pos.own(seat)
    for troop in list(side.land[space].troops):
        lose(pos, seat, troop)
    side.put_away(side.land[space].kind.lower())
    side.land[space] = None
