//! What stands in the way of each action, in the order of the turn.

use contract::{Refusal, Seat};

use crate::AttackTheTower;
use crate::action::{Action, Target, Troop};
use crate::bar::Bar;
use crate::card::{Ability, Card, Kind, Pile, Space};
use crate::course::{Course, PALACE, Stage};
use crate::options::SpecialAttack;
use crate::state::State;
use crate::table::{SetupStep, Side, Table, other};

impl AttackTheTower {
    /// Returns what stands in the way of an action of a seat that is asked.
    pub(crate) fn bar(&self, state: &State, seat: Seat, action: Action) -> Option<Bar> {
        let doing = state.table.course.stage;
        match action {
            Action::Play(ability) => self.bar_play(state, seat, ability, None),
            Action::PlayOn(ability, troop) => self.bar_play(state, seat, ability, Some(troop)),
            Action::Attack { from, joining, to } => self.bar_attack(state, seat, (from, joining, to)),
            Action::Build(kind, space) => self.bar_build(state, seat, kind, space),
            Action::Army(army) if doing == Stage::Army => {
                let known = usize::from(army) < self.components.armies.len();
                (!known).then(|| Bar::new("R74", "no-such-army"))
            }
            Action::Pull(pile) => self.bar_pull(state, seat, pile),
            Action::Keep | Action::Burn if doing == Stage::Setup => {
                let asked = state.secret(seat).setup == SetupStep::Choose;
                if asked { None } else { Some(self.not_now(state, seat)) }
            }
            Action::Ok => self.bar_ok(state, seat),
            Action::Renew if doing == Stage::Renew => None,
            Action::Hold if doing == Stage::Renew => {
                let idle = state.table.course.idle;
                self.must_renew(&state.table).then(|| Bar::new("R17", "must-renew").with(idle))
            }
            Action::Drop(card) if matches!(doing, Stage::Drop | Stage::LateDrop) => Self::bar_card(state, seat, card),
            Action::Raze(space) if doing == Stage::Raze => {
                let free = !Self::may_raze(&state.table, seat, space);
                free.then(|| Bar::new("R94", "no-raze"))
            }
            Action::Pass if matches!(doing, Stage::Answer | Stage::Window | Stage::Between | Stage::End) => None,
            Action::Kill(troop) if doing == Stage::Assign => self.bar_kill(&state.table, troop),
            Action::Hit(target, amount) if doing == Stage::Assign => self.bar_hit(&state.table, target, amount),
            Action::Siege(target, amount) if doing == Stage::Assign => self.bar_siege(&state.table, target, amount),
            Action::Go => Self::bar_go(&state.table, seat),
            Action::Stop if doing == Stage::Proceed => None,
            Action::Lose(nth) if doing == Stage::Lose => {
                let missing = nth >= state.table.side(seat).specials;
                missing.then(|| Bar::new("R62", "no-such-special"))
            }
            Action::Place(space) if doing == Stage::Place => {
                let full = !self.may_place(state.table.side(seat), space);
                full.then(|| Bar::new("R67", "no-place"))
            }
            Action::Done if doing == Stage::Main => None,
            _ => Some(self.not_now(state, seat)),
        }
    }

    /// Says what is to be done instead, in each stage.
    fn not_now(&self, state: &State, seat: Seat) -> Bar {
        let (rule, key) = match state.table.course.stage {
            Stage::Army => ("R74", "now-army"),
            Stage::Setup => match state.secret(seat).setup {
                SetupStep::Draw(_) => ("R2", "now-first-hand"),
                SetupStep::Choose => ("R3", "now-choose"),
                SetupStep::Build | SetupStep::Over => ("R4", "now-first-bases"),
            },
            Stage::Renew => ("R7", "now-renew"),
            Stage::Draw => ("R10", "now-draw"),
            Stage::Drop => ("R11", "now-drop"),
            Stage::Build => ("R12", "now-build"),
            Stage::Answer => ("R21", "now-answer"),
            Stage::Main => ("R18", "now-act"),
            Stage::Window | Stage::Between => ("R22", "now-window"),
            Stage::Assign => ("R39", "now-assign"),
            Stage::Proceed => ("R52", "now-proceed"),
            Stage::Raze => ("R94", "now-raze"),
            Stage::Lose => ("R62", "now-lose"),
            Stage::End => ("R24", "now-end"),
            Stage::Place => ("R67", "now-place"),
            Stage::LateDraw => ("R85", "now-late-draw"),
            Stage::LateDrop => ("R69", "now-drop"),
            Stage::Start | Stage::Over(_) => ("R6", "now-nothing"),
        };
        let bar = Bar::new(rule, key);
        if key == "now-drop" { bar.with(self.components.hand_limit) } else { bar }
    }

