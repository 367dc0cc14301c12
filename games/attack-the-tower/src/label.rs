//! Actions as a person chooses them: headings, names, pieces that are picked up, places on the board.

use contract::{BoardSpace, Label, Phrase, Piece, PieceLocation, Portion, Prompt, Sacrifice, Seat};

use crate::AttackTheTower;
use crate::action::{Action, Target, Troop};
use crate::card::{Card, Pile, Space};
use crate::course::Stage;
use crate::names::{group_arg, hit_side, troop_key};
use crate::notation::{joining_names, target_name};
use crate::power::Situation;
use crate::table::{Table, other};
use crate::view::View;

impl AttackTheTower {
    /// Names an action of a seat.
    pub(crate) fn name_action(&self, view: &View, seat: Seat, action: Action) -> Label {
        let label = Label::new(group(view, action), self.name_of(view, seat, action));
        let label = Self::button_of(action).into_iter().fold(label, Label::with_button);
        let label = self.pieces_of(view, seat, action).into_iter().fold(label, Label::taking);
        let label = self.space_of(view, seat, action).into_iter().fold(label, Label::at);
        let label = self.sacrifice_of(view, seat, action).into_iter().fold(label, Label::sacrificing);
        let label = self.portion_of(view, seat, action).into_iter().fold(label, Label::laying);
        let label = if action == Action::Pass { label.passing() } else { label };
        if self.gains_nothing(view, seat, action) { label.idle() } else { label }
    }

    fn name_of(&self, view: &View, seat: Seat, action: Action) -> Phrase {
        let (side, enemy) = (view.side(seat), view.side(other(seat)));
        match action {
            Action::Army(army) => Phrase::new("name-army").with("army", self.army_name(army)),
            Action::Pull(pile) => {
                let count = side.piles[pile as usize];
                Phrase::new("name-pull").with("pile", pile_name(pile)).with("count", count)
            }
            Action::Keep => Phrase::new("name-keep"),
            Action::Burn => Phrase::new("name-burn"),
            Action::Build(kind, space) => {
                let phrase = Phrase::new("name-build").with("base", self.base_name(side, kind));
                let base = side.base(space);
                let over = if base.kind.is_some() { "yes" } else { "no" };
                phrase.with("space", space.name()).with("over", over).with("troops", base.troops)
            }
            Action::Ok => {
                Phrase::new(if view.table.course.stage == Stage::Assign { "name-ok-hits" } else { "name-ok-build" })
            }
            Action::Renew => Phrase::new("name-renew"),
            Action::Hold => Phrase::new("name-hold"),
            Action::Drop(card) => Phrase::new("name-drop").with("card", self.card_name(side, card)),
            Action::Play(ability) => Phrase::new("name-play").with("card", self.ability_name(side, ability)),
            Action::PlayOn(ability, troop) => {
                let phrase = Phrase::new("name-play-on").with("card", self.ability_name(side, ability));
                phrase.with("troop", self.troop_phrase(side, troop))
            }
            Action::Raze(space) => {
                let phrase = Phrase::new("name-raze").with("base", self.target_phrase(enemy, Target::Base(space)));
                phrase.with("troops", enemy.base(space).troops)
            }
            Action::Pass => Phrase::new("name-pass"),
            Action::Attack { from, joining, to } => {
                let palace = if enemy.bases_in(to) == 0 { "yes" } else { "no" };
                let phrase = Phrase::new("name-attack").with("from", group_arg(from)).with("to", to + 1);
                let joins = if joining == 0 { "none".to_owned() } else { joining_names(joining) };
                phrase.with("joins", joins).with("palace", palace)
            }
            Action::Kill(troop) => Phrase::new("name-kill").with("troop", self.troop_phrase(enemy, troop)),
            Action::Hit(target, amount) => self.name_hit(view, seat, "name-hit", (target, amount)),
            Action::Siege(target, amount) => self.name_hit(view, seat, "name-siege", (target, amount)),
            Action::Go => Phrase::new("name-go"),
            Action::Stop => Phrase::new("name-stop"),
            Action::Lose(nth) => Phrase::new("name-lose").with("troop", self.troop_phrase(side, Troop::Special(nth))),
            Action::Place(space) => {
                Phrase::new("name-place").with("base", self.target_phrase(side, Target::Base(space)))
            }
            Action::Done => Phrase::new("name-done"),
        }
    }

