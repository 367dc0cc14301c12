//! The icons of the kinds: sword, bow, helmet, horse, catapult; hand and star for the other two abilities.

use attack_the_tower::card::{ABILITIES, Ability, Kind};
use maud::{Markup, html};

use crate::svg::place;

const ICONS: [&str; ABILITIES] = [
    "M12 1l2.600 3.500V14.500H9.400V4.500zM5.500 14.500h13v2.700h-13zM10.800 17.200h2.400v3.300h-2.400zM10 21.500a2 2 0 1 1 4 0 2 2 0 1 1-4 0z",
    "M7 1.300C21 6 21 18 7 22.700L6.300 20.500C16.500 16.500 16.500 7.500 6.300 3.500zM5.800 3h1.200v18H5.800zM2 11h14.500V8L22.500 12l-6 4v-3H2z",
    "M3.500 3.500C7 3.500 10 2.500 12 1.500c2 1 5 2 8.500 2V11c0 6-4 9.500-8.500 11.500C7.500 20.500 3.500 17 3.500 11zM6 8.500v2.300h4.800V19h2.400v-8.200H18V8.500z",
    "M6 22h13.500C19.500 14 19 9 14.500 5L14 1.500 11 4C7.500 5 5 9 2.800 13.200L5 16.300l2.500-.6c1.500.3 3-.2 4.500-1.200C11 17.500 7 18 6 22zM9 8.300l2-.3-.8 1.700z",
    "M2 16.500h20v2.400H2zM3.700 20.500a2.800 2.800 0 1 1 5.600 0 2.800 2.800 0 1 1-5.600 0zM14.700 20.500a2.800 2.800 0 1 1 5.600 0 2.800 2.800 0 1 1-5.600 0zM5 16L17.200 5.800l1.500 1.800L8.500 16.500zM12.500 10.500l4 6h-2.800l-2.800-4.500zM16.200 4.500a3.300 3.300 0 1 1 6.600 0 3.300 3.300 0 1 1-6.600 0z",
    "M7 13.500V6a1.400 1.400 0 0 1 2.800 0v4.500V3.600a1.400 1.400 0 0 1 2.800 0V10.500V4.300a1.400 1.400 0 0 1 2.800 0V11V6.500a1.400 1.400 0 0 1 2.800 0V15c0 4.500-2.700 7.500-6.500 7.500-3 0-4.700-1.300-6-3.800L2.600 13.600a1.500 1.500 0 0 1 2.500-1.600z",
    "M12 1.300L9.200 8.800 1.300 9.100l6.200 5-2.100 7.600L12 17.300l6.600 4.400-2.100-7.600 6.200-5-7.900-.3z",
];

/// Draws the icon of a kind of troop, on a grid of 24.
pub(crate) fn kind_icon(kind: Kind) -> Markup {
    ability_icon(Ability(kind.0))
}

/// Draws the icon of an ability, on a grid of 24; that of a kind of troop is the same.
pub(crate) fn ability_icon(ability: Ability) -> Markup {
    html! { path d=(ICONS[ability.index()]) fill-rule=(rule(ability)) {} }
}

/// Says how the shapes of an icon join: the helmet and the horse have holes, the parts of the others overlap.
const fn rule(ability: Ability) -> &'static str {
    if matches!(ability.index(), 2 | 3) { "evenodd" } else { "nonzero" }
}

/// Draws an icon centred on a point, in an ink.
pub(super) fn icon(ability: Ability, ink: &str, (x, y): (f32, f32), size: f32) -> Markup {
    let corner = (x - size / 2.0, y - size / 2.0);
    html! {
        path class=(ink) d=(ICONS[ability.index()]) fill-rule=(rule(ability)) transform=(place(corner, size / 24.0)) {}
    }
}
