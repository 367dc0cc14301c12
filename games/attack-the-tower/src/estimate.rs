//! What a position is worth by rule of thumb (section 10 of the dossier), for bots that look one decision ahead: what
//! stands on both sides, open territories, cards in hand, and what the best group could do next. An attack under way is
//! worth what it comes to when nobody plays another card ([`crate::settle`]).

use contract::{Heuristic, Seat};

use crate::AttackTheTower;
use crate::action::Troop;
use crate::battle::places;
use crate::card::{Pile, SPACES, Space, TERRITORIES};
use crate::power::Situation;
use crate::state::State;
use crate::table::{SetupStep, Table, other};

/// What things are worth, in points of power.
mod worth {
    /// A base.
    pub(super) const BASE: f64 = 3.0;
    /// A point of power of a troop.
    pub(super) const POWER: f64 = 1.2;
    /// A base in the hand, or about to be drawn: while there are few, while there is room on the board, and beyond. As long
    /// as there is room it is worth more than an ability, which helps one battle: in games between players who look one
    /// step ahead, whoever draws bases first wins four of five games.
    pub(super) const BASE_CARD: [f64; 3] = [1.6, 1.2, 0.6];
    /// An ability in the hand, or about to be drawn.
    pub(super) const ABILITY: f64 = 1.1;
    /// How many bases on the board are few.
    pub(super) const FEW: usize = 6;
    /// A territory without a base: an open door.
    pub(super) const DOOR: f64 = 6.0;
    /// What a group of the enemy could bring to the palace, for each point, up to the palace's power.
    pub(super) const THREAT: f64 = 0.9;
    /// That such a group would be enough.
    pub(super) const DEADLY: f64 = 25.0;
    /// A territory with three bases.
    pub(super) const FULL: f64 = 1.5;
}

/// How many points change the chances by a factor of e.
pub(crate) const SCALE: f64 = 14.0;

/// What a player has, and threatens; all in points but for the counts of bases, doors and full territories.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Standing {
    bases: f64,
    pub(crate) power: f64,
    pub(crate) dying: f64,
    pub(crate) hand: f64,
    doors: f64,
    full: f64,
    pub(crate) threat: f64,
}

impl Standing {
    /// Returns what all of it is worth.
    pub(crate) fn sum(&self) -> f64 {
        worth::BASE * self.bases + worth::POWER * self.power - self.dying + self.hand - worth::DOOR * self.doors
            + worth::FULL * self.full
            + self.threat
    }

    /// Says whether the best group could break the palace.
    pub(crate) fn is_deadly(&self) -> bool {
        self.threat >= worth::DEADLY
    }
}

impl Heuristic for AttackTheTower {
    fn estimate(&self, state: &State, seat: Seat) -> f64 {
        let state = &self.settled(state);
        if let Some(verdict) = Self::verdict_of(state.table.course.stage) {
            return verdict.worth(seat, 2);
        }
        let table = &state.table;
        if table.sides.iter().any(|side| side.army.is_none()) {
            return 0.5;
        }
        let points = self.standing(state, seat).sum() - self.standing(state, other(seat)).sum();
        // The logistic curve keeps the estimate strictly between lost and won.
        1.0 / (1.0 + (-points / SCALE).exp())
    }
}

impl AttackTheTower {
    /// What a player has, and threatens.
    pub(crate) fn standing(&self, state: &State, seat: Seat) -> Standing {
        let table = &state.table;
        let side = table.side(seat);
        let laid = state.secret(seat).laid.iter().flatten().count() as f64;
        let doors = (0..TERRITORIES as u8).filter(|territory| {
            let laid = Space::of(*territory).any(|space| state.secret(seat).laid[space.index()].is_some());
            side.bases_in(*territory) == 0 && !laid
        });
        Standing {
            bases: f64::from(side.base_count()) + laid,
            power: f64::from(self.strength_of(side))
                - f64::from(side.base_count()) * f64::from(self.options.base_power.0),
            dying: self.dying(table, seat),
            hand: self.hand_worth(state, seat),
            doors: doors.count() as f64,
            full: f64::from(side.full_territories()),
            threat: self.threat(table, seat),
        }
    }

