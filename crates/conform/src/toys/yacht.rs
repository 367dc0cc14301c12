//! Yacht for two seats: five dice, up to three rolls, twelve categories. The rules are in `yacht/dossier.md`.

mod ability;
mod category;
mod events;
mod in_order;
mod text;

use contract::{
    Dice, DrawName, Game, Info, Observer, Phrase, Refusal, Seat, SeatSet, Setup, SetupError, Turn, Verdict, Whole,
};
use serde::Serialize;

pub use category::Category;
use category::Fixed;
pub use events::Event;
pub use in_order::InOrder;

contract::choice! {
    /// Which categories the score sheet has.
    pub enum Sheet {
        /// All twelve.
        Whole = "whole",
        /// Those of R6 alone: a game so short that its best play can be worked out.
        Fixed = "fixed",
    }
}

contract::options! {
    /// The options of yacht.
    pub struct Options {
        /// How often a turn may roll.
        rolls: Whole<1, 3> = Whole(3),
        /// Which categories there are.
        sheet: Sheet = Sheet::Whole,
    }
}

/// Yacht, made from options and components.
#[derive(Debug)]
pub struct Yacht {
    setup: Setup,
    rerolls: u8,
    fixed: Fixed,
    /// The categories that are not on the sheet, as bits.
    left_out: u16,
    /// R1: the turns of a game, both seats together.
    turns: u8,
}

/// Some of the five dice, as bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Places(u8);

impl Places {
    const ALL: Self = Self(31);
    const NONE: Self = Self(0);

    const fn contains(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }
}

/// All that changes. Nothing is hidden, so it is the view as well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct State {
    /// Taken categories by seat, as bits. What is not on the sheet counts as taken.
    taken: [u16; 2],
    /// Points by seat.
    total: [u16; 2],
    /// Turns taken.
    turns: u8,
    /// How often dice may still be rolled again in this turn.
    rerolls: u8,
    /// The dice in the air.
    air: Places,
    /// The dice on the table; 0 for one that is in the air, and for all after the end.
    dice: [u8; 5],
}

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Rolls these dice again; none ends the rolling.
    Reroll(Places),
    /// Takes a category.
    Score(Category),
}

/// The five dice after a roll, from 1 to 6, by place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Roll([u8; 5]);

static INFO: Info = Info {
    id: "yacht",
    title: "Yacht",
    credits: &[],
    howto: &[],
    seats: 2..=2,
    seat_names: &["1", "2"],
    rules_version: 1,
    dossier: include_str!("yacht/dossier.md"),
    components: include_str!("yacht/components.toml"),
    words: &[("en", include_str!("yacht/words.en.ftl"))],
    options: Options::specs,
};

/// All choices of dice to roll again, so that listing them is one copy.
const REROLLS: [Action; 32] = {
    let mut rerolls = [Action::Reroll(Places::NONE); 32];
    let mut bits = 0;
    while bits < 32 {
        rerolls[bits] = Action::Reroll(Places(bits as u8));
        bits += 1;
    }
    rerolls
};

impl Yacht {
    fn next_turn(&self, state: &mut State) {
        state.turns += 1;
        state.dice = [0; 5];
        if state.turns < self.turns {
            state.rerolls = self.rerolls;
            state.air = Places::ALL;
        }
    }
}

impl State {
    /// Returns the points of a seat.
    pub fn total(&self, seat: Seat) -> u16 {
        self.total[seat.index()]
    }

    fn seat(&self) -> Seat {
        Seat::new(usize::from(self.turns & 1))
    }

    #[inline]
    fn pick_up(&mut self, places: Places) {
        self.rerolls -= 1;
        self.air = places;
        for (place, die) in self.dice.iter_mut().enumerate() {
            *die *= u8::from(!places.contains(place));
        }
    }

    fn has_taken(&self, seat: Seat, category: Category) -> bool {
        self.taken[seat.index()] >> category as u8 & 1 == 1
    }
}

impl Game for Yacht {
    type State = State;
    type Action = Action;
    type Outcome = Roll;
    type View = State;

    fn info() -> &'static Info {
        &INFO
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let fixed: Fixed = super::components(setup, &INFO)?;
        if fixed.most() > Fixed::MOST {
            return Err(super::bad_components("a category scores at most 1000"));
        }
        let options = Options::read(&setup.options)?;
        let rerolls = options.rolls.0 as u8 - 1;
        let is_left_out = |category: &Category| options.sheet == Sheet::Fixed && !category.is_fixed();
        let left_out =
            Category::ALL.into_iter().filter(is_left_out).fold(0u16, |bits, category| bits | 1 << category as u8);
        let turns = 2 * (Category::ALL.len() as u8 - left_out.count_ones() as u8);
        Ok(Self { setup: super::spelled_out(setup, options.write()), rerolls, fixed, left_out, turns })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn hides(&self) -> bool {
        false
    }

