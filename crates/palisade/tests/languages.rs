//! The languages of the house: what one of them says, all of them say, and who asks for one is spoken to in it.

mod run;

use contract::Domain;
use run::{fails, palisade, palisade_reading, says};
use words::Words;

#[test]
fn every_language_of_a_game_says_all_that_its_first_one_says() {
    for entry in catalog::games() {
        let words = entry.info().words;
        assert_eq!(words::faults(words), [""; 0], "{}", entry.info().id);
        assert_eq!(words.first().map(|(code, _)| *code), Some("en"), "{}", entry.info().id);
    }
}

#[test]
fn every_option_has_a_name_a_group_an_explanation_and_words_for_its_values() {
    for entry in catalog::games() {
        let words = Words::of(entry.info(), "en");
        for option in (entry.info().options)() {
            let mut keys: Vec<String> =
                ["", "-group", "-about"].map(|end| format!("option-{}{end}", option.key)).into();
            if let Domain::OneOf(values) | Domain::PerSeat { values, .. } = &option.domain {
                let in_words = values.iter().filter(|value| value.parse::<u32>().is_err());
                keys.extend(in_words.map(|value| format!("option-{}-{value}", option.key)));
            }
            if let Domain::PerSeat { none, .. } = &option.domain {
                keys.push(format!("option-{}-{none}", option.key));
            }
            if let Domain::PerSeat { .. } | Domain::Form(_) = &option.domain {
                keys.push(format!("option-{}-form", option.key));
            }
            for key in keys {
                assert!(words.find(&key).is_some(), "{}: {key}", entry.info().id);
            }
        }
    }
}

#[test]
fn a_game_in_german_says_nothing_in_english() {
    let text = palisade_reading(
        &["--lang", "de", "play", "under-falling-skies", "--seed", "1"],
        "undo\nk9\n=k1\nk6xA1\n1\nquit\n",
    );
    assert_eq!(text.code, 0, "{}", text.err);
    for said in
        ["Runde 1", "Mutterschiff auf Reihe 0", "Lege einen Würfel", "Nummer oder Kürzel", "So geht es von hier weiter"]
    {
        assert!(text.out.contains(said), "{said}: {}", text.out);
    }
    assert!(text.out.contains("`k9` ist kein Zug: einen Würfel legt man wie k3B1"), "{}", text.out);
    for said in ["Round", "column", "Place", "ships", "mothership", "number or token", "undone"] {
        assert!(!text.out.contains(said), "{said}: {}", text.out);
    }
}

#[test]
fn games_and_faults_are_told_in_german() {
    let games = says(&["--lang", "de", "games"]);
    for said in ["1 bis 6 (A, B, C, D, E, F)", "acht Zeichen 0 oder 1", "eine ganze Zahl von 10 bis 1000", "irgendein"]
    {
        assert!(games.contains(said), "{said}: {games}");
    }
    for said in [" takes ", "whole number", "to 6", "legal action", "decision", "seats"] {
        assert!(!games.contains(said), "{said}: {games}");
    }
    let ufs = "under-falling-skies";
    for (args, said) in [
        (&["step", ufs, "--set", "stars=2"][..], "`stars` kann nicht `2` sein; möglich: acht Zeichen 0 oder 1"),
        (&["step", ufs, "--set", "star=1"], "Eine Option `star` gibt es nicht; die Optionen sind stars, "),
        (
            &["sim", ufs, "--games", "1", "--seats", "random", "--set", "arrow_chain=x"],
            "`arrow_chain` kann nicht `x` sein; möglich: stop, resolve",
        ),
        (&["step", ufs, "--players", "2"], "Under Falling Skies ist für eine Person, nicht für 2"),
        (&["step", ufs, "--play", "=k136w25 k3Z9"], "`k3Z9` ist kein Zug: die Felder der Basis sind A1 bis F5"),
        (&["rules", "skies"], "Ein Spiel `skies` gibt es nicht; meinst du under-falling-skies?"),
        (
            &["play", ufs, "--seats", "genius"],
            "Einen Bot `genius` gibt es nicht; die Bots sind beginner, casual, skilled, expert, master, random, greedy, ",
        ),
    ] {
        let error = fails(&[args, &["--lang", "de"]].concat());
        assert!(error.starts_with("Fehler: ") && error.contains(said), "{args:?}: {error}");
    }
}

#[test]
fn a_language_that_is_not_there_brings_those_that_are() {
    let error = "error: there is no language `fr`; the languages are en, de\n";
    assert_eq!(fails(&["--lang", "fr", "games"]), error);
    assert_eq!(fails(&["play", "under-falling-skies", "--lang", "fr"]), error);
}

#[test]
fn what_scripts_read_is_the_same_in_every_language() {
    for args in [
        &["sim", "raise-the-shields", "--games", "5", "--seats", "random,random", "--json"][..],
        &["legal", "under-falling-skies"],
        &["step", "raise-the-shields", "--players", "2", "--play", "R35/26"],
    ] {
        assert_eq!(says(&[args, &["--lang", "de"]].concat()), says(&[args, &["--lang", "en"]].concat()), "{args:?}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let records = ["en", "de"].map(|language| {
        let path = folder.path().join(language);
        let path = path.to_str().expect("a path");
        says(&["--lang", language, "sim", "raise-the-shields", "--games", "1", "--seats", "random", "--record", path]);
        std::fs::read_to_string(format!("{path}/raise-the-shields-000001.toml")).expect("a record")
    });
    assert_eq!(records[0], records[1]);
}

#[test]
fn a_batch_and_a_record_are_told_in_german() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path");
    let told = palisade(&[
        "sim",
        "raise-the-shields",
        "--games",
        "3",
        "--seats",
        "random,random",
        "--record",
        path,
        "--records",
        "1",
        "--lang",
        "de",
    ]);
    assert!(
        told.out.contains("Partien 3") && told.out.contains("unentschieden: ") && told.out.contains(",00 %"),
        "{}",
        told.out
    );
    assert!(told.out.contains("Stadt ist zerstört") && told.err.contains("pro CPU-Sekunde"), "{}", told.out);
    let file = format!("{path}/raise-the-shields-000001.toml");
    let replayed = says(&["replay", &file, "--lang", "de"]);
    assert!(
        replayed.contains("Runde 2 beginnt. Die Würfel gehen an B.") && replayed.contains("\nresult: "),
        "{replayed}"
    );
    for english in [" works in sector", "The dice pass", "attack", " draws "] {
        assert!(!replayed.contains(english), "{english}: {replayed}");
    }
}

#[test]
fn what_serves_goes_with_no_other_command_and_the_language_with_all() {
    let ran = palisade(&["--port", "1", "games"]);
    assert!(ran.code == 2 && ran.err.contains("`games` cannot be used with `--port`"), "{}", ran.err);
    assert_eq!(palisade(&["--lang", "de", "games"]).code, 0);
}
