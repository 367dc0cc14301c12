//! Servers in processes of their own, to be killed or to meet faults.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Stdio;

use server::Server;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::house::{GENEROUS, config};

/// Says to a copy of this test program which database to serve.
const DATABASE: &str = "PALISADE_TEST_DATABASE";

/// The server: this test does its work in a process of its own, and nothing in the others.
#[test]
fn child() {
    let Some(database) = std::env::var_os(DATABASE) else { return };
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let server = Server::start(config(database.into(), GENEROUS)).await.unwrap();
        println!("\nserving {}", server.address());
        std::future::pending::<()>().await;
    });
}

/// Starts a server on this database with more variables in its environment; returns its address, too. It ends when it
/// is dropped.
pub(crate) async fn start(database: &Path, more: &[(&str, &OsStr)]) -> (Child, String) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["process::child", "--exact", "--nocapture", "--test-threads=1"])
        .env(DATABASE, database)
        .envs(more.iter().copied())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    loop {
        let line = lines.next_line().await.unwrap().expect("the server ends before it serves");
        if let Some(address) = line.strip_prefix("serving ") {
            return (child, format!("http://{address}"));
        }
    }
}
