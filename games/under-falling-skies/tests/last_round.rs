//! What is proven in the last round, against the game solved to its end.

use conform::Solved;
use contract::{Dice, Game, Heuristic, Notation, Seat, Setup, Stream, Turn};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::action::Action;
use under_falling_skies::board::Effect;
use under_falling_skies::space::{COLUMNS, Spaces};
use under_falling_skies::state::{Colour, Die, Phase, Placed, Robot, State, Waiting};

/// How many states a position may need to be solved.
const STATES: usize = 1000;

/// Settings in which many kinds of research rooms lie.
const STARS: [&str; 4] = ["00000000", "11111111", "00000110", "00000011"];

/// How many last rounds of each are played.
const ROUNDS: u64 = 150;

fn game(stars: &str) -> UnderFallingSkies {
    UnderFallingSkies::new(&Setup::printed(1).set("stars", stars)).expect("a setting of stars")
}

/// Returns a last round in which some steps of research are left: about to begin, or with all dice laid. Ships count for nothing in it but the
/// damage that they do, so the sky is empty.
fn beginning(game: &UnderFallingSkies, dice: &mut Stream) -> State {
    let board = &game.board;
    let mut below = |sides: usize| dice.below(sides as u32) as u8;
    let mut state = State {
        mothership: board.skull - 1,
        spots: Default::default(),
        waiting: Waiting { green: 5, red: 0 },
        energy: below(usize::from(board.energy_most) + 1),
        research: board.research.len() as u8 - 1 - below(3),
        excavator: board.path.len() as u8 - 1 - below(2) * below(12),
        ..game.start()
    };
    let open = |state: &State| board.open[usize::from(state.excavator)].but(state.robot_spaces());
    for _ in 0..below(3) {
        let spaces: Vec<_> = open(&state).iter().collect();
        let space = spaces[usize::from(below(spaces.len()))];
        state.add_robot(Robot { space, value: 1 + below(6), exhausted: false });
    }
    if below(2) == 0 {
        state.phase = Phase::Rooms;
        for column in 0..COLUMNS {
            let spaces: Vec<_> = open(&state).and(Spaces::of_column(column)).iter().collect();
            // A robot may have the only space.
            let Some(space) = spaces.get(usize::from(below(spaces.len().max(1)))).copied() else { continue };
            let colour = Colour::BOTH[usize::from(column > 2)];
            state.dice[column] = Some(Placed { space, die: Die { colour, value: 1 + below(6) }, digs: false });
        }
    }
    state
}

/// Plays on at random, but but mostly with high dice into laboratories, and returns what was decided.
fn play_on(game: &UnderFallingSkies, mut state: State, dice: &mut Stream) -> Vec<State> {
    let (mut states, mut actions) = (Vec::new(), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => return states,
            Turn::Chance => {
                let roll = game.sample(&state, dice);
                game.apply_outcome(&mut state, roll);
            }
            Turn::Choice(_) => {
                states.push(state);
                game.legal(&state, Seat::FIRST, &mut actions);
                if dice.below(4) > 0 && actions.iter().any(|action| is_promising(game, *action)) {
                    actions.retain(|action| is_promising(game, *action));
                }
                let action = actions[dice.below(actions.len() as u32) as usize];
                game.apply(&mut state, Seat::FIRST, action);
            }
        }
    }
}

/// Says whether an action puts a high die into a laboratory.
fn is_promising(game: &UnderFallingSkies, action: Action) -> bool {
    matches!(action, Action::Place { die, space, digs: false, .. }
        if die.value > 3 && game.board.room(space).is_some_and(|room| room.does(Effect::Research)))
}

#[test]
fn r55_r70_what_is_proven_in_the_last_round_is_what_it_is_worth() {
    let (mut won, mut lost, mut early, mut missed) = (0, 0, 0, 0);
    for stars in STARS {
        let game = game(stars);
        let mut solved = Solved::within(&game, STATES);
        for number in 0..ROUNDS {
            let dice = &mut Stream::new("last round", stars, number);
            for state in play_on(&game, beginning(&game, dice), dice) {
                let line = game.write_line(&state);
                let proven = game.proven(&state, Seat::FIRST);
                let lies = matches!(state.phase, Phase::Rooms | Phase::Site { .. } | Phase::Mothership);
                assert!(!lies || proven.is_some(), "it is certain once all dice lie: {line}");
                let Some(worth) = solved.find(&state, Seat::FIRST) else { continue };
                let Some(proven) = proven else {
                    missed += u32::from(worth <= 0.0);
                    continue;
                };
                assert_eq!(proven.to_bits(), worth.to_bits(), "{line}: {proven} is proven, and it is worth {worth}");
                won += u32::from(proven > 0.0);
                lost += u32::from(proven <= 0.0);
                early += u32::from(!lies);
            }
        }
    }
    let found = format!("{won} won, {lost} lost, {early} while dice were to be placed, {missed} lost ones missed");
    assert!(won >= 20 && lost >= 200 && early >= 100 && missed <= early / 10, "{found}");
}

#[test]
fn r34_r42_what_no_roll_can_reach_is_lost_while_dice_are_to_be_placed() {
    let game = game("11111111");
    let proven = |line: &str| {
        let Ok(state) = game.read_line(line) else { panic!("{line}") };
        game.proven(&state, Seat::FIRST)
    };
    // Steps for 4 and for 12 are left. E5 and F5 pay the first; F1 and F2 (5, and 2 more) pay the last if a 5 or a 6 comes to
    // F1. The white die first, and the black one may still show it; the black one first, and what is left is a 2.
    assert_eq!(proven("11111111 P 8 10 g1^,r3^,g3.14,g4.14,g5.12 g1r0 3 3 12 F3 F5=3 k3w2 D4=k4,E5=w2,F2=k5"), None);
    assert_eq!(
        proven("11111111 P 8 10 g1^,r3^,g3.14,g4.14,g5.12 g1r0 3 3 12 F3 F5=3 k3 A3=w2,D4=k4,E5=w2,F2=k5"),
        Some(0.0)
    );
    assert_eq!(
        proven("11111111 P 8 10 g1^,r3^,g3.14,g4.14,g5.12 g1r0 3 3 12 F3 F5=3 k5 A3=w2,D4=k4,E5=w2,F2=k5"),
        None
    );
    // The energy of D4 is needed, too: 1 for E5 and 3 for F1.
    assert_eq!(
        proven("11111111 P 8 10 g1^,r3^,g3.14,g4.14,g5.12 g1r0 3 3 12 F3 F5=3 k5 A3=w2,A4=k4,E5=w2,F2=k5"),
        Some(0.0)
    );
    // A round earlier nothing is certain.
    assert_eq!(proven("11111111 P 7 9 g1^,r3^,g3.14,g4.14,g5.12 g1r0 3 3 12 F3 F5=3 k3 A3=w2,D4=k4,E5=w2,F2=k5"), None);
}
