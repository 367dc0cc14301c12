//! The largest kill, as it is laid out first (R39, R41, R45, R46, R107).

use attack_the_tower::AttackTheTower;
use attack_the_tower::action::Action;
use attack_the_tower::course::{Battle, Stage};
use attack_the_tower::state::State;
use contract::{Game, Seat, SeatSet, Setup, Speak, StepText};

use crate::common::{main, read};

/// Returns what is laid out for a seat after these tokens, and the key of the question.
fn laid(line: &str, tokens: &str, seat: usize) -> (Vec<String>, &'static str) {
    let mut position = read(line, &[]).expect("a line of a test");
    for token in tokens.split_whitespace() {
        let (seat, token) = token.split_once(':').expect("a token with its seat");
        let seat = Seat::new(seat.parse::<usize>().expect("a seat") - 1);
        position.play(&StepText::Action { seat, token: token.to_owned() }).expect("a legal token");
    }
    let seat = Seat::new(seat);
    (position.suggest(seat), position.prompt(seat).expect("a question").question.key)
}

const WEST: &str = "west C1,W1,-:-,-,-:-,-,- 0 - -";

#[test]
fn r39_most_power_is_destroyed() {
    let line = main("fae C1,H1,-:-,-,-:-,-,- 0 - -", "west C1,H2,L2:-,-,-:-,-,- 0 - -");
    assert_eq!(laid(&line, "1:1>1", 0), (vec!["hit:1a1".into(), "hit:1b1".into()], "ask-hit"));
    let line = main("fae H2,-,-:-,-,-:-,-,- 0 - -", "west C1,L2,S2:-,-,-:-,-,- 0 - -");
    // One Troll is left; of two points on Militia or Crossbowmen those who strike first are the greater threat.
    assert_eq!(laid(&line, "1:1>1 2:hit:1a1 2:ok", 0).0, ["hit:1c1", "hit:1c2"]);
}

#[test]
fn r45_r46_bases_come_after_the_troops_that_cover_them_and_siege_points_first() {
    let line = main(WEST, "fae L1,S0,H0:-,-,-:-,-,- 0 - -");
    // 3 points and 4 siege points: one for the Elf, the siege weapon's for a base, and 2 that destroy nothing.
    assert_eq!(laid(&line, "1:1>1", 0).0, ["hit:1a1", "siege:1a"]);
    let line = main("west C2,W1,-:-,-,-:-,-,- 0 - -", "fae H1,S0,L0:-,-,-:-,-,- 0 - -");
    assert_eq!(laid(&line, "1:1>1", 0).0, ["hit:1a1", "siege:1a", "hit:1b"]);
    let line = main("west C1,W1,-:-,-,-:-,-,- 0 - O1", "fae L2,S0,H0:-,-,-:-,-,- 0 - -");
    assert_eq!(laid(&line, "1:1>1", 0).0, ["hit:1a1", "hit:1a2", "siege:1a"], "4 and 5: two points and one are idle");
}

#[test]
fn r41_r44_what_is_left_of_first_strikes_counts_later() {
    let line = main("west S2,C1,-:-,-,-:-,-,- 0 - -", "fae C1,H1,L2:-,-,-:-,-,- 0 - -");
    let (tokens, question) = laid(&line, "1:1>1", 0);
    assert_eq!((tokens, question), (vec!["hit:1b1".into()], "ask-hit-first"));
    let line = main("west S1,C1,-:-,-,-:-,-,- 0 - -", "fae C1,H1,-:-,-,-:-,-,- 0 - -");
    assert_eq!(laid(&line, "1:1>1", 0).0, ["hit:1a1"], "one point on the strongest, for the main step");
}

#[test]
fn r107_marks_are_a_question_of_their_own() {
    let line = main("undead C2,-,-:-,-,-:-,-,- 0 - C1", "west W2,C2,C1:-,-,-:-,-,- 0 - -");
    let (tokens, question) = laid(&line, "1:1>1", 0);
    assert_eq!((tokens.clone(), question), (vec!["kill:1a1".into(), "kill:1a2".into()], "ask-mark"));
    let (tokens, question) = laid(&line, "1:1>1 1:kill:1a1 1:kill:1a2", 0);
    assert_eq!((tokens, question), (vec!["hit:1b1".into(), "hit:1b2".into()], "ask-hit"));
}

