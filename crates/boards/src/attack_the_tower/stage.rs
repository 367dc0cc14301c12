//! The battle as a staged scene: the steps, both sides, what is laid on whom, and the ledger below.

use attack_the_tower::action::{Target, Troop};
use attack_the_tower::scene::Scene;
use contract::Phrase;
use maud::{Markup, html};

use super::battle::{self, Acts, Fight, Fighter, Strikes, fighters, stand};
use super::board::Board;
use super::followed::Followed;
use super::geometry::{Half, PALACE, TILE};
use super::laid::Plan;
use super::lettering::squeezed;
use super::{art, bar, land, ledger, palace, says, terms};
use crate::picture::Picture;
use crate::svg::{circle, label, line, line_end, num, path, place};

/// Draws a battle.
pub(super) fn draw(board: &Board<'_>, fight: &Fight, picture: &Picture) -> Markup {
    let plan = Plan::of(board, fight, picture);
    html! {
        (ground(board))
        (steps(board, fight, picture))
        @for half in Half::BOTH {
            (title(board, fight, half))
            @let all = fighters(board, fight, half);
            @if battle::role(board, half) == 1 && !fight.attack.palace && battle::leaves_room(&all) { (behind(board, half)) }
            @for (fighter, (spot, wide)) in all.iter().zip(stand(&all)) {
                (spot.group(&cell(board, fight, (fighter, wide), &plan, picture)))
            }
        }
        (ledger::draw(board, fight, &plan))
    }
}

/// Hills of both armies, and the river between them.
fn ground(board: &Board<'_>) -> Markup {
    html! {
        g class=(format!("wide-only {}", board.look(Half::Own).class())) {
            (path("sky", "M0 0h832v652H0z"))
            (path("far", "M0 110l60-34 40 22 60-46 70 58 60-24 90 50 60 40 60 30v446H0z"))
            (path("meadow", "M0 170c90-26 220-20 300 0s100 40 130 60v422H0z"))
            (path("grass", "M0 280c120-22 240-10 360 14s60 40 70 60v298H0z"))
        }
        g class=(format!("wide-only {}", board.look(Half::Foe).class())) {
            (path("far", "M832 86c-80-22-150 4-210 10s-120 14-200 84v472h410z"))
            (path("meadow", "M832 160c-90-20-200-16-270-2s-120 30-150 60v434h420z"))
            (path("grass", "M832 276c-120-20-260-8-420 30v346h420z"))
        }
        (path("water wide-only", "M408 70c26 36-14 70 8 130s-38 90-16 190l-2 50h58c2-20 6-36 10-50 22-90-10-130 2-190s-38-70-26-130z"))
        g class=(format!("narrow-only {}", board.look(Half::Foe).class())) { (path("meadow", "M0 0h344v300H0z")) }
        g class=(format!("narrow-only near-bank {}", board.look(Half::Own).class())) { (path("meadow", "M0 286h344v372H0z")) }
        (path("water narrow-only", "M0 272c60-6 120 6 180 0s110-4 164 0v24c-60 5-120-5-180 0s-110 3-164 0z"))
    }
}

/// The palace that is at stake, behind what defends it.
fn behind(board: &Board<'_>, half: Half) -> Markup {
    let x = if half == Half::Own { 8.0 } else { 722.0 };
    html! {
        g class="wide-only" transform=(place((x, 84.0), 0.68)) {
            (art::palace(board.look(half)))
            (palace::stones(board, half, 0))
        }
    }
}

/// The four steps; the one that is fought stands out.
fn steps(board: &Board<'_>, fight: &Fight, picture: &Picture) -> Markup {
    let followed = picture.names.followed::<Followed>();
    let last = followed.news(board.view).and_then(|(_, events)| events.iter().rev().find_map(Scene::of));
    let now: u8 = match last {
        _ if fight.attack.palace => 3,
        Some(Scene::Losses) => 2,
        _ if fight.battle.main => 1,
        _ => 0,
    };
    html! {
        g class="steps" {
            rect class="plate-ground" x="8" y="6" width="816" height="40" rx="10" {}
            @for nth in 0..4u8 {
                @let x = 8.0 + 204.0 * f32::from(nth);
                g class=(format!("step t{nth}{}", if nth == now { " now" } else { "" })) transform=(place((x, 6.0), 1.0)) {
                    @if nth == now { (path("gold", "M10 0h184l14 20-14 20H10a10 10 0 0 1-10-10V10a10 10 0 0 1 10-10z")) }
                    @else if nth > 0 && nth != now + 1 { (path("step-edge", "M0 0l14 20L0 40")) }
                    (circle("step-disc", (30.0, 20.0), 11.0))
                    (label("on-page", (30.0, 24.5), 12.5, nth + 1))
                    (line(if nth == now { "on-gold dp" } else { "dp" }, (48.0, 25.0), 13.5, board.words.word(STEPS[usize::from(nth)])))
                }
            }
            g class="narrow-only" { (line("dp", (136.0, 25.0), 14.0, board.words.word(STEPS[usize::from(now)]))) }
        }
    }
}

