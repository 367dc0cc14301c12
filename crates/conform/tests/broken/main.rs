//! Every law can fail: each is tried on a parley that breaks it in one point.

mod answers;
mod completions;
mod events;
mod failures;
mod forced;
mod glance;
mod leaks;
mod lie;
mod parts;
mod presets;
mod text;
mod words;
