//! The sequence of play: the one place that moves the game from round to round (R1-R7, R35, R36, R53).

use contract::{EventSink, Phrase, Refusal, Seat, SeatSet, Turn, Verdict};

use crate::RaiseTheShields;
use crate::action::Action;
use crate::cell::{SECTORS, Sector};
use crate::event::Event;
use crate::options::SoloDifficulty;
use crate::sheet::ALL_SHIELDS;
use crate::state::{AbilityUse, Answer, Phase, Player, Sheet, State, Work};
use crate::view::{Side, View};

/// How a game has ended for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// The game is still being played, or ended in a draw.
    Open,
    /// The seat has won.
    Won,
    /// The seat has lost.
    Lost,
}

impl RaiseTheShields {
    /// R2, R4. Sets the game up: a sheet and a die for each player; seat A is the first player. In solo play, dice are
    /// rolled for attack rectangles (R46); the harder game begins with one in every sector (R47).
    pub(crate) fn set_up(&self) -> State {
        let (alone, sheet) = (self.setup.seats == 1, self.blank());
        let player = Player { sheet, die: 0, attack: 0, work: Work::default(), answer: None };
        let setup = alone && self.options.solo_setup_dice.0 > 0;
        let mut state = State {
            round: 1,
            phase: if setup { Phase::Setup } else { Phase::Roll },
            first: Seat::FIRST,
            shared: [0; 2],
            second: 0,
            players: std::array::from_fn(|seat| if seat < self.setup.seats.into() { player } else { Side::nobody() }),
        };
        if alone && self.options.solo_difficulty == SoloDifficulty::Hard {
            state.players[0].sheet.hits.fill(1);
        }
        state
    }

