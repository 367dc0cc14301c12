//! `palisade`, `palisade serve`

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use server::Config;

use crate::tables::Days;

/// Serve the table, and print the link to open
#[derive(Args)]
pub(crate) struct Serve {
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", env = "PALISADE_HOST", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    /// The port to listen on; 0 takes a free one
    #[arg(long, value_name = "PORT", env = "PALISADE_PORT", default_value_t = 8080)]
    port: u16,
    #[command(flatten)]
    kept: Database,
    /// People come by https, through a proxy that passes on `Host`, `Origin` and `X-Forwarded-For`
    #[arg(long, env = "PALISADE_BEHIND_HTTPS")]
    behind_https: bool,
    /// Delete tables so many days after their game is over; tables that never begin go after a week
    #[arg(long, value_name = "DAYS", env = "PALISADE_KEEP")]
    keep: Option<Days>,
    /// Write the log as JSON
    #[arg(long, env = "PALISADE_JSON_LOG")]
    json_log: bool,
}

/// Where tables are kept.
#[derive(Args)]
pub(crate) struct Database {
    /// The file that holds all tables
    #[arg(long, value_name = "FILE", env = "PALISADE_DATABASE", default_value = "palisade.db")]
    pub(crate) database: PathBuf,
}

impl Serve {
    pub(crate) fn run(self) -> Result<String> {
        server::serve(Config {
            listen: SocketAddr::new(self.host, self.port),
            database: self.kept.database,
            behind_https: self.behind_https,
            keep: self.keep.map(Days::time),
            json_log: self.json_log,
            ..Config::default()
        })?;
        Ok(String::new())
    }
}
