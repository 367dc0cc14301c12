"""Cases beside the dossier's examples: a position, tokens, and what must come of it.

`then` names words of the line after the tokens (phase, at, due, shot, left, hidden), parts of a side (EF: fighters of
Earth, Mcr: credits of Mars), legal, asked, outcomes, result or line; `refused` is a token with the rule that refuses
it; `broken` are lines that cannot be read."""
import re

SIDES = ("E E5 s4 cr0 p0 C:EQ0 T:- F:-", "M M4 s4 cr0 p0 C:EQ0 T:- F:-")
PARTS = (r"[EMC]\d+", r"s\d", r"cr\d+", r"p\d", "C:.*", "T:.*", "F:.*")
CASES = []


def pos(head, earth="", mars=""):
    """A line; sides are given by what is not as in SIDES, such as "T:NP F:1@M5"."""
    return " | ".join([f"STD1 {head}", *map(side, SIDES, (earth, mars))])


def side(usual, given):
    name, *words = usual.split()
    for word in given.split():
        [place] = [place for place, part in enumerate(PARTS) if re.fullmatch(part, word)]
        words[place] = word
    return " ".join([name, *words])


def case(name, start, tokens="", refused=None, broken=(), options="", **then):
    chosen = dict(pair.split("=") for pair in options.split())
    CASES.append({"name": name, "start": start, "tokens": tokens, "refused": refused, "broken": broken,
                  "options": chosen, "then": then})


# ------------------------------------------------------------------------------------------------ landing and facing


def met(earth, mars, tokens, options="", **then):
    """Fighters of Mars are met by Earth, which comes from E4 to E5."""
    start = pos("R12 cosmic st=E", f"E4 s3 {earth}", f"M3 s3 F:{mars}")
    case(f"{tokens} on {earth} {options}", start, tokens, options=options, **then)


def falls(earth, token, course, options=""):
    """The first of two fighters comes down."""
    met(earth, "1@E5,9@E5", token, options, MF=f"{course},9@E5")


falls("C:EQ0", "F1:4", "1@EQ4:+")
falls("C:EQ0", "F1:3", "1@EQ3:-")
falls("C:EQ0", "F1:5", "1@EQ5:+")
falls("C:EQ0,ST1 T:ST0", "F1:5", "1@EQ5:+")                    # fewest turrets
falls("C:EQ0,ST1", "F1:5", "1@ST5:+")                          # highest income
falls("C:EQ0*,ST1", "F1:5", "1@EQ5:+")                         # a damaged command center is a damaged building
falls("C:EQ0,ST1 T:ST0,ST2*", "F1:5", "1@ST5:+")               # damage before turrets
falls("C:EQ0,ST1 T:ST0,ST2*", "F1:5", "1@EQ5:+", "landing_list=five")
falls("C:NT1,EQ0,SP T:NT0,EQ1", "F1:2", "1@SP:n1")             # a pole counts 0; income 13 before 10
falls("C:NT1,EQ1,SP T:NT0,EQ2", "F1:2", "1@SP:n1")
falls("C:NT1,EQ0,SP T:NT2,EQ1", "F1:2", "1@SP:n0")
falls("C:NT1,EQ0,SP T:EQ1,ST1", "F1:2", "1@SP:n0")             # fewest turrets on the longitude
falls("C:NT1,EQ0,SP T:NT0,EQ1,ST0*", "F1:2", "1@SP:n0")        # most damaged on the longitude
falls("C:NT1,EQ0,SP T:NT0,EQ1,ST0*", "F1:2", "1@SP:n1", "landing_list=five")
falls("C:NP T:EQ6,EQ7", "F1:6", "1@NP:s0")                     # no other: fewest turrets, next one clockwise
falls("C:NP T:EQ6,EQ7", "F1:5", "1@NP:s5")
falls("C:SP T:NT2*,EQ2", "F1:5", "1@SP:n2")
falls("C:NP", "F1:6", "1@EQ6:n6", "polar_landing=equator")
falls("C:NT2,SP", "F1:6", "1@EQ6:s6", "polar_landing=equator")
falls("C:NT2,EQ3", "F1:6", "1@NT6:+", "polar_landing=equator")
falls("C:EQ0", "F1:6", "1@EQ6:+", "pole_facing=free")
met("C:NP", "1@E5", "F1:6", "pole_facing=free", phase="cosmic:M", MF="1@NP:?",
    legal="F1^0 F1^1 F1^2 F1^3 F1^4 F1^5 F1^6 F1^7")
