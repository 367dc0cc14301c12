//! A step in parts, as a story plays them one after another.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::{Game, Observer, Phases, Phrase, Seat, Speak, Step, Vital};

/// A part of a step as one observer was told it: what happened in it, and how the game looked to them before and after
/// it. It is made of views and events alone, so it holds nothing that its observer may not know.
pub struct StepPart(Box<dyn ErasedPart>);

/// What happened in a part, for a drawing of the game.
#[derive(Debug)]
pub struct PartEvents<'a, G: Speak> {
    /// The game.
    pub game: &'a G,
    /// Who was told it.
    pub observer: Observer,
    /// Whether it is of an outcome.
    pub is_chance: bool,
    /// What the observer knew before it.
    pub before: &'a G::View,
    /// What they knew after it.
    pub after: &'a G::View,
    /// What happened, in order.
    pub events: &'a [G::Event],
}

/// [`StepPart`]'s questions, answered for each game.
trait ErasedPart: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn phrases(&self) -> &[Phrase];
    fn vitals(&self, seat: Seat) -> Vec<Vital>;
    fn phases(&self) -> Option<Phases>;
}

struct TypedPart<G: Speak> {
    game: Arc<G>,
    observer: Observer,
    is_chance: bool,
    before: G::View,
    after: G::View,
    events: Vec<G::Event>,
    phrases: Vec<Phrase>,
}

impl fmt::Debug for StepPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("StepPart").field(&self.phrases()).finish()
    }
}

impl StepPart {
    /// Returns what the log says of it. All parts of a step together say what the step says.
    pub fn phrases(&self) -> &[Phrase] {
        self.0.phrases()
    }

    /// Returns how a seat stands after it; see [`Speak::vitals`].
    pub fn vitals(&self, seat: Seat) -> Vec<Vital> {
        self.0.vitals(seat)
    }

    /// Returns the phases of the round after it; see [`Speak::phases`].
    pub fn phases(&self) -> Option<Phases> {
        self.0.phases()
    }

    /// Returns what happened, for a drawing of this game; `None` when the game is another.
    pub fn events<G: Speak>(&self) -> Option<PartEvents<'_, G>> {
        let TypedPart { game, observer, is_chance, before, after, events, .. } = self.0.as_any().downcast_ref()?;
        Some(PartEvents { game, observer: *observer, is_chance: *is_chance, before, after, events })
    }
}

impl<G: Speak> ErasedPart for TypedPart<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn phrases(&self) -> &[Phrase] {
        &self.phrases
    }

    fn vitals(&self, seat: Seat) -> Vec<Vital> {
        self.game.vitals(&self.after, seat)
    }

    fn phases(&self) -> Option<Phases> {
        self.game.phases(&self.after)
    }
}

/// Cuts a step into the parts that an observer is told, in order; none when they are told nothing.
pub(crate) fn cut<G: Speak>(
    game: &Arc<G>,
    before: &<G as Game>::State,
    step: Step<G::Action, G::Outcome>,
    after: &<G as Game>::State,
    observer: Observer,
) -> Vec<StepPart> {
    let mut events = Vec::new();
    game.events(before, step, observer, &mut events);
    let (first, last) = (game.view(before, observer), game.view(after, observer));
    let mut seen = first.clone();
    let part = |events: &[G::Event]| {
        let before = seen.clone();
        for event in events {
            game.replay(&mut seen, event, observer);
        }
        let phrases = game.tell(events, &first, &last, observer);
        let is_chance = matches!(step, Step::Outcome(_));
        let (game, after, events) = (game.clone(), seen.clone(), events.to_vec());
        StepPart(Box::new(TypedPart { game, observer, is_chance, before, after, events, phrases }))
    };
    slices(&events, &game.parts(&events)).into_iter().map(part).collect()
}

/// Cuts a list before each of these indices, which must grow; one that does not, or lies outside, cuts nothing.
fn slices<'a, E>(list: &'a [E], cuts: &[usize]) -> Vec<&'a [E]> {
    let (mut rest, mut begin, mut slices) = (list, 0, Vec::new());
    for cut in cuts {
        if let Some((slice, after)) = cut.checked_sub(begin).and_then(|length| rest.split_at_checked(length))
            && !slice.is_empty()
            && !after.is_empty()
        {
            slices.push(slice);
            (rest, begin) = (after, *cut);
        }
    }
    slices.extend((!rest.is_empty()).then_some(rest));
    slices
}

#[cfg(test)]
mod tests {
    use super::slices;

    #[test]
    fn a_list_is_cut_where_it_can_be_and_stays_whole() {
        let list = [1, 2, 3, 4];
        assert_eq!(slices(&list, &[1, 3]), [&list[..1], &list[1..3], &list[3..]]);
        assert_eq!(slices(&list, &[]), [&list[..]]);
        assert_eq!(slices(&list, &[0, 2, 2, 1, 4, 9]), [&list[..2], &list[2..]]);
        assert!(slices(&list[..0], &[0, 1]).is_empty());
    }
}
