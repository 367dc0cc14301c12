//! Position lines (section 6 of the dossier), written: fields in a fixed order, separated by single spaces.

use std::fmt::Display;

use contract::{Seat, SeatSet};

use crate::ExponentialChaos;
use crate::options::{Options, SectorHit};
use crate::state::{Phase, State};

/// The first word of every line.
pub(crate) const PREFIX: &str = "ec1";
/// A field without anything to say.
pub(crate) const NONE: &str = "-";

/// Joins what a field lists; an empty list is `-`.
fn joined<T: Display>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { NONE.to_owned() } else { items.join(separator) }
}

/// Returns the number of a seat, as lines and tokens have it.
pub(crate) const fn number(seat: Seat) -> usize {
    seat.index() + 1
}

impl State {
    /// Says whether the dice of a turn lie on the table.
    pub(crate) const fn has_invasion(&self) -> bool {
        !self.is_tie() && !matches!(self.course.phase, Phase::Inv | Phase::Over)
    }

    /// Says whether dice that were set aside may be locked now.
    pub(crate) fn is_rolling(&self) -> bool {
        self.course.phase == Phase::Roll || self.course.phase == Phase::Def && !self.is_first_roll()
    }
}

impl ExponentialChaos {
    /// Writes the position line.
    pub(crate) fn line(&self, state: &State) -> String {
        let course = &state.course;
        let mut fields = vec![
            PREFIX.to_owned(),
            format!("n={}", self.setup.seats),
            format!("r={}", course.round),
            format!("f={}", number(course.first)),
            format!("t={}", number(course.active)),
            format!("ph={}", course.phase.name()),
            format!("pl={}", joined(state.planets.list(), "/")),
            format!("inv={}", self.write_fleet(state)),
            format!("def={}", joined(state.defense.iter().filter_map(|die| die.letter()), "")),
            format!("rr={}", course.rerolls),
            format!("ms={}", course.missiles),
            format!("pts={}", course.points),
            format!("q={}", joined(self.after_attacker(state, course.queue).map(number), ",")),
            format!("tb={}", self.write_tie(state)),
        ];
        if self.options.set_aside_locked {
            fields.push(format!("lk={}", joined(course.locked.iter().map(|die| die + 1), ",")));
        }
        if self.options.sector_hit == SectorHit::OwnerChooses {
            fields.push(format!("hc={}", self.write_due(state)));
        }
        if course.attack > 0 {
            let rolling = joined(self.after_attacker(state, course.rolling).map(number), ",");
            fields.push(format!("at={}:{rolling}", course.attack));
        }
        if course.places[0] > 0 {
            fields.push(format!("place={}", joined(&course.places[..usize::from(self.setup.seats)], ",")));
        }
        fields.extend(self.write_options());
        fields.join(" ")
    }

    /// R46. Returns the seats of a set clockwise from the attacker's left.
    pub(crate) fn after_attacker(&self, state: &State, seats: SeatSet) -> impl Iterator<Item = Seat> {
        self.in_order(seats, self.seat_after(state.course.active, 1))
    }

    fn write_fleet(&self, state: &State) -> String {
        if !state.has_invasion() {
            return NONE.to_owned();
        }
        joined(self.round_of(state).invasion().map(|die| format!("{die}:{}", state.fleet.on(die))), ",")
    }

    /// R59-R62. Writes the cycle, who attacks in it, who is tied, and who has dropped out.
    fn write_tie(&self, state: &State) -> String {
        let Some(tie) = &state.course.tie else { return NONE.to_owned() };
        let from = self.starter(state, state.course.round);
        let list = |seats: SeatSet| joined(self.in_order(seats, from).map(number), ",");
        let groups = tie.dropped.iter().copied().max().unwrap_or(0);
        let group = |wanted: u8| {
            list(SeatSet::all(self.setup.seats).iter().filter(|seat| tie.dropped[seat.index()] == wanted).collect())
        };
        let dropped = if groups == 0 { String::new() } else { format!(":{}", joined((1..=groups).map(group), "/")) };
        format!("{}:{}:{}{dropped}", tie.cycle, list(tie.attackers), list(tie.tied))
    }

    fn write_due(&self, state: &State) -> String {
        let due = &state.course.due;
        let strength = self.strength(state);
        let entry = |(place, seat): (usize, Seat)| {
            format!("{}:{}:{}", number(seat), due.sector, if place == 0 { due.points } else { strength })
        };
        joined(self.after_attacker(state, due.seats).enumerate().map(entry), ",")
    }

    fn write_options(&self) -> Option<String> {
        let (given, specs) = (self.options.write(), Options::specs());
        let other = specs.iter().filter_map(|spec| Some((spec, given.get(spec.key)?)));
        let other = other.filter(|(spec, value)| spec.default != **value);
        let pairs: Vec<String> = other.map(|(spec, value)| format!("{}:{value}", spec.key)).collect();
        if pairs.is_empty() { None } else { Some(format!("opt={}", pairs.join(";"))) }
    }
}
