//! The neighbours in the corners of the board, with the ways of the attacks between them and the own realm.

use contract::{Arg, Phrase, Seat};
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::sheet::Counts;
use raise_the_shields::state::Phase;
use raise_the_shields::view::View;
use words::Words;

use super::geometry::{Point, Scale, polygon};
use super::reveal::Reveal;
use super::works::rectangle;
use super::{ground, say, small};
use crate::die::{Die, Lie, lying};
use crate::seats::{short, sign};
use crate::svg::{circle, line, line_end, path, place};

/// The side of a triangle on a small sheet.
pub(super) const UNIT: f32 = 13.0;

/// Says in a few words how a seat stands.
pub(super) fn standing(game: &RaiseTheShields, view: &View, seat: Seat, words: &Words) -> String {
    let Counts { emitters, shields, hits } = game.counts(&view.player(seat).sheet);
    let phrase = Phrase::new("board-stands").with("shields", shields);
    let stands = words.say(&phrase.with("emitters", emitters).with("hits", hits));
    at_work(view, seat, stands, words)
}

/// Where the own attack die lies on its way.
const AIM: Point = (-212.0, -226.0);
/// Where the two neighbours' sheets lie on the board.
pub(super) const LEFT: Point = (-324.0, -266.0);
pub(super) const RIGHT: Point = (324.0, -266.0);

/// Returns the measures of a neighbour's sheet that lies there.
pub(super) const fn scale(game: &RaiseTheShields, at: Point) -> Scale<'_> {
    Scale { realm: &game.realm, unit: UNIT, at }
}

/// Returns whom the own seat attacks, and who attacks it; `None` in solo play.
pub(super) fn neighbours(game: &RaiseTheShields, view: &View, own: Seat) -> Option<(Seat, Seat)> {
    (view.players.len() > 1).then(|| (game.target(own), game.attacker(own)))
}

/// Draws the neighbours in the upper corners of the board: the one that the own die attacks, and the one that attacks.
/// With two players these are the same, so there is one sheet with both ways.
pub(super) fn corners(
    game: &RaiseTheShields,
    view: &View,
    own: Seat,
    attack: Option<u8>,
    reveal: &Reveal,
    words: &Words,
) -> Markup {
    let struck = attack.map(|value| usize::from(value) - 1);
    let small = |seat, at, struck| small::realm(game, view, seat, &scale(game, at), struck, reveal);
    html! {
        @if let Some((target, attacker)) = neighbours(game, view, own) {
            g class="near" {
                (small(target, LEFT, struck))
                (who_and_how(game, view, target, -1.0, role(game, own, target, words), words))
                @if target != attacker {
                    (small(attacker, RIGHT, None))
                    (who_and_how(game, view, attacker, 1.0, role(game, own, attacker, words), words))
                }
                @if matches!(view.phase, Phase::Work | Phase::Second | Phase::React) {
                    (ways(view, attacker, attack, target == attacker, reveal))
                }
            }
        }
    }
}

/// The ways of the attacks of this round, with what is known of them.
fn ways(view: &View, attacker: Seat, attack: Option<u8>, both_left: bool, reveal: &Reveal) -> Markup {
    html! {
        (path("m-flow", "M-164-228Q-212-246-226-206L-264-196"))
        (path("m-flow head", "M-252-205L-264-196-250-190"))
        @if let Some(value) = attack { (lying(None, Die::Blue, Some(value), AIM, 26.0, Lie::Straight)) }
        @if both_left {
            (path("m-flow", "M-238-272Q-206-298-172-278"))
            (path("m-flow head", "M-181-292L-172-278-188-277"))
            (incoming(view, attacker, (-206.0, -284.0), reveal))
        } @else {
            (path("m-flow", "M264-196Q214-206 176-246"))
            (path("m-flow head", "M190-245L176-246 179-232"))
            (incoming(view, attacker, (222.0, -214.0), reveal))
        }
    }
}

/// Returns points on the way out of the own attack.
pub(super) const fn way_out() -> [Point; 3] {
    [AIM, (-230.0, -204.0), (-264.0, -196.0)]
}

/// Returns points on the way in of the attack on the own realm.
pub(super) fn way_in(target: Seat, attacker: Seat) -> [Point; 3] {
    if target == attacker {
        [(-206.0, -284.0), (-190.0, -285.0), (-172.0, -278.0)]
    } else {
        [(222.0, -214.0), (200.0, -226.0), (176.0, -246.0)]
    }
}

