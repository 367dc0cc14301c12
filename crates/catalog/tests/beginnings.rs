//! Where a game gives nets its own estimate to begin with, a net that has hardly learned plays about as `greedy` does.

use lab::{Length, Training};
use search::Nets;

use contract::Setup;

/// Trains for so few games that nothing is learned, and returns what games against `greedy` were worth then.
fn worth(id: &str) -> f64 {
    let entry = catalog::find(id).expect("a game");
    let training = Training { measured: 60, ..Training::new(Length::Games(8), "beginnings") };
    let trained = (entry.train)(&[Setup::printed(2)], (&[], &Nets::default()), None, &training).expect("a net");
    let measure = &trained.about.measured[0];
    assert_eq!(measure.against.as_deref(), Some("greedy"));
    measure.points / measure.games as f64
}

/// Without these weights they have less than a quarter of the points.
#[test]
fn a_new_net_plays_about_as_greedy_does() {
    for id in ["attack-the-tower", "exponential-chaos", "solar-tower-defense"] {
        let worth = worth(id);
        assert!(worth > 0.35, "{id}: {worth}");
    }
}
