//! How many simulations of a tree search fit into a CPU second.

use std::fmt::Write;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use catalog::CatalogEntry;
use contract::{Determinize, Heuristic, Inputs, SeatPerspective, Setup, StepText, Stream, Turn};
use search::{Budget, Nets, Tree};

/// How many simulations a decision has.
const SIMULATIONS: u32 = 1000;

/// Writes the heading of the rows.
pub(super) fn heading(text: &mut String) -> std::fmt::Result {
    writeln!(text, "\n{:<24} {:>12} {:>14}", "tree searches", "sims/s", "by its net")
}

/// Measures the search of a game's first decision, with its own estimate at the leaves and with the net that ships.
pub(super) fn row(text: &mut String, name: &str, entry: &CatalogEntry, seats: u8, each: Duration) -> Result<()> {
    let mut position = (entry.maker.make)(&Setup::printed(seats))?.start();
    let mut dice = Stream::new("bench", "searches", 0);
    let seat = loop {
        let next = match position.turn() {
            Turn::Over => bail!("the game has no decision"),
            Turn::Chance => position.sample(&mut dice).context("chance is due and cannot be drawn")?,
            Turn::Choice(asked) => {
                let seat = asked.first().context("nobody is asked")?;
                let mut legal = position.legal(seat);
                if legal.len() > 1 {
                    break seat;
                }
                StepText::Action { seat, token: legal.pop().context("nothing is legal")? }
            }
        };
        position.play(&next)?;
    };
    let rate = |bot: &str| -> Result<f64> {
        let mut player = (entry.player)(bot, &Nets::NONE)?;
        let mut number = 0u32;
        let rate = lab::rate(each, || {
            number += 1;
            player.choose(&position, seat, &number.to_string());
            SIMULATIONS.into()
        });
        Ok(rate.steps)
    };
    let (by_estimate, by_net) = (rate(&format!("tree:{SIMULATIONS}"))?, rate(&format!("tree:{SIMULATIONS}:built-in"))?);
    Ok(writeln!(text, "{name:<24} {by_estimate:>12.0} {by_net:>14.0}")?)
}

/// Measures the search of a toy's first decision, with its own estimate at the leaves.
pub(super) fn toy<G: Determinize + Heuristic + Inputs>(text: &mut String, name: &str, each: Duration) -> Result<()> {
    let game = G::new(&Setup::printed(2))?;
    let (mut state, mut dice, mut tree) = (game.start(), Stream::new("bench", "searches", 0), Tree::<G>::new());
    while game.turn(&state) == Turn::Chance {
        let outcome = game.sample(&state, &mut dice);
        game.apply_outcome(&mut state, outcome);
    }
    let Turn::Choice(asked) = game.turn(&state) else { return Ok(()) };
    let seat = asked.first().context("nobody is asked")?;
    let rate = lab::rate(each, || {
        tree.weigh(&SeatPerspective::new(&game, &state, seat), Budget { simulations: SIMULATIONS }, &mut dice);
        SIMULATIONS.into()
    });
    Ok(writeln!(text, "{name:<24} {:>12.0}", rate.steps)?)
}
