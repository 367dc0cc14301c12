//! Numbers before a battle: what strikes, why, what it takes, and how far it goes.

use attack_the_tower::AttackTheTower;
use attack_the_tower::action::Action;
use attack_the_tower::card::Kind;
use attack_the_tower::course::{Battle, PALACE, Stage};
use attack_the_tower::forecast::{Fighter, Plan, Source, Strike, StrikeRow};
use attack_the_tower::reach::End;
use attack_the_tower::state::State;
use contract::{Dice, Game, Notation, Seat, SeatSet, Setup, Step, Stream};

use crate::common::main;

const ONE: Seat = Seat::FIRST;

fn at(line: &str) -> (AttackTheTower, State) {
    let game = AttackTheTower::new(&Setup::printed(2)).expect("the printed game");
    let state = game.read_line(line).expect("a line of a test");
    (game, state)
}

/// Returns what a group of seat 1 strikes with in an attack.
fn strike(line: &str, from: u8, to: u8) -> Strike {
    let (game, state) = at(line);
    game.strike_of(&game.view(&state, SeatSet::all(2)), ONE, from, to)
}

/// Returns how many fighters deal how much each.
fn counts(strike: &Strike) -> Vec<(u8, u8)> {
    strike.rows.iter().map(|row| (row.count, row.each)).collect()
}

#[test]
fn r38_r46_a_strike_says_who_deals_how_much_and_what_goes_on_bases_alone() {
    let line = main("east C2,W1,-:-,-,-:-,-,- 0 - -", "west L1,-,-:-,-,-:-,-,- 0 - -");
    let strike = strike(&line, 0, 0);
    assert_eq!(counts(&strike), [(2, 3), (1, 4)]);
    assert_eq!((strike.total(), strike.on_troops(), strike.siege(), strike.first()), (10, 6, 4, 0));
}

#[test]
fn r80_r84_the_parts_of_a_power_name_the_card() {
    let line = main("fae L2,L1,-:-,-,-:-,-,- 0 - L1", "undead L1,-,-:-,-,-:-,-,- 0 - O1");
    let row = &strike(&line, 0, 0).rows[0];
    assert!(row.first && row.count == 3 && row.each == 1 && row.who == Fighter::Troop(Kind(0)));
    let parts: Vec<(bool, i8)> = row.terms.iter().map(|term| (term.source == Source::Printed, term.points)).collect();
    assert_eq!(parts, [(true, 1), (false, 1), (false, -1)], "an Elf of 1, the Elf card, the Lich");
}

#[test]
fn r82_r102_a_blacksmith_adds_to_the_strike_and_not_to_the_need() {
    let line = main("west H2,-,-:L0,L0,L0:-,-,- 1 - -", "fae L1,-,-:-,-,-:-,-,- 0 - -");
    let (game, state) = at(&line);
    let view = game.view(&state, SeatSet::all(2));
    assert_eq!(game.group_strike(&view, ONE, 0).total(), 6);
    assert_eq!(game.guard_needs(&view, ONE, 0).troops(), 4);
    assert_eq!(game.group_strike(&view, ONE, PALACE).total(), 2, "he adds to his own blow, too");
}

#[test]
fn r38_r46_bases_strike_back_and_siege_weapons_do_not() {
    let line = main("fae L2,-,-:-,-,-:-,-,- 0 - -", "west W2,L1,H0:-,-,-:-,-,- 1 - -");
    let (game, state) = at(&line);
    let view = game.view(&state, SeatSet::all(2));
    let reply = game.reply_of(&view, ONE, 0, 0);
    assert_eq!(counts(&reply), [(2, 0), (1, 2), (3, 4)], "two Catapults, a Militia with the Blacksmith, three bases");
    let needs = game.needs_of(&view, ONE, 0, 0);
    assert_eq!((needs.troops(), needs.defences(), needs.total()), (9, 12, 21));
}

#[test]
fn r34_r53_an_open_territory_stands_for_the_palace() {
    let line = main("fae H2,-,-:-,-,-:-,-,- 0 - -", "west L1,L1,L1:-,-,-:-,-,- 1 - -");
    let (game, state) = at(&line);
    let view = game.view(&state, SeatSet::all(2));
    assert_eq!(counts(&game.reply_of(&view, ONE, 0, 1)), [(1, 2), (1, 10)]);
    assert_eq!(game.needs_of(&view, ONE, 0, 1), game.needs_of(&view, ONE, 0, PALACE));
    assert_eq!(game.guard_strike(&view, Seat::new(1), PALACE).total(), 12);
    assert_eq!(game.guard_strike(&view, Seat::new(1), 1).total(), 0, "nobody is there");
}

/// Returns what an attack of territory 1 on territory 1 comes to.
fn end(one: &str, two: &str) -> End {
    let (game, state) = at(&main(one, two));
    let reach = game.reach_of(&game.view(&state, SeatSet::only(ONE)), Plan { seat: ONE, from: 0, joining: 0, to: 0 });
    assert!(!reach.is_rough);
    reach.end
}

