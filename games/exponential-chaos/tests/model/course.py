"""The course of a game: what every roll and every choice leads to.  Each function takes the game and a state and
returns the state at the next roll or choice; what has nothing to roll or decide is passed over (section 5)."""
import planet
import tiebreak
from state import COLOURS, LAST_ROUND, Hit, Shot, clockwise, damaged_planet

# ----------------------------------------------------------------------------------------- rounds and turns


def starter(game, st):
    """R11 and the option first_player: who begins the round."""
    moved = st.round - 1 if game.opt["first_player"] == "rotates" else 0
    return clockwise(len(st.planets), st.first)[moved % len(st.planets)]


def begin_turn(st, seat):
    return st._replace(active=seat, phase="inv", saucers=(), dice="", missiles=0, points=0)


def end_turn(game, st):
    """R9, R55, R57: the next player, the next round, or the end."""
    order = clockwise(len(st.planets), starter(game, st))
    if st.active != order[-1]:
        return begin_turn(st, order[order.index(st.active) + 1])
    if st.round < LAST_ROUND:
        st = st._replace(round=st.round + 1)
        return begin_turn(st, starter(game, st))
    return tiebreak.begin(game, begin_turn(st, st.active), order)


# ----------------------------------------------------------------------------------------- dice and assignment


def invasion(st, saucers):
    """R14."""
    return st._replace(phase="def", saucers=saucers)


def defense(game, st, dice):
    """R16 to R19."""
    rerolls = st.rerolls if st.dice else game.rerolls
    st = st._replace(phase="roll", dice=dice, rerolls=rerolls)
    return st if rerolls else keep(game, st)


def reroll(game, st, numbers):
    """R17, R18: the chosen dice are in the hand; with set_aside_locked the others are locked."""
    dice = "".join("?" if number in numbers else die for number, die in enumerate(st.dice, 1))
    others = tuple(number for number in range(1, len(dice) + 1) if number not in numbers)
    locked = others if game.opt["set_aside_locked"] == "true" else ()
    return st._replace(phase="def", dice=dice, rerolls=st.rerolls - 1, locked=locked)


def keep(game, st):
    """R19."""
    return assigning(game, st._replace(rerolls=0, locked=()))


def targets(game, st, die):
    """R21, R22, R25: the indexes of the invasion dice that a defense die may be assigned to."""
    standing = [index for index, left in enumerate(st.saucers) if left]
    if die == "x":
        return standing
    return [index for index in standing if game.ids[st.round][index][0] == COLOURS.get(die)]


def assigning(game, st):
    """R27."""
    if any(targets(game, st, die) for die in st.dice):
        return st._replace(phase="assign")
    return hitting(game, st)


def assign(game, st, number, index):
    """R21, R22, R24."""
    die, left = st.dice[number - 1], st.saucers[index]
    left = 0 if die == "x" else max(0, left - game.strength[st.round])
    dice = st.dice[:number - 1] + die.upper() + st.dice[number:]
    return assigning(game, st._replace(dice=dice, saucers=st.saucers[:index] + (left,) + st.saucers[index + 1:]))


# ----------------------------------------------------------------------------------------- damage


def hitting(game, st):
    """R30."""
    if any(st.saucers):
        return st._replace(phase="hit")
    return next_missile(game, st._replace(missiles=st.dice.count("m")))


def striking(st):
    """R31: the index of the invasion die whose sector is rolled next."""
    return next(index for index, left in enumerate(st.saucers) if left)


def strike(game, st, sector):
    """R29 to R31: all saucers of a die hit the sector rolled."""
    index = striking(st)
    hit = Hit(st.active, sector, st.saucers[index])
    st = st._replace(hits=(hit,), saucers=st.saucers[:index] + (0,) + st.saucers[index + 1:])
    return deal(game, st, own=True)


def choosing(game, st):
    """The craters among which the owner of the first hit planet chooses; none where nobody is asked."""
    seat, sector, _ = st.hits[0]
    standing = planet.next_targets(st.planets[seat - 1], game.path[sector])
    return standing if len(standing) > 1 and game.owner_chooses else []


