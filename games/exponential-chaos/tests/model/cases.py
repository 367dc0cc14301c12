"""Cases beside the dossier's examples: a position, tokens, and what must come of it.

`then` names fields of the line after the tokens, or scores, legal, asked, outcomes, result and places; `refused` is a
token with the rule and the words that refuse it; `broken` are lines that cannot be read."""
import re

WHOLE = "222222222222.2"
BARE = "000000000000.0"
ZERO = {1: "Y1:0,B1:0,P1:0", 2: "Y1:0,Y2:0,B1:0,B2:0,P1:0,P2:0",
        3: "Y1:0,Y2:0,Y3:0,B1:0,B2:0,B3:0,P1:0,P2:0,P3:0"}
CASES = []


def at(phase, planets, turn="1", r=1, f=1, inv=None, dice=None, rr=0, ms=0, pts=0, q="-", tb="-", **more):
    """A line; invasion dice are all repelled and defense dice all interceptors unless said otherwise."""
    lies = phase not in ("inv", "over", "tie") and tb == "-"
    inv = inv or (ZERO[r] if lies else "-")
    dice = dice or ("X" * (r + 2) if lies else "-")
    planets = [planets] if isinstance(planets, str) else planets
    fields = {"n": len(planets), "r": r, "f": f, "t": turn, "ph": phase, "pl": "/".join(planets), "inv": inv,
              "def": dice, "rr": rr, "ms": ms, "pts": pts, "q": q, "tb": tb, **more}
    return " ".join(["ec1"] + [f"{key}={value}" for key, value in fields.items()])


def case(name, start, tokens="", refused=None, broken=(), **then):
    CASES.append({"name": name, "start": start, "tokens": tokens, "refused": refused, "broken": broken, "then": then})


def pair(one=WHOLE, two=WHOLE):
    return [one, two]


# ------------------------------------------------------------------------------------------------ dice and re-rolls

START = at("inv", pair())
case("first roll", START, "I:Y1=1,B1=1,P1=1 D:ybm", ph="roll", rr="3", **{"def": "ybm"})
case("choices of a roll", START, "I:Y1=1,B1=1,P1=1 D:ybm", legal="K R1 R12 R123 R13 R2 R23 R3")
case("an empty hand", START, "I:Y1=1,B1=1,P1=1 D:ybm R123", ph="def", rr="2", **{"def": "???"})
case("set aside and taken up", START, "I:Y1=1,B1=1,P1=1 D:ybm R3 D:ybr R1 D:xbr", ph="roll", rr="1")
case("no re-rolls", at("inv", pair(), opt="rerolls:0"), "I:Y1=1,B1=1,P1=1 D:ybm", ph="assign", rr="0",
     legal="1>Y1 2>B1 E")
case("five re-rolls", at("inv", pair(), opt="rerolls:5"), "I:Y1=1,B1=1,P1=1 D:ybm", rr="5")
case("nothing to assign", START, "I:Y1=1,B1=1,P1=1 D:mmr K", ph="hit", **{"def": "mmr"})
case("kept dice cannot change", START, "I:Y1=1,B1=1,P1=1 D:ybm R3", refused=("D:bbm", "R16",
     "That cannot be rolled now."))
case("a blank die", at("inv", pair(), opt="invasion_faces:blank"), "I:Y1=0,B1=0,P1=0 D:xxx K", ph="inv", t="2")
case("a blank die is no target", at("inv", pair(), opt="invasion_faces:blank"), "I:Y1=0,B1=1,P1=0 D:xxy K",
     legal="1>B1 2>B1 E")
case("a blank printed die", START, refused=("I:Y1=0,B1=0,P1=0", "R14", "That cannot be rolled now."))
case("weights", at("inv", pair(), opt="invasion_faces:heavy"), outcomes="27 216 I:Y1=2,B1=2,P1=2:27")
case("locked dice", at("roll", pair(), inv="Y1:1,B1:1,P1:1", dice="ymm", rr=3, lk="-", opt="set_aside_locked:true"),
     "R23", ph="def", lk="1")
