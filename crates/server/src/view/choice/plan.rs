//! Answers of several actions: what a game suggests is laid out, changed portion by portion, and done at once.
//!
//! An answer is tried on a position that fits what the seat may know, never on the true one. What does not fit any more
//! once something is changed falls out of it.

use contract::{Label, Position, Seat, SeatSet, StepText, Stream};

/// Actions by token, as a seat may take them.
type Labels = Vec<(String, Label)>;

/// An answer so far: the actions in their order, each with its label at its time, and what may follow.
pub(super) struct Plan {
    base: Position,
    seat: Seat,
    /// The actions of the question before any is done.
    first: Labels,
    pub(super) laid: Labels,
    /// What may follow; none once the answer has come to its end.
    pub(super) next: Labels,
}

/// What can be done with one piece.
pub(super) struct Row<'a> {
    /// A label of the piece.
    pub(super) sample: &'a Label,
    /// What can be done with it instead of nothing.
    pub(super) options: Vec<Choice>,
    /// Which of the choices is laid.
    pub(super) laid: Option<usize>,
}

/// A choice of what to do with one piece.
pub(super) struct Choice {
    pub(super) token: String,
    pub(super) label: Label,
    /// The answer with it.
    pub(super) then: Vec<String>,
    /// Whether all else stays in that answer.
    pub(super) is_free: bool,
}

fn key(label: &Label) -> Option<&str> {
    label.portion.as_ref().map(|portion| portion.piece.key.as_str())
}

impl Plan {
    /// Lays out these actions, as far as they can be done one after another; none where the seat's question has no portions.
    pub(super) fn new(
        id: &str,
        position: &Position,
        seat: Seat,
        version: u64,
        tokens: Option<&[String]>,
    ) -> Option<Self> {
        let first = position.labels(seat);
        first.iter().find(|(_, label)| label.portion.is_some())?;
        let base = position.completion(SeatSet::only(seat), &mut Stream::new(id, "answer", version));
        let mut plan = Self { base, seat, first, laid: Vec::new(), next: Vec::new() };
        let suggested = || position.suggest(seat);
        let tokens = tokens.map_or_else(suggested, <[String]>::to_vec);
        (plan.laid, plan.next) = plan.play(&tokens);
        Some(plan)
    }

    /// Does what can be done of these actions, and returns it with what may follow. The answer has come to its end when
    /// the seat is not asked any more, or is asked something else.
    fn play<'t>(&self, tokens: impl IntoIterator<Item = &'t String>) -> (Labels, Labels) {
        let (mut after, mut next, mut laid) = (self.base.clone(), self.first.clone(), Labels::new());
        let question = |position: &Position| position.prompt(self.seat).map(|prompt| prompt.question.key);
        let asked = question(&self.base);
        for token in tokens {
            let known = |label: &Label| laid.iter().any(|(_, other)| key(other) == key(label));
            let found = next.iter().find(|(other, label)| other == token && key(label).is_some() && !known(label));
            let Some(found) = found.cloned() else { continue };
            let step = StepText::Action { seat: self.seat, token: found.0.clone() };
            if after.play(&step).is_ok() {
                laid.push(found);
                next = if question(&after) == asked { after.labels(self.seat) } else { Labels::new() };
            }
        }
        (laid, next)
    }

    pub(super) fn tokens(&self) -> Vec<String> {
        self.laid.iter().map(|(token, _)| token.clone()).collect()
    }

    /// Says whether the answer has come to its end by itself.
    pub(super) fn is_whole(&self) -> bool {
        !self.laid.is_empty() && self.next.is_empty()
    }

    /// Returns the actions that end an answer: those that are no portions.
    pub(super) fn ends(&self) -> impl Iterator<Item = &(String, Label)> {
        self.next.iter().filter(|(_, label)| label.portion.is_none())
    }

    /// Returns the answer without what is laid of a piece.
    pub(super) fn without(&self, piece: &str) -> Vec<String> {
        let rest = self.laid.iter().filter(|(_, label)| key(label) != Some(piece)).map(|(token, _)| token);
        names(&self.play(rest).0)
    }

    /// Returns all pieces that something can be done with, in an order that stays the same while they are laid.
    pub(super) fn rows(&self) -> Vec<Row<'_>> {
        let mut rows: Vec<Row<'_>> = Vec::new();
        for (_, label) in self.first.iter().chain(&self.laid).chain(&self.next) {
            let Some(piece) = key(label) else { continue };
            if rows.iter().all(|row| key(row.sample) != Some(piece)) {
                rows.push(self.row(piece, label));
            }
        }
        rows
    }

    fn row<'a>(&'a self, piece: &str, sample: &'a Label) -> Row<'a> {
        let laid = self.laid.iter().position(|(_, label)| key(label) == Some(piece));
        let open = laid.map(|nth| self.open_at(nth));
        let open = open.as_ref().unwrap_or(&self.next);
        let mut options: Vec<Choice> = Vec::new();
        for (token, label) in open.iter().filter(|(_, label)| key(label) == Some(piece)) {
            options.push(self.with(laid, token, label));
        }
        let laid = laid.and_then(|nth| options.iter().position(|choice| choice.token == self.laid[nth].0));
        Row { sample, options, laid }
    }

    /// Returns what could be done instead of what is laid at this place, while all else stays. Where an action means all that
    /// is left, it means more without those before it; then only these stay.
    fn open_at(&self, nth: usize) -> Labels {
        let others = self.laid.iter().enumerate().filter(|(other, _)| *other != nth).map(|(_, (token, _))| token);
        let open = self.play(others).1;
        let has_laid = open.iter().any(|(token, _)| *token == self.laid[nth].0);
        if has_laid { open } else { self.play(self.laid[..nth].iter().map(|(token, _)| token)).1 }
    }

    /// Chooses this action, instead of the one at this place or after all.
    fn with(&self, instead: Option<usize>, token: &str, label: &Label) -> Choice {
        let mut tokens = self.tokens();
        match instead {
            Some(nth) => token.clone_into(&mut tokens[nth]),
            None => tokens.push(token.to_owned()),
        }
        let then = names(&self.play(&tokens).0);
        Choice { token: token.to_owned(), label: label.clone(), is_free: then == tokens, then }
    }
}

