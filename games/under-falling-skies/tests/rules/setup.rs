//! Setup (R1-R6) and the cards.

use contract::{Game, Setup, Turn};
use under_falling_skies::board::{Icon, Margin};
use under_falling_skies::options::{Card, Stars};
use under_falling_skies::{INFO, UnderFallingSkies};

use crate::common::{becomes, face, legal, refused};

fn game(stars: &str) -> UnderFallingSkies {
    UnderFallingSkies::new(&Setup::printed(1).set("stars", stars)).expect("the printed cards are sound")
}

#[test]
fn r1_the_cards_lie_in_one_stack_of_fifteen_rows_and_six_base_rows() {
    let board = game("00000000").board;
    assert_eq!((board.path.len(), board.research.len()), (30, 14));
    assert_eq!((board.path[0].to_string(), board.path[29].to_string()), ("A5".to_owned(), "F5".to_owned()));
    assert_eq!(board.margin[12], Margin::Skull);
    let cells = [board.sky[4][4], board.sky[2][6], board.sky[0][9], board.sky[4][15]];
    assert_eq!(cells, [Icon::Mothership, Icon::Mothership, Icon::Mothership, Icon::Explosion(6)]);
}

#[test]
fn r2_every_one_of_the_256_sides_can_be_laid_and_the_level_counts_stars() {
    for sides in 0..256u32 {
        let stars = format!("{sides:08b}");
        let game = game(&stars);
        assert_eq!(u32::from(game.options.stars.level()), sides.count_ones(), "{stars}");
        assert_eq!(game.board.skull, if game.options.stars.shows(Card::Sky(2)) { 11 } else { 12 }, "{stars}");
    }
    assert_eq!(Stars([true; 8]).level(), 8);
}

#[test]
fn r3_r5_green_ships_stand_on_the_spots_and_a_red_one_waits_on_the_starred_mothership() {
    let fields = |stars: &str| -> Vec<String> {
        face(stars, &[]).start().line().split(' ').skip(3).take(3).map(str::to_owned).collect()
    };
    assert_eq!(fields("00000000"), ["0", "g1^,g2^,g3^,g4^,g5^", "g0r0"]);
    assert_eq!(fields("10000000"), ["0", "g1^,g2^,g3^,g4^,g5^", "g0r1"]);
}

#[test]
fn r4_r6_trackers_stand_on_their_start_squares_and_the_first_round_begins_with_a_roll() {
    let start = face("00000000", &[]).start();
    assert_eq!(start.line(), "00000000 P 1 0 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C5 - - -");
    assert_eq!(start.turn(), Turn::Chance);
    let starred = face("11111111", &[]).start();
    assert_eq!(starred.line(), "11111111 P 1 0 g1^,g2^,g3^,g4^,g5^ g0r1 0 2 0 B5 - - -");
}

#[test]
fn r6_a_round_is_dice_rooms_mothership() {
    let before = "00000000 R 1 0 g2^,g3^,g4^,g5^,g1.3 g0r0 0 2 0 C5 - - B1=k3";
    assert!(legal(before, "A", &[]).contains(&"!B1".to_owned()));
    becomes(before, ".", "00000000 M 1 0 g2^,g3^,g4^,g5^,g1.3 g0r0 0 2 0 C5 - - -");
    becomes(before, ". m", "00000000 P 2 1 g2^,g3^,g4^,g5^,g1.3 g0r0 0 2 0 C5 - - -");
    refused(before, "m", "R56");
}

/// The invariants of section 2.3, and the sums of the research tracks of section 2.7.
#[test]
fn the_printed_cards_keep_the_invariants_of_the_dossier() {
    for stars in ["00000000", "11111111"] {
        let board = game(stars).board;
        for column in 0..5usize {
            for row in 1..16 {
                let target = match board.sky[column][row] {
                    Icon::Left => board.sky[column - 1][row],
                    Icon::Right => board.sky[column + 1][row],
                    Icon::Explosion(number) => {
                        assert!(number <= 7, "no explosion number exceeds 7");
                        Icon::Empty
                    }
                    _ => Icon::Empty,
                };
                assert_eq!(target, Icon::Empty, "an arrow target carries no icon: row {row}");
            }
        }
        let red: Vec<usize> = (1..16).filter(|row| board.margin[*row] == Margin::RedShip).collect();
        assert_eq!(red.len(), 2);
        assert!(red.iter().all(|row| *row <= 8), "the red-ship symbols lie on sky cards 1 and 2");
        let sum: u32 = board.research.iter().map(|step| u32::from(*step)).sum();
        assert_eq!(sum, if stars == "00000000" { 53 } else { 57 });
        let rooms: usize = board.rooms.iter().map(|room| room.spaces.len()).sum();
        assert_eq!(rooms, 13 + 12, "13 room spaces above, 12 below, on either side");
    }
    assert_eq!(INFO.seats, 1..=1);
}
