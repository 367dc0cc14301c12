"""Random games of a game's second model, per second of CPU time: a plain Python program to hold the engine against.

    PYTHONPATH=crates/conform/model:games/GAME/tests/model python3 crates/conform/model/speed.py DATA SEATS SECONDS

prints games and steps a second, steps a game.  Every action and every outcome is one step.  The models are written to
be read: they list all that can be rolled, and what is rolled is drawn from the list."""
import random
import sys
import time
import tomllib

from count import make


def played(game, dice):
    """Plays a game at random; says how many steps it took."""
    state, steps = game.start(), 0
    # With one seat there is nobody to name, and one word for both.
    befall = getattr(game, "befall", None) or game.play
    while not game.over(state):
        if game.is_chance(state):
            tokens, weights = zip(*game.outcomes(state))
            state = befall(state, dice.choices(tokens, weights)[0])
        elif hasattr(game, "act"):
            seat = game.asked(state)[0]
            state = game.act(state, seat, dice.choice(sorted(game.legal(state, seat))))
        else:
            state = game.play(state, dice.choice(sorted(game.legal(state))))
        steps += 1
    return steps


def main(data, seats, seconds):
    with open(data, "rb") as file:
        game = make(tomllib.load(file), {}, int(seats))
    dice, games, steps, begun = random.Random(1), 0, 0, time.process_time()
    while (spent := time.process_time() - begun) < float(seconds):
        steps += played(game, dice)
        games += 1
    print(f"{games / spent:.1f} games/s {steps / spent:.0f} steps/s {steps / games:.1f} steps a game")


main(*sys.argv[1:])
