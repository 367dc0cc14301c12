//! Position lines that hide something: only what holds however the hidden parts are filled in can be said about them.

use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use contract::{AnyGame, Observer, Position, SeatSet, Stream};

use crate::language::Language;
use crate::played::Played;
use crate::say::refused;

/// How many ways of filling in the hidden parts are tried. What shows in only one way in ten is missed about once in
/// 850 times.
const TRIED: u64 = 64;

/// A position, as far as its line tells it.
pub(crate) struct Seen {
    /// Positions that fit; one where nothing is hidden.
    pub(crate) fitting: Vec<Played>,
    /// Whose secrets the line tells.
    pub(crate) observer: Observer,
}

impl Seen {
    /// Takes a position that is fully known.
    pub(crate) fn whole(position: Position) -> Self {
        let observer = SeatSet::all(position.seats());
        Self { fitting: vec![position.into()], observer }
    }

    /// Reads a line. One that cannot be read as it stands, but hides something, is filled in.
    ///
    /// # Errors
    /// When the line is broken; the error is about the whole line, not about the one with hidden parts.
    pub(crate) fn read(face: &Arc<dyn AnyGame>, line: &str) -> Result<Self> {
        let broken = match face.read(line) {
            Ok(position) => return Ok(Self::whole(position)),
            Err(broken) => broken,
        };
        let fill_in = |number| face.read_seen(line, &mut Stream::new(line, "seen", number));
        let Ok(fitting) = (0..TRIED).map(fill_in).collect::<Result<Vec<_>, _>>() else {
            return Err(anyhow!(broken)).context("position line");
        };
        let observer = widest(&fitting, line).ok_or(broken).context("position line")?;
        Ok(Self { fitting: fitting.into_iter().map(Played::from).collect(), observer })
    }

    /// Plays tokens, separated by blanks, in all positions that fit.
    ///
    /// # Errors
    /// When one cannot be played, or only in some of the positions: the reason, in the language.
    pub(crate) fn play(&mut self, tokens: &str, language: Language) -> Result<()> {
        let own = language.own();
        let words = language.of(self.any().info());
        let play = |played: &mut Played| {
            let refusal = played.play(tokens.split_whitespace());
            refusal.map_err(|error| refused(&own, &words, &error))
        };
        let played: Vec<Result<(), String>> = self.fitting.iter_mut().map(play).collect();
        match &played[0] {
            _ if played.iter().all(Result::is_ok) => Ok(()),
            Err(reason) if played.iter().all(|one| one == &played[0]) => {
                let (game, line) = (self.any().info().id, self.any().line_for(self.observer));
                bail!("{reason}\nto see what can be played: palisade legal {game} --position \"{line}\"")
            }
            _ => Err(anyhow!("what follows depends on what this line hides, so it cannot be played on")),
        }
    }

    /// Returns one of the positions that fit, for questions that all of them answer alike.
    pub(crate) fn any(&self) -> &Position {
        &self.fitting[0].position
    }

    /// Returns what is the same in all positions that fit; `None` if it differs.
    pub(crate) fn same<T: PartialEq>(&self, tell: impl Fn(&Position) -> T) -> Option<T> {
        self.same_of(|played| tell(&played.position))
    }

    /// Returns what is the same in all positions that fit, including who gave up; `None` if it differs.
    pub(crate) fn same_of<T: PartialEq>(&self, tell: impl Fn(&Played) -> T) -> Option<T> {
        let told = tell(&self.fitting[0]);
        self.fitting[1..].iter().all(|played| tell(played) == told).then_some(told)
    }
}

/// Finds the most seats that see no more than the line tells.
fn widest(fitting: &[Position], line: &str) -> Option<Observer> {
    let seats = fitting.first()?.seats();
    let set = |bits: u8| SeatSet::all(seats).iter().filter(|seat| bits >> seat.index() & 1 == 1).collect::<SeatSet>();
    let mut all: Vec<Observer> = (0..1u8 << seats).map(set).collect();
    all.sort_by_key(|set| std::cmp::Reverse(set.len()));
    all.into_iter().find(|set| fitting.iter().all(|position| position.line_for(*set) == line))
}
