"""Further cases beside the worked examples: every option at another value, every ability, and corners of the rules.

What is expected is worked out by hand from the rules named."""
import cases
from cases import CASE_1, CASE_2, CASE_3, CASE_9, CASE_12, CASE_15, CASE_18, CASE_21, CASE_23, CASE_26, CASE_32, fight
from table import EMPTY, land, line, side

CASES = []


def case(name, start, tokens="", **words):
    before = len(cases.CASES)
    cases.case(name, start, tokens, **words)
    CASES.append(cases.CASES.pop(before))


def option(**pairs):
    return {"options": {key: str(value).lower() for key, value in pairs.items()}}


# --------------------------------------------------------------------------------------- set-up (R1 to R6)

START = "att1;0;-;army;-;-;-"
DECK = "25.-25./d5"
FIVE = "1:+B =l 1:+B =l 1:+A =O 1:+A =O 1:+B =c 2:+A =X 2:+A =X 2:+A =X 2:+A =C 2:+A =C"
case("D1 one after the other", START, "army:fae", asked=[2], phase="army")
case("R1 the decks", START, "army:fae army:fae", phase="setup", army1="fae", piles2="25.-25.", effects1="d5",
     asked=[1, 2])
case("R2 a card in between", START, "army:fae army:west 1:+B", tail="1:+B")
case("R2 five cards", START, "army:fae army:west " + FIVE, hand1="llcOO", hand2="CCXXX", effects1="q", effects2="q",
     legal=["burn", "burn", "keep", "keep"])
case("R3 burning", START, "army:fae army:west " + FIVE + " 2:burn", hand2="-", piles2="25.-20.CCXXX", effects2="d5")
case("R4 building", START, "army:fae army:west " + FIVE + " 1:keep 1:l@2b", land1=land(t2="-,L0,-"), hand1="lcOO",
     effects1="b", refused=("1:l@2b", "R4: That space is taken."))
case("R6 who starts", START, "army:fae army:west " + FIVE + " 1:keep 1:ok 2:keep ok", effects1="r", active="-",
     turn="0", phase="setup")
case("R6 seat 2", START, "army:fae army:west " + FIVE + " 1:keep 1:ok 2:keep ok =2", effects1="-", active="2", turn="1",
     phase="renew", legal=["hold", "renew"])
case("start_player", START, "army:fae army:west " + FIVE + " 1:keep 1:ok 2:keep ok", active="2", turn="1",
     **option(start_player="seat2"))
case("army_choice secret", START, "2:army:undead", asked=[1], army2="undead", **option(army_choice="secret"))
case("army_choice random", START, "=east", army1="east", asked=[], **option(army_choice="random"))
case("burns none", START, "army:fae army:west " + FIVE, effects1="b", effects2="b", **option(burns="none"))
case("burns one", START, "army:fae army:west " + FIVE + " 1:burn 1:+B =l 1:+B =l 1:+A =O 1:+B =l 1:+B =l", effects1="b",
     effects2="q", **option(burns="one"))
case("setup_build in order", START, "army:fae army:west", asked=[1], **option(setup_build="in_order"))

# --------------------------------------------------------------------------------------- renewal (R7 to R17)

BUILT = line("build", side("fae", land(t1="H2,-,-"), hand="sc"), side("west", EMPTY, hand="l"), memo="d")
case("R13 over a base", BUILT, "c@1a", land1=land(t1="C0,-,-"), effects1="t2", piles1="22.h-25.")
case("build_over", BUILT, lacks="c@1a s@1a", offers="c@1b", **option(build_over=False))
case("R12 the opponent", BUILT, "c@1b ok l@1a ok", phase="main", memo="d", land2=land(t1="L0,-,-"))
case("renew_build secret", BUILT, "2:l@1a 1:c@1b 1:ok", tail="2:l@1a,1:c@1b,1:ok", asked=[2],
     **option(renew_build="secret"))
case("renew_build secret, done", BUILT, "2:l@1a 1:c@1b 1:ok 2:ok", phase="main", **option(renew_build="secret"))
case("discard_timing", CASE_2, "renew +B =c +A =C", phase="draw", memo="d,s2,n2",
     **option(discard_timing="after_build"))
