//! One test or more for each numbered rule, in the order of the dossier: a position line, tokens, the line they lead
//! to; or a token and the rule that refuses it.

mod common;

#[path = "rules/designer.rs"]
mod designer;
#[path = "rules/dice.rs"]
mod dice;
#[path = "rules/end.rs"]
mod end;
#[path = "rules/mothership.rs"]
mod mothership;
#[path = "rules/options.rs"]
mod options;
#[path = "rules/rooms.rs"]
mod rooms;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/ships.rs"]
mod ships;

/// After the first roll.
const START: &str = "00000000 P 1 0 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C5 - k136w25 -";
