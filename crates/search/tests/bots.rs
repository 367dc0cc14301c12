//! What bots promise, shown on the toy games.

use std::collections::HashMap;

use conform::toys::{Parley, Pig, Yacht};
use contract::{
    Determinize, Game, Heuristic, Inputs, Maker, Notation, Position, Seat, SeatPerspective, SeatSet, Setup, Stream,
    Turn, playout,
};
use search::{BotSpec, NamedBot};

fn bot(text: &str) -> BotSpec {
    text.parse().expect("a bot")
}

fn choose<G: Determinize + Heuristic + Inputs>(spec: &str, game: &G, state: &G::State, seed: &str) -> G::Action {
    let Turn::Choice(seats) = game.turn(state) else { panic!("nobody is asked") };
    let seat = seats.first().expect("a seat");
    let spec = bot(spec);
    spec.bot().choose(&SeatPerspective::new(game, state, seat), spec.budget(), &mut Stream::new(seed, "test", 0))
}

fn pig() -> Pig {
    Pig::new(&Setup::printed(2).set("target", "10")).expect("pig to 10")
}

/// What a state is worth to a seat when everybody plays at random: exactly.
fn exact<G: Game>(game: &G, state: &G::State, seat: Seat, known: &mut HashMap<G::State, f64>) -> f64 {
    if let Some(worth) = known.get(state) {
        return *worth;
    }
    let worth = match game.turn(state) {
        Turn::Over => game.verdict(state).expect("over").worth(seat, game.seats()),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(state, &mut outcomes);
            let all: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
            let part = |&(outcome, weight): &(G::Outcome, u64)| {
                let mut after = *state;
                game.apply_outcome(&mut after, outcome);
                weight as f64 / all as f64 * exact(game, &after, seat, known)
            };
            outcomes.iter().map(part).sum()
        }
        Turn::Choice(seats) => {
            let mut actions = Vec::new();
            let asked = seats.first().expect("a seat");
            game.legal(state, asked, &mut actions);
            let part = |action: &G::Action| {
                let mut after = *state;
                game.apply(&mut after, asked, *action);
                exact(game, &after, seat, known) / actions.len() as f64
            };
            actions.iter().map(part).sum()
        }
    };
    known.insert(*state, worth);
    worth
}

/// The last turn of yacht: one category left for seat 2, one roll left, and what seat 1 is ahead by.
const LAST: [(&str, usize, u16); 8] = [
    ("66123", 5, 23),
    ("66123", 5, 17),
    ("11665", 10, 23),
    ("33455", 6, 10),
    ("33345", 6, 10),
    ("23455", 9, 10),
    ("11122", 11, 10),
    ("44426", 7, 10),
];

#[test]
fn flat_chooses_by_what_actions_are_exactly_worth() {
    let game = Yacht::new(&Setup::printed(2)).expect("yacht");
    let seat = Seat::new(1);
    for (dice, category, lead) in LAST {
        let mut open = ["x"; 12];
        open[category] = ".";
        let line = format!("23 1 {dice} xxxxxxxxxxxx:{} {}:100", 100 + lead, open.concat());
        let state = game.read_line(&line).unwrap_or_else(|error| panic!("{error}"));
        let mut actions = Vec::new();
        game.legal(&state, seat, &mut actions);
        let mut known = HashMap::new();
        let worths = actions.iter().map(|action| {
            let mut after = state;
            game.apply(&mut after, seat, *action);
            (*action, exact(&game, &after, seat, &mut known))
        });
        let worths: HashMap<_, _> = worths.collect();
        let best = worths.values().copied().fold(0.0, f64::max);
        let mean = worths.values().sum::<f64>() / worths.len() as f64;
        let chosen = worths[&choose("flat:6000", &game, &state, "exact")];
        assert!(best > mean + 0.02 && chosen > best - 0.01, "{line}: {chosen} of {best}, on average {mean}");
    }
}

#[test]
fn where_random_play_always_loses_the_estimate_decides() {
    // Seat 1 is behind by more than it can win, but a yacht loses by less than anything else.
    let game = Yacht::new(&Setup::printed(2)).expect("yacht");
    let line = "20 0 66666 xxxxxxxxxx..:0 xxxxxxxxxx..:95";
    let state = game.read_line(line).expect("a line");
    for seed in ["one", "two", "three", "four", "five"] {
        assert_eq!(game.write_action(choose("flat:20", &game, &state, seed)), "yacht");
    }
}

#[test]
fn the_winning_choice_is_found() {
    // The last turn of the game: who holds has a draw, who rolls may win and cannot lose.
    let game = pig();
    let last = game.read_line("2 399 0 9 9 .").expect("a line");
    for spec in ["greedy", "flat:100", "flat:100:3", "tree:100"] {
        assert_eq!(game.write_action(choose(spec, &game, &last, "win")), "roll", "{spec}");
    }
    // Five sixes and nothing taken: the yacht is worth most.
    let yacht = Yacht::new(&Setup::printed(2)).expect("yacht");
    let five_sixes = "0 0 66666 ............:0 ............:0";
    let mut state = yacht.read_line(five_sixes).expect("a line");
    let chosen = choose("greedy", &yacht, &state, "win");
    yacht.apply(&mut state, Seat::FIRST, chosen);
    assert!(yacht.write_line(&state).contains(":50 "), "{}", yacht.write_line(&state));
}

