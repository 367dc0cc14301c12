//! What dice would do to the ships: of each column that still gets one, and of the whole hand at best.

use contract::InputSink;

use crate::UnderFallingSkies;
use crate::board::Effect;
use crate::space::{COLUMNS, Column, GROUND, Rows, Space};
use crate::state::{Colour, Phase, State};

/// Rows at and below the ground.
const GROUND_ROWS: Rows = Rows(!0 << GROUND);

/// What one or more dice do, to be added: ships that hit the ground, and those that call the mothership.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Harm(u16);

impl Harm {
    const MOST: Self = Self(u16::MAX);

    /// The sum counts first, so that the smaller of two is the lesser; of equal sums, the one with fewer hits.
    const fn new(hits: u8, calls: u8) -> Self {
        Self((hits as u16 + calls as u16) << 8 | hits as u16)
    }

    const fn hits(self) -> usize {
        (self.0 & 255) as usize
    }

    const fn calls(self) -> usize {
        (self.0 >> 8) as usize - self.hits()
    }

    const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

/// The harm in every column that still gets a die.
pub(super) struct Harms {
    /// By column, then by how far its ships move, 0 to 6.
    moved: [[Harm; 7]; COLUMNS],
    /// The columns, those that get a die first.
    open: [Column; COLUMNS],
    count: usize,
}

impl Harms {
    /// R16, R25, R27. Works out the harm. What the effects of one ship mean for another is left out.
    pub(super) fn of(game: &UnderFallingSkies, state: &State) -> Self {
        let mut harms = Self { moved: Default::default(), open: [0; COLUMNS], count: 0 };
        for column in (0..COLUMNS).filter(|column| state.needs_die(*column)) {
            harms.open[harms.count] = column;
            harms.count += 1;
            let mut ships = state.ships_in_sky(column);
            if state.spots[column].is_some() {
                ships.insert(state.mothership);
            }
            let calls = game.board.descents[column];
            for by in 1..=6 {
                let landed = Rows(ships.0 << by);
                harms.moved[column][by] = Harm::new(landed.and(GROUND_ROWS).len(), landed.and(calls).len());
            }
        }
        harms
    }

    /// Tells of a column.
    pub(super) fn tell<S: InputSink>(&self, column: Column, sink: &mut S) {
        let moved = &self.moved[column];
        sink.numbers("ground hits, of 2, when moved by", moved.iter().map(|harm| harm.hits() as f32 / 2.0));
        sink.numbers("calls, of 2, when moved by", moved.iter().map(|harm| harm.calls() as f32 / 2.0));
    }

    /// Returns the least harm of the dice in hand, one in each open column; where the guns are free they may be used.
    /// Rerolls are left out.
    fn least(&self, state: &State, guns: [bool; COLUMNS]) -> Harm {
        let (dice, count) = state.hand_by_value();
        let count = count.min(self.count);
        // The least harm of the first dice by the set of columns that they are in.
        let mut least = [Harm::MOST; 1 << COLUMNS];
        least[0] = Harm::default();
        let mut best = if count == 0 { Harm::default() } else { Harm::MOST };
        for set in 1usize..1 << self.count {
            let dice_in = set.count_ones() as usize;
            if dice_in > count {
                continue;
            }
            let by = dice[dice_in - 1];
            for (place, column) in self.open[..self.count].iter().enumerate() {
                if set >> place & 1 == 1 {
                    let moved = &self.moved[*column];
                    let here = if guns[*column] { moved[by].min(moved[by - 1]) } else { moved[by] };
                    least[set] = least[set].min(least[set & !(1 << place)].and(here));
                }
            }
            if dice_in == count {
                best = best.min(least[set]);
            }
        }
        best
    }
}

impl UnderFallingSkies {
    /// Tells of the dice in hand, and of the least harm that they do.
    pub(super) fn tell_hand<S: InputSink>(&self, state: &State, harms: &Harms, sink: &mut S) {
        for colour in Colour::BOTH {
            let faces = &state.hand.shown[colour as usize];
            let at_least = |count: u8| (1..=6).filter(move |face| faces[*face - 1] >= count);
            sink.about(if colour == Colour::Black { "black dice in hand" } else { "white dice in hand" });
            sink.some_of("at least one of", 7, at_least(1));
            sink.some_of("at least two of", 7, at_least(2));
            sink.some_of("at least three of", 7, at_least(3));
            sink.one_of("to roll", 4, if state.phase == Phase::Reroll { unrolled(state, colour) } else { super::NONE });
        }
        let placing = state.phase == Phase::Place;
        let guns = std::array::from_fn(|column| self.guns_are_free(state, column));
        let [with, without] = [guns, [false; COLUMNS]].map(|guns| placing.then(|| harms.least(state, guns)));
        let most = |number: fn(Harm) -> usize, harm: Option<Harm>| harm.map_or(super::NONE, |harm| number(harm).min(4));
        sink.about("least harm of the hand");
        sink.one_of("hits", 5, most(Harm::hits, with));
        sink.one_of("calls", 5, most(Harm::calls, with));
        sink.one_of("hits without guns", 5, most(Harm::hits, without));
        sink.one_of("calls without guns", 5, most(Harm::calls, without));
    }

    /// R17. Says whether a die can go to an anti-aircraft room of the column.
    fn guns_are_free(&self, state: &State, column: Column) -> bool {
        let space = Space::new(column);
        let guns = self.board.room(space).is_some_and(|room| room.does(Effect::AntiAircraft));
        guns && state.robot_on(space).is_none() && self.board.open[state.excavator as usize].contains(space)
    }
}

impl State {
    /// Returns the numbers on the dice in hand, and how many there are.
    fn hand_by_value(&self) -> ([usize; COLUMNS], usize) {
        let (mut dice, mut count) = ([0; COLUMNS], 0);
        for face in 0..6 {
            let [black, white] = self.hand.shown.map(|faces| faces[face]);
            for _ in 0..black + white {
                if let Some(die) = dice.get_mut(count) {
                    *die = face + 1;
                    count += 1;
                }
            }
        }
        (dice, count)
    }
}

fn unrolled(state: &State, colour: Colour) -> usize {
    usize::from(state.hand.unrolled[colour as usize]).min(3)
}
