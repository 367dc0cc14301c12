//! What is said to people, as values: a key and its arguments. The words are in one file per game and language.

use serde::Serialize;

use crate::{Portion, Seat};

/// One sentence to be said: the key of a message and what fills its gaps.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Phrase {
    /// The message's key in the game's words.
    pub key: &'static str,
    /// The rule that this sentence rests on, if one does.
    pub rule: Option<&'static str>,
    /// What kind of news it is about a step.
    #[serde(skip)]
    pub stake: Stake,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What kind of news a sentence is about a step, in the order that helps somebody decide: worst first. The game sets it
/// for each of its events; a log still keeps the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Hash)]
pub enum Stake {
    /// Something bad for the seat that acts.
    Harm,
    /// What is gained, paid, or lost over a limit.
    Gain,
    /// Anything else.
    #[default]
    Other,
    /// Something moves.
    Movement,
    /// Chance decides.
    Luck,
    /// What was done, which the person about to do it knows already.
    Action,
}

/// An argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number, which also chooses the plural.
    Number(i64),
    /// Text that reads the same in every language: a space, a token, a name.
    Text(String),
    /// The key of another message from the same words, said here.
    Term(&'static str),
    /// A place at the table. The code that says the phrase knows who sits there and names them; a reader who sits there
    /// is `you` in a message that has a form for that. A game never puts the printed name of a seat into a sentence
    /// itself.
    Seat {
        /// Which.
        seat: Seat,
    },
    /// Phrases from the same words, said here and separated by commas.
    List(Vec<Phrase>),
}

impl Phrase {
    /// Returns the sentence with this key and nothing in its gaps yet.
    pub const fn new(key: &'static str) -> Self {
        Self { key, rule: None, stake: Stake::Other, args: Vec::new() }
    }

    /// Adds the rule that the sentence rests on.
    #[must_use]
    pub fn by(mut self, rule: &'static str) -> Self {
        self.rule = Some(rule);
        self
    }

    /// Sets what kind of news it is about a step.
    #[must_use]
    pub const fn at_stake(mut self, stake: Stake) -> Self {
        self.stake = stake;
        self
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Says whether a seat is named in it.
    pub fn names(&self, seat: Seat) -> bool {
        self.args.iter().any(|(_, arg)| match arg {
            Arg::Seat { seat: named } => *named == seat,
            Arg::List(phrases) => phrases.iter().any(|phrase| phrase.names(seat)),
            Arg::Number(_) | Arg::Text(_) | Arg::Term(_) => false,
        })
    }

    /// Adds a word from the words file itself.
    #[must_use]
    pub fn term(self, name: &'static str, key: &'static str) -> Self {
        self.with(name, Arg::Term(key))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat { seat }
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Self {
        Self::List(phrases)
    }
}

macro_rules! number {
    ($($number:ty),*) => { $(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )* };
}
number!(u8, i8, u16, i16, u32, i32, i64);

/// Why an action is not allowed now: the rule and the sentence that tells the player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The number of the rule that forbids it, as in `R13`.
    pub rule: &'static str,
    /// What to tell the player.
    pub phrase: Phrase,
}

impl Refusal {
    /// Returns a refusal by this rule with these words, which then rest on it too.
    pub fn new(rule: &'static str, phrase: Phrase) -> Self {
        Self { rule, phrase: phrase.by(rule) }
    }
}

/// What a seat is asked: the question, then one line about the consequences.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    /// One order or question, under eight words.
    pub question: Phrase,
    /// One line of consequence, with its rule.
    pub detail: Option<Phrase>,
}

/// An action as a person chooses it: its name, its heading, and how it is chosen on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Label {
    /// The group it belongs to, in the order of legal actions; actions of one group stand together.
    pub group: Phrase,
    /// What the button says under its heading.
    pub name: Phrase,
    /// What the button says without its heading, in a few words; if none, the name.
    pub button: Option<Phrase>,
    /// What is picked up first, then next, and so on; actions that share a piece are offered once it is in hand.
    pub pieces: Vec<Piece>,
    /// What is put into which slot, for an action that fills several at once: every way to do it.
    pub fillings: Vec<Vec<Fill>>,
    /// The pieces that it takes, chosen in any order, for an action that is a set of pieces.
    pub set: Option<Vec<Piece>>,
    /// What it adds to an answer of several actions.
    pub portion: Option<Portion>,
    /// What the seat is asked once only this action is left, if that differs from the question before.
    pub confirm: Option<Prompt>,
    /// Where it is done; an action without a place is offered beside the question.
    pub space: Option<BoardSpace>,
    /// What it gives up, which is asked about before it is done.
    pub sacrifice: Option<Sacrifice>,
    /// Whether it is allowed and gains nothing, so that it must not look like a good one.
    pub is_idle: bool,
    /// Whether it answers by doing nothing: a pass, which has no piece and no place.
    pub is_pass: bool,
}

/// What an action gives up. Nobody should lose a thing by a press that was meant to use it, so code that offers the
/// action asks first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sacrifice {
    /// Something besides what the action is for, with the question: "Two dice are unused. End the phase?"
    Beside(Phrase),
    /// It does nothing else, with the question: "Scrap the robot?" Such an action has no piece and no place, since a place
    /// on the board is there to be used: it is offered in the list of moves alone.
    Pure(Phrase),
}

