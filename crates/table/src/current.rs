//! Whether an old page still asks what the table asks now.
//!
//! While several choose in secret, each may finish at any time. This makes the pages of the others old although their
//! question is the same: everybody learns that a seat has finished, or goes on, and nothing else. A new name, or a new
//! player of another seat, makes pages old, too. An answer given on such a page answers the question as it stands, and
//! is accepted.
//!
//! This follows from what the page's observer could see of the log, step by step: a table that looks as it did, but
//! looked different in between, asks again. What others do in secret makes no difference.

use crate::table::LoggedEntry;
use crate::{Page, Table};

impl Table {
    /// Says whether a page still asks its observer the same question: since it was made, they could see no more than
    /// who is at work, what somebody is called, and who plays for others. A page from the future asks nothing.
    pub fn still_asks(&self, page: Page) -> bool {
        let version = self.version(page.observer);
        page.version <= version && !self.since(page).any(|(_, logged)| logged.news.includes(page.observer))
    }

    /// Returns the entries since a page was made, each with its number, up to and with the first one that made it ask something else.
    pub(crate) fn since(&self, page: Page) -> impl Iterator<Item = (usize, &LoggedEntry)> {
        let mut version = 0;
        let mut is_news = false;
        let after = self.log.iter().enumerate().skip_while(move |(_, logged)| {
            let before = version < page.version;
            version += u64::from(logged.visibility.includes(page.observer));
            before
        });
        after.take_while(move |(_, logged)| {
            let goes_on = !is_news;
            is_news = logged.news.includes(page.observer);
            goes_on
        })
    }
}