    /// R39, R48. Names points on a target: how many, and whether they destroy it.
    fn name_hit(&self, view: &View, seat: Seat, key: &'static str, (target, amount): (Target, u8)) -> Phrase {
        let table = &view.table;
        let battle = Self::battle(table);
        let left = self.place_of(table, target).map_or(0, |place| self.left_of(table, target, place));
        let pool = if key == "name-siege" { battle.siege_pool } else { battle.pool };
        let points = self.points_of(table, target, amount, pool);
        let phrase = Phrase::new(key).with("target", self.target_phrase(hit_side(table, seat), target));
        phrase.with("points", points).with("destroys", if points >= left { "yes" } else { "no" })
    }

    fn button_of(action: Action) -> Option<Phrase> {
        let key = match action {
            Action::Build(..) => "button-build",
            Action::Attack { .. } => "button-attack",
            Action::PlayOn(..) => "button-play-on",
            Action::Hit(..) => "button-hit",
            Action::Siege(..) => "button-siege",
            _ => return None,
        };
        Some(Phrase::new(key))
    }

    /// A base of the hand is picked up before it is built, a card before it is played on a troop, a group before it
    /// attacks.
    fn pieces_of(&self, view: &View, seat: Seat, action: Action) -> Vec<Piece> {
        let side = view.side(seat);
        let ask = |question: Phrase, detail: Phrase| Prompt { question, detail: Some(detail) };
        match action {
            Action::Build(kind, _) => {
                let name = Phrase::new("piece-base").with("base", self.base_name(side, kind));
                let prompt = ask(Phrase::new("ask-where"), Phrase::new("ask-where-detail").by("R14"));
                let piece = Piece::new(card_key(Card::base(kind)), name, prompt);
                vec![piece.located(PieceLocation::OnBoard)]
            }
            Action::PlayOn(ability, _) => {
                let name = Phrase::new("piece-card").with("card", self.ability_name(side, ability));
                let detail = self.ability_text(side, ability).by("R92");
                let piece = Piece::new(card_key(ability.card()), name, ask(Phrase::new("ask-whom"), detail));
                vec![piece.located(PieceLocation::OnBoard)]
            }
            Action::Attack { from, joining, .. } => {
                let name = Phrase::new("piece-group").with("from", group_arg(from));
                let joins = if joining == 0 { "none".to_owned() } else { joining_names(joining) };
                let name = name.with("joins", joins);
                let key = format!("g{}{}", target_group(from), joining_names(joining));
                let prompt = ask(Phrase::new("ask-target"), Phrase::new("ask-target-detail").by("R28"));
                vec![Piece::new(key, name, prompt).located(PieceLocation::OnBoard)]
            }
            _ => Vec::new(),
        }
    }

    /// R39, R107. Damage is laid out target by target, and so are marks; siege points on a base are a portion of their own.
    /// While troops are marked, points are laid later.
    fn portion_of(&self, view: &View, seat: Seat, action: Action) -> Option<Portion> {
        let table = &view.table;
        let piece = |group: char, target: Target| {
            let key = if group == 's' { "piece-siege" } else { "piece-target" };
            let name = Phrase::new(key).with("target", self.target_phrase(hit_side(table, seat), target));
            Piece::new(format!("{group}{}", target_name(target)), name, self.ask(view, seat))
                .located(PieceLocation::OnBoard)
        };
        match action {
            Action::Kill(troop) => Some(Portion::of(piece('e', Target::Troop(troop)))),
            Action::Hit(..) | Action::Siege(..) if self.is_marking(table) => None,
            Action::Hit(target, amount) => {
                let points = self.points_of(table, target, amount, Self::battle(table).pool);
                Some(Portion::amount(piece('e', target), points.into()))
            }
            Action::Siege(target, amount) => {
                let points = self.points_of(table, target, amount, Self::battle(table).siege_pool);
                Some(Portion::amount(piece('s', target), points.into()))
            }
            _ => None,
        }
    }

