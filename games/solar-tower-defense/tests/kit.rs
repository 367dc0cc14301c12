//! The kit: what this game, like every game of the house, is held to.

use conform::Kit;
use contract::{Dice, Game, Notation, Setup, Stream};
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::field::{Pole, Rotation};
use solar_tower_defense::fighter::Fighter;
use solar_tower_defense::planet::{Condition, Planet};
use solar_tower_defense::state::{Plan, SEATS, State};

struct Own;

impl Kit for Own {
    type Game = SolarTowerDefense;

    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");
    const RECORDED: usize = 200;
    const HASHES: &'static [(u8, u64, &'static str)] =
        &[(2, 100, "0b75a42b19cf8d61e3f29e7d4031ac47ac9e32ed164690b2596383f5afe96dbb")];

    /// Every option at its other value, some together.
    fn setups() -> Vec<Setup> {
        let two = || Setup::printed(2);
        vec![
            two().set("solar_map", "even_10").set("start_positions", "random").set("max_rounds", "16"),
            two().set("build_order", "secret").set("start_credits", "24").set("dismantle", "any"),
            two().set("build_order", "secret").set("landing_list", "five").set("stacking", "shared"),
            two().set("pole_facing", "free").set("cosmic_landing", "may").set("retarget", "list"),
            two().set("polar_landing", "equator").set("turret_shots", "one").set("turret_order", "owner"),
            two().set("turret_ties", "owner").set("planet_adjacency", "diagonals").set("build_order", "start_player"),
            two()
                .set("stacking", "shared")
                .set("turret_order", "owner")
                .set("turret_ties", "owner")
                .set("turret_shots", "one"),
            two().set("damage_memory", "fight").set("reward_resource", "credits").set("max_rounds", "40"),
            two().set("homes", "earth_ceres").set("start_credits", "12").set("dismantle", "any"),
            two().set("homes", "mars_ceres").set("stacking", "shared").set("max_rounds", "0"),
        ]
    }

    /// In the middle of a war that random play seldom reaches: built planets, fighters over them and on their way.
    fn begin(game: &SolarTowerDefense, dice: &mut Stream) -> State {
        war(game, dice).unwrap_or_else(|| game.start())
    }

    /// 7 x round, then for each seat (Earth counts once, Mars twice): credits, 3 x P, 5 x spin; place of each field from 1 x
    /// 2 for a turret, 5 for a center, 1 more if damaged; number of each fighter x its place and heading; 17 x a draft; 11 and 13
    /// x what is due; 1000 x the winner.
    fn tally(game: &SolarTowerDefense, state: &State) -> i64 {
        let shown = game.view(state, contract::SeatSet::NONE);
        let mut sum = 7 * i64::from(state.course.round);
        for (weight, seat) in (1..).zip(SEATS) {
            let side = shown.side(seat);
            let worth = |credits: u32, points: u8, planet: &Planet| {
                i64::from(credits) + 3 * i64::from(points) + buildings(planet)
            };
            let own = worth(side.credits, side.points, &side.planet) + 5 * i64::from(side.spin);
            let fleet = &side.fleet;
            let flying: i64 =
                fleet.in_play().iter().map(|number| i64::from(number.get()) * stands(fleet.get(number))).sum();
            sum += weight * (own + flying);
            let draft = state.side(seat);
            let is_draft = matches!(state.plans[seat.index()], Plan::Sealed(_))
                && (draft.credits, draft.points, draft.planet) != (side.credits, side.points, side.planet);
            sum += if is_draft { 17 * worth(draft.credits, draft.points, &draft.planet) } else { 0 };
        }
        sum += 11 * i64::from(state.course.due[0]) + 13 * i64::from(state.course.due[1]);
        let end = game.verdict(state).map(|verdict| verdict.winners.first().map_or(3, |seat| seat.index() as i64 + 1));
        sum + 1000 * end.unwrap_or(0)
    }

    /// Other homes need the map of growing rings.
    fn drawn(dice: &mut Stream) -> Setup {
        let mut setup = conform::kit::drawn::<SolarTowerDefense>(dice);
        if setup.options.get("solar_map").is_some_and(|map| map == "even_10") {
            setup.options.remove("homes");
        }
        setup
    }
}

