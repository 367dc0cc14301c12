//! Batches of matches.

use contract::{Determinize, Heuristic, Inputs, Notation, Series, Setup, Speak, Verdict};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use search::NamedBot;

use crate::batch::{self, RUN};
use crate::match_tally::MatchTally;
use crate::play::{Played, Player, Unwatched};
use crate::recorder::{GameOfMatch, record_of_match};
use crate::speed;
use crate::tally::Tally;
use crate::{Batch, LabError, MatchReport, Report, Request};

/// Plays a batch of matches, one bot per seat; [`Request::games`] says how many matches, and [`Request::records`] of how
/// many the games are recorded. The report counts all games of the matches, and beside them the matches. A match with a
/// game that is given up, as in [`crate::sim`], is given up too and counted.
///
/// # Errors
/// When the game cannot be made, when there is not one bot per seat, and when the game breaks its own promises.
pub fn sim_matches<G>(setup: &Setup, bots: &[NamedBot<G>], request: &Request<'_>) -> Result<Batch, LabError>
where
    G: Series + Notation + Speak + Determinize + Heuristic + Inputs,
{
    let first = batch::game(setup, bots)?;
    let pool = batch::pool(request.threads)?;
    let watch = speed::Watch::start();
    let runs: Vec<(Tally, MatchTally)> = pool.install(|| {
        let run = |run: u64| play_run(&first, bots, request, run * RUN..request.games.min((run + 1) * RUN));
        (0..request.games.div_ceil(RUN)).into_par_iter().map(run).collect::<Result<_, _>>()
    })?;
    let (mut games, mut matches) = (Tally::default(), MatchTally::default());
    for (of_games, of_matches) in &runs {
        games.merge(of_games);
        matches.merge(of_matches);
    }
    let speed = watch.stop(games.games, games.taken);
    let mut records = Vec::new();
    for number in 0..request.records.min(request.games) {
        let played = play(&first, bots, request, number, &mut |_, _| {})?;
        let mut earlier = Vec::new();
        for (index, (game, start)) in played.games.iter().enumerate() {
            let place = GameOfMatch { start, number: game_number(&first, number, index), earlier: &earlier };
            let record = record_of_match(game, bots, request.seed, &place)?;
            earlier.push(record.closing());
            records.push(record);
        }
    }
    let report = Report::new(&first, request.seed, bots, games);
    let matches = MatchReport::new(matches, bots.len());
    Ok(Batch { report: Report { matches: Some(matches), ..report }, records, speed })
}

fn play_run<G>(
    first: &G,
    bots: &[NamedBot<G>],
    request: &Request<'_>,
    numbers: std::ops::Range<u64>,
) -> Result<(Tally, MatchTally), LabError>
where
    G: Series + Determinize + Heuristic + Inputs,
{
    let count = numbers.end - numbers.start;
    let (mut games, mut matches) = (Tally::default(), MatchTally::default());
    for number in numbers {
        let played = play(first, bots, request, number, &mut |game: &G, played| games.count(played, game.seats()))?;
        matches.count(first, &played.ends, played.is_over);
    }
    if let Some(progress) = request.progress {
        progress(count);
    }
    Ok((games, matches))
}

/// A match played.
struct PlayedMatch<G: Series> {
    /// Its games, each with the state it began from.
    games: Vec<(G, G::State)>,
    /// How they ended.
    ends: Vec<(G::State, Verdict)>,
    /// Whether it came to an end.
    is_over: bool,
}

/// Plays the match with this number, and tells of each game.
fn play<G>(
    first: &G,
    bots: &[NamedBot<G>],
    request: &Request<'_>,
    number: u64,
    told: &mut impl FnMut(&G, &Played),
) -> Result<PlayedMatch<G>, LabError>
where
    G: Series + Determinize + Heuristic + Inputs,
{
    let (mut games, mut ends) = (Vec::new(), Vec::new());
    while let Some((game, start)) = first.next(&ends) {
        let number = game_number(first, number, ends.len());
        if ends.len() >= usize::from(first.most_games()) {
            return Err(LabError::LongMatch { most: first.most_games() });
        }
        let chairs = bots.iter().map(|bot| (bot.bot(), bot.budget())).collect();
        let mut state = start;
        let played = Player::new(&game, request.seed, chairs).play_from(&mut state, number, &mut Unwatched)?;
        told(&game, &played);
        games.push((game, start));
        match played.verdict {
            Some(verdict) => ends.push((state, verdict)),
            None => return Ok(PlayedMatch { games, ends, is_over: false }),
        }
    }
    Ok(PlayedMatch { games, ends, is_over: true })
}

/// Returns the number of a game of a match among all games: each has dice of its own, however long other matches were.
fn game_number<G: Series>(first: &G, number: u64, index: usize) -> u64 {
    number * u64::from(first.most_games()) + index as u64
}
