"""The set-up and the sequence of a turn (R1 to R19, R21, R24, R66 to R71). A function for each phase asks for the one
decision of a quiet point and carries it out up to the next."""
import ability
import attack
from state import ARMIES, CARDS, SPACES, TERRITORIES, Ended, Side, in_order


# ------------------------------------------------------------------------------------------- before the first turn

def army(game, pos):
    """D1 and the option army_choice."""
    open_seats = [seat for seat in (1, 2) if pos.own(seat) is None]
    choice = game.opt["army_choice"]
    if choice == "random":
        token = yield [(f"={name}", 1) for name in ARMIES]
        seat, name = open_seats[0], token[1:]
    else:
        asked = open_seats if choice == "secret" else open_seats[:1]
        seat, token = yield {seat: [f"army:{name}" for name in ARMIES] for seat in asked}
        name = token[5:]
    take_army(game, pos, seat, name)


def take_army(game, pos, seat, name):
    """R1, R74. After the second army the set-up begins."""
    side = pos.sides[seat] = Side(name)
    side.draw = {pile: game.deck_size(pile) for pile in "BA"}
    if all(pos.sides.values()):
        pos.phase = "setup"
        for side in pos.sides.values():
            side.status = f"d{game.start_hand}"


def setup(game, pos):
    """R2 to R6."""
    building = [seat for seat in (1, 2) if pos.own(seat).status != "r"]
    if not building:
        token = yield [("=1", 1), ("=2", 1)]                                    # R6, C1
        begin(pos, int(token[1]))
        return
    asked = building if game.opt["setup_build"] == "secret" else building[:1]
    seat, token = yield {seat: setup_tokens(game, pos.own(seat)) for seat in asked}
    yield from set_up(game, pos, seat, token)
    start = game.opt["start_player"]
    if all(pos.own(seat).status == "r" for seat in (1, 2)) and (pos.first or start != "random"):
        begin(pos, pos.first or int(start[4]))


def setup_tokens(game, side):
    """R2 to R4: nothing is reshuffled, bases go on free spaces."""
    if side.status[0] == "d":
        return [f"+{pile}" for pile in "BA" if side.draw[pile]]
    if side.status == "q":
        return ["keep", "burn"]
    free = [space for space in SPACES if not side.land[space]]
    return ["ok"] + builds(side, free)


def may_burn(game, side):
    """R3 and the option burns."""
    burned = any(side.discard.values())
    often = {"unlimited": True, "one": not burned, "none": False}[game.opt["burns"]]
    return often and sum(side.draw.values()) >= game.start_hand


def builds(side, spaces):
    return [f"{card}@{space}" for card in sorted(set(side.hand)) if card.islower() for space in spaces]


def set_up(game, pos, seat, token):
    side = pos.own(seat)
    if token[0] == "+":
        yield from draw_card(game, side, token[1])
        left = int(side.status[1]) - 1
        side.status = f"d{left}" if left else "q" if may_burn(game, side) else "b"
    elif token == "burn":                                                       # R3
        for card in side.hand:
            side.put_away(card)
        side.hand, side.status = "", f"d{game.start_hand}"
    elif token == "keep":
        side.status = "b"
    elif token == "ok":
        side.status = "r"
    else:
        game.build(pos, seat, token)                                            # R4


def begin(pos, seat):
    """R6, R7."""
    pos.turn, pos.active, pos.seat, pos.phase, pos.first = 1, seat, seat, "renew", 0
    for side in pos.sides.values():
        side.status = ""


# ------------------------------------------------------------------------------------------------------- renewal

def renew(game, pos):
    """R7, R9, R17."""
    forced = game.stalemate_turns and pos.idle >= game.stalemate_turns
    _, token = yield {pos.active: ["renew"] + ["hold"] * (not forced)}
    if token == "hold":
        game.answer(pos)
        return
    pos.busy = True
    for side in pos.sides.values():
        for _, base in side.all_bases():
            ability.recruit(base)
    start_draws(game, pos, pos.active)


def start_draws(game, pos, seat):
    """R10, R103 (Shenlong)."""
    side = pos.own(seat)
    shenlongs = len(side.palace) if side.army == "east" else 0
    pos.phase, pos.seat, pos.left = "draw", seat, game.renew_draw + shenlongs
    more_draws(game, pos)


