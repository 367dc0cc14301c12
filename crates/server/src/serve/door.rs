//! The door: listens, lets in as many as there is room for, and closes behind those who only stand in it.
//!
//! A connection whose headers do not come, or that asks for nothing more, is closed after a while; one address has a
//! limited number of them, and all together stay below the number of files that the system lets this process open, so
//! that the database and the log always get theirs.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::middleware::AddExtension;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::Layer;
use tracing::{error, warn};

use crate::app::Shared;
use crate::config::listen::Listen;
use crate::http::address;
use crate::http::address_limit::{AddressLimit, Permit};
use crate::http::proxies::SOCKET;
use crate::serve::error::ServeError;
use crate::serve::wire::{Wire, Wired};

/// What whoever comes when there is no room is told, as far as that can be done without waiting.
const NO_ROOM: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 30\r\n\
    Content-Type: text/plain\r\nContent-Length: 45\r\n\r\nToo many connections. Try again in a moment.\n";
/// How long to wait after the system has refused a connection, for want of files or memory.
const PAUSE: Duration = Duration::from_secs(1);

/// The service as one connection meets it, which knows where it comes from.
type Known = AddExtension<Router, ConnectInfo<SocketAddr>>;

/// Listens, and has let nobody in yet.
#[derive(Debug)]
pub(crate) struct Door {
    listeners: Vec<Listener>,
    at: Listen,
}

#[derive(Debug)]
enum Listener {
    Address(TcpListener),
    #[cfg(unix)]
    Socket(crate::serve::socket::Socket),
}

impl Door {
    /// Begins to listen.
    ///
    /// # Errors
    /// When one of the addresses is taken or forbidden, or none is of this machine; each says the way out.
    pub(crate) async fn open(at: &Listen) -> Result<Self, ServeError> {
        match at {
            Listen::Addresses(addresses) => Self::at_addresses(addresses).await,
            #[cfg(unix)]
            Listen::Socket(path) => {
                let listener = Listener::Socket(crate::serve::socket::Socket::bind(path).await?);
                Ok(Self { listeners: vec![listener], at: at.clone() })
            }
            #[cfg(not(unix))]
            Listen::Socket(_) => Err(ServeError::System(ErrorKind::Unsupported.into())),
        }
    }

    async fn at_addresses(addresses: &[SocketAddr]) -> Result<Self, ServeError> {
        let (mut listeners, mut bound, mut absent) = (Vec::new(), Vec::<SocketAddr>::new(), None);
        for address in addresses {
            let port = bound.first().map_or(address.port(), SocketAddr::port);
            let address = SocketAddr::new(address.ip(), port);
            match TcpListener::bind(address).await {
                Ok(listener) => {
                    bound.push(listener.local_addr()?);
                    listeners.push(Listener::Address(listener));
                }
                Err(error) => match cannot_listen(address, error) {
                    ServeError::NotHere(address) => absent = Some(address),
                    error => return Err(error),
                },
            }
        }
        match absent {
            Some(address) if listeners.is_empty() => Err(ServeError::NotHere(address)),
            _ => Ok(Self { listeners, at: Listen::Addresses(bound) }),
        }
    }

    /// Returns where it listens, with the ports that were taken.
    pub(crate) fn at(&self) -> &Listen {
        &self.at
    }

    /// Lets people in until the server is told to stop, then waits until those inside have been answered.
    pub(crate) async fn keep(self, app: Shared, service: Router) {
        let limits = &app.config.limits;
        let room = Room {
            places: AddressLimit::new(limits.connections, limits.connections_each),
            patience: limits.patience,
            service,
            app: app.clone(),
        };
        let guests = GracefulShutdown::new();
        let mut stop = app.stop.clone();
        loop {
            let accepted = tokio::select! {
                // An error means that nobody can stop it any more, which is as good as being told to.
                _ = stop.wait_for(|stop| *stop) => break,
                accepted = next(&self.listeners) => accepted,
            };
            match accepted {
                Ok((wire, peer)) => room.welcome(wire, peer, guests.watcher()),
                // Whoever hung up before being let in is no fault.
                Err(error) if matches!(error.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset) => {}
                Err(error) => {
                    error!(%error, "no connection can be accepted");
                    wait(PAUSE, &mut stop).await;
                }
            }
        }
        drop(self.listeners);
        guests.shutdown().await;
    }
}

