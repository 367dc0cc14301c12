"""Random games of pig and yacht in plain Python: what a designer's own script would do.

    python3 docs/speed/plain.py
"""
from random import Random

from clock import rate

DICE = Random(1)
CATEGORIES = range(12)


def pig():
    """Two players, a hundred points; every decision and every roll is a step."""
    safe, player, gathered, steps = [0, 0], 0, 0, 0
    while True:
        steps += 1
        if DICE.random() < 0.5:
            safe[player] += gathered
            if safe[player] >= 100:
                return steps
            gathered, player = 0, 1 - player
            continue
        steps += 1
        face = DICE.randint(1, 6)
        if face == 1:
            gathered, player = 0, 1 - player
        else:
            gathered += face


def score(dice, category):
    """What five dice are worth: ones to sixes, full house, four of a kind, both straights, choice, yacht."""
    counts = [dice.count(face) for face in range(1, 7)]
    if category < 6:
        return (category + 1) * counts[category]
    if category == 6:
        return sum(dice) if sorted(counts)[-2:] == [2, 3] else 0
    if category == 7:
        return max((4 * face for face in range(1, 7) if counts[face - 1] >= 4), default=0)
    if category == 8:
        return 30 if sorted(dice) == [1, 2, 3, 4, 5] else 0
    if category == 9:
        return 30 if sorted(dice) == [2, 3, 4, 5, 6] else 0
    return sum(dice) if category == 10 else 50 * (max(counts) == 5)


def yacht():
    """Two players, twelve categories each, up to three rolls a turn; every decision and every roll is a step."""
    free, total, steps = [list(CATEGORIES), list(CATEGORIES)], [0, 0], 0
    for turn in range(2 * len(CATEGORIES)):
        player = turn % 2
        dice = [DICE.randint(1, 6) for _ in range(5)]
        steps += 2
        for _ in range(2):
            again = DICE.randrange(32)
            steps += 1
            if not again:
                break
            dice = [DICE.randint(1, 6) if again >> place & 1 else face for place, face in enumerate(dice)]
            steps += 1
        category = free[player].pop(DICE.randrange(len(free[player])))
        total[player] += score(dice, category)
    return steps


if __name__ == "__main__":
    for game in (pig, yacht):
        games, steps = rate(game)
        print(f"{game.__name__:<8} {games:>10,.0f} games/s {steps:>12,.0f} steps/s")
