//! What a move would do, as far as its chooser can know.
//!
//! It is found on positions that fit what the observer may know, never on the true one, and from randomness that hangs
//! on the page alone: a preview cannot tell more than the page it belongs to, nor change while that page stands.

use boards::Moment;
use contract::{Observer, Phrase, Position, Seat, Stake, StepError, StepText, Stream, Turn, split_seat};
use maud::{Markup, PreEscaped};
use table::{Page, Table, TableError};
use words::Words;

use crate::games::entry::LocalizedGame;
use crate::tongue::sentence::Sentence;
use crate::view::glance::{self, Vitals};

/// On how many fitting positions a move is tried. What differs between them is not known and is not told.
const TRIED: usize = 16;

/// Of how many pieces it is said what they would do at a place.
const PIECES: usize = 6;

/// What a move would do. It does not name the move, which stands under the pointer.
pub(crate) struct Preview {
    /// What is sure to come of it, worst first.
    pub(crate) sure: Vec<(Stake, Sentence)>,
    /// What is left open.
    pub(crate) open: Option<Phrase>,
    /// What the board shows of it.
    pub(crate) ghosts: Option<Markup>,
    /// What every seat's vitals would be, as far as that is sure.
    pub(crate) vitals: Vitals,
}

/// A move to look at, as the page names it.
pub(crate) struct PreviewRequest<'a> {
    pub(crate) seat: Seat,
    /// Its actions: one, or several that are done together.
    pub(crate) tokens: &'a [String],
    /// The version of the page it stands on.
    pub(crate) version: u64,
    /// The moment that the board shows, over which it is drawn.
    pub(crate) moment: Moment,
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
    let bare = |token: &String| match split_seat(position.info(), token) {
        (Some(named), _) if named != asked.seat => Err(TableError::OtherSeat { token: token.clone() }),
        (_, bare) => Ok(StepText::Action { seat: asked.seat, token: bare.to_owned() }),
    };
    let steps = asked.tokens.iter().map(bare).collect::<Result<Vec<_>, _>>()?;
    let mut dice = Stream::new(id, "preview", asked.version);
    let futures = (0..TRIED).map(|_| {
        future(&position.completion(observer, &mut dice), (asked.seat, &steps), observer, (asked.moment, game.words()))
    });
    let futures = futures.collect::<Result<Vec<_>, _>>()?;
    let (sure, open) = agreed(&futures);
    let outlook = shared(&futures, |future| &future.outlook);
    let vitals = surely(position, observer, &futures);
    let mut ghosts = futures.into_iter().map(|future| future.ghosts);
    let first = ghosts.next().flatten();
    let ghosts = first.filter(|first| ghosts.all(|other| other.is_some_and(|other| other.0 == first.0)));
    let is_told = !sure.is_empty();
    let comes = worst_first(sure, outlook);
    let nothing_more = || (is_told && comes.is_empty()).then(|| Phrase::new("preview-nothing-more"));
    let open = open.or_else(nothing_more);
    let said = |phrase: &Phrase| (phrase.stake, game.say(phrase));
    Ok(Preview { sure: comes.iter().map(said).collect(), open, ghosts, vitals })
}

/// What would come of each of the pieces that can go to one place.
pub(crate) type PlacePreview = Vec<(String, Preview)>;

/// Looks at what each piece would do at a place, before one is picked up.
///
/// # Errors
/// When the page is old and asked something else.
pub(crate) fn preview_place(
    id: &str,
    game: LocalizedGame<'_>,
    table: &Table,
    observer: Observer,
    (seat, place): (Seat, &str),
    (version, moment): (u64, Moment),
) -> Result<PlacePreview, TableError> {
    let mut seen: Vec<String> = Vec::new();
    let mut found = Vec::new();
    for (token, label) in table.position().labels(seat) {
        let ([piece], Some(space)) = (&label.pieces[..], &label.space) else { continue };
        if space.key != place || seen.contains(&piece.key) || seen.len() == PIECES {
            continue;
        }
        seen.push(piece.key.clone());
        let preview = preview(id, game, table, observer, &PreviewRequest { seat, tokens: &[token], version, moment })?;
        found.push((game.say(&piece.name).text, preview));
    }
    Ok(found)
}

