//! How a step is cut into parts, which a story plays one after another.

use crate::ExponentialChaos;
use crate::event::Event;

impl ExponentialChaos {
    /// R55-R62. Cuts a step before what opens a new scene: a turn, the tie-break, its next cycle, the end. Every die and
    /// every missile is a step of its own, with what it hits, so these need no cut.
    pub(crate) fn cuts(events: &[Event]) -> Vec<usize> {
        (1..events.len()).filter(|index| events[*index].opens_a_scene()).collect()
    }
}

impl Event {
    const fn opens_a_scene(self) -> bool {
        matches!(self, Self::TurnBegins { .. } | Self::Tied { .. } | Self::CycleOver { .. } | Self::Ended { .. })
    }
}
