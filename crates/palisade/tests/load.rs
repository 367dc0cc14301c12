//! A server under load, measured by the command itself: the figures hang on the machine, that there are any does not.

mod run;

use run::{fails, says};
use serde_json::Value;

/// Runs the measurement and returns what it says.
fn measured(more: &[&str]) -> Value {
    let arguments = [&["bench", "serve", "--seconds", "1", "--json"], more].concat();
    serde_json::from_str(&says(&arguments)).expect("JSON")
}

#[test]
fn moves_are_counted_and_weighed() {
    let figures = measured(&["--tables", "3"]);
    let figure = |key: &str| figures[key].as_f64().unwrap_or_else(|| panic!("{key}: {figures}"));
    assert_eq!(figure("tables") as u32, 3);
    assert!(figure("moves") > 0.0 && figure("moves_per_second") > 0.0, "{figures}");
    assert!(figure("p50_ms") > 0.0 && figure("p50_ms") <= figure("p99_ms"), "{figures}");
    if cfg!(target_os = "linux") {
        assert!(figure("cpu_ms_per_move") > 0.0, "{figures}");
        assert!(figure("memory_bytes") > 1e6, "{figures}");
        // A stream takes a connection at least; how much is known roughly, which is said.
        assert!(figure("stream_bytes") > 1e3 && figure("stream_bytes_give_or_take") > 0.0, "{figures}");
    }
}

#[test]
fn others_play_on_while_one_address_floods() {
    let figures = measured(&["--tables", "2", "--flood"]);
    for key in ["calm", "flooded"] {
        assert!(figures[key]["moves"].as_u64().is_some_and(|moves| moves > 0), "{key}: {figures}");
    }
    assert!(figures["forms"].as_u64().is_some_and(|forms| forms > 0), "nothing flooded: {figures}");
}

#[test]
fn a_game_that_is_not_there_cannot_be_measured() {
    assert!(fails(&["bench", "serve", "--game", "ludo"]).contains("`ludo`"));
}
