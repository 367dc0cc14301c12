//! The rules of Attack the Tower, a game of cards and troops for two, and nothing else.
//!
//! Each player has an army ([`army`]), three territories of three base spaces, and a palace. In a turn the active
//! player may renew, for both ([`renewal`]: recruit, draw, discard, build), then plays abilities ([`ability`]) and
//! attacks ([`attack`]), while the other may answer in windows ([`window`]). A battle ([`battle`]) has two steps; both
//! sides lay their damage ([`laying`]) before anything leaves. Through a territory without bases attackers reach the
//! palace, and whose palace falls has lost. Special troops ([`special`]) stand on the palace as long as there are full
//! territories. [`ending`] says what comes back at the end of a turn, and [`turn`] holds it all together.
//!
//! What a battle would come to is said before it is fought: [`forecast`] has what both sides strike with, by whose power
//! and which card, and what it takes; [`reach`] how far an attack comes at worst. Boards and sentences ask there.
//!
//! The decision that shapes it: what lies open is one value ([`table`]), and what one player alone knows is another
//! ([`state`]). A view is the first with some of the second, so no rule that reads the table can tell a secret. What
//! abilities do is read from the data file as operations ([`effect`]), so armies can be changed without compiling.
//!
//! The dossier next to the sources is the authority; functions cite its rule numbers. What every game must provide is
//! defined in `contract`.

pub mod ability;
mod account;
pub mod action;
pub mod army;
mod attack;
mod audit;
mod bar;
mod battle;
pub mod card;
mod card_now;
pub mod course;
mod data;
pub mod effect;
mod ending;
mod estimate;
pub mod event;
mod explain;
mod fields;
pub mod forecast;
mod glance;
mod guide;
mod hand;
mod hidden;
mod howto;
mod idle;
mod inputs;
mod label;
mod laying;
mod line;
mod names;
mod notation;
pub mod options;
mod orders;
mod outlook;
pub mod power;
mod presets;
pub mod reach;
mod read;
mod refuse;
mod renewal;
mod replay;
pub mod scene;
mod series;
mod settle;
mod setup;
mod speak;
mod special;
mod stakes;
pub mod state;
mod suggest;
pub mod table;
mod tell;
mod tell_battle;
mod turn;
pub mod view;
mod window;

use contract::{
    Credit, Dice, Domain, DrawName, Game, Info, Observer, Preset, Refusal, Role, Seat, Setup, SetupError, Turn, Verdict,
};

pub use crate::data::{Board, Field, Point, Size, Slot};

use crate::action::{Action, Outcome};
use crate::army::{Army, Components};
use crate::card::{Card, Pile};
use crate::course::Stage;
use crate::options::{Armies, ArmyChoice, Options};
use crate::setup::SEATS;
use crate::state::State;
use crate::table::Side;
use crate::view::View;

/// What stays the same for every table.
pub static INFO: Info = Info {
    id: "attack-the-tower",
    title: "Attack the Tower",
    credits: &[Credit { role: Role::Publication, name: "OCA Studios" }],
    howto: howto::LESSONS,
    seats: 2..=2,
    seat_names: &["1", "2"],
    rules_version: 1,
    dossier: include_str!("../dossier.md"),
    components: include_str!("../components.toml"),
    words: &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))],
    options: Options::specs,
};

/// The game with its options and its armies.
#[derive(Debug)]
pub struct AttackTheTower {
    setup: Setup,
    /// The options it is played with.
    pub options: Options,
    /// The armies and the printed numbers.
    pub components: Components,
}

impl AttackTheTower {
    /// Returns the army of a player; before it is chosen, the first one, which then means nothing.
    pub fn army(&self, side: &Side) -> &Army {
        &self.components.armies[usize::from(side.army.unwrap_or_default())]
    }
}

