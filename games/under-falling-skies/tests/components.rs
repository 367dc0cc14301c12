//! A designer's cards: a changed one is taken without compiling, a broken one is refused with its line and the reason. What
//! changed ones do stands in `rules/designer.rs`.

use conform::claim::{broken, components};
use contract::{Game, Setup, SetupError};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::options::Options;

fn with(from: &str, to: &str) -> String {
    components::<UnderFallingSkies>(&[(from, to)])
}

fn make(components: String) -> Result<UnderFallingSkies, SetupError> {
    UnderFallingSkies::new(&Setup { components: Some(components), ..Setup::printed(1) })
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
        // What is missing is told where its card begins, everything else in its own line.
        let missing = ["skull", "needs 4 rows", "below", "behind", "on the path"];
        let is_missing = missing.iter().any(|word| reason.contains(word));
        assert!(
            broken::<UnderFallingSkies>(Setup::printed(1), (from, to), reason) || is_missing,
            "{to}: in another line"
        );
    }
}

#[test]
fn options_win_over_the_file_only_when_they_are_not_as_printed() {
    let file = with("damage_spaces = 2           # two bursts", "damage_spaces = 4           # four bursts");
    assert_eq!(make(file).expect("a sound file").board.damage_limit, 7);
    assert_eq!(Options::default().starred_upper_damage.0, 2);
}
