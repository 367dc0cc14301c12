//! A server, and those who ask it for everything.

use reqwest::Method;
use sqlx::SqliteConnection;

use super::addresses::{Asked, Compared, LEAVE, METHODS, SURFACE};
use super::answers::{Answers, head, without_secrets};
use super::known::Known;
use crate::client::Browser;
use crate::house::House;
use crate::raw::heard;

/// Somebody who looks, with the number of the seat whose tokens they try.
pub(super) struct Observer {
    pub(super) who: &'static str,
    pub(super) browser: Browser,
    pub(super) known: Known,
}

/// A server, and who looks at it.
pub(super) struct Side {
    pub(super) house: House,
    pub(super) observers: Vec<Observer>,
    pub(super) database: SqliteConnection,
}

/// Returns what the body of a request to an address is: a form, or JSON.
pub(crate) fn kind(path: &str) -> &'static str {
    if path.starts_with("/api/") { "application/json" } else { "application/x-www-form-urlencoded" }
}

/// One request.
pub(super) struct Plea<'a> {
    pub(super) method: &'a str,
    pub(super) address: &'a str,
    pub(super) form: &'a str,
    pub(super) live: bool,
}

impl Side {
    /// Asks everything, on behalf of everybody.
    pub(super) async fn ask_everything(&mut self) -> Answers {
        let mut answers = Vec::new();
        for number in 0..self.observers.len() {
            for asked in SURFACE {
                let addresses = self.observers[number].known.addresses(asked.path);
                for (nth, address) in addresses.iter().enumerate() {
                    let methods = if nth == 0 { &METHODS[..] } else { &METHODS[..1] };
                    self.ask_all(number, asked, address, methods, &mut answers).await;
                }
            }
        }
        answers
    }

    async fn ask_all(&mut self, number: usize, asked: &Asked, address: &str, methods: &[&str], answers: &mut Answers) {
        let known = &self.observers[number].known;
        let queries =
            (asked.queries)(known).into_iter().map(|query| ("GET", format!("{address}?{query}"), String::new()));
        let forms = (asked.forms)(known).into_iter().map(|form| ("POST", address.to_owned(), form));
        let further: Vec<_> = queries.chain(forms).filter(|_| methods.len() > 1).collect();
        for method in methods.iter().filter(|method| asked.path != LEAVE || **method != "POST") {
            answers.push(self.ask(number, asked, &Plea { method, address, form: "", live: false }).await);
        }
        for (nth, (method, address, form)) in further.iter().enumerate() {
            answers.push(self.ask(number, asked, &Plea { method, address, form, live: nth % 2 == 0 }).await);
        }
    }

    /// Asks for one thing; returns what was asked and what came.
    pub(super) async fn ask(&mut self, number: usize, asked: &Asked, plea: &Plea<'_>) -> (String, String) {
        let Plea { method, address, form, live } = *plea;
        let before = self.changes().await;
        let base = self.house.base();
        let Observer { who, browser, .. } = &mut self.observers[number];
        let label = format!("{who}: {method} {address} {form} live: {live}");
        let mut request = browser.request(Method::from_bytes(method.as_bytes()).unwrap(), address);
        if method == "POST" {
            request = request.header("content-type", kind(asked.path)).body(form.to_owned());
        }
        if live {
            request = request.header("x-live", "1");
        }
        let mut response = request.send().await.unwrap();
        let status = response.status();
        let mut answer = format!("{status} {}", head(response.headers()));
        match asked.compared {
            Compared::Status => answer = status.to_string(),
            Compared::FirstEvent if method == "GET" && status.is_success() => {
                answer.push_str(&heard(&mut response, "\n\n").await);
            }
            _ => answer.push_str(&response.text().await.unwrap()),
        }
        let answer = answer.replace(&base, "").replace(base.trim_start_matches("http://"), "");
        let answer = if asked.compared == Compared::ButSecrets { without_secrets(&answer) } else { answer };
        let after = self.changes().await;
        let refused = status.is_client_error() || status.is_server_error();
        // A form that comes back brings dice that are promised, and what is promised is stored.
        let promises = asked.path == "/play/{game}";
        assert!(!refused || promises || before == after, "{label}: was refused, and changed what is stored");
        assert!(!status.is_server_error(), "{label}: {answer}");
        (label, answer)
    }

    /// Returns a number that changes with whatever others store.
    pub(super) async fn changes(&mut self) -> i64 {
        sqlx::query_scalar("PRAGMA data_version").fetch_one(&mut self.database).await.unwrap()
    }
}