case("discard_timing, later", CASE_2, "renew +B =c +A =C +B =l +B =l c@1c ok ok", phase="main", hand1="lLSCO",
     **option(discard_timing="after_build"))
case("discard_timing, drop", CASE_2, "renew +B =c +A =C +B =l +B =l ok ok", phase="drop", legal=[
    "drop:C", "drop:L", "drop:O", "drop:S", "drop:c", "drop:l"], **option(discard_timing="after_build"))
ALL_ABILITIES = "LLLLSSSSHHHHCCCCWWWOOOXXX"
ALL_BASES = "lllllllsssssshhhhhccccwww"
DRY = line("draw", f"fae/{land(t1='L2,S1,-')}/0/-/0.{ALL_BASES[1:7] + ALL_BASES[8:]}-0.{ALL_ABILITIES}/-", side("west"),
           memo="d,n2")
case("R70 the discard is shuffled", DRY, "+B", tail="+B", piles1=f"23.-0.{ALL_ABILITIES}")
case("empty_pile", DRY, legal=["+A", "+B"])
case("R103 Shenlong", line("renew", side("east", land(t1="L0,L0,L0"), specials="1"), side("west")), "renew",
     memo="d,n3")
case("stalemate_turns 1", line("renew", side("fae"), side("west"), memo="i1"), legal=["renew"],
     **option(stalemate_turns=1))
case("stalemate_turns 0", line("renew", side("fae"), side("west"), memo="i7"), legal=["hold", "renew"],
     **option(stalemate_turns=0))
case("first_turn_attack", CASE_1, "renew +B =l +B =l +B =l +B =l ok ok", lacks="1>1 1>2 2>1",
     **option(first_turn_attack=False))

# --------------------------------------------------------------------------------------- windows (R20 to R27, R35)

case("R21 after an ability", line("main", side("fae", land(t1="L1,-,-"), hand="L"), side("west", hand="L")), "!L",
     phase="answer", asked=[2], memo="s2")
case("R21 after an attack", line("main", side("fae", land(t1="S2,S2,-")), side("west", land(t2="L0,-,-"), hand="L")),
     "1>2 - stop", phase="answer", memo="d,s2")
case("R25 passed over", line("main", side("fae", land(t1="S2,S2,-")), side("west", land(t2="L0,-,-"), hand="L")),
     "1>2", phase="window", memo="d,a1>2,s2,p1")
case("R25 only a special", line("main", side("fae", land(t1="S2,S2,-")), side("west", land(t2="L0,-,-"), hand="X")),
     "1>2", memo="d,a1>2,s2,p1", legal=["-"])
case("R23 on to the palace", line("main", side("fae", land(t1="S2,S2,-")), side("west", land(t2="L0,-,-"), hand="LL")),
     "1>2 - go", memo="d,a1>2P*,s2,p1")
case("windows battle_only", line("main", side("fae", land(t1="L1,-,-"), hand="LL"), side("west", hand="L")), "!L",
     phase="main", **option(windows="battle_only"))
case("windows battle_only, end", line("main", side("fae", land(t1="L1,-,-")), side("west", hand="L")), "done", turn="8",
     **option(windows="battle_only"))
STEPS = line("main", side("fae", land(t1="S1,H2,-")), side("west", land(t2="L1,C1,-"), hand="L"))
case("windows with_steps", STEPS, "1>2 - hit:2a1 ok", asked=[2], tail="-,hit:2a1,ok", legal=["!L", "-"],
     land2=land(t2="L0,C1,-"), **option(windows="with_steps"))
case("windows with_steps, on", STEPS, "1>2 - hit:2a1 ok - hit:2b1 ok", phase="answer", land1=land(t1="S0,H0,-"),
     land2=land(t2="L0,C0,-"), **option(windows="with_steps"))
case("R35 the last base", line("main", side("east", land(t1="W1,L1,-", t2="W2,-,-"), hand="W"), side("fae",
     land(t3="L1,-,-"))),
     "1>3 !W raze:3a", legal=["go", "stop"], tail="!W,raze:3a")
case("R35 the group", line("main", side("east", land(t1="W1,-,-", t2="-,-,-"), hand="W"), side("fae",
     land(t3="L1,-,-"))),
     "1>3 !W", phase="main", memo="d,v1>3", land1=land(t1="W0,-,-"))
