//! What a move would do, as far as its chooser can know.
//!
//! It is found on positions that fit what the observer may know, never on the true one, and from randomness that hangs
//! on the page alone: a preview cannot tell more than the page it belongs to, nor change while that page stands.

use contract::{Observer, Phrase, Position, Seat, StepError, StepText, Stream, Turn, split_seat};
use maud::Markup;
use table::{Page, Table, TableError};

use crate::games::entry::LocalizedGame;
use crate::tongue::sentence::Sentence;
use crate::view::choice::in_full;

/// On how many fitting positions a move is tried. What differs between them is not known and is not told.
const TRIED: usize = 16;

/// What a move would do.
pub(crate) struct Preview {
    /// The move, as its button names it.
    pub(crate) name: String,
    /// What is sure to happen, in order.
    pub(crate) sure: Vec<Sentence>,
    /// What is left open.
    pub(crate) open: Option<Phrase>,
    /// What the board shows of it.
    pub(crate) ghosts: Option<Markup>,
}

/// A move to look at, as the page names it.
pub(crate) struct PreviewRequest<'a> {
    pub(crate) seat: Seat,
    pub(crate) token: &'a str,
    /// The version of the page it stands on.
    pub(crate) version: u64,
}

/// Looks at what a move would do; dice that would follow are not rolled.
///
/// # Errors
/// When the page is old and asked something else, or table or rules would refuse the move.
pub(crate) fn preview(
    id: &str,
    game: LocalizedGame<'_>,
    table: &Table,
    observer: Observer,
    asked: &PreviewRequest<'_>,
) -> Result<Preview, TableError> {
    let current = table.still_asks(Page { observer, version: asked.version });
    match (current, table.is_over(), table.has_begun()) {
        (false, ..) => return Err(TableError::Stale { seen: asked.version, now: table.version(observer) }),
        (_, true, _) => return Err(TableError::Over),
        (.., false) => return Err(TableError::NotBegun),
        _ => {}
    }
    let position = table.position();
    let token = match split_seat(position.info(), asked.token) {
        (Some(named), _) if named != asked.seat => {
            return Err(TableError::OtherSeat { token: asked.token.to_owned() });
        }
        (_, bare) => bare.to_owned(),
    };
    let step = StepText::Action { seat: asked.seat, token: token.clone() };
    let mut dice = Stream::new(id, "preview", asked.version);
    let futures = (0..TRIED).map(|_| future(&position.completion(observer, &mut dice), &step, observer));
    let futures = futures.collect::<Result<Vec<_>, _>>()?;
    let (sure, open) = agreed(&futures);
    let mut ghosts = futures.into_iter().map(|future| future.ghosts);
    let first = ghosts.next().flatten();
    let ghosts = first.filter(|first| ghosts.all(|other| other.is_some_and(|other| other.0 == first.0)));
    let named = position.labels(asked.seat).into_iter().find(|(other, _)| *other == token);
    Ok(Preview {
        name: named.map_or(token, |(_, label)| in_full(game, &label)),
        sure: sure.iter().map(|phrase| game.say(phrase)).collect(),
        open,
        ghosts,
    })
}

/// What a step leads to from a fitting position.
#[derive(Default)]
struct Future {
    told: Vec<Phrase>,
    /// Whether chance is due then.
    is_chance: bool,
    ghosts: Option<Markup>,
}

/// Takes the step where it can be taken.
fn future(fitting: &Position, step: &StepText, observer: Observer) -> Result<Future, StepError> {
    let mut after = fitting.clone();
    after.play(step)?;
    Ok(Future {
        told: fitting.tell(step, &after, observer),
        is_chance: after.turn() == Turn::Chance,
        ghosts: boards::ghosts(fitting, step, observer),
    })
}

/// Returns what is told in every future, and what to say of the rest.
fn agreed(futures: &[Future]) -> (Vec<Phrase>, Option<Phrase>) {
    let Some(Future { told: first, .. }) = futures.first() else { return (Vec::new(), None) };
    let sure = first.iter().filter(|phrase| futures.iter().all(|future| future.told.contains(phrase)));
    let open = if futures.iter().any(|future| future.told != *first) {
        Some(Phrase::new("preview-hidden"))
    } else if futures.iter().all(|future| future.is_chance) {
        Some(Phrase::new("preview-chance"))
    } else {
        None
    };
    (sure.cloned().collect(), open)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_is_not_told() {
        let [same, one, other] = ["same", "one", "other"].map(Phrase::new);
        let future = |told, chance| Future { told, is_chance: chance, ..Future::default() };
        let (sure, open) = agreed(&[future(vec![one, same.clone()], true), future(vec![same.clone(), other], false)]);
        assert_eq!((sure, open), (vec![same.clone()], Some(Phrase::new("preview-hidden"))));
        let (sure, open) = agreed(&[future(vec![same.clone()], true), future(vec![same.clone()], true)]);
        assert_eq!((sure, open), (vec![same], Some(Phrase::new("preview-chance"))));
    }
}
