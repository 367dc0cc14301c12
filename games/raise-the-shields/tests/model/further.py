"""further.py DATA: what the dossier's examples leave open: each option, who is asked what, and lines that cannot be."""
import sys
import tomllib

from model import Game
from state import SEATS, Illegal

BLANK = "-/-/-/-/-/- 000000 ......"
FULL_ONE = "1abcde2abcefg3abcdefghi4bcdefghij/-/-/-/-/-"     # all of sector 1, shield 1 up
UP_ONE = "1abcde2abfg3abhi4bj/-/-/-/-/-"                      # shield 1 up, city 1 enabled

# name, options, line, seat, the abilities and answers it is offered; "-" when it is not asked.
OFFERED = [
    ("R39 after city 4", {}, "rts1 r5 fA work 13 | 1bcd/1bc/-/1bc/-/1bc 300000 ox.o.o 5:w1s3a5,c4.2", "A", ""),
    ("R39 after city 5", {}, "rts1 r5 fA work 13 | -/-/-/-/1bc/1bc 300000 ....xo* 5:w1s3a5", "A", ""),
    ("R39 after city 2", {}, "rts1 r5 fA work 13 | -/1bc/-/-/-/1bc 300000 .o...o 5:w1s4+a5", "A", ""),
    ("R39 after city 2", {}, "rts1 r5 fA work 13 | -/1bc/-/-/-/1bc 300000 .o...o 5:w1s4+a3", "A", "malformed"),
    ("R39 after city 2", {}, "rts1 r5 fA work 13 | -/1bc/-/-/-/1bc 300000 .o...o 5:w1s6+a3", "A", ""),
    ("R43", {}, "rts1 r5 fA work 13 | 1bcd/1bc/-/1bc/-/1bc 300000 xx.o.x 5:w1s3a5", "A", "c4.1 c4.2 c4.6"),
    ("R43 none used", {}, "rts1 r5 fA work 13 | 1bcd/1bc/-/1bc/-/1bc 300000 .o.o.. 5:w1s3a5", "A", "malformed"),
    ("R43 none used", {}, "rts1 r5 fA work 13 | -/1bc/-/1bc/-/- 300000 .o.o.. 5:w1s3a5", "A", ""),
    ("R45", {}, "rts1 r5 fA work 13 | -/-/-/-/-/1bc 301000 .....o 5:w1s3a5", "A", "c6.1 c6.3"),
    ("R33 blocked", {}, f"rts2 r5 fA react 13 | {UP_ONE} 300000 o..... 5>3 | 1bc/-/-/-/-/- 000000 o..... 1>1", "A",
     "-"),
    ("R33 blocked", {}, f"rts2 r5 fA react 13 | {UP_ONE} 300000 o..... 5>3 | 1bc/-/-/-/-/- 000000 o..... 1>1", "B",
     "c1 c1-"),
    ("R33 used", {}, "rts2 r5 fA react 13 | 1bcd/-/-/1bc/-/- 300000 o..x..* 5>3 | 1bc/-/-/-/-/- 000000 o..... 1>1",
     "A", "-"),
    ("R51 second roll", {}, "rts1 r6 fA react 11 | 1abcde2abfg3abhi4bj/1bcd/-/-/-/- 404000 oo.... 2>1>3", "A",
     "c1 c1- c2+ c2-"),
    ("R51 first roll", {}, "rts1 r6 fA react 11 | 1abcde2abfg3abhi4bj/1bcd/-/-/-/- 404000 oo.... 2>2", "A", "c1 c1-"),
    ("reaction blocked", {"city6_window": "reaction"},
     f"rts2 r5 fA react 13 | {UP_ONE[:-1]}1bc 302000 o....o 5>3 | 1bc/-/-/-/-/- 000000 o..... 1>1", "A",
     "c1- c6.1 c6.3"),
    ("reaction open", {"city6_window": "reaction"},
     f"rts2 r5 fA react 13 | {UP_ONE[:-1]}1bc 302000 o....o 5>3 | 1bc/-/-/-/-/- 000000 o..... 1>2", "A",
     "c1 c1- c6.1 c6.3"),
    ("reaction without rectangle", {"city6_window": "reaction"},
     f"rts2 r5 fA react 13 | {UP_ONE[:-1]}1bc 000000 o....o 5>3 | 1bc/-/-/-/-/- 000000 o..... 1>1", "A", "-"),
    ("reaction, not in the work step", {"city6_window": "reaction"},
     "rts1 r5 fA work 13 | -/-/-/-/-/1bc 301000 .....o 5:w1s3a5", "A", ""),
    ("reaction after two blocked rolls", {"city6_window": "reaction"},
     "rts1 r6 fA react 11 | 1abcde2abfg3abhi4bj/1bcd/-/-/-/1bc 404000 oo...o 2>1>1", "A", "c1- c6.1 c6.3"),
    ("same_round", {"ability_first_use": "same_round"},
     "rts1 r5 fA work 13 | -/-/-/-/-/- 301000 ...... 6:w6s3a1,d61b.61c.61d", "A", "c6.1 c6.3"),
    ("next_round", {}, "rts1 r5 fA work 13 | -/-/-/-/-/- 301000 ...... 6:w6s3a1,d61b.61c.61d", "A", ""),
]
# name, options, line, seat, how many assignments are offered
ASSIGNED = [
    ("R14 unfit", {}, f"rts1 r5 fA work 14 | {FULL_ONE} 000000 o..... 1", 3),
    ("must_fit", {"no_fit": "must_fit_if_possible"}, f"rts1 r5 fA work 14 | {FULL_ONE} 000000 o..... 1", 1),
    ("must_fit, none does", {"no_fit": "must_fit_if_possible"}, f"rts1 r5 fA work 11 | {FULL_ONE} 000000 o..... 1", 1),
    ("must_fit, none does, city 2", {"no_fit": "must_fit_if_possible"},
     f"rts1 r5 fA work 11 | {FULL_ONE[:-9]}1bc/-/-/-/- 000000 oo.... 1", 7),
    ("R15 three alike", {}, "rts1 r5 fA work 33 | -/1bc/-/-/-/- 000000 .o.... 3", 7),
    ("R15 another", {}, "rts1 r5 fA work 62 | -/1bc/-/-/-/- 000000 .o.... 5", 36),
    ("R38", {}, "rts1 r5 fA work 62 | -/1bc/-/-/-/- 000000 .x.... 5", 6),
]
WINNING = ("1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4b/- 222222 ...... 4:w5s1a4,d54j",
           "1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/- 222222 ...... -")
