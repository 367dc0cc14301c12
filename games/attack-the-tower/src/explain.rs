//! Where numbers come from, in words: who strikes with what and why, what it takes, how far it goes.

use contract::{Arg, Phrase, Seat};

use crate::AttackTheTower;
use crate::forecast::{Fighter, Needs, Source, Strike, StrikeRow, Term};
use crate::reach::{End, Reach};
use crate::table::Table;

impl AttackTheTower {
    /// R38. Says what a player strikes with: all points, those for bases alone, and who deals them.
    pub(crate) fn strike_phrase(&self, key: &'static str, table: &Table, seat: Seat, strike: &Strike) -> Phrase {
        let phrase = Phrase::new(key).by("R38").with("total", strike.total()).with("siege", strike.siege());
        phrase.with("first", strike.first()).with("rows", self.rows_arg(table, seat, strike))
    }

    /// Lists who strikes; nobody is `none`.
    pub(crate) fn rows_arg(&self, table: &Table, seat: Seat, strike: &Strike) -> Arg {
        let rows: Vec<Phrase> = strike.rows.iter().map(|row| self.row_phrase(table, seat, row)).collect();
        if rows.is_empty() { vec![Phrase::new("strike-nobody")].into() } else { rows.into() }
    }

    /// R80, R82. Says who strikes with how much: the parts of a power where a card changes it, then the traits.
    fn row_phrase(&self, table: &Table, seat: Seat, row: &StrikeRow) -> Phrase {
        let side = table.side(seat);
        let who = match row.who {
            Fighter::Base => return Phrase::new("strike-bases").with("count", row.count).with("each", row.each),
            Fighter::Palace => return Phrase::new("strike-palace").with("each", row.each),
            Fighter::Troop(kind) => self.troops_name(side, Some(kind), row.count),
            Fighter::Special => self.troops_name(side, None, row.count),
        };
        let mut why: Vec<Phrase> = Vec::new();
        if row.terms.len() > 1 {
            why.extend(row.terms.iter().map(|term| self.term_phrase(table, seat, *term)));
        }
        why.extend(row.first.then(|| Phrase::new("strike-first")));
        why.extend((row.siege && row.each > 0).then(|| Phrase::new("strike-siege")));
        why.extend((row.siege && row.each == 0).then(|| Phrase::new("strike-idle")));
        let phrase = Phrase::new("strike-row").with("count", row.count).with("who", who).with("each", row.each);
        let explains = if why.is_empty() { "no" } else { "yes" };
        phrase.with("explains", explains).with("why", why)
    }

    fn term_phrase(&self, table: &Table, seat: Seat, term: Term) -> Phrase {
        let sign = if term.points < 0 { "−" } else { "+" };
        let points = format!("{sign}{}", term.points.unsigned_abs());
        match term.source {
            Source::Printed => Phrase::new("term-printed").with("points", term.points),
            Source::Card(owner, ability) => {
                let card = self.ability_name(table.side(owner), ability);
                Phrase::new("term-source").with("points", points).with("source", card)
            }
            Source::Special => Phrase::new("term-source")
                .with("points", points)
                .with("source", self.troop_name(table.side(seat), None)),
        }
    }

    /// R45, R54. Says what it takes to destroy what is attacked.
    pub(crate) fn needs_phrase(needs: &Needs, palace: bool) -> Phrase {
        let phrase = Phrase::new("outlook-needs").by(if palace { "R54" } else { "R45" }).with("total", needs.total());
        let phrase = phrase.with("troops", needs.troops()).with("defences", needs.defences());
        phrase.with("palace", if palace { "yes" } else { "no" })
    }

    /// R51-R53. Says how far an attack comes at worst, when nobody plays another card.
    pub(crate) fn reach_phrase(reach: Reach) -> Phrase {
        let (end, points, rule) = match reach.end {
            End::Blocked => ("blocked", 0, "R51"),
            End::Stands => ("stands", 0, "R56"),
            End::Reaches(points) => ("reaches", points, "R52"),
            End::Destroys => ("destroys", 0, "R55"),
        };
        let key = if reach.is_rough { "outlook-about" } else { "outlook-reach" };
        Phrase::new(key).by(rule).with("end", end).with("points", points)
    }
}
