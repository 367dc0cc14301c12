//! Matrix games of which the value is known, and large ones whose strategies prove themselves.

use conform::Equilibrium;
use contract::{Dice, Stream};

fn solved(payoffs: &[Vec<f64>]) -> Equilibrium {
    let solved = Equilibrium::of(payoffs);
    assert!(solved.gap(payoffs) < 1e-9, "{} in {payoffs:?}", solved.gap(payoffs));
    for side in [&solved.rows, &solved.columns] {
        assert!(side.iter().all(|often| *often > -1e-9), "{side:?}");
        assert!((side.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{side:?}");
    }
    solved
}

fn are_near(found: &[f64], known: &[f64]) -> bool {
    found.len() == known.len() && found.iter().zip(known).all(|(one, other)| (one - other).abs() < 1e-9)
}

#[test]
fn rock_paper_and_scissors_are_equally_good_and_nobody_wins() {
    let found = solved(&[vec![0.0, -1.0, 1.0], vec![1.0, 0.0, -1.0], vec![-1.0, 1.0, 0.0]]);
    assert!(found.value.abs() < 1e-9, "{found:?}");
    assert!(are_near(&found.rows, &[1.0 / 3.0; 3]) && are_near(&found.columns, &[1.0 / 3.0; 3]), "{found:?}");
}

#[test]
fn of_two_by_two_the_mixed_value_is_found() {
    let found = solved(&[vec![3.0, -1.0], vec![-2.0, 4.0]]);
    assert!(are_near(&[found.value], &[1.0]), "{found:?}");
    assert!(are_near(&found.rows, &[0.6, 0.4]) && are_near(&found.columns, &[0.5, 0.5]), "{found:?}");
}

#[test]
fn a_saddle_point_is_a_pure_choice_and_what_is_alike_is_chosen_once() {
    let found = solved(&[vec![0.1, 0.0, 0.1], vec![0.8, 0.5, 0.8], vec![0.9, 0.2, 0.9], vec![0.8, 0.5, 0.8]]);
    assert!(are_near(&[found.value], &[0.5]), "{found:?}");
    assert!(are_near(&found.rows, &[0.0, 1.0, 0.0, 0.0]) && are_near(&found.columns, &[0.0, 1.0, 0.0]), "{found:?}");
    assert!(are_near(&[solved(&[vec![0.25]]).value], &[0.25]));
}

/// Verdicts take few values, so most bounds are equal: there the simplex method could go in circles.
#[test]
fn large_games_of_any_payoffs_and_of_few_have_no_gap() {
    let mut dice = Stream::new("matrix", "test", 0);
    for (rows, columns, payoffs) in [(40, 60, 1000), (60, 40, 3), (90, 90, 2), (1, 30, 5), (30, 1, 5)] {
        let mut draw = || f64::from(dice.below(payoffs)) / f64::from(payoffs - 1);
        let game: Vec<Vec<f64>> = (0..rows).map(|_| (0..columns).map(|_| draw()).collect()).collect();
        solved(&game);
    }
}

#[test]
fn a_strategy_that_can_be_answered_has_a_gap() {
    let pennies = [vec![1.0, 0.0], vec![0.0, 1.0]];
    let wrong = Equilibrium { value: 0.5, rows: vec![1.0, 0.0], columns: vec![0.5, 0.5] };
    assert!(are_near(&[wrong.gap(&pennies)], &[0.5]));
}
