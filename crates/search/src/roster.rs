//! The bots of a game: those for any game, and what the game brings itself, with settings.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use contract::{Determinize, Game, Heuristic, Inputs, Notation, Player};

use crate::built_in::{BuiltIn, FittingNet, played_by};
use crate::by_net::bot;
use crate::net::About;
use crate::player::Seated;
use crate::spec::MAKERS;
use crate::{
    Bot, BotError, BotSpec, Budget, BuiltInNets, Greedy, Net, NetSpec, Nets, Policy, TrainedNet, TrainedPolicy,
};

/// The bots of one game. A type that stands for the game's list implements it, since a game knows no bots.
pub trait Roster: 'static {
    /// The game.
    type Game: Determinize + Heuristic + Inputs;
    /// The bots of its own. Whatever their settings, each must decide within half a second on one core of a small
    /// server: anybody may put them on a seat.
    const OWN: &'static [OwnBot<Self::Game>];
}

/// The list of a game that brings no bots of its own.
pub struct Common<G>(PhantomData<fn() -> G>);

impl<G: Determinize + Heuristic + Inputs> Roster for Common<G> {
    type Game = G;
    const OWN: &'static [OwnBot<G>] = &[];
}

/// A bot that a game brings.
pub struct OwnBot<G> {
    /// How it is written.
    pub form: BotForm,
    /// Makes it; the values are those of its settings, in their order.
    pub make: fn(&[u32]) -> Box<dyn Bot<G>>,
}

/// How a bot of a game's own is written: `NAME`, or `NAME:KEY=VALUE` with any number of its settings. The game's words
/// say what it does under `bot-NAME`, and what a setting means under `bot-NAME-KEY`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotForm {
    /// Its name: small letters, digits and `-`.
    pub name: &'static str,
    /// What can be set.
    pub settings: &'static [Setting],
}

/// A setting of a bot: a whole number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its name.
    pub key: &'static str,
    /// The least that it takes.
    pub least: u32,
    /// The most that it takes.
    pub most: u32,
    /// Its value when nobody sets it.
    pub default: u32,
}

impl fmt::Display for BotForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)?;
        self.settings.iter().try_for_each(|Setting { key, least, most, .. }| write!(f, "[:{key}={least}..{most}]"))
    }
}

impl BotForm {
    /// Reads the settings of a bot of this form, each at most once and in any order.
    ///
    /// # Errors
    /// When there is no such setting, or it takes no such value; the error names setting and range.
    pub fn values(&self, text: &str) -> Result<Vec<u32>, BotError> {
        let mut values: Vec<Option<u32>> = vec![None; self.settings.len()];
        for part in text.split(':').skip(1) {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let text = || text.to_owned();
            let Some(place) = self.settings.iter().position(|setting| setting.key == key) else {
                return Err(BotError::NoSuchSetting { text: text(), key: key.to_owned(), form: self.to_string() });
            };
            let Setting { key, least, most, .. } = self.settings[place];
            let number = value.parse().ok().filter(|number| (least..=most).contains(number));
            // Numbers are written in one way.
            let number = number.filter(|number: &u32| number.to_string() == value && values[place].is_none());
            values[place] = Some(number.ok_or_else(|| BotError::Value { text: text(), key, least, most })?);
        }
        let settings = self.settings.iter().zip(values);
        Ok(settings.map(|(setting, value)| value.unwrap_or(setting.default)).collect())
    }

    /// Writes a bot of this form: its name, and the settings that are not the defaults.
    fn write(&self, values: &[u32]) -> String {
        let set = self.settings.iter().zip(values).filter(|(setting, value)| setting.default != **value);
        set.fold(self.name.to_owned(), |text, (setting, value)| format!("{text}:{}={value}", setting.key))
    }
}

/// Returns how the bots of a game's own are written.
pub fn forms<R: Roster>() -> Vec<BotForm> {
    R::OWN.iter().map(|own| own.form).collect()
}

/// A bot of a game with its settings, to be made as often as it is needed.
pub struct NamedBot<G> {
    text: String,
    kind: Kind<G>,
}

enum Kind<G> {
    Common(BotSpec),
    ByNet(NetSpec, Box<TrainedNet>),
    ByPolicy(NetSpec, Box<TrainedPolicy>),
    ByBuiltIn(NetSpec, BuiltInNets),
    Own(fn(&[u32]) -> Box<dyn Bot<G>>, Vec<u32>),
}

/// Makes a bot that has what it plays by.
fn by_net<G: Determinize + Heuristic + Inputs>(
    spec: &NetSpec,
    net: Option<Arc<Net>>,
    policy: Option<Arc<Policy>>,
) -> Box<dyn Bot<G>> {
    bot(spec.plays, net, policy).unwrap_or_else(|| Box::new(Greedy::new()))
}

fn no_built_in(text: &str, is_policy: bool) -> BotError {
    let [train, distill] = MAKERS;
    let (what, command) = if is_policy { ("policy", distill) } else { ("net", train) };
    BotError::NoBuiltIn { text: text.to_owned(), what, command }
}

