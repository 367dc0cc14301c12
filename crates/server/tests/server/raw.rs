//! Requests as bytes, for what no client of good manners sends.

use std::net::SocketAddr;
use std::time::Duration;

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

/// Reads until what came holds this text.
pub(crate) async fn until(line: &mut (impl AsyncRead + Unpin), wanted: &str) -> String {
    let mut answer = String::new();
    let mut part = [0; 4096];
    while !answer.contains(wanted) {
        let read = timeout(PATIENCE, line.read(&mut part)).await.expect("something comes in time").unwrap();
        assert!(read > 0, "the line is closed before {wanted}: {answer}");
        answer.push_str(&String::from_utf8_lossy(&part[..read]));
    }
    answer
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
