//! Where a game stands in a match.

use serde::{Deserialize, Serialize};

use super::{MATCH, Record, RecordError};

/// The place of a game in a match: which game it is, and which were played before it.
///
/// A record of such a game has its own version of the format, so that older readers refuse it instead of taking it for a
/// single game. Number and hashes are a part of [`Record::closing`], so neither can be changed later; whoever has the
/// records of the earlier games can see that these are the ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchPlace {
    /// The number of the game, from 1.
    pub game: u16,
    /// The closing hashes of the games before it, in their order.
    pub earlier: Vec<String>,
}

impl MatchPlace {
    /// Returns the place after games with these closing hashes.
    pub fn after(earlier: Vec<String>) -> Self {
        Self { game: earlier.len() as u16 + 1, earlier }
    }

    /// Says what is wrong with it, if anything is.
    pub(super) fn fault(&self) -> Option<&'static str> {
        let is_hash =
            |text: &String| text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if usize::from(self.game) != self.earlier.len() + 1 {
            Some("it does not name as many earlier games of its match as its number says")
        } else if self.earlier.iter().all(is_hash) {
            None
        } else {
            Some("it names an earlier game of its match by something else than a closing hash")
        }
    }

    /// Returns its lines in the text that the closing hash is made of.
    pub(super) fn lines(&self) -> impl Iterator<Item = String> {
        let earlier = self.earlier.iter().map(|hash| format!("earlier {hash}"));
        std::iter::once(format!("match {}", self.game)).chain(earlier)
    }
}

impl Record {
    /// Makes the record one of a game of a match. It is then in the version of the format that knows of matches.
    pub fn put_into_match(&mut self, place: MatchPlace) {
        self.of_match = Some(place);
        self.palisade_record = MATCH;
    }

    /// Checks that the records of the games before this one, in their order, are those that it names.
    ///
    /// # Errors
    /// At the first that is another one, is of another match, or is missing; and for a record of a single game.
    pub fn check_earlier(&self, earlier: &[Self]) -> Result<(), RecordError> {
        let broken = |reason: String| Err(RecordError::Match(reason));
        let Some(place) = &self.of_match else { return broken("it is no game of a match".to_owned()) };
        if earlier.len() != place.earlier.len() {
            return broken(format!(
                "{} games were played before it, and {} are given",
                place.earlier.len(),
                earlier.len()
            ));
        }
        for (at, (record, noted)) in earlier.iter().zip(&place.earlier).enumerate() {
            let made = record.closing();
            if made != *noted {
                return broken(format!("game {} has the closing hash {made}, and the record names {noted}", at + 1));
            }
            let before = record.of_match.as_ref().map(|place| place.earlier.as_slice());
            if before != Some(&place.earlier[..at]) {
                return broken(format!("game {} names other games before it", at + 1));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{RecordSeat, sha256};
    use crate::{OptionValues, Seat};

    fn game(steps: &[&str], earlier: &[&Record]) -> Record {
        let chair = |seat: &str| RecordSeat { seat: seat.to_owned(), ..RecordSeat::default() };
        let mut record = Record {
            palisade_record: 1,
            game: "pig".to_owned(),
            rules: 1,
            components: sha256(""),
            components_text: None,
            start: None,
            steps: steps.iter().map(|line| line.parse().unwrap()).collect(),
            result: Some("2 (R5)".to_owned()),
            options: OptionValues::new(),
            seats: (0..2).map(|seat| chair(["1", "2"][Seat::new(seat).index()])).collect(),
            of_match: None,
            dice: None,
        };
        record.put_into_match(MatchPlace::after(earlier.iter().map(|record| record.closing()).collect()));
        record
    }

    #[test]
    fn place_and_earlier_games_are_in_the_closing_hash() {
        let first = game(&["1 hold"], &[]);
        let second = game(&["1 hold"], &[&first]);
        let mut single = first.clone();
        (single.of_match, single.palisade_record) = (None, 1);
        let third = game(&["1 hold"], &[&first, &second]);
        let hashes = [&single, &first, &second, &third].map(Record::closing);
        for (at, hash) in hashes.iter().enumerate() {
            assert!(!hashes[..at].contains(hash));
        }
        let text = format!(
            "palisade record 1\ngame pig\nrules 1\ncomponents {}\nstart -\nmatch 2\nearlier {}\nseat 1\nseat 2\n1 hold\nresult 2 (R5)\n",
            sha256(""),
            first.closing()
        );
        assert_eq!(second.closing(), sha256(&text), "the lines are frozen");
    }

    #[test]
    fn a_record_of_a_match_is_read_as_it_was_written_and_older_readers_refuse_it() {
        let second = game(&["1 roll"], &[&game(&["1 hold"], &[])]);
        let text = second.write();
        assert!(text.starts_with("palisade_record = 3\n") && text.contains("\n[match]\ngame = 2\n"), "{text}");
        assert_eq!(Record::read(&text).as_ref(), Ok(&second));
        let wrong = |from: &str, to: &str| Record::read(&text.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(wrong("game = 2", "game = 3").contains("as many earlier games"));
        assert!(wrong(&second.of_match.as_ref().unwrap().earlier[0], "abc").contains("closing hash"));
        // What says less, or more, than its format is no record.
        assert!(wrong("palisade_record = 3", "palisade_record = 1").contains("format 1"));
        let (head, _) = text.split_once("[match]").unwrap();
        assert!(Record::read(head).unwrap_err().to_string().contains("format 3"), "{head}");
    }

    #[test]
    fn earlier_games_are_compared_by_their_hashes() {
        let first = game(&["1 hold"], &[]);
        let second = game(&["1 roll"], &[&first]);
        let third = game(&["1 hold"], &[&first, &second]);
        let check = |record: &Record, earlier: &[&Record]| {
            let earlier: Vec<Record> = earlier.iter().copied().cloned().collect();
            record.check_earlier(&earlier).map_err(|error| error.to_string())
        };
        assert_eq!(check(&first, &[]), Ok(()));
        assert_eq!(check(&third, &[&first, &second]), Ok(()));
        let wrong = |record: &Record, earlier: &[&Record]| check(record, earlier).unwrap_err();
        assert!(wrong(&third, &[&second, &first]).contains("game 1 has the closing hash"));
        assert!(wrong(&third, &[&first]).contains("2 games were played before it, and 1 are given"));
        let other = game(&["1 roll"], &[&second]);
        let mixed = game(&["1 hold"], &[&first, &other]);
        assert!(wrong(&mixed, &[&first, &other]).contains("game 2 names other games"));
        let mut single = first.clone();
        single.of_match = None;
        assert!(wrong(&single, &[]).contains("no game of a match"));
    }
}
