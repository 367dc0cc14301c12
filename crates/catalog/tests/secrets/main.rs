//! A bot knows what its seat knows: at hidden twins, positions that differ only in what the other seats have done in
//! secret, it does the same. A copy that sees the state does not, and is caught.
//!
//! The twins are played, not made by the game's own completions (`conform::twins`). Every game that hides something is
//! tried, with every number of seats and with each value of each option (`setups`). A run asks each bot at 100 pairs of
//! its own, `cargo xtask test --long` all bots of a game at the same 10,000.

mod cheat;
mod pairs;
mod setups;

use std::sync::atomic::AtomicBool;

use catalog::CatalogEntry;
use contract::{Player, Setup};
use lab::{Length, Training};
use search::{Nets, TrainedNet, TrainedPolicy};

use crate::cheat::{Knows, Playouts};
use crate::pairs::{Bot, pairs};
use crate::setups::{hiding, name};

/// The games that hide something in some setup, as they are shown.
const HIDING: [&str; 3] = ["raise-the-shields", "attack-the-tower", "solar-tower-defense"];
/// The games that hide nothing in any setup.
const OPEN: [&str; 2] = ["under-falling-skies", "exponential-chaos"];

/// Whoever sees the state is caught at one of so many pairs.
const CAUGHT_WITHIN: usize = 30;

/// Returns nets for a game, before any training: whatever they say of what they are told, they must not be told more.
fn nets(entry: &CatalogEntry) -> Nets {
    let (length, stop) = (Length::Games(1), AtomicBool::new(true));
    let training = Training { threads: 1, measured: 1, stop: Some(&stop), ..Training::new(length, "secrets") };
    let setups = [Setup::printed(*entry.info().seats.end())];
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

/// Makes the bots of a game: those for any game, those by a net, and its own.
fn bots(entry: &CatalogEntry) -> Vec<Bot> {
    let nets = nets(entry);
    let own = (entry.own_bots)().into_iter().map(|form| form.name);
    let by_rule = ["random", "greedy", "flat:8", "tree:8"];
    let by_net = ["learned:new.net", "tree:8:new.net", "policy:new.policy", "flat:8:new.policy"];
    let seated = |spec: &str| (entry.player)(spec, &nets).expect("a bot");
    by_rule.into_iter().chain(by_net).chain(own).map(|spec| Bot::new(spec, [seated(spec), seated(spec)])).collect()
}

#[test]
fn bots_decide_alike_at_hidden_twins() {
    let is_long = std::env::var_os("PALISADE_LONG").is_some();
    for entry in catalog::games() {
        let (id, faces) = (entry.info().id, hiding(entry));
        if faces.is_empty() {
            continue;
        }
        let mut bots = bots(entry);
        let wanted = if is_long { 10_000 } else { 100 * bots.len() };
        let (mut found, mut decided) = (vec![0_usize; faces.len()], 0);
        for (number, pair) in pairs(&faces, wanted).enumerate() {
            let turn = number % bots.len();
            let asked = if is_long { &mut bots[..] } else { &mut bots[turn..=turn] };
            for bot in asked {
                if let Some(told) = bot.differs_at(&pair) {
                    panic!("{id}: {told}");
                }
                decided += 1;
            }
            found[pair.setup] += 1;
        }
        assert_eq!(found.iter().sum::<usize>(), wanted, "{id}: too few twins differ");
        let untried = faces.iter().zip(&found).filter(|(_, pairs)| **pairs == 0);
        let untried: Vec<String> = untried.map(|(face, _)| name(face.setup(), entry)).collect();
        assert_eq!(untried, [""; 0], "{id}: setups without a pair");
        let (bots, setups) = (bots.len(), faces.len());
        println!("{id}: {bots} bots decided {decided} times alike at {wanted} pairs of twins, in {setups} setups");
    }
}

/// Two copies of one player are asked at the same twins. They differ in one thing: what is hidden from its seat, one
/// fills in at random, and the other sees.
#[test]
fn a_copy_that_sees_the_state_is_caught() {
    for entry in catalog::games() {
        let (id, faces) = (entry.info().id, hiding(entry));
        if faces.is_empty() {
            continue;
        }
        let first_difference = |knows: Knows| {
            let player = || -> Box<dyn Player> { Box::new(Playouts(knows)) };
            let mut bot = Bot::new(knows.name(), [player(), player()]);
            let mut asked = 0_usize;
            let found = pairs(&faces, CAUGHT_WITHIN).inspect(|_| asked += 1).find_map(|pair| bot.differs_at(&pair));
            (found, asked)
        };
        assert_eq!(first_difference(Knows::ItsSeat), (None, CAUGHT_WITHIN), "{id}");
        let (found, asked) = first_difference(Knows::TheState);
        let found = found.unwrap_or_else(|| panic!("{id}: whoever sees the state passes for a bot at {asked} pairs"));
        println!("{id}: caught at pair {asked}, {found}");
    }
}

/// A game that says it hides nothing looks the same to everybody: that is a law of the kit.
#[test]
fn every_game_hides_something_in_some_setup_or_nothing_in_any() {
    let (hide, open): (Vec<_>, Vec<_>) = catalog::games().iter().partition(|entry| !hiding(entry).is_empty());
    let ids = |entries: Vec<&CatalogEntry>| entries.into_iter().map(|entry| entry.info().id).collect::<Vec<_>>();
    assert_eq!((ids(hide), ids(open)), (HIDING.to_vec(), OPEN.to_vec()), "a game stands in one of the two lists");
}
