//! What giving up brings: said before it is done, and afterwards in the log.

use contract::{Phrase, Seat};
use table::{Ending, Table};

use crate::games::entry::LocalizedGame;
use crate::people::access::VisitorAccess;
use crate::tongue::Tongue;

/// What it would bring if a seat were given up now.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum GivingUp {
    /// A bot plays on for it, and it cannot win.
    BotPlaysOn,
    /// The game for one is lost.
    Loses,
    /// The game ends, and these win, by what they are called.
    Ends(Vec<String>),
    /// All others have given up, at a table of an older release: the seat wins by it.
    Wins,
}

impl GivingUp {
    /// Foresees what it brings if a guest gives up a seat; none where they cannot.
    pub(crate) fn of(game: LocalizedGame<'_>, table: &Table, guest: &VisitorAccess, seat: Seat) -> Option<Self> {
        let may = guest.owned.contains(seat) && table.has_begun() && !table.is_over() && !table.has_resigned(seat);
        may.then(|| match table.result_of_giving_up(seat) {
            None => Self::BotPlaysOn,
            Some(_) if table.seats() == 1 => Self::Loses,
            Some(Ending { verdict, .. }) if verdict.winners.contains(seat) => Self::Wins,
            Some(Ending { verdict, .. }) => {
                Self::Ends(verdict.winners.iter().map(|seat| game.words().full_name(seat).to_owned()).collect())
            }
        })
    }

    /// Says it to whoever is asked whether to give up.
    pub(crate) fn said(&self, tongue: Tongue) -> Phrase {
        match self {
            Self::BotPlaysOn => Phrase::new("giving-up-bot-plays-on"),
            Self::Loses => Phrase::new("giving-up-loses"),
            Self::Ends(who) => {
                Phrase::new("giving-up-ends").with("count", who.len() as i64).with("who", tongue.list(who))
            }
            Self::Wins => Phrase::new("last-to-hold-out"),
        }
    }
}

/// Says in the log that a seat gave up, and whether that ended the game; `several` when it is a game of more than one.
pub(crate) fn logged(over: bool, several: bool) -> Phrase {
    match (over, several) {
        (_, false) => Phrase::new("log-game-given-up"),
        (true, true) => Phrase::new("log-gave-up-over"),
        (false, true) => Phrase::new("log-gave-up"),
    }
}
