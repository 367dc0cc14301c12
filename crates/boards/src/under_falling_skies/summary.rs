//! The position in words, for those who do not see the drawing.

use under_falling_skies::UnderFallingSkies;
use under_falling_skies::board::Margin;
use under_falling_skies::space::{COLUMNS, GROUND};
use under_falling_skies::state::{Colour, Die, Phase, Ship, State};

/// Names the picture.
pub(super) fn title(view: &State) -> String {
    let end = match view.phase {
        Phase::Won => ", won",
        Phase::Lost => ", lost",
        _ => "",
    };
    format!("Under Falling Skies, round {}{end}", view.round)
}

/// Tells everything that can change: from the mothership down to the base, then tracks and dice.
pub(super) fn describe(game: &UnderFallingSkies, view: &State) -> String {
    let mut told = vec![mothership(game, view)];
    told.extend((0..COLUMNS).filter_map(|at| column(view, at)));
    told.extend(waiting(view));
    told.push(base(game, view));
    told.extend(dice(view));
    told.extend(robots(view));
    told.push(tracks(game, view));
    told.push(format!("In hand: {}.", hand(view)));
    told.join(" ")
}

fn mothership(game: &UnderFallingSkies, view: &State) -> String {
    let skull = game.board.skull;
    let next = game.board.margin.get(view.mothership as usize + 1).map_or("", |margin| match margin {
        Margin::Empty => " The next row has no symbol.",
        Margin::ExcavatorBack(_) => " Next the excavator goes back.",
        Margin::ResearchBack(_) => " Next the research goes back.",
        Margin::RedShip => " Next a red ship joins.",
        Margin::Damage => " Next the base takes 1 damage.",
        Margin::Skull => " Next comes the skull.",
    });
    format!("The mothership stands on row {} of {skull}; row {skull} is the skull.{next}", view.mothership)
}

fn column(view: &State, at: usize) -> Option<String> {
    let sky = view.sky[at];
    let mut ships: Vec<String> = view.spots[at].iter().map(|ship| format!("{} on the spot", name(*ship))).collect();
    ships.extend(sky.ships().iter().filter_map(|row| {
        let ship = name(sky.ship(row)?);
        Some(if row < GROUND { format!("{ship} on row {row}") } else { format!("{ship} on the ground") })
    }));
    (!ships.is_empty()).then(|| format!("Column {}: {}.", at + 1, ships.join(", ")))
}

const fn name(ship: Ship) -> &'static str {
    match ship {
        Ship::Green => "green ship",
        Ship::Red => "red ship",
    }
}

fn waiting(view: &State) -> Option<String> {
    let counts = [(view.waiting.green, "green"), (view.waiting.red, "red")];
    let ships: Vec<String> = counts
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, colour)| count_of(count, &format!("{colour} ship")))
        .collect();
    (!ships.is_empty()).then(|| format!("Waiting on the mothership: {}.", ships.join(", ")))
}

fn base(game: &UnderFallingSkies, view: &State) -> String {
    format!("The excavator stands on {}.", game.board.path[view.excavator as usize])
}

fn dice(view: &State) -> Option<String> {
    let dice: Vec<String> = view
        .dice
        .iter()
        .flatten()
        .map(|placed| {
            let digs = if placed.digs { ", digging" } else { "" };
            format!("{} on {}{digs}", die(placed.die), placed.space)
        })
        .collect();
    (!dice.is_empty()).then(|| format!("Dice: {}.", dice.join("; ")))
}

fn robots(view: &State) -> Option<String> {
    let robots: Vec<String> = view
        .robots
        .iter()
        .flatten()
        .map(|robot| format!("{} on {}{}", robot.value, robot.space, if robot.exhausted { ", resting" } else { "" }))
        .collect();
    (!robots.is_empty()).then(|| format!("Robots: {}.", robots.join("; ")))
}

fn tracks(game: &UnderFallingSkies, view: &State) -> String {
    let board = &game.board;
    let next = board.research.get(view.research as usize);
    format!(
        "Research {} of {}{}, energy {} of {}, damage {} of {}.",
        view.research,
        board.research.len(),
        next.map_or_else(String::new, |next| format!(" (the next step needs {next})")),
        view.energy,
        board.energy_most,
        view.damage,
        board.damage_limit,
    )
}

/// Names the dice in hand.
pub(super) fn hand(view: &State) -> String {
    let shown = Colour::BOTH.into_iter().flat_map(|colour| (1..=6).map(move |value| Die { colour, value }));
    let shown = shown.flat_map(|rolled| (0..view.hand.holds(rolled)).map(move |_| die(rolled)));
    let unrolled = Colour::BOTH.into_iter().filter(|colour| view.hand.unrolled[*colour as usize] > 0);
    let unrolled =
        unrolled.map(|colour| format!("{} {} to roll", view.hand.unrolled[colour as usize], colour_name(colour)));
    let all: Vec<String> = shown.chain(unrolled).collect();
    if all.is_empty() { "no dice".to_owned() } else { all.join(", ") }
}

/// Names what is set aside.
pub(super) fn aside(red: u8, robots: u8) -> String {
    let counts = [(red, "red ship"), (robots, "robot")];
    let all: Vec<String> =
        counts.into_iter().filter(|(count, _)| *count > 0).map(|(count, what)| count_of(count, what)).collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join(", ") }
}

fn count_of(count: u8, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn die(die: Die) -> String {
    format!("{} {}", colour_name(die.colour), die.value)
}

const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
    }
}
