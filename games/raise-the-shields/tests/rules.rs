//! One test or more for each numbered rule, in the order of the dossier: a position line, tokens, the line they lead
//! to; or a token and the rule that refuses it.

mod common;

#[path = "rules/ability.rs"]
mod ability;
#[path = "rules/assign.rs"]
mod assign;
#[path = "rules/attack.rs"]
mod attack;
#[path = "rules/draw.rs"]
mod draw;
#[path = "rules/end.rs"]
mod end;
#[path = "rules/flip.rs"]
mod flip;
#[path = "rules/options.rs"]
mod options;
#[path = "rules/round.rs"]
mod round;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/shield.rs"]
mod shield;
#[path = "rules/solo.rs"]
mod solo;

/// An empty sheet without its die.
const BLANK: &str = "-/-/-/-/-/- 000000 ......";
