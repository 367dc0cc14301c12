"""The pairings of section 7 with the engine's own players: strength.py PALISADE GAMES [SEED].

Habits are drawn as in section 7, both players' anew for every game, and passed to `palisade sim` as settings of its bot
`thumb`."""
import collections
import json
import random
import subprocess
import sys

import figures
import thumb

GAME = "solar-tower-defense"
ORDERS = ["tropic polar equator", "polar tropic equator", "tropic equator polar", "polar equator tropic",
          "equator tropic polar", "equator polar tropic"]


def bot(kind, rng):
    if kind == "random":
        return kind
    habit = getattr(thumb, kind)(rng)
    order = ORDERS.index(" ".join(habit.order)) + 1
    return f"thumb:order={order}:centers={habit.aim}:turrets={habit.turrets}:wave={habit.wave}"


def play(program, seats, options, seed):
    settings = [part for key, value in options.items() for part in ("--set", f"{key}={value}")]
    command = [program, "sim", GAME, "--seats", ",".join(seats), "--games", "1", "--seed", seed, "--json", *settings]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def measure(program, name, games, seed):
    one, other, options = figures.PAIRS[name]
    rng, sums, rounds, limit = random.Random(f"{name} {seed}"), collections.Counter(), [], 0
    for number in range(games):
        found = play(program, [bot(one, rng), bot(other, rng)], options, f"{seed} {number}")
        sums.update(dict(zip(("E", "M", "draw"), (*found["wins"], found["draws"]))))
        limit += sum(count for cause, count in found["causes"].items() if cause.startswith("limit"))
        rounds += [int(length) for length, count in found["rounds_games"].items() for _ in range(count)]
    rounds.sort()
    middle, tenth = rounds[len(rounds) // 2], rounds[len(rounds) * 9 // 10]
    print(f"{name}: {' / '.join(str(sums[key]) for key in ('E', 'M', 'draw'))}, {limit} at the limit; rounds "
          f"{sum(rounds) / len(rounds):.1f}, {middle}, {tenth}, {rounds[-1]}", flush=True)


def main():
    program, games, *seed = sys.argv[1:]
    for name in figures.PAIRS:
        measure(program, name, int(games), (seed or ["1"])[0])


if __name__ == "__main__":
    main()
