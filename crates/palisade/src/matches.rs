//! What a record of a game of a match says of the games before it, checked with their records.

use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use contract::{GameEnd, Maker, Record};

use crate::setup::read_text;

/// Checks that these are the earlier games of the match of a record, and that its game began as the match goes on after
/// them; returns what to say of it, nothing for a record of a single game.
pub(crate) fn check(text: &str, earlier: &[PathBuf]) -> Result<String> {
    let record = Record::read(text)?;
    let Some(place) = &record.of_match else {
        ensure!(earlier.is_empty(), "--earlier: the record is of a single game, not of a match");
        return Ok(String::new());
    };
    if earlier.is_empty() && !place.earlier.is_empty() {
        let reason = "give --earlier for each earlier game; without it, this game may follow others than were played";
        return Ok(format!("match: game {}: NOT checked: {reason}\n", place.game));
    }
    let games = earlier.iter().map(|file| {
        let game = read_text(file).and_then(|text| Ok(Record::read(&text)?));
        game.with_context(|| file.display().to_string())
    });
    let games: Vec<Record> = games.collect::<Result<_>>()?;
    record.check_earlier(&games)?;
    begins_as_it_must(&record, &games, catalog::find(&record.game)?.maker)?;
    Ok(format!("match: game {}: checked: it began as the match goes on after the games before it\n", place.game))
}

/// Plays the earlier games again, and compares how the match goes on after them with how the game began.
fn begins_as_it_must(record: &Record, earlier: &[Record], maker: Maker) -> Result<()> {
    let Some(series) = maker.series else { bail!("`{}` is not played in matches", record.game) };
    let first = earlier.first().unwrap_or(record);
    let mut ends: Vec<GameEnd> = Vec::new();
    for (at, game) in earlier.iter().enumerate() {
        let face = (maker.make)(&game.setup((maker.info)())?)?;
        let replayed = game.replay_whole(&*face).with_context(|| format!("game {}", at + 1))?;
        let (Some((_, last)), Some(ending)) = (replayed.game.last(), replayed.ending) else {
            bail!("game {} is not over", at + 1);
        };
        ends.push((last.clone(), ending.verdict));
    }
    let start = (maker.make)(&first.setup((maker.info)())?)?.start();
    let next = series.standing(&start, &ends).and_then(|standing| standing.next);
    let Some(next) = next else { bail!("the match was over after {} games", ends.len()) };
    let noted = (maker.make)(&record.setup((maker.info)())?)?;
    if next.setup != *noted.setup() || next.start != record.start {
        bail!(
            "game {} begins from `{}`, and after the games before it the match goes on from `{}`",
            ends.len() + 1,
            record.start.as_deref().unwrap_or("the printed start"),
            next.start.as_deref().unwrap_or("the printed start")
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use catalog::CatalogEntry;
    use conform::toys::Pig;
    use contract::Setup;
    use contract::record::MatchPlace;
    use lab::Request;

    use super::*;

    /// Returns the records of a match in which the first seat wins a game that another follows.
    fn played() -> Vec<Record> {
        let entry = CatalogEntry::of_series::<Pig>();
        let request = Request { games: 20, seed: "1", threads: 1, records: 20, progress: None };
        let bots = ["greedy".to_owned(), "random".to_owned()];
        let sim = entry.sim_matches.expect("pig has matches");
        let batch = sim(&Setup::printed(2).set("target", "20"), &bots, &search::Nets::NONE, &request).expect("a batch");
        let second =
            batch.records.iter().position(|record| record.start.is_some()).expect("a game that the second begins");
        let number = |record: &Record| record.of_match.as_ref().map_or(0, |place| usize::from(place.game));
        batch.records[second + 1 - number(&batch.records[second])..=second].to_vec()
    }

    fn judged(record: &Record, earlier: &[Record]) -> String {
        begins_as_it_must(record, earlier, Maker::of_series::<Pig>())
            .map_or_else(|error| format!("{error:#}"), |()| "good".to_owned())
    }

    #[test]
    fn a_game_must_begin_as_the_match_goes_on() {
        let games = played();
        for (at, game) in games.iter().enumerate() {
            assert_eq!(judged(game, &games[..at]), "good");
        }
        let (last, before) = games.split_last().expect("games");
        let mut other = last.clone();
        other.start = None;
        let said = judged(&other, before);
        assert!(said.contains("begins from `the printed start`") && said.contains("from `2 1 0 0 0 .`"), "{said}");
        // Won twice by the same seat, the match is over.
        let won = before.last().expect("a game before").clone();
        assert!(judged(last, &[won.clone(), won.clone()]).contains("over after 2 games"));
        let mut open = won;
        (open.result, open.steps) = (None, Vec::new());
        assert!(judged(last, &[open]).contains("game 1 is not over"));
    }

    #[test]
    fn of_a_single_game_no_earlier_one_can_be_given_and_of_a_match_all_are_asked_for() {
        let mut game = played().remove(0);
        game.put_into_match(MatchPlace::after(vec![game.closing()]));
        assert!(check(&game.write(), &[]).expect("it says so").contains("NOT checked: give --earlier"));
        (game.of_match, game.palisade_record) = (None, 1);
        assert_eq!(check(&game.write(), &[]).expect("a single game"), "");
        assert!(check(&game.write(), &["x".into()]).is_err_and(|error| error.to_string().contains("single game")));
    }
}
