"""examples.py DOSSIER DATA: the worked examples E1-E22 and I1-I16 of section 8 and the lines of section 6.

Every example is written around fragments that are first looked up in the dossier's own paragraph, so that an
example which changes there fails here.  `{0}`, `{1}` .. stand for the fragments."""
import re
import sys
import tomllib

from model import Game
from state import Illegal

BLANK = "-/-/-/-/-/- 000000 ......"

# name, fragments, options, start line, tokens, where they lead: a line, "draft SHEET" (the first seat's sheet with
# its work so far), or "refused RULE" (the last token).
CASES = [
    ("E1", ["R35/26", "w2s5a3 d21b.21c.21d.21e ok", "w3s6a5 d31d.31e.41a.41b ok",
            "rts2 r2 fB roll -- | -/1bcde/-/-/-/- 000010 .o.... - | -/-/1de/1ab/-/- 001000 ...... -"], {},
     f"rts2 r1 fA roll -- | {BLANK} - | {BLANK} -", "{0} A| {1} B| {2}", "{3}"),
    ("E2", ["11a.11b.61d.61e", "1ab/-/-/-/-/1de"], {},
     f"rts1 r1 fA work 61 | {BLANK} 6", "w6s6a1 d{0}", "draft {1} 000000 ......"),
    ("E2", ["11a.11b.61d.61e", "1ab/-/-/-/-/1de"], {},
     f"rts1 r1 fA work 61 | {BLANK} 6", "w1s6a6 d{0}", "draft {1} 000000 ......"),
    ("E2", ["11a.11b.61d.61e", "not with 2"], {}, f"rts1 r1 fA work 61 | {BLANK} 2", "w2s6a1 d{0}", "refused R17"),
    ("E3", ["1de2fg/-/-/-/-/- 000000 ......", "w1s3a4", "d13h.13i.14j", "1de2fg3hi4j/-/-/-/-/-"], {},
     "rts1 r2 fA work 13 | {0} 4", "{1} {2} ok", "rts1 r3 fA roll -- | {3} 000100 ...... -"),
    ("E4", ["-/1ab2ab/-/-/-/- 000000 ......", "w2s3a1", "d23a.23b.24b", "-/1ab2ab3ab4b/-/-/-/-"], {},
     "rts1 r2 fA work 13 | {0} 2", "{1} {2} ok", "rts1 r3 fA roll -- | {3} 100000 ...... -"),
    ("E5", ["1abde2abfg3abhi4b/-/-/-/-/- 400000 ......", "w1s1a2 d14j", "400000"], {},
     f"rts2 r3 fA work 11 | {{0}} 2 | {BLANK} 3:w1s3a1,d11b.11c.11d,ok", "A| {1} ok",
     "rts2 r4 fB roll -- | 1abde2abfg3abhi4bj/-/-/-/-/- {2} ...... - | 1bcd/-/-/-/-/- 010000 o..... -"),
    ("E6", ["002000", "003000"], {},
     f"rts2 r3 fA work 31 | {BLANK} 1:w1s1a3,d11b | -/-/-/-/-/- {{0}} ...... 1:w3s1a1,d31b,ok", "A:ok",
     "rts2 r4 fB roll -- | 1b/-/-/-/-/- 100000 ...... - | -/-/1b/-/-/- {1} ...... -"),
    ("E7", ["004000", "(`=A`)"], {},
     f"rts2 r3 fA work 31 | {BLANK} 1:w1s1a3,d11b | -/-/-/-/-/- {{0}} ...... 1:w3s1a1,d31b,ok", "A:ok",
     "rts2 r3 fA over =A -- | 1b/-/-/-/-/- 100000 ...... - | -/-/1b/-/-/- 004000 ...... -"),
    ("E8", ["1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4b/- 222222 ......", "w5s1a4 d54j"], {},
     f"rts2 r9 fA work 51 | {{0}} 4 | {BLANK} 2:w5s1a2,d51b,ok", "A| {1} ok",
     "rts2 r9 fA over =A -- | 1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/- 222222 ...... - | "
     "-/-/-/-/1b/- 000000 ...... -"),
    ("E10", ["B's sector 2", "A's sector 6", "`=AC`"], {},
     f"rts3 r9 fA work 26 | -/-/-/-/-/- 000004 ...... 1 | -/-/-/-/-/- 040000 ...... 1 | {BLANK} 1",
     "A| w6s1a2 d61b ok B| w6s1a2 d61b ok C| w2s1a6 d21b ok",
     "rts3 r9 fA over =AC -- | -/-/-/-/-/1b 000004 ...... - | -/-/-/-/-/1b 040000 ...... - | "
     "-/1b/-/-/-/- 010000 ...... -"),
    ("E11", ["004000", "o.....", "c1"], {},
     f"rts2 r3 fA react 31 | {BLANK} 1>3 | 1bc/-/-/-/-/- {{0}} {{1}} 1>1", "B:{2}",
     "rts2 r4 fB roll -- | -/-/-/-/-/- 100000 ...... - | 1bc/-/-/-/-/- 004000 x..... -"),
    ("E11", ["004000", "o.....", "c1-"], {},
     f"rts2 r3 fA react 31 | {BLANK} 1>3 | 1bc/-/-/-/-/- {{0}} {{1}} 1>1", "B:{2}",
     "rts2 r3 fA over =A -- | -/-/-/-/-/- 100000 ...... - | 1bc/-/-/-/-/- 004000 o..... -"),
    ("E12", ["w1+s5a2", ".x....*"], {},
     f"rts2 r3 fA work 62 | -/1bc/-/-/-/- 000000 .o.... 5 | {BLANK} 1", "A:{0}", "draft -/1bc/-/-/-/- 000000 {1}"),
    ("E12", ["w5-s2a5", ".x....*"], {},
     f"rts2 r3 fA work 62 | -/1bc/-/-/-/- 000000 .o.... 5 | {BLANK} 1", "A:{0}", "draft -/1bc/-/-/-/- 000000 {1}"),
    ("E12", ["Other players still have a 6"], {},
     f"rts2 r3 fA work 62 | -/1bc/-/-/-/- 000000 .o.... 5:w1+s5a2 | {BLANK} 1", "B:w1s2a1", "refused R13"),
    ("E13", ["1de/-/1bc/-/-/- 000000 ..o...", "w1s3a5 c3.12f.12g d13h.13i.14j",
             "1de2fg3hi4j/-/1bc/-/-/- 000000 ..x...*"], {}, "rts1 r3 fA work 13 | {0} 5", "{1}", "draft {2}"),
    ("E13", ["1de/-/1bc/-/-/- 000000 ..o...", "w1s3a5", "d13h.13i.14j"], {},
     "rts1 r3 fA work 13 | {0} 5", "{1} {2}", "refused R18"),
    ("E14", ["1bcd/-/-/1bc/-/- 300000 x..o..", "c4.1", "o..x..*"], {},
     "rts1 r3 fA work 13 | {0} 5", "w1s3a5 {1}", "draft 1bcd/-/-/1bc/-/- 300000 {2}"),
    ("E14", ["next round it can", "x..x..*"], {},
     f"rts2 r3 fA react 31 | 1bcd/-/-/1bc/-/- 300000 o..x.. 1>3 | {BLANK} 1>1", "A:c1",
     "rts2 r4 fB roll -- | 1bcd/-/-/1bc/-/- 300000 x..x.. - | -/-/-/-/-/- 001000 ...... -"),
    ("E15", ["R35/26", "c5.1", "4, 5, 2", "4, 5, 6"], {},
     f"rts2 r3 fA roll -- | -/-/-/-/1bc/- 000000 ....o. - | {BLANK} -", "{0} A:{1}",
     f"rts2 r3 fA work 45 | -/-/-/-/1bc/- 000000 ....x.* 2 | {BLANK} 6"),
    ("E15", ["R35/26", "answers `c5.1`", "the die is 3 again"], {},
     "rts2 r3 fA roll -- | -/-/-/-/1bc/- 000000 ....o. - | -/-/-/-/1bc/- 000000 ....o. -", "{0} A:c5.1 B:c5.1",
     "rts2 r3 fA work 35 | -/-/-/-/1bc/- 000000 ....x.* 2 | -/-/-/-/1bc/- 000000 ....x.* 6"),
    ("E16", ["-/-/-/-/-/1bc 040000 .....o", "c6.2", "030000", ".....x*"], {},
     f"rts2 r3 fA work 12 | {{0}} 1 | {BLANK} 1:w1s1a2,d11b,ok", "A| w2s1a1 {1} d21b",
     "draft -/1b/-/-/-/1bc {2} {3}"),
    ("E16", ["-/-/-/-/-/1bc 040000 .....o", "c6.2", "`040000`, the city stands"], {},
     f"rts2 r3 fA work 12 | {{0}} 1 | {BLANK} 1:w1s1a2,d11b,ok", "A| w2s1a1 {1} d21b ok",
     "rts2 r4 fB roll -- | -/1b/-/-/-/1bc 040000 .....x - | 1b/-/-/-/-/- 100000 ...... -"),
    ("E17", ["1abcde2abcefg3abcdefghi4bdefghj/-/-/-/-/- 000000 o.....", "w1s4a3 d- ok"], {},
     "rts1 r9 fA work 43 | {0} 1", "{1} c1-", "rts1 r10 fA roll -- | 1abcde2abcefg3abcdefghi4bdefghj/-/-/-/-/- "
     "001000 o..... -"),
    ("E18", ["S455", "000120"], {}, f"rts1 r1 fA setup -- | {BLANK} -", "{0}",
     "rts1 r1 fA roll -- | -/-/-/-/-/- {1} ...... -"),
    ("E18", ["S455", "111231"], {"solo_difficulty": "hard"}, "rts1 r1 fA setup -- | -/-/-/-/-/- 111111 ...... -", "{0}",
     "rts1 r1 fA roll -- | -/-/-/-/-/- {1} ...... -"),
    ("E18", ["S444", "111411"], {"solo_difficulty": "hard"}, "rts1 r1 fA setup -- | -/-/-/-/-/- 111111 ...... -", "{0}",
     "rts1 r1 fA roll -- | -/-/-/-/-/- {1} ...... -"),
    ("E20", ["004000", "w3s3a3", "`=-`"], {}, "rts1 r3 fA work 33 | -/-/-/-/-/- {0} ...... 3",
     "{1} d31b.31c.31d ok", "rts1 r3 fA over =- -- | -/-/1bcd/-/-/- 004000 ..n... -"),
    ("E20", ["a blocked attack is followed by `r3`"], {},
     "rts1 r3 fA second 12 | 1abde2abfg3abhi4bj/-/-/-/-/- 404000 ...... 1>1", "r3",
     "rts1 r3 fA over =- -- | 1abde2abfg3abhi4bj/-/-/-/-/- 404000 ...... -"),
]

