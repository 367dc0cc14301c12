//! `sim`, and the records it writes.

mod run;

use std::fs;

use contract::record::{Record, RecordLine, Terms};
use run::{fails, palisade, says};
use serde_json::Value;

const GAME: &str = "under-falling-skies";

fn sim(more: &[&str]) -> String {
    says(&[&["sim", GAME, "--games", "300"], more].concat())
}

#[test]
fn the_same_seed_prints_the_same_at_any_number_of_threads() {
    for kind in [&["--seats", "random", "--json"][..], &["--seats", "random", "--set", "stars=11111111"]] {
        let one = sim(&[kind, &["--seed", "s", "--threads", "1"]].concat());
        assert_eq!(sim(&[kind, &["--seed", "s", "--threads", "2"]].concat()), one);
        assert_eq!(sim(&[kind, &["--seed", "s"]].concat()), one);
        assert_ne!(sim(&[kind, &["--seed", "t"]].concat()), one);
    }
}

#[test]
fn json_has_the_fields_that_are_promised() {
    let report: Value = serde_json::from_str(&sim(&["--seats", "random", "--json"])).expect("JSON");
    assert_eq!((&report["game"], &report["games"]), (&Value::from(GAME), &Value::from(300)));
    for (field, length) in [("seats", 1), ("wins", 1), ("win_rate", 1), ("interval", 1), ("mean_score", 1)] {
        assert_eq!(report[field].as_array().map(Vec::len), Some(length), "{field}");
    }
    for field in ["draws", "rounds", "decisions", "steps"] {
        assert!(report[field].is_number(), "{field}");
    }
    assert_eq!(report["options"]["stars"], "00000000");
    let causes = report["causes"].as_object().expect("causes").values().filter_map(Value::as_u64).sum::<u64>();
    assert_eq!(causes, 300);
}

#[test]
fn speeds_stand_apart_from_the_result() {
    let ran = palisade(&["sim", GAME, "--games", "50", "--seats", "random"]);
    assert!(ran.err.contains("per CPU second") && !ran.out.contains("per CPU second") && ran.out.contains("95 %"));
}

#[test]
fn records_replay_step_by_step_and_are_never_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("new/records");
    let path = path.to_str().expect("a path");
    sim(&["--seats", "greedy", "--record", path, "--records", "2"]);
    let mut files: Vec<_> = fs::read_dir(path).expect("records").map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert_eq!(files.len(), 2);
    let file = files[0].to_str().expect("a path");
    let replayed = says(&["replay", file]);
    let steps = replayed.lines().count() - 3;
    assert!(steps > 40 && replayed.contains("\nresult: "), "{replayed}");
    let end = says(&["replay", file, "--at", &steps.to_string()]);
    assert!(replayed.ends_with(&end) && end != says(&["replay", file, "--at", "0"]));
    // A game that was given up has a result, though the rules have none.
    let mut given_up = Record::read(&fs::read_to_string(file).expect("text")).expect("a record");
    given_up.steps.truncate(9);
    given_up.steps.push(RecordLine::Resign { seat: "A".to_owned(), terms: Terms::Second });
    given_up.result = Some("lost (resigned)".to_owned());
    let other = folder.path().join("given-up.toml");
    fs::write(&other, given_up.write()).expect("a file");
    let told = says(&["replay", other.to_str().expect("a path")]);
    assert!(told.contains("\nresult: lost (resigned)\n"), "{told}");
    let beyond = (steps + 1).to_string();
    assert_eq!(
        fails(&["replay", file, "--at", &beyond]),
        format!("error: `--at {beyond}`: the game has {steps} steps\n")
    );
    let error = fails(&["sim", GAME, "--games", "1", "--seats", "random", "--record", path]);
    assert!(
        error.lines().last().is_some_and(|line| line.starts_with(&format!("error: {file} cannot be written: "))),
        "{error}"
    );
    assert!(fails(&["verify", file]).contains("the record has no commitment"));
}

#[test]
fn a_corrupt_record_is_refused_with_what_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path");
    sim(&["--seats", "random", "--record", path, "--records", "1"]);
    let whole = fs::read_to_string(folder.path().join(format!("{GAME}-000001.toml"))).expect("a record");
    let file = folder.path().join("bad.toml");
    let file = file.to_str().expect("a path");
    let refuse = |text: String, reason: &str| {
        fs::write(file, text).expect("a file");
        for command in ["replay", "verify"] {
            let error = fails(&[command, file]);
            assert!(error.starts_with(&format!("error: {file}: ")) && error.contains(reason), "{error}");
        }
    };
    refuse(whole.replacen("rules = 1", "rules = ", 1), "line 3");
    refuse(whole.replacen("rules = 1", "rules = 999", 1), "version 999 of the rules");
    refuse(whole.replacen("palisade_record = 1", "palisade_record = 999", 1), "use a newer release");
    refuse(whole.replacen(GAME, "chess", 1), "there is no game `chess`");
    refuse(whole.replacen("* =", "* =k99", 1), "step 1");
    refuse(whole.replacen("A k", "B k", 1), "there is no seat `B`");
    refuse(whole.replacen("lost", "won", 1), "the record says `won");
    assert!(fails(&["replay", "/no/such/file"]).starts_with("error: /no/such/file cannot be read"));
}

#[test]
fn a_bot_by_the_clock_is_told_and_its_games_are_not_recorded() {
    let told = "tree:1ms thinks by the clock: the same seed need not give the same games\n";
    let args = ["sim", GAME, "--games", "1", "--seats", "tree:1ms"];
    let ran = palisade(&args);
    assert!(ran.code == 0 && ran.err.starts_with(told) && ran.out.contains(" tree:1ms: won "), "{}", ran.err);
    let ran = palisade(&["tournament", GAME, "random", "tree:1ms", "--games", "1"]);
    assert!(ran.code == 0 && ran.err.starts_with(told), "{}", ran.err);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("records");
    let error = fails(&[&args[..], &["--record", path.to_str().expect("a path")]].concat());
    assert!(
        error.starts_with("error: `--record` plays games again to write them down, and `tree:1ms` would"),
        "{error}"
    );
    assert!(!path.exists());
}

#[test]
fn what_cannot_be_simulated_is_said() {
    let sim = |more: &[&str]| palisade(&[&["sim", GAME], more].concat());
    assert_eq!(
        fails(&["sim", GAME, "--seats", "random,random"]),
        format!("error: {GAME}: Under Falling Skies is for 1 player, not for 2\n")
    );
    for (more, reason) in [
        (
            &["--seats", "mtcs:9"][..],
            "there is no bot `mtcs:9`; the bots are beginner, casual, skilled, expert, master, random, greedy, \
             flat:PLAYOUTS[:STEPS][:FILE], tree:SIMULATIONS",
        ),
        (&["--seats", "flat"], "write `flat:PLAYOUTS[:STEPS][:FILE]`"),
        (&["--seats", "random", "--games", "0"], "0 is not in 1.."),
        (&["--seats", "random", "--threads", "0"], "0 is not in 1..=1024"),
        (&["--seats", "random", "--records", "1"], "--record <FOLDER>"),
        (&[], "--seats <BOTS>"),
    ] {
        let ran = sim(more);
        assert!(ran.code != 0 && ran.out.is_empty() && ran.err.contains(reason), "{more:?}: {}", ran.err);
    }
}
