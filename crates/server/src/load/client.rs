//! One connection to the server, with one person's cookie.

use std::net::{IpAddr, SocketAddr};

use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use axum::http::{Request, Response, StatusCode};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use tokio::net::{TcpSocket, TcpStream};

use crate::serve::error::ServeError;

/// The most bytes of an answer.
const LARGEST: usize = 8 << 20;

/// One connection to the server, with one person's cookie.
pub(super) struct Client {
    server: SocketAddr,
    sender: SendRequest<Body>,
    cookie: String,
}

/// An answer.
pub(super) struct Reply {
    pub(super) status: StatusCode,
    pub(super) location: String,
    pub(super) body: String,
}

/// Opens a connection from this address.
pub(super) async fn dial(server: SocketAddr, from: Option<IpAddr>) -> Result<TcpStream, ServeError> {
    let socket = if server.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    if let Some(from) = from {
        socket.bind(SocketAddr::new(from, 0))?;
    }
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

impl Client {
    pub(super) async fn connect(server: SocketAddr, from: Option<IpAddr>) -> Result<Self, ServeError> {
        let (sender, connection) = handshake(TokioIo::new(dial(server, from).await?)).await.map_err(fault)?;
        // It ends when the sender is dropped or the server hangs up, which the next request then tells.
        tokio::spawn(connection);
        Ok(Self { server, sender, cookie: String::new() })
    }

    /// Asks as the script of a page does.
    pub(super) async fn send(&mut self, method: &str, path: &str, form: &str) -> Result<Reply, ServeError> {
        let response = self.open(method, path, form).await?;
        let header = |name| response.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let (status, location) = (response.status(), header(LOCATION).to_owned());
        if let Some(cookie) = header(SET_COOKIE).split(';').next().filter(|cookie| !cookie.is_empty()) {
            cookie.clone_into(&mut self.cookie);
        }
        let bytes = to_bytes(response.into_body(), LARGEST).await.map_err(fault)?;
        Ok(Reply { status, location, body: String::from_utf8_lossy(&bytes).into_owned() })
    }

    /// Asks, and returns as soon as the answer has begun.
    pub(super) async fn open(&mut self, method: &str, path: &str, form: &str) -> Result<Response<Body>, ServeError> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.server.to_string())
            .header("x-live", if method == "POST" { "1" } else { "0" })
            .header(COOKIE, &self.cookie)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(form.to_owned()))
            .map_err(fault)?;
        self.sender.ready().await.map_err(fault)?;
        let response = self.sender.send_request(request).await.map_err(fault)?;
        Ok(response.map(Body::new))
    }
}

/// Returns what went wrong as an error of the system.
pub(super) fn fault(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> ServeError {
    std::io::Error::other(error).into()
}
