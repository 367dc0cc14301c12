//! The log: events in words, in the order of the rules, as one observer may know them. Steps taken in secret are told
//! only to their owner; once everything is shown, they are told to everybody. In solo play nothing is secret, so what
//! was done is told once, as it is done.

use contract::{Arg, Phrase, Seat, SeatSet};

use crate::RaiseTheShields;
use crate::action::Action;
use crate::cell::Sector;
use crate::event::Event;
use crate::options::PersonalDice;
use crate::shape::Placement;
use crate::speak::NONE;
use crate::state::{AbilityUse, Answer, Assignment, Change, Drawn, Phase, Slot};
use crate::view::View;

impl RaiseTheShields {
    fn tell_rolled(&self, shared: [u8; 2], own: [Option<u8>; Seat::MOST], before: &View) -> Phrase {
        let alone = self.setup.seats == 1;
        let named = |(seat, die): (usize, Option<u8>)| {
            let die = die.map_or_else(|| "?".to_owned(), |die| die.to_string());
            Phrase::new("die-of").with("seat", self.named(Seat::new(seat))).with("die", die)
        };
        let dice: Vec<Phrase> = own.into_iter().take(self.setup.seats.into()).enumerate().map(named).collect();
        let [first, second] = shared;
        let phrase = Phrase::new("tell-roll").by("R8").with("round", before.round);
        let phrase = phrase.with("first", first).with("second", second).with("alone", if alone { "yes" } else { "no" });
        phrase.with("own", dice).with("by", self.named(before.first))
    }

    /// Tells a seat what it did itself, if the events do not say it.
    fn tell_choice(&self, action: Action, before: &View) -> Option<Phrase> {
        let alone_in_react = self.setup.seats == 1 && before.phase == Phase::React;
        Some(match action {
            Action::Flip(_) | Action::Decline => return None,
            Action::Answer(Answer::Accept) => Phrase::new("tell-own-accept").by("R33"),
            Action::Answer(_) | Action::Use(_) if alone_in_react => return None,
            Action::Assign(assignment) => {
                let [work, shape, attack] = assignment.values;
                let phrase = Phrase::new("tell-own-assign").by("R13").with("work", work).with("attack", attack);
                let phrase = phrase.with("shape", shape).with("form", self.form(assignment));
                with_change(phrase, assignment)
            }
            Action::Use(AbilityUse::Fill(one, _)) => {
                Phrase::new("tell-own-fill").by("R42").with("sector", one.sector() as u32 + 1)
            }
            Action::Use(AbilityUse::Restore(city)) => Phrase::new("tell-own-restore").by("R43").with("city", city + 1),
            Action::Use(AbilityUse::Erase(sector)) => {
                Phrase::new("tell-own-erase").by("R45").with("sector", sector + 1)
            }
            Action::Draw(Drawn::Nothing) => Phrase::new("tell-own-nothing").by("R23"),
            Action::Draw(Drawn::Shape(placement)) => self.drawn(Phrase::new("tell-own-draw").by("R16"), placement),
            Action::Done => Phrase::new("tell-own-done").by("R25"),
            Action::Answer(Answer::Ignore) => Phrase::new("tell-own-ignore").by("R40"),
            Action::Answer(_) => Phrase::new("tell-own-turn").by("R51"),
        })
    }

    /// Says how much is drawn, and in which sectors; a board prints no names of triangles.
    fn drawn(&self, phrase: Phrase, placement: Placement) -> Phrase {
        let cells = self.realm.shapes.placed(placement).cells;
        let mut sectors: Vec<Sector> = cells.iter().map(|cell| cell.sector() + 1).collect();
        let phrase = phrase.with("count", sectors.len() as u32);
        sectors.dedup();
        let phrase = phrase.with("places", sectors.len() as u32);
        phrase.with("sectors", sectors.iter().map(Sector::to_string).collect::<Vec<_>>().join(", "))
    }

