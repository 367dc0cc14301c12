//! What a turret that stands guards and faces: it lies ready under whoever points at it, on either disc.

use boards::solar_tower_defense::Planets;
use boards::{GameDrawing, Picture};
use contract::{Notation, Seat, SeatSet};
use roxmltree::Node;

use super::{BUILD, EN, game, strict};
use crate::sound::parse;

/// Mars on M0, where two directions of a pole point at E0.
const POLE: &str = "STD1 R9 balance:E st=E | E E1 s0 cr6 p0 C:NP T:- F:5@E0 | M M0 s0 cr7 p1 C:EQ5 T:NP F:-";

/// A turret's spokes and the parts of the rim that it faces, in the order of the board: the reader's turrets, then the others.
fn ranges(line: &str, reader: usize) -> Vec<(usize, usize)> {
    let game = game(&[]);
    let state = game.read_line(line).unwrap();
    let board = Planets::board(&game, &state, SeatSet::only(Seat::new(reader)), &Picture::plain(), &EN).into_string();
    let board = strict(&board);
    let document = parse(&board, "ranges");
    let is = |node: &Node<'_, '_>, class: &str| node.attribute("class") == Some(class);
    let of = |turret: Node<'_, '_>| {
        let spokes = turret.descendants().find(|node| is(node, "spokes")).and_then(|node| node.attribute("d"));
        let faced = turret.descendants().filter(|node| is(node, "ghost-segment")).count();
        (spokes.map_or(0, |d| d.matches('M').count()), faced)
    };
    document.descendants().filter(|node| is(node, "guard-of")).map(of).collect()
}

/// R9, R14, R15. Four neighbours, or the eight of a pole; the cell that its longitude points at, or all round a pole; none
/// where that is the sun.
#[test]
fn a_turret_has_spokes_to_what_it_guards_and_the_rim_that_it_faces() {
    let [own, others] = [0, 1].map(|reader| ranges(BUILD, reader));
    // Earth on E5 in the next fights: NT2 faces E4, EQ4 the sun, EQ5 past it, the south pole five cells.
    let earth = [(4, 1), (4, 0), (4, 0), (8, 5)];
    // Mars on M4 then: its poles see eight ways.
    let mars = [(8, 8), (4, 1), (4, 1), (4, 1), (8, 8)];
    assert_eq!(own, [&earth[..], &mars].concat(), "read by Earth");
    assert_eq!(others, [&mars[..], &earth].concat(), "read by Mars");
}

/// R15. A cell that lies in two directions is faced in both.
#[test]
fn a_pole_faces_a_cell_in_each_direction_in_which_it_lies() {
    assert_eq!(ranges(POLE, 1), [(8, 8)], "E0 twice");
}
