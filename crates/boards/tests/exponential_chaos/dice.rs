//! Dice in hand, as they are thrown, and laid out at what they meet.

use boards::exponential_chaos::Chaos;
use boards::{GameDrawing, Highlight, Names, Picture};
use contract::{Game, Seat, SeatSet, Speak};

use super::{EN, board_after, count, game, position, random_game, texts};
use crate::offered::offer;
use crate::sound::parse;

#[test]
fn dice_in_hand_have_pictures_for_a_tray() {
    let game = game(2, &[]);
    let mut shown = 0;
    random_game(&game, "tray", |state| {
        let Some(seat) = game.asked(state) else { return };
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        for action in legal {
            let label = game.label(state, seat, action);
            for piece in label.set.into_iter().flatten().chain(label.portion.map(|portion| portion.piece)) {
                let drawn = Chaos::piece(&game, state, SeatSet::only(seat), &piece.key, &Names::default());
                let drawn = drawn.unwrap_or_else(|| panic!("{} has no picture", piece.key));
                parse(&drawn.picture.into_string(), &piece.key);
                shown += 1;
            }
        }
    });
    assert!(shown > 20, "{shown}");
}

/// Dice tumble as they are rolled, those alone that were thrown again, and rest with the next step. What an invasion comes
/// to, of each die and of all, is shown when it has landed.
#[test]
fn dice_tumble_as_they_are_rolled() {
    let line = "ec1 n=2 r=1 f=1 t=1 ph=inv pl=222222222222.2/222222222222.2 inv=- def=- rr=0 ms=0 pts=0 q=- tb=-";
    let tumbling = |tokens: &[&str]| {
        let mut position = position(2, line);
        let mut names = Names::default();
        names.follow(None, &position, SeatSet::NONE);
        for token in tokens {
            let before = position.clone();
            let step = position.play_tokens([*token]).unwrap().remove(0);
            names.follow(Some((&before, &step)), &position, SeatSet::NONE);
        }
        let piece = |key: &&str| {
            let drawn = boards::piece(&position, SeatSet::NONE, key, &names);
            drawn.is_some_and(|piece| piece.picture.into_string().contains("tumbles"))
        };
        let tray: Vec<&str> = ["d1", "d2", "d3"].into_iter().filter(piece).collect();
        let board = board_after(2, line, tokens);
        (count(&board, "tumbles"), count(&board, "settles"), tray.join(" "))
    };
    assert_eq!(tumbling(&["I:Y1=3,B1=1,P1=2"]), (3, 4, String::new()));
    assert_eq!(tumbling(&["I:Y1=3,B1=1,P1=2", "D:ybm"]), (0, 0, "d1 d2 d3".to_owned()));
    assert_eq!(tumbling(&["I:Y1=3,B1=1,P1=2", "D:ybm", "R13"]), (0, 0, String::new()));
    assert_eq!(tumbling(&["I:Y1=3,B1=1,P1=2", "D:ybm", "R13", "D:xbr"]), (0, 0, "d1 d3".to_owned()));
}

/// While dice are laid out, the board shows what would get through with them.
#[test]
fn dice_that_are_laid_out_meet_their_saucers() {
    let line = "ec1 n=2 r=2 f=1 t=1 ph=assign pl=222222222222.2/222222222222.2 inv=Y1:1,Y2:3,B1:2,B2:2,P1:1,P2:1 def=yxmr rr=0 ms=0 pts=0 q=- tb=-";
    let through = |laid: &[&str]| {
        let targets = offer(laid.iter().map(|token| (*token).to_owned()), Highlight::Chosen);
        let picture = Picture { targets, ..Picture::plain() };
        let board = boards::draw(&position(2, line), SeatSet::only(Seat::FIRST), &picture, &EN).unwrap().into_string();
        (texts(&board, "sum").remove(0), texts(&board, "good").len(), count(&board, "shot"))
    };
    assert_eq!(through(&[]), ("10of 10 get through".to_owned(), 0, 0));
    assert_eq!(through(&["1>Y2", "2>B1"]), ("6of 10 get through".to_owned(), 1, 4));
}
