//! The command line as scripts and people meet it.

mod run;

use run::{Ran, fails, palisade, palisade_reading, says};

const GAME: &str = "under-falling-skies";
const ROLLED: &str = "00000000 P 1 0 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C5 - k136w25 -";

#[test]
fn games_are_listed_with_all_that_a_script_needs() {
    let text = says(&["games"]);
    for part in [
        "under-falling-skies\n",
        "  design   Tomáš “uhlík” Uhlíř\n",
        "  design   Lucas Gerlach\n",
        "  seats    1 (A)\n",
        "  rules    version ",
        " stars=00000000: ",
        "  bots     random: ",
        "  presets  As printed\n",
        " A first game: --set armies=fae,west --set windows=battle_only\n",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let ruling = |key: &str| {
        let line = text.lines().find(|line| line.contains(key)).expect("an option");
        line.ends_with("; default: our ruling")
    };
    assert_eq!([" stars=", " arrow_chain=", " sheet="].map(ruling), [false, true, true]);
}

#[test]
fn rules_are_printed_all_or_one() {
    let all = says(&["rules", GAME]);
    assert_eq!(all.lines().filter(|line| line.starts_with('R') && line.contains(" (")).count(), 73);
    assert!(all.starts_with("Setup\nR1 (S) Stack"), "{all}");
    let one = says(&["rules", GAME, "R13"]);
    assert!(one.starts_with("R13 (S) One die per round") && one.lines().count() == 1 && all.contains(&one));
    assert_eq!(says(&["rules", GAME, "13"]), one);
    let error = fails(&["rules", GAME, "R99"]);
    assert_eq!(
        error,
        format!("error: there is no rule `R99`; `palisade rules {GAME}` prints all 73, written like R1\n")
    );
}

#[test]
fn a_game_that_is_not_there_brings_the_near_names() {
    let error = "error: there is no game `under-faling-skies`; did you mean under-falling-skies?\n";
    for command in ["rules", "legal", "step", "play", "bench"] {
        assert_eq!(fails(&[command, "under-faling-skies"]), error, "{command}");
    }
    assert_eq!(
        fails(&["sim", "chess", "--seats", "random"]),
        "error: there is no game `chess`; the games are under-falling-skies, raise-the-shields, attack-the-tower, exponential-chaos, solar-tower-defense\n"
    );
}

#[test]
fn where_outcomes_are_too_many_their_classes_are_listed() {
    let ran = palisade(&["legal", "raise-the-shields", "--players", "6"]);
    let classes: Vec<&str> = ran.out.lines().collect();
    assert_eq!((ran.code, classes.len(), classes[0], classes[35]), (0, 36, "R11/?????? 46656", "R66/?????? 46656"));
    assert!(ran.err.contains("over 20000 outcomes; these are classes of them"), "{}", ran.err);
    assert!(says(&["step", "raise-the-shields", "--players", "6", "--play", "R35/123456"]).contains("result: open"));
    let few = palisade(&["legal", "raise-the-shields", "--players", "2"]);
    assert!(few.err.is_empty() && few.out.lines().count() == 1296 && !few.out.contains('?'), "{}", few.err);
}

#[test]
fn legal_lists_tokens_outcomes_or_nothing() {
    let tokens = says(&["legal", GAME, "--position", ROLLED]);
    assert!(tokens.lines().any(|token| token == "k3B1") && tokens.lines().all(|token| !token.contains(' ')));
    assert_eq!(says(&["legal", GAME, "--position", ROLLED, "--seat", "A"]), tokens);
    assert_eq!(says(&["legal", GAME, "--position", ROLLED, "--seat", "1"]), tokens);
    let error = fails(&["legal", GAME, "--position", ROLLED, "--seat", "B"]);
    assert_eq!(error, "error: there is no seat `B` here; the seats are A, or their numbers from 1\n");
    let outcomes = says(&["legal", GAME]);
    let weights =
        outcomes.lines().map(|line| line.split_once(' ').expect("a weight").1.parse::<u64>().expect("a number"));
    assert_eq!((outcomes.lines().count(), weights.sum::<u64>()), (1176, 7776));
    let over = "00000000 L 6 6 g2^,g3^,g4^ g2r1 5 2 0 C5 - - -";
    let Ran { code, out, .. } = palisade(&["legal", GAME, "--position", over]);
    assert_eq!((code, out.as_str()), (0, ""));
}

#[test]
fn step_prints_line_result_and_scores() {
    let out = says(&["step", GAME, "--position", ROLLED, "--play", "k6B2 w2A1 =k44w1"]);
    let line = "00000000 P 1 0 g3^,g4^,g5^,g1.1,g1.7 g0r0 0 2 0 C5 - k44w1 A1=w2,B2=k6";
    assert_eq!(out, format!("{line}\nresult: open\nscores: 0\n"));
    assert_eq!(says(&["step", GAME, "--position", ROLLED, "--play", "A:k6B2 A:w2A1 =k44w1"]), out);
    let start = says(&["step", GAME, "--set", "stars=11111111"]);
    assert!(start.starts_with("11111111 P 1 0 ") && start.ends_with("\nresult: open\nscores: 0\n"), "{start}");
}

#[test]
fn a_forced_step_may_be_written_or_left_out() {
    let before = "00000000 M 1 0 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C5 - - -";
    let written = says(&["step", GAME, "--position", before, "--play", "m =k136w25"]);
    assert_eq!(says(&["step", GAME, "--position", before, "--play", "=k136w25"]), written);
}

#[test]
fn what_cannot_be_played_is_refused_with_token_reason_rule_and_way_out() {
    let step = |play: &str| fails(&["step", GAME, "--position", ROLLED, "--play", play]);
    let way = |line: &str| format!("to see what can be played: palisade legal {GAME} --position \"{line}\"\n");
    let after = "00000000 P 1 0 g1^,g3^,g4^,g5^,g1.6 g0r0 0 2 0 C5 - k13w25 B2=k6";
    assert_eq!(
        step("k6B2 k1B2"),
        format!("error: `k1B2` is not allowed: B2 already holds a die. (R9)\n{}", way(after))
    );
    let due = "00000000 C 1 0 g2^,g3^,g4^,g5^,g1.1 g0r0 0 2 0 C5 - k???w? A1=w2";
    let error = step("w2A1 k1B2");
    assert_eq!(error, format!("error: `k1B2` cannot be played: the outcome of `1/reroll` is due first\n{}", way(due)));
    let error = step("w2A1 =k11w1");
    assert_eq!(error, format!("error: `=k11w1` cannot come where `1/reroll` is drawn\n{}", way(due)));
    assert!(step("=k136w25").starts_with("error: `=k136w25` is a dice result, and no dice are due here\n"));
    assert!(step("foo").starts_with("error: `foo` is not a move: moves are written like k3B1, "));
    let over = "00000000 L 6 6 g2^,g3^,g4^ g2r1 5 2 0 C5 - - -";
    let error = fails(&["step", GAME, "--position", over, "--play", "m"]);
    assert!(error.starts_with("error: `m` cannot be played: the game is over\n"), "{error}");
}

#[test]
fn a_malformed_position_or_setup_is_refused_with_the_part_that_is_wrong() {
    let step = |more: &[&str]| fails(&[&["step", GAME], more].concat());
    let broken = ROLLED.replace(" C5 ", " Z5 ");
    assert!(step(&["--position", &broken]).starts_with("error: position line: `Z5`"));
    assert!(step(&["--position", "nonsense"]).starts_with("error: position line: "));
    assert_eq!(
        step(&["--position", ROLLED, "--set", "stars=11111111"]),
        "error: `--set stars=11111111` contradicts the position line, which says stars=00000000; leave `--set stars` out\n"
    );
    assert!(says(&["step", GAME, "--position", ROLLED, "--set", "stars=00000000"]).starts_with(ROLLED));
    assert_eq!(
        step(&["--set", "stars=2"]),
        format!(
            "error: {GAME}: `stars` cannot be `2`; it takes eight characters 0 or 1: mothership, sky 1 to 4, upper base, lower base, research\n"
        )
    );
    assert!(
        step(&["--set", "star=1"])
            .starts_with(&format!("error: {GAME}: there is no option `star`; the options are stars, "))
    );
    assert_eq!(
        step(&["--set", "stars"]),
        "error: `--set stars`: write `--set KEY=VALUE`; `palisade games` lists the options\n"
    );
    let twice = ["--set", "white_reroll=forced", "--set", "white_reroll=optional"];
    assert_eq!(
        step(&twice),
        "error: `--set white_reroll=optional` contradicts `--set white_reroll=forced`; leave one out\n"
    );
    assert_eq!(step(&["--players", "2"]), format!("error: {GAME}: Under Falling Skies is for 1 player, not for 2\n"));
    assert!(step(&["--components", "/no/such/file"]).starts_with("error: /no/such/file cannot be read: "));
}

#[test]
fn a_broken_component_file_is_refused_with_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cards.toml");
    std::fs::write(&file, "a = 1\nb = [\n").expect("a file");
    let file = file.to_str().expect("a path");
    let error = fails(&["step", GAME, "--components", file]);
    assert!(error.starts_with(&format!("error: {file}: component file, line ")), "{error}");
}

