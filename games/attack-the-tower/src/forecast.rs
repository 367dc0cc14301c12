//! The numbers of a battle before it is fought: what a group strikes with and why, what strikes back, what it takes to
//! destroy what stands there. Boards and sentences ask here, so that none of them computes a rule. All of it follows from
//! what lies open, with the cards in force now.

use contract::Seat;

use crate::AttackTheTower;
use crate::action::{Target, Troop};
use crate::battle::{ROLES, places};
use crate::card::{Ability, Kind};
use crate::course::{Attack, PALACE};
use crate::options::ZeroPower;
use crate::power::{Situation, need};
use crate::table::{Table, other};
use crate::view::View;

/// Who strikes, or is to be destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fighter {
    /// Troops of the base of this kind.
    Troop(Kind),
    /// Special troops.
    Special,
    /// R38. Bases that defend.
    Base,
    /// R53. The palace.
    Palace,
}

/// Where points of a power come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// What is printed.
    Printed,
    /// R80, R92. An ability in force, and who has played it.
    Card(Seat, Ability),
    /// R102. Own special troops.
    Special,
}

/// A part of a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// Where it comes from.
    pub source: Source,
    /// How many points, which may be less than nothing.
    pub points: i8,
}

/// Fighters of one side that are alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StrikeRow {
    /// Who.
    pub who: Fighter,
    /// How many of them.
    pub count: u8,
    /// How many points each of them deals. (R46) Siege weapons that defend deal none.
    pub each: u8,
    /// What the points of each are made of: first what is printed.
    pub terms: Vec<Term>,
    /// R41. Whether they strike in the initiative step.
    pub first: bool,
    /// R46. Whether their points go on bases and the palace alone.
    pub siege: bool,
}

/// What one side strikes with.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Strike {
    /// Who strikes, troops before bases.
    pub rows: Vec<StrikeRow>,
}

/// What it takes to destroy one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// What.
    pub target: Target,
    /// What it is.
    pub who: Fighter,
    /// R81. How many points.
    pub points: u8,
}

/// What it takes to destroy all that stands at one place.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Needs {
    /// One by one: troops before what they defend.
    pub rows: Vec<Need>,
}

impl StrikeRow {
    /// Returns the points of all of them.
    pub fn points(&self) -> u16 {
        u16::from(self.count) * u16::from(self.each)
    }
}

impl Strike {
    fn sum(&self, counts: impl Fn(&StrikeRow) -> bool) -> u16 {
        self.rows.iter().filter(|row| counts(row)).map(StrikeRow::points).sum()
    }

    /// R38. Returns all points of the battle.
    pub fn total(&self) -> u16 {
        self.sum(|_| true)
    }

    /// R39. Returns the points that may go on troops.
    pub fn on_troops(&self) -> u16 {
        self.sum(|row| !row.siege)
    }

    /// R46. Returns the points for bases and the palace alone.
    pub fn siege(&self) -> u16 {
        self.sum(|row| row.siege)
    }

    /// R41. Returns the points of the initiative step.
    pub fn first(&self) -> u16 {
        self.sum(|row| row.first)
    }
}

impl Needs {
    fn sum(&self, counts: impl Fn(&Need) -> bool) -> u16 {
        self.rows.iter().filter(|row| counts(row)).map(|row| u16::from(row.points)).sum()
    }

    /// Returns what all of it takes.
    pub fn total(&self) -> u16 {
        self.sum(|_| true)
    }

    /// Returns what the troops take.
    pub fn troops(&self) -> u16 {
        self.sum(|row| matches!(row.target, Target::Troop(_)))
    }

    /// Returns what the bases, or the palace, take.
    pub fn defences(&self) -> u16 {
        self.total() - self.troops()
    }
}

/// The attack of a player that is looked at: from which group and with which special troops of other groups, and on
/// which territory from 0, or on the palace ([`PALACE`]). A territory without bases stands for the palace behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Who attacks.
    pub seat: Seat,
    /// The group: a territory from 0, or [`PALACE`].
    pub from: u8,
    /// The special troops that join it, as bits.
    pub joining: u8,
    /// Whom it attacks.
    pub to: u8,
}

impl AttackTheTower {
    /// R38, R46. Returns what a group of a player strikes with when it attacks a territory, or the palace with 3. A
    /// territory without bases stands for the palace behind it (R34).
    pub fn strike_of(&self, view: &View, seat: Seat, from: u8, to: u8) -> Strike {
        self.strike_with(view, Plan { seat, from, joining: 0, to })
    }

