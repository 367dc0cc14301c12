//! How the abilities of a seat's cities stand: what a board says on its city cards.

use contract::{Phrase, Seat};

use crate::RaiseTheShields;
use crate::ability::{ADJUST, ERASE, FLIP, IGNORE, RESTORE, city_of};
use crate::action::Action;
use crate::cell::SECTORS;
use crate::options::City6Window;
use crate::state::{Answer, City, Sheet};
use crate::view::View;

/// How the ability of a city stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readiness {
    /// R24. It has not been enabled.
    Asleep,
    /// R38. It was enabled this round.
    New,
    /// R37. It has been used.
    Used,
    /// R39. Another ability was used this round.
    Barred,
    /// R43, R45. There is nothing to use it on.
    Idle,
    /// It is ready, but this is not the time for it.
    Ready,
    /// It may be used now.
    Now,
}

impl Readiness {
    /// R24, R37-R39. Returns how an ability stands on a sheet, no matter who is asked now.
    pub fn of(sheet: &Sheet, city: usize) -> Self {
        match sheet.cities[city] {
            City::Asleep => Self::Asleep,
            City::New => Self::New,
            City::Used => Self::Used,
            City::Ready if sheet.spent => Self::Barred,
            City::Ready if is_idle(sheet, city) => Self::Idle,
            City::Ready => Self::Ready,
        }
    }
}

impl RaiseTheShields {
    /// R24, R37-R45. Says for cities 1 to 6 of a seat how the ability stands and when it may be used, or why not now:
    /// not enabled, ready next round, used, barred by another ability, ready, ready now. The seat's own steps of the
    /// work step count as far as the view shows them; to others, a sheet is as everybody last saw it.
    pub fn readiness(&self, view: &View, seat: Seat) -> [Readiness; SECTORS] {
        let sheet = self.drawn_sheet(view, seat);
        let mut actions = Vec::new();
        if view.asked(self).contains(seat) {
            self.legal(&view.public(), seat, &mut actions);
        }
        std::array::from_fn(|city| match Readiness::of(&sheet, city) {
            Readiness::Ready if actions.iter().any(|action| used_by(*action) == Some(city)) => Readiness::Now,
            readiness => readiness,
        })
    }

    /// Says how the ability of a city stands, and when it may be used or why not now.
    pub fn say_readiness(&self, city: usize, readiness: Readiness) -> Phrase {
        let late = if self.options.city6_window == City6Window::Reaction { "yes" } else { "no" };
        let phrase = match readiness {
            Readiness::Asleep => Phrase::new("city-asleep").by("R24"),
            Readiness::New => Phrase::new("city-new").by("R38"),
            Readiness::Used => Phrase::new("city-used").by("R37"),
            Readiness::Barred => Phrase::new("city-spent").by("R39"),
            Readiness::Idle => Phrase::new("city-idle").by(rule_of(city)),
            Readiness::Ready => Phrase::new("city-ready").by(rule_of(city)).with("late", late),
            Readiness::Now => Phrase::new("city-now").by(rule_of(city)).with("late", late),
        };
        phrase.with("city", city as u32 + 1)
    }
}

/// R43, R45. Says whether there is nothing to use an ability on.
fn is_idle(sheet: &Sheet, city: usize) -> bool {
    match city {
        RESTORE => !sheet.cities.contains(&City::Used),
        ERASE => sheet.hits == [0; SECTORS],
        _ => false,
    }
}

/// Returns the city whose ability an action uses.
fn used_by(action: Action) -> Option<usize> {
    match action {
        Action::Flip(_) => Some(FLIP),
        Action::Assign(assignment) => assignment.is_changed().then_some(ADJUST),
        Action::Use(ability) => Some(city_of(ability)),
        Action::Answer(Answer::Ignore) => Some(IGNORE),
        Action::Answer(Answer::Higher | Answer::Lower) => Some(ADJUST),
        Action::Answer(Answer::Erase(_)) => Some(ERASE),
        Action::Answer(Answer::Accept) | Action::Decline | Action::Draw(_) | Action::Done => None,
    }
}

/// Returns the rule of a city's ability.
const fn rule_of(city: usize) -> &'static str {
    ["R40", "R41", "R42", "R43", "R44", "R45"][city]
}
