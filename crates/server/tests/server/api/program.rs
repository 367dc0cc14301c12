//! A program that uses the interface, and holds every answer against the description.

use std::sync::{Arc, Mutex};

use reqwest::{Client, Method, RequestBuilder};
use serde_json::{Value, json};

use super::schema::{Document, Seen};
use crate::client::{Patch, Patches};

/// A program with its token, if it has one.
#[derive(Clone)]
pub(crate) struct Program {
    http: Client,
    base: String,
    pub(crate) token: Option<String>,
    document: Arc<Document>,
    /// What of the description has been answered.
    pub(crate) seen: Arc<Mutex<Seen>>,
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) text: String,
    pub(crate) body: Value,
}

impl Answer {
    /// Returns the code of a problem.
    pub(crate) fn code(&self) -> (u16, &str) {
        (self.status, self.body["code"].as_str().unwrap_or_default())
    }
}

impl Program {
    pub(crate) fn new(base: &str) -> Self {
        let http = Client::builder().no_proxy().build().unwrap();
        let (document, seen) = (Arc::new(Document::served()), Arc::default());
        Self { http, base: base.to_owned(), token: None, document, seen }
    }

    /// Returns a program that is known by this token.
    pub(crate) fn known_by(&self, token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..self.clone() }
    }

    /// Returns a program with a token of its own.
    pub(crate) async fn fresh(&self) -> Self {
        let answer = self.get("/token").await;
        self.known_by(answer.body["token"].as_str().unwrap())
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}/api/v1{path}", self.base));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("get", path, self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        let request = self.request(Method::POST, path).header("content-type", "application/json");
        self.send("post", path, request.body(body.to_string())).await
    }

    pub(crate) async fn send(&self, method: &str, path: &str, request: RequestBuilder) -> Answer {
        let response = request.send().await.unwrap();
        let (status, head) = (response.status().as_u16(), format!("{:?}", response.headers()));
        let kind = response.headers()["content-type"].to_str().unwrap().to_owned();
        let text = response.text().await.unwrap();
        let body = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{method} {path}: {error}: {text}"));
        let path = format!("/api/v1{}", path.split('?').next().unwrap());
        self.document.check(&mut self.seen.lock().unwrap(), (method, &path), (status, &kind), &body);
        Answer { status, head, text, body }
    }

    /// Acts with these tokens, decided on this version.
    pub(crate) async fn act(&self, table: &str, seat: &str, version: &Value, tokens: &[&str]) -> Answer {
        let body = json!({ "seat": seat, "version": version, "tokens": tokens });
        self.post(&format!("/tables/{table}/act"), &body).await
    }

    /// Opens a stream of a table.
    pub(crate) async fn stream(&self, path: &str, seen: Option<u64>) -> Updates {
        let request = self.request(Method::GET, path);
        let request = seen.into_iter().fold(request, |request, seen| request.header("last-event-id", seen));
        let response = request.send().await.unwrap();
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        self.seen.lock().unwrap().insert("get /api/v1/tables/{id}/events".to_owned());
        Updates { patches: Patches::of(response), program: self.clone() }
    }
}

/// The events of a stream.
pub(crate) struct Updates {
    patches: Patches,
    program: Program,
}

impl Updates {
    /// Waits for the next event that tells of the table: its id, and its text.
    pub(crate) async fn next(&mut self) -> (u64, Value) {
        let Patch { id, body } = self.patches.next().await.expect("the stream goes on");
        let body: Value = serde_json::from_str(&body).unwrap();
        let Program { document, seen, .. } = &self.program;
        document.check_as(&mut seen.lock().unwrap(), "Update", &body);
        (id, body)
    }
}
