//! What closes a record: a hash over all that was played.

use std::iter;

use super::{CLOSED, MatchPlace, OPEN, Record, sha256};

impl Record {
    /// Returns the closing hash of the record: SHA-256, in hexadecimal, over these lines, each ended by one line feed.
    ///
    /// ```text
    /// palisade record 1
    /// game ID
    /// rules N
    /// components HASH
    /// start LINE            `start -` when it began from the printed start
    /// match N               only for a game of a match: its number, from 1
    /// earlier HASH          then one line for each earlier game of the match: its closing hash
    /// option KEY VALUE      one line for each option, sorted by key
    /// seat NAME             one line for each seat in order; `seat NAME bot BOT` where a bot sat at the start
    /// STEP                  one line for each step, as the record has it
    /// result TEXT           `result -` while the game is open
    /// ```
    ///
    /// What people call themselves is left out: it is only shown, and may be changed after the end. Commitment, seed
    /// and entropies stand beside this hash in the dice log.
    pub fn closing(&self) -> String {
        let text: String = self.lines().flat_map(|line| [line, "\n".to_owned()]).collect();
        sha256(&text)
    }

    /// Closes the record of a game that is over: adds the closing hash to its dice, if they were committed to. The
    /// record is then in a version of the format that has this hash.
    pub fn close(&mut self) {
        let closing = self.closing();
        if let Some(dice) = &mut self.dice {
            dice.closing = Some(closing);
            if self.palisade_record == OPEN {
                self.palisade_record = CLOSED;
            }
        }
    }

    /// Returns the lines that the closing hash is made of.
    pub(super) fn lines(&self) -> impl Iterator<Item = String> {
        let head = ["palisade record 1".to_owned(), format!("game {}", self.game), format!("rules {}", self.rules)];
        let from =
            [format!("components {}", self.components), format!("start {}", self.start.as_deref().unwrap_or("-"))];
        let place = self.of_match.iter().flat_map(MatchPlace::lines);
        let options = self.options.iter().map(|(key, value)| format!("option {key} {value}"));
        let seats = self.seats.iter().map(|chair| match &chair.bot {
            Some(bot) => format!("seat {} bot {bot}", chair.seat),
            None => format!("seat {}", chair.seat),
        });
        let steps = self.steps.iter().map(ToString::to_string);
        let result = format!("result {}", self.result.as_deref().unwrap_or("-"));
        head.into_iter().chain(from).chain(place).chain(options).chain(seats).chain(steps).chain(iter::once(result))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OptionValues;
    use crate::record::{Commitment, RecordError, RecordSeat};

    fn record() -> Record {
        let seat = |seat: &str, bot: Option<&str>| RecordSeat {
            seat: seat.to_owned(),
            bot: bot.map(str::to_owned),
            name: Some("Ada".to_owned()),
        };
        Record {
            palisade_record: 1,
            game: "pig".to_owned(),
            rules: 3,
            components: sha256(""),
            components_text: None,
            start: None,
            steps: ["A roll @5", "* =3 1/roll#0 6:2", "B resign"].map(|line| line.parse().unwrap()).to_vec(),
            result: Some("A (R4)".to_owned()),
            options: OptionValues::from([("b".to_owned(), "2".to_owned()), ("a".to_owned(), "x y".to_owned())]),
            seats: vec![seat("A", None), seat("B", Some("random"))],
            of_match: None,
            dice: Some(Commitment { commitment: sha256("seed"), ..Commitment::default() }),
        }
    }

    #[test]
    fn the_lines_are_frozen() {
        let text = "palisade record 1\ngame pig\nrules 3\ncomponents \
                    e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\nstart -\noption a x y\noption b 2\n\
                    seat A\nseat B bot random\nA roll @5\n* =3 1/roll#0 6:2\nB resign\nresult A (R4)\n";
        assert_eq!(record().closing(), sha256(text));
    }

    #[test]
    fn whatever_was_played_is_in_the_hash_and_what_is_only_shown_is_not() {
        let closing = record().closing();
        let changes: [fn(&mut Record); 9] = [
            |record| record.game.push('s'),
            |record| record.rules = 4,
            |record| record.components = sha256("other"),
            |record| record.start = Some("1".to_owned()),
            |record| drop(record.options.insert("b".to_owned(), "3".to_owned())),
            |record| record.seats[1].bot = None,
            |record| record.seats.swap(0, 1),
            |record| drop(record.steps.pop()),
            |record| record.result = None,
        ];
        for change in changes {
            let mut other = record();
            change(&mut other);
            assert_ne!(other.closing(), closing);
        }
        let mut renamed = record();
        renamed.seats[0].name = None;
        assert_eq!(renamed.closing(), closing);
    }

    #[test]
    fn a_closed_record_needs_a_reader_that_knows_of_it_and_an_open_one_does_not() {
        let mut closed = record();
        let open = closed.write();
        assert!(open.starts_with("palisade_record = 1\n") && !open.contains("closing"));
        assert_eq!(Record::read(&open).as_ref(), Ok(&closed));
        closed.close();
        let text = closed.write();
        assert!(text.starts_with("palisade_record = 2\n"));
        assert_eq!(Record::read(&text), Ok(closed));
        let refused = |text: &str| Record::read(text).unwrap_err();
        assert_eq!(refused(&text.replacen("palisade_record = 2", "palisade_record = 4", 1)), RecordError::Newer(4));
        // A record that says less, or more, than its format is no record.
        let older = text.replacen("palisade_record = 2", "palisade_record = 1", 1);
        let torn = open.replacen("palisade_record = 1", "palisade_record = 2", 1);
        for text in [older, torn] {
            assert!(matches!(refused(&text), RecordError::Form(_)), "{text}");
        }
    }

    #[test]
    fn a_line_has_one_text() {
        for good in [
            "A x @5",
            "A undo 3",
            "* =3 1/roll#0 6:2,6:0",
            "* =3 1/deal#0 ",
            "A bot greedy",
            "A resign",
            "A:resign",
            "abandoned",
        ] {
            assert_eq!(good.parse::<crate::record::RecordLine>().map(|line| line.to_string()), Ok(good.to_owned()));
        }
        let numbers =
            ["A x @05", "A x @+5", "A undo 03", "* =3 1/roll#00 6:2", "* =3 1/roll#0 6:02", "* =3 1/roll#0 6:2,"];
        let words = [
            "A ",
            " x",
            "A  @5",
            "A bot ",
            "A",
            "",
            "abandoned ",
            "A:Resign",
            ":resign",
            "*:resign",
            "* ",
            "*  1/roll#0 6:2",
            "* =3  6:2",
            "* =3 #0 6:2",
        ];
        for other in numbers.iter().chain(&words) {
            assert_eq!(other.parse::<crate::record::RecordLine>(), Err(RecordError::Entry((*other).to_owned())));
        }
    }

    #[test]
    fn no_text_can_pass_for_two_lines() {
        let mut torn = record();
        torn.result = Some("A (R4)\nresult B (R4)".to_owned());
        assert!(matches!(Record::read(&torn.write()), Err(RecordError::Form(_))));
    }
}