    fn max_steps(&self) -> Option<u32> {
        // The first roll, two rerolls of two steps each, the category.
        Some(u32::from(self.turns) * 6)
    }

    fn start(&self) -> State {
        let taken = [self.left_out; 2];
        State { taken, total: [0; 2], turns: 0, rerolls: self.rerolls, air: Places::ALL, dice: [0; 5] }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.air != Places::NONE {
            Turn::Chance
        } else if state.turns == self.turns {
            Turn::Over
        } else {
            Turn::Choice(SeatSet::only(state.seat()))
        }
    }

    fn round(&self, state: &State) -> u16 {
        u16::from(state.turns / 2) + 1
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if state.rerolls > 0 {
            actions.extend_from_slice(&REROLLS);
        } else {
            let taken = state.taken[seat.index()];
            actions.extend(Category::ALL.into_iter().filter(|c| taken >> *c as u8 & 1 == 0).map(Action::Score));
        }
    }

    #[inline]
    fn pick<D: Dice + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        dice: &mut D,
        _actions: &mut Vec<Action>,
    ) -> Option<Action> {
        if state.rerolls > 0 {
            return Some(REROLLS[dice.below(REROLLS.len() as u32) as usize]);
        }
        let mut open = !state.taken[seat.index()] & ((1 << Category::ALL.len()) - 1);
        for _ in 0..dice.below(open.count_ones()) {
            open &= open - 1;
        }
        Category::ALL.get(open.trailing_zeros() as usize).copied().map(Action::Score)
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Reroll(_) if state.rerolls == 0 => Err(Refusal::new("R2", Phrase::new("no-rolls"))),
            Action::Score(_) if state.rerolls > 0 => Err(Refusal::new("R2", Phrase::new("not-yet"))),
            Action::Score(category) if self.left_out >> category as u8 & 1 == 1 => {
                Err(Refusal::new("R1", Phrase::new("left-out")))
            }
            Action::Score(category) if state.has_taken(seat, category) => Err(Refusal::new("R3", Phrase::new("taken"))),
            _ => Ok(()),
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action) {
        match action {
            Action::Reroll(Places::NONE) => state.rerolls = 0,
            Action::Reroll(places) => state.pick_up(places),
            Action::Score(category) => {
                state.taken[seat.index()] |= 1 << category as u8;
                state.total[seat.index()] += category.points(state.dice, self.fixed);
                self.next_turn(state);
            }
        }
    }

    fn draw_name(&self, state: &State) -> DrawName {
        let purpose = if state.air == Places::ALL && state.rerolls == self.rerolls { "roll" } else { "reroll" };
        DrawName { purpose, round: self.round(state), seat: Some(state.seat()) }
    }

    fn weight(&self, state: &State, Roll(dice): Roll) -> u64 {
        let fits = |place: usize| {
            if state.air.contains(place) { (1..=6).contains(&dice[place]) } else { dice[place] == state.dice[place] }
        };
        u64::from(state.air != Places::NONE && (0..5).all(fits))
    }

    fn outcomes(&self, state: &State, outcomes: &mut Vec<(Roll, u64)>) -> bool {
        outcomes.clear();
        for number in 0..6u32.pow(state.air.0.count_ones()) {
            let (mut dice, mut rest) = (state.dice, number);
            for place in (0..5).rev().filter(|place| state.air.contains(*place)) {
                dice[place] = (rest % 6) as u8 + 1;
                rest /= 6;
            }
            outcomes.push((Roll(dice), 1));
        }
        true
    }

    #[inline]
    fn sample<D: Dice + ?Sized>(&self, state: &State, chance: &mut D) -> Roll {
        let mut dice = state.dice;
        for (place, die) in dice.iter_mut().enumerate() {
            if state.air.contains(place) {
                *die = chance.below(6) as u8 + 1;
            }
        }
        Roll(dice)
    }

    #[inline]
    fn apply_outcome(&self, state: &mut State, Roll(dice): Roll) {
        state.dice = dice;
        state.air = Places::NONE;
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        if self.turn(state) != Turn::Over {
            return None;
        }
        let best = state.total[0].max(state.total[1]);
        let leading = |seat: &usize| state.total[*seat] == best;
        let leaders: SeatSet = (0..2).filter(leading).map(Seat::new).collect();
        let winners = if leaders.len() == 1 { leaders } else { SeatSet::NONE };
        let mut scores = [0.0; Seat::MOST];
        scores.iter_mut().zip(state.total).for_each(|(score, total)| *score = f64::from(total));
        Some(Verdict::new(winners, scores, "R7", "total"))
    }

    fn view(&self, state: &State, _observer: Observer) -> State {
        *state
    }
}
