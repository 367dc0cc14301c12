//! What lies beside the board and its cities: the six shapes, and the other players' sheets.

use contract::Seat;
use maud::html;
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::SECTORS;
use raise_the_shields::view::View;
use words::Words;

use super::geometry::Scale;
use super::names::Followed;
use super::reveal::Reveal;
use super::slotted_dice::SlottedDice;
use super::style::STYLE;
use super::{flights, foot, near, network, small};
use crate::die::{Die, Lie, lying};
use crate::picture::{Picture, Sheet};
use crate::seats::full;

const WIDTH: f32 = 372.0;

/// Draws the six shapes over their dice.
pub(super) fn shapes(game: &RaiseTheShields, words: &Words) -> Sheet {
    let content = html! {
        @for shape in 0..SECTORS {
            @let x = 31.0 + 62.0 * shape as f32;
            (lying(None, Die::White, Some(shape as u8 + 1), (x, 14.0), 22.0, Lie::Straight))
            (foot::shape(game, shape, (x, 46.0), 15.0))
        }
    };
    Sheet::card("shapes", &STYLE, (WIDTH, 64.0), [words.word("board-shapes"), words.word("board-shapes-note")], content)
}

/// Draws the other players' sheets that have no place on the board; on a phone, those that have one too.
pub(super) fn others(
    game: &RaiseTheShields,
    view: &View,
    own: Seat,
    Picture { names, put, .. }: &Picture,
    words: &Words,
) -> Vec<Sheet> {
    const IDS: [&str; 6] = ["realm-a", "realm-b", "realm-c", "realm-d", "realm-e", "realm-f"];
    const NEAR: [&str; 6] = ["near-a", "near-b", "near-c", "near-d", "near-e", "near-f"];
    /// An attack comes from beyond the upper edge.
    const ATTACK_FROM: [(f32, f32); 2] = [(WIDTH / 2.0 + 150.0, 0.0), (WIDTH / 2.0 + 110.0, 30.0)];
    let seats = view.players.len();
    let reveal = Reveal::of(game, view, own, names, &network::sources(game, &game.drawn_sheet(view, own).filled));
    let after = |places: usize| Seat::new((own.index() + places) % seats);
    let attack = SlottedDice::of(view, own, put).attack.map(|value| usize::from(value) - 1);
    (1..seats)
        .map(|places| {
            let seat = after(places);
            let is_target = places == 1;
            let is_near = is_target || places == seats - 1;
            let target = attack.filter(|_| is_target);
            let scale = Scale { realm: &game.realm, unit: 19.0, at: (WIDTH / 2.0, 132.0) };
            let content = html! {
                g data-step=(names.followed::<Followed>().step()) {
                    (small::realm(game, view, seat, &scale, target, &reveal))
                    (flights::sheet(view, seat, &scale, &ATTACK_FROM, &reveal))
                }
            };
            let role = near::role(game, own, seat, words);
            Sheet::card(
                if is_near { NEAR[seat.index()] } else { IDS[seat.index()] },
                &STYLE,
                (WIDTH, 264.0),
                [
                    full(seat, words),
                    role.into_iter().chain([near::standing(game, view, seat, words)]).collect::<Vec<_>>().join("; "),
                ],
                content,
            )
        })
        .collect()
}
