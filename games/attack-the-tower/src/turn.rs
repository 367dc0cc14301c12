//! The sequence of play: who is asked in each stage, what is offered there, and where an action goes. Only this file
//! matches on stages to say what may be done.

use contract::{EventSink, Refusal, Seat, SeatSet, Turn};

use crate::AttackTheTower;
use crate::action::{Action, Outcome, Target, Troop};
use crate::card::{Ability, Card, Kind, Pile, Space};
use crate::course::{Battle, PALACE, Stage};
use crate::event::Event;
use crate::options::SpecialAttack;
use crate::state::State;
use crate::table::{SetupStep, Table, other};

impl AttackTheTower {
    /// R2-R5, R7, R18. Says who moves.
    pub(crate) fn turn_of(&self, state: &State) -> Turn {
        if Self::due(state).is_some() {
            return Turn::Chance;
        }
        let table = &state.table;
        match table.course.stage {
            Stage::Army if self.options.army_choice == crate::options::ArmyChoice::Random => Turn::Chance,
            Stage::Start => Turn::Chance,
            Stage::Over(_) => Turn::Over,
            _ => Turn::Choice(self.asked(table)),
        }
    }

    /// Returns the seats that are asked while chance is not due, as everybody can see.
    pub(crate) fn asked(&self, table: &Table) -> SeatSet {
        match table.course.stage {
            Stage::Army => self.choosing_armies(table),
            Stage::Setup => self.setting_up(table),
            Stage::Build => self.building(table),
            Stage::Start | Stage::Over(_) => SeatSet::NONE,
            _ => SeatSet::only(table.course.asked),
        }
    }

    /// Lists what a seat may do.
    pub(crate) fn list(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        match state.table.course.stage {
            Stage::Army => actions.extend((0..self.components.armies.len() as u8).map(Action::Army)),
            Stage::Setup | Stage::Build => self.list_secret(state, seat, actions),
            Stage::Renew => {
                actions.push(Action::Renew);
                if !self.must_renew(&state.table) {
                    actions.push(Action::Hold);
                }
            }
            Stage::Draw | Stage::LateDraw => self.list_pulls(state, seat, actions),
            Stage::Drop | Stage::LateDrop => {
                let hand = &state.secret(seat).hand;
                actions.extend(Card::all().filter(|card| hand[card.index()] > 0).map(Action::Drop));
            }
            Stage::Answer | Stage::Window | Stage::Between | Stage::End => {
                self.list_plays(state, seat, actions);
                actions.push(Action::Pass);
            }
            Stage::Main => {
                self.list_plays(state, seat, actions);
                self.list_attacks(state, actions);
                actions.push(Action::Done);
            }
            Stage::Assign => self.list_hits(state, actions),
            Stage::Proceed => actions.extend([Action::Go, Action::Stop]),
            Stage::Raze => {
                actions.extend(Space::all().filter(|at| Self::may_raze(&state.table, seat, *at)).map(Action::Raze));
            }
            Stage::Lose => actions.extend((0..state.table.side(seat).specials).map(Action::Lose)),
            Stage::Place => {
                let side = state.table.side(seat);
                actions.extend(Space::all().filter(|at| self.may_place(side, *at)).map(Action::Place));
            }
            Stage::Start | Stage::Over(_) => {}
        }
    }

    /// Lists what a seat may do while it sets up or builds, which may be in secret.
    pub(crate) fn list_secret(&self, state: &State, seat: Seat, actions: &mut impl Extend<Action>) {
        let step = if state.table.course.stage == Stage::Setup { state.secret(seat).setup } else { SetupStep::Build };
        match step {
            SetupStep::Draw(_) => self.list_pulls(state, seat, actions),
            SetupStep::Choose => actions.extend([Action::Keep, Action::Burn]),
            SetupStep::Build => {
                self.list_builds(state, seat, actions);
                actions.extend([Action::Ok]);
            }
            SetupStep::Over => {}
        }
    }

    fn list_pulls(&self, state: &State, seat: Seat, actions: &mut impl Extend<Action>) {
        actions.extend(Pile::ALL.into_iter().filter(|pile| self.can_draw(state, seat, *pile)).map(Action::Pull));
    }

