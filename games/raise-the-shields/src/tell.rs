//! The log: what was done, then what happened, in the order of the rules, as one observer may know it. Sealed steps are
//! told to their owner alone; once all are open they are told to everybody.

use contract::{Observer, Phrase, Seat, Step};

use crate::RaiseTheShields;
use crate::action::{Action, Roll};
use crate::event::Event;
use crate::options::PersonalDice;
use crate::shape::Placement;
use crate::speak::NONE;
use crate::state::{Answer, Change, Deed, Drawn, Phase, Slot, State};

impl RaiseTheShields {
    /// Tells a step.
    pub(crate) fn told(&self, before: &State, step: Step<Action, Roll>, observer: Observer) -> Vec<Phrase> {
        let observer = self.eyes(observer);
        let own = match step {
            Step::Befall(roll) => Some(self.tell_roll(before, roll, observer)),
            Step::Act(seat, action) if observer.contains(seat) => self.tell_own(seat, action),
            Step::Act(seat, Action::Decline) => Some(of("tell-decline", "R10", seat)),
            Step::Act(..) => None,
        };
        let happened = self.events(before, step).into_iter().filter_map(|event| self.tell_event(before, event));
        own.into_iter().chain(happened).collect()
    }

    fn tell_roll(&self, before: &State, roll: Roll, observer: Observer) -> Phrase {
        match roll {
            Roll::Setup(dice) => {
                let dice: Vec<String> = dice.iter().filter(|die| **die > 0).map(u8::to_string).collect();
                Phrase::new("tell-setup").by("R46").with("dice", dice.join(", "))
            }
            Roll::Second(die) => Phrase::new("tell-second").by("R50").with("die", die),
            Roll::Round([first, second], own) => {
                let secret = self.options.personal_dice == PersonalDice::Secret;
                let shown = |seat: usize| !secret || observer.contains(Seat::new(seat));
                let named = |(seat, die): (usize, u8)| {
                    let die = if shown(seat) { die.to_string() } else { "?".to_owned() };
                    if self.setup.seats == 1 { die } else { format!("{} {die}", crate::INFO.seat_names[seat]) }
                };
                let dice: Vec<String> = own.into_iter().take(self.setup.seats.into()).enumerate().map(named).collect();
                let phrase = Phrase::new("tell-roll").by("R8").with("round", before.round);
                let alone = if self.setup.seats == 1 { "yes" } else { "no" };
                let phrase = phrase.with("first", first).with("second", second).with("alone", alone);
                phrase.with("own", dice.join(", ")).with("by", crate::INFO.seat_name(before.first))
            }
        }
    }

    /// Tells somebody what they did themselves, where what happens does not say it.
    fn tell_own(&self, seat: Seat, action: Action) -> Option<Phrase> {
        Some(match action {
            Action::Flip(_) => return None,
            Action::Decline => of("tell-decline", "R10", seat),
            Action::Assign(assignment) => {
                let [work, shape, attack] = assignment.values;
                let phrase = Phrase::new("tell-own-assign").by("R13").with("work", work).with("attack", attack);
                phrase.with("shape", shape).with("form", self.realm.shapes.forms[assignment.shape()].0.clone())
            }
            Action::Use(Deed::Fill(one, other)) => {
                Phrase::new("tell-own-fill").by("R42").with("one", one.to_string()).with("other", other.to_string())
            }
            Action::Use(Deed::Restore(city)) => Phrase::new("tell-own-restore").by("R43").with("city", city + 1),
            Action::Use(Deed::Erase(sector)) => Phrase::new("tell-own-erase").by("R45").with("sector", sector + 1),
            Action::Draw(Drawn::Nothing) => Phrase::new("tell-own-nothing").by("R23"),
            Action::Draw(Drawn::Shape(placement)) => {
                Phrase::new("tell-own-draw").by("R16").with("cells", self.named_cells(placement))
            }
            Action::Done => Phrase::new("tell-own-done").by("R25"),
            Action::Answer(Answer::Accept) => Phrase::new("tell-own-accept").by("R33"),
            Action::Answer(Answer::Ignore) => Phrase::new("tell-own-ignore").by("R40"),
            Action::Answer(_) => Phrase::new("tell-own-turn").by("R51"),
        })
    }

