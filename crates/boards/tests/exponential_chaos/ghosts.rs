//! What an action would do is seen before it is done.

use std::collections::BTreeSet;

use boards::exponential_chaos::Chaos;
use boards::{GameDrawing, Moment};
use contract::{Events, Game, Notation, Seat, SeatSet, Step};
use exponential_chaos::action::Action;

use super::{EN, TABLES, board_after, game, random_game, texts};
use crate::sound::parse;

#[test]
fn what_an_action_would_do_is_drawn_over_the_board() {
    let mut drawn = BTreeSet::new();
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let game = game(seats, options);
        random_game(&game, &format!("ghosts {number}"), |state| {
            let Some(seat) = game.asked(state) else { return };
            let (mut legal, mut events) = (Vec::new(), Vec::new());
            game.legal(state, seat, &mut legal);
            for action in legal {
                game.events(state, Step::Action(seat, action), SeatSet::only(seat), &mut events);
                let ghosts = Chaos::overlay(&game, state, SeatSet::only(seat), &events, Moment::default(), &EN)
                    .unwrap()
                    .into_string();
                parse(&ghosts, &game.write_action(action));
                let seen = ghosts.contains("class=\"ghost-");
                match action {
                    // Dice that meet nothing leave nothing.
                    Action::Reroll(_) | Action::Keep => drawn.extend(seen.then_some("dice")),
                    Action::End => drawn.extend(seen.then_some("end")),
                    _ => {
                        assert!(seen, "{}: {}", game.write_line(state), game.write_action(action));
                        drawn.insert(match action {
                            Action::Assign(..) => "assign",
                            Action::Rebuild(_) => "rebuild",
                            Action::Take(_) => "take",
                            Action::Fire => "fire",
                            Action::Withhold => "withhold",
                            _ => "stop",
                        });
                    }
                }
            }
        });
    }
    let all = ["assign", "dice", "end", "fire", "rebuild", "stop", "take", "withhold"];
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), all);
}

/// What a die would leave is said in the word that stands there once it is laid.
#[test]
fn a_die_that_would_clear_a_place_says_so_as_the_place_does() {
    let line = "ec1 n=2 r=1 f=1 t=1 ph=assign pl=222222222222.2/222222222222.2 inv=Y1:1,B1:2,P1:1 def=yxm rr=0 ms=0 pts=0 q=- tb=-";
    let game = game(2, &[]);
    let state = game.read_line(line).unwrap();
    let (mut events, seat) = (Vec::new(), SeatSet::only(Seat::FIRST));
    game.events(&state, Step::Action(Seat::FIRST, game.read_action("1>Y1").unwrap()), seat, &mut events);
    let ghosts = Chaos::overlay(&game, &state, seat, &events, Moment::default(), &EN).unwrap().into_string();
    let laid = board_after(2, line, &["1>Y1"]);
    assert_eq!(texts(&ghosts, "good"), ["clear"]);
    assert_eq!(texts(&laid, "good"), ["clear"]);
}