case("R58 a new defender", line("main", side("fae", land(t1="W2,L2,-")), side("west", land(t1="L0,L0,L0"), hand="X")),
     "1>2 !X", specials2="1", asked=[1], legal=["hit:P1", "ok"])
case("R33 a new attacker", line("main", side("fae", land(t1="L0,L0,L0", t2="L0,L0,L0"), specials="1", hand="X"),
     side("west", EMPTY)), "P>1 !X hit:P2 ok", phase="over", memo="d,=1", specials1="1")
THORNS = line("main", side("west", land(t1="H2,-,-")), side("fae", land(t2="L2,-,-"), hand="O"))
case("R89 in the window", THORNS, "1>2 !O hit:2a1 hit:2a2 ok", phase="main", land1=land(t1="H0,-,-"), memo="d")
case("thorns_stop", THORNS, "1>2 !O", phase="main", land1=land(t1="H2,-,-"), memo="d,v1>2", legal=["done"],
     **option(thorns_stop="declared_too"))

# --------------------------------------------------------------------------------------- battle (R37 to R57)

case("R45 after_step", CASE_3, "1>2 hit:1a1 hit:1a2 hit:1b1 hit:1b2 ok", phase="main", land1=land(t1="L0,H0,C1"),
     land2=land(t2="L0,-,-"), **option(base_exposure="after_step"))
TWO = fight(("fae", land(t1="S1,H2,-")), ("west", land(t2="L1,-,-")))
case("R45 after_step, second step", TWO, "1>2 hit:1a1 hit:1b1 ok", land2=EMPTY, legal=["go", "stop"],
     **option(base_exposure="after_step"))
case("R45 next_attack", TWO, "1>2 hit:1a1 hit:1b1 ok", land2=land(t2="L0,-,-"), phase="main",
     **option(base_exposure="next_attack"))
case("R43 initiative_hits_bases", CASE_9, "1>2", phase="main", land1=land(t1="S0,S0,-"), land2=land(t2="S0,-,-"),
     **option(initiative_hits_bases=False))
AMOUNTS = fight(("fae", land(t1="S2,L1,-")), ("west", land(t2="H1,H1,-")))
case("R48 amounts", AMOUNTS, "1>2 hit:2a1=1", offers="hit:2a1 hit:2b1", lacks="hit:2a1=1 hit:2b1=1")
case("R48 the full amount by number", AMOUNTS, "1>2 hit:2a1=2", tail="1>2,hit:2a1")
case("R44 the palace forgets", line("main", side("west", land(t1="C2,-,-", t2="C2,-,-")), side("fae")),
     "1>1 2>1", phase="main", land1=land(t1="C0,-,-", t2="C0,-,-"))
case("attacks_per_group", CASE_26, "1>2 hit:1a1 hit:1b1 ok stop", memo="d,u1", lacks="1>1 1>3", offers="3>2 3>1",
     **option(attacks_per_group="once"))
JOIN = line("main", side("fae", land(t1="L1,L0,L0", t2="L0,L0,L0"), specials="2"), side("west", land(t3="H1,-,-")))
case("special_attack joins", JOIN, offers="1>3 1+P1>3 1+P2>3 1+P1P2>3 P>3", lacks="2+P1>3",
     **option(special_attack="joins"))
case("joins, the battle", JOIN, "1+P2>3 hit:1a1 ok", land2=EMPTY, legal=["go", "stop"], land1=land(t1="L0,L0,L0",
     t2="L0,L0,L0"),
     **option(special_attack="joins"))
case("joins once", JOIN, "1+P2>3 hit:1a1 ok stop", memo="d,u1P2", offers="P>1", lacks="1>1 1+P1>1",
     **option(special_attack="joins", attacks_per_group="once"))
case("palace_power", CASE_9, "1>2 go hit:P ok", phase="main", **option(palace_power=6))
case("palace_power falls", fight(("west", land(t1="C2,-,-")), ("fae", EMPTY)), "1>2", phase="over",
     **option(palace_power=6))
case("base_power", fight(("fae", land(t1="C1,-,-")), ("west", land(t2="L0,-,-"))), "1>2", phase="main",
     land1=land(t1="C0,-,-"), land2=EMPTY, **option(base_power=3))

# --------------------------------------------------------------------------------------- specials (R58 to R62)

