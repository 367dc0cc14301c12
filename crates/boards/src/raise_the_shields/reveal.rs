//! What the last step changed on all sheets, and when each change is seen: new triangles from the plant outward,
//! emitters, shields, and then the attacks.

use contract::Seat;
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::{Cells, SECTORS, Sector};
use raise_the_shields::event::Event;
use raise_the_shields::view::View;

use super::attacks::{self, Attack, End};
use super::names::Followed;
use super::network::{self, Sources};
use crate::names::Names;

/// What a step has changed on a sheet. Bits are sectors, emitters or shields, from 0.
#[derive(Clone, Copy, Default)]
pub(super) struct News {
    /// The triangles that were filled.
    pub(super) filled: Cells,
    /// The emitters that got power.
    pub(super) lit: u8,
    /// The shields that went up.
    pub(super) raised: u8,
    /// The cities whose ability was enabled, used or restored.
    pub(super) cities: u8,
    /// The sectors in which a rectangle was erased.
    pub(super) erased: u8,
    /// The rectangles that were filled, by sector.
    pub(super) hits: [u8; SECTORS],
}

impl News {
    /// Gathers what events have changed on a seat's sheet. An ability that becomes ready because a new round begins is
    /// not news.
    pub(super) fn gathered(game: &RaiseTheShields, seat: Seat, events: &[Event]) -> Self {
        let mut news = Self::default();
        for event in events {
            match *event {
                Event::SetUpRolled(dice) => {
                    for die in dice.into_iter().filter(|die| *die > 0) {
                        news.hits[usize::from(die) - 1] += 1;
                    }
                }
                Event::Drew { seat: by, placement } if by == seat => {
                    news.filled = news.filled.or(&game.realm.shapes.placed(placement).cells);
                }
                Event::Filled { seat: by, cells } if by == seat => {
                    for cell in cells {
                        news.filled.insert(cell);
                    }
                }
                Event::Powered { seat: by, emitter } if by == seat => news.lit |= 1 << emitter,
                Event::Raised { seat: by, shield } if by == seat => news.raised |= 1 << shield,
                Event::Erased { seat: by, sector, .. } if by == seat => news.erased |= 1 << sector,
                Event::Hit { on, sector, .. } if on == seat => {
                    // City 6 may have erased another rectangle there.
                    news.erased &= !(1 << sector);
                    news.hits[sector] += 1;
                }
                Event::Enabled { seat: by, city } | Event::Restored { seat: by, city } if by == seat => {
                    news.cities |= 1 << city;
                }
                _ => {}
            }
            if let Some((_, city)) = event.used_up().filter(|(by, _)| *by == seat) {
                news.cities |= 1 << city;
            }
        }
        news
    }
}

/// When each change of a step is seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beats {
    /// New emitters.
    pub(super) lit: usize,
    /// New shields.
    pub(super) raised: usize,
    /// The attacks set out.
    pub(super) attacks: usize,
    /// All is over.
    pub(super) end: usize,
}

/// An attack of the last step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strike {
    pub(super) attack: Attack,
    /// The beat in which it sets out.
    pub(super) sets_out: usize,
    /// The beat from which its end is seen.
    pub(super) ends: usize,
}

/// What the last step changed; nothing if it is not known.
pub(super) struct Reveal {
    known: bool,
    news: Vec<News>,
    strikes: Vec<Strike>,
    pub(super) beats: Beats,
}

impl Reveal {
    /// Looks at all sheets. `sources` says where the current comes from on the own sheet, which is filled wave by wave.
    pub(super) fn of(game: &RaiseTheShields, view: &View, own: Seat, names: &Names, sources: &Sources) -> Self {
        let seats = (0..view.players.len()).map(Seat::new);
        let followed = names.followed::<Followed>();
        let events = followed.events(view);
        let known = events.is_some();
        let events = events.unwrap_or_default();
        let news: Vec<News> = seats.map(|seat| News::gathered(game, seat, events)).collect();
        let waves = network::waves(sources, &news[own.index()].filled).len();
        let lit = waves.max(usize::from(news.iter().any(|news| !news.filled.is_empty())));
        let raised = lit + usize::from(news.iter().any(|news| news.lit != 0));
        let attacks = raised + usize::from(news.iter().any(|news| news.raised != 0));
        let strikes = strikes(&attacks::among(events), attacks);
        let end = strikes.iter().map(|strike| strike.ends + 1).max().unwrap_or(attacks);
        Self { known, news, strikes, beats: Beats { lit, raised, attacks, end } }
    }

    /// Returns what has changed on a seat's sheet.
    pub(super) fn news(&self, seat: Seat) -> &News {
        &self.news[seat.index()]
    }

    /// Returns the attacks on a seat, in their order.
    pub(super) fn on(&self, seat: Seat) -> impl Iterator<Item = &Strike> + Clone {
        self.strikes.iter().filter(move |strike| strike.attack.on == seat)
    }

    /// Returns when the `nth` rectangle (from 0) of a seat's sector is stamped, given how many are filled there; `None`
    /// if it is not filled, or was filled before.
    pub(super) fn stamp(&self, seat: Seat, sector: Sector, nth: usize, hits: usize) -> Option<usize> {
        let new = usize::from(self.news(seat).hits[sector]);
        if nth >= hits || nth + new < hits {
            return None;
        }
        let is_this = |strike: &&Strike| strike.attack.end == End::Hit && strike.attack.sector == sector;
        // Rolled at the start they come without an attack.
        Some(self.on(seat).find(is_this).map_or(self.beats.attacks, |strike| strike.ends))
    }

    /// Returns when an attack meets this shield of a seat.
    pub(super) fn jolt(&self, seat: Seat, shield: Sector) -> Option<usize> {
        let is_here = |strike: &&Strike| strike.attack.end == End::Blocked && strike.attack.sector == shield;
        self.on(seat).find(is_here).map(|strike| strike.ends - 1)
    }

    /// Returns when a city of a seat is seen to fall.
    pub(super) fn fall(&self, seat: Seat) -> Option<usize> {
        self.fatal(seat).map(|strike| strike.ends)
    }

    /// Returns the city of a seat that fell: the one that the last step destroyed, or if that is not known, the one
    /// that must have fallen by the rules.
    pub(super) fn fallen(&self, game: &RaiseTheShields, view: &View, seat: Seat) -> Option<Sector> {
        let must_have_fallen = || game.fallen_city(view, seat);
        if self.known { self.fatal(seat).map(|strike| strike.attack.sector) } else { must_have_fallen() }
    }

    fn fatal(&self, seat: Seat) -> Option<&Strike> {
        self.on(seat).find(|strike| strike.attack.end == End::Destroyed)
    }

    /// Says whether there were any attacks.
    pub(super) const fn has_attacks(&self) -> bool {
        !self.strikes.is_empty()
    }
}

/// Gives attacks their beats: all fly at once, except that two on one sheet, after a second roll, fly one after the
/// other.
fn strikes(attacks: &[Attack], first: usize) -> Vec<Strike> {
    let mut strikes: Vec<Strike> = Vec::new();
    for attack in attacks.iter().copied() {
        let earlier = strikes.iter().rev().find(|strike| strike.attack.on == attack.on);
        let sets_out = earlier.map_or(first, |earlier| earlier.ends + 1);
        // A die that city 2 turns goes on to another sector; one that is thrown back goes on too.
        let legs = 1 + usize::from(attack.named != attack.sector) + usize::from(attack.end == End::Blocked);
        strikes.push(Strike { attack, sets_out, ends: sets_out + legs });
    }
    strikes
}
