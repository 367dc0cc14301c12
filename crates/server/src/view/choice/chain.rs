//! Pieces that are taken up one after another: a die for one purpose, then another for the next.

use contract::{Label, Piece, PieceLocation};

/// Actions by token, as a seat may take them.
type Labels = [(String, Label)];

/// Returns where in its order an action takes up the piece with this key.
pub(super) fn place(label: &Label, key: &str) -> Option<usize> {
    label.pieces.iter().position(|piece| piece.key == key)
}

/// Says whether nothing more is to be taken up for this action. Of actions that take up one piece, that piece may still be
/// open.
pub(super) fn is_whole(label: &Label, taken: Option<&str>) -> bool {
    match taken {
        Some(key) => place(label, key).is_some_and(|nth| nth + 1 == label.pieces.len()),
        None => label.pieces.is_empty(),
    }
}

/// Returns what can be taken up after this piece, or first of all; each once, in order.
pub(super) fn next<'a>(labels: &'a Labels, taken: Option<&str>) -> Vec<&'a Piece> {
    let after = |label: &'a Label| match taken {
        Some(key) => label.pieces.get(place(label, key)? + 1),
        None => label.pieces.first(),
    };
    let mut found: Vec<&Piece> = Vec::new();
    for piece in labels.iter().filter_map(|(_, label)| after(label)) {
        if found.iter().all(|known| known.key != piece.key) {
            found.push(piece);
        }
    }
    found
}

/// Takes up what needs no choice: what is in hand already, and the only piece that there is. Where something can be done
/// without any, to take it up is a choice.
pub(super) fn auto_select(labels: &Labels, taken: Option<String>) -> Option<String> {
    let first = next(labels, None);
    let in_hand = || first.iter().find(|piece| piece.location == PieceLocation::InHand).map(|piece| piece.key.clone());
    let mut taken = taken.or_else(in_hand);
    if taken.is_none() && labels.iter().any(|(_, label)| label.pieces.is_empty()) {
        return None;
    }
    while let [only] = next(labels, taken.as_deref())[..] {
        taken = Some(only.key.clone());
    }
    taken
}

/// Returns what was taken up before what is offered now, the first at the head: all that is taken up, as long as more
/// can be taken up after it.
pub(super) fn way<'a>(labels: &'a Labels, taken: Option<&str>) -> &'a [Piece] {
    let Some(key) = taken else { return &[] };
    let found = labels.iter().find_map(|(_, label)| Some((label, place(label, key)?)));
    let Some((label, nth)) = found else { return &[] };
    let ends = next(labels, taken).is_empty();
    &label.pieces[..if ends { nth } else { nth + 1 }]
}

/// Returns what is offered to be taken up: what comes next, or where nothing does, what could be taken up instead.
pub(super) fn offered<'a>(labels: &'a Labels, taken: Option<&str>) -> Vec<&'a Piece> {
    let before = way(labels, taken).last().map(|piece| piece.key.as_str());
    next(labels, before)
}

#[cfg(test)]
mod tests {
    use contract::{Phrase, Prompt};

    use super::*;

    fn piece(key: &str) -> Piece {
        let prompt = Prompt { question: Phrase::new("ask"), detail: None };
        Piece::new(key, Phrase::new("name"), prompt)
    }

    fn labels(chains: &[&[Piece]]) -> Vec<(String, Label)> {
        let label = |chain: &&[Piece]| {
            let label = Label::new(Phrase::new("group"), Phrase::new("name"));
            (String::new(), chain.iter().cloned().fold(label, Label::taking))
        };
        chains.iter().map(label).collect()
    }

    fn keys<'a>(pieces: impl IntoIterator<Item = &'a Piece>) -> Vec<&'a str> {
        pieces.into_iter().map(|piece| piece.key.as_str()).collect()
    }

    #[test]
    fn one_piece_after_another_is_offered_with_a_way_back() {
        let [w3, w5] = ["w3", "w5"].map(piece);
        let [w3s5, w3s2, w5s3] = ["w3s5", "w3s2", "w5s3"].map(piece);
        let labels = labels(&[&[w3.clone(), w3s5], &[w3, w3s2], &[w5, w5s3]]);
        assert_eq!(keys(offered(&labels, None)), ["w3", "w5"]);
        assert_eq!(
            (keys(offered(&labels, Some("w3"))), keys(way(&labels, Some("w3")))),
            (vec!["w3s5", "w3s2"], vec!["w3"])
        );
        // Where nothing comes after it, it can be exchanged for what could be taken up instead.
        assert_eq!(
            (keys(offered(&labels, Some("w3s2"))), keys(way(&labels, Some("w3s2")))),
            (vec!["w3s5", "w3s2"], vec!["w3"])
        );
        assert!(is_whole(&labels[0].1, Some("w3s5")) && !is_whole(&labels[0].1, Some("w3")));
    }

    #[test]
    fn what_needs_no_choice_is_taken_up() {
        let pair = labels(&[&[piece("a"), piece("ab")], &[piece("c")]]);
        assert_eq!(auto_select(&pair, None), None);
        assert_eq!(auto_select(&pair, Some("a".to_owned())).as_deref(), Some("ab"));
        let single = labels(&[&[piece("a"), piece("ab")]]);
        assert_eq!(auto_select(&single, None).as_deref(), Some("ab"));
        let or_none = labels(&[&[piece("a"), piece("ab")], &[]]);
        assert_eq!(auto_select(&or_none, None), None);
        assert_eq!(auto_select(&or_none, Some("a".to_owned())).as_deref(), Some("ab"));
        let held = labels(&[&[piece("a")], &[piece("c").located(PieceLocation::InHand)]]);
        assert_eq!(auto_select(&held, None).as_deref(), Some("c"));
        assert_eq!(auto_select(&held, Some("a".to_owned())).as_deref(), Some("a"));
        let held_or_none = labels(&[&[piece("c").located(PieceLocation::InHand)], &[]]);
        assert_eq!(auto_select(&held_or_none, None).as_deref(), Some("c"));
    }
}
