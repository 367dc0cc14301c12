"""Powers, needs and traits (R80 to R83), fixed when a battle begins (R37)."""


def fix(game, pos, battle):
    """R37. Fixes power, need, damage dealt, initiative and artillery of every troop of the battle."""
    for seat in battle.seats:
        for _, troop in battle.group(seat):
            battle.kinds[seat].add(game.kind(troop))            # who fights (R87), whatever becomes of them
    for seat in battle.seats:
        for _, troop in battle.group(seat):
            troop.power = power(game, pos, battle, seat, troop)
            troop.need = max(1, troop.power)                    # R81
            troop.deal = troop.power + battle.blacksmiths[seat]                     # R82
            troop.quick = quick(game, pos, seat, troop)
            troop.siege = siege(game, pos, seat, troop)


def power(game, pos, battle, seat, troop):
    """R80, R81: the number set or printed, then plus and minus, never below 0."""
    least = 1 if game.opt["zero_power"] == "floor_one" else 0
    number = count(game, pos, seat, troop) + plus(game, pos, battle, seat, troop)
    return max(least, number - minus(pos, battle, seat))


def count(game, pos, seat, troop):
    """The number that a "count" card sets (R84, R90, R97), or the printed one."""
    side, kind = pos.own(seat), game.kind(troop)
    cards = {"fae": {"L": 2}, "west": {"S": 2}, "east": {"L": 2, "H": 3}}.get(side.army, {})
    if side.effects[kind] and kind in cards:
        return cards[kind]
    return game.printed(side, troop)


def plus(game, pos, battle, seat, troop):
    """R92, R95, R96, R100."""
    side, kind, attacks = pos.own(seat), game.kind(troop), seat == battle.attacker
    number = troop.bonus
    if side.army == "west":
        number += side.effects["O"]
        number += side.effects["L"] if kind == "L" and not attacks else 0
        number += side.effects["C"] if kind == "C" and attacks else 0
    return number


def minus(pos, battle, seat):
    """R87, R101."""
    enemy = pos.enemy(seat)
    if enemy.army == "undead":
        return enemy.effects["O"]
    if enemy.army == "fae" and "C" in battle.kinds[3 - seat]:
        return enemy.effects["C"]
    return 0


def quick(game, pos, seat, troop):
    """R41, R84; R83, R97: losing initiative beats having it."""
    side, enemy, kind = pos.own(seat), pos.enemy(seat), game.kind(troop)
    if enemy.army == "west" and enemy.effects["S"]:
        return False
    return kind == "S" or (kind == "L" and side.army == "fae" and side.effects["L"] > 0)


def siege(game, pos, seat, troop):
    """R46, R108."""
    side = pos.own(seat)
    return game.kind(troop) == "W" and not (side.army == "undead" and side.effects["W"])