    /// R48. Returns how many points an amount means: all that the target still needs, or all that are left, are written 0.
    fn points_of(&self, table: &Table, target: Target, amount: u8, pool: u8) -> u8 {
        let left = self.place_of(table, target).map_or(0, |place| self.left_of(table, target, place));
        if amount == 0 { left.min(pool) } else { amount }
    }

    /// Where an action is done on the board: banners, piles, cards of the hand, own spaces, enemy territories and troops. Where general points can go, siege
    /// points have no place, so that a press means one thing; nor have points while troops are marked.
    fn space_of(&self, view: &View, seat: Seat, action: Action) -> Option<BoardSpace> {
        let (side, enemy) = (view.side(seat), view.side(other(seat)));
        let place = |key: String, what: contract::Arg, own: bool, territory: u8| BoardSpace {
            key,
            name: Phrase::new("place-of").with("what", what),
            area: Phrase::new("area")
                .with("own", if own { "yes" } else { "no" })
                .with("territory", group_arg(territory)),
        };
        let own_space = |space: Space| {
            let what = match side.base(space).kind {
                Some(_) => self.target_phrase(side, Target::Base(space)),
                None => vec![Phrase::new("place-free").with("space", space.name())].into(),
            };
            place(format!("o{}", space.name()), what, true, space.territory())
        };
        let at_enemy = |target: Target| {
            let what = self.target_phrase(enemy, target);
            place(format!("e{}", target_name(target)), what, false, territory_of(target))
        };
        let at_home = |key: String, what: contract::Arg| place(key, what, true, crate::course::PALACE);
        match action {
            Action::Army(army) => Some(at_home(format!("a-{}", self.army_id(army)), self.army_name(army))),
            Action::Pull(pile) => {
                let what = vec![Phrase::new("place-pile").with("pile", pile_name(pile))].into();
                Some(at_home(format!("p-{}", pile_name(pile)), what))
            }
            Action::Drop(card) => Some(at_home(card_key(card), self.card_name(side, card))),
            Action::Play(ability) => Some(at_home(card_key(ability.card()), self.ability_name(side, ability))),
            Action::Lose(nth) => {
                let troop = Troop::Special(nth);
                Some(at_home(format!("o{}", troop_key(troop)), self.troop_phrase(side, troop)))
            }
            Action::Go => Some(at_enemy(Target::Palace)),
            Action::Build(_, space) | Action::Place(space) => Some(own_space(space)),
            Action::PlayOn(_, troop) => {
                let what = self.troop_phrase(side, troop);
                Some(place(format!("o{}", troop_key(troop)), what, true, territory_of(Target::Troop(troop))))
            }
            Action::Raze(space) => Some(at_enemy(Target::Base(space))),
            Action::Attack { to, .. } => {
                let what = vec![Phrase::new("place-territory").with("territory", to + 1)].into();
                Some(place(format!("t{}", to + 1), what, false, to))
            }
            Action::Kill(troop) => Some(at_enemy(Target::Troop(troop))),
            Action::Hit(target, _) if !self.is_marking(&view.table) => Some(at_enemy(target)),
            Action::Siege(target, _) if self.bar_hit(&view.table, target, 0).is_some() => Some(at_enemy(target)),
            _ => None,
        }
    }

