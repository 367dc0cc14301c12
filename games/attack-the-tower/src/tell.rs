//! The log: events in words, in the order of the rules, as one observer may know them.

use contract::{Arg, Observer, Phrase, Seat};

use crate::AttackTheTower;
use crate::action::Action;
use crate::card::{Card, Cards, Kind, Pile, Space};
use crate::course::{Fate, Stage};
use crate::event::{Cause, Event};
use crate::names::group_arg;
use crate::notation::joining_names;
use crate::table::{Side, other};
use crate::view::View;

/// Troops that a base gains.
#[derive(Clone, Copy)]
struct Recruits {
    seat: Seat,
    cause: Cause,
    space: Space,
    count: u8,
}

/// Fills a gap that stays empty: words select on it.
const NONE: &str = "none";

impl AttackTheTower {
    /// Tells the events of a step, or of a part of it. Names come from the view before the whole step, carried on event by
    /// event; bases that recruit at once are told together.
    pub(crate) fn tell_all(&self, events: &[Event], before: &View, observer: Observer) -> Vec<Phrase> {
        let mut view = before.clone();
        let mut told: Vec<Phrase> = Vec::new();
        let mut recruits: Vec<Recruits> = Vec::new();
        for event in events {
            let next = match *event {
                Event::Recruited { seat, space, count, cause } => {
                    if recruits.last().is_some_and(|last| (last.seat, last.cause) != (seat, cause)) {
                        told.extend(self.tell_recruits(&recruits, &view));
                        recruits.clear();
                    }
                    recruits.push(Recruits { seat, cause, space, count });
                    None
                }
                Event::Course(_) | Event::Secret { .. } | Event::Counted { .. } => None,
                event => {
                    told.extend(self.tell_recruits(&recruits, &view));
                    recruits.clear();
                    self.tell_event(event, &view)
                }
            };
            told.extend(next.map(|phrase| phrase.at_stake(event.stake(observer))));
            carry_names(&mut view, event);
        }
        told.extend(self.tell_recruits(&recruits, &view));
        told
    }

    /// R9, R67. Tells how many troops a renewal brings, and of all others which they are and where.
    fn tell_recruits(&self, recruits: &[Recruits], view: &View) -> Option<Phrase> {
        let Recruits { seat, cause, .. } = *recruits.first()?;
        let phrase = if cause == Cause::Renewal {
            let count: u8 = recruits.iter().map(|base| base.count).sum();
            Phrase::new("tell-recruits").by("R9").with("count", count)
        } else {
            let side = view.side(seat);
            let gained = |base: &Recruits| {
                let who = self.troops_name(side, side.base(base.space).kind, base.count);
                let phrase = Phrase::new("gained").with("count", base.count).with("who", who);
                phrase.with("space", base.space.name())
            };
            let gained: Vec<Phrase> = recruits.iter().map(gained).collect();
            let rule = if cause == Cause::Card { "R20" } else { "R67" };
            Phrase::new("tell-gains").by(rule).with("troops", gained)
        };
        Some(phrase.with("seat", seat).at_stake(contract::Stake::Gain))
    }

    /// Says one event; `None` if it needs no words.
    fn tell_event(&self, event: Event, before: &View) -> Option<Phrase> {
        let side = |seat: Seat| before.side(seat);
        let of = |key: &'static str, rule: &'static str, seat: Seat| Phrase::new(key).by(rule).with("seat", seat);
        Some(match event {
            Event::ArmyChosen { seat, army, .. } => of("tell-army", "R74", seat).with("army", self.army_name(army)),
            Event::Sealed { seat, action } => self.tell_sealed(seat, action, before)?,
            Event::SealedCard { seat, card } => {
                of("tell-drew", "R2", seat).with("card", self.card_name(side(seat), card))
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
            Event::Reshuffled { seat, pile, known } => {
                let cards = self.counted(side(seat), &known);
                let phrase = of("tell-reshuffled", "R70", seat).with("pile", pile_word(pile));
                phrase.with("known", if cards.is_empty() { "no" } else { "yes" }).with("cards", cards)
            }
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
                let troops = over.map_or(0, |(_, troops)| troops);
                phrase.with("over", if over.is_some() { "yes" } else { "no" }).with("old", old).with("troops", troops)
            }
            Event::Played { seat, ability, on } => {
                let phrase = of("tell-played", "R20", seat).with("card", self.ability_name(side(seat), ability));
                let troop = on.map(|(troop, _)| self.troop_phrase(side(seat), troop));
                let phrase = phrase.with("raises", if on.is_some() { "yes" } else { "no" });
                phrase.with("troop", troop.unwrap_or_else(|| NONE.into())).with("more", on.map_or(0, |(_, more)| more))
            }
            Event::Passed { seat } => of("tell-passed", Self::window_rule(before.table.course.stage), seat),
            Event::Declared { seat, from, joining, to, palace } => {
                let phrase =
                    of("tell-declared", if palace { "R34" } else { "R28" }, seat).with("from", group_arg(from));
                let joins = if joining == 0 || from == crate::course::PALACE {
                    NONE.to_owned()
                } else {
                    joining_names(joining)
                };
                let phrase = phrase.with("to", to + 1).with("joins", joins).with("rival", other(seat));
                phrase.with("palace", if palace { "yes" } else { "no" })
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

    /// Tells what a player did in secret, if no other event does: to that player, and to everybody after the end.
    fn tell_sealed(&self, seat: Seat, action: Action, before: &View) -> Option<Phrase> {
        let side = before.side(seat);
        let of = |key: &'static str, rule: &'static str| Phrase::new(key).by(rule).with("seat", seat);
        Some(match action {
            Action::Army(army) => of("tell-own-army", "R74").with("army", self.army_name(army)),
            Action::Burn => of("tell-own-burn", "R3"),
            Action::Keep => of("tell-own-keep", "R3"),
            Action::Build(kind, space) => {
                let rule = if before.table.course.stage == Stage::Setup { "R4" } else { "R12" };
                let phrase = of("tell-own-build", rule).with("base", self.base_name(side, kind));
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
        let cards = self.counted(side, burned);
        phrase.with("bases", named).with("burned", if cards.is_empty() { "no" } else { "yes" }).with("cards", cards)
    }

    /// Names cards of a side, each kind with how many there are.
    pub(crate) fn counted(&self, side: &Side, cards: &Cards) -> Vec<Phrase> {
        let some = Card::all().filter(|card| cards[card.index()] > 0);
        let named = some.map(|card| {
            Phrase::new("card-count").with("card", self.card_name(side, card)).with("count", cards[card.index()])
        });
        named.collect()
    }
}

/// Carries on what names depend on: armies, and which base stands where. Before a later part of a step nothing else fits,
/// since what happened in the parts before it is not told again.
fn carry_names(view: &mut View, event: &Event) {
    match *event {
        Event::ArmyChosen { seat, army, .. } => view.table.side_mut(seat).army = Some(army),
        Event::Built { seat, space, kind, .. } => view.table.side_mut(seat).bases[space.index()].kind = Some(kind),
        Event::Revealed { seat, bases, .. } => {
            for (base, kind) in view.table.side_mut(seat).bases.iter_mut().zip(bases) {
                base.kind = kind;
            }
        }
        _ => {}
    }
}

fn pile_word(pile: Pile) -> &'static str {
    if pile == Pile::Bases { "base" } else { "ability" }
}
