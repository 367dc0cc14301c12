//! What the game says: prompts and how much of a token may be read. Names of actions are in [`crate::label`], the log is
//! in [`crate::tell`]. All are keys; the words are in `words/`.

use contract::{
    Account, EventHistory, Label, Observer, Order, Phases, Phrase, Prompt, Seat, Speak, Step, VisibleToken, Vital,
};

use crate::AttackTheTower;
use crate::action::{Action, Outcome};
use crate::course::{PALACE, Stage};
use crate::event::Event;
use crate::forecast::Plan;
use crate::names::group_arg;
use crate::options::{ArmyChoice, RenewBuild, SetupBuild};
use crate::state::State;
use crate::table::{SetupStep, Table, other};
use crate::view::View;

impl Speak for AttackTheTower {
    fn tell(&self, events: &[Event], before: &View, after: &View, observer: Observer) -> Vec<Phrase> {
        let mut told = self.tell_all(events, before, observer);
        // Of several parts only the last one leads to the view after the step.
        if matches!(events.last(), Some(Event::Course(course)) if *course == after.table.course) {
            told.extend(self.tell_doomed(before, after));
        }
        told
    }

    fn parts(&self, events: &[Event]) -> Vec<usize> {
        crate::scene::cuts(events)
    }

    /// What is done in secret is visible only to who does it; a card drawn is `=?` to the other player.
    fn visible_token(
        &self,
        before: &State,
        step: Step<Action, Outcome>,
        _after: &State,
        observer: Observer,
    ) -> VisibleToken {
        let sealed = self.is_sealed(&before.table);
        match step {
            Step::Action(seat, _) if sealed && !observer.contains(seat) => VisibleToken::Nothing,
            Step::Outcome(Outcome::Card(_)) => match Self::due(before) {
                Some((seat, _)) if observer.contains(seat) => VisibleToken::Whole,
                _ if sealed => VisibleToken::Nothing,
                _ => VisibleToken::Part("=?".to_owned()),
            },
            _ => VisibleToken::Whole,
        }
    }

    fn prompt(&self, view: &View, seat: Seat) -> Prompt {
        self.ask(view, seat)
    }

    fn label(&self, view: &View, seat: Seat, action: Action) -> Label {
        self.name_action(view, seat, action)
    }

    fn outlook(&self, view: &View, seat: Seat, action: Action) -> Vec<Phrase> {
        self.look_ahead(view, seat, action)
    }

    fn suggest(&self, view: &View, seat: Seat) -> Vec<Action> {
        self.largest_kill(view, seat)
    }

    fn orders(&self, view: &View, seat: Seat) -> Vec<Order<Action>> {
        Self::orders_of(view, seat)
    }

    fn guide(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        self.notes(view, seat)
    }

    fn vitals(&self, view: &View, seat: Seat) -> Vec<Vital> {
        self.numbers(view, seat)
    }

    fn phases(&self, view: &View) -> Option<Phases> {
        Self::phases_of(view)
    }

    fn account(&self, history: &EventHistory<Self>) -> Option<Account> {
        Some(self.sum_up(history))
    }
}

impl AttackTheTower {
    /// R5, R12, R74. Says whether both players act in secret.
    pub(crate) fn is_sealed(&self, table: &Table) -> bool {
        match table.course.stage {
            Stage::Army => self.options.army_choice == ArmyChoice::Secret,
            Stage::Setup => self.options.setup_build == SetupBuild::Secret,
            Stage::Build => self.options.renew_build == RenewBuild::Secret,
            _ => false,
        }
    }

    pub(crate) fn ask(&self, view: &View, seat: Seat) -> Prompt {
        let (course, side) = (&view.table.course, view.side(seat));
        let enemy = view.side(other(seat));
        let plain =
            |question: &'static str, detail: Phrase| Prompt { question: Phrase::new(question), detail: Some(detail) };
        let limit = self.components.hand_limit;
        match course.stage {
            Stage::Army => plain("ask-army", Phrase::new("ask-army-detail").by("R74")),
            Stage::Setup => Self::ask_setup(view, seat),
            Stage::Renew => {
                let gains = |side: &crate::table::Side| {
                    side.bases.iter().filter(|base| base.kind.is_some() && base.troops < crate::card::ROOM).count()
                        as u8
                };
                let must = if self.must_renew(&view.table) { "yes" } else { "no" };
                let detail =
                    Phrase::new("ask-renew-detail").by("R8").with("own", gains(side)).with("enemy", gains(enemy));
                let detail = detail.with("must", must).with("idle", course.idle);
                Prompt { question: Phrase::new("ask-renew").with("must", must), detail: Some(detail) }
            }
            Stage::Draw | Stage::LateDraw => {
                let rule = if course.stage == Stage::Draw { "R10" } else { "R85" };
                let detail = Phrase::new("ask-draw-detail").by(rule).with("left", course.left);
                let detail = detail.with("bases", side.piles[0]).with("abilities", side.piles[1]);
                plain("ask-draw", detail)
            }
            Stage::Drop | Stage::LateDrop => {
                let rule = if course.stage == Stage::Drop { "R11" } else { "R69" };
                let many = side.hand_size().saturating_sub(limit);
                plain("ask-drop", Phrase::new("ask-drop-detail").by(rule).with("limit", limit).with("many", many))
            }
            Stage::Build => plain("ask-build", Phrase::new("ask-build-detail").by("R14")),
            Stage::Answer => {
                plain("ask-answer", Phrase::new("ask-answer-detail").by("R21").with("seat", course.active))
            }
            Stage::Main => plain("ask-main", Phrase::new("ask-main-detail").by("R18")),
            Stage::Window | Stage::Between => self.ask_window(view, seat),
            Stage::Assign => self.ask_assign(view, seat),
            Stage::Proceed => self.ask_proceed(view, seat),
            Stage::Raze => plain("ask-raze", Phrase::new("ask-raze-detail").by("R94").with("left", course.left)),
            Stage::Lose => {
                plain("ask-lose", Phrase::new("ask-lose-detail").by("R62").with("limit", side.full_territories()))
            }
            Stage::End => {
                let closes = Self::closes_window(&view.table, seat);
                plain("ask-end", Phrase::new("ask-end-detail").by("R24").with("closes", closes))
            }
            Stage::Place => plain("ask-place", Phrase::new("ask-place-detail").by("R67").with("left", course.left)),
            Stage::Start | Stage::Over(_) => plain("ask-nothing", Phrase::new("ask-nothing-detail").by("R6")),
        }
    }

