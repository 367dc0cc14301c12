//! `train`, and bots that play by what it has written.

#[cfg(unix)]
mod interrupted;
mod run;

use std::fs;
use std::path::Path;

use contract::Record;
#[cfg(unix)]
use interrupted::interrupted;
use run::{fails, palisade, says};
use search::TrainedNet;
use serde_json::Value;
use tempfile::TempDir;

const GAME: &str = "under-falling-skies";

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn at(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().expect("a path").to_owned()
}

/// Trains as shortly as can be, and returns what is printed.
fn train(file: &str, more: &[&str]) -> String {
    says(&[&["train", GAME, "--games", "16", "--measure", "20", "-o", file], more].concat())
}

/// Trains as shortly as can be, and returns what is written.
fn written(folder: &TempDir, name: &str, more: &[&str]) -> Vec<u8> {
    let file = at(folder, name);
    train(&file, more);
    fs::read(file).expect("a file")
}

/// Reads a net, and says what it is called.
fn net(file: &str) -> TrainedNet {
    TrainedNet::read(file, &fs::read(file).expect("a file")).expect("a net")
}

#[test]
fn the_same_seed_writes_the_same_file_at_any_number_of_threads() {
    let folder = folder();
    let write = |name: &str, more: &[&str]| written(&folder, name, more);
    let one = write("one", &["--threads", "1"]);
    assert_eq!(write("three", &["--threads", "3"]), one);
    assert_ne!(write("other", &["--seed", "2"]), one);
    let left: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    assert_eq!(left.len(), 3, "nothing else is left: {left:?}");
}

#[test]
fn what_comes_out_is_measured_and_told_and_the_measure_can_be_played_again() {
    let folder = folder();
    let file = at(&folder, "a.net");
    let ran = palisade(&["train", GAME, "--games", "16", "--measure", "300", "-o", &file]);
    let about = net(&file).about;
    let [measure, greedy] = &about.measured[..] else { panic!("{:?}", about.measured) };
    assert_eq!((about.games, measure.games, measure.against.as_deref()), (16, 300, None));
    let [title, alone, beside, written] = ran.out.lines().collect::<Vec<_>>()[..] else { panic!("{}", ran.out) };
    assert_eq!(title, format!("{GAME} rules 1 seed 1 games 16"));
    assert!(alone.starts_with(&format!("alone: won {} of 300, ", measure.wins)) && alone.contains("95 %"), "{alone}");
    let said = format!("the same games by greedy: won {} of 300, ", greedy.wins);
    assert!(greedy.wins > 0 && beside.starts_with(&said) && beside.contains("95 %"), "{beside}");
    assert!(written.ends_with(&format!("reports call it {}", net(&file).name)), "{written}");
    assert!(
        ran.err.contains("Ctrl-C") && ran.err.contains("16 games, ") && ran.err.contains("of the exam"),
        "{}",
        ran.err
    );
    for (bot, measure) in [(format!("learned:{file}").as_str(), measure), ("greedy", greedy)] {
        let again = says(&["sim", GAME, "--games", "300", "--seed", &measure.seed, "--seats", bot, "--json"]);
        let again: Value = serde_json::from_str(&again).expect("JSON");
        assert_eq!(again["wins"][0], measure.wins, "{bot}");
    }
}

#[test]
fn bots_play_by_a_file_and_nothing_that_is_written_tells_where_it_lies() {
    let folder = folder();
    let file = at(&folder, "my net.net");
    train(&file, &[]);
    let name = net(&file).name;
    assert!(name.starts_with("my_net.net#") && name.len() == 19, "{name}");
    for (bot, written) in [
        (format!("learned:{file}"), format!("learned:{name}")),
        (format!("learned:{file}:0.50"), format!("learned:{name}:0.5")),
        (format!("tree:5:{file}"), format!("tree:5:{name}")),
    ] {
        let records = at(&folder, &written.replace(':', "-"));
        let told = says(&["sim", GAME, "--games", "3", "--seats", &bot, "--record", &records, "--records", "1"]);
        assert!(told.contains(&format!(" {written}: won ")), "{told}");
        let record = fs::read_to_string(format!("{records}/{GAME}-000001.toml")).expect("a record");
        assert_eq!(Record::read(&record).expect("a record").seats[0].bot.as_deref(), Some(&*written));
        assert!(!record.contains(folder.path().to_str().expect("a path")));
        let played = at(&folder, &format!("{}.toml", written.replace(':', "-")));
        let out = says(&["play", GAME, "--seats", &bot, "--seed", "x", "--record", &played]);
        assert!(out.contains("\nresult: "), "{out}");
        let record = fs::read_to_string(&played).expect("a record");
        assert_eq!(Record::read(&record).expect("a record").seats[0].bot.as_deref(), Some(&*written));
        assert!(says(&["verify", &played]).starts_with("good: "));
    }
}