#[test]
fn the_same_seed_has_the_same_answer_whatever_the_bot_did_before() {
    let game = Yacht::new(&Setup::printed(2)).expect("yacht");
    let mut states = vec![game.start()];
    let mut dice = Stream::new("walk", "test", 0);
    while states.len() < 40 {
        let mut state = states[states.len() - 1];
        playout(&game, &mut state, &mut dice, &mut Vec::new(), 1);
        states.push(state);
    }
    states.retain(|state| matches!(game.turn(state), Turn::Choice(_)));
    assert!(states.len() > 10, "the walk meets choices");
    for spec in ["random", "greedy", "flat:64", "tree:64"].map(bot) {
        let mut old = spec.bot::<Yacht>();
        let mut answers = Vec::new();
        for state in &states {
            let Turn::Choice(seats) = game.turn(state) else { continue };
            let seen = SeatPerspective::new(&game, state, seats.first().expect("a seat"));
            let ask = |bot: &mut Box<dyn search::Bot<Yacht>>, seed| {
                bot.choose(&seen, spec.budget(), &mut Stream::new(seed, "test", 1))
            };
            answers.push(ask(&mut old, "one"));
            assert_eq!(answers[answers.len() - 1], ask(&mut spec.bot(), "one"), "{spec}");
        }
        let other: Vec<_> = states.iter().map(|state| choose(&spec.to_string(), &game, state, "two")).collect();
        assert!(spec != BotSpec::Random || other != answers, "another seed has other answers");
    }
}

#[test]
fn what_a_seat_may_not_know_changes_no_decision() {
    let game = Parley::new(&Setup::printed(3)).expect("parley");
    let mut dice = Stream::new("twins", "test", 0);
    let (mut twins, mut buffer) = (0, Vec::new());
    for _ in 0..20 {
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            if let Turn::Choice(seats) = game.turn(&state) {
                let seat = seats.first().expect("a seat");
                let view = game.view(&state, SeatSet::only(seat));
                let twin = game.determinize(&view, &mut dice);
                assert_eq!(game.view(&twin, SeatSet::only(seat)), view);
                for spec in ["random", "greedy", "flat:30", "tree:30"] {
                    assert_eq!(choose(spec, &game, &state, "twin"), choose(spec, &game, &twin, "twin"), "{spec}");
                }
                twins += u32::from(twin != state);
            }
            playout(&game, &mut state, &mut dice, &mut buffer, 1);
        }
    }
    assert!(twins > 100, "{twins} of the positions had another that looks the same");
}

#[test]
fn a_player_answers_in_tokens_and_only_when_asked() {
    let face = (Maker::of::<Pig>().make)(&Setup::printed(2)).expect("pig");
    let mut position: Position = face.start();
    let (first, second) = (Seat::new(0), Seat::new(1));
    let mut player = NamedBot::<Pig>::from(bot("greedy")).player();
    let token = player.choose(&position, first, "seed").expect("an answer");
    assert!(position.legal(first).contains(&token));
    assert_eq!(player.choose(&position, first, "seed"), Some(token));
    assert_eq!(player.choose(&position, second, "seed"), None, "seat 2 is not asked");
    assert_eq!(NamedBot::<Yacht>::from(bot("greedy")).player().choose(&position, first, "seed"), None, "another game");
    position.play_tokens(["roll"]).expect("a roll");
    assert_eq!(player.choose(&position, first, "seed"), None, "chance is due");
}

#[test]
fn bots_are_read_as_they_are_written() {
    for text in ["random", "greedy", "flat:1", "flat:200", "flat:200:30", "tree:500"] {
        assert_eq!(bot(text).to_string(), text);
    }
    let error = |text: &str| text.parse::<BotSpec>().expect_err(text).to_string();
    assert_eq!(
        error("gredy"),
        "there is no bot `gredy`; the bots are random, greedy, flat:PLAYOUTS[:STEPS][:FILE], tree:SIMULATIONS[:FILE], tree:MILLISECONDSms[:FILE], learned:FILE[:TEMPERATURE], policy:FILE"
    );
    assert_eq!(error("random:5"), "`random:5`: the bot `random` takes no number; write `random`");
    for text in ["flat", "flat:", "flat:0", "flat:-1", "flat:1:", "flat:1:2:3", "flat:100000001", "flat:x"] {
        let way = "write `flat:PLAYOUTS[:STEPS][:FILE]`, with whole numbers from 1 to 100000000";
        assert_eq!(error(text), format!("`{text}`: {way}"));
    }
    for text in ["tree", "tree:", "tree:0", "tree:0:5", "tree:1000001"] {
        let way = "write `tree:SIMULATIONS[:FILE]`, with whole numbers from 1 to 1000000";
        assert_eq!(error(text), format!("`{text}`: {way}"));
    }
}
