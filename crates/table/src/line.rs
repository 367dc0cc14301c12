//! The steps that stand: the game as it was played, without what was taken back.

use std::sync::Arc;

use contract::{Position, Refused, Seat, SeatSet, StepText, Turn};

use crate::sight::Sight;

/// A line of steps from a start. A table is copied for every move that is stored, so copies share the steps.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    start: Arc<Stand>,
    steps: Vec<Arc<Stand>>,
}

/// A step, and how the game stood after it.
#[derive(Clone, Debug)]
pub(crate) struct Stand {
    /// The step; none for the start.
    pub(crate) step: Option<StepText>,
    /// The draw's name, where luck fell.
    pub(crate) draw: Option<String>,
    /// Where it stands in the table's log.
    pub(crate) logged: usize,
    /// The game after it.
    pub(crate) position: Position,
    /// Who could see it.
    pub(crate) sight: Sight,
    /// To whom it told more than who is still at work.
    pub(crate) news: Sight,
    /// Whether it ended a sealed choice and so opened what others had chosen.
    pub(crate) opened: bool,
    /// Where in the line the running sealed choice began (the number of steps before it), if one runs.
    pub(crate) seal: Option<usize>,
    /// After how many steps no luck was due last.
    rested: usize,
    /// Who was asked then.
    asked: SeatSet,
    /// Who has been told something since then.
    noticed: Sight,
}

fn asked(turn: Turn) -> SeatSet {
    if let Turn::Choice(seats) = turn { seats } else { SeatSet::NONE }
}

impl Line {
    pub(crate) fn new(position: Position) -> Self {
        let asked = asked(position.turn());
        let start = Stand {
            step: None,
            draw: None,
            logged: 0,
            position,
            sight: Sight::NOBODY,
            news: Sight::NOBODY,
            opened: false,
            seal: (asked.len() > 1).then_some(0),
            rested: 0,
            asked,
            noticed: Sight::NOBODY,
        };
        Self { start: Arc::new(start), steps: Vec::new() }
    }

    /// Returns the last step, or the start.
    pub(crate) fn last(&self) -> &Stand {
        self.steps.last().unwrap_or(&self.start)
    }

    /// Returns the steps.
    pub(crate) fn steps(&self) -> &[Arc<Stand>] {
        &self.steps
    }

    /// Returns the game before the step with this index, from 0; the game as it stands for the number of steps.
    pub(crate) fn before(&self, index: usize) -> Option<&Position> {
        match index.checked_sub(1) {
            None => Some(&self.start.position),
            Some(index) => self.steps.get(index).map(|stand| &stand.position),
        }
    }

    /// Returns how often a draw of this name stands in the line.
    pub(crate) fn count(&self, draw: &str) -> u32 {
        self.steps.iter().filter(|stand| stand.draw.as_deref() == Some(draw)).count() as u32
    }

    /// Takes a step and returns how the game stands then, with who could see it: whoever is told of it, or sees another
    /// table after it.
    ///
    /// Luck falls at once and nobody looks between, so what a table looks like, and who is asked, is compared from one
    /// moment without luck due to the next.
    pub(crate) fn take(&mut self, step: StepText, draw: Option<String>, logged: usize) -> Result<&Stand, Refused> {
        let last = self.last();
        let before = &last.position;
        let mut position = before.clone();
        position.play(&step)?;
        let seats = position.seats();
        let mut sight = match step {
            StepText::Act { seat, .. } => Sight::NOBODY.with(seat),
            StepText::Befall { .. } => Sight::NOBODY,
        };
        sight = sight.and(Sight::of(seats, |observer| before.informs(&step, observer)));
        let noticed = last.noticed.and(sight);
        let news = sight;
        let mut stand =
            Stand { step: Some(step), draw, logged, sight, news, noticed, position, opened: false, ..*last };
        if stand.position.turn() != Turn::Chance {
            self.rest(&mut stand);
        }
        self.steps.push(Arc::new(stand));
        Ok(self.last())
    }

    /// Compares a moment without luck due to the last one: who has seen a change, and what became of a sealed choice.
    fn rest(&self, stand: &mut Stand) {
        let now = asked(stand.position.turn());
        let seats = stand.position.seats();
        let seen = self.before(stand.rested).map_or(Sight::NOBODY, |rested| Sight::of_change(rested, &stand.position));
        // A choice stays sealed while some of those who were asked still are, and no more than that became known.
        let fewer = now != stand.asked && now.iter().all(|seat| stand.asked.contains(seat));
        let closed = !now.is_empty() && (fewer || now == stand.asked && !seen.and(stand.noticed).spectator());
        let sealed = stand.seal.is_some();
        stand.opened = sealed && !closed;
        if stand.seal.is_none() || stand.opened {
            stand.seal = (now.len() > 1).then_some(self.steps.len() + 1);
        }
        let seen = if now == stand.asked { seen } else { Sight::everybody(seats) };
        stand.sight = stand.sight.and(seen.without(stand.noticed));
        // Whoever finishes in a sealed choice tells others that they have, and by the law of such choices no more.
        stand.news = match stand.step {
            Some(StepText::Act { seat, .. }) if sealed && closed && fewer => Sight::NOBODY.with(seat),
            _ => stand.sight,
        };
        stand.noticed = Sight::NOBODY;
        stand.asked = now;
        stand.rested = self.steps.len() + 1;
    }

    /// Returns the line without the last `count` actions of a seat, and those who had seen one of them. The steps of
    /// others since then are taken again.
    ///
    /// # Errors
    /// When the seat has not acted so often, or when a step does not stand without those taken back.
    pub(crate) fn without(&self, seat: Seat, count: usize) -> Result<(Self, Sight), String> {
        let acts = self.steps.iter().enumerate().rev().filter(|(_, stand)| stand.is_act_of(seat));
        let Some((first, _)) = count.checked_sub(1).and_then(|count| acts.clone().nth(count)) else {
            return Err(format!("the seat has not acted {count} times"));
        };
        let mut line = Self { start: self.start.clone(), steps: self.steps[..first].to_vec() };
        let mut seen = Sight::NOBODY;
        for stand in &self.steps[first..] {
            let Some(step) = &stand.step else { continue };
            if stand.is_act_of(seat) {
                seen = seen.and(stand.sight);
                continue;
            }
            // Luck that followed from an action taken back is not due now, so it is refused here.
            let taken = line.take(step.clone(), stand.draw.clone(), stand.logged);
            taken.map_err(|refused| refused.to_string())?;
            // What was seen when it was taken stays seen.
            if let Some(again) = line.steps.last_mut() {
                Arc::make_mut(again).sight = stand.sight;
            }
        }
        Ok((line, seen))
    }
}

impl Stand {
    pub(crate) fn is_act_of(&self, who: Seat) -> bool {
        matches!(self.step, Some(StepText::Act { seat, .. }) if seat == who)
    }

    pub(crate) fn is_luck(&self) -> bool {
        matches!(self.step, Some(StepText::Befall { .. }))
    }
}