impl Row<'_> {
    /// Says whether there may be more or less of it.
    pub(super) fn is_amount(&self) -> bool {
        self.sample.portion.as_ref().is_some_and(|portion| portion.amount.is_some())
    }

    /// Returns the last choice that leaves everything else as it is: of amounts the largest.
    pub(super) fn most(&self) -> Option<&Choice> {
        self.options.iter().rev().find(|choice| choice.is_free)
    }
}

fn names(labels: &Labels) -> Vec<String> {
    labels.iter().map(|(token, _)| token.clone()).collect()
}

#[cfg(test)]
mod tests {
    use conform::toys::Bulwark;
    use contract::{Maker, Setup, Turn};

    use super::*;

    /// Returns the answer to the question of a line, with these actions or what is suggested.
    fn plan(line: &str, tokens: Option<&[&str]>) -> Plan {
        let game = (Maker::of::<Bulwark>().make)(&Setup::printed(2)).unwrap();
        let position = game.read(line).unwrap();
        let tokens: Option<Vec<String>> = tokens.map(|tokens| tokens.iter().map(|token| (*token).to_owned()).collect());
        let Turn::Choice(asked) = position.turn() else { panic!("nobody is asked") };
        Plan::new("a-table", &position, asked.first().unwrap(), 7, tokens.as_deref()).unwrap()
    }

    #[test]
    fn what_is_suggested_is_laid_out_first() {
        let whole = plan("1 4 5 .... 3334 1334", None);
        assert_eq!(
            (whole.tokens(), whole.is_whole()),
            (vec!["hit:a=1".into(), "hit:b=3".into(), "hit:c=1".into()], true)
        );
        let rest = plan("1 4 4 .... 3334 1004", None);
        assert_eq!((rest.tokens(), rest.is_whole()), (vec!["hit:a=1".into(), "hit:k=3".into()], true));
        let empty = plan("1 4 5 .... 3334 1334", Some(&[]));
        assert!(empty.laid.is_empty() && empty.ends().map(|(token, _)| token).eq(["finish"]));
    }

    #[test]
    fn what_fits_no_more_falls_out() {
        let less = plan("1 4 5 .... 3334 2004", Some(&["hit:a=1", "hit:k=2"]));
        assert_eq!(less.tokens(), ["hit:a=1"], "the wall stands");
        let twice = plan("1 4 5 .... 3334 2234", Some(&["hit:a=1", "hit:a=1", "hit:x=1", "finish", "hit:b=1"]));
        assert_eq!(twice.tokens(), ["hit:a=1", "hit:b=1"]);
        assert_eq!(plan("1 4 5 .... 3334 2004", None).without("a"), Vec::<String>::new());
    }

    #[test]
    fn each_piece_has_its_choices_and_none_takes_from_another() {
        let plan = plan("1 4 4 .... 3334 2234", Some(&["hit:a=2", "hit:b=1"]));
        let rows = plan.rows();
        let keys: Vec<_> = rows.iter().map(|row| key(row.sample).unwrap()).collect();
        assert_eq!(keys, ["a", "b", "c"]);
        let open = |row: &Row<'_>| row.options.iter().map(|choice| choice.is_free).collect::<Vec<_>>();
        assert_eq!((rows[0].laid, open(&rows[0])), (Some(1), vec![true, true]));
        assert_eq!((rows[1].laid, open(&rows[1])), (Some(0), vec![true, true]));
        assert_eq!((rows[2].laid, open(&rows[2])), (None, vec![true]));
        assert_eq!(rows[1].options[1].then, ["hit:a=2", "hit:b=2"]);
        let full = super::tests::plan("1 4 3 .... 3334 2234", Some(&["hit:a=1", "hit:b=2"]));
        let a = &full.rows()[0];
        assert!(a.options.len() == 1 && a.laid == Some(0), "b has the rest: {}", a.options.len());
        let opened = super::tests::plan("1 4 5 .... 3334 2004", Some(&["hit:a=2", "hit:k=2"]));
        assert_eq!(opened.rows()[0].options.iter().map(|choice| choice.is_free).collect::<Vec<_>>(), [false, true]);
    }
}
