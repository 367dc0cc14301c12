//! The steps that stand: the game as it was played, without what was taken back.

use std::sync::Arc;

use contract::{Position, Seat, SeatSet, StepError, StepText, Turn};

use crate::visibility::Visibility;

/// A line of steps from a start. A table is copied for every move that is stored, so copies share the steps.
#[derive(Clone, Debug)]
pub(crate) struct History {
    start: Arc<HistoryStep>,
    steps: Vec<Arc<HistoryStep>>,
}

/// A step, and how the game stood after it.
#[derive(Clone, Debug)]
pub(crate) struct HistoryStep {
    /// The step; none for the start.
    pub(crate) step: Option<StepText>,
    /// The draw's name, for an outcome.
    pub(crate) draw: Option<String>,
    /// Where it stands in the table's log.
    pub(crate) logged: usize,
    /// The game after it.
    pub(crate) position: Position,
    /// Who could see it.
    pub(crate) visibility: Visibility,
    /// To whom it told more than who is still at work.
    pub(crate) news: Visibility,
    /// Whether it ended a sealed choice and so opened what others had chosen.
    pub(crate) opened: bool,
    /// Where in the line the running sealed choice began (the number of steps before it), if one runs.
    pub(crate) seal: Option<usize>,
    /// The number of steps after which, most recently, no chance was due.
    rested: usize,
    /// Who was asked then.
    asked: SeatSet,
    /// Who has been told something since then.
    noticed: Visibility,
}

fn asked(turn: Turn) -> SeatSet {
    if let Turn::Choice(seats) = turn { seats } else { SeatSet::NONE }
}

impl History {
    pub(crate) fn new(position: Position) -> Self {
        let asked = asked(position.turn());
        let start = HistoryStep {
            step: None,
            draw: None,
            logged: 0,
            position,
            visibility: Visibility::NOBODY,
            news: Visibility::NOBODY,
            opened: false,
            seal: (asked.len() > 1).then_some(0),
            rested: 0,
            asked,
            noticed: Visibility::NOBODY,
        };
        Self { start: Arc::new(start), steps: Vec::new() }
    }

    /// Returns the last step, or the start.
    pub(crate) fn last(&self) -> &HistoryStep {
        self.steps.last().unwrap_or(&self.start)
    }

    /// Returns the steps.
    pub(crate) fn steps(&self) -> &[Arc<HistoryStep>] {
        &self.steps
    }

    /// Returns the game before the step with this index, from 0; the game as it stands for the number of steps.
    pub(crate) fn before(&self, index: usize) -> Option<&Position> {
        match index.checked_sub(1) {
            None => Some(&self.start.position),
            Some(index) => self.steps.get(index).map(|played| &played.position),
        }
    }

    /// Returns how often a draw of this name stands in the line.
    pub(crate) fn count(&self, draw: &str) -> u32 {
        self.steps.iter().filter(|played| played.draw.as_deref() == Some(draw)).count() as u32
    }

    /// Takes a step and returns how the game stands then, with who could see it: those who are told of it, or to whom
    /// the table looks different after it.
    ///
    /// Outcomes come at once and nobody looks in between, so what a table looks like, and who is asked, is compared
    /// from one moment without chance due to the next.
    pub(crate) fn take(
        &mut self,
        step: StepText,
        draw: Option<String>,
        logged: usize,
    ) -> Result<&HistoryStep, StepError> {
        let last = self.last();
        let before = &last.position;
        let mut position = before.clone();
        position.play(&step)?;
        let seats = position.seats();
        let mut sight = match step {
            StepText::Action { seat, .. } => Visibility::NOBODY.with(seat),
            StepText::Outcome { .. } => Visibility::NOBODY,
        };
        sight = sight.union(Visibility::of(seats, |observer| before.has_events(&step, observer)));
        let noticed = last.noticed.union(sight);
        let news = sight;
        let mut played = HistoryStep {
            step: Some(step),
            draw,
            logged,
            visibility: sight,
            news,
            noticed,
            position,
            opened: false,
            ..*last
        };
        if played.position.turn() != Turn::Chance {
            self.rest(&mut played);
        }
        self.steps.push(Arc::new(played));
        Ok(self.last())
    }

    /// Compares a moment without chance due to the last one: who has seen a change, and what became of a sealed choice.
    fn rest(&self, played: &mut HistoryStep) {
        let now = asked(played.position.turn());
        let seats = played.position.seats();
        let seen = self
            .before(played.rested)
            .map_or(Visibility::NOBODY, |rested| Visibility::of_change(rested, &played.position));
        // A choice stays sealed while some of those who were asked still are, and no more than that became known.
        let fewer = now != played.asked && now.iter().all(|seat| played.asked.contains(seat));
        let closed = !now.is_empty() && (fewer || now == played.asked && !seen.union(played.noticed).spectator());
        let sealed = played.seal.is_some();
        played.opened = sealed && !closed;
        if played.seal.is_none() || played.opened {
            played.seal = (now.len() > 1).then_some(self.steps.len() + 1);
        }
        let seen = if now == played.asked { seen } else { Visibility::everybody(seats) };
        played.visibility = played.visibility.union(seen.difference(played.noticed));
        // Whoever finishes in a sealed choice tells others that they have, and by the law of such choices no more.
        played.news = match played.step {
            Some(StepText::Action { seat, .. }) if sealed && closed && fewer => Visibility::NOBODY.with(seat),
            _ => played.visibility,
        };
        played.noticed = Visibility::NOBODY;
        played.asked = now;
        played.rested = self.steps.len() + 1;
    }

    /// Returns the line without the last `count` actions of a seat, and those who had seen one of them. The steps of
    /// others since then are taken again.
    ///
    /// # Errors
    /// When the seat has not acted so often, or when a step does not stand without those taken back.
    pub(crate) fn without(&self, seat: Seat, count: usize) -> Result<(Self, Visibility), String> {
        let acts = self.steps.iter().enumerate().rev().filter(|(_, played)| played.is_act_of(seat));
        let Some((first, _)) = count.checked_sub(1).and_then(|count| acts.clone().nth(count)) else {
            return Err(format!("the seat has not acted {count} times"));
        };
        let mut line = Self { start: self.start.clone(), steps: self.steps[..first].to_vec() };
        let mut seen = Visibility::NOBODY;
        for played in &self.steps[first..] {
            let Some(step) = &played.step else { continue };
            if played.is_act_of(seat) {
                seen = seen.union(played.visibility);
                continue;
            }
            // An outcome that followed from an action taken back is not due now, so it is refused here.
            let taken = line.take(step.clone(), played.draw.clone(), played.logged);
            taken.map_err(|refused| refused.to_string())?;
            // What was seen when it was taken stays seen.
            if let Some(again) = line.steps.last_mut() {
                Arc::make_mut(again).visibility = played.visibility;
            }
        }
        Ok((line, seen))
    }
}

impl HistoryStep {
    pub(crate) fn is_act_of(&self, who: Seat) -> bool {
        matches!(self.step, Some(StepText::Action { seat, .. }) if seat == who)
    }

    pub(crate) fn is_chance(&self) -> bool {
        matches!(self.step, Some(StepText::Outcome { .. }))
    }
}
