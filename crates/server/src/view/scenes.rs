//! The scenes of a story: the table as it stood after each part of each step, for whoever saw it happen.

use std::ops::Range;

use boards::{Moment, Names, Picture, Sheet};
use contract::{Observer, Position, SeatSet, StepPart, Turn};
use maud::Markup;
use table::{SeenStep, Table};

use crate::games::entry::{GameEntry, LocalizedGame};
use crate::people::access::VisitorAccess;
use crate::view::glance::{self, PhaseRow, VitalRow};
use crate::view::people;
use crate::view::story::{Told, ToldStep, is_told, said, told_step};
use crate::view::table_page::{LOG, LogRow, SeatRow, log, places};
use crate::view::table_status::SeatStatus;

/// How many scenes are made at once; of more, the last ones. What came before stands in the log.
const MOST: usize = 16;
/// How many parts a scene lists.
const LISTED: usize = 12;

/// The table after a part of a step, as its observer saw it then.
pub(crate) struct Scene {
    /// Whether it only shows how the table stood before, where the page shows another moment.
    pub(crate) opens: bool,
    /// Whether it shows no more than what the observer did themselves, and came of it.
    pub(crate) is_own: bool,
    /// What is told up to here, oldest first; this part stands last.
    pub(crate) told: Vec<Told>,
    pub(crate) round: u16,
    pub(crate) phases: Vec<PhaseRow>,
    pub(crate) vitals: Vec<Vec<VitalRow>>,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) board: Option<Markup>,
    pub(crate) sheets: Vec<Sheet>,
    /// The log up to here, newest first, and how many lines are older.
    pub(crate) log: Vec<LogRow>,
    pub(crate) older: usize,
}

/// Whether a story begins with the table as it stood before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Opening {
    /// The page shows that already.
    Left,
    /// The page shows another moment.
    Shown,
}

/// Whoever is told a story.
struct Reader<'a> {
    game: LocalizedGame<'a>,
    table: &'a Table,
    observer: Observer,
    seats: Vec<SeatRow>,
    /// The log as the page at the end has it, newest first, and how many lines are older.
    log: Vec<LogRow>,
    older: usize,
    /// Which seats' side of the table is drawn.
    viewers: SeatSet,
    /// Which moment they want the board to show.
    moment: Moment,
}

/// Plays what a guest saw happen between two versions of their page, the later one included: the last scenes of it, in
/// order.
pub(crate) fn scenes(
    kind: &GameEntry,
    table: &Table,
    guest: &VisitorAccess,
    versions: Range<u64>,
    opening: Opening,
) -> Vec<Scene> {
    let words = people::words(kind.localized(guest.tongue), table, guest.shown);
    let game = kind.localized(guest.tongue).said_in(&words);
    let observer = guest.shown;
    let seen = table.seen_steps(observer);
    let until = seen.partition_point(|step| step.version <= versions.end);
    let from = seen.partition_point(|step| step.version <= versions.start).min(until);
    let (mut steps, mut count, mut is_cut) = (Vec::new(), 0, false);
    for (at, step) in seen[..until].iter().enumerate().skip(from).rev() {
        let Some(step) = told_step(table, *step, observer) else { continue };
        count += step.parts.iter().filter(|part| is_told(part)).count();
        is_cut = count > MOST && !steps.is_empty();
        if is_cut {
            break;
        }
        steps.push((at, step));
    }
    steps.reverse();
    let Some((first, _)) = steps.first() else { return Vec::new() };
    let mut earlier = earlier(game, table, &seen[..*first], observer);
    let seats = places(game, table, guest, 0);
    let mut log = log(game, table, observer, None).0;
    log.retain(|line| line.version <= versions.end);
    let older = log.len().saturating_sub(LOG);
    log.truncate(LOG);
    let viewers = guest.side.map_or(guest.shown, SeatSet::only);
    let reader = Reader { game, table, observer, seats, log, older, viewers, moment: guest.moment };
    let opening = if is_cut { Opening::Shown } else { opening };
    reader.play(&seen, &steps, &mut earlier, opening)
}

/// Says what is listed before the first scene.
fn earlier(game: LocalizedGame<'_>, table: &Table, seen: &[SeenStep], observer: Observer) -> Vec<Told> {
    let mut told = Vec::new();
    for step in seen.iter().rev().filter_map(|step| told_step(table, *step, observer)) {
        told.extend(said(game, table, &step).into_iter().rev());
        if told.len() >= LISTED {
            break;
        }
    }
    told.reverse();
    told
}

