//! What every game of the house must have beside its rules.

use conform::random_step;
use contract::{Phrase, Position, Seat, SeatSet, Setup, StepError, StepText, Stream, Turn};
use search::BotSpec;
use words::Words;

const GAMES: u64 = 12;

/// Plays random games of every game and shows each position, and each step from it, to the visitor.
fn walk(mut visit: impl FnMut(&Position, &StepText, &Position)) {
    for entry in catalog::games() {
        let face = (entry.maker.make)(&Setup::printed(*entry.info().seats.start())).expect("the printed game");
        for number in 0..GAMES {
            let mut dice = Stream::new("walk", entry.info().id, number);
            let mut position = face.start();
            while let Some(step) = random_step(&position, &mut dice) {
                let mut after = position.clone();
                after.play(&step).expect("a legal step");
                visit(&position, &step, &after);
                position = after;
            }
        }
    }
}

#[test]
fn everything_a_game_says_is_in_its_words() {
    for (language, _) in catalog::games().iter().flat_map(|entry| entry.info().words) {
        let mut checked = 0;
        walk(|before, step, after| {
            let words = Words::of(before.info(), language);
            let mut check = |phrase: &Phrase| {
                assert_eq!(words.missing(phrase), Vec::<String>::new(), "{} in {language}", before.line());
                checked += 1;
            };
            let all = SeatSet::all(before.seats());
            before.tell(step, after, all).iter().for_each(&mut check);
            for seat in all.iter() {
                for phrase in before.prompt(seat).into_iter().flat_map(|prompt| [Some(prompt.question), prompt.detail])
                {
                    phrase.iter().for_each(&mut check);
                }
                for (_, label) in before.labels(seat) {
                    [label.group, label.name].iter().for_each(&mut check);
                }
                // A step of an earlier moment is often refused now; its reason is said too.
                if let Err(StepError::Illegal { refusal, .. }) = after.clone().play(step) {
                    check(&refusal.phrase);
                }
            }
            if let Some(verdict) = after.verdict() {
                assert!(!words.word(verdict.cause).starts_with('['), "{} has no words", verdict.cause);
            }
        });
        assert!(checked > 1000, "{checked}");
    }
}

#[test]
fn boards_are_drawn_for_every_position_and_follow_what_happens() {
    let (mut drawn, mut changed) = (0, 0);
    walk(|before, _, after| {
        let all = SeatSet::all(before.seats());
        for (language, _) in before.info().words {
            let board = boards::text(before, all, &Words::of(before.info(), language)).expect("every game is drawn");
            assert!(board.lines().all(|line| line.chars().count() <= 80), "{board}");
            assert!(!board.contains("[text-") && !board.contains("[board-") && !board.contains("{$"), "{board}");
        }
        let words = Words::of(before.info(), "en");
        let [one, other] =
            [before, after].map(|position| boards::text(position, all, &words).expect("every game is drawn"));
        drawn += u32::from(one.lines().count() > 3);
        changed += u32::from(one != other);
    });
    assert!(drawn > 500 && changed > drawn / 3, "{changed} of {drawn}");
}

#[test]
fn every_bot_plays_every_game() {
    for entry in catalog::games() {
        let face = (entry.maker.make)(&Setup::printed(*entry.info().seats.start())).expect("the printed game");
        for bot in ["random", "greedy", "flat:20"] {
            let spec: BotSpec = bot.parse().expect("a bot");
            let mut player = (entry.player)(spec);
            let mut dice = Stream::new("bots", bot, 0);
            let mut position = face.start();
            while position.turn() != Turn::Over {
                let step = position.sample(&mut dice).unwrap_or_else(|| {
                    let Turn::Choice(seats) = position.turn() else { panic!("nobody is asked") };
                    let seat = seats.first().expect("a seat");
                    StepText::Action { seat, token: player.choose(&position, seat, "seed").expect("an answer") }
                });
                position.play(&step).expect("a legal step");
            }
            assert!(position.verdict().is_some());
            assert_eq!(player.choose(&position, Seat::FIRST, "seed"), None, "nobody is asked after the end");
        }
    }
}
