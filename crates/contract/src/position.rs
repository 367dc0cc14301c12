//! A position of a game with its type erased.

use std::fmt;

use crate::typed_position::{ErasedPosition, TypedPosition};
use crate::{
    Account, Determinize, Dice, DrawName, Events, Forecast, Game, Info, Label, Notation, Observer, Order, Phases,
    Phrase, Prompt, Seat, SeatPerspective, Setup, Speak, StepError, StepPart, StepText, Supply, Turn, Verdict, Vital,
    split_seat,
};

/// A game and its state, with their types erased. Copying is cheap; steps are always checked.
pub struct Position(pub(crate) Box<dyn ErasedPosition>);

impl Clone for Position {
    fn clone(&self) -> Self {
        Self(self.0.copy())
    }
}

impl PartialEq for Position {
    /// Positions are equal when setups and states are.
    fn eq(&self, other: &Self) -> bool {
        self.0.same(&*other.0)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Position").field(&self.0.info().id).finish()
    }
}

impl Position {
    /// Returns what stays the same for every table of the game.
    pub fn info(&self) -> &'static Info {
        self.0.info()
    }

    /// Returns what the game was made from.
    pub fn setup(&self) -> &Setup {
        self.0.setup()
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> u8 {
        self.0.setup().seats
    }

    /// Says whether anybody may have anything to hide in a game with these options; see [`Game::hides`].
    pub fn hides(&self) -> bool {
        self.0.hides()
    }

    /// Returns the most steps that a game with these options takes; see [`Game::max_steps`].
    pub fn max_steps(&self) -> Option<u32> {
        self.0.max_steps()
    }

    /// Returns who moves.
    pub fn turn(&self) -> Turn {
        self.0.turn()
    }

    /// Returns the round, from 1.
    pub fn round(&self) -> u16 {
        self.0.round()
    }

    /// Returns the tokens of a seat's legal actions, in the game's order; none for a seat that is not asked.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        self.0.legal(seat)
    }

    /// Returns the only possible step, if there is one that an engine may play by itself.
    pub fn forced(&self) -> Option<StepText> {
        self.0.forced()
    }

    /// Says whether the game may ever have a forced step.
    pub fn has_forced(&self) -> bool {
        self.0.has_forced()
    }

    /// Returns the possible outcomes with their weights; `None` when they are too many to list or none is due.
    pub fn outcomes(&self) -> Option<Vec<(String, u64)>> {
        self.0.outcomes()
    }

    /// Returns classes of the possible outcomes with their weights, where one is due and they are too many to list; see
    /// [`Notation::outcome_classes`].
    pub fn outcome_classes(&self) -> Vec<(String, u64)> {
        if self.turn() == Turn::Chance && self.outcomes().is_none() { self.0.outcome_classes() } else { Vec::new() }
    }

    /// Returns the name of the draw that is due, if one is.
    pub fn draw_name(&self) -> Option<DrawName> {
        matches!(self.turn(), Turn::Chance).then(|| self.0.draw_name())
    }

    /// Draws the outcome that is due, without taking it; `None` if none is due.
    pub fn sample(&self, dice: &mut dyn Dice) -> Option<StepText> {
        matches!(self.turn(), Turn::Chance).then(|| StepText::Outcome { token: self.0.sample(dice) })
    }

    /// Reads a token, with or without its seat, as the step it would be here.
    ///
    /// # Errors
    /// When it is not a token, when an outcome is due, or when it does not say whose step it is and several may act.
    pub fn read_step(&self, token: &str) -> Result<StepText, StepError> {
        let (named, bare) = split_seat(self.info(), token);
        if named.is_none() && self.0.is_outcome(bare) {
            return Ok(StepText::Outcome { token: bare.to_owned() });
        }
        let owned = || token.to_owned();
        match (self.turn(), named) {
            (Turn::Over, _) => Err(StepError::Over { token: owned() }),
            (Turn::Chance, _) => Err(StepError::ChanceDue { token: owned(), draw: self.0.draw_name() }),
            (Turn::Choice(_), Some(seat)) => Ok(StepText::Action { seat, token: bare.to_owned() }),
            (Turn::Choice(seats), None) => match (seats.first(), seats.len()) {
                (Some(seat), 1) => Ok(StepText::Action { seat, token: bare.to_owned() }),
                (first, _) => Err(StepError::WhoseStep {
                    token: owned(),
                    example: first.map_or("?", |seat| self.info().seat_name(seat)),
                }),
            },
        }
    }

    /// Takes a step after checking it.
    ///
    /// # Errors
    /// When the step is not allowed or cannot come; the position is then as it was.
    pub fn play(&mut self, step: &StepText) -> Result<(), StepError> {
        self.0.play(step)
    }

    /// Reads and takes tokens one after another, seats and outcomes mixed as the dossier writes them. Forced steps that
    /// were left out are taken automatically. Returns the steps in full.
    ///
    /// # Errors
    /// At the first token that cannot be taken; the position is then the one before it.
    pub fn play_tokens<'a>(&mut self, tokens: impl IntoIterator<Item = &'a str>) -> Result<Vec<StepText>, StepError> {
        let mut steps = Vec::new();
        for token in tokens {
            match self.take(token) {
                Ok(step) => steps.push(step),
                Err(refused) => steps.extend(self.take_after_forced(token, refused)?),
            }
        }
        Ok(steps)
    }

    /// Takes a token after the forced steps that were left out before it. If the rules refuse it there, that refusal
    /// says more than the first one and is returned; any other error says less.
    fn take_after_forced(&mut self, token: &str, refused: StepError) -> Result<Vec<StepText>, StepError> {
        let (mut tried, mut steps) = (self.clone(), Vec::new());
        while let Some(forced) = tried.forced() {
            tried.play(&forced)?;
            steps.push(forced);
            match tried.take(token) {
                Ok(step) => {
                    steps.push(step);
                    *self = tried;
                    return Ok(steps);
                }
                Err(illegal @ StepError::Illegal { .. }) => return Err(illegal),
                Err(_) => {}
            }
        }
        Err(refused)
    }

    fn take(&mut self, token: &str) -> Result<StepText, StepError> {
        let step = self.read_step(token)?;
        self.play(&step)?;
        Ok(step)
    }

    /// Writes the position line: that of the state, or of the last quiet point and the tokens since. A
    /// [`Position::completion`] between quiet points was not played from one, so its line is empty.
    pub fn line(&self) -> String {
        self.0.line().unwrap_or_default()
    }

    /// Writes the position line as an observer may read it, tokens since the last quiet point included.
    pub fn line_for(&self, observer: Observer) -> String {
        self.0.line_for(observer).unwrap_or_default()
    }

    /// Returns how the game ended by its rules, once it has. Code that tells people or programs how a game ended also
    /// has to know who gave up: see [`crate::record::GivenUp::ending`].
    pub fn verdict(&self) -> Option<Verdict> {
        self.0.verdict()
    }

    /// Names the rule by which giving up ends the game; see [`Game::resignation`].
    pub fn resignation(&self) -> &'static str {
        self.0.resignation()
    }

    /// Returns what an observer may know, as JSON.
    pub fn view_json(&self, observer: Observer) -> serde_json::Value {
        self.0.view_json(observer)
    }

    /// Returns what people call a seat before anybody sits there; see [`crate::Speak::seat_title`].
    pub fn seat_title(&self, seat: Seat) -> Option<Phrase> {
        self.0.seat_title(seat)
    }

    /// Returns what a seat is asked; `None` when it is not asked.
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.asked(seat).then(|| self.0.prompt(seat))
    }

    /// Returns the seat's legal actions with their names, in the game's order.
    pub fn labels(&self, seat: Seat) -> Vec<(String, Label)> {
        if self.asked(seat) { self.0.labels(seat) } else { Vec::new() }
    }

    /// Says what an action of a seat that is asked makes possible; see [`crate::Speak::outlook`].
    pub fn outlook(&self, seat: Seat, token: &str) -> Vec<Phrase> {
        if self.asked(seat) { self.0.outlook(seat, token) } else { Vec::new() }
    }

    /// Suggests how a seat that is asked answers by several actions; see [`crate::Speak::suggest`].
    pub fn suggest(&self, seat: Seat) -> Vec<String> {
        if self.asked(seat) { self.0.suggest(seat) } else { Vec::new() }
    }

    /// Returns the pieces that keep their places before a seat that is asked; see [`crate::Speak::supplies`].
    pub fn supplies(&self, seat: Seat) -> Vec<Supply<String>> {
        if self.asked(seat) { self.0.supplies(seat) } else { Vec::new() }
    }

    /// Works out what the actions of a seat that is asked may bring; see [`crate::Speak::forecast`].
    pub fn forecast(&self, seat: Seat) -> Option<Forecast<String>> {
        if self.asked(seat) { self.0.forecast(seat) } else { None }
    }

    /// Says why no action of a seat that is asked takes exactly these pieces; see [`crate::Speak::no_such_set`].
    pub fn no_such_set(&self, seat: Seat, pieces: &[&str]) -> Option<Phrase> {
        if self.asked(seat) { self.0.no_such_set(seat, pieces) } else { None }
    }

    /// Returns the standing orders that a seat can give, as everybody may know them; none after the end. See
    /// [`crate::Speak::orders`].
    pub fn orders(&self, seat: Seat) -> Vec<Order<String>> {
        if self.turn() == Turn::Over { Vec::new() } else { self.0.orders(seat) }
    }

    /// Returns the notes of the game's guide for a seat that is asked, or before the first step; see [`crate::Speak::guide`].
    pub fn guide(&self, seat: Seat) -> Vec<Phrase> {
        self.0.guide(seat)
    }

    /// Returns the numbers that show how a seat stands, as the observer may know them; see [`crate::Speak::vitals`].
    pub fn vitals(&self, observer: Observer, seat: Seat) -> Vec<Vital> {
        self.0.vitals(observer, seat)
    }

    /// Returns the phases of the round, as the observer may know them; see [`crate::Speak::phases`].
    pub fn phases(&self, observer: Observer) -> Option<Phases> {
        self.0.phases(observer)
    }

    /// Sums up the steps from here to the end of the game, as anybody may know them after it; none when a step
    /// does not follow, or the game sums up nothing. See [`crate::Speak::account`].
    pub fn account<'a>(&self, steps: impl IntoIterator<Item = &'a StepText>) -> Option<Account> {
        self.0.account(&mut steps.into_iter())
    }

    /// Says whether this seat is asked now.
    pub fn asked(&self, seat: Seat) -> bool {
        matches!(self.turn(), Turn::Choice(seats) if seats.contains(seat))
    }

    /// Tells what a step from here to `after` did, as the observer may know it.
    pub fn tell(&self, step: &StepText, after: &Self, observer: Observer) -> Vec<Phrase> {
        self.0.tell(step, &*after.0, observer)
    }

    /// Returns the parts of a step from here to `after` that the observer is told, in order; see [`Speak::parts`].
    pub fn parts(&self, step: &StepText, after: &Self, observer: Observer) -> Vec<StepPart> {
        self.0.parts(step, &*after.0, observer)
    }

    /// Says whether a step, allowed here, lets the observer know anything: whether it is told an event.
    pub fn has_events(&self, step: &StepText, observer: Observer) -> bool {
        self.0.has_events(step, observer)
    }

    /// Returns what a step of this game, allowed here, does, as the observer may know it; `None` when this is another
    /// game or the step is not allowed. See [`Events::events`].
    pub fn events<G: Events + Notation + Speak + Determinize>(
        &self,
        step: &StepText,
        observer: Observer,
    ) -> Option<Vec<G::Event>> {
        self.0.as_any().downcast_ref::<TypedPosition<G>>()?.events(step, observer)
    }

    /// Returns the token of a step from here to `after` as the observer may read it, if it may; see [`Speak::visible_token`].
    pub fn token_for(&self, step: &StepText, after: &Self, observer: Observer) -> Option<String> {
        self.0.token_for(step, &*after.0, observer)
    }

    /// Says whether this position and the other look the same to the observer.
    pub fn looks_like(&self, other: &Self, observer: Observer) -> bool {
        self.0.looks_like(&*other.0, observer)
    }

    /// Makes a position that fits what the observer may know, for previews and undo.
    #[must_use]
    pub fn completion(&self, observer: Observer, dice: &mut dyn Dice) -> Self {
        Self(self.0.completion(observer, dice))
    }

    /// Returns what the seat sees, for a bot of this game; `None` when this is a position of another game.
    pub fn seen<G: Game>(&self, seat: Seat) -> Option<SeatPerspective<'_, G>> {
        let typed = self.0.as_any().downcast_ref::<TypedPosition<G>>()?;
        Some(SeatPerspective::new(&typed.game, &typed.state, seat))
    }

    /// Returns the game and what the observer may know, for a drawing of this game; `None` when the game is another.
    pub fn view<G: Game>(&self, observer: Observer) -> Option<(&G, G::View)> {
        let typed = self.0.as_any().downcast_ref::<TypedPosition<G>>()?;
        Some((&*typed.game, typed.game.view(&typed.state, observer)))
    }

    /// Writes an action of this game as its token; `None` when the game is another.
    pub fn token<G: Game + Notation>(&self, action: G::Action) -> Option<String> {
        let typed = self.0.as_any().downcast_ref::<TypedPosition<G>>()?;
        Some(typed.game.write_action(action))
    }
}
