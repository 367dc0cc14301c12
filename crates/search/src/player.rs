//! A bot at a table, where the game's type is forgotten.

use std::num::NonZero;
use std::thread;

use contract::{Appraised, Game, Notation, Player, Position, Seat, Stream};

use crate::{Bot, Budget};

/// A bot with its budget. Its dice follow from the seed of the question and the seat.
pub(crate) struct Seated<G> {
    pub(crate) bot: Box<dyn Bot<G>>,
    pub(crate) budget: Budget,
}

impl<G: Game + Notation> Player for Seated<G> {
    fn choose(&mut self, position: &Position, seat: Seat, seed: &str) -> Option<String> {
        if !position.asked(seat) {
            return None;
        }
        let view = position.seen::<G>(seat)?;
        let mut dice = Stream::new(seed, "bot", seat.index() as u64);
        // At a table one game is played, so a bot may have all there is.
        self.bot.use_threads(thread::available_parallelism().map_or(1, NonZero::get));
        position.token::<G>(self.bot.choose(&view, self.budget, &mut dice))
    }

    fn appraise(&mut self, position: &Position, seat: Seat, seed: &str) -> Option<Vec<Appraised>> {
        if !position.asked(seat) {
            return None;
        }
        let view = position.seen::<G>(seat)?;
        let (mut dice, mut actions) = (Stream::new(seed, "bot", seat.index() as u64), Vec::new());
        self.bot.appraise(&view, self.budget, &mut dice, &mut actions);
        let told = |(action, worth)| Some(Appraised { token: position.token::<G>(action)?, worth });
        if actions.is_empty() { None } else { actions.into_iter().map(told).collect() }
    }

    fn appraise_only(&mut self, position: &Position, seat: Seat, token: &str, seed: &str) -> Option<f64> {
        if !position.asked(seat) {
            return None;
        }
        let (view, mut legal) = (position.seen::<G>(seat)?, Vec::new());
        view.legal(&mut legal);
        let action = legal.into_iter().find(|action| position.token::<G>(*action).as_deref() == Some(token))?;
        let mut dice = Stream::new(seed, "bot", seat.index() as u64);
        self.bot.appraise_only(&view, action, self.budget, &mut dice)
    }
}
