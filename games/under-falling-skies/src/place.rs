//! Placing dice: where a die may lie, and what happens then (R8-R18, R29, R31).

use contract::{Dice, EventSink, Phrase, Refusal};

use crate::UnderFallingSkies;
use crate::action::{Action, Order};
use crate::board::Effect;
use crate::event::Event;
use crate::options::{EffectOrder, ExcavatePlacement, WhiteReroll};
use crate::space::{SPACES, Space, Spaces};
use crate::state::{Colour, Die, Phase, Placed, State};
use crate::turn::go_on;

impl UnderFallingSkies {
    /// R8-R15. Lists every die with every space for it: dice by colour and number, ordinary spaces along the rows,
    /// then spaces to dig along the path.
    pub(crate) fn list_placements(&self, state: &State, actions: &mut Vec<Action>) {
        let targets = self.targets(state);
        for die in state.hand.dice() {
            for space in targets.rooms.iter() {
                self.list_orders(state, Placed { die, space, digs: false }, actions);
            }
            for space in targets.digs(die) {
                self.list_orders(state, Placed { die, space: *space, digs: true }, actions);
            }
        }
    }

    /// Draws one of the placements and removals without listing them, for random play; `None` where ships have more
    /// than one order.
    pub(crate) fn pick_placement<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Option<Action> {
        if self.options.effect_order == EffectOrder::Player {
            return None;
        }
        let targets = self.targets(state);
        let rooms = targets.rooms.len();
        let placements: usize = state.hand.dice().map(|die| rooms + targets.digs(die).len()).sum();
        let robots = state.robot_spaces();
        let mut nth = dice.below((placements + robots.len()) as u32) as usize;
        for die in state.hand.dice() {
            let digs = targets.digs(die);
            let place = |digs, space| Action::Place { die, digs, space, order: Order::NONE };
            if nth < rooms {
                return targets.rooms.iter().nth(nth).map(|space| place(false, space));
            }
            if let Some(space) = digs.get(nth - rooms) {
                return Some(place(true, *space));
            }
            nth -= rooms + digs.len();
        }
        robots.iter().nth(nth).map(Action::Remove)
    }

    /// R9-R14. Returns where dice may be placed now.
    fn targets(&self, state: &State) -> Targets {
        let free = Spaces::ALL.but(state.occupied()).but(columns_with_die(state));
        let mut targets = Targets { rooms: self.board.open[state.excavator as usize].and(free), ..Targets::NONE };
        if state.excavating().is_none() {
            let ahead = &self.board.path[state.excavator as usize + 1..];
            let strict = self.options.excavate_placement == ExcavatePlacement::Strict;
            for (before, space) in ahead.iter().enumerate().take(if strict { 6 } else { SPACES }) {
                targets.ahead[targets.count as usize] = *space;
                targets.count += u8::from(free.contains(*space));
                let from = if strict { before + 1 } else { 1 };
                targets.reach[from.min(7)..].fill(targets.count);
            }
        }
        targets
    }

    fn list_orders(&self, state: &State, placed: Placed, actions: &mut Vec<Action>) {
        let Placed { die, space, digs } = placed;
        let place = |order| Action::Place { die, digs, space, order };
        match self.options.effect_order {
            EffectOrder::Player => {
                let orders = self.orders(state, space.column(), self.ships_move(placed));
                actions.extend(orders.map(place));
            }
            _ => actions.push(place(Order::NONE)),
        }
    }

    /// Says why the die may not be placed there: it is not in hand (R8), the space holds a robot (R15) or a die (R9),
    /// the column already has its die (R10), or the space is a tunnel (R12) or not open (R11).
    pub(crate) fn check_placement(&self, state: &State, placed: Placed, order: Order) -> Result<(), Refusal> {
        let Placed { die, space, digs } = placed;
        let refuse = |rule, key| Err(Refusal::new(rule, Phrase::new(key).by(rule).with("space", space.to_string())));
        if state.phase != Phase::Place {
            return refuse("R8", "refuse-place-phase");
        }
        if state.hand.holds(die) == 0 {
            let phrase = Phrase::new("refuse-not-in-hand").by("R8").with("colour", colour_name(die.colour));
            return Err(Refusal::new("R8", phrase.with("value", die.value)));
        }
        if state.robot_on(space).is_some() {
            return refuse("R15", "refuse-robot-there");
        }
        if state.die_on(space).is_some() {
            return refuse("R9", "refuse-die-there");
        }
        if state.dice[space.column()].is_some() {
            let phrase = Phrase::new("refuse-column").by("R10").with("column", space.column() as u32 + 1);
            return Err(Refusal::new("R10", phrase));
        }
        if digs {
            self.check_digging(state, die, space)?;
        } else if self.board.room(space).is_none() {
            return refuse("R12", "refuse-tunnel");
        } else if !self.board.open[state.excavator as usize].contains(space) {
            return refuse("R11", self.why_closed(state, space));
        }
        self.check_order(state, space.column(), self.ships_move(placed), order)
    }