LOCKED = at("roll", pair(), inv="Y1:1,B1:1,P1:1", dice="ymm", rr=2, lk="1", opt="set_aside_locked:true")
case("choices with a locked die", LOCKED, legal="K R2 R23 R3")
case("a locked die", LOCKED, refused=("R12", "R18", "A die that was set aside stays as it lies."))
case("locks go with the roll", LOCKED, "K", ph="assign", lk="-", rr="0")

# ------------------------------------------------------------------------------------------------ assignment and damage

ASSIGN = at("assign", pair(), inv="Y1:3,B1:1,P1:2", dice="yyx")
case("blasters add up", ASSIGN, "1>Y1 2>Y1", inv="Y1:1,B1:1,P1:2", legal="3>B1 3>P1 3>Y1 E", **{"def": "YYx"})
case("ended early", ASSIGN, "E", ph="hit", inv="Y1:3,B1:1,P1:2", **{"def": "yyx"})
case("order of dice", at("hit", pair(), r=2, inv="Y1:0,Y2:1,B1:0,B2:2,P1:3,P2:0"), outcomes="6 6 S:Y2@1:1")
case("not this die yet", at("hit", pair(), r=2, inv="Y1:0,Y2:1,B1:0,B2:2,P1:3,P2:0"),
     refused=("S:B2@1", "R31", "That cannot be rolled now."))
case("through the core", at("hit", pair("000000222222.1"), inv="Y1:3,B1:0,P1:0"), "S:Y1@1",
     pl=f"000000202222.0/{WHOLE}",
     ph="inv", t="2")
case("other numbers of sectors", at("hit", pair("000000222222.1"), inv="Y1:3,B1:0,P1:0",
     opt="sector_numbering:opposites_sum_7"), "S:Y1@1", pl=f"000000222220.0/{WHOLE}")
case("a core behind one city", at("hit", pair("010000000000.2"), inv="Y1:3,B1:0,P1:0"), "S:Y1@1", pl=f"{BARE}/{WHOLE}")
case("a wiped planet plays on", at("hit", pair(BARE), inv="Y1:3,B1:0,P1:0", dice="XXr"), "S:Y1@1", ph="rebuild",
     pts="1")

# ------------------------------------------------------------------------------------------------ owner_chooses

OWNER = {"hc": "-", "opt": "sector_hit:owner_chooses"}
CHOICE = at("hit", pair(), inv="Y1:3,B1:1,P1:0", **OWNER)
case("the owner chooses", CHOICE, "S:Y1@2", ph="choose", hc="1:2:3", inv="Y1:0,B1:1,P1:0", legal="H2i H2o", asked="1")
case("one city left", CHOICE, "S:Y1@2 H2i H2i", ph="hit", hc="-", pl=f"221022222222.2/{WHOLE}")
case("point by point", CHOICE, "S:Y1@2 H2i", ph="choose", hc="1:2:2")
case("somewhere else", CHOICE, "S:Y1@2", refused=("H3i", "R33", "No point is due there."))
case("the far side", at("hit", pair("000022222222.1"), inv="Y1:3,B1:0,P1:0", **OWNER), "S:Y1@1", ph="choose",
     hc="1:1:2",
     legal="H4i H4o", pl=f"000022222222.0/{WHOLE}")
case("nobody chooses as printed", at("hit", pair(), inv="Y1:3,B1:1,P1:0"), refused=("H1o", "R31",
     "The dice come first."))
TRIO = at("missile", [WHOLE, WHOLE, "222222222220.2"], r=3, dice="XXXXm", ms=1, **OWNER)
case("damage waits for all counters", TRIO, "M:6 X:2@1", ph="missile", hc="2:6:3", at="6:3", q="-")
case("then the owners choose", TRIO, "M:6 X:2@1 X:3@1", ph="choose", hc="2:6:3,3:6:3", asked="2")
case("and the next", TRIO, "M:6 X:2@1 X:3@1 H6i H6i", ph="inv", hc="-",
     pl=f"{WHOLE}/222222222210.2/222222222200.1", t="2")
