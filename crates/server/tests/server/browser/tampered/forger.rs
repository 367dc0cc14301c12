//! A proxy between browser and house that changes records and pages on their way: what an operator who cheats would serve.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{ACCEPT_ENCODING, CONNECTION, CONTENT_LENGTH, TRANSFER_ENCODING};
use axum::response::{IntoResponse, Response};
use futures::stream;
use reqwest::Client;
use reqwest::redirect::Policy;
use serde_json::Value;
use tokio::net::TcpListener;

/// Changes a record.
pub(super) type Change = fn(&mut Value);

/// What is changed.
#[derive(Clone)]
pub(super) struct Forgery {
    pub(super) record: Change,
    /// A fingerprint in pages, and the one that stands there instead.
    pub(super) fingerprint: Option<(String, String)>,
}

/// The proxy.
pub(super) struct Forger {
    pub(super) base: String,
    forgery: Arc<Mutex<Option<Forgery>>>,
}

#[derive(Clone)]
struct Way {
    client: Client,
    house: String,
    forgery: Arc<Mutex<Option<Forgery>>>,
}

impl Forger {
    /// Stands before a house, honest for now.
    pub(super) async fn of(house: &str) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let base = format!("http://{}", listener.local_addr()?);
        let client = Client::builder().redirect(Policy::none()).no_proxy().build()?;
        let forgery = Arc::default();
        let way = Way { client, house: house.to_owned(), forgery: Arc::clone(&forgery) };
        let service = Router::new().fallback(pass).with_state(way);
        tokio::spawn(async move { axum::serve(listener, service).await });
        Ok(Self { base, forgery })
    }

    pub(super) fn commits(&self, forgery: Forgery) {
        *self.forgery.lock().unwrap_or_else(PoisonError::into_inner) = Some(forgery);
    }
}

async fn pass(State(way): State<Way>, request: Request) -> Response {
    way.pass(request).await.unwrap_or_else(|error| (StatusCode::BAD_GATEWAY, error.to_string()).into_response())
}

impl Way {
    async fn pass(&self, request: Request) -> Result<Response> {
        let (mut head, body) = request.into_parts();
        let body = to_bytes(body, usize::MAX).await?;
        for name in [ACCEPT_ENCODING, CONNECTION, CONTENT_LENGTH] {
            head.headers.remove(name);
        }
        let address = format!("{}{}", self.house, head.uri);
        let reply = self.client.request(head.method, address).headers(head.headers).body(body).send().await?;
        let (status, mut headers) = (reply.status(), reply.headers().clone());
        for name in [CONNECTION, CONTENT_LENGTH, TRANSFER_ENCODING] {
            headers.remove(name);
        }
        let forgery = self.forgery.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let body = match forgery.filter(|_| headers.get("content-type").is_some_and(|kind| kind != "text/event-stream"))
        {
            Some(forgery) if head.uri.path().ends_with("/record.json") => {
                let mut record = serde_json::from_slice(&reply.bytes().await?)?;
                (forgery.record)(&mut record);
                Body::from(record.to_string())
            }
            Some(Forgery { fingerprint: Some((told, other)), .. }) => {
                Body::from(reply.text().await?.replace(&told, &other))
            }
            _ => Body::from_stream(stream::unfold(reply, async |mut reply| {
                let chunk = reply.chunk().await.transpose()?;
                Some((chunk, reply))
            })),
        };
        Ok((status, headers, body).into_response())
    }
}
