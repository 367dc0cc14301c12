//! The bot that this game brings: it thinks one turn ahead.

use ::exponential_chaos::ExponentialChaos;
use ::exponential_chaos::action::Action;
use ::exponential_chaos::expectimax::Expectimax;
use contract::{SeatPerspective, Stream};
use search::{Bot, BotForm, Budget, OwnBot, Roster};

/// Passes on what the seat sees; all thinking is the game's own.
struct Seated(Expectimax);

impl Bot<ExponentialChaos> for Seated {
    fn choose(&mut self, seen: &SeatPerspective<'_, ExponentialChaos>, _: Budget, _: &mut Stream) -> Action {
        self.0.choose(seen.game(), &seen.view(), seen.seat())
    }
}

/// The bots of the game.
pub(crate) struct Bots;

impl Roster for Bots {
    type Game = ExponentialChaos;
    const OWN: &'static [OwnBot<ExponentialChaos>] = &[OwnBot {
        form: BotForm { name: "expectimax", settings: &[] },
        make: |_| Box::new(Seated(Expectimax::default())),
    }];
}