/// Puts what is told and what it leads to into the order in which whoever decides wants to know it, without what they
/// know: the move.
fn worst_first(told: Vec<Phrase>, outlook: Vec<Phrase>) -> Vec<Phrase> {
    let mut comes: Vec<Phrase> = told.into_iter().filter(|phrase| phrase.stake != Stake::Action).collect();
    for phrase in outlook {
        if !comes.contains(&phrase) {
            comes.push(phrase);
        }
    }
    comes.sort_by_key(|phrase| phrase.stake);
    comes
}

/// What a move leads to from a fitting position.
#[derive(Default)]
struct Future {
    told: Vec<Phrase>,
    /// What its last step makes possible or ties up: of an answer of several, what all of them leave.
    outlook: Vec<Phrase>,
    /// Whether chance is due then.
    is_chance: bool,
    ghosts: Option<Markup>,
    vitals: Vitals,
}

/// Returns each number as it would be in every future, or as it is where they differ.
fn surely(now: &Position, observer: Observer, futures: &[Future]) -> Vitals {
    let mut vitals = glance::vitals(now, observer);
    for (seat, numbers) in vitals.iter_mut().enumerate() {
        for (nth, number) in numbers.iter_mut().enumerate() {
            let mut after = futures.iter().filter_map(|future| future.vitals.get(seat)?.get(nth));
            if let Some(first) = after.next()
                && after.all(|other| other == first)
            {
                *number = *first;
            }
        }
    }
    vitals
}

/// Takes steps one after another, where they can be taken.
fn future(
    fitting: &Position,
    (seat, steps): (Seat, &[StepText]),
    observer: Observer,
    (moment, words): (Moment, &Words),
) -> Result<Future, StepError> {
    let mut future = Future::default();
    let mut after = fitting.clone();
    for step in steps {
        let before = after.clone();
        future.outlook = before.outlook(seat, step.token());
        after.play(step)?;
        future.told.extend(before.tell(step, &after, observer));
        let ghosts = boards::ghosts(&before, step, observer, moment, words);
        future.ghosts = match (future.ghosts.take(), ghosts) {
            (Some(first), Some(next)) => Some(PreEscaped(first.0 + &next.0)),
            (first, next) => next.or(first),
        };
    }
    Ok(Future { is_chance: after.turn() == Turn::Chance, vitals: glance::vitals(&after, observer), ..future })
}

/// Returns what is told in every future, and what to say of the rest.
fn agreed(futures: &[Future]) -> (Vec<Phrase>, Option<Phrase>) {
    let Some(Future { told: first, .. }) = futures.first() else { return (Vec::new(), None) };
    let sure = shared(futures, |future| &future.told);
    let open = if futures.iter().any(|future| future.told != *first) {
        Some(Phrase::new("preview-hidden"))
    } else if futures.iter().all(|future| future.is_chance) {
        Some(Phrase::new("preview-chance"))
    } else {
        None
    };
    (sure, open)
}

/// Returns what is said in every future.
fn shared(futures: &[Future], said: impl Fn(&Future) -> &[Phrase]) -> Vec<Phrase> {
    let Some(first) = futures.first() else { return Vec::new() };
    let in_all = |phrase: &&Phrase| futures.iter().all(|future| said(future).contains(phrase));
    said(first).iter().filter(in_all).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_comes_first_and_the_move_itself_is_not_said() {
        let [did, fell, hurt, gained, rolled] = [
            ("did", Stake::Action),
            ("fell", Stake::Movement),
            ("hurt", Stake::Harm),
            ("gained", Stake::Gain),
            ("rolled", Stake::Luck),
        ]
        .map(|(key, stake)| Phrase::new(key).at_stake(stake));
        let told = vec![did, rolled.clone(), fell.clone(), hurt.clone(), gained.clone()];
        assert_eq!(worst_first(told, vec![gained.clone()]), [hurt, gained, fell, rolled]);
    }

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
