"""Playing ability cards (R20, R26, R58, R59, R84 to R109) and what they do at once; the special limit (R62)."""
from battle import lose, raze
from state import TERRITORIES, Troop


def playable(game, pos, seat):
    """R26, R59, R92: the tokens of the abilities that a seat may play now."""
    side, tokens = pos.own(seat), []
    for card in sorted({card for card in side.hand if card.isupper()}):
        if card == "O" and side.army == "east":
            tokens += [f"!O:{name}" for name, _ in side.all_troops()]
        elif card != "X" or len(side.palace) < side.full():
            tokens.append(f"!{card}")
    return tokens


def play(game, pos, seat, token):
    """R20. Carries out an ability; asks for what it leaves open."""
    side, card = pos.own(seat), token[1]
    side.give(card)
    pos.barred = []                                                             # R32
    if card == "X":
        special = Troop("X")                                                    # R58
        special.joined = bool(pos.attack) and seat == pos.active and pos.attack.group == "P" and not game.joins
        side.palace.append(special)
        return
    side.effects[card] += 1                                                     # R27
    if side.army == "east" and card == "W":
        yield from kaiju(game, pos, seat)
    if side.army == "undead" and card == "L":
        zombies(side)
    if side.army == "undead" and card == "S":
        necromancers(game, side)
    if ":" in token:
        dict(side.all_troops())[token[3:]].bonus += game.ninja_bonus            # R92


def zombies(side):
    """R104."""
    for _, base in side.all_bases():
        if base.kind == "L":
            recruit(base)


def necromancers(game, side):
    """R105 and the option necromancer_fill."""
    for territory in TERRITORIES:
        if game.alive(side, territory, "S"):
            for _, base in side.bases(territory):
                for _ in range(2 if game.opt["necromancer_fill"] == "full" else 1):
                    if base.kind in "LHC":
                        recruit(base)


def recruit(base):
    """R15: one troop more, where there is room."""
    if len(base.troops) < 2:
        base.troops.append(Troop(base.kind))


def kaiju(game, pos, seat):
    """R94, R91: each Island gives up a Kaiju, then a base falls per territory with Kaijus."""
    side, enemy = pos.own(seat), pos.enemy(seat)
    for space, base in side.all_bases():
        kaijus = [troop for troop in base.troops if game.kind(troop) == "W"]
        if kaijus and not spared(game, side, space[0]):
            lose(pos, seat, min(kaijus, key=lambda troop: troop.bonus))         # a Ninja last
    due = [territory for territory in TERRITORIES if game.alive(side, territory, "W")]
    facing, razed = game.opt["kaiju_target"] == "facing_territory", False
    while due:
        spaces = [space for space, _ in enemy.all_bases() if space[0] in due or not facing]
        if not spaces:
            break
        _, token = yield {seat: [f"raze:{space}" for space in spaces]}
        due.remove(token[5] if facing else due[0])
        raze(pos, 3 - seat, token[5:])
        razed = True
    if razed and game.opt["special_limit_check"] == "at_once":
        yield from special_limit(pos, 3 - seat)


def spared(game, side, territory):
    """R91."""
    return bool(side.army == "east" and side.effects["S"] and game.alive(side, territory, "S"))


def sacrifice(game, pos, seat, territory):
    """R90, R91: the Monks and Samurai that fought are given up, unless a Kyudoka lives there."""
    side, kinds = pos.own(seat), pos.attack.gone_to_battle[seat]
    if territory == "P" or spared(game, side, territory):
        return
    for _, troop in side.troops(territory):
        if game.kind(troop) in kinds:
            pos.attack.destroyed = True
            lose(pos, seat, troop)


def special_limit(pos, seat):
    """R62: the owner gives up specials beyond his full territories; unasked when all must go or all are alike."""
    side = pos.own(seat)
    while len(side.palace) > side.full():
        if side.full() == 0 or len({troop.bonus for troop in side.palace}) == 1:
            gone = side.palace[side.full():]
        else:
            _, token = yield {seat: [f"lose:{name}" for name, _ in side.specials()]}
            gone = [dict(side.specials())[token[5:]]]
        for troop in gone:
            side.palace.remove(troop)
            side.put_away("X")
