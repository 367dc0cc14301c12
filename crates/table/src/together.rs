//! Several actions at once: done all or none, taken back as one.
//!
//! If the second of two actions is refused, the first is as if it had never been. So nothing may be learned from any
//! but the last: no die, nothing that a seal hid, nothing that only looking shows. Otherwise a seat could look, add
//! something that cannot be done, and think again. It is the same question as whether an action may be taken back at
//! once, and it has the same answer ([`Table::undo_offer`]).

use std::borrow::Cow;

use contract::{Seat, split_seat};

use crate::request::bad_text;
use crate::{Entry, Table, TableError};

/// The most actions that are taken at once.
const MOST: usize = 32;

impl Table {
    /// Returns the entries of actions that come together, with the outcomes that follow from the last.
    pub(crate) fn act_together(&self, seat: Seat, tokens: &[String], at: u64) -> Result<Vec<Entry>, TableError> {
        let (Some((last, before)), true) = (tokens.split_last(), tokens.len() <= MOST) else {
            return Err(bad_text(&tokens.join(" "), "a move has 1 to 32 actions"));
        };
        let mut table = Cow::Borrowed(self);
        let mut entries = Vec::new();
        for token in before {
            let (entry, _) = table.action(seat, token, !entries.is_empty(), at)?;
            table.to_mut().apply(entry.clone())?;
            if !table.taught_nothing(seat) {
                return Err(TableError::Parted { token: token.clone() });
            }
            entries.push(entry);
        }
        entries.extend(table.act(seat, last, !entries.is_empty(), at)?);
        Ok(entries)
    }

    /// Says whether the log has these actions of a seat, taken together, from this number on.
    pub(crate) fn has_moved(&self, seat: Seat, tokens: &[String], number: usize) -> bool {
        let logged = |number: usize| self.log.get(number).map(|logged| &logged.entry);
        let is_joined = |number| matches!(logged(number), Some(Entry::Act { joined: true, .. }));
        let info = self.position().info();
        let has = |(place, token): (usize, &String)| match logged(number + place) {
            Some(Entry::Act { seat: by, token: other, joined, .. }) => {
                *by == seat && split_seat(info, token).1 == other && *joined == (place > 0)
            }
            _ => false,
        };
        tokens.iter().enumerate().all(has) && !is_joined(number + tokens.len())
    }
}