    /// Says which rule keeps a seat that is not asked from acting.
    pub(crate) fn bar_unasked(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        let course = &state.table.course;
        let is_ready = course.done.contains(seat);
        let bar = match (course.stage, action) {
            (Stage::Over(_) | Stage::Start, _) => return None,
            (Stage::Army, _) if is_ready || state.table.side(seat).army.is_some() => Bar::new("R74", "army-chosen"),
            (Stage::Setup, _) if is_ready => Bar::new("R5", "setup-done"),
            (Stage::Army | Stage::Setup, _) => Bar::new("R5", "other-first"),
            _ => Self::bar_out_of_turn(course, seat, action)?,
        };
        Some(self.refusal(&state.table, bar))
    }

    /// Says who comes first where players act in turn.
    fn bar_out_of_turn(course: &Course, seat: Seat, action: Action) -> Option<Bar> {
        let active = seat == course.active;
        let (rule, key) = match (course.stage, action) {
            (_, Action::Attack { .. }) if !active => ("R18", "not-active"),
            (_, Action::Attack { .. }) => ("R21", "wait-for-answer"),
            (Stage::Renew | Stage::Draw | Stage::Drop | Stage::Build, Action::Play(_) | Action::PlayOn(..)) => {
                ("R16", "no-play-renewal")
            }
            (stage, Action::Play(_) | Action::PlayOn(..) | Action::Pass) => {
                (Self::window_rule(stage), if course.passed { "has-passed" } else { "wait-for-window" })
            }
            (_, Action::Renew | Action::Hold) => ("R7", "not-renewing"),
            (Stage::Draw | Stage::Drop, Action::Pull(_) | Action::Drop(_)) => ("R10", "draw-in-turn"),
            (Stage::Build, Action::Build(..) | Action::Ok) => ("R12", "build-in-turn"),
            (_, Action::Build(..)) => ("R12", "no-build-now"),
            (Stage::Assign, Action::Hit(..) | Action::Siege(..) | Action::Kill(_) | Action::Ok) => {
                ("R40", "lay-in-turn")
            }
            (_, Action::Go | Action::Stop) => ("R52", "attackers-decide"),
            (_, Action::Done) => ("R19", "not-ending"),
            _ => return None,
        };
        Some(Bar::new(rule, key))
    }

    /// R10, R70, R85.
    fn bar_pull(&self, state: &State, seat: Seat, pile: Pile) -> Option<Bar> {
        let draws = match state.table.course.stage {
            Stage::Setup => matches!(state.secret(seat).setup, SetupStep::Draw(_)),
            doing => matches!(doing, Stage::Draw | Stage::LateDraw),
        };
        if !draws {
            return Some(self.not_now(state, seat));
        }
        (!self.can_draw(state, seat, pile)).then(|| Bar::new("R70", "pile-empty"))
    }

    fn bar_card(state: &State, seat: Seat, card: Card) -> Option<Bar> {
        (state.secret(seat).hand[card.index()] == 0).then(|| Bar::new("R11", "not-held"))
    }

