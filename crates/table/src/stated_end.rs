//! What the lines of a record say of its end, for code that knows no rules: seats that gave up, and `abandoned`.

use contract::record::{ABANDONED, RESIGNED, Record, RecordLine, Terms};

use crate::VerifyError;

/// What the lines so far say of the end.
pub(crate) struct StatedEnd<'a> {
    record: &'a Record,
    /// The seats that have not given up, in order.
    left: Vec<&'a str>,
    /// The seats that persons play.
    persons: Vec<&'a str>,
    /// The line that ended the game, and the result that follows from it, without a rule.
    end: Option<(&'a RecordLine, String)>,
}

impl<'a> StatedEnd<'a> {
    pub(crate) fn new(record: &'a Record) -> Self {
        let left = record.seats.iter().map(|chair| chair.seat.as_str()).collect();
        let persons = record.seats.iter().filter(|chair| chair.bot.is_none());
        Self { record, left, persons: persons.map(|chair| chair.seat.as_str()).collect(), end: None }
    }

    /// Takes the next line; `step` is its number, from 1.
    ///
    /// # Errors
    /// When the game had ended, or a seat that gave up does so again or changes hands.
    pub(crate) fn take(&mut self, step: usize, line: &'a RecordLine) -> Result<(), VerifyError> {
        if let Some((by, _)) = &self.end {
            return Err(VerifyError::Follows { step, line: line.to_string(), after: by.to_string() });
        }
        if *line == RecordLine::Abandoned {
            self.end = Some((line, ABANDONED.to_owned()));
        }
        let (RecordLine::Resign { seat, .. } | RecordLine::Hand { seat, .. }) = line else { return Ok(()) };
        if !self.left.contains(&seat.as_str()) {
            return Err(VerifyError::GaveUp { step, line: line.to_string() });
        }
        self.persons.retain(|person| person != seat);
        match line {
            RecordLine::Hand { bot: None, .. } => self.persons.push(seat),
            RecordLine::Resign { terms, .. } => self.give_up(line, seat, *terms),
            _ => {}
        }
        Ok(())
    }

    fn give_up(&mut self, line: &'a RecordLine, seat: &str, terms: Terms) {
        self.left.retain(|left| *left != seat);
        let has_person = self.left.iter().any(|left| self.persons.contains(left));
        if !has_person || terms == Terms::Second && self.left.len() < 2 {
            let winners = if self.left.is_empty() { seat.to_owned() } else { self.left.join(" ") };
            self.end = Some((line, if self.record.seats.len() == 1 { "lost".to_owned() } else { winners }));
        }
    }

    /// Checks that the record's result is the one that follows from its lines, as far as these say it.
    ///
    /// # Errors
    /// When it is another one, or names a seat that gave up.
    pub(crate) fn check(&self) -> Result<(), VerifyError> {
        let noted = self.record.result.clone().unwrap_or_default();
        let (winners, rule) = noted.split_once(" (").unwrap_or((&noted, ""));
        match &self.end {
            Some((by, told)) if winners != told || (told == ABANDONED) != (noted == ABANDONED) => {
                Err(VerifyError::Ended { by: by.to_string(), noted })
            }
            None if noted == ABANDONED || rule.strip_suffix(')') == Some(RESIGNED) => Err(VerifyError::NotEnded(noted)),
            None => match self.record.seats.iter().find(|chair| {
                let seat = chair.seat.as_str();
                !self.left.contains(&seat) && winners.split(' ').any(|winner| winner == seat)
            }) {
                Some(chair) => Err(VerifyError::Winner { seat: chair.seat.clone(), noted }),
                None => Ok(()),
            },
            Some(_) => Ok(()),
        }
    }
}
