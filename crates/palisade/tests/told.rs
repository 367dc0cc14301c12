//! What the log tells of the dossier's worked examples: all that the example says happens, in words.

use contract::{SeatSet, Setup};
use words::Words;

/// Plays a worked example and returns what is told of each of its steps, rules in brackets.
fn told(name: &str) -> Vec<String> {
    let entry = catalog::games().iter().find(|entry| entry.info().id == "under-falling-skies").expect("the game");
    let (_, rest) = entry.info().dossier.split_once(&format!("**{name}. ")).expect("an example of this name");
    let mut block = rest.split("```").nth(1).expect("a block").lines().skip(1);
    let (line, tokens) = (block.next().expect("a position"), block.next().expect("tokens"));
    let face = (entry.maker.make)(&Setup::printed(1)).expect("the printed game");
    let mut position = face.read(line).expect("a position");
    let words = Words::of(entry.info(), "en");
    let mut lines = Vec::new();
    for token in tokens.split_whitespace() {
        let before = position.clone();
        let steps = position.play_tokens([token]).expect("a legal step");
        let phrases = before.tell(&steps[0], &position, SeatSet::NONE);
        let said = phrases.iter().map(|phrase| {
            assert!(words.missing(phrase).is_empty(), "{name}: {:?}", words.missing(phrase));
            let rule = phrase.rule.unwrap_or_else(|| panic!("{name}: no rule behind {}", phrase.key));
            format!("{} [{rule}]", words.say(phrase))
        });
        lines.push(said.collect::<Vec<_>>().join(" "));
    }
    lines
}