    fn list_builds(&self, state: &State, seat: Seat, actions: &mut impl Extend<Action>) {
        let hand = &state.secret(seat).hand;
        for kind in Kind::ALL.into_iter().filter(|kind| hand[kind.index()] > 0) {
            let spaces = Space::all().filter(|space| self.bar_build(state, seat, kind, *space).is_none());
            actions.extend(spaces.map(|space| Action::Build(kind, space)));
        }
    }

    fn list_plays(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let (hand, side) = (&state.secret(seat).hand, state.table.side(seat));
        if !side.may_answer() {
            return;
        }
        for ability in Ability::ALL.into_iter().filter(|ability| hand[ability.card().index()] > 0) {
            if ability == Ability::SPECIAL && !Self::has_room_for_special(side) {
                continue;
            }
            if self.army(side).raises(ability).is_none() {
                actions.push(Action::Play(ability));
                continue;
            }
            for space in Space::all() {
                actions.extend((0..side.base(space).troops).map(|nth| Action::PlayOn(ability, Troop::On(space, nth))));
            }
            actions.extend((0..side.specials).map(|nth| Action::PlayOn(ability, Troop::Special(nth))));
        }
    }

    fn list_attacks(&self, state: &State, actions: &mut Vec<Action>) {
        let table = &state.table;
        if self.bar_attacks(table).is_some() {
            return;
        }
        let joins = self.options.special_attack == SpecialAttack::Joins;
        let free = if joins { self.free_specials(table) } else { 0 };
        for from in 0..=PALACE {
            if !self.can_fight(table, from) || self.has_attacked(table, from) {
                continue;
            }
            let most = if from == PALACE { 0 } else { free };
            for to in (0..3).filter(|to| table.course.barred & crate::course::Course::bar(from, *to) == 0) {
                let joining = (0..=most).filter(|joining| joining & !most == 0);
                actions.extend(joining.map(|joining| Action::Attack { from, joining, to }));
            }
        }
    }

    /// Lists what may be destroyed or laid in a battle.
    pub(crate) fn list_hits(&self, state: &State, actions: &mut impl Extend<Action>) {
        let table = &state.table;
        let battle = Self::battle(table);
        let enemy = 1 - usize::from(battle.role);
        let open = || self.uncovered(table, &battle).map(|(slot, left)| (Self::fighter(table, enemy, slot), left));
        if battle.marks > 0 {
            actions.extend(open().map(|(troop, _)| Action::Kill(troop)));
        }
        let bases = || self.open_defences(table, &battle).map(|(place, left)| (Self::defence(table, place), left));
        let exposed = self.is_exposed(table, &battle);
        if battle.pool > 0 {
            let troops = open().map(|(troop, left)| (Target::Troop(troop), left));
            for (target, left) in troops.chain(bases().filter(|_| exposed)) {
                Self::list_amounts(&battle, target, left.min(battle.pool), actions, Action::Hit);
            }
        }
        if battle.siege_pool > 0 && (exposed || self.sieges_freely(table, &battle)) {
            for (target, left) in bases() {
                Self::list_amounts(&battle, target, left.min(battle.siege_pool), actions, Action::Siege);
            }
        }
        actions.extend([Action::Ok]);
    }

    /// R48. Lists the amounts for a target, the smallest first: in the initiative step, whose damage adds up, less than it
    /// needs; then all it needs or all there is.
    fn list_amounts(
        battle: &Battle,
        target: Target,
        most: u8,
        actions: &mut impl Extend<Action>,
        lay: fn(Target, u8) -> Action,
    ) {
        let less = if battle.main { 0 } else { most };
        actions.extend((1..less).map(|amount| lay(target, amount)));
        actions.extend([lay(target, 0)]);
    }

