//! A bot knows what its seat knows: at hidden twins, positions that differ only in what the other seats have done in
//! secret, it does the same.
//!
//! The twins are played, not made by the game's own completions (`conform::twins`). Every game that hides something is
//! tried, with every number of seats. A run asks for 100 decisions a bot, `cargo xtask test --long` for 10,000.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use conform::random_step;
use conform::twins::RoundHistory;
use contract::{AnyGame, Dice, Player, Seat, SeatSet, Setup, Stream, Turn};
use lab::{Length, Training};
use search::{Nets, TrainedNet, TrainedPolicy, Weights};

/// The games of an entry that hide something, one for each number of seats.
fn hiding(entry: &catalog::CatalogEntry) -> Vec<Arc<dyn AnyGame>> {
    let faces = entry.info().seats.clone().map(|seats| (entry.maker.make)(&Setup::printed(seats)));
    faces.map(|face| face.expect("a printed game")).filter(|face| face.start().hides()).collect()
}

/// Returns a net for a game, before any training: whatever it says of what it is told, it must not be told more.
fn nets(entry: &catalog::CatalogEntry, seats: u8) -> Nets {
    let (length, stop) = (Length::Games(1), AtomicBool::new(true));
    let training = Training {
        length,
        seed: "secrets",
        threads: 1,
        shortlist: None,
        weights: Weights::Float,
        measured: 1,
        stop: Some(&stop),
        progress: None,
    };
    let setups = [Setup::printed(seats)];
    let trained = (entry.train)(&setups, (&[], &Nets::default()), None, &training).expect("a net");
    let mut nets = Nets::default();
    nets.add("new.net", TrainedNet::read("new.net", &trained.net.write(&trained.about)).expect("a net"));
    // A policy knows no action before it has seen one.
    let training = Training { stop: None, ..training };
    let distilled = (entry.distill)(&setups, ("learned:new.net", &nets), &training).expect("a policy");
    let policy = TrainedPolicy::read("new.policy", &distilled.policy.write(&distilled.about)).expect("a policy");
    nets.add_policy("new.policy", policy);
    nets
}

fn player(entry: &catalog::CatalogEntry, spec: &str) -> Box<dyn Player> {
    (entry.player)(spec, &nets(entry, *entry.info().seats.end())).expect("a bot")
}

/// Asks a bot at this many pairs of twins.
fn ask_at_twins(entry: &catalog::CatalogEntry, spec: &str, wanted: usize) {
    let (faces, mut bot, mut twin_bot) = (hiding(entry), player(entry, spec), player(entry, spec));
    let mut pairs = 0;
    for number in (0..).take_while(|_| !faces.is_empty()) {
        let dice = &mut Stream::new("secrets", entry.info().id, number);
        let mut position = faces[number as usize % faces.len()].start();
        let mut course = RoundHistory::new(position.clone());
        while let Some(step) = random_step(&position, dice) {
            position.play(&step).expect("an offered step");
            course.took(step, &position);
            let Turn::Choice(asked) = position.turn() else { continue };
            if dice.below(4) > 0 {
                continue;
            }
            let seats: Vec<Seat> = asked.iter().collect();
            let seat = seats[dice.below(seats.len() as u32) as usize];
            let Some(twin) = course.twin(SeatSet::only(seat), dice) else { continue };
            if twin == position {
                continue;
            }
            let seed = format!("secrets {number} {pairs}");
            let choices = [bot.choose(&position, seat, &seed), twin_bot.choose(&twin, seat, &seed)];
            let place =
                format!("{spec} for seat {seat:?} in game {number} at\n  {}\n  {}", position.line(), twin.line());
            assert!(choices[0].is_some(), "nothing is done: {place}");
            assert_eq!(choices[0], choices[1], "{place}");
            pairs += 1;
            if pairs >= wanted {
                println!("{}: {spec} decided {pairs} times alike", entry.info().id);
                return;
            }
        }
    }
}

#[test]
fn bots_decide_alike_at_hidden_twins() {
    let wanted = if std::env::var_os("PALISADE_LONG").is_some() { 10_000 } else { 100 };
    assert!(catalog::games().iter().any(|entry| !hiding(entry).is_empty()), "no game hides anything");
    for entry in catalog::games() {
        let own = (entry.own_bots)().into_iter().map(|form| form.name);
        let by_rule = ["random", "greedy", "flat:8", "tree:8"];
        let by_net = ["learned:new.net", "tree:8:new.net", "policy:new.policy", "flat:8:new.policy"];
        let common = by_rule.into_iter().chain(by_net);
        for bot in common.chain(own) {
            ask_at_twins(entry, bot, wanted);
        }
    }
}
