//! `palisade legal`

use std::fmt::Write;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use contract::{MAX_LISTED_OUTCOMES, Position, Seat, Stream, Turn};

use crate::language::Language;
use crate::played::Played;
use crate::say::names;
use crate::seen::Seen;
use crate::setup::{GameArgs, PlayArgs, PositionArgs};

/// List what can be played in a position, one token a line; where dice are due, the outcomes with their weights
#[derive(Args)]
pub(crate) struct Legal {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    from: PositionArgs,
    #[command(flatten)]
    tokens: PlayArgs,
    /// The seat to list for, by its name or its number in seat order; without it, all that have a choice
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
}

impl Legal {
    pub(crate) fn run(self, language: Language) -> Result<String> {
        let mut seen = self.game.seen(&self.from)?;
        seen.play(&self.tokens.play, language)?;
        let position = seen.any();
        let wanted = self.seat.as_deref().map(|text| seat(position, text)).transpose()?;
        if let Some(ending) = seen.same_of(Played::ending).flatten() {
            eprintln!("the game is over: {}", ending.text);
            return Ok(String::new());
        }
        match position.turn() {
            Turn::Over => Ok(String::new()),
            Turn::Chance => outcomes(&seen),
            Turn::Choice(asked) => {
                if let Some(seat) = wanted.filter(|seat| !asked.contains(*seat)) {
                    let seat = position.info().seat_name(seat);
                    eprintln!("seat {seat} is not asked; asked: {}", names(position, asked.iter()));
                }
                let several = wanted.is_none() && asked.len() > 1;
                let seats = asked.iter().filter(|seat| wanted.is_none_or(|wanted| wanted == *seat));
                seats.map(|seat| actions(&seen, seat, several)).collect()
            }
        }
    }
}

/// Reads a seat of this position.
fn seat(position: &Position, text: &str) -> Result<Seat> {
    let seats = usize::from(position.seats());
    position.info().seat(text).filter(|seat| seat.index() < seats).ok_or_else(|| {
        let all = names(position, (0..seats).map(Seat::new));
        anyhow!("there is no seat `{text}` here; the seats are {all}, or their numbers from 1")
    })
}

fn actions(seen: &Seen, seat: Seat, named: bool) -> Result<String> {
    let name = seen.any().info().seat_name(seat);
    let legal = seen.same(|position| position.legal(seat)).ok_or_else(|| {
        anyhow!("what seat {name} may do depends on what this line hides; give the line as seat {name} sees it")
    })?;
    let mut text = String::new();
    for token in legal {
        let prefix = if named { format!("{name}:") } else { String::new() };
        writeln!(text, "{prefix}{token}").expect("text can be written to");
    }
    Ok(text)
}

fn outcomes(seen: &Seen) -> Result<String> {
    let known =
        seen.same(Position::outcomes).ok_or_else(|| anyhow!("what may come depends on what this line hides"))?;
    known.map_or_else(|| classes(seen), |outcomes| Ok(weighed(&outcomes)))
}

/// Lists classes of the outcomes if there are too many to list.
fn classes(seen: &Seen) -> Result<String> {
    let classes = seen.same(Position::outcome_classes);
    let classes = classes.ok_or_else(|| anyhow!("what may come depends on what this line hides"))?;
    let position = seen.any();
    let draw = position.draw_name().map(|draw| draw.to_string()).unwrap_or_default();
    if classes.is_empty() {
        let example = position.sample(&mut Stream::new("example", "legal", 0));
        let example = example.map(|step| step.token().to_owned()).unwrap_or_default();
        bail!(
            "dice are due (`{draw}`), and there are too many outcomes to list (over {MAX_LISTED_OUTCOMES}); one of them is `{example}`"
        );
    }
    eprintln!(
        "dice are due (`{draw}`), and there are over {MAX_LISTED_OUTCOMES} outcomes; these are classes of them, with `?` for what is left open"
    );
    Ok(weighed(&classes))
}

fn weighed(listed: &[(String, u64)]) -> String {
    let mut text = String::new();
    for (token, weight) in listed {
        writeln!(text, "{token} {weight}").expect("text can be written to");
    }
    text
}
