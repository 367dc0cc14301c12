"""R8 to R23: the Fights phase, one die after another."""
import disc
import ending
import flight
from state import At, Building

STAGES = [(step, seat) for step in ("plan", "space", "fire") for seat in (0, 1)]


def begin(game, st):
    return onward(game, enter(game, st._replace(phase="fights"), STAGES[0]))


def enter(game, st, stage):
    """The beginning of one seat's part of a step."""
    st = st._replace(at=At(*stage), left=tuple(pieces(st, stage)) if picks(game, stage[0]) else ())
    return st._replace(shot=()) if stage[0] == "fire" else st


def picks(game, step):
    """Whether owners pick the order of their turrets (option turret_order)."""
    return game.opt["turret_order"] == "owner" and step != "fire"


def pieces(st, stage):
    """The names of what may fire, in order (R10, R18)."""
    step, seat = stage
    side = st.sides[seat]
    return [str(fighter.number) for fighter in side.fighters] if step == "fire" else turret_names(side)


def turret_names(side):
    """The field of each turret; the second one on a field is field/2 (option stacking)."""
    fields = [turret.field for turret in side.turrets]
    numbers = [fields[:place].count(field) + 1 for place, field in enumerate(fields)]
    return [field if number == 1 else f"{field}/{number}" for field, number in zip(fields, numbers)]


def onward(game, st):
    """On to the next die or choice behind the piece that `at` names, or to the end of the phase."""
    waiting = still_to_fire(game, st)
    while not waiting:
        place = STAGES.index(st.at[:2]) + 1
        if place == len(STAGES):
            return finish(game, st)
        st = enter(game, st, STAGES[place])
        waiting = still_to_fire(game, st)
    if picks(game, st.at.step):
        st = st._replace(left=tuple(waiting))
        if len(waiting) > 1:
            return st._replace(asked=(st.at.seat,), at=At(*st.at[:2]))
    return ready(game, st, waiting[0])


def still_to_fire(game, st):
    names = pieces(st, st.at[:2])
    if picks(game, st.at.step):
        names = st.left
    elif st.at.piece:
        names = names[names.index(st.at.piece) + 1:]
    return [name for name in names if targets(game, st, st.at.step, st.at.seat, name)]


def ready(game, st, piece):
    """The piece is about to roll, or its owner has to aim first (R15, option turret_ties)."""
    left = tuple(name for name in st.left if name != piece)
    at = At(st.at.step, st.at.seat, piece)
    asked = (at.seat,) if len(aims(game, st, at)) > 1 else ()
    return st._replace(at=at, left=left, asked=asked)


def aims(game, st, at):
    """What the owner of the piece may choose from, as section 6 writes it; less than two is no question."""
    if at.step == "space":
        return targets(game, st, *at[:3])
    if at.step == "plan" and game.opt["turret_ties"] == "owner":
        return [f"F{fighter.number}" for fighter in closest(game, st, at.seat, at.piece)]
    return []


def targets(game, st, step, seat, piece):
    """The fighters in range (R9), the cells with fighters (R14, R15), or the buildings (R18) before a piece."""
    own, enemy = st.sides[seat], st.sides[1 - seat]
    if step == "fire":
        [fighter] = [fighter for fighter in own.fighters if str(fighter.number) == piece]
        return [building for building in enemy.centers + enemy.turrets if building.field == fighter.place]
    field = piece.partition("/")[0]
    if step == "plan":
        return [fighter for fighter in enemy.fighters if fighter.place in game.disc.near[field]]
    if (seat, piece) in st.shot or any(fighter.place == field for fighter in enemy.fighters):
        return []
    cells = game.sky.adjacent(own.cell)
    if not disc.is_pole(field):
        cells = [game.sky.point[own.cell][(own.spin - disc.longitude(field)) % disc.AROUND]]
    return [cell for cell in cells if any(fighter.place == cell for fighter in enemy.fighters)]


def closest(game, st, seat, piece):
    """R11: the fighters in range that are closest to the best command center."""
    steps = game.disc.steps[max(st.sides[seat].centers, key=game.income).field]
    found = targets(game, st, "plan", seat, piece)
    least = min(steps[fighter.place] for fighter in found)
    return [fighter for fighter in found if steps[fighter.place] == least]


