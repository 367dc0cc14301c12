//! Sheets made from the formulas of the dossier (sections 2.2 to 2.5), to compare the printed one with, and to play on
//! smaller ones. The plant has side 2, so that rows are as long as printed; the realm may have side 4, 5 or 6.

use raise_the_shields::INFO;
use toml::{Table, Value};

/// The side of the plant.
const PLANT: i64 = 2;
/// How many rows the printed sheet has.
const ROWS: i64 = 4;

/// A triangle by sector, row and letter, the first two from 1, the letter from 0.
type Point = (i64, i64, i64);

fn code((sector, row, letter): Point) -> String {
    format!("{sector}{row}{}", char::from(b'a' + letter as u8))
}

fn codes(places: &[Point]) -> Value {
    places.iter().map(|place| code(*place)).collect::<Vec<String>>().into()
}

/// Section 2.2: row r has 2r + 3 triangles.
fn last(row: i64) -> i64 {
    2 * row + 2
}

const fn sector_after(sector: i64, places: i64) -> i64 {
    (sector - 1 + places).rem_euclid(6) + 1
}

/// A corner of a hexagon with side 1; corner k-1 and corner k bound sector k.
fn corner(number: i64) -> [i64; 2] {
    [[-1, 1], [0, 1], [1, 0], [1, -1], [0, -1], [-1, 0]][number.rem_euclid(6) as usize]
}

/// Section 2.5: the triangle of the lattice with these corners.
fn triangle((sector, row, letter): Point) -> [i64; 3] {
    let (one, other) = (corner(sector - 1), corner(sector));
    let point = |ring: i64, step: i64| [0, 1].map(|axis| (ring - step) * one[axis] + step * other[axis]);
    let (ring, half) = (row + PLANT, letter / 2);
    let corners = if letter % 2 == 0 {
        [point(ring - 1, half), point(ring, half), point(ring, half + 1)]
    } else {
        [point(ring - 1, half), point(ring - 1, half + 1), point(ring, half + 1)]
    };
    // The corners of [x, y, 0] add up to (3x + 1, 3y + 1), those of [x, y, 1] to (3x + 2, 3y + 2).
    let sum = [0, 1].map(|axis| corners.iter().map(|corner| corner[axis]).sum::<i64>());
    [sum[0].div_euclid(3), sum[1].div_euclid(3), sum[0].rem_euclid(3) - 1]
}

/// Section 2.3: the triangles that share a side, and `P` for the plant.
fn neighbours((sector, row, letter): Point, rows: i64) -> Vec<String> {
    let before = if letter > 0 { (sector, row, letter - 1) } else { (sector_after(sector, -1), row, last(row)) };
    let next = if letter < last(row) { (sector, row, letter + 1) } else { (sector_after(sector, 1), row, 0) };
    let third = match letter % 2 {
        0 if row < rows => Some(code((sector, row + 1, letter + 1))),
        0 => None,
        _ if row > 1 => Some(code((sector, row - 1, letter - 1))),
        _ => Some("P".to_owned()),
    };
    let mut all: Vec<String> = [code(before), code(next)].into_iter().chain(third).collect();
    all.sort();
    all
}

fn places(rows: i64) -> Vec<Point> {
    let row = |sector: i64, row: i64| (0..=last(row)).map(move |letter| (sector, row, letter));
    (1..=6).flat_map(|sector| (1..=rows).flat_map(move |number| row(sector, number))).collect()
}

/// Section 2.2: the city and its shaded triangles, where row 2 is that of the printed sheet.
fn city(sector: i64) -> Point {
    (sector, 2, 3)
}

fn shaded(sector: i64) -> [Point; 3] {
    [(sector, 1, 2), (sector, 2, 2), (sector, 2, 4)]
}

/// Section 2.2: the triangles behind the attack rectangles, as far as the sheet has them.
fn lane(sector: i64, rows: i64) -> Vec<Point> {
    [(sector, 3, 4), (sector, 4, 5)].into_iter().filter(|(_, row, _)| *row <= rows).collect()
}

fn is_emitter((_, row, letter): Point, rows: i64) -> bool {
    row == rows && (letter == 0 || letter == last(row))
}