async fn wait(time: Duration, stop: &mut watch::Receiver<bool>) {
    let _ = tokio::time::timeout(time, stop.wait_for(|stop| *stop)).await;
}

async fn next(listeners: &[Listener]) -> io::Result<(Wired, SocketAddr)> {
    let accepting = listeners.iter().map(|listener| Box::pin(listener.accept()));
    futures::future::select_all(accepting).await.0
}

impl Listener {
    async fn accept(&self) -> io::Result<(Wired, SocketAddr)> {
        match self {
            Self::Address(listener) => {
                let (stream, peer) = listener.accept().await?;
                Ok((Wired::Tcp(stream), peer))
            }
            #[cfg(unix)]
            Self::Socket(socket) => Ok((Wired::Unix(socket.accept().await?), SOCKET)),
        }
    }
}

/// What whoever comes in needs to know.
struct Room {
    places: Arc<AddressLimit>,
    patience: Duration,
    service: Router,
    app: Shared,
}

impl Room {
    /// Lets somebody in, or sends them away when there is no room.
    fn welcome(&self, wire: Wired, peer: SocketAddr, watcher: Watcher) {
        let Some(place) = self.place(peer) else {
            self.app.metrics.refuse("connections");
            if let Wired::Tcp(stream) = wire {
                send_away(stream);
            }
            return;
        };
        let service = TowerToHyperService::new(Extension(ConnectInfo(peer)).layer(self.service.clone()));
        match wire {
            Wired::Tcp(stream) => {
                tune(&stream);
                self.serve(Wire::new(stream, self.patience), service, watcher, place);
            }
            #[cfg(unix)]
            Wired::Unix(stream) => self.serve(Wire::new(stream, self.patience), service, watcher, place),
        }
    }

    /// Takes a place. A proxy that is trusted brings many people, so it is only counted with all.
    fn place(&self, peer: SocketAddr) -> Option<Permit> {
        let proxied = self.app.proxies.trusts(peer);
        if proxied { self.places.enter_freely(peer.ip()) } else { self.places.enter(address::household(peer.ip())) }
    }

    fn serve<T>(&self, wire: Wire<T>, service: TowerToHyperService<Known>, watcher: Watcher, place: Permit)
    where
        T: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.patience);
        let connection = http.serve_connection(TokioIo::new(wire), service);
        tokio::spawn(async move {
            // How it ended is the other side's affair: what it was promised is on disk.
            let _ = watcher.watch(connection).await;
            drop(place);
        });
    }
}

/// Says that there is no room, if that takes no time.
fn send_away(stream: TcpStream) {
    let said = stream.into_std().and_then(|mut stream| io::Write::write(&mut stream, NO_ROOM));
    // There is nobody to tell.
    drop(said);
}

/// Makes updates leave at once, and a line whose other end is gone break within a minute.
fn tune(stream: &TcpStream) {
    let tuned = stream.set_nodelay(true);
    #[cfg(target_os = "linux")]
    let tuned = tuned.and_then(|()| {
        let minute = Duration::from_mins(1).as_millis() as u32;
        rustix::net::sockopt::set_tcp_user_timeout(stream, minute).map_err(io::Error::from)
    });
    if let Err(error) = tuned {
        warn!(%error, "a connection keeps the system's settings");
    }
}

fn cannot_listen(address: SocketAddr, error: io::Error) -> ServeError {
    match error.kind() {
        ErrorKind::AddrInUse => ServeError::Busy(address),
        ErrorKind::PermissionDenied => ServeError::Forbidden(address),
        ErrorKind::AddrNotAvailable => ServeError::NotHere(address),
        _ => ServeError::System(error),
    }
}
