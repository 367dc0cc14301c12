//! A designer's cards: a changed one plays without compiling, a broken one is refused with its line and the reason.

use contract::{AnyGame, Game, Maker, Setup, SetupError};
use under_falling_skies::options::Options;
use under_falling_skies::{INFO, UnderFallingSkies};

/// Returns the data file with one text replaced, which must be there.
fn with(from: &str, to: &str) -> String {
    assert!(INFO.components.contains(from), "the data file has no `{from}`");
    INFO.components.replacen(from, to, 1)
}

fn make(components: String) -> Result<UnderFallingSkies, SetupError> {
    UnderFallingSkies::new(&Setup { components: Some(components), ..Setup::printed(1) })
}

#[test]
fn a_changed_card_plays_and_changes_what_happens() {
    let setup = |components| Setup { components, ..Setup::printed(1) };
    let face = |components| (Maker::of::<UnderFallingSkies>().make)(&setup(components)).expect("a sound file");
    let line = "00000000 R 2 1 g1.4,g2.5,g3.3,g4.4,g5.6 g0r0 0 4 0 D1 - - B3=k3";
    let shoot = |face: &dyn AnyGame| {
        let mut position = face.read(line).expect("a valid line");
        position.play_tokens(["!B3"]).expect("legal");
        position.line()
    };
    let printed = face(None);
    let changed = face(Some(with(r#"["X2", ">",  ".",  ".",  "M"]"#, r#"["X7", ">",  ".",  ".",  "M"]"#)));
    assert!(shoot(&*printed).contains(" g1r0 "), "a fighter of 2 hits the explosion 2 in row 4");
    assert!(shoot(&*changed).contains(" g0r0 "), "and not the explosion 7 that is there now");
}

#[test]
fn a_longer_research_track_and_a_costlier_room_play_too() {
    let steps = with("steps = [3, 1, 4, 2,  3", "steps = [3, 1, 4, 2, 5, 3");
    assert_eq!(make(steps).expect("a sound file").board.research.len(), 15);
    let cost =
        with(r#"effects = ["research"], modifier = -1, cost = 1"#, r#"effects = ["research"], modifier = 2, cost = 3"#);
    let board = make(cost).expect("a sound file").board;
    let lab = board.named(under_falling_skies::space::Space::read("B5").expect("a space")).expect("a room");
    assert_eq!((lab.modifier, lab.cost), (2, 3));
}

#[test]
fn a_broken_card_is_refused_with_its_line_and_the_reason() {
    let cases = [
        (r#"[".",  "X1", ">",  ".",  "."]"#, r#"["<",  "X1", ">",  ".",  "."]"#, "outside the board"),
        (r#"[".",  "X1", ">",  ".",  "."]"#, r#"[".",  "Y1", ">",  ".",  "."]"#, "is no icon"),
        (r#"[".",  "X1", ">",  ".",  "."]"#, r#"[".",  "X0", ">",  ".",  "."]"#, "is no icon"),
        (r#"[".",  "X1", ">",  ".",  "."]"#, r#"[".",  "X1", ">",  "."]"#, "five cells"),
        (r#"["-", "dig-1", "red", "lab-1"]"#, r#"["-", "dig-1", "rot", "lab-1"]"#, "is no symbol"),
        (r#"["-", "dig-1", "red", "lab-1"]"#, r#"["-", "dig-1", "red"]"#, "needs 4 rows"),
        (r#"["dig-1", "hit", "-", "skull"]"#, r#"["dig-1", "hit", "-", "-"]"#, "needs a skull"),
        (r#"["-", "dig-1", "red", "lab-1"]"#, r#"["skull", "dig-1", "red", "lab-1"]"#, "must lie below"),
        (r#"{ spaces = ["B1"], effects = ["energy"]"#, r#"{ spaces = ["B1"], effects = ["coffee"]"#, "is no effect"),
        (r#"{ spaces = ["B2"], effects = ["robot"]"#, r#"{ spaces = ["B1"], effects = ["robot"]"#, "share this space"),
        (r#"{ spaces = ["B1"], effects = ["energy"]"#, r#"{ spaces = ["D1"], effects = ["energy"]"#, "on this card"),
        (
            r#"{ spaces = ["B1"], effects = ["energy"]"#,
            r#"{ spaces = ["B9"], effects = ["energy"]"#,
            "no space of the base",
        ),
        (r#"path = ["A5", "A4""#, r#"path = ["A5", "A5""#, "twice"),
        (r#"path = ["A5", "A4", "#, r#"path = ["A5", "#, "on the path"),
        (r#"excavator_start = "C5""#, r#"excavator_start = "D5""#, "on this card"),
        (r#"excavator_start = "C5""#, r#"excavator_start = "A2""#, "behind the anti-aircraft"),
        (r#"tunnels = ["B4", "C5"]"#, r#"tunnels = ["B3", "C5"]"#, "without a room"),
        ("steps = [3, 1, 4, 2,  3", "steps = [3, 1, 0, 2,  3", "at least 1"),
        ("4, 7, 4, 2, 12]", "4, 7, 4, 2, 19]", "no research room can give 19"),
        ("starting_spots = [1, 2, 3, 4, 5]", "starting_spots = [1, 2, 3, 4]", "starting spot"),
        ("green_on_spots = [1, 2, 3, 4, 5]", "green_on_spots = [1, 2, 3, 4, 4]", "each once"),
        ("green_on_spots = [1, 2, 3, 4, 5]", "green_on_spots = [1, 2, 3, 4]", "all 5 green"),
        ("black = 3", "black = 4", "together are five"),
        ("energy_start = 2", "energy_start = 9", "more energy"),
        ("columns = 5", "columns = 6", "five columns"),
        ("schema = 1", "schema = 2", "schema 1"),
        (r#"id = "under-falling-skies""#, r#"id = "pig""#, "another game"),
        ("columns = 5", "colums = 5", "unknown field"),
        ("columns = 5", "columns = five", ""),
    ];
    for (from, to, reason) in cases {
        let components = with(from, to);
        let expected = 1 + components[..components.find(to).expect("just put there")].matches('\n').count();
        match make(components) {
            Err(SetupError::Components { line, reason: found }) => {
                assert!(found.contains(reason), "{to}: {found}");
                // What is missing is told where its card begins, everything else in its own line.
                let missing = ["skull", "needs 4 rows", "below", "behind", "on the path"]
                    .iter()
                    .any(|word| reason.contains(word));
                assert!(line == expected || missing && line > 0, "{to}: line {line}, not {expected}: {found}");
            }
            other => panic!("{to} was not refused: {:?}", other.map(|_| ())),
        }
    }
}

#[test]
fn options_win_over_the_file_only_when_they_are_not_as_printed() {
    let file = with("damage_spaces = 2           # two bursts", "damage_spaces = 4           # four bursts");
    assert_eq!(make(file).expect("a sound file").board.damage_limit, 7);
    assert_eq!(Options::default().starred_upper_damage.0, 2);
}