# name, options, line, tokens, where they lead
LEADS = [
    ("end_check step", {}, f"rts2 r9 fA work 51 | {WINNING[0]} | -/-/-/-/-/- 000400 ...... 2:w5s1a2,d51b,ok", "A:ok",
     f"rts2 r9 fA over =A -- | {WINNING[1]} | -/-/-/-/1b/- 000400 ...... -"),
    ("end_check round", {"end_check": "round"},
     f"rts3 r9 fA work 51 | {WINNING[0]} | -/-/-/-/-/- 000100 ...... 2:w5s1a2,d51b,ok | "
     "-/-/-/-/-/- 000000 ...... 2:w5s1a2,d51b,ok", "A:ok",
     f"rts3 r9 fA over =A -- | {WINNING[1]} | -/-/-/-/1b/- 000200 ...... - | -/-/-/-/1b/- 010000 ...... -"),
    ("end_check round, both", {"end_check": "round"},
     f"rts3 r9 fA work 51 | {WINNING[0]} | -/-/-/-/-/- 000100 ...... 2:w5s1a2,d51b,ok | "
     "-/-/-/-/-/- 040000 ...... 2:w5s1a2,d51b,ok", "A:ok",
     f"rts3 r9 fA over =AB -- | {WINNING[1]} | -/-/-/-/1b/- 000200 ...... - | -/-/-/-/1b/- 040000 ...... -"),
    ("R53", {"round_cap": "10"}, f"rts2 r10 fB work 31 | {BLANK} 1:w1s1a3,d11b | {BLANK} 1:w3s1a1,d31b,ok", "A:ok",
     "rts2 r10 fB over =0 -- | 1b/-/-/-/-/- 100000 ...... - | -/-/1b/-/-/- 001000 ...... -"),
    ("R53 solo", {"round_cap": "10"}, f"rts1 r10 fA work 31 | {BLANK} 3:w1s3a3,d11b.11c.11d", "ok",
     "rts1 r10 fA over =0 -- | 1bcd/-/-/-/-/- 001000 n..... -"),
    ("set-up with one die", {"solo_setup_dice": "1"}, f"rts1 r1 fA setup -- | {BLANK} -", "S4",
     "rts1 r1 fA roll -- | -/-/-/-/-/- 000100 ...... -"),
    ("reaction, city 6 saves", {"city6_window": "reaction"},
     f"rts2 r5 fA react 31 | {BLANK} 1>3 | -/-/-/-/-/1bc 004000 .....o 1>1", "c6.3",
     "rts2 r6 fB roll -- | -/-/-/-/-/- 100000 ...... - | -/-/-/-/-/1bc 004000 .....x -"),
    ("both orders of city 3", {}, "rts1 r3 fA work 13 | 1de/-/1bc/-/-/- 000000 ..o... 5:w1s3a5", "c3.12f.11c",
     "rts1 r3 fA work 13 | 1de/-/1bc/-/-/- 000000 ..o... 5:w1s3a5,c3.11c.12f"),
    ("free, both orders", {"city3_placement": "free"}, "rts1 r3 fA work 13 | 1de/-/1bc/-/-/- 000000 ..o... 5:w1s3a5",
     "c3.54c.53e", "rts1 r3 fA work 13 | 1de/-/1bc/-/-/- 000000 ..o... 5:w1s3a5,c3.53e.54c"),
    ("free, a later shape", {"city3_placement": "free"}, "rts1 r3 fA work 51 | 1de/-/1bc/-/-/- 000000 ..o... 5:w5s1a5",
     "c3.53e.54c d54d", "rts1 r3 fA work 51 | 1de/-/1bc/-/-/- 000000 ..o... 5:w5s1a5,c3.53e.54c,d54d"),
    ("mirror", {"shape_mirror": "false"}, f"rts1 r3 fA work 15 | {BLANK} 5:w1s5a5", "d11d.11e.12f.12g", "refused R22"),
    ("obstacle", {"attack_rectangles": "obstacle"}, "rts1 r3 fA work 11 | 1de2ef/-/-/-/-/- 000000 x..... 5:w1s1a5",
     "d13e", "refused R21"),
    ("anchor_cell", {"work_sector_rule": "anchor_cell"}, f"rts1 r3 fA work 13 | {BLANK} 5:w1s3a5", "d11a.61d.61e",
     "refused R18"),
    ("any_cell", {}, f"rts1 r3 fA work 13 | {BLANK} 5:w1s3a5", "d11a.61d.61e",
     f"rts1 r3 fA work 13 | {BLANK} 5:w1s3a5,d11a.61d.61e"),
    ("no seat", {}, f"rts2 r3 fA work 13 | {BLANK} 5 | {BLANK} 5", "w1s3a5", "refused S6"),
    ("cells out of order", {}, f"rts1 r3 fA work 12 | {BLANK} 5:w1s2a5", "d11c.11b", "refused S6"),
    ("sign at the second of equal slots", {}, "rts1 r3 fA work 62 | -/1bc/-/-/-/- 000000 .o.... 5", "w5s2a5-",
     "refused S6"),
]
BROKEN = [
    ("seats", {}, f"rts2 r1 fC roll -- | {BLANK} - | {BLANK} -"),
    ("sheets", {}, f"rts2 r1 fA roll -- | {BLANK} -"),
    ("setup of two", {}, f"rts2 r1 fA setup -- | {BLANK} - | {BLANK} -"),
    ("setup without dice", {"solo_setup_dice": "0"}, f"rts1 r1 fA setup -- | {BLANK} -"),
    ("a stray n", {}, "rts1 r1 fA roll -- | 1bc/-/-/-/-/- 000000 n..... -"),
    ("n with same_round", {"ability_first_use": "same_round"}, "rts1 r1 fA over =- -- | 1bc/-/-/-/-/- 000000 n..... -"),
    ("a stray *", {}, "rts1 r1 fA roll -- | 1bc/-/-/-/-/- 000000 x.....* -"),
    ("a * that no city explains", {}, "rts1 r2 fA work 11 | 1bc/-/-/-/-/- 000000 x.....* 1"),
    ("six shields", {}, f"rts1 r9 fA roll -- | {WINNING[1]}"),
    ("a city filled", {}, "rts1 r1 fA roll -- | 1c2cde/-/-/-/-/- 000000 o..... -"),
    ("not joined", {}, "rts1 r1 fA roll -- | 3c/-/-/-/-/- 000000 ...... -"),
    ("an ability without its triangle", {}, "rts1 r1 fA roll -- | -/-/-/-/-/- 000000 o..... -"),
    ("a triangle without its ability", {}, "rts1 r1 fA roll -- | 1bc/-/-/-/-/- 000000 ...... -"),
    ("a lane", {"attack_rectangles": "obstacle"}, "rts1 r1 fA roll -- | 1de2ef3ef/-/-/-/-/- 000000 o..... -"),
    ("letters out of order", {}, "rts1 r1 fA roll -- | 1db/-/-/-/-/- 000000 ...... -"),
    ("five rectangles", {}, "rts1 r1 fA roll -- | -/-/-/-/-/- 500000 ...... -"),
    ("everybody has finished", {}, f"rts1 r1 fA work 11 | {BLANK} 1:w1s1a1,d11b,ok"),
    ("an illegal work token", {}, f"rts1 r1 fA work 11 | {BLANK} 1:w1s1a2"),
    ("nobody asked", {}, f"rts2 r1 fA react 11 | {BLANK} 1>1 | {BLANK} 1>1"),
    ("flip without city 5", {}, f"rts1 r1 fA flip@A 11 | {BLANK} 1"),
    ("second and not blocked", {}, f"rts1 r1 fA second 11 | {BLANK} 1>1"),
    ("dice in roll", {}, f"rts1 r1 fA roll 11 | {BLANK} -"),
    ("a lost game of two", {}, f"rts2 r1 fA over =- -- | {BLANK} - | {BLANK} -"),
]


