//! Luck, the others and choices add up to the result; an exact judge leaves nothing open.

use std::sync::Arc;

use conform::Solved;
use conform::toys::Pig;
use contract::{AnyGame, Appraised, Dice, Game, Maker, Notation, Player, Position, Seat, Setup, Stream};
use table::{Cause, Command, Judges, Ledger};

use crate::common::{Live, only, parley, seed};

/// How short the game is that is solved.
const TARGET: &str = "15";

/// Judges pig as it is.
struct Exact<'a> {
    game: &'a Pig,
    solved: Solved<'a, Pig>,
}

impl Player for Exact<'_> {
    fn choose(&mut self, _: &Position, _: Seat, _: &str) -> Option<String> {
        None
    }

    fn appraise(&mut self, position: &Position, seat: Seat, _: &str) -> Option<Vec<Appraised>> {
        let Ok(state) = self.game.read_line(&position.line()) else { panic!("a line of pig") };
        let weighed = self.solved.weigh(&state, seat)?.into_iter();
        Some(weighed.map(|(action, worth)| Appraised { token: self.game.write_action(action), worth }).collect())
    }
}

/// Judges by lots.
struct Lots;

impl Player for Lots {
    fn choose(&mut self, _: &Position, _: Seat, _: &str) -> Option<String> {
        None
    }

    fn appraise(&mut self, position: &Position, seat: Seat, seed: &str) -> Option<Vec<Appraised>> {
        let mut dice = Stream::new(&format!("{} {seed}", position.line_for(only(seat))), "lots", 0);
        let judged = position.legal(seat).into_iter();
        Some(judged.map(|token| Appraised { token, worth: f64::from(dice.below(101)) / 100.0 }).collect())
    }
}

/// Plays a game to its end at random.
fn played(face: Arc<dyn AnyGame>, number: u8) -> Live {
    let mut live = Live::seeded(face, seed(number));
    live.ask(Seat::FIRST, Command::Begin).expect("it begins");
    let mut dice = Stream::new("ledger", "play", number.into());
    while !live.table.is_over() {
        let seat = live.table.seats_to_move().first().expect("a seat");
        let legal = live.table.position().legal(seat);
        let token = &legal[dice.below(legal.len() as u32) as usize];
        live.act(seat, token).expect("a legal action");
    }
    live
}

fn adds_up(ledger: &Ledger) {
    let mut now = ledger.start;
    for change in &ledger.changes {
        assert!((change.from - now).abs() < 1e-9, "{ledger:?}");
        now = change.to;
        let sign = match change.cause {
            Cause::Choice { .. } => -change.amount(),
            Cause::Other(_) => change.amount(),
            _ => 0.0,
        };
        assert!(sign >= 0.0, "nobody chooses better than the best: {change:?}");
    }
    assert!((now - ledger.end).abs() < 1e-9, "{ledger:?}");
    let sum = ledger.start + ledger.luck() + ledger.given() - ledger.lost() + ledger.unforeseen();
    assert!((sum - ledger.end).abs() < 1e-9, "{ledger:?}");
}

#[test]
fn an_exact_judge_of_an_open_game_leaves_nothing_unforeseen() {
    let setup = Setup::printed(2).set("target", TARGET);
    let game = Pig::new(&setup).expect("pig");
    let exact = || Exact { game: &game, solved: Solved::new(&game) };
    let (mut choices, mut rolls) = (exact(), exact());
    let mut touched = [0.0; 3];
    for number in 0..8 {
        let live = played((Maker::of::<Pig>().make)(&setup).expect("pig"), number);
        let ledgers = live.table.ledgers(Judges { choices: &mut choices, rolls: &mut rolls });
        let [one, other] = &ledgers[..] else { panic!("both chose: {ledgers:?}") };
        for (own, theirs) in [(one, other), (other, one)] {
            adds_up(own);
            assert!(own.unforeseen().abs() < 1e-9, "{own:?}");
            assert!((own.luck() + theirs.luck()).abs() < 1e-9, "what one is brought the other pays for");
            assert!((own.given() - theirs.lost()).abs() < 1e-9, "what one gives away the other has");
            touched[0] += own.luck().abs();
            touched[1] += own.lost();
            touched[2] += own.given();
        }
    }
    assert!(touched.iter().all(|sum| *sum > 0.3), "{touched:?}");
}

#[test]
fn whatever_a_judge_says_adds_up_for_any_number_of_seats() {
    for seats in 2..=3 {
        let live = played(parley(seats), seats);
        let ledgers = live.table.ledgers(Judges { choices: &mut Lots, rolls: &mut Lots });
        assert_eq!(ledgers.len(), usize::from(seats));
        for ledger in &ledgers {
            adds_up(ledger);
            let others = ledgers.iter().filter(|other| other.seat != ledger.seat).map(Ledger::lost).sum::<f64>();
            assert!((ledger.given() - others / f64::from(seats - 1)).abs() < 1e-9, "even shares: {ledger:?}");
        }
        assert!(ledgers.iter().any(|ledger| ledger.lost() > 0.1), "{ledgers:?}");
    }
}