#[test]
fn whoever_reads_may_stop_reading() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let mut command = std::process::Command::new(run::PROGRAM);
    let ran =
        command.args(["legal", GAME]).stdout(writer).stderr(std::process::Stdio::piped()).output().expect("it runs");
    assert_eq!((ran.status.code(), String::from_utf8_lossy(&ran.stderr).as_ref()), (Some(0), ""));
}

#[test]
fn a_whole_game_is_played_over_a_pipe() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.toml");
    let file = file.to_str().expect("a path");
    let ran = palisade_reading(&["play", GAME, "--seed", "x", "--record", file], &"1\n".repeat(600));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("\nPlace a die, 5 to go.") && ran.out.contains("\nresult: lost (R"), "{}", ran.out);
    let account = ran.out.split("\nRound  Research  Ships shot  Damage").nth(1).expect("an account of its rounds");
    assert!(account.contains("\nTotal ") && account.contains("\nresult: "), "{account}");
    assert!(says(&["verify", file]).starts_with("good: "));
    let replayed = says(&["replay", file]);
    let end: Vec<&str> = ran.out.lines().rev().take(3).collect();
    assert!(end.iter().all(|line| replayed.contains(line)), "{end:?}");
    assert!(fails(&["play", GAME, "--record", file]).starts_with(&format!("error: {file} cannot be written: ")));
}

