//! One test or more for each numbered rule that no worked example proves alone, in the order of the dossier: a position
//! line, tokens, what they lead to; or a token and the rule that refuses it.

mod common;

#[path = "rules/ability.rs"]
mod ability;
#[path = "rules/attack.rs"]
mod attack;
#[path = "rules/battle.rs"]
mod battle;
#[path = "rules/card.rs"]
mod card;
#[path = "rules/forecast.rs"]
mod forecast;
#[path = "rules/hidden.rs"]
mod hidden;
#[path = "rules/matches.rs"]
mod matches;
#[path = "rules/options.rs"]
mod options;
#[path = "rules/orders.rs"]
mod orders;
#[path = "rules/suggest.rs"]
mod suggest;
#[path = "rules/turn.rs"]
mod turn;
#[path = "rules/window.rs"]
mod window;

/// A board without anything on it.
const EMPTY: &str = "-,-,-:-,-,-:-,-,-";
