//! A moment of a game, as somebody who looks back may see it.

use boards::{Names, Picture, Sheet};
use contract::{Observer, Position, StepText};
use maud::Markup;
use table::Table;

use crate::games::entry::LocalizedGame;
use crate::live::room::Room;
use crate::people::access::VisitorAccess;
use crate::tongue::Tongue;
use crate::tongue::sentence::Sentence;
use crate::view::ledger::{self, Mark};
use crate::view::people;

/// A game after so many of the steps that an observer could see; after the end, of all its steps.
pub(crate) struct ReplayPage {
    pub(crate) id: String,
    pub(crate) tongue: Tongue,
    pub(crate) game: &'static str,
    pub(crate) title: &'static str,
    /// Whether the game still runs.
    pub(crate) runs: bool,
    pub(crate) step: usize,
    pub(crate) steps: usize,
    pub(crate) round: u16,
    /// Each round with the first step at which it is played.
    pub(crate) rounds: Vec<(u16, usize)>,
    /// Steps that the ledger names, once somebody has asked for it: who looks back does not wait for a bot that judges.
    pub(crate) marks: Vec<(usize, Mark)>,
    /// The steps of this round.
    pub(crate) log: Vec<ToldStep>,
    /// What led here; nothing at the beginning.
    pub(crate) told: Option<ToldStep>,
    /// The position line, for the command line and for reports.
    pub(crate) line: String,
    pub(crate) board: Option<Markup>,
    pub(crate) sheets: Vec<Sheet>,
}

/// What a step did.
pub(crate) struct ToldStep {
    /// Its number.
    pub(crate) step: usize,
    /// Whose it was, where several play.
    pub(crate) who: Option<String>,
    /// The token as the observer may read it.
    pub(crate) token: String,
    pub(crate) said: Vec<Sentence>,
}

/// Somebody who looks back at a game.
struct Look<'a> {
    game: LocalizedGame<'a>,
    table: &'a Table,
    observer: Observer,
    /// After how many steps the game had a moment for them.
    moments: Vec<usize>,
}

/// Looks at a game after so many of the steps that the observer could see.
///
/// # Errors
/// With how many there are, where there are not so many.
pub(crate) fn replay(room: &Room, guest: &VisitorAccess, step: usize) -> Result<ReplayPage, usize> {
    let (table, tongue) = (&*room.table(), guest.tongue);
    let observer = guest.observer(table);
    let words = people::words(room.kind.localized(tongue), table, guest.shown);
    let game = room.kind.localized(tongue).said_in(&words);
    let look = Look { game, table, observer, moments: table.moments(observer) };
    let steps = look.moments.len() - 1;
    let position = look.position(step).ok_or(steps)?;
    let picture = Picture { names: look.names(step), ..Picture::plain() };
    let over = table.is_over();
    Ok(ReplayPage {
        id: room.id.clone(),
        tongue,
        game: room.kind.id(),
        title: room.kind.info().title,
        runs: !over,
        step,
        steps,
        round: position.round(),
        rounds: look.rounds(),
        marks: room.ledgers.after(table.len()).map_or_else(Vec::new, |known| ledger::marks(&known, guest.shown)),
        log: look.log(position.round()),
        told: look.told(step),
        line: if over { position.line() } else { position.line_for(observer) },
        sheets: boards::sheets(position, observer, &picture, game.words()),
        board: boards::draw(position, observer, &picture, game.words()),
    })
}

impl Look<'_> {
    fn position(&self, step: usize) -> Option<&Position> {
        self.table.position_at(*self.moments.get(step)?)
    }

    /// Follows the pieces to a step over those before it that were seen; what was not seen moves none.
    fn names(&self, step: usize) -> Names {
        let mut names = Names::default();
        for at in &self.moments[..=step] {
            let Some(position) = self.table.position_at(*at) else { continue };
            let before = at.checked_sub(1).and_then(|before| self.table.position_at(before));
            names.follow(before.zip(self.table.step_to(*at)), position, self.observer);
        }
        names
    }

    /// Tells what a step did.
    fn told(&self, step: usize) -> Option<ToldStep> {
        let at = *self.moments.get(step)?;
        let (played, before) = (self.table.step_to(at)?, self.table.position_at(at.checked_sub(1)?)?);
        let after = self.table.position_at(at)?;
        let phrases = before.tell(played, after, self.observer);
        let token = before.token_for(played, after, self.observer);
        let seat = match played {
            StepText::Action { seat, .. } if self.table.seats() > 1 && !people::begins_with(&phrases, *seat) => {
                Some(*seat)
            }
            _ => None,
        };
        Some(ToldStep {
            step,
            who: seat.map(|seat| self.game.words().full_name(seat).to_owned()),
            token: token.unwrap_or_else(|| "?".to_owned()),
            said: phrases.iter().map(|phrase| self.game.say(phrase)).collect(),
        })
    }

    /// Tells the steps of a round in their order.
    fn log(&self, round: u16) -> Vec<ToldStep> {
        let is_of = |step: &usize| self.position(step - 1).is_some_and(|before| before.round() == round);
        (1..self.moments.len()).filter(is_of).filter_map(|step| self.told(step)).collect()
    }

    /// Returns each round with the first step at which it is played.
    fn rounds(&self) -> Vec<(u16, usize)> {
        let mut rounds: Vec<(u16, usize)> = Vec::new();
        for step in 0..self.moments.len() {
            let round = self.position(step).map_or(0, Position::round);
            if rounds.last().is_none_or(|(last, _)| *last != round) {
                rounds.push((round, step));
            }
        }
        rounds
    }
}