#[test]
fn a_net_goes_on_learning_in_its_file_and_no_other_file_is_written_over() {
    let folder = folder();
    let [file, other] = ["a.net", "b.net"].map(|name| at(&folder, name));
    train(&file, &[]);
    let before = fs::read(&file).expect("a file");
    let refused = |file: &str, more: &[&str]| fails(&[&["train", GAME, "--games", "16", "-o", file], more].concat());
    let error =
        format!("error: {file} is there already, and only the file of --from is written over; choose another name\n");
    assert_eq!(refused(&file, &[]), error);
    fs::write(&other, "mine").expect("a file");
    assert!(refused(&other, &["--from", &file]).contains("b.net is there already"));
    assert_eq!((fs::read(&file).expect("a file"), fs::read(&other).expect("a file")), (before, b"mine".to_vec()));
    let former = net(&file).name;
    let told = train(&file, &["--from", &file, "--lang", "de"]);
    assert!(told.starts_with(&format!("{GAME}: Regelfassung 1, Startwert 1, Partien 32\n")), "{told}");
    assert!(told.contains(&format!("\ndieselben Partien mit {former}: ")), "{told}");
    let about = net(&file).about;
    let players: Vec<_> = about.measured.iter().map(|measure| measure.by.as_deref()).collect();
    assert_eq!((about.games, players), (32, vec![None, Some("greedy"), Some(former.as_str())]));
    let nowhere = at(&folder, "no/such/folder/c.net");
    assert!(refused(&nowhere, &[]).starts_with(&format!("error: {nowhere} cannot be written: ")));
}

#[test]
fn options_are_varied_by_values_and_by_sets_of_characters() {
    let folder = folder();
    let file = at(&folder, "a.net");
    train(&file, &["--vary", "stars=[01]000000[01]", "--vary", "arrow_chain=stop", "--vary", "arrow_chain=resolve"]);
    let about = net(&file).about;
    assert!(about.varied["stars"].iter().eq(["00000000", "00000001", "10000000", "10000001"]), "{:?}", about.varied);
    assert!(about.varied["arrow_chain"].iter().eq(["resolve", "stop"]));
    assert_eq!((about.varied.len(), about.kinds()), (2, 8));
    // Whoever plays one of them is told of no difference.
    let told = |set: &str| {
        let bot = format!("learned:{file}");
        palisade(&["sim", GAME, "--games", "1", "--seats", &bot, "--set", set]).err
    };
    assert!(!told("stars=10000001").contains("stars"), "{}", told("stars=10000001"));
    assert!(told("stars=01000000").contains("stars"));
    let refused =
        |more: &[&str]| fails(&[&["train", GAME, "--games", "1", "-o", &at(&folder, "b.net")], more].concat());
    for wrong in ["stars", "stars=[01", "stars=[]0000000", "stars=[0123456789][0123456789][0123456789][0123456789]0000"]
    {
        assert!(refused(&["--vary", wrong]).starts_with(&format!("error: `--vary {wrong}`: write `--vary KEY=VALUE`")));
    }
    assert!(refused(&["--vary", "stars=[02]0000000"]).contains("stars"), "2 is no side of a card");
    let both = refused(&["--vary", "stars=[01]0000000", "--set", "stars=00000000"]);
    assert!(both.starts_with("error: `stars` cannot be set and varied at once"), "{both}");
}