BLOCKED = "rts1 r6 fA work 11 | {0} 2"
for roll, rects in (("r3", "402000"), ("r1", "401000")):
    CASES.append(("E19", ["1abde2abfg3abhi4bj/-/-/-/-/- 401000 ......", "w2s1a1 d21b", roll, rects], {}, BLOCKED,
                  "{1} ok {2}", "rts1 r7 fA roll -- | 1abde2abfg3abhi4bj/1b/-/-/-/- {3} ...... -"))
for options, answers, end in (
        ({}, "r3 c2-", "rts1 r7 fA roll -- | F 414000 .x.... -"),
        ({}, "r3 c2+", "rts1 r7 fA roll -- | F 404100 .x.... -"),
        ({}, "r3 c1-", "rts1 r6 fA over =- -- | F 404000 .o.... -"),
        ({}, "r6 c2+", "rts1 r7 fA roll -- | F 404000 .x.... -"),
        ({}, "r1", "rts1 r7 fA roll -- | F 404000 .o.... -"),
        ({"city2_second_roll": "false"}, "r3", "rts1 r6 fA over =- -- | F 404000 .o.... -")):
    rects = end.split()[-3] + (" " if ".x" in end else "")
    CASES.append(("E22", ["1abde2abfg3abhi4bj/1bc/-/-/-/- 404000 .o....", "w2s1a1 d21d", *answers.split(),
                          *([rects] if ".x" in end else [])], options, BLOCKED, f"{{1}} ok {answers}",
                  end.replace("F", "1abde2abfg3abhi4bj/1bcd/-/-/-/-")))
