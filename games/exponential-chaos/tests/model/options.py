"""Section 7: the options in its order, of each the values, the default first."""

OPTIONS = {
    "rerolls": ["3", "0", "1", "2", "4", "5"],
    "set_aside_locked": ["false", "true"],
    "sector_numbering": ["clockwise", "opposites_sum_7"],
    "invasion_faces": ["even", "light", "heavy", "blank"],
    "missile_targets": ["all", "neighbours"],
    "first_player": ["fixed", "rotates"],
    "tiebreak_points": ["3", "1"],
    "tiebreak_cap": ["50"] + [str(cycles) for cycles in range(1, 1001) if cycles != 50],
    "missiles_optional": ["false", "true"],
    "sector_hit": ["outer_first", "owner_chooses"],
}
FACES = {"even": (1, 1, 2, 2, 3, 3), "light": (1, 1, 1, 2, 2, 3), "heavy": (1, 2, 2, 2, 3, 3),
         "blank": (0, 1, 1, 2, 2, 3)}


def chosen(given):
    """Every option with its value; ValueError where one is not in section 7."""
    values = {key: listed[0] for key, listed in OPTIONS.items()}
    for key, value in (given or {}).items():
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if text not in OPTIONS.get(key, []):
            raise ValueError(f"option {key}={value}")
        values[key] = text
    return values


def written(values):
    """The field `opt`: what differs from the default."""
    return ";".join(f"{key}:{values[key]}" for key, listed in OPTIONS.items() if values[key] != listed[0])


def joined(given, stated):
    """The options that were given and those that a line states; ValueError where they contradict each other."""
    given = dict(given or {})
    known = chosen(given)
    for key, value in chosen(stated).items():
        if key in stated and key in given and known[key] != value:
            raise ValueError(f"the line has {key}:{value}, not {known[key]}")
    return given | stated
