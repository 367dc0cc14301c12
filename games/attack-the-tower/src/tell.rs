//! The log: events in words, in the order of the rules, as one observer may know them.

use contract::{Arg, Observer, Phrase, Seat};

use crate::AttackTheTower;
use crate::action::Action;
use crate::card::{Card, Cards, Kind, Pile, Space};
use crate::course::Fate;
use crate::event::{Cause, Event};
use crate::names::group_arg;
use crate::notation::joining_names;
use crate::table::Side;
use crate::view::View;

/// Fills a gap that stays empty: words select on it.
const NONE: &str = "none";

impl AttackTheTower {
    /// Tells the events of a step. Names come from the view before it, carried on event by event; bases that recruit at
    /// once are told together.
    pub(crate) fn tell_all(&self, events: &[Event], before: &View, observer: Observer) -> Vec<Phrase> {
        let mut view = before.clone();
        let mut told: Vec<Phrase> = Vec::new();
        let mut recruits: Option<(Seat, Cause, u8, Space)> = None;
        for event in events {
            let next = match (*event, recruits) {
                (Event::Recruited { seat, count, cause, .. }, Some((whose, why, sum, space)))
                    if seat == whose && cause == why =>
                {
                    recruits = Some((seat, cause, sum + count, space));
                    None
                }
                (Event::Recruited { seat, space, count, cause }, open) => {
                    told.extend(open.map(Self::tell_recruits));
                    recruits = Some((seat, cause, count, space));
                    None
                }
                (Event::Course(_) | Event::Secret { .. } | Event::Counted { .. }, _) => None,
                (event, open) => {
                    told.extend(open.map(Self::tell_recruits));
                    recruits = None;
                    self.tell_event(event, &view)
                }
            };
            told.extend(next.map(|phrase| phrase.at_stake(event.stake(observer))));
            Self::replay_event(&mut view, event);
        }
        told.extend(recruits.map(Self::tell_recruits));
        told
    }

    fn tell_recruits((seat, cause, count, _): (Seat, Cause, u8, Space)) -> Phrase {
        let (key, rule) = match cause {
            Cause::Renewal => ("tell-recruits", "R9"),
            Cause::Card => ("tell-gains", "R20"),
            _ => ("tell-returns", "R67"),
        };
        Phrase::new(key).by(rule).with("seat", seat).with("count", count).at_stake(contract::Stake::Gain)
    }

