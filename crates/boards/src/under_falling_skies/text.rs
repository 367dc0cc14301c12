//! The position in plain characters, at most 80 columns wide.

use std::cmp::Ordering;

use contract::Phrase;
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::board::{Effect, Icon, Margin, Room};
use under_falling_skies::space::{COLUMNS, GROUND, SPACES, Space};
use under_falling_skies::state::{Colour, Placed, Ship, State};
use words::Words;

use super::{base, summary};
use crate::plain::{Columns, wrapped};

/// How long a line of the research may be.
const MOST: usize = 77;
/// The rows, then a space for each column.
const TABLE: Columns<'_> = Columns { name: 12, widths: &[12; COLUMNS] };

/// Draws the position: sky and ships, then the base with its dice, then the tracks.
pub(super) fn text(game: &UnderFallingSkies, view: &State, words: &Words) -> String {
    let sides = Phrase::new("text-sides").with("count", game.options.stars.level());
    let mut lines = vec![format!("{}, {}", summary::title(view, words), words.say(&sides)), String::new()];
    lines.extend(sky(game, view, words));
    lines.push(String::new());
    lines.extend(base_rows(game, view, words));
    lines.push(String::new());
    lines.extend(tracks(game, view, words));
    lines.extend([String::new(), words.word("text-key")]);
    let trimmed: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    trimmed.join("\n") + "\n"
}

/// The rows that the mothership has not covered, with spots on top.
fn sky(game: &UnderFallingSkies, view: &State, words: &Words) -> Vec<String> {
    let mut lines = vec![TABLE.row("", (0..COLUMNS).map(|at| (at + 1).to_string()))];
    let waiting = [(view.waiting.green, 'g'), (view.waiting.red, 'r')];
    let waiting: String = waiting.into_iter().flat_map(|(count, ship)| (0..count).map(move |_| ship)).collect();
    let hull = words.say(&Phrase::new("text-mothership").with("row", view.mothership));
    let waits = || words.say(&Phrase::new("text-waiting").with("ships", waiting.clone()));
    let waits = if waiting.is_empty() { String::new() } else { format!("  {}", waits()) };
    lines.push(format!("=== {hull} ==={waits}"));
    lines.push(TABLE.row(
        &format!("{:>2}", view.mothership),
        (0..COLUMNS).map(|at| {
            // A lost game can leave a ship behind the spots.
            let behind = view.sky[at].ship(view.mothership).map(letter);
            format!("[{}]{}", view.spots[at].map_or(' ', letter), behind.map_or_else(String::new, String::from))
        }),
    ));
    for row in view.mothership + 1..GROUND {
        let margin = margin(game.board.margin[row as usize]).map_or_else(String::new, |phrase| words.say(&phrase));
        lines.push(TABLE.row(
            &format!("{row:>2} {margin}"),
            (0..COLUMNS).map(|at| {
                let ship = view.sky[at].ship(row).map_or(' ', letter);
                format!("{ship} {}", icon(game.board.sky[at][row as usize]))
            }),
        ));
    }
    let grounded = |at: usize| {
        view.sky[at]
            .ships()
            .iter()
            .filter(|row| *row >= GROUND)
            .filter_map(|row| view.sky[at].ship(row))
            .map(letter)
            .collect::<String>()
    };
    let ground = format!("== {}", words.word("text-ground"));
    lines.push(TABLE.row(&ground, (0..COLUMNS).map(|at| format!("=={}==", grounded(at)))));
    lines
}

const fn letter(ship: Ship) -> char {
    match ship {
        Ship::Green => 'g',
        Ship::Red => 'r',
    }
}

fn icon(icon: Icon) -> String {
    match icon {
        Icon::Empty => ".".to_owned(),
        Icon::Left => "<".to_owned(),
        Icon::Right => ">".to_owned(),
        Icon::Mothership => "M".to_owned(),
        Icon::Explosion(number) => format!("*{number}"),
    }
}

fn margin(margin: Margin) -> Option<Phrase> {
    match margin {
        Margin::Empty => None,
        Margin::ExcavatorBack(back) => Some(Phrase::new("text-margin-excavator").with("steps", back)),
        Margin::ResearchBack(back) => Some(Phrase::new("text-margin-research").with("steps", back)),
        Margin::RedShip => Some(Phrase::new("text-margin-red")),
        Margin::Damage => Some(Phrase::new("text-margin-damage")),
        Margin::Skull => Some(Phrase::new("text-margin-skull")),
    }
}

