//! Starting, running and stopping.

use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::time::Duration;

use store::Store;
use tokio::net::TcpListener;
use tokio::signal;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing::{error, info};

use crate::app::App;
use crate::bots;
use crate::config::Config;
use crate::error::ServeError;
use crate::layers;
use crate::life;
use crate::log;

/// How long requests that are under way may take once the server is to stop.
const GRACE: Duration = Duration::from_secs(10);

/// A server that runs. Dropping it does not stop it; [`Server::stop`] does.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<io::Result<()>>,
    store: Store,
}

impl Server {
    /// Opens the database, listens, and sees to what a server that stopped before left behind. Must be called on a
    /// tokio runtime.
    ///
    /// # Errors
    /// Each says the way out; see [`ServeError`].
    pub async fn start(config: Config) -> Result<Self, ServeError> {
        let listen = config.listen;
        let listener = TcpListener::bind(listen).await.map_err(|error| cannot_listen(listen, error))?;
        let address = listener.local_addr()?;
        let store = Store::open(&config.database).await?;
        let (stop, stopped) = watch::channel(false);
        let app = App::new(Config { listen: address, ..config }, store.clone(), stopped.clone());
        let service = layers::service(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let mut until = stopped;
        let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
            // An error means that nobody can stop it any more, which is as good as being told to.
            let _ = until.wait_for(|stop| *stop).await;
        });
        let task = tokio::spawn(serving.into_future());
        tokio::spawn(life::sweep_daily(app.clone()));
        tokio::spawn(async move {
            if let Err(error) = bots::wake_all(&app).await {
                error!(%error, "tables that are due cannot be read");
            }
        });
        info!(%address, database = %store.path().display(), "serving");
        Ok(Self { address, stop, task, store })
    }

    /// Returns the address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
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
            Ok(Ok(result)) => Ok(result?),
            Ok(Err(error)) => Err(io::Error::other(error).into()),
            // Whoever is still connected after that long is cut off; nothing acknowledged is lost by it.
            Err(_) => Ok(()),
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
    let served = runtime.block_on(async {
        let server = Server::start(config).await?;
        println!("Palisade serves the table on http://{}", server.address());
        told_to_stop().await?;
        server.stop().await
    });
    // A bot that still thinks is not waited for: its turn is owed, and the next process plays it.
    runtime.shutdown_background();
    served
}

async fn told_to_stop() -> io::Result<()> {
    let interrupted = signal::ctrl_c();
    #[cfg(unix)]
    {
        let mut terminated = signal::unix::signal(signal::unix::SignalKind::terminate())?;
        tokio::select! {
            result = interrupted => result,
            _ = terminated.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    interrupted.await
}

fn cannot_listen(address: SocketAddr, error: io::Error) -> ServeError {
    match error.kind() {
        ErrorKind::AddrInUse => ServeError::Busy(address),
        ErrorKind::PermissionDenied => ServeError::Forbidden(address),
        ErrorKind::AddrNotAvailable => ServeError::NotHere(address),
        _ => ServeError::System(error),
    }
}

/// Runs something to its end on a runtime of its own, for commands that are not servers.
pub(crate) fn block_on<T>(work: impl Future<Output = T>) -> io::Result<T> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}