    /// Says one event; `None` if it needs no words.
    fn tell_event(&self, event: Event, before: &View) -> Option<Phrase> {
        let side = |seat: Seat| before.side(seat);
        let of = |key: &'static str, rule: &'static str, seat: Seat| Phrase::new(key).by(rule).with("seat", seat);
        Some(match event {
            Event::ArmyChosen { seat, army, .. } => of("tell-army", "R74", seat).with("army", self.army_name(army)),
            Event::Sealed { seat, action } => self.tell_sealed(seat, action, before)?,
            Event::SealedCard { seat, card } => {
                of("tell-drew-you", "R2", seat).with("card", self.card_name(side(seat), card))
            }
            Event::Ready { seat } => of("tell-ready", "R5", seat),
            Event::Burned { seat, cards } => {
                of("tell-burned", "R3", seat).with("cards", self.counted(side(seat), &cards))
            }
            Event::Revealed { seat, bases, burned, .. } => self.tell_revealed(side(seat), seat, &bases, &burned),
            Event::StartDrawn { seat } => of("tell-start", "R6", seat),
            Event::TurnBegan { turn, seat } => of("tell-turn", "R7", seat).with("turn", turn),
            Event::Renewed { seat } => of("tell-renewed", "R8", seat),
            Event::Held { seat } => of("tell-held", "R7", seat),
            Event::Reshuffled { seat, pile, .. } => of("tell-reshuffled", "R70", seat).with("pile", pile_word(pile)),
            Event::Drew { seat, card: Some(card), .. } => {
                of("tell-drew", "R10", seat).with("card", self.card_name(side(seat), card))
            }
            Event::Drew { seat, pile, card: None } => of("tell-drew-hidden", "R10", seat).with("pile", pile_word(pile)),
            Event::NothingLeft { seat } => of("tell-nothing-left", "R70", seat),
            Event::Dropped { seat, card } => {
                of("tell-dropped", "R11", seat).with("card", self.card_name(side(seat), card))
            }
            Event::Built { seat, space, kind, over } => {
                let phrase = of("tell-built", if over.is_some() { "R13" } else { "R12" }, seat);
                let old: Arg = over.map_or_else(|| NONE.into(), |(old, _)| self.base_name(side(seat), old));
                let phrase = phrase.with("base", self.base_name(side(seat), kind)).with("space", space.name());
                phrase.with("over", if over.is_some() { "yes" } else { "no" }).with("old", old)
            }
            Event::Played { seat, ability, on } => {
                let phrase = of("tell-played", "R20", seat).with("card", self.ability_name(side(seat), ability));
                let troop = on.map(|(troop, _)| self.troop_phrase(side(seat), troop));
                let phrase = phrase.with("raises", if on.is_some() { "yes" } else { "no" });
                phrase.with("troop", troop.unwrap_or_else(|| NONE.into())).with("more", on.map_or(0, |(_, more)| more))
            }
            Event::Passed { seat } => of("tell-passed", "R21", seat),
            Event::Declared { seat, from, joining, to, palace } => {
                let phrase =
                    of("tell-declared", if palace { "R34" } else { "R28" }, seat).with("from", group_arg(from));
                let joins = if joining == 0 || from == crate::course::PALACE {
                    NONE.to_owned()
                } else {
                    joining_names(joining)
                };
                phrase.with("to", to + 1).with("joins", joins).with("palace", if palace { "yes" } else { "no" })
            }
            Event::Finished { seat } => of("tell-finished", "R19", seat),
            Event::Returned { seat, back, gone } => {
                of("tell-ghosts", "R103", seat).with("back", back).with("gone", gone)
            }
            Event::NoRoom { seat, count } => of("tell-no-room", "R67", seat).with("count", count),
            Event::Ended(Fate::Limit(winner)) => {
                let seat: Arg = winner.map_or_else(|| NONE.into(), Arg::from);
                Phrase::new("tell-limit").by("R71").with("seat", seat)
            }
            _ => return self.tell_battle(event, before),
        })
    }

    /// Tells a player what it did in secret, if no other event does.
    fn tell_sealed(&self, seat: Seat, action: Action, before: &View) -> Option<Phrase> {
        let side = before.side(seat);
        Some(match action {
            Action::Army(army) => Phrase::new("tell-own-army").by("R74").with("army", self.army_name(army)),
            Action::Burn => Phrase::new("tell-own-burn").by("R3"),
            Action::Keep => Phrase::new("tell-own-keep").by("R3"),
            Action::Build(kind, space) => {
                let phrase = Phrase::new("tell-own-build").by("R12").with("base", self.base_name(side, kind));
                phrase.with("space", space.name())
            }
            _ => return None,
        })
    }

    fn tell_revealed(
        &self,
        side: &Side,
        seat: Seat,
        bases: &[Option<Kind>; crate::card::SPACES],
        burned: &Cards,
    ) -> Phrase {
        let laid = Space::all().filter_map(|space| Some((space, bases[space.index()]?)));
        let named: Vec<Phrase> = laid
            .map(|(space, kind)| {
                Phrase::new("at-place").with("what", self.base_name(side, kind)).with("place", space.name())
            })
            .collect();
        let none = named.is_empty();
        let phrase =
            Phrase::new("tell-revealed").by("R5").with("seat", seat).with("any", if none { "no" } else { "yes" });
        let count: u32 = burned.iter().map(|count| u32::from(*count)).sum();
        phrase.with("bases", named).with("burned", count)
    }

    fn counted(&self, side: &Side, cards: &Cards) -> Vec<Phrase> {
        let some = Card::all().filter(|card| cards[card.index()] > 0);
        let named = some.map(|card| {
            Phrase::new("card-count").with("card", self.card_name(side, card)).with("count", cards[card.index()])
        });
        named.collect()
    }
}

fn pile_word(pile: Pile) -> &'static str {
    if pile == Pile::Bases { "base" } else { "ability" }
}
