//! What a player cannot see changes nothing for that player: a little of it in every run, a million hidden twins and ten
//! thousand decisions where `PALISADE_LONG` is set.

use attack_the_tower::AttackTheTower;
use attack_the_tower::action::Action;
use attack_the_tower::course::Stage;
use attack_the_tower::state::State;
use conform::{Failure, Trials};
use contract::{Determinize, Game, Heuristic, Notation, Seat, SeatSet, Setup, Stream, Turn};

/// How many hidden states a decision looks at.
const SAMPLES: usize = 3;

fn long(few: u64, many: u64) -> u64 {
    if std::env::var_os("PALISADE_LONG").is_some() { many } else { few }
}

/// A game has about 500 moments, each seen by three observers and compared with up to two twins.
#[test]
fn hidden_twins_look_alike() -> Result<(), Failure> {
    Ok(conform::law::twins_look_alike::<AttackTheTower>(&Trials::printed()?.count(long(2, 500)))?)
}

/// Chooses as a player who looks one step ahead: by the estimate, over states that fit what the seat sees.
fn choose(game: &AttackTheTower, state: &State, seat: Seat, number: u64) -> Option<Action> {
    let view = game.view(state, SeatSet::only(seat));
    let mut dice = Stream::new("twins", "choose", number);
    let fitting: Vec<State> = (0..SAMPLES).map(|_| game.determinize(&view, &mut dice)).collect();
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    let worth = |action: &Action| -> f64 {
        let after = fitting.iter().map(|state| {
            let mut after = *state;
            game.apply(&mut after, seat, *action);
            game.estimate(&after, seat)
        });
        after.sum()
    };
    actions.into_iter().max_by(|one, other| worth(one).total_cmp(&worth(other)))
}

#[test]
fn decisions_follow_from_what_a_seat_sees() {
    let game = AttackTheTower::new(&Setup::printed(2)).expect("the printed game");
    let (mut met, mut differ) = (0, 0);
    for number in 0.. {
        let mut dice = Stream::new("twins", "decisions", number);
        for (state, _) in conform::played_well(&game, "twins", number).0 {
            let Turn::Choice(seats) = game.turn(&state) else { continue };
            for seat in seats.iter() {
                let twin = game.determinize(&game.view(&state, SeatSet::only(seat)), &mut dice);
                assert_eq!(choose(&game, &state, seat, met), choose(&game, &twin, seat, met), "{state:?}");
                met += 1;
                differ += u64::from(twin != state);
            }
        }
        if met >= long(400, 10_000) {
            break;
        }
    }
    assert!(2 * differ > met, "{differ} of {met} twins differ from the state");
}

/// R20-R25. Beyond the kit's law, which must allow that a step opens something: here no step does after the set-up, so the
/// same step leads hidden twins to the same view and asks the same player, whoever holds what.
#[test]
fn the_same_step_leads_twins_to_the_same_view() {
    let game = AttackTheTower::new(&Setup::printed(2)).expect("the printed game");
    let (mut met, mut actions, mut others) = (0, Vec::new(), Vec::new());
    for number in 0.. {
        let mut dice = Stream::new("twins", "steps", number);
        for (state, _) in conform::played(&game, "twins", number).0 {
            let Turn::Choice(seats) = game.turn(&state) else { continue };
            let Some(seat) = seats.first().filter(|_| !matches!(state.table.course.stage, Stage::Army | Stage::Setup))
            else {
                continue;
            };
            for observer in [SeatSet::NONE, SeatSet::only(Seat::FIRST), SeatSet::only(Seat::new(1))] {
                let twin = game.determinize(&game.view(&state, observer), &mut dice);
                game.legal(&state, seat, &mut actions);
                game.legal(&twin, seat, &mut others);
                for action in actions.iter().filter(|action| others.contains(action) && twin != state) {
                    let [one, other] = [state, twin].map(|mut next| {
                        game.apply(&mut next, seat, *action);
                        (game.turn(&next), game.view(&next, observer))
                    });
                    assert_eq!(
                        one,
                        other,
                        "{observer:?} tells hands apart by {action:?} at {}",
                        game.write_line(&state)
                    );
                    met += 1;
                }
            }
        }
        if met >= long(20_000, 1_000_000) {
            break;
        }
    }
}
