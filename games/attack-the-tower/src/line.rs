//! Writes position lines (section 6 of the dossier): turn, active player, phase, both sides, and what else must be known.
//! A view's line is the same with hidden hands as numbers, and a hidden set-up as `?`.

use contract::Seat;

use crate::AttackTheTower;
use crate::card::{Ability, Card, Cards, Pile, Space};
use crate::course::{Course, FIRST_SPENT, Fate, PALACE, Stage};
use crate::effect::Tally;
use crate::notation::{group_name, joining_names};
use crate::options::{AttacksPerGroup, RenewBuild, SetupBuild, SpecialAttack};
use crate::setup::SEATS;
use crate::state::{Secret, State};
use crate::table::{Base, SetupStep, Side, Table};
use crate::view::{View, totals};

impl AttackTheTower {
    /// Says whether a line can hold the state.
    pub(crate) fn can_be_written(&self, state: &State) -> bool {
        if Self::due(state).is_some() {
            return false;
        }
        match state.table.course.stage {
            Stage::Army
            | Stage::Setup
            | Stage::Start
            | Stage::Renew
            | Stage::Draw
            | Stage::Drop
            | Stage::Answer
            | Stage::Main
            | Stage::Window
            | Stage::End
            | Stage::Over(_) => true,
            Stage::Build if self.options.renew_build == RenewBuild::ActiveFirst => true,
            Stage::Build => {
                let untouched = |secret: &Secret| secret.laid.iter().all(Option::is_none);
                state.table.course.done.is_empty() && state.secrets.iter().all(untouched)
            }
            _ => false,
        }
    }

    /// Writes the line of a view.
    pub(crate) fn line_of(&self, view: &View) -> String {
        let course = &view.table.course;
        let active = if course.turn == 0 { "-" } else { crate::INFO.seat_name(course.active) };
        let sides = SEATS.map(|seat| self.write_side(view, seat)).join(";");
        format!("att1;{};{active};{};{sides};{}", course.turn, phase(course.stage), self.memo(&view.table))
    }

    fn write_side(&self, view: &View, seat: Seat) -> String {
        let (course, side, secret) = (&view.table.course, view.side(seat), view.secret(seat));
        let chosen = side.army.or_else(|| secret.and_then(|secret| secret.army));
        let Some(army) = chosen else {
            return if course.done.contains(seat) { "?" } else { "-" }.to_owned();
        };
        let id = self.army_id(army);
        if side.army.is_none() {
            let deck = &self.components.armies[usize::from(army)].deck;
            let [bases, abilities] = totals(deck);
            return format!("{id}/-,-,-:-,-,-:-,-,-/0/-/{bases}.-{abilities}./-");
        }
        if course.stage == Stage::Setup && self.options.setup_build == SetupBuild::Secret {
            return match secret {
                Some(secret) => format!("{id}/{}", write_setup(secret)),
                None => format!("{id}/?{}", if course.done.contains(seat) { "r" } else { "" }),
            };
        }
        let hand = match secret {
            Some(secret) => letters(&secret.hand, "-"),
            None if side.hand == [0; 2] => "-".to_owned(),
            None => format!("b{}a{}", side.hand[0], side.hand[1]),
        };
        let known = letters(&side.known, "");
        let known = if known.is_empty() { known } else { format!("[{known}]") };
        let boards = write_boards(&side.bases);
        let piles = write_piles(side.piles, &side.discards);
        format!("{id}/{boards}/{}/{hand}{known}/{piles}/{}", write_specials(side), self.effects(&view.table, seat))
    }

    /// Writes the cards played this turn, a wall that stops this player, and what the turn remembers; or how far the
    /// set-up is.
    fn effects(&self, table: &Table, seat: Seat) -> String {
        let side = table.side(seat);
        match table.course.stage {
            Stage::Setup => return setup_step(side.setup),
            Stage::Start => return "r".to_owned(),
            _ => {}
        }
        let mut text: String = Ability::ALL
            .into_iter()
            .filter(|ability| side.played[ability.index()] > 0)
            .flat_map(|ability| [ability.letter().to_string(), side.played[ability.index()].to_string()])
            .collect();
        if table.course.turn > 0 && seat == table.course.active && self.is_walled(table) {
            text.push('!');
        }
        match self.army(side).tally {
            Some(Tally::Lost(_)) if side.lost > 0 => text.extend(["t".to_owned(), side.lost.to_string()]),
            Some(Tally::Slain(_)) if side.slain > 0 => text.extend(["k".to_owned(), side.slain.to_string()]),
            _ => {}
        }
        if text.is_empty() { "-".to_owned() } else { text }
    }