met("C:NP", "1@E5", "F1:6 F1^2", "pole_facing=free", at="fire.M.1", MF="1@NP:s2")
met("C:SP", "1@E5", "F1:6 F1^2", "pole_facing=free", at="fire.M.1", MF="1@SP:n2")
met("C:EQ0", "1@E5", "F1:-", "cosmic_landing=may", phase="balance:E", MF="1@E4")
met("C:EQ0", "1@E5,2@E5,3@E5", "F1:- F2:0", "cosmic_landing=may", MF="1@E5:-,2@EQ0:+,3@E5", phase="cosmic:M",
    legal="F3:- F3:0 F3:1 F3:2 F3:3 F3:4 F3:5 F3:6 F3:7")
met("C:EQ0", "1@E5,2@E5,3@E5", "F1:- F*:0", "cosmic_landing=may", MF="1@E5,2@EQ0:+,3@EQ0:+", at="fire.M.2")
met("C:EQ3", "1@E6,2@E5,3@E5", "F*:2", phase="balance:E", MF="1@EQ6:-,2@EQ3:+,3@EQ3:+")
met("C:EQ0", "2@E5,3@E5", "", asked="M", legal=" ".join(sorted(f"F{one}:{k}" for one in "2*" for k in range(8))))
case("a declined fighter moves on clockwise", pos("R13 move st=E", "", "F:1@E5"), MF="1@E4")
case("landings before facings", pos("R13 cosmic st=E", "E4 s3 C:NP F:1@M5", "C:SP F:1@E5"), "F1:0 F1:0",
     options="pole_facing=free", phase="cosmic:E", EF="1@SP:?", MF="1@NP:?")
case("facings in order", pos("R13 cosmic st=E", "E4 s3 C:NP F:1@M5", "C:SP F:1@E5"), "F1:0 F1:0 F1^1",
     options="pole_facing=free", phase="cosmic:M", EF="1@SP:n1", MF="1@NP:?")
case("the order of an even round", pos("R12 cosmic st=E", "E4 s3 F:1@M5", "F:1@E5"), phase="cosmic:M")
case("start_player lands first", pos("R12 cosmic st=E", "E4 s3 F:1@M5", "F:1@E5"), options="build_order=start_player",
     phase="cosmic:E")

# ------------------------------------------------------------------------------------------------ moving

case("straight in, a corner for the planet", pos("R9 move st=E", "E2 s1", "M9 s0 F:1@M4"), MF="1@EQ4:+")
case("straight in, straight for the planet", pos("R9 move st=E", "E2 s1", "M9 s0 F:1@M3"), MF="1@EQ5:+")
case("straight before corner", pos("R9 move st=E", "E3 s0 F:1@E0", "M0 s3"), EF="1@EQ3:-")
case("along the orbit", pos("R9 move st=E", "E3 s0", "M9 s0 F:1@E4,2@E3"), MF="1@EQ2:-,2@E2")
case("clockwise on the ring", pos("R9 move st=E", "F:1@M0,2@E7", "M6 s0"), EF="1@M11,2@M11")
case("facing asked while moving", pos("R9 move st=E", "E2 s1 C:NP", "M9 s0 F:1@M4"), options="pole_facing=free",
     phase="move:M", MF="1@NP:?")
case("faced while moving", pos("R9 move st=E", "E2 s1 C:NP", "M9 s0 F:1@M4"), "F1^7", options="pole_facing=free",
     phase="balance:E", MF="1@NP:s7")
