//! The printed sheet against section 2 of the dossier and the checks of the data file.

use std::collections::BTreeSet;

use contract::{Game, Setup};
use raise_the_shields::cell::{Cell, Cells};
use raise_the_shields::state::{Assignment, Change};
use raise_the_shields::{INFO, RaiseTheShields};

use crate::lattice;

fn game(options: &[(&str, &str)]) -> RaiseTheShields {
    let setup = options.iter().fold(Setup::printed(1), |setup, (key, value)| setup.set(key, value));
    RaiseTheShields::new(&setup).expect("a printed game")
}

/// Returns the rows of the table of the dossier that begins with this heading, by cells.
fn table(heading: &str) -> Vec<Vec<&'static str>> {
    let from = INFO.dossier.lines().skip_while(|line| !line.starts_with(heading)).skip(2);
    from.take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

fn numbers(key: &str) -> Vec<usize> {
    let checks = &lattice::printed()["checks"];
    let list = checks[key].as_array().expect("a list of numbers");
    list.iter().map(|number| number.as_integer().expect("a number") as usize).collect()
}

fn number(key: &str) -> usize {
    lattice::printed()["checks"][key].as_integer().expect("a number") as usize
}

#[test]
fn every_triangle_lies_where_the_formulas_put_it() {
    let (made, printed) = (lattice::sheet(6), lattice::printed());
    for key in ["lattice", "rows", "counts", "emitter", "sector", "shape"] {
        assert_eq!(made[key], printed[key], "{key}");
    }
    let cells = |file: &toml::Table| file["cell"].as_array().expect("triangles").clone();
    for (made, printed) in cells(&made).into_iter().zip(cells(&printed)) {
        assert_eq!(made, printed);
    }
    assert_eq!(cells(&made).len(), cells(&printed).len());
}

#[test]
fn emitters_and_their_entries_are_those_of_section_2_4() {
    let game = game(&[]);
    let rows = table("| Emitter | Between sectors |");
    assert_eq!(rows.len(), 6);
    for (emitter, row) in rows.into_iter().enumerate() {
        let codes = |text: &str| -> Cells { text.split(' ').map(|code| Cell::read(code).expect("a code")).collect() };
        assert_eq!(row[0], (emitter + 1).to_string());
        assert_eq!(game.realm.emitters[emitter].into_iter().collect::<Cells>(), codes(row[2]));
        assert_eq!(game.realm.entries[emitter], codes(row[3]));
    }
    // Shield n spans emitters n-1 and n, so there are never five.
    for emitters in 0..64_u8 {
        let up: u8 =
            (0..6).filter(|n| emitters >> n & 1 == 1 && emitters >> ((n + 5) % 6) & 1 == 1).map(|n| 1 << n).sum();
        assert_eq!(game.realm.shields_between(emitters), up);
        assert_ne!(up.count_ones(), 5);
    }
}

/// Counts the drawings on an empty sheet for each work sector; they must be the same for all.
fn first_drawings(game: &RaiseTheShields, shape: u8) -> usize {
    let sheet = game.start().players[0].sheet;
    let count = |work| {
        let assignment = Assignment { values: [work, shape, 1], changes: [Change::None; 3] };
        game.placements(&sheet, assignment).count()
    };
    let counts: BTreeSet<usize> = (1..=6).map(count).collect();
    assert_eq!(counts.len(), 1, "shape {shape}: {counts:?}");
    counts.into_iter().sum()
}

#[test]
fn shapes_are_those_of_section_2_6() {
    let (any, anchor) = (game(&[]), game(&[("work_sector_rule", "anchor_cell")]));
    let rows = table("| Shape die | Name |");
    assert_eq!(rows.len(), 6);
    let file = lattice::printed();
    for (shape, row) in rows.into_iter().enumerate() {
        let [die, name, size, _, orientations, places, first] = row[..] else { panic!("seven columns") };
        let number = |text: &str| text.parse::<usize>().expect("a number");
        assert_eq!(number(die), shape + 1);
        assert_eq!(any.realm.shapes.forms[shape], (name.to_owned(), number(size)));
        assert_eq!(file["shape"][shape]["orientations"].as_array().map(Vec::len), Some(number(orientations)));
        assert_eq!(any.realm.shapes.places()[shape], number(places), "{name}");
        assert_eq!(first_drawings(&any, shape as u8 + 1), number(first), "{name}");
        assert_eq!(numbers("first_drawings_any_cell")[shape], number(first));
        assert_eq!(first_drawings(&anchor, shape as u8 + 1), numbers("first_drawings_anchor_cell")[shape], "{name}");
    }
    let places = |key, value| game(&[(key, value)]).realm.shapes.places().to_vec();
    assert_eq!(places("shape_mirror", "false"), numbers("placements_no_mirror"));
    assert_eq!(places("attack_rectangles", "obstacle"), numbers("placements_lane_blocked"));
}

