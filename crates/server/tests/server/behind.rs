//! Behind a proxy: whose word counts, who may read the numbers, and the Unix socket.

use std::os::unix::fs::PermissionsExt;

use server::{Config, Limits, Listen, Rate, ServeError, Server};
use tokio::net::UnixStream;

use crate::house::{GENEROUS, House, log};
use crate::raw::{ask, say, status};

/// One page for each address, and no more for hours.
const ONE: Limits = Limits { pages: Rate { per_second: 1, burst: 1 }, ..GENEROUS };

/// Says how many of three pages asked for in three names were given.
async fn given(config: Config) -> usize {
    let house = House::start(Config { limits: ONE, ..config }).await;
    let mut given = 0;
    for name in ["192.0.2.1", "192.0.2.2", "192.0.2.3"] {
        let answer = ask(house.server.address(), "GET /nothing", &format!("X-Forwarded-For: {name}\r\n")).await;
        given += usize::from(status(&answer) == "404");
    }
    given
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_for_the_caller_counts_only_from_a_trusted_proxy() {
    let trusting = |proxy: &str| Config { trusted_proxies: vec![proxy.parse().unwrap()], ..House::config() };
    assert_eq!(given(trusting("127.0.0.0/8")).await, 3);
    assert_eq!(given(trusting("unix")).await, 1, "another proxy is trusted");
    assert_eq!(given(House::config()).await, 1, "nobody is trusted");
    assert_eq!(given(Config { behind_https: true, ..House::config() }).await, 3, "a proxy on this machine");
    let elsewhere = Config { behind_https: true, ..trusting("192.0.2.9") };
    assert_eq!(given(elsewhere).await, 1, "whoever is named is the only one");
    assert!(log().contains("name it with --trusted-proxy"), "the operator is told");
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_are_read_from_elsewhere_with_the_token_alone() {
    let token = "a-token-of-some-length";
    let house = House::start(Config { metrics_token: Some(token.to_owned()), ..House::config() }).await;
    let answer = async |headers: &str| {
        let headers = format!("X-Forwarded-For: 192.0.2.1\r\n{headers}");
        let answer = ask(house.server.address(), "GET /metrics", &headers).await;
        assert_eq!(status(&answer) == "200", answer.contains("palisade_build_info"), "{answer}");
        assert!(!answer.contains(token), "{answer}");
        status(&answer).to_owned()
    };
    assert_eq!(answer(&format!("Authorization: Bearer {token}\r\n")).await, "200");
    assert_eq!(answer("Authorization: Bearer another\r\n").await, "404");
    assert_eq!(answer("Authorization: Bearer \r\n").await, "404");
    assert_eq!(answer("").await, "404");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_unix_socket_serves_its_group_and_is_taken_over_when_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("p.sock");
    let config = Config { listen: Listen::Socket(path.clone()), ..House::config() };
    // What a process that was killed leaves behind.
    drop(std::os::unix::net::UnixListener::bind(&path).unwrap());
    let house = House::start(Config { limits: ONE, ..config.clone() }).await;
    assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o660);
    let get = async |at: &str, more: &str| {
        let line = UnixStream::connect(&path).await.unwrap();
        let text = format!("GET {at} HTTP/1.1\r\nHost: table.example\r\n{more}Connection: close\r\n\r\n");
        status(&say(line, &text).await).to_owned()
    };
    assert_eq!(get("/", "").await, "200");
    assert_eq!(get("/", "X-Forwarded-For: 192.0.2.1\r\n").await, "200", "another person");
    assert_eq!(get("/", "X-Forwarded-For: 192.0.2.1\r\n").await, "429");
    assert_eq!(get("/metrics", "").await, "404", "whatever comes here has been passed on");

    let other = Config { database: folder.path().join("q.db"), ..config.clone() };
    let busy = Server::start(other.clone()).await.unwrap_err();
    assert!(matches!(busy, ServeError::SocketBusy(_)) && busy.to_string().contains("--socket"), "{busy}");
    assert_eq!(get("/healthz", "").await, "200", "the socket is not taken from under a server that runs");
    house.server.stop().await.unwrap();
    assert!(!path.exists(), "nothing is left behind");

    std::fs::write(&path, "letters").unwrap();
    let refused = Server::start(other).await.unwrap_err();
    assert!(refused.to_string().contains("there is another file"), "{refused}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "letters");
}