case("across a ring", pos("R9 move st=E", "E5 s0 F:1@E0,2@M0,3@C5", "C8 s0 F:1@C0,2@M1,3@E3"),
     options="homes=earth_ceres", EF="1@M0,2@C0,3@C4", MF="1@M0,2@E0,3@E2")
case("Mars against Ceres", pos("R9 move st=E", "M5 s0 F:1@M0", "C8 s0 F:1@C0"), options="homes=mars_ceres", EF="1@C0",
     MF="1@M0")
case("even rings", pos("R9 move st=E", "E5 s0 F:1@E9", "M0 s0"), options="solar_map=even_10", EF="1@M9")


def flies(earth, before, after, options=""):
    """A fighter of Mars over Earth makes one move."""
    case(f"{before} over {earth} {options}", pos("R9 move st=E", f"{earth}", f"F:1@{before}"), options=options,
         MF=f"1@{after}")


flies("C:EQ0", "EQ0:+", "EQ1:+")
flies("C:EQ0", "EQ0:-", "EQ7:-")
flies("C:NP", "NT3:n3", "NP:s3")
flies("C:NP", "ST3:s3", "SP:n3")
flies("C:EQ3,SP", "NP:s3", "NT3:s3")
flies("C:EQ1", "NT3:s3>EQ", "EQ3:-")
flies("C:ST1", "NT3:s3>ST", "EQ3:s3>ST")
flies("C:NT1", "EQ3:s3>ST", "NT3:-")                           # the goal is empty: 1 + 2 steps, it turns back
flies("C:NT1,EQ7", "EQ3:n3>NT", "NT3:-")                       # a goal that holds is kept
flies("C:EQ5", "EQ3:s3", "EQ4:+")
flies("C:SP", "EQ3:+", "ST3:s3")                               # a pole is the goal: a meridian lane at once
flies("C:NP", "NT3:+", "NP:s3")
flies("C:NP,EQ3", "ST3:+", "EQ3:+")                            # 1 step beats 3
flies("C:NP,EQ3", "ST3:+", "EQ3:n3", "retarget=list")          # income first
flies("C:NP,EQ7", "ST3:+", "EQ3:n3")                           # 3 steps beat 5
flies("C:EQ2,ST7", "NP:s5", "NT2:s2>EQ")
flies("C:EQ2,ST7", "SP:n5", "ST7:+")                           # from the south pole ST is nearer, and its own longitude
flies("C:EQ2,ST7", "NP:s5", "NT7:s7>ST", "retarget=list")
flies("C:EQ2,ST7 T:ST6", "NP:s5", "NT2:s2>EQ", "retarget=list")
flies("C:NP,ST0", "EQ1:+", "NT1:n1")                           # 2 and 2 steps: the pole's income
flies("C:NP,ST0*", "EQ1:+", "ST1:-")                           # 2 and 2 steps: damage first
flies("C:NP,ST0*", "EQ1:+", "NT1:n1", "landing_list=five")

# ------------------------------------------------------------------------------------------------ fights

case("turret at its own field and beside", pos("R9 fights st=E", "T:NT1,EQ1,EQ3,ST2", "F:1@EQ2:+"), "d1 d1 d1",
     phase="balance:E", MF="1@EQ3:+")
case("diagonals", pos("R9 fights st=E", "T:NT1,EQ1,EQ3,ST2", "F:1@EQ2:+"), "d1", options="planet_adjacency=diagonals",
     at="plan.E.EQ1")
case("poles reach all eight", pos("R9 fights st=E", "T:NP,SP", "F:1@NT6:+,2@ST1:+"), "d5", at="plan.E.SP", Ep="1")
case("the best command center counts", pos("R9 fights st=E", "C:NP,NT3,EQ0 T:EQ1", "F:1@EQ0:+,2@NT1:+"), "d5",
     MF="1@EQ0:+", at="fire.M.1", Ep="1")
