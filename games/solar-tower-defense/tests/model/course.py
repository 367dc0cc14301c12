"""R2, R4, R46 and R50 to R53: from phase to phase, each until somebody has to act or a die is due."""
import ending
import fight
import flight
import landing
from state import DECLINED, OPEN, Side


def start(game):
    """R3; with random start cells these are still open."""
    cells = ["-", "-"] if game.opt["start_positions"] == "random" else game.start_cells
    return tuple(Side(cell, 0, int(game.opt["start_credits"])) for cell in cells)


def order(game, st):
    """R46: both seats, in the order of this round."""
    first = st.starter if game.opt["build_order"] == "start_player" or st.round % 2 else 1 - st.starter
    return first, 1 - first


def begin(game, st, phase):
    """The beginning of a phase."""
    return {"fights": fight.begin, "move": moving, "balance": balancing, "build": building, "cosmic": cosmic}[phase](
        game, st)


def starting(game, st, dice):
    """R2."""
    if dice[0] == dice[1]:
        return st
    return building(game, st._replace(starter=dice.index(max(dice))))


def next_round(game, st):
    """R4, R29."""
    if st.round == int(game.opt["max_rounds"]):
        return ending.limit(game, st)
    st = st._replace(round=st.round + 1)
    return begin(game, st, "balance" if st.round == 2 else "fights")


def moving(game, st):
    return faced(game, flight.move(game, st)._replace(phase="move"))


def balancing(game, st):
    return st._replace(phase="balance", asked=order(game, st)[:1])


def building(game, st):
    if game.secret:
        return st._replace(phase="build", asked=(0, 1), drafts=st.sides)
    return st._replace(phase="build", asked=order(game, st)[:1])


def done(game, st, seat):
    """One seat has closed its balance, or ended its building turn."""
    if st.drafts:
        asked = tuple(other for other in st.asked if other != seat)
        return st._replace(asked=asked) if asked else cosmic(game, st._replace(sides=st.drafts, drafts=()))
    both = order(game, st)
    if seat == both[0]:
        return st._replace(asked=both[1:])
    return building(game, st) if st.phase == "balance" else cosmic(game, st)


# ------------------------------------------------------------------------------------------------ the Cosmic phase


def cosmic(game, st):
    """R50, R51."""
    for seat, side in enumerate(st.sides):
        st = st.side(seat, cell=game.sky.along(side.cell, 1), spin=(side.spin + 1) % 8)
    return landed(game, st._replace(phase="cosmic"))


def caught(st, seat):
    """R52: the fighters of a seat that the other's planet has run into, and whose longitude is still to be chosen."""
    return [fighter for fighter in st.sides[seat].fighters
            if fighter.place == st.sides[1 - seat].cell and not flight.declined(fighter)]


def landed(game, st):
    """On to the next landing, or to what follows the landings."""
    for seat in order(game, st):
        if caught(st, seat):
            return st._replace(asked=(seat,))
    return faced(game, st)


def opened(st, seat):
    """The fighters of a seat whose facing is still open (option pole_facing)."""
    return [fighter for fighter in st.sides[seat].fighters if fighter.course == OPEN]


def faced(game, st):
    """On to the next facing, or to what follows the phase."""
    for seat in order(game, st):
        if opened(st, seat):
            return st._replace(asked=(seat,))
    if st.phase == "move":
        return balancing(game, st)
    for seat, side in enumerate(st.sides):
        stayed = tuple(fighter._replace(course="") if flight.declined(fighter) else fighter
                       for fighter in side.fighters)
        st = st.side(seat, fighters=stayed)
    return next_round(game, st._replace(asked=()))


def choices(game, st):
    """The tokens for landing and facing."""
    [seat] = st.asked
    waiting = caught(st, seat) if st.phase == "cosmic" else []
    if not waiting:
        return [f"F{opened(st, seat)[0].number}^{longitude}" for longitude in range(8)]
    listed = [f"F{waiting[0].number}:{longitude}" for longitude in range(8)]
    if len(waiting) > 1:
        listed += [f"F*:{longitude}" for longitude in range(8)]
    return listed + [f"F{waiting[0].number}:-"] * (game.opt["cosmic_landing"] == "may")


def choose(game, st, token):
    """The state after `Fi:k`, `F*:k`, `Fi:-` or `Fi^k`."""
    [seat] = st.asked
    home = st.sides[1 - seat]

    def decided(fighter):
        if "^" in token:
            return fighter._replace(course=landing.from_pole(fighter.place, int(token[-1])))
        if token.endswith(DECLINED):
            return fighter._replace(course=DECLINED)
        return landing.land(game, home, fighter, int(token[-1]))

    waiting = opened(st, seat) if "^" in token else caught(st, seat)
    chosen = waiting if token[1] == "*" else waiting[:1]
    fighters = tuple(decided(fighter) if fighter in chosen else fighter for fighter in st.sides[seat].fighters)
    st = st.side(seat, fighters=fighters)
    return faced(game, st) if "^" in token else landed(game, st)
