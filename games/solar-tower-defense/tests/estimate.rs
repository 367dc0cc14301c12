//! The estimate, as a bot that looks one step ahead uses it.

use contract::{Game, Heuristic, Notation, Seat, Setup, Step, Stream, Turn};
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::state::State;

fn game() -> SolarTowerDefense {
    SolarTowerDefense::new(&Setup::printed(2)).expect("the printed game")
}

fn worth(game: &SolarTowerDefense, earth: &str) -> f64 {
    let line = format!("STD1 R9 build:E st=E | E E1 s0 {earth} | M M0 s0 cr0 p0 C:EQ0 T:- F:-");
    game.estimate(&game.read_line(&line).expect("a line"), Seat::FIRST)
}

#[test]
fn centers_income_turrets_and_fighters_are_worth_having() {
    let game = game();
    let less = worth(&game, "cr0 p0 C:EQ0 T:- F:-");
    for more in [
        "cr24 p0 C:EQ0 T:- F:-",
        "cr0 p3 C:EQ0 T:- F:-",
        "cr0 p0 C:NP T:- F:-",
        "cr0 p0 C:NT0,EQ0 T:- F:-",
        "cr0 p0 C:EQ0 T:EQ1 F:-",
        "cr0 p0 C:EQ0 T:- F:1@EQ4:+",
    ] {
        assert!(worth(&game, more) > less, "{more}");
    }
    assert!(worth(&game, "cr0 p0 C:EQ0* T:- F:-") < less);
    assert!(worth(&game, "cr0 p0 C:EQ0 T:- F:1@EQ7:+") > worth(&game, "cr0 p0 C:EQ0 T:- F:1@EQ1:+"));
}

#[test]
fn whoever_looks_one_step_ahead_beats_random_play() {
    let (game, mut won) = (game(), 0.0);
    for number in 0..40 {
        let mut dice = Stream::new("estimate", "games", number);
        let careful = Seat::new((number % 2) as usize);
        let (mut state, mut actions) = (game.start(), Vec::new());
        loop {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Outcome(game.sample(&state, &mut dice)),
                Turn::Choice(seats) => {
                    let seat = seats.first().expect("a seat");
                    game.legal(&state, seat, &mut actions);
                    let after = |action| {
                        let mut after: State = state;
                        game.apply(&mut after, seat, action);
                        game.estimate(&after, seat)
                    };
                    let best = actions.iter().copied().max_by(|one, two| after(*one).total_cmp(&after(*two)));
                    let random = game.pick(&state, seat, &mut dice, &mut Vec::new());
                    let chosen = if seat == careful { best } else { random };
                    Step::Action(seat, chosen.expect("something to do"))
                }
            };
            match step {
                Step::Action(seat, action) => game.apply(&mut state, seat, action),
                Step::Outcome(outcome) => game.apply_outcome(&mut state, outcome),
            }
        }
        won += game.verdict(&state).expect("an end").worth(careful, 2);
    }
    assert!(won >= 28.0, "{won} of 40");
}
