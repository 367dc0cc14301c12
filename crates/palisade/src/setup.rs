//! From arguments to a game and a position, for all commands that need one.

use std::collections::btree_map::Entry as Slot;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
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
