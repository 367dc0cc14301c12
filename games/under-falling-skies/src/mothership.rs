//! The mothership: its phase, and how it descends (R25, R56-R63, R69, R70).

use contract::EventSink;

use crate::UnderFallingSkies;
use crate::board::Margin;
use crate::event::Event;
use crate::state::{Phase, Ship, State};

impl UnderFallingSkies {
    /// R56, R61. Resolves the margin symbol of the next row, descends, and lets the waiting ships return.
    pub(crate) fn mothership_phase(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        self.resolve_margin(state, events);
        if state.phase == Phase::Lost {
            return;
        }
        self.descend(state, "R61", events);
        if state.phase != Phase::Lost {
            self.spawn_forced(state, events);
        }
    }

    /// R56. Returns the symbol in the margin of the row that the mothership moves onto next; `None` once it has passed
    /// them all.
    pub fn next_symbol(&self, view: &State) -> Option<Margin> {
        self.board.margin.get(view.mothership as usize + 1).copied()
    }

    /// R56-R60. Resolves the symbol in the margin of the row that the mothership moves onto. The skull and an empty
    /// margin do nothing here.
    fn resolve_margin(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        match self.board.margin[state.mothership as usize + 1] {
            Margin::Empty | Margin::Skull => {}
            Margin::Damage => self.damage(state, "R57", events),
            Margin::ExcavatorBack(back) => self.push_excavator(state, back, events),
            Margin::ResearchBack(back) => push_research(state, back, events),
            Margin::RedShip => self.call_red_ship(state, events),
        }
    }

    /// R57, R69. The base takes 1 damage; at the limit the game is lost at once.
    pub(crate) fn damage(&self, state: &mut State, rule: &'static str, events: &mut impl EventSink<Event>) {
        state.damage += 1;
        events.record(Event::Damage { damage: state.damage, rule });
        if state.damage >= self.board.damage_limit {
            state.phase = Phase::Lost;
            events.record(Event::LostByDamage);
        }
    }

    /// R58. The excavator goes back along the path, even behind its start space, but no further than the option allows.
    /// Robots on spaces that are no longer excavated, including the space of the excavator, are removed.
    fn push_excavator(&self, state: &mut State, back: u8, events: &mut impl EventSink<Event>) {
        let pushed = state.excavator.saturating_sub(back).max(self.board.excavator_floor);
        events.record(Event::Pushed { from: state.excavator, to: pushed });
        state.excavator = pushed;
        let excavated = self.board.excavated[state.excavator as usize];
        for space in state.robot_spaces().but(excavated).iter() {
            state.remove_robot(space);
            events.record(Event::RobotGone { space, rule: "R58" });
        }
    }

    /// R60. Returns how many red ships are set aside and can still join.
    pub fn red_aside(&self, view: &State) -> u8 {
        self.board.red_ships.saturating_sub(view.red_in_play())
    }

    /// R60. One red ship that was set aside goes to the mothership card; if there is none, nothing happens.
    fn call_red_ship(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let joins = self.red_aside(state) > 0;
        if joins {
            state.waiting.add(Ship::Red);
        }
        events.record(Event::RedShip { joins });
    }

    /// R61. The mothership descends one row, carrying the ships on starting spots. On the skull row the game is lost at
    /// once, even in the dice phase (R62, R70); otherwise every ship on the row it now covers is swept up and waits
    /// (R63). The margin symbol is not resolved here: an icon that moves the mothership skips it (R25).
    pub(crate) fn descend(&self, state: &mut State, rule: &'static str, events: &mut impl EventSink<Event>) {
        state.mothership += 1;
        events.record(Event::Descends { row: state.mothership, rule });
        if state.mothership == self.board.skull {
            state.phase = Phase::Lost;
            return events.record(Event::LostToSkull);
        }
        for (column, sky) in state.sky.iter_mut().enumerate() {
            if let Some(ship) = sky.remove(state.mothership) {
                state.waiting.add(ship);
                events.record(Event::Swept { column });
            }
        }
    }
}

/// R59. The research marker goes back, but not below the start.
fn push_research(state: &mut State, back: u8, events: &mut impl EventSink<Event>) {
    let steps = state.research.min(back);
    state.research -= steps;
    events.record(Event::ResearchBack { steps, total: state.research });
}
