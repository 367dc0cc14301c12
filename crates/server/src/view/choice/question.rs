//! What a page shows of a question: plain values.

use contract::Seat;
use maud::Markup;

use super::{HintView, Odds};
use crate::tongue::sentence::Sentence;

/// What one seat is asked.
pub(crate) struct Question {
    pub(crate) seat: Seat,
    pub(crate) text: Sentence,
    pub(crate) detail: Option<Sentence>,
    /// What was taken up on the way to what can be taken up now.
    pub(crate) so_far: Vec<Piece>,
    /// What can be taken up.
    pub(crate) pieces: Vec<Piece>,
    /// Where pieces are put, several for one action.
    pub(crate) slots: Vec<Slot>,
    /// Pieces that are chosen for one action, in any order.
    pub(crate) toggles: Option<Toggles>,
    /// What an answer of several actions is made of.
    pub(crate) portions: Vec<PortionRow>,
    /// What the choices may bring, where that can be asked for.
    pub(crate) odds: Option<Odds>,
    /// What the choices are worth, where that can be asked for.
    pub(crate) hints: Option<HintView>,
    /// The actions of such an answer that its button does first.
    pub(crate) lead: Vec<String>,
    /// How what is pointed out can be laid otherwise.
    pub(crate) rotations: Vec<Rotation>,
    /// All legal actions; once a piece is taken up, those with it.
    pub(crate) groups: Vec<Group>,
    /// The action that answers by doing nothing.
    pub(crate) pass: Option<Move>,
    /// Actions that need no board: they are done nowhere.
    pub(crate) beside: Vec<Move>,
    /// More of these, folded away.
    pub(crate) more: Vec<Move>,
    /// What it has come down to: to be confirmed.
    pub(crate) chosen: Vec<Move>,
    /// How many actions may be taken back.
    pub(crate) undo: usize,
    /// Whether the game has secrets: what comes out cannot be taken back.
    pub(crate) has_secrets: bool,
}

impl Question {
    /// Says whether there is nothing to choose but from the list.
    pub(crate) fn is_plain(&self) -> bool {
        let pieces = self.pieces.len() + self.so_far.len() + self.slots.len() + self.portions.len();
        pieces + usize::from(self.pass.is_some()) + self.beside.len() + self.chosen.len() == 0 && self.toggles.is_none()
    }
}

/// A piece that can be taken up.
pub(crate) struct Piece {
    pub(crate) key: String,
    pub(crate) name: String,
    /// What using it costs.
    pub(crate) price: Option<String>,
    pub(crate) picture: Option<Markup>,
    pub(crate) count: u8,
    pub(crate) is_taken: bool,
    /// Why it cannot be used now.
    pub(crate) rests: Option<Sentence>,
    /// Whether it can go where the address points.
    pub(crate) fits: bool,
    /// Where taking it up, or putting it down again, leads.
    pub(crate) link: String,
    /// The action it stands for, once the place is chosen.
    pub(crate) token: Option<String>,
}

/// Pieces that are chosen in any order.
pub(crate) struct Toggles {
    pub(crate) pieces: Vec<Piece>,
    /// What is to be done with them, and why it cannot be done with those that are chosen.
    pub(crate) no_action: Option<(String, Sentence)>,
}

/// What is done with one piece in an answer of several actions.
pub(crate) struct PortionRow {
    pub(crate) key: String,
    pub(crate) name: String,
    pub(crate) picture: Option<Markup>,
    /// What is laid of it, in words.
    pub(crate) laid: Option<String>,
    /// Where laying as much of it as can be leads, or taking it back; none where nothing can be laid.
    pub(crate) toggle: Option<String>,
    /// How much is laid, where it may be more or less, and where one step leads.
    pub(crate) amount: Option<Stepper>,
    /// What else can be done with it: the name, where it leads, and whether it is laid.
    pub(crate) options: Vec<(String, String, bool)>,
}

/// An amount that is changed step by step.
pub(crate) struct Stepper {
    pub(crate) amount: u16,
    pub(crate) less: Option<String>,
    pub(crate) more: Option<String>,
}

/// Where a piece is put.
pub(crate) struct Slot {
    pub(crate) key: String,
    pub(crate) name: String,
    pub(crate) content: Option<Content>,
    /// What lies there and would give way to it.
    pub(crate) gives_way: Option<Content>,
    /// Whether what lies there would get there by following the link.
    pub(crate) is_open: bool,
    /// Where putting the piece in hand there leads, or taking up what lies there.
    pub(crate) link: Option<String>,
}

/// What lies in a slot, or would.
pub(crate) struct Content {
    pub(crate) name: String,
    pub(crate) picture: Option<Markup>,
    pub(crate) note: String,
    pub(crate) warning: Option<Sentence>,
}

/// Another way to lay what is pointed out.
pub(crate) struct Rotation {
    pub(crate) way: boards::Transform,
    pub(crate) link: String,
}

/// Actions that belong together.
pub(crate) struct Group {
    pub(crate) heading: Sentence,
    /// The piece they are done with.
    pub(crate) piece: Option<String>,
    pub(crate) parts: Vec<Part>,
}

/// Actions of one group in one part of the board.
pub(crate) struct Part {
    pub(crate) area: Option<Sentence>,
    pub(crate) moves: Vec<Move>,
}

/// An action.
pub(crate) struct Move {
    pub(crate) token: String,
    pub(crate) name: Sentence,
    /// What a button says that stands alone.
    pub(crate) button: String,
    /// Whether it is pointed out.
    pub(crate) is_chosen: bool,
    /// What is asked before it is done, since it gives something up.
    pub(crate) asks: Option<Sentence>,
    /// Whether it gains nothing.
    pub(crate) is_idle: bool,
}
