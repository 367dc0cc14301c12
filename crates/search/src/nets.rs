//! Nets that bots may be named by.

use std::sync::Arc;

use contract::Inputs;
use sha2::{Digest, Sha256};

use crate::Policy;
use crate::net::{About, FileError, Net};

/// A net that was trained, with what is known of it: one that says what states are worth, or a policy.
#[derive(Clone, Debug)]
pub struct TrainedNet<N = Net> {
    /// What it is called in records and reports: the name of its file without folders, and the first eight digits of the
    /// SHA-256 of its bytes, as `ufs.net#3fa9c1d2`. A path would tell about a machine, and a name alone not which net
    /// played, since training goes on.
    pub name: String,
    /// What it was trained on.
    pub about: About,
    /// The net.
    pub net: Arc<N>,
}

/// A policy that was trained, with what is known of it.
pub type TrainedPolicy = TrainedNet<Policy>;

impl<N: NetFile> TrainedNet<N> {
    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// When they are not a net of this kind, or damaged.
    pub fn read(file: &str, bytes: &[u8]) -> Result<Self, FileError> {
        let (net, about) = N::of_bytes(bytes)?;
        Ok(Self { name: name(file, bytes), about, net: Arc::new(net) })
    }

    /// Says why the net does not fit a game; nothing when it does.
    ///
    /// # Errors
    /// When it is for another game, other rules or other inputs.
    pub fn fits<G: Inputs>(&self, game: &G) -> Result<(), FileError> {
        N::fits(&self.about, game)
    }
}

/// A kind of net that can be read from a file.
pub trait NetFile: Sized {
    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// When they are not a net of this kind, or damaged.
    fn of_bytes(bytes: &[u8]) -> Result<(Self, About), FileError>;

    /// Says why a net does not fit a game; nothing when it does.
    ///
    /// # Errors
    /// When it is for another game, other rules or other inputs.
    fn fits<G: Inputs>(about: &About, game: &G) -> Result<(), FileError>;
}

impl NetFile for Net {
    fn of_bytes(bytes: &[u8]) -> Result<(Self, About), FileError> {
        Self::read(bytes)
    }

    fn fits<G: Inputs>(about: &About, game: &G) -> Result<(), FileError> {
        about.fits(game)
    }
}

impl NetFile for Policy {
    fn of_bytes(bytes: &[u8]) -> Result<(Self, About), FileError> {
        Self::read(bytes)
    }

    fn fits<G: Inputs>(about: &About, game: &G) -> Result<(), FileError> {
        about.fits_choices(game)
    }
}

/// What stands where a file could for the nets that ship with the program. Whoever has a file of this name writes
/// `./built-in`.
pub const BUILT_IN: &str = "built-in";

/// The nets of files that were read, each found by its file and by its name, and those that ship with the program. This
/// crate reads no files: whoever may name bots by files reads them first, and for whoever may not there are
/// [`Nets::NONE`].
#[derive(Clone, Default, Debug)]
pub struct Nets {
    files: Vec<(String, TrainedNet)>,
    policies: Vec<(String, TrainedPolicy)>,
    built_in: Option<BuiltInNets>,
}

/// The nets of a game that ship with the program, each for some number of seats and some options.
#[derive(Clone, Debug)]
pub struct BuiltInNets {
    /// Those that say what states are worth.
    pub nets: Arc<[TrainedNet]>,
    /// The policies.
    pub policies: Arc<[TrainedPolicy]>,
}

impl Nets {
    /// No nets: bots that play by one cannot be named.
    pub const NONE: Self = Self { files: Vec::new(), policies: Vec::new(), built_in: None };

    /// Adds what was read from a file.
    pub fn add(&mut self, file: &str, net: TrainedNet) {
        self.files.push((file.to_owned(), net));
    }

    /// Adds a policy that was read from a file.
    pub fn add_policy(&mut self, file: &str, policy: TrainedPolicy) {
        self.policies.push((file.to_owned(), policy));
    }

    /// Adds the nets of a game that ship with the program.
    #[must_use]
    pub fn with_built_in(self, built_in: &BuiltInNets) -> Self {
        Self { built_in: Some(built_in.clone()), ..self }
    }

    /// Finds a net by its file as it was written, or by its name.
    pub fn find(&self, file: &str) -> Option<&TrainedNet> {
        find(&self.files, file)
    }

    /// Finds a policy by its file as it was written, or by its name.
    pub fn find_policy(&self, file: &str) -> Option<&TrainedPolicy> {
        find(&self.policies, file)
    }

    /// Returns the nets that ship with the program, if there are any for the game.
    pub(crate) fn built_in(&self) -> Option<&BuiltInNets> {
        self.built_in.as_ref()
    }
}

fn find<'a, N>(read: &'a [(String, TrainedNet<N>)], file: &str) -> Option<&'a TrainedNet<N>> {
    read.iter().find(|(written, net)| written == file || net.name == file).map(|(_, net)| net)
}

/// Names a net. The name stands in lines whose words are separated by blanks, and in lists separated by commas.
fn name(file: &str, bytes: &[u8]) -> String {
    let last = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let plain = |letter: char| if letter.is_ascii_alphanumeric() || "-_.".contains(letter) { letter } else { '_' };
    let last: String = last.chars().map(plain).take(40).collect();
    let first = Sha256::digest(bytes).iter().take(4).fold(0, |first: u32, byte| first << 8 | u32::from(*byte));
    format!("{last}#{first:08x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_nothing_of_folders_and_differ_where_nets_do() {
        assert_eq!(name("/nets/of mine/ufs.net", b"abc"), "ufs.net#ba7816bf");
        assert_eq!(name("C:\\me\\ufs.net", b"abc"), "ufs.net#ba7816bf");
        assert_eq!(name("my net, the 2nd:b#c", b"abc"), "my_net__the_2nd_b_c#ba7816bf");
        assert_ne!(name("ufs.net", b"abd"), name("ufs.net", b"abc"));
        assert_eq!(name(&"x".repeat(99), b"abc").len(), 40 + 9);
    }
}
