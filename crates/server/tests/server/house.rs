//! A server of its own for each test, with the toy games beside the real ones.

use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

use catalog::CatalogEntry;
use conform::toys::{Bulwark, Parley, Yacht};
use server::{Clock, Config, Languages, Limits, Rate, Server};
use tempfile::TempDir;

use crate::client::{Browser, between};
use crate::hold::PigBots;

/// All games that these tests play.
static GAMES: LazyLock<Vec<CatalogEntry>> = LazyLock::new(|| {
    let toys = [CatalogEntry::series::<PigBots>(), CatalogEntry::of::<Yacht>(), CatalogEntry::of_series::<Parley>()];
    let toys = toys.into_iter().chain([CatalogEntry::of::<Bulwark>()]);
    catalog::games().iter().copied().chain(toys).collect()
});

/// Returns a game by its id.
pub(crate) fn entry(id: &str) -> &'static CatalogEntry {
    GAMES.iter().find(|entry| entry.info().id == id).unwrap()
}

/// Limits that no test meets by accident.
pub(crate) const GENEROUS: Limits = Limits {
    changes: AMPLE,
    seated: AMPLE,
    pages: AMPLE,
    files: AMPLE,
    body: 16 * 1024,
    streams_each: 64,
    streams: 1000,
    connections_each: 2000,
    connections: 4000,
    patience: Duration::from_secs(30),
    beat: Duration::from_secs(20),
    tables: 1_000_000,
    rooms: 1000,
};
const AMPLE: Rate = Rate { per_second: 1_000_000, burst: 1_000_000 };

/// A running server and the folder of its database.
pub(crate) struct House {
    pub(crate) server: Server,
    pub(crate) folder: TempDir,
    pub(crate) clock: Clock,
}

pub(crate) fn config(database: PathBuf, limits: Limits) -> Config {
    let languages = Languages::Offered;
    Config { listen: ([127, 0, 0, 1], 0).into(), database, games: &GAMES, limits, languages, ..Config::default() }
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with(GENEROUS).await
    }

    pub(crate) async fn with(limits: Limits) -> Self {
        Self::start(Config { limits, ..config(PathBuf::new(), GENEROUS) }).await
    }

    /// Opens a house whose clock stands at this time until the test sets it.
    pub(crate) async fn at(time: u64) -> Self {
        Self::start(Config { clock: Clock::by_hand(time), ..config(PathBuf::new(), GENEROUS) }).await
    }

    /// Opens a house on a copy of a database that nobody has open, at this time.
    pub(crate) async fn on_a_copy_of(database: &Path, time: u64) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(database, folder.path().join("p.db")).unwrap();
        let clock = Clock::by_hand(time);
        let config = Config { clock: clock.clone(), ..config(folder.path().join("p.db"), GENEROUS) };
        Self { server: Server::start(config).await.unwrap(), folder, clock }
    }

    /// Returns what a house is opened with, to be changed by a test.
    pub(crate) fn config() -> Config {
        config(PathBuf::new(), GENEROUS)
    }

    /// Opens a house with a database of its own.
    pub(crate) async fn start(config: Config) -> Self {
        listen_to_the_log();
        let folder = tempfile::tempdir().unwrap();
        let clock = config.clock.clone();
        let server = Server::start(Config { database: folder.path().join("p.db"), ..config }).await.unwrap();
        Self { server, folder, clock }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("p.db")
    }

    /// Returns the address of the server.
    pub(crate) fn base(&self) -> String {
        format!("http://{}", self.server.address())
    }

    /// Returns a browser that has never been here.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(&self.base())
    }

    /// Makes a table at which so many people sit, each in a browser of their own, in seat order.
    pub(crate) async fn company(&self, game: &str, seats: usize, more: &[(&str, &str)]) -> (String, Vec<Browser>) {
        let mut people: Vec<Browser> = (0..seats).map(|_| self.browser()).collect();
        let names: Vec<String> = (0..seats).map(|seat| format!("seat-{seat}")).collect();
        let sitters =
            names.iter().enumerate().map(|(seat, name)| (name.as_str(), if seat == 0 { "me" } else { "link" }));
        let fields: Vec<(&str, &str)> = sitters.chain(more.iter().copied()).collect();
        // The form sets the cookie that comes back with it.
        people[0].get(&format!("/play/{game}")).await;
        let table = people[0].create(game, &fields).await;
        for seat in 1..seats {
            let page = people[0].get(&table).await.body;
            let link = between(&page, "/seat/", "\"").expect("a link to the next free seat").to_owned();
            people[seat].get(&format!("/seat/{link}")).await;
            assert_eq!(people[seat].post(&format!("{table}/sit"), &[]).await.status, 303);
        }
        (table, people)
    }

    /// Stops the server and starts another on the same database.
    pub(crate) async fn restart(self) -> Self {
        let (database, clock) = (self.database(), self.clock);
        self.server.stop().await.unwrap();
        let server = Server::start(Config { clock: clock.clone(), ..config(database, GENEROUS) }).await.unwrap();
        Self { server, folder: self.folder, clock }
    }
}

/// All that the servers of this process have logged.
static LOG: LazyLock<Arc<Mutex<Vec<u8>>>> = LazyLock::new(Arc::default);

#[derive(Clone)]
struct Ear;

impl std::io::Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LOG.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn listen_to_the_log() {
    // All that a curious operator can ask for; the client of these tests is in this process too and is left out.
    let filter = server::log_filter("trace,reqwest=off");
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(|| Ear).with_ansi(false);
    // Whichever test comes first does it for all.
    let _ = log.try_init();
}

/// Returns what has been logged so far.
pub(crate) fn log() -> String {
    String::from_utf8_lossy(&LOG.lock().unwrap()).into_owned()
}