case("steps before moves", pos("R9 fights st=E", "C:NT0 T:EQ1", "F:1@EQ0:n0>NT,2@EQ1:-"), "d5 d1", MF="2@NT1:-")
case("fewest own moves, crossing over", pos("R9 fights st=E", "C:NT0 T:EQ1", "F:1@NT1:+,2@EQ0:n0>NT"), "d5",
     MF="1@NT2:+", Ep="1")
case("a long way before none", pos("R9 fights st=E", "C:SP T:EQ0", "F:1@EQ0:n0,2@EQ1:-"), "d5", MF="2@ST1:s1")
case("turning at a pole", pos("R9 fights st=E", "C:SP T:EQ0", "F:1@EQ0:n0,2@EQ0:s0"), "d5 d1", MF="1@NT0:n0")
case("a lane without command center comes last", pos("R9 fights st=E", "C:SP T:EQ1", "F:1@EQ0:+,2@EQ2:n2"), "d5",
     MF="1@ST0:s0")
case("board order", pos("R9 fights st=E", "C:EQ0 T:EQ2", "F:1@EQ2:-,2@NT1:+,3@EQ1:-"), "d5", at="fire.M.1",
     MF="1@EQ2:-,2@NT1:+")
TIE = pos("R9 fights st=E", "C:EQ0 T:EQ2", "F:1@EQ2:+,2@EQ2:-,3@EQ2:+")
case("ties of the owner", TIE, options="turret_ties=owner", phase="fights:E", at="plan.E.EQ2", asked="E",
     legal="EQ2>F1 EQ2>F2 EQ2>F3")
case("the owner's tie", TIE, "EQ2>F3", options="turret_ties=owner", phase="fights", at="plan.E.EQ2>F3")
case("the owner's fighter", TIE, "EQ2>F3 d5 d1 d1", options="turret_ties=owner", MF="1@EQ3:+,2@EQ1:-")
SKY = pos("R13 fights st=E", "F:1@M5,2@M5", "T:NT6")
case("the lowest number in the cell", SKY, "d3", EF="2@EQ6:+", Mp="1")
case("both wars", pos("R13 fights st=E", "F:1@M5,2@NT5:+", "T:NT6"), "d1", at="space.M.NT6")
case("one war", pos("R13 fights st=E", "F:1@M5,2@NT5:+", "T:NT6"), options="turret_shots=one",
     at="plan.M.NT6", shot=None)
case("one shot", pos("R13 fights st=E", "F:1@M5,2@NT5:+", "T:NT6,EQ6"), "d1", options="turret_shots=one",
     at="space.M.EQ6", shot="M.NT6")
case("shots are forgotten when fighters fire", pos("R13 fights st=E", "F:1@EQ0:+", "T:EQ1"), "d1",
     options="turret_shots=one", at="fire.E.1", shot=None)
case("no shot at the sun", pos("R13 fights st=E", "T:EQ4", "F:1@E6"), phase="balance:E")
case("a pole sees all cells", pos("R13 fights st=E", "F:1@E2,2@E3,3@M3,4@M5,5@C5", "T:SP"), options="homes=earth_mars",
     legal="SP>C5 SP>E2 SP>E3 SP>M3 SP>M5", phase="fights:M")
case("each gain is limited at once", pos("R9 fights st=E", "p5 T:EQ2,EQ3", "F:1@EQ2:+,2@EQ3:+"), "d5 d5",
     Ep="6", MF="-")
case("rewards in credits", pos("R9 fights st=E", "cr4 p2 T:EQ2", "F:1@EQ2:+"), "d5", options="reward_resource=credits",
     Ep="2", Ecr="5")
case("losses in credits", pos("R11 fights st=E", "cr1 F:1@EQ4:+", "cr0 C:NT1,EQ4*"), "d2", Ecr="2", Mcr="0",
     options="reward_resource=credits")
