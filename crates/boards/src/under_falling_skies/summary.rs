//! The position in words, for those who do not see the drawing.

use contract::Phrase;
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::board::Margin;
use under_falling_skies::space::{COLUMNS, GROUND};
use under_falling_skies::state::{Colour, Die, Phase, Ship, State};
use words::Words;

use crate::say;

/// Names the picture.
pub(super) fn title(view: &State, words: &Words) -> String {
    let end = match view.phase {
        Phase::Won => "won",
        Phase::Lost => "lost",
        _ => "open",
    };
    words.say(&Phrase::new("board-title").with("round", view.round).with("end", end))
}

/// Tells everything that can change: from the mothership down to the base, then tracks and dice.
pub(super) fn describe(game: &UnderFallingSkies, view: &State, words: &Words) -> String {
    let mut told = vec![mothership(game, view)];
    told.extend(next_symbol(game, view));
    told.extend((0..COLUMNS).filter_map(|at| column(view, at, words)));
    told.extend(waiting(view, words));
    let excavator = game.board.path[view.excavator as usize].to_string();
    told.push(Phrase::new("board-excavator").with("space", excavator));
    told.extend(dice(view, words));
    told.extend(robots(view, words));
    told.push(tracks(game, view));
    told.push(Phrase::new("board-hand-tells").with("dice", hand(view, words)));
    say::told(&told, words)
}

fn mothership(game: &UnderFallingSkies, view: &State) -> Phrase {
    Phrase::new("board-mothership").with("row", view.mothership).with("skull", game.board.skull)
}

fn next_symbol(game: &UnderFallingSkies, view: &State) -> Option<Phrase> {
    let symbol = match game.next_symbol(view)? {
        Margin::Empty => "none",
        Margin::ExcavatorBack(_) => "excavator",
        Margin::ResearchBack(_) => "research",
        Margin::RedShip => "red",
        Margin::Damage => "damage",
        Margin::Skull => "skull",
    };
    Some(Phrase::new("board-next").with("symbol", symbol))
}

fn column(view: &State, at: usize, words: &Words) -> Option<Phrase> {
    let sky = view.sky[at];
    let ship = |ship: Ship| Phrase::new("board-ship").with("red", u8::from(ship == Ship::Red));
    let on_spot = view.spots[at].iter().map(|here| ship(*here).with("at", "spot"));
    let in_sky = sky.ships().iter().filter_map(|row| {
        let ship = ship(sky.ship(row)?);
        Some(if row < GROUND { ship.with("at", row) } else { ship.with("at", "ground") })
    });
    let ships: Vec<String> = on_spot.chain(in_sky).map(|phrase| words.say(&phrase)).collect();
    let told = || Phrase::new("board-column").with("column", at as u32 + 1).with("ships", ships.join(", "));
    (!ships.is_empty()).then(told)
}

fn waiting(view: &State, words: &Words) -> Option<Phrase> {
    let counts = [(view.waiting.green, "board-green-ships"), (view.waiting.red, "board-red-ships")];
    let ships = counted(counts, words);
    (!ships.is_empty()).then(|| Phrase::new("board-waiting").with("ships", ships.join(", ")))
}

/// Says how many there are of two things, each with the key of its sentence.
fn counted(counts: [(u8, &'static str); 2], words: &Words) -> Vec<String> {
    let there = counts.into_iter().filter(|(count, _)| *count > 0);
    there.map(|(count, key)| words.say(&Phrase::new(key).with("count", count))).collect()
}

fn dice(view: &State, words: &Words) -> Option<Phrase> {
    let placed = view.dice.iter().flatten().map(|placed| {
        let phrase = Phrase::new("board-die-on").with("die", die(placed.die, words));
        let phrase = phrase.with("space", placed.space.to_string());
        words.say(&phrase.with("digs", if placed.digs { "yes" } else { "no" }))
    });
    let dice: Vec<String> = placed.collect();
    (!dice.is_empty()).then(|| Phrase::new("board-dice").with("dice", dice.join("; ")))
}

fn robots(view: &State, words: &Words) -> Option<Phrase> {
    let standing = view.robots.iter().flatten().map(|robot| {
        let phrase = Phrase::new("board-robot-on").with("value", robot.value).with("space", robot.space.to_string());
        words.say(&phrase.with("rests", if robot.exhausted { "yes" } else { "no" }))
    });
    let robots: Vec<String> = standing.collect();
    (!robots.is_empty()).then(|| Phrase::new("board-robots").with("robots", robots.join("; ")))
}

fn tracks(game: &UnderFallingSkies, view: &State) -> Phrase {
    let board = &game.board;
    let phrase = next_step(Phrase::new("board-tracks"), game, view);
    let phrase = phrase.with("energy", view.energy).with("most", board.energy_most);
    phrase.with("damage", view.damage).with("limit", board.damage_limit)
}

/// Adds how far the research has come, and what the next step needs.
pub(super) fn next_step(phrase: Phrase, game: &UnderFallingSkies, view: &State) -> Phrase {
    let steps = &game.board.research;
    let next = steps.get(view.research as usize).map_or_else(|| "none".to_owned(), ToString::to_string);
    phrase.with("research", view.research).with("steps", steps.len() as u32).with("next", next)
}

/// Names the dice in hand.
pub(super) fn hand(view: &State, words: &Words) -> String {
    let shown = Colour::BOTH.into_iter().flat_map(|colour| (1..=6).map(move |value| Die { colour, value }));
    let shown = shown.flat_map(|rolled| (0..view.hand.holds(rolled)).map(move |_| die(rolled, words)));
    let unrolled = Colour::BOTH.into_iter().filter(|colour| view.hand.unrolled[*colour as usize] > 0);
    let unrolled = unrolled.map(|colour| {
        let phrase = Phrase::new("board-to-roll").with("count", view.hand.unrolled[colour as usize]);
        words.say(&phrase.with("colour", colour_name(colour)))
    });
    say::listed(shown.chain(unrolled), "board-no-dice", words)
}

/// Names what is set aside.
pub(super) fn aside(red: u8, robots: u8, words: &Words) -> String {
    say::listed(counted([(red, "board-red-ships"), (robots, "board-robot-count")], words), "board-nothing", words)
}

fn die(die: Die, words: &Words) -> String {
    words.say(&Phrase::new("board-die").with("colour", colour_name(die.colour)).with("value", die.value))
}

/// The name of a colour for words to choose by.
const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
    }
}
