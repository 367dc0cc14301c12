//! The rules of a dice game of six cratered planets, flying saucers and chaos, for two to six, and nothing else.
//!
//! Its title is not known; [`TITLE`] is our working title, and the only place to change. In each of three rounds every
//! player takes a turn of six steps: the player to the right rolls the invasion ([`invasion`]); the active player rolls
//! defense dice, and again up to three times ([`defense`]), and assigns blasters and interceptors ([`assignment`]).
//! Saucers that get through do damage ([`damage`]) along a line through the [`planet`]. Missiles hit all others, who may
//! counter ([`missile`]); rebuild icons repair ([`rebuild`]). Whoever has the most points at the end wins, and those who
//! share the highest score fight it out ([`ending`]). [`turn`] holds it all together.
//!
//! The decision that shapes it: all that is not a planet or a die is one value ([`state::Course`]), and each step reports
//! what became of it. So every moment between two tokens is a state that can be written, even in the middle of a
//! missile, and events explain all of it. Nothing is hidden: the view is the state.
//!
//! The dossier next to the sources is the authority; functions cite its rule numbers. Dice, paths and points are read
//! from the data file. What every game must provide is defined in `contract`.

mod account;
pub mod action;
mod assignment;
mod audit;
mod chance;
pub mod components;
mod damage;
mod data;
mod defense;
pub mod dice;
mod ending;
mod estimate;
pub mod event;
pub mod expectimax;
mod glance;
mod guide;
mod howto;
mod inputs;
mod invasion;
mod label;
mod last_turn;
mod line;
pub mod lookahead;
mod missile;
mod notation;
pub mod odds;
pub mod options;
mod orders;
pub mod plan;
pub mod planet;
mod presets;
mod read;
mod rebuild;
mod refuse;
mod speak;
pub mod state;
mod story;
mod tell;
mod turn;

use contract::{Dice, DrawName, Game, Info, Observer, Preset, Refusal, Seat, Setup, SetupError, Turn, Verdict};

pub use crate::data::Board;
pub use crate::label::face_word;

use crate::action::{Action, Outcome};
use crate::components::Components;
use crate::options::{Options, SectorHit};
use crate::state::{Phase, State};

/// The title that players read. The rulebook's title page is missing; this is our working title.
pub const TITLE: &str = "Exponential Chaos";

/// What stays the same for every table.
pub static INFO: Info = Info {
    id: "exponential-chaos",
    title: TITLE,
    credits: &[],
    howto: howto::LESSONS,
    seats: 2..=6,
    seat_names: &["1", "2", "3", "4", "5", "6"],
    rules_version: 1,
    dossier: include_str!("../dossier.md"),
    components: include_str!("../components.toml"),
    words: &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))],
    options: Options::specs,
};

/// The game with its options and its components.
#[derive(Debug)]
pub struct ExponentialChaos {
    setup: Setup,
    /// The options it is played with.
    pub options: Options,
    /// Dice, paths and points.
    pub components: Components,
}

/// Methods that need more than a line are in the file of their step.
impl Game for ExponentialChaos {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type View = State;

    fn info() -> &'static Info {
        &INFO
    }

    /// R1. Makes the game for two to six players.
    fn new(setup: &Setup) -> Result<Self, SetupError> {
        if !INFO.seats.contains(&setup.seats) {
            let (least, most) = (*INFO.seats.start(), *INFO.seats.end());
            return Err(SetupError::Seats { given: setup.seats, title: INFO.title, least, most });
        }
        let options = Options::read(&setup.options)?;
        let components = Components::read(setup.components.as_deref().unwrap_or(INFO.components), &options)?;
        let setup = Setup { seats: setup.seats, options: options.write(), components: setup.components.clone() };
        Ok(Self { setup, options, components })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn presets() -> &'static [Preset] {
        presets::PRESETS
    }

    fn hides(&self) -> bool {
        false
    }

    /// R67, R69. Counts every roll and every choice of the turns and of the tie-break, each as often as it can come.
    fn max_steps(&self) -> Option<u32> {
        let (seats, others) = (u32::from(self.setup.seats), u32::from(self.setup.seats) - 1);
        let chosen = u32::from(self.options.sector_hit == SectorHit::OwnerChooses);
        let attack = |strength: u32| 2 + others * (1 + strength * (1 + chosen));
        let turns = self.components.rounds.iter().map(|round| {
            let (dice, strength) = (u32::from(round.dice), u32::from(round.strength));
            let hits = round.fleet.count_ones() * (1 + 9 * chosen);
            let missiles = dice * attack(strength);
            3 + 2 * self.options.rerolls.0 + dice + 1 + hits + missiles + dice * strength
        });
        let tie = self.options.tiebreak_cap.0 * seats * attack(self.options.tiebreak_points.0);
        Some(seats * turns.sum::<u32>() + tie)
    }

    fn start(&self) -> State {
        self.set_up()
    }

    fn turn(&self, state: &State) -> Turn {
        self.turn_of(state)
    }

    fn round(&self, state: &State) -> u16 {
        state.course.round.into()
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list(state, seat, actions);
    }

    fn pick<D: Dice + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        dice: &mut D,
        actions: &mut Vec<Action>,
    ) -> Option<Action> {
        match state.course.phase {
            Phase::Roll => {
                let loose = self.loose(state);
                let nth = dice.below(1 << loose.len());
                Some(if nth == 0 { Action::Keep } else { Action::Reroll(loose.subset(nth)) })
            }
            Phase::Assign => {
                let count = Self::nth_assignment(state, u32::MAX).err().unwrap_or_default();
                Some(Self::nth_assignment(state, dice.below(count + 1)).unwrap_or(Action::End))
            }
            Phase::Free | Phase::Rebuild => Some(Self::pick_rebuild(state, seat, dice)),
            _ => {
                self.list(state, seat, actions);
                if actions.is_empty() { None } else { Some(actions[dice.below(actions.len() as u32) as usize]) }
            }
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_action(state, seat, action)
    }

    fn unasked(&self, state: &State, _seat: Seat, _action: Action) -> Option<Refusal> {
        self.bar_unasked(state)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action) {
        self.apply_with(state, seat, action, &mut ());
    }

    fn draw_name(&self, state: &State) -> DrawName {
        self.draw_of(state)
    }

    fn weight(&self, state: &State, outcome: Outcome) -> u64 {
        self.weight_of(state, outcome)
    }

    fn outcomes(&self, state: &State, outcomes: &mut Vec<(Outcome, u64)>) -> bool {
        self.list_outcomes(state, outcomes)
    }

    fn sample<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Outcome {
        self.draw(state, dice)
    }

    fn apply_outcome(&self, state: &mut State, outcome: Outcome) {
        self.take_with(state, outcome, &mut ());
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        self.verdict_of(state)
    }

    fn view(&self, state: &State, _observer: Observer) -> State {
        *state
    }
}