    /// What the cards in a hand are worth, those about to be drawn included. A hand that is too large will lose cards.
    fn hand_worth(&self, state: &State, seat: Seat) -> f64 {
        let (side, secret) = (state.table.side(seat), state.secret(seat));
        let bases = usize::from(side.base_count()) + secret.laid.iter().flatten().count();
        let due = Self::due(state).filter(|(whose, _)| *whose == seat).map(|(_, pile)| pile);
        let count = |pile: Pile| usize::from(pile.count(&secret.hand)) + usize::from(due == Some(pile));
        let kept = f64::from(self.components.hand_limit) + 1.0;
        let all = (count(Pile::Bases) + count(Pile::Abilities)) as f64;
        let share = if all > kept { kept / all } else { 1.0 };
        let of_base = |nth: usize| worth::BASE_CARD[usize::from(nth >= worth::FEW) + usize::from(nth >= SPACES)];
        let of_bases: f64 = (bases..bases + count(Pile::Bases)).map(of_base).sum();
        let hand = share * (of_bases + worth::ABILITY * count(Pile::Abilities) as f64);
        let burned = secret.setup == SetupStep::Choose && count(Pile::Bases) < 2;
        if burned { hand - 4.0 } else { hand }
    }

    /// What is covered in the battle under way and will leave at the end of the step.
    fn dying(&self, table: &Table, seat: Seat) -> f64 {
        let Some(battle) = table.course.battle else { return 0.0 };
        let role = table.course.role(seat);
        let covered = places(self.fighters(table, role)).filter(|slot| Self::is_covered(&battle, role, *slot));
        let troops: f64 = covered.map(|slot| worth::POWER * f64::from(battle.power[role][slot].max(1))).sum();
        if role == 0 {
            return troops;
        }
        let palace = table.course.attack.is_some_and(|attack| attack.palace);
        let fallen = self.defences(table).filter(|(place, power)| battle.damage[1][*place] >= *power).count() as f64;
        troops + fallen * if palace { 200.0 } else { worth::BASE + worth::DOOR / 2.0 }
    }

    /// What the best group of a player could bring through the weakest territory to the palace.
    fn threat(&self, table: &Table, seat: Seat) -> f64 {
        let (side, enemy) = (table.side(seat), table.side(other(seat)));
        let situation = Situation { attacking: Some(true), own: 0, enemy: 0 };
        let modifiers = self.modifiers(table, seat, situation);
        let power = |troop: Troop| f64::from(self.power(side, troop, &modifiers));
        let of_space = |space: Space| (0..side.base(space).troops).map(move |nth| Troop::On(space, nth));
        let best = (0..TERRITORIES as u8)
            .map(|territory| Space::of(territory).flat_map(of_space).map(power).sum::<f64>())
            .fold((0..side.specials).map(Troop::Special).map(power).sum::<f64>(), f64::max);
        let defence = Situation { attacking: Some(false), own: 0, enemy: 0 };
        let enemy_modifiers = self.modifiers(table, other(seat), defence);
        let holds = |territory: u8| {
            let troops =
                Space::of(territory).flat_map(|space| (0..enemy.base(space).troops).map(move |nth| (space, nth)));
            let power: f64 = troops
                .map(|(space, nth)| f64::from(self.power(enemy, Troop::On(space, nth), &enemy_modifiers).max(1)))
                .sum();
            1.5 * power + f64::from(enemy.bases_in(territory)) * f64::from(self.options.base_power.0)
        };
        let weakest = (0..TERRITORIES as u8).map(holds).fold(f64::INFINITY, f64::min);
        let specials: f64 = (0..enemy.specials)
            .map(|nth| f64::from(self.power(enemy, Troop::Special(nth), &enemy_modifiers).max(1)))
            .sum();
        let palace = f64::from(self.options.palace_power.0) + specials;
        let reaches = (best - weakest).clamp(0.0, palace);
        worth::THREAT * reaches + if reaches >= palace { worth::DEADLY } else { 0.0 }
    }
}
