"""Random games and tree searches of OpenSpiel, per second of CPU time.

    pip install open-spiel
    python3 docs/speed/open_spiel.py pig yacht backgammon battleship goofspiel
    python3 docs/speed/open_spiel.py --hidden hearts gin_rummy

Prints for each game: random games and steps a second as Python drives them; random games a second that never leave C++
(many playouts of one leaf of a search); and simulations a second of its tree search with one playout each.  Where
several act at once, C++ asks one after another; its search sees what is hidden.  With `--hidden` it is the search over
information sets that is timed."""
import sys
from random import Random
from statistics import median
from time import process_time

import pyspiel
from clock import rate

DICE = Random(1)


def step(state):
    """Takes a random step."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes())
        state.apply_action(DICE.choices(outcomes, chances)[0])
    elif state.is_simultaneous_node():
        asked = range(state.num_players())
        state.apply_actions([DICE.choice(state.legal_actions(player) or [0]) for player in asked])
    else:
        state.apply_action(DICE.choice(state.legal_actions()))


def played(game):
    """Plays a random game; says how many steps it took."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        step(state)
        steps += 1
    return steps


def first_choice(game):
    """Returns the first state in which there is something to choose."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        step(state)
    return state


def done(work, seconds=0.4, times=5):
    """How many units of work a second, where `work(n)` does n of them at once: n grows until it takes long enough."""
    def measure():
        units = 16
        while True:
            begun = process_time()
            work(units)
            spent = process_time() - begun
            if spent >= seconds / 2:
                return units / spent
            units *= 2

    return median(measure() for _ in range(times))


def timed(name):
    game = pyspiel.load_game(name)
    games, steps = rate(lambda: played(game))
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.load_game_as_turn_based(name)
    state = first_choice(game)

    def playouts(count):
        evaluator = pyspiel.RandomRolloutEvaluator(count, 1)
        pyspiel.MCTSBot(game, evaluator, 1.4, 1, 64, False, 1, False).mcts_search(state)

    def simulations(count):
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.MCTSBot(game, evaluator, 1.4, count, 512, False, 1, False).mcts_search(state)

    print(
        f"{name:<12} {games:>10,.0f} games/s {steps:>12,.0f} steps/s from Python,"
        f" {done(playouts):>10,.0f} games/s {done(simulations):>10,.0f} simulations/s in C++"
    )


def hidden(name):
    state = first_choice(pyspiel.load_game(name))
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def simulations(count):
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.ISMCTSBot(1, evaluator, 1.4, count, -1, final, False, False).step(state)

    print(f"{name:<12} {done(simulations):>10,.0f} simulations/s over information sets")


if __name__ == "__main__":
    names = sys.argv[1:]
    is_hidden = "--hidden" in names
    for name in names:
        if name != "--hidden":
            (hidden if is_hidden else timed)(name)
