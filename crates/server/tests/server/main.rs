//! The server as people and programs meet it: over the loopback, on a database on disk.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod account;
mod admin;
mod aim;
mod answers;
mod api;
mod base;
#[cfg(unix)]
mod behind;
mod bots;
mod branch;
mod browser;
mod client;
mod company;
mod devices;
mod dice;
mod dock;
mod door;
mod duel;
mod ended;
mod fallen;
mod faults;
mod fuzz;
mod giving_up;
mod glance;
mod guide;
mod head;
#[path = "../../../search/tests/hold/mod.rs"]
mod hold;
mod hot;
mod house;
mod killed;
mod life;
mod limits;
mod live;
mod locked;
mod many;
mod matches;
mod me;
mod meanwhile;
mod metrics;
mod midway;
mod mine;
mod motion;
mod names;
mod newer;
mod opening;
mod orders;
mod people;
mod places;
mod plain;
mod presets;
mod preview;
mod process;
#[cfg(unix)]
mod proxies;
mod queues;
mod raw;
mod refusals;
mod rematch;
mod replay;
mod restart;
mod rules;
mod secrets;
mod sitting;
mod slots;
mod story;
mod style;
mod surface;
mod thought;
mod together;
mod tongues;
mod turns;
mod twins;
mod wire;
