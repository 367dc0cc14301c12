//! Giving up, as the command line tells it: the same of a game as tokens, as a record, and as whoever checks it.

mod run;

use std::fs;
use std::process::Command as Program;

use conform::or_skip;
use contract::record::{EndedBy, RecordLine as Line};
use contract::{Dice, Seat, SeatSet, Setup, Stream};
use run::{fails, palisade, says};
use table::{Command, Creation, Request, Seed, Sitter, Table};

const GAME: &str = "raise-the-shields";

/// The start for so many, and tokens that lead on from it.
fn of(players: &'static str, play: &str) -> Vec<String> {
    [GAME, "--players", players, "--play", play].map(str::to_owned).to_vec()
}

fn step(players: &'static str, play: &str) -> String {
    let arguments = of(players, play);
    says(&["step"].into_iter().chain(arguments.iter().map(String::as_str)).collect::<Vec<_>>())
}

fn no_step(players: &'static str, play: &str) -> String {
    let arguments = of(players, play);
    fails(&["step"].into_iter().chain(arguments.iter().map(String::as_str)).collect::<Vec<_>>())
}

#[test]
fn of_two_the_other_has_won_at_once_and_alone_it_is_lost() {
    assert!(step("2", "A:resign").ends_with("\nresult: B (resigned)\nscores: 0 1\n"));
    assert!(step("2", "R66/63 B:resign").ends_with("\nresult: A (resigned)\nscores: 1 0\n"));
    for play in ["resign", "A:resign"] {
        assert!(step("1", play).ends_with("\nresult: lost (resigned)\nscores: 0\n"), "{play}");
    }
    let after = no_step("2", "A:resign R66/63");
    assert!(after.starts_with("error: `R66/63` cannot be played: the game is over\n"), "{after}");
    assert!(no_step("2", "A:resign B:resign").starts_with("error: `B:resign` cannot be played: the game is over\n"));
}

#[test]
fn of_three_two_play_on_and_the_last_one_has_won() {
    assert!(step("3", "A:resign R66/633").ends_with("\nresult: open\nscores: 0 0 0\n"));
    assert!(step("3", "A:resign R66/633 C:resign").ends_with("\nresult: B (resigned)\nscores: 0 1 0\n"));
    let again = no_step("3", "A:resign A:resign");
    assert!(again.starts_with("error: `A:resign` cannot be played: seat A has given up already\n"), "{again}");
    let whose = no_step("3", "resign");
    assert!(whose.starts_with("error: `resign` needs its seat in front, since several seats may act: `A:resign`\n"));
    assert!(no_step("3", "D:resign").starts_with("error: `D:resign` cannot be played by seat D"));
    assert!(no_step("3", "Z:resign").starts_with("error: `Z:resign`"));
}

#[test]
fn it_is_no_action_and_nothing_is_legal_after_the_end() {
    let legal = |players, play| {
        let arguments = of(players, play);
        palisade(&["legal"].into_iter().chain(arguments.iter().map(String::as_str)).collect::<Vec<_>>())
    };
    let tokens = legal("2", "R66/63");
    assert!(tokens.code == 0 && tokens.out.contains("A:") && !tokens.out.contains("resign"), "{}", tokens.out);
    assert_eq!(legal("3", "R66/633 C:resign").out, legal("3", "R66/633").out, "a bot plays on for it");
    let over = legal("2", "R66/63 A:resign");
    assert_eq!((over.code, over.out.as_str(), over.err.as_str()), (0, "", "the game is over: B (resigned)\n"));
    let refused = legal("2", "R66/63 A:nonsense");
    assert!(refused.code == 1 && refused.err.contains("`nonsense` is not a move"), "{}", refused.err);
}

