//! Yacht for whoever looks at every state: where the dice lie changes nothing, so they lie in order.

use contract::{Dice, DrawName, Game, Info, Observer, Refusal, Seat, Setup, SetupError, Turn, Verdict};

use super::{Action, Places, Roll, State, Yacht};

/// The same game with about a thirtieth of the states: after every step the dice are sorted, those in the air first. Of
/// actions that pick up equal dice one is listed, and rolls that differ in their order are one outcome.
#[derive(Debug)]
pub struct InOrder(Yacht);

impl State {
    fn sort(&mut self) {
        self.dice.sort_unstable();
        self.air = Places((1 << self.air.0.count_ones()) - 1);
    }
}

/// Returns the dice that were in the air, the first ones.
fn fallen(state: &State, Roll(dice): Roll) -> impl Iterator<Item = u8> {
    dice.into_iter().take(state.air.0.count_ones() as usize)
}

/// Returns in how many orders these sorted dice can fall.
fn orders(sorted: impl Iterator<Item = u8>) -> u64 {
    let (mut orders, mut last, mut equal) = (1, 0, 0);
    for (die, so_far) in sorted.zip(1..) {
        equal = if die == last { equal + 1 } else { 1 };
        orders = orders * so_far / equal;
        last = die;
    }
    orders
}

impl Game for InOrder {
    type State = State;
    type Action = Action;
    type Outcome = Roll;
    type View = State;

    fn info() -> &'static Info {
        Yacht::info()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Yacht::new(setup).map(Self)
    }

    fn setup(&self) -> &Setup {
        self.0.setup()
    }

    fn hides(&self) -> bool {
        self.0.hides()
    }

    fn max_steps(&self) -> Option<u32> {
        self.0.max_steps()
    }

    fn start(&self) -> State {
        self.0.start()
    }

    fn turn(&self, state: &State) -> Turn {
        self.0.turn(state)
    }

    fn round(&self, state: &State) -> u16 {
        self.0.round(state)
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.0.legal(state, seat, actions);
        // Of equal dice the first ones are picked up.
        let in_order = |places: Places, place: usize| {
            state.dice[place - 1] != state.dice[place] || places.contains(place - 1) || !places.contains(place)
        };
        actions.retain(|action| match *action {
            Action::Reroll(places) => (1..5).all(|place| in_order(places, place)),
            Action::Score(_) => true,
        });
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.0.check(state, seat, action)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action) {
        self.0.apply(state, seat, action);
        state.sort();
    }

    fn draw_name(&self, state: &State) -> DrawName {
        self.0.draw_name(state)
    }

    fn weight(&self, state: &State, roll: Roll) -> u64 {
        if fallen(state, roll).is_sorted() { self.0.weight(state, roll) * orders(fallen(state, roll)) } else { 0 }
    }

    fn outcomes(&self, state: &State, outcomes: &mut Vec<(Roll, u64)>) -> bool {
        let are_listed = self.0.outcomes(state, outcomes);
        outcomes.retain(|(roll, _)| fallen(state, *roll).is_sorted());
        for (roll, weight) in outcomes {
            *weight *= orders(fallen(state, *roll));
        }
        are_listed
    }

    fn sample<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Roll {
        let Roll(mut rolled) = self.0.sample(state, dice);
        rolled[..state.air.0.count_ones() as usize].sort_unstable();
        Roll(rolled)
    }

    fn apply_outcome(&self, state: &mut State, roll: Roll) {
        self.0.apply_outcome(state, roll);
        state.sort();
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        self.0.verdict(state)
    }

    fn view(&self, state: &State, observer: Observer) -> State {
        self.0.view(state, observer)
    }
}

#[cfg(test)]
mod tests {
    use contract::Notation;

    use super::*;
    use crate::Solved;

    /// What the last turn is worth to the second seat, which is behind and has one category left: as the dice fall, and
    /// in order.
    fn worth(behind: u16, left: usize) -> [f64; 2] {
        let setup = Setup::printed(2);
        let (game, in_order) = (Yacht::new(&setup).expect("yacht"), InOrder::new(&setup).expect("yacht"));
        let mut sheet = ["x"; 12];
        sheet[left] = ".";
        let line = format!("23 2 ..... xxxxxxxxxxxx:{behind} {}:0", sheet.concat());
        let (state, second) = (game.read_line(&line).expect("a line"), Seat::new(1));
        [Solved::new(&game).worth(&state, second), Solved::new(&in_order).worth(&state, second)]
    }

    #[test]
    fn where_the_dice_lie_changes_nothing() {
        // What is left is the full house or the big straight.
        for (behind, left) in [(20, 6), (30, 9)] {
            let [as_they_fall, in_order] = worth(behind, left);
            assert!(as_they_fall > 0.0 && (as_they_fall - in_order).abs() < 1e-9, "{as_they_fall} and {in_order}");
        }
    }

    /// 4.6 % within three rolls, as is well known.
    #[test]
    fn five_equal_dice_come_as_often_as_is_known() {
        for worth in worth(49, 11) {
            assert!((worth - 347_897.0 / 7_558_272.0).abs() < 1e-12, "{worth}");
        }
    }

    #[test]
    fn rolls_of_five_dice_are_252_that_come_as_often_as_the_7776() {
        let game = InOrder::new(&Setup::printed(2)).expect("yacht");
        let (state, mut outcomes) = (game.start(), Vec::new());
        assert!(game.outcomes(&state, &mut outcomes));
        assert_eq!((outcomes.len(), outcomes.iter().map(|(_, weight)| weight).sum::<u64>()), (252, 7776));
        for (roll, weight) in outcomes {
            assert_eq!(game.weight(&state, roll), weight, "{roll:?}");
        }
        assert_eq!(game.weight(&state, Roll([2, 1, 1, 1, 1])), 0);
    }
}
