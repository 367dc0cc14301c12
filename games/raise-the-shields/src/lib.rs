//! The rules of Raise the Shields!, a roll-and-write game for one to six, and nothing else.
//!
//! Everybody has a sheet with a realm of triangles ([`realm`]): a power plant in the middle, six cities, an emitter at
//! each corner. Each round two shared dice and everybody's own are rolled ([`roll`]); players whose city 5 is ready may
//! turn a shared die ([`flip`]); then all assign their dice ([`assign`]) and draw a shape ([`draw`]) at once and in
//! secret ([`work`]). A chain of filled triangles powers an emitter, and two powered emitters raise the shield between
//! them ([`sheet`]). At the reveal everybody attacks the sheet of the player on the left ([`attack`]). Having all six
//! shields wins, and so does destroying a city of the neighbour. Six abilities of the cities bend these rules
//! ([`ability`]). [`turn`] holds the round together.
//!
//! The dossier next to the sources is the authority; functions cite its rule numbers. The sheet is read from the data
//! file at run time. What every game must provide is defined in `contract`.

pub mod ability;
mod account;
pub mod action;
mod assign;
mod attack;
mod audit;
pub mod cell;
mod data;
mod distance;
mod draw;
mod estimate;
pub mod event;
pub mod flip;
mod glance;
mod guide;
mod hidden;
mod howto;
mod inputs;
mod line;
mod notation;
pub mod options;
pub mod pointing;
pub mod readiness;
pub mod realm;
mod roll;
pub mod shape;
pub mod sheet;
mod speak;
mod stakes;
pub mod state;
mod story;
mod tell;
pub mod turn;
pub mod view;
mod work;

use contract::{Credit, Dice, Domain, DrawName, Game, Info, Observer, Refusal, Seat, Setup, SetupError, Turn, Verdict};

use crate::action::{Action, Roll};
use crate::options::{Options, SheetName};
use crate::realm::Realm;
use crate::state::State;
use crate::view::View;

/// What stays the same for every table.
pub static INFO: Info = Info {
    id: "raise-the-shields",
    title: "Raise the Shields!",
    credits: &[Credit::design("Lucas Gerlach")],
    howto: howto::LESSONS,
    seats: 1..=6,
    seat_names: &["A", "B", "C", "D", "E", "F"],
    rules_version: 1,
    dossier: include_str!("../dossier.md"),
    components: include_str!("../components.toml"),
    words: &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))],
    options: Options::specs,
};

/// The most steps a round takes for a seat: a flip, four or five in the work step, an answer.
const STEPS_A_SEAT: u32 = 1 + 4 + 1;

/// The game with its options and its sheet.
#[derive(Debug)]
pub struct RaiseTheShields {
    setup: Setup,
    /// The options it is played with.
    pub options: Options,
    /// The sheet.
    pub realm: Realm,
}

/// Methods that need more than a line are in the file of their phase, under the same name.
impl Game for RaiseTheShields {
    type State = State;
    type Action = Action;
    type Outcome = Roll;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    /// R1. Makes the game for one to six players.
    fn new(setup: &Setup) -> Result<Self, SetupError> {
        if !INFO.seats.contains(&setup.seats) {
            let (least, most) = (*INFO.seats.start(), *INFO.seats.end());
            return Err(SetupError::Seats { given: setup.seats, title: INFO.title, least, most });
        }
        let mut options = Options::read(&setup.options)?;
        let realm = Realm::from_components(setup.components.as_deref().unwrap_or(INFO.components), &options)?;
        if setup.options.contains_key("sheet") && options.sheet.0 != realm.name {
            let domain = Domain::OneOf(vec![realm.name.clone()]);
            return Err(SetupError::BadValue { key: "sheet".to_owned(), value: options.sheet.0, domain });
        }
        options.sheet = SheetName(realm.name.clone());
        let setup = Setup { seats: setup.seats, options: options.write(), components: setup.components.clone() };
        Ok(Self { setup, options, realm })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    /// In solo play there is nobody to hide anything from.
    fn hides(&self) -> bool {
        self.setup.seats > 1
    }

    fn max_steps(&self) -> Option<u32> {
        let round = 2 + u32::from(self.setup.seats) * STEPS_A_SEAT;
        Some(1 + self.options.round_cap.0 * round)
    }

    fn start(&self) -> State {
        self.set_up()
    }

    fn turn(&self, state: &State) -> Turn {
        self.turn(state)
    }

    fn round(&self, state: &State) -> u16 {
        state.round
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.legal(state, seat, actions);
    }

    fn pick<D: Dice + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        dice: &mut D,
        actions: &mut Vec<Action>,
    ) -> Option<Action> {
        let quick = if state.phase == state::Phase::Work { self.pick_work(state, seat, dice) } else { None };
        if quick.is_some() {
            return quick;
        }
        self.legal(state, seat, actions);
        if actions.is_empty() { None } else { Some(actions[dice.below(actions.len() as u32) as usize]) }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check(state, seat, action)
    }

    fn unasked(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        self.unasked(state, seat, action)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action) {
        self.apply_with(state, seat, action, &mut ());
    }

    fn draw_name(&self, state: &State) -> DrawName {
        Self::draw_name(state)
    }

    fn weight(&self, state: &State, roll: Roll) -> u64 {
        self.weight(state, roll)
    }

    fn outcomes(&self, state: &State, rolls: &mut Vec<(Roll, u64)>) -> bool {
        self.outcomes(state, rolls)
    }

    fn sample<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Roll {
        self.sample(state, dice)
    }

    fn apply_outcome(&self, state: &mut State, roll: Roll) {
        self.apply_roll(state, roll, &mut ());
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        self.verdict(state)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        self.view(state, observer)
    }
}
