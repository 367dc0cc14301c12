//! The kit: what this game, like every game of the house, is held to.

use conform::Kit;
use contract::{Dice, Game, Notation, Seat, SeatSet, Setup, Stream};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::state::{City, Phase, State};

struct Own;

impl Kit for Own {
    type Game = RaiseTheShields;

    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");
    const RECORDED: usize = 200;
    const HASHES: &'static [(u8, u64, &'static str)] = &[
        (1, 30, "3e3f8559de8ea81ef735b32dbc07d6cd6be2713690479f423eec4bbe2d898cb5"),
        (2, 30, "3903d5d197d68f50d7207281d5eeddefacc311756923325a4f2f461c3eafb966"),
        (3, 30, "e43c8ab3bd44e1947c575344cd0e3b9173ed9ffd4523c9c9a4a60b41f307aabf"),
        (4, 30, "5b94ce6a7845950857057e4d21fccac81f54ee3d27c846f6c6a1485594cedc2d"),
        (5, 30, "6b8625fb5da92ac65ec36d22eef1216ab1b87ac65ca6342f407a985a33b7ec65"),
        (6, 30, "96cbd3f69c22cf9691d4728b4ba944d8f0007eb3c8c2ba1a6a202195db89a625"),
    ];

    /// Every option at its other value, two or three at a time, and for many seats what makes most be asked.
    fn setups() -> Vec<Setup> {
        let two = || Setup::printed(2);
        vec![
            two().set("attack_rectangles", "obstacle").set("work_sector_rule", "anchor_cell"),
            two().set("shape_mirror", "false").set("no_fit", "must_fit_if_possible"),
            two().set("ability_first_use", "same_round").set("city3_placement", "free"),
            two().set("city6_window", "reaction").set("end_check", "round"),
            Setup::printed(3).set("personal_dice", "secret").set("round_cap", "10"),
            Setup::printed(1).set("solo_difficulty", "hard").set("solo_setup_dice", "0").set("round_cap", "10"),
            Setup::printed(1).set("city2_second_roll", "false").set("city6_window", "reaction"),
            Setup::printed(6).set("personal_dice", "secret").set("city6_window", "reaction"),
            Setup::printed(1).set("ability_first_use", "same_round").set("solo_setup_dice", "1"),
        ]
    }

    /// In the middle of a game, cities ready or used and rectangles filled, so that all is asked that can be.
    fn begin(game: &RaiseTheShields, dice: &mut Stream) -> State {
        let seats = game.setup().seats;
        let mut fields = vec![format!("rts{seats} r3 fA roll --")];
        for _ in 0..seats {
            let cities: Vec<char> = (0..6).map(|_| ['.', '.', 'o', 'o', 'x'][dice.below(5) as usize]).collect();
            let filled: Vec<&str> = cities.iter().map(|city| if *city == '.' { "-" } else { "1bc" }).collect();
            let hits: String = (0..6).map(|_| dice.below(4).to_string()).collect();
            fields.push(format!("{} {hits} {} -", filled.join("/"), cities.iter().collect::<String>()));
        }
        game.read_line(&fields.join(" | ")).expect("a line of a test")
    }

    /// A running work step counts as far as its steps go.
    fn tally(game: &RaiseTheShields, state: &State) -> i64 {
        let seats = SeatSet::all(game.setup().seats);
        seats.iter().fold(0, |sum, seat| sum + (seat.index() as i64 + 1) * tally_of(game, state, seat))
    }
}

fn tally_of(game: &RaiseTheShields, state: &State, seat: Seat) -> i64 {
    let sheet = game.draft(state.player(seat));
    let places: i64 = sheet.filled.iter().map(|cell| cell.number() as i64 + 1).sum();
    let shields = i64::from(game.shields(&sheet).count_ones());
    let hits: i64 = (1..).zip(sheet.hits).map(|(sector, hits)| sector * i64::from(hits)).sum();
    let worth = |city| match city {
        City::Asleep => 0,
        City::New => 1,
        City::Ready => 2,
        City::Used => 3,
    };
    let cities: i64 = (1..).zip(sheet.cities).map(|(number, city)| number * worth(city)).sum();
    let won = matches!(state.phase, Phase::Over(winners) if winners.contains(seat));
    places + 50 * shields - 20 * hits + cities + 7 * i64::from(sheet.spent) + 1000 * i64::from(won)
}

conform::kit!(Own, also = [heuristic, inputs]);
