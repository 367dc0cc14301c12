//! Prints whether a chance of 57 of 100 is one: `calibration GAME SEATS GAMES [BOT] [KEY=VALUE]...`. The bot plays at all
//! seats, `learned:built-in` if none is named, and says at every decision what its best action is worth. Decisions are put
//! together by what was said, and beside it stands how their games ended.

mod count;

use std::error::Error;

use contract::Setup;
use count::{PARTS, Part, play};

fn main() -> Result<(), Box<dyn Error>> {
    let (set, args): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|arg| arg.contains('='));
    let [id, seats, games, bot @ ..] = &args[..] else {
        return Err("write: calibration GAME SEATS GAMES [BOT] [KEY=VALUE]...".into());
    };
    let entry = catalog::find(id)?;
    let bot = bot.first().map_or("learned:built-in", String::as_str);
    let options = set.iter().filter_map(|option| option.split_once('='));
    let setup = options.fold(Setup::printed(seats.parse()?), |setup, (key, value)| setup.set(key, value));
    let mut parts = [Part::default(); PARTS];
    for number in 0..games.parse()? {
        play(entry, &setup, bot, number, &mut parts)?;
    }
    println!("| said, of 100 | came, of 100 | decisions |\n|---|---|---|");
    for part in parts.iter().filter(|part| part.decisions > 0) {
        let of_all = |sum: f64| 100.0 * sum / part.decisions as f64;
        println!("| {:.1} | {:.1} | {} |", of_all(part.said), of_all(part.came), part.decisions);
    }
    Ok(())
}