case("losses after gains", pos("R11 fights st=E", "F:1@EQ4:+", "p1 C:NT1,EQ4*"), "d2", Ep="1", Mp="0")
case("the fighter's miss", pos("R11 fights st=E", "F:1@EQ4:+", "C:NT1,EQ4*"), "d1", MC="NT1,EQ4*")
case("damage stays", pos("R11 fights st=E", "F:1@EQ4:+", "C:NT1,EQ4"), "d2", MC="NT1,EQ4*")
case("damage of one fight", pos("R11 fights st=E", "F:1@EQ4:+", "C:NT1,EQ4"), "d2", options="damage_memory=fight",
     MC="NT1,EQ4")
OWN = pos("R9 fights st=E", "T:NT2,EQ2,EQ4", "F:1@EQ2:+,2@EQ4:+")
case("the owner's order", OWN, options="turret_order=owner", phase="fights:E", at="plan.E", left="NT2,EQ2,EQ4",
     legal="EQ2! EQ4! NT2!")
case("the owner's first", OWN, "EQ2!", options="turret_order=owner", phase="fights", at="plan.E.EQ2", left="NT2,EQ4")
case("no target is left", OWN, "EQ2! d5", options="turret_order=owner", phase="fights", at="plan.E.EQ4", left=None)
SHARED = pos("R9 fights st=E", "C:EQ2 T:EQ2,EQ2", "F:1@EQ2:+,2@EQ2:+,3@EQ2:+")
case("turrets of one field", SHARED, "d1", options="stacking=shared", at="plan.E.EQ2/2")
case("the command center first", SHARED, "d1 d1 d2", options="stacking=shared", EC="EQ2*", at="fire.M.2")
case("then turrets, one after another", pos("R9 fights st=E", "C:NT0,EQ2* T:EQ2,EQ2", "F:1@EQ2:+,2@EQ2:+,3@EQ2:+"),
     "d1 d1 d2 d2", options="stacking=shared", EC="NT0", ET="EQ2,EQ2*", at="fire.M.3", due="-1,1")
case("the damaged turret first", pos("R9 fights st=E", "C:NT0,EQ2* T:EQ2,EQ2", "F:1@EQ2:+,2@EQ2:+,3@EQ2:+"),
     "d1 d1 d2 d2 d2", options="stacking=shared", ET="EQ2", Mp="2")
case("one field, the owner's order", SHARED, options="stacking=shared turret_order=owner", left="EQ2,EQ2/2",
     legal="EQ2!")
case("an empty board", pos("R9 fights st=E"), phase="balance:E")

# ------------------------------------------------------------------------------------------------ the end


def counts(earth, mars, result):
    """What counts after the last round."""
    case(f"limit {earth} {mars}", pos("R24 build:E st=E", f"E0 s7 {earth}", f"M3 s7 {mars}"), "end", result=result)


counts("C:NT0,EQ0", "C:NP", "E R29")
counts("C:NT0,EQ0", "C:NP,EQ0", "M R29")
counts("C:EQ0 T:EQ1,EQ2", "C:EQ0 T:NP", "E R29")
counts("C:EQ0 T:EQ1,EQ2 F:1@M9", "C:EQ0 T:NP,SP p1", "- R29")
counts("C:EQ0 F:1@M9", "C:EQ0 p2", "M R29")
case("an earlier limit", pos("R16 build:E st=E", "C:NT0"), "end", options="max_rounds=16", result="E R29")
case("no limit", pos("R24 build:E st=E"), "end", options="max_rounds=0", phase="balance:E")
case("the last landing comes first", pos("R24 build:E st=E", "E0 s7", "F:1@E1"), "end", phase="cosmic:M")

# ------------------------------------------------------------------------------------------------ balance and building

case("an order of even rounds", pos("R4 balance st=E"), phase="balance:M")
case("the starting player always", pos("R4 balance st=E"), options="build_order=start_player", phase="balance:E")
case("settling", pos("R5 balance st=E", "cr2 C:NP,EQ0 T:NT1,EQ1,SP"), "settle", Ecr="22", Ep="2")
case("a free dismantling", pos("R5 balance st=E", "T:NT1,EQ1*"), "X@EQ1", Ecr="6", phase="balance:E",
     legal="X@NT1 settle")
