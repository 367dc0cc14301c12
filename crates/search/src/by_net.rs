//! Bots that play by a net from a file: `learned:FILE`, `learned:FILE:0.1`, `tree:200:FILE`, `policy:FILE`.

use std::fmt;
use std::sync::Arc;

use contract::{Determinize, Heuristic, Inputs};

use crate::nets::BUILT_IN;
use crate::nets::NetFile;
use crate::spec::{LEARNED, MAKERS, MOST_KEPT, POLICY, TREE, number};
use crate::temperature::Temperature;
use crate::{Bot, BotError, Budget, ByPolicy, Learned, Net, Policy, Tree};

/// A bot that plays by a net, and its settings, as they stand on the command line and in records.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NetSpec {
    /// The file as it was written, or the net's name ([`crate::TrainedNet::name`]).
    pub file: String,
    /// How it plays by the net.
    pub plays: NetPlay,
}

/// How a bot plays by a net.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NetPlay {
    /// One step deep.
    Learned {
        /// How much it plays below its best.
        temperature: Temperature,
    },
    /// By a tree with the net at its leaves.
    Tree {
        /// Simulations for one decision.
        simulations: u32,
    },
    /// By a policy, without trying actions out.
    Policy,
}

impl NetSpec {
    /// Reads how a bot is written that plays by a net; none for any other bot.
    ///
    /// # Errors
    /// When it begins as one and is none.
    pub fn read(text: &str) -> Result<Option<Self>, BotError> {
        let Some((name, rest)) = text.split_once(':') else {
            return if matches!(text, "learned" | "policy") { Err(wrong(text)) } else { Ok(None) };
        };
        let (file, plays) = match name {
            "learned" => learned(rest),
            "policy" => (rest, NetPlay::Policy),
            "tree" => {
                let Some((simulations, file)) = rest.split_once(':') else { return Ok(None) };
                let wrong = || BotError::Numbers { text: text.to_owned(), form: TREE, most: MOST_KEPT };
                (file, NetPlay::Tree { simulations: number(simulations, MOST_KEPT).ok_or_else(wrong)? })
            }
            _ => return Ok(None),
        };
        if file.is_empty() {
            return Err(wrong(text));
        }
        Ok(Some(Self { file: file.to_owned(), plays }))
    }

    /// Returns how much the bot thinks about one decision.
    pub fn budget(&self) -> Budget {
        match self.plays {
            NetPlay::Learned { .. } | NetPlay::Policy => Budget { simulations: 0 },
            NetPlay::Tree { simulations } => Budget { simulations },
        }
    }

    /// Says whether the net is one that ships with the program, and not in a file.
    pub fn is_built_in(&self) -> bool {
        self.file == BUILT_IN
    }
}

/// A kind of net that bots of a game play by.
pub(crate) trait PlayedBy<G>: NetFile {
    /// Makes a bot that plays by the net in this way.
    fn bot(self: &Arc<Self>, plays: NetPlay) -> Box<dyn Bot<G>>;
}

impl<G: Determinize + Heuristic + Inputs> PlayedBy<G> for Net {
    fn bot(self: &Arc<Self>, plays: NetPlay) -> Box<dyn Bot<G>> {
        match plays {
            NetPlay::Tree { .. } => Box::new(Tree::by(self.clone())),
            NetPlay::Learned { temperature } => Box::new(Learned::new(self.clone(), temperature)),
            NetPlay::Policy => Box::new(Learned::new(self.clone(), Temperature::default())),
        }
    }
}

impl<G: Inputs> PlayedBy<G> for Policy {
    fn bot(self: &Arc<Self>, _plays: NetPlay) -> Box<dyn Bot<G>> {
        Box::new(ByPolicy::new(self.clone()))
    }
}

/// Splits the file from the temperature. The last part is one if it looks like one; whoever has a file of such a name
/// writes a temperature behind it.
fn learned(rest: &str) -> (&str, NetPlay) {
    let warm = rest.rsplit_once(':').and_then(|(file, last)| Some((file, Temperature::read(last)?)));
    let (file, temperature) = warm.unwrap_or((rest, Temperature::default()));
    (file, NetPlay::Learned { temperature })
}

fn wrong(text: &str) -> BotError {
    let [train, distill] = MAKERS;
    let (form, command) = match text.split(':').next() {
        Some("tree") => (TREE, train),
        Some("policy") => (POLICY, distill),
        _ => (LEARNED, train),
    };
    BotError::File { text: text.to_owned(), form, command }
}

impl fmt::Display for NetSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = &self.file;
        match self.plays {
            NetPlay::Learned { temperature } if temperature.is_cold() => write!(f, "learned:{file}"),
            NetPlay::Learned { temperature } => write!(f, "learned:{file}:{temperature}"),
            NetPlay::Tree { simulations } => write!(f, "tree:{simulations}:{file}"),
            NetPlay::Policy => write!(f, "policy:{file}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_settings_are_told_apart() {
        let read = |text| NetSpec::read(text).expect(text).expect("a bot by a net");
        let written = |text| (read(text).file, read(text).to_string());
        for (text, file, again) in [
            ("learned:a.net", "a.net", "learned:a.net"),
            ("learned:a.net:0.10", "a.net", "learned:a.net:0.1"),
            ("learned:a.net:0", "a.net", "learned:a.net"),
            ("learned:/nets/of:mine/a.net", "/nets/of:mine/a.net", "learned:/nets/of:mine/a.net"),
            ("learned:C:\\nets\\a.net:2", "C:\\nets\\a.net", "learned:C:\\nets\\a.net:2"),
            ("learned:a:11", "a:11", "learned:a:11"),
            ("learned:5", "5", "learned:5"),
            ("learned:a.net#12345678:0.5", "a.net#12345678", "learned:a.net#12345678:0.5"),
            ("tree:200:a.net", "a.net", "tree:200:a.net"),
            ("learned:built-in:0.3", "built-in", "learned:built-in:0.3"),
            ("tree:200:C:\\a:5", "C:\\a:5", "tree:200:C:\\a:5"),
            ("policy:a.policy#12345678", "a.policy#12345678", "policy:a.policy#12345678"),
            ("policy:built-in", "built-in", "policy:built-in"),
        ] {
            assert_eq!(written(text), (file.to_owned(), again.to_owned()), "{text}");
        }
        for text in ["tree:200", "tree", "random", "flat:100:30", "hold:at=3", "", "learner:x"] {
            assert_eq!(NetSpec::read(text), Ok(None), "{text}");
        }
    }

    #[test]
    fn what_is_missing_is_said() {
        let error = |text| NetSpec::read(text).expect_err(text).to_string();
        for text in ["learned", "learned:", "learned::0.5"] {
            let way = "write `learned:FILE[:TEMPERATURE]`, with a file that `palisade train` has made";
            assert_eq!(error(text), format!("`{text}`: {way}"));
        }
        assert_eq!(error("policy:"), "`policy:`: write `policy:FILE`, with a file that `palisade distill` has made");
        assert!(error("tree:5:").contains("write `tree:SIMULATIONS[:FILE]`, with a file"));
        assert!(error("tree:0:a.net").contains("with whole numbers from 1 to 1000000"));
    }
}