    /// Says why a seat that is asked may not do this.
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.bar(state, seat, action).map_or(Ok(()), |bar| Err(self.refusal(&state.table, bar)))
    }

    /// Carries out an action.
    pub(crate) fn apply_with<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut S,
    ) {
        let doing = state.table.course.stage;
        if S::ENABLED && self.is_sealed(&state.table) {
            events.record(Event::Sealed { seat, action });
        }
        match action {
            Action::Army(army) => self.choose_army(state, seat, army, events),
            Action::Pull(pile) => self.pull(state, seat, pile, events),
            Action::Keep => self.keep(state, seat, events),
            Action::Burn => self.burn(state, seat, events),
            Action::Build(kind, space) if doing == Stage::Setup => self.build_first(state, seat, kind, space, events),
            Action::Build(kind, space) => self.build(state, seat, kind, space, events),
            Action::Ok => match doing {
                Stage::Setup => self.finish_setup(state, seat, events),
                Stage::Build => self.finish_building(state, seat, events),
                _ => self.after_laying(state, events),
            },
            Action::Renew => self.renew(state, seat, events),
            Action::Hold => self.hold(state, seat, events),
            Action::Drop(card) if doing == Stage::Drop => self.drop_card(state, seat, card, events),
            Action::Drop(card) => self.drop_late(state, seat, card, events),
            Action::Play(ability) => self.play(state, seat, ability, None, events),
            Action::PlayOn(ability, troop) => self.play(state, seat, ability, Some(troop), events),
            Action::Raze(space) => self.raze(state, seat, space, events),
            Action::Pass => self.pass(state, seat, events),
            Action::Attack { from, joining, to } => self.declare(state, seat, (from, joining, to), events),
            Action::Kill(troop) => self.mark(state, seat, troop, events),
            Action::Hit(..) | Action::Siege(..) => self.lay(state, seat, action, events),
            Action::Go => self.proceed(state, seat, events),
            Action::Stop => self.stop(state, seat, events),
            Action::Lose(nth) => self.give_up(state, seat, nth, events),
            Action::Place(space) => self.place(state, seat, space, events),
            Action::Done => self.finish_turn(state, seat, events),
        }
    }

    /// Takes an outcome.
    pub(crate) fn apply_outcome_with<S: EventSink<Event>>(&self, state: &mut State, outcome: Outcome, events: &mut S) {
        match outcome {
            Outcome::Card(card) => self.take_card(state, card, events),
            Outcome::Start(seat) => Self::start_with(state, seat, events),
            Outcome::Army(army) => {
                let seat = self.choosing_armies(&state.table).first().unwrap_or(Seat::FIRST);
                self.choose_army(state, seat, army, events);
            }
        }
    }

    /// Returns the action that is the only one of everybody, and whose lack of others everybody can see: finishing when
    /// there is nothing to build, or nothing left to hit.
    pub(crate) fn only_action(&self, state: &State) -> Option<(Seat, Action)> {
        let course = &state.table.course;
        let asked = self.asked(&state.table);
        let seat = asked.first().filter(|_| asked.len() == 1)?;
        let only = match course.stage {
            Stage::Build if self.options.renew_build == crate::options::RenewBuild::ActiveFirst => {
                let side = state.table.side(seat);
                let full = side.base_count() == Space::all().count() as u8 && !self.options.build_over;
                (side.hand[0] == 0 || full).then_some(Action::Ok)
            }
            Stage::Assign => {
                let battle = Self::battle(&state.table);
                (battle.pool == 0 && battle.siege_pool == 0 && battle.marks == 0).then_some(Action::Ok)
            }
            _ => None,
        };
        only.map(|action| (seat, action))
    }

    /// R89, R31. Says why nobody may attack in this turn.
    pub(crate) fn bar_attacks(&self, table: &Table) -> Option<crate::bar::Bar> {
        use crate::bar::Bar;
        if self.is_walled(table) {
            let rival = table.side(other(table.course.active));
            let army = self.army(rival);
            let is_wall = |card: &Ability| rival.played[card.index()] > 0 && army.forbids(*card);
            return Some(Bar::new("R89", "no-attack-walled").by_card(Ability::ALL.into_iter().find(is_wall)));
        }
        let early = !self.options.first_turn_attack && table.course.turn == 1;
        early.then(|| Bar::new("R31", "no-attack-first-turn"))
    }
}
