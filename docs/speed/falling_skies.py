"""Random games of Under Falling Skies in the public Python program by Jamod7353, per second of CPU time.

    python3 docs/speed/falling_skies.py FOLDER

FOLDER holds its `underFalling.py`.  pygame is replaced by an empty module, so nothing is drawn; dice are placed and
rooms used by the calls that its mouse makes.  The program leaves a few choices open, and a ship that flies past the
city stops it: then the damage is counted already, and play goes on.  A game ends where the program says so, or after
60 rounds."""
import copy
import sys
from contextlib import redirect_stdout
from io import StringIO
from random import Random
from types import ModuleType

from clock import rate

DICE = Random(2)


class Ended(Exception):
    """The program has said that the game is over."""


def load(folder):
    """Loads the program, which shall say by an exception when a game ends."""
    sys.modules["pygame"] = ModuleType("pygame")
    sys.path.insert(0, folder)
    program = __import__("underFalling")

    def ended(_):
        raise Ended

    program.Game.game_end = ended
    return program


def shuffled(things):
    things = list(things)
    DICE.shuffle(things)
    return things


def free(game):
    """Where a die may lie now, as the program lists it."""
    return [place for room in game.bunker for place in room.free_positions if place[0] in game.free_rows]


def in_hand(game):
    return [die for die in game.dice if not die.used and die.color != "blue"]


def is_placed(game, die, place):
    """Places a die; the program says whether that is allowed."""
    try:
        return game.place_die(place, die)
    except IndexError:
        if die.color == "white":
            for other in in_hand(game):
                other.roll()
        return True


def place_dice(game):
    choices = 0
    while game.free_rows:
        pairs = shuffled((die, place) for die in in_hand(game) for place in free(game))
        if not any(is_placed(game, die, place) for die, place in pairs):
            break
        choices += 1
    return choices


def use_rooms(game):
    choices = 0
    game.reset_for_resolve()
    for die in shuffled(die for die in game.dice if die.position[0]):
        if die.position[0]:
            game.resolve_die(die)
            choices += 1 + place_robot(game)
    return choices


def place_robot(game):
    """Places the robot that was just built, if one was."""
    if not game.phase[1]:
        return 0
    game.phase[1] = 0
    robot = next((die for die in game.dice[5:] if not die.position[0]), None)
    if robot is None:
        return 0
    robot.value, game.free_rows = game.robot_value, [1, 2, 3, 4, 5]
    return int(any(game.place_die(place, robot) for place in shuffled(free(game))))


def play(program, rooms):
    """Plays a game; says how many choices it had."""
    game, choices = program.Game(), 0
    game.bunker = copy.deepcopy(rooms)
    try:
        for _ in range(60):
            choices += place_dice(game)
            choices += use_rooms(game)
            game.reset_turn()
            game.resolve_mothership()
    except (Ended, IndexError):
        pass
    return choices


if __name__ == "__main__":
    PROGRAM = load(sys.argv[1])
    ROOMS = PROGRAM.Game().bunker
    with redirect_stdout(StringIO()):
        games, choices = rate(lambda: play(PROGRAM, ROOMS))
    print(f"Under Falling Skies in Python by Jamod7353: {games:,.0f} games/s, {choices:,.0f} choices/s")
