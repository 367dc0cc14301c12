//! A broken sheet is refused with its line and the reason.

use conform::claim::broken;
use contract::Setup;
use raise_the_shields::RaiseTheShields;

const FIRST: &str = "code = \"11a\"\nsector = 1\nrow = 1\nindex = 0\nkind = \"open\"\ntri = [-3, 2, 1]\n";

#[test]
fn a_broken_sheet_is_refused_with_its_line_and_the_reason() {
    let cases: &[(&str, &str, &str)] = &[
        ("schema = 1", "schema = 2", "schema 1"),
        ("game = \"raise-the-shields\"", "game = \"pig\"", "another game"),
        ("realm_side = 6", "realm_side = 9", "1 to 4 rows"),
        ("realm_side = 6", "realm_sid = 6", "unknown field"),
        ("realm_side = 6", "realm_side = six", ""),
        ("\nsectors = 6", "\nsectors = 5", "six sectors"),
        ("\nemitters = 6", "\nemitters = 5", "six emitters"),
        ("\nopen = 174", "\nopen = 173", "174 of them"),
        ("\nopen_per_sector = 29", "\nopen_per_sector = 28", "every sector"),
        ("\nshaded = 18", "\nshaded = 17", "18 of them"),
        ("attack_rectangles_per_sector = 4", "attack_rectangles_per_sector = 3", "4 rectangles are drawn"),
        ("attack_rectangles_per_sector = 4", "attack_rectangles_per_sector = 0", "1 to 9"),
        ("shared_dice = 2", "shared_dice = 3", "two shared dice"),
        ("personal_dice_per_player = 1", "personal_dice_per_player = 2", "one die for each player"),
        ("\nid = 1\ndie = 1", "\nid = 1\ndie = 2", "die value n"),
        ("left_neighbour = 6 ", "left_neighbour = 5 ", "clockwise"),
        ("city = \"12d\"", "city = \"12e\"", "is not the city"),
        ("shaded = [\"11c\", \"12c\", \"12e\"]", "shaded = [\"11c\", \"12c\"]", "shaded for city 1 are 11c, 12c, 12e"),
        ("lane = [\"13e\", \"14f\"]", "lane = [\"13e\"]", "is 13e, 14f"),
        ("shield_between = [6, 1]", "shield_between = [1, 6]", "form a ring"),
        ("ability = \"ignore_attack\"", "ability = \"coffee\"", "city 1 is ignore_attack"),
        ("cells = [\"14k\", \"24a\"]", "cells = [\"14j\", \"24a\"]", "are not halves"),
        ("entry = [\"14j\", \"24b\"]", "entry = [\"14j\", \"24c\"]", "beside it are 14j, 24b"),
        ("die = 2\nname = \"diamond\"", "die = 3\nname = \"diamond\"", "in the order of their dice"),
        (
            "orientations = [\n  [[0, 0, 0], [0, 0, 1]],\n",
            "orientations = [\n  [[0, 0, 0], [0, 0, 0]],\n",
            "2 different triangles",
        ),
        ("size = 1", "size = 5", "one to four"),
        (
            "orientations_total = 2\nplacements_on_sheet = 174",
            "orientations_total = 3\nplacements_on_sheet = 174",
            "not so many",
        ),
        ("placements_on_sheet = 228", "placements_on_sheet = 227", "has 228 places"),
        (FIRST, &FIRST.replace("row = 1", "row = 2"), "must be those of the code"),
        (FIRST, &FIRST.replace("11a", "11f"), "is no triangle"),
        (FIRST, &FIRST.replace("[-3, 2, 1]", "[0, 0, 0]"), "in the plant"),
        (FIRST, &FIRST.replace("[-3, 2, 1]", "[-3, 2, 2]"), "outside the realm"),
        (FIRST, &FIRST.replace("open", "closed"), "closed"),
        ("neighbours = [\"11b\", \"12b\", \"61e\"]", "neighbours = [\"11b\", \"12b\"]", "these are 11b, 12b, 61e"),
        (
            "code = \"11b\"\nsector = 1\nrow = 1\nindex = 1",
            "code = \"11a\"\nsector = 1\nrow = 1\nindex = 0",
            "once each",
        ),
    ];
    for (from, to, reason) in cases {
        assert!(broken::<RaiseTheShields>(Setup::printed(2), (from, to), reason), "{to}: in another line");
    }
}
