//! Behind real proxies, which are started on the very samples that operators are given: see `docs/operate`.

mod started;
mod tunnel;

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use server::{Config, Limits, Listen, Rate};
use tokio::net::TcpSocket;

use crate::client::{Browser, between, tokens};
use crate::house::{GENEROUS, House};
use crate::limits::linked;
use crate::raw::{ask, say, status};
use started::{Proxy, free_port, has, put};
use tunnel::Tunnel;

/// Quiet streams, so that nothing but its own haste brings an update through.
const QUIET: Limits = Limits { beat: Duration::from_hours(1), ..GENEROUS };
/// One page for each address, and no more for hours.
const ONE: Limits = Limits { pages: Rate { per_second: 1, burst: 1 }, ..GENEROUS };

fn at_socket(folder: &Path, limits: Limits) -> Config {
    Config {
        listen: Listen::Socket(folder.join("p.sock")),
        behind_https: true,
        allowed_hosts: vec!["table.example.org".to_owned()],
        limits,
        ..House::config()
    }
}

/// Plays with two people through a proxy: pages, files, a guest's link, moves, and updates that come at once.
async fn play(base: &str, path: &str, shown: &str) {
    let (mut me, mut guest) = (Browser::new(base), Browser::new(base));
    let home = me.get(&format!("{path}/")).await;
    assert_eq!(home.status, 200, "{}", home.body);
    for file in linked(&home.body) {
        assert!(file.starts_with(&format!("{path}/assets/")), "{file}");
        assert_eq!(me.get(&file).await.status, 200, "{file}");
    }
    let made = me.post(&format!("{path}/play/pig"), &[("seat-0", "me"), ("seat-1", "link")]).await;
    assert_eq!(made.status, 303, "{}", made.body);
    let table = made.location;
    assert!(table.starts_with(&format!("{path}/table/")), "{table}");
    let page = me.get(&table).await.body;
    let link = between(&page, &format!("value=\"{shown}{path}/seat/"), "\"").expect("a link to copy").to_owned();
    assert_eq!(guest.get(&format!("{path}/seat/{link}")).await.location, format!("{table}?followed=1"));
    assert_eq!(guest.post(&format!("{table}/sit"), &[]).await.status, 303);
    let mut stream = guest.stream(&table).await;
    let mut seen = stream.next().await.expect("a patch").id;
    for _ in 0..3 {
        let page = me.get(&table).await.body;
        let token = tokens(&page).first().cloned();
        let mover = if token.is_some() { &mut me } else { &mut guest };
        let page = mover.get(&table).await.body;
        assert_eq!(mover.act(&table, &page, &tokens(&page)[0]).await.status, 303);
        let update = stream.next().await.expect("a patch");
        assert!(update.id > seen, "an update comes with its move and not with the next");
        seen = update.id;
    }
    assert_eq!(me.get(&format!("{path}/metrics")).await.status, 404, "numbers are not for everybody");
    assert_eq!(me.get(&format!("{path}/healthz")).await.body, "ok\n");
}

/// Asks for a page at a proxy, from this address on the loopback and with this made-up name; returns the status.
async fn page_from(proxy: SocketAddr, path: &str, last: u8, forged: &str) -> String {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(([127, 0, 0, last], 0).into()).unwrap();
    let line = socket.connect(proxy).await.unwrap();
    let text = format!(
        "GET {path} HTTP/1.1\r\nHost: table.example.org\r\nX-Forwarded-For: {forged}\r\nConnection: close\r\n\r\n"
    );
    status(&say(line, &text).await).to_owned()
}

/// Each caller is counted by the address they have, whatever they say.
async fn count_callers(proxy: SocketAddr, path: &str) {
    assert_eq!(page_from(proxy, path, 2, "192.0.2.1").await, "200");
    assert_eq!(page_from(proxy, path, 2, "192.0.2.2").await, "429", "a made-up name counts for nothing");
    assert_eq!(page_from(proxy, path, 3, "192.0.2.1").await, "200", "somebody else");
}

const PLAIN: &str = include_str!("../../../../docs/operate/nginx-plain.conf");

fn plain(port: u16, house: SocketAddr) -> String {
    let text = put(PLAIN, "listen 80;", &format!("listen 127.0.0.1:{port};"));
    put(&text, "http://127.0.0.1:8080;", &format!("http://{house};"))
}

