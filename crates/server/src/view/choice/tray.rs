//! The pieces beside the board: those that can be taken up, and those that were.

use boards::Names;
use contract::{Observer, PieceLocation, Position};

use super::question::Piece;
use super::{SeatSelection, chain, fits, is_at};

impl SeatSelection<'_> {
    /// Shows what was taken up on the way, each with a way back.
    pub(super) fn so_far(&self, position: &Position, observer: Observer, names: &Names) -> Vec<Piece> {
        let way = chain::way(&self.labels, self.piece.as_deref());
        let before = |nth: usize| nth.checked_sub(1).map(|nth| way[nth].key.as_str());
        let shown = way.iter().enumerate().map(|(nth, piece)| Piece {
            link: self.taking(before(nth)),
            is_taken: true,
            ..self.piece(piece, position, observer, names)
        });
        shown.collect()
    }

    /// Shows what can be taken up, with what a press would do.
    pub(super) fn tray(&self, position: &Position, observer: Observer, names: &Names) -> Vec<Piece> {
        let mut tray: Vec<Piece> = Vec::new();
        let offered = chain::offered(&self.labels, self.piece.as_deref());
        let way = chain::way(&self.labels, self.piece.as_deref());
        for piece in offered.into_iter().filter(|piece| piece.location != PieceLocation::OnBoard) {
            let there = |place: &String| -> Vec<&String> {
                let there =
                    self.labels.iter().filter(|(_, label)| is_at(label, place) && fits(label, Some(&piece.key)));
                there.map(|(token, _)| token).collect()
            };
            // A place that was chosen together with another piece is given up with it.
            let there = self.place.as_ref().filter(|_| self.piece.is_none()).map(there);
            let is_taken = self.piece.as_ref() == Some(&piece.key);
            tray.push(Piece {
                link: match there.as_deref() {
                    Some([token]) => self.by_token(token),
                    _ if is_taken => self.taking(way.last().map(|piece| piece.key.as_str())),
                    _ => self.taking(Some(&piece.key)),
                },
                token: there
                    .as_deref()
                    .and_then(|there| if let [token] = there { Some((*token).clone()) } else { None }),
                fits: there.is_none_or(|there| !there.is_empty()),
                is_taken,
                ..self.piece(piece, position, observer, names)
            });
        }
        let (hand, labels) = (&self.slots, &self.labels);
        let in_hand = hand.in_hand(labels).map(|piece| piece.key.as_str());
        tray.extend(hand.pieces(labels).into_iter().map(|(piece, count)| {
            let is_taken = in_hand == Some(&piece.key);
            let link = self.link(&hand.taking((!is_taken).then_some(&piece.key)).address());
            Piece { count, is_taken, link, ..self.piece(piece, position, observer, names) }
        }));
        tray
    }

    /// Names and draws a piece, of which nothing is pointed out yet.
    pub(super) fn piece(
        &self,
        piece: &contract::Piece,
        position: &Position,
        observer: Observer,
        names: &Names,
    ) -> Piece {
        let drawn = boards::piece(position, observer, &piece.key, names);
        Piece {
            key: piece.key.clone(),
            name: self.game.say(&piece.name).text,
            count: drawn.as_ref().map_or(1, |drawn| drawn.count),
            picture: drawn.map(|drawn| drawn.picture),
            is_taken: false,
            fits: true,
            link: String::new(),
            token: None,
        }
    }
}