fn cell(place: Point, rows: i64) -> Table {
    let (sector, row, letter) = place;
    let kind = if place == city(sector) {
        "city"
    } else if is_emitter(place, rows) {
        "emitter"
    } else {
        "open"
    };
    let mut cell = Table::new();
    cell.insert("code".to_owned(), code(place).into());
    cell.insert("sector".to_owned(), sector.into());
    cell.insert("row".to_owned(), row.into());
    cell.insert("index".to_owned(), letter.into());
    cell.insert("kind".to_owned(), kind.into());
    if shaded(sector).contains(&place) {
        cell.insert("shaded_for".to_owned(), sector.into());
    }
    if lane(sector, rows).contains(&place) {
        cell.insert("lane".to_owned(), true.into());
    }
    cell.insert("tri".to_owned(), triangle(place).to_vec().into());
    cell.insert("neighbours".to_owned(), neighbours(place, rows).into());
    cell
}

/// Returns the printed data file.
pub(crate) fn printed() -> Table {
    INFO.components.parse().expect("the data file is sound")
}

/// Returns the data file of a sheet whose realm has this side; with side 6 it should be the printed one.
pub(crate) fn sheet(side: i64) -> Table {
    let rows = side - PLANT;
    assert!((2..=ROWS).contains(&rows), "row 2 holds the cities, and letters end with row 4");
    let cells: Vec<Table> = places(rows).into_iter().map(|place| cell(place, rows)).collect();
    let mut file = printed();
    let mut set = |path: [&str; 2], value: Value| {
        file[path[0]].as_table_mut().expect("a table").insert(path[1].to_owned(), value);
    };
    set(["lattice", "realm_side"], side.into());
    let corners: Vec<Value> = (0..6).map(|k| corner(k).map(|part| part * side).to_vec().into()).collect();
    set(["lattice", "realm_corners"], corners.into());
    let count = |of: &dyn Fn(&Table) -> bool| cells.iter().filter(|cell| of(cell)).count() as i64;
    let kind = |kind: &str| count(&|cell| cell["kind"].as_str() == Some(kind));
    set(["counts", "cells"], (cells.len() as i64).into());
    set(["counts", "open"], kind("open").into());
    set(["counts", "open_per_sector"], (kind("open") / 6).into());
    set(["counts", "lane"], count(&|cell| cell.contains_key("lane")).into());
    let lengths: Table = (1..=rows).map(|row| (row.to_string(), (last(row) + 1).into())).collect();
    file["rows"] = Value::Table(lengths);
    for (sector, given) in (1..).zip(file["sector"].as_array_mut().expect("sectors")) {
        given["city"] = code(city(sector)).into();
        given["shaded"] = codes(&shaded(sector));
        given["lane"] = codes(&lane(sector, rows));
    }
    for (number, given) in (1..).zip(file["emitter"].as_array_mut().expect("emitters")) {
        let next = sector_after(number, 1);
        given["cells"] = codes(&[(number, rows, last(rows)), (next, rows, 0)]);
        given["entry"] = codes(&[(number, rows, last(rows) - 1), (next, rows, 1)]);
        given["corner"] = corner(number).map(|part| part * side).to_vec().into();
    }
    for shape in file["shape"].as_array_mut().expect("shapes") {
        let found = count_places(&cells, &shape["orientations"]);
        shape["placements_on_sheet"] = found.into();
    }
    file["cell"] = cells.into();
    file
}

/// Counts the places of a shape where all its triangles can be filled.
fn count_places(cells: &[Table], orientations: &Value) -> i64 {
    let numbers = |value: &Value| -> Vec<i64> {
        value.as_array().expect("numbers").iter().map(|part| part.as_integer().expect("a number")).collect()
    };
    let open = cells.iter().filter(|cell| cell["kind"].as_str() == Some("open"));
    let open: Vec<Vec<i64>> = open.map(|cell| numbers(&cell["tri"])).collect();
    let mut found = 0;
    for form in orientations.as_array().expect("orientations") {
        let form: Vec<Vec<i64>> = form.as_array().expect("triangles").iter().map(numbers).collect();
        let shifts = (-12..=12).flat_map(|x| (-12..=12).map(move |y| [x, y]));
        found +=
            shifts.filter(|[x, y]| form.iter().all(|tri| open.contains(&vec![tri[0] + x, tri[1] + y, tri[2]]))).count();
    }
    found as i64
}