    /// R12, R39, R48. Finishing needs nothing, but discarding comes first.
    fn bar_ok(&self, state: &State, seat: Seat) -> Option<Bar> {
        let may = match state.table.course.stage {
            Stage::Setup => state.secret(seat).setup == SetupStep::Build,
            doing => matches!(doing, Stage::Build | Stage::Assign),
        };
        (!may).then(|| self.not_now(state, seat))
    }

    /// R4, R12, R13.
    pub(crate) fn bar_build(&self, state: &State, seat: Seat, kind: Kind, space: Space) -> Option<Bar> {
        let doing = state.table.course.stage;
        let first = doing == Stage::Setup;
        match doing {
            Stage::Setup if state.secret(seat).setup == SetupStep::Build => {}
            Stage::Build => {}
            Stage::Army | Stage::Setup | Stage::Draw | Stage::Drop => return Some(self.not_now(state, seat)),
            _ => return Some(Bar::new("R12", "no-build-now")),
        }
        if state.secret(seat).hand[kind.index()] == 0 {
            return Some(Bar::new(if first { "R4" } else { "R12" }, "not-held"));
        }
        let free = Self::is_free(state, seat, space);
        if first {
            return (!free).then(|| Bar::new("R4", "space-taken"));
        }
        (!self.may_build_on(state, seat, space)).then(|| Bar::new("R13", "space-taken"))
    }

    /// R16, R20, R59. (R92) A card for one troop needs one.
    fn bar_play(&self, state: &State, seat: Seat, ability: Ability, on: Option<Troop>) -> Option<Bar> {
        match state.table.course.stage {
            Stage::Renew | Stage::Draw | Stage::Drop | Stage::Build => return Some(Bar::new("R16", "no-play-renewal")),
            Stage::Answer | Stage::Main | Stage::Window | Stage::Between | Stage::End => {}
            Stage::Army | Stage::Setup | Stage::Start => return Some(Bar::new("R16", "no-play-setup")),
            _ => return Some(Bar::new("R37", "no-play-now")),
        }
        let side = state.table.side(seat);
        if state.secret(seat).hand[ability.card().index()] == 0 {
            return Some(Bar::new("R20", "not-held"));
        }
        if ability == Ability::SPECIAL && !Self::has_room_for_special(side) {
            return Some(Bar::new("R59", "no-room-special").with(side.full_territories()));
        }
        match (self.army(side).raises(ability), on) {
            (None, None) => None,
            (None, Some(_)) => Some(Bar::new("R92", "no-troop-wanted")),
            (Some(_), Some(troop)) if Self::stands(side, troop) => None,
            (Some(_), _) => Some(Bar::new("R92", "which-troop")),
        }
    }

    /// Says whether a troop is there.
    pub(crate) fn stands(side: &Side, troop: Troop) -> bool {
        match troop {
            Troop::On(space, nth) => nth < side.base(space).troops,
            Troop::Special(nth) => nth < side.specials,
        }
    }

    /// R18, R24, R28. (R30, R31, R32, R33) Who may attack whom.
    fn bar_attack(&self, state: &State, seat: Seat, (from, joining, to): (u8, u8, u8)) -> Option<Bar> {
        let table = &state.table;
        match table.course.stage {
            Stage::Main => {}
            Stage::End => return Some(Bar::new("R24", "no-attack-after-done")),
            _ if seat != table.course.active => return Some(Bar::new("R18", "not-active")),
            _ => return Some(self.not_now(state, seat)),
        }
        if let Some(bar) = self.bar_attacks(table) {
            return Some(bar);
        }
        let free = if from < PALACE && self.options.special_attack == SpecialAttack::Joins {
            self.free_specials(table)
        } else {
            0
        };
        if joining & !free != 0 {
            return Some(Bar::new("R33", "no-joining"));
        }
        if !self.can_fight(table, from) {
            return Some(Bar::new("R30", "no-attackers").at(from));
        }
        if self.has_attacked(table, from) {
            return Some(Bar::new("R31", "attacked-already").at(from));
        }
        (table.course.barred & Course::bar(from, to) != 0).then(|| Bar::new("R32", "attack-in-vain"))
    }

