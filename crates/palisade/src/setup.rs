//! From arguments to a game and a position, for all commands that need one.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry as Slot;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail, ensure};
use catalog::CatalogEntry;
use clap::Args;
use contract::{AnyGame, Position, Setup};

use crate::fault::About;
use crate::seen::Seen;

/// Which game, and how it is set up.
#[derive(Args)]
pub(crate) struct GameArgs {
    /// The game's id; `palisade games` lists them
    pub(crate) game: String,
    /// An option of the game; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// A component file to use instead of the printed one
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

/// Where to begin.
#[derive(Args)]
pub(crate) struct PositionArgs {
    /// A position line; without it, the start
    #[arg(long, value_name = "LINE")]
    position: Option<String>,
    /// The number of seats, if the position line does not settle it
    #[arg(long, value_name = "N")]
    players: Option<u8>,
}

/// What is played from there.
#[derive(Args)]
pub(crate) struct PlayArgs {
    /// Tokens separated by blanks, both moves and dice results; forced steps may be left out. SEAT:resign gives up for a
    /// seat, at any time
    #[arg(long, value_name = "TOKENS", default_value = "", allow_hyphen_values = true)]
    pub(crate) play: String,
}

impl PositionArgs {
    /// Says whether a position line was given.
    pub(crate) fn is_given(&self) -> bool {
        self.position.is_some()
    }
}

impl GameArgs {
    /// Finds the game.
    pub(crate) fn entry(&self) -> Result<&'static CatalogEntry> {
        Ok(catalog::find(&self.game)?)
    }

    /// Reads the setup for this many seats.
    pub(crate) fn setup(&self, seats: u8) -> Result<Setup> {
        let mut setup = Setup::printed(seats);
        for text in &self.set {
            let (key, value) = text.split_once('=').ok_or_else(|| {
                anyhow!("`--set {text}`: write `--set KEY=VALUE`; `palisade games` lists the options")
            })?;
            match setup.options.entry(key.to_owned()) {
                Slot::Vacant(slot) => drop(slot.insert(value.to_owned())),
                Slot::Occupied(slot) if slot.get() == value => {}
                Slot::Occupied(slot) => {
                    bail!("`--set {key}={value}` contradicts `--set {key}={}`; leave one out", slot.get())
                }
            }
        }
        if let Some(path) = &self.components {
            setup.components = Some(read_text(path)?);
        }
        Ok(setup)
    }

    /// Reads the setups for this many seats in which these options take these values (`KEY=VALUE`), every value of one
    /// together with every value of the others.
    pub(crate) fn setups(&self, seats: u8, vary: &[String]) -> Result<Vec<Setup>> {
        let mut setups = vec![self.setup(seats)?];
        for (key, values) in varied(vary)? {
            ensure!(
                !setups[0].options.contains_key(key),
                "`{key}` cannot be set and varied at once; leave `--set {key}` or `--vary {key}` out"
            );
            ensure!(
                setups.len() * values.len() <= MOST_SETUPS,
                "`--vary` comes to more than {MOST_SETUPS} setups; vary less at once"
            );
            let with = |setup: &Setup, value: &String| {
                let mut setup = setup.clone();
                setup.options.insert(key.to_owned(), value.clone());
                setup
            };
            setups = setups.iter().flat_map(|setup| values.iter().map(|value| with(setup, value))).collect();
        }
        Ok(setups)
    }

    /// Makes the game, and the position to begin from.
    ///
    /// # Errors
    /// When the position line hides something, too: nobody can play on from what they cannot see.
    pub(crate) fn position(&self, from: &PositionArgs) -> Result<(Arc<dyn AnyGame>, Position)> {
        let face = self.face(from)?;
        let position = match &from.position {
            Some(line) => face.read(line).context("position line")?,
            None => face.start(),
        };
        Ok((face, position))
    }

    /// Makes the position to begin from, as far as its line tells it.
    pub(crate) fn seen(&self, from: &PositionArgs) -> Result<Seen> {
        let face = self.face(from)?;
        match &from.position {
            Some(line) => Seen::read(&face, line),
            None => Ok(Seen::whole(face.start())),
        }
    }

    /// Makes the game, with what the position line settles.
    fn face(&self, from: &PositionArgs) -> Result<Arc<dyn AnyGame>> {
        let maker = self.entry()?.maker;
        let mut setup = self.setup(0)?;
        let mut seats = from.players;
        if let Some(line) = &from.position {
            let settled = (maker.line_setup)(line).context("position line")?;
            for (key, said) in settled.options {
                match setup.options.get(&key) {
                    Some(set) if *set != said => bail!(
                        "`--set {key}={set}` contradicts the position line, which says {key}={said}; leave `--set {key}` out"
                    ),
                    _ => setup.options.insert(key, said),
                };
            }
            match (seats, settled.seats) {
                (Some(players), Some(said)) if players != said => bail!(
                    "`--players {players}` contradicts the position line, which has {said} seats; leave `--players` out"
                ),
                (_, said) => seats = said.or(seats),
            }
        }
        setup.seats = seats.unwrap_or(*(maker.info)().seats.start());
        (maker.make)(&setup).with_context(|| self.about())
    }

    /// What an error in the setup is said to be about: the component file if there is one, or else the game.
    pub(crate) fn about(&self) -> About {
        let name = self.components.as_ref().map_or_else(|| self.game.clone(), |path| path.display().to_string());
        About { game: self.entry().ok().map(CatalogEntry::info), name }
    }
}

/// The most setups that options may be varied to.
const MOST_SETUPS: usize = 4096;

/// Reads which options are varied, and their values in the order in which they were written.
fn varied(vary: &[String]) -> Result<BTreeMap<&str, Vec<String>>> {
    let mut varied: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for text in vary {
        let wrong = || {
            anyhow!(
                "`--vary {text}`: write `--vary KEY=VALUE`, once for each value; `[01]` in a value stands for either of \
                 its characters"
            )
        };
        let (key, pattern) = text.split_once('=').ok_or_else(wrong)?;
        let all = varied.entry(key).or_default();
        for value in expand(pattern).ok_or_else(wrong)? {
            if !all.contains(&value) {
                all.push(value);
            }
        }
    }
    Ok(varied)
}

/// Returns the texts that a pattern stands for: `[abc]` for any of the characters in it, everything else for itself. None
/// for a bracket that is empty or not closed, and for a pattern of more texts than can be varied.
fn expand(pattern: &str) -> Option<Vec<String>> {
    let Some((before, rest)) = pattern.split_once('[') else { return Some(vec![pattern.to_owned()]) };
    let (characters, rest) = rest.split_once(']')?;
    let after = expand(rest)?;
    let is_good = !characters.is_empty() && characters.chars().count() * after.len() <= MOST_SETUPS;
    let texts =
        characters.chars().flat_map(|character| after.iter().map(move |rest| format!("{before}{character}{rest}")));
    is_good.then(|| texts.collect())
}

/// Reads a text file.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}

/// A text file that did not exist before, open for writing.
pub(crate) struct NewFile<'a> {
    path: &'a Path,
    file: File,
}

impl<'a> NewFile<'a> {
    /// Makes the file.
    pub(crate) fn create(path: &'a Path) -> Result<Self> {
        let file = File::create_new(path).with_context(|| cannot_be_written(path))?;
        Ok(Self { path, file })
    }

    /// Writes the whole text.
    pub(crate) fn write(mut self, text: &str) -> Result<()> {
        self.file.write_all(text.as_bytes()).with_context(|| cannot_be_written(self.path))
    }
}

fn cannot_be_written(path: &Path) -> String {
    format!("{} cannot be written", path.display())
}
