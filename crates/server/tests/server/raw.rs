//! Requests as bytes, for what no client of good manners sends.

use std::net::SocketAddr;
use std::time::Duration;

use reqwest::Response;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Sends these bytes on a line and reads until the other side closes it.
pub(crate) async fn say(mut line: impl AsyncRead + AsyncWrite + Unpin, text: &str) -> String {
    line.write_all(text.as_bytes()).await.unwrap();
    rest(&mut line).await
}

/// Reads until the other side closes the line.
pub(crate) async fn rest(line: &mut (impl AsyncRead + Unpin)) -> String {
    let mut answer = Vec::new();
    let read = timeout(PATIENCE, line.read_to_end(&mut answer)).await.expect("the line is closed in time");
    // A line that is reset is closed too.
    let _ = read;
    String::from_utf8_lossy(&answer).into_owned()
}

/// A text that comes in parts. They are put together before they are read, since a letter may lie in two of them.
#[derive(Default)]
pub(crate) struct Coming(Vec<u8>);

impl Coming {
    pub(crate) fn add(&mut self, part: &[u8]) {
        self.0.extend_from_slice(part);
    }

    /// Returns what has come, once it holds this text.
    pub(crate) fn holds(&self, wanted: &str) -> Option<String> {
        let text = String::from_utf8_lossy(&self.0);
        text.contains(wanted).then(|| text.into_owned())
    }
}

/// Reads until what came holds this text.
pub(crate) async fn until(line: &mut (impl AsyncRead + Unpin), wanted: &str) -> String {
    let mut answer = Coming::default();
    let mut part = [0; 4096];
    loop {
        if let Some(text) = answer.holds(wanted) {
            return text;
        }
        let read = timeout(PATIENCE, line.read(&mut part)).await.expect("something comes in time").unwrap();
        assert!(read > 0, "the line is closed before {wanted}: {}", String::from_utf8_lossy(&answer.0));
        answer.add(&part[..read]);
    }
}

/// Reads an answer that goes on until what came holds this text; returns it up to there.
pub(crate) async fn heard(response: &mut Response, wanted: &str) -> String {
    let mut answer = Coming::default();
    loop {
        if let Some(text) = answer.holds(wanted) {
            let (before, _) = text.split_once(wanted).expect("it holds it");
            return format!("{before}{wanted}");
        }
        let part = timeout(PATIENCE, response.chunk()).await.expect("something comes in time").unwrap();
        answer.add(&part.expect("the answer goes on"));
    }
}

#[tokio::test]
async fn a_letter_that_comes_in_two_parts_is_read_as_one() {
    let (mut writes, mut reads) = tokio::io::duplex(1);
    let written = async { writes.write_all("\u{2068}■\u{2069}.".as_bytes()).await.unwrap() };
    let (read, ()) = tokio::join!(until(&mut reads, "."), written);
    assert_eq!(read, "\u{2068}■\u{2069}.");
}

/// Connects.
pub(crate) async fn connect(address: SocketAddr) -> TcpStream {
    TcpStream::connect(address).await.unwrap()
}

/// Asks for a page with these header lines, each ended; returns head and body as they came.
pub(crate) async fn ask(address: SocketAddr, first: &str, headers: &str) -> String {
    let host = if headers.to_lowercase().contains("host:") { String::new() } else { format!("Host: {address}\r\n") };
    let text = format!("{first} HTTP/1.1\r\n{host}{headers}Connection: close\r\n\r\n");
    say(connect(address).await, &text).await
}

/// Returns the status of an answer.
pub(crate) fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}
