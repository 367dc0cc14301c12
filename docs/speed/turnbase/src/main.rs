//! Pig to 100 for two in the crate turnbase: random games and a tree search, per second of CPU time, the median of five.
//!
//!     cargo run --release --manifest-path docs/speed/turnbase/Cargo.toml
//!
//! The roll is a chance move, as in Palisade, and every decision and every roll is a step.

use std::time::Duration;

use cpu_time::ProcessTime;
use turnbase::{ActivePlayers, Game, PlayerId, Prng, sample_chance};
use turnbase_bots::{Bot, Mcts};

/// What wins.
const TARGET: u32 = 100;

/// The simulations of a search.
const SIMULATIONS: u32 = 500;

struct Pig;

#[derive(Clone, Copy, Default)]
struct Table {
    safe: [u32; 2],
    gathered: u32,
    seat: usize,
    falls: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Move {
    Roll,
    Hold,
    Die(u32),
}

impl Game for Pig {
    type State = Table;
    type Action = Move;
    type View = Table;

    fn new_initial_state(&self, _seed: u64) -> Table {
        Table::default()
    }

    fn num_players(&self) -> usize {
        2
    }

    fn active_players(&self, table: &Table) -> ActivePlayers {
        match table {
            _ if self.is_terminal(table) => ActivePlayers::none(),
            Table { falls: true, .. } => ActivePlayers::one(PlayerId::CHANCE),
            Table { seat, .. } => ActivePlayers::one(PlayerId::new(*seat as u32)),
        }
    }

    fn legal_actions(&self, table: &Table, player: PlayerId) -> Vec<Move> {
        match (table.falls, player.is_chance()) {
            (true, true) => (1..=6).map(Move::Die).collect(),
            (false, false) => vec![Move::Roll, Move::Hold],
            _ => Vec::new(),
        }
    }

    fn apply(&self, table: &mut Table, _player: PlayerId, action: Move) {
        match action {
            Move::Roll => table.falls = true,
            Move::Die(1) => pass(table),
            Move::Die(face) => (table.gathered, table.falls) = (table.gathered + face, false),
            Move::Hold => {
                table.safe[table.seat] += table.gathered;
                pass(table);
            }
        }
    }

    fn is_terminal(&self, table: &Table) -> bool {
        table.safe.iter().any(|safe| *safe >= TARGET)
    }

    fn reward(&self, table: &Table, player: PlayerId) -> f64 {
        if table.safe[player.index() as usize] >= TARGET { 1.0 } else { -1.0 }
    }

    fn view(&self, table: &Table, _viewer: Option<PlayerId>) -> Table {
        *table
    }
}

/// The turn goes to the other player.
fn pass(table: &mut Table) {
    *table = Table { safe: table.safe, seat: 1 - table.seat, ..Table::default() };
}

/// Plays a random game by the calls that everybody has; returns its steps.
fn playout(dice: &mut Prng) -> u64 {
    let (mut table, mut steps) = (Pig.new_initial_state(0), 0);
    while let Some(player) = Pig.active_players(&table).iter().next() {
        let action = if player.is_chance() {
            sample_chance(&Pig, &table, dice).expect("a die falls")
        } else {
            let legal = Pig.legal_actions(&table, player);
            legal[dice.below(legal.len() as u64) as usize]
        };
        Pig.apply(&mut table, player, action);
        steps += 1;
    }
    steps
}

/// Searches at the first decision; returns the simulations.
fn search() -> u64 {
    let table = Pig.new_initial_state(0);
    Mcts::new(SIMULATIONS, 5).choose(&Pig, &table, PlayerId::new(0));
    SIMULATIONS.into()
}

/// Returns how many calls a second there are, and how many units.
fn rate(mut call: impl FnMut() -> u64) -> (f64, f64) {
    let mut rates: Vec<(f64, f64)> = (0..5)
        .map(|_| {
            let (begun, mut calls, mut units) = (ProcessTime::now(), 0_u64, 0_u64);
            while begun.elapsed() < Duration::from_millis(400) {
                for _ in 0..8 {
                    units += call();
                    calls += 1;
                }
            }
            let spent = begun.elapsed().as_secs_f64();
            (calls as f64 / spent, units as f64 / spent)
        })
        .collect();
    rates.sort_by(|one, other| one.0.total_cmp(&other.0));
    rates[2]
}

fn main() {
    let mut dice = Prng::new(9);
    let (games, steps) = rate(|| playout(&mut dice));
    println!("turnbase: pig {games:>10.0} games/s {steps:>12.0} steps/s");
    let (_, simulations) = rate(search);
    println!("turnbase: pig {simulations:>10.0} simulations/s");
}
