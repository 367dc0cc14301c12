//! Pieces that an action puts into slots, several at once: a person fills the slots one by one, in any order, and may move
//! what lies in them until the action is done.

use contract::{Fill, Label, Phrase, Piece, Slot};

/// Actions by token, as a seat may take them.
type Labels = [(String, Label)];

/// What has been put so far, as an address says it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Slots {
    /// In the order in which they were put.
    put: Vec<Put>,
    /// The key of the piece that is put next.
    in_hand: Option<String>,
}

/// A piece in a slot, both by their keys.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Put {
    slot: String,
    piece: String,
}

/// What lies in a slot, or would if it got the piece in hand.
pub(super) struct Content<'a> {
    pub(super) piece: &'a Piece,
    pub(super) note: &'a Phrase,
    pub(super) warning: Option<&'a Phrase>,
}

impl Put {
    fn read(text: &str) -> Option<Self> {
        let (slot, piece) = text.split_once('.')?;
        Some(Self { slot: slot.to_owned(), piece: piece.to_owned() })
    }

    fn of(fill: &Fill) -> Self {
        Self { slot: fill.slot.key.clone(), piece: fill.piece.key.clone() }
    }

    fn is(&self, fill: &Fill) -> bool {
        self.slot == fill.slot.key && self.piece == fill.piece.key
    }
}

impl Slots {
    /// Reads what an address says, as far as an action can still do so.
    pub(super) fn read(labels: &Labels, put: &[String], in_hand: Option<&str>) -> Self {
        let puts = put.iter().filter_map(|text| Put::read(text));
        let mut slots = puts.fold(Self::default(), |slots, put| slots.with(labels, &put).unwrap_or(slots));
        let taken = Self { in_hand: in_hand.map(str::to_owned), ..slots.clone() };
        if all(labels).any(|slot| taken.putting(labels, &slot.key).is_some()) {
            slots = taken;
        }
        slots
    }

    /// Returns all slots as an action fills them.
    pub(super) fn of(label: &Label) -> Self {
        Self::filled(label.fillings.first().map(Vec::as_slice).unwrap_or_default())
    }

    fn filled(way: &[Fill]) -> Self {
        Self { put: way.iter().map(Put::of).collect(), in_hand: None }
    }

    /// Writes it as [`Slots::read`] takes it.
    pub(super) fn address(&self) -> String {
        let put = self.put.iter().map(|put| format!("put={}.{}", put.slot, put.piece));
        put.chain(self.in_hand.iter().map(|piece| format!("piece={piece}"))).collect::<Vec<_>>().join("&")
    }

