//! The door: who stands in it is sent on, who comes in crowds finds no room, and what was not read ends the line.

use std::time::Duration;

use server::{Config, Limits};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;

use crate::house::{GENEROUS, House};
use crate::raw::{ask, connect, rest, say, status, until};

/// Less than anybody needs, so that a test need not wait long.
const BRIEF: Limits = Limits { patience: Duration::from_millis(100), ..GENEROUS };

#[tokio::test(flavor = "multi_thread")]
async fn headers_that_never_end_are_not_waited_for() {
    let house = House::with(BRIEF).await;
    let mut line = connect(house.server.address()).await;
    line.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").await.unwrap();
    let answer = rest(&mut line).await;
    assert!(!answer.contains(" 200 "), "{answer}");
    // Who says nothing at all is sent on too.
    assert_eq!(rest(&mut connect(house.server.address()).await).await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_asks_for_nothing_more_is_closed_and_a_stream_lives_on() {
    let house = House::with(Limits { patience: Duration::from_secs(1), ..GENEROUS }).await;
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let mut stream = me.stream(&table).await;
    let first = stream.next().await.unwrap();
    let answer = say(connect(house.server.address()).await, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    assert!(answer.ends_with("ok\n") && !answer.to_lowercase().contains("connection: close"), "{answer}");
    // That has taken longer than an idle line is let stand, and the stream is older. What the browser kept is closed too.
    let cookies = me.cookies;
    let mut me = house.browser();
    me.cookies = cookies;
    let page = me.get(&table).await.body;
    assert_eq!(me.act(&table, &page, "roll").await.status, 303);
    assert!(stream.next().await.expect("the stream is open").id > first.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_lines_and_no_more() {
    holds_three(Config { limits: Limits { connections_each: 3, ..GENEROUS }, ..House::config() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_together_have_so_many_lines_and_no_more() {
    // Those of a trusted proxy are counted with all and no other way.
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    holds_three(Config { limits: Limits { connections: 3, ..GENEROUS }, trusted_proxies, ..House::config() }).await;
}

/// Checks that a house has room for three lines, that whoever comes then is told so, and that whoever leaves makes room.
async fn holds_three(config: Config) {
    let house = House::start(config).await;
    let address = house.server.address();
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut line = connect(address).await;
        line.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
        until(&mut line, "ok\n").await;
        held.push(line);
    }
    let refused = rest(&mut connect(address).await).await;
    assert_eq!(status(&refused), "503", "{refused}");
    assert!(refused.ends_with("Too many connections. Try again in a moment.\n"), "{refused}");
    let told: usize = refused.split_once("Length: ").unwrap().1.split_once('\r').unwrap().0.parse().unwrap();
    assert_eq!(refused.split_once("\r\n\r\n").unwrap().1.len(), told);
    let mut line = held.pop().unwrap();
    line.write_all(b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await.unwrap();
    let numbers = rest(&mut line).await;
    assert!(numbers.contains("palisade_refused_total{limit=\"connections\"} 1"), "{numbers}");
    drop(line);
    loop {
        // The server notices in its own time that the line is gone.
        let answer = ask(address, "GET /healthz", "").await;
        if status(&answer) == "200" {
            break;
        }
        assert!(answer.is_empty() || status(&answer) == "503", "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_nothing_of_the_answers_is_given_up() {
    let house = House::with(Limits { connections_each: 1, ..BRIEF }).await;
    let address = house.server.address();
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut line = socket.connect(address).await.unwrap();
    // More answers than the system keeps on the way, asked for in one breath.
    let page = "GET /rules/under-falling-skies HTTP/1.1\r\nHost: localhost\r\n\r\n";
    line.write_all(page.repeat(400).as_bytes()).await.unwrap();
    let given_up = async { while status(&ask(address, "GET /healthz", "").await) != "200" {} };
    tokio::time::timeout(Duration::from_mins(1), given_up).await.expect("the line is given up");
    let came = rest(&mut line).await;
    assert!(came.matches("HTTP/1.1 200 ").count() < 400, "all was taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trusted_proxy_brings_more_people_than_one_address_may() {
    let limits = Limits { connections_each: 1, ..GENEROUS };
    let proxied = Config { trusted_proxies: vec!["127.0.0.1".parse().unwrap()], limits, ..House::config() };
    let house = House::start(proxied).await;
    let mut held = Vec::new();
    for _ in 0..5 {
        let mut line = connect(house.server.address()).await;
        line.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
        until(&mut line, "ok\n").await;
        held.push(line);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_was_not_read_ends_the_line() {
    let house = House::open().await;
    let address = house.server.address();
    let form = "Content-Type: application/x-www-form-urlencoded\r\n";
    let big = "x".repeat(200_000);
    for (path, headers, body, refused) in [
        ("/play/pig", form.to_owned(), big.as_str(), "413"),
        ("/play/pig", "Content-Type: application/json\r\n".to_owned(), "{}", "415"),
        ("/play/pig", format!("{form}Sec-Fetch-Site: cross-site\r\n"), "a=b", "403"),
        ("/play/pig", format!("{form}Host: evil.example\r\n"), "a=b", "421"),
        ("/", form.to_owned(), "a=b", "405"),
    ] {
        let host = if headers.contains("Host:") { "" } else { "Host: localhost\r\n" };
        let length = body.len();
        let text = format!("POST {path} HTTP/1.1\r\n{host}{headers}Content-Length: {length}\r\n\r\n{body}");
        let answer = say(connect(address).await, &text).await;
        assert_eq!(status(&answer), refused, "{answer}");
        let head = answer.split_once("\r\n\r\n").unwrap().0.to_lowercase();
        assert!(head.contains("\r\nconnection: close"), "{head}");
        assert!(answer.contains("</html>"), "the answer arrives as a whole: {answer}");
    }
    // What was read leaves the line as it is.
    let text = format!("POST /play/pig HTTP/1.1\r\nHost: localhost\r\n{form}Content-Length: 3\r\n\r\na=b");
    let mut line = connect(address).await;
    line.write_all(text.as_bytes()).await.unwrap();
    let answer = until(&mut line, "</html>").await;
    assert!(status(&answer) == "422" && !answer.to_lowercase().contains("connection: close"), "{answer}");
    line.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    until(&mut line, "ok\n").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_is_not_ours_is_refused() {
    let house = House::open().await;
    let address = house.server.address();
    let answer = ask(address, "GET /", "Host: evil.example\r\n").await;
    assert_eq!(status(&answer), "421");
    assert!(answer.contains("<h1>") && answer.contains("--allowed-host"), "{answer}");
    let answer = ask(address, "GET /", "Host: localhost\r\nHost: evil.example\r\n").await;
    assert_ne!(status(&answer), "200", "{answer}");
    assert_eq!(status(&ask(address, "GET /", "Host: localhost:1\r\n").await), "200");
    let named = House::start(Config { allowed_hosts: vec!["table.example".to_owned()], ..House::config() }).await;
    assert_eq!(status(&ask(named.server.address(), "GET /", "Host: Table.example\r\n").await), "200");
    assert_eq!(status(&ask(named.server.address(), "GET /", "Host: evil.example\r\n").await), "421");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_number_of_a_request_is_short_and_plain() {
    let house = House::open().await;
    let number = async |said: &str| {
        let answer = ask(house.server.address(), "GET /nothing", &format!("X-Request-Id: {said}\r\n")).await;
        answer.split_once("x-request-id: ").unwrap().1.split_once("\r\n").unwrap().0.to_owned()
    };
    assert_eq!(number("abc-1").await, "abc-1");
    assert_eq!(number(&"x".repeat(4000)).await, "x".repeat(64));
    for said in ["<b>", "a b", "\u{e9}"] {
        let fresh = number(said).await;
        assert!(fresh.len() == 36 && fresh != said, "{fresh}");
    }
}