case("one countered", TRIO, "M:6 X:2@1 X:3@6", ph="choose", hc="2:6:3", q="3")
case("the rebuild follows", TRIO, "M:6 X:2@1 X:3@6 H6i H6i", ph="free", hc="-", q="3", pts="3", asked="3")

# ------------------------------------------------------------------------------------------------ missiles

FOUR = at("missile", [WHOLE, "022222222222.2", WHOLE, "222222022222.2"], turn="3", dice="XXm", ms=1)
case("counter rolls begin at the left", FOUR, "M:1", at="1:4,1,2", ms="0", ph="missile")
case("neighbours", FOUR + " opt=missile_targets:neighbours", "M:1", at="1:4,2")
case("two neighbours", at("missile", pair(), dice="XXm", ms=1, opt="missile_targets:neighbours"), "M:1", at="1:2")
case("not this one yet", FOUR, "M:1", refused=("X:1@1", "R46", "That cannot be rolled now."))
case("countered so far", FOUR, "M:1 X:4@1 X:1@1", q="4,1", at="1:2")
case("a whole planet is not asked", FOUR, "M:1 X:4@1 X:1@1 X:2@1", q="4,2", ph="free", pts="1", asked="4", t="3")
case("one after another", FOUR, "M:1 X:4@1 X:1@1 X:2@1 4:N", q="2", pts="1", asked="2")
case("a free rebuild needs its seat", FOUR, "M:1 X:4@1 X:1@1 X:2@1", refused=("N", "S6",
     "a free rebuild needs its seat"))
case("somebody else's free rebuild", FOUR, "M:1 X:4@1 X:1@1 X:2@1",
     refused=("2:+1o", "R46", "Seat 4 is rebuilding. Please wait."))
case("whole before the points are spent", at("missile", pair(WHOLE, "222222222221.2"), r=3, dice="XXXmr", ms=1),
     "M:1 X:2@1 2:+6i", ph="inv", t="2")
case("asked before each missile", at("hit", pair(), inv="Y1:1,B1:0,P1:0", dice="mmX", opt="missiles_optional:true"),
     "S:Y1@1", ph="fire", ms="2", legal="F W", asked="1")
FIRE = at("fire", pair(), dice="mmr", ms=2, opt="missiles_optional:true")
case("fired", FIRE, "F", ph="missile", ms="2")
case("asked again", FIRE, "F M:1 X:2@2", ph="fire", ms="1")
case("withheld", FIRE, "F M:1 X:2@2 W", ph="inv", ms="0", t="2")
case("as printed nobody is asked", at("missile", pair(), dice="XXm", ms=1), refused=("F", "R46",
     "The dice come first."))

# ------------------------------------------------------------------------------------------------ rebuilding, turns

REBUILD = at("rebuild", pair("222222222210.0"), r=3, dice="XXXrr", pts=6)
case("pool", REBUILD, "+6i +C", pts="4", legal="+6i +6o +C N")
case("ends when whole", REBUILD, "+6i +6i +6o +C +C", ph="inv", t="2", pts="0")
case("given up", REBUILD, "N", ph="inv", t="2", pts="0")
case("the core", REBUILD, "+C +C", refused=("+C", "R49", "The core is undamaged already."))
LAST = at("rebuild", [WHOLE, "122222222222.2", WHOLE], turn="2", f=3, dice="XXr", pts=1)
case("the same player begins", LAST, "N", t="3", r="2")
case("the beginning moves", LAST + " opt=first_player:rotates", "N", t="1", r="2")
case("the order goes on", at("rebuild", ["122222222222.2", WHOLE, WHOLE], r=2, turn="1", f=2, dice="XXXr", pts=1,
     opt="first_player:rotates"), "N", t="2", r="2")
case("a whole planet gets no pool", at("hit", pair(BARE, WHOLE), turn="2", inv="Y1:1,B1:0,P1:0", dice="rrX"), "S:Y1@1",
     ph="rebuild", pts="2")

