//! A bot of a toy's own, for tests of all crates that must take such bots: it holds at so many points of the turn.

use conform::toys::Pig;
use conform::toys::pig::Action;
use contract::{SeatPerspective, Stream};
use search::{Bot, BotForm, Budget, OwnBot, Roster, Setting};

/// Rolls until the turn has so many points.
struct Hold {
    at: u16,
    actions: Vec<Action>,
}

impl Bot<Pig> for Hold {
    fn choose(&mut self, seen: &SeatPerspective<'_, Pig>, _: Budget, _: &mut Stream) -> Action {
        seen.legal(&mut self.actions);
        let rolls = seen.view().gathered() < self.at && self.actions.contains(&Action::Roll);
        if rolls { Action::Roll } else { Action::Hold }
    }
}

/// The bots of pig.
pub(crate) struct PigBots;

impl Roster for PigBots {
    type Game = Pig;
    const OWN: &'static [OwnBot<Pig>] = &[OwnBot {
        form: BotForm { name: "hold", settings: &[Setting { key: "at", least: 0, most: 100, default: 20 }] },
        make: |values| Box::new(Hold { at: values[0] as u16, actions: Vec::new() }),
    }];
}
