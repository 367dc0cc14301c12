//! How a step is played to people who watch: the sheets open, then attack follows attack, then the next round begins.

use crate::RaiseTheShields;
use crate::event::Event;

impl RaiseTheShields {
    /// R25-R35. Cuts a step before each attack, with what wards it off, before the shields win, and before the next round.
    /// Once a city is destroyed, the rest is one part.
    pub(crate) fn cuts(events: &[Event]) -> Vec<usize> {
        let fatal = events.iter().position(|event| matches!(event, Event::Destroyed { .. }));
        let last = fatal.unwrap_or(events.len());
        let begins = |index: &usize| match (events[*index - 1], events[*index]) {
            (Event::Turned { .. }, Event::Hit { .. } | Event::Blocked { .. } | Event::Destroyed { .. }) => false,
            (_, event) => event.is_shown_apart(),
        };
        (1..events.len()).filter(|index| *index <= last).filter(begins).collect()
    }
}

impl Event {
    const fn is_shown_apart(self) -> bool {
        matches!(
            self,
            Self::Turned { .. }
                | Self::Ignored { .. }
                | Self::Blocked { .. }
                | Self::Hit { .. }
                | Self::Destroyed { .. }
                | Self::AllShields { .. }
                | Self::NextRound { .. }
        )
    }
}
