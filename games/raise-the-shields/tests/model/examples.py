"""examples.py DOSSIER DATA: the worked examples E1.. and X1.. of section 8 and the position lines of section 6, read
out of the dossier itself, and what the examples say beside their lines."""
import re
import sys
import tomllib

from model import Game
from state import Illegal

BLANK = "-/-/-/-/-/- 000000 ......"
FOUR_SHIELDS = "1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4b/-"
EXAMPLE = re.compile(r"^\*\*([EX]\d+)\.(.*?)\n```\n(.*?)\n```\n(.*?)(?=^\*\*[EX]\d+\.|^#|\Z)", re.M | re.S)


class Examples:
    def __init__(self, dossier, data):
        self.dossier, self.data, self.realms = dossier, data, {}

    def game(self, options):
        return Game(self.data, options, None, self.realms)

    def play(self, options, line, tokens):
        """The game and where the tokens lead; every line on the way is read back as the state it was written for."""
        game = self.game(options)
        state = game.read(line)
        if game.write(state) != line:
            raise ValueError(f"{line} is written back as {game.write(state)}")
        for token in tokens:
            state = game.play(state, token)
            if game.read(game.write(state)) != state:
                raise ValueError(f"{game.write(state)} is read back otherwise")
        return game, state

    def legal(self, options, block):
        """What is wrong with a block of positions and the tokens between them."""
        for start, tokens, end in zip(block[::2], block[1::2], block[2::2]):
            game, state = self.play(options, start, tokens.split())
            if game.write(state) != end:
                return f"found {game.write(state)}, expected {end}"

    def illegal(self, options, line, tokens, text):
        rule = re.findall(r"\((R\d+)\)", text)[-1]
        game, state = self.play(options, line, tokens[:-1])
        try:
            after = game.play(state, tokens[-1])
        except Illegal as no:
            return None if no.rule == rule else f"refused by {no.rule}, expected {rule}"
        return f"accepted: {game.write(after)}"

    def all(self):
        """(name, what is wrong or None) of every example."""
        section = self.dossier[self.dossier.index("## 8. "):self.dossier.index("## 9. ")]
        for name, heading, block, text in EXAMPLE.findall(section):
            options = dict(re.findall(r"`(\w+)=(\w+)`", heading))
            try:
                if name.startswith("E"):
                    yield name, self.legal(options, block.split("\n"))
                else:
                    tokens = re.search("`(.*?)`", heading)[1].split()
                    yield name, self.illegal(options, block, tokens, text)
            except (Illegal, ValueError) as error:
                yield name, repr(error)
        yield from self.lines()
        yield from self.said()

    def lines(self):
        """The items of section 6: positions, and the tokens between them or since the start. Views are not read."""
        section = self.dossier[self.dossier.index("## 6. "):self.dossier.index("## 7. ")]
        for item in re.findall("^- (.*)$", section.split("\nExamples:\n")[1].split("\n\n")[0], re.M):
            last, tokens = None, []
            for before, span in re.findall("([^`]*)`([^`]*)`", item):
                if not span.startswith("rts"):
                    tokens += span.split()
                    continue
                if " sees it" in before:
                    continue
                try:
                    game, state = self.play({}, span, [])
                    start = last or game.write(Game(self.data, {}, len(state.players), self.realms).start())
                    yield span, self.legal({}, [start, " ".join(tokens), span]) if tokens else None
                except (Illegal, ValueError) as error:
                    yield span, repr(error)
                last, tokens = span, []

    def said(self):
        """What the examples say beside the lines."""
        game = self.game({})
        powered = lambda fill: [e for e, up in enumerate(game.realm.powered(self.fill(game, fill)), 1) if up]
        shields = lambda fill: [s for s, up in enumerate(game.realm.shields(self.fill(game, fill)), 1) if up]
        yield "E3 powered", self.same(powered("1de2fg3hi4j/-/-/-/-/-"), [1])
        yield "E4 powered", self.same(powered("-/1ab2ab3ab4b/-/-/-/-"), [1])
        yield "E5 powered", self.same(powered("1abde2abfg3abhi4b/-/-/-/-/-"), [6])
        yield "E5 shields", self.same(shields("1abde2abfg3abhi4bj/-/-/-/-/-"), [1])
        yield "E8 powered", self.same(powered(FOUR_SHIELDS), [1, 2, 3, 4, 6])
        yield "E8 shields", self.same(shields(FOUR_SHIELDS), [1, 2, 3, 4])
        yield "E13 powered", self.same(powered("1de2fg3hi4j/-/1bc/-/-/-"), [1])
        full = self.fill(game, "1abcde2abcefg3abcdefghi4bdefghj/-/-/-/-/-")
        fitting = {die: list(game.realm.drawings(full, 1, die)) for die in range(1, 7)}
        yield "E17 fits", self.same(fitting, {1: ["d14c", "d14i"], 2: [], 3: [], 4: [], 5: [], 6: []})
        state = game.read("rts1 r3 fA work 33 | -/-/-/-/-/- 004000 ...... 3")
        yield "E20 assignments", self.same(game.legal(state, 0), ["w3s3a3"])
        state = game.read(f"rts2 r3 fA work 45 | -/-/-/-/1bc/- 000000 ....x.* 2 | {BLANK} 6")
        for seat, dice in enumerate(("245", "456")):
            used = {"".join(sorted(token[1::2])) for token in game.legal(state, seat)}
            yield f"E15 dice of {seat}", self.same((used, len(game.legal(state, seat))), ({dice}, 6))
        state = game.read("rts1 r6 fA react 11 | 1abde2abfg3abhi4bj/1bcd/-/-/-/- 404000 .o.... 2>1>3")
        yield "E22 answers", self.same(sorted(game.legal(state, 0)), ["c1-", "c2+", "c2-"])
        last = "| 1b/-/-/-/-/- 000000 ...... - | 1b/-/-/-/-/- 000000 ...... - | -/-/-/-/1bc/- 000000 ....o. -"
        state = game.read(f"rts3 r4 fA roll -- {last}".replace("1b/-/-/-/-/-", "-/-/-/-/1bc/-", 1)
                          .replace("......", "....o.", 1))
        state = game.play(game.play(state, "R12/345"), "A:c5-")
        yield "flip@C", self.same(game.write(state).split()[3], "flip@C")

    def fill(self, game, text):
        return game.read(f"rts1 r1 fA over =- -- | {text} 000000 {self.cities(text)} -").players[0].sheet.fill

    @staticmethod
    def cities(text):
        """x where a shaded triangle is filled."""
        rows = [dict(re.findall("([1-4])([a-k]+)", field)) for field in text.split("/")]
        return "".join("x" if "c" in r.get("1", "") or set("ce") & set(r.get("2", "")) else "." for r in rows)

    @staticmethod
    def same(found, expected):
        return None if found == expected else f"found {found}, expected {expected}"


def main():
    with open(sys.argv[2], "rb") as file:
        data = tomllib.load(file)
    passed = failed = 0
    for name, problem in Examples(open(sys.argv[1], encoding="utf-8").read(), data).all():
        passed, failed = passed + (problem is None), failed + (problem is not None)
        if problem:
            print(f"{name}: {problem}")
    print(f"examples: {passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
