"""R28 and R29: how a game ends."""
import course


def victory(game, st):
    """R28: after the Fights phase."""
    standing = [bool(side.centers) for side in st.sides]
    if all(standing):
        return course.moving(game, st)
    return over(st, standing.index(True) if any(standing) else None)


def over(st, winner):
    return st._replace(phase="over", winner=winner, asked=(), at=None)


def limit(game, st):
    """R29: after the last round."""
    keys = [standing(game, side) for side in st.sides]
    return over(st, None if keys[0] == keys[1] else keys.index(max(keys)))


def standing(game, side):
    """Command centers, their income, turrets, then P and fighters together."""
    return (len(side.centers), sum(map(game.income, side.centers)), len(side.turrets),
            side.points + len(side.fighters))


def rule(st):
    """What a finished game was decided by."""
    return "R28" if not all(side.centers for side in st.sides) else "R29"
