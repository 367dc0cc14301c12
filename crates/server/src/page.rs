//! Pages: plain functions from values to markup. They decide nothing and ask nobody.

pub(crate) mod account;
pub(crate) mod bidi;
pub(crate) mod cards;
pub(crate) mod cover;
pub(crate) mod create;
pub(crate) mod dice;
pub(crate) mod ending;
pub(crate) mod guide;
pub(crate) mod hands;
pub(crate) mod history;
pub(crate) mod home;
pub(crate) mod icon;
pub(crate) mod keys;
pub(crate) mod log;
pub(crate) mod moves;
pub(crate) mod options;
pub(crate) mod preview;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod shell;
pub(crate) mod sitters;
pub(crate) mod slots;
pub(crate) mod style;
pub(crate) mod table;
pub(crate) mod wrong;
