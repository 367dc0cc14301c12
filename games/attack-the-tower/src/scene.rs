//! The scenes of a battle: a step that ends one, or runs through several parts of one, is told part by part.

use contract::EventSink;

use crate::AttackTheTower;
use crate::event::Event;
use crate::state::State;

/// What a scene of a battle is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    /// R39-R42. Both sides strike.
    Strike,
    /// R49. What was destroyed leaves.
    Losses,
    /// R53-R55. The palace withstands or falls.
    Palace,
}

impl Scene {
    /// Returns the scene that an event belongs to; none for what goes along with any.
    pub const fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Step { .. } | Event::Extra { .. } | Event::Marked { .. } | Event::Laid { .. } => Some(Self::Strike),
            Event::Fell { .. } | Event::BaseFell { .. } | Event::Spared { .. } => Some(Self::Losses),
            Event::PalaceHeld { .. } | Event::PalaceFell { .. } => Some(Self::Palace),
            _ => None,
        }
    }
}

/// Returns where the next scene begins, in the events of one step; see [`contract::Speak::parts`].
pub(crate) fn cuts(events: &[Event]) -> Vec<usize> {
    let mut now = None;
    let mut cuts = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let Some(scene) = Scene::of(event) else { continue };
        if now.is_some_and(|now| now != scene || matches!(event, Event::Step { .. })) {
            cuts.push(at);
        }
        now = Some(scene);
    }
    cuts
}

impl AttackTheTower {
    /// Tells where the battle stands when a scene of it is over, so that each scene can be drawn as it was.
    pub(crate) fn end_scene<S: EventSink<Event>>(state: &State, events: &mut S) {
        if S::ENABLED {
            events.record(Event::Course(state.table.course));
        }
    }
}