LIMIT = line("main", side("east", land(t1="W2,-,-"), hand="W"),
             side("undead", land(t1="L0,L0,L0", t2="L0,L0,L0"), specials="2"))
UNLIKE = LIMIT.replace("undead", "east").replace("/2/-/", "/2[3,0]/-/").replace("23./-;-", "22./O1;-")
case("R62 the owner chooses", UNLIKE, "!W raze:1a", asked=[2], legal=["lose:P1", "lose:P2"])
case("R62 he has chosen", UNLIKE, "!W raze:1a lose:P2", phase="main", specials2="1[3]", piles2="19.l-22.X")
case("R62 removed, not defeated", LIMIT, "!W raze:1a", phase="main", specials2="1", piles2="19.l-23.X")
case("special_limit_check", LIMIT, "!W raze:1a", phase="main", specials2="2",
     **option(special_limit_check="end_of_turn"))
case("special_limit_check at the end", LIMIT, "!W raze:1a done", turn="8", specials2="1",
     **option(special_limit_check="end_of_turn"))
case("special_limit_check, the Treant defends", CASE_12, "1>3 hit:1c1 hit:1c2 hit:1a1 hit:1b1 ok go", specials2="1",
     phase="main",
     land1=land(t1="C0,H0,W0"), **option(special_limit_check="end_of_turn"))

# --------------------------------------------------------------------------------------- abilities (R80 to R109)

case("zero_power dies", CASE_18, "1>2 hit:1b1 hit:1b2 ok", land2=EMPTY, effects1="O1k2", **option(zero_power="dies"))
case("zero_power floor_one", CASE_18, "1>2", phase="main", land1=land(t1="L0,H0,-"), land2=EMPTY,
     **option(zero_power="floor_one"))
case("templar_damage", CASE_21, "1>2", offers="hit:2a hit:2b", lacks="hit:2b1", **option(templar_damage="per_templar"))
NINJA = line("main", side("east", land(t1="S1,H1,-"), hand="O"), side("west", land(t2="L2,-,-")))
case("R92 targets", NINJA, offers="!O:1a1 !O:1b1", lacks="!O !O:1a2", refused=("!O",
     "R92: Name one of your own troops."))
case("R92 a bonus", NINJA, "!O:1a1", land1=land(t1="S1[3],H1,-"))
case("ninja keeps", NINJA, "!O:1a1 1>2 hit:2a1 ok", tail="1>2,hit:2a1,ok", asked=[1], land2=land(t2="L1,-,-"))
case("ninja changes", NINJA, "!O:1a1 1>2", land1=land(t1="S0,H0,-"), land2=EMPTY, phase="main",
     **option(ninja_kind="changes"))
case("R92 without a troop", line("main", side("east", EMPTY, hand="O"), side("west")), legal=["done"],
     refused=("!O", "R92: Name one of your own troops."))
NECRO = line("main", side("undead", land(t1="L0,H0,S1", t2="L0,C0,-"), hand="LS"), side("west"))
case("R105", NECRO, "!S", land1=land(t1="L1,H1,S1", t2="L0,C0,-"))
case("necromancer_fill", NECRO, "!S", land1=land(t1="L2,H2,S1", t2="L0,C0,-"), **option(necromancer_fill="full"))
case("R104", NECRO, "!L", land1=land(t1="L1,H0,S1", t2="L1,C0,-"))
case("kaiju_target", CASE_23, "!W", phase="main", land2=land(t3="L1,-,C2"), **option(kaiju_target="facing_territory"))
case("R94 a Ninja last", line("main", side("east", land(t1="W2[3,0],-,-"), hand="W"), side("west")), "!W",
     land1=land(t1="W1[3],-,-"))
case("sacrifice_time", CASE_15, "1>2 hit:2a1 hit:2a ok hit:1a1 hit:1b1 hit:1b2 ok", phase="main",
     land1=land(t1="L0,S0,-"),
     **option(sacrifice_time="after_battle"))
case("R90 a defender", fight(("fae", land(t1="L1,-,-")), ("east", land(t2="H1,-,-")), enemy_effects="H1"), "1>2",
     phase="main", land1=land(t1="L0,-,-"), land2=land(t2="H0,-,-"), memo="d")