def target(game, st):
    """The fighter that the turret of `at` fires at (R11, R12, R16)."""
    step, seat, piece, aim = st.at
    if step == "space":
        cell = aim or targets(game, st, step, seat, piece)[0]
        return min(fighter for fighter in st.sides[1 - seat].fighters if fighter.place == cell)
    tied = closest(game, st, seat, piece)
    if aim:
        return next(fighter for fighter in tied if aim == f"F{fighter.number}")
    return min(tied, key=lambda fighter: (flight.moves_left(game, st.sides[seat], fighter),
                                          game.disc.order[fighter.place], fighter.number))


def roll(game, st, die):
    """The state after the die of the piece that `at` names."""
    st = fire(game, st, die) if st.at.step == "fire" else shoot(game, st, die)
    return onward(game, st)


def shoot(game, st, die):
    """R13, R16."""
    step, seat, piece, _ = st.at
    if step == "plan" and game.opt["turret_shots"] == "one":
        fired = {*st.shot, (seat, piece)}
        st = st._replace(shot=tuple((owner, name) for owner, side in enumerate(st.sides)
                                    for name in turret_names(side) if (owner, name) in fired))
    if die < game.turret_hits[step][disc.class_of(piece)]:
        return st
    hit = target(game, st)
    fighters = tuple(fighter for fighter in st.sides[1 - seat].fighters if fighter != hit)
    return game.reward(st.side(1 - seat, fighters=fighters), seat, game.rewards["fighter_destroyed"])


def fire(game, st, die):
    """R18 to R20, and what a fighter fires at where buildings share a field (option stacking)."""
    if die < game.fighter_hits:
        return st
    seat = st.at.seat
    enemy = st.sides[1 - seat]
    [place] = [fighter.place for fighter in st.sides[seat].fighters if str(fighter.number) == st.at.piece]
    for kind in ("centers", "turrets"):
        there = [building for building in getattr(enemy, kind) if building.field == place]
        if there:
            return damage(game, st, seat, kind, max(there))
    raise ValueError("nothing to fire at")


def damage(game, st, seat, kind, building):
    """R19: the first hit damages, the second removes; R20 notes what it earns."""
    rest = list(getattr(st.sides[1 - seat], kind))
    rest.remove(building)
    if not building.damaged:
        rest.append(Building(building.field, True))
    else:
        due = list(st.due)
        due[seat] += game.rewards["command_center_destroyed" if kind == "centers" else "turret_destroyed"]
        if kind == "centers":
            due[1 - seat] += game.rewards["command_center_lost"]
        st = st._replace(due=tuple(due))
    return st.side(1 - seat, **{kind: game.in_order(rest)})


def finish(game, st):
    """R20, R23: books what the fighters' step earned, then the victory check."""
    for seat in (0, 1):
        st = game.reward(st, seat, st.due[seat])
    st = st._replace(at=None, due=(0, 0), left=())
    if game.opt["damage_memory"] == "fight":
        for seat, side in enumerate(st.sides):
            st = st.side(seat, centers=repaired(side.centers), turrets=repaired(side.turrets))
    return ending.victory(game, st)


def repaired(buildings):
    return tuple(building._replace(damaged=False) for building in buildings)


def choose(game, st, token):
    """The state after `f!`, `p>c` or `f>Fi`."""
    if token.endswith("!"):
        return ready(game, st, picked(st, token[:-1]))
    return st._replace(at=st.at._replace(aim=token.partition(">")[2]), asked=())


def picked(st, field):
    """The first turret on a field that is left."""
    return next(name for name in st.left if name.partition("/")[0] == field)


def choices(game, st):
    """The tokens of the seat that is asked."""
    if not st.at.piece:
        return [f"{field}!" for field in dict.fromkeys(name.partition("/")[0] for name in st.left)]
    return [f"{st.at.piece.partition('/')[0]}>{aim}" for aim in aims(game, st, st.at)]

