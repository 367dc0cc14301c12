//! Components from the data file: the printed ones, ones that a designer changed, and files that are broken.

use conform::claim::{broken, components};
use contract::{Game, Notation, Setup, Stream, playout};
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::field::{Field, Longitude};
use solar_tower_defense::map::{Direction, Ring};

fn made(changes: &[(&str, &str)]) -> SolarTowerDefense {
    let text = components::<SolarTowerDefense>(changes);
    SolarTowerDefense::new(&Setup { components: Some(text), ..Setup::printed(2) }).expect("a file that can be played")
}

/// Plays random games and checks that they end.
fn plays(game: &SolarTowerDefense, seed: &str) {
    let (mut dice, mut actions) = (Stream::new(seed, "components", 0), Vec::new());
    for _ in 0..20 {
        let mut state = game.start();
        playout(game, &mut state, &mut dice, &mut actions, game.step_limit());
        assert!(game.verdict(&state).is_some(), "{}", game.write_line(&state));
        let line = game.write_line(&state);
        assert_eq!(game.read_line(&line), Ok(state), "{line}");
    }
}

/// The map follows from its angles: along the ring, straight by the middle of a cell, to the corners by its edges.
#[test]
fn the_printed_map_is_what_its_angles_say() {
    let map = made(&[]).components.map;
    let around = |angle: f64| angle.rem_euclid(360.0);
    for place in map.cells() {
        let [from, to] = place.angles;
        let at = |ring: Option<&Ring>, angle: f64, clockwise: bool| {
            let ring = *ring?;
            // On a border the clockwise one of two cells counts, or the one beyond it.
            let angle = around(if clockwise { angle - 0.01 } else { angle + 0.01 });
            let found = map
                .cells()
                .iter()
                .find(|other| other.cell.ring() == ring && other.angles[0] <= angle && angle < other.angles[1]);
            found.map(|other| other.cell)
        };
        let ring = place.cell.ring() as usize;
        let (inner, outer) = (ring.checked_sub(1).map(|ring| &Ring::ALL[ring]), Ring::ALL.get(ring + 1));
        let middle = f64::midpoint(from, to);
        let wanted = [
            at(inner, middle, true),
            at(inner, from, true),
            Some(map.clockwise(place.cell)),
            at(outer, from, true),
            at(outer, middle, true),
            at(outer, to, false),
            Some(map.counter_clockwise(place.cell)),
            at(inner, to, false),
        ];
        assert_eq!(place.points, wanted, "{}", place.cell);
        assert_eq!((place.inward, place.outward), (wanted[0], wanted[4]), "{}", place.cell);
    }
    assert_eq!(map.cells().len(), 36);
}

#[test]
fn every_longitude_looks_somewhere_else() {
    for spin in 0..8 {
        let mut faced: Vec<usize> = Longitude::all().map(|one| Direction::faced_by(one, spin).number()).collect();
        faced.sort_unstable();
        assert_eq!(faced, [0, 1, 2, 3, 4, 5, 6, 7]);
    }
}

#[test]
fn a_turret_reaches_five_fields_and_a_pole_nine() {
    let game = made(&[]);
    for field in Field::all() {
        let reach = if field.is_pole() { 9 } else { 5 };
        assert_eq!(game.components.ranges[field.place()].len(), reach, "{field}");
    }
}

#[test]
fn a_designers_map_and_prices_play() {
    // Earth's cell E0 leads straight out to M1, at which it points as well.
    let bent = made(&[("in = \"-\"\nout = \"M0\"", "in = \"-\"\nout = \"M1\"")]);
    plays(&bent, "map");
    plays(&made(&[("build_cr = { equator = 12, tropic = 12", "build_cr = { equator = 9, tropic = 15")]), "prices");
    plays(&made(&[("turrets = 10 ", "turrets = 4 ")]), "turrets");
    plays(&made(&[("NP = [\"NT0\"", "NP = [\"EQ0\", \"NT0\""), ("EQ0 = [\"NT0\"", "EQ0 = [\"NP\", \"NT0\"")]), "lines");
}

#[test]
fn a_broken_file_is_refused_by_its_line() {
    for (from, to, reason) in [
        ("id = \"solar-tower-defense\"", "id = \"pig\"", "another game"),
        ("turrets = 10 ", "turrets = 11 ", "1 to 10 turrets"),
        ("fighters_per_seat = 18", "fighters_per_seat = 17", "written for 18"),
        ("hit_space = { equator = 4", "hit_space = { equator = 8", "7 never"),
        (
            "income_cr = { equator = 10, tropic = 13",
            "income_cr = { equator = 10, tropic = 10",
            "incomes of the classes differ",
        ),
        ("dismantle_refund_cr = 6 ", "dismantle_refund_cr = 12 ", "a turn would never end"),
        ("fighter_destroyed = 1", "fighter_destroyed = 9", "a reward"),
        ("round_1 = [\"building\"", "round_1 = [\"fights\"", "the phases are"),
        (
            "NT0 = [\"NP\", \"NT1\", \"NT7\", \"EQ0\"]",
            "NT0 = [\"NP\", \"NT1\", \"NT7\", \"EQ0\", \"EQ4\"]",
            "a line joins both",
        ),
        ("id = \"E3\"", "id = \"E4\"", "numbered from 0"),
        ("out = \"M5\"", "out = \"C5\"", "next ring outwards"),
        ("in = \"E2\"", "in = \"E4\"", "points back"),
        (
            "\"E7\", \"M11\", \"M0\", \"M1\", \"E1\", \"-\"",
            "\"E6\", \"M11\", \"M0\", \"M1\", \"E1\", \"-\"",
            "along the ring",
        ),
        (
            "\"E7\", \"M11\", \"M0\", \"M1\", \"E1\", \"-\"",
            "\"E7\", \"M12\", \"M0\", \"M1\", \"E1\", \"-\"",
            "8 cells of the map",
        ),
        ("earth_mars = { E = 1", "earth_mars = { E = 8", "on a cell of its ring"),
        ("size = { E = 8", "size = { E = 2", "3 to 60 cells"),
        ("age = 8", "ages = 8", "unknown field"),
    ] {
        let told = broken::<SolarTowerDefense>(Setup::printed(2), (from, to), reason);
        assert!(told, "{to}: in another line");
    }
}
