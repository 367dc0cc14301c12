//! Position lines that no play could be due from, or that are written otherwise, are refused with the reason
//! (section 6 of the dossier).

use conform::claim::{Options, read, unreadable};
use contract::Notation;
use raise_the_shields::RaiseTheShields;

/// Two seats at work, nothing out of the ordinary.
const WORK: &str = "rts2 r3 fA work 35 | 1bc/-/-/-/-/- 010000 o..... 2 | -/-/-/-/-/- 000000 ...... 6";
/// Both have attacked, and both are asked.
const REACT: &str = "rts2 r3 fA react 31 | 1bc/-/-/-/-/- 000000 o..... 1>3 | 1bc/-/-/-/-/- 000000 o..... 1>1";
/// Alone; the attack was blocked and rolled once more.
const SECOND: &str = "rts1 r6 fA react 11 | 1abde2abfg3abhi4bj/1bcd/-/-/-/- 404000 .o.... 2>1>3";
/// A has won.
const OVER: &str = "rts2 r3 fA over =A -- | -/-/-/-/-/- 000000 ...... - | -/-/-/-/-/- 004000 ...... -";

#[track_caller]
fn changed(line: &str, from: &str, to: &str, reason: &str) {
    changed_with(&[], line, from, to, reason);
}

#[track_caller]
fn changed_with(options: Options<'_>, line: &str, from: &str, to: &str, reason: &str) {
    assert!(line.contains(from), "{from} is not in {line}");
    unreadable::<RaiseTheShields>(options, &line.replacen(from, to, 1), reason);
}

#[test]
fn the_lines_themselves_can_be_read() {
    assert!(RaiseTheShields::line_setup("rts7 r1 fA").is_err() && RaiseTheShields::line_setup("uts2 r1 fA").is_err());
    for line in [WORK, REACT, SECOND, OVER] {
        assert_eq!(read::<RaiseTheShields>(line, &[]).map(|position| position.line()).as_deref(), Ok(line));
    }
}

#[test]
fn a_head_that_does_not_fit_is_refused() {
    for (from, to, reason) in [
        ("rts2", "rts3", "a head and 3 sheets"),
        ("r3 ", "r0 ", "the round"),
        ("r3 ", "r101 ", "the round"),
        ("r3 ", "r03 ", "is written"),
        ("fA", "fC", "the first player"),
        ("work", "play", "the phase"),
        ("work", "setup", "the shared dice do not fit the phase"),
        ("work", "second", "the attacked sector follows the die"),
        ("work 35", "roll --", "the dice do not fit the phase"),
        ("35", "37", "the shared dice"),
        ("35", "--", "the shared dice do not fit the phase"),
        ("work", "flip@B", "city 5 of the asked seat is not ready"),
        ("work", "flip@C", "the phase"),
    ] {
        changed(WORK, from, to, reason);
    }
}

#[test]
fn a_sheet_that_cannot_be_is_refused() {
    for (from, to, reason) in [
        ("1bc/", "1cb/", "the triangles"),
        ("1bc/-", "1bc", "the triangles"),
        ("1bc/", "1bcf/", "the triangles"),
        ("1bc/", "1bc2d/", "a triangle is filled that cannot be"),
        ("1bc/", "1bc2fg3hi4k/", "a triangle is filled that cannot be"),
        ("1bc/", "1bce/", "not joined to the plant"),
        ("010000", "050000", "the rectangles"),
        ("010000", "01000", "the rectangles"),
        ("o.....", "......", "enabled exactly when"),
        ("o.....", "oo....", "enabled exactly when"),
        ("o.....", "n.....", "no ability can have been enabled this round"),
        ("o.....", "x.....*", "no ability can have been used this round"),
        ("o.....", "o....", "the abilities"),
        ("o.....", "q.....", "the abilities"),
        (" 2 |", " - |", "the dice do not fit the phase"),
        (" 2 |", " 7 |", "the die"),
        (" 2 |", " 2>3 |", "the steps of the work step follow the die"),
        (" 2 |", " 2:w1s1a1 |", "is not allowed there"),
        (" 2 |", " 2:d11d |", "is not allowed there"),
        (" 2 |", " 2:w2s3a5,d21a |", "is not allowed there"),
        (" 2 |", " 2:w2s3a5,d21a.21c |", "forms none"),
        (" 2 |", " 2:w2s3a5,c3.11d.11e |", "is not allowed there"),
        (" 2 |", " ? |", "hides"),
        (" 2 |", " 2:ok |", "hides"),
    ] {
        changed(WORK, from, to, reason);
    }
    let six = "1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/- 000000 ......";
    changed(WORK, "1bc/-/-/-/-/- 010000 o.....", six, "six shields are up, so the game is over");
    changed_with(&[("end_check", "round")], WORK, "1bc/-/-/-/-/- 010000 o.....", six, "six shields are up");
}

#[test]
fn attacks_and_answers_that_cannot_be_are_refused() {
    for (from, to, reason) in [
        ("1>3", "1", "the attacked sector follows the die"),
        ("1>3", "1>7", "the attacked sector follows the die"),
        ("1>3", "1>1>3", "the attacked sector follows the die"),
        ("1>3", "1>3:c5-", "the attacked sector follows the die"),
        ("1>3", "1>3:c2+", "an answer is given that cannot be"),
        ("1>3", "1>3:c6.1", "an answer is given that cannot be"),
        ("1>3", "1>3:?", "hides"),
        ("react", "second", "a second roll is made in solo play alone"),
    ] {
        changed(REACT, from, to, reason);
    }
    let answered = REACT.replace("1>3", "1>3:c1");
    changed(&answered, "1>1", "1>1:c1-", "nobody is left to answer");
    changed(SECOND, "2>1>3", "2>1", "a second roll follows exactly on a blocked attack");
    changed(SECOND, "2>1>3", "2>3>1", "a second roll follows exactly on a blocked attack");
    changed(SECOND, "2>1>3", "2>1>1", "nobody is left to answer");
    changed(SECOND, ".o....", ".x....", "nobody is left to answer");
    changed(SECOND, "react", "second", "the second roll does not fit the phase");
}

#[test]
fn an_end_that_cannot_be_is_refused() {
    for (from, to, reason) in [
        ("=A", "=B", "a winner has neither six shields nor destroyed a city"),
        ("=A", "=AB", "a winner has neither six shields nor destroyed a city"),
        ("=A", "=C", "no such winners"),
        ("=A", "=-", "no such winners"),
        ("=A", "=0", "nobody has won, yet rounds are left"),
        ("=A ", "", "the phase"),
        ("004000", "003000", "a winner has neither six shields nor destroyed a city"),
    ] {
        changed(OVER, from, to, reason);
    }
    let six = "1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/- 000000 ......";
    let both = OVER.replacen("-/-/-/-/-/- 004000 ......", six, 1);
    changed(&both, "=A", "=A", "whoever has six shields has won");
    changed(&both, "=A", "=AB", "a winner has neither six shields nor destroyed a city");
    assert!(read::<RaiseTheShields>(&both.replacen("=A", "=B", 1), &[]).is_ok());
    let two = OVER.replacen("000000", "000400", 1).replacen("=A", "=AB", 1);
    assert!(read::<RaiseTheShields>(&two, &[]).is_ok());
    changed(&two, "=AB", "=BA", "is written");
}
