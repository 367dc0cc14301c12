//! Games in which a bot says at every decision what its best action is worth, and how they ended.

use std::error::Error;

use catalog::CatalogEntry;
use contract::{Setup, StepText, Stream, Turn};
use search::Nets;

/// Into how many parts the chances from 0 to 1 are put.
pub(crate) const PARTS: usize = 10;

/// The seed that all games follow from.
const SEED: &str = "calibration";

/// Decisions of about the same chance.
#[derive(Clone, Copy, Default)]
pub(crate) struct Part {
    pub(crate) decisions: u64,
    /// The sum of what was said.
    pub(crate) said: f64,
    /// The sum of what the games came to: a win counts 1, shared with whoever won too, and a draw one half.
    pub(crate) came: f64,
}

/// Plays a game with the same bot in all seats, and adds its decisions to the parts. Those with one action are none.
pub(crate) fn play(
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
