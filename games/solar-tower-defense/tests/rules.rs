//! One test or more for each numbered rule that no worked example proves alone, in the order of the dossier: a position
//! line, tokens, the line they lead to; or a token and the rule that refuses it.

mod common;

#[path = "rules/building.rs"]
mod building;
#[path = "rules/cosmic.rs"]
mod cosmic;
#[path = "rules/fights.rs"]
mod fights;
#[path = "rules/forecast.rs"]
mod forecast;
#[path = "rules/movement.rs"]
mod movement;
#[path = "rules/odds.rs"]
mod odds;
#[path = "rules/options.rs"]
mod options;
#[path = "rules/setup.rs"]
mod setup;