#[test]
fn what_is_no_net_or_does_not_fit_is_refused_before_anything_is_played() {
    let folder = folder();
    let [file, bad] = ["a.net", "bad.net"].map(|name| at(&folder, name));
    train(&file, &[]);
    let bytes = fs::read(&file).expect("a file");
    let said = |bot: &str| fails(&["sim", GAME, "--games", "1", "--seats", bot]);
    for (wrong, reason) in [
        (b"hello".to_vec(), "this is not a net; `palisade train` makes one"),
        (bytes[..bytes.len() - 1].to_vec(), "the net is damaged: its checksum is not that of its bytes"),
        ([&bytes[..99], b"x", &bytes[99..]].concat(), "the net is damaged"),
    ] {
        fs::write(&bad, wrong).expect("a file");
        assert!(said(&format!("learned:{bad}")).starts_with(&format!("error: {bad}: {reason}")), "{reason}");
        assert!(said(&format!("tree:9:{bad}")).starts_with(&format!("error: {bad}: {reason}")), "{reason}");
        let from = fails(&["train", GAME, "--games", "1", "--from", &bad, "-o", &at(&folder, "c.net")]);
        assert!(from.starts_with(&format!("error: {bad}: {reason}")), "{from}");
    }
    let missing = at(&folder, "missing.net");
    assert!(said(&format!("learned:{missing}")).starts_with(&format!("error: {missing} cannot be read: ")));
    let other =
        format!("error: {file}: the net is for another game: {GAME}, not raise-the-shields; train one for this game\n");
    for args in
        [&["sim", "raise-the-shields", "--games", "1", "--seats"][..], &["play", "raise-the-shields", "--seats"]]
    {
        assert_eq!(fails(&[args, &[&format!("learned:{file}")]].concat()), other);
    }
    for (bot, way) in [
        ("learned", "write `learned:FILE[:TEMPERATURE]`, with a file"),
        ("learned:", "write `learned:FILE[:TEMPERATURE]`, with a file"),
        ("tree:0:x", "write `tree:SIMULATIONS[:FILE]`, with whole numbers from 1 to 1000000"),
    ] {
        assert!(said(bot).starts_with(&format!("error: `{bot}`: {way}")), "{bot}: {}", said(bot));
    }
    let german = fails(&["--lang", "de", "play", GAME, "--seats", &format!("learned:{bad}")]);
    assert!(german.contains("das Netz ist beschädigt"), "{german}");
}

#[test]
fn a_net_for_other_options_plays_and_this_is_said_once() {
    let folder = folder();
    let file = at(&folder, "a.net");
    train(&file, &[]);
    let (name, bot) = (net(&file).name, format!("learned:{file}"));
    let sim = |more: &[&str]| palisade(&[&["sim", GAME, "--games", "2", "--seats", &bot], more].concat());
    assert!(!sim(&[]).err.contains("trained"));
    let ran = sim(&["--set", "stars=10000000"]);
    let said = format!("{name} was trained with stars=00000000; here it plays with stars=10000000\n");
    assert_eq!((ran.code, ran.err.matches(&said).count()), (0, 1), "{}", ran.err);
    // What is wrong with the game is said as for any bot.
    assert!(
        fails(&["sim", GAME, "--seats", &bot, "--set", "stars=2"])
            .starts_with(&format!("error: {GAME}: `stars` cannot be"))
    );
}

#[test]
fn minutes_and_games_exclude_each_other() {
    for wrong in [&["--minutes", "0"][..], &["--minutes", "-1"], &["--minutes", "x"], &["--games", "0"]] {
        assert_eq!(palisade(&[&["train", GAME, "-o", "x"], wrong].concat()).code, 2, "{wrong:?}");
    }
    assert_eq!(palisade(&["train", GAME, "-o", "x", "--minutes", "1", "--games", "1"]).code, 2);
    assert_eq!(palisade(&["train", GAME]).code, 2, "without a file to write");
    assert!(!Path::new("x").exists());
    let folder = folder();
    says(&["train", GAME, "--minutes", "0.001", "--measure", "4", "-o", &at(&folder, "a.net")]);
    assert!(net(&at(&folder, "a.net")).about.games > 0);
}

/// Ends a training with the signal that Ctrl-C sends, as soon as it says that it goes on until then.
#[cfg(unix)]
#[test]
fn whoever_ends_a_training_keeps_what_it_has_learned() {
    let folder = folder();
    let file = at(&folder, "a.net");
    let args = ["train", GAME, "--minutes", "600", "-o", &file];
    let ended = interrupted(&args, "training for Under Falling Skies");
    let out = ended.out;
    assert_eq!(ended.code, 130, "{}{out}", ended.err);
    assert!(out.contains("ended early: ") && out.contains("written to "), "{out}");
    assert!(net(&file).about.measured.is_empty());
}

