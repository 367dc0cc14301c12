"""R5, R6 and R42 to R49: balance and building, all on one side's own planet.  `side` may be a draft."""
import course
import disc
from state import Building, Fighter


def free_piece(game, st, side):
    """R5: what a side has to place next in Round 1, or nothing."""
    if st.round > 1:
        return ""
    return "C" if not side.centers else "T" if not side.turrets else ""


def balance(game, side):
    """R42: incomes less upkeeps."""
    upkeep = sum(game.upkeep[disc.class_of(turret.field)] for turret in side.turrets)
    return sum(map(game.income, side.centers)) - upkeep


def free_fields(game, side):
    """R6, option stacking."""
    taken = {} if game.shared else {building.field for building in side.centers + side.turrets}
    return [field for field in game.disc.fields if field not in taken]


def buildable(game, st, seat, side):
    """The tokens that build or launch."""
    fields, piece = free_fields(game, side), free_piece(game, st, side)
    if piece:
        return [f"{piece}@{field}" for field in fields]
    listed = []
    if side.credits >= game.turret_cost and len(side.turrets) < game.most_turrets[seat]:
        listed += [f"T@{field}" for field in fields]
    if side.credits >= game.center_cost:
        taken = {disc.class_of(center.field) for center in side.centers}
        listed += [f"C@{field}" for field in fields if disc.class_of(field) not in taken]
    most = min(side.points, game.most_fighters - len(side.fighters))
    return listed + [f"L{count}" for count in range(1, most + 1)]


def dismantlable(game, side):
    """R44, R49, option dismantle: what `X` can name, each choice once."""
    listed = []
    for field in game.disc.fields:
        kinds = sorted({turret.damaged for turret in side.turrets if turret.field == field})
        listed += [f"X@{field}"] * bool(kinds) + [f"X@{field}*"] * (len(kinds) == 2)
        center = any(center.field == field for center in side.centers)
        if not kinds and center and game.opt["dismantle"] == "any" and len(side.centers) > 1:
            listed.append(f"X@{field}")
    return listed


def choices(game, st, seat):
    """D3 and D4."""
    if st.phase == "balance":
        side = st.sides[seat]
        return ["settle"] * (side.credits + balance(game, side) >= 0) + dismantlable(game, side)
    side = (st.drafts or st.sides)[seat]
    listed = buildable(game, st, seat, side)
    if free_piece(game, st, side):
        return listed
    return listed + (dismantlable(game, side) if st.round > 1 else []) + ["end"]


def act(game, st, seat, token):
    """The state after a token of these two phases."""
    if token == "settle":
        side = st.sides[seat]
        points = min(side.points + len(side.centers) * game.center_points, game.most_points)
        st = st.side(seat, credits=side.credits + balance(game, side), points=points)
        return course.done(game, st, seat)
    if token == "end":
        return course.done(game, st, seat)
    side = carry_out(game, st, (st.drafts or st.sides)[seat], token)
    if st.drafts:
        st = st._replace(drafts=tuple(side if other == seat else draft for other, draft in enumerate(st.drafts)))
    else:
        st = st.side(seat, **side._asdict())
    passes = st.round == 1 and game.opt["start_credits"] == "0" and not free_piece(game, st, side)
    return course.done(game, st, seat) if passes else st


def carry_out(game, st, side, token):
    """One step of a building turn or a plan."""
    if token[0] == "L":
        return launch(game, side, int(token[1:]))
    field = token[2:].rstrip("*")
    if token[0] == "X":
        return dismantle(game, side, field, token.endswith("*"))
    kind, cost = ("turrets", game.turret_cost) if token[0] == "T" else ("centers", game.center_cost)
    cost = 0 if free_piece(game, st, side) else cost
    built = game.in_order([*getattr(side, kind), Building(field)])
    return side._replace(**{kind: built}, credits=side.credits - cost)


def launch(game, side, count):
    """R48: into the cell of the own planet, with the lowest free numbers."""
    used = {fighter.number for fighter in side.fighters}
    numbers = [number for number in range(1, game.most_fighters + 1) if number not in used][:count]
    fighters = sorted([*side.fighters, *(Fighter(number, side.cell) for number in numbers)])
    return side._replace(points=side.points - count, fighters=tuple(fighters))


def dismantle(game, side, field, damaged):
    """R49, and an undamaged turret first where several share a field (option stacking)."""
    turrets = [turret for turret in side.turrets if turret.field == field]
    if not turrets:
        rest = tuple(center for center in side.centers if center.field != field)
        return side._replace(centers=rest, credits=side.credits + game.center_refund)
    gone = max(turrets) if damaged else min(turrets)
    rest = list(side.turrets)
    rest.remove(gone)
    return side._replace(turrets=tuple(rest), credits=side.credits + game.turret_refund)
