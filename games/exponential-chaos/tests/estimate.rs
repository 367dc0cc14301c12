//! The estimate, as a bot that looks one step ahead uses it.

use contract::{Dice, Game, Heuristic, Notation, Seat, Setup, Stream, Turn};
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

/// R58, R59, R62. Two have 18 points and one has 17, with one point to spend: to fight costs points, and only who fights
/// can win.
#[test]
fn who_can_join_a_tie_break_does_not_stay_out_of_it() {
    let game = ExponentialChaos::new(&Setup::printed(3)).expect("the printed game");
    let line = "ec1 n=3 r=3 f=1 t=3 ph=rebuild pl=222222222000.0/222222000222.0/212222222000.0 \
                inv=Y1:0,Y2:0,Y3:0,B1:0,B2:0,B3:0,P1:0,P2:0,P3:0 def=XXXXr rr=0 ms=0 pts=1 q=- tb=-";
    let state = game.read_line(line).expect("a line");
    let seat = state.course.active;
    let mean = |token: &str| {
        let games = 400;
        let sum: f64 = (0..games).map(|nth| after(&game, &state, token, seat, nth)).sum();
        sum / games as f64
    };
    let (joins, stays) = (mean("+1i"), mean("N"));
    assert!(joins > stays, "{joins} for who joins, {stays} for who does not");
}

/// Returns the estimate after an action and the chance that follows at once.
fn after(game: &ExponentialChaos, state: &State, token: &str, seat: Seat, nth: u64) -> f64 {
    let mut after = *state;
    game.apply(&mut after, seat, game.read_action(token).expect("an action"));
    let mut dice = Stream::new("joins", "estimate", nth);
    while game.turn(&after) == Turn::Chance {
        let outcome = game.sample(&after, &mut dice);
        game.apply_outcome(&mut after, outcome);
    }
    game.estimate(&after, seat)
}

/// R60, R64.
#[test]
fn who_is_not_in_a_tie_break_stands_below_those_in_it() {
    let game = ExponentialChaos::new(&Setup::printed(3)).expect("the printed game");
    let rest = "inv=- def=- rr=0 ms=0 pts=0 q=-";
    for (phase, fought, standing) in [
        ("tie", "200000000000.0/020000000000.0", "tb=2:1,2:1,2"),
        ("over", "200000000000.0/100000000000.0", "tb=- place=1,2,3"),
    ] {
        let line = format!("ec1 n=3 r=3 f=1 t=1 ph={phase} pl={fought}/222222222222.0 {rest} {standing}");
        let state = game.read_line(&line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let estimates = [0, 1, 2].map(|seat| game.estimate(&state, Seat::new(seat)));
        assert!(estimates[0] >= estimates[1] && estimates[1] >= estimates[2], "{estimates:?} at {line}");
        assert!(estimates[0] > estimates[2], "{estimates:?} at {line}");
    }
}
