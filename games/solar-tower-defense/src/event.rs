//! What happens in a step, as log, boards and accounts are told it. Every movement and every target comes with its cause.

use contract::{Events, Observer, Seat, Step};

use crate::SolarTowerDefense;
use crate::action::{Action, Outcome};
use crate::ending::Victory;
use crate::field::{Field, Longitude};
use crate::fighter::{Fighter, Number};
use crate::flight::Cause;
use crate::landing::Landing;
use crate::map::Cell;
use crate::planet::{Building, Condition};
use crate::state::{Course, Holdings, State};

/// One thing that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The start cells were drawn, with that option.
    CellsDrawn {
        /// Both planets' cells.
        cells: [Cell; 2],
    },
    /// R2. The dice for the starting player.
    StartRolled {
        /// Both dice.
        dice: [u8; 2],
        /// Who starts; nobody when they are equal.
        starter: Option<Seat>,
    },
    /// R4. A round begins.
    RoundBegins {
        /// Which.
        round: u16,
    },
    /// R5, R45. Something was built.
    Built {
        /// By whom.
        seat: Seat,
        /// What.
        building: Building,
        /// Where.
        field: Field,
        /// The credits that it cost.
        price: u32,
    },
    /// R43-R45. Something was dismantled.
    Dismantled {
        /// By whom.
        seat: Seat,
        /// What.
        building: Building,
        /// Where.
        field: Field,
        /// Whether it was damaged.
        condition: Condition,
        /// The credits that it gave.
        refund: u32,
    },
    /// R48. A fighter was launched.
    Launched {
        /// By whom.
        seat: Seat,
        /// Which.
        number: Number,
        /// Into which cell.
        cell: Cell,
        /// The P that it cost.
        price: u8,
    },
    /// R45. A building turn was ended.
    EndedBuilding {
        /// By whom.
        seat: Seat,
    },
    /// Both plan in secret from now on, with that option.
    PlansBegin,
    /// A secret plan was revealed, with that option.
    Revealed {
        /// Whose.
        seat: Seat,
        /// What the player has now.
        holdings: Holdings,
    },
    /// R42. A balance was taken.
    Settled {
        /// Whose.
        seat: Seat,
        /// What command centers earned.
        income: u32,
        /// What turrets cost.
        upkeep: u32,
        /// The credits now.
        credits: u32,
        /// The P that were gained.
        gained: u8,
        /// The P that were lost over the limit.
        lost: u8,
        /// The P now.
        points: u8,
    },
    /// R13, R16. A turret fired.
    TurretFired {
        /// Whose.
        seat: Seat,
        /// From which field.
        field: Field,
        /// At which fighter.
        target: Number,
        /// The cell where it is, in space.
        cell: Option<Cell>,
        /// Why at this one.
        because: Choice,
        /// What was needed.
        need: u8,
        /// The die.
        die: u8,
    },
    /// R13, R16. A fighter was destroyed.
    FighterDestroyed {
        /// Whose.
        seat: Seat,
        /// Which.
        number: Number,
    },
    /// R13, R16. A reward was paid at once.
    Rewarded {
        /// To whom.
        seat: Seat,
        /// What it comes to now: credits and P.
        now: (u32, u8),
        /// By how much.
        amount: i8,
    },
    /// R18. A fighter fired.
    FighterFired {
        /// Whose.
        seat: Seat,
        /// Which.
        number: Number,
        /// At which field.
        field: Field,
        /// At what.
        building: Building,
        /// What was needed.
        need: u8,
        /// The die.
        die: u8,
    },
    /// R19. A building was hit.
    Hit {
        /// Whose.
        seat: Seat,
        /// What.
        building: Building,
        /// Where.
        field: Field,
        /// How it was before: a damaged one is gone now.
        condition: Condition,
    },
    /// R20. Gains and losses of the fighter step were added up.
    Booked {
        /// Whose.
        seat: Seat,
        /// By how much.
        amount: i8,
        /// What it comes to now: credits and P.
        now: (u32, u8),
    },
    /// All damage was removed, with that option.
    Repaired {
        /// Whether anything was damaged, by seat.
        any: [bool; 2],
    },
    /// R24. A fighter moved through space.
    Moved {
        /// Whose.
        seat: Seat,
        /// Which.
        number: Number,
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
    },
    /// R25, R52. A fighter landed.
    Landed {
        /// Whose.
        seat: Seat,
        /// Which.
        number: Number,
        /// Through which longitude.
        longitude: Longitude,
        /// Where, and why.
        landing: Landing,
    },
    /// R27. A fighter moved through the air.
    Flew {
        /// Whose.
        seat: Seat,
        /// Which.
        number: Number,
        /// From where.
        from: Field,
        /// How it stands now.
        fighter: Fighter,
        /// Why.
        because: Cause,
    },
    /// A fighter declined to land, with that option.
    Declined {
        /// Whose.
        seat: Seat,
        /// Which.
        number: Number,
        /// In which cell.
        cell: Cell,
    },
    /// R34. A fighter on a pole was turned, with that option.
    Faced {
        /// Whose.
        seat: Seat,
        /// Which.
        number: Number,
        /// How it stands now.
        fighter: Fighter,
        /// To which longitude.
        longitude: Longitude,
    },
    /// R50, R51. A planet moved on and turned.
    PlanetMoved {
        /// Whose.
        seat: Seat,
        /// To where.
        cell: Cell,
        /// The longitude that now faces the sun.
        spin: u8,
    },
    /// R53. Those that declined may be met again.
    DeclinedReleased,
    /// R28, R29. The game ended.
    Ended {
        /// How.
        victory: Victory,
    },
    /// The game stands here now.
    Stands(Course),
}

/// Why a piece fires at this and not at something else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// It is the only one in range.
    Only,
    /// R11. It is closest to the best command center.
    Closest,
    /// R12. It has the fewest moves left to the command center on its lane.
    FewestMoves,
    /// R12. Its field comes first.
    BoardOrder,
    /// R12, R16. It has the lowest number.
    LowestNumber,
    /// Its owner chose it.
    Chosen,
}

impl Events for SolarTowerDefense {
    type Event = Event;

    fn events(&self, before: &State, step: Step<Action, Outcome>, observer: Observer, events: &mut Vec<Event>) {
        events.clear();
        let mut after = *before;
        match step {
            Step::Action(seat, action) => {
                self.apply_with(&mut after, seat, action, events);
                if before.is_sealed() && !observer.contains(seat) {
                    Self::hide_plan(before, events);
                }
            }
            Step::Outcome(outcome) => self.take_with(&mut after, outcome, events),
        }
    }

    fn replay(&self, view: &mut State, event: &Event, observer: Observer) {
        Self::replay_event(view, event, observer);
    }
}

impl SolarTowerDefense {
    /// Takes out what only the planner may know. That somebody has ended is public: it shows in who is asked.
    fn hide_plan(before: &State, events: &mut Vec<Event>) {
        let is_public = |event: &Event| match event {
            Event::Built { .. } | Event::Dismantled { .. } | Event::Launched { .. } => false,
            Event::Stands(course) => *course != before.course,
            _ => true,
        };
        events.retain(is_public);
    }
}
