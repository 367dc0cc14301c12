//! Positions through the object-safe face, in parley: seats, refusals, lines that hide something.

use std::sync::Arc;

use conform::toys::Parley;
use contract::{AnyGame, Maker, Position, Seat, SeatSet, Setup, StepError, Stream};

const A: Seat = Seat::FIRST;

fn face() -> Arc<dyn AnyGame> {
    (Maker::of::<Parley>().make)(&Setup::printed(2)).expect("the printed game is made")
}

fn play(line: &str, tokens: &str) -> Position {
    let mut position = face().read(line).expect("a line");
    position.play_tokens(tokens.split(' ')).expect("tokens that can be played");
    position
}

#[test]
fn a_seat_that_a_rule_keeps_from_being_asked_hears_the_rule() {
    let mut position = play("1 A=12/0 B=34/0 x=", "A:offer:2 A:done");
    let refused = |position: &mut Position, token: &str| position.play_tokens([token]).expect_err("not A's turn");
    let done = refused(&mut position, "A:draw");
    assert!(matches!(&done, StepError::Illegal { refusal, .. } if refusal.rule == "R4"), "{done}");
    // In the window no rule says more than that the others are asked.
    let mut window = play("1 A=12/0 B=V4/0 x=", "A:offer:2 A:done B:offer:4 B:done");
    assert!(window.asked(A));
    assert!(matches!(refused(&mut window, "B:veto"), StepError::NotAsked { seat: "B", .. }));
    // There is no seat C at a table for two.
    assert!(matches!(refused(&mut window, "C:veto"), StepError::NotAsked { seat: "C", .. }));
}

#[test]
fn a_line_names_seats_only_where_several_were_asked() {
    let position = play("1 A=12/0 B=34/0 x=", "A:offer:2 A:done B:offer:4 B:done A:pass");
    // A's pass ended the round; before it, the line carried the seats of the sealed choice and not those of the window.
    assert_eq!(position.line(), "2 A=1/0 B=3/6 x=24");
    let window = play("1 A=12/0 B=34/0 x=", "A:offer:2 A:done B:offer:4 B:done");
    assert_eq!(window.line(), "1 A=12/0 B=34/0 x=;A:offer:2,A:done,offer:4,done");
    assert_eq!(face().read(&window.line()).expect("its own line"), window);
}

#[test]
fn a_line_hides_what_its_reader_may_not_know() {
    let position = play("2 A=12/0 B=V/6 x=33", "A:draw +4 A:offer:4");
    let (a, b) = (SeatSet::only(A), SeatSet::only(Seat::new(1)));
    assert_eq!(position.line_for(a), "2 A=12/0 B=#1/6 x=33;A:draw,+4,A:offer:4");
    assert_eq!(position.line_for(b), "2 A=#2/0 B=V/6 x=33");
    assert_eq!(position.line_for(SeatSet::NONE), "2 A=#2/0 B=#1/6 x=33");
    assert_eq!(position.line_for(SeatSet::all(2)), position.line());
    // A line that hides something is read as a guess that fits it, and never taken for the whole.
    let hidden = face().read("2 A=#2/0 B=V/6 x=33").expect_err("it hides a hand").to_string();
    assert!(hidden.contains("hides what A holds"), "{hidden}");
    let guess = face().read_seen("2 A=#2/0 B=V/6 x=33", &mut Stream::new("face", "guess", 0)).expect("a guess");
    assert_eq!(guess.line_for(b), "2 A=#2/0 B=V/6 x=33");
    assert!(guess.line_for(a).starts_with("2 A="));
    assert!(face().read_seen("2 A=#40/0 B=V/6 x=33", &mut Stream::new("face", "guess", 0)).is_err());
}

#[test]
fn an_open_tail_is_played_in_a_guess_that_it_fits() {
    let a = SeatSet::only(A);
    // The last veto may lie in B's hand, so not every guess lets A draw it.
    let last = "1 A=VV/0 B=#2/0 x=;A:draw,+V";
    for line in ["2 A=12/0 B=#1/6 x=33;A:draw,+4,A:offer:4", "1 A=12/0 B=#2/0 x=;A:offer:2,A:draw,+V,A:done", last] {
        for number in 0..20 {
            let guess = face().read_seen(line, &mut Stream::new("face", "tail", number)).expect("a guess");
            assert_eq!(guess.line_for(a), line);
        }
    }
    // What B did is hidden, and that it is done cannot be played without.
    for (line, reason) in [
        ("1 A=12/0 B=#2/0 x=;B:done", "however what the line hides is filled in"),
        ("1 A=12/0 B=#2/0 x=;A:draw,+?", "however what the line hides is filled in"),
        ("1 A=12/0 B=#2/0 x=;", "however what the line hides is filled in"),
    ] {
        let error = face().read_seen(line, &mut Stream::new("face", "tail", 0)).expect_err(line).to_string();
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn of_a_card_dealt_to_another_one_reads_that_it_came() {
    let before = face().start();
    let mut after = before.clone();
    let steps = after.play_tokens(["+3"]).expect("a card");
    let token = |observer| before.token_for(&steps[0], &after, observer);
    assert_eq!(token(SeatSet::only(A)).as_deref(), Some("+3"));
    assert_eq!(token(SeatSet::only(Seat::new(1))).as_deref(), Some("+?"));
    // In the sealed preparation not even that.
    let before = play("1 A=12/0 B=34/0 x=", "A:draw");
    let mut after = before.clone();
    let steps = after.play_tokens(["+3"]).expect("a card");
    assert_eq!(before.token_for(&steps[0], &after, SeatSet::only(Seat::new(1))), None);
}

#[test]
fn a_guess_between_quiet_points_has_no_line() {
    let position = play("1 A=12/0 B=34/0 x=", "A:offer:2 A:done B:offer:4 B:done");
    let guess = position.completion(SeatSet::only(A), &mut Stream::new("face", "guess", 0));
    assert_eq!(guess.line(), "");
    assert!(guess.looks_like(&position, SeatSet::only(A)));
}