    fn memo(&self, table: &Table) -> String {
        let course = &table.course;
        let name = |seat: Seat| crate::INFO.seat_name(seat);
        let mut parts = Vec::new();
        parts.extend(course.first.map(|seat| format!("f{}", name(seat))));
        parts.extend((course.idle > 0).then(|| format!("i{}", course.idle)));
        parts.extend(course.busy.then(|| "d".to_owned()));
        if course.barred > 0 {
            let attacks = (0..=PALACE).flat_map(|from| (0..3).map(move |to| (from, to)));
            let barred = attacks.filter(|(from, to)| course.barred & Course::bar(*from, *to) != 0);
            let names: Vec<String> = barred.map(|(from, to)| format!("{}>{}", group_name(from, 0), to + 1)).collect();
            parts.push(format!("v{}", names.join(".")));
        }
        if self.options.attacks_per_group == AttacksPerGroup::Once && course.spent > 0 {
            let groups: String =
                (0..=PALACE).filter(|from| course.spent >> from & 1 == 1).map(|from| group_name(from, 0)).collect();
            parts.push(format!("u{groups}{}", joining_names(course.spent >> FIRST_SPENT)));
        }
        if let Some(attack) = course.attack {
            let joins = self.options.special_attack == SpecialAttack::Joins;
            let group = group_name(attack.from, if joins { attack.joining } else { 0 });
            let palace = if attack.palace { "P" } else { "" };
            parts.push(format!("a{group}>{}{palace}{}", attack.to + 1, if attack.touched { "*" } else { "" }));
        }
        let one_decides = !matches!(course.stage, Stage::Army | Stage::Setup | Stage::Start | Stage::Over(_))
            && (course.stage != Stage::Build || self.options.renew_build == RenewBuild::ActiveFirst);
        parts.extend((one_decides && course.asked != course.active).then(|| format!("s{}", name(course.asked))));
        parts.extend(course.passed.then(|| "p1".to_owned()));
        parts.extend((course.stage == Stage::Draw).then(|| format!("n{}", course.left)));
        if let Stage::Over(fate) = course.stage {
            parts.push(match fate {
                Fate::Palace(seat) => format!("={}", name(seat)),
                Fate::Limit(Some(seat)) => format!("={}s", name(seat)),
                Fate::Limit(None) => "=0".to_owned(),
            });
        }
        if parts.is_empty() { "-".to_owned() } else { parts.join(",") }
    }
}

/// Names the phase.
pub(crate) fn phase(stage: Stage) -> &'static str {
    match stage {
        Stage::Army => "army",
        Stage::Setup | Stage::Start => "setup",
        Stage::Renew => "renew",
        Stage::Draw => "draw",
        Stage::Drop => "drop",
        Stage::Build => "build",
        Stage::Answer => "answer",
        Stage::Main => "main",
        Stage::Window => "window",
        Stage::End => "end",
        Stage::Over(_) => "over",
        _ => "?",
    }
}

/// Writes cards by their letters.
fn letters(cards: &Cards, none: &str) -> String {
    let text: String = Card::all().flat_map(|card| (0..cards[card.index()]).map(move |_| card.letter())).collect();
    if text.is_empty() { none.to_owned() } else { text }
}

fn of_pile(cards: &Cards, pile: Pile) -> String {
    let mut only = [0; crate::card::CARDS];
    only[pile.cards()].copy_from_slice(&cards[pile.cards()]);
    letters(&only, "")
}

fn write_piles(piles: [u8; 2], discards: &Cards) -> String {
    let [bases, abilities] = Pile::ALL.map(|pile| of_pile(discards, pile));
    format!("{}.{bases}-{}.{abilities}", piles[0], piles[1])
}

fn write_base(base: Base) -> String {
    let Some(kind) = base.kind else { return "-".to_owned() };
    let raised = &base.raised[..usize::from(base.troops)];
    format!("{}{}{}", kind.letter(), base.troops, write_raised(raised))
}

fn write_raised(raised: &[u8]) -> String {
    if raised.iter().all(|raised| *raised == 0) {
        return String::new();
    }
    let numbers: Vec<String> = raised.iter().map(u8::to_string).collect();
    format!("[{}]", numbers.join(","))
}

fn write_boards(bases: &[Base]) -> String {
    let territory = |territory: u8| {
        let bases: Vec<String> = Space::of(territory).map(|space| write_base(bases[space.index()])).collect();
        bases.join(",")
    };
    [0, 1, 2].map(territory).join(":")
}

fn write_specials(side: &Side) -> String {
    let raised = write_raised(&side.raised[..usize::from(side.specials)]);
    let ghosts = if side.ghosts > 0 { format!("+g{}", side.ghosts) } else { String::new() };
    format!("{}{raised}{ghosts}", side.specials)
}

/// Writes what a player has done in a secret set-up.
fn write_setup(secret: &Secret) -> String {
    let bases = secret.laid.map(|kind| Base { kind, ..Base::default() });
    let piles = write_piles(totals(&secret.pile), &secret.gone);
    let hand = letters(&secret.hand, "-");
    format!("{}/0/{hand}/{piles}/{}", write_boards(&bases), setup_step(secret.setup))
}

fn setup_step(step: SetupStep) -> String {
    match step {
        SetupStep::Draw(left) => format!("d{left}"),
        SetupStep::Choose => "q".to_owned(),
        SetupStep::Build => "b".to_owned(),
        SetupStep::Over => "r".to_owned(),
    }
}
