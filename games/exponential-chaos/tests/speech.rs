//! What the game says: odds, sets of dice, suggestions, orders, notes, the account. That everything has words is for the
//! kit.

use conform::Words;
use contract::{Chances, EventHistory, Events, Game, Notation, Seat, SeatSet, Setup, Speak, Step, Stream, Turn};
use exponential_chaos::ExponentialChaos;
use exponential_chaos::action::{Action, Outcome};
use exponential_chaos::dice::DiceSet;
use exponential_chaos::state::State;

const WHOLE: &str = "222222222222.2";

fn game(seats: u8) -> ExponentialChaos {
    ExponentialChaos::new(&Setup::printed(seats)).expect("the printed game")
}

/// Reads a line for two, in which seat 1 is active: the round and the phase, the planets, the dice and the rest.
fn at(round: u8, phase: &str, planets: [&str; 2], dice: &str, rest: &str) -> (ExponentialChaos, State) {
    let planets = planets.join("/");
    let line = format!("ec1 n=2 r={round} f=1 t=1 ph={phase} pl={planets} {dice} {rest} tb=-");
    let game = game(2);
    let state = game.read_line(&line).unwrap_or_else(|error| panic!("{error}"));
    (game, state)
}

#[test]
fn the_odds_are_those_of_all_rolls_one_by_one() {
    let (game, state) = at(1, "roll", ["221022222201.2", WHOLE], "inv=Y1:3,B1:1,P1:2 def=ypm", "rr=2 ms=0 pts=0 q=-");
    let prices = game.prices(state.planets.of(Seat::FIRST));
    for set in (1..8).map(DiceSet) {
        let mut thrown = state;
        game.apply(&mut thrown, Seat::FIRST, Action::Reroll(set));
        let mut outcomes = Vec::new();
        assert!(game.outcomes(&thrown, &mut outcomes));
        let (mut through, mut price, mut ways) = (vec![0; 7], 0, 0);
        for (outcome, weight) in outcomes {
            let mut rolled = thrown;
            game.apply_outcome(&mut rolled, outcome);
            let leak = game.best_leak(&rolled, rolled.counts(), &prices);
            through[leak.saucers as usize] += weight;
            price += weight * u64::from(leak.price);
            ways += weight;
        }
        let odds = game.odds(&state, set);
        assert_eq!((odds.through, odds.price, odds.ways), (through, price, ways), "rolling {set} again");
    }
}

#[test]
fn odds_are_said_for_each_choice() {
    let (game, state) = at(1, "roll", [WHOLE, WHOLE], "inv=Y1:1,B1:1,P1:1 def=xmm", "rr=1 ms=0 pts=0 q=-");
    let words = Words::of(ExponentialChaos::info(), "en");
    let said = |action| -> Vec<String> {
        game.outlook(&state, Seat::FIRST, action).iter().map(|phrase| words.say(phrase)).collect()
    };
    assert_eq!(said(Action::Keep)[0], "2 of 3 saucers get through.");
    // Die 1 is an interceptor. One more die stops a saucer with four faces of six.
    assert_eq!(
        said(Action::Reroll(DiceSet(0b100)))[0],
        "On average 1.3 of 3 saucers get through, 1 at best and 2 at worst."
    );
}

#[test]
fn a_forecast_has_every_choice_and_the_best_first() {
    let (game, state) = at(1, "roll", [WHOLE, WHOLE], "inv=Y1:1,B1:1,P1:1 def=xmm", "rr=1 ms=0 pts=0 q=-");
    let forecast = game.forecast(&state, Seat::FIRST).expect("dice to roll");
    let shown = |chances: &Chances<Action>| (game.write_action(chances.action), chances.mean, chances.beside);
    let found: Vec<_> = forecast.choices.iter().map(shown).collect();
    // Both missiles go, or one of them; who keeps all keeps both of them, and lets two through.
    assert_eq!(found[0], ("R23".into(), 8, 3), "{found:?}");
    assert!(found.contains(&("R2".into(), 13, 12)) && found.contains(&("K".into(), 20, 20)), "{found:?}");
    assert_eq!(found.len(), 8);
    assert!(found.windows(2).all(|pair| pair[0].1 <= pair[1].1), "{found:?}");
    assert_eq!(forecast.choices.iter().map(Chances::all).max(), Some(216));
    assert!(game.forecast(&state, Seat::new(1)).is_none(), "it is not asked");
}

#[test]
fn what_an_assignment_leaves_is_said() {
    let (game, state) = at(1, "assign", [WHOLE, WHOLE], "inv=Y1:3,B1:1,P1:2 def=xbm", "rr=0 ms=0 pts=0 q=-");
    let words = Words::of(ExponentialChaos::info(), "en");
    let said = |token: &str| {
        let action = game.read_action(token).expect("an action");
        game.outlook(&state, Seat::FIRST, action).iter().map(|phrase| words.say(phrase)).collect::<Vec<_>>()
    };
    assert_eq!(said("1>Y1"), ["3 of 6 saucers get through.", "They cost 3.0 points on average."]);
    assert_eq!(said("E")[0], "6 of 6 saucers get through.");
    let mut after = state;
    game.apply(&mut after, Seat::FIRST, game.read_action("1>Y1").expect("an action"));
    let second = game.outlook(&after, Seat::FIRST, game.read_action("2>B1").expect("an action"));
    assert_eq!(words.say(&second[0]), "2 saucers get through.", "of six, of which three are gone already");
    let asked = game.prompt(&state, Seat::FIRST).detail.expect("a detail");
    assert!(words.say(&asked).starts_with("At best 2 of 6 saucers get through."), "{}", words.say(&asked));
}

