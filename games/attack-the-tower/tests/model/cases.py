"""Cases for battles, abilities and refusals: a position, tokens, and what must come of it.

Positions are quiet points; the attacker is seat 1 in turn 7 unless said otherwise.  A battle without tokens is one that
is not asked for."""
from table import EMPTY, land, line, side

CASES = []


def case(name, start, tokens="", offers="", lacks="", refused=None, options=None, **then):
    made = {"name": name, "start": start, "tokens": tokens, "then": then, "offers": offers, "lacks": lacks,
            "options": options}
    CASES.append(made | ({"refused": refused} if refused else {}))


def fight(one, two, effects="-", enemy_effects="-", **more):
    """Main phase of seat 1: armies and lands of both, nobody holds a card."""
    army, own = one
    enemy, theirs = two
    return line("main", side(army, own, effects=effects), side(enemy, theirs, effects=enemy_effects), **more)


# ------------------------------------------------------------------------------------------- without battle

CASE_1 = line("renew", side("fae", "L0,C0,-:H0,-,-:W0,-,-", hand="LO"), side("west", "L0,S0,-:H0,-,-:C0,-,-"), turn=1)
case("1 hold", CASE_1, "hold", offers="!L !O done", lacks="1>1 1>2 1>3 2>1 3>1 P>1", phase="main")
case("1 no attack", CASE_1, "hold", refused=("1>1", "R30: Territory 1 has no troops to attack with."))
case("1 renew", CASE_1, "renew", land1="L1,C1,-:H1,-,-:W1,-,-", land2="L1,S1,-:H1,-,-:C1,-,-", memo="d,n2")
case("1 at once", CASE_1, "renew +B =l +B =l +B =l +B =l ok ok", offers="1>1 1>2 1>3 2>1 3>3", lacks="P>1")

CASE_2 = line("renew", side("fae", land(t1="L2,H1,-"), hand="lLSO"), side("west", land(t1="L1,-,-")))
case("2 recruiting", CASE_2, "renew", land1=land(t1="L2,H2,-"), hand1="lLSO")
case("2 six cards", CASE_2, "renew +B =c +A =C", phase="drop", hand1="lcLSCO", asked=[1],
     offers="drop:S drop:l", lacks="ok c@1c")
case("2 board", CASE_2, "renew +B =c +A =C drop:S +A =L +A =L c@1c l@2a ok",
     land1="L2,H2,C0:L0,-,-:-,-,-", hand1="LCO", memo="d,s2")
case("2 drop after building", CASE_2, "renew +B =c +A =C drop:S +A =L +A =L c@1c",
     refused=("drop:L", "R11: That is not asked now."))

# ------------------------------------------------------------------------------------------- battles

CASE_3 = fight(("fae", land(t1="L2,H2,C1")), ("west", land(t2="L2,-,-")))
case("3 attacker unasked", CASE_3, "1>2", asked=[2], tail="1>2", offers="hit:1c1 hit:1a1 hit:1b2 ok", lacks="hit:1a1=1")
case("3 left", CASE_3, "1>2 hit:1c1 hit:1b1 hit:1a1 ok", land1=land(t1="L1,H1,C0"), land2=EMPTY, asked=[1],
     legal=["go", "stop"])
case("3 go", CASE_3, "1>2 hit:1c1 hit:1b1 hit:1a1 ok go", phase="main", land1=land(t1="L0,H0,C0"), memo="d")
case("3 stop", CASE_3, "1>2 hit:1c1 hit:1b1 hit:1a1 ok stop", phase="main", land1=land(t1="L1,H1,C0"), memo="d")

CASE_4 = fight(("fae", land(t1="S2,H1,-")), ("west", land(t2="L2,-,-")))
case("4", CASE_4, "1>2", phase="main", land1=land(t1="S0,H0,-"), land2=land(t2="L0,-,-"), memo="d")

CASE_5 = fight(("fae", land(t1="S1,H1,-")), ("west", land(t2="S1,-,-")))
case("5 the Crossbowman has a choice", CASE_5, "1>2", asked=[2], legal=["hit:1a1", "hit:1b1", "ok"])
case("5", CASE_5, "1>2 hit:1a1 ok", phase="main", land1=land(t1="S0,H0,-"), land2=land(t2="S0,-,-"), effects1="t1")