    /// R33, R38. Returns what an attack strikes with, special troops that join it included.
    pub fn strike_with(&self, view: &View, plan: Plan) -> Strike {
        let table = self.planned(&view.table, plan);
        Strike { rows: self.rows(&table, 0, ROLES.map(|role| self.taking_part(&table, role))) }
    }

    /// R38, R53. Returns what strikes back at a group of a player that attacks a territory, or the palace with 3.
    pub fn reply_of(&self, view: &View, seat: Seat, from: u8, to: u8) -> Strike {
        let table = self.planned(&view.table, Plan { seat, from, joining: 0, to });
        Strike { rows: self.rows(&table, 1, ROLES.map(|role| self.taking_part(&table, role))) }
    }

    /// R45, R54, R81. Returns what a group of a player has to deal to destroy a territory, or the palace with 3.
    pub fn needs_of(&self, view: &View, seat: Seat, from: u8, to: u8) -> Needs {
        let table = self.planned(&view.table, Plan { seat, from, joining: 0, to });
        self.needs(&table, ROLES.map(|role| self.taking_part(&table, role)))
    }

    /// R38. Returns what a group of a player would strike with as it stands, whomever it attacks.
    pub fn group_strike(&self, view: &View, seat: Seat, from: u8) -> Strike {
        let table = self.planned(&view.table, Plan { seat, from, joining: 0, to: PALACE });
        Strike { rows: self.rows(&table, 0, [self.taking_part(&table, 0), 0]) }
    }

    /// R38, R53. Returns what a territory of a player, or the palace with 3, would strike back with as it stands, whoever
    /// attacks it.
    pub fn guard_strike(&self, view: &View, seat: Seat, place: u8) -> Strike {
        let table = self.guarded(&view.table, seat, place);
        Strike { rows: self.rows(&table, 1, [0, self.taking_part(&table, 1)]) }
    }

    /// R81. Returns what it takes to destroy a territory of a player, or the palace with 3, as it stands, whoever attacks
    /// it.
    pub fn guard_needs(&self, view: &View, seat: Seat, place: u8) -> Needs {
        let table = self.guarded(&view.table, seat, place);
        self.needs(&table, [0, self.taking_part(&table, 1)])
    }

    /// Returns the table as it would be after this attack was declared and both had passed.
    fn planned(&self, table: &Table, plan: Plan) -> Table {
        let mut table = *table;
        let palace = plan.to == PALACE || table.side(other(plan.seat)).bases_in(plan.to) == 0;
        if table.course.active != plan.seat {
            table.course.spent = 0;
        }
        table.course.active = plan.seat;
        let joining = if plan.from == PALACE { self.free_specials(&table) } else { plan.joining };
        let to = plan.to.min(PALACE - 1);
        table.course.attack = Some(Attack { from: plan.from, joining, to, palace, touched: false, doomed: [0; 2] });
        table.course.battle = None;
        table
    }

    fn guarded(&self, table: &Table, seat: Seat, place: u8) -> Table {
        let mut table = self.planned(table, Plan { seat: other(seat), from: 0, joining: 0, to: place });
        if let Some(attack) = &mut table.course.attack {
            attack.palace = place == PALACE;
        }
        table
    }

    /// R38, R46. Returns who strikes on one side of the attack under way when these kinds take part, like fighters
    /// together; then the bases, or the palace, of the defender.
    fn rows(&self, table: &Table, role: usize, took: [u8; 2]) -> Vec<StrikeRow> {
        let slots = self.fighters(table, role);
        let mut rows = self.rows_of(table, role, took, slots);
        if role == 1 {
            rows.extend(self.defence_row(table));
        }
        rows
    }

    /// Returns the fighters at these places, like ones together.
    fn rows_of(&self, table: &Table, role: usize, took: [u8; 2], slots: u16) -> Vec<StrikeRow> {
        let seat = Self::player(table, role);
        let side = table.side(seat);
        let situation = Situation { attacking: Some(role == 0), own: took[role], enemy: took[1 - role] };
        let modifiers = self.modifiers(table, seat, situation);
        let stages = self.stages(table, seat);
        let extra = self.extra_damage(side);
        let mut rows: Vec<StrikeRow> = Vec::new();
        for slot in places(slots) {
            let troop = Self::fighter(table, role, slot);
            let power = self.power(side, troop, &modifiers);
            if power == 0 && self.options.zero_power == ZeroPower::Dies {
                continue;
            }
            let siege = self.has_artillery(side, troop, &modifiers);
            let mut terms = self.terms(&stages, seat, situation, troop);
            if extra > 0 {
                terms.push(Term { source: Source::Special, points: extra as i8 });
            }
            let each = if siege && role == 1 { 0 } else { power + extra };
            let first = self.has_initiative(side, troop, &modifiers);
            let row = StrikeRow { who: who(table, seat, troop), count: 1, each, terms, first, siege };
            let alike = |other: &&mut StrikeRow| StrikeRow { count: 1, ..(**other).clone() } == row;
            match rows.iter_mut().find(alike) {
                Some(other) => other.count += 1,
                None => rows.push(row),
            }
        }
        rows
    }

