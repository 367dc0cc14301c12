//! Matches behind the object-safe face: games are positions here, and the next one is a setup and a line.

use crate::typed_position::TypedPosition;
use crate::{Determinize, Notation, Position, Seat, SeatSet, Series, Setup, Speak, Verdict};

/// How a game of a match ended: its final position, and who won with those who gave up taken into account; see
/// [`crate::record::GivenUp::ending`].
pub type GameEnd = (Position, Verdict);

/// How matches of a game go, with its type erased; see [`Series`].
#[derive(Clone, Copy, Debug)]
pub struct AnySeries {
    standing: fn(&Position, &[GameEnd]) -> Option<MatchStanding>,
}

/// How a match stands after some games.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchStanding {
    /// How many games it has at most.
    pub most: u16,
    /// The score by seat.
    pub score: [f64; Seat::MOST],
    /// The next game; none when the match is over.
    pub next: Option<NextGame>,
    /// Who has won the match: nobody while it is not over, or where it is drawn.
    pub winners: SeatSet,
}

/// A game of a match that is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextGame {
    /// What it is made from.
    pub setup: Setup,
    /// The position line it starts from, when that is not the printed start.
    pub start: Option<String>,
}

impl AnySeries {
    /// Returns the matches of a game.
    pub const fn of<G: Series + Notation + Speak + Determinize>() -> Self {
        Self { standing: standing::<G> }
    }

    /// Says how a match stands. `first` is any position of its first game, and `ends` are the games so far, in their
    /// order; of none, the next one is the first. Returns `None` when one of them is of another game.
    pub fn standing(&self, first: &Position, ends: &[GameEnd]) -> Option<MatchStanding> {
        (self.standing)(first, ends)
    }
}

fn standing<G: Series + Notation + Speak + Determinize>(first: &Position, ends: &[GameEnd]) -> Option<MatchStanding> {
    let typed = |position: &Position| position.0.as_any().downcast_ref::<TypedPosition<G>>().map(|typed| typed.state);
    let game = &first.0.as_any().downcast_ref::<TypedPosition<G>>()?.game;
    let end = |(position, verdict): &GameEnd| Some((typed(position)?, *verdict));
    let ends: Vec<(G::State, Verdict)> = ends.iter().map(end).collect::<Option<_>>()?;
    let next = game.next(&ends).map(|(next, start)| NextGame {
        start: (start != next.start()).then(|| next.write_line(&start)),
        setup: next.setup().clone(),
    });
    let winners = if next.is_some() { SeatSet::NONE } else { game.winners(&ends) };
    Some(MatchStanding { most: game.most_games(), score: game.score(&ends), next, winners })
}
