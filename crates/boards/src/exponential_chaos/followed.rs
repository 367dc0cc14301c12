//! What is remembered of a turn, found by following the game: the roll of the invasion, which dice were assigned to what,
//! what every hit has cost, and who rolled what against a missile. Nothing here is hidden from anybody.

use contract::{Seat, SeatSet};
use exponential_chaos::ExponentialChaos;
use exponential_chaos::dice::{Fleet, InvasionDie};
use exponential_chaos::event::Event;
use exponential_chaos::planet::Crater;
use exponential_chaos::state::State;

use crate::drawing::LastStep;

/// The table as it was last seen, and what happened to make it so.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Followed {
    now: Option<State>,
    before: Option<State>,
    /// What the last step did.
    events: Vec<Event>,
    /// The craters that have changed since somebody last chose something.
    changed: Vec<(Seat, Crater)>,
    /// How many times something has happened.
    step: u32,
    /// What has happened in this turn.
    pub(super) turn: Turn,
}

/// What has happened in a turn.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Turn {
    /// The invasion as it was rolled.
    pub(super) invaded: Option<Fleet>,
    /// Which defense die, from 0, was assigned to which invasion die.
    pub(super) docks: Vec<(usize, InvasionDie)>,
    /// The dice that have done damage.
    pub(super) landings: Vec<Landing>,
    /// The last missiles, or all of the tie-break.
    pub(super) volleys: Vec<Volley>,
    /// Who has played a tie-break, and the score that they shared.
    pub(super) tied: Option<(SeatSet, u8)>,
}

/// An invasion die that has done its damage.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Landing {
    pub(super) die: InvasionDie,
    pub(super) sector: u8,
    pub(super) saucers: u8,
    pub(super) lost: u32,
}

/// A missile and what the others have rolled against it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Volley {
    pub(super) attacker: Seat,
    pub(super) sector: u8,
    pub(super) replies: Vec<Reply>,
}

/// What somebody has rolled against a missile, and what became of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Reply {
    pub(super) seat: Seat,
    pub(super) number: u8,
    pub(super) is_counter: bool,
    pub(super) lost: u32,
    /// The score before and after it, with what a counter has rebuilt.
    pub(super) scores: Option<[u8; 2]>,
}

impl Followed {
    /// Follows the game to this view. Dice come one by one, so every step is shown alone; what has changed stays marked
    /// until somebody chooses again.
    pub(super) fn follow(
        &mut self,
        game: &ExponentialChaos,
        view: &State,
        step: Option<LastStep<'_, ExponentialChaos>>,
    ) {
        let Some(step) = step else {
            if self.now != Some(*view) {
                *self = Self { now: Some(*view), step: self.step + 1, ..Self::default() };
            }
            return;
        };
        if self.now != Some(*step.before) {
            *self = Self { step: self.step, ..Self::default() };
        }
        if !step.is_chance {
            self.changed.clear();
        }
        for event in step.events {
            self.turn.take(event);
            if let Event::Hit { seat, crater, .. } | Event::Rebuilt { seat, crater, .. } = *event
                && !self.changed.contains(&(seat, crater))
            {
                self.changed.push((seat, crater));
            }
        }
        self.turn.count(|seat| [step.before, view].map(|state| game.score(state.planets.of(seat))));
        (self.before, self.now, self.events) = (Some(*step.before), Some(*view), step.events.to_vec());
        self.step += 1;
    }

    /// Returns it, or nothing remembered if it did not lead to this view.
    pub(super) fn fitting(self, view: &State) -> Self {
        if self.now == Some(*view) { self } else { Self::default() }
    }

    /// Returns what happened in the last step and the table before it.
    pub(super) fn news(&self) -> Option<(&State, &[Event])> {
        Some((self.before.as_ref()?, &self.events))
    }

    /// Returns the craters of a planet that are marked as changed.
    pub(super) fn changed(&self, of: Seat) -> impl Iterator<Item = Crater> {
        self.changed.iter().filter(move |(seat, _)| *seat == of).map(|(_, crater)| *crater)
    }

    /// Returns whose planet a missile met in the last step.
    pub(super) fn struck(&self) -> Option<Seat> {
        self.events.iter().find_map(|event| match *event {
            Event::Struck { seat, .. } | Event::Countered { seat, .. } => Some(seat),
            _ => None,
        })
    }

    /// Says whether the invasion was rolled in the last step.
    pub(super) fn is_invaded(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Invaded { .. }))
    }

    /// Says whether a defense die, from 0, was rolled in the last step.
    pub(super) fn is_rolled(&self, die: usize) -> bool {
        let lay = self.before.is_some_and(|before| before.defense[die].lying().is_some());
        !lay && self.events.iter().any(|event| matches!(event, Event::Rolled { .. }))
    }

    /// Returns the number of the last step, to tell whether it has been shown.
    pub(super) fn step(&self) -> Option<u32> {
        self.now.map(|_| self.step)
    }
}

impl Turn {
    fn take(&mut self, event: &Event) {
        match *event {
            Event::TurnBegins { .. } => *self = Self::default(),
            Event::Tied { tied, score } => *self = Self { tied: Some((tied, score)), ..Self::default() },
            Event::Invaded { fleet, .. } => self.invaded = Some(fleet),
            Event::Assigned { die, to, .. } => self.docks.push((usize::from(die), to)),
            Event::Aimed { die, sector, saucers, .. } => {
                self.landings.push(Landing { die, sector, saucers, lost: 0 });
            }
            Event::Fired { seat, sector, .. } => {
                self.volleys.push(Volley { attacker: seat, sector, replies: Vec::new() });
            }
            Event::Countered { seat, number, .. } => self.reply(seat, number, true),
            Event::Struck { seat, number, .. } => self.reply(seat, number, false),
            Event::Hit { seat, cost, .. } => self.pay(seat, cost.into()),
            _ => {}
        }
    }

    fn reply(&mut self, seat: Seat, number: u8, is_counter: bool) {
        if let Some(volley) = self.volleys.last_mut() {
            volley.replies.push(Reply { seat, number, is_counter, lost: 0, scores: None });
        }
    }

    /// Counts what the last missile has changed: `scores` returns somebody's score before and after the last step. Nothing
    /// else changes a planet until the next missile.
    fn count(&mut self, scores: impl Fn(Seat) -> [u8; 2]) {
        for reply in self.volleys.last_mut().into_iter().flat_map(|volley| &mut volley.replies) {
            let [before, after] = scores(reply.seat);
            reply.scores = Some([reply.scores.map_or(before, |[first, _]| first), after]);
        }
    }

    /// Adds what a hit has cost to the missile or the invasion die that it came from.
    fn pay(&mut self, seat: Seat, cost: u32) {
        let reply =
            self.volleys.last_mut().and_then(|volley| volley.replies.iter_mut().find(|reply| reply.seat == seat));
        match (reply, self.landings.last_mut()) {
            (Some(reply), _) => reply.lost += cost,
            (None, Some(landing)) => landing.lost += cost,
            (None, None) => {}
        }
    }

    /// Returns what became of an invasion die, once it has done its damage.
    pub(super) fn landing(&self, die: InvasionDie) -> Option<&Landing> {
        self.landings.iter().find(|landing| landing.die == die)
    }
}