impl Reader<'_> {
    fn position(&self, steps: usize) -> Option<&Position> {
        self.table.position_at(steps)
    }

    /// Makes the scenes of these steps. Pieces are followed from the beginning on, so that they have the names that the
    /// page knows them by.
    fn play(
        &self,
        seen: &[SeenStep],
        steps: &[(usize, ToldStep)],
        told: &mut Vec<Told>,
        opening: Opening,
    ) -> Vec<Scene> {
        let mut opens = opening == Opening::Shown;
        let mut names = Names::default();
        names.follow(None, self.table.position_at(0).unwrap_or(self.table.position()), self.observer);
        let mut scenes = Vec::new();
        let mut rest = steps.iter().peekable();
        let last = steps.last().map_or(0, |(at, _)| *at);
        for (at, step) in seen.iter().enumerate().take(last + 1) {
            let (Some(before), Some(after)) = (self.position(step.steps - 1), self.position(step.steps)) else {
                continue;
            };
            let Some((_, step)) = rest.next_if(|(played, _)| *played == at) else {
                names.follow(self.table.step_to(step.steps).map(|step| (before, step)), after, self.observer);
                continue;
            };
            if std::mem::take(&mut opens) {
                scenes.push(self.opening(told, before, &names));
            }
            let is_own = step.parts.len() == 1 && step.by.is_some_and(|seat| self.observer.contains(seat));
            let mut lines = said(self.game, self.table, step).into_iter();
            for (nth, part) in step.parts.iter().enumerate() {
                names.follow_part(before, part);
                if is_told(part) {
                    told.extend(lines.next());
                    let is_last = nth + 1 == step.parts.len();
                    let scene = self.scene(told, (before, part), is_last.then_some(after), &names);
                    scenes.push(Scene { is_own, ..scene });
                }
            }
        }
        scenes
    }

    fn picture(&self, names: &Names) -> Picture {
        Picture { names: names.clone().for_viewers(self.viewers), moment: self.moment, ..Picture::plain() }
    }

    fn seats_after(&self, after: Option<&Position>) -> Vec<SeatRow> {
        self.seats.iter().map(|place| SeatRow { state: state(place, after), ..place.clone() }).collect()
    }

    /// Shows the table as it stood before the first step that is played.
    fn opening(&self, told: &[Told], before: &Position, names: &Names) -> Scene {
        let picture = self.picture(names);
        let (log, older) = self.log_after(told);
        Scene {
            opens: true,
            is_own: false,
            told: told[told.len().saturating_sub(LISTED)..].to_vec(),
            round: before.round(),
            phases: glance::phases(self.game, before, self.observer),
            vitals: glance::rows(self.game, before, self.observer, None),
            seats: self.seats_after(Some(before)),
            board: boards::draw(before, self.observer, &picture, self.game.words()),
            sheets: boards::sheets(before, self.observer, &picture, self.game.words()),
            log,
            older,
        }
    }

    /// Shows the table after a part of a step; `after` is where the step led, once it is over.
    fn scene(
        &self,
        told: &[Told],
        (before, part): (&Position, &StepPart),
        after: Option<&Position>,
        names: &Names,
    ) -> Scene {
        let picture = self.picture(names);
        let vitals = self.seats.iter().map(|place| part.vitals(place.seat)).collect();
        let (log, older) = self.log_after(told);
        Scene {
            opens: false,
            is_own: false,
            told: told[told.len().saturating_sub(LISTED)..].to_vec(),
            round: after.unwrap_or(before).round(),
            phases: glance::phase_rows(self.game, part.phases()),
            vitals: glance::said(self.game, vitals, None),
            seats: self.seats_after(after),
            board: boards::draw_after(before, part, &picture, self.game.words()),
            sheets: boards::sheets_after(before, part, &picture, self.game.words()),
            log,
            older,
        }
    }

    /// Returns the log up to the part told last, of whose step it says no more than was told; it begins where that of the page
    /// does, which brings these lines.
    fn log_after(&self, told: &[Told]) -> (Vec<LogRow>, usize) {
        let Some(last) = told.last() else { return (Vec::new(), 0) };
        let lines = self.log.iter().filter(|line| line.version <= last.version).cloned();
        let mut lines: Vec<LogRow> = lines.collect();
        if let Some(line) = lines.first_mut().filter(|line| line.version == last.version) {
            let parts = told.iter().filter(|part| part.version == last.version);
            line.sentences = parts.flat_map(|part| part.said.clone()).collect();
        }
        (lines, self.older)
    }
}

/// Returns what a seat does after a step: nothing while it is not over.
fn state(place: &SeatRow, after: Option<&Position>) -> SeatStatus {
    match after.map(Position::turn) {
        Some(Turn::Choice(seats)) if !seats.contains(place.seat) => SeatStatus::Idle,
        Some(Turn::Choice(seats)) if seats.len() > 1 => SeatStatus::AtWork,
        Some(Turn::Choice(_)) => SeatStatus::ToMove,
        _ => SeatStatus::Idle,
    }
}
