"""examples.py DOSSIER DATA: the worked examples of section 8 (W or E legal, I or X illegal) and the lines of section 6,
read out of the dossier itself; its tables and those of the data file; then the further cases of cases.py.

An example is a list (`- From:`, `- Options:`, `- Play:`, `- To:`), which may have several forms, or a block between ```
lines (position, indented tokens, position, and on)."""
import re
import sys
import tomllib

import cases
import tables
from model import Game
from options import OPTIONS
from state import Illegal
from tables import same

EXAMPLE = re.compile(r"^(?:\* )?\*\*([WEIX]\d+)\b(.*?)$(.*?)(?=^(?:\* )?\*\*[WEIX]\d+\b|^#|\Z)", re.M | re.S)
PAIR = re.compile(r"`(\w+) ?= ?(\w+)`")


class Run:
    """A game that is played along an example; every line on the way is read back."""

    def __init__(self, data, start, options=None):
        self.game = Game(data, options)
        self.state = self.game.start() if start == "start" else self.game.read(start)

    def play(self, tokens):
        for token in tokens.split():
            self.state = self.game.play(self.state, token)
            text = self.line()
            if self.game.read(text) != self.state:
                raise ValueError(f"{text} is read back otherwise")
        return self

    def line(self):
        return self.game.write(self.state)

    def refused(self, token):
        try:
            after = self.game.play(self.state, token)
        except Illegal as no:
            return no
        raise ValueError(f"{token} is accepted: {self.game.write(after)}")


def section(dossier, number):
    return dossier[dossier.index(f"## {number}. "):dossier.index(f"## {number + 1}. ")]


def forms(text):
    """(options, [(position, tokens, position), ..]) of each form of an example."""
    for block in re.findall(r"^```\n(.*?)\n```$", text, re.M | re.S):
        lines = block.split("\n")
        yield options(text), list(zip(lines[::2], lines[1::2], lines[2::2])) or [(lines[0], "", None)]
    for part in re.split(r"^\s*- From: ", text, flags=re.M)[1:]:
        start, tokens, end = part.split("\n")[0], item(part, "Play") or item(part, "Try"), item(part, "To")
        yield options(part), [(start.strip("` "), "" if tokens == "nothing" else tokens, end)]


def options(text):
    stated = re.search(r"^(?:\s*- )?Options?: (.*)$", text, re.M)
    return dict(PAIR.findall(stated[1])) if stated else {}


def item(text, word):
    """What follows `- Word:` in an example."""
    found = re.search(rf"^\s*- {word}: (.*)$", text, re.M)
    return found and found[1].strip().strip("`")


def legal(data, text):
    """What is wrong with an example of play, or None."""
    found = list(forms(text))
    if not found:
        return "no form that can be run"
    for chosen, steps in found:
        for start, tokens, end in steps:
            line = Run(data, start, chosen).play(tokens).line()
            if line != end:
                return f"found {line}, expected {end}"
    return None


def illegal(data, heading, text):
    """What is wrong with an example of a refusal, or None."""
    [(chosen, [(start, tokens, _)])] = forms(text)
    tokens = tokens or re.search("`(.*?)`", heading)[1]
    *first, last = tokens.split()
    no = Run(data, start, chosen).play(" ".join(first)).refused(last)
    said = re.search('"(.*?)"', heading + text)
    rules = re.findall(r"\((R\d+(?:, R\d+)*)\)", heading + text)
    if said and said[1] != no.reason:
        return f"refused with {no.reason!r}, expected {said[1]!r}"
    if rules and no.rule not in rules[-1].split(", "):
        return f"refused by {no.rule}, expected {rules[-1]}"
    return None


def worked(dossier, data):
    """(name, what is wrong or None) of every worked example."""
    for name, heading, text in EXAMPLE.findall(section(dossier, 8)):
        try:
            yield name, legal(data, text) if name[0] in "WE" else illegal(data, heading, text)
        except (Illegal, ValueError) as error:
            yield name, repr(error)


def notation(dossier, data):
    """(name, what is wrong or None) of the lines of section 6 and the options of section 7."""
    for text in re.findall("`(STD1 [^`<]*\\|[^`<]*)`", section(dossier, 6)):
        try:
            random = {"start_positions": "random"} if " - s0 " in text else {}
            game = Game(data, random)
            found = game.write(game.read(text))
            wanted = text if " at=" in text or " start " in text else found
            yield "section 6", same(found, wanted)
        except ValueError as error:
            yield "section 6", f"{error}: {text}"
    rows = re.findall(r"^\| `(\w+)` \|(.*?)\|", section(dossier, 7), re.M)
    yield "section 7", same([key for key, _ in rows], list(OPTIONS))
    for key, values in rows:
        found = values.replace("`", "").replace(" ", "").split(",")
        yield f"option {key}", same(found, OPTIONS[key])


def run(data, dossier):
    passed = failed = 0
    further = [(case["name"], cases.check(Run, data, case)) for case in cases.CASES]
    for name, problem in [*worked(dossier, data), *notation(dossier, data), *tables.of_data(data),
                          *tables.of_dossier(section(dossier, 2), data), *tables.of_claims(data), *further]:
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
