//! Components from the data file: the printed ones, ones that a designer changed, and files that are broken; and the one
//! title that players read.

use conform::claim::{broken, components};
use contract::{Game, Notation, Seat, Setup, Stream, playout};
use exponential_chaos::planet::Crater;
use exponential_chaos::{ExponentialChaos, TITLE};

fn made(changes: &[(&str, &str)]) -> ExponentialChaos {
    let text = components::<ExponentialChaos>(changes);
    ExponentialChaos::new(&Setup { components: Some(text), ..Setup::printed(3) }).expect("a file that can be played")
}

/// Plays random games and checks that they end.
fn plays(game: &ExponentialChaos, seed: &str) {
    let (mut dice, mut actions) = (Stream::new(seed, "components", 0), Vec::new());
    for _ in 0..20 {
        let mut state = game.start();
        playout(game, &mut state, &mut dice, &mut actions, game.step_limit());
        assert!(game.verdict(&state).is_some(), "{}", game.write_line(&state));
        let line = game.write_line(&state);
        assert_eq!(game.read_line(&line), Ok(state), "{line}");
    }
}

#[test]
fn a_whole_planet_is_worth_29_and_its_craters_lie_in_two_rings() {
    let game = made(&[]);
    assert_eq!(game.score(game.start().planets.of(Seat::FIRST)), 29);
    for crater in Crater::all() {
        let [x, y] = game.components.places[crater.place()];
        let board = &game.components.board;
        let wanted = match (crater.is_core(), crater.is_outer()) {
            (true, _) => 0.0,
            (_, true) => board.ring_outer,
            (_, false) => board.ring_inner,
        };
        assert!((x.hypot(y) - wanted).abs() < 0.01, "{crater} is {} from the centre", x.hypot(y));
    }
}

#[test]
fn another_numbering_moves_craters_and_keeps_the_planet() {
    let setup = Setup::printed(2).set("sector_numbering", "opposites_sum_7");
    let other = ExponentialChaos::new(&setup).expect("an option");
    let printed = made(&[]);
    let place =
        |game: &ExponentialChaos, name: &str| game.components.places[Crater::read(name).expect("a crater").place()];
    for (name, before) in [("1o", "1o"), ("3i", "3i"), ("6o", "4o"), ("5i", "5i"), ("4i", "6i"), ("C", "C")] {
        let ([x, y], [wanted_x, wanted_y]) = (place(&other, name), place(&printed, before));
        assert!((x - wanted_x).abs() + (y - wanted_y).abs() < 0.01, "{name}");
    }
}

#[test]
fn a_designers_die_and_planet_play() {
    let die =
        made(&[("joins_in_round = 1\nfaces = [1, 1, 2, 2, 3, 3]", "joins_in_round = 1\nfaces = [0, 0, 0, 0, 9, 9]")]);
    let mut outcomes = Vec::new();
    assert!(die.outcomes(&die.start(), &mut outcomes));
    assert_eq!(outcomes.len(), 2 * 3 * 3);
    plays(&die, "die");
    let around = made(&[
        (
            "craters = [\"1o\", \"1i\", \"C\", \"4i\", \"4o\"]",
            "craters = [\"1o\", \"2o\", \"3o\", \"4o\", \"5o\", \"6o\"]",
        ),
        ("core = [0, 1, 5]", "core = [0, 4, 9]"),
        ("max_score = 29", "max_score = 33"),
        ("faces = [\"y\", \"b\", \"p\", \"x\", \"m\", \"r\"]", "faces = [\"y\", \"b\", \"p\", \"m\", \"m\", \"r\"]"),
        ("icon_points = 3", "icon_points = 5"),
    ]);
    assert_eq!(around.score(around.start().planets.of(Seat::FIRST)), 33);
    plays(&around, "planet");
}

