//! Prints a position of a game that is drawn as an SVG file that stands alone, by night with `--dark`, or as plain
//! characters with `--text`: `picture [--dark | --text] POSITION-LINE`.

use std::error::Error;

use boards::Theme;
use contract::{Game, Notation, Observer, Seat, SeatSet, Setup};
use raise_the_shields::RaiseTheShields;
use under_falling_skies::UnderFallingSkies;

/// What is printed.
#[derive(Clone, Copy)]
enum Form {
    File(Theme),
    Text,
}

fn main() -> Result<(), Box<dyn Error>> {
    let (flags, words): (Vec<String>, Vec<String>) = std::env::args()
        .skip(1)
        .flat_map(|arg| arg.split(' ').map(str::to_owned).collect::<Vec<_>>())
        .partition(|word| word.starts_with("--"));
    let form = match flags.first().map(String::as_str) {
        None => Form::File(Theme::Light),
        Some("--dark") => Form::File(Theme::Dark),
        Some("--text") => Form::Text,
        Some(other) => return Err(format!("`{other}` is no flag; flags are --dark and --text").into()),
    };
    let line = words.join(" ");
    let drawing = if line.starts_with("rts") { shields(&line, form)? } else { skies(&line, form)? };
    print!("{drawing}");
    Ok(())
}

fn skies(line: &str, form: Form) -> Result<String, Box<dyn Error>> {
    use boards::under_falling_skies::{stand_alone, text};
    let settled = UnderFallingSkies::line_setup(line)?;
    let game = UnderFallingSkies::new(&Setup { options: settled.options, ..Setup::printed(1) })?;
    let view = game.read_line(line)?;
    Ok(match form {
        Form::File(theme) => stand_alone(&game, &view, theme),
        Form::Text => text(&game, &view),
    })
}

/// As seat A sees it.
fn shields(line: &str, form: Form) -> Result<String, Box<dyn Error>> {
    use boards::raise_the_shields::{stand_alone, text};
    let settled = RaiseTheShields::line_setup(line)?;
    let game = RaiseTheShields::new(&Setup { options: settled.options, ..Setup::printed(settled.seats.unwrap_or(1)) })?;
    let observer: Observer = SeatSet::only(Seat::FIRST);
    let view = game.view(&game.read_line(line)?, observer);
    Ok(match form {
        Form::File(theme) => stand_alone(&game, &view, observer, theme),
        Form::Text => text(&game, &view, observer),
    })
}
