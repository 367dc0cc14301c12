//! Turns that bots owe.

use contract::{Player, Position, Seat, SeatSet, StepText, Turn};

use crate::{Command, Page, Request, Table, TableError, fair};

/// A bot's turn that is due. It follows from the log alone, so a process that was killed and restarted still owes it.
#[derive(Clone, Debug)]
pub struct PendingBotTurn {
    /// The seat that is asked.
    pub seat: Seat,
    /// The bot that plays it, as on the command line.
    pub bot: String,
    /// The seed of the bot's decision: it follows from the table's secret seed and from how often the seat has acted,
    /// so asking again gives the same answer, and nobody foresees it.
    pub seed: String,
    /// How often the seat has acted before.
    turn: usize,
    /// The page that the bot looks at: what others do in secret meanwhile neither delays it nor asks it anew.
    page: Page,
    position: Position,
}

impl Table {
    /// Returns the bot's turn that is due, of the lowest seat if several are.
    pub fn pending_bot_turn(&self) -> Option<PendingBotTurn> {
        let Turn::Choice(asked) = self.position().turn() else { return None };
        if !self.begun || self.is_over() {
            return None;
        }
        let bot_of = |seat: Seat| self.sitter(seat).and_then(|sitter| sitter.bot.clone());
        let (seat, bot) = asked.iter().find_map(|seat| Some((seat, bot_of(seat)?)))?;
        let position = self.position().clone();
        let turn = self.acts(seat);
        let name = position.info().seat_name(seat);
        let seed = self.creation.seed.as_ref().map(|seed| fair::bot_seed(seed, name, turn)).unwrap_or_default();
        let observer = SeatSet::only(seat);
        let page = Page { observer, version: self.version(observer) };
        Some(PendingBotTurn { seat, bot, seed, turn, page, position })
    }

    /// Returns how many actions of a seat played.
    pub(crate) fn acts(&self, seat: Seat) -> usize {
        self.history.steps().iter().filter(|played| played.is_act_of(seat)).count()
    }
}

impl PendingBotTurn {
    /// Asks the bot and returns its answer as a request. The table takes it once, however often it is sent, while it
    /// still asks the bot the same; otherwise it is stale. Takes as long as the bot thinks, and needs no table
    /// meanwhile.
    ///
    /// # Errors
    /// When the player does not know the game.
    pub fn answer(&self, player: &mut dyn Player) -> Result<Request, TableError> {
        let token = match self.position.forced() {
            Some(StepText::Action { seat, token }) if seat == self.seat => token,
            _ => player
                .choose(&self.position, self.seat, &self.seed)
                .ok_or(TableError::Fault("the bot has no answer for this game"))?,
        };
        Ok(Request { seat: self.seat, page: Some(self.page), command: Command::BotAct { turn: self.turn, token } })
    }
}