#[test]
fn r51_r52_an_attack_comes_as_far_as_the_defender_lets_it() {
    // 8 points fell the Elf and the base; the Elf and the base strike back with 5 and take a Knight and both Militia.
    assert_eq!(end("west C2,L2,-:-,-,-:-,-,- 0 - -", "fae L1,-,-:-,-,-:-,-,- 0 - -"), End::Reaches(3));
    assert_eq!(end("west C1,-,-:-,-,-:-,-,- 0 - -", "fae L1,-,-:-,-,-:-,-,- 0 - -"), End::Blocked);
    assert_eq!(end("west C2,C2,-:-,-,-:-,-,- 0 - -", "fae -,-,-:L1,-,-:-,-,- 0 - -"), End::Destroys);
    assert_eq!(end("west C2,C1,-:-,-,-:-,-,- 0 - -", "fae -,-,-:L1,-,-:-,-,- 0 - -"), End::Stands);
}

/// Returns what both sides of an attack are said to strike with, the defender without bases.
fn foretold(game: &AttackTheTower, state: &State, plan: Plan) -> [u16; 2] {
    let view = game.view(state, SeatSet::NONE);
    let is_troop = |who: Fighter| !matches!(who, Fighter::Base | Fighter::Palace);
    let reply = game.reply_of(&view, plan.seat, plan.from, plan.to);
    let troops = reply.rows.iter().filter(|row| is_troop(row.who)).map(StrikeRow::points).sum();
    [game.strike_with(&view, plan).total(), troops]
}

/// In games between players who look one step ahead, battles begin with the powers that were foretold.
#[test]
fn r37_battles_are_fought_with_what_was_foretold() {
    let game = AttackTheTower::new(&Setup::printed(2)).expect("the printed game");
    let mut met = 0;
    for number in 0..12 {
        let (history, _) = conform::played_well(&game, "foretold", number);
        let mut said = None;
        for (state, step) in &history {
            let course = &state.table.course;
            if let (Stage::Window, Some(attack)) = (course.stage, course.attack) {
                let to = if attack.palace { PALACE } else { attack.to };
                let plan = Plan { seat: course.active, from: attack.from, joining: attack.joining, to };
                said = Some(foretold(&game, state, plan));
            }
            let of_battle = |battle: &Battle| {
                let begins = battle.role == 0 && battle.damage == Battle::default().damage;
                begins && (!battle.main || battle.first == [0; 2])
            };
            if let (Some(battle), Some(said)) =
                (course.battle.filter(of_battle), said.take_if(|_| course.stage == Stage::Assign))
            {
                let dealt = |role: usize| {
                    let slots = (0..9).filter(|slot| role == 0 || battle.siege[1] >> slot & 1 == 0);
                    slots.map(|slot| u16::from(battle.power[role][slot])).sum::<u16>()
                };
                assert_eq!(said, [dealt(0), dealt(1)], "in game {number}");
                met += 1;
            }
            if let Step::Action(seat, Action::Attack { from, joining, to }) = *step {
                said = Some(foretold(&game, state, Plan { seat, from, joining, to }));
            }
        }
    }
    assert!(met > 20, "only {met} battles were met");
}

/// Returns the best for the attacker against the best defence, with every legal action tried: nothing before the palace is
/// -1, its fall 10000.
fn searched(game: &AttackTheTower, state: &State) -> i32 {
    let course = &state.table.course;
    match course.stage {
        Stage::Over(_) => 10_000,
        Stage::Proceed => {
            let attack = course.attack.expect("an attack");
            let view = game.view(state, SeatSet::NONE);
            game.strike_of(&view, course.active, attack.from, PALACE).total().into()
        }
        Stage::Assign => {
            let mut actions = Vec::new();
            game.legal(state, course.asked, &mut actions);
            let after = actions.into_iter().map(|action| {
                let mut after = *state;
                game.apply(&mut after, course.asked, action);
                searched(game, &after)
            });
            if course.asked == course.active { after.max() } else { after.min() }.expect("something is legal")
        }
        _ => -1,
    }
}

/// Draws a territory of two bases with some troops.
fn territory(dice: &mut Stream, most: u32) -> String {
    let mut base = |least: u32| {
        let kind = ["L", "S", "H", "C", "W"][dice.below(5) as usize];
        format!("{kind}{}", least + dice.below(most))
    };
    format!("{},{},-", base(0), base(0))
}

#[test]
fn r51_r52_how_far_an_attack_comes_is_what_a_search_of_everything_finds() {
    let (mut dice, mut ends) = (Stream::new("reach", "test", 1), [0; 3]);
    for number in 0..400 {
        let armies = ["fae", "west", "east", "undead"];
        let mut army = || armies[dice.below(4) as usize];
        let (one, two) = (army(), army());
        let (own, other) = (territory(&mut dice, 3), territory(&mut dice, 2));
        let line = main(&format!("{one} {own}:-,-,-:-,-,- 0 - -"), &format!("{two} {other}:-,-,-:L0,-,- 0 - -"));
        let (game, state) = at(&line);
        if state.table.sides[0].troops_in(0) == 0 {
            continue;
        }
        let view = game.view(&state, SeatSet::NONE);
        let to = [0, 1, 2][number % 3];
        let reach = game.reach_of(&view, Plan { seat: ONE, from: 0, joining: 0, to });
        let found = match reach.end {
            End::Blocked | End::Stands => -1,
            End::Reaches(points) => i32::from(points),
            End::Destroys => 10_000,
        };
        let mut declared = state;
        game.apply(&mut declared, ONE, Action::Attack { from: 0, joining: 0, to });
        assert_eq!((found, reach.is_rough), (searched(&game, &declared), false), "{line} against {to}");
        ends[usize::from(found >= 0) + usize::from(found == 10_000)] += 1;
    }
    assert!(ends.iter().all(|count| *count > 10), "{ends:?}");
}
