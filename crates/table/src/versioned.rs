//! Versioned JSON: how creations and entries are stored.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use thiserror::Error;

/// The newest version of the stored form that this release reads.
pub const FORMAT: u64 = HINTS;
/// The version that knows of games that were abandoned.
pub(crate) const ABANDONED: u64 = 2;
/// The version that knows of actions that came together.
pub(crate) const JOINED: u64 = 3;
/// The version that knows on which terms a seat gave up: the same, for both came with one release.
pub(crate) const TERMS: u64 = JOINED;
/// The version that knows of standing orders.
pub(crate) const ORDERS: u64 = 4;
/// The version that knows of tables that follow another one, rematches and games of a match: the same, for both came with one
/// release.
pub(crate) const FOLLOWING: u64 = ORDERS;
/// The version that knows of hints, and of tables where nobody may ask for one.
pub(crate) const HINTS: u64 = 5;
/// The version that every release reads. What older ones know is still written in it, so that they can go on with it.
pub(crate) const FIRST: u64 = 1;

/// Why something stored cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum ReadError {
    /// It was written by a newer release.
    #[error("it has format {0}, and this release reads up to {FORMAT}; use a newer release")]
    Newer(u64),
    /// It is broken.
    #[error("it is broken: {0}")]
    Form(String),
}

/// Writes a value as a JSON object with the first version that knows of it beside it.
pub(crate) fn write(value: &impl Serialize, version: u64) -> String {
    let mut json = serde_json::to_value(value).expect("what is stored has text keys only");
    if let Value::Object(fields) = &mut json {
        fields.insert("v".to_owned(), version.into());
    }
    // The order must not depend on how the program was built: some crate may ask serde_json to keep insertion order.
    json.sort_all_objects();
    json.to_string()
}

/// Reads what [`write`] wrote, in this release or an older one.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    let form = |error: serde_json::Error| ReadError::Form(error.to_string());
    let mut json: Value = serde_json::from_str(text).map_err(form)?;
    let version = json.as_object_mut().and_then(|fields| fields.remove("v")).and_then(|v| v.as_u64());
    match version {
        Some(FIRST..=FORMAT) => serde_json::from_value(json).map_err(form),
        Some(newer @ 1..) => Err(ReadError::Newer(newer)),
        _ => Err(ReadError::Form("it has no version `v`".to_owned())),
    }
}