case("R95 Militia", fight(("fae", land(t1="C1,-,-")), ("west", land(t2="L2,-,-")), enemy_effects="L1"),
     "1>2 hit:2a1 ok",
     phase="main", land2=land(t2="L1,-,-"))
case("R96 Knights", fight(("west", land(t1="C1,-,-")), ("fae", land(t2="C0,-,-")), effects="C1"), "1>2", phase="main",
     land1=land(t1="C0,-,-"), land2=EMPTY)
case("R97 first and twice", fight(("fae", land(t1="S2,-,-")), ("west", land(t2="S1,-,-")), "-", "S1"), "1>2",
     phase="main",
     land1=land(t1="S0,-,-"), land2=land(t2="S1,-,-"))
case("R100 Wizard", fight(("west", land(t1="C1,-,-")), ("fae", land(t2="L0,-,-")), effects="O2"), "1>2", land2=EMPTY,
     legal=["go", "stop"])
case("R102 Blacksmith", line("main", side("west", land(t1="C1,-,-", t2="L0,L0,L0"), specials="1"), side("fae",
     land(t2="L0,-,-"))),
     "1>2", land2=EMPTY, land1=land(t1="C0,-,-", t2="L0,L0,L0"), phase="main")
case("R108 Frankensteins", fight(("undead", land(t1="W1,-,-")), ("fae", land(t2="C1,-,-")), effects="W1"),
     "1>2 hit:2a1 ok",
     phase="main", land1=land(t1="W0,-,-"), land2=land(t2="C0,-,-"))
case("R108 in defence", fight(("fae", land(t1="C2,H1,-")), ("undead", land(t2="W1,-,-")), enemy_effects="W1"),
     "1>2", phase="main", land1=land(t1="C0,H0,-"), land2=EMPTY, effects1="t1")
case("R106 counted", fight(("undead", land(t1="H1,C2,-")), ("fae", land(t2="L2,-,-")), effects="H1"),
     "1>2 hit:1a1 hit:1b1 ok stop",
     effects1="H1k2", land1=land(t1="H0,C1,-"))
case("R106 returned", fight(("undead", land(t1="H1,C2,-")), ("fae", land(t2="L2,-,-")), effects="H1"),
     "1>2 hit:1a1 hit:1b1 ok stop done", land1=land(t1="H2,C1,-"), turn="8")
case("R107 in defence", fight(("fae", land(t1="W2,C2,-")), ("undead", land(t2="C1,-,-")), enemy_effects="C1"), "1>2",
     asked=[2], offers="kill:1a1 kill:1b2 hit:1a1 ok")
case("R107 in defence, on", fight(("fae", land(t1="W2,C2,-")), ("undead", land(t2="C1,-,-")), enemy_effects="C1"),
     "1>2 kill:1a1 hit:1b1 hit:1b2 ok", land1=land(t1="W1,C0,-"), legal=["go", "stop"])
case("R109 copies", fight(("west", land(t1="C1,-,-")), ("fae", land(t2="C0,-,-")), effects="C3"), "1>2", land2=EMPTY,
     legal=["go", "stop"])
case("turn_limit", line("main", side("fae", land(t1="L1,-,-")), side("west"), turn=40), "done", result=(1, "R71"),
     **option(turn_limit=40))
case("limit_result", line("main", side("fae", land(t1="L1,-,-")), side("west"), turn=60), "done", result=(0, "R71"),
     **option(limit_result="draw"))
case("R71 after the effects", line("main", side("fae", land(t1="H1,-,-"), effects="H1t1"), side("west"), turn=60),
     "done",
     land1=land(t1="H2,-,-"), effects1="-", memo="=1s")
case("ability_mix", CASE_32, phase="main", **option(ability_mix="graded"))
case("R35 closes at once", line("main", side("east", land(t1="W1,L1,-", t2="W2,-,-"), hand="WO"),
                                side("fae", land(t3="L1,-,-"), hand="LL")), "1>3 !W raze:3a", legal=["go", "stop"])
case("R35 the group, at once", line("main", side("east", land(t1="W1,-,-"), hand="WO"),
                                    side("fae", land(t3="L1,-,-"), hand="LL")), "1>3 !W", phase="answer",
     memo="d,v1>3,s2")
