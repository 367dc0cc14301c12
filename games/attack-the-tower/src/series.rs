//! A match (R72): who has won it, and how its next game starts.

use contract::{Game, Seat, Series, Verdict};

use crate::AttackTheTower;
use crate::course::{Course, Stage};
use crate::options::{Armies, MatchArmies, MatchStart};
use crate::setup::SEATS;
use crate::state::{Secret, State};
use crate::table::{Side, Table, other};

impl Series for AttackTheTower {
    /// R72.
    fn most_games(&self) -> u16 {
        self.options.match_games.0 as u16
    }

    /// R72. The match is over when a player has two points out of three games; a drawn game is half a point for each.
    fn next(&self, ends: &[(State, Verdict)]) -> Option<(Self, State)> {
        let game = Self::new(&self.setup).ok()?;
        let Some((last, verdict)) = ends.last() else {
            let start = game.start();
            return Some((game, start));
        };
        let points = |seat: Seat| ends.iter().map(|(_, verdict)| verdict.worth(seat, 2)).sum::<f64>();
        let games = self.options.match_games.0 as usize;
        if ends.len() >= games || SEATS.into_iter().any(|seat| points(seat) >= 2.0) {
            return None;
        }
        let start = game.next_start(last, verdict);
        Some((game, start))
    }
}

impl AttackTheTower {
    /// R72. Returns the state that the next game starts from, after one that ended so.
    fn next_start(&self, last: &State, verdict: &Verdict) -> State {
        let mut armies = SEATS.map(|seat| last.table.side(seat).army.unwrap_or_default());
        let rechosen = self.options.match_armies == MatchArmies::Rechoose;
        if self.options.match_armies == MatchArmies::Swap {
            armies.reverse();
        }
        let mut state = if rechosen {
            self.set_up()
        } else {
            let table = Table { sides: [Side::EMPTY; 2], course: Course::START };
            let mut state = State { table, secrets: [Secret::EMPTY; 2] };
            self.set_up_armies(&mut state, armies);
            state
        };
        let began = Self::starter(last);
        state.table.course.first = match self.options.match_start {
            MatchStart::Loser => {
                SEATS.into_iter().find(|seat| verdict.winners.contains(other(*seat))).or(Some(other(began)))
            }
            MatchStart::Alternate => Some(other(began)),
            MatchStart::Random => None,
        };
        state
    }

    /// Returns who began a game: the active player of every odd turn.
    fn starter(state: &State) -> Seat {
        let Course { turn, active, stage, .. } = state.table.course;
        if turn % 2 == 1 || !matches!(stage, Stage::Over(_)) { active } else { other(active) }
    }

    /// Says whether the armies of the first game are chosen.
    pub fn chooses_armies(&self) -> bool {
        self.options.armies == Armies::Free
    }
}
