//! `cargo xtask nets` and `cargo xtask levels`: the nets that ship with the program are trained, and what stands on pages
//! about the strength of bots is measured.

use std::fs;
use std::path::{Path, PathBuf};
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
        let school = School { root, game: &game, plan: &plan };
        school.teach().with_context(|| path.clone())?;
    }
    Ok(true)
}

/// Where a game's nets and policies are trained.
struct School<'a> {
    root: &'a Path,
    game: &'a str,
    plan: &'a Table,
}

/// What is learned: a net, or a policy.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Net,
    Policy,
}

impl Kind {
    /// What its table and its files are called.
    const fn name(self) -> &'static str {
        match self {
            Self::Net => "net",
            Self::Policy => "policy",
        }
    }
}

impl School<'_> {
    /// Trains one net after the other, and each policy of one net as soon as that is there; in the end the policies of those
    /// that ship.
    fn teach(&self) -> Result<()> {
        for lesson in self.lessons(Kind::Net) {
            self.net(lesson)?;
            for policy in self.lessons(Kind::Policy).filter(|policy| of_net(policy) == Some(name(lesson))) {
                self.policy(policy)?;
            }
        }
        self.lessons(Kind::Policy).filter(|policy| of_net(policy).is_none()).try_for_each(|policy| self.policy(policy))
    }

    fn lessons(&self, kind: Kind) -> impl Iterator<Item = &Value> {
        self.plan.get(kind.name()).and_then(Value::as_array).into_iter().flatten()
    }

    /// Returns the file of a lesson: with the game if it ships, else where things are built.
    fn file(&self, kind: Kind, lesson: &Value) -> PathBuf {
        let folder = if is_set(lesson, "is_step") {
            format!("target/levels/{}", self.game)
        } else {
            format!("games/{}/levels", self.game)
        };
        self.root.join(folder).join(format!("{}.{}", name(lesson), kind.name()))
    }

    /// Returns the file of another lesson, which this one names.
    fn named(&self, kind: Kind, lesson: &Value, key: &str) -> Result<Option<PathBuf>> {
        let Some(wanted) = lesson.get(key).and_then(Value::as_str) else { return Ok(None) };
        let found = self.lessons(kind).find(|lesson| name(lesson) == wanted);
        let found = found.with_context(|| format!("`{key}`: there is no {} `{wanted}`", kind.name()))?;
        Ok(Some(self.file(kind, found)))
    }

    fn policy(&self, policy: &Value) -> Result<()> {
        let lesson = lesson(policy)?;
        let of = self.named(Kind::Net, policy, "of")?;
        let of = of.map(|file| ["--of".to_owned(), format!("learned:{}", file.display())]);
        write(&self.file(Kind::Policy, policy), |new| {
            let mut command = palisade(self.root, "distill", self.game, new, &lesson);
            command.args(of.iter().flatten());
            command
        })
    }

    fn net(&self, net: &Value) -> Result<()> {
        let lesson = lesson(net)?;
        let set =
            table(net, "set").into_iter().map(|(key, value)| ["--set".to_owned(), format!("{key}={}", text(&value))]);
        let vary = table(net, "vary").into_iter().flat_map(|(key, all)| {
            values(&all).into_iter().map(move |value| ["--vary".to_owned(), format!("{key}={}", text(&value))])
        });
        let against = net.get("against").map(values).unwrap_or_default();
        let against = against.iter().map(|bot| ["--against".to_owned(), text(bot)]);
        let file = |option: &str, file: PathBuf| [option.to_owned(), file.display().to_string()];
        let from = self.named(Kind::Net, net, "from")?.map(|net| file("--from", net));
        let shortlist = self.named(Kind::Policy, net, "shortlist")?.map(|policy| file("--shortlist", policy));
        let flags = [("results_only", "--results-only"), ("no_self_play", "--no-self-play")];
        let flags = flags.into_iter().filter(|(key, _)| is_set(net, key)).map(|(_, flag)| flag);
        let rate = net.get("rate").map(|rate| ["--rate".to_owned(), rate.to_string()]);
        let more: Vec<[String; 2]> = set.chain(vary).chain(against).chain(from).chain(shortlist).chain(rate).collect();
        write(&self.file(Kind::Net, net), |new| {
            let mut command = palisade(self.root, "train", self.game, new, &lesson);
            command.arg("--int8").args(flags.clone()).args(more.iter().flatten());
            command
        })
    }
}

fn is_set(lesson: &Value, key: &str) -> bool {
    lesson.get(key).and_then(Value::as_bool).unwrap_or(false)
}

fn table(lesson: &Value, key: &str) -> Table {
    lesson.get(key).and_then(Value::as_table).cloned().unwrap_or_default()
}

fn values(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Returns what the file of a lesson is called, without what it ends in.
fn name(lesson: &Value) -> String {
    let seats = || lesson.get("seats").map(Value::to_string).unwrap_or_default();
    lesson.get("name").and_then(Value::as_str).map_or_else(seats, str::to_owned)
}

/// Returns the net that a policy is distilled from, if not those that ship.
fn of_net(policy: &Value) -> Option<String> {
    policy.get("of").and_then(Value::as_str).map(str::to_owned)
}

/// Returns for how many seats something is learned, from how many games, and from which seed, as arguments.
fn lesson(lesson: &Value) -> Result<[String; 6]> {
    let field = |key: &str| lesson.get(key).with_context(|| format!("a net without `{key}`"));
    let seats = field("seats")?.as_integer().context("`seats` is a number")?.to_string();
    let games = field("games")?.as_integer().context("`games` is a number")?.to_string();
    let seed = field("seed")?.as_str().context("`seed` is a text")?.to_owned();
    Ok(["--seats".to_owned(), seats, "--games".to_owned(), games, "--seed".to_owned(), seed])
}

/// Lets a command of the program write a file, beside the old one until it is whole.
fn write(file: &Path, command: impl FnOnce(&Path) -> Command) -> Result<()> {
    let new = file.with_extension("new");
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    }
    if new.exists() {
        fs::remove_file(&new).with_context(|| format!("{} cannot be removed", new.display()))?;
    }
    let status = command(&new).status().context("cargo could not be started")?;
    ensure!(status.success(), "{} was not trained", file.display());
    fs::rename(&new, file).with_context(|| format!("{} cannot be written", file.display()))
}

/// A command of the program for a game, which writes a file.
fn palisade(root: &Path, command: &str, game: &str, file: &Path, lesson: &[String]) -> Command {
    let mut palisade = cargo(root, &["run", "--release", "--package", "palisade", "--", command, game, "-o"]);
    palisade.arg(file).args(lesson);
    palisade
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
