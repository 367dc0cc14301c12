//! The log: events in words, in the order of the rules. Fighters that do the same together are one sentence, and what a
//! fighter or a turret decides comes with its reason.

use contract::{Observer, Phrase, Seat, Stake};

use crate::SolarTowerDefense;
use crate::action::Action;
use crate::ending::Victory;
use crate::event::{Choice, Event};
use crate::field::{Field, Rotation};
use crate::fighter::Number;
use crate::flight::Cause;
use crate::forecast::{Coming, Forecast};
use crate::label::{building_word, latitude_word, place, sign_word, yes};
use crate::landing::{Facing, Landing, Reason};
use crate::map::{Cell, Direction};
use crate::options::RewardResource;
use crate::planet::{Building, Center, Condition, Turret};
use crate::state::{Holdings, State, other};

/// How many rounds ahead a launch is foreseen.
const AHEAD: u16 = 12;

impl SolarTowerDefense {
    /// Says the events of a step.
    pub(crate) fn tell_all(&self, events: &[Event], before: &State, observer: Observer) -> Vec<Phrase> {
        let mut told = Vec::new();
        for group in events.chunk_by(alike) {
            let numbers: Vec<Number> = group.iter().filter_map(number_of).collect();
            if let Some(event) = group.first() {
                let stake = stake(event, observer);
                told.extend(self.tell_event(event, &numbers, before, observer).map(|phrase| phrase.at_stake(stake)));
                told.extend(why(event));
            }
        }
        told
    }

    /// Cuts a step where something of another kind begins.
    pub(crate) fn cuts(events: &[Event]) -> Vec<usize> {
        let differ = |index: &usize| kind(&events[*index]) != kind(&events[index - 1]);
        (1..events.len()).filter(differ).collect()
    }

    /// Says one event, of these fighters; `None` if it needs no words.
    fn tell_event(&self, event: &Event, numbers: &[Number], before: &State, observer: Observer) -> Option<Phrase> {
        let of = |key, rule, seat: Seat| Phrase::new(key).by(rule).with("seat", seat);
        let fighters = |phrase: Phrase| phrase.with("fighters", list(numbers)).with("count", numbers.len() as u32);
        Some(match *event {
            Event::CellsDrawn { cells } => {
                let phrase = Phrase::new("tell-cells").by("R3").with("first", cells[0].to_string());
                phrase.with("second", cells[1].to_string())
            }
            Event::StartRolled { dice, starter: Some(seat) } => {
                let own = dice[seat.index()];
                of("tell-start", "R2", seat).with("own", own).with("others", dice[1 - seat.index()])
            }
            Event::StartRolled { dice, starter: None } => Phrase::new("tell-tie").by("R2").with("die", dice[0]),
            Event::RoundBegins { round } => Phrase::new("tell-round").by("R4").with("round", round),
            Event::Built { seat, building, field, price } => {
                let rule = if price == 0 { "R5" } else { "R45" };
                let phrase = of("tell-built", rule, seat).with("building", building_word(building));
                phrase.with("place", vec![place(field)]).with("price", price)
            }
            Event::Dismantled { seat, building, field, refund, .. } => {
                let phrase = of("tell-dismantled", "R49", seat).with("building", building_word(building));
                phrase.with("place", vec![place(field)]).with("refund", refund)
            }
            Event::Launched { seat, cell, .. } => {
                fighters(of("tell-launched", "R48", seat)).with("cell", cell.to_string())
            }
            Event::EndedBuilding { seat } => of("tell-ended-building", "R45", seat),
            Event::PlansBegin => Phrase::new("tell-plans").by("R46"),
            Event::Revealed { seat, .. } if observer.contains(seat) => return None,
            Event::Revealed { seat, holdings } => {
                of("tell-revealed", "R46", seat).with("plan", plan(before, seat, &holdings))
            }
            Event::Settled { seat, income, upkeep, credits, gained, lost, points } => {
                let change = i64::from(income) - i64::from(upkeep);
                let phrase =
                    of("tell-settled", "R42", seat).with("sign", sign_word(change)).with("change", change.abs());
                let phrase = phrase.with("credits", credits).with("gained", gained);
                phrase.with("lost", lost).with("points", points)
            }
            Event::TurretFired { seat, field, target, cell, need, die, .. } => {
                let (rule, where_to) = match cell {
                    Some(_) => ("R16", "space"),
                    None => ("R13", "planet"),
                };
                let phrase = of("tell-turret", rule, seat).with("place", vec![place(field)]);
                let phrase = phrase.with("fighter", target.get()).with("war", where_to);
                let phrase = phrase.with("cell", cell.map(|cell| cell.to_string()).unwrap_or_default());
                phrase.with("die", die).with("need", need).with("hit", yes(die >= need))
            }
            Event::Rewarded { seat, amount, .. } if amount != 0 => self.tell_pay("R13", seat, amount),
            Event::FighterFired { seat, number, field, building, need, die } => {
                let phrase = of("tell-fighter", "R18", seat).with("fighter", number.get());
                let phrase = phrase.with("building", building_word(building)).with("place", vec![place(field)]);
                phrase.with("die", die).with("need", need).with("hit", yes(die >= need))
            }
            Event::Hit { seat, building, field, condition } => {
                let phrase = of("tell-hit", "R19", seat).with("building", building_word(building));
                phrase.with("place", vec![place(field)]).with("gone", yes(condition == Condition::Damaged))
            }
            Event::Booked { seat, amount, .. } => self.tell_pay("R20", seat, amount),
            Event::Repaired { .. } => Phrase::new("tell-repaired").by("R19"),
            Event::Moved { seat, from, to, .. } => {
                fighters(of("tell-moved", "R24", seat)).with("from", from.to_string()).with("to", to.to_string())
            }
            Event::Landed { seat, longitude, landing, .. } => {
                let phrase = fighters(of("tell-landed", "R30", seat)).with("longitude", longitude.number());
                let field = landing.fighter.field().map(place);
                phrase.with("place", field.into_iter().collect::<Vec<_>>()).with("why", reasons(&landing))
            }
            Event::Flew { seat, from, fighter, because, .. } => {
                let rule = rule_of(because);
                let phrase = fighters(of("tell-flew", rule, seat)).with("from", vec![place(from)]);
                phrase.with("to", fighter.field().map(place).into_iter().collect::<Vec<_>>())
            }
            Event::Declined { seat, cell, .. } => {
                fighters(of("tell-declined", "R52", seat)).with("cell", cell.to_string())
            }
            Event::Faced { seat, longitude, .. } => {
                fighters(of("tell-faced", "R34", seat)).with("longitude", longitude.number())
            }
            Event::PlanetMoved { seat, cell, spin } => {
                of("tell-planet", "R50", seat).with("cell", cell.to_string()).with("longitude", spin)
            }
            Event::Ended { victory: Victory { winner, because } } => {
                let phrase = Phrase::new(if winner.is_some() { "tell-won" } else { "tell-drawn" }).by(because.rule());
                winner.into_iter().fold(phrase, |phrase, seat| phrase.with("seat", seat)).term("how", because.word())
            }
            Event::Rewarded { .. } | Event::FighterDestroyed { .. } | Event::DeclinedReleased | Event::Stands(_) => {
                return None;
            }
        })
    }