def deal(game, st, own):
    """R33 to R37: deals what is due, point by point, until an owner has to choose or nothing is left.  Damage on the
    active player's own planet comes from invasion dice, all other from a missile."""
    while st.hits:
        if choosing(game, st):
            return st._replace(phase="choose")
        seat, sector, _ = st.hits[0]
        standing = planet.next_targets(st.planets[seat - 1], game.path[sector])
        st = take(st, standing[0] if standing else None)
    if own:
        return hitting(game, st)
    return st if st.shot else free_rebuilds(game, st)


def take(st, crater):
    """One point of the first hit falls on a crater, or is lost (R37)."""
    seat, sector, points = st.hits[0]
    if crater is not None:
        st = with_planet(st, seat, planet.damage(st.planets[seat - 1], crater))
    rest = (Hit(seat, sector, points - 1),) if points > 1 else ()
    return st._replace(hits=rest + st.hits[1:])


def choose(game, st, crater):
    """The option sector_hit: the owner has named the crater."""
    return deal(game, take(st, crater), own=st.hits[0].seat == st.active)


def with_planet(st, seat, levels):
    return st._replace(planets=st.planets[:seat - 1] + (levels,) + st.planets[seat:])


# ----------------------------------------------------------------------------------------- missiles


def next_missile(game, st):
    """R40, R46; the option missiles_optional asks first."""
    if not st.missiles:
        return rebuilding(game, st)
    return st._replace(phase="fire" if game.opt["missiles_optional"] == "true" else "missile")


def withhold(game, st):
    return next_missile(game, st._replace(missiles=0))


def attacked(game, st):
    """R42, R60: who rolls against the attacker, in the order of R46."""
    others = clockwise(len(st.planets), st.active)[1:]
    if st.tie:
        return tuple(seat for seat in others if seat in st.tie.tied)
    if game.opt["missile_targets"] == "neighbours":
        return tuple(dict.fromkeys([others[0], others[-1]]))
    return tuple(others)


def strength(game, st):
    """R12, R61."""
    return game.tiebreak_points if st.tie else game.strength[st.round]


def launch(game, st, number):
    """R41."""
    missiles = st.missiles if st.tie else st.missiles - 1
    return st._replace(missiles=missiles, shot=Shot(number, attacked(game, st)))


def counter(game, st, rolled):
    """R43 to R46."""
    number, waiting = st.shot
    if rolled == number:
        st = st._replace(queue=st.queue + (waiting[0],))
    else:
        st = st._replace(hits=st.hits + (Hit(waiting[0], number, strength(game, st)),))
    st = st._replace(shot=Shot(number, waiting[1:]) if waiting[1:] else None)
    if st.shot and (game.owner_chooses or not st.hits):
        return st
    return deal(game, st, own=False) if st.hits else free_rebuilds(game, st)


def free_rebuilds(game, st):
    """R44, R46, R47: those who have countered and have something to rebuild."""
    queue = tuple(seat for seat in st.queue if damaged_planet(st, seat))
    return next_free(game, st._replace(queue=queue))


def next_free(game, st):
    if st.queue:
        return st._replace(phase="free", points=strength(game, st))
    st = st._replace(points=0)
    return tiebreak.next_attack(game, st) if st.tie else next_missile(game, st)


def free(game, st, crater):
    """R44, R47, R49: one point of a free rebuild; `None` gives up the rest."""
    st = spend(st, st.queue[0], crater)
    if st.points:
        return st
    return next_free(game, st._replace(queue=st.queue[1:]))


# ----------------------------------------------------------------------------------------- rebuild


def spend(st, seat, crater):
    """R47, R49, R54: one point less on a crater; none are left when the owner stops or the planet is whole."""
    if crater is None:
        return st._replace(points=0)
    st = with_planet(st, seat, planet.rebuild(st.planets[seat - 1], crater))
    return st._replace(points=st.points - 1 if damaged_planet(st, seat) else 0)


def rebuilding(game, st):
    """R48, R54."""
    points = st.dice.count("r") * game.strength[st.round]
    if points and damaged_planet(st, st.active):
        return st._replace(phase="rebuild", points=points)
    return end_turn(game, st)


def rebuild(game, st, crater):
    st = spend(st, st.active, crater)
    return st if st.points else end_turn(game, st)
