"""R24 to R27 and R36 to R41: the Movement phase. `home` is the side that owns the planet a fighter flies over."""
import itertools

import disc
import landing
from state import DECLINED


def on_planet(fighter):
    return fighter.place[:2] in disc.LATITUDES


def declined(fighter):
    """Whether it has declined to land in this Cosmic phase (option cosmic_landing)."""
    return fighter.course == DECLINED and not on_planet(fighter)


def move(game, st):
    """Every fighter moves once; nothing depends on the order."""
    for seat in (0, 1):
        home = st.sides[1 - seat]
        moved = (air(game, home, fighter) if on_planet(fighter) else space(game, st, seat, fighter)
                 for fighter in st.sides[seat].fighters)
        st = st.side(seat, fighters=tuple(moved))
    return st


def space(game, st, seat, fighter):
    """R24, R25."""
    home = st.sides[1 - seat]
    there = game.sky.towards(fighter.place, game.homes[1 - seat])
    if there != home.cell:
        return fighter._replace(place=there)
    direction = game.sky.direction(home.cell, fighter.place)
    return landing.land(game, home, fighter, disc.facing_longitude(home.spin, direction))


def parts(course):
    """Heading, longitude and goal latitude (or nothing) of a meridian course."""
    meridian, _, goal = course.partition(">")
    return meridian[0], int(meridian[1:]), goal


def destination(home, fighter):
    """R36: the command center on the lane, or on the latitude that is the goal; None if there is none."""
    wanted = {disc.latitude(fighter.place)}
    if fighter.course not in ("+", "-"):
        goal = parts(fighter.course)[2]
        wanted = {goal} if goal else set(disc.POLES)
    found = [center.field for center in home.centers if disc.latitude(center.field) in wanted]
    return found[0] if found else None


def air(game, home, fighter):
    """R27, R36 to R38: one field along the lane, after a new spot was picked where the lane holds nothing any more."""
    if destination(home, fighter) is None:
        fighter = retarget(game, home, fighter)
    latitude = disc.latitude(fighter.place)
    if fighter.course in ("+", "-"):
        step = 1 if fighter.course == "+" else -1
        return fighter._replace(place=f"{latitude}{(disc.longitude(fighter.place) + step) % disc.AROUND}")
    heading, longitude, goal = parts(fighter.course)
    latitude = disc.LATITUDES[disc.LATITUDES.index(latitude) + (1 if heading == "s" else -1)]
    if disc.is_pole(latitude):
        return fighter._replace(place=latitude, course=landing.from_pole(latitude, longitude))
    fighter = fighter._replace(place=f"{latitude}{longitude}")
    return fighter._replace(course=landing.face(home, fighter.place)) if latitude == goal else fighter


def retarget(game, home, fighter):
    """R39, R40: the new spot of a fighter whose lane holds no command center."""
    here = disc.latitude(fighter.place)

    def steps(center):
        goal = disc.latitude(center.field)
        along = disc.apart(here, goal)
        beside = disc.is_pole(here) or disc.is_pole(goal)
        return along + (0 if beside else disc.around(disc.longitude(fighter.place), disc.longitude(center.field)))

    def key(center):
        rank = landing.rank(game, home, center)
        return (steps(center), *rank) if game.opt["retarget"] == "closest" else (*rank, steps(center))

    center = min(home.centers, key=key)
    goal = disc.latitude(center.field)
    if goal == here:
        return fighter._replace(course=landing.face(home, fighter.place))
    heading = "s" if disc.LATITUDES.index(goal) > disc.LATITUDES.index(here) else "n"
    longitude = disc.longitude(center.field if disc.is_pole(here) else fighter.place)
    return fighter._replace(course=f"{heading}{longitude}" + ("" if disc.is_pole(goal) else f">{goal}"))


def moves_left(game, home, fighter):
    """R12: own moves to the command center on the lane; more than any where it holds none."""
    goal = destination(home, fighter)
    for count in itertools.count():
        if goal is None:
            return 99
        if fighter.place == goal:
            return count
        fighter = air(game, home, fighter)
