//! `cargo xtask nets` and `cargo xtask levels`: the nets that ship with the program are trained, and what stands on pages
//! about the strength of bots is measured.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use toml::{Table, Value};

use crate::tools;
use crate::tree::Tree;

/// How many games each level plays in each kind of game.
const GAMES: &str = "1000";

/// Returns where it is written what the levels of a game are.
fn plan(game: &str) -> String {
    format!("games/{game}/levels/levels.toml")
}

/// Returns the games that have levels, or the one that is named.
fn games(tree: &Tree, named: Option<&str>) -> Result<Vec<String>> {
    let has = |id: &&str| tree.text(&plan(id)).is_some();
    let with: Vec<String> = tree.games().into_iter().filter(has).map(str::to_owned).collect();
    let Some(game) = named else { return Ok(with) };
    ensure!(with.iter().any(|id| id == game), "`{game}` has no levels; those that have: {}", with.join(", "));
    Ok(vec![game.to_owned()])
}

/// Trains the nets of a game, or of all, as its file says. They take effect when the program is built again.
pub(crate) fn train(root: &Path, tree: &Tree, named: Option<&str>) -> Result<bool> {
    for game in games(tree, named)? {
        let path = plan(&game);
        let plan: Table = tree.text(&path).unwrap_or_default().parse().with_context(|| path.clone())?;
        let lessons = plan.get("net").and_then(Value::as_array).cloned().unwrap_or_default();
        for lesson in &lessons {
            net(root, &game, lesson).with_context(|| path.clone())?;
        }
        for lesson in plan.get("policy").and_then(Value::as_array).into_iter().flatten() {
            policy(root, &game, lesson).with_context(|| path.clone())?;
        }
    }
    Ok(true)
}

/// Returns for how many seats something is learned, from how many games, and from which seed.
fn lesson(lesson: &Value) -> Result<[String; 3]> {
    let field = |key: &str| lesson.get(key).with_context(|| format!("a net without `{key}`"));
    let seats = field("seats")?.as_integer().context("`seats` is a number")?.to_string();
    let games = field("games")?.as_integer().context("`games` is a number")?.to_string();
    Ok([seats, games, field("seed")?.as_str().context("`seed` is a text")?.to_owned()])
}

/// Lets a command of the program write a file, beside the old one until it is whole.
fn write(file: &Path, command: impl FnOnce(&Path) -> Command) -> Result<()> {
    let new = file.with_extension("new");
    if new.exists() {
        fs::remove_file(&new).with_context(|| format!("{} cannot be removed", new.display()))?;
    }
    let status = command(&new).status().context("cargo could not be started")?;
    ensure!(status.success(), "{} was not trained", file.display());
    fs::rename(&new, file).with_context(|| format!("{} cannot be written", file.display()))
}

fn policy(root: &Path, game: &str, policy: &Value) -> Result<()> {
    let [seats, games, seed] = lesson(policy)?;
    write(&root.join(format!("games/{game}/levels/{seats}.policy")), |new| {
        let mut command = cargo(root, &["run", "--release", "--package", "palisade", "--", "distill", game, "-o"]);
        command.arg(new).args(["--seats", &seats, "--games", &games, "--seed", &seed]);
        command
    })
}

fn net(root: &Path, game: &str, net: &Value) -> Result<()> {
    let [seats, games, seed] = lesson(net)?;
    let set = net.get("set").and_then(Value::as_table).cloned().unwrap_or_default();
    let set =
        set.iter().flat_map(|(key, value)| ["--set".to_owned(), format!("{key}={}", value.as_str().unwrap_or(""))]);
    let vary = net.get("vary").and_then(Value::as_table).cloned().unwrap_or_default();
    let values = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let vary = vary.iter().flat_map(|(key, value)| values(value).into_iter().map(move |value| (key, value)));
    let vary = vary.flat_map(|(key, value)| ["--vary".to_owned(), format!("{key}={}", value.as_str().unwrap_or(""))]);
    let against = net.get("against").map(values).unwrap_or_default();
    let against = against.iter().flat_map(|bot| ["--against", bot.as_str().unwrap_or("")]);
    let named = |key: &str| net.get(key).and_then(Value::as_str);
    let of = |name: &str| root.join(format!("games/{game}/levels/{name}.net"));
    let from = named("from").map(|name| ["--from".to_owned(), of(name).display().to_string()]);
    let file = of(named("name").unwrap_or(&seats));
    write(&file, |new| {
        let mut command =
            cargo(root, &["run", "--release", "--package", "palisade", "--", "train", game, "--int8", "-o"]);
        command.arg(new).args(["--seats", &seats, "--games", &games, "--seed", &seed]);
        command.args(set).args(vary).args(against).args(from.iter().flatten());
        command
    })
}

/// Measures the levels of a game, or of all.
pub(crate) fn measure(root: &Path, tree: &Tree, named: Option<&str>) -> Result<bool> {
    for game in games(tree, named)? {
        let example = ["run", "--release", "--package", "catalog", "--example", "measure_levels", "--", &game, GAMES];
        let output = cargo(root, &example).stderr(Stdio::inherit()).output().context("cargo could not be started")?;
        ensure!(output.status.success(), "the levels of {game} were not measured");
        let file = root.join(format!("games/{game}/levels/measured.toml"));
        fs::write(&file, output.stdout).with_context(|| format!("{} cannot be written", file.display()))?;
    }
    Ok(true)
}

fn cargo(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(tools::cargo());
    command.args(args).current_dir(root).stdin(Stdio::null());
    command
}
