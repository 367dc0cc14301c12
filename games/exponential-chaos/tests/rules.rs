//! One test or more for each numbered rule that no worked example proves alone, in the order of the dossier: a position
//! line, tokens, the line they lead to; or a token and the rule that refuses it.

mod common;

#[path = "rules/assignment.rs"]
mod assignment;
#[path = "rules/damage.rs"]
mod damage;
#[path = "rules/defense.rs"]
mod defense;
#[path = "rules/ending.rs"]
mod ending;
#[path = "rules/facts.rs"]
mod facts;
#[path = "rules/missile.rs"]
mod missile;
#[path = "rules/options.rs"]
mod options;
#[path = "rules/rebuild.rs"]
mod rebuild;
#[path = "rules/setup.rs"]
mod setup;