    /// What an action gives up beside what it is for: a base that is built over, a first hand.
    fn sacrifice_of(&self, view: &View, seat: Seat, action: Action) -> Option<Sacrifice> {
        let side = view.side(seat);
        match action {
            Action::Burn => Some(Sacrifice::Beside(Phrase::new("sure-burn").by("R3"))),
            Action::Build(_, space) => {
                let base = side.base(space);
                let old = base.kind?;
                let question = Phrase::new("sure-over").by("R13").with("base", self.base_name(side, old));
                Some(Sacrifice::Beside(question.with("troops", base.troops)))
            }
            Action::Ok if view.table.course.stage == Stage::Assign => {
                let battle = Self::battle(&view.table);
                let left = battle.pool.saturating_add(battle.siege_pool);
                (left > 0 && !self.largest_kill(view, seat).is_empty())
                    .then(|| Sacrifice::Beside(Phrase::new("sure-points").by("R48").with("points", left)))
            }
            _ => None,
        }
    }

    /// R26, R48. Says whether an action would do nothing: a card that finds nobody, points that destroy nothing.
    fn gains_nothing(&self, view: &View, seat: Seat, action: Action) -> bool {
        let table = &view.table;
        let battle = Self::battle(table);
        match action {
            Action::Play(ability) | Action::PlayOn(ability, _) => self.is_idle_card(&view.shown(), seat, ability),
            Action::Hit(target @ Target::Troop(_), 0) if battle.main => {
                self.place_of(table, target).is_some_and(|place| self.left_of(table, target, place) > battle.pool)
            }
            _ => false,
        }
    }

    /// R80. Returns the power of a troop as it stands, outside of any battle, for boards.
    pub fn standing_power(&self, view: &View, seat: Seat, troop: Troop) -> u8 {
        let modifiers = self.modifiers(&view.table, seat, Situation::default());
        self.power(view.side(seat), troop, &modifiers)
    }
}

/// Names a card of the hand for addresses: `h-l`, `h-O`.
fn card_key(card: Card) -> String {
    format!("h-{}", card.letter())
}

fn pile_name(pile: Pile) -> &'static str {
    if pile == Pile::Bases { "bases" } else { "abilities" }
}

fn target_group(from: u8) -> String {
    if from < 3 { (from + 1).to_string() } else { "P".to_owned() }
}

fn territory_of(target: Target) -> u8 {
    match target {
        Target::Troop(Troop::On(space, _)) | Target::Base(space) => space.territory(),
        Target::Troop(Troop::Special(_)) | Target::Palace => crate::course::PALACE,
    }
}

fn group(view: &View, action: Action) -> Phrase {
    let late = matches!(view.table.course.stage, Stage::LateDraw | Stage::LateDrop);
    match action {
        Action::Army(_) => Phrase::new("group-army").by("R74"),
        Action::Pull(_) => Phrase::new("group-draw").by(if late { "R85" } else { "R10" }),
        Action::Keep | Action::Burn => Phrase::new("group-hand").by("R3"),
        Action::Build(..) => Phrase::new("group-build").by("R12"),
        Action::Ok | Action::Pass | Action::Done => Phrase::new("group-end").by("R19"),
        Action::Renew | Action::Hold => Phrase::new("group-renew").by("R7"),
        Action::Drop(_) => Phrase::new("group-drop").by(if late { "R69" } else { "R11" }),
        Action::Play(_) | Action::PlayOn(..) => Phrase::new("group-play").by("R20"),
        Action::Raze(_) => Phrase::new("group-raze").by("R94"),
        Action::Attack { .. } => Phrase::new("group-attack").by("R28"),
        Action::Kill(_) => Phrase::new("group-kill").by("R107"),
        Action::Hit(..) => Phrase::new("group-hit").by("R39"),
        Action::Siege(..) => Phrase::new("group-siege").by("R46"),
        Action::Go | Action::Stop => Phrase::new("group-proceed").by("R52"),
        Action::Lose(_) => Phrase::new("group-lose").by("R62"),
        Action::Place(_) => Phrase::new("group-place").by("R67"),
    }
}