fn buildings(planet: &Planet) -> i64 {
    let worth = |field: solar_tower_defense::field::Field, kind: i64, condition: Condition| {
        (field.place() as i64 + 1) * (kind + i64::from(condition == Condition::Damaged))
    };
    let centers: i64 = planet.centers().map(|center| worth(center.field, 5, center.condition)).sum();
    let turrets = planet.turrets.as_slice().iter().map(|turret| worth(turret.field(), 2, turret.condition()));
    centers + turrets.sum::<i64>()
}

fn stands(fighter: Fighter) -> i64 {
    let place = match (fighter.field(), fighter.cell()) {
        (Some(field), _) => field.place() as i64 + 1,
        (_, Some(cell)) => 30 + i64::from(cell.number()),
        _ => 0,
    };
    let pole = |pole: Pole| if pole == Pole::North { 300 } else { 400 };
    place
        + match fighter {
            Fighter::OnCircle(_, Rotation::Clockwise) => 100,
            Fighter::OnCircle(_, Rotation::Counter) => 200,
            Fighter::OnMeridian(_, longitude, heading) => pole(heading) + i64::from(longitude.number()),
            Fighter::Crossing(field, heading, goal) => {
                let longitude = field.longitude().map_or(0, |longitude| i64::from(longitude.number()));
                pole(heading) + longitude + 20 * (goal as i64 + 1)
            }
            Fighter::Unfaced(_) => 500,
            Fighter::Declined(_) => 7,
            _ => 0,
        }
}

/// Draws a line in the middle of a war; none where the game refuses it.
fn war(game: &SolarTowerDefense, dice: &mut Stream) -> Option<State> {
    let mut any = |list: &[&str]| list[dice.below(list.len() as u32) as usize].to_owned();
    let centers = |any: &mut dyn FnMut(&[&str]) -> String| {
        any(&["C:NP,NT1,EQ0*", "C:EQ4", "C:NT5*,EQ1", "C:ST2,SP", "C:EQ3,SP*", "C:NP*,EQ6,ST0"])
    };
    let turrets = |any: &mut dyn FnMut(&[&str]) -> String| {
        any(&["T:NT0,NT6,EQ2", "T:NT3*,EQ5,ST1", "T:-", "T:EQ2,EQ7*,ST3,ST6", "T:NT2,NT7,EQ1*,EQ2,ST4,ST5"])
    };
    let over = |any: &mut dyn FnMut(&[&str]) -> String| {
        any(&[
            "@EQ1:+",
            "@EQ2:-",
            "@NT6:+",
            "@ST3:-",
            "@EQ4:n4",
            "@NP:s2",
            "@SP:n5",
            "@ST2:s2",
            "@EQ5:n5>NT",
            "@NT0:s0>ST",
        ])
    };
    let (earth, mars) = (game.start().sides[0].cell?, game.start().sides[1].cell?);
    let side = |any: &mut dyn FnMut(&[&str]) -> String, cell: String, enemy: String| {
        let flying: Vec<String> = (1..=6).map(|number| format!("{number}{}", over(any))).collect();
        let near = any(&["7@", "7@"]);
        let money = any(&["cr0 p1", "cr30 p6", "cr55 p3"]);
        format!(
            "{cell} s{} {money} {} {} F:{},{near}{enemy}",
            any(&["0", "3", "6"]),
            centers(any),
            turrets(any),
            flying.join(",")
        )
    };
    let first = side(&mut any, earth.to_string(), game.components.map.counter_clockwise(mars).to_string());
    let second = side(&mut any, mars.to_string(), game.components.map.counter_clockwise(earth).to_string());
    let phase = any(&["fights", "fights", "move", "cosmic", "balance"]);
    let round = any(&["3", "4", "9", "16"]);
    game.read_line(&format!("STD1 R{round} {phase} st=M | E {first} | M {second}")).ok()
}

conform::kit!(Own, also = [heuristic, inputs]);
