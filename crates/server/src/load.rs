//! Load on a server that runs: how many durable moves it takes a second, how long each waits, and what it keeps in
//! memory for tables and live streams.
//!
//! The server is another process, met over HTTP on the loopback, so what the asking side costs is not counted into its
//! CPU time and memory. Each table has a person of its own on a connection of its own and, where the system has a
//! whole network on the loopback, at an address of its own.

mod client;
mod flood;
mod growth;
mod memory;
mod player;
mod process;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use contract::Info;
use futures::future::try_join_all;

use crate::bench::Times;
use crate::serve::block_on;
use crate::serve::error::ServeError;
use crate::serve::files;
use client::Client;
use flood::Flood;
pub use growth::Each;
pub use memory::{MemoryUse, weigh};
use player::Player;
use process::Usage;

/// How long a server plays before it is measured.
const WARM: Duration = Duration::from_millis(500);
/// How long quick people take for a move.
const PACE: Duration = Duration::from_millis(250);
/// The number of the person who floods: beyond all who play.
const FLOODER: usize = 2000;

/// What is to be asked of a server.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// The server.
    pub address: SocketAddr,
    /// The process it runs in.
    pub process: u32,
    /// The game; one that can be played alone is.
    pub game: &'static Info,
    /// At how many tables somebody plays at once.
    pub tables: usize,
    /// How long.
    pub time: Duration,
}

/// What a server did under load.
#[derive(Clone, PartialEq, Debug)]
pub struct LoadReport {
    /// How long it took in all.
    pub time: Duration,
    /// From the form to the last byte of the answer, each on disk by then.
    pub moves: Times,
    /// The addresses of the tables that were opened.
    pub tables: Vec<String>,
    /// CPU time of the server for a move, with its part of making tables; none where the system does not say.
    pub cpu: Option<Duration>,
    /// Bytes that the server had in memory at the end, what its allocator keeps ready included.
    pub memory: Option<u64>,
}

impl Load {
    /// Plays at all tables at once, each as fast as answers come, for as long as is asked.
    ///
    /// # Errors
    /// When the server answers other than it should.
    pub fn bear(&self) -> Result<LoadReport, ServeError> {
        block_on(async {
            files::ask_for_more();
            // Before the first table, the server is warm from a small game of one table.
            self.player(self.tables).await?.play_until(Instant::now() + WARM).await?;
            let mut players = try_join_all((0..self.tables).map(|number| self.player(number))).await?;
            let (before, began) = (Usage::of(self.process), Instant::now());
            play_until(&mut players, began + self.time).await?;
            let (time, after) = (began.elapsed(), Usage::of(self.process));
            let moves = Times::of(taken(&mut players));
            let cpu = before.zip(after).map(|(before, after)| after.cpu.saturating_sub(before.cpu));
            Ok(LoadReport {
                time,
                tables: players.into_iter().flat_map(|player| player.tables).collect(),
                cpu: cpu.map(|cpu| cpu / moves.count.max(1) as u32),
                memory: after.map(|usage| usage.memory),
                moves,
            })
        })?
    }

    async fn player(&self, number: usize) -> Result<Player, ServeError> {
        let client = Client::connect(self.address, source(self.address.ip(), number)).await?;
        let mut player = Player::new(client, self.game, number);
        player.sit_down().await?;
        Ok(player)
    }

    async fn play_for(&self, players: &mut [Player]) -> Result<Times, ServeError> {
        play_until(players, Instant::now() + self.time).await?;
        Ok(Times::of(taken(players)))
    }
}

async fn play_until(players: &mut [Player], end: Instant) -> Result<(), ServeError> {
    try_join_all(players.iter_mut().map(|player| player.play_until(end))).await.map(drop)
}

/// Returns how long the moves took that were made since this was asked last.
fn taken(players: &mut [Player]) -> Vec<Duration> {
    players.iter_mut().flat_map(|player| player.moves.drain(..)).collect()
}

/// What others waited while one address flooded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloodReport {
    /// Their moves before, at the same pace.
    pub calm: Times,
    /// Their moves meanwhile.
    pub flooded: Times,
    /// How many forms the flood sent.
    pub forms: usize,
    /// How many of those were refused.
    pub refused: usize,
}

impl Load {
    /// Plays at all tables at the pace of quick people, first undisturbed, then as long while one address floods.
    ///
    /// # Errors
    /// When the server answers the players other than it should.
    pub fn withstand(&self, filled: &'static Info) -> Result<FloodReport, ServeError> {
        let flood = Arc::new(Flood {
            server: self.address,
            from: source(self.address.ip(), FLOODER),
            game: filled,
            ended: AtomicBool::new(false),
            forms: AtomicUsize::new(0),
            refused: AtomicUsize::new(0),
        });
        block_on(async {
            let mut players = try_join_all((0..self.tables).map(|number| self.player(number))).await?;
            // People do not press all at the same moment.
            for (player, number) in players.iter_mut().zip(0u32..) {
                player.keep(PACE, PACE * number / self.tables.max(1) as u32);
            }
            let calm = self.play_for(&mut players).await?;
            // What floods has a thread of its own, so that the players' times are not those of the flood's work.
            let flooding = tokio::task::spawn_blocking({
                let flood = flood.clone();
                move || block_on(flood.run())
            });
            let flooded = self.play_for(&mut players).await;
            flood.ended.store(true, Ordering::Release);
            flooding.await.map_err(client::fault)??;
            let flooded = flooded?;
            let [forms, refused] = [&flood.forms, &flood.refused].map(|count| count.load(Ordering::Relaxed));
            Ok(FloodReport { calm, flooded, forms, refused })
        })?
    }
}

impl LoadReport {
    /// Returns how many moves it took a second.
    pub fn moves_a_second(&self) -> f64 {
        self.moves.count as f64 / self.time.as_secs_f64()
    }
}

/// Returns an address of the loopback for the person with this number; none where there is but one.
fn source(server: IpAddr, number: usize) -> Option<IpAddr> {
    let number = (number + 10) as u32;
    let own = Ipv4Addr::from(u32::from(Ipv4Addr::LOCALHOST) + number);
    (cfg!(target_os = "linux") && server == IpAddr::V4(Ipv4Addr::LOCALHOST)).then_some(IpAddr::V4(own))
}
