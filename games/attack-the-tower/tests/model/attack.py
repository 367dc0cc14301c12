"""Attacks (R28 to R36, R50 to R52, R56, R57) and their windows (R22, R23, R25)."""
from itertools import combinations

import ability
import battle
from battle import group
from state import TERRITORIES, Attack


def attacks(game, pos):
    """R28, R30, R32, R33, R89 and the options: the attacks that may be declared."""
    if game.thorns(pos, pos.active) or (pos.turn == 1 and game.opt["first_turn_attack"] == "false"):
        return []
    tokens = [f"{name}>{target}" for name in groups(game, pos) for target in TERRITORIES]
    return [token for token in tokens if token[0] + token[-2:] not in pos.barred]


def groups(game, pos):
    """The own groups that have a troop and may still attack."""
    side = pos.own(pos.active)
    fresh = [name for name, troop in side.specials() if not troop.used]
    names = []
    for territory in TERRITORIES:
        if side.troops(territory) and territory not in pos.used:
            names.append(territory)
            if game.joins:
                names += [f"{territory}+{''.join(some)}" for number in range(1, len(fresh) + 1)
                          for some in combinations(fresh, number)]
    return names + (["P"] if fresh and "P" not in pos.used else [])


def declare(game, pos, token):
    """R28, R34. An attack; where there is no base it is on the palace at once."""
    name, target = token.split(">")
    pos.busy, pos.attack = True, Attack(name[0], target)
    pos.attack.at_palace = not pos.enemy(pos.active).bases(target)
    game.rejoin(pos, name[1:])
    if game.opt["attacks_per_group"] == "once":
        use(game, pos)
    yield from open_window(game, pos)


def open_window(game, pos):
    """R22, R23: the attacker first."""
    pos.phase, pos.passed = "window", False
    yield from offer(game, pos, pos.active)


def offer(game, pos, seat):
    """R25. The next decision of a window, or its end after two passes in a row."""
    while True:
        if pos.own(seat).abilities_in_hand():
            pos.seat = seat
            return
        if pos.passed:
            break
        pos.passed, seat = True, 3 - seat
    yield from closed(game, pos)


def window(game, pos):
    """R22, R23. One decision in the window of an attack."""
    seat, at_palace = pos.seat, pos.attack.at_palace
    _, token = yield {seat: game.playable(pos, seat) + ["-"]}
    if token == "-":
        if pos.passed:
            yield from closed(game, pos)
            return
        pos.passed = True
    else:
        pos.passed = False
        yield from ability.play(game, pos, seat, token)
        stopped = token == "!O" and game.opt["thorns_stop"] == "declared_too" and game.thorns(pos, pos.active)
        if not group(pos) or (stopped and seat != pos.active and not at_palace):
            end_attack(game, pos)                                               # R35, A13
            return
        if not at_palace and not pos.enemy(pos.active).bases(pos.attack.target):
            yield from proceed(game, pos)                                       # R35
            return
    yield from offer(game, pos, 3 - seat)


def between(game, pos, fight):
    """The option windows = with_steps: a window between the two steps, attacker first."""
    seat, passed = pos.active, False
    while fight.goes_on():
        token = "-"
        if pos.own(seat).abilities_in_hand():
            _, token = yield {seat: game.playable(pos, seat) + ["-"]}
        if token != "-":
            yield from ability.play(game, pos, seat, token)
        elif passed:
            return
        passed, seat = token == "-", 3 - seat


def closed(game, pos):
    """The window has closed: the battle is fought."""
    pos.passed = False
    if pos.attack.at_palace:
        yield from battle.fight(game, pos, None)                                # R53
        after(game, pos)
        end_attack(game, pos)                                                   # R56
        return
    fought = yield from battle.fight(game, pos, pos.attack.target)
    huns(game, pos, fought)
    if game.opt["special_limit_check"] == "at_once":
        for seat in fought.seats:
            yield from ability.special_limit(pos, seat)                         # R50, R62
    after(game, pos)
    yield from proceed(game, pos)


def huns(game, pos, fought):
    """R93."""
    side, enemy = pos.own(fought.attacker), pos.own(fought.defender)
    if side.army == "east" and side.effects["C"] and "C" in fought.kinds[fought.attacker]:
        for space, base in enemy.bases(fought.territory):
            if not base.troops:
                pos.attack.destroyed = True
                battle.raze(pos, fought.defender, space)


def after(game, pos):
    """The option sacrifice_time = after_battle."""
    if game.opt["sacrifice_time"] == "after_battle":
        sacrifices(game, pos)
        pos.attack.gone_to_battle = {1: set(), 2: set()}


def sacrifices(game, pos):
    """R57."""
    ability.sacrifice(game, pos, pos.active, pos.attack.group)
    ability.sacrifice(game, pos, 3 - pos.active, pos.attack.target)


def proceed(game, pos):
    """R35, R51, R52. On to the palace or not, where the way is open and somebody is left."""
    if group(pos) and not pos.enemy(pos.active).bases(pos.attack.target):
        _, token = yield {pos.active: ["go", "stop"]}
        if token == "go":
            pos.attack.at_palace = True
            yield from open_window(game, pos)
            return
    end_attack(game, pos)


def end_attack(game, pos):
    """R57, R32; then the answer window (R21)."""
    sacrifices(game, pos)
    name = f"{pos.attack.group}>{pos.attack.target}"
    if pos.attack.destroyed:
        pos.barred = []
    elif name not in pos.barred:
        pos.barred.append(name)
    pos.attack, pos.passed = None, False
    if game.opt["windows"] == "battle_only":
        game.main(pos)
    else:
        game.answer(pos)


def use(game, pos):
    """Notes the group that attacks; with `joins` its specials one by one."""
    if pos.attack.group != "P" or not game.joins:
        pos.used += pos.attack.group
    if game.joins:
        for troop in pos.own(pos.active).palace:
            troop.used = troop.used or troop.joined