#[test]
fn dice_are_chosen_one_by_one_and_rolled_by_one_button() {
    let (game, state) = at(1, "roll", [WHOLE, WHOLE], "inv=Y1:1,B1:1,P1:1 def=xmm", "rr=1 ms=0 pts=0 q=-");
    let label = game.label(&state, Seat::FIRST, Action::Reroll(DiceSet(0b101)));
    let set: Vec<String> = label.set.expect("a set").into_iter().map(|piece| piece.key).collect();
    assert_eq!(set, ["d1", "d3"]);
    let words = Words::of(ExponentialChaos::info(), "en");
    assert_eq!(words.say(&label.button.expect("a button")), "Re-roll 2 dice");
    assert!(game.no_such_set(&state, Seat::FIRST, &[]).is_some());
}

#[test]
fn an_order_rebuilds_the_core_first_and_then_the_outermost() {
    let dice = "inv=Y1:0,Y2:0,Y3:0,B1:0,B2:0,B3:0,P1:0,P2:0,P3:0 def=XXXXm";
    let other = Seat::new(1);
    for (planet, wanted) in [
        ("202222222222.0", "+C"),
        ("002222222222.1", "+C"),
        ("202212222222.2", "+3o"),
        ("202222212222.2", "+1i"),
        ("112222222222.2", "+1o"),
    ] {
        let (game, state) = at(3, "free", [WHOLE, planet], dice, "rr=0 ms=0 pts=3 q=2");
        let orders = game.orders(&state, other);
        let answer = orders[0].answer.map(|action| game.write_action(action));
        assert_eq!(answer.as_deref(), Some(wanted), "{planet}");
        assert_eq!(game.orders(&state, Seat::FIRST)[0].answer, None, "seat 1 is not asked");
    }
}

#[test]
fn orders_answer_whatever_keeps_others_waiting() {
    let all = Setup::printed(2).set("sector_hit", "owner_chooses").set("missiles_optional", "true");
    let game = ExponentialChaos::new(&all).expect("options");
    let answers = |line: &str, seat: Seat| -> Vec<(String, Option<String>)> {
        let state =
            game.read_line(&format!("{line} opt=missiles_optional:true;sector_hit:owner_chooses")).expect("a line");
        let orders = game.orders(&state, seat).into_iter();
        orders.map(|order| (order.key, order.answer.map(|action| game.write_action(action)))).collect()
    };
    let given = |found: &[(String, Option<String>)], key: &str| {
        found.iter().find(|(known, _)| known == key).and_then(|(_, answer)| answer.clone())
    };
    let line = |phase: &str, dice: &str, rest: &str| {
        format!("ec1 n=2 r=1 f=1 t=1 ph={phase} pl=122222222222.2/{WHOLE} inv=Y1:0,B1:0,P1:0 def={dice} {rest}")
    };
    let rebuild = answers(&line("rebuild", "XXr", "rr=0 ms=0 pts=1 q=- tb=- hc=-"), Seat::FIRST);
    assert_eq!(given(&rebuild, "rebuild").as_deref(), Some("+1o"));
    assert_eq!(given(&rebuild, "free-rebuild"), None, "that order is for counters");
    let fire = answers(&line("fire", "XXm", "rr=0 ms=1 pts=0 q=- tb=- hc=-"), Seat::FIRST);
    assert_eq!(given(&fire, "fire").as_deref(), Some("F"));
    let choose = answers(&line("choose", "XXm", "rr=0 ms=0 pts=0 q=- tb=- hc=2:1:1"), Seat::new(1));
    assert_eq!(given(&choose, "take-outer").as_deref(), Some("H1o"));
    let printed: Vec<String> =
        self::game(2).orders(&self::game(2).start(), Seat::FIRST).into_iter().map(|order| order.key).collect();
    assert_eq!(printed, ["free-rebuild", "rebuild"], "only what can be asked can be ordered");
}

