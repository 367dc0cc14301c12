//! `palisade tables`

use std::fmt::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use clap::Args;
use serde_json::json;
use server::admin::{self, Listed, TableStage};

use crate::days::Days;
use crate::serve::Database;

/// List all tables, last changed first: id, state, seats, people, age, time since the last change, bytes, game
#[derive(Args)]
pub(crate) struct Tables {
    /// List only those that a server with these settings would delete next; nothing is deleted
    #[arg(long)]
    expired: bool,
    /// How many days finished tables are kept [default: for ever]
    #[arg(long, value_name = "DAYS", env = "PALISADE_KEEP")]
    keep: Option<Days>,
    /// Write JSON, with times in milliseconds since 1970
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    kept: Database,
}

impl Tables {
    pub(crate) fn run(self) -> Result<String> {
        let database = &self.kept.database;
        let listed =
            if self.expired { admin::expired(database, self.keep.map(Days::time))? } else { admin::tables(database)? };
        if self.json {
            let all: Vec<_> = listed.iter().map(as_json).collect();
            return Ok(serde_json::to_string_pretty(&all)? + "\n");
        }
        let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as u64;
        let mut text = String::new();
        for table in &listed {
            let Listed { id, game, seats, people, bytes, .. } = table;
            let (state, created, changed) = (state(table), age(now, table.created), age(now, table.changed));
            writeln!(text, "{id:<16} {state:<8} {seats:>2} {people:>2} {created:>6} {changed:>6} {bytes:>9} {game}")?;
        }
        Ok(text)
    }
}

fn as_json(table: &Listed) -> serde_json::Value {
    json!({
        "id": table.id,
        "game": table.game,
        "state": state(table),
        "seats": table.seats,
        "people": table.people,
        "created": table.created,
        "changed": table.changed,
        "bytes": table.bytes,
    })
}

fn state(table: &Listed) -> &'static str {
    match table.stage {
        TableStage::Waiting => "waiting",
        TableStage::Running => "running",
        TableStage::Over => "over",
        TableStage::Ended => "ended",
    }
}

/// Writes how long ago a time was, both in milliseconds.
fn age(now: u64, then: u64) -> String {
    let minutes = now.saturating_sub(then) / 60_000;
    match minutes {
        0..60 => format!("{minutes}min"),
        60..2880 => format!("{}h", minutes / 60),
        _ => format!("{}d", minutes / 1440),
    }
}