EIGHT = "1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4b/-"
WHOLE = EIGHT.replace("4b/", "4bj/")
CASES += [
    ("E9", ["54j", "`=AB`"], {},
     f"rts2 r9 fA work 51 | {EIGHT} 222222 ...... 4 | {EIGHT} 222222 ...... 4:w5s1a4,d54j,ok", "A| w5s1a4 d{0} ok",
     f"rts2 r9 fA over =AB -- | {WHOLE} 222222 ...... - | {WHOLE} 222222 ...... -"),
    ("E21", ["444444", "w5s1a6 d54j"], {}, f"rts1 r9 fA work 51 | {EIGHT} {{0}} ...... 6", "{1} ok",
     f"rts1 r9 fA over =A -- | {WHOLE} 444444 ...... -"),
]
# Section 6, the examples of position lines that say how they come about.
LINES = [
    ({}, "rts2 r2 fB roll -- | -/1bcde/-/-/-/- 000010 .o.... - | -/-/1de/1ab/-/- 001000 ...... -",
     "R34/26 A|w2s3a4 B|w3s4a6 d32f.32g.33h.42a ok", "rts2 r2 fB work 34 | -/1bcde/-/-/-/- 000010 .o.... 2:w2s3a4 | "
     "-/-/1de/1ab/-/- 001000 ...... 6:w3s4a6,d32f.32g.33h.42a,ok"),
    ({}, f"rts2 r1 fA roll -- | {BLANK} - | {BLANK} -",
     "R13/52 A:w1s3a5 A:d11b.11c.11d A:ok B:w3s2a1 B:d31d.31e B:ok R42/23 A:w2s2a4 A:d21a.21b A:ok B:w4s2a3 "
     "B:d41a.41b B:ok", "rts2 r2 fB react 42 | 1bcd/1ab/-/-/-/- 100000 o..... 2>4 | "
     "-/-/1de/1ab/-/- 000010 ...... 3>3"),
    ({}, "rts1 r6 fA second 11 | 1abde2abfg3abhi4bj/1bcd/-/-/-/- 404000 .o.... 2>1", "r3",
     "rts1 r6 fA react 11 | 1abde2abfg3abhi4bj/1bcd/-/-/-/- 404000 .o.... 2>1>3"),
    ({}, f"rts1 r1 fA setup -- | {BLANK} -", "S333 R33/1 w3s1a3 d31b ok R33/3 w3s3a3 d31a.32a.32b ok",
     "rts1 r2 fA over =- -- | -/-/1ab2ab/-/-/- 004000 ...... -"),
]
ONE = "rts1 r3 fA work {dice} | 1bcd/-/-/-/-/- 000000 o..... {die}"
ILLEGAL = [
    ("I1", ["d12d.12e"], ONE.format(dice="12", die=3), "w1s2a3 {0}"),
    ("I2", ["d11d.11e"], ONE.format(dice="12", die=3), "w1s2a3 {0}"),
    ("I3", ["d12b"], ONE.format(dice="11", die=3), "w1s1a3 {0}"),
    ("I4", ["d11e.12f"], ONE.format(dice="22", die=3), "w2s2a3 {0}"),
    ("I5", ["d11e.12f"], ONE.format(dice="13", die=3), "w1s3a3 {0}"),
    ("I6", ["d-"], ONE.format(dice="11", die=3), "w1s1a3 {0}"),
    ("I7", ["1de2fg3hi/-/-/-/-/-", "d14j.14k"], "rts1 r3 fA work 12 | {0} 000000 ...... 3", "w1s2a3 {1}"),
    ("I8", ["w3s3a2"], f"rts1 r3 fA work 35 | {BLANK} 2", "{0}"),
    ("I9", ["c1"], f"rts2 r3 fA react 31 | 1bc/-/-/-/-/- 000000 n..... 1>3 | 1bc/-/-/-/-/- 000000 o..... 1>1", "A:{0}"),
    ("I10", ["1bcd/-/-/1bc/-/-", "x..o..", "c4.1", "c1"],
     "rts2 r3 fA work 31 | {0} 000000 {1} 1:w1s1a3 | 1bcd/-/-/-/-/- 000000 o..... 1:w3s1a1,d31b,ok",
     "A| {2} d11a ok {3}"),
    ("I11", ["x..o..", "c4.4"], "rts1 r3 fA work 31 | 1bcd/-/-/1bc/-/- 000000 {0} 1:w1s1a3", "{1}"),
    ("I12", ["040000 .....o", "c6.3"], "rts1 r3 fA work 31 | -/-/-/-/-/1bc {0} 1:w1s1a3", "{1}"),
    ("I13", ["1de/-/1bc/", "..o...", "c3.12g.12f"], "rts1 r3 fA work 31 | {0}-/-/- 000000 {1} 1:w1s1a3", "{2}"),
    ("I14", ["c3.21a.11b"], "rts1 r3 fA work 31 | 1de/-/1bc/-/-/- 000000 ..o... 1:w1s1a3", "{0}"),
    ("I15", ["......", "w1+s5a2"], f"rts1 r3 fA work 62 | -/-/-/-/-/- 000000 {{0}} 5", "{1}"),
    ("I16", ["w1+s4-a2"], "rts1 r3 fA work 62 | -/1bc/-/-/-/- 000000 .o.... 5", "{0}"),
]


