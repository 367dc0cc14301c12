//! Dice that anybody can check: what a table does for it.

use crate::common::{A, Live, parley};
use crate::games::{luck, played};
use contract::record::Entry;
use table::{Deed, Unfair, verify};

#[test]
fn an_outcome_that_does_not_follow_from_its_numbers_is_refused() {
    for number in 0..4 {
        let (face, mut record) = played(number);
        let game = face.start();
        let at = luck(&record)[0];
        let Entry::Luck { token, draw, .. } = &mut record.steps[at] else { unreachable!("luck") };
        let name = draw.as_ref().unwrap().0.clone();
        *token = match game.outcomes() {
            Some(outcomes) => outcomes.into_iter().map(|(other, _)| other).find(|other| other != token).unwrap(),
            None if token == "=1" => "=2".to_owned(),
            None => "=1".to_owned(),
        };
        let error = verify(&record, &*face).unwrap_err();
        assert!(matches!(&error, Unfair::Record(_)), "{error}");
        assert!(error.to_string().contains(&format!("draw `{name}`")), "{error}");
    }
}

#[test]
fn a_record_without_a_commitment_is_not_called_fair() {
    let (face, mut record) = played(1);
    record.dice = None;
    assert_eq!(verify(&record, &*face), Err(Unfair::NoCommitment));
}

#[test]
fn the_seats_own_entropy_changes_the_dice() {
    let rolled = |entropy: Option<&str>| {
        let mut live = Live::new(parley(2), 9);
        if let Some(entropy) = entropy {
            live.ask(A, Deed::Entropy { entropy: entropy.to_owned() }).unwrap();
        }
        live.ask(A, Deed::Begin).unwrap();
        live.table.record().steps
    };
    assert_eq!(rolled(Some("a")), rolled(Some("a")));
    assert_ne!(rolled(None), rolled(Some("a")));
    assert_ne!(rolled(Some("b")), rolled(Some("a")));
}
