//! The kit: what this game, like every game of the house, is held to.

use conform::Kit;
use contract::{Dice, Game, Notation, SeatSet, Setup, Stream};
use exponential_chaos::ExponentialChaos;
use exponential_chaos::planet::Crater;
use exponential_chaos::state::State;

struct Own;

impl Kit for Own {
    type Game = ExponentialChaos;

    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");
    const RECORDED: usize = 0;
    const HASHES: &'static [(u8, u64, &'static str)] = &[];

    /// Every option at its other value, two or three at a time.
    fn setups() -> Vec<Setup> {
        let two = || Setup::printed(2);
        vec![
            two().set("rerolls", "0").set("invasion_faces", "blank"),
            two().set("rerolls", "5").set("set_aside_locked", "true").set("invasion_faces", "light"),
            two().set("sector_numbering", "opposites_sum_7").set("tiebreak_points", "1").set("tiebreak_cap", "2"),
            Setup::printed(3).set("first_player", "rotates").set("tiebreak_cap", "1").set("invasion_faces", "heavy"),
            Setup::printed(5).set("missile_targets", "neighbours").set("tiebreak_points", "1"),
            two().set("missiles_optional", "true").set("rerolls", "1"),
            Setup::printed(3).set("sector_hit", "owner_chooses"),
            Setup::printed(4)
                .set("sector_hit", "owner_chooses")
                .set("missile_targets", "neighbours")
                .set("missiles_optional", "true")
                .set("first_player", "rotates")
                .set("sector_numbering", "opposites_sum_7")
                .set("set_aside_locked", "true"),
        ]
    }

    /// At the beginning of a tie-break, or of a last turn, with planets that have suffered.
    fn begin(game: &ExponentialChaos, dice: &mut Stream) -> State {
        let seats = game.setup().seats;
        let tie = dice.below(2) == 0;
        let own = planet(dice);
        let planets: Vec<String> = (0..seats).map(|_| if tie { own.clone() } else { planet(dice) }).collect();
        let all: Vec<String> = (1..=seats).map(|seat| seat.to_string()).collect();
        let first = usize::from(game.options.first_player == exponential_chaos::options::FirstPlayer::Rotates) * 2;
        let order: Vec<String> = (0..all.len()).map(|place| all[(first + place) % all.len()].clone()).collect();
        let (active, phase, field) = if tie {
            (order[0].clone(), "tie", format!("1:{0}:{0}", order.join(",")))
        } else {
            (all[dice.below(seats.into()) as usize].clone(), "inv", "-".to_owned())
        };
        let start = game.write_line(&game.start());
        let rare = start.find(" lk=").or(start.find(" hc=")).or(start.find(" opt=")).map_or("", |at| &start[at..]);
        let line = format!(
            "ec1 n={seats} r=3 f=1 t={active} ph={phase} pl={} inv=- def=- rr=0 ms=0 pts=0 q=- tb={field}{rare}",
            planets.join("/")
        );
        game.read_line(&line).expect("a line of a test")
    }

    /// Half of the games go on with planets that have suffered.
    fn shift(_game: &ExponentialChaos, _state: &mut State, _dice: &mut Stream) {}

    /// What stands where, which dice are left, and where the game is.
    fn tally(game: &ExponentialChaos, state: &State) -> i64 {
        let seats = SeatSet::all(game.setup().seats);
        let planet = |seat: contract::Seat| {
            let planet = state.planets.of(seat);
            let levels: i64 = (1..).zip(Crater::all()).map(|(worth, c)| worth * i64::from(planet.level(c))).sum();
            (seat.index() as i64 + 1) * levels
        };
        let planets: i64 = seats.iter().map(planet).sum();
        let saucers: i64 = (1..).zip(state.fleet.0).map(|(worth, saucers)| worth * i64::from(saucers)).sum();
        let course = &state.course;
        let numbers = 5 * i64::from(course.points) + 7 * i64::from(course.missiles) + 11 * i64::from(course.rerolls);
        planets + 3 * saucers + numbers + 100 * (course.active.index() as i64 + 1) + 1000 * i64::from(course.round)
    }
}

fn planet(dice: &mut Stream) -> String {
    let mut levels = (0..13).map(|_| ['0', '0', '1', '2'][dice.below(4) as usize]);
    let cities: String = levels.by_ref().take(12).collect();
    format!("{cities}.{}", levels.next().unwrap_or('2'))
}

/// What the kit makes, but for recorded games, which are still to come: then the call is
/// `conform::kit!(Own, also = [heuristic])`.
mod printed {
    use super::Own;
    conform::laws!(@play <Own as conform::Kit>::Game, conform::kit::printed::<Own>(), [heuristic]);
}

mod others {
    use super::Own;
    conform::laws!(@play <Own as conform::Kit>::Game, conform::kit::others::<Own>(), [heuristic]);
}

mod written {
    use super::Own;
    conform::laws!(@tests <Own as conform::Kit>::Game, conform::kit::all::<Own>(), everything_has_words);

    #[test]
    fn worked_examples_are_true() -> Result<(), conform::Failure> {
        Ok(conform::law::worked_examples_are_true::<<Own as conform::Kit>::Game>()?)
    }

    #[test]
    fn options_agree() -> Result<(), conform::Failure> {
        Ok(conform::law::options_agree::<<Own as conform::Kit>::Game>()?)
    }
}