#[test]
fn a_broken_file_is_refused_with_its_line_and_the_reason() {
    let cases: &[(&str, &str, &str)] = &[
        ("schema = 1", "schema = 2", "schema 1"),
        ("game = \"exponential-chaos\"", "game = \"pig\"", "another game"),
        ("position_prefix = \"ec1\"", "position_prefix = \"ec2\"", "begin with ec1"),
        ("min = 2, max = 6", "min = 1, max = 6", "players are 2 to 6"),
        ("max_score = 29", "max_score = 30", "is worth 29"),
        ("cities = 72", "cities = 71", "72 of them"),
        ("invasion_dice = 9", "invasion_dice = 8", "9 of them"),
        ("damaged = 1 ", "damaged = 3 ", "the levels are 0, 1 and 2"),
        ("city = [0, 1, 2]", "city = [0, 2, 1]", "no less"),
        ("core = [0, 1, 5]", "core = [0, 1]", ""),
        ("round = 2\n", "round = 3\n", "numbered from 1"),
        ("icon_points = 2", "icon_points = 0", "1 to 9 points"),
        (
            "invasion_dice_ids = [\"Y1\", \"B1\", \"P1\"]",
            "invasion_dice_ids = [\"Y1\", \"B1\"]",
            "have joined by then: Y1, B1, P1",
        ),
        ("defense_dice = 4\n", "defense_dice = 5\n", "4 defense dice have joined"),
        ("letter = \"B\"", "letter = \"G\"", "Y, B and P"),
        ("id = \"Y2\"", "id = \"Y1\"", "stands above"),
        ("id = \"Y2\"", "id = \"Y4\"", "is no die"),
        ("id = \"Y2\"\ncolour = \"Y\"", "id = \"Y2\"\ncolour = \"B\"", "the letter of the name"),
        (
            "joins_in_round = 2\nfaces = [1, 1, 2, 2, 3, 3]",
            "joins_in_round = 4\nfaces = [1, 1, 2, 2, 3, 3]",
            "the rounds are 1 to 3",
        ),
        ("faces = [1, 1, 2, 2, 3, 3]", "faces = [1, 1, 2, 2, 3]", "six faces"),
        ("faces = [1, 1, 2, 2, 3, 3]", "faces = [1, 1, 2, 2, 3, 10]", "up to 9 saucers"),
        ("\"x\", \"m\", \"r\"]", "\"x\", \"m\", \"z\"]", "y, b, p, x, m and r"),
        ("joins = [1, 1, 1, 2, 3]", "joins = [1, 1, 1, 2]", "1 to 5 defense dice join"),
        ("faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 2, 3, 4, 5, 7]", "the sectors are 1 to 6"),
        ("id = \"2i\"\nindex = 3", "id = \"2i\"\nindex = 4", "the index of 2i is 3"),
        ("id = \"2i\"\nindex = 3", "id = \"2o\"\nindex = 2", "stands above"),
        ("sector = 2\nopposite = 5", "sector = 3\nopposite = 5", "a path for each sector"),
        ("sector = 2\nopposite = 5", "sector = 2\nopposite = 0", "the sectors are 1 to 6"),
        ("[\"2o\", \"2i\", \"C\", \"5i\", \"5o\"]", "[\"2o\", \"2i\", \"C\", \"C\", \"5o\"]", "each once"),
        ("[\"2o\", \"2i\", \"C\", \"5i\", \"5o\"]", "[\"2o\", \"2j\", \"C\", \"5i\", \"5o\"]", "`2j` is no crater"),
        ("opposites_sum_7 = [1, 2, 3, 6, 5, 4]", "opposites_sum_7 = [1, 2, 3, 6, 5, 5]", "stand once each"),
        ("blank = [0, 1, 1, 2, 2, 3]", "blank = [0, 1, 1, 2, 2]", "six faces"),
        ("disc_radius = 100.0", "disc_radius = big", ""),
        ("ring_inner = 42.0", "ring_inner = 42.0\nring_middle = 50.0", "unknown field"),
    ];
    for (from, to, reason) in cases {
        assert!(broken::<ExponentialChaos>(Setup::printed(2), (from, to), reason), "{to}: in another line");
    }
}

#[test]
fn the_title_is_the_same_wherever_players_read_it() {
    let info = ExponentialChaos::info();
    assert_eq!(info.title, TITLE);
    for (language, words) in info.words {
        assert!(words.contains(&format!("\ntitle = {TITLE}\n")), "{language}");
    }
    assert!(info.dossier.starts_with(&format!("# {TITLE} (working title)")));
    assert!(info.components.starts_with(&format!("# {TITLE} ")));
}
