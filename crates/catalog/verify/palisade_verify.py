#!/usr/bin/env python3
"""Checks the dice of Palisade records, knowing no rules; the scheme is told in docs/fair-dice.md.

    python3 palisade_verify.py [PROMISES] RECORD.toml [[PROMISES] RECORD.toml]...

Promises stand before the record they are about, and are what you kept from elsewhere:

    --commitment HASH     the fingerprint that you were shown before the game
    --entropy SEAT=HEX    what your browser added to the dice; once for each seat
    --closing HASH        the closing hash in the dice log
    --seats GAME=A,B,C    the printed names of the seats of a game that this program does not know

Needs Python 3.11 and nothing else. That each outcome follows from its numbers, and the result from the steps, is for
the game's rules: `palisade verify RECORD.toml`.
"""

import hashlib
import hmac
import re
import sys
import tomllib

SEATS = {"attack-the-tower": "12", "exponential-chaos": "123456", "raise-the-shields": "ABCDEF", "solar-tower-defense": "EM", "under-falling-skies": "A"}
DECIMAL = "(0|[1-9][0-9]*)"
HASH = "[0-9a-f]{64}"
ABANDONED = "abandoned"


class Unfair(Exception):
    """The dice cannot be trusted."""


def refuse(wrong, why):
    if wrong:
        raise Unfair(why)


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def words(seed, message):
    """Yields the 32-bit words of a draw."""
    for block in range(2**32):
        digest = hmac.new(seed, f"{message}block {block}\n".encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")


def below(bound, source):
    """Makes a number from 0 to bound - 1 by Lemire's method."""
    while True:
        product = next(source) * bound
        if product % 2**32 >= 2**32 % bound:
            return product >> 32


def closing(record):
    """Returns the hash that closes a record."""
    lines = ["palisade record 1"] + [f"{key} {record[key]}" for key in ("game", "rules", "components")]
    lines.append(f"start {record.get('start', '-')}")
    if "match" in record:
        lines += [f"match {record['match']['game']}"] + [f"earlier {made}" for made in record["match"]["earlier"]]
    lines += [f"option {key} {value}" for key, value in sorted(record["options"].items())]
    lines += [f"seat {chair['seat']}" + (f" bot {chair['bot']}" if "bot" in chair else "") for chair in record["seats"]]
    lines += record["steps"] + [f"result {record.get('result', '-')}"]
    torn = [line for line in lines if "\n" in line]
    refuse(torn, f"`{''.join(torn[:1])!r}` is more than one line")
    return sha256("".join(f"{line}\n" for line in lines))


def same(what, noted, promised):
    refuse(noted != promised, f"THIS IS NOT WHAT WAS PROMISED: {what} is {noted or 'none'}, and {promised} was promised")


def check_form(record):
    dice, text, form, place = (record.get(key) for key in ("dice", "components_text", "palisade_record", "match"))
    refuse(form not in (1, 2, 3), f"the record has format {form}, and this program reads up to 3")
    refuse(dice is None, "the record has no commitment, so its dice cannot be checked")
    refuse((form == 3) != (place is not None), "only a record of format 3 has a place in a match, and it must have one")
    closes = record.get("result", "open") != "open" if place else form == 2
    refuse(closes != ("closing" in dice), f"a record of format {form} has a closing hash where it must not, or none where it must")
    if place:
        refuse(place["game"] != len(place["earlier"]) + 1, "the record does not name as many earlier games of its match as its number says")
        refuse(not all(re.fullmatch(HASH, made) for made in place["earlier"]), "an earlier game of the match is named by something else than a closing hash")
    refuse(text is not None and sha256(text) != record["components"], "the components in the record do not have the hash it names")


def check_steps(record, seats, persons, seed, entropies):
    """Returns how many draws were checked."""
    head = "palisade dice 1\n" + "".join(f"{seat} {given}\n" for seat, given in entropies)
    standing, left, end = [], list(seats), None
    for step, line in enumerate(record["steps"], 1):
        refuse(end, f"step {step}, `{line}`: it follows `{end and end[0]}`, which ends the game")
        if line == ABANDONED:
            end = line, ABANDONED
            continue
        now = re.fullmatch("([^ ]+):resign", line)
        who, what, *rest = [now[1], "resign"] if now else line.split(" ")
        refuse("" in (what, *rest[:1]), f"step {step}: `{line}` is no line of a record")
        refuse(who not in ["*", *seats], f"step {step}, `{line}`: there is no seat `{who}`")
        if who == "*":
            named = len(rest) == 2 and re.fullmatch(f"(.+)#{DECIMAL}", rest[0])
            refuse(not named, f"step {step}: the outcome `{what}` has no draw beside it, so it cannot be checked")
            name, draw = named[1], rest[0]
            refuse(int(named[2]) != standing.count(name), f"step {step}, draw `{draw}`: its count should be {standing.count(name)}")
            source = words(seed, f"{head}{draw}\n")
            for place, number in enumerate(rest[1].split(",") if rest[1] else [], 1):
                read = re.fullmatch(f"{DECIMAL}:{DECIMAL}", number)
                bound, noted = (int(read[1]), int(read[2])) if read else (0, number)
                made = below(bound, source) if 0 < bound < 2**32 else "none"
                refuse(made != noted, f"step {step}, draw `{draw}`: number {place} is {noted}, and the seed gives {made}")
            standing.append(name)
        elif what == "undo" and len(rest) == 1:
            refuse(not re.fullmatch(DECIMAL, rest[0]) or int(rest[0]) > len(standing), f"step {step}, `{line}`: there are not so many steps to keep")
            del standing[int(rest[0]) :]
        elif rest and not (len(rest) == 1 and (what == "bot" or re.fullmatch(f"@{DECIMAL}", rest[0]))):
            raise Unfair(f"step {step}: `{line}` is no line of a record")
        elif not (rest and what == "bot" or not rest and what in ("resign", "back")):
            standing.append(None)
        else:
            refuse(who not in left, f"step {step}, `{line}`: the seat had given up")
            persons = persons - {who} | ({who} if what == "back" else set())
            left = [seat for seat in left if (seat, what) != (who, "resign")]
            if what == "resign" and (not persons & set(left) or now and len(left) < 2):
                end = line, "lost" if len(seats) == 1 else " ".join(left) or who
    result = record["result"]
    winners = result.split(" (")[0]
    wrong = end and (result if ABANDONED in (winners, end[1]) else winners) != end[1]
    refuse(wrong, f"the last step is `{end and end[0]}`, but the record says `{result}`")
    refuse(not end and (result == ABANDONED or result.endswith(" (resigned)")), f"the record says `{result}`, but its last step does not")
    for seat in [] if end else set(seats) - set(left) & set(winners.split(" ")):
        raise Unfair(f"the record says `{result}`, but seat {seat} had given up")
    return sum(line.startswith("* ") for line in record["steps"])


def check(record, promises, known):
    """Returns how many draws were checked, and the closing hash."""
    check_form(record)
    dice, chairs = record["dice"], record["seats"]
    seats, printed = [chair["seat"] for chair in chairs], list(known.get(record["game"], ()))
    names = " ".join(printed) or f"those of `{record['game']}`, which this program does not know (--seats)"
    refuse(not seats or seats != printed[: len(seats)], f"the seats are {' '.join(seats)}, and the printed ones are {names}: under other names other dice fall")
    given = dice.get("entropies", {})
    same("the commitment", dice["commitment"], promises.get("commitment", dice["commitment"]))
    for seat, entropy in promises.get("entropies", {}).items():
        same(f"the entropy of seat `{seat}`", given.get(seat), entropy)
    lines = enumerate((line.split(" ") for line in record["steps"]), 1)
    drawn = (f"step {step}, draw `{line[2]}`" for step, line in lines if line[0] == "*" and len(line) > 2)
    lost = f"nothing can be checked from {next(drawn, 'its first draw')} on"
    refuse("seed" not in dice, f"THE SEED WAS NOT REVEALED: {lost}")
    seed = bytes.fromhex(dice["seed"]) if re.fullmatch(HASH, dice["seed"]) else b""
    refuse(hashlib.sha256(seed).hexdigest() != dice["commitment"], f"THE SEED IS NOT THE ONE COMMITTED TO: {lost}")
    refuse(record.get("result", "open") == "open", "the seed is shown, but the game is not over: its last steps were cut off, or it was told too early")
    persons = [chair["seat"] for chair in chairs if "bot" not in chair]
    for seat, entropy in given.items():
        refuse(seat not in persons or not re.fullmatch("[0-9a-f]{1,64}", entropy), f"the entropy of seat `{seat}` is malformed, or there is no such seat, or a bot sits there")
    draws = check_steps(record, seats, set(persons), seed, [(seat, given[seat]) for seat in seats if seat in given])
    made = closing(record)
    noted = dice.get("closing", made)
    refuse(made != noted, f"THE RECORD WAS CHANGED after it was closed: its closing hash is {made}, not {noted}")
    same("the closing hash", made, promises.get("closing", made))
    return draws, made


def report(draws, promises, record, good):
    """Yields what was checked, and what could not be. `good` are the closing hashes of records that were found good."""
    yield f"{draws} draws follow from the seed that was committed to"
    kept = [
        ("commitment", "--commitment", "the seed could have been chosen after the players added to it"),
        ("entropies", "--entropy", "something else could have been added in your name"),
        ("closing", "--closing", "the record could have been changed and closed anew"),
    ]
    for what, option, without in kept:
        yield f"  {what}: " + ("as promised" if what in promises else f"not given ({option}), so {without}")
    if "match" in record:
        game, before = record["match"]["game"], record["match"]["earlier"]
        yield f"  match: game {game}; of {len(before)} before it, {sum(made in good for made in before)} were checked here"


def main(arguments):
    bad, promises, known, good, many = not arguments and __doc__, {}, dict(SEATS), set(), sum(a.endswith(".toml") for a in arguments) > 1
    arguments = iter(arguments)
    for argument in arguments:
        name = f"{argument}: " if many else ""
        try:
            if argument in ("--commitment", "--closing"):
                promises[argument[2:]] = next(arguments, "")
            elif argument == "--entropy":
                seat, _, entropy = next(arguments, "").partition("=")
                promises.setdefault("entropies", {})[seat] = entropy
            elif argument == "--seats":
                game, _, seats = next(arguments, "").partition("=")
                known[game] = seats.split(",")
            else:
                with open(argument, "rb") as file:
                    record = tomllib.loads(file.read().decode("utf-8-sig"))
                draws, made = check(record, promises, known)
                for line in report(draws, promises, record, good):
                    print(f"{name}{line}")
                promises, good = {}, good | {made}
        except (Unfair, OSError, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            print(f"palisade_verify: {name}{error}", file=sys.stderr)
            bad, promises = True, {}
    return bad or bool(promises) and "promises stand before the record that they are about"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
