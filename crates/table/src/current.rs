//! Whether an old page still asks what the table asks now.
//!
//! While several choose in secret, each may finish at any time, and the pages of the others grow old by it although their
//! question is the same: of a seat that finishes, or goes on, everybody learns that and nothing else. So are they by
//! another name of somebody, or another player of another seat. An answer given on such a page is an answer to the
//! question as it stands, and is taken.
//!
//! This is said from what the page's observer could see of the log, step by step: a table that looks as it did, but
//! looked otherwise in between, asks anew. And what others do in secret changes nothing of it.

use crate::table::LoggedEntry;
use crate::{Page, Table};

impl Table {
    /// Says whether a page still asks its observer the same question: since it was made they could see no more than who is
    /// at work, how somebody is called, and who plays for others. A page from the future asks nothing.
    pub fn still_asks(&self, page: Page) -> bool {
        let version = self.version(page.observer);
        page.version <= version && !self.since(page).any(|logged| logged.news.includes(page.observer))
    }

    /// Returns the entries since a page was made, up to and with the first one that made it ask something else.
    pub(crate) fn since(&self, page: Page) -> impl Iterator<Item = &LoggedEntry> {
        let mut version = 0;
        let mut is_news = false;
        let after = self.log.iter().skip_while(move |logged| {
            let before = version < page.version;
            version += u64::from(logged.visibility.includes(page.observer));
            before
        });
        after.take_while(move |logged| {
            let goes_on = !is_news;
            is_news = logged.news.includes(page.observer);
            goes_on
        })
    }
}