    /// R11. Returns the key of the words for why a room space is not open: the excavator stands there, the room waits
    /// for its other spaces, or the space is not excavated at all.
    pub(crate) fn why_closed(&self, state: &State, space: Space) -> &'static str {
        if self.distance(state, space) == Some(0) {
            "refuse-under-excavator"
        } else if self.board.excavated[state.excavator as usize].contains(space) {
            "refuse-half-room"
        } else {
            "refuse-not-excavated"
        }
    }

    /// R13, R14. Says why the excavating die may not be placed there.
    fn check_digging(&self, state: &State, die: Die, space: Space) -> Result<(), Refusal> {
        let refuse = |rule, key| {
            let phrase = Phrase::new(key).by(rule).with("space", space.to_string()).with("value", die.value);
            Err(Refusal::new(rule, phrase.with("distance", self.distance(state, space).unwrap_or(0))))
        };
        match self.distance(state, space) {
            _ if state.excavating().is_some() => refuse("R13", "refuse-second-digging"),
            None => refuse("R13", "refuse-off-path"),
            Some(distance) if distance < 1 => refuse("R14", "refuse-not-ahead"),
            Some(distance)
                if distance > i32::from(die.value) && self.options.excavate_placement == ExcavatePlacement::Strict =>
            {
                refuse("R14", "refuse-too-far")
            }
            Some(_) => Ok(()),
        }
    }

    /// R14. Returns how many spaces of the path, including tunnels, a space lies ahead of the excavator.
    pub fn distance(&self, state: &State, space: Space) -> Option<i32> {
        self.board.place[space.number()].map(|place| i32::from(place) - i32::from(state.excavator))
    }

    /// R16-R18. Returns how far the ships of the column move: the number on the die, less one for an ordinary die in an
    /// anti-aircraft room. Modifiers of rooms never matter here.
    pub(crate) fn ships_move(&self, Placed { space, die, digs }: Placed) -> u8 {
        let guns = !digs && self.board.room(space).is_some_and(|room| room.does(Effect::AntiAircraft));
        die.value - u8::from(guns)
    }

    /// R16, R29, R31. Places the die, moves the ships of its column, and goes on: a white die with dice in hand asks
    /// for the reroll, the last die for the rooms phase.
    pub(crate) fn place(&self, state: &mut State, placed: Placed, order: Order, events: &mut impl EventSink<Event>) {
        let (die, column) = (placed.die, placed.space.column());
        state.hand.take(die);
        state.dice[column] = Some(placed);
        events.record(Event::Placed(placed));
        self.descend_ships(state, column, self.ships_move(placed), order, events);
        if state.phase == Phase::Lost {
            return;
        }
        if state.hand.is_empty() {
            go_on(state, Phase::Rooms, events);
        } else if die.colour == Colour::Black {
            go_on(state, Phase::Place, events);
        } else if self.options.white_reroll == WhiteReroll::Optional {
            go_on(state, Phase::Offer, events);
        } else {
            pick_up(state, events);
        }
    }
}

/// R29. Picks up the dice in hand to roll them again.
pub(crate) fn pick_up(state: &mut State, events: &mut impl EventSink<Event>) {
    state.hand.gather();
    events.record(Event::PickedUp);
    go_on(state, Phase::Reroll, events);
}

/// Where dice may be placed.
struct Targets {
    /// Spaces for ordinary dice.
    rooms: Spaces,
    /// Spaces for the excavating die, along the path.
    ahead: [Space; SPACES],
    count: u8,
    /// How many of them a die with each number reaches.
    reach: [u8; 7],
}

impl Targets {
    const NONE: Self = Self { rooms: Spaces::NONE, ahead: [Space::new(0); SPACES], count: 0, reach: [0; 7] };

    /// Returns the spaces that this die may dig.
    fn digs(&self, die: Die) -> &[Space] {
        &self.ahead[..self.reach[die.value as usize] as usize]
    }
}

/// R10. Returns the spaces of columns that have their die; robots do not count.
fn columns_with_die(state: &State) -> Spaces {
    let columns = state.dice.iter().enumerate().filter(|(_, placed)| placed.is_some());
    columns.fold(Spaces::NONE, |set, (column, _)| set.or(Spaces::of_column(column)))
}

/// Returns the name of a colour of dice, for words to choose by.
pub(crate) fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
    }
}
