//! Prints a position of a game that is drawn, as seat A sees it, as an SVG file that stands alone, by night with `--dark`,
//! or as plain characters with `--text`, in English or in the language of a flag such as `--de`:
//! `picture [--dark | --text] [--LANGUAGE] GAME [POSITION-LINE]`.

use std::error::Error;

use boards::Theme;
use contract::{Seat, SeatSet, Setup};
use words::Words;

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
    let (mut form, mut language) = (Form::File(Theme::Light), "en");
    for flag in &flags {
        match flag.as_str() {
            "--dark" => form = Form::File(Theme::Dark),
            "--text" => form = Form::Text,
            other => language = other.trim_start_matches('-'),
        }
    }
    let (id, line) = words.split_first().ok_or("which game? Name its id")?;
    let mut drawings = boards::drawings().iter();
    let drawing = drawings.find(|drawing| (drawing.maker().info)().id == *id).ok_or("no game of this id is drawn")?;
    let line = if line.is_empty() { drawing.shown().to_owned() } else { line.join(" ") };
    let maker = drawing.maker();
    let settled = (maker.line_setup)(&line)?;
    let setup = Setup { options: settled.options, ..Setup::printed(settled.seats.unwrap_or(1)) };
    let (position, observer) = ((maker.make)(&setup)?.read(&line)?, SeatSet::only(Seat::FIRST));
    let words = Words::of(position.info(), language);
    if words.language() != language {
        return Err(format!("`--{language}` is no flag and no language; flags are --dark and --text").into());
    }
    let drawn = match form {
        Form::File(theme) => drawing.stand_alone(&position, observer, theme, &words),
        Form::Text => drawing.text(&position, observer, &words),
    };
    print!("{}", drawn.unwrap_or_default());
    Ok(())
}
