//! Setup, rounds and turns, the invasion roll (R1-R15).

use contract::{Events, Game, Seat, SeatSet, Setup, SetupError, Step, Stream};
use exponential_chaos::ExponentialChaos;
use exponential_chaos::event::Event;

use crate::common::{WHOLE, after, face, field, game, play, read, refused, start, turn, turn_of};

#[test]
fn r1_two_to_six_may_play() {
    for seats in 2..=6 {
        assert_eq!(game(seats, &[]).seats(), seats);
    }
    for seats in [0, 1, 7] {
        let refused = ExponentialChaos::new(&Setup::printed(seats));
        assert!(matches!(refused, Err(SetupError::Seats { least: 2, most: 6, .. })), "{seats} seats");
    }
}

/// R2, R3, R4.
#[test]
fn everybody_begins_with_a_planet_of_twelve_cities_and_a_core() {
    for seats in 2..=6 {
        let planets = vec![WHOLE; usize::from(seats)].join("/");
        assert_eq!(field(&start(seats, &[]), "pl"), planets);
    }
    let planet = game(2, &[]).start().planets.of(Seat::FIRST);
    assert_eq!((planet.cities(), planet.to_string().len()), ([0, 12], 14));
}

#[test]
fn r5_seat_1_begins_unless_a_line_says_otherwise() {
    assert_eq!((field(&start(3, &[]), "f"), field(&start(3, &[]), "t")), ("1", "1"));
    let other = start(3, &[]).replace("f=1 t=1", "f=3 t=3");
    assert_eq!(after(&other, "I:Y1=1,B1=1,P1=1", &[], "t"), "3");
}

/// R6, R7.
#[test]
fn dice_wait_for_their_round() {
    let rounds = [("Y1:1,B1:1,P1:1", 3), ("Y1:1,Y2:1,B1:1,B2:1,P1:1,P2:1", 4), ("", 5)];
    for (round, (invasion, dice)) in (1..).zip(rounds) {
        let line = turn_of(round, 1, "inv", &[WHOLE, WHOLE], ["-", "-"], [0, 0, 0]);
        let all = "Y1=1,Y2=1,Y3=1,B1=1,B2=1,B3=1,P1=1,P2=1,P3=1";
        let roll = if invasion.is_empty() { all.to_owned() } else { invasion.replace(':', "=") };
        assert_eq!(play(&line, &format!("I:{all}"), &[]).is_ok(), round == 3, "nine dice in round {round}");
        let rolled = play(&line, &format!("I:{roll} D:{}", &"mmmmm"[..dice]), &[]).expect("the dice of the round");
        assert_eq!((field(&rolled, "def").len(), field(&rolled, "ph")), (dice, "roll"));
        for wrong in [dice - 1, dice + 1] {
            let faces: String = "mmmmmm".chars().take(wrong).collect();
            assert!(play(&line, &format!("I:{roll} D:{faces}"), &[]).is_err(), "{wrong} dice in round {round}");
        }
    }
}

#[test]
fn r9_only_the_active_player_acts() {
    let line = turn("roll", &[WHOLE, WHOLE], ["Y1:1,B1:1,P1:1", "mmm"], [3, 0, 0]);
    refused(&line, "2:K", "R17");
}

#[test]
fn r14_the_player_to_the_right_rolls_the_invasion_once() {
    let game = game(3, &[]);
    let (state, mut events) = (game.start(), Vec::new());
    let outcome = game.sample(&state, &mut Stream::new("r14", "invasion", 0));
    game.events(&state, Step::Outcome(outcome), SeatSet::NONE, &mut events);
    let told = events.iter().find_map(|event| match event {
        Event::Invaded { by, seat, .. } => Some((by.index(), seat.index())),
        _ => None,
    });
    assert_eq!(told, Some((2, 0)), "seat 3 sits to the right of seat 1");
    assert!(play(&start(3, &[]), "I:Y1=1,B1=1,P1=1 I:Y1=1,B1=1,P1=1", &[]).is_err(), "twice");
}

#[test]
fn r15_each_die_shows_saucers_of_its_own_colour() {
    let position = read(&start(2, &[]), &[]).expect("the start");
    let outcomes = position.outcomes().expect("few enough");
    assert_eq!(outcomes.len(), 27);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 8), "each number on two faces of three dice");
    for (token, _) in &outcomes {
        let dice: Vec<&str> = token[2..].split(',').map(|die| &die[..2]).collect();
        assert_eq!(dice, ["Y1", "B1", "P1"]);
    }
    assert!(play(&start(2, &[]), "I:Y1=4,B1=1,P1=1", &[]).is_err(), "no face shows four");
    let third = turn_of(3, 1, "inv", &[WHOLE, WHOLE], ["-", "-"], [0, 0, 0]);
    let many = face(&third, &[]).read(&third).expect("round 3").outcomes().map(|all| all.len());
    assert_eq!(many, Some(19_683));
}
