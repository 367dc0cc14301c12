"""Rates per second of CPU time, so that whatever else the machine does mostly cancels out."""
from statistics import median
from time import process_time


def rate(play, seconds=0.4, times=5):
    """Calls `play`, which returns how many steps it took, as often as there is time; the median of several such rates.

    Returns calls a second and steps a second."""
    def measure():
        begun, calls, steps = process_time(), 0, 0
        while (spent := process_time() - begun) < seconds:
            steps += play()
            calls += 1
        return calls / spent, steps / spent

    return tuple(median(column) for column in zip(*(measure() for _ in range(times))))