    fn named_cells(&self, placement: Placement) -> String {
        let cells = self.realm.shapes.placed(placement).cells;
        cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(", ")
    }

    /// Tells what happened. `before` is the state before the step.
    fn tell_event(&self, before: &State, event: Event) -> Option<Phrase> {
        let number = |n: usize| n as u32 + 1;
        Some(match event {
            Event::Flipped { seat, die, from, to } => {
                of("tell-flip", "R11", seat).with("die", die + 1).with("from", from).with("to", to)
            }
            Event::Assigned { seat, assignment } => {
                let [work, shape, attack] = assignment.values;
                let changed = Slot::ALL.into_iter().find(|slot| assignment.changes[*slot as usize] != Change::None);
                let from = changed.map(|slot| assignment.changes[slot as usize].undo(assignment.value(slot)));
                let secret = self.options.personal_dice == PersonalDice::Secret && self.setup.seats > 1;
                let die = if secret { before.player(seat).die.to_string() } else { NONE.to_owned() };
                let phrase = of("tell-assign", "R25", seat).with("work", work).with("shape", shape);
                let phrase =
                    phrase.with("attack", attack).with("form", self.realm.shapes.forms[assignment.shape()].0.clone());
                let phrase = phrase.with("from", from.map_or_else(|| NONE.to_owned(), |from| from.to_string()));
                let to = changed.map_or_else(|| NONE.to_owned(), |slot| assignment.value(slot).to_string());
                phrase.with("to", to).with("die", die)
            }
            Event::Drew { seat, placement } => of("tell-draw", "R16", seat).with("cells", self.named_cells(placement)),
            Event::DrewNothing { seat } => of("tell-draw-nothing", "R23", seat),
            Event::Filled { seat, cells: [one, other] } => {
                of("tell-fill", "R42", seat).with("one", one.to_string()).with("other", other.to_string())
            }
            Event::Restored { seat, city } => of("tell-restore", "R43", seat).with("city", number(city)),
            Event::Erased { seat, sector, left } => {
                of("tell-erase", "R45", seat).with("sector", number(sector)).with("left", left)
            }
            Event::Enabled { seat, city } => of("tell-enable", "R24", seat).with("city", number(city)),
            Event::Powered { seat, emitter } => of("tell-power", "R26", seat).with("emitter", number(emitter)),
            Event::Raised { seat, shield } => of("tell-raise", "R27", seat).with("shield", number(shield)),
            Event::Blocked { by, on, sector } => {
                let rule = if before.phase == Phase::Second { "R50" } else { "R30" };
                self.attack_on("tell-blocked", rule, by, on).with("sector", number(sector))
            }
            Event::Ignored { seat, sector } => of("tell-ignore", "R40", seat).with("sector", number(sector)),
            Event::Turned { seat, from, to } => {
                of("tell-turn", "R51", seat).with("from", number(from)).with("to", number(to))
            }
            Event::Hit { by, on, sector, hits } => {
                let phrase = self.attack_on("tell-hit", "R31", by, on).with("sector", number(sector));
                phrase.with("hits", hits).with("of", self.realm.rectangles)
            }
            Event::Destroyed { by, on, sector } => {
                self.attack_on("tell-destroy", "R32", by, on).with("sector", number(sector))
            }
            Event::AllShields { seat } => of("tell-all-shields", "R28", seat),
            Event::Ended { .. } => return None,
            Event::NextRound { round, first } => {
                let alone = if self.setup.seats == 1 { "yes" } else { "no" };
                of("tell-round", "R35", first).with("round", round).with("alone", alone)
            }
        })
    }

    /// Tells of an attack; alone, it is on the own sheet.
    fn attack_on(&self, key: &'static str, rule: &'static str, by: Seat, on: Seat) -> Phrase {
        let by = if self.setup.seats == 1 { NONE } else { crate::INFO.seat_name(by) };
        of(key, rule, on).with("by", by)
    }
}

/// Returns the sentence with this key about a seat.
fn of(key: &'static str, rule: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).by(rule).with("seat", crate::INFO.seat_name(seat))
}
