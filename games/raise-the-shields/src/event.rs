//! What happens inside a step, for code that says, shows or counts it.

use contract::{Events, Observer, Seat, Step};

use crate::RaiseTheShields;
use crate::ability::{ADJUST, ERASE, FILL, FLIP, IGNORE, RESTORE, use_up};
use crate::action::{Action, Roll};
use crate::cell::{Cell, Sector};
use crate::options::PersonalDice;
use crate::shape::Placement;
use crate::state::{AbilityUse, Answer, Assignment, City, Phase, Sheet, Slot, State, Work};
use crate::view::View;

/// One thing that happened, in the order of the rules. Sectors, cities, emitters and shields count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// R46. The set-up dice of solo play were rolled; one that is not rolled is 0.
    SetUpRolled([u8; 3]),
    /// R8. The dice of the round were rolled.
    Rolled {
        /// The shared ones.
        shared: [u8; 2],
        /// Each player's own die; `None` for a seat that is not played, or whose die the observer may not see.
        own: [Option<u8>; Seat::MOST],
    },
    /// R50. The second attack roll of solo play was made.
    SecondRolled(u8),
    /// R10. City 5 was not used.
    Declined {
        /// By whom.
        seat: Seat,
    },
    /// R13, R33. A seat took a step of its work step, or answered an attack. Only that seat knows, until everything is
    /// shown.
    Chose {
        /// Which.
        seat: Seat,
        /// What it did.
        action: Action,
    },
    /// R25. A seat finished its work step.
    Finished {
        /// Which.
        seat: Seat,
    },
    /// R33. A seat answered an attack.
    Answered {
        /// Which.
        seat: Seat,
    },
    /// The game went on to this phase.
    Begins(Phase),
    /// R11. A shared die was turned.
    Flipped {
        /// By whom.
        seat: Seat,
        /// Which: 0 or 1.
        die: u8,
        /// What it showed.
        from: u8,
        /// What it shows.
        to: u8,
    },
    /// R25. A seat's work is shown, its assignment first.
    Assigned {
        /// Whose.
        seat: Seat,
        /// The assignment.
        assignment: Assignment,
        /// What the own die shows.
        die: u8,
    },
    /// R16. A shape was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Where.
        placement: Placement,
    },
    /// R23. Nothing could be drawn.
    DrewNothing {
        /// By whom.
        seat: Seat,
    },
    /// R42. City 3 filled two triangles.
    Filled {
        /// Whose.
        seat: Seat,
        /// The triangles.
        cells: [Cell; 2],
    },
    /// R43. City 4 made another city's ability ready again.
    Restored {
        /// Whose.
        seat: Seat,
        /// Which city's.
        city: Sector,
    },
    /// R45. City 6 erased a rectangle.
    Erased {
        /// Whose.
        seat: Seat,
        /// Where.
        sector: Sector,
        /// How many are left there.
        left: u8,
    },
    /// R24. A city's ability was enabled.
    Enabled {
        /// Whose.
        seat: Seat,
        /// Which city's.
        city: Sector,
    },
    /// R26. An emitter was powered.
    Powered {
        /// Whose.
        seat: Seat,
        /// Which.
        emitter: usize,
    },
    /// R27. A shield went up.
    Raised {
        /// Whose.
        seat: Seat,
        /// Which.
        shield: Sector,
    },
    /// R30. A shield stopped an attack.
    Blocked {
        /// Who attacked.
        by: Seat,
        /// Who was attacked.
        on: Seat,
        /// Where.
        sector: Sector,
    },
    /// R40. City 1 ignored an attack.
    Ignored {
        /// Whose city.
        seat: Seat,
        /// Where the attack would have been.
        sector: Sector,
    },
    /// R51. City 2 changed the second roll.
    Turned {
        /// Whose city.
        seat: Seat,
        /// The sector that was rolled.
        from: Sector,
        /// The sector that counts.
        to: Sector,
    },
    /// R31. An attack filled a rectangle.
    Hit {
        /// Who attacked.
        by: Seat,
        /// Who was attacked.
        on: Seat,
        /// Where.
        sector: Sector,
        /// How many rectangles are filled there now.
        hits: u8,
    },
    /// R32. An attack destroyed a city.
    Destroyed {
        /// Who attacked.
        by: Seat,
        /// Whose city.
        on: Seat,
        /// Which.
        sector: Sector,
    },
    /// R28. Somebody has all six shields.
    AllShields {
        /// Who.
        seat: Seat,
    },
    /// R28, R34, R52, R53. The game ended.
    Ended {
        /// How.
        how: Phase,
        /// By which rule.
        rule: &'static str,
    },
    /// R35. The dice pass on.
    NextRound {
        /// The round that begins.
        round: u16,
        /// The first player.
        first: Seat,
    },
}

