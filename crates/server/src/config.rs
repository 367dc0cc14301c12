//! What an operator sets.

pub(crate) mod base_path;
pub(crate) mod clock;
pub(crate) mod listen;
pub(crate) mod proxy;

use std::path::PathBuf;
use std::time::Duration;

use catalog::CatalogEntry;

use crate::config::base_path::BasePath;
use crate::config::clock::Clock;
use crate::config::listen::Listen;
use crate::config::proxy::Proxy;

/// Where to listen, where to keep things, and how much to bear.
///
/// `/metrics`, the numbers for Prometheus, are for programs on the same machine: the connection must come from a loopback
/// address and no header (`X-Forwarded-For`, `X-Real-IP`, `Forwarded`, `Via`) may say that a proxy passes it on. Others
/// need the token. Everybody else finds no such page.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: Listen,
    /// The path that everything lives under.
    pub base_path: BasePath,
    /// The file of the database; made when it is not there.
    pub database: PathBuf,
    /// The games on offer.
    pub games: &'static [CatalogEntry],
    /// Whether people reach it by https, through a proxy that passes on `Host` and `Origin`. Cookies are then sent over
    /// https only, and a proxy on this machine is trusted where `trusted_proxies` names none.
    pub behind_https: bool,
    /// For how long finished tables are kept; none for ever. Tables that never begin go after a week.
    pub keep: Option<Duration>,
    /// Who says truthfully in `X-Forwarded-For` for whom it asks. From anybody else the header counts for nothing.
    pub trusted_proxies: Vec<Proxy>,
    /// The names that the server answers to, besides those of this machine's loopback. Where none is given, a server that
    /// listens on loopback without a proxy answers to no other name, and every other server to any.
    pub allowed_hosts: Vec<String>,
    /// What a program from elsewhere has to show to read `/metrics`.
    pub metrics_token: Option<String>,
    /// Whether log lines are JSON.
    pub json_log: bool,
    /// Whether there is a page of all elements of the design language, `/style`. It is for those who change the server, so
    /// a release has none.
    pub elements: bool,
    /// Which languages pages can be asked for in. Those who change the server may look at the made-up ones, which a release
    /// does not speak.
    pub languages: Languages,
    /// How much one address and all together may ask for.
    pub limits: Limits,
    /// How long a change waits for another program that is writing to the database.
    pub busy: Duration,
    /// What time it is.
    pub clock: Clock,
}

/// Which languages pages can be asked for in.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Languages {
    /// Those that readers are offered.
    #[default]
    Offered,
    /// The made-up ones too, `en-XA` and `ar-XB`, which show what was left untranslated and what only fits left to right.
    MadeUpToo,
}

/// How much is borne before it is refused with a clear answer.
///
/// The defaults let some thirty people play behind one address, each with two tabs.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Forms from one address: moves, new tables, seats.
    pub changes: Rate,
    /// Forms at tables from one person who sits at one. Only what is more than that counts for the address.
    pub seated: Rate,
    /// Pages, previews and live streams that one address asks for.
    pub pages: Rate,
    /// Script, style and other files that one address asks for.
    pub files: Rate,
    /// Bytes of a form.
    pub body: usize,
    /// Live streams from one address.
    pub streams_each: usize,
    /// Live streams in all; never more than three quarters of the connections.
    pub streams: usize,
    /// Connections from one address. Those of a trusted proxy are counted in all only.
    pub connections_each: usize,
    /// Connections in all; never so many that files for anything else are short.
    pub connections: usize,
    /// How long a connection may take until the headers of its next request are complete, and how long it may take nothing
    /// of an answer.
    pub patience: Duration,
    /// How often a live stream says that it is there. The script gives a stream up that is silent for 45 seconds.
    pub beat: Duration,
    /// Tables that one address may open in an hour; as many at once.
    pub tables: u32,
    /// Tables kept in memory that nobody is looking at.
    pub rooms: usize,
}

/// How many requests one address may make.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// In a second, in the long run; at least one.
    pub per_second: u32,
    /// At once; at least one.
    pub burst: u32,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: ([127, 0, 0, 1], 8080).into(),
            base_path: BasePath::default(),
            database: PathBuf::from("palisade.db"),
            games: catalog::games(),
            behind_https: false,
            keep: None,
            trusted_proxies: Vec::new(),
            allowed_hosts: Vec::new(),
            metrics_token: None,
            json_log: false,
            elements: cfg!(debug_assertions),
            languages: if cfg!(debug_assertions) { Languages::MadeUpToo } else { Languages::Offered },
            limits: Limits::default(),
            busy: store::BUSY,
            clock: Clock::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            changes: Rate { per_second: 20, burst: 100 },
            seated: Rate { per_second: 4, burst: 40 },
            pages: Rate { per_second: 60, burst: 400 },
            files: Rate { per_second: 200, burst: 1_000 },
            body: 16 * 1024,
            streams_each: 256,
            streams: 10_000,
            connections_each: 512,
            connections: 14_000,
            patience: Duration::from_secs(30),
            beat: Duration::from_secs(20),
            tables: 200,
            rooms: 1_000,
        }
    }
}