#[test]
fn every_way_to_join_up_to_four_triangles_is_one_of_the_shapes() {
    let game = game(&[]);
    let grown = |set: &Cells| {
        let near = set.iter().fold(Cells::NONE, |near, cell| near.or(game.realm.neighbours(cell)));
        let free: Vec<Cell> = near.and(&game.realm.open).but(set).iter().collect();
        let set = *set;
        free.into_iter().map(move |cell| set.or(&std::iter::once(cell).collect()))
    };
    let mut sets: BTreeSet<Cells> = game.realm.open.iter().map(|cell| std::iter::once(cell).collect()).collect();
    let (mut all, mut newest) = (sets.clone(), std::mem::take(&mut sets));
    for _ in 1..4 {
        newest = newest.iter().flat_map(grown).collect();
        all.extend(newest.iter().copied());
    }
    let drawn = game.realm.shapes.all.iter().map(|placed| placed.cells);
    let drawn: BTreeSet<Cells> = drawn.filter(|cells| cells.but(&game.realm.open).is_empty()).collect();
    assert_eq!(all, drawn);
    assert_eq!(all.len(), game.realm.shapes.places().iter().sum::<usize>());
}

/// Returns how many triangles the shortest line from the plant to each emitter has.
fn shortest(game: &RaiseTheShields) -> [usize; 6] {
    let mut reached = game.realm.plant;
    let mut found = [0; 6];
    for length in 1..=game.realm.open.len() {
        for (emitter, entries) in game.realm.entries.iter().enumerate() {
            if found[emitter] == 0 && !entries.misses(&reached) {
                found[emitter] = length;
            }
        }
        let near = reached.iter().fold(reached, |near, cell| near.or(game.realm.neighbours(cell)));
        reached = near.and(&game.realm.open);
    }
    found
}

/// Returns the fewest triangles that power all emitters: the smallest tree that holds the plant and an entry of each, by
/// the method of Dreyfus and Wagner. `best[set][place]` is the smallest tree that holds a place and powers a set of
/// emitters; the plant is the place behind the triangles and costs nothing.
pub(crate) fn fewest(game: &RaiseTheShields) -> usize {
    const FAR: usize = usize::MAX / 4;
    let cells: Vec<Cell> = game.realm.open.iter().collect();
    let plant = cells.len();
    let beside = |one: usize, other: usize| match (one == plant, other == plant) {
        (false, false) => game.realm.neighbours(cells[one]).contains(cells[other]),
        (true, false) => game.realm.plant.contains(cells[other]),
        (false, true) => game.realm.plant.contains(cells[one]),
        (true, true) => false,
    };
    let near: Vec<Vec<usize>> =
        (0..=plant).map(|one| (0..=plant).filter(|other| beside(one, *other)).collect()).collect();
    let cost = |place: usize| usize::from(place != plant);
    let mut best = vec![vec![FAR; plant + 1]; 64];
    for set in 1..64_usize {
        for place in 0..=plant {
            if set.is_power_of_two() {
                let entry = place != plant && game.realm.entries[set.trailing_zeros() as usize].contains(cells[place]);
                best[set][place] = if entry { 1 } else { FAR };
            }
            for part in (1..set).filter(|part| part & set == *part) {
                best[set][place] = best[set][place].min(best[part][place] + best[set - part][place] - cost(place));
            }
        }
        // All costs are 0 or 1 and trees are small, so spreading until nothing changes is quick.
        while (0..=plant).any(|place| {
            let reached = near[place].iter().map(|other| best[set][*other]).min().unwrap_or(FAR) + cost(place);
            let shorter = reached < best[set][place];
            best[set][place] = best[set][place].min(reached);
            shorter
        }) {}
    }
    best[63][plant]
}

#[test]
fn lines_from_plant_to_emitters_are_as_long_as_checked() {
    for options in [&[][..], &[("attack_rectangles", "obstacle")][..]] {
        assert_eq!(shortest(&game(options)), [number("shortest_plant_to_emitter"); 6]);
        assert_eq!(fewest(&game(options)), number("fewest_triangles_for_all_emitters"));
    }
}