impl Event {
    /// R37, R39. Returns the city whose ability is used up by this, and whose it is.
    pub const fn used_up(self) -> Option<(Seat, Sector)> {
        match self {
            Self::Assigned { seat, assignment, .. } if assignment.is_changed() => Some((seat, ADJUST)),
            Self::Flipped { seat, .. } => Some((seat, FLIP)),
            Self::Filled { seat, .. } => Some((seat, FILL)),
            Self::Restored { seat, .. } => Some((seat, RESTORE)),
            Self::Erased { seat, .. } => Some((seat, ERASE)),
            Self::Ignored { seat, .. } => Some((seat, IGNORE)),
            Self::Turned { seat, .. } => Some((seat, ADJUST)),
            _ => None,
        }
    }

    /// Returns what an observer may know of this; `sees_dice` tells whether it sees everybody's dice or only those of
    /// its own seats. `None` if it may know nothing.
    fn visible_to(self, observer: Observer, sees_dice: bool) -> Option<Self> {
        match self {
            Self::Chose { seat, .. } => observer.contains(seat).then_some(self),
            Self::Rolled { shared, own } => {
                let sees = |seat: usize| sees_dice || observer.contains(Seat::new(seat));
                Some(Self::Rolled { shared, own: std::array::from_fn(|seat| own[seat].filter(|_| sees(seat))) })
            }
            _ => Some(self),
        }
    }
}

impl Events for RaiseTheShields {
    type Event = Event;

    fn events(&self, before: &State, step: Step<Action, Roll>, observer: Observer, events: &mut Vec<Event>) {
        events.clear();
        let mut after = *before;
        match step {
            Step::Action(seat, action) => self.apply_with(&mut after, seat, action, events),
            Step::Outcome(roll) => self.apply_roll(&mut after, roll, events),
        }
        let (observer, sees_dice) =
            (self.effective_observer(observer), self.options.personal_dice == PersonalDice::Public);
        events.retain_mut(|event| match event.visible_to(observer, sees_dice) {
            Some(seen) => {
                *event = seen;
                true
            }
            None => false,
        });
    }

    fn replay(&self, view: &mut View, event: &Event, _observer: Observer) {
        if let Some((seat, city)) = event.used_up() {
            use_up(view.sheet_mut(seat), city);
        }
        match *event {
            Event::SetUpRolled(dice) => self.fill_rolled(&mut view.players[0].sheet, dice),
            Event::Rolled { shared, own } => {
                view.shared = shared;
                for (side, die) in view.players.iter_mut().zip(own) {
                    side.die = die;
                }
            }
            Event::SecondRolled(die) => view.second = die,
            Event::Flipped { die, to, .. } => view.shared[usize::from(die)] = to,
            Event::Chose { seat, action } => self.note_choice(view, seat, action),
            Event::Finished { seat } => view.players[seat.index()].finished = true,
            Event::Answered { seat } => view.players[seat.index()].answered = true,
            Event::Begins(phase) => view.phase = phase,
            Event::Assigned { seat, assignment, die } => {
                let side = &mut view.players[seat.index()];
                (side.die, side.attack) = (Some(die), assignment.value(Slot::Attack));
                (side.work, side.finished) = (Work::default(), false);
                side.steps.clear();
            }
            Event::Drew { seat, placement } => self.draw_shape(view.sheet_mut(seat), placement),
            Event::Filled { seat, cells } => {
                let sheet = view.sheet_mut(seat);
                for cell in cells {
                    self.draw_cell(sheet, cell);
                }
            }
            Event::Restored { seat, city } => view.sheet_mut(seat).cities[city] = City::Ready,
            Event::Erased { seat, sector, left } => view.sheet_mut(seat).hits[sector] = left,
            Event::Enabled { seat, city } => self.enable(view.sheet_mut(seat), 1 << city),
            Event::Hit { on, sector, hits, .. } => view.sheet_mut(on).hits[sector] = hits,
            Event::Ended { how, .. } => {
                view.clear();
                view.phase = how;
            }
            Event::NextRound { round, first } => {
                view.clear();
                view.players.iter_mut().for_each(|side| side.sheet.wake());
                (view.round, view.first, view.phase) = (round, first, Phase::Roll);
            }
            Event::Declined { .. }
            | Event::Ignored { .. }
            | Event::Turned { .. }
            | Event::DrewNothing { .. }
            | Event::Powered { .. }
            | Event::Raised { .. }
            | Event::Blocked { .. }
            | Event::Destroyed { .. }
            | Event::AllShields { .. } => {}
        }
    }
}

impl RaiseTheShields {
    /// Notes on a view what the seat's owner chose in secret.
    fn note_choice(&self, view: &mut View, seat: Seat, action: Action) {
        let answering = view.phase == Phase::React;
        let side = &mut view.players[seat.index()];
        match action {
            Action::Answer(answer) => side.answer = Some(answer),
            Action::Use(AbilityUse::Erase(sector)) if answering => side.answer = Some(Answer::Erase(sector)),
            _ => {
                side.work.take(action);
                side.steps = self.work_tokens(&side.work);
            }
        }
    }
}

impl View {
    fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.players[seat.index()].sheet
    }

    /// Takes the dice and the choices of a round off the table.
    fn clear(&mut self) {
        (self.shared, self.second) = ([0; 2], 0);
        for side in &mut self.players {
            (side.die, side.attack, side.answer, side.answered) = (None, 0, None, false);
        }
    }
}