    /// R20. Says what somebody gains or loses.
    fn tell_pay(&self, rule: &'static str, seat: Seat, amount: i8) -> Phrase {
        let resource = match self.options.reward_resource {
            RewardResource::P => "points",
            RewardResource::Credits => "credits",
        };
        let phrase = Phrase::new("tell-pay").by(rule).with("seat", seat).with("amount", amount.unsigned_abs());
        phrase.with("resource", resource).with("sign", sign_word(amount.into()))
    }

    /// R24-R53. Says where fighters that are launched now would come down, and what a building leads to.
    pub(crate) fn foresee(&self, view: &State, seat: Seat, action: Action) -> Vec<Phrase> {
        match action {
            Action::Turret(field) => {
                let faces = self.foresee_facing(view, seat, field);
                faces.into_iter().chain(self.foresee_balance(view, seat, Building::Turret, field)).collect()
            }
            Action::Center(field) => self.foresee_balance(view, seat, Building::Center, field).into_iter().collect(),
            Action::Launch(_) => self.foresee_launch(view, seat),
            Action::Aim(field, cell) => self.foresee_aim(view, seat, field, cell).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// R29, R42. Says what the next balance would be with something that is built now; nothing where none comes.
    fn foresee_balance(&self, view: &State, seat: Seat, building: Building, field: Field) -> Option<Phrase> {
        if !self.balance_comes(view) {
            return None;
        }
        let mut planet = view.side(seat).planet;
        match building {
            Building::Turret => planet.turrets.add(Turret::new(field, Condition::Whole)),
            Building::Center => planet.set_center(field.class(), Some(Center { field, condition: Condition::Whole })),
        }
        let budget = self.budget(&planet);
        let change = i64::from(budget.income) - i64::from(budget.upkeep);
        let phrase = Phrase::new("outlook-balance").by("R42").with("sign", sign_word(change));
        Some(phrase.with("change", change.abs()).at_stake(Stake::Gain))
    }

    /// R14, R51. Says which cell a turret that is built now would face in the next fights, when the planet has moved on.
    fn foresee_facing(&self, view: &State, seat: Seat, field: Field) -> Option<Phrase> {
        let (cell, spin) = self.after_moves(view, seat, self.moves_before_fights(view)?)?;
        let seen = self.components.map.pointed_at(cell, Direction::faced_by(field.longitude()?, spin))?;
        let need = self.components.turret.space[field.class() as usize];
        let phrase = Phrase::new("outlook-faces").by("R14").with("cell", seen.to_string()).with("need", need);
        Some(phrase.at_stake(Stake::Other))
    }

    /// R16. Says whom a turret would fire at in a cell, and what it needs.
    fn foresee_aim(&self, view: &State, seat: Seat, field: Field, cell: Cell) -> Option<Phrase> {
        let target = view.side(other(seat)).fleet.in_cell(cell).iter().next()?;
        let need = self.components.turret.space[field.class() as usize];
        let phrase = Phrase::new("outlook-aim").by("R16").with("fighter", target.get()).with("need", need);
        Some(phrase.at_stake(Stake::Gain))
    }

    /// R24. Says where and when fighters that are launched now would come down.
    fn foresee_launch(&self, view: &State, seat: Seat) -> Vec<Phrase> {
        let coming = self.forecast_launch(view, seat, AHEAD);
        let Some(Forecast { round, event, .. }) =
            coming.into_iter().find(|coming| !matches!(coming.event, Coming::Moves(_)))
        else {
            return Vec::new();
        };
        let rounds = round - view.course.round;
        let phrase = match event {
            Coming::Lands { longitude, landing, .. } => {
                let phrase = Phrase::new("outlook-lands").by("R25").with("longitude", longitude.number());
                let field = landing.fighter.field().map(place).into_iter().collect::<Vec<_>>();
                phrase.with("place", field).with("why", reasons(&landing))
            }
            _ => Phrase::new("outlook-met").by("R52"),
        };
        vec![phrase.with("rounds", rounds).with("round", round).at_stake(Stake::Movement)]
    }
}

/// Says whether two events are told as one.
fn alike(one: &Event, other: &Event) -> bool {
    match (one, other) {
        (Event::Launched { .. }, Event::Launched { .. }) => true,
        (Event::Moved { seat, from, to, .. }, Event::Moved { seat: seat2, from: from2, to: to2, .. }) => {
            (seat, from, to) == (seat2, from2, to2)
        }
        (Event::Landed { seat, landing, .. }, Event::Landed { seat: seat2, landing: landing2, .. }) => {
            (seat, landing) == (seat2, landing2)
        }
        (
            Event::Flew { seat, from, fighter, because, .. },
            Event::Flew { seat: seat2, from: from2, fighter: fighter2, because: because2, .. },
        ) => (seat, from, fighter, because) == (seat2, from2, fighter2, because2),
        _ => false,
    }
}

/// Returns the fighter that does something with others.
const fn number_of(event: &Event) -> Option<Number> {
    match event {
        Event::Launched { number, .. }
        | Event::Moved { number, .. }
        | Event::Landed { number, .. }
        | Event::Flew { number, .. }
        | Event::Declined { number, .. }
        | Event::Faced { number, .. } => Some(*number),
        _ => None,
    }
}

/// Returns what kind of scene an event belongs to.
const fn kind(event: &Event) -> u8 {
    match event {
        Event::TurretFired { .. }
        | Event::FighterDestroyed { .. }
        | Event::Rewarded { .. }
        | Event::FighterFired { .. }
        | Event::Hit { .. } => 1,
        Event::Booked { .. } | Event::Repaired { .. } => 2,
        Event::Moved { .. } | Event::Landed { .. } => 3,
        Event::Flew { .. } => 4,
        Event::PlanetMoved { .. } => 5,
        Event::RoundBegins { .. } => 6,
        Event::Ended { .. } | Event::Stands(_) => 7,
        _ => 0,
    }
}

/// Says what an event is to a reader: harm, gain, movement or anything else.
fn stake(event: &Event, observer: Observer) -> Stake {
    match event {
        Event::FighterDestroyed { seat, .. } | Event::Hit { seat, .. } if observer.contains(*seat) => Stake::Harm,
        Event::Hit { .. } | Event::Settled { .. } | Event::Rewarded { .. } | Event::Booked { .. } => Stake::Gain,
        Event::Moved { .. } | Event::Landed { .. } | Event::Flew { .. } | Event::PlanetMoved { .. } => Stake::Movement,
        Event::Built { .. } | Event::Launched { .. } | Event::Dismantled { .. } => Stake::Action,
        _ => Stake::Other,
    }
}

/// Says why a turret takes this fighter, or why a fighter flies this way, where that is news.
fn why(event: &Event) -> Option<Phrase> {
    match *event {
        Event::TurretFired { target, because, cell, .. } => {
            let (rule, because) = match because {
                Choice::Only => return None,
                Choice::Closest => ("R11", "closest"),
                Choice::FewestMoves => ("R12", "fewest-moves"),
                Choice::BoardOrder => ("R12", "board-order"),
                Choice::LowestNumber if cell.is_some() => ("R16", "lowest-number"),
                Choice::LowestNumber => ("R12", "lowest-number"),
                Choice::Chosen => ("R11", "chosen"),
            };
            Some(Phrase::new("why-target").by(rule).with("because", because).with("fighter", target.get()))
        }
        Event::Flew { because, .. } => match because {
            Cause::Lane | Cause::Crossing(_) | Cause::Nowhere => None,
            Cause::Turn => Some(Phrase::new("why-turn").by("R37")),
            Cause::Arrival(facing) => Some(
                Phrase::new("why-arrival")
                    .by("R32")
                    .with("why", facing_phrase(facing).map_or(Vec::new(), |one| vec![one])),
            ),
            Cause::NewTarget { goal, because, steps } => {
                let phrase = Phrase::new("why-new-target").by("R38").with("latitude", latitude_word(goal));
                Some(phrase.with("because", reason_word(because)).with("steps", steps))
            }
        },
        _ => None,
    }
}

/// Returns the rule by which a fighter flies.
const fn rule_of(because: Cause) -> &'static str {
    match because {
        Cause::Lane => "R36",
        Cause::Turn => "R37",
        Cause::Crossing(_) | Cause::Arrival(_) => "R39",
        Cause::NewTarget { .. } | Cause::Nowhere => "R38",
    }
}

/// Says why a fighter lands there and faces that way.
fn reasons(landing: &Landing) -> Vec<Phrase> {
    let rule = if landing.because == Reason::Only { "R30" } else { "R31" };
    let latitude = Phrase::new("why-latitude").by(rule).with("latitude", latitude_word(landing.latitude));
    let latitude = latitude.with("because", reason_word(landing.because));
    std::iter::once(latitude).chain(facing_phrase(landing.facing)).collect()
}

fn facing_phrase(facing: Facing) -> Option<Phrase> {
    match facing {
        Facing::Shorter { rotation, steps } => {
            let way = if rotation == Rotation::Clockwise { "clockwise" } else { "counter" };
            Some(Phrase::new("why-shorter").by("R32").with("way", way).with("steps", steps))
        }
        Facing::Equal { steps } => Some(Phrase::new("why-equal").by("R32").with("steps", steps)),
        Facing::Longitude { longitude, because } => {
            let phrase = Phrase::new("why-longitude").by("R34").with("longitude", longitude.number());
            Some(phrase.with("because", reason_word(because)))
        }
        Facing::Pole(_) => Some(Phrase::new("why-pole").by("R33")),
        Facing::Open => None,
    }
}

/// Returns a reason as words choose by it.
const fn reason_word(because: Reason) -> &'static str {
    match because {
        Reason::Only => "only",
        Reason::MostDamaged => "most-damaged",
        Reason::FewestTurrets => "fewest-turrets",
        Reason::HighestIncome => "highest-income",
        Reason::FewestSteps => "fewest-steps",
        Reason::Incoming => "incoming",
    }
}

