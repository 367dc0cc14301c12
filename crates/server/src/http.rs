//! What requests and answers are made of, and how much of them is borne: nothing here knows a table.

pub(crate) mod address;
pub(crate) mod address_limit;
pub(crate) mod assets;
pub(crate) mod bearer;
pub(crate) mod cookie;
pub(crate) mod error;
pub(crate) mod fields;
pub(crate) mod health;
pub(crate) mod host;
pub(crate) mod metrics;
pub(crate) mod proxies;
pub(crate) mod rate;
pub(crate) mod refusal;
pub(crate) mod refused;
pub(crate) mod script;
