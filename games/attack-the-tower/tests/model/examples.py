"""examples.py DOSSIER DATA: the worked examples E1.. and X1.. of section 8 and the lines of section 6, read out of the
dossier itself; then the further cases of cases.py and further.py.

A case is a position, tokens, and what is then on the line; `unasked` battles show themselves by the tokens that are not
there."""
import re
import sys
import tomllib

import cases
import further
import match
from model import OPTIONS, Game
from state import Illegal
from table import line, side

EXAMPLE = re.compile(r"^\*\*([EX]\d+)\.(.*?)\n```\n(.*?)\n```\n(.*?)(?=^\*\*[EX]\d+\.|^#|\Z)", re.M | re.S)


class Fault(Exception):
    """What is not as the example says."""


class Run:
    """A game that is played along an example; every line on the way is read back."""

    def __init__(self, data, start, options=None):
        self.game = Game(data, options)
        self.state = self.game.read(start)

    def play(self, tokens):
        for token in tokens.split():
            self.state = self.game.play(self.state, token)
            text = self.game.write(self.state)
            if self.game.write(self.game.read(text)) != text:
                raise Fault(f"{text} is read back otherwise")
        return self

    def refused(self, token):
        try:
            self.game.play(self.state, token)
        except Illegal as no:
            return f"{no.rule}: {str(no).split(': ', 1)[1]}"
        raise Fault(f"{token} is accepted")

    def found(self, key):
        """Something of the position: land1, specials1, hand1, piles1, effects1, phase, memo, turn, active, tail, legal,
        asked, result, or a word that `cases` asks for."""
        game, state = self.game, self.state
        fields = state.quiet.split(";")
        if key == "legal":
            return sorted(token for seat in game.asked(state) for token in game.legal(state, seat))
        if key == "asked":
            return game.asked(state)
        if key == "result":
            return game.result(state)
        if key == "tail":
            return game.write(state).split(";", 7)[7] if state.tail else ""
        if key in ("turn", "active", "phase", "memo"):
            return fields[{"turn": 1, "active": 2, "phase": 3, "memo": 6}[key]]
        names = ["army", "land", "specials", "hand", "piles", "effects"]
        now = game.line_now(state).split(";")
        return now[3 + int(key[-1])].split("/")[names.index(key[:-1])]


def check(data, case):
    """What is wrong with a case, or None."""
    try:
        run = Run(data, case["start"], case.get("options")).play(case.get("tokens", ""))
        for key, wanted in case.get("then", {}).items():
            if run.found(key) != wanted:
                return f"{key}: found {run.found(key)}, expected {wanted}"
        for token in case.get("offers", "").split():
            if token not in run.found("legal"):
                return f"{token} is not offered"
        for token in case.get("lacks", "").split():
            if token in run.found("legal"):
                return f"{token} is offered"
        if "refused" in case:
            token, wanted = case["refused"]
            if run.refused(token) != wanted:
                return f"refused with {run.refused(token)!r}, expected {wanted!r}"
    except (Fault, Illegal, ValueError) as fault:
        return repr(fault)
    return None


def section(dossier, number):
    return dossier[dossier.index(f"## {number}. "):dossier.index(f"## {number + 1}. ")]


def worked(dossier, data):
    """(name, what is wrong or None) of every worked example."""
    for name, heading, block, text in EXAMPLE.findall(section(dossier, 8)):
        head, _, options = heading.partition("Options:")
        options = dict(re.findall(r"`(\w+)=([\w,]+)`", options))
        try:
            if name[0] == "E":
                yield name, leads(data, options, block.split("\n"))
            else:
                *tokens, last = re.search("`(.*?)`", head)[1].split()
                found = Run(data, block, options).play(" ".join(tokens)).refused(last)
                yield name, same(found.split(":")[0], re.findall(r"\((R\d+)\)", text)[-1])
        except (Fault, Illegal, ValueError) as error:
            yield name, repr(error)


def leads(data, options, block):
    """What is wrong with positions and the tokens between them."""
    for start, tokens, end in zip(block[::2], block[1::2], block[2::2]):
        run = Run(data, start, options).play(tokens)
        found = run.game.write(run.state)
        if found != end:
            return same(found, end)
    return None


def notation(dossier, data):
    """(name, what is wrong or None) of the example and the log of section 6."""
    text = section(dossier, 6)
    seen = re.search("^Example: `(.*?)`", text, re.M)[1]
    try:
        game = Game(data)
        yield "section 6, the example", same(game.write(game.read(seen)), seen)
        tokens = re.findall("`([^`]*)`", re.search("otherwise it may be left out: (.*)", text)[1])
        one = side("east", "-,-,-:S1,-,C1:-,-,-", hand="LO")
        two = side("west", "L0,S0,H0:-,-,-:L1,-,-", hand="C")
        run = Run(data, line("renew", one, two)).play(" ".join(tokens))
        yield "section 6, the log", same(run.found("phase"), "answer")
    except (Fault, Illegal, ValueError) as error:
        yield "section 6", repr(error)


def others(data):
    """(name, what is wrong or None) of what is no plain case."""
    yield "R72 drawn", same(match.verdict(["1", "0", "2"]), "0")
    yield "R72 won", same(match.verdict(["1", "0", "0"]), "1")
    yield "R72 score", same((match.score(["1", "0", "2"]), match.score(["1", "0", "0"])), ((1.5, 1.5), (2.0, 1.0)))
    yield "R72 goes on", same(match.verdict(["1", "0"]), None)
    yield "R72 starter", same(match.starter("loser", [1], ["1"]), 2)
    yield "R72 a drawn game", same(match.starter("loser", [1, 2], ["1", "0"]), 1)
    plain = lambda value: str(value).lower() if isinstance(value, bool) else str(value)
    yield "options", same(sorted(data["options"]), sorted(OPTIONS))
    for key, stated in data["options"].items():
        values = OPTIONS.get(key, [""])
        yield f"option {key}", same(plain(stated["default"]), values[0])
        if isinstance(stated["values"], list):
            yield f"option {key}", same(sorted(map(plain, stated["values"])), sorted(values))
    decks = [sum(mix.values()) for mix in data["ability_mix"].values()]
    yield "2.2 decks", same(decks, [25] * len(decks))


def same(found, expected):
    return None if found == expected else f"found {found}, expected {expected}"


def run(data, dossier):
    passed = failed = 0
    found = [(case["name"], check(data, case)) for case in cases.CASES + further.CASES]
    for name, problem in [*worked(dossier, data), *notation(dossier, data), *found, *others(data)]:
        passed, failed = passed + (problem is None), failed + (problem is not None)
        if problem:
            print(f"{name}: {problem}")
    print(f"examples: {passed} passed, {failed} failed")
    return int(failed != 0)


def main():
    with open(sys.argv[2], "rb") as file:
        data = tomllib.load(file)
    with open(sys.argv[1], encoding="utf-8") as file:
        return run(data, file.read())


if __name__ == "__main__":
    sys.exit(main())