/// R64.
#[test]
fn more_points_than_the_winner_of_a_tie_break_are_explained() {
    let game = game(3);
    // Seats 1 and 2 share the lead with 18, seat 3 has 17. Of three hits on seat 1 one finds nothing.
    let planets = "112222002222.0/222222222000.0/222222221000.0";
    let line = format!("ec1 n=3 r=3 f=1 t=1 ph=tie pl={planets} inv=- def=- rr=0 ms=0 pts=0 q=- tb=1:1,2:1,2");
    let (mut state, mut played) = (game.read_line(&line).expect("a line"), Vec::new());
    for token in ["T:1@1", "X:2@2", "T:2@1", "X:1@2"] {
        let outcome = game.read_outcome(token).expect("an outcome");
        played.push((state, Step::Outcome(outcome)));
        game.apply_outcome(&mut state, outcome);
    }
    assert_eq!(game.verdict(&state).map(|verdict| verdict.places[..3].to_vec()), Some(vec![1, 2, 3]));
    let words = Words::of(ExponentialChaos::info(), "en");
    let decided = game.account(&EventHistory::of(&game, &played, &state)).and_then(|account| account.decided);
    let said = words.say(&decided.expect("it was decided").phrase);
    let won = "1 won the tie-break, and had 16 points at its end.";
    let more = "3 has more points now, but only those who shared first place after the last round could win.";
    assert_eq!(said, format!("{won} {more}"));
}

#[test]
fn a_turn_that_begins_is_a_scene_of_its_own() {
    let (game, state) = at(1, "hit", [WHOLE, WHOLE], "inv=Y1:1,B1:0,P1:0 def=ppp", "rr=0 ms=0 pts=0 q=-");
    let outcome = game.read_outcome("S:Y1@2").expect("an outcome");
    let mut events = Vec::new();
    game.events(&state, Step::Outcome(outcome), SeatSet::NONE, &mut events);
    let names: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
    let cuts = game.parts(&events);
    assert_eq!(cuts.len(), 1, "{names:?}");
    assert!(names[cuts[0]].starts_with("TurnBegins"), "{names:?}");
}

#[test]
fn somebody_new_is_told_the_goal_before_the_first_roll() {
    let game = game(3);
    let keys: Vec<&str> = game.guide(&game.start(), Seat::FIRST).iter().map(|note| note.key).collect();
    assert_eq!(keys, ["guide-goal"]);
    let dice = "inv=Y1:1,Y2:0,B1:0,B2:0,P1:0,P2:0 def=yyyy";
    let (game, state) = at(2, "assign", [WHOLE, WHOLE], dice, "rr=0 ms=0 pts=0 q=-");
    assert_eq!(game.guide(&state, Seat::FIRST), [], "the first round has explained it");
}

#[test]
fn an_account_adds_up_to_the_scores() {
    let game = game(4);
    let mut dice = Stream::new("account", "speech", 0);
    for _ in 0..20 {
        let (mut state, mut played, mut actions) = (game.start(), Vec::new(), Vec::new());
        let mut by_saucers = 0;
        while game.turn(&state) != Turn::Over {
            let before = state;
            let step = if let Turn::Choice(seats) = game.turn(&state) {
                let seat = seats.first().expect("somebody is asked");
                let action = game.pick(&state, seat, &mut dice, &mut actions).expect("a legal action");
                game.apply(&mut state, seat, action);
                Step::Action(seat, action)
            } else {
                let outcome = game.sample(&state, &mut dice);
                game.apply_outcome(&mut state, outcome);
                Step::Outcome(outcome)
            };
            if let Step::Outcome(Outcome::Sector(..)) = step {
                let score = |state: &State| i64::from(game.score(state.planets.of(before.course.active)));
                by_saucers += score(&before) - score(&state);
            }
            played.push((before, step));
        }
        let account = game.account(&EventHistory::of(&game, &played, &state)).expect("an account");
        let total = |column: usize| account.total(column).expect("it adds up");
        assert_eq!(total(0), by_saucers, "{}", game.write_line(&state));
        let scores: i64 = SeatSet::all(4).iter().map(|seat| i64::from(game.score(state.planets.of(seat)))).sum();
        assert_eq!(4 * 29 - total(0) - total(1) + total(2), scores, "{}", game.write_line(&state));
    }
}

/// R13.
#[test]
fn the_step_of_the_turn_is_shown() {
    let nothing = "inv=Y1:0,B1:0,P1:0";
    for (phase, dice, rest, step) in [
        ("inv", "inv=- def=-".to_owned(), "rr=0 ms=0 pts=0 q=-", 0),
        ("def", "inv=Y1:1,B1:1,P1:1 def=-".to_owned(), "rr=0 ms=0 pts=0 q=-", 1),
        ("assign", "inv=Y1:1,B1:1,P1:1 def=yrm".to_owned(), "rr=0 ms=0 pts=0 q=-", 2),
        ("hit", "inv=Y1:1,B1:1,P1:1 def=yrm".to_owned(), "rr=0 ms=0 pts=0 q=-", 3),
        ("missile", format!("{nothing} def=XXm"), "rr=0 ms=1 pts=0 q=-", 4),
        ("free", format!("{nothing} def=XXm"), "rr=0 ms=0 pts=1 q=2", 4),
        ("rebuild", format!("{nothing} def=XXr"), "rr=0 ms=0 pts=1 q=-", 5),
    ] {
        let (game, state) = at(1, phase, ["222222222222.1", "122222222222.2"], &dice, rest);
        assert_eq!(game.phases(&state).map(|phases| phases.now), Some(step), "{phase}");
    }
}
