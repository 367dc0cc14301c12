//! Movement, landing and air travel (R24-R41).

use solar_tower_defense::field::{Field, Longitude};

use crate::common::{after, field, game, line, normal, play, side};

/// Flight times of the dossier's table: launches of rounds 2 to 24, rounds to the landing and how.
const TO_MARS: &str = "5P 6O 6O 6P 6P 1R 1R 1P 1P 2O 2O 2P 2P 3O 3O 3P 3P 4O 4O 4P 4P 5O 5O";
const TO_EARTH: &str = "1R 1R 4P 4P 4P 4O 4O 4O 3P 3P 3P 3O 3O 3O 2P 2P 2P 2O 2O 2O 1P 1P 1P";

#[test]
fn r24_flights_take_as_long_as_the_table_says() {
    use contract::{Notation, Seat};
    use solar_tower_defense::forecast::Coming;
    let game = game(&[("max_rounds", "40")]);
    for (seat, table) in [(0, TO_MARS), (1, TO_EARTH)] {
        for (round, entry) in (2u16..).zip(table.split(' ')) {
            let cells = [format!("E{}", round % 8), format!("M{}", (round + 3) % 12)];
            let spin = (round - 1) % 8;
            let text = |cell: &str| format!("{cell} s{spin} cr0 p1 C:EQ0 T:- F:-");
            let line = line(&format!("R{round} build:E st=E"), &text(&cells[0]), &text(&cells[1]));
            let state = game.read_line(&line).expect("a line");
            let coming = game.forecast_launch(&state, Seat::new(seat), 8);
            let lands = coming.iter().find(|coming| !matches!(coming.event, Coming::Moves(_))).expect("a landing");
            let how = match lands.event {
                Coming::IsMet(_) => "P",
                Coming::Lands { from, landing: _, .. } if from.ring() == game.components.ring(Seat::new(1 - seat)) => {
                    "O"
                }
                _ => "R",
            };
            assert_eq!(format!("{}{how}", lands.round - round), entry, "seat {seat}, round {round}");
        }
    }
}

#[test]
fn r25_a_fighter_comes_in_through_the_straight_longitude() {
    // M0 points at E0 twice, IN and IN_CCW: of the two longitudes the straight one counts, which faces the sun.
    let start = line("R9 move st=E", "E5 s0 cr0 p0 C:EQ0 T:- F:1@E0", "M0 s3 cr0 p0 C:EQ1 T:- F:-");
    assert_eq!(field(&after(&start, "settle", &[], 1), "F:"), "1@EQ3:-");
}

#[test]
fn r26_who_lands_does_not_move_again_in_this_phase() {
    let start = line("R9 move st=E", "E0 s0 cr0 p0 C:EQ1 T:- F:-", "M11 s3 cr0 p0 C:EQ0 T:- F:1@M0,2@EQ4:-");
    assert_eq!(field(side(&normal(&start, &[]), 2), "F:"), "1@EQ4:-,2@EQ3:-");
}

#[test]
fn r27_each_fighter_over_a_planet_moves_one_field() {
    let start = line(
        "R9 move st=E",
        "E0 s0 cr0 p0 C:NP,EQ1 T:- F:-",
        "M11 s3 cr0 p0 C:EQ0 T:- F:1@EQ7:+,2@EQ0:-,3@EQ4:n4,4@NT4:n4",
    );
    assert_eq!(field(side(&normal(&start, &[]), 2), "F:"), "1@EQ0:+,2@EQ7:-,3@NT4:n4,4@NP:s4");
}

#[test]
fn r35_fighters_that_land_together_choose_the_same_spot() {
    let start =
        line("R12 cosmic st=E", "E4 s3 cr0 p0 C:NT4,EQ0 T:EQ1 F:-", "M3 s3 cr0 p0 C:EQ0 T:- F:1@E5,2@E5,3@NT1:+");
    assert!(after(&start, "F*:1", &[], 2).ends_with("F:1@NT1:+,2@NT1:+,3@NT1:+"));
}

#[test]
fn r41_a_later_command_center_diverts_nobody() {
    let start = line("R9 build:E st=E", "E1 s0 cr24 p0 C:EQ4 T:- F:-", "M0 s0 cr0 p0 C:EQ0 T:- F:1@EQ1:+");
    let later = play(&start, "C@NT1 end end settle settle", &[]).expect("a round");
    assert_eq!(field(side(&later, 2), "F:"), "1@EQ2:+");
}

#[test]
fn r34_from_a_pole_a_fighter_faces_the_longitude_with_another_center() {
    use solar_tower_defense::landing::{Facing, Reason};
    let game = game(&[]);
    let landing = |earth: &str, incoming| {
        use contract::{Notation, Seat};
        let line = line("R9 build:E st=E", earth, "M0 s0 cr0 p0 C:EQ0 T:- F:-");
        let state = game.read_line(&line).expect("a line");
        game.landing(&state.side(Seat::FIRST).planet, Longitude::new(incoming)).expect("a landing")
    };
    let faces = |earth, incoming| match landing(earth, incoming).facing {
        Facing::Longitude { longitude, because } => (longitude.number(), because),
        other => panic!("{other:?}"),
    };
    assert_eq!(faces("E1 s0 cr0 p0 C:NP,EQ3 T:EQ4 F:-", 6), (3, Reason::Only));
    assert_eq!(faces("E1 s0 cr0 p0 C:NP,NT5,EQ3 T:- F:-", 6), (5, Reason::HighestIncome));
    assert_eq!(faces("E1 s0 cr0 p0 C:NP,NT5,EQ3 T:ST5 F:-", 6), (3, Reason::FewestTurrets));
    assert_eq!(faces("E1 s0 cr0 p0 C:NP T:NT6,EQ7 F:-", 6), (0, Reason::Incoming));
    assert_eq!(landing("E1 s0 cr0 p0 C:NP T:- F:-", 6).fighter.field(), Some(Field::NORTH));
}
