//! The abilities of the cities (R37-R45): when one may be used, and what those of the work step do.

use contract::{EventSink, Phrase, Refusal, Seat};

use crate::RaiseTheShields;
use crate::action::Action;
use crate::cell::{Cell, Cells, SECTORS};
use crate::event::Event;
use crate::options::{City3Placement, City6Window};
use crate::state::{AbilityUse, City, Sheet};

/// City 1 ignores an attack (R40).
pub const IGNORE: usize = 0;
/// City 2 changes a die (R15, R41).
pub const ADJUST: usize = 1;
/// City 3 fills two triangles (R42).
pub const FILL: usize = 2;
/// City 4 makes another ability ready again (R43).
pub const RESTORE: usize = 3;
/// City 5 turns a shared die (R10-R12, R44).
pub const FLIP: usize = 4;
/// City 6 erases a rectangle (R45).
pub const ERASE: usize = 5;

/// R24, R37-R39. Says whether the ability of a city can be used now.
pub(crate) fn is_ready(sheet: &Sheet, city: usize) -> bool {
    sheet.cities[city] == City::Ready && !sheet.spent
}

/// R24, R37-R39. Says why the ability of a city cannot be used now.
///
/// # Errors
/// When it was not enabled, was enabled this round, was used, or another was used this round.
pub(crate) fn may_use(sheet: &Sheet, city: usize) -> Result<(), Refusal> {
    let refuse = |rule, key| Err(Refusal::new(rule, Phrase::new(key).with("city", city as u32 + 1)));
    match sheet.cities[city] {
        City::Asleep => refuse("R24", "refuse-asleep"),
        City::New => refuse("R38", "refuse-new"),
        City::Used => refuse("R37", "refuse-used"),
        City::Ready if sheet.spent => refuse("R39", "refuse-spent"),
        City::Ready => Ok(()),
    }
}

/// R37, R39. Notes that the ability of a city was used.
pub(crate) fn use_up(sheet: &mut Sheet, city: usize) {
    sheet.cities[city] = City::Used;
    sheet.spent = true;
}

/// Returns the city whose ability does this.
pub const fn city_of(ability: AbilityUse) -> usize {
    match ability {
        AbilityUse::Fill(..) => FILL,
        AbilityUse::Restore(_) => RESTORE,
        AbilityUse::Erase(_) => ERASE,
    }
}

/// R39. Says whether no ability can be used in the work step, so that only drawing and finishing remain.
pub(crate) fn is_plain(sheet: &Sheet) -> bool {
    sheet.spent || [FILL, RESTORE, ERASE].iter().all(|city| sheet.cities[*city] != City::Ready)
}

impl RaiseTheShields {
    /// R42, R43, R45. Lists what abilities can do in the work step: city 3 by the first triangle, then by the second;
    /// then city 4; then city 6.
    pub(crate) fn list_abilities(&self, sheet: &Sheet, actions: &mut impl Extend<Action>) {
        if sheet.spent {
            return;
        }
        if is_ready(sheet, FILL) {
            self.list_fills(sheet, actions);
        }
        if is_ready(sheet, RESTORE) {
            let used = (0..SECTORS).filter(|city| *city != RESTORE && sheet.cities[*city] == City::Used);
            actions.extend(used.map(|city| Action::Use(AbilityUse::Restore(city as u8))));
        }
        if is_ready(sheet, ERASE) && self.options.city6_window == City6Window::Work {
            let hit = (0..SECTORS).filter(|sector| sheet.hits[*sector] > 0);
            actions.extend(hit.map(|sector| Action::Use(AbilityUse::Erase(sector as u8))));
        }
    }

    fn list_fills(&self, sheet: &Sheet, actions: &mut impl Extend<Action>) {
        let empty = self.realm.open.but(&sheet.filled);
        let first = self.fillable_first(sheet, &empty);
        for sector in 0..SECTORS {
            for cell in first.in_sector(sector) {
                let later = first.in_sector(sector).filter(|other| *other > cell);
                actions.extend(later.map(|other| Action::Use(AbilityUse::Fill(cell, other))));
                let joined = self.realm.neighbours(cell).and(&empty).but(&first);
                actions.extend(joined.in_sector(sector).map(|other| Action::Use(AbilityUse::Fill(cell, other))));
            }
        }
    }

    /// R42. Returns the triangles that city 3 may fill first.
    fn fillable_first(&self, sheet: &Sheet, empty: &Cells) -> Cells {
        match self.options.city3_placement {
            City3Placement::Connected => sheet.edge,
            City3Placement::Free => *empty,
        }
    }

