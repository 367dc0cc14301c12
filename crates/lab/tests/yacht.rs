//! Learning, shown on a short yacht, whose best play can be worked out.

mod common;

use std::sync::Arc;

use common::{TRAINING, lost_by, with};
use conform::Solved;
use conform::toys::Yacht;
use conform::toys::yacht::InOrder;
use contract::{Inputs, Seat, Stream};
use lab::{Length, Training, train};
use search::{Learned, Net, Temperature};

/// Three turns each of up to two rolls, for the little straight, the big straight and the yacht: what to roll again,
/// and which category to give up.
const SHORT: &[(&str, &str)] = &[("rolls", "2"), ("sheet", "fixed")];

#[test]
fn what_is_learned_comes_within_a_hundredth_of_best_play() {
    let (game, in_order): (Yacht, InOrder) = (with(SHORT), with(SHORT));
    let untaught = Arc::new(Net::new(game.input_count(), &mut Stream::new("yacht", "net", 0)));
    let training = Training { length: Length::Games(100_000), seed: "yacht", threads: 0, ..TRAINING };
    let taught = Arc::new(train(&game, None, &training).expect("a training").net);
    let mut solved = Solved::new(&in_order);
    for seat in [Seat::new(0), Seat::new(1)] {
        let mut lost = |net: &Arc<Net>| {
            let bot = Learned::new(net.clone(), Temperature::default());
            lost_by(&mut solved, &game, bot, 0, seat)
        };
        let (before, after) = (lost(&untaught), lost(&taught));
        assert!(before > 0.1 && (0.0..0.01).contains(&after), "{seat:?}: {before} lost at first, {after} in the end");
    }
}
