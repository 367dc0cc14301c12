//! A proxy that is started on a sample, with its addresses put in the place of the sample's.

use std::net::TcpListener;
use std::process::Stdio;
use std::time::Duration;

use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often it is looked at meanwhile.
const LOOK: Duration = Duration::from_millis(20);

/// A proxy that runs as long as this is kept.
pub(super) struct Proxy {
    _child: Child,
    _folder: TempDir,
}

/// What nginx needs around a sample to run beside others, as whoever runs the test.
const AROUND: &str = "
daemon off;
master_process off;
pid FOLDER/nginx.pid;
error_log stderr;
events {}
http {
    access_log off;
    client_body_temp_path FOLDER/body;
    proxy_temp_path FOLDER/proxy;
    fastcgi_temp_path FOLDER/fastcgi;
    uwsgi_temp_path FOLDER/uwsgi;
    scgi_temp_path FOLDER/scgi;
    include FOLDER/palisade.conf;
}
";

impl Proxy {
    pub(super) async fn nginx(sample: &str, port: u16) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path().to_str().unwrap();
        std::fs::write(folder.path().join("palisade.conf"), sample).unwrap();
        std::fs::write(folder.path().join("nginx.conf"), AROUND.replace("FOLDER", at)).unwrap();
        let mut command = Command::new("nginx");
        command.args(["-p", at, "-e", "stderr", "-c", &format!("{at}/nginx.conf")]);
        Self::start(command, folder, port).await
    }

    pub(super) async fn caddy(sample: &str, port: u16) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("Caddyfile");
        std::fs::write(&file, sample).unwrap();
        let mut command = Command::new("caddy");
        command.arg("run").arg("--adapter").arg("caddyfile").arg("--config").arg(file);
        for place in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            command.env(place, folder.path());
        }
        Self::start(command, folder, port).await
    }

    async fn start(mut command: Command, folder: TempDir, port: u16) -> Self {
        let log = folder.path().join("log");
        let said = std::fs::File::create(&log).unwrap();
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(said).kill_on_drop(true).spawn().unwrap();
        let answers = async {
            while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
                let ended = child.try_wait().unwrap();
                assert!(ended.is_none(), "it ends: {}", std::fs::read_to_string(&log).unwrap());
                tokio::time::sleep(LOOK).await;
            }
        };
        tokio::time::timeout(PATIENCE, answers).await.expect("the proxy answers");
        Self { _child: child, _folder: folder }
    }
}

/// Returns a port that nobody listens on now.
pub(super) fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Puts one text in the place of another, which the sample must hold.
pub(super) fn put(sample: &str, old: &str, new: &str) -> String {
    assert!(sample.contains(old), "the sample has no `{old}`");
    sample.replace(old, new)
}

/// Says whether these programs are there; where they must be and are not, the test fails.
pub(super) fn has(programs: &[&str]) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let there = |program: &&str| std::env::split_paths(&path).any(|folder| folder.join(program).is_file());
    let missing: Vec<&str> = programs.iter().copied().filter(|program| !there(program)).collect();
    if missing.is_empty() {
        return true;
    }
    let missing = missing.join(" and ");
    let strict = std::env::var("CI").is_ok_and(|value| !value.is_empty() && value != "false");
    assert!(!strict, "the tests of proxies need {missing}; get them by: cargo xtask tools");
    println!("\nskipped: THE TABLE BEHIND A REAL PROXY, for want of {missing}; get them by: cargo xtask tools");
    false
}
