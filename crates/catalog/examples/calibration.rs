//! Prints whether a chance of 57 of 100 is one: `calibration GAME SEATS GAMES [BOT] [KEY=VALUE]...`. The bot plays at all
//! seats, `learned:built-in` if none is named, and says at every decision what its best action is worth. Decisions are put
//! together by what was said, and beside it stands how their games ended: a win counts 1, shared with whoever won too, and a
//! draw one half.

use std::error::Error;

use catalog::CatalogEntry;
use contract::{Setup, StepText, Stream, Turn};
use search::Nets;

/// Into how many parts the chances from 0 to 1 are put.
const PARTS: usize = 10;

/// The seed that all games follow from.
const SEED: &str = "calibration";

/// Decisions of about the same chance.
#[derive(Clone, Copy, Default)]
struct Part {
    decisions: u64,
    said: f64,
    came: f64,
}

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

/// Plays a game, and adds its decisions to the parts. Those with one action are none.
fn play(
    entry: &CatalogEntry,
    setup: &Setup,
    bot: &str,
    number: u64,
    parts: &mut [Part; PARTS],
) -> Result<(), Box<dyn Error>> {
    let mut player = (entry.player)(bot, &Nets::NONE)?;
    let mut position = (entry.maker.make)(setup)?.start();
    let mut dice = Stream::new(SEED, entry.info().id, number);
    let mut said = Vec::new();
    loop {
        let step = match position.turn() {
            Turn::Over => break,
            Turn::Chance => position.sample(&mut dice).ok_or("no outcome")?,
            Turn::Choice(seats) => {
                let seat = seats.first().ok_or("nobody is asked")?;
                let seed = format!("{SEED} {number} {}", said.len());
                let judged = player.appraise(&position, seat, &seed).ok_or("the bot has no opinion")?;
                let best = judged.iter().reduce(|best, one| if one.worth > best.worth { one } else { best });
                let best = best.ok_or("nothing can be done")?;
                if judged.len() > 1 {
                    said.push((seat, best.worth));
                }
                StepText::Action { seat, token: best.token.clone() }
            }
        };
        position.play(&step)?;
    }
    let verdict = position.verdict().ok_or("no verdict")?;
    for (seat, worth) in said {
        let part = &mut parts[((worth * PARTS as f64) as usize).min(PARTS - 1)];
        part.decisions += 1;
        part.said += worth;
        part.came += verdict.worth(seat, setup.seats);
    }
    Ok(())
}
