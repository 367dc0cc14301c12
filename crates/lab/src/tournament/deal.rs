//! A deal: the same dice, played from every seat.

use contract::{Determinize, Heuristic, Inputs, Verdict};
use search::NamedBot;

use super::Tournament;
use super::count::{Count, End};
use super::plan::{Meeting, orders};
use crate::LabError;
use crate::play::{Player, Unwatched};

/// A deal.
#[derive(Clone, Copy)]
pub(super) struct Deal {
    /// Its number among all, which its dice follow from.
    pub(super) number: u64,
    /// Its number in its meeting.
    pub(super) of_meeting: u64,
}

/// Plays deals.
pub(super) struct Dealer<'a, G> {
    game: &'a G,
    bots: &'a [NamedBot<G>],
    pub(super) tournament: &'a Tournament<'a>,
    orders: Vec<Vec<usize>>,
}

impl<'a, G: Determinize + Heuristic + Inputs> Dealer<'a, G> {
    pub(super) fn new(game: &'a G, bots: &'a [NamedBot<G>], tournament: &'a Tournament<'a>) -> Self {
        Self { game, bots, tournament, orders: orders(game.seats().into(), tournament.seed) }
    }

    /// Returns how many deals a meeting has.
    pub(super) fn deals(&self) -> u64 {
        self.tournament.games.div_ceil(self.game.seats().into())
    }

    /// Plays a deal in a meeting and counts it, as a whole: when the tournament is stopped meanwhile, it does not count.
    pub(super) fn play(&self, meeting: &Meeting, deal: Deal, count: &mut Count) -> Result<(), LabError> {
        if self.game.seats() == 1 { self.alone(meeting, deal, count) } else { self.together(meeting, deal, count) }
    }

    /// Lets the bots play the deal one after the other.
    fn alone(&self, meeting: &Meeting, deal: Deal, count: &mut Count) -> Result<(), LabError> {
        let mut verdicts = Vec::new();
        for bot in meeting {
            if !self.play_on(&mut self.player(&[*bot]), deal, &mut verdicts)? {
                return Ok(());
            }
        }
        count.played(&verdicts);
        let ends: Option<Vec<End>> = verdicts.iter().map(|verdict| verdict.as_ref().map(End::alone)).collect();
        if let Some(ends) = ends {
            count.add(&ends);
        }
        Ok(())
    }

    /// Lets the bots play the deal once from each seat.
    fn together(&self, meeting: &Meeting, deal: Deal, count: &mut Count) -> Result<(), LabError> {
        let order = &self.orders[(deal.of_meeting % self.orders.len() as u64) as usize];
        let seats = order.len();
        let seated: Vec<usize> = order.iter().map(|place| meeting[*place]).collect();
        let mut player = self.player(&seated);
        let mut verdicts = Vec::new();
        for _ in 0..seats {
            if !self.play_on(&mut player, deal, &mut verdicts)? {
                return Ok(());
            }
            player.rotate();
        }
        count.played(&verdicts);
        let mut ends = vec![End::default(); seats];
        for (turned, verdict) in verdicts.iter().enumerate() {
            let Some(verdict) = verdict else { continue };
            for seat in 0..seats {
                ends[order[(seat + turned) % seats]] = End::at(verdict, seat, seats);
            }
            count.add(&ends);
        }
        Ok(())
    }

    fn player(&self, seated: &[usize]) -> Player<'a, G> {
        let chairs = seated.iter().map(|bot| (self.bots[*bot].bot(), self.bots[*bot].budget())).collect();
        Player::new(self.game, self.tournament.seed, chairs)
    }

    /// Plays one game more of a deal, unless the tournament has been stopped; says whether it has been played.
    fn play_on(
        &self,
        player: &mut Player<'_, G>,
        deal: Deal,
        verdicts: &mut Vec<Option<Verdict>>,
    ) -> Result<bool, LabError> {
        let goes_on = !self.tournament.is_stopped();
        if goes_on {
            verdicts.push(player.play(deal.number, &mut Unwatched)?.verdict);
        }
        Ok(goes_on)
    }
}