fn at_path(limits: Limits) -> Config {
    Config {
        base_path: "/games".parse().unwrap(),
        trusted_proxies: vec!["127.0.0.1".parse().unwrap()],
        allowed_hosts: vec!["table.home.arpa".to_owned(), "table.example.org".to_owned()],
        limits,
        ..House::config()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn plain_nginx_below_a_path_holds_nothing_back() {
    if !has(&["nginx"]) {
        return;
    }
    let house = House::start(at_path(QUIET)).await;
    let port = free_port();
    let nginx = Proxy::nginx(&plain(port, house.server.address()), port).await;
    let base = format!("http://127.0.0.1:{port}");
    play(&base, "/games", &base).await;
    let foreign = ask(([127, 0, 0, 1], port).into(), "GET /games/", "Host: evil.example\r\n").await;
    assert_eq!(status(&foreign), "421", "{foreign}");
    drop(nginx);

    let house = House::start(at_path(ONE)).await;
    let port = free_port();
    let _nginx = Proxy::nginx(&plain(port, house.server.address()), port).await;
    count_callers(([127, 0, 0, 1], port).into(), "/games/").await;
}

const SECURE: &str = include_str!("../../../../docs/operate/nginx.conf");

#[tokio::test(flavor = "multi_thread")]
async fn nginx_with_tls_leads_to_the_unix_socket() {
    if !has(&["nginx", "openssl"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let house = House::start(at_socket(folder.path(), QUIET)).await;
    tunnel::certify(&at("cert.pem"), &at("key.pem")).await;
    let (port, open) = (free_port(), free_port());
    let text = put(SECURE, "unix:/run/palisade/palisade.sock;", &format!("unix:{};", at("p.sock")));
    let text = put(&text, "listen 80;", &format!("listen 127.0.0.1:{open};"));
    let text = put(&text, "listen 443 ssl;", &format!("listen 127.0.0.1:{port} ssl;"));
    let text = put(&text, "/etc/ssl/table.example.org.pem", &at("cert.pem"));
    let text = put(&text, "/etc/ssl/table.example.org.key", &at("key.pem"));
    let _nginx = Proxy::nginx(&text, port).await;
    let tunnel = Tunnel::to(port, at("cert.pem")).await;
    play(&format!("http://{}", tunnel.address), "", &format!("https://{}", tunnel.address)).await;
    let named = ask(tunnel.address, "GET /", "Host: table.example.org\r\n").await;
    assert_eq!(status(&named), "200", "{named}");
    let foreign = ask(tunnel.address, "GET /", "Host: evil.example\r\n").await;
    assert_eq!(status(&foreign), "421", "{foreign}");
    let open = ask(([127, 0, 0, 1], open).into(), "GET /rules/pig?a=b", "Host: table.example.org\r\n").await;
    assert!(open.contains("Location: https://table.example.org/rules/pig?a=b\r\n"), "{open}");
    drop(house);
}

const CADDY: &str = include_str!("../../../../docs/operate/Caddyfile");

fn caddy(folder: &Path, port: u16) -> String {
    let text = put(CADDY, "\ntable.example.org {", &format!("\nhttp://:{port} {{\n\tbind 127.0.0.1"));
    let text = put(&text, "unix//run/palisade/palisade.sock", &format!("unix/{}/p.sock", folder.display()));
    // Certificates need the network, and the port of the administrator is one for all.
    format!("{{\n\tadmin off\n\tauto_https off\n}}\n{text}")
}

#[tokio::test(flavor = "multi_thread")]
async fn caddy_leads_to_the_unix_socket() {
    if !has(&["caddy"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let house = House::start(at_socket(folder.path(), QUIET)).await;
    let port = free_port();
    let running = Proxy::caddy(&caddy(folder.path(), port), port).await;
    play(&format!("http://127.0.0.1:{port}"), "", &format!("https://127.0.0.1:{port}")).await;
    drop((running, house));

    let folder = tempfile::tempdir().unwrap();
    let _house = House::start(at_socket(folder.path(), ONE)).await;
    let port = free_port();
    let _caddy = Proxy::caddy(&caddy(folder.path(), port), port).await;
    count_callers(([127, 0, 0, 1], port).into(), "/").await;
}
