//! The server that is measured.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

/// Makes the release's allocator give free memory back at once, so that what a server holds is what it uses. This takes
/// time, so moves are not counted then.
pub(super) const THRIFTY: (&str, &str) = ("MIMALLOC_PURGE_DELAY", "0");

/// The server that is measured: a separate process, which ends when this value is dropped.
pub(super) struct Server {
    pub(super) child: Child,
    pub(super) address: SocketAddr,
}

impl Server {
    /// Starts this program as the server, with its log in a file as an operator may have it, and waits until it serves.
    pub(super) fn start(folder: &Path, limited: bool, setting: Option<(&str, &str)>) -> Result<Self> {
        let log = std::fs::File::create(folder.join("log")).context("the log of the measured server")?;
        let program = std::env::current_exe().context("the path of this program")?;
        let mut child = Command::new(program)
            .args(["bench", "serve", "--measured"])
            .arg(folder)
            .args(limited.then_some("--limited"))
            .envs(setting)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .context("the measured server does not start")?;
        let mut said = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut said)?;
        }
        let address = said.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        let mut server = Self { child, address: ([127, 0, 0, 1], 0).into() };
        match address {
            Some(address) => server.address = address,
            None => bail!("the measured server ends at once: {}", last_line(&folder.join("log"))),
        }
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; its database goes with the folder either way.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn last_line(log: &Path) -> String {
    let log = std::fs::read_to_string(log).unwrap_or_default();
    log.lines().last().unwrap_or("it says nothing").to_owned()
}