const STEPS: [&str; 4] = ["board-step-first", "board-step-main", "board-step-fallen", "board-step-palace"];

/// Whose troops these are, and from where.
fn title(board: &Board<'_>, fight: &Fight, half: Half) -> Markup {
    let (x, class) = if half == Half::Own { (16.0, "stage-title own") } else { (820.0, "stage-title foe") };
    let role = battle::role(board, half);
    let place = match role {
        0 if fight.attack.from < 3 => (fight.attack.from + 1).to_string(),
        1 if !fight.attack.palace => (fight.attack.to + 1).to_string(),
        _ => "P".to_owned(),
    };
    let who = says::player(board.seat(half), board.words);
    let phrase = Phrase::new("board-stage").with("who", who).with("place", place);
    let said = board.words.say(&phrase.with("attacks", if role == 0 { "yes" } else { "no" }));
    let [now, later] = ledger::totals(board, fight, half);
    let strikes = board.words.say(&Phrase::new("board-strikes-both").with("now", now).with("later", later));
    html! {
        g class=(class) {
            @if half == Half::Own { (line("dp", (x, 72.0), 14.0, said)) } @else { (line_end("dp", (x, 72.0), 14.0, said)) }
            g class="narrow-only" {
                @if half == Half::Own { (line("", (x, 90.0), 12.0, strikes)) } @else { (line_end("", (x, 90.0), 12.0, strikes)) }
            }
        }
    }
}

/// One fighter: token or tile, name, what its power is made of, and what is laid on it.
fn cell(board: &Board<'_>, fight: &Fight, (fighter, wide): (&Fighter, f32), plan: &Plan, picture: &Picture) -> Markup {
    let planned = plan.on(fighter);
    let is_hit = battle::role(board, fighter.half) != usize::from(fight.battle.role);
    let falls = fighter.falls() || fighter.damage + planned >= fighter.need;
    let class = match (falls, fighter.acts) {
        (true, _) => "cell falls",
        (_, Acts::Done) => "cell done",
        _ => "cell",
    };
    html! {
        g class=(class) {
            @match fighter.on {
                Target::Troop(troop) => {
                    (token(board, fighter, troop, wide))
                    @if !is_hit { @if let Some(terms) = terms::of(board, fight, fighter) { (squeezed("plate-line", (0.0, 37.0), 11.5, &terms, wide.min(118.0))) } }
                },
                Target::Base(space) => (tile(board, fighter, space)),
                Target::Palace => (palace_cell(board, fighter)),
            }
            @if is_hit || fighter.damage > 0 || falls { (bar::draw(board, fighter, planned, picture)) }
        }
    }
}

fn token(board: &Board<'_>, fighter: &Fighter, troop: Troop, wide: f32) -> Markup {
    let (figure, kind) = match troop {
        Troop::On(space, _) => {
            let kind = board.side(fighter.half).base(space).kind;
            (kind.map_or(art::Figure::Special, art::Figure::Troop), kind)
        }
        Troop::Special(_) => (art::Figure::Special, None),
    };
    let name = board.says(fighter.half).troop(kind);
    html! {
        @let size = if wide < 110.0 { 1.5 } else { 1.75 };
        @if fighter.acts == Acts::Now { circle class="acts" cy="-24" r=(num(19.0 * size)) {} }
        g transform=(place((0.0, -24.0), size)) { (art::token(board.look(fighter.half), figure)) (land::pill(fighter.power)) }
        (path(sign_class(fighter.strikes), sign(fighter.strikes)))
        (squeezed("dp", (0.0, 23.5), 12.5, &name, (wide - 6.0).min(98.0)))
    }
}

/// How a fighter strikes, as a sign left of its token: bolt, disc, diamond.
fn sign(strikes: Strikes) -> &'static str {
    match strikes {
        Strikes::First => "M-33-54l-8 11h5l-2 9 9-12h-5l4-8z",
        Strikes::Siege => "M-36-55l8 8-8 8-8-8z",
        Strikes::Then | Strikes::Defence => "M-36-54a6.500 6.500 0 1 0 .1 0z",
    }
}

pub(super) const fn sign_class(strikes: Strikes) -> &'static str {
    match strikes {
        Strikes::First => "sign-first",
        Strikes::Siege => "sign-siege",
        Strikes::Then | Strikes::Defence => "sign-then",
    }
}

fn tile(board: &Board<'_>, fighter: &Fighter, space: attack_the_tower::card::Space) -> Markup {
    let Some(kind) = board.side(fighter.half).base(space).kind else { return html! {} };
    let name = board.says(fighter.half).base(kind);
    html! {
        g transform=(place((-TILE.0 * 0.55, -54.0), 1.1)) { (art::tile(board.look(fighter.half), kind, &name, fighter.power)) }
    }
}

fn palace_cell(board: &Board<'_>, fighter: &Fighter) -> Markup {
    html! {
        g class="palace-cell" transform=(place((-PALACE.0 * 0.4, -70.0), 0.8)) {
            (art::palace(board.look(fighter.half)))
            (palace::stones(board, fighter.half, fighter.damage))
        }
    }
}