    /// R2-R4. Asks for the next step of the set-up.
    fn ask_setup(view: &View, seat: Seat) -> Prompt {
        let step = view.secret(seat).map_or(SetupStep::Over, |secret| secret.setup);
        let (question, detail) = match step {
            SetupStep::Draw(left) => {
                ("ask-first-hand", Phrase::new("ask-first-hand-detail").by("R2").with("left", left))
            }
            SetupStep::Choose => ("ask-keep", Phrase::new("ask-keep-detail").by("R3")),
            SetupStep::Build | SetupStep::Over => ("ask-first-bases", Phrase::new("ask-first-bases-detail").by("R14")),
        };
        Prompt { question: Phrase::new(question), detail: Some(detail) }
    }

    /// R22, R23. Asks for a card before a battle: who attacks whom, and with what.
    fn ask_window(&self, view: &View, seat: Seat) -> Prompt {
        let (table, active) = (&view.table, view.table.course.active);
        let own = if seat == active { "yes" } else { "no" };
        let Some(attack) = table.course.attack else {
            return Prompt { question: Phrase::new("ask-end"), detail: None };
        };
        let palace = if attack.palace { "yes" } else { "no" };
        let question = Phrase::new("ask-window").with("own", own).with("palace", palace);
        let to = if attack.palace { PALACE } else { attack.to };
        let strike = self.strike_with(view, Plan { seat: active, from: attack.from, joining: attack.joining, to });
        let reply = self.reply_of(view, active, attack.from, to);
        let detail = Phrase::new("ask-window-detail").by(if attack.palace { "R23" } else { "R22" });
        let detail = detail.with("from", group_arg(attack.from)).with("to", attack.to + 1).with("palace", palace);
        let detail = detail.with("strike", strike.total()).with("rows", self.rows_arg(table, active, &strike));
        let detail = detail.with("reply", reply.total()).with("others", self.rows_arg(table, other(active), &reply));
        let detail = detail.with("seat", active).with("rival", other(active));
        Prompt { question, detail: Some(detail.with("closes", Self::closes_window(table, seat))) }
    }

    /// R22-R25. Says whether a pass of this player closes the window: the other one has passed, or is passed over.
    fn closes_window(table: &Table, seat: Seat) -> &'static str {
        if table.course.passed || !table.side(other(seat)).may_answer() { "yes" } else { "no" }
    }

    /// R39, R46, R107. Asks where damage goes, and says whose it is.
    fn ask_assign(&self, view: &View, seat: Seat) -> Prompt {
        let table = &view.table;
        let battle = Self::battle(table);
        let key = match (self.is_marking(table), battle.main) {
            (true, _) => "ask-mark",
            (_, true) => "ask-hit",
            (_, false) => "ask-hit-first",
        };
        let defends = if seat == table.course.active { "no" } else { "yes" };
        let question = Phrase::new(key).with("points", battle.pool).with("marks", battle.marks);
        let palace = table.course.attack.is_some_and(|attack| attack.palace);
        let detail = Phrase::new("ask-hit-detail").by(if palace { "R54" } else { "R45" });
        let detail = detail.with("points", battle.pool).with("siege", battle.siege_pool);
        let detail = detail.with("palace", if palace { "yes" } else { "no" });
        let detail = detail.with("main", if battle.main { "yes" } else { "no" }).with("defends", defends);
        let rows = self.rows_arg(table, seat, &self.striking(table, battle.role.into()));
        Prompt { question, detail: Some(detail.with("rows", rows)) }
    }

    /// R52, R53. Asks whether the attackers go on to the palace: what they bring, what strikes back, what it takes.
    fn ask_proceed(&self, view: &View, seat: Seat) -> Prompt {
        let question = Phrase::new("ask-proceed");
        let Some(attack) = view.table.course.attack else { return Prompt { question, detail: None } };
        let plan = Plan { seat, from: attack.from, joining: attack.joining, to: PALACE };
        let strike = self.strike_with(view, plan).total();
        let reply = self.reply_of(view, seat, attack.from, PALACE).total();
        let needs = self.needs_of(view, seat, attack.from, PALACE);
        let detail = Phrase::new("ask-proceed-detail").by("R52").with("power", reply);
        let detail = detail.with("strike", strike).with("needs", needs.total()).with("troops", needs.troops());
        Prompt { question, detail: Some(detail) }
    }
}