    /// R7. Says who moves: chance, the seats that are asked, or nobody once the game is over.
    pub(crate) fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Setup | Phase::Roll | Phase::Second => Turn::Chance,
            Phase::Flip(seat) => Turn::Choice(SeatSet::only(seat)),
            Phase::Work => Turn::Choice(self.at_work(state)),
            Phase::React => Turn::Choice(self.to_answer(state)),
            Phase::Over(_) | Phase::Expired => Turn::Over,
        }
    }

    /// Writes what a seat that is asked can do into the buffer, which is cleared first.
    pub(crate) fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        match state.phase {
            Phase::Flip(_) => actions.extend([Action::Flip(0), Action::Flip(1), Action::Decline]),
            Phase::Work => self.list_work(state, seat, actions),
            Phase::React => self.list_answers(state, seat, actions),
            Phase::Setup | Phase::Roll | Phase::Second | Phase::Over(_) | Phase::Expired => {}
        }
    }

    /// Says why a seat that is asked cannot do this.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub(crate) fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (state.phase, action) {
            (Phase::Flip(_), Action::Flip(_) | Action::Decline) => Ok(()),
            (Phase::Flip(_), _) => Err(Refusal::new("R10", Phrase::new("refuse-flip-first"))),
            (Phase::Work, _) => self.check_work(state, seat, action),
            (Phase::React, Action::Answer(answer)) => self.check_answer(state, seat, answer),
            (Phase::React, Action::Use(AbilityUse::Erase(sector))) => {
                self.check_answer(state, seat, Answer::Erase(sector))
            }
            (Phase::React, Action::Flip(_) | Action::Decline) => Err(Self::unasked_flip(state, seat)),
            (Phase::React, _) => Err(Refusal::new("R33", Phrase::new("refuse-answer-first"))),
            _ => Err(Refusal::new("R7", Phrase::new("refuse-nothing-asked"))),
        }
    }

    /// Says which rule keeps a seat from being asked now.
    pub(crate) fn unasked(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        let waits = |rule, key| Some(Refusal::new(rule, Phrase::new(key)));
        match (state.phase, action) {
            (Phase::Over(_) | Phase::Expired | Phase::Setup | Phase::Roll | Phase::Second, _) => None,
            (_, Action::Flip(_) | Action::Decline) => Some(Self::unasked_flip(state, seat)),
            (Phase::React, Action::Answer(answer)) => Some(self.unasked_answer(state, seat, answer)),
            (Phase::React, Action::Use(AbilityUse::Erase(sector))) => {
                Some(self.unasked_answer(state, seat, Answer::Erase(sector)))
            }
            (Phase::React, _) => waits("R33", "refuse-answers-awaited"),
            (Phase::Work, _) => waits("R25", "refuse-finished"),
            (Phase::Flip(_), _) => waits("R10", "refuse-flip-awaited"),
        }
    }

    /// Takes an allowed action.
    pub(crate) fn apply_with<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut S,
    ) {
        match action {
            Action::Flip(die) => self.flip(state, seat, die, events),
            Action::Decline => {
                events.record(Event::Declined { seat });
                go_on(state, self.next_flip(state, Some(seat)), events);
            }
            Action::Answer(answer) => self.answer(state, seat, answer, events),
            Action::Use(AbilityUse::Erase(sector)) if state.phase == Phase::React => {
                self.answer(state, seat, Answer::Erase(sector), events);
            }
            Action::Assign(_) | Action::Use(_) | Action::Draw(_) | Action::Done => {
                self.work(state, seat, action, events);
            }
        }
    }

    /// R35, R36. Passes the dice on to the left and makes new abilities ready. (R53) After the last round the game ends
    /// without a result.
    pub(crate) fn next_round<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        if u32::from(state.round) >= self.options.round_cap.0 {
            return self.end(state, Phase::Expired, events);
        }
        Self::clear(state);
        for player in &mut state.players {
            player.sheet.wake();
        }
        state.first = self.seat_after(state.first, 1);
        state.round += 1;
        state.phase = Phase::Roll;
        events.record(Event::NextRound { round: state.round, first: state.first });
    }

    /// R28, R34, R52, R53. Ends the game; what the last round brought stays on the sheets.
    pub(crate) fn end<S: EventSink<Event>>(&self, state: &mut State, how: Phase, events: &mut S) {
        Self::clear(state);
        state.phase = how;
        if let (true, Some(verdict)) = (S::ENABLED, self.verdict(state)) {
            events.record(Event::Ended { how, rule: verdict.rule });
        }
    }

    /// Takes the dice and the choices of a round off the table.
    fn clear(state: &mut State) {
        (state.shared, state.second) = ([0; 2], 0);
        for player in &mut state.players {
            (player.die, player.attack, player.answer) = (0, 0, None);
        }
    }

    /// R28, R34, R52, R53. Says how the game ended.
    pub(crate) fn verdict(&self, state: &State) -> Option<Verdict> {
        let alone = self.setup.seats == 1;
        let winners = state.winners();
        let complete = winners.iter().any(|seat| self.shields(&state.player(seat).sheet) == ALL_SHIELDS);
        let (rule, cause) = match state.phase {
            Phase::Over(_) if complete => (if alone { "R52" } else { "R28" }, "shields"),
            Phase::Over(_) => (if alone { "R52" } else { "R34" }, "city"),
            Phase::Expired => ("R53", "cap"),
            _ => return None,
        };
        let mut scores = [0.0; Seat::MOST];
        for (seat, score) in scores.iter_mut().take(self.setup.seats.into()).enumerate() {
            let drawn = winners.is_empty() && !alone;
            *score = if drawn { 0.5 } else { f64::from(u8::from(winners.contains(Seat::new(seat)))) };
        }
        Some(Verdict::new(winners, scores, rule, cause))
    }

    /// R28, R34, R52, R53. Says how the game has ended for a seat; if several play, running out of rounds is a draw.
    pub fn fate(&self, view: &View, seat: Seat) -> Fate {
        match view.phase {
            Phase::Over(winners) if winners.contains(seat) => Fate::Won,
            Phase::Over(_) => Fate::Lost,
            Phase::Expired if self.setup.seats == 1 => Fate::Lost,
            _ => Fate::Open,
        }
    }

    /// R32. Returns the cities of a sheet that may be destroyed: those of open sectors with all rectangles filled.
    fn may_have_fallen(&self, sheet: &Sheet) -> impl Iterator<Item = Sector> {
        let shields = self.shields(sheet);
        (0..SECTORS).filter(move |sector| self.is_full(sheet, *sector) && shields >> sector & 1 == 0)
    }

    /// R32. Says whether a sheet may show a destroyed city.
    pub(crate) fn has_fallen(&self, sheet: &Sheet) -> bool {
        self.may_have_fallen(sheet).next().is_some()
    }

    /// R28, R32, R34, R52. Returns the city of a seat that must have been destroyed, when all that is known is how the
    /// game stands at its end. `None` if nobody won by it, if its attacker may have won by shields instead, or if it
    /// may have been one of several.
    pub fn fallen_city(&self, view: &View, seat: Seat) -> Option<Sector> {
        let Phase::Over(winners) = view.phase else { return None };
        let by = self.attacker(seat);
        let destroyed = match self.setup.seats {
            1 => winners.is_empty(),
            _ => winners.contains(by) && !self.has_all_shields(&view.player(by).sheet),
        };
        let mut cities = self.may_have_fallen(&view.player(seat).sheet);
        match (destroyed, cities.next(), cities.next()) {
            (true, Some(city), None) => Some(city),
            _ => None,
        }
    }
}

/// Moves on to this phase.
pub(crate) fn go_on<S: EventSink<Event>>(state: &mut State, phase: Phase, events: &mut S) {
    state.phase = phase;
    events.record(Event::Begins(phase));
}
