//! The scenes, one file each.

use attack_the_tower::card::{Ability, Kind};
use maud::{Markup, PreEscaped, html};

use super::look::Look;
use crate::svg::{Rect, num};

/// What a scene shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Subject {
    Base(Kind),
    Ability(Ability),
    Palace,
}

/// The scenes of an army.
struct Scenes {
    bases: [&'static str; 5],
    abilities: [&'static str; 7],
    palace: &'static str,
}

const FAE: Scenes = Scenes {
    bases: [
        include_str!("scenes/fae/treecity.svg"),
        include_str!("scenes/fae/stones.svg"),
        include_str!("scenes/fae/burrows.svg"),
        include_str!("scenes/fae/lair.svg"),
        include_str!("scenes/fae/nest.svg"),
    ],
    abilities: [
        include_str!("scenes/fae/elf.svg"),
        include_str!("scenes/fae/druid.svg"),
        include_str!("scenes/fae/troll.svg"),
        include_str!("scenes/fae/spiderrider.svg"),
        include_str!("scenes/fae/dragon.svg"),
        include_str!("scenes/fae/thorns.svg"),
        include_str!("scenes/fae/treant.svg"),
    ],
    palace: include_str!("scenes/fae/palace.svg"),
};

const WEST: Scenes = Scenes {
    bases: [
        include_str!("scenes/west/village.svg"),
        include_str!("scenes/west/range.svg"),
        include_str!("scenes/west/chapterhouse.svg"),
        include_str!("scenes/west/stables.svg"),
        include_str!("scenes/west/workshop.svg"),
    ],
    abilities: [
        include_str!("scenes/west/militia.svg"),
        include_str!("scenes/west/crossbowman.svg"),
        include_str!("scenes/west/templar.svg"),
        include_str!("scenes/west/knight.svg"),
        include_str!("scenes/west/catapult.svg"),
        include_str!("scenes/west/wizard.svg"),
        include_str!("scenes/west/blacksmith.svg"),
    ],
    palace: include_str!("scenes/west/palace.svg"),
};

const EAST: Scenes = Scenes {
    bases: [
        include_str!("scenes/east/monastery.svg"),
        include_str!("scenes/east/hall.svg"),
        include_str!("scenes/east/dojo.svg"),
        include_str!("scenes/east/camp.svg"),
        include_str!("scenes/east/island.svg"),
    ],
    abilities: [
        include_str!("scenes/east/monk.svg"),
        include_str!("scenes/east/kyudoka.svg"),
        include_str!("scenes/east/samurai.svg"),
        include_str!("scenes/east/hun.svg"),
        include_str!("scenes/east/kaiju.svg"),
        include_str!("scenes/east/ninja.svg"),
        include_str!("scenes/east/shenlong.svg"),
    ],
    palace: include_str!("scenes/east/palace.svg"),
};

const UNDEAD: Scenes = Scenes {
    bases: [
        include_str!("scenes/undead/graveyard.svg"),
        include_str!("scenes/undead/tower.svg"),
        include_str!("scenes/undead/crypt.svg"),
        include_str!("scenes/undead/wood.svg"),
        include_str!("scenes/undead/laboratory.svg"),
    ],
    abilities: [
        include_str!("scenes/undead/zombie.svg"),
        include_str!("scenes/undead/necromancer.svg"),
        include_str!("scenes/undead/vampire.svg"),
        include_str!("scenes/undead/vrykolaka.svg"),
        include_str!("scenes/undead/frankenstein.svg"),
        include_str!("scenes/undead/lich.svg"),
        include_str!("scenes/undead/ghost.svg"),
    ],
    palace: include_str!("scenes/undead/palace.svg"),
};

/// Returns the markup of a scene, 160 wide and 120 high.
pub(super) const fn source(look: Look, subject: Subject) -> &'static str {
    let scenes = match look {
        Look::Fae => &FAE,
        Look::West => &WEST,
        Look::East => &EAST,
        Look::Undead => &UNDEAD,
    };
    match subject {
        Subject::Base(kind) => scenes.bases[kind.index()],
        Subject::Ability(ability) => scenes.abilities[ability.index()],
        Subject::Palace => scenes.palace,
    }
}

/// Draws a scene so that it fills a box; what is too much is cut at both ends.
pub(super) fn scene(look: Look, subject: Subject, at: Rect) -> Markup {
    html! {
        svg class=(look.class()) x=(num(at.x)) y=(num(at.y)) width=(num(at.w)) height=(num(at.h)) viewBox="0 0 160 120"
            preserveAspectRatio="xMidYMid slice" { (PreEscaped(source(look, subject))) }
    }
}
