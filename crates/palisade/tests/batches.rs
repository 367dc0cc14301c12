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
    let args = ["sim", GAME, "--games", "1", "--seats", "tree:1ms"];
    let told = "tree:1ms thinks by the clock: the same seed need not give the same games\n";
    for bot in ["tree:1ms", "tree:1ms:built-in"] {
        let ran = palisade(&["sim", GAME, "--games", "1", "--seats", bot]);
        let told = format!("{bot} thinks by the clock: the same seed need not give the same games\n");
        assert!(ran.code == 0 && ran.err.starts_with(&told), "{}", ran.err);
        assert!(ran.out.contains(&format!(" {bot}: won ")), "{}", ran.out);
    }
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

/// Runs a command that must work, and returns what is said of nets: all but the speed, how far it is and that it begins.
fn told_of_nets(args: &[&str]) -> Vec<String> {
    let ran = palisade(args);
    assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
    let is_other = |line: &str| line.contains("CPU") || line.starts_with("tournament of ");
    ran.err.lines().filter(|line| !is_other(line)).map(str::to_owned).collect()
}

/// The printed file of Attack the Tower without its last army: the inputs are fewer then.
fn without_an_army() -> String {
    let printed = catalog::find("attack-the-tower").expect("a game").info().components;
    let (cards, options) = printed.split_once("\n[options]\n").expect("options behind the armies");
    let (others, _) = cards.rsplit_once("\n[[army]]\n").expect("an army");
    format!("{others}\n[options]\n{options}")
}

#[test]
fn where_no_net_that_ships_fits_greedy_plays_and_each_bot_says_so_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("changed.toml");
    let changed = ["--components", file.to_str().expect("a path")];
    fs::write(&file, without_an_army()).expect("a file");
    let run = |args: &[&str]| told_of_nets(&[args, &changed].concat());
    let said = |bot: &str| format!("no net that ships fits this game: {bot} plays as greedy does");
    let sim = ["sim", "attack-the-tower", "--games", "20", "--seats"];
    assert_eq!(run(&[&sim[..], &["expert,expert"]].concat()), [said("expert")]);
    assert_eq!(run(&["play", "attack-the-tower", "--seats", "casual,casual", "--seed", "1"]), [said("casual")]);
    let tournament = ["tournament", "attack-the-tower", "--games", "2", "tree:1:built-in", "greedy", "casual"];
    assert_eq!(run(&tournament), [said("tree:1:built-in"), said("casual")]);
    assert_eq!(run(&[&sim[..], &["greedy,random"]].concat()), [""; 0]);
    let german = run(&[&sim[..], &["expert,greedy", "--lang", "de"]].concat());
    assert_eq!(german, ["kein mitgeliefertes Netz passt zu diesem Spiel: expert spielt wie greedy"]);
    // It is true.
    let score = |bots: &str| {
        let report = says(&[&sim[..], &[bots, "--json"], &changed].concat());
        let report: Value = serde_json::from_str(&report).expect("JSON");
        (report["wins"].clone(), report["steps"].clone())
    };
    assert_eq!(score("expert,learned:built-in"), score("greedy,greedy"));
}

#[test]
fn a_net_that_ships_and_was_trained_otherwise_plays_and_this_is_said_once() {
    let differs = |net: &str, trained: &str, played: &str| {
        format!("{net} was trained with {trained}; here it plays with {played}")
    };
    let built_in = |game: &str| &catalog::find(game).expect("a game").levels().built_in;
    let (net, policy) = (&built_in(GAME).nets[0].name, &built_in(GAME).policies[0].name);
    assert!(net.starts_with("built-in#"), "{net}");
    let said = differs(net, "arrow_chain=stop", "arrow_chain=resolve");
    let tournament = ["tournament", GAME, "--games", "1", "--set", "arrow_chain=resolve"];
    assert_eq!(told_of_nets(&[&tournament[..], &["expert", "tree:1:built-in"]].concat()), [said]);
    let starred = ["sim", GAME, "--games", "1", "--set", "stars=10000001", "--seats"];
    assert_eq!(told_of_nets(&[&starred[..], &["expert"]].concat()), [""; 0], "there are nets for all cards");
    let said = differs(policy, "stars=00000000", "stars=10000001");
    assert_eq!(told_of_nets(&[&starred[..], &["policy:built-in"]].concat()), [said]);
    let net = built_in("exponential-chaos").nets[0].name.as_str();
    let more = ["sim", "exponential-chaos", "--games", "1", "--seats", "expert,expert,casual"];
    assert_eq!(told_of_nets(&more), [differs(net, "seats=2", "seats=3")]);
}

#[test]
fn nothing_is_said_of_nets_in_the_printed_games_that_they_were_trained_on() {
    for entry in catalog::games() {
        let (id, levels) = (entry.info().id, entry.levels());
        let policies = levels.built_in.policies.iter().map(|policy| (policy.about.seats, "policy:built-in"));
        let Some(weakest) = levels.levels.first() else { continue };
        let nets = levels.built_in.nets.iter().map(|net| (net.about.seats, weakest.name.as_str()));
        let mut all: Vec<(u8, &str)> = nets.chain(policies).collect();
        all.dedup();
        assert!(!all.is_empty(), "{id}");
        for (seats, bot) in all {
            let bots = vec![bot; seats.into()].join(",");
            assert_eq!(told_of_nets(&["sim", id, "--games", "1", "--seats", &bots]), [""; 0], "{id}: {bots}");
        }
    }
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
