//! Random games for tests that want to see many positions: any asked seat may come next, every legal action is as likely.

use contract::{Dice, Game, Heuristic, PlayedStep, Position, Step, StepText, Stream, Turn};

use crate::play::{At, Order, Playable, next, one_of};
use crate::step::{StepOf, after, legal};

/// Plays a random game and shows every state, first and last included. The same seed gives the same game. A game that
/// need not end is left after [`Game::step_limit`] steps.
///
/// # Panics
/// When somebody is asked who can do nothing.
pub fn random_game<G: Game>(game: &G, seed: &str, mut show: impl FnMut(&G::State)) {
    let mut dice = Stream::new(seed, "random game", 0);
    let mut at = At { game, state: game.start() };
    for _ in 0..=game.step_limit() {
        show(&at.state);
        let Some(step) = next(&at, Order::Any, &mut dice).expect("an asked seat can act") else { return };
        at.state = after(game, &at.state, step);
    }
}

/// Draws a step from a position; none when the game is over.
///
/// # Panics
/// When somebody is asked who can do nothing.
pub fn random_step(position: &Position, dice: &mut Stream) -> Option<StepText> {
    next(position, Order::Any, dice).expect("an asked seat can act")
}

/// A whole game: every state with the step from there, and the last state.
pub type Played<G> = (Vec<PlayedStep<G>>, <G as Game>::State);

/// Plays the random game of this number to its end.
///
/// # Panics
/// When somebody is asked who can do nothing.
pub fn played<G: Game>(game: &G, seed: &str, number: u64) -> Played<G> {
    let mut dice = Stream::new(seed, "played", number);
    whole(game, |at| next(at, Order::Any, &mut dice).expect("an asked seat can act"))
}

/// Plays the game of this number to its end by the estimate of the next state, which gets much further.
///
/// # Panics
/// When somebody is asked who can do nothing.
pub fn played_well<G: Heuristic>(game: &G, seed: &str, number: u64) -> Played<G> {
    let mut dice = Stream::new(seed, "played", number);
    whole(game, |at| best(at, &mut dice))
}

fn whole<G: Game>(game: &G, mut step: impl FnMut(&At<'_, G>) -> Option<StepOf<G>>) -> Played<G> {
    let (mut at, mut history) = (At { game, state: game.start() }, Vec::new());
    while let Some(step) = step(&at) {
        history.push((at.state, step));
        at.state = after(game, &at.state, step);
    }
    (history, at.state)
}

/// Draws a step: of any asked seat the one after which its estimate is best, or an outcome by its weight.
///
/// # Panics
/// When somebody is asked who can do nothing.
pub(crate) fn best<G: Heuristic>(at: &At<'_, G>, dice: &mut impl Dice) -> Option<StepOf<G>> {
    let Turn::Choice(seats) = at.turn() else {
        return next(at, Order::Any, dice).expect("chance comes where it is due");
    };
    let seat = one_of(seats, Order::Any, dice).expect("somebody is asked");
    let worth = |action: &_| at.game.estimate(&after(at.game, &at.state, Step::Action(seat, *action)), seat);
    let actions = legal(at.game, &at.state, seat).into_iter();
    let action = actions.max_by(|one, other| worth(one).total_cmp(&worth(other))).expect("an asked seat can act");
    Some(Step::Action(seat, action))
}

#[cfg(test)]
mod tests {
    use contract::{Maker, Setup};

    use super::*;
    use crate::toys::Parley;

    #[test]
    fn games_are_played_to_their_end_and_repeat() {
        let parley = Parley::new(&Setup::printed(3)).expect("a printed game");
        let lines = |seed| {
            let mut lines = Vec::new();
            random_game(&parley, seed, |state| lines.push((parley.turn(state), format!("{state:?}"))));
            lines
        };
        assert_eq!(lines("a"), lines("a"));
        assert_ne!(lines("a"), lines("b"));
        let over = lines("a").iter().filter(|(turn, _)| *turn == Turn::Over).count();
        assert_eq!((over, lines("a").last().map(|(turn, _)| *turn)), (1, Some(Turn::Over)));
        assert_eq!(lines("a")[0].1, format!("{:?}", parley.start()));
    }

    #[test]
    fn any_asked_seat_comes_next() {
        let mut position = (Maker::of::<Parley>().make)(&Setup::printed(3)).expect("a printed game").start();
        let (mut dice, mut first) = (Stream::new("seed", "steps", 0), [0; 3]);
        while let Some(step) = random_step(&position, &mut dice) {
            if let (StepText::Action { seat, .. }, Turn::Choice(asked)) = (&step, position.turn())
                && asked.len() == 3
            {
                first[seat.index()] += 1;
            }
            position.play(&step).expect("an offered step");
        }
        assert!(first.iter().all(|often| *often > 0), "{first:?}");
    }
}