case("two rebuild dice of Round 2", at("hit", pair(), r=2, inv="Y1:1,Y2:0,B1:0,B2:0,P1:0,P2:0", dice="rrXX"), "S:Y1@1",
     ph="rebuild", pts="4")
case("a rebuild die of Round 3", at("hit", pair(), r=3, inv=ZERO[3].replace("Y1:0", "Y1:1"), dice="rXXXX"), "S:Y1@1",
     ph="rebuild", pts="3")

# ------------------------------------------------------------------------------------------------ the end

END = at("rebuild", [BARE, "000000000001.0", BARE], turn="3", r=3, dice="XXXXr", pts=3)
case("one more point", END, "+C N", ph="tie", tb="1:2,3:2,3", t="2", scores="0 1 1")
case("alone at the top", END, "N", ph="over", result="2 R58", places="2,1,2", tb="-")
case("the tie-break begins where Round 3 began", at("rebuild", [WHOLE, WHOLE, "122222222222.2"], turn="2", r=3, f=1,
     dice="XXXXr", pts=1, opt="first_player:rotates").replace(f"{WHOLE}/{WHOLE}/1", f"{WHOLE}/122222222222.2/2"), "+1o",
     ph="tie", t="3", tb="1:3,1,2:3,1,2")
TIE = at("tie", [BARE, BARE, BARE], r=3, tb="50:3:1,2,3", turn="3")
case("nothing hit", TIE, "T:3@1 X:1@2 X:2@2", ph="over", result="1,2,3 R63", place="1,1,1")
case("one rebuilds in the last cycle", TIE, "T:3@1 X:1@1 X:2@2 1:+C 1:N", ph="over", result="1 R62", place="1,2,2")
case("before the last cycle", at("tie", [BARE, BARE, BARE], r=3, tb="49:3:1,2,3", turn="3"), "T:3@1 X:1@2 X:2@2",
     ph="tie",
     tb="50:1,2,3:1,2,3", t="1")
case("one point", at("tie", pair(), r=3, tb="1:1,2:1,2", opt="tiebreak_points:1"), "T:1@1 X:2@2",
     pl=f"{WHOLE}/122222222222.2", tb="1:2:1,2", t="2")
case("all are attacked", at("tie", [WHOLE] * 4, r=3, tb="1:1,2,4:1,2,4", opt="missile_targets:neighbours"), "T:1@3",
     at="3:2,4")
DROP = at("tie", [BARE, "000000000011.0", "000000000011.0", BARE], r=3, tb="2:3:2,3:4", turn="3")
case("a free rebuild in a tie-break", DROP, "T:3@1 X:2@1", ph="free", q="2", pts="3", tb="2:3:2,3:4", asked="2")
case("places", DROP, "T:3@1 X:2@1 2:+C 2:N", ph="over", place="4,1,2,3", result="2 R62")
case("dropped in three cycles", at("tie", [BARE] * 4 + ["000000000001.0"], r=3, tb="4:5:2,3,5:4/1", turn="5"),
     "T:5@1 X:2@1 X:3@2 2:+C 2:N", tb="5:2,5:2,5:4/1/3", t="2")
case("two drop out together", at("tie", [BARE, "000000000001.0", BARE], r=3, tb="1:3:1,2,3", turn="3"),
     "T:3@1 X:1@1 X:2@2 1:+C 1:+C 1:N", place="1,2,3")
case("shared places", at("tie", [BARE] * 5, r=3, tb="4:3:2,3:4/1,5", turn="3"), "T:3@1 X:2@1 2:+C 2:N",
     place="3,1,2,5,3")

# ------------------------------------------------------------------------------------------------ refusals

EXAMPLE = at("assign", pair(), r=2, inv="Y1:1,Y2:3,B1:2,B2:2,P1:1,P2:1", dice="yxmr")
case("X1", EXAMPLE, refused=("1>B1", "R21", "A yellow blaster can only be used on a yellow invasion die."))
case("X3", EXAMPLE, "1>Y1", refused=("2>Y1", "R25", "No saucers are left on Y1. Choose another die."))
case("X4", EXAMPLE,
     refused=("3>Y1", "R28", "A missile does not repel saucers. It is fired in the missile step."))
