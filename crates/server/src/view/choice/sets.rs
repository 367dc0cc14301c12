//! Actions that are sets of pieces: a person chooses pieces one by one, in any order, and the set that is chosen is one
//! action, or none yet.

use boards::{Highlight, Names, Target, escaped};
use contract::{Label, Observer, Phrase, Piece, PieceLocation, Position};

use super::SeatSelection;
use super::question::{Piece as Shown, Toggles};
use crate::tongue::sentence::Sentence;

/// Actions by token, as a seat may take them.
type Labels = [(String, Label)];

/// The pieces that are chosen, by their keys, in the order of the question.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Chosen(Vec<String>);

impl Chosen {
    /// Reads what an address says, as far as there are such pieces.
    pub(super) fn read(labels: &Labels, keys: &[String]) -> Self {
        let is_chosen = |piece: &&Piece| keys.contains(&piece.key);
        Self(pieces(labels).into_iter().filter(is_chosen).map(|piece| piece.key.clone()).collect())
    }

    /// Returns the set that an action takes; none of an action that is no set.
    pub(super) fn of(labels: &Labels, label: &Label) -> Option<Self> {
        let keys: Vec<String> = label.set.as_ref()?.iter().map(|piece| piece.key.clone()).collect();
        Some(Self::read(labels, &keys))
    }

    /// Adds a piece, or takes it out again.
    fn toggled(&self, labels: &Labels, key: &str) -> Self {
        let others = self.0.iter().filter(|other| *other != key).cloned();
        let added = (!self.has(key)).then(|| key.to_owned());
        Self::read(labels, &others.chain(added).collect::<Vec<_>>())
    }

    fn has(&self, key: &str) -> bool {
        self.0.iter().any(|other| other == key)
    }

    /// Writes it as [`Chosen::read`] takes it; that nothing is chosen is written, too.
    fn address(&self) -> String {
        let keys: Vec<String> = self.0.iter().map(|key| format!("set={}", escaped(key))).collect();
        if keys.is_empty() { "set=".to_owned() } else { keys.join("&") }
    }

    /// Returns the action that takes exactly these pieces.
    pub(super) fn whole<'a>(&self, labels: &'a Labels) -> Option<&'a Label> {
        let is_it = |set: &Vec<Piece>| set.len() == self.0.len() && set.iter().all(|piece| self.has(&piece.key));
        labels.iter().map(|(_, label)| label).find(|label| label.set.as_ref().is_some_and(is_it))
    }
}

/// Returns the pieces that some action takes, each once, in order.
fn pieces(labels: &Labels) -> Vec<&Piece> {
    let mut found: Vec<&Piece> = Vec::new();
    for piece in labels.iter().flat_map(|(_, label)| label.set.iter().flatten()) {
        if found.iter().all(|known| known.key != piece.key) {
            found.push(piece);
        }
    }
    found
}

impl SeatSelection<'_> {
    /// Shows the pieces, and why those that are chosen are no action.
    pub(super) fn toggles(&self, position: &Position, observer: Observer, names: &Names) -> Option<Toggles> {
        let labels = &self.labels;
        let first = labels.iter().map(|(_, label)| label).find(|label| label.set.is_some())?;
        let shown = pieces(labels).into_iter().filter(|piece| piece.location != PieceLocation::OnBoard);
        let shown = shown.map(|piece| Shown {
            is_taken: self.set.has(&piece.key),
            link: self.toggling(&piece.key),
            ..self.piece(piece, position, observer, names)
        });
        let is_none = self.token.is_none() && self.set.whole(labels).is_none();
        Some(Toggles {
            pieces: shown.collect(),
            no_action: is_none.then(|| (self.game.say(&first.group).text, self.no_such_set(position))),
        })
    }

    /// Says why what is chosen is no action.
    fn no_such_set(&self, position: &Position) -> Sentence {
        let keys: Vec<&str> = self.set.0.iter().map(String::as_str).collect();
        if let Some(reason) = position.no_such_set(self.seat, &keys) {
            return self.game.say(&reason);
        }
        let reason = if keys.is_empty() { Phrase::new("set-empty") } else { Phrase::new("set-does-not-fit") };
        Sentence { text: self.game.tongue.say(&reason), rule: None }
    }

    /// Writes what is chosen, or nothing where the question has no sets.
    pub(super) fn set_address(&self) -> String {
        if self.labels.iter().any(|(_, label)| label.set.is_some()) { self.set.address() } else { String::new() }
    }

    /// Writes the set that an action takes.
    pub(super) fn address_of(&self, label: &Label) -> Option<String> {
        Chosen::of(&self.labels, label).map(|set| set.address())
    }

    fn toggling(&self, key: &str) -> String {
        self.link(&self.set.toggled(&self.labels, key).address())
    }

    /// Returns the pieces of sets that lie on the board.
    pub(super) fn set_targets(&self) -> impl Iterator<Item = Target> {
        let on_board = pieces(&self.labels).into_iter().filter(|piece| piece.location == PieceLocation::OnBoard);
        on_board.map(|piece| Target {
            token: piece.key.clone(),
            label: self.game.say(&piece.name).text,
            highlight: if self.set.has(&piece.key) { Highlight::Chosen } else { Highlight::Legal },
            link: Some(self.toggling(&piece.key)),
        })
    }
}

#[cfg(test)]
mod tests {
    use contract::Prompt;

    use super::*;

    fn label(keys: &[&str]) -> (String, Label) {
        let prompt = Prompt { question: Phrase::new("ask"), detail: None };
        let set = keys.iter().map(|key| Piece::new(*key, Phrase::new("piece"), prompt.clone())).collect();
        (keys.concat(), Label::new(Phrase::new("group"), Phrase::new("name")).choosing(set))
    }

    fn read(labels: &Labels, keys: &[&str]) -> Chosen {
        Chosen::read(labels, &keys.iter().map(|key| (*key).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn pieces_are_chosen_in_any_order_and_come_to_one_action() {
        let labels = [label(&["a"]), label(&["b"]), label(&["a", "b"]), label(&["b", "c"])];
        let chosen = read(&labels, &["c", "b"]);
        assert_eq!(chosen.address(), "set=b&set=c");
        assert_eq!(chosen.whole(&labels), Some(&labels[3].1));
        assert_eq!(chosen.toggled(&labels, "b"), read(&labels, &["c"]));
        assert_eq!(chosen.toggled(&labels, "a").toggled(&labels, "c").whole(&labels), Some(&labels[2].1));
        assert_eq!(chosen.toggled(&labels, "b").toggled(&labels, "b"), chosen);
    }

    #[test]
    fn a_set_that_no_action_takes_is_none() {
        let labels = [label(&["a"]), label(&["a", "b", "c"])];
        assert!(read(&labels, &["a", "b"]).whole(&labels).is_none() && read(&labels, &[]).whole(&labels).is_none());
        assert_eq!(read(&labels, &["x"]).address(), "set=");
        let with_none = [label(&[]), label(&["a"])];
        assert_eq!(read(&with_none, &["x"]).whole(&with_none), Some(&with_none[0].1));
    }
}
