//! Parley: hidden hands, secret preparation by several steps at once, a window for vetoes. The rules are in
//! `parley/dossier.md`.

mod ability;
mod card;
mod events;
mod line;
mod round;
mod secret;
mod text;
mod words;

use contract::{
    Dice, DrawName, Game, Info, Observer, Phrase, Refusal, Seat, SeatSet, Setup, SetupError, Turn, Verdict, Whole,
};
use serde::{Deserialize, Serialize};

pub use card::{Card, Hand};
pub use events::Event;
pub use secret::View;

contract::options! {
    /// The options of parley.
    pub struct Options {
        /// How many rounds are played.
        rounds: Whole<1, 3> = Whole(3),
        /// Whether there is a window for vetoes.
        veto: bool = true,
    }
}

/// The most seats.
const SEATS: usize = 3;

/// Parley, made from options and components.
#[derive(Debug)]
pub struct Parley {
    setup: Setup,
    rounds: u8,
    veto: bool,
    copies: Hand,
    hand: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Components {
    copies: Hand,
    hand: u8,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Stage {
    /// Hands are dealt, one card at a time.
    Deal,
    /// All prepare in secret.
    Prepare,
    /// A lot decides between equally strong offers.
    Lot,
    /// The asked seat may veto what the winner would score.
    Window {
        /// Who would score.
        winner: Seat,
        /// Who may veto.
        asked: Seat,
    },
    /// The game is over.
    Over,
}

/// All that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    stage: Stage,
    /// From 1; one past the last when the game is over.
    round: u8,
    /// Hidden but to its owner.
    hands: [Hand; SEATS],
    /// Hidden but to its owner while the seats prepare, then open until the round ends.
    offers: [Option<Card>; SEATS],
    /// Who has drawn in this preparation. Hidden but to themselves.
    drew: SeatSet,
    /// Whose drawn card is due. Hidden but to its owner.
    drawing: Option<Seat>,
    /// Who is done preparing.
    done: SeatSet,
    discards: Hand,
    scores: [u8; SEATS],
}

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// R2: draws a card.
    Draw,
    /// R3: offers a card.
    Offer(Card),
    /// R4: is done preparing.
    Done,
    /// R7: vetoes.
    Veto,
    /// R7: lets it pass.
    Pass,
}

/// What chance may bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// A card came, dealt or drawn.
    Card(Card),
    /// The lot fell on this seat.
    Lot(Seat),
}

static INFO: Info = Info {
    id: "parley",
    title: "Parley",
    credits: &[],
    howto: &[],
    seats: 2..=SEATS as u8,
    seat_names: &["A", "B", "C"],
    rules_version: 1,
    dossier: include_str!("parley/dossier.md"),
    components: include_str!("parley/components.toml"),
    words: &[("en", include_str!("parley/words.en.ftl"))],
    options: Options::specs,
};

/// The most cards that are dealt to a seat.
const HAND: u8 = 5;

impl Parley {
    fn all(&self) -> SeatSet {
        SeatSet::all(self.setup.seats)
    }

    /// Returns the cards that are left in the deck, which has no order.
    fn deck(&self, state: &State) -> Hand {
        let placed = state.hands.into_iter().fold(state.discards, Hand::join);
        self.copies.leave(state.offers.iter().flatten().fold(placed, |cards, card| cards.with(*card)))
    }

    /// Returns who is dealt the next card.
    fn dealt_next(&self, state: &State) -> Option<Seat> {
        self.all().iter().find(|seat| state.hands[seat.index()].len() < self.hand)
    }

    /// R6. Returns the seats whose offers are strongest.
    fn strongest(&self, state: &State) -> SeatSet {
        let best = state.offers.iter().flatten().max();
        self.all().iter().filter(|seat| state.offers[seat.index()].as_ref() == best).collect()
    }

    /// Returns whose card is due: drawn, or else dealt.
    fn card_for(&self, state: &State) -> Option<Seat> {
        if state.stage == Stage::Deal { self.dealt_next(state) } else { state.drawing }
    }
}

impl State {
    /// Returns the score of a seat.
    pub fn score(&self, seat: Seat) -> u8 {
        self.scores[seat.index()]
    }

    /// Returns the seats that have begun to prepare in secret and are not done.
    pub fn begun(&self) -> SeatSet {
        let began = |seat: &Seat| self.drew.contains(*seat) || self.offers[seat.index()].is_some();
        let preparing = (0..SEATS).map(Seat::new).filter(|seat| self.stage == Stage::Prepare && began(seat));
        preparing.filter(|seat| !self.done.contains(*seat)).collect()
    }

    /// R2-R4. Says why the seat may not do this while it prepares.
    fn check_preparation(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let offer = self.offers[seat.index()];
        let refuse = |rule, key| Err(Refusal::new(rule, Phrase::new(key)));
        match action {
            Action::Draw if self.drew.contains(seat) => refuse("R2", "drawn-already"),
            Action::Offer(_) if offer.is_some() => refuse("R3", "offered-already"),
            Action::Offer(card) if !self.hands[seat.index()].contains(card) => refuse("R3", "not-held"),
            Action::Done if offer.is_none() => refuse("R4", "offer-first"),
            Action::Veto | Action::Pass => refuse("R7", "no-window"),
            _ => Ok(()),
        }
    }
}

