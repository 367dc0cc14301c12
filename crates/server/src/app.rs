//! What all requests share.

use std::sync::Arc;

use store::Store;
use tokio::sync::watch;

use crate::config::Config;
use crate::games::offered::OfferedGames;
use crate::http::address_limit::AddressLimit;
use crate::http::assets::Assets;
use crate::http::health::Health;
use crate::http::host::Hosts;
use crate::http::metrics::Metrics;
use crate::http::proxies::Proxies;
use crate::http::rate::Rates;
use crate::live::promises::Promises;
use crate::live::rooms::Rooms;
use crate::live::thinking::Thinking;

/// What all requests share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) games: OfferedGames,
    pub(crate) rooms: Rooms,
    /// The dice that forms show the fingerprints of.
    pub(crate) promises: Promises,
    pub(crate) assets: &'static Assets,
    pub(crate) rates: Arc<Rates>,
    pub(crate) streams: Arc<AddressLimit>,
    pub(crate) proxies: Proxies,
    pub(crate) hosts: Hosts,
    pub(crate) metrics: Metrics,
    pub(crate) health: Health,
    pub(crate) thinking: Thinking,
    /// Becomes true when the server is to stop.
    pub(crate) stop: watch::Receiver<bool>,
}

pub(crate) type Shared = Arc<App>;

impl App {
    pub(crate) fn new(config: Config, store: Store, stop: watch::Receiver<bool>) -> Shared {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let (games, metrics) = (OfferedGames::of(config.games), Metrics::new());
        Arc::new(Self {
            rooms: Rooms::new(config.limits.rooms, store.clone(), games.clone(), metrics.moves.clone()),
            games,
            promises: Promises::default(),
            assets: Assets::shared(),
            rates: Rates::new(&config.limits),
            streams: AddressLimit::new(config.limits.streams, config.limits.streams_each),
            proxies: Proxies::of(&config),
            hosts: Hosts::of(&config),
            metrics,
            health: Health::default(),
            thinking: Thinking::on(cores),
            config,
            store,
            stop,
        })
    }

    /// Returns the milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.config.clock.now()
    }
}