/// For each example and step: parts of what must be told, in this order.
const TOLD: &[(&str, &[&[&str]])] = &[
    ("E1", &[&["Black 3 on B1.", "The ship in column 1 falls 3, to row 3. [R16]"]]),
    ("E2", &[&["column 2 falls 6, to row 6.", "On row 6 an arrow takes the ship to column 1. [R22]"]]),
    (
        "E3",
        &[
            &["On row 6 an arrow takes the ship to column 1."],
            &[
                "White 2 on A1, anti-aircraft: the ships fall one less. [R17]",
                "Two ships in column 1 fall 1, to rows 1 and 7.",
                "On row 7, an explosion of 3: a fighter of 3 or more",
                "[R26]",
            ],
            &["Rerolled: black 4, 4 and white 1. [R29]"],
        ],
    ),
    ("E4", &[&["Black 1 on A1", "No ship moves. [R17]"]]),
    (
        "E5",
        &[
            &["column 5 falls 4, to row 4.", "On row 4 an icon brings the mothership down, to row 1. [R25]"],
            &["Rerolled: black 2, 2, 4 and white 6."],
        ],
    ),
    ("E6", &[&["falls 1, to row 4.", "mothership down, to row 4.", "sweeps up the ships in columns 1 and 5", "[R63]"]]),
    (
        "E7",
        &[&[
            "Two ships in column 3 fall 1, to rows 6 and 12.",
            "On row 6 an icon brings the mothership down, to row 6.",
            "sweeps up the ship in column 3",
            "On row 12 an icon brings the mothership down, to row 7.",
            "sweeps up the ship in column 2",
        ]],
    ),
    ("E8", &[&["to row 2.", "an arrow points to column 3, but a ship is there; this one stays in column 4. [R22]"]]),
    (
        "E9",
        &[&[
            "column 1 falls 4, to the ground.",
            "1 damage, now 2 of 5: the ship in column 1 reaches the ground and waits on the mothership. [R27]",
        ]],
    ),
    ("E10", &[&["1 damage, now 5 of 5", "The base is destroyed: Earth is lost. [R69]"]]),
    (
        "E11",
        &[
            &["falls 4, to row 6.", "this one stays in column 2."],
            &["Rerolled: black 5."],
            &["falls 5, to row 7.", "takes the ship to column 4.", "the rooms phase begins. [R31]"],
        ],
    ),
    (
        "E12",
        &[
            &["energy with 5 (6 − 1). [R35]", "2 energy gained, now 7, all the base can hold; 3 lost. [R38]"],
            &["robot with 4 (5 − 1), for 1 energy."],
            &["A robot (4) is placed on C4. It rests until the phase ends. [R49]"],
            &["research with 4 (5 − 1), for 1 energy.", "One research step for 4, now 3 of 14. [R41]"],
            &["2 unused dice are lost; the robot is ready again. [R54]"],
        ],
    ),
    (
        "E13",
        &[
            &["energy with 7 (3 + 4).", "now 7, all the base can hold"],
            &["for 1 energy.", "No research step: the next needs 2, and 1 is less. [R41]"],
        ],
    ),
    (
        "E14",
        &[&[
            "energy and fighter with 4 (1 + 6 − 3).",
            "4 energy gained, now 5.",
            "The ship on row 14 of column 2 is shot down. [R39]",
            "The ship on row 13 of column 4 is shot down. [R39]",
            "The green ship waits on the mothership, the red ship is set aside. [R40]",
        ]],
    ),
    (
        "E15",
        &[&[
            "fighter with 3 (4 − 1), for 1 energy.",
            "row 7 of column 1",
            "row 10 of column 3",
            "row 10 of column 5",
            "The green ships wait on the mothership, the red ship is set aside.",
        ]],
    ),
    (
        "E16",
        &[
            &["2 research steps for 3 and 1, now 2 of 14; the remaining 1 is lost. [R41]"],
            &["No research step: the next needs 4, and 3 is less."],
        ],
    ),
    ("E17", &[&["Black 4 on C1, to dig. [R18]", "falls 4, to row 4."]]),
    (
        "E18",
        &[
            &["drives 4 spaces, from C5 to C1, for 1 energy. [R44]", "C5, C4, C3 and C2 are now excavated. [R46]"],
            &["4 unused dice are lost"],
            &["Row 1 has no symbol. [R56]", "The mothership sinks to row 1. [R61]", "Round 2 begins. [R6]"],
        ],
    ),
    ("E19", &[&["2 research steps for 3 and 1, now 2 of 14.", "The robot on C1 drops to 3 and rests. [R51]"]]),
    ("E20", &[&["the next needs 3, and 1 is less.", "The robot on C1 is used up and leaves the board. [R51]"]]),
    (
        "E21",
        &[
            &["A red ship joins those waiting. [R60]", "sinks to row 3.", "sweeps up the ship in column 1"],
            &["Green ships take the spots above columns 1 and 5. [R64]"],
            &["A red ship takes the spot above column 2. [R64]", "Round 4 begins."],
        ],
    ),
    ("E22", &[&["pushed back 2 spaces, to D2. [R58]", "The robot on D2 is lost", "sinks to row 6."]]),
    ("E23", &[&["(4 + 5 + 3)", "One research step for 12, now 14 of 14.", "The research is finished", "[R55]"]]),
    ("E24", &[&["(6 + 2 + 3)", "the next needs 12, and 11 is less.", "The robot on F2 drops to 5"]]),
    ("E25", &[&["Row 12 is the skull.", "sinks to row 12.", "covers the skull: Earth is lost. [R70]"]]),
    ("E26", &[&["to row 12.", "the mothership down, to row 12.", "covers the skull"]]),
    (
        "E27",
        &[&[
            "The symbol of row 10 takes effect.",
            "The base takes 1 damage, now 5 of 5. [R57]",
            "The base is destroyed: Earth is lost.",
        ]],
    ),
    ("E28", &[&["pushed back one space, to B5.", "The robot on B5 is lost", "sinks to row 5."]]),
    (
        "E29",
        &[
            &["robot with 1, for 1 energy."],
            &["A robot (1) is placed on D3.", "The robot on E4 is used up and leaves the board."],
        ],
    ),
];

#[test]
fn the_log_tells_what_the_worked_examples_say() {
    assert_eq!(TOLD.len(), 29);
    for (name, steps) in TOLD {
        let lines = told(name);
        assert_eq!(lines.len(), steps.len(), "{name}");
        for (line, parts) in lines.iter().zip(*steps) {
            let told = parts.iter().try_fold(line.as_str(), |rest, part| Some(rest.split_once(part)?.1));
            assert!(told.is_some(), "{name}: {line}\n  lacks, in this order, {parts:#?}");
        }
    }
}

/// A line that one reads at a glance: the longest of the examples has seven short sentences.
#[test]
fn what_is_told_is_short() {
    for line in TOLD.iter().flat_map(|(name, _)| told(name)) {
        let sentences: Vec<&str> = line.split_inclusive(']').collect();
        assert!(sentences.len() <= 7, "{line}");
        assert!(sentences.iter().all(|sentence| sentence.chars().count() <= 100), "{line}");
    }
}