#[test]
fn r40_what_will_fall_is_told_before_the_defender_lays_points() {
    let line = main("fae H2,C2,C2:-,-,-:-,-,- 0 - -", "west C1,H1,-:-,-,-:-,-,- 0 - -");
    let position = read(&line, &[]).expect("a line of a test");
    let told = conform::told(&position, "1:1>1", SeatSet::only(Seat::FIRST));
    let last = told.last().expect("something is told");
    assert_eq!(
        last,
        "When both have struck, these fall: Knight 1a1, Templar 1b1, Stables 1a, Chapterhouse 1b. 13 points strike back."
    );
}

/// Returns the power that all ways of laying destroy at best.
fn most(game: &AttackTheTower, state: &State, seat: Seat, last: Option<Action>) -> u16 {
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    let lays = |action: &Action| matches!(action, Action::Kill(_) | Action::Hit(_, 0) | Action::Siege(_, 0));
    let later = actions.into_iter().filter(|action| lays(action) && last.is_none_or(|last| *action > last));
    let after = later.map(|action| {
        let mut after = *state;
        game.apply(&mut after, seat, action);
        most(game, &after, seat, Some(action))
    });
    after.chain([destroyed(game, state)]).max().unwrap_or_default()
}

/// Returns the power of what is covered by now: by what the side gains when the step ends.
fn destroyed(game: &AttackTheTower, state: &State) -> u16 {
    let battle = state.table.course.battle.unwrap_or_default();
    let enemy = usize::from(1 - battle.role);
    let attack = state.table.course.attack.expect("an attack");
    let side = &state.table.sides[usize::from(battle.role == 0) ^ state.table.course.active.index()];
    let troop = |slot: usize| {
        let need = battle.power[enemy][slot].max(1);
        let hit = battle.damage[enemy][slot] >= need || battle.marked[enemy] >> slot & 1 == 1;
        let under = battle.role == 0 && slot < 6 && !attack.palace && battle.damage[1][9 + slot / 2] >= 4;
        if hit || under { u16::from(need) } else { 0 }
    };
    let living = |slot: &usize| lives(game, state, &battle, side, *slot);
    let troops: u16 = (0..9).filter(living).map(troop).sum();
    let need = if attack.palace { 10 } else { 4 };
    let defences = (9..12).filter(|place| battle.role == 0 && battle.damage[1][*place] >= need).count() as u16;
    troops + defences * u16::from(need)
}

fn lives(
    _: &AttackTheTower,
    state: &State,
    battle: &Battle,
    side: &attack_the_tower::table::Side,
    slot: usize,
) -> bool {
    let attack = state.table.course.attack.expect("an attack");
    let territory = if battle.role == 0 { attack.to } else { attack.from };
    let on_palace = if battle.role == 0 { attack.palace } else { attack.from == 3 };
    match (slot < 6, on_palace) {
        (true, false) => (slot as u8 % 2) < side.bases[usize::from(territory) * 3 + slot / 2].troops,
        (false, true) => slot - 6 < usize::from(side.specials),
        _ => false,
    }
}

#[test]
fn nothing_destroys_more_than_what_is_laid_out() {
    let two = || Setup::printed(2);
    let setups = [
        two(),
        two().set("armies", "west,undead"),
        two().set("base_exposure", "after_step"),
        two().set("base_exposure", "next_attack").set("armies", "west,east"),
        two().set("initiative_hits_bases", "false"),
        two().set("zero_power", "dies").set("armies", "undead,undead"),
    ];
    for setup in setups {
        let game = AttackTheTower::new(&setup).expect("a setup of a test");
        let met: u32 = (0..5).map(|number| laid_in(&game, number)).sum();
        assert!(met > 20, "only {met} strikes were met under {setup:?}");
    }
}

/// Claims it for all strikes of a game between players who look one step ahead; returns how many there were.
fn laid_in(game: &AttackTheTower, number: u64) -> u32 {
    let mut met = 0;
    for (state, _) in conform::played_well(game, "suggest", number).0 {
        if state.table.course.stage != Stage::Assign {
            continue;
        }
        let seat = state.table.course.asked;
        let mut after = state;
        // Marks are asked for first, points then.
        for _ in 0..2 {
            for action in game.suggest(&game.view(&after, SeatSet::only(seat)), seat) {
                game.apply(&mut after, seat, action);
            }
        }
        assert_eq!(destroyed(game, &after), most(game, &state, seat, None), "in game {number}: {state:?}");
        met += 1;
    }
    met
}