#[test]
fn whom_it_meets_can_be_named_where_there_is_somebody_to_meet() {
    let folder = folder();
    let file = at(&folder, "duel.net");
    let duel = ["train", "exponential-chaos", "--games", "8", "--measure", "4", "--seed", "1", "-o"];
    let text = says(&[&duel[..], &[&file, "--against", "expectimax", "--against", "learned:built-in"]].concat());
    assert!(["expectimax", "learned:built-in", "greedy"].iter().all(|bot| text.contains(bot)), "{text}");
    let missing = at(&folder, "missing.net");
    let refused = |game: &str, bot: &str| fails(&["train", game, "--against", bot, "-o", &missing]);
    assert!(refused(GAME, "greedy").contains("--against: whoever plays alone meets nobody"));
    assert!(refused("exponential-chaos", "nobody").contains("there is no bot `nobody`"));
    assert!(!Path::new(&missing).exists());
}

#[test]
fn results_alone_teach_another_net_where_progress_would_count_too() {
    let folder = folder();
    let write = |name: &str, more: &[&str]| written(&folder, name, more);
    assert_ne!(write("results", &["--results-only"]), write("progress", &[]));
    let missing = at(&folder, "missing.net");
    let refused = fails(&["train", "exponential-chaos", "--results-only", "-o", &missing]);
    assert!(refused.contains("--results-only: where several play only results count anyway"), "{refused}");
    assert!(!Path::new(&missing).exists());
}

#[test]
fn games_against_others_alone_teach_another_net_where_more_than_one_play() {
    let folder = folder();
    let write = |name: &str, more: &[&str]| {
        let file = at(&folder, name);
        says(&[&["train", "exponential-chaos", "--games", "16", "--measure", "2", "-o", &file], more].concat());
        fs::read(&file).expect("a net")
    };
    assert_ne!(write("others.net", &["--no-self-play"]), write("self.net", &[]));
    let missing = at(&folder, "missing.net");
    let refused = fails(&["train", GAME, "--no-self-play", "-o", &missing]);
    assert!(refused.contains("--no-self-play: whoever plays alone has nobody else to play against"), "{refused}");
    assert!(!Path::new(&missing).exists());
}

#[test]
fn another_rate_teaches_another_net_and_one_that_is_none_is_refused() {
    let folder = folder();
    let write = |name: &str, more: &[&str]| written(&folder, name, more);
    let usual = write("usual.net", &[]);
    assert_eq!(write("named.net", &["--rate", "0.001"]), usual);
    assert_ne!(write("slower.net", &["--rate", "0.0005"]), usual);
    let missing = at(&folder, "missing.net");
    for rate in ["0", "-0.001", "0.011", "NaN", "fast"] {
        let ran = palisade(&["train", GAME, &format!("--rate={rate}"), "-o", &missing]);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{rate}");
        assert!(ran.err.contains("write a number above 0 and up to 0.01, such as 0.001"), "{rate}: {}", ran.err);
    }
    assert!(!Path::new(&missing).exists());
}

/// The guide shows a changed card as it stands in the file; the line above it names its part of the file.
#[test]
fn the_changed_cards_of_the_guide_are_lines_of_the_file_and_can_be_played() {
    let guide = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/learning.md")).expect("the guide");
    let (_, guide) = guide.split_once("\n## A changed card\n").expect("its section");
    let block = guide.split("```").find_map(|block| block.strip_prefix("toml\n")).expect("lines");
    let lines: Vec<&str> = block.lines().filter(|line| !line.is_empty()).collect();
    let (changes, rest) = lines.as_chunks::<2>();
    assert!(changes.len() == 3 && rest.is_empty(), "{block}");
    let entry = catalog::find(GAME).expect("the game");
    let printed = entry.info().components;
    for [about, line] in changes {
        let (part, _) = about.strip_prefix("# ").and_then(|about| about.split_once(": ")).expect("a part of the file");
        let (_, rest) = printed.split_once(&format!("\n{part}\n")).expect(part);
        let end = rest.find("\n[").expect("another part");
        // What stands before the first number that differs says which line it is.
        let alike = |other: &&str| other.bytes().zip(line.bytes()).take_while(|(one, other)| one == other).count();
        let replaced = rest[..end].lines().max_by_key(alike).expect("a line");
        assert!(alike(&replaced) > 10 && replaced != *line, "{line}");
        let text = printed.replacen(replaced, line, 1);
        let setup = contract::Setup { components: Some(text), ..contract::Setup::printed(1) };
        (entry.maker.make)(&setup).map(drop).expect(line);
    }
}