/// Returns points on the way of the attack on the player who attacks the own realm: with three players it comes from
/// the third, across the board; otherwise from beyond the edge.
pub(super) const fn way_across(view: &View) -> [Point; 3] {
    if view.players.len() == 3 {
        [(-240.0, -300.0), (0.0, -345.0), (240.0, -300.0)]
    } else {
        [(436.0, -366.0), (424.0, -350.0), (400.0, -320.0)]
    }
}

/// Returns the corners of a sector on the sheet that the own die attacks.
pub(super) fn attacked(game: &RaiseTheShields, sector: usize) -> Vec<Point> {
    let scale = scale(game, LEFT);
    let corners = scale.hexagon(f32::from(game.realm.sides[0]));
    vec![scale.at, corners[(sector + 5) % corners.len()], corners[sector]]
}

/// Says who attacks whom between the own seat and another; `None` if they are not neighbours.
pub(super) fn role(game: &RaiseTheShields, own: Seat, other: Seat, words: &Words) -> Option<String> {
    let key = match (game.target(own) == other, game.attacker(own) == other) {
        (true, true) => "board-each-other",
        (true, false) => "board-target",
        (false, true) => "board-attacker",
        (false, false) => return None,
    };
    let who = if words.is_reader(own) { Arg::from(own) } else { short(own, say::ROOM, words).into() };
    Some(words.say(&Phrase::new(key).with("who", who)))
}

/// Draws over the board what the own attack would hit with this die: the sector of the neighbour's sheet, and its next
/// rectangle.
pub(super) fn aimed(game: &RaiseTheShields, view: &View, own: Seat, attack: u8) -> Markup {
    let scale = scale(game, LEFT);
    let (target, sector) = (game.target(own), usize::from(attack) - 1);
    let next = game.realm.next_rectangle(&view.player(target).sheet, sector).map(|nth| rectangle(&scale, sector, nth));
    html! {
        g class="near" {
            (ground::struck(&scale, sector))
            @if let Some(next) = next { (path("m-rect next", polygon(&next))) }
            (lying(None, Die::Blue, Some(attack), AIM, 26.0, Lie::Straight))
        }
    }
}

/// Who sits there and how the realm stands, in the corner on this side.
fn who_and_how(
    game: &RaiseTheShields,
    view: &View,
    seat: Seat,
    side: f32,
    role: Option<String>,
    words: &Words,
) -> Markup {
    let put = |class, x: f32, y, size, said: &str| {
        if side < 0.0 { line(class, (-x, y), size, said) } else { line_end(class, (x, y), size, said) }
    };
    let shields = game.counts(&view.player(seat).sheet).shields;
    let shields = words.say(&Phrase::new("board-shields").with("shields", shields));
    html! {
        (sign(seat, (222.0 * side, -345.0), 1.0))
        (put("m-who", 208.0, -340.0, 15.0, &progress(view, seat, words)))
        @for (nth, note) in role.into_iter().chain([shields]).enumerate() {
            (put("m-note", 230.0, -322.0 + 15.0 * nth as f32, 12.0, &note))
        }
    }
}

/// Names a seat and says whether it is still at work, which is all that is known about it.
pub(super) fn progress(view: &View, seat: Seat, words: &Words) -> String {
    at_work(view, seat, short(seat, say::ROOM, words), words)
}

/// Adds to what is said about a seat whether it is still at work.
fn at_work(view: &View, seat: Seat, said: String, words: &Words) -> String {
    let key = match view.phase {
        Phase::Work if view.player(seat).finished => "board-finished",
        Phase::Work => "board-at-work",
        _ => return said,
    };
    words.say(&Phrase::new(key).with("who", said))
}

/// The incoming attack: a sealed letter until everything is shown, then the die.
fn incoming(view: &View, attacker: Seat, (x, y): Point, reveal: &Reveal) -> Markup {
    let after_attacks = reveal.has_attacks().then_some(reveal.beats.end);
    let attack = view.player(attacker).attack;
    html! {
        @if attack > 0 { (lying(None, Die::Blue, Some(attack), (x, y), 26.0, Lie::Straight)) }
        @else if view.phase == Phase::Work {
            g transform=(place((x, y), 1.0)) {
                g class=[after_attacks.map(|_| "drops")] data-beat=[after_attacks] {
                    path class="m-env" d="M-16-12h32v24h-32z" {}
                    path class="m-flap" d="M-16-12 0 1 16-12" {}
                    (circle("m-wax", (0.0, 3.0), 4.0))
                }
            }
        }
    }
}
