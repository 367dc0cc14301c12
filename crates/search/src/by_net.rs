//! Bots that play by a net from a file: `learned:FILE`, `learned:FILE:0.1`, `tree:200:FILE`, `tree:200ms:FILE`,
//! `policy:FILE`, `flat:200:30:FILE`.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use contract::{Determinize, Heuristic, Inputs};

use crate::nets::BUILT_IN;
use crate::spec::{LEARNED, LONGEST, MAKERS, MOST, MOST_KEPT, POLICY, TIMED, TREE, milliseconds, number};
use crate::temperature::Temperature;
use crate::{Bot, BotError, Budget, ByPolicy, Flat, Learned, Net, Policy, Shortlist, Tree};

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
    /// By such a tree, for so long: games with it do not repeat.
    Timed {
        /// Time for one decision.
        milliseconds: u32,
    },
    /// By a policy, without trying actions out.
    Policy,
    /// By playouts in which a policy plays.
    Flat {
        /// Playouts for one decision.
        playouts: u32,
        /// After how many steps a playout ends: a net says then what it was worth, or the game's own estimate.
        cut: Option<u32>,
    },
}

impl NetPlay {
    /// Says whether the file is that of a policy, and not that of a net which says what states are worth.
    pub const fn is_by_policy(self) -> bool {
        matches!(self, Self::Policy | Self::Flat { .. })
    }
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
                let Some((budget, file)) = rest.split_once(':') else { return Ok(None) };
                let (form, most) = if budget.ends_with("ms") { (TIMED, LONGEST) } else { (TREE, MOST_KEPT) };
                let wrong = || BotError::Numbers { text: text.to_owned(), form, most };
                (file, tree(budget).ok_or_else(wrong)?)
            }
            "flat" => match flat(rest) {
                Some(flat) => flat,
                None => return Ok(None),
            },
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
            NetPlay::Tree { simulations } | NetPlay::Flat { playouts: simulations, .. } => Budget { simulations },
            NetPlay::Timed { .. } => Budget { simulations: MOST_KEPT },
        }
    }

    /// Says whether the bot thinks by the clock, so that the same seed need not give the same game.
    pub fn is_timed(&self) -> bool {
        matches!(self.plays, NetPlay::Timed { .. })
    }

    /// Says whether the net is one that ships with the program, and not in a file.
    pub fn is_built_in(&self) -> bool {
        self.file == BUILT_IN
    }
}

/// Makes a bot that plays in this way; none where there is nothing that it could play by.
pub(crate) fn bot<G: Determinize + Heuristic + Inputs>(
    plays: NetPlay,
    net: Option<Arc<Net>>,
    policy: Option<Arc<Policy>>,
) -> Option<Box<dyn Bot<G>>> {
    Some(match plays {
        NetPlay::Learned { temperature } => Box::new(Learned::by(net?, Shortlist::new(policy), temperature)),
        NetPlay::Tree { .. } => Box::new(Tree::by(net?, Shortlist::new(policy))),
        NetPlay::Timed { milliseconds } => {
            Box::new(Tree::by(net?, Shortlist::new(policy)).within(Duration::from_millis(milliseconds.into())))
        }
        NetPlay::Policy => Box::new(ByPolicy::new(policy?)),
        NetPlay::Flat { cut, .. } => Box::new(Flat::by(policy?, net, cut)),
    })
}

/// Reads how much a tree may think.
fn tree(budget: &str) -> Option<NetPlay> {
    let timed = milliseconds(budget).map(|milliseconds| NetPlay::Timed { milliseconds });
    timed.or_else(|| number(budget, MOST_KEPT).map(|simulations| NetPlay::Tree { simulations }))
}

/// Splits the file from the temperature. The last part is one if it looks like one; whoever has a file of such a name
/// writes a temperature behind it.
fn learned(rest: &str) -> (&str, NetPlay) {
    let warm = rest.rsplit_once(':').and_then(|(file, last)| Some((file, Temperature::read(last)?)));
    let (file, temperature) = warm.unwrap_or((rest, Temperature::default()));
    (file, NetPlay::Learned { temperature })
}

/// Splits the numbers from the file of a policy; none where no file stands behind them.
fn flat(rest: &str) -> Option<(&str, NetPlay)> {
    let (playouts, rest) = rest.split_once(':')?;
    let playouts = number(playouts, MOST)?;
    let cut = rest.split_once(':').and_then(|(cut, file)| Some((number(cut, MOST)?, file)));
    let (cut, file) = cut.map_or((None, rest), |(cut, file)| (Some(cut), file));
    let is_file = !file.is_empty() && number(file, u32::MAX).is_none();
    is_file.then_some((file, NetPlay::Flat { playouts, cut }))
}

fn wrong(text: &str) -> BotError {
    let [train, distill] = MAKERS;
    let (form, command) = match text.split(':').next() {
        Some("tree") if text.ends_with("ms:") => (TIMED, train),
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
            NetPlay::Timed { milliseconds } => write!(f, "tree:{milliseconds}ms:{file}"),
            NetPlay::Policy => write!(f, "policy:{file}"),
            NetPlay::Flat { playouts, cut: None } => write!(f, "flat:{playouts}:{file}"),
            NetPlay::Flat { playouts, cut: Some(cut) } => write!(f, "flat:{playouts}:{cut}:{file}"),
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
            ("tree:200ms:a.net", "a.net", "tree:200ms:a.net"),
            ("tree:200:5ms", "5ms", "tree:200:5ms"),
            ("learned:built-in:0.3", "built-in", "learned:built-in:0.3"),
            ("tree:200:C:\\a:5", "C:\\a:5", "tree:200:C:\\a:5"),
            ("policy:a.policy#12345678", "a.policy#12345678", "policy:a.policy#12345678"),
            ("policy:built-in", "built-in", "policy:built-in"),
            ("flat:100:built-in", "built-in", "flat:100:built-in"),
            ("flat:100:16:C:\\a.policy", "C:\\a.policy", "flat:100:16:C:\\a.policy"),
            ("flat:100:C:\\5:a", "C:\\5:a", "flat:100:C:\\5:a"),
        ] {
            assert_eq!(written(text), (file.to_owned(), again.to_owned()), "{text}");
        }
        for text in [
            "tree:200",
            "tree:200ms",
            "tree",
            "random",
            "flat:100:30",
            "flat:0:a.policy",
            "flat:1:",
            "hold:at=3",
            "",
            "learner:x",
        ] {
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
        assert!(error("tree:5ms:").contains("write `tree:MILLISECONDSms[:FILE]`, with a file"));
        assert!(error("tree:0:a.net").contains("with whole numbers from 1 to 1000000"));
        assert!(error("tree:0ms:a.net").contains("`tree:MILLISECONDSms[:FILE]`, with whole numbers from 1 to 60000"));
    }
}
