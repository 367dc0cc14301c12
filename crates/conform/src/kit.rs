//! What every game must pass besides the laws: its dossier, its recorded games, its counts, and a second model in
//! another language. A game describes its own part in a [`Kit`], and [`crate::kit!`] makes the tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use contract::{Determinize, Dice, Domain, Game, Heuristic, Maker, Notation, Setup, Speak, Stream};

use crate::breach::{Breach, LawResult};
use crate::law::ensure;
use crate::model::{Model, output_or_skip};
use crate::second;
use crate::{CountTable, Trials, corpus, golden};

/// The fewest positions of a count table, and the fewest rows.
const LEAST: usize = 10;
/// For each position of a count table, the slow model counts the deepest row of at most this many sequences again in
/// every run; all rows where `PALISADE_LONG` is set.
const FEW: u128 = 500;

/// What a game brings to its tests.
pub trait Kit: 'static {
    /// The game.
    type Game: Notation + Speak + Determinize + Heuristic;

    /// The game's folder: `env!("CARGO_MANIFEST_DIR")`.
    const FOLDER: &'static str;
    /// How many games are recorded in the corpus.
    const RECORDED: usize;
    /// The hashes of seeded random games of the printed rules: seats, games, hash.
    const HASHES: &'static [(u8, u64, &'static str)];

    /// Lists the setups that are tried beside the printed ones: every option at another value, some together.
    fn setups() -> Vec<Setup>;

    /// Returns where half of the random games of the laws begin: somewhere that random play hardly ever reaches.
    fn begin(game: &Self::Game, _dice: &mut Stream) -> StateOf<Self> {
        game.start()
    }

    /// Sums up a state in one number that almost every change alters, for count tables; the second model has the same
    /// sum.
    fn tally(game: &Self::Game, state: &StateOf<Self>) -> i64;

    /// Draws a setup to compare with the second model.
    fn drawn(dice: &mut Stream) -> Setup {
        drawn::<Self::Game>(dice)
    }

    /// Moves something elsewhere before a step from a quiet point, so that the second model sees positions that play hardly ever reaches.
    fn shift(_game: &Self::Game, _state: &mut StateOf<Self>, _dice: &mut Stream) {}
}

/// The state of a kit's game.
pub type StateOf<K> = <<K as Kit>::Game as Game>::State;

/// Draws seats and options: each option with a list or range stays as printed two times out of three.
pub fn drawn<G: Game>(dice: &mut Stream) -> Setup {
    let mut lot = |bound: usize| dice.below(bound as u32) as usize;
    let seats = G::info().seats.clone();
    let printed = Setup::printed(seats.start() + lot(seats.clone().count()) as u8);
    (G::info().options)().into_iter().fold(printed, |setup, spec| match &spec.domain {
        _ if lot(3) > 0 => setup,
        Domain::OneOf(values) => setup.set(spec.key, &values[lot(values.len())]),
        Domain::Whole(least, most) => setup.set(spec.key, &[least, most][lot(2)].to_string()),
        Domain::PerSeat { none, values } => {
            let ways = Domain::per_seat(none, values, setup.seats);
            setup.set(spec.key, &ways[lot(ways.len())])
        }
        Domain::Form(_) => setup,
    })
}

/// Returns the printed game for every number of seats.
///
/// # Errors
/// When one is refused.
pub fn printed<K: Kit>() -> Result<Trials<K::Game>, Breach> {
    Ok(Trials::printed()?.begin(K::begin))
}

/// Returns the games of the other setups.
///
/// # Errors
/// When one is refused.
pub fn others<K: Kit>() -> Result<Trials<K::Game>, Breach> {
    Ok(Trials::new(K::setups())?.begin(K::begin))
}

/// Returns the games of all setups, for what must occur in at least one of them.
///
/// # Errors
/// When one is refused.
pub fn all<K: Kit>() -> Result<Trials<K::Game>, Breach> {
    let printed = K::Game::info().seats.clone().map(Setup::printed);
    Ok(Trials::new(printed.chain(K::setups()))?.begin(K::begin).times(2))
}

/// Returns the folder of the rules version in the corpus.
fn kept<K: Kit>() -> PathBuf {
    let info = K::Game::info();
    Path::new(K::FOLDER).join(format!("../../corpus/{}/{}", info.id, info.rules_version))
}

