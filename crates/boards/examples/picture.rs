//! Prints a position of Under Falling Skies as an SVG file that stands alone, by night with `--dark`, or as plain
//! characters with `--text`: `picture [--dark | --text] POSITION-LINE`.

use std::error::Error;

use boards::Theme;
use contract::{Game, Notation, Setup};
use under_falling_skies::UnderFallingSkies;

fn main() -> Result<(), Box<dyn Error>> {
    let (flags, words): (Vec<String>, Vec<String>) = std::env::args()
        .skip(1)
        .flat_map(|arg| arg.split(' ').map(str::to_owned).collect::<Vec<_>>())
        .partition(|word| word.starts_with("--"));
    let line = words.join(" ");
    let settled = UnderFallingSkies::line_setup(&line)?;
    let game = UnderFallingSkies::new(&Setup { options: settled.options, ..Setup::printed(1) })?;
    let view = game.read_line(&line)?;
    let flag = flags.first().map(String::as_str);
    let drawing = match flag {
        None => boards::under_falling_skies::stand_alone(&game, &view, Theme::Light),
        Some("--dark") => boards::under_falling_skies::stand_alone(&game, &view, Theme::Dark),
        Some("--text") => boards::under_falling_skies::text(&game, &view),
        Some(other) => return Err(format!("`{other}` is no flag; flags are --dark and --text").into()),
    };
    print!("{drawing}");
    Ok(())
}