    /// Returns what else can be put, each with how many alike there are. Nothing once it has come down to one action.
    pub(super) fn pieces<'a>(&self, labels: &'a Labels) -> Vec<(&'a Piece, u8)> {
        let mut pieces: Vec<(&Piece, u8)> = Vec::new();
        if self.whole(labels).is_some() {
            return pieces;
        }
        for (_, way) in self.open(labels) {
            let left: Vec<&Fill> = way.iter().filter(|fill| !self.put.iter().any(|put| put.is(fill))).collect();
            for fill in &left {
                let count = left.iter().filter(|other| other.piece.key == fill.piece.key).count() as u8;
                match pieces.iter_mut().find(|(piece, _)| piece.key == fill.piece.key) {
                    Some((_, most)) => *most = count.max(*most),
                    None => pieces.push((&fill.piece, count)),
                }
            }
        }
        pieces
    }

    /// Returns the piece in hand.
    pub(super) fn in_hand<'a>(&self, labels: &'a Labels) -> Option<&'a Piece> {
        let key = self.in_hand.as_ref()?;
        ways(labels).flat_map(|(_, way)| way).map(|fill| &fill.piece).find(|piece| piece.key == *key)
    }

    /// Takes a piece up, or puts it back.
    pub(super) fn taking(&self, piece: Option<&str>) -> Self {
        Self { in_hand: piece.map(str::to_owned), ..self.clone() }
    }

    /// Puts the piece in hand into a slot, instead of what lies there; `None` where no action does so.
    pub(super) fn putting(&self, labels: &Labels, slot: &str) -> Option<Self> {
        self.with(labels, &Put { slot: slot.to_owned(), piece: self.in_hand.clone()? })
    }

    /// Takes what lies in a slot in hand.
    pub(super) fn lifting(&self, labels: &Labels, slot: &str) -> Option<Self> {
        let piece = &self.content(labels, slot)?.piece.key;
        let put = self.put.iter().filter(|put| put.slot != slot).cloned().collect();
        Some(Self { put, in_hand: Some(piece.clone()) })
    }

    fn with(&self, labels: &Labels, put: &Put) -> Option<Self> {
        let kept = self.put.iter().filter(|other| other.slot != put.slot).cloned();
        let then = Self { put: kept.chain([put.clone()]).collect(), in_hand: None };
        then.open(labels).next()?;
        Some(then)
    }

    /// Returns the ways to fill the slots that put so, and more, with their actions.
    fn open<'a>(&self, labels: &'a Labels) -> impl Iterator<Item = (&'a Label, &'a [Fill])> {
        ways(labels).filter(|(_, way)| self.is_in(way))
    }

    fn is_in(&self, way: &[Fill]) -> bool {
        self.put.iter().all(|put| way.iter().any(|fill| put.is(fill)))
    }

    /// Returns the action that it has come down to.
    pub(super) fn whole<'a>(&self, labels: &'a Labels) -> Option<&'a Label> {
        Some(self.last_way(labels)?.0)
    }

    /// Returns the action that it has come down to, with a way to fill all its slots.
    fn last_way<'a>(&self, labels: &'a Labels) -> Option<(&'a Label, &'a [Fill])> {
        let mut open = self.open(labels).filter(|_| self.in_hand.is_none());
        let first = open.next()?;
        open.all(|(label, _)| std::ptr::eq(label, first.0)).then_some(first)
    }

    /// Says whether an action can still be meant.
    pub(super) fn admits(&self, label: &Label) -> bool {
        let with_it =
            |way: &[Fill]| self.in_hand.as_ref().is_none_or(|key| way.iter().any(|fill| fill.piece.key == *key));
        label.fillings.is_empty() || label.fillings.iter().any(|way| self.is_in(way) && with_it(way))
    }

    /// Returns what lies in a slot.
    pub(super) fn content<'a>(&self, labels: &'a Labels, slot: &str) -> Option<Content<'a>> {
        let whole = self.last_way(labels).map(|(_, way)| Self::filled(way));
        let put = whole.as_ref().unwrap_or(self).put.iter().find(|put| put.slot == slot)?;
        let mut fills = self.open(labels).filter_map(|(_, way)| way.iter().find(|fill| put.is(fill)));
        let Fill { slot, piece } = fills.next()?;
        // What is bad is told when it is so whatever comes.
        let warning =
            slot.warning.as_ref().filter(|warning| fills.all(|fill| fill.slot.warning.as_ref() == Some(warning)));
        Some(Content { piece, note: &slot.note, warning })
    }

    /// Returns everything that lies in a slot, as `slot.piece`.
    pub(super) fn all_put(&self, labels: &Labels) -> Vec<String> {
        let whole = self.last_way(labels).map(|(_, way)| Self::filled(way));
        whole.as_ref().unwrap_or(self).put.iter().map(|put| format!("{}.{}", put.slot, put.piece)).collect()
    }
}

/// Returns every way to fill the slots, with the action that it comes to.
fn ways(labels: &Labels) -> impl Iterator<Item = (&Label, &[Fill])> {
    labels.iter().flat_map(|(_, label)| label.fillings.iter().map(move |way| (label, way.as_slice())))
}

/// Returns the slots, in order; none where no action has any.
pub(super) fn all(labels: &Labels) -> impl Iterator<Item = &Slot> {
    ways(labels).take(1).flat_map(|(_, way)| way).map(|fill| &fill.slot)
}

#[cfg(test)]
mod tests {
    use contract::Prompt;

    use super::*;

    /// A way to put a piece into each of the slots `w`, `s` and `a`; bad where 3 lies in `s`.
    fn way(pieces: [&str; 3]) -> Vec<Fill> {
        let fill = |(slot, key): (&str, &str)| {
            let warning = (slot == "s" && key == "3").then(|| Phrase::new("bad"));
            let slot = Slot { key: slot.to_owned(), name: Phrase::new("slot"), note: Phrase::new("note"), warning };
            let prompt = Prompt { question: Phrase::new("ask"), detail: None };
            Fill { slot, piece: Piece::new(key, Phrase::new("piece"), prompt) }
        };
        ["w", "s", "a"].into_iter().zip(pieces).map(fill).collect()
    }

    fn label(pieces: [&str; 3]) -> (String, Label) {
        (pieces.concat(), Label::new(Phrase::new("group"), Phrase::new("name")).filled_by(way(pieces)))
    }

    fn labels(actions: &[[&str; 3]]) -> Vec<(String, Label)> {
        actions.iter().map(|pieces| label(*pieces)).collect()
    }

    fn six() -> Vec<(String, Label)> {
        labels(&[["2", "3", "5"], ["2", "5", "3"], ["3", "2", "5"], ["3", "5", "2"], ["5", "2", "3"], ["5", "3", "2"]])
    }

    fn read(labels: &Labels, put: &[&str], in_hand: Option<&str>) -> Slots {
        Slots::read(labels, &put.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>(), in_hand)
    }