CASE_6 = fight(("fae", land(t1="S1,L1,-")), ("west", land(t2="H1,-,-")))
case("6 too small is asked", CASE_6, "1>2", asked=[1], legal=["hit:2a1", "ok"])
case("6", CASE_6, "1>2 hit:2a1 ok", phase="main", land1=land(t1="S0,L0,-"), land2=land(t2="H0,-,-"))
case("6 unused", CASE_6, "1>2 ok", phase="main", land1=land(t1="S0,L0,-"), land2=land(t2="H1,-,-"))

CASE_7 = fight(("fae", land(t1="H1,W1,-")), ("west", land(t2="H1,-,-")))
case("7", CASE_7, "1>2", phase="main", land1=land(t1="H0,W0,-"), land2=EMPTY, effects1="t1", memo="d")
CASE_7_ELF = fight(("fae", land(t1="L1,W1,-")), ("west", land(t2="H1,-,-")))
case("7 with an Elf", CASE_7_ELF, "1>2", phase="main", land1=land(t1="L0,W0,-"), land2=land(t2="H1,-,-"))

CASE_8 = fight(("west", land(t1="C2,H1,-")), ("fae", land(t2="W2,-,-")))
case("8 attacker unasked", CASE_8, "1>2", asked=[2], tail="1>2")
case("8", CASE_8, "1>2 hit:1a1 ok", phase="main", land1=land(t1="C1,H1,-"), land2=land(t2="W0,-,-"))

CASE_9 = fight(("fae", land(t1="S2,S2,-")), ("west", land(t2="S0,-,-")))
case("9", CASE_9, "1>2", land1=land(t1="S2,S2,-"), land2=EMPTY, legal=["go", "stop"])
case("9 go with four", CASE_9, "1>2 go", asked=[1], offers="hit:P")

CASE_10 = fight(("fae", land(t1="W2,L2,-")), ("west", land(t1="L0,-,-")))
case("10", CASE_10, "1>2", phase="over", result=(1, "R55"), memo="d,=1", land1=land(t1="W0,L0,-"))

CASE_11 = fight(("west", land(t1="C2,H2,W2")), ("fae", land(t3="L1,-,-")))
case("11", CASE_11, "1>3 hit:1a1 hit:1b1 ok", land1=land(t1="C1,H1,W2"), land2=EMPTY, legal=["go", "stop"])
case("11 go", CASE_11, "1>3 hit:1a1 hit:1b1 ok go", asked=[2])
case("11 the palace falls", CASE_11, "1>3 hit:1a1 hit:1b1 ok go hit:1c1 hit:1c2 ok", phase="over", result=(1, "R55"),
     land1=land(t1="C1,H1,W0"))

CASE_12 = line("main", side("west", land(t1="C2,H2,W2")), side("fae", land(t3="L1,S0,H0"), specials="1"))
case("12", CASE_12, "1>3 hit:1c1 hit:1c2 hit:1a1 hit:1b1 ok",
     land1=land(t1="C1,H1,W0"), land2=EMPTY, specials2="0", legal=["go", "stop"])
case("12 go", CASE_12, "1>3 hit:1c1 hit:1c2 hit:1a1 hit:1b1 ok go", phase="main", land1=land(t1="C0,H0,W0"), memo="d")

# ------------------------------------------------------------------------------------------- abilities

CASE_13 = line("main", side("west", land(t1="H2,-,-")), side("fae", land(t2="L2,-,-"), hand="L"))
case("13 without", CASE_13, "1>2 - hit:2a1 hit:2a2 ok", phase="answer", land1=land(t1="H0,-,-"),
     land2=land(t2="L0,-,-"))
case("13 with", CASE_13, "1>2 !L", phase="main", land1=land(t1="H0,-,-"), land2=land(t2="L2,-,-"), effects2="L1",
     memo="d")

CASE_14 = line("answer", side("west", land(t1="H2,-,-"), hand="LC"), side("fae", land(t2="L2,-,-"), hand="O"),
     memo="d,s2")
case("14", CASE_14, "!O", phase="main", effects1="!", legal=["!C", "!L", "done"])
case("14 later", CASE_14, "- 1>2 - !O - hit:2a1 hit:2a2 ok", phase="main", effects1="!", legal=["!C", "!L", "done"],
     land1=land(t1="H0,-,-"))