/// Writes numbers of fighters as a list.
fn list(numbers: &[Number]) -> String {
    numbers.iter().map(|number| number.get().to_string()).collect::<Vec<_>>().join(", ")
}

/// Says what a plan has changed: what is new, what is gone, who was launched.
fn plan(before: &State, seat: Seat, after: &Holdings) -> Vec<Phrase> {
    let (old, new) = (&before.side(seat).planet, &after.planet);
    let changed = |key, building, field| {
        Phrase::new(key).with("building", building_word(building)).with("place", vec![place(field)])
    };
    let mut told = Vec::new();
    for center in new.centers().filter(|center| !old.centers().any(|other| other == *center)) {
        told.push(changed("plan-built", Building::Center, center.field));
    }
    for center in old.centers().filter(|center| !new.centers().any(|other| other == *center)) {
        told.push(changed("plan-dismantled", Building::Center, center.field));
    }
    let (mut left, mut added) = (old.turrets, Vec::new());
    for turret in new.turrets.as_slice() {
        if !left.remove(*turret) {
            added.push(*turret);
        }
    }
    told.extend(added.iter().map(|turret| changed("plan-built", Building::Turret, turret.field())));
    told.extend(left.as_slice().iter().map(|turret| changed("plan-dismantled", Building::Turret, turret.field())));
    let launched = after.in_play.len().saturating_sub(before.side(seat).fleet.in_play().len());
    if launched > 0 {
        told.push(Phrase::new("plan-launched").with("count", launched));
    }
    if told.is_empty() {
        told.push(Phrase::new("plan-nothing"));
    }
    told
}
