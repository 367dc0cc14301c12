"""Random steps of Pgx, which plays many games at once, per second of CPU time of all threads together.

    pip install pgx "jax[cpu]"
    python3 docs/speed/batches.py backgammon 2048

Every step takes an action in each of 1,024 games and makes what its players observe; where a game has ended, another
begins.  How long it takes to compile a game is told apart and is not counted in the rates."""
import sys
from statistics import median
from time import process_time

import jax
import pgx
from pgx.experimental import act_randomly, auto_reset

GAMES, STEPS, TIMES = 1024, 40, 5


def compiled(name):
    """Returns what plays so many steps in so many games, and says how many games ended."""
    game = pgx.make(name)
    begin, go_on = jax.vmap(game.init), jax.vmap(auto_reset(game.step, game.init))

    def step(states, key):
        choices, luck = jax.random.split(key)
        states = go_on(states, act_randomly(choices, states.legal_action_mask), jax.random.split(luck, GAMES))
        return states, states.terminated.sum()

    def play(key):
        first, later = jax.random.split(key)
        _, ended = jax.lax.scan(step, begin(jax.random.split(first, GAMES)), jax.random.split(later, STEPS))
        return ended.sum()

    return jax.jit(play)


def timed(name):
    play = compiled(name)

    def spent(seed):
        begun = process_time()
        play(jax.random.key(seed)).block_until_ready()
        return process_time() - begun

    first = spent(0)
    each = median(spent(seed) for seed in range(1, TIMES + 1))
    rate, compiling = GAMES * STEPS / each, first - each
    print(f"{name:<12} {rate:>12,.0f} steps/s, {GAMES:,} games at once, {compiling:.1f} s to compile")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        timed(name)
