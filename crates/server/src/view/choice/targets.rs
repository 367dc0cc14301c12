//! What stands out on the board for whoever is asked: the places that an action can still be done at.

use boards::{Closed, Highlight, Stepper, Target};
use contract::{BoardSpace, Label, Phrase, PieceLocation};

use super::{SeatSelection, chain, piece_on_place, slots};

/// What stands out on the board for an ask.
#[derive(Default)]
pub(crate) struct OnBoard {
    pub(crate) targets: Vec<Target>,
    pub(crate) steppers: Vec<Stepper>,
    pub(crate) closed: Option<Closed>,
    /// What lies in slots, as `slot.piece`.
    pub(crate) put: Vec<String>,
}

impl SeatSelection<'_> {
    /// Returns what stands out on the board. Of several actions at one place the first names it.
    pub(crate) fn on_board(&self) -> OnBoard {
        let has_pieces = self.has_pieces();
        let open: Vec<(&String, &Label, &BoardSpace)> = self.at_places().collect();
        let mut named: Vec<&str> = Vec::new();
        let mut targets = Vec::new();
        for (token, label, place) in &open {
            let is_first = !named.contains(&place.key.as_str());
            named.push(&place.key);
            let several = is_first && open.iter().filter(|(.., other)| other.key == place.key).count() > 1;
            targets.push(Target {
                label: if is_first { self.target_name(label, place, several) } else { String::new() },
                highlight: self.highlight(token, place, is_idle(&open, place)),
                link: Some(if several { self.to_place(&place.key) } else { self.by_token(token) }),
                token: (*token).clone(),
            });
        }
        let on_board = chain::offered(&self.labels, self.piece.as_deref());
        // Once one is taken up, those that could be taken instead give way to where it can go.
        let is_taken = |piece: &contract::Piece| self.piece.as_ref() == Some(&piece.key);
        let one_is_taken = on_board.iter().any(|piece| is_taken(piece));
        let lying = on_board.into_iter().filter(|piece| piece.location == PieceLocation::OnBoard);
        targets.extend(lying.filter(|piece| !one_is_taken || is_taken(piece)).map(|piece| {
            let is_taken = is_taken(piece);
            let back = chain::way(&self.labels, self.piece.as_deref()).last().map(|piece| piece.key.as_str());
            Target {
                label: self.game.say(&piece.name).text,
                highlight: if is_taken { Highlight::Chosen } else { Highlight::Legal },
                link: Some(self.taking(if is_taken { back } else { Some(&piece.key) })),
                token: piece.key.clone(),
            }
        }));
        targets.extend(self.slot_targets());
        targets.extend(self.set_targets());
        targets.extend(self.portion_targets());
        // A piece that rests is refused wherever it would be put.
        let is_of_a_supply = |token: &&String| self.supplies.iter().any(|supply| supply.example == **token);
        let tried = self.tried.iter().filter(|token| !is_of_a_supply(token)).map(|token| Target {
            token: token.clone(),
            label: self.game.tongue.word("not-allowed-now").to_owned(),
            highlight: Highlight::Off,
            link: None,
        });
        targets.extend(tried);
        // Without a piece in hand nobody knows what is tried.
        let explains = self.piece.is_some() == has_pieces;
        let closed = explains.then(|| Closed { piece: self.piece.clone(), link: self.by_token("") });
        OnBoard { targets, steppers: self.steppers(), closed, put: self.slots.all_put(&self.labels) }
    }

    /// Returns the actions that can be done at a place with what is in hand. What does nothing but give something up is
    /// done at none, whatever the game says.
    pub(super) fn at_places(&self) -> impl Iterator<Item = (&String, &Label, &BoardSpace)> {
        let has_pieces = self.has_pieces();
        let open = move |label: &Label| match self.piece.as_deref() {
            Some(taken) => chain::is_whole(label, Some(taken)),
            None => label.pieces.len() <= usize::from(has_pieces),
        };
        let is_done_here = move |label: &Label| open(label) && !label.is_pure_sacrifice() && label.portion.is_none();
        let open = self.labels.iter().filter(move |(_, label)| is_done_here(label));
        open.filter_map(|(token, label)| Some((token, label, label.space.as_ref()?)))
    }

    fn has_pieces(&self) -> bool {
        self.labels.iter().any(|(_, label)| !label.pieces.is_empty())
    }

    /// Returns where the piece in hand can be put, for boards that show what a slot stands for.
    fn slot_targets(&self) -> impl Iterator<Item = Target> {
        let (hand, labels) = (&self.slots, &self.labels);
        slots::all(labels).filter_map(move |slot| {
            let then = hand.putting(labels, &slot.key)?;
            let content = then.content(labels, &slot.key)?;
            let say = |phrase| self.game.say(phrase).text;
            let label = Phrase::new("slot-target")
                .with("slot", say(&slot.name))
                .with("piece", say(&content.piece.name))
                .with("meant", say(content.note));
            Some(Target {
                token: format!("{}.{}", slot.key, content.piece.key),
                label: self.game.tongue.say(&label),
                highlight: if content.warning.is_some() { Highlight::Risky } else { Highlight::Legal },
                link: Some(self.link(&then.address())),
            })
        })
    }

    fn to_place(&self, key: &str) -> String {
        self.further(&format!("place={key}"))
    }

    fn highlight(&self, token: &str, place: &BoardSpace, is_idle: bool) -> Highlight {
        match (&self.token, &self.place) {
            (Some(chosen), _) if chosen == token => Highlight::Preview,
            (None, Some(chosen)) if *chosen == place.key => Highlight::Chosen,
            _ if is_idle => Highlight::Idle,
            _ => Highlight::Legal,
        }
    }

    fn target_name(&self, label: &Label, place: &BoardSpace, several: bool) -> String {
        let at = self.game.say(&place.name).text;
        match (&label.pieces[..], &self.piece) {
            ([_], None) if several => self.game.tongue.say(&Phrase::new("place-choose").with("place", at)),
            ([piece], _) if piece.location == PieceLocation::InTray => piece_on_place(self.game, piece, &at),
            _ => self.game.say(&label.name).text,
        }
    }
}

/// Says whether nothing that can be done at a place gains anything.
fn is_idle(open: &[(&String, &Label, &BoardSpace)], place: &BoardSpace) -> bool {
    open.iter().all(|(_, label, other)| label.is_idle || other.key != place.key)
}
