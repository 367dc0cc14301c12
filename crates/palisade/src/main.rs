//! `palisade`: the command line. Thin: each command reads its arguments, asks the crates below, and returns the text
//! to print. What goes wrong is one message on standard error and exit code 1, with nothing on standard output.

mod bench;
mod games;
mod legal;
mod play;
mod replay;
mod rules;
mod say;
mod setup;
mod sim;
mod step;
mod terminal;
mod verify;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The open table for print-and-play defence games.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Games),
    Rules(rules::Rules),
    Legal(legal::Legal),
    Step(step::Step),
    Sim(sim::Sim),
    Play(play::Play),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Bench(bench::Bench),
}

impl Command {
    fn run(self) -> Result<String> {
        match self {
            Self::Games(command) => Ok(command.run()),
            Self::Rules(command) => command.run(),
            Self::Legal(command) => command.run(),
            Self::Step(command) => command.run(),
            Self::Sim(command) => command.run(),
            Self::Play(command) => command.run(),
            Self::Replay(command) => command.run(),
            Self::Verify(command) => command.run(),
            Self::Bench(command) => command.run(),
        }
    }
}

fn main() -> ExitCode {
    let done = Cli::parse().command.run().and_then(|text| Ok(print(&text)?));
    match done {
        Err(error) if !is_broken_pipe(&error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Whoever reads has had enough, as `head` does; that is no fault.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