case("R90 Samurai", fight(("east", land(t1="H1,L1,-")), ("fae", land(t2="L0,-,-")), effects="H1"), "1>2", phase="main",
     land2=EMPTY, land1=land(t1="H0,L0,-"))
case("R95 need", fight(("fae", land(t1="C1,-,-")), ("west", land(t2="L2,-,-")), enemy_effects="L1"),
     "1>2 hit:2a1 hit:2a2 ok", phase="main", land2=land(t2="L1,-,-"))
case("R87 spares", fight(("fae", land(t1="C2,-,-")), ("west", land(t2="L2,-,-")), effects="C1"), "1>2 hit:1a1 ok",
     land1=land(t1="C1,-,-"), legal=["go", "stop"])
case("R87 although it falls", fight(("fae", land(t1="S1,C1,-")), ("west", land(t2="S1,L2,-")), effects="C1"),
     "1>2", asked=[1])
case("R32 a card lifts the bar", line("main", side("west", land(t1="W1,-,-"), hand="L", effects="O2"), side("fae",
     land(t2="L1,-,-"))),
     "1>2 - !L", phase="main", memo="d", offers="1>2")
BURNED = (f"att1;0;-;setup;fae/{EMPTY}/0/llll/3.sssssshhhhhccccwww-2.LLSSSSHHHHCCCCWWWOOOXXX/d1;"
          f"west/{EMPTY}/0/-/25.-25./r;-")
case("R3 less than five cards", BURNED, "+B =l", effects1="b")
case("R3 five cards", BURNED.replace("2.LLSSSS", "3.LSSSS"), "+B =l", legal=["burn", "keep"])
case("R32 a window does not count", line("main", side("east", land(t1="W1,L1,-", t2="W2,-,-"), hand="W"),
                                         side("fae", land(t3="L1,-,-"))), "1>3 !W raze:3a stop", memo="d,v1>3",
     phase="main")
case("R46 a Blacksmith helps no defending Catapult", line(
    "main", side("fae", land(t1="C1,L2,-")), side("west", land(t2="W1,-,-", t3="L0,L0,L0"), specials="1")),
    "1>2 hit:2a1 ok", asked=[2], land2=land(t2="W1,-,-", t3="L0,L0,L0"))
case("R88 a Dragon of power 0", fight(("fae", land(t1="W1,-,-")), ("fae", land(t2="C1,L1,-")), "W1", "C4"), "1>2",
     phase="main", land1=land(t1="W0,-,-"), land2=land(t2="C1,L0,-"))
case("R93 before sacrifices", fight(("east", land(t1="C1,-,-")), ("east", land(t2="L2,-,-")), "C1", "L1"),
     "1>2 hit:2a1 ok",
     phase="main", land1=land(t1="C0,-,-"), land2=land(t2="L0,-,-"), **option(sacrifice_time="after_battle"))
case("R25 in the set-up tail", f"att1;0;-;setup;fae/{EMPTY}/0/-/25.-25./d5;west/{EMPTY}/0/-/25.-25./r;-", "+B",
     tail="+B")
case("R94 no base left", line("main", side("east", land(t1="W2,-,-", t2="W2,-,-"), hand="W"), side("fae",
     land(t3="L1,-,-"))),
     "!W raze:3a", phase="main", land2=EMPTY)
case("R87 in the palace", line("main", side("fae", land(t1="C2,W1,-"), effects="C1"), side("west", land(t1="L0,L0,L0"),
                                                                                      specials="1")),
     "1>2", asked=[1], legal=["hit:P1", "ok"])
case("R99 the siege pool fells all, unasked", fight(("west", land(t1="W1,L1,-")), ("fae", land(t2="C2,-,-")),
     effects="W1"), "1>2",
     phase="main", land1=land(t1="W0,L0,-"), land2=EMPTY)
case("R99 a felled base covers nobody", fight(("west", land(t1="W2,-,-", t2="W1,H2,-")), ("fae", land(t2="C2,-,-",
     t3="C2,L0,-")), effects="W1"),
     "2>3 siege:3a", lacks="hit:3b", offers="hit:3a1 ok")
case("R99 not the palace", line("main", side("west", land(t1="W1,-,-"), effects="W1"), side("fae",
     land(t1="L0,L0,L0"), specials="1")),
     "1>2", phase="main", land1=land(t1="W0,-,-"))
