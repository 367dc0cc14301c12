//! The log of battles: what strikes, what is laid on what, what falls.

use contract::{Phrase, Seat, Stake};

use crate::AttackTheTower;
use crate::action::{Target, Troop};
use crate::battle::places;
use crate::card::Kind;
use crate::course::Stage;
use crate::event::{Cause, Event, Strength};
use crate::notation::target_name;
use crate::table::Side;
use crate::view::View;

impl AttackTheTower {
    /// Says one event of an attack; `None` if it needs no words, or is none.
    pub(crate) fn tell_battle(&self, event: Event, before: &View) -> Option<Phrase> {
        let side = |seat: Seat| before.side(seat);
        let of = |key: &'static str, rule: &'static str, seat: Seat| Phrase::new(key).by(rule).with("seat", seat);
        Some(match event {
            Event::Stopped { seat } => of("tell-stopped", "R89", seat),
            Event::Emptied { seat, attackers } => {
                of("tell-emptied", "R35", seat).with("attackers", if attackers { "yes" } else { "no" })
            }
            Event::Step { seat, main, palace, with } => Self::tell_step_of(seat, main, palace, with)?,
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
            _ => return None,
        })
    }

    /// R40, R49. Once the attacker has laid points and the defender is asked: tells what will fall when both have struck,
    /// and what still strikes back.
    pub(crate) fn tell_doomed(&self, before: &View, after: &View) -> Option<Phrase> {
        let defends = |view: &View| {
            let battle = view.table.course.battle.filter(|_| view.table.course.stage == Stage::Assign)?;
            (battle.role == 1).then_some(battle)
        };
        let battle = defends(after)?;
        if defends(before).is_some_and(|other| other.main == battle.main) {
            return None;
        }
        let table = &after.table;
        let side = table.side(Self::player(table, 1));
        let troops = places(self.fighters(table, 1)).filter(|slot| Self::is_covered(&battle, 1, *slot));
        let troops = troops.map(|slot| Target::Troop(Self::fighter(table, 1, slot)));
        let defences = self.defences(table).filter(|(place, power)| battle.damage[1][*place] >= *power);
        let doomed: Vec<Phrase> = troops
            .chain(defences.map(|(place, _)| Self::defence(table, place)))
            .map(|target| Phrase::new("doomed").with("target", self.target_phrase(side, target)))
            .collect();
        let phrase = Phrase::new("tell-doomed").by("R40").at_stake(Stake::Gain).with("points", battle.pool);
        (!doomed.is_empty()).then(|| phrase.with("targets", doomed))
    }

    /// R41, R42. Tells what both sides strike with; nothing when nobody does.
    fn tell_step_of(seat: Seat, main: bool, palace: bool, with: [Strength; 2]) -> Option<Phrase> {
        if with == [Strength::default(); 2] {
            return None;
        }
        let phrase = Phrase::new(if main { "tell-main" } else { "tell-initiative" });
        let phrase = phrase.by(if main { "R42" } else { "R41" }).with("seat", seat);
        let [attack, defence] = with;
        let phrase = phrase.with("palace", if palace { "yes" } else { "no" });
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
