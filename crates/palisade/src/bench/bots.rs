//! Games played by bots, and how long their decisions take.

use std::fmt::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use catalog::CatalogEntry;
use contract::{Setup, StepText, Stream, Turn};
use lab::Request;
use search::{Nets, TrainedPolicy};

/// How long decisions take.
#[derive(Default)]
struct Decisions {
    count: u32,
    all: Duration,
    slowest: Duration,
    /// Whether a game was played to its end in the time.
    is_whole: bool,
}

/// The net that ships, one step deep.
const NET: &str = "learned:built-in";

/// Writes the heading of the rows.
pub(super) fn heading(text: &mut String) -> std::fmt::Result {
    writeln!(text, "\n{:<40} {:>12} {:>14} {:>11}", "games by bots", "games/s", "a decision ms", "slowest ms")
}

/// Measures the games of one bot at all seats: of `greedy`, of those that the game brings, of the policy and the net that
/// ship for so many seats, and of the strongest level. Where a game takes longer than a measurement, decisions alone are.
pub(super) fn rows(text: &mut String, entry: &CatalogEntry, seats: u8, each: Duration) -> Result<()> {
    let setup = Setup::printed(seats);
    let own = (entry.own_bots)().into_iter().map(|form| form.name);
    let levels = entry.levels();
    let is_known = |policy: &TrainedPolicy| (entry.policy_differs)(&setup, &policy.about).is_ok_and(|it| it.is_empty());
    let policy = levels.built_in.policies.iter().any(is_known).then_some("policy:built-in");
    let strongest = levels.levels.last().map(|level| level.bot.as_str());
    let net = (!levels.built_in.nets.is_empty()).then_some(NET);
    let strongest = strongest.filter(|bot| *bot != NET);
    for bot in std::iter::once("greedy").chain(own).chain(policy).chain(net).chain(strongest) {
        let Decisions { count, all, slowest, is_whole } = decisions(entry, &setup, bot, each)?;
        let games = if is_whole { format!("{:.1}", games(entry, &setup, bot, each)?) } else { "-".to_owned() };
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        let name = format!("{} {seats} {bot}", entry.info().id);
        let mean = ms(all) / f64::from(count.max(1));
        writeln!(text, "{name:<40} {games:>12} {mean:>14.3} {:>11.3}", ms(slowest))?;
    }
    Ok(())
}

/// Returns the games per CPU second, of as many as take long enough to be measured.
fn games(entry: &CatalogEntry, setup: &Setup, bot: &str, each: Duration) -> Result<f64> {
    let bots = vec![bot.to_owned(); usize::from(setup.seats)];
    let mut games = 1;
    loop {
        let request = Request { games, seed: "bench", threads: 1, records: 0, progress: None };
        let speed = (entry.sim)(setup, &bots, &Nets::NONE, &request)?.speed;
        if speed.cpu >= each || games > 1_000_000 {
            return Ok(speed.games_per_second());
        }
        games *= 2;
    }
}

/// Plays games as a table does, and takes the time of every decision.
fn decisions(entry: &CatalogEntry, setup: &Setup, bot: &str, each: Duration) -> Result<Decisions> {
    let game = (entry.maker.make)(setup)?;
    let mut player = (entry.player)(bot, &Nets::NONE)?;
    let mut dice = Stream::new("bench", "decisions", 0);
    let (begun, mut found) = (Instant::now(), Decisions::default());
    loop {
        let mut position = game.start();
        for step in 0..contract::STEP_LIMIT {
            if found.count > 0 && begun.elapsed() >= each {
                return Ok(found);
            }
            let next = match position.turn() {
                Turn::Over => {
                    found.is_whole = true;
                    break;
                }
                Turn::Chance => position.sample(&mut dice).context("chance is due and cannot be drawn")?,
                Turn::Choice(asked) => {
                    let seat = asked.first().context("nobody is asked")?;
                    let before = Instant::now();
                    let token = player.choose(&position, seat, &format!("{} {step}", found.count));
                    let took = before.elapsed();
                    found.count += 1;
                    found.all += took;
                    found.slowest = found.slowest.max(took);
                    StepText::Action { seat, token: token.context("the bot does not answer")? }
                }
            };
            position.play(&next)?;
        }
    }
}