/// Methods that need more than a line are in the file of their part of the turn.
impl Game for AttackTheTower {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    fn presets() -> &'static [Preset] {
        presets::PRESETS
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        if !INFO.seats.contains(&setup.seats) {
            return Err(SetupError::Seats { given: setup.seats, title: INFO.title, least: 2, most: 2 });
        }
        let options = Options::read(&setup.options)?;
        let text = setup.components.as_deref().unwrap_or(INFO.components);
        let components = Components::read(text, options.ability_mix)?;
        if let Armies::Pair(names) = &options.armies
            && !names.iter().all(|name| components.armies.iter().any(|army| army.id == *name))
        {
            let ids: Vec<String> = components.armies.iter().map(|army| army.id.clone()).collect();
            let value = names.join(",");
            return Err(SetupError::BadValue { key: "armies".to_owned(), value, domain: Domain::OneOf(ids) });
        }
        let setup = Setup { seats: setup.seats, options: options.write(), components: setup.components.clone() };
        Ok(Self { setup, options, components })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    /// R17, R32, R71. A turn has two hands of cards to play, and an attack that changes nothing is not repeated before
    /// something is destroyed or played: so many attacks at most, with so many steps each.
    fn max_steps(&self) -> Option<u32> {
        const CHANGES: u32 = 18 * 3 + 20 * 18;
        const ATTACK: u32 = 200;
        const TURN: u32 = CHANGES * 12 * ATTACK + 400;
        let turns = self.options.turn_limit.0;
        (turns > 0).then_some(10_000 + turns * TURN)
    }

    fn start(&self) -> State {
        self.set_up()
    }

    fn turn(&self, state: &State) -> Turn {
        self.turn_of(state)
    }

    fn round(&self, state: &State) -> u16 {
        state.table.course.turn.max(1)
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list(state, seat, actions);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_action(state, seat, action)
    }

    fn unasked(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        self.bar_unasked(state, seat, action)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action) {
        self.apply_with(state, seat, action, &mut ());
    }

    fn forced(&self, state: &State) -> Option<(Seat, Action)> {
        if Self::due(state).is_some() { None } else { self.only_action(state) }
    }

    fn has_forced(&self) -> bool {
        true
    }

    fn draw_name(&self, state: &State) -> DrawName {
        let round = self.round(state);
        match Self::due(state) {
            Some((seat, Pile::Bases)) => DrawName { purpose: "base", round, seat: Some(seat) },
            Some((seat, Pile::Abilities)) => DrawName { purpose: "ability", round, seat: Some(seat) },
            None if state.table.course.stage == Stage::Army => {
                DrawName { purpose: "army", round, seat: self.choosing_armies(&state.table).first() }
            }
            None => DrawName { purpose: "start", round, seat: None },
        }
    }

    fn weight(&self, state: &State, outcome: Outcome) -> u64 {
        let doing = state.table.course.stage;
        match (Self::due(state), outcome) {
            (Some((seat, pile)), Outcome::Card(card)) if card.pile() == pile => {
                state.secret(seat).pile[card.index()].into()
            }
            (None, Outcome::Start(seat)) => u64::from(doing == Stage::Start && SEATS.contains(&seat)),
            (None, Outcome::Army(army)) => {
                let drawn = doing == Stage::Army && self.options.army_choice == ArmyChoice::Random;
                u64::from(drawn && usize::from(army) < self.components.armies.len())
            }
            _ => 0,
        }
    }

    fn outcomes(&self, state: &State, outcomes: &mut Vec<(Outcome, u64)>) -> bool {
        outcomes.clear();
        let cards = Card::all().map(Outcome::Card);
        let armies = (0..self.components.armies.len() as u8).map(Outcome::Army);
        let all = cards.chain(SEATS.map(Outcome::Start)).chain(armies);
        let weighed = all.map(|outcome| (outcome, self.weight(state, outcome)));
        outcomes.extend(weighed.filter(|(_, weight)| *weight > 0));
        true
    }

    fn sample<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Outcome {
        match Self::due(state) {
            Some((seat, pile)) => Outcome::Card(hidden::pick(&state.secret(seat).pile, pile, dice)),
            None if state.table.course.stage == Stage::Army => {
                Outcome::Army(dice.below(self.components.armies.len() as u32) as u8)
            }
            None => Outcome::Start(SEATS[dice.below(2) as usize]),
        }
    }

    fn apply_outcome(&self, state: &mut State, outcome: Outcome) {
        self.apply_outcome_with(state, outcome, &mut ());
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        Self::verdict_of(state.table.course.stage)
    }

    /// R73.
    fn resignation(&self) -> &'static str {
        "R73"
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }
}