class Examples:
    def __init__(self, dossier, data):
        self.dossier, self.data, self.realms = dossier, data, {}
        self.worked = dict(re.findall(r"^\*\*(E\d+) (.*?)$", dossier, re.M))
        self.bad = {name: (text, rule) for name, text, rule in
                    re.findall(r"^\| (I\d+) \| (.*) \| (R\d+) \|$", dossier, re.M)}

    def game(self, options):
        return Game(self.data, options, None, self.realms)

    def play(self, options, start, tokens):
        """Plays tokens; `A|` names the seat of those that follow."""
        game = self.game(options)
        state = game.read(start)
        assert game.write(state) == start, f"written back as {game.write(state)}"
        seat = ""
        for token in re.findall(r"[A-F]\||\S+", tokens):
            if token[1:] == "|":
                seat = token[0] + ":"
            else:
                state = game.play(state, token if ":" in token or token[0] in "RSr" else seat + token)
                assert game.read(game.write(state)) == state, f"read back otherwise: {game.write(state)}"
        return game, state

    def found(self, options, start, tokens, expected):
        """What came of it, in the form of what was expected."""
        try:
            game, state = self.play(options, start, tokens)
        except Illegal as no:
            return f"refused {no.rule}"
        if expected.startswith("draft "):
            sheet = state.players[0].draft
            rects = "".join(map(str, sheet.rects))
            return f"draft {game.realm.fill_text(sheet.fill)} {rects} {sheet.cities}{'*' if sheet.used else ''}"
        return game.write(state)

    def all(self):
        """(name, what is wrong or None) of every example."""
        seen = set()
        for name, fragments, options, start, tokens, expected in CASES:
            seen.add(name)
            yield name, self.check(self.worked.get(name, ""), fragments, options, start, tokens, expected)
        for name, fragments, start, tokens in ILLEGAL:
            seen.add(name)
            text, rule = self.bad.get(name, ("", "?"))
            yield name, self.check(text, fragments, {}, start, tokens, f"refused {rule}")
        missing = (self.worked.keys() | self.bad.keys()) - seen
        yield "all examples", f"not checked: {sorted(missing)}" if missing else None
        section = self.dossier[self.dossier.index("## 6. Notation"):self.dossier.index("## 7. Options")]
        for options, start, tokens, end in LINES:
            yield "section 6", self.check(section, [end], options, start, tokens, end)
        lines = sorted(set(re.findall("`(rts[^`<]*)`", self.dossier)))
        yield "lines", None if len(lines) >= 8 else f"only {len(lines)} lines in the dossier"
        for text in lines:
            yield text, self.check("", [], {}, text, "", text)
        yield from self.said()

    def check(self, text, fragments, options, start, tokens, expected):
        lost = [fragment for fragment in fragments if fragment not in text]
        if lost:
            return f"not in the dossier: {lost}"
        fill = lambda pattern: pattern.format(*fragments)
        try:
            found = self.found(options, fill(start), fill(tokens), fill(expected))
        except (ValueError, AssertionError) as error:
            return repr(error)
        return None if found == fill(expected) else f"found {found}, expected {fill(expected)}"

    def said(self):
        """What the examples say beside the lines."""
        game = self.game({})
        powered = lambda fill: [e for e, up in enumerate(game.realm.powered(self.fill(game, fill)), 1) if up]
        shields = lambda fill: [s for s, up in enumerate(game.realm.shields(self.fill(game, fill)), 1) if up]
        yield "E3 powered", self.same(powered("1de2fg3hi4j/-/-/-/-/-"), [1])
        yield "E4 powered", self.same(powered("-/1ab2ab3ab4b/-/-/-/-"), [1])
        yield "E5 powered", self.same(powered("1abde2abfg3abhi4b/-/-/-/-/-"), [6])
        yield "E5 shields", self.same(shields("1abde2abfg3abhi4bj/-/-/-/-/-"), [1])
        yield "E8 powered", self.same(powered(EIGHT), [1, 2, 3, 4, 6])
        yield "E8 shields", self.same(shields(EIGHT), [1, 2, 3, 4])
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
