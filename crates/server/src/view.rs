//! From tables to plain values that pages show, made of what their reader may see.

pub(crate) mod account;
pub(crate) mod choice;
pub(crate) mod dice;
pub(crate) mod ending;
pub(crate) mod following;
pub(crate) mod giving_up;
pub(crate) mod glance;
pub(crate) mod guide;
pub(crate) mod ledger;
pub(crate) mod notice;
pub(crate) mod orders;
pub(crate) mod people;
pub(crate) mod places;
pub(crate) mod preview;
pub(crate) mod replay;
pub(crate) mod scenes;
pub(crate) mod story;
pub(crate) mod table_page;
pub(crate) mod table_status;
pub(crate) mod unfair;