/// Names a bot by the name of its net, and not by its file.
fn named<G, N>(
    net: &TrainedNet<N>,
    spec: &NetSpec,
    kind: impl FnOnce(NetSpec, Box<TrainedNet<N>>) -> Kind<G>,
) -> (About, NetSpec, Kind<G>) {
    let spec = NetSpec { file: net.name.clone(), plays: spec.plays };
    let net = TrainedNet { name: net.name.clone(), about: net.about.clone(), net: net.net.clone() };
    (net.about.clone(), spec.clone(), kind(spec, Box::new(net)))
}

impl<G> From<BotSpec> for NamedBot<G> {
    fn from(spec: BotSpec) -> Self {
        Self { text: spec.to_string(), kind: Kind::Common(spec) }
    }
}

impl<G: Determinize + Heuristic + Inputs> NamedBot<G> {
    /// Reads a bot as it stands on the command line and in records. One that plays by a net plays by one of these.
    ///
    /// # Errors
    /// When the game has no such bot, or the bot no such settings, or its net is not there or for something else.
    pub fn read<R: Roster<Game = G>>(text: &str, nets: &Nets) -> Result<Self, BotError> {
        let name = text.split(':').next().unwrap_or(text);
        let Some(own) = R::OWN.iter().find(|own| own.form.name == name) else {
            if let Some(spec) = NetSpec::read(text)? {
                return Self::by_net(text, &spec, nets);
            }
            return match text.parse::<BotSpec>() {
                Err(BotError::Unknown { text, mut known }) => {
                    known.extend(R::OWN.iter().map(|own| own.form.to_string()));
                    Err(BotError::Unknown { text, known })
                }
                spec => spec.map(Self::from),
            };
        };
        let values = own.form.values(text)?;
        Ok(Self { text: own.form.write(&values), kind: Kind::Own(own.make, values) })
    }

    fn by_net(text: &str, spec: &NetSpec, nets: &Nets) -> Result<Self, BotError> {
        let is_policy = spec.plays.is_by_policy();
        if spec.is_built_in() {
            let has = |own: &&BuiltInNets| if is_policy { !own.policies.is_empty() } else { !own.nets.is_empty() };
            let own = nets.built_in().filter(has).ok_or_else(|| no_built_in(text, is_policy))?;
            let kind = Kind::ByBuiltIn(spec.clone(), own.clone());
            return Ok(Self { text: spec.to_string(), kind });
        }
        let found = if is_policy {
            nets.find_policy(&spec.file).map(|net| named(net, spec, Kind::ByPolicy))
        } else {
            nets.find(&spec.file).map(|net| named(net, spec, Kind::ByNet))
        };
        let Some((about, spec, kind)) = found else { return Err(BotError::NoFiles { text: text.to_owned() }) };
        about.is_for::<G>().map_err(|error| BotError::Net { text: text.to_owned(), error })?;
        Ok(Self { text: spec.to_string(), kind })
    }

    /// Says why a bot is of no use in a game: its net fits others of the kind only.
    ///
    /// # Errors
    /// When its net takes another number of inputs.
    pub fn fits(&self, game: &G) -> Result<(), BotError> {
        let fits = match &self.kind {
            Kind::ByNet(_, net) => net.fits(game),
            Kind::ByPolicy(_, policy) => policy.fits(game),
            _ => Ok(()),
        };
        fits.map_err(|error| BotError::Net { text: self.text.clone(), error })
    }

    /// Returns by which of the nets that ship with the program it plays a game: by none where no such net fits, so that
    /// it plays as `greedy` does. None for a bot that never plays by one of these.
    pub fn fitting_nets(&self, game: &G) -> Option<Vec<FittingNet>> {
        match &self.kind {
            Kind::ByBuiltIn(spec, own) => Some(played_by(own, spec.plays, game)),
            _ => None,
        }
    }

    /// Gives it another name, under which it is found too.
    #[must_use]
    pub fn called(self, name: &str) -> Self {
        Self { text: name.to_owned(), ..self }
    }

    /// Returns how it is written: the name, and the settings that are not the defaults; a net by its name.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns how much it thinks about one decision, where that is counted for it.
    pub fn budget(&self) -> Budget {
        match &self.kind {
            Kind::Common(spec) => spec.budget(),
            Kind::ByNet(spec, _) | Kind::ByPolicy(spec, _) | Kind::ByBuiltIn(spec, _) => spec.budget(),
            Kind::Own(..) => Budget { simulations: 0 },
        }
    }

    /// Makes the bot.
    pub fn bot(&self) -> Box<dyn Bot<G>> {
        match &self.kind {
            Kind::Common(spec) => spec.bot(),
            Kind::ByNet(spec, net) => by_net(spec, Some(net.net.clone()), None),
            Kind::ByPolicy(spec, policy) => by_net(spec, None, Some(policy.net.clone())),
            Kind::ByBuiltIn(spec, own) => Box::new(BuiltIn::new(own.clone(), spec.plays)),
            Kind::Own(make, values) => make(values),
        }
    }

    /// Makes the bot for a table of its game.
    pub fn player(&self) -> Box<dyn Player>
    where
        G: Game + Notation,
    {
        Box::new(Seated { bot: self.bot(), budget: self.budget() })
    }
}