impl Game for Parley {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let Components { copies, hand } = super::components(setup, &INFO)?;
        let options = Options::read(&setup.options)?;
        let rounds = options.rounds.0 as u8;
        if !(1..=HAND).contains(&hand) {
            return Err(super::bad_components("`hand` is 1 to 5"));
        }
        if copies.0.iter().any(|copies| *copies > 40) || copies.len() < setup.seats * (hand + rounds) {
            return Err(super::bad_components("`copies` are at most 40 each and enough for every draw"));
        }
        let (setup, veto) = (super::spelled_out(setup, options.write()), options.veto);
        Ok(Self { setup, rounds, veto, copies, hand })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn max_steps(&self) -> Option<u32> {
        // The deal, and in each round four steps a seat, the lot, two answers.
        Some(3 * u32::from(HAND) + u32::from(self.rounds) * (3 * 4 + 1 + 2))
    }

    fn start(&self) -> State {
        State {
            stage: Stage::Deal,
            round: 1,
            hands: [Hand::default(); SEATS],
            offers: [None; SEATS],
            drew: SeatSet::NONE,
            drawing: None,
            done: SeatSet::NONE,
            discards: Hand::default(),
            scores: [0; SEATS],
        }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.stage {
            Stage::Deal | Stage::Lot => Turn::Chance,
            Stage::Prepare if state.drawing.is_some() => Turn::Chance,
            Stage::Prepare => Turn::Choice(self.all().iter().filter(|seat| !state.done.contains(*seat)).collect()),
            Stage::Window { asked, .. } => Turn::Choice(SeatSet::only(asked)),
            Stage::Over => Turn::Over,
        }
    }

    fn round(&self, state: &State) -> u16 {
        u16::from(state.round.min(self.rounds))
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        let hand = state.hands[seat.index()];
        if let Stage::Window { .. } = state.stage {
            if hand.contains(Card::VETO) {
                actions.push(Action::Veto);
            }
            actions.push(Action::Pass);
            return;
        }
        if !state.drew.contains(seat) {
            actions.push(Action::Draw);
        }
        if state.offers[seat.index()].is_some() {
            actions.push(Action::Done);
        } else {
            actions.extend(Card::ALL.into_iter().filter(|card| hand.contains(*card)).map(Action::Offer));
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let refuse = |key| Err(Refusal::new("R7", Phrase::new(key)));
        match (state.stage, action) {
            (Stage::Window { .. }, Action::Veto) if !state.hands[seat.index()].contains(Card::VETO) => {
                refuse("no-veto")
            }
            (Stage::Window { .. }, Action::Veto | Action::Pass) => Ok(()),
            (Stage::Window { .. }, _) => refuse("only-answer"),
            _ => state.check_preparation(seat, action),
        }
    }

    fn unasked(&self, state: &State, seat: Seat, _action: Action) -> Option<Refusal> {
        let done = state.stage == Stage::Prepare && state.done.contains(seat);
        done.then(|| Refusal::new("R4", Phrase::new("done-already")))
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action) {
        self.apply_with(state, seat, action, &mut ());
    }

    fn draw_name(&self, state: &State) -> DrawName {
        let purpose = match state.stage {
            Stage::Deal => "deal",
            Stage::Lot => "lot",
            _ => "draw",
        };
        DrawName { purpose, round: self.round(state), seat: self.card_for(state) }
    }

    fn weight(&self, state: &State, outcome: Outcome) -> u64 {
        match outcome {
            Outcome::Card(card) if self.card_for(state).is_some() => u64::from(self.deck(state).count(card)),
            Outcome::Lot(seat) if state.stage == Stage::Lot => u64::from(self.strongest(state).contains(seat)),
            _ => 0,
        }
    }

    fn outcomes(&self, state: &State, outcomes: &mut Vec<(Outcome, u64)>) -> bool {
        outcomes.clear();
        let cards = Card::ALL.into_iter().map(Outcome::Card);
        let lots = self.all().iter().map(Outcome::Lot);
        let weighed = cards.chain(lots).map(|outcome| (outcome, self.weight(state, outcome)));
        outcomes.extend(weighed.filter(|(_, weight)| *weight > 0));
        true
    }

    fn sample<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Outcome {
        if state.stage == Stage::Lot {
            let tied = self.strongest(state);
            let nth = dice.below(tied.len() as u32) as usize;
            Outcome::Lot(tied.iter().nth(nth).unwrap_or(Seat::FIRST))
        } else {
            Outcome::Card(self.deck(state).pick(dice))
        }
    }

    fn apply_outcome(&self, state: &mut State, outcome: Outcome) {
        self.take(state, outcome, &mut ());
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        (state.stage == Stage::Over).then(|| self.result(state))
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        self.view(state, observer)
    }
}
