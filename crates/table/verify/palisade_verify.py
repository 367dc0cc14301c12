#!/usr/bin/env python3
"""Checks the dice of a Palisade record against the seed that the table committed to.

    python3 palisade_verify.py RECORD.toml...

Needs Python 3.11 and nothing else, and knows no rules: it checks that the seed has the hash that was shown when the
table was made, that every number drawn follows from seed, entropies, the draw's name and its count, and that no draw
was left out. That each outcome follows from its numbers is for the game's rules: `palisade verify RECORD.toml`.
"""

import hashlib
import hmac
import re
import sys
import tomllib


class Unfair(Exception):
    """The dice cannot be trusted."""


def words(seed, message):
    """Yields the 32-bit words of a draw."""
    block = 0
    while True:
        text = f"{message}block {block}\n".encode()
        digest = hmac.new(seed, text, hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(bound, source):
    """Makes a number from 0 to bound - 1 by Lemire's method."""
    while True:
        product = next(source) * bound
        if product % 2**32 >= 2**32 % bound:
            return product >> 32


def check(record):
    """Returns how many draws were checked."""
    dice = record.get("dice")
    if dice is None:
        raise Unfair("the record has no commitment, so its dice cannot be checked")
    lines = enumerate((line.split(" ") for line in record["steps"]), 1)
    drawn = (f"step {step}, draw `{line[2]}`" for step, line in lines if line[0] == "*" and len(line) > 2)
    lost = f"nothing can be checked from {next(drawn, 'its first draw')} on"
    if "seed" not in dice:
        raise Unfair(f"THE SEED WAS NOT REVEALED: {lost}")
    seed = bytes.fromhex(dice["seed"]) if re.fullmatch("[0-9a-f]{64}", dice["seed"]) else b""
    if hashlib.sha256(seed).hexdigest() != dice["commitment"]:
        raise Unfair(f"THE SEED IS NOT THE ONE COMMITTED TO: {lost}")
    seats = [chair["seat"] for chair in record["seats"]]
    entropies = dice.get("entropies", {})
    for seat, given in entropies.items():
        if seat not in seats or not re.fullmatch("[0-9a-f]{1,64}", given):
            raise Unfair(f"the entropy of seat `{seat}` is malformed, or there is no such seat")
    head = "palisade dice 1\n" + "".join(f"{seat} {entropies[seat]}\n" for seat in seats if seat in entropies)
    standing, draws = [], 0
    for step, line in enumerate(record["steps"], 1):
        who, what, *rest = line.split(" ")
        if what == "undo" and who != "*":
            del standing[int(rest[0]) :]
        elif who == "*":
            if len(rest) != 2:
                raise Unfair(f"step {step}: the outcome `{what}` has no draw beside it, so it cannot be checked")
            name, count = rest[0].rsplit("#", 1)
            draw = f"{name}#{int(count)}"
            if int(count) != standing.count(name):
                raise Unfair(f"step {step}, draw `{draw}`: its count should be {standing.count(name)}")
            source = words(seed, f"{head}{draw}\n")
            for place, number in enumerate(filter(None, rest[1].split(",")), 1):
                bound, noted = map(int, number.split(":"))
                made = below(bound, source) if bound else None
                if made != noted:
                    raise Unfair(f"step {step}, draw `{draw}`: number {place} is {noted}, and the seed gives {made}")
            standing.append(name)
            draws += 1
        elif what not in ("resign", "bot", "back"):
            standing.append(None)
    return draws


if __name__ == "__main__":
    bad = not sys.argv[1:] and __doc__
    for path in sys.argv[1:]:
        name = f"{path}: " if sys.argv[2:] else ""
        try:
            with open(path, "rb") as file:
                print(f"{name}{check(tomllib.load(file))} draws follow from the seed that was committed to")
        except (Unfair, OSError, IndexError, KeyError, ValueError) as error:
            print(f"palisade_verify: {name}{error}", file=sys.stderr)
            bad = True
    sys.exit(bad)