/// What each space of a row is, and below it what lies there.
fn base_rows(game: &UnderFallingSkies, view: &State, words: &Words) -> Vec<String> {
    (0..base::rows())
        .flat_map(|row| {
            let spaces = || (0..COLUMNS).map(move |column| Space::new((row * COLUMNS + column).min(SPACES - 1)));
            let letter = char::from(b'A' + row as u8);
            [
                TABLE.row(&format!("{letter}  "), spaces().map(|at| printed(game, view, at, words))),
                TABLE.row("", spaces().map(|at| lying(game, view, at, words))),
            ]
        })
        .filter(|line| !line.trim().is_empty())
        .collect()
}

/// A space of a room, in square brackets when it is open and in round ones when it is not; `+` means that the room goes
/// on in the next space.
fn printed(game: &UnderFallingSkies, view: &State, at: Space, words: &Words) -> String {
    let dug = game.board.excavated[view.excavator as usize].contains(at);
    let Some(room) = game.board.room(at) else {
        let on_way = game.board.place[at.number()].is_some();
        return if !on_way {
            String::new()
        } else if dug {
            words.word("text-tunnel")
        } else {
            format!("({})", words.word("text-tunnel"))
        };
    };
    let with = || words.say(&Phrase::new("text-with").with("space", room.name().to_string()));
    let says = if room.name() == at { short(room, words) } else { with() };
    if dug { format!("[{says}]") } else { format!("({says})") }
}

/// What a room does, with modifier and cost: `jet+1$2`.
fn short(room: &Room, words: &Words) -> String {
    let word = |effect: &Effect| words.word(effect_key(*effect, room.effects.len() > 1));
    let effects: Vec<String> = room.effects.iter().map(word).collect();
    let modifier = if room.modifier == 0 { String::new() } else { format!("{:+}", room.modifier) };
    let cost = if room.cost == 0 { String::new() } else { format!("${}", room.cost) };
    format!("{}{modifier}{cost}", effects.join("&"))
}

const fn effect_key(effect: Effect, brief: bool) -> &'static str {
    match (effect, brief) {
        (Effect::AntiAircraft, _) => "text-anti-aircraft",
        (Effect::Energy, false) => "text-energy",
        (Effect::Energy, true) => "text-energy-brief",
        (Effect::Fighter, _) => "text-fighter",
        (Effect::Research, _) => "text-research",
        (Effect::Robot, false) => "text-robot",
        (Effect::Robot, true) => "text-robot-brief",
    }
}

/// What lies on a space, and how far it is from the excavator.
fn lying(game: &UnderFallingSkies, view: &State, at: Space, words: &Words) -> String {
    let mut parts = Vec::new();
    let here = game.distance(view, at) == Some(0);
    parts.extend(here.then(|| words.word("text-excavator")));
    parts.extend(view.die_on(at).map(die));
    parts.extend(view.robot_on(at).map(|robot| format!("R{}{}", robot.value, if robot.exhausted { "'" } else { "" })));
    parts.extend(game.distance(view, at).filter(|ahead| (1..=6).contains(ahead)).map(|ahead| format!("@{ahead}")));
    parts.join(" ")
}

fn die(placed: Placed) -> String {
    let colour = match placed.die.colour {
        Colour::Black => 'k',
        Colour::White => 'w',
    };
    format!("{colour}{}{}", placed.die.value, if placed.digs { "x" } else { "" })
}

fn tracks(game: &UnderFallingSkies, view: &State, words: &Words) -> Vec<String> {
    let board = &game.board;
    let steps = board.research.iter().enumerate().map(|(nth, step)| match nth.cmp(&(view.research as usize)) {
        Ordering::Less => "x".to_owned(),
        Ordering::Equal => format!("[{step}]"),
        Ordering::Greater => step.to_string(),
    });
    let name = |key| format!("{:<10}", words.word(key));
    let of = |count: u8, most: u8| words.say(&Phrase::new("board-of").with("count", count).with("most", most));
    let research = name("text-track-research");
    let indent = research.chars().count();
    let rows = wrapped(steps, MOST - indent).into_iter().enumerate();
    let named =
        |(nth, row): (usize, String)| if nth == 0 { research.clone() + &row } else { " ".repeat(indent) + &row };
    let mut lines: Vec<String> = rows.map(named).collect();
    lines.push(name("text-track-energy") + &of(view.energy, board.energy_most));
    lines.push(name("text-track-damage") + &of(view.damage, board.damage_limit));
    lines.push(name("text-hand") + &summary::hand(view, words));
    lines.push(name("text-aside") + &summary::aside(game.red_aside(view), view.robots_aside(), words));
    lines
}
