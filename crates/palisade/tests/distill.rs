//! `distill`, and bots that play by what it has written.

#[cfg(unix)]
mod interrupted;
mod run;

use std::fs;

#[cfg(unix)]
use interrupted::interrupted;
use run::{fails, palisade, says};
use search::{TrainedNet, TrainedPolicy};
use tempfile::TempDir;

const GAME: &str = "under-falling-skies";

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn at(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().expect("a path").to_owned()
}

/// Distills as shortly as can be from what ships with the program, and returns what is printed.
fn distill(file: &str, more: &[&str]) -> String {
    says(&[&["distill", GAME, "--games", "8", "--measure", "20", "-o", file], more].concat())
}

fn policy(file: &str) -> TrainedPolicy {
    TrainedPolicy::read(file, &fs::read(file).expect("a file")).expect("a policy")
}

#[test]
fn a_policy_is_distilled_told_of_and_takes_a_seat() {
    let folder = folder();
    let file = at(&folder, "a.policy");
    let ran = palisade(&["distill", GAME, "--games", "8", "--measure", "20", "-o", &file]);
    let said = format!("learning for Under Falling Skies from learned:built-in, to be written to {file}; Ctrl-C ends");
    assert!(ran.err.contains(&said) && ran.err.contains("8 games, "), "{}", ran.err);
    let lines: Vec<&str> = ran.out.lines().collect();
    let name = policy(&file).name;
    assert_eq!(lines[0], format!("{GAME} rules 1 seed 1 games 8"));
    assert!(lines[1].starts_with("alone: won ") && lines[1].contains(" of 20, "), "{}", ran.out);
    assert_eq!(lines[2], format!("written to {file}: a seat takes it as policy:{file}, and reports call it {name}"));
    let report = says(&["sim", GAME, "--games", "4", "--seats", &format!("policy:{file}")]);
    assert!(report.contains(&format!("A policy:{name}: won ")), "{report}");
    // The same seed gives the same file at any number of threads.
    let other = at(&folder, "b.policy");
    distill(&other, &["--threads", "3"]);
    assert_eq!(fs::read(&file).expect("a file"), fs::read(&other).expect("a file"));
}

#[test]
fn no_file_is_written_over_and_no_bot_without_an_opinion_is_learned_from() {
    let folder = folder();
    let file = at(&folder, "a.policy");
    let refused = |more: &[&str]| fails(&[&["distill", GAME, "--games", "8", "-o", &file], more].concat());
    let no_opinion = "error: `greedy` does not say what actions are worth in this game; learn from learned:FILE or \
        tree:SIMULATIONS:FILE\n";
    assert!(refused(&["--of", "greedy"]).ends_with(no_opinion));
    let german = palisade(&["--lang", "de", "distill", GAME, "--games", "8", "-o", &file, "--of", "greedy"]).err;
    assert!(german.contains("sagt nicht, was Aktionen in diesem Spiel wert sind"), "{german}");
    fs::write(&file, "mine").expect("a file");
    assert_eq!(refused(&[]), format!("error: {file} is there already; choose another name\n"));
    assert_eq!(fs::read(&file).expect("a file"), b"mine");
}

#[test]
fn a_net_is_no_policy_and_a_policy_no_net_and_a_damaged_one_is_refused() {
    let folder = folder();
    let [file, net, bad] = ["a.policy", "a.net", "bad.policy"].map(|name| at(&folder, name));
    distill(&file, &[]);
    says(&["train", GAME, "--games", "16", "--measure", "20", "-o", &net]);
    assert!(TrainedNet::<search::Net>::read("a", &fs::read(&file).expect("a file")).is_err());
    let said = |bot: &str| fails(&["sim", GAME, "--games", "1", "--seats", bot]);
    let no_policy = format!("error: {net}: this is not a policy; `palisade distill` makes one\n");
    assert_eq!(said(&format!("policy:{net}")), no_policy);
    let no_net = format!("error: {file}: this is not a net; `palisade train` makes one\n");
    assert_eq!(said(&format!("learned:{file}")), no_net);
    let mut bytes = fs::read(&file).expect("a file");
    let last = bytes.len() - 40;
    bytes[last] ^= 1;
    fs::write(&bad, bytes).expect("a file");
    assert!(said(&format!("policy:{bad}")).starts_with(&format!("error: {bad}: the net is damaged")));
    assert!(said("policy").starts_with("error: `policy`: write `policy:FILE`"), "{}", said("policy"));
    let other = fails(&["sim", "raise-the-shields", "--games", "1", "--seats", &format!("policy:{file}")]);
    assert!(other.contains(&format!("the net is for another game: {GAME}, not raise-the-shields")), "{other}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_what_was_learned_so_far() {
    let folder = folder();
    let file = at(&folder, "a.policy");
    let args = ["distill", GAME, "--minutes", "60", "-o", &file];
    let ended = interrupted(&args, "learning for Under Falling Skies");
    assert!(ended.out.contains("ended early: what was learned so far, without a measurement"), "{}", ended.out);
    assert!(policy(&file).about.measured.is_empty());
}

#[test]
fn a_training_takes_the_shortlist_of_a_policy_of_the_same_game() {
    let folder = folder();
    let file = |name: &str| at(&folder, name);
    let (policy, net) = (file("a.policy"), file("a.net"));
    says(&["distill", GAME, "--games", "8", "--measure", "20", "-o", &policy]);
    let train = ["train", GAME, "--games", "16", "--measure", "20"];
    says(&[&train[..], &["--shortlist", &policy, "-o", &net]].concat());
    let refused =
        |game: &str, list: &str| fails(&["train", game, "--games", "1", "--shortlist", list, "-o", &file("b.net")]);
    assert!(refused("raise-the-shields", &policy).contains(GAME));
    assert!(refused(GAME, &net).contains("a.net"), "a net says nothing of actions");
    assert!(refused(GAME, &file("none.policy")).contains("cannot be read"));
    let starred = ["--set", "stars=00000010", "--shortlist", &policy, "-o", &file("c.net")];
    let said = palisade(&[&train[..], &starred].concat()).err;
    assert!(said.contains("stars=00000000") && said.contains("stars=00000010"), "{said}");
}
