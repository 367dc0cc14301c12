//! Every place can be pressed, and the others say why not.

use std::collections::BTreeSet;

use boards::exponential_chaos::Chaos;
use boards::{Closed, GameDrawing, Highlight, Names, Picture};
use contract::{Game, Notation, SeatSet, Speak};
use exponential_chaos::action::Action;

use super::{EN, TABLES, game, random_game};
use crate::offered::{offer, pressed};
use crate::sound::parse;
use crate::tried::tried;

#[test]
fn every_place_can_be_pressed_and_the_others_say_why_not() {
    let (mut places, mut closed) = (0, 0);
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let game = game(seats, options);
        random_game(&game, &format!("places {number}"), |state| {
            let Some(seat) = game.asked(state) else { return };
            let observer = SeatSet::only(seat);
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            let has_place = |action: &&Action| game.label(state, seat, **action).space.is_some();
            let tokens: BTreeSet<String> =
                legal.iter().filter(has_place).map(|action| game.write_action(*action)).collect();
            let picture = Picture {
                targets: offer(tokens.iter().cloned(), Highlight::Legal),
                closed: Some(Closed { piece: None, link: "?token=".to_owned() }),
                names: Names::default().for_viewers(observer),
                ..Picture::plain()
            };
            let board = Chaos::board(&game, state, observer, &picture, &EN).into_string();
            let line = game.write_line(state);
            let document = parse(&board, &line);
            assert_eq!(pressed(&document), tokens, "{line}");
            places += tokens.len();
            // What a closed place tries is refused.
            for token in tried(&document) {
                let action = game.read_action(&token).unwrap();
                assert!(game.check(state, seat, action).is_err(), "{token} is allowed: {line}");
                closed += 1;
            }
        });
    }
    assert!(places > 300 && closed > 300, "{places} pressed, {closed} closed");
}
