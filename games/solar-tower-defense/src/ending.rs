//! How a game ends (R28, R29).

use std::cmp::Ordering;

use contract::{EventSink, Seat, SeatSet, Verdict};

use crate::SolarTowerDefense;
use crate::event::Event;
use crate::state::{Phase, SEATS, State};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Victory {
    /// Who has won; nobody in a draw.
    pub winner: Option<Seat>,
    /// What decided it.
    pub because: Decision,
}

/// What decides a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    /// R28. Somebody has no command center left.
    Conquest,
    /// R28. Nobody has one left.
    MutualRuin,
    /// R29. More command centers after the last round.
    Centers,
    /// R29. More income.
    Income,
    /// R29. More turrets.
    Turrets,
    /// R29. More P and fighters.
    Fighters,
    /// R29. Nothing: everything is equal.
    Nothing,
}

impl Decision {
    /// Returns the rule.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::Conquest | Self::MutualRuin => "R28",
            _ => "R29",
        }
    }

    /// Returns its word.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Conquest => "conquest",
            Self::MutualRuin => "mutual-ruin",
            Self::Centers => "limit-centers",
            Self::Income => "limit-income",
            Self::Turrets => "limit-turrets",
            Self::Fighters => "limit-fighters",
            Self::Nothing => "limit-draw",
        }
    }
}

impl SolarTowerDefense {
    /// R28, R29. Ends the game.
    pub(crate) fn end<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        state.course.phase = Phase::Over;
        state.course.asked = SeatSet::NONE;
        if S::ENABLED {
            events.record(Event::Ended { victory: self.victory(state) });
        }
    }

    /// R28, R29. Says who wins a game that ends now, and why.
    pub fn victory(&self, state: &State) -> Victory {
        let sides = SEATS.map(|seat| state.side(seat));
        let compare = |worth: &dyn Fn(&crate::state::Side) -> u32| worth(sides[0]).cmp(&worth(sides[1]));
        let winner = |ordering: Ordering| match ordering {
            Ordering::Greater => Some(SEATS[0]),
            Ordering::Less => Some(SEATS[1]),
            Ordering::Equal => None,
        };
        let centers = |side: &crate::state::Side| u32::from(side.planet.count_centers());
        if SEATS.into_iter().any(|seat| centers(state.side(seat)) == 0) {
            let winner = winner(compare(&centers));
            let because = if winner.is_some() { Decision::Conquest } else { Decision::MutualRuin };
            return Victory { winner, because };
        }
        let fighters = |side: &crate::state::Side| u32::from(side.points) + u32::from(side.fleet.in_play().len());
        let list = [
            (Decision::Centers, compare(&centers)),
            (Decision::Income, compare(&|side| self.budget(&side.planet).income)),
            (Decision::Turrets, compare(&|side| side.planet.turrets.len().into())),
            (Decision::Fighters, compare(&fighters)),
        ];
        let decided = list.into_iter().find(|(_, ordering)| *ordering != Ordering::Equal);
        let (because, ordering) = decided.unwrap_or((Decision::Nothing, Ordering::Equal));
        Victory { winner: winner(ordering), because }
    }

    /// R28, R29. Says how the game ended.
    pub(crate) fn verdict_of(&self, state: &State) -> Option<Verdict> {
        if state.course.phase != Phase::Over {
            return None;
        }
        let Victory { winner, because } = self.victory(state);
        let mut scores = [0.0; Seat::MOST];
        for seat in SEATS {
            let worth = if winner == Some(seat) { 1.0 } else { 0.0 };
            scores[seat.index()] = if winner.is_none() { 0.5 } else { worth };
        }
        let winners = winner.map_or(SeatSet::NONE, SeatSet::only);
        Some(Verdict::new(winners, scores, because.rule(), because.word()))
    }
}
