//! The kit: what this game, like every game of the house, is held to.

use conform::{Kit, Words, claim};
use contract::{Dice, Game, Seat, Setup, Stream};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::state::{Phase, State};

struct Own;

impl Kit for Own {
    type Game = UnderFallingSkies;

    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");
    const RECORDED: usize = 200;
    const HASHES: &'static [(u8, u64, &'static str)] =
        &[(1, 1000, "01876a20f950bc2739b31c22de8a7e5b4e922b7ce174156d4f304b10d575f5c6")];

    /// Every card starred; every option at a value that is not printed; the player says in which order ships resolve,
    /// which is the largest set of actions.
    fn setups() -> Vec<Setup> {
        let starred = Setup::printed(1).set("stars", "11111111");
        let changed = [
            ("effect_order", "bottom_first"),
            ("arrow_chain", "resolve"),
            ("excavate_placement", "loose"),
            ("excavator_floor", "start"),
            ("partial_room", "room"),
            ("fresh_room_robot", "false"),
            ("respawn_full_columns", "any"),
            ("white_reroll", "optional"),
            ("starred_mothership", "two_red_waiting"),
            ("starred_upper_damage", "3"),
            ("starred_energy_start", "1"),
            ("starred_lower_f5", "path_end_open"),
        ];
        let all = changed.iter().fold(starred.clone(), |setup, (key, value)| setup.set(key, value));
        let low = Setup::printed(1).set("stars", "10101010").set("starred_mothership", "low_start");
        vec![starred, all, low, Setup::printed(1).set("effect_order", "player")]
    }

    fn tally(_game: &UnderFallingSkies, state: &State) -> i64 {
        let rows: u32 = state.sky.iter().flat_map(|sky| sky.ships().iter()).map(|row| u32::from(row.min(16))).sum();
        let robots: u32 = state.robots.iter().flatten().map(|robot| u32::from(robot.value)).sum();
        let waiting = i64::from(state.waiting.green + state.waiting.red);
        100 * i64::from(state.research) + 10 * i64::from(state.energy) - 50 * i64::from(state.damage)
            + i64::from(rows)
            + 7 * waiting
            + 3 * i64::from(robots)
            + i64::from(state.excavator)
            + 5 * i64::from(state.mothership)
    }

    fn drawn(dice: &mut Stream) -> Setup {
        let stars: String = (0..8).map(|_| if dice.below(3) == 0 { '1' } else { '0' }).collect();
        let setup = conform::kit::drawn::<UnderFallingSkies>(dice);
        if dice.below(2) == 0 { setup } else { setup.set("stars", &stars) }
    }

    fn begin(game: &UnderFallingSkies, dice: &mut Stream) -> State {
        let mut state = game.start();
        move_trackers(game, &mut state, dice);
        state
    }

    /// Now and then at the start of a round.
    fn shift(game: &UnderFallingSkies, state: &mut State, dice: &mut Stream) {
        if state.phase == Phase::Roll && dice.below(4) == 0 {
            move_trackers(game, state, dice);
        }
    }
}

/// Puts the trackers somewhere else: late research, a deep excavator, full energy, the last damage.
fn move_trackers(game: &UnderFallingSkies, state: &mut State, dice: &mut Stream) {
    let mut between = |low: u8, high: usize| low + dice.below(high as u32 - u32::from(low)) as u8;
    state.research = between(0, game.board.research.len());
    state.excavator = between(state.excavator, game.board.path.len());
    state.damage = between(0, game.board.damage_limit as usize);
    state.energy = between(0, game.board.energy_most as usize + 1);
}

conform::kit!(Own, also = [heuristic, inputs]);

/// Before the mothership phase.
const FROM: &str = "00000000 M 3 2 g3^,g1.3,g2.9,g4.9 g1r0 0 3 2 C1 - - -";

#[test]
fn the_mothership_phase_may_be_left_out_of_the_notation() {
    let play = |tokens| claim::play::<UnderFallingSkies>(FROM, tokens, &[]);
    assert!(play("^1 ^2").is_ok());
    assert_eq!(play("^1 ^2"), play("m ^1 ^2"));
}

#[test]
fn r13_a_die_that_digs_on_a_tunnel_lies_on_a_tunnel() {
    let line = "00000000 R 8 7 g1.9,g2.12,g3.12,g4.13,g5.10 g0r0 1 2 6 E4 - - E3=k3x";
    let position = claim::read::<UnderFallingSkies>(line, &[]).expect("a line of a test");
    let labels = position.labels(Seat::FIRST);
    let (_, label) = labels.iter().find(|(token, _)| token == "!x").expect("the excavator can move");
    let place = label.space.as_ref().expect("it moves to a place");
    assert_eq!(Words::of(position.info(), "en").say(&place.name), "E3, tunnel");
}