impl Sacrifice {
    /// Returns what is asked before it is done.
    pub const fn question(&self) -> &Phrase {
        match self {
            Self::Beside(question) | Self::Pure(question) => question,
        }
    }
}

impl Label {
    /// Returns the label of an action that picks nothing up and has no place.
    pub const fn new(group: Phrase, name: Phrase) -> Self {
        Self {
            group,
            name,
            button: None,
            pieces: Vec::new(),
            fillings: Vec::new(),
            set: None,
            portion: None,
            confirm: None,
            space: None,
            sacrifice: None,
            is_idle: false,
            is_pass: false,
        }
    }

    /// Adds what the button says without its heading.
    #[must_use]
    pub fn with_button(self, button: Phrase) -> Self {
        Self { button: Some(button), ..self }
    }

    /// Adds what is picked up next. Pieces that follow one another have different keys, and so have pieces that follow
    /// different ones: `w3`, then `w3s5`.
    #[must_use]
    pub fn taking(mut self, piece: Piece) -> Self {
        self.pieces.push(piece);
        self
    }

    /// Adds a way to fill slots that amounts to this action; there are several where it makes no difference which of
    /// two pieces is in which slot. A person fills the slots one by one and in any order, so every way of every action
    /// fills the same slots, each once, and the contents of all slots together name one action.
    #[must_use]
    pub fn filled_by(mut self, fills: Vec<Fill>) -> Self {
        self.fillings.push(fills);
        self
    }

    /// Adds what is asked once only this action is left.
    #[must_use]
    pub fn confirmed_by(self, prompt: Prompt) -> Self {
        Self { confirm: Some(prompt), ..self }
    }

    /// Adds where it is done.
    #[must_use]
    pub fn at(self, place: BoardSpace) -> Self {
        Self { space: Some(place), ..self }
    }

    /// Adds what it gives up.
    #[must_use]
    pub fn sacrificing(self, sacrifice: Sacrifice) -> Self {
        Self { sacrifice: Some(sacrifice), ..self }
    }

    /// Says that it gains nothing.
    #[must_use]
    pub fn idle(self) -> Self {
        Self { is_idle: true, ..self }
    }

    /// Says that it answers a question by doing nothing: a pass. It is offered first and in one place, so that whoever wants
    /// nothing else need not look.
    #[must_use]
    pub fn passing(self) -> Self {
        Self { is_pass: true, ..self }
    }

    /// Says whether it does nothing but give something up.
    pub const fn is_pure_sacrifice(&self) -> bool {
        matches!(self.sacrifice, Some(Sacrifice::Pure(_)))
    }
}

/// A piece that lies before a seat whether or not it can be used now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Supply<A> {
    /// The piece.
    pub piece: Piece,
    /// An action that picks it up first: one that is allowed, if there is any.
    pub example: A,
    /// Why the example is not allowed; none if it is.
    pub refusal: Option<Refusal>,
}

/// What an action picks up: a die, a card, a pawn. Pieces that are alike in everything count as one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Piece {
    /// Its name in addresses: letters, digits, `-` and `.`.
    pub key: String,
    /// What it is called.
    pub name: Phrase,
    /// What using it costs, in a word or two that stand on it.
    pub price: Option<Phrase>,
    /// What the seat is asked once it has picked it up.
    pub prompt: Prompt,
    /// Where it lies.
    pub location: PieceLocation,
}

/// Where a piece lies that can be picked up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PieceLocation {
    /// In front of the player, among others.
    #[default]
    InTray,
    /// In hand already, as long as no other is picked up.
    InHand,
    /// On the board, from where it is picked up.
    OnBoard,
}

impl Piece {
    /// Returns a piece that lies in front of the player.
    pub fn new(key: impl Into<String>, name: Phrase, prompt: Prompt) -> Self {
        Self { key: key.into(), name, price: None, prompt, location: PieceLocation::InTray }
    }

    /// Says what using it costs.
    #[must_use]
    pub fn costing(self, price: Phrase) -> Self {
        Self { price: Some(price), ..self }
    }

    /// Says where it lies instead.
    #[must_use]
    pub fn located(self, lies: PieceLocation) -> Self {
        Self { location: lies, ..self }
    }
}

/// A piece in a slot: a die for a purpose, a card in a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fill {
    /// Where it is put.
    pub slot: Slot,
    /// What is put there. A key occurs in one way to fill the slots as often as there are equal pieces.
    pub piece: Piece,
}

/// One of several places that an action fills at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Slot {
    /// Its name in addresses: letters, digits and `-`.
    pub key: String,
    /// What it is called.
    pub name: Phrase,
    /// What the piece means there.
    pub note: Phrase,
    /// Something bad about the action that this slot is part of, as soon as it is certain.
    pub warning: Option<Phrase>,
}

/// Where an action is done: a space, a row of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BoardSpace {
    /// Its name in addresses: letters, digits, `-` and `.`.
    pub key: String,
    /// What it is called, and what is special about it.
    pub name: Phrase,
    /// The part of the board it belongs to, under which a piece's actions are grouped.
    pub area: Phrase,
}
