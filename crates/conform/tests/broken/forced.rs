//! Several forced steps in a row, which parley has not: here who can only pass is said to be forced.

use crate::lie::{Broken, Lie};
use conform::toys::Parley;
use conform::toys::parley::{Action, State};
use contract::{Game, Maker, Seat, SeatSet, Setup, StepText};

#[derive(Debug)]
struct PassesAlone;

impl Lie for PassesAlone {
    fn forced(game: &Parley, state: &State) -> Option<(Seat, Action)> {
        let can = |seat: &Seat, action| game.check(state, *seat, action).is_ok();
        let only_passes = |seat: &Seat| can(seat, Action::Pass) && !can(seat, Action::Veto);
        match game.turn(state) {
            contract::Turn::Choice(asked) if asked.len() == 1 => asked.iter().find(only_passes),
            _ => None,
        }
        .map(|seat| (seat, Action::Pass))
    }
}

#[test]
fn all_forced_steps_before_a_token_may_be_left_out() {
    let face = (Maker::of::<Broken<PassesAlone>>().make)(&Setup::printed(3)).expect("the game is made");
    let mut position = face.read("1 A=14/0 B=12/0 C=13/0 x=").expect("a line");
    let sealed = "A:offer:4 A:done B:offer:2 B:done C:offer:3 C:done";
    position.play_tokens(sealed.split(' ')).expect("a sealed round");
    assert!(position.asked(Seat::new(1)) && position.forced().is_some());
    // B and C can only pass; the next round begins with A's choice.
    let steps = position.play_tokens(["A:draw"]).expect("after two forced steps");
    let act = |seat, token: &str| StepText::Action { seat: Seat::new(seat), token: token.to_owned() };
    assert_eq!(steps, [act(1, "pass"), act(2, "pass"), act(0, "draw")]);
    // What cannot be played there either is refused, and nothing has moved.
    let mut again = face.read("1 A=14/0 B=12/0 C=13/0 x=").expect("a line");
    again.play_tokens(sealed.split(' ')).expect("a sealed round");
    let stood = again.clone();
    assert!(again.play_tokens(["A:done"]).is_err_and(|refused| refused.to_string().contains("not allowed")));
    assert!(again == stood && !again.asked(SeatSet::all(1).first().expect("a seat")));
}
