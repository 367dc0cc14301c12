//! In a small parley exactly the fitting states come out of a completion.

use crate::lie::{Broken, Lie};
use conform::law::completions_are_exact;
use conform::toys::Parley;
use conform::toys::parley::{State, View};
use contract::{Determinize, Dice, Game, Observer, Seat, SeatSet, Setup};

/// Five different cards, a hand of one, one round, two seats.
fn small() -> Setup {
    let components = Some("copies = [1, 1, 1, 1, 0]\nhand = 1\n".to_owned());
    Setup { components, ..Setup::printed(2).set("rounds", "1") }
}

fn observers() -> [Observer; 3] {
    [SeatSet::NONE, SeatSet::only(Seat::FIRST), SeatSet::only(Seat::new(1))]
}

fn check<G: Game<State = State> + Determinize>(tries: u32) -> Result<(), conform::Breach> {
    let game = G::new(&small()).expect("four cards are enough");
    for observer in observers() {
        let settled = |state: &State| state.begun().iter().all(|seat| observer.contains(seat));
        completions_are_exact(&game, observer, tries, settled)?;
    }
    Ok(())
}

#[test]
fn exactly_the_fitting_states_come_out() {
    assert_eq!(check::<Parley>(2000), Ok(()));
}

/// Gives the lowest number always.
struct Stuck;

impl Dice for Stuck {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}

#[test]
fn a_fitting_state_that_never_comes_out_is_found() {
    #[derive(Debug)]
    struct Narrow;
    impl Lie for Narrow {
        fn determinize<D: Dice + ?Sized>(game: &Parley, view: &View, _: &mut D) -> State {
            game.determinize(view, &mut Stuck)
        }
    }
    let found = check::<Broken<Narrow>>(20).expect_err("most states are missing").to_string();
    assert!(found.contains("does not come out"), "{found}");
}

#[test]
fn a_state_that_does_not_fit_is_found() {
    #[derive(Debug)]
    struct Forgetful;
    impl Lie for Forgetful {
        fn determinize<D: Dice + ?Sized>(game: &Parley, view: &View, dice: &mut D) -> State {
            let state = game.determinize(view, dice);
            game.determinize(&game.view(&state, SeatSet::NONE), dice)
        }
    }
    let found = check::<Broken<Forgetful>>(2000).expect_err("hands change").to_string();
    assert!(found.contains("does not fit"), "{found}");
}
