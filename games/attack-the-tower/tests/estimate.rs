//! What the estimate prefers where the rules leave no doubt, and what it is worth against chance.

use attack_the_tower::AttackTheTower;
use attack_the_tower::state::State;
use contract::{Dice, Game, Heuristic, Notation, Seat, Setup, Stream, Turn};

/// Returns the action after which the estimate is best.
fn best(game: &AttackTheTower, state: &State, seat: Seat) -> String {
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    let worth = |action: &_| {
        let mut after = *state;
        game.apply(&mut after, seat, *action);
        game.estimate(&after, seat)
    };
    let best =
        actions.into_iter().max_by(|one, other| worth(one).total_cmp(&worth(other))).expect("something is legal");
    game.write_action(best)
}

fn choice(line: &str) -> String {
    let game = AttackTheTower::new(&Setup::printed(2)).expect("the printed game");
    best(&game, &game.read_line(line).expect("a line of a test"), Seat::FIRST)
}

#[test]
fn r55_a_palace_that_can_be_broken_is_broken() {
    let line = "att1;7;1;main;fae/L2,W2,-:H1,-,-:-,-,-/0/O/22.-24./-;west/L2,-,-:-,-,-:-,-,-/0/H/24.-24./-;d";
    assert!(["1>2", "1>3"].contains(&choice(line).as_str()), "{}", choice(line));
}

#[test]
fn r39_damage_is_laid_where_it_destroys() {
    let line = "att1;7;1;main;fae/C1,L1,-:-,-,-:-,-,-/0/-/23.-25./-;west/H1,C1,-:-,-,-:-,-,-/0/-/23.-25./-;d";
    let game = AttackTheTower::new(&Setup::printed(2)).expect("the printed game");
    let mut state = game.read_line(line).expect("a line of a test");
    game.apply(&mut state, Seat::FIRST, game.read_action("1>1").expect("an attack"));
    let mut told = Vec::new();
    while let Turn::Choice(seats) = game.turn(&state) {
        let seat = seats.first().expect("somebody");
        if seat != Seat::FIRST || state.table.course.battle.is_none() {
            break;
        }
        let token = best(&game, &state, seat);
        game.apply(&mut state, seat, game.read_action(&token).expect("its own token"));
        told.push(token);
    }
    assert_eq!(told, ["hit:1b1", "ok"], "three points fell the Knight, one is left");
}

#[test]
fn r94_a_kaiju_card_that_opens_a_door_is_played() {
    let line = "att1;7;1;main;east/C2,C2,-:W2,-,-:L0,-,-/0/W/21.-24./-;west/C2,C2,-:C2,-,-:C2,H2,-/0/-/20.-25./-;d";
    assert_eq!(choice(line), "!W");
}

#[test]
fn r10_a_base_is_drawn_while_there_is_room_for_it_and_an_ability_beyond() {
    let drawn = |bases: &str, left: u8| {
        choice(&format!("att1;7;1;draw;fae/{bases}/0/-/{left}.-25./-;west/L2,-,-:L2,-,-:L2,-,-/0/-/22.-25./-;d,n1"))
    };
    assert_eq!(drawn("L2,S2,H2:L2,S2,H2:C2,-,-", 18), "+B");
    assert_eq!(drawn("L2,S2,H2:L2,S2,H2:C2,C2,C2", 16), "+A");
}

#[test]
fn the_estimate_beats_chance() {
    let (mut won, games) = (0, 60);
    for number in 0..games {
        let game = AttackTheTower::new(&Setup::printed(2)).expect("the printed game");
        let (mut state, mut dice, mut actions) = (game.start(), Stream::new("estimate", "test", number), Vec::new());
        let own = Seat::new(number as usize % 2);
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.sample(&state, &mut dice);
                    game.apply_outcome(&mut state, outcome);
                }
                Turn::Choice(seats) => {
                    let seat = seats.first().expect("somebody");
                    game.legal(&state, seat, &mut actions);
                    let drawn = actions[dice.below(actions.len() as u32) as usize];
                    let action = if seat == own {
                        game.read_action(&best(&game, &state, seat)).expect("a token")
                    } else {
                        drawn
                    };
                    game.apply(&mut state, seat, action);
                }
            }
        }
        won += u32::from(game.verdict(&state).is_some_and(|verdict| verdict.winners.contains(own)));
    }
    assert!(won * 10 >= 9 * games as u32, "{won} of {games} games won");
}
