//! Setup (R1-R6).

use contract::{Game, Seat, Setup, SetupError, Turn};
use raise_the_shields::{INFO, RaiseTheShields};

use crate::BLANK;
use crate::common::{becomes, face, game, play};

fn start(seats: u8) -> String {
    face(&format!("rts{seats} "), &[]).start().line()
}

#[test]
fn r1_one_to_six_may_play() {
    for seats in 1..=6 {
        assert_eq!(game(seats, &[]).seats(), seats);
    }
    for seats in [0, 7] {
        let refused = RaiseTheShields::new(&Setup::printed(seats));
        assert!(matches!(refused, Err(SetupError::Seats { least: 1, most: 6, .. })), "{seats} seats");
    }
}

#[test]
fn r2_each_player_has_one_sheet_and_one_die() {
    for seats in 2..=6u8 {
        assert_eq!(start(seats).matches(" | ").count(), usize::from(seats));
        let own = &"123456"[..usize::from(seats)];
        let rolled = play(&start(seats), &format!("R12/{own}"), &[]).expect("one die each");
        for (sheet, die) in rolled.split(" | ").skip(1).zip(own.chars()) {
            assert_eq!(sheet, format!("{BLANK} {die}"));
        }
        for wrong in [&own[1..], &format!("{own}1")] {
            assert!(play(&start(seats), &format!("R12/{wrong}"), &[]).is_err(), "{wrong} for {seats}");
        }
    }
}

#[test]
fn r3_two_dice_are_shared_by_all() {
    let due = start(3);
    becomes(&due, "R35/261", &format!("rts3 r1 fA work 35 | {BLANK} 2 | {BLANK} 6 | {BLANK} 1"));
    for wrong in ["R3/261", "R352/261", "R/261", "R30/261", "R37/261"] {
        assert!(play(&due, wrong, &[]).is_err(), "{wrong} has not two shared dice");
    }
}

#[test]
fn r4_seat_a_is_the_first_player() {
    for seats in 1..=6 {
        assert!(start(seats).starts_with(&format!("rts{seats} r1 fA ")));
        let position = face(&format!("rts{seats} "), &[]).start();
        assert_eq!(position.turn(), Turn::Chance);
        let purpose = if seats == 1 { "setup" } else { "roll" };
        assert_eq!(position.draw_name().map(|draw| draw.purpose), Some(purpose), "nobody rolls for who begins");
    }
}

#[test]
fn r5_all_sheets_start_empty() {
    assert_eq!(start(2), format!("rts2 r1 fA roll -- | {BLANK} - | {BLANK} -"));
    assert_eq!(start(1), format!("rts1 r1 fA setup -- | {BLANK} -"));
}

#[test]
fn r6_the_left_neighbour_is_the_next_seat_and_after_the_last_comes_a() {
    becomes(
        &format!("rts3 r1 fA work 12 | {BLANK} 3 | {BLANK} 4 | {BLANK} 5"),
        "A:w1s2a3 A:d11a.11b A:ok B:w1s2a4 B:d11a.11b B:ok C:w1s2a5 C:d11a.11b C:ok",
        "rts3 r2 fB roll -- | 1ab/-/-/-/-/- 000010 ...... - | 1ab/-/-/-/-/- 001000 ...... - | \
         1ab/-/-/-/-/- 000100 ...... -",
    );
    for seats in 1..=6 {
        let game = game(seats, &[]);
        for seat in 0..usize::from(seats) {
            let left = Seat::new((seat + 1) % usize::from(seats));
            assert_eq!(game.target(Seat::new(seat)), left);
            assert_eq!(game.attacker(left), Seat::new(seat));
        }
    }
    assert_eq!(INFO.seat_names, ["A", "B", "C", "D", "E", "F"]);
}
