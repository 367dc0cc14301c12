//! One address that asks for as much as it can: half-sent headers, tables full of bots, new tables under ever new names,
//! live streams.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use contract::Info;
use futures::future::{join, join_all};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use super::client::{Client, dial};

/// How many connections never end their headers.
const SLOW: usize = 200;
/// How many connections send forms, one after another as fast as answers come.
const FORMS: usize = 4;
/// How many connections open live streams.
const STREAMS: usize = 300;
/// How long a slow header waits between two letters, and a refused form before the next.
const BREATH: Duration = Duration::from_millis(100);

/// A flood from one address.
pub(super) struct Flood {
    pub(super) server: SocketAddr,
    pub(super) from: Option<IpAddr>,
    /// The game whose tables are filled with bots.
    pub(super) game: &'static Info,
    pub(super) ended: AtomicBool,
    pub(super) forms: AtomicUsize,
    pub(super) refused: AtomicUsize,
}

impl Flood {
    /// Floods until it is ended. What the server refuses or cuts off is tried again.
    pub(super) async fn run(&self) {
        let slow = join_all((0..SLOW).map(|_| self.slow_header()));
        let forms = join_all((0..FORMS).map(|number| self.forms(number)));
        let streams = join_all((0..STREAMS).map(|_| self.stream()));
        join(join(slow, forms), streams).await;
    }

    fn goes_on(&self) -> bool {
        !self.ended.load(Ordering::Acquire)
    }

    async fn slow_header(&self) {
        while self.goes_on() {
            if let Ok(mut stream) = dial(self.server, self.from).await {
                self.dribble(&mut stream).await;
            }
            tokio::time::sleep(BREATH).await;
        }
    }

    async fn dribble(&self, stream: &mut TcpStream) {
        let mut begun = stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ").await.is_ok();
        while begun && self.goes_on() {
            tokio::time::sleep(BREATH).await;
            begun = stream.write_all(b"a").await.is_ok();
        }
    }

    /// Opens tables full of the strongest bots, and every other time one for a person of a new name.
    async fn forms(&self, number: usize) {
        let seats = usize::from(*self.game.seats.end());
        let bots = (0..seats).fold(String::new(), |form, seat| form + &format!("seat-{seat}=flat%3A1000&"));
        let mut turn = 0;
        while self.goes_on() {
            turn += 1;
            let form = if turn % 2 == 0 { bots.clone() } else { format!("{bots}seat-0=me&name=flood-{number}-{turn}") };
            let path = format!("/play/{}", self.game.id);
            let Ok(mut client) = Client::connect(self.server, self.from).await else { continue };
            let status = client.send("POST", &path, &form).await.map(|reply| reply.status);
            self.forms.fetch_add(1, Ordering::Relaxed);
            if !status.is_ok_and(|status| status == StatusCode::SEE_OTHER) {
                self.refused.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(BREATH).await;
            }
        }
    }

    /// Opens a table, watches it, and lets the stream hang.
    async fn stream(&self) {
        while self.goes_on() {
            tokio::time::sleep(BREATH).await;
            let Ok(mut client) = Client::connect(self.server, self.from).await else { continue };
            let Ok(made) = client.send("POST", &format!("/play/{}", self.game.id), "seat-0=me&seat-1=random").await
            else {
                continue;
            };
            let table = if made.location.is_empty() { "/table/none".to_owned() } else { made.location };
            let _held = client.open("GET", &format!("{table}/events"), "").await;
            while self.goes_on() {
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}
