//! Moments of random games, with something pointed out in each.

use contract::{Dice, Observer, Position, Seat, SeatSet, Setup, Stream, Turn};
use words::Words;

use crate::games::entry::{GameEntry, LocalizedGame};
use crate::tongue::OFFERED;
use crate::view::choice::{SeatSelection, Selection};

/// How many games are played of each game, for each number of seats.
const GAMES: u64 = 3;

/// A position with something pointed out for a seat that is asked there.
pub(super) struct Moment<'a> {
    pub(super) game: LocalizedGame<'a>,
    pub(super) position: &'a Position,
    pub(super) selection: SeatSelection<'a>,
}

impl Moment<'_> {
    pub(super) fn observer(&self) -> Observer {
        SeatSet::only(self.selection.seat())
    }

    pub(super) fn words(&self) -> &Words {
        self.game.words()
    }
}

/// Plays random games of every game, alone and with others, and shows each position twice: with nothing pointed out, and
/// with a piece, a place or a move.
pub(super) fn moments(mut show: impl FnMut(&Moment<'_>)) {
    for entry in catalog::games() {
        let kind = GameEntry::new(entry);
        let least = *kind.info().seats.start();
        for seats in least..=(least + 1).min(*kind.info().seats.end()) {
            let game = kind.make(&Setup::printed(seats)).expect("the printed game");
            for number in 0..GAMES {
                let mut dice = Stream::new(kind.id(), "moments", number);
                let tongue = OFFERED[number as usize % OFFERED.len()];
                let mut position = game.start();
                loop {
                    show_all(kind.localized(tongue), &position, &mut dice, &mut show);
                    let Some(step) = conform::random_step(&position, &mut dice) else { break };
                    position.play(&step).expect("an offered step");
                }
            }
        }
    }
}

fn show_all(game: LocalizedGame<'_>, position: &Position, dice: &mut Stream, show: &mut impl FnMut(&Moment<'_>)) {
    let Turn::Choice(asked) = position.turn() else { return };
    let Some(seat) = asked.first() else { return };
    for aim in [Selection::default(), anything(position, seat, dice)] {
        let selection = SeatSelection::new("x", game, position, 1, seat, &aim, true);
        show(&Moment { game, position, selection });
    }
}

/// Points out a piece, a piece in its slot, a place, or a whole action.
fn anything(position: &Position, seat: Seat, dice: &mut Stream) -> Selection {
    let mut labels = position.labels(seat);
    let (token, label) = labels.swap_remove(dice.below(labels.len() as u32) as usize);
    let bare = Selection { version: Some(1), ..Selection::default() };
    match dice.below(4) {
        0 => Selection { piece: label.pieces.first().map(|piece| piece.key.clone()), ..bare },
        1 => Selection { place: label.space.map(|place| place.key), ..bare },
        2 => {
            let fills = label.fillings.into_iter().flatten().take(1);
            Selection { put: fills.map(|fill| format!("{}.{}", fill.slot.key, fill.piece.key)).collect(), ..bare }
        }
        _ => Selection { token: Some(token), ..bare },
    }
}
