//! The rules of Under Falling Skies, a 9-card print-and-play game for one, and nothing else.
//!
//! A mothership sinks towards a city, row by row. Each round the player rolls five dice and places one in every column
//! of the base under the city ([`place`]). The number on a die brings down the ships of its column ([`ships`]) and, in
//! the rooms phase, counts for the room it lies in ([`rooms`]): energy, fighters, research, robots ([`robot`]), or the
//! excavator that opens more rooms. A white die makes the player reroll the dice in hand ([`roll`]). Then the
//! mothership sinks ([`mothership`]) and ships that wait on it return ([`spawn`]). Finishing the research wins; too
//! much damage, or the mothership on the skull, loses. [`turn`] is the flow chart that holds the phases together.
//!
//! The dossier next to the sources is the authority; functions cite its rule numbers. The cards are read from the data
//! file at run time ([`board`]). What every game must provide is defined in `contract`.

mod account;
pub mod action;
mod audit;
pub mod board;
mod data;
mod estimate;
pub mod event;
pub mod foresight;
mod glance;
mod guide;
mod howto;
mod inputs;
mod last_round;
mod layout;
mod line;
mod mothership;
mod notation;
pub mod options;
mod place;
pub mod pointing;
mod robot;
mod roll;
mod rooms;
mod sacrifice;
mod ships;
pub mod space;
mod spawn;
mod speak;
mod stakes;
pub mod state;
mod tell;
mod turn;

use contract::{Credit, Dice, DrawName, Game, Info, Observer, Refusal, Seat, Setup, SetupError, Turn, Verdict};

use crate::action::{Action, Roll};
use crate::board::Board;
use crate::options::Options;
use crate::state::{Phase, State};

/// What stays the same for every table.
pub static INFO: Info = Info {
    id: "under-falling-skies",
    title: "Under Falling Skies",
    credits: &[Credit::design("Tomáš “uhlík” Uhlíř")],
    howto: howto::LESSONS,
    seats: 1..=1,
    seat_names: &["A"],
    rules_version: 1,
    dossier: include_str!("../dossier.md"),
    components: include_str!("../components.toml"),
    words: &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))],
    options: Options::specs,
};

/// The game with its options and cards.
#[derive(Debug)]
pub struct UnderFallingSkies {
    setup: Setup,
    /// The options it is played with.
    pub options: Options,
    /// The cards on the table.
    pub board: Board,
}

/// Methods that need more than a line are in the file of their phase, under the same name.
impl Game for UnderFallingSkies {
    type State = State;
    type Action = Action;
    type Outcome = Roll;
    /// Nothing is hidden, so the view is the state.
    type View = State;

    fn info() -> &'static Info {
        &INFO
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        if setup.seats != 1 {
            return Err(SetupError::Seats { given: setup.seats, title: INFO.title, least: 1, most: 1 });
        }
        let options = Options::read(&setup.options)?;
        let board = Board::from_components(setup.components.as_deref().unwrap_or(INFO.components), &options)?;
        let setup = Setup { seats: 1, options: options.write(), components: setup.components.clone() };
        Ok(Self { setup, options, board })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn hides(&self) -> bool {
        false
    }

    fn max_steps(&self) -> Option<u32> {
        Some(500)
    }

    fn start(&self) -> State {
        self.set_up()
    }

    fn turn(&self, state: &State) -> Turn {
        Self::turn(state)
    }

    fn round(&self, state: &State) -> u16 {
        u16::from(state.round)
    }

    fn legal(&self, state: &State, _seat: Seat, actions: &mut Vec<Action>) {
        self.legal(state, actions);
    }

    fn pick<D: Dice + ?Sized>(
        &self,
        state: &State,
        _seat: Seat,
        dice: &mut D,
        actions: &mut Vec<Action>,
    ) -> Option<Action> {
        let quick = if state.phase == Phase::Place { self.pick_placement(state, dice) } else { None };
        if quick.is_some() {
            return quick;
        }
        self.legal(state, actions);
        if actions.is_empty() { None } else { Some(actions[dice.below(actions.len() as u32) as usize]) }
    }

    fn check(&self, state: &State, _seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check(state, action)
    }

    fn apply(&self, state: &mut State, _seat: Seat, action: Action) {
        self.apply_with(state, action, &mut ());
    }

    fn forced(&self, state: &State) -> Option<(Seat, Action)> {
        (state.phase == Phase::Mothership).then_some((Seat::FIRST, Action::Mothership))
    }

    fn has_forced(&self) -> bool {
        true
    }

    fn draw_name(&self, state: &State) -> DrawName {
        Self::draw_name(state)
    }

    fn weight(&self, state: &State, roll: Roll) -> u64 {
        self.weight(state, roll)
    }

    fn outcomes(&self, state: &State, rolls: &mut Vec<(Roll, u64)>) -> bool {
        self.outcomes(state, rolls);
        true
    }

    fn sample<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Roll {
        self.sample(state, dice)
    }

    fn apply_outcome(&self, state: &mut State, roll: Roll) {
        Self::apply_roll(state, roll, &mut ());
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        self.verdict(state)
    }

    fn view(&self, state: &State, _observer: Observer) -> State {
        *state
    }
}