fn model_file<K: Kit>(name: &str) -> PathBuf {
    Path::new(K::FOLDER).join("tests/model").join(name)
}

/// Starts Python with a program of the second model, beside what all models share.
fn python<K: Kit>(name: &str) -> Command {
    let mut python = Command::new("python3");
    python.env("PYTHONPATH", concat!(env!("CARGO_MANIFEST_DIR"), "/model")).arg("-B").arg(model_file::<K>(name));
    python
}

fn data<K: Kit>() -> PathBuf {
    Path::new(K::FOLDER).join("components.toml")
}

/// Every recorded game replays bit for bit: every step is legal, every outcome follows from its numbers, the end is the
/// one noted, and written again the record is the same text.
pub fn recorded_games_replay<K: Kit>() -> LawResult {
    let found =
        corpus::replay(&kept::<K>().join("games"), Maker::of::<K::Game>()).map_err(|error| error.to_string())?;
    Ok(ensure(found == K::RECORDED, || format!("{found} games are recorded, not {}", K::RECORDED))?)
}

/// The position lines of seeded random games are the same on every machine and in every release of a rules version.
pub fn random_games_are_the_same_everywhere<K: Kit>() -> LawResult {
    ensure(!K::HASHES.is_empty(), || "there is no hash to compare with".to_owned())?;
    for (seats, games, hash) in K::HASHES {
        let face = (Maker::of::<K::Game>().make)(&Setup::printed(*seats)).map_err(|error| error.to_string())?;
        let found = golden(&*face, "golden", *games)?;
        ensure(found == *hash, || format!("{games} games of {seats} have the hash {found}"))?;
    }
    Ok(())
}

fn table<K: Kit>() -> Result<CountTable, String> {
    let file = kept::<K>().join("counts.txt");
    let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    text.parse().map_err(|error| format!("{}: {error}", file.display()))
}

/// The exact counts (perft) of the table are those of the engine.
pub fn the_engine_counts_as_the_table_says<K: Kit>() -> LawResult {
    let table = table::<K>()?;
    let rows = table.check(K::tally)?;
    let many = rows >= LEAST && table.cases.len() >= LEAST;
    Ok(ensure(many, || format!("{rows} rows at {} positions are too few", table.cases.len()))?)
}

/// The second model counts as the table says.
pub fn the_second_model_counts_as_the_table_says<K: Kit>(scratch: &str) -> LawResult {
    let mut table = table::<K>()?;
    if std::env::var_os("PALISADE_LONG").is_none() {
        for case in &mut table.cases {
            let few = case.rows.iter().rfind(|(_, counts)| counts.sequences <= FEW);
            case.rows = few.copied().into_iter().collect();
        }
    }
    let wanted = table.to_string();
    let file = Path::new(scratch).join(format!("{}-counts.txt", K::Game::info().id));
    fs::write(&file, &wanted).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut count = python::<K>("count.py");
    let Some(found) = output_or_skip(count.arg(data::<K>()).arg("--table").arg(&file)) else { return Ok(()) };
    Ok(ensure(found == wanted, || format!("the model finds\n{found}\nnot\n{wanted}"))?)
}

/// At random positions under random options engine and second model ask the same seats, offer the same actions, lead to
/// the same lines, and give outcomes the same weights.
pub fn the_second_model_agrees_at_random_positions<K: Kit>() {
    let Some(mut second) = Model::start(python::<K>("serve.py").arg(data::<K>())) else { return };
    let make = |dice: &mut Stream| K::Game::new(&K::drawn(dice)).expect("drawn options are valid");
    second::at_random_positions(make, K::shift, |game, place, token| {
        second::compare(game, place, &mut second, token, K::tally(game, &place.state));
    });
}

/// The second model plays the worked examples.
pub fn the_second_model_plays_the_worked_examples<K: Kit>() -> LawResult {
    let mut examples = python::<K>("examples.py");
    let dossier = Path::new(K::FOLDER).join("dossier.md");
    let Some(output) = output_or_skip(examples.arg(dossier).arg(data::<K>())) else { return Ok(()) };
    Ok(ensure(output.ends_with(" 0 failed\n"), || output.clone())?)
}
