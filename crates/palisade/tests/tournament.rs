//! `tournament`.

#[cfg(unix)]
mod interrupted;
mod run;

#[cfg(unix)]
use interrupted::interrupted;
use run::{fails, palisade, says};
use serde_json::Value;

const ALONE: &str = "under-falling-skies";
const FOR_TWO: &str = "exponential-chaos";

fn tournament(args: &[&str]) -> String {
    says(&[&["tournament"], args].concat())
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&tournament(&[args, &["--json"]].concat())).expect("JSON")
}

#[test]
fn the_same_seed_prints_the_same_at_any_number_of_threads() {
    for kind in [&[FOR_TWO, "random", "greedy", "expectimax"][..], &[ALONE, "random", "greedy", "--json"]] {
        let print = |more: &[&str]| tournament(&[kind, &["--games", "20"], more].concat());
        let one = print(&["--threads", "1"]);
        assert_eq!((print(&["--threads", "2"]), print(&["--threads", "3"])), (one.clone(), one.clone()));
        assert_ne!(print(&["--seed", "2"]), one);
    }
}

#[test]
fn a_table_says_who_is_stronger_and_by_how_much() {
    let told = tournament(&[FOR_TWO, "random", "greedy", "expectimax", "--games", "100"]);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[0], format!("{FOR_TWO} rules 1 seed 1: round robin of 3 bots, 2 seats, 300 games"));
    assert!(lines[2].contains("rating") && lines[2].contains("95 % interval"), "{told}");
    let names: Vec<&str> = lines[3..6].iter().filter_map(|line| line.split_whitespace().nth(1)).collect();
    assert_eq!(names, ["expectimax", "greedy", "random"], "the strongest first: {told}");
    assert!(lines[3].contains(" ± ") && lines[7].contains("as half") && lines[8].contains("mean of 1500"), "{told}");
    assert!(lines[10].contains("against the column") && lines[12].starts_with("1  expectimax  "), "{told}");
    let widths: Vec<usize> = lines[2..6].iter().map(|line| line.chars().count()).collect();
    assert!(widths.iter().all(|width| *width == widths[0]), "columns stand below each other: {told}");
}

#[test]
fn json_has_the_fields_that_are_promised() {
    let standings = json(&[FOR_TWO, "greedy", "random", "--games", "41"]);
    assert_eq!((&standings["format"], &standings["games"]), (&"round-robin".into(), &42.into()));
    assert_eq!((&standings["seats"], &standings["stopped"]), (&2.into(), &false.into()));
    let bot = &standings["bots"][0];
    for field in ["bot", "games", "wins", "draws", "win_rate", "interval", "rating", "rating_error"] {
        assert!(!bot[field].is_null(), "{field}");
    }
    for field in ["bots", "games", "ahead", "behind", "tied", "result", "interval"] {
        assert!(!standings["pairs"][0][field].is_null(), "{field}");
    }
}

#[test]
fn alone_bots_are_compared_deal_by_deal_in_the_games_of_a_batch() {
    let bots = ["random", "greedy", "flat:50:10"];
    let standings = json(&[&[ALONE], &bots[..], &["--games", "60"]].concat());
    assert_eq!((&standings["games"], &standings["bots"][0]["rating"]), (&180.into(), &Value::Null));
    for bot in bots {
        let batch = says(&["sim", ALONE, "--games", "60", "--seats", bot, "--json"]);
        let batch: Value = serde_json::from_str(&batch).expect("JSON");
        let mut of_bots = standings["bots"].as_array().expect("bots").iter();
        let standing = of_bots.find(|standing| standing["bot"] == bot).expect("the bot");
        assert_eq!((&standing["wins"], &standing["games"]), (&batch["wins"][0], &60.into()));
        assert_eq!(standing["interval"], batch["interval"][0]);
    }
    let pairs = standings["pairs"].as_array().expect("pairs");
    assert!(pairs.len() == 3 && pairs.iter().all(|pair| pair["result"].as_f64() >= Some(0.0)), "{pairs:?}");
    let ladder = json(&[&[ALONE], &bots[..], &["--games", "20", "--ladder"]].concat());
    assert_eq!((&ladder["format"], ladder["pairs"].as_array().map(Vec::len)), (&"ladder".into(), Some(2)));
    let told = tournament(&[ALONE, "random", "greedy", "--games", "20"]);
    assert!(told.contains("each alone") && told.contains("percentage points") && !told.contains("rating"), "{told}");
}

#[test]
fn what_cannot_be_played_is_said() {
    assert_eq!(
        fails(&["tournament", FOR_TWO, "greedy", "random", "--seats", "7"]).lines().last(),
        Some("error: exponential-chaos: Exponential Chaos is for 2 to 6 players, not for 7")
    );
    for (args, reason) in [
        (&[FOR_TWO, "greedy"][..], "2"),
        (
            &[FOR_TWO, "greedy", "mtcs:9"],
            "there is no bot `mtcs:9`; the bots are beginner, casual, skilled, expert, master, random, greedy",
        ),
        (&[FOR_TWO, "greedy", "random", "--games", "0"], "0 is not in 1.."),
        (&[FOR_TWO, "greedy", "random", "--set", "x=1"], "there is no option `x`"),
        (&["chess", "greedy", "random"], "there is no game `chess`"),
    ] {
        let ran = palisade(&[&["tournament"], args].concat());
        assert!(ran.code != 0 && ran.out.is_empty() && ran.err.contains(reason), "{args:?}: {}", ran.err);
    }
}

/// Ends a tournament with the signal that Ctrl-C sends, as soon as it says what that does.
#[cfg(unix)]
#[test]
fn whoever_ends_a_tournament_reads_what_has_been_played() {
    let args = ["tournament", FOR_TWO, "greedy", "random", "--games", "1000000000", "--json"];
    let ended = interrupted(&args, "tournament of Exponential Chaos");
    let out = ended.out;
    assert_eq!(ended.code, 130, "{}{out}", ended.err);
    // It may have been ended before the first deal.
    let standings: Option<Value> = (!out.is_empty()).then(|| serde_json::from_str(&out).expect("JSON"));
    assert!(standings.is_none_or(|standings| standings["stopped"] == true && standings["games"].as_u64() > Some(0)));
}
