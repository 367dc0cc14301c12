//! The position in plain characters, at most 80 columns wide.

use std::cmp::Ordering;

use under_falling_skies::UnderFallingSkies;
use under_falling_skies::board::{Effect, Icon, Margin, Room};
use under_falling_skies::space::{COLUMNS, GROUND, SPACES, Space};
use under_falling_skies::state::{Colour, Placed, Ship, State};

use super::{base, hand, summary};

/// The width of a space in characters.
const CELL: usize = 13;

/// Draws the position: sky and ships, then the base with its dice, then the tracks.
pub(super) fn text(game: &UnderFallingSkies, view: &State) -> String {
    let mut lines = vec![format!("{}, {}", summary::title(view), sides(game)), String::new()];
    lines.extend(sky(game, view));
    lines.push(String::new());
    lines.extend(base_rows(game, view));
    lines.push(String::new());
    lines.extend(tracks(game, view));
    lines.extend([String::new(), KEY.to_owned()]);
    let trimmed: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    trimmed.join("\n") + "\n"
}

fn sides(game: &UnderFallingSkies) -> String {
    match game.options.stars.level() {
        0 => "all cards plain".to_owned(),
        1 => "1 card starred".to_owned(),
        level => format!("{level} cards starred"),
    }
}

/// The rows that the mothership has not covered, with spots on top.
fn sky(game: &UnderFallingSkies, view: &State) -> Vec<String> {
    let mut lines = vec![cells("", (0..COLUMNS).map(|at| (at + 1).to_string()))];
    let waiting = [(view.waiting.green, 'g'), (view.waiting.red, 'r')];
    let waiting: String = waiting.into_iter().flat_map(|(count, ship)| (0..count).map(move |_| ship)).collect();
    let waits = if waiting.is_empty() { String::new() } else { format!("  waiting: {waiting}") };
    lines.push(format!("=== mothership on row {} ==={waits}", view.mothership));
    lines.push(cells(
        &format!("{:>2}", view.mothership),
        (0..COLUMNS).map(|at| {
            // A lost game can leave a ship behind the spots.
            let behind = view.sky[at].ship(view.mothership).map(letter);
            format!("[{}]{}", view.spots[at].map_or(' ', letter), behind.map_or_else(String::new, String::from))
        }),
    ));
    for row in view.mothership + 1..GROUND {
        let margin = margin(game.board.margin[row as usize]);
        lines.push(cells(
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
    lines.push(cells("== ground", (0..COLUMNS).map(|at| format!("=={}==", grounded(at)))));
    lines
}

fn cells(name: &str, cells: impl Iterator<Item = String>) -> String {
    // A cell that is too long, as other cards might have, is cut, so that columns stay columns.
    let cells: Vec<String> = cells.map(|cell| format!("{cell:<most$.most$}", most = CELL - 1)).collect();
    format!("{name:<12}{}", cells.join(" "))
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

fn margin(margin: Margin) -> String {
    match margin {
        Margin::Empty => String::new(),
        Margin::ExcavatorBack(back) => format!("dig-{back}"),
        Margin::ResearchBack(back) => format!("lab-{back}"),
        Margin::RedShip => "red".to_owned(),
        Margin::Damage => "hit".to_owned(),
        Margin::Skull => "SKULL".to_owned(),
    }
}

/// What each space of a row is, and below it what lies there.
fn base_rows(game: &UnderFallingSkies, view: &State) -> Vec<String> {
    (0..base::rows())
        .flat_map(|row| {
            let spaces = || (0..COLUMNS).map(move |column| Space::new((row * COLUMNS + column).min(SPACES - 1)));
            let letter = char::from(b'A' + row as u8);
            [
                cells(&format!("{letter}  "), spaces().map(|at| printed(game, view, at))),
                cells("", spaces().map(|at| lying(game, view, at))),
            ]
        })
        .filter(|line| !line.trim().is_empty())
        .collect()
}

/// A space of a room in square brackets when it is open, in round ones when it is not; `+` goes on to the next space.
fn printed(game: &UnderFallingSkies, view: &State, at: Space) -> String {
    let dug = game.board.excavated[view.excavator as usize].contains(at);
    let Some(room) = game.board.room(at) else {
        let on_way = game.board.place[at.number()].is_some();
        return if !on_way {
            String::new()
        } else if dug {
            "tunnel".to_owned()
        } else {
            "(tunnel)".to_owned()
        };
    };
    let words = if room.name() == at { short(room) } else { format!("with {}", room.name()) };
    if dug { format!("[{words}]") } else { format!("({words})") }
}

/// What a room does, with modifier and cost: `fight+1 $2`.
fn short(room: &Room) -> String {
    let effects: Vec<&str> = room.effects.iter().map(|effect| word(*effect, room.effects.len() > 1)).collect();
    let modifier = if room.modifier == 0 { String::new() } else { format!("{:+}", room.modifier) };
    let cost = if room.cost == 0 { String::new() } else { format!("${}", room.cost) };
    format!("{}{modifier}{cost}", effects.join("&"))
}

const fn word(effect: Effect, brief: bool) -> &'static str {
    match (effect, brief) {
        (Effect::AntiAircraft, _) => "aa",
        (Effect::Energy, false) => "energy",
        (Effect::Energy, true) => "en",
        (Effect::Fighter, _) => "jet",
        (Effect::Research, _) => "lab",
        (Effect::Robot, false) => "robot",
        (Effect::Robot, true) => "bot",
    }
}

/// What lies on a space, and how far it is from the excavator.
fn lying(game: &UnderFallingSkies, view: &State, at: Space) -> String {
    let mut parts = Vec::new();
    let here = game.board.path[view.excavator as usize] == at;
    parts.extend(here.then(|| "EXCAV".to_owned()));
    parts.extend(view.die_on(at).map(die));
    parts.extend(view.robot_on(at).map(|robot| format!("R{}{}", robot.value, if robot.exhausted { "'" } else { "" })));
    let ahead = game.board.place[at.number()].map(|place| i32::from(place) - i32::from(view.excavator));
    parts.extend(ahead.filter(|ahead| (1..=6).contains(ahead)).map(|ahead| format!("@{ahead}")));
    parts.join(" ")
}

fn die(placed: Placed) -> String {
    let colour = match placed.die.colour {
        Colour::Black => 'k',
        Colour::White => 'w',
    };
    format!("{colour}{}{}", placed.die.value, if placed.digs { "x" } else { "" })
}

fn tracks(game: &UnderFallingSkies, view: &State) -> Vec<String> {
    let board = &game.board;
    let steps = board.research.iter().enumerate().map(|(nth, step)| match nth.cmp(&(view.research as usize)) {
        Ordering::Less => "x".to_owned(),
        Ordering::Equal => format!("[{step}]"),
        Ordering::Greater => step.to_string(),
    });
    let (red, robots) = hand::counts(game, view);
    let mut lines = wrapped("research  ", steps);
    lines.push(format!("energy    {} of {}", view.energy, board.energy_most));
    lines.push(format!("damage    {} of {}", view.damage, board.damage_limit));
    lines.push(format!("in hand   {}", summary::hand(view)));
    lines.push(format!("aside     {}", summary::aside(red, robots)));
    lines
}

/// Writes words behind a name, in lines of at most 78 characters.
fn wrapped(name: &str, words: impl Iterator<Item = String>) -> Vec<String> {
    let mut lines = vec![name.to_owned()];
    for word in words {
        let full = lines.last().is_some_and(|line| line.chars().count() + word.chars().count() > 77);
        if full {
            lines.push(" ".repeat(name.len()));
        }
        if let Some(line) = lines.last_mut() {
            *line += &word;
            line.push(' ');
        }
    }
    lines
}

const KEY: &str = "g r ships, *4 explosion, < > arrow, M mothership; [open] (shut), $1 energy,\n\
     k4 w4 dice, x digging, R4 robot, ' resting, @2 spaces ahead of the excavator";
