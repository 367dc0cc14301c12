//! Facts that follow from the rules (R65-R69).

use contract::{Game, Notation, Seat, SeatSet, Stream, Turn, playout};
use exponential_chaos::planet::{Crater, Planet};
use exponential_chaos::state::Phase;

use crate::common::{EMPTY, WHOLE, after, field, game, play, read, start, turn, turn_of};

#[test]
fn r65_a_score_is_the_levels_of_the_cities_and_the_core() {
    let game = game(2, &[]);
    for (line, score) in [(WHOLE, 29), (EMPTY, 0), ("111111111111.1", 13), ("210000000000.0", 3), ("000000000000.2", 5)]
    {
        let position = turn("inv", &[line, WHOLE], ["-", "-"], [0, 0, 0]);
        let state = game.read_line(&position).expect("a line");
        assert_eq!(game.score(state.planets.of(Seat::FIRST)), score, "{line}");
    }
}

#[test]
fn r66_26_points_wipe_a_planet_and_a_line_takes_10() {
    let levels: u32 = Crater::all().map(|crater| u32::from(Planet::WHOLE.level(crater))).sum();
    assert_eq!(levels, 26);
    let nine = "Y1:3,Y2:3,Y3:3,B1:3,B2:3,B3:3,P1:3,P2:3,P3:3";
    let line = turn_of(3, 1, "hit", &[WHOLE, WHOLE], [nine, "mmmmr"], [0, 0, 0]);
    let all: Vec<String> =
        ["Y1", "Y2", "Y3", "B1", "B2", "B3", "P1", "P2", "P3"].iter().map(|die| format!("S:{die}@1")).collect();
    let planets = after(&line, &all.join(" "), &[], "pl");
    assert_eq!(planets, format!("002222002222.0/{WHOLE}"), "of 27 points 10 found something");
}

#[test]
fn r36_saucers_are_priced_by_what_they_cost_on_average() {
    let game = game(2, &[]);
    let prices = |planet: &str| {
        let position = turn("inv", &[planet, WHOLE], ["-", "-"], [0, 0, 0]);
        game.prices(game.read_line(&position).expect("a line").planets.of(Seat::FIRST)).0
    };
    // In sixths: four points cost 1 each in any sector, the fifth 4 on the core, the sixth 1.
    assert_eq!(prices(WHOLE), [0, 6, 12, 18, 24, 48, 54, 60, 66, 72]);
    // Only sector 1 is open: one point costs 4 there and 1 elsewhere.
    assert_eq!(prices("002222222222.2")[..3], [0, 9, 15]);
    assert_eq!(prices(EMPTY), [0; 10]);
}

#[test]
fn r67_a_game_has_three_turns_for_everybody() {
    for seats in 2..=6 {
        let game = game(seats, &[]);
        let (mut state, mut dice, mut turns) = (game.start(), Stream::new("turns", "r67", seats.into()), 0);
        let mut actions = Vec::new();
        while game.verdict(&state).is_none() {
            turns += usize::from(state.course.phase == Phase::Inv);
            playout(&game, &mut state, &mut dice, &mut actions, 1);
        }
        assert_eq!(turns, 3 * usize::from(seats));
    }
}

#[test]
fn r68_an_attack_that_finds_nothing_changes_no_score() {
    let line = turn_of(3, 1, "tie", &[EMPTY, EMPTY], ["-", "-"], [0, 0, 0]).replace("tb=-", "tb=1:1,2:1,2");
    let attacked = play(&line, "T:1@1 X:2@2 T:2@1 X:1@1 1:N", &[]).expect("a cycle");
    assert_eq!((field(&attacked, "pl"), field(&attacked, "tb")), (field(&line, "pl"), "2:1,2:1,2"));
}

#[test]
fn r69_every_decision_has_a_way_out_and_the_tie_break_is_cut() {
    let game = game(6, &[]);
    let mut dice = Stream::new("ways", "r69", 0);
    for _ in 0..20 {
        let (mut state, mut actions) = (game.start(), Vec::new());
        let mut steps = 0;
        while game.turn(&state) != Turn::Over {
            steps += playout(&game, &mut state, &mut dice, &mut actions, 1);
            if let Turn::Choice(seats) = game.turn(&state) {
                let seat = seats.first().expect("somebody is asked");
                game.legal(&state, seat, &mut actions);
                assert!(!actions.is_empty() && seats == SeatSet::only(seat));
            }
        }
        assert!(steps <= game.max_steps().expect("a bound"));
    }
    let forever = turn_of(3, 1, "tie", &[EMPTY, EMPTY], ["-", "-"], [0, 0, 0]).replace("tb=-", "tb=50:1,2:1,2");
    assert_eq!(after(&forever, "T:1@1 X:2@2 T:2@1 X:1@2", &[], "place"), "1,1");
    assert!(read(&start(2, &[]), &[]).expect("the start").max_steps().is_some());
}
