//! Actions that need no board, or of which there are few: offered beside the question, some of many folded away.

use contract::Label;

use super::SeatSelection;
use super::question::Move;

/// How many actions are offered beside the question; of more, the others are folded away.
const BESIDE: usize = 4;

/// Actions beside the question, and those for which there is no room.
pub(super) struct Beside<'a> {
    /// What answers by doing nothing, which stands first.
    pub(super) pass: Vec<&'a (String, Label)>,
    pub(super) shown: Vec<&'a (String, Label)>,
    pub(super) folded: Vec<&'a (String, Label)>,
}

impl SeatSelection<'_> {
    /// Returns what is done nowhere on the board, to be offered beside the question; of many some are folded away, never
    /// the last, for games list what ends the question last. What only gives something up is there only if nothing else
    /// can be done.
    pub(super) fn beside(&self) -> Beside<'_> {
        let nothing_else = self.labels.iter().all(|(_, label)| label.is_pure_sacrifice());
        let few = self.has_few_answers();
        let is_beside = |label: &Label| is_bare(label) || few && needs_nothing_more(label);
        let bare = self.ends().filter(|(_, label)| is_beside(label) && (nothing_else || !label.is_pure_sacrifice()));
        let (pass, mut shown): (Vec<_>, Vec<_>) = bare.partition(|(_, label)| label.is_pass);
        let mut folded = Vec::new();
        if shown.len() > BESIDE {
            folded = shown.drain(BESIDE - 1..shown.len() - 1).collect();
        }
        Beside { pass, shown, folded }
    }

    /// Says whether few answers can be given, each by one press. Whoever does not find a place finds it beside the question,
    /// too, until one is pointed out; alone there, what ends the question would look like the answer. A pass stands alone.
    fn has_few_answers(&self) -> bool {
        let is_open = self.token.is_none() && self.place.is_none();
        is_open
            && self.labels.len() <= BESIDE
            && self.labels.iter().all(|(_, label)| needs_nothing_more(label) && !label.is_pass)
    }

    /// Returns what can be done now, or after the answer that is laid out.
    fn ends(&self) -> Box<dyn Iterator<Item = &(String, Label)> + '_> {
        match &self.plan {
            Some(plan) => Box::new(plan.ends()),
            None => Box::new(self.labels.iter()),
        }
    }

    pub(super) fn moves_of(&self, actions: Vec<&(String, Label)>) -> Vec<Move> {
        actions.into_iter().map(|(token, label)| self.beside_the_question(token, label)).collect()
    }

    /// What a button says of a place presumes that it is pointed out; beside others it needs its whole name.
    fn beside_the_question(&self, token: &str, label: &Label) -> Move {
        let action = self.action(token, label);
        if label.space.is_some() { Move { button: action.name.text.clone(), ..action } } else { action }
    }
}

/// Says whether an action needs neither piece nor place.
pub(super) fn is_bare(label: &Label) -> bool {
    needs_nothing_more(label) && label.space.is_none()
}

/// Says whether an action needs nothing but, perhaps, a place.
fn needs_nothing_more(label: &Label) -> bool {
    let needs_none = label.pieces.is_empty() && label.fillings.is_empty() && label.set.is_none();
    needs_none && label.portion.is_none()
}