    /// Says one event; `None` if it needs no words.
    pub(crate) fn tell_event(&self, event: Event, before: &View) -> Option<Phrase> {
        let number = |n: usize| n as u32 + 1;
        Some(match event {
            Event::SetUpRolled(dice) => {
                let dice: Vec<String> = dice.iter().filter(|die| **die > 0).map(u8::to_string).collect();
                Phrase::new("tell-setup").by("R46").with("dice", dice.join(", "))
            }
            Event::SecondRolled(die) => Phrase::new("tell-second").by("R50").with("die", die),
            Event::Rolled { shared, own } => self.tell_rolled(shared, own, before),
            Event::Declined { seat } => self.of("tell-decline", "R10", seat),
            Event::Chose { seat, action } => self.tell_choice(action, before)?.with("seat", self.named(seat)),
            Event::Finished { .. } | Event::Answered { .. } | Event::Begins(_) => return None,
            Event::Flipped { seat, die, from, to } => {
                self.of("tell-flip", "R11", seat).with("die", die + 1).with("from", from).with("to", to)
            }
            Event::Assigned { seat, assignment, die } => {
                let [work, shape, attack] = assignment.values;
                let secret = self.options.personal_dice == PersonalDice::Secret && self.setup.seats > 1;
                let die = if secret { die.to_string() } else { NONE.to_owned() };
                let phrase =
                    self.of("tell-assign", "R25", seat).with("work", work).with("shape", shape).with("die", die);
                let phrase = phrase.with("attack", attack).with("form", self.form(assignment));
                with_change(phrase, assignment)
            }
            Event::Drew { seat, placement } => self.drawn(self.of("tell-draw", "R16", seat), placement),
            Event::DrewNothing { seat } => self.of("tell-draw-nothing", "R23", seat),
            Event::Filled { seat, cells: [one, _] } => {
                self.of("tell-fill", "R42", seat).with("sector", number(one.sector()))
            }
            Event::Restored { seat, city } => self.of("tell-restore", "R43", seat).with("city", number(city)),
            Event::Erased { seat, sector, left } => {
                self.of("tell-erase", "R45", seat).with("sector", number(sector)).with("left", left)
            }
            Event::Enabled { seat, city } => self.of("tell-enable", "R24", seat).with("city", number(city)),
            Event::Powered { seat, emitter } => self.of("tell-power", "R26", seat).with("emitter", number(emitter)),
            Event::Raised { seat, shield } => self.of("tell-raise", "R27", seat).with("shield", number(shield)),
            Event::Blocked { by, on, sector } => {
                let rule = if before.phase == Phase::Second { "R50" } else { "R30" };
                self.attack_on("tell-blocked", rule, by, on).with("sector", number(sector))
            }
            Event::Ignored { seat, sector } => self.of("tell-ignore", "R40", seat).with("sector", number(sector)),
            Event::Turned { seat, from, to } => {
                self.of("tell-turn", "R51", seat).with("from", number(from)).with("to", number(to))
            }
            Event::Hit { by, on, sector, hits } => {
                let phrase = self.attack_on("tell-hit", "R31", by, on).with("sector", number(sector));
                phrase.with("hits", hits).with("of", self.realm.rectangles)
            }
            Event::Destroyed { by, on, sector } => {
                self.attack_on("tell-destroy", "R32", by, on).with("sector", number(sector))
            }
            Event::AllShields { seat } => self.of("tell-all-shields", "R28", seat),
            Event::Ended { how, rule } => self.tell_end(how, rule),
            Event::NextRound { round, first } => self.of("tell-round", "R35", first).with("round", round),
        })
    }

    /// R28, R34, R52, R53. Tells who has won, by the rule that ended the game.
    fn tell_end(&self, how: Phase, rule: &'static str) -> Phrase {
        let winners = how.winners();
        let key = match (winners.is_empty(), self.setup.seats) {
            (true, 1) => "tell-lost",
            (true, _) => "tell-nobody",
            (false, 1) => "tell-won",
            (false, _) => "tell-winners",
        };
        with_names(Phrase::new(key).by(rule), winners)
    }

    /// Tells of an attack; in solo play it is on one's own sheet.
    fn attack_on(&self, key: &'static str, rule: &'static str, by: Seat, on: Seat) -> Phrase {
        self.of(key, rule, on).with("by", self.named(by))
    }

    /// Returns the sentence with this key about a seat.
    fn of(&self, key: &'static str, rule: &'static str, seat: Seat) -> Phrase {
        Phrase::new(key).by(rule).with("seat", self.named(seat))
    }
}

impl Event {
    /// Says whether this shows what was chosen in the work step. In solo play all of that was told as it was done.
    pub(crate) const fn was_chosen(self) -> bool {
        matches!(
            self,
            Self::Assigned { .. }
                | Self::Drew { .. }
                | Self::DrewNothing { .. }
                | Self::Filled { .. }
                | Self::Restored { .. }
                | Self::Erased { .. }
        )
    }
}

/// Adds names for the sentence: how many there are as `count`, the last as `last`, the others, separated by commas, as
/// `others`.
pub(crate) fn with_names(phrase: Phrase, seats: SeatSet) -> Phrase {
    let mut seats: Vec<Seat> = seats.iter().collect();
    let count = seats.len() as u32;
    let last = seats.pop().map_or_else(|| NONE.into(), Arg::from);
    let others: Vec<Phrase> = seats.into_iter().map(|seat| Phrase::new("who").with("seat", seat)).collect();
    phrase.with("count", count).with("others", others).with("last", last)
}

/// Adds what city 2 has turned a die into, if it has changed one.
pub(crate) fn with_change(phrase: Phrase, assignment: Assignment) -> Phrase {
    let changed = Slot::ALL.into_iter().find(|slot| assignment.changes[*slot as usize] != Change::None);
    let pair = changed.map(|slot| {
        let value = assignment.value(slot);
        (assignment.changes[slot as usize].undo(value), value)
    });
    match pair {
        Some((from, to)) => phrase.with("from", from).with("to", to),
        None => phrase.with("from", NONE).with("to", NONE),
    }
}
