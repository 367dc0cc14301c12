//! `palisade`, `palisade serve`

use std::net::{SocketAddr, ToSocketAddrs};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::Args;
use server::{BasePath, Config, Listen, Proxy};

use crate::days::Days;

/// Serve the table, and print the link to open
#[derive(Args)]
pub(crate) struct Serve {
    /// The address or name to listen on; a name stands for all its addresses
    #[arg(long, value_name = "HOST", env = "PALISADE_HOST", default_value = "127.0.0.1")]
    host: String,
    /// The port to listen on; 0 picks a free one
    #[arg(long, value_name = "PORT", env = "PALISADE_PORT", default_value_t = 8080)]
    port: u16,
    /// Listen on a Unix socket instead of host and port
    #[arg(long, value_name = "PATH", env = "PALISADE_SOCKET")]
    socket: Option<PathBuf>,
    /// Serve everything under this path, such as /games, if a proxy serves other things on the same host
    #[arg(long, value_name = "PATH", env = "PALISADE_BASE_PATH", default_value_t)]
    base_path: BasePath,
    #[command(flatten)]
    kept: Database,
    /// People use https, through a proxy that passes on `Host` and `Origin`
    #[arg(long, env = "PALISADE_BEHIND_HTTPS")]
    behind_https: bool,
    /// Delete tables this many days after their game is over; tables that never begin are deleted after a week
    #[arg(long, value_name = "DAYS", env = "PALISADE_KEEP")]
    keep: Option<Days>,
    /// A proxy whose `X-Forwarded-For` counts: an address, a network or `unix`; repeat it for more [default: the
    /// socket's, and with --behind-https those on this machine]
    #[arg(long, value_name = "ADDRESS", env = "PALISADE_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<Proxy>,
    /// A name that the server answers to; repeat it for more [default: on loopback without a proxy only `localhost`,
    /// else any]
    #[arg(long, value_name = "NAME", env = "PALISADE_ALLOWED_HOST", value_delimiter = ',')]
    allowed_host: Vec<String>,
    /// A file with the token that opens /metrics to programs on other machines
    #[arg(long, value_name = "FILE", env = "PALISADE_METRICS_TOKEN_FILE")]
    metrics_token_file: Option<PathBuf>,
    /// Write the log as JSON
    #[arg(long, env = "PALISADE_JSON_LOG")]
    json_log: bool,
}

/// The fewest characters of a token.
const SHORTEST: usize = 16;

/// Where tables are kept.
#[derive(Args)]
pub(crate) struct Database {
    /// The file that holds all tables
    #[arg(long, value_name = "FILE", env = "PALISADE_DATABASE", default_value = "palisade.db")]
    pub(crate) database: PathBuf,
}

impl Serve {
    pub(crate) fn run(self) -> Result<String> {
        let metrics_token = self.metrics_token_file.as_deref().map(token).transpose()?;
        server::serve(Config {
            listen: match self.socket {
                Some(path) => Listen::Socket(path),
                None => Listen::Addresses(addresses(&self.host, self.port)?),
            },
            base_path: self.base_path,
            database: self.kept.database,
            behind_https: self.behind_https,
            keep: self.keep.map(Days::time),
            trusted_proxies: self.trusted_proxy,
            allowed_hosts: self.allowed_host,
            metrics_token,
            json_log: self.json_log,
            ..Config::default()
        })?;
        Ok(String::new())
    }
}

/// Returns the addresses that a name stands for, IPv4 first: links then show the address that everybody knows.
fn addresses(host: &str, port: u16) -> Result<Vec<SocketAddr>> {
    let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
    let found = (bare, port).to_socket_addrs();
    let found = found
        .with_context(|| format!("`{host}` is neither an address nor a known name; choose another with --host"))?;
    let mut found: Vec<SocketAddr> = found.collect();
    found.sort_by_key(SocketAddr::is_ipv6);
    found.dedup();
    ensure!(!found.is_empty(), "`{host}` has no address; choose another with --host");
    Ok(found)
}

/// Reads the token for `/metrics`.
fn token(file: &Path) -> Result<String> {
    let named = || format!("{} (--metrics-token-file)", file.display());
    let text = std::fs::read_to_string(file).with_context(named)?;
    let token = text.trim();
    let good = token.len() >= SHORTEST && token.bytes().all(|byte| byte.is_ascii_graphic());
    ensure!(
        good,
        "{} needs a token of at least {SHORTEST} characters in one line; openssl rand -hex 32 makes one",
        named()
    );
    Ok(token.to_owned())
}
