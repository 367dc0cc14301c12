//! Who sits at a table, as pages name them: by what people call themselves, a bot as a bot, always with the seat's shape.

use contract::{Phrase, Seat, SeatSet};
use table::name::{FIRST, LAST};
use table::{Name, Table};
use words::{Person, Words};

use crate::games::bot;
use crate::games::entry::LocalizedGame;
use crate::tongue::shape::sign;

/// Returns a game's words as they name the people of a table to a reader who has these seats on the screen. Only a single
/// seat of one's own is "you": a screen of several is read by several, or by somebody who must know which one is meant.
pub(crate) fn words(game: LocalizedGame<'_>, table: &Table, shown: SeatSet) -> Words {
    game.words().among_people(people(table, game), shown.first().filter(|_| shown.len() == 1))
}

/// Names the people of a table. Those who are called the same are numbered, for whoever does not see their shapes.
fn people(table: &Table, game: LocalizedGame<'_>) -> Vec<Person> {
    let names: Vec<String> = SeatSet::all(table.seats()).iter().map(|seat| name(table, game, seat)).collect();
    let person = |(index, name): (usize, &String)| {
        let alike = names[..index].iter().filter(|other| *other == name).count();
        let name = if alike == 0 { name.clone() } else { format!("{name} {}", alike + 1) };
        let said = format!("{FIRST}{}{name}{LAST}", sign(Seat::new(index)));
        Person { name: format!("{FIRST}{name}{LAST}"), said }
    };
    names.iter().enumerate().map(person).collect()
}

/// Returns what somebody is called. Whoever has a name keeps it while a bot plays for them, so that what was told of them
/// before stays true; so does whoever gave up, who is not the bot that plays on.
fn name(table: &Table, game: LocalizedGame<'_>, seat: Seat) -> String {
    let sitter = table.sitter(seat);
    let playing = sitter.filter(|_| !table.has_resigned(seat));
    let bot = || playing.and_then(|sitter| sitter.bot.as_deref()).map(|bot| bot::called(game.tongue, bot));
    let titled = || game.seat(seat, table.position().seat_title(seat).as_ref());
    let name = sitter.and_then(|sitter| sitter.name.as_ref()).map(Name::to_string);
    name.or_else(bot).unwrap_or_else(titled)
}

/// Says whether what is told of a step begins with a seat, so that its name is not said before it once more.
pub(crate) fn begins_with(phrases: &[Phrase], seat: Seat) -> bool {
    phrases.first().is_some_and(|phrase| phrase.names(seat))
}
