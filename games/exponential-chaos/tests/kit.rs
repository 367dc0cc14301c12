//! The kit: what this game, like every game of the house, is held to.

use conform::Kit;
use contract::{Dice, Game, Notation, Seat, SeatSet, Setup, Stream};
use exponential_chaos::ExponentialChaos;
use exponential_chaos::dice::DefenseDie;
use exponential_chaos::options::FirstPlayer;
use exponential_chaos::planet::Crater;
use exponential_chaos::state::{Phase, State};

struct Own;

impl Kit for Own {
    type Game = ExponentialChaos;

    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");
    const RECORDED: usize = 200;
    const HASHES: &'static [(u8, u64, &'static str)] = &[
        (2, 30, "8152b0d6bc714939fd08691a851bd6b1ff38e494cde3a6f7b069a78ebfab0122"),
        (3, 30, "d1cf7000064dee96a1adf63e3c7df5dd102e7429bcf1a4d32718abebe6b44403"),
        (4, 30, "38567875f067d0ab6f3cabdfb6ac57eb6145d363fd13f830335aa2922e0c0879"),
        (5, 30, "f87601311f8d5675c0674fbd6448362a4f5db06c58b64b9757971795cf957f7d"),
        (6, 30, "5fe2983c8eda1adb7d62aae63c5eca132d92d64e86e4661112d26b3ae022d18b"),
    ];

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
        let first = usize::from(game.options.first_player == FirstPlayer::Rotates) * 2;
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

    /// Before one turn in four the planet has suffered, since play wipes hardly any before the last round.
    fn shift(_game: &ExponentialChaos, state: &mut State, dice: &mut Stream) {
        let wounded = state.course.phase == Phase::Inv && dice.below(4) == 0;
        if wounded {
            for crater in Crater::all() {
                state.planets.set(state.course.active, crater, dice.below(3) as u8);
            }
        }
    }

    /// Craters, dice and seats count by their place, from 1: seat x place of crater x level, 3 x place of invasion die x
    /// saucers, 5 x place of defense die x face (1 to 6, 6 more if assigned, 0 in the hand), 7 x re-rolls, 11 x missiles,
    /// 13 x points, 17 x each seat of the queue, and at the end 1000 x seat x place.
    fn tally(game: &ExponentialChaos, state: &State) -> i64 {
        let seats: Vec<Seat> = SeatSet::all(game.setup().seats).iter().collect();
        let number = |seat: Seat| seat.index() as i64 + 1;
        let planet = |seat: Seat| {
            let levels = Crater::all().map(|crater| i64::from(state.planets.of(seat).level(crater)));
            number(seat) * levels.zip(1..).map(|(level, place)| level * place).sum::<i64>()
        };
        let planets: i64 = seats.iter().map(|seat| planet(*seat)).sum();
        let fleet = game.round_of(state).invasion().map(|die| i64::from(state.fleet.on(die)));
        let saucers: i64 = fleet.zip(1..).map(|(saucers, place)| saucers * place).sum();
        let face = |die: DefenseDie| match die {
            DefenseDie::Waiting | DefenseDie::InHand => 0,
            DefenseDie::Lying(face) => face as i64 + 1,
            DefenseDie::Used(face) => face as i64 + 7,
        };
        let dice: i64 = state.defense.iter().zip(1..).map(|(die, place)| place * face(*die)).sum();
        let course = &state.course;
        let numbers = 7 * i64::from(course.rerolls) + 11 * i64::from(course.missiles) + 13 * i64::from(course.points);
        let queue: i64 = course.queue.iter().map(number).sum();
        let place = |verdict: contract::Verdict| {
            seats.iter().map(|seat| number(*seat) * i64::from(verdict.places[seat.index()])).sum::<i64>()
        };
        let places = game.verdict(state).map_or(0, place);
        planets + 3 * saucers + 5 * dice + numbers + 17 * queue + 1000 * places
    }
}

fn planet(dice: &mut Stream) -> String {
    let mut levels = (0..13).map(|_| ['0', '0', '1', '2'][dice.below(4) as usize]);
    let cities: String = levels.by_ref().take(12).collect();
    format!("{cities}.{}", levels.next().unwrap_or('2'))
}

conform::kit!(Own, also = [heuristic, inputs]);
