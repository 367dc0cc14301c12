//! What the nets that ship choose is the same on every machine: whole games by them are those whose hashes are stored.
//!
//! Whoever has trained a net, or changed rules, inputs or a search, stores what is played now:
//! `PALISADE_BLESS=1 cargo test --package catalog --test golden`.

use std::thread;
use std::{env, fs};

use catalog::{CatalogEntry, Lesson, games, plan};
use contract::record::sha256;
use contract::{Setup, StepText, Stream, Turn};
use search::{About, Nets, TrainedNet};

/// The hashes, each behind its game, its net and the bot that plays by it.
const STORED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden.txt");
/// Where this variable is set the hashes are written first.
const BLESS: &str = "PALISADE_BLESS";
/// The ways to play by nets; the last one is by a policy.
const BOTS: &[&str] = &["learned:built-in", "tree:20:built-in", "policy:built-in"];
/// How many games each of them plays.
const GAMES: u64 = 2;
/// How many digits of a hash are stored.
const DIGITS: usize = 16;

/// Returns a game that this net is for and no net for fewer kinds: what was varied has the last of its values.
fn setup(about: &About) -> Setup {
    let varied = about.varied.iter().filter_map(|(key, values)| Some((key.clone(), values.last()?.clone())));
    Setup { options: about.options.clone().into_iter().chain(varied).collect(), ..Setup::printed(about.seats) }
}

/// Lets a bot play on all seats, and returns the hash of all that happened.
fn play(entry: &CatalogEntry, setup: &Setup, bot: &str) -> String {
    let face = (entry.maker.make)(setup).expect("a game");
    let mut player = (entry.player)(bot, &Nets::NONE).expect("a bot");
    let mut text = String::new();
    for number in 0..GAMES {
        let (mut position, mut dice) = (face.start(), Stream::new("golden", entry.info().id, number));
        while position.turn() != Turn::Over {
            let step = if let Turn::Choice(seats) = position.turn() {
                let seat = seats.first().expect("somebody is asked");
                let token = player.choose(&position, seat, &text.len().to_string()).expect("an action");
                StepText::Action { seat, token }
            } else {
                position.sample(&mut dice).expect("chance is due")
            };
            position.play(&step).expect("an allowed step");
            text += step.token();
            text.push('\n');
        }
    }
    sha256(&text)[..DIGITS].to_owned()
}

/// Returns a line for each net of a game and each way to play by it.
fn lines(entry: &CatalogEntry) -> Vec<String> {
    let id = entry.info().id;
    let built_in = &entry.levels().built_in;
    let bots = if built_in.policies.is_empty() { &BOTS[..2] } else { BOTS };
    let lessons = plan(id).into_iter().flat_map(|plan| plan.net).filter(|lesson| !lesson.is_step);
    let of_net = |(net, lesson): (&TrainedNet, Lesson)| -> Vec<String> {
        let (setup, file) = (setup(&net.about), lesson.file());
        bots.iter().map(|bot| format!("{id} {file} {bot} {}\n", play(entry, &setup, bot))).collect()
    };
    built_in.nets.iter().zip(lessons).flat_map(of_net).collect()
}

#[test]
fn nets_that_ship_choose_the_same_everywhere() {
    let found: String = thread::scope(|scope| {
        let all: Vec<_> = games().iter().map(|entry| scope.spawn(move || lines(entry))).collect();
        all.into_iter().flat_map(|one| one.join().expect("games are played")).collect()
    });
    if env::var_os(BLESS).is_some() {
        fs::write(STORED, &found).expect("the hashes can be written");
    }
    let stored = fs::read_to_string(STORED).unwrap_or_default();
    let store = "PALISADE_BLESS=1 cargo test --package catalog --test golden";
    assert_eq!(found, stored, "games by nets are others than those that are stored; if that is right: `{store}`");
}