#[test]
fn in_play_steps_are_taken_back_and_refusals_say_why() {
    let ran = palisade_reading(&["play", GAME, "--position", ROLLED], "k3B1\nundo\nundo\nk7Z1\n99\nrule R9\nquit\n");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for part in [
        "`quit`: Nothing can be undone: ",
        "`quit`: There is no choice 99; there are 1 to ",
        "`quit`: R9 (S) A base space holds",
        &format!("To go on from here: palisade play {GAME} --position \"{ROLLED}\"\n"),
    ] {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    let ended = palisade_reading(&["play", GAME, "--position", ROLLED], "k3B1\n");
    assert!(ended.code == 0 && ended.out.contains("k16w25 B1=k3\"\n"), "the end of the input is `quit`: {}", ended.out);
    assert!(palisade_reading(&["play", GAME, "--seats", "greedy"], "").out.contains("\nresult: "));
    assert_eq!(
        fails(&["play", GAME, "--seats", "me,me"]),
        "error: `--seats` names 2 for 1 seats; name `me` or a bot for each\n"
    );
}

#[test]
fn bench_prints_the_yardsticks_beside_the_games() {
    let text = says(&["bench", "--time", "0.01"]);
    for part in [
        "under-falling-skies ",
        "pig (yardstick) ",
        "yacht by hand ",
        "pig: the trait takes ",
        "exponential-chaos 2 greedy ",
        "exponential-chaos 6 expectimax ",
        "under-falling-skies 1 policy:built-in ",
        "exponential-chaos 6 learned:built-in ",
        "yacht: the trait takes ",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let (_, searches) = text.split_once("\ntree searches ").expect("searches");
    let (searches, _) = searches.split_once("\n\n").expect("an end");
    for row in ["raise-the-shields 6", "attack-the-tower", "pig (yardstick)"] {
        let row = searches.lines().find_map(|line| line.strip_prefix(row)).expect("a row");
        let rates: Vec<u64> = row.split_whitespace().map(|rate| rate.parse().expect("a rate")).collect();
        assert!(!rates.is_empty() && rates.iter().all(|rate| *rate > 0), "{row}");
    }
    let (_, moves) = text.split_once("\nat a table in memory ").expect("moves");
    let rate = moves.lines().find_map(|line| line.strip_prefix("raise-the-shields 6")).expect("a row");
    assert!(rate.trim().parse::<u64>().is_ok_and(|rate| rate > 0), "{rate}");
    let (_, server) = text.split_once("\non the server, in ms ").expect("times of the server");
    for game in ["under-falling-skies", "raise-the-shields"] {
        assert!(server.contains(&format!("\n{game} ")), "{game}: {text}");
    }
}