case("all buildings but the last center", pos("R5 balance st=E", "C:NP,EQ0 T:SP"), options="dismantle=any",
     legal="X@EQ0 X@NP X@SP settle")
case("a center is dismantled", pos("R5 balance st=E", "C:NP,EQ0 T:SP"), "X@NP", options="dismantle=any", Ecr="12",
     legal="X@SP settle")
BUY = pos("R5 build:E st=E", "cr24 p2 C:NT2 T:EQ3")
case("building", BUY, "T@EQ0 L2", Ecr="12", EF="1@E5,2@E5", Ep="0")
case("launch takes the lowest free numbers", pos("R5 build:E st=E", "p3 F:2@M9"), "L2", EF="1@E5,2@M9,3@E5",
     legal="L1 end")
case("both may", BUY, "C@NP", Ecr="0", EC="NP,NT2", legal="L1 L2 X@EQ3 end")
case("a second tropic", BUY, refused=("C@NT5", "R47"))
case("a taken field", BUY, refused=("T@NT2", "R6"))
case("a turret of Ceres", pos("R5 build:M st=E", "", "C8 cr99 T:EQ1,EQ2,EQ3,EQ4,EQ5,EQ6,EQ7,ST0"),
     options="homes=earth_ceres", refused=("T@SP", "R47"))
case("on one field", pos("R5 build:E st=E", "cr12 C:EQ0 T:EQ1"), "T@EQ0", options="stacking=shared", ET="EQ0,EQ1")
TWO = pos("R5 build:E st=E", "cr0 C:EQ0 T:EQ1,EQ1*,EQ2*")
case("which of two", TWO, options="stacking=shared dismantle=any", legal="X@EQ1 X@EQ1* X@EQ2 end")
case("the undamaged one", TWO, "X@EQ1", options="stacking=shared", ET="EQ1*,EQ2*")
case("the damaged one", TWO, "X@EQ1*", options="stacking=shared", ET="EQ1,EQ2*")
FREE = pos("R1 build:E st=E", "E1 s0 C:-", "M4 s0 C:-")
case("the free pieces", FREE, "C@NP T@NT0", phase="build:M", EC="NP", ET="NT0", Ecr="0")
case("another field", FREE, "C@NP", refused=("T@NP", "R6"))
case("the center first", FREE, refused=("T@NP", "R5"))
case("compulsory", FREE, refused=("end", "R5"))
RICH = pos("R1 build:E st=E", "E1 s0 cr12 C:-", "M4 s0 cr12 C:-")
case("credits at the start", RICH, "C@NP T@NT0 T@SP", options="start_credits=12", Ecr="0", phase="build:E", legal="end")
case("nothing is dismantled in Round 1", RICH, "C@NP T@NT0", options="start_credits=12", refused=("X@NT0", "R5"))
case("shared free pieces", FREE, "C@NP T@NP", options="stacking=shared", EC="NP", ET="NP")
PLAN = pos("R5 build:EM st=E hidden=E:-;M:-", "cr24 p2 C:NT2 T:EQ3")
case("a plan", PLAN, "E:T@SP E:L1", options="build_order=secret", hidden="E:cr12/p1/C:NT2/T:EQ3,SP;M:-", asked="E M",
     EF="-", ET="EQ3", Ecr="24")
case("a plan has ended", PLAN, "E:T@SP E:L1 E:end", options="build_order=secret", phase="build:M", asked="M")
case("plans are revealed", PLAN, "E:T@SP E:L1 M:end E:end", options="build_order=secret", phase="balance:M",
     ET="EQ3,SP", EF="1@M8", Ecr="12", Ep="1", hidden=None)
case("whose plan", PLAN, options="build_order=secret", refused=("end", "S6"))
case("free pieces in secret", pos("R1 build:EM st=E hidden=E:-;M:-", "E1 s0 C:-", "M4 s0 C:-"), "E:C@NP E:T@SP",
     options="build_order=secret", hidden="E:cr0/p0/C:NP/T:SP;M:-", phase="build:M", EC="-")

