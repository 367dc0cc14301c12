//! Starting, running and stopping.

pub(crate) mod door;
pub(crate) mod error;
pub(crate) mod files;
pub(crate) mod log;
pub(crate) mod signals;
#[cfg(unix)]
mod socket;
mod wire;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use store::Store;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing::{info, warn};

use crate::app::App;
use crate::config::listen::Listen;
use crate::config::{Config, Limits};
use crate::http::proxies::SOCKET;
use crate::layers;
use crate::play::due;
use crate::play::elsewhere;
use crate::play::life;
use door::Door;
use error::ServeError;
use signals::Signals;

/// How long requests that are under way may take once the server is to stop.
const GRACE: Duration = Duration::from_secs(10);

/// A server that runs. Dropping it does not stop it; [`Server::stop`] does.
#[derive(Debug)]
pub struct Server {
    at: Listen,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
    store: Store,
}

impl Server {
    /// Opens the database, listens, and sees to what a server that stopped before left behind. Must be called on a
    /// tokio runtime.
    ///
    /// # Errors
    /// Each says the way out; see [`ServeError`].
    pub async fn start(config: Config) -> Result<Self, ServeError> {
        let door = Door::open(&config.listen).await?;
        let at = door.at().clone();
        let store = Store::open_within(&config.database, config.busy).await?;
        if store.is_open_to_others() {
            warn!(database = %store.path().display(), "others on this machine can read the seeds of running games; chmod 600");
        }
        let logged = store.dice_lines_so_far().await?;
        let (stop, stopped) = watch::channel(false);
        let limits = possible(config.limits);
        let app = App::new(Config { listen: at.clone(), limits, ..config }, store.clone(), stopped);
        let task = tokio::spawn(door.keep(app.clone(), layers::service(app.clone())));
        tokio::spawn(life::sweep_daily(app.clone()));
        tokio::spawn(elsewhere::heed(app.clone(), logged));
        tokio::spawn(due::wake_all(app));
        info!(address = %at, database = %store.path().display(), "serving");
        Ok(Self { at, stop, task, store })
    }

    /// Returns the first address it listens on; of a Unix socket, what stands for it in requests.
    pub fn address(&self) -> SocketAddr {
        match &self.at {
            Listen::Addresses(addresses) => addresses.first().copied().unwrap_or(SOCKET),
            Listen::Socket(_) => SOCKET,
        }
    }

    /// Lets what is under way finish, ends the live streams, and closes the database.
    ///
    /// # Errors
    /// When the server had ended with an error before.
    pub async fn stop(self) -> Result<(), ServeError> {
        self.stop.send_replace(true);
        let ended = tokio::time::timeout(GRACE, self.task).await;
        self.store.close().await;
        match ended {
            Ok(Err(error)) => Err(io::Error::other(error).into()),
            // Whoever is still connected after that long is cut off; nothing acknowledged is lost by it.
            Ok(Ok(())) | Err(_) => Ok(()),
        }
    }
}

/// Serves until the process is told to stop (Ctrl-C or SIGTERM), and prints the link to open.
///
/// # Errors
/// Each says the way out; see [`ServeError`].
pub fn serve(config: Config) -> Result<(), ServeError> {
    log::start(config.json_log);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    files::ask_for_more();
    let base = if config.base_path.is_root() { String::new() } else { format!("{}/", config.base_path) };
    let served = runtime.block_on(async {
        let mut signals = Signals::listen()?;
        let server = Server::start(config).await?;
        match &server.at {
            Listen::Addresses(_) => println!("Palisade serves the table on http://{}{base}", server.at),
            Listen::Socket(path) => println!("Palisade serves the table at the socket {}", path.display()),
        }
        signals.next().await?;
        info!("stopping; told once more, it stops at once");
        tokio::select! {
            stopped = server.stop() => stopped,
            _ = signals.next() => Err(ServeError::Cut),
        }
    });
    // A bot that still thinks is not waited for: its turn is owed, and the next process plays it.
    runtime.shutdown_background();
    served
}

/// Brings the limits down to what the system gives: connections leave files for the database, streams leave connections
/// for moves.
fn possible(limits: Limits) -> Limits {
    let connections = limits.connections.min(files::connections());
    Limits { connections, streams: limits.streams.min(connections / 4 * 3), ..limits }
}

/// Runs something to its end on a runtime of its own, for commands that are not servers.
pub(crate) fn block_on<T>(work: impl Future<Output = T>) -> io::Result<T> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}