    fn offered(slots: &Slots, labels: &Labels) -> Vec<(String, u8)> {
        slots.pieces(labels).into_iter().map(|(piece, count)| (piece.key.clone(), count)).collect()
    }

    #[test]
    fn any_piece_may_come_first_and_the_last_follows() {
        let labels = six();
        let none = read(&labels, &[], None);
        assert_eq!(offered(&none, &labels).len(), 3);
        let attack = none.taking(Some("2")).putting(&labels, "a").unwrap();
        assert_eq!((attack.address(), attack.whole(&labels)), ("put=a.2".to_owned(), None));
        let shape = attack.taking(Some("5")).putting(&labels, "s").unwrap();
        assert_eq!(shape.whole(&labels), Some(&label(["3", "5", "2"]).1));
        assert_eq!(shape.all_put(&labels), ["w.3", "s.5", "a.2"]);
        assert_eq!(offered(&shape, &labels), []);
        assert_eq!(Slots::read(&labels, &["a.2".to_owned(), "s.5".to_owned()], None), shape);
    }

    #[test]
    fn what_lies_in_a_slot_is_moved_even_if_it_only_followed() {
        let labels = six();
        let done = read(&labels, &["a.2", "s.5"], None);
        let lifted = done.lifting(&labels, "w").unwrap();
        assert_eq!(lifted.address(), "put=a.2&put=s.5&piece=3");
        let moved = lifted.putting(&labels, "s").unwrap();
        assert_eq!(moved.whole(&labels), Some(&label(["5", "3", "2"]).1));
        let lifted = moved.lifting(&labels, "a").unwrap();
        assert_eq!(lifted.address(), "put=s.3&piece=2");
        assert_eq!(offered(&lifted, &labels), [("2".to_owned(), 1), ("5".to_owned(), 1)]);
    }

    #[test]
    fn an_address_that_fits_no_action_points_out_what_does() {
        let labels = six();
        assert_eq!(read(&labels, &["w.2", "s.2", "x.1", "nothing"], Some("7")).address(), "put=w.2");
        assert_eq!(read(&labels, &["w.2"], Some("2")).address(), "put=w.2&piece=2");
        assert_eq!(read(&[], &["w.2"], Some("2")), Slots::default());
    }

    #[test]
    fn pieces_alike_are_counted_and_a_changed_one_uses_its_own_up() {
        let twice = labels(&[["3", "3", "5"], ["3", "5", "3"], ["5", "3", "3"]]);
        assert_eq!(offered(&read(&twice, &[], None), &twice), [("3".to_owned(), 2), ("5".to_owned(), 1)]);
        assert_eq!(offered(&read(&twice, &["w.3"], None), &twice), [("3".to_owned(), 1), ("5".to_owned(), 1)]);
        let changed = labels(&[["2", "5", "3"], ["2", "5", "4u"], ["3", "2", "5"]]);
        let two = read(&changed, &["w.2", "s.5"], None);
        assert_eq!((two.whole(&changed), offered(&two, &changed).len()), (None, 2));
        let only = labels(&[["3", "3", "3"]]);
        assert_eq!(read(&only, &[], None).whole(&only), Some(&label(["3", "3", "3"]).1));
    }

    #[test]
    fn where_two_ways_come_to_the_same_any_of_them_is_open() {
        let (token, twice) = label(["4u", "4", "6"]);
        let changed =
            [(token, twice.filled_by(way(["4", "4u", "6"]))), label(["3", "4", "6"]), label(["6", "4u", "4"])];
        for put in [["w.4u", "s.4"], ["w.4", "s.4u"], ["a.6", "w.4"]] {
            let slots = read(&changed, &put, None);
            assert_eq!(slots.whole(&changed), Some(&changed[0].1), "{put:?}");
            assert!(slots.all_put(&changed).contains(&put[1].to_owned()), "what was put stays where it was put");
        }
        assert_eq!(offered(&read(&changed, &["s.4u"], None), &changed).len(), 2);
    }

    #[test]
    fn what_is_bad_whatever_comes_is_told() {
        let labels = six();
        let warned = |put: &[&str]| read(&labels, put, None).content(&labels, "s").unwrap().warning.is_some();
        assert!(warned(&["s.3"]) && !warned(&["s.5"]));
        let sometimes = [label(["2", "3", "5"]), {
            let mut fits = label(["5", "3", "2"]);
            fits.1.fillings[0][1].slot.warning = None;
            fits
        }];
        assert!(read(&sometimes, &["s.3"], None).content(&sometimes, "s").unwrap().warning.is_none());
        assert!(read(&sometimes, &["s.3", "w.2"], None).content(&sometimes, "s").unwrap().warning.is_some());
    }
}
