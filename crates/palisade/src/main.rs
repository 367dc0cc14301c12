//! `palisade`: the command line. It is thin: each command reads its arguments, asks the crates below, and returns the
//! text to print. An error is one message on standard error and exit code 1, with nothing on standard output.

mod account;
mod backup;
mod bench;
mod check;
mod days;
mod delete;
mod distill;
mod end;
mod export;
mod fault;
mod games;
mod import;
mod interrupt;
mod language;
mod legal;
mod matches;
mod nets;
mod pace;
mod play;
mod played;
mod replay;
mod rules;
mod say;
mod seen;
mod serve;
mod setup;
mod sim;
mod step;
mod tables;
mod terminal;
mod timed;
mod tournament;
mod train;
mod verify;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::error::ErrorKind as Usage;
use clap::parser::ValueSource;
use clap::{Arg, CommandFactory, FromArgMatches, Parser, Subcommand};
use interrupt::Interrupted;
use language::Language;

/// The one argument that goes with every command.
const LANG: &str = "lang";

/// Threads of the runtime and the database free what other threads allocate; in the C library's allocator they would
/// wait for each other. Debug builds, which tests use, go without: there the checks on games count allocations with an
/// allocator of their own, and a program can have only one.
#[cfg(not(debug_assertions))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The open table for print-and-play defence games. Without a command, it serves the table.
#[derive(Parser)]
#[command(version)]
struct Cli {
    /// The language of the texts, such as `de` [default: the system's, or else English]
    #[arg(long, value_name = "CODE", global = true)]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Games),
    Rules(rules::Rules),
    Legal(legal::Legal),
    Step(step::Step),
    Sim(sim::Sim),
    Tournament(tournament::Tournament),
    Train(train::Train),
    Distill(distill::Distill),
    Play(play::Play),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Bench(bench::Bench),
    Serve(serve::Serve),
    Backup(backup::Backup),
    Check(check::Check),
    Tables(tables::Tables),
    End(end::End),
    Delete(delete::Delete),
    Export(export::Export),
    Import(import::Import),
}

impl Command {
    fn run(self, language: Language) -> Result<String> {
        match self {
            Self::Games(command) => Ok(command.run(language)),
            Self::Rules(command) => command.run(),
            Self::Legal(command) => command.run(language),
            Self::Step(command) => command.run(language),
            Self::Sim(command) => command.run(language),
            Self::Tournament(command) => command.run(language),
            Self::Train(command) => command.run(language),
            Self::Distill(command) => command.run(language),
            Self::Play(command) => command.run(language),
            Self::Replay(command) => command.run(language),
            Self::Verify(command) => command.run(),
            Self::Bench(command) => command.run(),
            Self::Serve(command) => command.run(),
            Self::Backup(command) => command.run(),
            Self::Check(command) => command.run(),
            Self::Tables(command) => command.run(),
            Self::End(command) => command.run(),
            Self::Delete(command) => command.run(),
            Self::Export(command) => command.run(),
            Self::Import(command) => command.run(),
        }
    }
}

fn main() -> ExitCode {
    let cli = parse();
    let command = cli.command.unwrap_or(Command::Serve(cli.serve));
    let language = Language::chosen(cli.lang.as_deref());
    let speaks = language.as_ref().ok().copied().unwrap_or_default();
    let done = language.and_then(|language| command.run(language)).and_then(|text| Ok(print(&text)?));
    match done {
        Err(error) if error.is::<Interrupted>() => interrupted(&error),
        Err(error) if !is_broken_pipe(&error) => {
            eprintln!("{}: {}", speaks.own().word("error"), fault::say(speaks, &error));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Prints what there is to print when somebody has ended a command early, and returns the code for that.
fn interrupted(error: &anyhow::Error) -> ExitCode {
    let text = error.downcast_ref().map_or("", |Interrupted(text)| text);
    // Whoever ended it may not be there to read.
    print(text).unwrap_or_default();
    ExitCode::from(130)
}

/// Reads the arguments, or ends the program with help. Those of serving go with no other command.
fn parse() -> Cli {
    let mut matches = Cli::command().get_matches();
    if let Some(name) = matches.subcommand_name() {
        let given = |arg: &&Arg| matches.value_source(arg.get_id().as_str()) == Some(ValueSource::CommandLine);
        let command = Cli::command();
        if let Some(arg) = command.get_arguments().filter(|arg| arg.get_id() != LANG).find(given) {
            let said =
                format!("`{name}` cannot be used with `--{}`, which is for serving", arg.get_long().unwrap_or(""));
            Cli::command().error(Usage::ArgumentConflict, said).exit();
        }
    }
    Cli::from_arg_matches_mut(&mut matches).unwrap_or_else(|error| error.exit())
}

fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Says whether the reader stopped reading, as `head` does; that is not an error.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_arguments_clash() {
        Cli::command().debug_assert();
    }
}
