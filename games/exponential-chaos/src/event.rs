//! What happens in a step, as log, boards and accounts are told it.

use contract::{Events, Observer, Seat, SeatSet, Step};

use crate::ExponentialChaos;
use crate::action::{Action, Outcome};
use crate::dice::{DefenseDie, DiceSet, Fleet, HAND, InvasionDie};
use crate::planet::Crater;
use crate::state::{Course, State};

/// One thing that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// R14. The invasion was rolled.
    Invaded {
        /// Whose planet it comes to.
        seat: Seat,
        /// Who has rolled.
        by: Seat,
        /// The saucers.
        fleet: Fleet,
    },
    /// R17. Defense dice were taken up to be rolled again.
    TakenUp {
        /// By whom.
        seat: Seat,
        /// Which.
        dice: DiceSet,
        /// The re-rolls that are left.
        left: u8,
    },
    /// R16. Defense dice were rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// All dice, as they lie now.
        defense: [DefenseDie; HAND],
    },
    /// R19. The dice were kept.
    Kept {
        /// By whom.
        seat: Seat,
    },
    /// R21-R24. A defense die was assigned.
    Assigned {
        /// By whom.
        seat: Seat,
        /// Which, from 0.
        die: u8,
        /// To which.
        to: InvasionDie,
        /// How many saucers it removed.
        removed: u8,
        /// How many are left.
        left: u8,
    },
    /// R26. The assignment was ended with dice unassigned.
    EndedAssigning {
        /// By whom.
        seat: Seat,
        /// How many dice still had a target.
        unused: u8,
    },
    /// R30. The saucers of a die chose a sector.
    Aimed {
        /// Whose planet.
        seat: Seat,
        /// The die.
        die: InvasionDie,
        /// The sector, from 1.
        sector: u8,
        /// How many saucers.
        saucers: u8,
    },
    /// R33-R35. A point fell on a crater.
    Hit {
        /// Whose.
        seat: Seat,
        /// Which.
        crater: Crater,
        /// Its level now.
        level: u8,
        /// What the planet is worth less.
        cost: u8,
    },
    /// R37. Points found nothing in their path.
    Missed {
        /// Whose planet.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// R41, R59. A missile was fired at a sector of the others.
    Fired {
        /// By whom.
        seat: Seat,
        /// The sector, from 1.
        sector: u8,
        /// Its strength.
        points: u8,
        /// Who has to roll against it.
        at: SeatSet,
    },
    /// Missiles were withheld, with that option.
    Withheld {
        /// By whom.
        seat: Seat,
        /// How many.
        missiles: u8,
    },
    /// R44. A counter roll matched.
    Countered {
        /// Whose.
        seat: Seat,
        /// What it showed.
        number: u8,
        /// The points to rebuild with.
        points: u8,
    },
    /// R45. A counter roll did not match.
    Struck {
        /// Whose.
        seat: Seat,
        /// What it showed.
        number: u8,
        /// The sector that is hit, from 1.
        sector: u8,
        /// The points.
        points: u8,
    },
    /// R47. A free rebuild is lost, since the planet is whole.
    NothingToRebuild {
        /// Whose.
        seat: Seat,
    },
    /// R49. A point was spent.
    Rebuilt {
        /// By whom.
        seat: Seat,
        /// Where.
        crater: Crater,
        /// The level there now.
        level: u8,
        /// What the planet is worth more.
        gain: u8,
    },
    /// R54. The rest of the points was declined.
    Stopped {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// R55. A turn begins.
    TurnBegins {
        /// In this round.
        round: u8,
        /// Whose.
        seat: Seat,
        /// Whether it is the first of its round.
        opens: Opening,
    },
    /// R59. Several share the highest score.
    Tied {
        /// Who.
        tied: SeatSet,
        /// The score.
        score: u8,
    },
    /// R62. A cycle of the tie-break is over.
    CycleOver {
        /// Which.
        cycle: u16,
        /// Who is still tied.
        tied: SeatSet,
        /// Who drops out.
        out: SeatSet,
    },
    /// R57, R58. The game ended.
    Ended {
        /// Who has won.
        winners: SeatSet,
        /// By which rule.
        rule: &'static str,
    },
    /// The game stands here now.
    Stands(Course),
}

/// What else begins with a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// Nothing.
    Turn,
    /// R10. A round, with more dice.
    Round,
}

impl Events for ExponentialChaos {
    type Event = Event;

    fn events(&self, before: &State, step: Step<Action, Outcome>, _observer: Observer, events: &mut Vec<Event>) {
        events.clear();
        let mut after = *before;
        match step {
            Step::Action(seat, action) => self.apply_with(&mut after, seat, action, events),
            Step::Outcome(outcome) => self.take_with(&mut after, outcome, events),
        }
    }

    fn replay(&self, view: &mut State, event: &Event, _observer: Observer) {
        match *event {
            Event::Invaded { fleet, .. } => view.fleet = fleet,
            Event::TakenUp { dice, .. } => {
                for die in dice.iter() {
                    view.defense[die] = DefenseDie::InHand;
                }
            }
            Event::Rolled { defense, .. } => view.defense = defense,
            Event::Assigned { die, to, left, .. } => {
                let die = &mut view.defense[usize::from(die)];
                if let DefenseDie::Lying(face) = *die {
                    *die = DefenseDie::Used(face);
                }
                view.fleet.0[to.place()] = left;
            }
            Event::Aimed { die, .. } => view.fleet.0[die.place()] = 0,
            Event::Hit { seat, crater, level, .. } | Event::Rebuilt { seat, crater, level, .. } => {
                let planet = view.planets.of_mut(seat);
                *planet = planet.with(crater, level);
            }
            Event::TurnBegins { .. } | Event::Tied { .. } | Event::Ended { .. } => view.clear_dice(),
            Event::Stands(course) => view.course = course,
            Event::Kept { .. }
            | Event::EndedAssigning { .. }
            | Event::Missed { .. }
            | Event::Fired { .. }
            | Event::Withheld { .. }
            | Event::Countered { .. }
            | Event::Struck { .. }
            | Event::NothingToRebuild { .. }
            | Event::Stopped { .. }
            | Event::CycleOver { .. } => {}
        }
    }
}
