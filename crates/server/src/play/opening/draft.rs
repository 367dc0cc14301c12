//! A table as a form asks for it, made and not stored yet.

use contract::Phrase;
use contract::Seat;
use store::{Batch, Guided, NewSeat, NewSitter, NewTable, Opening, TableState};
use table::fair::lots;
use table::{Command, Creation, Entry, Name, Request, Seed, Sitter, Table, hashed};

use super::{Choice, New};
use crate::app::Shared;
use crate::games::bot::stand_in;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::live::away;
use crate::live::error::SubmitError;
use crate::people::invite;
use crate::people::person::Known;
use crate::random;

/// A table that is about to be stored.
pub(super) struct Draft {
    pub(super) id: String,
    choices: Vec<Choice>,
    pub(super) table: Table,
    /// What the maker is called, here and from now on.
    name: Option<Name>,
    guided: Guided,
}

impl New<'_> {
    /// Makes the table that the form asks for, on the dice of this seed.
    pub(super) fn draft(&self, seed: Seed, known: &Known, fields: &Fields, now: u64) -> Result<Draft, HttpError> {
        let name = fields.name("name").map_err(|reason| HttpError::name(&reason))?.or(known.name());
        let (choices, sitters) = self.seated(name.as_ref(), fields, &seed);
        let creation = self.creation(sitters, seed, fields, now)?;
        let mut table = Table::new(self.face, creation).map_err(SubmitError::from)?;
        let mine = choices.iter().position(|choice| *choice == Choice::Me).map(Seat::new);
        if let Some(entropy) = fields.share()?.and_then(|share| share.entropy) {
            let seat = mine.ok_or_else(|| HttpError::malformed(Phrase::new("form-adds-and-sits")))?;
            let command = Command::Entropy { entropy: entropy.to_owned() };
            for entry in table.decide(&Request { seat, page: None, command }, now)? {
                table.apply(entry)?;
            }
        }
        let wanted = self.kind.guides && mine.is_some() && fields.text("guide").is_some();
        let guided = if wanted { Guided::Yes } else { Guided::No };
        Ok(Draft { id: random::id(), choices, table, name, guided })
    }

    fn creation(&self, sitters: Vec<Sitter>, seed: Seed, fields: &Fields, now: u64) -> Result<Creation, SubmitError> {
        // Whoever gives up or stays away is played by a bot as strong as those at the table.
        let stand_in = stand_in(self.kind, sitters.iter().filter_map(|sitter| sitter.bot.as_deref())).to_owned();
        let made = match self.from {
            None => Creation {
                away: away::read(fields.text("away")).and_then(|offered| offered.time),
                drawn: is_drawn(fields),
                without_hints: fields.text("hints") == Some("off"),
                stand_in,
                ..Creation::new(self.kind.info(), self.face.setup(), sitters, seed, now)
            },
            Some((table, id, step)) => Creation { stand_in, ..table.branch(id, step, sitters, seed, now)? },
        };
        Ok(match &self.of_match {
            Some(game) => made.in_match(Vec::new(), game),
            None => made,
        })
    }

    /// Returns who sits where, in seat order: as they were listed or, if the form asks for it, as the lot has it, which
    /// follows from the seed of the table's dice.
    fn seated(&self, name: Option<&Name>, fields: &Fields, seed: &Seed) -> (Vec<Choice>, Vec<Sitter>) {
        let sitters = sitters(self.choices, name, fields);
        let as_listed = || (0..sitters.len()).collect();
        let order: Vec<usize> =
            if self.from.is_none() && is_drawn(fields) { lots(seed, sitters.len()) } else { as_listed() };
        order.iter().map(|listed| (self.choices[*listed].clone(), sitters[*listed].clone())).unzip()
    }
}

impl Draft {
    /// Stores the table with its seats and first entries, and uses the promise of its dice up. A table that is full is due
    /// at once: should the process stop here, the next one begins the game.
    pub(super) async fn keep(&self, app: &Shared, commitment: &str, known: &Known) -> Result<store::Opened, HttpError> {
        let Self { id, choices, table, .. } = self;
        let creation = table.creation();
        let hashes: Vec<String> =
            (0..choices.len()).map(|index| hashed(&invite::token(&known.secret, id, Seat::new(index), 0))).collect();
        let owner = |choice: &Choice| (*choice == Choice::Me).then_some(known.person.id.as_str());
        let seat = |(choice, hash)| NewSeat { token_hash: hash, person: owner(choice) };
        let seats: Vec<NewSeat<'_>> = choices.iter().zip(hashes.iter().map(String::as_str)).map(seat).collect();
        let due = (!choices.contains(&Choice::Link)).then_some(creation.at);
        let mark = TableState { changed: creation.at, finished: false, due };
        let text = creation.write();
        let maker = NewSitter {
            person: known.person.id.clone(),
            name: self.name.as_deref().map(str::to_owned),
            guided: self.guided,
        };
        let batch = Batch::from(table.entries().map(Entry::write).collect::<Vec<_>>());
        let table = NewTable { id, game: &creation.game, creation: &text, components: None, seats: &seats, mark };
        let opening = Opening { table, promise: commitment, maker: Some(&maker), batch: &batch, following: None };
        Ok(app.store.open_table(&opening).await?)
    }
}

fn is_drawn(fields: &Fields) -> bool {
    fields.text("lots").is_some()
}

/// Returns the sitters as they were listed. The maker's name is that of their first seat; whoever plays another one on the
/// same device may have a name of their own.
fn sitters(choices: &[Choice], name: Option<&Name>, fields: &Fields) -> Vec<Sitter> {
    let first = choices.iter().position(|choice| *choice == Choice::Me);
    // A place that nobody takes is left out, so the names of the form's fields count on.
    let listed: Vec<usize> = (0..Seat::MOST).filter(|place| fields.text(&format!("seat-{place}")).is_some()).collect();
    let named = |index: usize| {
        let place = listed.get(index).filter(|_| Some(index) != first);
        let own = place.and_then(|place| fields.name(&format!("name-{place}")).ok()?);
        own.or(name.filter(|_| Some(index) == first).cloned())
    };
    let sitter = |(index, choice): (usize, &Choice)| match choice {
        Choice::Me => Sitter { name: named(index), bot: None },
        Choice::Link => Sitter::default(),
        Choice::Bot(bot) => Sitter { name: None, bot: Some(bot.clone()) },
    };
    choices.iter().enumerate().map(sitter).collect()
}
