//! Emitters and shields (R26-R28).

use contract::Notation;
use raise_the_shields::RaiseTheShields;

use crate::common::{becomes, game, read};

/// Returns the sheet of a fill, abilities used.
fn sheet_of(game: &RaiseTheShields, fill: &str) -> raise_the_shields::state::Sheet {
    let shaded = |field: &str| {
        let rows: Vec<&str> = field.split_inclusive(|c: char| c.is_ascii_alphabetic()).collect();
        let mut row = ' ';
        rows.iter().any(|part| {
            row = part.chars().find(char::is_ascii_digit).unwrap_or(row);
            let letter = part.chars().last().unwrap_or(' ');
            matches!((row, letter), ('1', 'c') | ('2', 'c' | 'e'))
        })
    };
    let cities: String = fill.split('/').map(|field| if shaded(field) { 'x' } else { '.' }).collect();
    let line = |phase: &str| format!("rts1 r9 fA {phase} -- | {fill} 000000 {cities} -");
    let state = ["roll", "over =A"].iter().find_map(|phase| game.read_line(&line(phase)).ok());
    state.unwrap_or_else(|| panic!("{fill} cannot be read")).players[0].sheet
}

fn numbers(bits: u8) -> Vec<u32> {
    (0..6).filter(|bit| bits >> bit & 1 == 1).map(|bit| bit + 1).collect()
}

/// Puts the field of a sector at its place among empty ones.
fn fill(fields: &[(u32, &str)]) -> String {
    let mut all = ["-"; 6];
    for (sector, field) in fields {
        all[(sector - 1) as usize % 6] = field;
    }
    all.join("/")
}

#[test]
fn r26_a_chain_to_either_entry_powers_an_emitter() {
    let game = game(1, &[]);
    let powered = |fields: &[(u32, &str)]| numbers(game.powered(&sheet_of(&game, &fill(fields))));
    for sector in 1..=6 {
        let before = (sector + 4) % 6 + 1;
        assert_eq!(powered(&[(sector, "1de2fg3hi4j")]), [sector], "by the last entry of the sector");
        assert_eq!(powered(&[(sector, "1ab2ab3ab4b")]), [before], "by the first one");
        assert!(powered(&[(sector, "1de2fg3hi")]).is_empty(), "one triangle is missing");
        assert!(powered(&[(sector, "1ab2ab3ab")]).is_empty());
    }
    assert!(powered(&[(1, "1de2fg3gh4hi")]).is_empty(), "14i is no entry");
    assert_eq!(powered(&[(1, "1abde2abfg3abhi4bj")]), [1, 6]);
}

#[test]
fn r27_a_shield_is_up_between_two_powered_emitters() {
    let game = game(1, &[]);
    let shields = |fields: &[(u32, &str)]| numbers(game.shields(&sheet_of(&game, &fill(fields))));
    for sector in 1..=6 {
        assert_eq!(
            shields(&[(sector, "1abde2abfg3abhi4bj")]),
            [sector],
            "the emitters at both ends of sector {sector}"
        );
        assert!(shields(&[(sector, "1de2fg3hi4j")]).is_empty());
        let two_apart = [(sector, "1de2fg3hi4j"), ((sector + 1) % 6 + 1, "1de2fg3hi4j")];
        assert!(shields(&two_apart).is_empty(), "emitters two apart hold no shield");
        let next = [(sector, "1de2fg3hi4j"), (sector % 6 + 1, "1de2fg3hi4j")];
        assert_eq!(shields(&next), [sector % 6 + 1], "a line through the sector is not needed");
    }
    let all: Vec<(u32, &str)> = (1..=6).map(|sector| (sector, "1de2fg3hi4j")).collect();
    assert_eq!(shields(&all), [1, 2, 3, 4, 5, 6]);
    for left_out in 0..6 {
        let mut five = all.clone();
        five.remove(left_out);
        assert_eq!(shields(&five).len(), 4, "the number of shields is never five");
    }
}

/// Four shields; `54j` powers the emitter that raises the last two.
const FOUR: &str = "1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4b/-";
/// All six.
const SIX: &str = "1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-";

#[test]
fn r28_six_shields_at_the_reveal_win_before_any_attack() {
    let full = "444444";
    let line = format!("rts2 r9 fA work 51 | {FOUR} {full} ...... 4 | -/-/-/-/-/- 444444 ...... 2");
    let tokens = "A:w5s1a4 A:d54j A:ok B:w5s1a2 B:d51b B:ok";
    let over = format!("rts2 r9 fA over =A -- | {SIX} {full} ...... - | -/-/-/-/1b/- 444444 ...... -");
    becomes(&line, tokens, &over);
    let verdict = read(&over, &[]).expect("valid").verdict().expect("it is over");
    assert_eq!((verdict.rule, verdict.cause, &verdict.scores[..2]), ("R28", "shields", &[1.0, 0.0][..]));
}