class Further:
    def __init__(self, data):
        self.data, self.realms = data, {}

    def game(self, options):
        return Game(self.data, options, None, self.realms)

    def all(self):
        """(name, what is wrong or None)"""
        for name, options, line, seat, expected in OFFERED:
            game = self.game(options)
            try:
                state, found = game.read(line), "-"
                if SEATS.index(seat) in game.asked(state):
                    found = " ".join(sorted(t for t in game.legal(state, SEATS.index(seat)) if t[0] == "c"))
            except ValueError:
                found = "malformed"
            yield name, None if found == expected else f"found {found!r}, expected {expected!r}"
        for name, options, line, expected in ASSIGNED:
            game = self.game(options)
            found = len(game.legal(game.read(line), 0))
            yield name, None if found == expected else f"found {found}, expected {expected}"
        for name, options, line, tokens, expected in LEADS:
            found = self.play(self.game(options), line, tokens)
            yield name, None if found == expected else f"found {found}, expected {expected}"
        for name, options, line in BROKEN:
            try:
                self.game(options).read(line)
                yield name, "accepted"
            except ValueError:
                yield name, None

    @staticmethod
    def play(game, line, tokens):
        try:
            state = game.read(line)
            for token in tokens.split():
                state = game.play(state, token)
            return game.write(state)
        except Illegal as no:
            return f"refused {no.rule}"
        except ValueError as error:
            return f"malformed: {error}"


def main():
    with open(sys.argv[1], "rb") as file:
        data = tomllib.load(file)
    problems = [(name, problem) for name, problem in Further(data).all() if problem]
    for name, problem in problems:
        print(f"{name}: {problem}")
    print(f"further cases: {len(problems)} failed")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