def more_draws(game, pos):
    """R70: draws that nothing is left for are not made."""
    if not pos.left or not drawable(game, pos.own(pos.seat)):
        pos.left = 0
        after_draws(game, pos)


def drawable(game, side):
    """R70 and the option empty_pile: the piles that can be drawn from."""
    again = game.opt["empty_pile"] == "reshuffle"
    return [pile for pile in "BA" if side.draw[pile] or (again and side.discard[pile])]


def draw(game, pos):
    """R10."""
    side = pos.own(pos.seat)
    _, token = yield {pos.seat: [f"+{pile}" for pile in drawable(game, side)]}
    yield from draw_card(game, side, token[1])
    pos.left -= 1
    more_draws(game, pos)


def draw_card(game, side, pile):
    """R70, section 5 (chance): a card of the pile, every copy equally likely."""
    if not side.draw[pile]:
        side.draw[pile], side.discard[pile] = len(side.discard[pile]), ""
        side.known = in_order(of_pile(side.known, "AB".replace(pile, "")) + of_pile(side.hand, pile))
    left = game.pile(side, pile)
    token = yield [(f"={card}", left[card]) for card in CARDS if left[card] > 0]
    side.draw[pile] -= 1
    side.take(token[1])
    if not side.draw[pile]:                                                     # now its cards can be counted
        side.known = of_pile(side.known, "AB".replace(pile, ""))


def of_pile(cards, pile):
    return "".join(card for card in cards if card.islower() == (pile == "B"))


def after_draws(game, pos):
    """R10 to R12 and the option discard_timing."""
    if game.opt["discard_timing"] == "before_build":
        to_drop(game, pos, pos.seat)
    elif pos.seat == pos.active:
        start_draws(game, pos, 3 - pos.active)
    else:
        to_build(pos)


def to_drop(game, pos, seat):
    """R11."""
    pos.phase, pos.seat = "drop", seat
    if pos.own(seat).hand_size() <= game.hand_limit:
        after_drop(game, pos)


def drop(game, pos):
    """R11."""
    side = pos.own(pos.seat)
    yield from drop_card(pos.seat, side)
    if side.hand_size() <= game.hand_limit:
        after_drop(game, pos)


def drop_card(seat, side):
    _, token = yield {seat: [f"drop:{card}" for card in sorted(set(side.hand))]}
    side.give(token[5])
    side.put_away(token[5])


def after_drop(game, pos):
    """R10, R12; with discard_timing = after_build the drops follow the builds."""
    late = game.opt["discard_timing"] == "after_build"
    if pos.seat != pos.active:
        game.answer(pos) if late else to_build(pos)
    elif late:
        to_drop(game, pos, 3 - pos.active)
    else:
        start_draws(game, pos, 3 - pos.active)


def to_build(pos):
    pos.phase, pos.seat = "build", pos.active


def build(game, pos):
    """R12, R13 and the options build_over and renew_build."""
    if game.opt["renew_build"] == "secret":
        yield from build_in_secret(game, pos)
        after_builds(game, pos)
        return
    _, token = yield {pos.seat: build_tokens(game, pos.own(pos.seat))}
    if token != "ok":
        game.build(pos, pos.seat, token)
    elif pos.seat == pos.active:
        pos.seat = 3 - pos.active
    else:
        after_builds(game, pos)


def build_tokens(game, side):
    spaces = [s for s in SPACES if not side.land[s] or game.opt["build_over"] == "true"]
    return ["ok"] + builds(side, spaces)


def build_in_secret(game, pos):
    """The option renew_build = secret: both at a time; no quiet point, so neither sees what the other has built."""
    building = {1, 2}
    while building:
        seat, token = yield {seat: build_tokens(game, pos.own(seat)) for seat in sorted(building)}
        if token == "ok":
            building.remove(seat)
        else:
            game.build(pos, seat, token)


def after_builds(game, pos):
    if game.opt["discard_timing"] == "after_build":
        to_drop(game, pos, pos.active)
    else:
        game.answer(pos)


# ------------------------------------------------------------------------------------------------- the main phase

def answer(game, pos):
    """R21. One decision of the other player."""
    seat = 3 - pos.active
    _, token = yield {seat: game.playable(pos, seat) + ["-"]}
    if token == "-":
        game.main(pos)
        return
    yield from ability.play(game, pos, seat, token)
    game.answer(pos)