# ------------------------------------------------------------------------------------------------ the start, lines

case("start", "start", outcomes="36 s1,1",
     line="STD1 R1 start st=- | E E1 s0 cr0 p0 C:- T:- F:- | M M4 s0 cr0 p0 C:- T:- F:-")
case("random cells", "start", options="start_positions=random", outcomes="96 pE0,M0")
case("random cells, then the roll", "start", "pE3,M7 s1,2", options="start_positions=random", phase="build:M",
     Mcell="M7")
case("Mars and Ceres", "start", options="homes=mars_ceres", Ecell="M4", Mcell="C7")
case("Earth and Ceres", "start", options="homes=earth_ceres", Ecell="E1", Mcell="C5")
case("the even map", "start", options="solar_map=even_10 start_credits=24", Ecell="E0", Mcell="M5", Ecr="24")
case("a secret start", "start", "s6,1", options="build_order=secret", phase="build:EM", hidden="E:-;M:-")
case("a roll too late", BUY, refused=("s1,2", "R45"))
case("not the turn", BUY, refused=("M:end", "R45"))
for token in ("T@EQ8", "C@", "L7", "L0", "F1:8", "d7", "s1", "X@EQ1**", "resign", "e:end", "", "end "):
    case(f"no token: {token}", BUY, refused=(token, "S6"))
case("broken lines", BUY, broken=tuple(BUY.replace(*pair) for pair in (
    ("STD1", "STD2"), ("R5", "R05"), ("R5", "R25"), ("build:E", "build"), ("build:E", "build:EM"), ("st=E", "st=-"),
    ("p2", "p7"), ("cr24", "cr024"), ("C:NT2", "C:NT2,ST2"), ("T:EQ3", "T:NT2"), ("T:EQ3", "T:EQ3,NT3"), ("s4", "s8"),
    ("C:NT2", "C:-"), ("E E5", "E M5"), ("T:EQ3", "T:EQ3,EQ3"), ("F:-", "F:1@EQ1"), ("F:-", "F:1@NP:n1"),
    ("F:-", "F:2@M1,1@M1"), ("F:-", "F:19@M1"), ("F:-", "F:1@EQ1:n2"), ("F:-", "F:1@EQ1:n1>ST"), ("F:-", "F:1@M1:-"),
    ("F:-", "F:1@NP:?"), ("st=E", "st=E due=1,0"), ("st=E", "st=E at=plan.E.EQ3"), ("st=E", "st=E hidden=E:-;M:-"))))


def check(Run, data, case):
    """What is wrong with a case, or None."""
    try:
        run = Run(data, case["start"], case["options"]).play(case["tokens"])
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
        token, rule = case["refused"]
        no = run.refused(token)
        if no.rule != rule:
            return f"refused by {no}"
    return None


def found(run, key):
    game, st, line = run.game, run.state, run.line()
    head, earth, mars = line.split(" | ")
    if key == "legal":
        return " ".join(sorted(token for name in game.asked(st) for token in game.legal(st, name)))
    if key == "asked":
        return " ".join(game.asked(st))
    if key == "outcomes":
        listed = game.outcomes(st)
        return f"{sum(weight for _, weight in listed)} {listed[0][0]}"
    if key == "result":
        winner, rule = game.result(st)
        return f"{winner or '-'} {rule}"
    if key == "phase":
        return head.split(" ")[2]
    if key == "line":
        return line
    if key[0] in "EM" and key[1:] in ("cell", "cr", "p", "C", "T", "F"):
        words = (earth if key[0] == "E" else mars).split(" ")
        return dict(zip(("cell", "s", "cr", "p", "C", "T", "F"), words[1:]))[key[1:]].removeprefix(key[1:]).lstrip(":")
    word = re.search(rf" {key}=(\S+)", head)
    return word and word[1]
