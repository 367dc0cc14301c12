//! The log: events in words, in the order of the rules, as one observer may know them.

use contract::{Arg, Observer, Phrase, Seat};

use crate::AttackTheTower;
use crate::action::{Action, Target, Troop};
use crate::card::{Card, Cards, Kind, Pile, Space};
use crate::course::Fate;
use crate::event::{Cause, Event, Strength};
use crate::names::group_arg;
use crate::notation::{joining_names, target_name};
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
                    told.extend(open.map(|open| Self::tell_recruits(open)));
                    recruits = Some((seat, cause, count, space));
                    None
                }
                (Event::Course(_) | Event::Secret { .. } | Event::Counted { .. }, _) => None,
                (event, open) => {
                    told.extend(open.map(|open| Self::tell_recruits(open)));
                    recruits = None;
                    self.tell_event(event, &view)
                }
            };
            told.extend(next.map(|phrase| phrase.at_stake(event.stake(observer))));
            Self::replay_event(&mut view, event);
        }
        told.extend(recruits.map(|open| Self::tell_recruits(open)));
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
            Event::Stopped { seat } => of("tell-stopped", "R89", seat),
            Event::Emptied { seat, attackers } => {
                of("tell-emptied", "R35", seat).with("attackers", if attackers { "yes" } else { "no" })
            }
            Event::Step { seat, main, with, .. } => self.tell_step_of(seat, main, with)?,
            Event::Extra { seat, kind, points } => {
                let phrase = of("tell-extra", "R88", seat).with("troop", self.troop_name(side(seat), Some(kind)));
                phrase.with("points", points)
            }
            Event::Marked { seat, on } => {
                of("tell-marked", "R107", seat).with("troop", self.troop_phrase(side(crate::table::other(seat)), on))
            }
            Event::Laid { seat, on, points } => {
                let enemy = side(crate::table::other(seat));
                of("tell-laid", "R39", seat).with("target", self.target_phrase(enemy, on)).with("points", points)
            }
            Event::Fell { seat, troop, kind, waits, cause } => {
                self.tell_fell(side(seat), (seat, troop, kind), waits, cause)
            }
            Event::BaseFell { seat, space, kind, troops, cause } => {
                let rule = match cause {
                    Cause::Empty => "R93",
                    Cause::Card => "R94",
                    _ => "R49",
                };
                let phrase = of("tell-base-fell", rule, seat).with("base", self.base_name(side(seat), kind));
                phrase.with("space", space.name()).with("troops", troops)
            }
            Event::Spared { seat, territory } => of("tell-spared", "R91", seat).with("territory", territory + 1),
            Event::PalaceHeld { seat, damage } => {
                of("tell-palace-held", "R53", seat).with("damage", damage).with("need", self.options.palace_power.0)
            }
            Event::PalaceFell { seat } => of("tell-palace-fell", "R55", seat),
            Event::Proceeded { seat, goes } => {
                of("tell-proceeded", "R52", seat).with("goes", if goes { "yes" } else { "no" })
            }
            Event::AttackOver { seat, vain: true } => of("tell-vain", "R32", seat),
            Event::Finished { seat } => of("tell-finished", "R19", seat),
            Event::Returned { seat, back, gone } => {
                of("tell-ghosts", "R103", seat).with("back", back).with("gone", gone)
            }
            Event::NoRoom { seat, count } => of("tell-no-room", "R67", seat).with("count", count),
            Event::Ended(Fate::Limit(winner)) => {
                let seat: Arg = winner.map_or_else(|| NONE.into(), Arg::from);
                Phrase::new("tell-limit").by("R71").with("seat", seat)
            }
            Event::SettingUp { .. }
            | Event::Recruited { .. }
            | Event::AttackOver { .. }
            | Event::Counted { .. }
            | Event::Swept { .. }
            | Event::Ended(Fate::Palace(_))
            | Event::Course(_)
            | Event::Secret { .. } => return None,
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

    /// R41, R42. Tells what both sides strike with; nothing when nobody does.
    fn tell_step_of(&self, seat: Seat, main: bool, with: [Strength; 2]) -> Option<Phrase> {
        if with == [Strength::default(); 2] {
            return None;
        }
        let phrase = Phrase::new(if main { "tell-main" } else { "tell-initiative" });
        let phrase = phrase.by(if main { "R42" } else { "R41" }).with("seat", seat);
        let [attack, defence] = with;
        let phrase = phrase.with("attack", attack.troops).with("siege", attack.siege);
        Some(phrase.with("defence", u32::from(defence.troops) + u32::from(defence.bases)).with("bases", defence.bases))
    }

    fn tell_fell(
        &self,
        side: &Side,
        (seat, troop, kind): (Seat, Troop, Option<Kind>),
        waits: bool,
        cause: Cause,
    ) -> Phrase {
        let (key, rule) = match cause {
            Cause::Sacrifice => ("tell-sacrificed", "R90"),
            Cause::Limit => ("tell-removed", "R62"),
            Cause::Weak => ("tell-weak", "R81"),
            _ => ("tell-fell", "R49"),
        };
        let phrase = Phrase::new(key).by(rule).with("seat", seat).with("troop", self.troop_name(side, kind));
        let phrase = phrase.with("place", target_name(Target::Troop(troop)));
        if key == "tell-fell" { phrase.with("waits", if waits { "yes" } else { "no" }) } else { phrase }
    }
}

fn pile_word(pile: Pile) -> &'static str {
    if pile == Pile::Bases { "base" } else { "ability" }
}
