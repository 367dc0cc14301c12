//! Somebody who plays one game after another, as fast as answers come.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use contract::Info;

use super::client::{Client, fault};
use crate::bench::{choices, table_form};
use crate::serve::error::ServeError;

/// Somebody who plays one game after another.
pub(super) struct Player {
    client: Client,
    game: &'static Info,
    /// The addresses of its tables; it plays at the last.
    pub(super) tables: Vec<String>,
    /// The version of the page, and what its buttons would send.
    choices: Option<(String, Vec<String>)>,
    turn: usize,
    /// How long it is from one move to the next at least; nothing for as fast as answers come.
    pace: Duration,
    /// How much later than others it begins.
    later: Duration,
    pub(super) moves: Vec<Duration>,
}

impl Player {
    pub(super) fn new(client: Client, game: &'static Info, number: usize) -> Self {
        Self {
            client,
            game,
            tables: Vec::new(),
            choices: None,
            turn: number,
            pace: Duration::ZERO,
            later: Duration::ZERO,
            moves: Vec::new(),
        }
    }

    /// Opens a table and looks at it.
    pub(super) async fn sit_down(&mut self) -> Result<(), ServeError> {
        let made = self.client.send("POST", &format!("/play/{}", self.game.id), &table_form(self.game)).await?;
        if made.location.is_empty() {
            return Err(fault(format!("a new table was answered with {}", made.status)));
        }
        self.choices = choices(&self.client.send("GET", &made.location, "").await?.body);
        self.tables.push(made.location);
        Ok(())
    }

    /// Returns the address of the table at which it plays.
    fn table(&self) -> &str {
        self.tables.last().map_or("", String::as_str)
    }

    /// Plays at this pace from now on, beginning so much later than others.
    pub(super) fn keep(&mut self, pace: Duration, later: Duration) {
        (self.pace, self.later) = (pace, later);
    }

    /// Plays until that moment.
    pub(super) async fn play_until(&mut self, end: Instant) -> Result<(), ServeError> {
        let mut next = tokio::time::Instant::now() + self.later;
        tokio::time::sleep_until(next).await;
        while Instant::now() < end {
            next = tokio::time::Instant::now().max(next) + self.pace;
            match self.choices.take() {
                Some((version, sent)) => self.act(&version, &sent).await?,
                None => self.sit_down().await?,
            }
            tokio::time::sleep_until(next).await;
        }
        Ok(())
    }

    /// Makes a move: any will do, as long as the walk is always the same.
    pub(super) async fn act(&mut self, version: &str, sent: &[String]) -> Result<(), ServeError> {
        self.turn += 1;
        let form = format!("version={version}&seat=0&{}", sent[self.turn * 7 % sent.len()]);
        let began = Instant::now();
        let reply = self.client.send("POST", &format!("{}/act", self.table()), &form).await?;
        self.moves.push(began.elapsed());
        if reply.status != StatusCode::OK {
            return Err(fault(format!("a move was answered with {}", reply.status)));
        }
        self.choices = choices(&reply.body);
        Ok(())
    }
}
