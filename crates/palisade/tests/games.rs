//! What every game of the house must have beside its rules.

#[path = "../../search/tests/hold/mod.rs"]
mod hold;

use conform::random_step;
use contract::{Position, Seat, SeatSet, Setup, StepText, Stream, Turn};
use hold::PigBots;
use words::Words;

const GAMES: u64 = 12;

/// Plays random games of every game and shows each position and the next to the visitor, with the words of all languages.
fn walk(mut visit: impl FnMut(&[Words], &Position, &Position)) {
    for entry in catalog::games() {
        let words: Vec<Words> =
            entry.info().words.iter().map(|(language, _)| Words::of(entry.info(), language)).collect();
        let face = (entry.maker.make)(&Setup::printed(*entry.info().seats.start())).expect("the printed game");
        for number in 0..GAMES {
            let mut dice = Stream::new("walk", entry.info().id, number);
            let mut position = face.start();
            while let Some(step) = random_step(&position, &mut dice) {
                let mut after = position.clone();
                after.play(&step).expect("a legal step");
                visit(&words, &position, &after);
                position = after;
            }
        }
    }
}

#[test]
fn boards_are_drawn_for_every_position_and_follow_what_happens() {
    let (mut drawn, mut changed) = (0, 0);
    walk(|words, before, after| {
        let all = SeatSet::all(before.seats());
        let drawn_of = |position, words| boards::text(position, all, words).expect("every game is drawn");
        let one: Vec<String> = words.iter().map(|words| drawn_of(before, words)).collect();
        for board in &one {
            assert!(board.lines().all(|line| line.chars().count() <= 80), "{board}");
            assert!(!board.contains("[text-") && !board.contains("[board-") && !board.contains("{$"), "{board}");
        }
        drawn += u32::from(one[0].lines().count() > 3);
        changed += u32::from(one[0] != drawn_of(after, &words[0]));
    });
    assert!(drawn > 500 && changed > drawn / 3, "{changed} of {drawn}");
}

#[test]
fn every_bot_plays_every_game() {
    for entry in catalog::games() {
        let face = (entry.maker.make)(&Setup::printed(*entry.info().seats.start())).expect("the printed game");
        let own = (entry.own_bots)().into_iter().map(|form| form.name);
        for bot in ["random", "greedy", "flat:20", "tree:20"].into_iter().chain(own) {
            let mut player = (entry.player)(bot, &search::Nets::NONE).expect("a bot");
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

/// A toy that brings a bot of its own.
const PIG: catalog::CatalogEntry = catalog::CatalogEntry::with::<PigBots>();

/// Says what is not told of an entry's own bots, in any of its languages.
fn untold(entry: &catalog::CatalogEntry) -> Vec<String> {
    let mut untold = Vec::new();
    for form in (entry.own_bots)() {
        let settings = form.settings.iter().map(|setting| format!("bot-{}-{}", form.name, setting.key));
        for key in settings.chain([format!("bot-{}", form.name)]) {
            let languages = entry.info().words.iter().map(|(code, _)| *code);
            untold.extend(
                languages.filter(|code| Words::of(entry.info(), code).find(&key).is_none()).map(|_| key.clone()),
            );
        }
        let in_range = |setting: &search::Setting| (setting.least..=setting.most).contains(&setting.default);
        assert!(form.settings.iter().all(in_range), "{form}");
    }
    untold
}

#[test]
fn every_own_bot_and_setting_is_told_in_every_language() {
    for entry in catalog::games().iter().chain([&PIG]) {
        assert_eq!(untold(entry), [""; 0], "{}", entry.info().id);
    }
    assert_eq!((PIG.own_bots)().len(), 1);
}
