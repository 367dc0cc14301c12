//! Drawing the shape (R16-R25).

use contract::{Game, Seat, SeatSet, StepError};

use crate::BLANK;
use crate::common::{asked, becomes, game, legal, play, read, refused};

/// A player alone at work on an empty sheet who has assigned these dice.
fn work(fill: &str, cities: &str, assigned: &str) -> String {
    let dice: Vec<char> = assigned.chars().filter(char::is_ascii_digit).collect();
    format!("rts1 r3 fA work {}{} | {fill} 000000 {cities} {}:{assigned}", dice[0], dice[1], dice[2])
}

fn blank(assigned: &str) -> String {
    work("-/-/-/-/-/-", "......", assigned)
}

#[test]
fn r16_the_shape_of_the_shape_die_is_drawn_once() {
    for (shape, size) in (1..).zip([1, 2, 3, 4, 4, 4]) {
        let drawings = legal(&blank(&format!("w1s{shape}a3")), "A", &[]);
        assert!(
            drawings.iter().all(|token| token.starts_with('d') && token.split('.').count() == size),
            "{drawings:?}"
        );
    }
    let after = play(&blank("w1s2a3"), "d11a.11b", &[]).expect("legal");
    assert_eq!(after, blank("w1s2a3,d11a.11b"));
    refused(&blank("w1s2a3"), "d11a.11b d11d.11e", "R16");
    becomes(&blank("w1s2a3"), "d11a.11b ok", "rts1 r4 fA roll -- | 1ab/-/-/-/-/- 001000 ...... -");
}

#[test]
fn r16_each_shape_has_its_form() {
    let forms = ["11b", "11b.11c", "11b.11c.11d", "11a.12a.12b.12c", "11a.11b.11c.11d", "11a.11b.61d.61e"];
    let sheet = work("1d/-/-/-/-/1b", "......", "w1s1a1");
    for (shape, form) in (1..).zip(forms) {
        for die in 1..=6 {
            let line = sheet.replace("work 11", &format!("work 1{die}")).replace("w1s1a1", &format!("w1s{die}a1"));
            if die == shape {
                let free = line.replace("1d/-/-/-/-/1b", "-/-/-/-/-/-");
                let free = if die == 4 { free.replace("-/-/-/-/-/-", "1b/-/-/-/-/-") } else { free };
                assert!(legal(&free, "A", &[]).contains(&format!("d{form}")), "{form} with {die}");
            } else {
                refused(&line, &format!("d{form}"), "R16");
            }
        }
    }
    for broken in ["d11c.11b", "d11b.11b", "d11b.11e", "d11a.12a.12b.12c.12d", "d", "d10a", "d15a", "d71a"] {
        let found = play(&blank("w1s2a3"), broken, &[]);
        assert!(matches!(found, Err(StepError::Malformed(_))), "{broken}: {found:?}");
    }
}

#[test]
fn r17_one_triangle_of_the_shape_lies_in_the_work_sector() {
    let fan = "d11a.11b.61d.61e";
    for assigned in ["w1s6a3", "w6s6a3"] {
        becomes(&blank(assigned), fan, &blank(&format!("{assigned},{fan}")));
    }
    for assigned in ["w2s6a3", "w5s6a3", "w4s6a3"] {
        refused(&blank(assigned), fan, "R17");
    }
    for token in legal(&blank("w3s4a1"), "A", &[]) {
        assert!(token.trim_start_matches('d').split('.').any(|code| code.starts_with('3')), "{token}");
    }
}

#[test]
fn r18_a_side_of_it_lies_on_a_filled_triangle_or_on_the_plant() {
    let sheet = |assigned| work("1bcd/-/-/-/-/-", "o.....", assigned);
    // 12a touches the filled 11b in a corner only; 14e is far away.
    for alone in ["d12a", "d13a", "d14e"] {
        refused(&sheet("w1s1a3"), alone, "R18");
    }
    becomes(&sheet("w1s1a3"), "d11a", &sheet("w1s1a3,d11a"));
    becomes(&sheet("w1s2a3"), "d11a.12b", &sheet("w1s2a3,d11a.12b"));
    refused(&blank("w1s1a3"), "d11c", "R18");
    assert_eq!(legal(&blank("w1s1a3"), "A", &[]), ["d11b", "d11d"], "the plant has two sides in a sector");
    // Beside a city or an emitter nothing is made.
    refused(&blank("w1s1a3"), "d12e", "R18");
    refused(&blank("w1s1a3"), "d14b", "R18");
}

