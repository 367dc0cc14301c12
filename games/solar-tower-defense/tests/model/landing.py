"""R30 to R35: where a fighter comes down on a planet, and what it faces. `home` is the side that owns the planet."""
import disc
from state import OPEN


def rank(game, home, center):
    """R31: what makes the latitude of a command center more suited; the least is best."""
    latitude = disc.latitude(center.field)
    damaged, turrets = counted(home, [field for field in game.disc.fields if disc.latitude(field) == latitude])
    return -damaged if game.six else 0, turrets, -game.income(center)


def counted(home, fields):
    """Damaged buildings and turrets on these fields."""
    turrets = [turret for turret in home.turrets if turret.field in fields]
    damaged = [building for building in home.centers + home.turrets if building.field in fields and building.damaged]
    return len(damaged), len(turrets)


def land(game, home, fighter, incoming):
    """R30 to R33: the fighter on the planet, come through a longitude."""
    latitude = disc.latitude(min(home.centers, key=lambda center: rank(game, home, center)).field)
    if not disc.is_pole(latitude):
        field = f"{latitude}{incoming}"
        return fighter._replace(place=field, course=face(home, field))
    if game.opt["polar_landing"] == "equator":
        return fighter._replace(place=f"EQ{incoming}", course=f"{'n' if latitude == 'NP' else 's'}{incoming}")
    course = OPEN if game.opt["pole_facing"] == "free" else from_pole(latitude, suited(game, home, latitude, incoming))
    return fighter._replace(place=latitude, course=course)


def face(home, field):
    """R32: the direction along the circle towards its command center."""
    [center] = [center for center in home.centers if disc.latitude(center.field) == disc.latitude(field)]
    return disc.heading(disc.longitude(field), disc.longitude(center.field))


def from_pole(pole, longitude):
    """The course of a fighter on a pole that faces a longitude."""
    return f"{'s' if pole == 'NP' else 'n'}{longitude}"


def suited(game, home, pole, incoming):
    """R34: the longitude that a fighter on a pole faces."""
    def key(longitude):
        fields = [f"{latitude}{longitude}" for latitude in ("NT", "EQ", "ST")]
        centers = [center for center in home.centers if center.field in fields]
        damaged, turrets = counted(home, fields)
        best = max(centers, key=game.income, default=None)
        income, steps = (game.income(best), disc.apart(pole, disc.latitude(best.field))) if best else (0, 0)
        around = (longitude - incoming) % disc.AROUND
        return not centers, -damaged if game.six else 0, turrets, -income, steps, around
    return min(range(disc.AROUND), key=key)