def main(game, pos):
    """R18, R19."""
    _, token = yield {pos.active: game.playable(pos, pos.active) + attack.attacks(game, pos) + ["done"]}
    if token[0] == "!":
        yield from ability.play(game, pos, pos.active, token)
        if game.opt["windows"] != "battle_only":
            game.answer(pos)                                                    # R21
    elif token != "done":
        yield from attack.declare(game, pos, token)
    elif game.opt["windows"] == "battle_only":
        yield from end_of_turn(game, pos)
    else:
        pos.phase, pos.passed = "end", True                                     # R24: done is a pass
        yield from offer_end(game, pos, 3 - pos.active)


def offer_end(game, pos, seat):
    """R24, R25."""
    while True:
        if pos.own(seat).abilities_in_hand():
            pos.seat = seat
            return
        if pos.passed:
            break
        pos.passed, seat = True, 3 - seat
    yield from end_of_turn(game, pos)


def end(game, pos):
    """R24. One decision of the end window."""
    seat = pos.seat
    _, token = yield {seat: game.playable(pos, seat) + ["-"]}
    if token == "-" and pos.passed:
        yield from end_of_turn(game, pos)
        return
    pos.passed = token == "-"
    if token != "-":
        yield from ability.play(game, pos, seat, token)
    yield from offer_end(game, pos, 3 - seat)


# -------------------------------------------------------------------------------------------- the end of the turn

def end_of_turn(game, pos):
    """R66 to R71."""
    pos.passed, seats = False, (pos.active, 3 - pos.active)
    if game.opt["special_limit_check"] == "end_of_turn":
        for seat in seats:
            yield from ability.special_limit(pos, seat)
    for seat in seats:
        yield from returning(pos, seat)
        ghosts(pos.own(seat))
        yield from druids(game, pos, seat)
    for side in pos.sides.values():
        end_effects(side)
    for seat in seats:
        while pos.own(seat).hand_size() > game.hand_limit:                      # R69
            yield from drop_card(seat, pos.own(seat))
    next_turn(game, pos)


def returning(pos, seat):
    """R67, R86, R106: Trolls and Vampires."""
    side = pos.own(seat)
    number = side.effects["H"] * {"fae": side.trolls, "undead": side.kills}.get(side.army, 0)
    while number:
        room = {space: 2 - len(base.troops) for space, base in side.all_bases()
                if base.kind == "H" and len(base.troops) < 2}
        if not room:
            return
        if len(room) == 1 or number >= sum(room.values()):
            space = next(iter(room))
        else:
            _, token = yield {seat: [f"place:{space}" for space in room]}
            space = token[6:]
        ability.recruit(side.land[space])
        number -= 1


def ghosts(side):
    """R103, R59."""
    while side.ghosts:
        side.ghosts -= 1
        if len(side.palace) < side.full():
            side.palace.append(ability.Troop("X"))
        else:
            side.put_away("X")


def druids(game, pos, seat):
    """R85, R109."""
    side = pos.own(seat)
    if side.army != "fae":
        return
    alive = sum(game.kind(troop) == "S" for t in TERRITORIES for _, troop in side.troops(t))
    for _ in range(side.effects["S"] * alive):
        if drawable(game, side):
            _, token = yield {seat: [f"+{pile}" for pile in drawable(game, side)]}
            yield from draw_card(game, side, token[1])


def end_effects(side):
    """R68."""
    for card in side.effects.elements():
        side.put_away(card)
    side.effects.clear()
    side.trolls = side.kills = 0
    for _, troop in side.all_troops():
        troop.bonus = 0


def next_turn(game, pos):
    """R19, R17, R71."""
    if game.turn_limit and pos.turn >= game.turn_limit:
        strength = {seat: game.strength(pos.own(seat)) for seat in (1, 2)}
        if strength[1] == strength[2] or game.opt["limit_result"] == "draw":
            raise Ended(0, True)
        raise Ended(max(strength, key=strength.get), True)
    pos.idle = pos.idle + 1 if game.stalemate_turns and not pos.busy else 0
    pos.busy, pos.barred, pos.used = False, [], ""
    for troop in pos.own(pos.active).palace:
        troop.used = False
    pos.turn, pos.active, pos.phase = pos.turn + 1, 3 - pos.active, "renew"
    pos.seat = pos.active