    /// R107.
    fn bar_kill(&self, table: &Table, troop: Troop) -> Option<Bar> {
        let battle = Self::battle(table);
        let enemy = 1 - usize::from(battle.role);
        if battle.marks == 0 {
            return Some(Bar::new("R107", "no-marks"));
        }
        match self.troop_place(table, enemy, troop) {
            None => Some(Bar::new("R39", "no-target")),
            Some(slot) if Self::is_covered(&battle, enemy, slot) => Some(Bar::new("R48", "has-enough")),
            Some(_) => None,
        }
    }

    /// R39, R45, R48.
    pub(crate) fn bar_hit(&self, table: &Table, target: Target, amount: u8) -> Option<Bar> {
        let battle = Self::battle(table);
        let Some(place) = self.place_of(table, target) else { return Some(Bar::new("R39", "no-target")) };
        if !matches!(target, Target::Troop(_)) && !self.is_exposed(table, &battle) {
            return Some(self.bar_defended(table));
        }
        if battle.pool == 0 {
            let key = if battle.siege_pool > 0 { "siege-only" } else { "no-points" };
            return Some(Bar::new(if battle.siege_pool > 0 { "R46" } else { "R48" }, key));
        }
        self.bar_amount(table, target, place, amount, battle.pool)
    }

    /// R45, R46, R48, R99.
    fn bar_siege(&self, table: &Table, target: Target, amount: u8) -> Option<Bar> {
        let battle = Self::battle(table);
        if matches!(target, Target::Troop(_)) {
            return Some(Bar::new("R46", "siege-no-troops"));
        }
        let Some(place) = self.place_of(table, target) else { return Some(Bar::new("R39", "no-target")) };
        if !self.is_exposed(table, &battle) && !self.sieges_freely(table, &battle) {
            return Some(self.bar_defended(table));
        }
        if battle.siege_pool == 0 {
            return Some(Bar::new("R48", "no-points"));
        }
        self.bar_amount(table, target, place, amount, battle.siege_pool)
    }

    /// R43, R45, R54. Names a troop that still defends; none where the step or the battle began with troops.
    fn bar_defended(&self, table: &Table) -> Bar {
        let battle = Self::battle(table);
        if !battle.main && !self.options.initiative_hits_bases {
            return Bar::new("R43", "not-in-initiative");
        }
        let palace = table.course.attack.is_some_and(|attack| attack.palace);
        let (rule, key, late) = if palace {
            ("R54", "palace-defended", "palace-was-defended")
        } else {
            ("R45", "defended", "was-defended")
        };
        let slots = crate::battle::places(self.fighters(table, 1));
        let mut open = slots.filter(|slot| !Self::is_covered(&battle, 1, *slot));
        match open.next() {
            Some(slot) => {
                let target = Target::Troop(Self::fighter(table, 1, slot));
                let left = self.left_of(table, target, slot);
                Bar::new(rule, key).on(Some(target)).with(left)
            }
            None => Bar::new(rule, late),
        }
    }

    fn bar_amount(&self, table: &Table, target: Target, place: usize, amount: u8, pool: u8) -> Option<Bar> {
        let most = self.left_of(table, target, place).min(pool);
        if most == 0 {
            return Some(Bar::new("R48", "has-enough"));
        }
        if amount > 0 && Self::battle(table).main {
            return Some(Bar::new("R48", "no-amount"));
        }
        (amount >= most).then(|| Bar::new("R48", "too-much").with(most))
    }

    /// R51, R52.
    fn bar_go(table: &Table, seat: Seat) -> Option<Bar> {
        if table.course.stage == Stage::Proceed {
            return None;
        }
        let blocked =
            table.course.attack.filter(|attack| table.side(other(table.course.active)).bases_in(attack.to) > 0);
        match blocked {
            Some(attack) if seat == table.course.active => Some(Bar::new("R51", "way-blocked").at(attack.to)),
            _ => Some(Bar::new("R52", "no-way")),
        }
    }
}