/// Plays a game of so many at a table, in which seats give up and change hands.
fn unruly(seats: u8, number: u8) -> Table {
    let entry = catalog::find(GAME).expect("the game");
    let setup = Setup::printed(seats).set("round_cap", "10");
    let face = (entry.maker.make)(&setup).expect("the game");
    let sitters = vec![Sitter::default(); usize::from(seats)];
    let creation = Creation::new(face.info(), face.setup(), sitters, Seed::new([number; 32]), 0);
    let mut table = Table::new(&*face, creation).expect("a table");
    let mut dice = Stream::new("giving up", "unruly", u64::from(number));
    let ask = |table: &mut Table, seat: Seat, command: Command| {
        let entries = table.decide(&Request { seat, page: None, command }, 1).unwrap_or_default();
        for entry in entries {
            table.apply(entry).expect("it follows");
        }
    };
    ask(&mut table, Seat::FIRST, Command::Begin);
    for _ in 0..10_000 {
        let seat = Seat::new(dice.below(u32::from(seats)) as usize);
        match dice.below(150) {
            0 => ask(&mut table, seat, Command::Resign),
            1 | 2 => ask(&mut table, seat, Command::Hand { bot: Some("random".to_owned()) }),
            3 => ask(&mut table, seat, Command::Hand { bot: None }),
            _ => {}
        }
        let asked: Vec<Seat> = SeatSet::all(seats).iter().filter(|seat| table.position().asked(*seat)).collect();
        if table.is_over() || asked.is_empty() {
            return table;
        }
        let seat = asked[dice.below(asked.len() as u32) as usize];
        let legal = table.position().legal(seat);
        let token = legal[dice.below(legal.len() as u32) as usize].clone();
        let by_bot = table.sitter(seat).is_some_and(|sitter| sitter.bot.is_some());
        let turn = usize::MAX;
        ask(
            &mut table,
            seat,
            if by_bot { Command::BotAct { turn, token } } else { Command::Act { tokens: vec![token] } },
        );
    }
    table
}

/// Returns the tokens of a game as a command line takes them, those included by which seats gave up.
fn tokens(table: &Table) -> String {
    let record = table.record();
    let token = |line: &Line| match line {
        Line::Act { seat, token, .. } => Some(format!("{seat}:{token}")),
        Line::Chance { token, .. } => Some(token.clone()),
        Line::Resign { .. } => Some(line.to_string()),
        _ => None,
    };
    record.steps.iter().filter_map(token).collect::<Vec<_>>().join(" ")
}

#[test]
fn step_replay_verify_and_both_other_verifiers_tell_the_result_of_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut ends, mut files) = ([0; 2], Vec::new());
    for number in 0..12 {
        let seats = 2 + number % 2;
        let table = unruly(seats, number);
        let ending = table.result().expect("it is over");
        let gave_up = SeatSet::all(seats).iter().any(|seat| table.has_resigned(seat));
        ends[usize::from(ending.by == EndedBy::Rules)] += u32::from(gave_up);
        let file = folder.path().join(format!("{number}.toml"));
        fs::write(&file, table.record().write()).expect("a file");
        let file = file.to_str().expect("a path").to_owned();
        let last = |text: String| text.lines().rev().take(2).map(str::to_owned).collect::<Vec<_>>();
        let replayed = last(says(&["replay", &file]));
        assert_eq!(replayed[1], format!("result: {}", ending.text), "game {number}");
        let players = ["2", "3"][usize::from(number % 2)];
        let more = ["--players", players, "--set", "round_cap=10", "--play", &tokens(&table)];
        assert_eq!(last(says(&[&["step", GAME], &more[..]].concat())), replayed, "game {number}");
        assert!(says(&["verify", &file]).starts_with("good: "), "game {number}");
        files.push(file);
    }
    assert!(ends.iter().all(|met| *met > 1), "the cases were met: {ends:?}");
    for (program, script) in [("python3", "palisade_verify.py"), ("node", "palisade_verify.mjs")] {
        let mut command = Program::new(program);
        command.arg(format!("{}/../catalog/verify/{script}", env!("CARGO_MANIFEST_DIR"))).args(&files);
        let Some(output) = or_skip(command.output(), &command) else { continue };
        assert!(output.status.success(), "{script}: {}", String::from_utf8_lossy(&output.stderr));
    }
}
