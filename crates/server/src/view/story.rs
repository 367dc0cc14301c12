//! The story: what happened at a table, step by step and part by part, as an observer was told it while it happened.

use contract::{Observer, Seat, StepPart, StepText};
use table::{SeenStep, Table};

use crate::games::entry::LocalizedGame;
use crate::tongue::sentence::Sentence;
use crate::view::people;

/// How many parts a page lists at least, if there are so many, and at most.
const LISTED: std::ops::RangeInclusive<usize> = 4..=12;

/// A part of a step, told.
#[derive(Clone)]
pub(crate) struct Told {
    /// The version of the observer's page after the step.
    pub(crate) version: u64,
    /// Which part of the step it is, from 0.
    pub(crate) part: usize,
    /// The number of the step, where one looks back.
    pub(crate) number: usize,
    /// The round in which the step was taken.
    pub(crate) round: u16,
    /// Whose step it was, where several play and one is told whole.
    pub(crate) who: Option<String>,
    pub(crate) said: Vec<Sentence>,
}

/// A step that an observer saw, cut into parts of which at least one is told.
pub(crate) struct ToldStep {
    pub(crate) seen: SeenStep,
    pub(crate) by: Option<Seat>,
    pub(crate) round: u16,
    pub(crate) parts: Vec<StepPart>,
}

/// Returns the parts told last: from the observer's own last step on, and a few before it. The newest stands last.
pub(crate) fn just_now(game: LocalizedGame<'_>, table: &Table, observer: Observer) -> Vec<Told> {
    let mut told: Vec<Told> = Vec::new();
    for seen in table.seen_steps(observer).iter().rev() {
        let Some(step) = told_step(table, *seen, observer) else { continue };
        let is_own = step.by.is_some_and(|seat| observer.contains(seat));
        told.extend(said(game, table, &step).into_iter().rev());
        if told.len() >= *LISTED.end() || is_own && told.len() >= *LISTED.start() {
            break;
        }
    }
    told.truncate(*LISTED.end());
    told.reverse();
    told
}

/// Cuts a step into its parts; none where nothing of it is told.
pub(crate) fn told_step(table: &Table, seen: SeenStep, observer: Observer) -> Option<ToldStep> {
    let (played, before) = (table.step_to(seen.steps)?, table.position_at(seen.steps.checked_sub(1)?)?);
    let parts = before.parts(played, table.position_at(seen.steps)?, observer);
    let by = match played {
        StepText::Action { seat, .. } => Some(*seat),
        StepText::Outcome { .. } => None,
    };
    parts.iter().any(is_told).then_some(ToldStep { seen, by, round: before.round(), parts })
}

/// Says whether anything is said of a part.
pub(crate) fn is_told(part: &StepPart) -> bool {
    !part.phrases().is_empty()
}

/// Says the parts of a step that are told. Of a step in several parts, much is the doing of others than whoever took it.
pub(crate) fn said(game: LocalizedGame<'_>, table: &Table, step: &ToldStep) -> Vec<Told> {
    let ToldStep { seen, by, round, parts } = step;
    let who = by.filter(|_| table.seats() > 1 && parts.len() == 1);
    let told = |(part, of): (usize, &StepPart)| Told {
        version: seen.version,
        part,
        number: seen.number,
        round: *round,
        who: who
            .filter(|seat| !people::begins_with(of.phrases(), *seat))
            .map(|seat| game.words().full_name(seat).to_owned()),
        said: of.phrases().iter().map(|phrase| game.say(phrase)).collect(),
    };
    parts.iter().enumerate().filter(|(_, part)| is_told(part)).map(told).collect()
}
