"""examples.py DOSSIER DATA: the worked examples E1.. and X1.. of section 8 and the lines of section 6, read out of the
dossier itself; its tables and those of the data file; then the further cases of cases.py.

An example is a list (`- From:`, `- Play:`, `- To:`) or a block between ``` lines (position, indented tokens, position).
Where it has them, what it says of damage, scores and winners is checked as well."""
import re
import sys
import tomllib

import cases
import line
import planet
import tables
from model import Game
from options import OPTIONS, joined
from state import Illegal
from tables import same

EXAMPLE = re.compile(r"^\*\*([EX]\d+)\.(.*?)$(.*?)(?=^\*\*[EX]\d+\.|^#|\Z)", re.M | re.S)


class Run:
    """A game that is played along an example; every line on the way is read back."""

    def __init__(self, data, start, options=None):
        self.game = Game(data, joined(options, line.options(start)))
        self.state = self.game.read(start)
        self.damage = []

    def play(self, tokens):
        for token in tokens.split():
            before, self.state = self.state, self.game.play(self.state, token)
            text = self.game.write(self.state)
            if self.game.read(text) != self.state:
                raise ValueError(f"{text} is read back otherwise")
            self.damage += [(token, self.hits(before, token))] if token[0] in "SX" else []
        return self

    def hits(self, before, token):
        """In the words of the dossier which craters the points of a die or a missile hit."""
        rolled = re.fullmatch(r"[SX]:(\w+)@(\d)", token)
        if token[0] == "X" and int(rolled[2]) == before.shot.number:
            return "counter"
        if token[0] == "S":
            points = before.saucers[self.game.ids[before.round].index(rolled[1])]
            seat, sector = before.active, int(rolled[2])
        else:
            points = self.game.tiebreak_points if before.tie else self.game.strength[before.round]
            seat, sector = int(rolled[1]), before.shot.number
        old, new = before.planets[seat - 1], self.state.planets[seat - 1]
        names = [planet.NAMES[crater] for crater in self.game.path[sector] for _ in range(old[crater] - new[crater])]
        return "hits " + ", ".join(names + ["nothing"] * (points - len(names)))

    def refused(self, token):
        try:
            after = self.game.play(self.state, token)
        except Illegal as no:
            return no
        raise ValueError(f"{token} is accepted: {self.game.write(after)}")

    def scores(self):
        return " / ".join(str(self.game.score(self.state, seat + 1)) for seat in range(len(self.state.planets)))


def section(dossier, number):
    return dossier[dossier.index(f"## {number}. "):dossier.index(f"## {number + 1}. ")]


def item(text, word):
    """What follows `- Word:` in an example."""
    found = re.search(rf"^(?:- )?{word}: (.*)$", text, re.M)
    return found and re.sub("^`([^`]*)`$", r"\1", found[1].strip())


def steps(text):
    """(position, tokens, position) of an example."""
    block = re.search(r"^```\n(.*?)\n```$", text, re.M | re.S)
    if block:
        lines = block[1].split("\n")
        return list(zip(lines[::2], lines[1::2], lines[2::2]))
    return [(item(text, "From"), item(text, "Play"), item(text, "To"))]


def legal(data, text):
    """What is wrong with an example of play, or None."""
    options = dict(re.findall(r"`(\w+) ?= ?(\w+)`", item(text, "Options") or ""))
    for start, tokens, end in steps(text):
        run = Run(data, start, options)
        scores = [run.scores()]
        run.play(tokens)
        if run.game.write(run.state) != end:
            return f"found {run.game.write(run.state)}, expected {end}"
        problem = said(run, text, scores + [run.scores()])
        if problem:
            return problem
    return None


def said(run, text, scores):
    """What is wrong with the damage, scores and winner that an example states."""
    wanted = re.findall(r"`(\S+)` ([^;.]*)", item(text, "Damage") or "")
    if wanted and wanted != run.damage:
        return f"damage {run.damage}, expected {wanted}"
    stated = item(text, "Scores")
    if stated:
        shown, _, winner = stated.partition(". Winner: seat ")
        if shown.rstrip(".") != " -> ".join(scores):
            return f"scores {' -> '.join(scores)}, expected {shown}"
        found = ",".join(map(str, run.game.result(run.state)[0])) if run.game.over(run.state) else ""
        if winner.rstrip(".") != found:
            return f"winner {found}, expected {winner}"
    return None


def illegal(data, heading, text):
    """What is wrong with an example of a refusal, or None."""
    block = re.search(r"^```\n(.*?)\n```$", text, re.M | re.S)
    if block:
        *first, last = re.search("`(.*?)`", heading)[1].split()
        start = block[1]
    else:
        start, last = item(text, "From"), item(text, "Try")
        first = (item(text, "First") or "``").split("`")[1].split()
    no = Run(data, start).play(" ".join(first)).refused(last)
    rules = re.findall(r"\((R\d+(?:, R\d+)*)\)", text)
    if rules and no.rule not in rules[-1].split(", "):
        return f"refused by {no.rule}, expected {rules[-1]}"
    return None


def worked(dossier, data):
    """(name, what is wrong or None) of every worked example."""
    for name, heading, text in EXAMPLE.findall(section(dossier, 8)):
        try:
            yield name, legal(data, text) if name[0] == "E" else illegal(data, heading, text)
        except (Illegal, ValueError) as error:
            yield name, repr(error)


def notation(dossier, data):
    """(name, what is wrong or None) of the lines of section 6 and the options of section 7."""
    for text in re.findall("`(ec1 n=.*?)`", section(dossier, 6)):
        try:
            game = Game(data)
            yield "section 6", same(game.write(game.read(text)), text)
        except ValueError as error:
            yield "section 6", f"{error}: {text}"
    rows = re.findall(r"^\| `(\w+)` \|(.*?)\|(.*?)\|", section(dossier, 7), re.M)
    yield "section 7", same([key for key, _, _ in rows], list(OPTIONS))
    for key, _, default in rows:
        yield f"option {key}", same(default.strip().strip("`"), OPTIONS[key][0])


def run(data, dossier):
    passed = failed = 0
    further = [(case["name"], cases.check(Run, data, case)) for case in cases.CASES]
    for name, problem in [*worked(dossier, data), *notation(dossier, data), *tables.of_data(data),
                          *tables.of_dossier(section(dossier, 2), data), *further]:
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