case("X5", at("roll", pair(), inv="Y1:1,B1:3,P1:2", dice="bbm", rr=1), "R13 D:ybr",
     refused=("R1", "R19", "You have used your three re-rolls. Assign your blasters and interceptors."))
case("X6", at("roll", pair(), inv="Y1:1,B1:3,P1:2", dice="bbm", rr=3),
     refused=("R4", "R10", "You roll three defense dice in Round 1. There is no die 4."))
X7 = at("rebuild", pair("122222222222.2"), dice="XXr", pts=1)
case("X7", X7, refused=("+2o", "R49", "The city on 2o is undamaged already."))
case("X8", X7, refused=("2:+1o", "R48", "Seat 1 is rebuilding. Please wait."))
case("a die of a later round", EXAMPLE, refused=("1>Y3", "R10", "Y3 is not rolled in Round 2."))
case("over", at("over", pair("122222222222.2"), r=3, turn="2"), refused=("K", "R57", "The game is over."))
for token in ("R31", "R11", "+7o", "+Ci", "K ", "6>Y1", "R", "S:Y1@7", "7:K", "3:K", "", "1>Y4", "H1", "HC"):
    case(f"no token: {token}", EXAMPLE, refused=(token, "S6", None))

# ------------------------------------------------------------------------------------------------ lines

case("broken lines", START, broken=(
    START + " ", START.replace("ec1", "ec2"), START.replace("n=2", "n=3"), START.replace("t=1", "t=3"),
    START + " lk=-", START + " opt=rerolls:3", START.replace(" tb=-", ""), START.replace("ph=inv", "ph=over"),
    START.replace("rr=0", "rr=00"), EXAMPLE.replace("yxmr", "yxm"), EXAMPLE.replace("yxmr", "mmmr"),
    EXAMPLE.replace("Y2:3,", ""), EXAMPLE.replace("ms=0", "ms=1"), X7.replace("pts=1", "pts=2"),
    X7.replace("122222222222.2", WHOLE), FOUR.replace("ms=1", "ms=2"), FOUR + " at=1:4,1,2", TIE.replace("50:3",
     "51:3"),
    TIE.replace("t=3", "t=2"), DROP.replace(":4", ":3"), FIRE.replace(" opt=missiles_optional:true", "")))


def check(Run, data, case):
    """What is wrong with a case, or None."""
    try:
        run = Run(data, case["start"]).play(case["tokens"])
    except Exception as error:
        return repr(error)
    for line in case["broken"]:
        try:
            Run(data, line)
            return f"read: {line}"
        except ValueError:
            pass
    for key, wanted in case["then"].items():
        if found(run, key) != wanted:
            return f"{key}: found {found(run, key)}, expected {wanted}"
    if case["refused"]:
        token, rule, words = case["refused"]
        no = run.refused(token)
        if no.rule != rule or words not in (None, no.reason):
            return f"refused by {no}"
    return None


def found(run, key):
    game, st = run.game, run.state
    if key == "legal":
        return " ".join(sorted(token for seat in game.asked(st) for token in game.legal(st, seat)))
    if key == "asked":
        return " ".join(map(str, game.asked(st)))
    if key == "outcomes":
        listed = game.outcomes(st)
        most = max(listed, key=lambda outcome: outcome[1])
        return f"{len(listed)} {sum(weight for _, weight in listed)} {most[0]}:{most[1]}"
    if key == "scores":
        return " ".join(str(game.score(st, seat + 1)) for seat in range(len(st.planets)))
    if key == "places":
        return ",".join(map(str, game.places(st)))
    if key == "result":
        winners, rule = game.result(st)
        return f"{','.join(map(str, winners))} {rule}"
    text = re.search(rf" {key}=(\S+)", game.write(st))
    return text and text[1]
