//! Random games for tests that want to see many positions: any asked seat may come next, every legal action is as likely.

use contract::{Dice, Game, Position, Seat, SeatSet, StepText, Stream, Turn};

/// Plays a random game and shows every state, first and last included. The same seed gives the same game. A game that
/// need not end is left after [`Game::patience`] steps.
///
/// # Panics
/// When somebody is asked who can do nothing.
pub fn random_game<G: Game>(game: &G, seed: &str, mut show: impl FnMut(&G::State)) {
    let mut dice = Stream::new(seed, "random game", 0);
    let mut state = game.start();
    for _ in 0..=game.patience() {
        show(&state);
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.befall(&mut state, outcome);
            }
            Turn::Choice(seats) => {
                let seat = any_seat(seats, &mut dice);
                let action = any_action(game, &state, seat, &mut dice);
                game.apply(&mut state, seat, action);
            }
        }
    }
}

/// Draws a step from a position; none when the game is over.
///
/// # Panics
/// When somebody is asked who can do nothing.
pub fn random_step(position: &Position, dice: &mut Stream) -> Option<StepText> {
    match position.turn() {
        Turn::Over => None,
        Turn::Chance => position.sample(dice),
        Turn::Choice(seats) => {
            let seat = any_seat(seats, dice);
            let mut tokens = position.legal(seat);
            let token = tokens.swap_remove(dice.below(tokens.len() as u32) as usize);
            Some(StepText::Act { seat, token })
        }
    }
}

/// Draws a legal action of a seat that is asked.
pub(crate) fn any_action<G: Game>(game: &G, state: &G::State, seat: Seat, dice: &mut Stream) -> G::Action {
    game.pick(state, seat, dice, &mut Vec::new()).expect("an asked seat can act")
}

/// Draws one of the seats that are asked.
pub(crate) fn any_seat(seats: SeatSet, dice: &mut Stream) -> Seat {
    let drawn = dice.below(seats.len() as u32) as usize;
    seats.iter().nth(drawn).expect("somebody is asked")
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
            if let (StepText::Act { seat, .. }, Turn::Choice(asked)) = (&step, position.turn())
                && asked.len() == 3
            {
                first[seat.index()] += 1;
            }
            position.play(&step).expect("an offered step");
        }
        assert!(first.iter().all(|often| *often > 0), "{first:?}");
    }
}