#[test]
fn r19_the_contact_may_be_in_any_sector() {
    let line = |assigned| work("-/-/-/-/-/1d", "......", assigned);
    // Of 11a and 61e only 61e borders the filled 61d.
    refused(&line("w1s1a3"), "d11a", "R18");
    becomes(&line("w1s2a3"), "d11a.61e", &line("w1s2a3,d11a.61e"));
}

#[test]
fn r20_filled_triangles_cities_and_emitters_are_closed() {
    let sheet = |assigned| work("1bcd/-/-/-/-/-", "o.....", assigned);
    refused(&sheet("w1s2a3"), "d12c.12d", "R20");
    refused(&sheet("w1s1a3"), "d12d", "R20");
    refused(&sheet("w1s1a3"), "d11c", "R20");
    let corner = |assigned: &str| work("1de2fg3hi/-/-/-/-/-", "......", assigned);
    refused(&corner("w1s1a3"), "d14k", "R20");
    refused(&corner("w2s1a3"), "d24a", "R20");
    for shape in 1..=6 {
        let line = corner(&format!("w1s{shape}a3"));
        for code in ["12d", "14a", "14k", "11d", "11e", "12f", "24a"] {
            assert!(legal(&line, "A", &[]).iter().all(|token| !token.contains(code)), "{code} with shape {shape}");
        }
    }
}

#[test]
fn r21_the_triangle_behind_a_rectangle_is_filled_and_changes_no_attack() {
    let sheet = |fill| work(fill, "x.....", "w1s1a1");
    becomes(&sheet("1ab2bc3d/-/-/-/-/-"), "d13e", &sheet("1ab2bc3d/-/-/-/-/-").replace("a1", "a1,d13e"));
    becomes(&sheet("1ab2bc3de/-/-/-/-/-"), "d14f ok", "rts1 r4 fA roll -- | 1ab2bc3de4f/-/-/-/-/- 100000 x..... -");
}

#[test]
fn r22_a_shape_may_be_turned_and_mirrored() {
    let strips = legal(&blank("w1s5a3"), "A", &[]);
    for form in ["d11a.11b.12a.12b", "d11b.11c.11d.11e", "d11d.11e.12f.12g", "d11a.11b.11c.11d"] {
        assert!(strips.contains(&form.to_owned()), "{form}");
    }
    assert_eq!(legal(&blank("w1s6a3"), "A", &[]).len(), 6);
    assert_eq!(*game(2, &[]).realm.shapes.places(), [174, 228, 390, 108, 336, 336]);
}

#[test]
fn r23_what_fits_must_be_drawn_and_only_what_does_not_is_skipped() {
    let full = "1abcde2abcefg3abcdefghi4bdefghj/-/-/-/-/-";
    for shape in 2..=6 {
        assert_eq!(legal(&work(full, "x.....", &format!("w1s{shape}a3")), "A", &[]), ["d-"]);
    }
    assert_eq!(legal(&work(full, "x.....", "w1s1a3"), "A", &[]), ["d14c", "d14i"]);
    refused(&work(full, "x.....", "w1s1a3"), "d-", "R23");
    refused(&work(full, "x.....", "w1s4a3"), "ok", "R23");
    becomes(&work(full, "x.....", "w1s4a3"), "d- ok", &format!("rts1 r4 fA roll -- | {full} 001000 x..... -"));
}

