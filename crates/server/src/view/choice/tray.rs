//! The pieces beside the board: those that can be taken up, and those that were.

use boards::Names;
use contract::{Observer, PieceLocation, Position, Supply};

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

    /// Shows what can be taken up, with what a press would do, and what keeps its place though it cannot be.
    pub(super) fn tray(&self, position: &Position, observer: Observer, names: &Names) -> Vec<Piece> {
        let offered = chain::offered(&self.labels, self.piece.as_deref());
        let way = chain::way(&self.labels, self.piece.as_deref());
        let supplies = if way.is_empty() { &self.supplies[..] } else { &[] };
        let is_supplied = |piece: &contract::Piece| supplies.iter().any(|supply| supply.piece.key == piece.key);
        let mut tray: Vec<Piece> = Vec::new();
        for supply in supplies {
            let shown = self.piece(&supply.piece, position, observer, names);
            match offered.iter().find(|piece| piece.key == supply.piece.key) {
                Some(piece) => tray.push(self.takable(piece, way, shown)),
                None => tray.extend(self.resting(supply, shown)),
            }
        }
        let lying = |piece: &&&contract::Piece| piece.location != PieceLocation::OnBoard && !is_supplied(piece);
        for piece in offered.iter().filter(lying) {
            tray.push(self.takable(piece, way, self.piece(piece, position, observer, names)));
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

    /// Shows a piece that can be taken up.
    fn takable(&self, piece: &contract::Piece, way: &[contract::Piece], shown: Piece) -> Piece {
        let there = |place: &String| -> Vec<&String> {
            let there = self.labels.iter().filter(|(_, label)| is_at(label, place) && fits(label, Some(&piece.key)));
            there.map(|(token, _)| token).collect()
        };
        // A place that was chosen together with another piece is given up with it.
        let there = self.place.as_ref().filter(|_| self.piece.is_none()).map(there);
        let is_taken = self.piece.as_ref() == Some(&piece.key);
        Piece {
            link: match there.as_deref() {
                Some([token]) => self.by_token(token),
                _ if is_taken => self.taking(way.last().map(|piece| piece.key.as_str())),
                _ => self.taking(Some(&piece.key)),
            },
            token: there.as_deref().and_then(|there| if let [token] = there { Some((*token).clone()) } else { None }),
            fits: there.is_none_or(|there| !there.is_empty()),
            is_taken,
            ..shown
        }
    }

    /// Shows a piece that cannot be used now; following it tells why.
    fn resting(&self, supply: &Supply<String>, shown: Piece) -> Option<Piece> {
        let reason = self.game.say(&supply.refusal.as_ref()?.phrase);
        Some(Piece { link: self.by_token(&supply.example), rests: Some(reason), ..shown })
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
            price: piece.price.as_ref().map(|price| self.game.say(price).text),
            rests: None,
            count: drawn.as_ref().map_or(1, |drawn| drawn.count),
            picture: drawn.map(|drawn| drawn.picture),
            is_taken: false,
            fits: true,
            link: String::new(),
            token: None,
        }
    }
}
