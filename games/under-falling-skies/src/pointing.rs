//! How an action is pointed out: the piece that is picked up, the place where it goes, and what a button for it says on
//! its own.

use contract::{BoardSpace, Phrase, Piece, PieceLocation, Prompt, Seat, Speak};

use crate::UnderFallingSkies;
use crate::action::Action;
use crate::options::WhiteReroll;
use crate::space::Space;
use crate::speak::{NONE, describe, in_column, with_die};
use crate::state::{Colour, Die, Phase, State};

impl UnderFallingSkies {
    /// Returns what a button says on its own, if the action's name is too long for it.
    pub(crate) fn button(action: Action) -> Option<Phrase> {
        let at = |key, space: Space| Phrase::new(key).with("space", space.to_string());
        match action {
            Action::Place { space, digs, order, .. } => {
                let rows: Vec<String> = order.rows().iter().map(u8::to_string).collect();
                let order = if rows.is_empty() { NONE.to_owned() } else { rows.join(", ") };
                Some(at(if digs { "button-dig" } else { "button-place" }, space).with("order", order))
            }
            Action::Use(space) => Some(at("button-use", space)),
            Action::Site { space, instead_of } => {
                let old = instead_of.map_or_else(|| NONE.to_owned(), |old| old.to_string());
                Some(at("button-site", space).with("old", old))
            }
            Action::GiveUp(space) => Some(at("button-give-up", space)),
            Action::Remove(space) => Some(at("button-remove", space)),
            Action::Spawn(column) => Some(in_column("button-spawn", column)),
            _ => None,
        }
    }

    /// Returns what is picked up: a die in hand, or the robot that is being built.
    pub(crate) fn piece(&self, view: &State, action: Action) -> Option<Piece> {
        match (action, view.phase) {
            (Action::Place { die, .. }, _) => {
                let left = view.hand.dice().map(|die| view.hand.holds(die)).sum::<u8>();
                let forced = self.options.white_reroll != WhiteReroll::Optional;
                let rerolls = die.colour == Colour::White && left > 1 && forced;
                let detail = if rerolls { "ask-die-rerolls" } else { "ask-die-moves" };
                let detail = Phrase::new(detail).by(if rerolls { "R29" } else { "R16" }).with("value", die.value);
                let key = format!("{}{}", if die.colour == Colour::Black { 'k' } else { 'w' }, die.value);
                let prompt = Prompt { question: with_die(Phrase::new("ask-die"), die), detail: Some(detail) };
                Some(Piece::new(key, with_die(Phrase::new("group-die"), die), prompt))
            }
            (Action::Site { .. }, Phase::Site { value, .. }) => {
                let name = Phrase::new("piece-robot").with("value", value);
                Some(
                    Piece::new(format!("b{value}"), name, self.prompt(view, Seat::FIRST))
                        .located(PieceLocation::InHand),
                )
            }
            _ => None,
        }
    }

    /// Returns where an action is done.
    pub(crate) fn board_space(&self, view: &State, action: Action) -> Option<BoardSpace> {
        let in_base = |key, space: Space| {
            let area = in_column("area-column", space.column());
            BoardSpace { key: space.to_string(), name: self.describe_space(key, space), area }
        };
        match action {
            Action::Place { space, digs: true, .. } => {
                let distance = self.distance(view, space).unwrap_or(0);
                let place = in_base("place-dig", space);
                Some(BoardSpace { name: place.name.with("distance", distance), ..place })
            }
            Action::Site { space, instead_of } => {
                let old = instead_of.map_or_else(|| NONE.to_owned(), |old| old.to_string());
                let place = in_base("place-room", space);
                Some(BoardSpace { area: Phrase::new("area-robots").with("old", old), ..place })
            }
            Action::Place { space, .. } | Action::Use(space) => Some(in_base("place-room", space)),
            Action::Excavate => view.excavating().map(|placed| in_base("place-room", placed.space)),
            Action::Spawn(column) => Some(BoardSpace {
                key: (column + 1).to_string(),
                name: in_column("place-spot", column),
                area: in_column("area-column", column),
            }),
            // What only takes something off a space has no place: who presses the space wants to use it.
            Action::GiveUp(_)
            | Action::GiveUpExcavating
            | Action::Remove(_)
            | Action::Reroll
            | Action::Keep
            | Action::Decline
            | Action::End
            | Action::Mothership => None,
        }
    }

    /// Names a space by what its room does, and by the other spaces of that room.
    fn describe_space(&self, key: &'static str, space: Space) -> Phrase {
        let room = self.board.room(space);
        let others = room.into_iter().flat_map(|room| &room.spaces).filter(|other| **other != space);
        let others: Vec<String> = others.map(Space::to_string).collect();
        let with = if others.is_empty() { NONE.to_owned() } else { others.join(", ") };
        describe(Phrase::new(key).with("space", space.to_string()), room).with("with", with)
    }
}

/// Reads the key of a die in hand: `k4`.
pub fn read_die(key: &str) -> Option<Die> {
    let (colour, value) = key.split_at_checked(1)?;
    let colour = match colour {
        "k" => Colour::Black,
        "w" => Colour::White,
        _ => return None,
    };
    Some(Die { colour, value: number(value)? })
}

/// Reads the key of a robot that is being built: `b6`.
pub fn read_robot(key: &str) -> Option<u8> {
    number(key.strip_prefix('b')?)
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|value| (1..=6).contains(value))
}