CASE_15 = fight(("east", land(t1="L2,S2,-")), ("west", land(t2="L1,-,-")), effects="L1S1")
case("15 initiative", CASE_15, "1>2 hit:2a1 hit:2a ok", asked=[2], tail="1>2,hit:2a1,hit:2a,ok")
case("15", CASE_15, "1>2 hit:2a1 hit:2a ok hit:1a1 hit:1b1 hit:1b2 ok", land1=land(t1="L1,S0,-"), legal=["go", "stop"])
case("15 sacrificed", CASE_15, "1>2 hit:2a1 hit:2a ok hit:1a1 hit:1b1 hit:1b2 ok stop", land1=land(t1="L0,S0,-"))
case("15 both Monks", CASE_15, "1>2 hit:2a1 hit:2a ok hit:1a1 hit:1a2 ok stop", land1=land(t1="L0,S2,-"))

CASE_16 = fight(("east", land(t1="C2,L2,S2")), ("fae", land(t2="H1,L1,-")), effects="C1")
case("16 defender asked", CASE_16, "1>2 hit:2a1 ok hit:2b1 hit:2a ok", asked=[2], land2=land(t2="H0,L1,-"))
case("16", CASE_16, "1>2 hit:2a1 ok hit:2b1 hit:2a ok hit:1a1 hit:1a2 hit:1b1 hit:1b2 hit:1c1 ok", land2=EMPTY,
     land1=land(t1="C0,L0,S1"), legal=["go", "stop"], effects2="t1")

CASE_17 = fight(("undead", land(t1="C2,-,-")), ("west", land(t2="C2,H2,-")), effects="C1")
case("17", CASE_17, "1>2 kill:2a1 kill:2a2 hit:2b1 hit:2b2 ok", phase="main", land1=land(t1="C0,-,-"),
     land2=land(t2="C0,H0,-"))
case("17 marks before points", CASE_17, "1>2 kill:2a1 hit:2b1", lacks="kill:2a2 kill:2b2")

CASE_18 = fight(("undead", land(t1="L2,H2,-")), ("west", land(t2="L2,-,-")), effects="O1")
case("18", CASE_18, "1>2 hit:1b1 hit:1b2 ok", land1=land(t1="L2,H0,-"), land2=EMPTY, legal=["go", "stop"],
     effects1="O1k2")

CASE_19 = fight(("west", land(t1="W1,C1,-")), ("fae", land(t2="C2,H2,-")), effects="W1")
case("19", CASE_19, "1>2 siege:2a hit:2b1 ok", phase="main", land1=land(t1="W0,C0,-"), land2=land(t2="-,H1,-"),
     effects2="t1")

CASE_20 = fight(("fae", land(t1="W2,L1,-")), ("west", land(t2="H2,C1,-")), effects="W1")
case("20", CASE_20, "1>2", phase="main", land1=land(t1="W0,L0,-"), land2=EMPTY)

CASE_21 = fight(("west", land(t1="H2,C1,-")), ("undead", land(t2="L2,H1,-")), effects="H1")
case("21 only the Vampire", CASE_21, "1>2", legal=["hit:2b1", "ok"])
case("21", CASE_21, "1>2 hit:2b1 hit:2a ok", phase="main", land1=land(t1="H0,C0,-"), land2=land(t2="-,H0,-"))

CASE_22 = fight(("fae", land(t1="C1,H1,-")), ("west", land(t2="L2,H1,-")), effects="C1")
case("22", CASE_22, "1>2 hit:2a1 hit:2a2 hit:2b1 ok", phase="main", land1=land(t1="C0,H0,-"), land2=land(t2="L0,H0,-"))

CASE_23 = line("main", side("east", land(t1="W2,-,-", t2="-,W1,-"), hand="W"), side("west", land(t3="L1,-,C2")))
case("23", CASE_23, "!W raze:3c", phase="main", land1=land(t1="W1,-,-", t2="-,W0,-"), land2=land(t3="L1,-,-"),
     effects1="W1")
CASE_23_SPARED = line("main", side("east", land(t1="W2,-,-", t2="S1,W1,-"), hand="W", effects="S1"),
                  side("west", land(t3="L1,-,C2")))
