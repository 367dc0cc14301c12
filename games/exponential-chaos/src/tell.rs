//! The log: events in words, in the order of the rules. Points that fall one after another on one planet are one
//! sentence.

use contract::{Arg, Observer, Phrase, Seat, SeatSet, Stake};

use crate::ExponentialChaos;
use crate::dice::{DefenseDie, Face, Fleet, InvasionDie};
use crate::event::{Event, Opening};
use crate::label::{core_word, face_word, level_word, place};
use crate::state::State;

/// Fills a gap that stays empty: words select on it.
pub(crate) const NONE: &str = "none";

impl ExponentialChaos {
    /// Says the events of a step.
    pub(crate) fn tell_all(&self, events: &[Event], before: &State, observer: Observer) -> Vec<Phrase> {
        let struck = |event: &Event| if let Event::Hit { seat, .. } = event { Some(*seat) } else { None };
        let alike = |one: &Event, other: &Event| struck(one).is_some() && struck(one) == struck(other);
        let told = |events: &[Event]| match events {
            [Event::Hit { seat, .. }, ..] => Some(Self::tell_hits(*seat, events, observer)),
            [event] => Some(self.tell_event(*event, before)?.at_stake(event.stake(observer))),
            _ => None,
        };
        events.chunk_by(alike).filter_map(told).collect()
    }

    /// R33-R35. Says what points did to a planet.
    fn tell_hits(seat: Seat, events: &[Event], observer: Observer) -> Phrase {
        let (mut hits, mut lost) = (Vec::new(), 0);
        let mut before = None;
        for event in events {
            if let Event::Hit { crater, level, cost, .. } = *event {
                lost += u32::from(cost);
                // Of two points on one crater only what is left of it is said.
                if before == Some(crater) {
                    hits.pop();
                }
                before = Some(crater);
                hits.push(Phrase::new("hit").with("place", vec![place(crater)]).with("level", level_word(level)));
            }
        }
        let stake = if observer.contains(seat) { Stake::Harm } else { Stake::Gain };
        Phrase::new("tell-hits").by("R34").with("seat", seat).with("lost", lost).with("hits", hits).at_stake(stake)
    }

    /// Says one event; `None` if it needs no words.
    fn tell_event(&self, event: Event, before: &State) -> Option<Phrase> {
        let of = |key, rule, seat: Seat| Phrase::new(key).by(rule).with("seat", seat);
        Some(match event {
            Event::Invaded { seat, by, fleet } => self.tell_invasion(seat, by, &fleet, before),
            Event::TakenUp { seat, dice, left } => {
                let phrase = of("tell-taken-up", "R17", seat).with("dice", Self::write_numbers(dice));
                phrase.with("count", dice.len()).with("left", left)
            }
            Event::Rolled { seat, defense } => {
                let face = |face: Face| Phrase::new("face").with("face", face_word(face));
                let faces: Vec<Phrase> = defense.into_iter().filter_map(DefenseDie::lying).map(face).collect();
                of("tell-rolled", "R16", seat).with("faces", faces)
            }
            Event::Kept { seat } => of("tell-kept", "R19", seat),
            Event::Assigned { seat, die, to, removed, left } => {
                let face = before.defense[usize::from(die)].lying().unwrap_or(Face::Interceptor);
                let rule = if face == Face::Interceptor { "R22" } else { "R21" };
                let phrase = of("tell-assigned", rule, seat).with("face", face_word(face));
                phrase.with("target", to.to_string()).with("removed", removed).with("left", left)
            }
            Event::EndedAssigning { seat, unused } => of("tell-ended", "R26", seat).with("unused", unused),
            Event::Aimed { seat, die, sector, saucers } => {
                let phrase = of("tell-aimed", "R30", seat).with("die", die.to_string());
                phrase.with("sector", sector).with("saucers", saucers)
            }
            Event::Missed { seat, points } => of("tell-missed", "R37", seat).with("points", points),
            Event::Fired { seat, sector, points, .. } => {
                let rule = if before.is_tie() { "R59" } else { "R41" };
                of("tell-fired", rule, seat).with("sector", sector).with("points", points)
            }
            Event::Withheld { seat, missiles } => of("tell-withheld", "R40", seat).with("missiles", missiles),
            Event::Countered { seat, number, points } => {
                of("tell-countered", "R44", seat).with("number", number).with("points", points)
            }
            Event::Struck { seat, number, sector, points } => {
                of("tell-struck", "R45", seat).with("number", number).with("sector", sector).with("points", points)
            }
            Event::NothingToRebuild { seat } => of("tell-nothing-to-rebuild", "R47", seat),
            Event::Rebuilt { seat, crater, level, gain } => {
                let rule = if crater.is_core() { "R51" } else { "R49" };
                let phrase = of("tell-rebuilt", rule, seat).with("place", vec![place(crater)]).with("gain", gain);
                phrase.with("level", level_word(level)).with("core", core_word(crater))
            }
            Event::Stopped { seat, points } => of("tell-stopped", "R54", seat).with("points", points),
            Event::TurnBegins { seat, opens: Opening::Turn, .. } => of("tell-turn", "R55", seat),
            Event::TurnBegins { round, seat, .. } => {
                let dice = self.components.rounds[usize::from(round) - 1];
                let phrase = of("tell-round", "R10", seat).with("round", round).with("dice", dice.dice);
                phrase.with("invasion", dice.invasion().count() as u32).with("strength", dice.strength)
            }
            Event::Tied { tied, score } => with_names(Phrase::new("tell-tied").by("R59"), tied).with("score", score),
            Event::CycleOver { cycle, tied, out } => {
                let dropped = if out.is_empty() { "no" } else { "yes" };
                let phrase = Phrase::new("tell-cycle").by("R62").with("cycle", cycle).with("dropped", dropped);
                with_names(phrase, tied)
            }
            Event::Ended { winners, rule } => {
                let how = if rule == "R58" { "score" } else { "tiebreak" };
                with_names(Phrase::new("tell-ended-game").by(rule).with("how", how), winners)
            }
            Event::Hit { .. } | Event::Stands(_) => return None,
        })
    }

    /// R14. Says who rolled which saucers.
    fn tell_invasion(&self, seat: Seat, by: Seat, fleet: &Fleet, before: &State) -> Phrase {
        let dice = self.round_of(before).invasion().map(|die: InvasionDie| format!("{die} {}", fleet.on(die)));
        let phrase = Phrase::new("tell-invaded").by("R14").with("by", by).with("seat", seat);
        phrase.with("dice", dice.collect::<Vec<_>>().join(", ")).with("saucers", fleet.total())
    }
}

impl Event {
    /// Says what this event means to an observer: the same hit is bad for one and good for another.
    fn stake(self, observer: Observer) -> Stake {
        match self {
            Self::Struck { seat, .. } if observer.contains(seat) => Stake::Harm,
            Self::Struck { .. }
            | Self::Countered { .. }
            | Self::Missed { .. }
            | Self::NothingToRebuild { .. }
            | Self::EndedAssigning { .. }
            | Self::Withheld { .. } => Stake::Gain,
            Self::Invaded { .. } | Self::Rolled { .. } | Self::Aimed { .. } | Self::Fired { .. } => Stake::Luck,
            Self::TakenUp { .. }
            | Self::Kept { .. }
            | Self::Assigned { .. }
            | Self::Rebuilt { .. }
            | Self::Stopped { .. } => Stake::Action,
            _ => Stake::Other,
        }
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
