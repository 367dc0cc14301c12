//! The rebuild (R48-R54).

use crate::common::{WHOLE, after, legal, play, refused, turn, turn_of};

fn rebuilding(planet: &str, points: u8) -> String {
    turn("rebuild", &[planet, WHOLE], ["Y1:0,B1:0,P1:0", "rrr"], [0, 0, points])
}

#[test]
fn r48_rebuild_dice_give_as_many_points_as_the_round_counts() {
    let nine = "Y1:1,Y2:0,Y3:0,B1:0,B2:0,B3:0,P1:0,P2:0,P3:0";
    for (dice, points) in [("XXXXr", "3"), ("XXXrr", "6"), ("rrrrr", "15")] {
        let line = turn_of(3, 1, "hit", &["000000000000.1", WHOLE], [nine, dice], [0, 0, 0]);
        assert_eq!(after(&line, "S:Y1@1", &[], "pts"), points, "{dice}");
    }
}

#[test]
fn r49_a_point_is_one_level() {
    let line = rebuilding("021222222222.0", 3);
    assert_eq!(legal(&line, "1", &[]), ["+1o", "+2o", "+C", "N"]);
    assert_eq!(after(&line, "+1o", &[], "pl"), format!("121222222222.0/{WHOLE}"));
    refused(&line, "+1i", "R49");
}

#[test]
fn r53_only_the_core_stands_in_the_centre() {
    let line = rebuilding("222222222222.1", 1);
    assert_eq!(legal(&line, "1", &[]), ["+C", "N"]);
    assert_eq!(after(&line, "+C", &[], "pl"), format!("{WHOLE}/{WHOLE}"));
    refused(&rebuilding("122222222222.2", 1), "+C", "R51");
}

#[test]
fn r54_the_rest_is_lost() {
    let line = rebuilding("122222222222.1", 3);
    assert_eq!(after(&line, "N", &[], "pts"), "0");
    assert_eq!(after(&line, "+1o N", &[], "t"), "2");
    assert_eq!(after(&line, "+1o +C", &[], "t"), "2", "with a whole planet the step ends by itself");
    let whole = turn("hit", &[WHOLE, WHOLE], ["Y1:0,B1:0,P1:1", "rrr"], [0, 0, 0]);
    assert_eq!(after(&whole, "S:P1@1 +1o", &[], "t"), "2");
    let kept = turn("roll", &[WHOLE, WHOLE], ["Y1:1,B1:1,P1:1", "xxx"], [3, 0, 0]);
    assert!(play(&kept, "K 1>Y1 2>B1 3>P1 N", &[]).is_err(), "nothing to rebuild, nobody is asked");
}