case("23 spared", CASE_23_SPARED, "!W raze:3c", asked=[1], legal=["raze:3a"], land1=land(t1="W1,-,-", t2="S1,W1,-"))
case("23 two bases", CASE_23_SPARED, "!W raze:3c raze:3a", phase="main", land2=EMPTY)

CASE_24 = line("main", side("fae", land(t1="-,H0,-", t2="H1,-,-"), effects="H1t3"), side("west", land(t1="L1,-,-")))
case("24", CASE_24, "done", phase="renew", turn="8", land1=land(t1="-,H2,-", t2="H2,-,-"), effects1="-", active="2")
CASE_24_FOUR = line("main", side("fae", land(t1="-,H0,-", t2="H1,-,-"), effects="H1t4"), side("west",
     land(t1="L1,-,-")))
case("24 one lost", CASE_24_FOUR, "done", phase="renew", land1=land(t1="-,H2,-", t2="H2,-,-"))
CASE_24_TWO = line("main", side("fae", land(t1="-,H0,-", t2="H1,-,-"), effects="H1t2"), side("west", land(t1="L1,-,-")))
case("R67 the owner chooses", CASE_24_TWO, "done", tail="done", legal=["place:1b", "place:2a"])
case("R67 one base has room", CASE_24_TWO, "done place:2a", phase="renew", land1=land(t1="-,H1,-", t2="H2,-,-"))

CASE_25 = line("main", side("west", land(t1="C2,-,-")), side("undead", land(t1="L0,L0,L0"), specials="1"))
case("25 struck down", CASE_25, "1>2 hit:P1 ok", specials2="0+g1", phase="main", land1=land(t1="C0,-,-"))
case("25 returns", CASE_25, "1>2 hit:P1 ok done", specials2="1", phase="renew")
CASE_25_GONE = line("main", side("west", land(t1="C2,-,-")), side("undead", land(t1="L0,L0,-"), specials="0+g1"),
     memo="d")
case("25 discarded", CASE_25_GONE, "done", specials2="0", piles2="23.-24.X")

CASE_26 = fight(("west", land(t1="C2,L2,-", t3="C2,H2,-")), ("fae", land(t1="L0,-,-", t2="L1,-,-")))
case("26", CASE_26, "1>2 hit:1a1 hit:1b1 ok stop 3>2", phase="over", result=(1, "R55"))

# ------------------------------------------------------------------------------------------- the turn

CASE_27_TWO = side("west", "C2,C1,L0:-,-,-:L0,-,-", specials="1")
case("27", line("main", side("fae", land(t1="L2,W1,-", t2="C0,H0,S0")), CASE_27_TWO, turn=60), "done",
     phase="over", result=(0, "R71"), memo="=0", turn="60")
case("27 one more Elf", line("main", side("fae", land(t1="L2,W1,-", t2="L1,H0,S0")), CASE_27_TWO, turn=60), "done",
     phase="over", result=(1, "R71"), memo="=1s")

CASE_28 = line("renew", side("fae", land(t1="L1,-,-")), side("west", land(t1="L1,-,-")), turn=11)
case("28 turn 12", CASE_28, "hold done", turn="12", memo="i1", legal=["hold", "renew"])
case("28 turn 13", CASE_28, "hold done hold done", turn="13", memo="i2", legal=["renew"])
case("28 after it", CASE_28, "hold done hold done renew +B =l +B =l +B =l +B =l ok ok done", turn="14", memo="-",
     offers="hold")


CASE_31 = fight(("west", land(t1="H1,-,-", t3="W1,-,-")), ("fae", land(t2="L1,-,-")), effects="O2")
case("31 barred", CASE_31, "3>2", phase="main", memo="d,v3>2", land1=land(t1="H1,-,-", t3="W1,-,-"), lacks="3>2")
case("31 open again", CASE_31, "3>2 1>2 hit:2a1 ok", phase="main", memo="d", offers="3>2",
     land1=land(t1="H0,-,-", t3="W1,-,-"), land2=land(t2="L0,-,-"))
case("31", CASE_31, "3>2 1>2 hit:2a1 ok 3>2", land1=land(t1="H0,-,-", t3="W1,-,-"), land2=EMPTY, legal=["go", "stop"])

