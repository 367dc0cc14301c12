//! The examples in docs/api.md, run from its own text.

use std::io::Write;
use std::process::{Command, Stdio};

use conform::or_skip;
use serde_json::{Value, json};

use super::program::Program;
use crate::house::House;

const DOC: &str = include_str!("../../../../../docs/api.md");

/// Returns the fenced blocks of this language.
fn blocks(language: &str) -> Vec<&'static str> {
    let fence = format!("```{language}\n");
    DOC.split(&fence).skip(1).filter_map(|rest| Some(rest.split_once("```")?.0)).collect()
}

/// Runs a program on a script and an input in a folder of its own; returns what it says, or none where there is no such
/// program.
async fn run(program: &'static str, script: String, input: String) -> Option<String> {
    let run = move || {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("script"), script).unwrap();
        let mut command = Command::new(program);
        command.arg("script").current_dir(folder.path()).env("no_proxy", "*");
        let started = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut started = or_skip(started, &command)?;
        started.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        let output = started.wait_with_output().unwrap();
        let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        assert!(output.status.success(), "{}{}", said(&output.stdout), said(&output.stderr));
        Some(said(&output.stdout))
    };
    tokio::task::spawn_blocking(run).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_in_curl_is_made_and_played_at() {
    let house = House::open().await;
    let mut curl = Command::new("curl");
    if or_skip(curl.arg("--version").output(), &curl).is_none() {
        return;
    }
    let script = format!("set -eu\n{}", blocks("sh").concat());
    let shown = "AT=http://127.0.0.1:8080\n";
    assert!(script.contains(shown));
    let Some(said) = run("sh", script.replace(shown, &format!("AT={}\n", house.base())), String::new()).await else {
        return;
    };
    let answers: Vec<Value> = serde_json::Deserializer::from_str(&said).into_iter().map(Result::unwrap).collect();
    let [games, before, after] = &answers[..] else { panic!("{said}") };
    assert_eq!(games["games"][0]["id"], "under-falling-skies");
    assert_eq!((&before["id"], &after["seats"][0]["name"]), (&after["id"], &json!("Ada")));
    assert!(after["version"].as_u64() > before["version"].as_u64(), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_in_python_sits_down_and_plays_to_the_end() {
    let house = House::open().await;
    for game in ["parley", "raise-the-shields"] {
        let maker = Program::new(&house.base()).fresh().await;
        let made = maker.post("/tables", &json!({ "game": game, "seats": ["random", "link"] })).await.body;
        let link = format!("{}/seat/{}\n", house.base(), made["seats"][1]["invitation"].as_str().unwrap());
        let Some(said) = run("python3", blocks("python").concat(), link).await else { return };
        let over = maker.get(&format!("/tables/{}", made["id"].as_str().unwrap())).await.body;
        assert_eq!(said.trim_end(), over["result"]["text"], "{game}");
        assert_eq!(over["seats"][1]["name"], "Lottery");
    }
}

#[test]
fn the_codes_in_the_document_are_those_that_are_answered() {
    let words = include_str!("../../../words/en/errors.ftl");
    let codes = DOC.split('`').filter(|text| text.starts_with("refused-") || *text == "too-many");
    let codes: Vec<&str> = codes.collect();
    assert!(codes.len() > 3);
    for code in codes {
        assert!(words.contains(&format!("\n{code} = ")), "{code}");
    }
}