#[test]
fn r23_r42_nobody_need_make_room_with_city_3_but_may() {
    let full = "1abcde2abcefg3abcdefghi4bdefghj/-/1bc/-/-/-";
    let line = work(full, "x.o...", "w1s2a3");
    let offered = legal(&line, "A", &[]);
    assert!(offered.contains(&"d-".to_owned()) && offered.iter().any(|token| token.starts_with("c3.")));
    becomes(&line, "d- c3.31a.31d", &format!("{line},d-,c3.31a.31d"));
    // With work sector 2 the strip does not fit before city 3 has filled 21a and 21b, and does afterwards.
    let made = work("1de/-/1bc/-/-/-", "..o...", "w1s3a3");
    refused(&made, "d13h.13i.14j", "R18");
    becomes(&made, "c3.12f.12g d13h.13i.14j", &format!("{made},c3.12f.12g,d13h.13i.14j"));
}

#[test]
fn r24_each_shaded_triangle_alone_enables_the_ability_of_its_city() {
    for sector in 1..=6usize {
        // What is filled before, and the shaded triangle that is filled then.
        for (before, cell) in [("1b", "1c"), ("1ab2b", "2c"), ("1de2f", "2e")] {
            let mut fields = ["-"; 6];
            fields[sector - 1] = before;
            let attack = sector % 6 + 1;
            let line = work(&fields.join("/"), "......", &format!("w{sector}s1a{attack}"));
            let after = play(&line, &format!("d{sector}{cell} ok"), &[]).expect("legal");
            let mut cities = ['.'; 6];
            cities[sector - 1] = 'o';
            let cities: String = cities.iter().collect();
            assert!(after.contains(&format!(" {cities} -")), "{line} {cell}: {after}");
        }
    }
    let beside = play(&work("1b/-/-/-/-/-", "......", "w1s1a3"), "d11a ok", &[]).expect("legal");
    assert!(beside.contains(" ...... -"), "11a is not shaded");
}

#[test]
fn r24_more_shaded_triangles_change_nothing() {
    let line = work("1abc2bc/-/-/-/-/-", "x.....", "w1s3a3");
    let after = play(&line, "d11d.11e.12f ok", &[]).expect("legal");
    assert!(after.contains(" x..... -"), "{after}");
    let line = work("1bcde2f/-/-/-/-/-", "x.....", "w1s1a3");
    assert!(play(&line, "d12e ok", &[]).expect("legal").contains(" x..... -"));
}

#[test]
fn r25_all_is_secret_until_the_last_has_finished() {
    let line = format!("rts3 r1 fA work 12 | {BLANK} 3 | {BLANK} 4 | {BLANK} 5");
    let a_done = play(&line, "A:w1s2a3 A:d11b.11c A:ok", &[]).expect("legal");
    asked(&a_done, &[], "BC");
    refused(&a_done, "A:w1s2a3", "R25");
    refused(&a_done, "A:ok", "R25");
    let position = read(&a_done, &[]).expect("valid");
    for seat in [SeatSet::NONE, SeatSet::only(Seat::new(1)), SeatSet::only(Seat::new(2))] {
        assert_eq!(position.line_for(seat), line.replacen(" 3 |", " 3:ok |", 1));
    }
    let b_done = play(&a_done, "B:w1s2a4 B:d11b.11c B:ok", &[]).expect("legal");
    asked(&b_done, &[], "C");
    let last = read(&b_done, &[]).expect("valid");
    assert!(last.line_for(SeatSet::NONE).contains(" 3:ok | ") && last.line_for(SeatSet::NONE).contains(" 4:ok | "));
    let shown = play(&b_done, "C:w1s2a5 C:d11b.11c C:ok", &[]).expect("legal");
    let after = read(&shown, &[]).expect("valid");
    assert_eq!(after.line_for(SeatSet::NONE), after.line());
    assert_eq!(shown.matches("1bc/-/-/-/-/-").count(), 3, "{shown}");
}

#[test]
fn r25_alone_nobody_is_there_to_hide_from() {
    let position = read(&blank("w1s2a3"), &[]).expect("valid");
    assert_eq!(position.line_for(SeatSet::NONE), blank("w1s2a3"));
    assert!(!game(1, &[]).hides() && game(2, &[]).hides());
}
