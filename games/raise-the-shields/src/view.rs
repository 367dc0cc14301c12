//! What an observer may know. Sheets are open between rounds; the choices of the running round are known only to their
//! owner until everything is shown (R13, R25, R33).

use contract::{Observer, Seat, SeatSet};
use serde::Serialize;

use crate::RaiseTheShields;
use crate::action::Action;
use crate::options::PersonalDice;
use crate::state::{AbilityUse, Answer, Phase, Sheet, State, Work};

/// The game as an observer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// The round, from 1.
    pub round: u16,
    /// Where in the round the game stands.
    pub phase: Phase,
    /// The first player of the round.
    pub first: Seat,
    /// The shared dice; 0 before they are rolled.
    pub shared: [u8; 2],
    /// The second attack roll of solo play; 0 before it is made.
    pub second: u8,
    /// The players, in seat order.
    pub players: Vec<Side>,
}

/// A player as an observer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Side {
    /// The sheet as everybody last saw it.
    pub sheet: Sheet,
    /// The player's own die; `None` before it is rolled, and while it is hidden.
    pub die: Option<u8>,
    /// The sector attacked, from 1, once it is revealed; 0 before that.
    pub attack: u8,
    /// The steps of the work step as far as the observer may know them.
    #[serde(skip)]
    pub work: Work,
    /// The same as tokens.
    pub steps: Vec<String>,
    /// Whether the work step is finished. Everybody knows that.
    pub finished: bool,
    /// Whether an attack was answered. Everybody knows that.
    pub answered: bool,
    /// The answer, if the observer may know it.
    pub answer: Option<Answer>,
}

/// Whose secrets of each kind are withheld.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Withheld {
    /// Whose die.
    pub(crate) dice: SeatSet,
    /// Whose steps of the work step.
    pub(crate) work: SeatSet,
    /// Whose answer to an attack.
    pub(crate) answers: SeatSet,
}

impl View {
    /// Returns a player.
    pub fn player(&self, seat: Seat) -> &Side {
        &self.players[seat.index()]
    }

    /// R8. Says whether a die with this number can only be the seat's own, and not a shared one.
    pub fn is_own_die(&self, seat: Seat, value: u8) -> bool {
        self.player(seat).die == Some(value) && !self.shared.contains(&value)
    }

    /// R10, R25, R33. Returns the seats that are asked, which everybody knows.
    pub fn asked(&self, game: &RaiseTheShields) -> SeatSet {
        let seats = SeatSet::all(self.players.len() as u8);
        match self.phase {
            Phase::Flip(seat) => SeatSet::only(seat),
            Phase::Work => seats.iter().filter(|seat| !self.player(*seat).finished).collect(),
            Phase::React => game.to_answer(&self.public()),
            _ => SeatSet::NONE,
        }
    }

    /// Returns a state with everything that the view shows. What it hides is as at the start of the step, except that
    /// seats known to have finished or answered have done so in some way.
    pub(crate) fn public(&self) -> State {
        let mut state = State {
            round: self.round,
            phase: self.phase,
            first: self.first,
            shared: self.shared,
            second: self.second,
            players: [self.players[0].known(); Seat::MOST],
        };
        for (player, side) in state.players.iter_mut().zip(&self.players) {
            *player = side.known();
        }
        for spare in &mut state.players[self.players.len()..] {
            *spare = Side::nobody();
        }
        state
    }
}

impl RaiseTheShields {
    /// Builds what an observer may know.
    pub(crate) fn view(&self, state: &State, observer: Observer) -> View {
        let observer = self.effective_observer(observer);
        let others: SeatSet = SeatSet::all(self.setup.seats).iter().filter(|seat| !observer.contains(*seat)).collect();
        let running = matches!(state.phase, Phase::Flip(_) | Phase::Work);
        let secret = running && self.options.personal_dice == PersonalDice::Secret;
        let dice = if secret { others } else { SeatSet::NONE };
        self.view_without(state, Withheld { dice, work: others, answers: others })
    }

    /// Returns whose secrets an observer sees: in solo play there is nobody to hide them from, so everybody may watch.
    pub(crate) fn effective_observer(&self, observer: Observer) -> Observer {
        if self.setup.seats == 1 { SeatSet::only(Seat::FIRST) } else { observer }
    }

    /// Builds a view that withholds these secrets.
    pub(crate) fn view_without(&self, state: &State, kept: Withheld) -> View {
        let side = |seat: Seat| {
            let player = state.player(seat);
            let work = if kept.work.contains(seat) { Work::default() } else { player.work };
            Side {
                sheet: player.sheet,
                die: Some(player.die).filter(|die| *die > 0 && !kept.dice.contains(seat)),
                attack: player.attack,
                work,
                steps: self.work_tokens(&work),
                finished: player.work.done,
                answered: player.answer.is_some(),
                answer: player.answer.filter(|_| !kept.answers.contains(seat)),
            }
        };
        View {
            round: state.round,
            phase: state.phase,
            first: state.first,
            shared: state.shared,
            second: state.second,
            players: SeatSet::all(self.setup.seats).iter().map(side).collect(),
        }
    }

    /// Returns the tokens of the steps in a work step, in the order in which they were taken.
    pub(crate) fn work_tokens(&self, work: &Work) -> Vec<String> {
        let ability = |early| work.ability.filter(|_| work.early == early).map(Action::Use);
        let steps = [
            work.assigned.map(Action::Assign),
            ability(true),
            work.drawn.map(Action::Draw),
            ability(false),
            work.done.then_some(Action::Done),
        ];
        steps.into_iter().flatten().map(|step| self.token(step)).collect()
    }
}

impl Answer {
    /// Returns the action that gives this answer.
    pub const fn action(self) -> Action {
        match self {
            Self::Erase(sector) => Action::Use(AbilityUse::Erase(sector)),
            other => Action::Answer(other),
        }
    }
}
