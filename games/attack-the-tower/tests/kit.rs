//! The kit: what this game, like every game of the house, is held to.

use attack_the_tower::AttackTheTower;
use attack_the_tower::action::Action;
use attack_the_tower::course::Stage;
use attack_the_tower::state::State;
use conform::Kit;
use contract::{Dice, Game, Notation, Setup, Stream, Turn};

struct Own;

impl Kit for Own {
    type Game = AttackTheTower;

    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");
    const RECORDED: usize = 200;
    const HASHES: &'static [(u8, u64, &'static str)] =
        &[(2, 30, "9553bc26517d603ec6cbd97a1c7623e6184bfeb1d0484e205c7629c74f50006c")];

    /// Every option at its other value, two or three at a time.
    fn setups() -> Vec<Setup> {
        let two = || Setup::printed(2);
        vec![
            two().set("base_exposure", "after_step").set("attacks_per_group", "once").set("armies", "fae,undead"),
            two().set("base_exposure", "next_attack").set("special_attack", "joins").set("armies", "west,east"),
            two().set("special_attack", "joins").set("attacks_per_group", "once").set("initiative_hits_bases", "false"),
            two().set("special_limit_check", "end_of_turn").set("zero_power", "dies").set("ninja_kind", "changes"),
            two().set("zero_power", "floor_one").set("templar_damage", "per_templar").set("armies", "west,undead"),
            two()
                .set("kaiju_target", "facing_territory")
                .set("sacrifice_time", "after_battle")
                .set("armies", "east,east"),
            two().set("thorns_stop", "declared_too").set("necromancer_fill", "full").set("armies", "undead,fae"),
            two().set("windows", "battle_only").set("ability_mix", "graded").set("burns", "one"),
            two().set("windows", "with_steps").set("build_over", "false").set("burns", "none"),
            two().set("setup_build", "in_order").set("renew_build", "secret").set("army_choice", "secret"),
            two().set("renew_build", "secret").set("discard_timing", "after_build").set("army_choice", "random"),
            two().set("empty_pile", "none").set("stalemate_turns", "0").set("turn_limit", "40"),
            two().set("limit_result", "draw").set("turn_limit", "40").set("first_turn_attack", "false"),
            two().set("start_player", "seat2").set("match_games", "1").set("palace_power", "6"),
            two().set("match_start", "alternate").set("match_armies", "swap").set("base_power", "5"),
            two().set("match_start", "random").set("match_armies", "rechoose").set("start_player", "seat1"),
        ]
    }

    /// In the middle of a game: boards with troops, five cards in each hand, both piles nearly used up in one game out
    /// of three, so that abilities, special troops and reshuffles come up.
    fn begin(game: &AttackTheTower, dice: &mut Stream) -> State {
        let mut state = game.start();
        let mut actions = Vec::new();
        while state.table.course.turn == 0 {
            step(game, &mut state, dice, &mut actions);
        }
        let seat = state.table.course.active;
        let sides = [0, 1].map(|_| side(dice));
        let armies = [0, 1].map(|seat| army(game, &state, seat));
        let memo = ["-", "i1"][dice.below(2) as usize]
            .replace("i1", if game.options.stalemate_turns.0 > 1 { "i1" } else { "-" });
        let line =
            format!("att1;5;{};renew;{}{};{}{};{memo}", seat.index() + 1, armies[0], sides[0], armies[1], sides[1]);
        game.read_line(&line).expect("a line of a test")
    }

    /// Draws as ever, but with a turn limit: without one a game between two empty boards need not end.
    fn drawn(dice: &mut Stream) -> Setup {
        let setup = conform::kit::drawn::<AttackTheTower>(dice);
        let endless = setup.options.get("turn_limit").is_some_and(|limit| limit == "0");
        if endless { setup.set("turn_limit", "100") } else { setup }
    }

    /// Half of the games go on somewhere in the middle.
    fn shift(game: &AttackTheTower, state: &mut State, dice: &mut Stream) {
        let begins = state.table.course.turn == 1 && state.table.course.stage == Stage::Renew;
        if begins && dice.below(2) == 0 {
            *state = Self::begin(game, dice);
        }
    }

    /// Strength, discards, hands, cards in force, special troops and the turn. While something may be laid in secret,
    /// boards and discards do not count.
    fn tally(game: &AttackTheTower, state: &State) -> i64 {
        let table = &state.table;
        let laying = table.course.turn == 0 || table.course.stage == Stage::Build;
        let side = |seat: usize| {
            let (side, secret) = (&table.sides[seat], &state.secrets[seat]);
            let strength = if side.army.is_some() { i64::from(game.strength_of(side)) } else { 0 };
            let cards: i64 = (1..).zip(secret.hand).map(|(worth, count)| worth * i64::from(count)).sum();
            let gone: i64 = (1..).zip(side.discards).map(|(worth, count)| worth * i64::from(count)).sum();
            let played: i64 = (1..).zip(side.played).map(|(worth, count)| worth * i64::from(count)).sum();
            let board = if laying { 0 } else { 3 * strength + gone };
            board + 5 * cards + 7 * played + 11 * i64::from(side.specials)
        };
        side(0) + 2 * side(1) + 100 * i64::from(table.course.turn)
    }
}

/// Plays one random step.
fn step(game: &AttackTheTower, state: &mut State, dice: &mut Stream, actions: &mut Vec<Action>) {
    match game.turn(state) {
        Turn::Chance => {
            let outcome = game.sample(state, dice);
            game.apply_outcome(state, outcome);
        }
        Turn::Choice(seats) => {
            let Some(seat) = seats.first() else { return };
            if let Some(action) = game.pick(state, seat, dice, actions) {
                game.apply(state, seat, action);
            }
        }
        Turn::Over => {}
    }
}

fn army(game: &AttackTheTower, state: &State, seat: usize) -> String {
    game.army(&state.table.sides[seat]).id.clone()
}

/// Writes a side with six bases, troops on them, and three abilities and two bases in hand; the piles hold what is left,
/// or nearly all of it lies in the discards.
fn side(dice: &mut Stream) -> String {
    let mut base = |kind: char| format!("{kind}{}", dice.below(3));
    let board = format!("{},{},{}:{},-,-:{},{},-", base('L'), base('S'), base('H'), base('C'), base('W'), base('L'));
    let abilities = ["LSX", "HCX", "WOX", "LOX", "SCW", "HWO"][dice.below(6) as usize];
    let piles = if dice.below(3) == 0 { "2.llllssssshhhhcc-22." } else { "17.-22." };
    format!("/{board}/0/lc{abilities}/{piles}/-")
}

conform::kit!(Own, also = [heuristic, inputs, series]);