    /// R41, R42. Returns who strikes in this step of the battle under way.
    pub(crate) fn striking(&self, table: &Table, role: usize) -> Strike {
        let battle = Self::battle(table);
        let mut rows = self.rows_of(table, role, battle.took, battle.striking[role] & self.fighters(table, role));
        rows.extend(self.defence_row(table).filter(|_| role == 1 && battle.main));
        Strike { rows }
    }

    /// R38, R53. Returns the bases that strike back, or the palace.
    fn defence_row(&self, table: &Table) -> Option<StrikeRow> {
        let (_, each) = self.defences(table).next()?;
        let palace = table.course.attack.is_some_and(|attack| attack.palace);
        let who = if palace { Fighter::Palace } else { Fighter::Base };
        let count = self.defences(table).count() as u8;
        let terms = vec![Term { source: Source::Printed, points: each as i8 }];
        Some(StrikeRow { who, count, each, terms, first: false, siege: false })
    }

    /// R80. Returns the table without any card in force, then with one card more each time, and where the last one came
    /// from. A card for one troop comes last.
    fn stages(&self, table: &Table, seat: Seat) -> Vec<(Source, Table)> {
        let mut bare = *table;
        for side in &mut bare.sides {
            side.played = [0; crate::card::ABILITIES];
            side.raised = [0; crate::card::SPECIALS];
            side.bases.iter_mut().for_each(|base| base.raised = [0; 2]);
        }
        let mut stages = vec![(Source::Printed, bare)];
        let raising = |ability: &Ability| self.army(table.side(seat)).raises(*ability).is_some();
        for owner in [seat, other(seat)] {
            let played = table.side(owner).played;
            for ability in Ability::ALL.into_iter().filter(|ability| played[ability.index()] > 0) {
                bare.side_mut(owner).played[ability.index()] = played[ability.index()];
                stages.push((Source::Card(owner, ability), bare));
            }
        }
        if let Some(ability) = Ability::ALL.iter().find(|ability| raising(ability)) {
            stages.push((Source::Card(seat, *ability), *table));
        }
        stages
    }

    /// Returns what a troop's power is made of, by what each card in force changes. Terms of nothing are left out.
    fn terms(&self, stages: &[(Source, Table)], seat: Seat, situation: Situation, troop: Troop) -> Vec<Term> {
        let mut terms = Vec::new();
        let mut before = 0;
        for (source, table) in stages {
            let power = self.power(table.side(seat), troop, &self.modifiers(table, seat, situation));
            let points = power as i8 - before;
            if points != 0 || *source == Source::Printed {
                terms.push(Term { source: *source, points });
            }
            before = power as i8;
        }
        terms
    }

    /// Returns what it takes to destroy each thing that the attack under way is on.
    fn needs(&self, table: &Table, took: [u8; 2]) -> Needs {
        let seat = Self::player(table, 1);
        let side = table.side(seat);
        let situation = Situation { attacking: Some(false), own: took[1], enemy: took[0] };
        let modifiers = self.modifiers(table, seat, situation);
        let troops = places(self.fighters(table, 1)).map(|slot| {
            let troop = Self::fighter(table, 1, slot);
            let points = need(self.power(side, troop, &modifiers));
            Need { target: Target::Troop(troop), who: who(table, seat, troop), points }
        });
        let defences = self.defences(table).map(|(place, points)| {
            let target = Self::defence(table, place);
            let who = if target == Target::Palace { Fighter::Palace } else { Fighter::Base };
            Need { target, who, points }
        });
        Needs { rows: troops.chain(defences).collect() }
    }
}

/// Returns what a troop of a player is.
fn who(table: &Table, seat: Seat, troop: Troop) -> Fighter {
    match troop {
        Troop::On(space, _) => table.side(seat).base(space).kind.map_or(Fighter::Special, Fighter::Troop),
        Troop::Special(_) => Fighter::Special,
    }
}
