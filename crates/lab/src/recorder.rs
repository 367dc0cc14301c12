//! Writes down games of a batch.

use std::collections::BTreeMap;

use contract::record::{MatchPlace, RecordLine, RecordSeat, result_text};
use contract::{Determinize, DrawName, Heuristic, Inputs, Maker, Notation, Record, RecordedDice, Seat, Speak, Stream};
use search::NamedBot;

use crate::LabError;
use crate::play::{Player, Watch};

/// Plays the game with this number of a batch again and returns its record, outcomes with their numbers.
pub(crate) fn record<G>(game: &G, bots: &[NamedBot<G>], seed: &str, number: u64) -> Result<Record, LabError>
where
    G: Notation + Speak + Determinize + Heuristic + Inputs,
{
    record_from(game, bots, seed, number, &game.start(), None)
}

/// Where a game of a match stands in it.
pub(crate) struct GameOfMatch<'a, S> {
    /// The state it begins from.
    pub(crate) start: &'a S,
    /// Its number among all games of the batch.
    pub(crate) number: u64,
    /// The closing hashes of the games before it.
    pub(crate) earlier: &'a [String],
}

/// Plays a game of a match again and returns its record.
pub(crate) fn record_of_match<G>(
    game: &G,
    bots: &[NamedBot<G>],
    seed: &str,
    place: &GameOfMatch<'_, G::State>,
) -> Result<Record, LabError>
where
    G: Notation + Speak + Determinize + Heuristic + Inputs,
{
    let of_match = MatchPlace::after(place.earlier.to_vec());
    record_from(game, bots, seed, place.number, place.start, Some(of_match))
}

fn record_from<G>(
    game: &G,
    bots: &[NamedBot<G>],
    seed: &str,
    number: u64,
    start: &G::State,
    of_match: Option<MatchPlace>,
) -> Result<Record, LabError>
where
    G: Notation + Speak + Determinize + Heuristic + Inputs,
{
    let info = G::info();
    let chairs = bots.iter().map(|bot| (bot.bot(), bot.budget())).collect();
    let mut recorder = Recorder::default();
    let played = Player::new(game, seed, chairs).play_from(&mut { *start }, number, &mut recorder)?;

    let seat = |(index, bot): (usize, &NamedBot<G>)| RecordSeat {
        seat: info.seat_name(Seat::new(index)).to_owned(),
        bot: Some(bot.text().to_owned()),
        name: None,
    };
    let mut record = Record::new(info, game.setup(), bots.iter().enumerate().map(seat).collect());
    record.start = (*start != game.start()).then(|| game.write_line(start));
    if let Some(place) = of_match {
        record.put_into_match(place);
    }
    record.steps = recorder.steps;
    let face = (Maker::of::<G>().make)(game.setup())?;
    let replay = record.replay(&*face).map_err(|error| LabError::Record { number, error })?;
    // A game that was given up has no result.
    record.result = replay.last().filter(|_| played.verdict.is_some()).map(|(_, position)| result_text(position));
    Ok(record)
}

#[derive(Default)]
struct Recorder {
    steps: Vec<RecordLine>,
    counts: BTreeMap<DrawName, u32>,
}

impl<G: Notation> Watch<G> for Recorder {
    fn act(&mut self, game: &G, seat: Seat, action: G::Action) {
        let seat = G::info().seat_name(seat).to_owned();
        self.steps.push(RecordLine::Act { seat, token: game.write_action(action), at: None });
    }

    fn sample(&mut self, game: &G, state: &G::State, dice: &mut Stream) -> G::Outcome {
        let draw = game.draw_name(state);
        let count = self.counts.entry(draw).and_modify(|count| *count += 1).or_default();
        let mut noted = RecordedDice::new(dice);
        let outcome = game.sample(state, &mut noted);
        let draw = Some((draw.to_string(), *count));
        self.steps.push(RecordLine::Chance { token: game.write_outcome(outcome), draw, numbers: noted.numbers });
        outcome
    }
}
