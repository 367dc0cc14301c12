//! The ledger below a battle: what each side strikes with in which step, every number with its source, and the points
//! that are still to be laid.

use attack_the_tower::action::{Target, Troop};
use attack_the_tower::table::other;
use contract::{Phrase, Seat};
use maud::{Markup, html};

use super::battle::{Acts, Fight, Fighter, Strikes, fighters};
use super::board::Board;
use super::geometry::Half;
use super::laid::Plan;
use super::lettering::squeezed;
use super::stage::sign_class;
use super::{says, terms};
use crate::svg::{Rect, label, line, line_end, num, path, rect};

/// One line: who strikes, how often, with how much each.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    strikes: Strikes,
    name: String,
    terms: Option<String>,
    count: u8,
    each: u8,
}

/// Draws it.
pub(super) fn draw(board: &Board<'_>, fight: &Fight, plan: &Plan) -> Markup {
    let left = Phrase::new("board-lays-left").with("who", says::player(layer(board, fight), board.words));
    let left = left.with("points", plan.left[0]).with("siege", plan.left[1]);
    html! {
        g class="narrow-only" { (label("dp", (172.0, 542.0), 13.0, board.words.say(&left))) }
        (side(board, fight, Half::Own, Rect::new(12.0, 446.0, 296.0, 196.0)))
        (middle(board, fight, plan))
        (side(board, fight, Half::Foe, Rect::new(524.0, 446.0, 296.0, 196.0)))
    }
}

/// What a half strikes with: now, and in the step after.
fn side(board: &Board<'_>, fight: &Fight, half: Half, at: Rect) -> Markup {
    let all = fighters(board, fight, half);
    let sections: Vec<(&str, Vec<Row>)> = [("board-strikes-now", Acts::Now), ("board-strikes-then", Acts::Later)]
        .into_iter()
        .map(|(key, acts)| (key, rows(board, fight, &all, acts)))
        .filter(|(_, rows)| !rows.is_empty())
        .collect();
    let who = says::player(board.seat(half), board.words);
    let mut y = 20.0;
    html! {
        g class=(format!("ledger {}", half.class())) transform=(format!("translate({} {})", num(at.x), num(at.y))) {
            (rect("plate-ground solid", Rect::new(0.0, 0.0, at.w, at.h), 8.0))
            @for (key, rows) in &sections {
                                (line("dp", (12.0, y), 13.5, board.words.say(&Phrase::new(key).with("who", &*who))))
                (line_end("dp sum-number", (at.w - 12.0, y), 17.0, total(rows)))
                @for (nth, row) in rows.iter().take(4).enumerate() {
                    (written(board, row, at.w, y + 19.0 + 17.0 * nth as f32))
                }
                ({ y += 30.0 + 17.0 * rows.len().min(4) as f32; "" })
            }
            @if sections.is_empty() { (line("plate-line", (12.0, y), 12.0, board.words.word("board-strikes-not"))) }
        }
    }
}

/// Returns what a half strikes with now, and in the step after.
pub(super) fn totals(board: &Board<'_>, fight: &Fight, half: Half) -> [u32; 2] {
    let all = fighters(board, fight, half);
    [Acts::Now, Acts::Later].map(|acts| total(&rows(board, fight, &all, acts)))
}

fn total(rows: &[Row]) -> u32 {
    rows.iter().map(|row| u32::from(row.count) * u32::from(row.each)).sum()
}

fn written(board: &Board<'_>, row: &Row, wide: f32, y: f32) -> Markup {
    let phrase = Phrase::new(if row.count == 1 { "board-row" } else { "board-row-each" });
    let phrase = phrase.with("count", row.count).with("name", &*row.name).with("each", row.each);
    let said = board.words.say(&phrase.with("terms", row.terms.as_deref().unwrap_or("none")));
    html! {
        g transform=(format!("translate(19 {})", num(y - 4.0))) { (path(sign_class(row.strikes), small_sign(row.strikes))) }
        (line("plate-line", (32.0, y), 12.0, said))
        (line_end("row-number", (wide - 12.0, y), 12.5, u32::from(row.count) * u32::from(row.each)))
    }
}

/// Bolt, disc or diamond.
const fn small_sign(strikes: Strikes) -> &'static str {
    match strikes {
        Strikes::First => "M2-7l-6 8h4l-2 6 7-9h-4l3-5z",
        Strikes::Siege => "M0-6l6 6-6 6-6-6z",
        Strikes::Then | Strikes::Defence => "M0-5a5 5 0 1 0 .1 0z",
    }
}

/// Groups equal fighters into lines.
fn rows(board: &Board<'_>, fight: &Fight, all: &[Fighter], acts: Acts) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    // A siege weapon that defends deals nothing.
    let defends = all.iter().any(|fighter| fighter.strikes == Strikes::Defence);
    for fighter in all.iter().filter(|fighter| fighter.acts == acts) {
        let name = name(board, fighter);
        let each = if defends && fighter.strikes == Strikes::Siege { 0 } else { fighter.power };
        let terms = terms::of(board, fight, fighter);
        let alike =
            |row: &&mut Row| (row.strikes, &row.name, row.each) == (fighter.strikes, &name, each) && row.terms == terms;
        match rows.iter_mut().find(alike) {
            Some(row) => row.count += 1,
            None => rows.push(Row { strikes: fighter.strikes, name, terms, count: 1, each }),
        }
    }
    rows
}

fn name(board: &Board<'_>, fighter: &Fighter) -> String {
    let (side, says) = (board.side(fighter.half), board.says(fighter.half));
    match fighter.on {
        Target::Troop(Troop::On(space, _)) => says.troop(side.base(space).kind),
        Target::Troop(Troop::Special(_)) => says.troop(None),
        Target::Base(space) => side.base(space).kind.map_or_else(String::new, |kind| says.base(kind)),
        Target::Palace => board.words.word("the-palace"),
    }
}

/// Returns who lays points.
fn layer(board: &Board<'_>, fight: &Fight) -> Seat {
    let active = board.view.table.course.active;
    if fight.battle.role == 0 { active } else { other(active) }
}

/// Whose points are laid, how many are left, and what they go against.
fn middle(board: &Board<'_>, fight: &Fight, plan: &Plan) -> Markup {
    let who = layer(board, fight);
    let target = if board.seat(Half::Own) == who { Half::Foe } else { Half::Own };
    let all = fighters(board, fight, target);
    let needed = |is_defence: bool| -> u32 {
        let open = all.iter().filter(|fighter| (fighter.strikes == Strikes::Defence) == is_defence);
        open.map(|fighter| u32::from(fighter.left().saturating_sub(plan.on(fighter)))).sum()
    };
    let [points, siege] = plan.left;
    let title = Phrase::new("board-lays").with("who", says::player(who, board.words));
    let needs = Phrase::new("board-needs").with("troops", needed(false)).with("bases", needed(true));
    html! {
        g class="ledger middle" transform="translate(320 446)" {
            (rect("plate-ground solid", Rect::new(0.0, 0.0, 192.0, 196.0), 8.0))
            (squeezed("dp", (96.0, 24.0), 14.0, &board.words.say(&title), 176.0))
            (label("dp big", (96.0, 84.0), 50.0, points))
            (squeezed("plate-line", (96.0, 106.0), 12.0, &board.words.word("board-points-left"), 176.0))
            @if siege > 0 {
                (squeezed("plate-strong", (96.0, 130.0), 12.5, &board.words.say(&Phrase::new("board-siege-left").with("points", siege)), 176.0))
            }
            (squeezed("plate-line", (96.0, 160.0), 12.0, &board.words.say(&needs), 176.0))
        }
    }
}
