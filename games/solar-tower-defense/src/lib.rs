//! The rules of a game of two planets that move round the sun, with turrets, command centers and fighters that fly by rule,
//! and nothing else.
//!
//! A round has five phases: turrets and fighters fire ([`fights`]), fighters move ([`movement`], [`landing`], [`flight`]),
//! both take their [`balance`], both [`build`], and the planets move on ([`cosmic`]). Whoever has no command center left
//! has lost ([`ending`]). [`turn`] holds it all together.
//!
//! The decision that shapes it: where a fighter lands, which way it faces, what a turret must shoot at are functions of
//! what stands on a planet, and each returns its cause with its answer. So the engine moves, a page explains, and a
//! [`forecast`] looks ahead by the same code. What is hidden, with one option, are building plans: the state holds what
//! a planner has, and beside it what everybody else still sees.
//!
//! The dossier next to the sources is the authority; functions cite its rule numbers. The solar map, the lines of a
//! disc, costs and limits are read from the data file. What every game must provide is defined in `contract`.

mod account;
pub mod action;
mod audit;
mod balance;
mod build;
mod check;
pub mod components;
mod cosmic;
mod data;
pub mod ending;
mod estimate;
pub mod event;
pub mod field;
pub mod fighter;
mod fights;
mod fire;
pub mod flight;
pub mod forecast;
mod foresight;
mod glance;
mod guide;
mod howto;
mod inputs;
mod label;
pub mod landing;
mod line;
pub mod map;
mod movement;
mod notation;
mod odds;
pub mod options;
mod plan;
pub mod planet;
mod presets;
mod read;
mod refuse;
mod replay;
mod setup;
mod shelf;
mod speak;
pub mod state;
mod target;
mod tell;
pub mod thumb;
mod turn;

use contract::{Credit, Dice, DrawName, Game, Info, Observer, Preset, Refusal, Seat, Setup, SetupError, Turn, Verdict};

use crate::action::{Action, Outcome};
use crate::components::Components;
use crate::options::{BuildOrder, Options};
use crate::state::{Phase, State};

/// What stays the same for every table.
pub static INFO: Info = Info {
    id: "solar-tower-defense",
    title: "Solar Tower Defense",
    credits: &[Credit::design("Juri Knauth"), Credit::design("Edgar Schoenknecht")],
    howto: howto::LESSONS,
    seats: 2..=2,
    seat_names: &["E", "M"],
    rules_version: 1,
    dossier: include_str!("../dossier.md"),
    components: include_str!("../components.toml"),
    words: &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))],
    options: Options::specs,
};

/// The game with its options and its components.
#[derive(Debug)]
pub struct SolarTowerDefense {
    setup: Setup,
    /// The options it is played with.
    pub options: Options,
    /// The map, the discs and the costs.
    pub components: Components,
}

/// Methods that need more than a line are in the file of their phase.
impl Game for SolarTowerDefense {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type View = State;

    fn info() -> &'static Info {
        &INFO
    }

    fn presets() -> &'static [Preset] {
        presets::PRESETS
    }

    /// R1. Makes the game for two players.
    fn new(setup: &Setup) -> Result<Self, SetupError> {
        if setup.seats != 2 {
            return Err(SetupError::Seats { given: setup.seats, title: INFO.title, least: 2, most: 2 });
        }
        let options = Options::read(&setup.options)?;
        options.check()?;
        let components = Components::read(setup.components.as_deref().unwrap_or(INFO.components), &options)?;
        let setup = Setup { seats: 2, options: options.write(), components: setup.components.clone() };
        Ok(Self { setup, options, components })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn hides(&self) -> bool {
        self.options.build_order == BuildOrder::Secret
    }

    fn max_steps(&self) -> Option<u32> {
        self.longest()
    }

    fn start(&self) -> State {
        self.set_up()
    }

    fn turn(&self, state: &State) -> Turn {
        Self::turn_of(state)
    }

    fn round(&self, state: &State) -> u16 {
        state.course.round
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
        // Most choices of a game are these two, so they are counted and one is taken without listing them.
        let is_asked = state.course.asked.contains(seat);
        if state.course.phase == Phase::Build && is_asked {
            let offers = self.building_offers(state, seat);
            return offers.nth(dice.below(offers.len()));
        }
        if state.course.phase == Phase::Balance && is_asked {
            return self.pick_balance(state, seat, dice);
        }
        self.list(state, seat, actions);
        if actions.is_empty() { None } else { Some(actions[dice.below(actions.len() as u32) as usize]) }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_action(state, seat, action)
    }

    fn unasked(&self, state: &State, _seat: Seat, _action: Action) -> Option<Refusal> {
        Self::bar_unasked(state)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action) {
        self.apply_with(state, seat, action, &mut ());
    }

    /// R43, R44. Whoever has nothing to dismantle takes the balance.
    fn forced(&self, state: &State) -> Option<(Seat, Action)> {
        let seat = state.asked().filter(|_| state.course.phase == Phase::Balance)?;
        self.removable(state, seat).is_none().then_some((seat, Action::Settle))
    }

    fn has_forced(&self) -> bool {
        true
    }

    fn draw_name(&self, state: &State) -> DrawName {
        Self::draw_of(state)
    }

    fn weight(&self, state: &State, outcome: Outcome) -> u64 {
        u64::from(self.can_come(state, outcome))
    }

    fn outcomes(&self, state: &State, outcomes: &mut Vec<(Outcome, u64)>) -> bool {
        self.list_outcomes(state, outcomes);
        true
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

    fn view(&self, state: &State, observer: Observer) -> State {
        state.seen_by(observer)
    }
}
