//! The estimate, as a bot that looks one step ahead uses it.

use contract::{Dice, Game, Heuristic, Notation, Seat, Setup, Stream};
use exponential_chaos::ExponentialChaos;
use exponential_chaos::action::Action;
use exponential_chaos::dice::DiceSet;
use exponential_chaos::planet::{Crater, Planet};
use exponential_chaos::state::{Phase, State};

fn game() -> ExponentialChaos {
    ExponentialChaos::new(&Setup::printed(2)).expect("the printed game")
}

fn best(game: &ExponentialChaos, state: &State) -> Action {
    let mut actions = Vec::new();
    game.legal(state, Seat::FIRST, &mut actions);
    let after = |action: &Action| {
        let mut after = *state;
        game.apply(&mut after, Seat::FIRST, *action);
        game.estimate(&after, Seat::FIRST)
    };
    actions.into_iter().max_by(|one, other| after(one).total_cmp(&after(other))).expect("a legal action")
}

/// Returns the most that points can add: for each crater no, one or two of them.
fn most(game: &ExponentialChaos, planet: Planet, points: usize) -> u8 {
    let mut gains = vec![0; points + 1];
    for crater in Crater::all() {
        let level = planet.level(crater);
        for left in (1..=points).rev() {
            for spent in 1..=left.min(usize::from(2 - level)) {
                let rebuilt = planet.with(crater, level + spent as u8);
                let gain = game.score(rebuilt) - game.score(planet);
                gains[left] = gains[left].max(gains[left - spent] + gain);
            }
        }
    }
    gains[points]
}

/// R49-R51.
#[test]
fn points_are_spent_where_they_gain_the_most() {
    let game = game();
    let mut dice = Stream::new("repair", "estimate", 0);
    for _ in 0..40 {
        let points = 3 * (1 + dice.below(2) as usize);
        let def = if points == 3 { "XXXXr" } else { "XXXrr" };
        let levels: String = (0..12).map(|_| char::from(b'0' + dice.below(3) as u8)).collect();
        let planet = format!("{levels}.{}", dice.below(2));
        let line = format!(
            "ec1 n=2 r=3 f=1 t=1 ph=rebuild pl={planet}/222222222222.2 inv=Y1:0,Y2:0,Y3:0,B1:0,B2:0,B3:0,P1:0,P2:0,P3:0 \
             def={def} rr=0 ms=0 pts={points} q=- tb=-"
        );
        let mut state = game.read_line(&line).expect("a line");
        let before = state.planets.of(Seat::FIRST);
        while state.course.phase == Phase::Rebuild {
            let action = best(&game, &state);
            game.apply(&mut state, Seat::FIRST, action);
        }
        let gain = game.score(state.planets.of(Seat::FIRST)) - game.score(before);
        assert_eq!(gain, most(&game, before, points), "{line}");
    }
}

/// R17, R21.
#[test]
fn dice_that_help_are_kept_and_the_others_rolled_again() {
    let game = game();
    for (inv, def, wanted) in [
        ("Y1:2,B1:1,P1:3", "ymb", Action::Reroll(DiceSet(0b010))),
        ("Y1:2,B1:1,P1:3", "yxb", Action::Keep),
        ("Y1:2,B1:1,P1:3", "mmm", Action::Reroll(DiceSet(0b111))),
        ("Y1:1,B1:1,P1:3", "yyp", Action::Reroll(DiceSet(0b010))),
        ("Y1:2,B1:1,P1:3", "yrx", Action::Keep),
    ] {
        let line = format!(
            "ec1 n=2 r=1 f=1 t=1 ph=roll pl=222222222222.2/222222222222.2 inv={inv} def={def} rr=3 ms=0 pts=0 q=- tb=-"
        );
        let state = game.read_line(&line).expect("a line");
        let found = best(&game, &state);
        let same = found == wanted || def == "yyp" && found == Action::Reroll(DiceSet(0b001));
        assert!(same, "{found:?} at {line}");
    }
}