CASE_32 = line("main", side("fae", land(t1="L1,-,-"), hand="L"), side("undead", land(t1="L1,-,-"), hand="LL"))
case("32 pass", CASE_32, "done -", turn="8", phase="renew")
case("32 asked", CASE_32, "done", phase="end", memo="s2,p1")
case("32 played", CASE_32, "done !L", phase="end", memo="-", asked=[1], legal=["!L", "-"], land2=land(t1="L2,-,-"))
case("32 again", CASE_32, "done !L -", phase="end", memo="s2,p1", legal=["!L", "-"])
case("32 two passes", CASE_32, "done !L - -", turn="8")

CASE_33 = line("main", side("fae", land(t1="S2,S1,-"), hand="l", effects="S2"), side("west", land(t1="L1,-,-")))
case("33 six draws", CASE_33, "done +B =l +B =l +A =L +A =L +B =s", tail="done,+B,=l,+B,=l,+A,=L,+A,=L,+B,=s",
     legal=["+A", "+B"])
case("33 drops two", CASE_33, "done +B =l +B =l +A =L +A =L +B =s +A =X drop:l", legal=["drop:L", "drop:X", "drop:l",
     "drop:s"])
case("33", CASE_33, "done +B =l +B =l +A =L +A =L +B =s +A =X drop:l drop:l", turn="8", hand1="lsLLX", effects1="-")

CASE_34 = line("main", side("fae", land(t1="S2,S1,-"), hand="O"), side("west", land(t1="L1,-,-")))
case("34", CASE_34, "!O", phase="main", effects1="O1", effects2="-", offers="1>1")
case("34 gone", CASE_34, "!O done", phase="renew", effects1="-", effects2="-", piles1="23.-24.O")

# ------------------------------------------------------------------------------------------- refused

case("refused 1", fight(("fae", land(t1="L1,-,-", t2="L0,-,-")), ("west", land(t1="L1,-,-"))),
     refused=("2>1", "R30: Territory 2 has no troops to attack with."))
case("refused 2", line("main", side("fae", land(t1="L1,L0,L0"), specials="1", hand="X"), side("west",
     land(t1="L1,-,-"))),
     refused=("!X", "R59: You may have one special troop per territory with three bases (now 1)."))
case("refused 3", fight(("fae", land(t1="H1,H1,C1")), ("west", land(t2="L2,-,-", t3="C1,C1,C1"))),
     "1>3 hit:3a1 hit:3b1",
     refused=("hit:3a", "R45: Bases can be hit only when every troop there has enough damage: 3c1 still needs 3."))
case("refused 3 as written", fight(("fae", land(t1="L1,L1,-")), ("west", land(t2="L2,C1,-"))), "1>2 hit:2a1",
     refused=("hit:2a", "R45: Bases can be hit only when every troop there has enough damage: 2a2 still needs 1."))
case("refused 4", fight(("fae", land(t1="H1,W1,-")), ("west", land(t2="L2,-,-", t3="H1,L0,-"))), "1>3",
     refused=("siege:3a1", "R46: Siege weapons cannot damage troops."))
case("refused 5", line("build", side("west", land(t1="L1,-,-"), hand="O"), side("fae", land(t1="L1,-,-")), memo="d"),
     refused=("!O", "R16: No abilities during a renewal."))
case("refused 6", line("main", side("west", land(t1="L1,-,-"), hand="c"), side("fae", land(t1="L1,-,-"))),
     refused=("c@1a", "R12: Bases are built only at the start and in a renewal."))
case("refused 7", CASE_14, "!O", refused=("1>3", "R89: Wall of Thorns: no attack may be declared this turn."))
case("refused 8", CASE_28, "hold done hold done", refused=("hold",
     "R17: After 2 turns without a renewal or an attack you must renew."))
case("refused 9", line("main", side("west", land(t1="H2,-,-")), side("fae", land(t2="-,L2,-"), hand="L")), "1>2",
     refused=("go", "R51: The way is blocked: territory 2 still has a base."))
BARRED = fight(("west", land(t1="W1,-,-")), ("fae", land(t2="L1,-,-")), effects="O2")
case("refused 10", BARRED, "1>2", refused=("1>2",
     "R32: That attack destroyed nothing. First play a card, or destroy something with another attack."))
case("refused 11", CASE_2, "renew +B =c +A =C", refused=("ok", "R11: Discard down to 5 first."))
case("refused 12", CASE_3, refused=("2:2>1", "R18: Only the active player attacks."))