    /// R42. Returns these two triangles as they are listed: in the order of codes if both orders are allowed.
    pub(crate) fn order_fill(&self, sheet: &Sheet, [one, other]: [Cell; 2]) -> [Cell; 2] {
        let first = self.fillable_first(sheet, &self.realm.open.but(&sheet.filled));
        if other < one && first.contains(one) && first.contains(other) { [other, one] } else { [one, other] }
    }

    /// R42, R43, R45. Says why an ability cannot do this now.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub(crate) fn check_ability(&self, sheet: &Sheet, ability: AbilityUse) -> Result<(), Refusal> {
        may_use(sheet, city_of(ability))?;
        let refuse = |rule, phrase| Err(Refusal::new(rule, phrase));
        match ability {
            AbilityUse::Fill(one, other) => self.check_fill(sheet, one, other),
            AbilityUse::Restore(city) if usize::from(city) == RESTORE => {
                refuse("R43", Phrase::new("refuse-restore-itself"))
            }
            AbilityUse::Restore(city) if sheet.cities[usize::from(city)] != City::Used => {
                refuse("R43", Phrase::new("refuse-restore-unused").with("city", city + 1))
            }
            AbilityUse::Erase(_) if self.options.city6_window == City6Window::Reaction => {
                refuse("R45", Phrase::new("refuse-erase-later"))
            }
            AbilityUse::Erase(sector) if sheet.hits[usize::from(sector)] == 0 => {
                refuse("R45", Phrase::new("refuse-nothing-to-erase").with("sector", sector + 1))
            }
            AbilityUse::Restore(_) | AbilityUse::Erase(_) => Ok(()),
        }
    }

    fn check_fill(&self, sheet: &Sheet, one: Cell, other: Cell) -> Result<(), Refusal> {
        let pair = |key| Phrase::new(key).with("one", one.to_string()).with("other", other.to_string());
        let refuse = |key| Err(Refusal::new("R42", pair(key)));
        if one.sector() != other.sector() {
            return refuse("refuse-two-sectors");
        }
        for cell in [one, other] {
            if let Some(phrase) = self.closed(sheet, cell) {
                return Err(Refusal::new("R42", phrase));
            }
        }
        let first = self.fillable_first(sheet, &self.realm.open.but(&sheet.filled));
        let neighbours = self.realm.neighbours(one).contains(other);
        match (first.contains(one), first.contains(other)) {
            (true, true) if other < one => refuse("refuse-other-order"),
            (true, true) => Ok(()),
            (true, false) if neighbours => Ok(()),
            (false, true) if neighbours => refuse("refuse-fill-first"),
            (false, _) => refuse("refuse-apart"),
            (true, false) => refuse("refuse-second-apart"),
        }
    }

    /// R20, R21. Says why a triangle cannot be filled; `None` if it can.
    pub(crate) fn closed(&self, sheet: &Sheet, cell: Cell) -> Option<Phrase> {
        let key = if self.realm.city(cell).is_some() {
            "refuse-city"
        } else if self.realm.emitter(cell).is_some() {
            "refuse-emitter"
        } else if !self.realm.all.contains(cell) {
            "refuse-outside"
        } else if sheet.filled.contains(cell) {
            "refuse-filled"
        } else if !self.realm.open.contains(cell) {
            "refuse-rectangle"
        } else {
            return None;
        };
        Some(Phrase::new(key).with("cell", cell.to_string()))
    }

    /// R42, R43, R45. Uses an ability of the work step.
    pub(crate) fn use_ability<S: EventSink<Event>>(
        &self,
        sheet: &mut Sheet,
        ability: AbilityUse,
        seat: Seat,
        events: &mut S,
    ) {
        use_up(sheet, city_of(ability));
        match ability {
            AbilityUse::Fill(one, other) => {
                self.fill(sheet, one);
                self.fill(sheet, other);
                events.record(Event::Filled { seat, cells: [one, other] });
            }
            AbilityUse::Restore(city) => {
                sheet.cities[usize::from(city)] = City::Ready;
                events.record(Event::Restored { seat, city: city.into() });
            }
            AbilityUse::Erase(sector) => erase(sheet, sector, seat, events),
        }
    }
}

/// R45. Erases the innermost filled rectangle of a sector.
pub(crate) fn erase<S: EventSink<Event>>(sheet: &mut Sheet, sector: u8, seat: Seat, events: &mut S) {
    let hits = &mut sheet.hits[usize::from(sector)];
    *hits = hits.saturating_sub(1);
    events.record(Event::Erased { seat, sector: sector.into(), left: *hits });
}
