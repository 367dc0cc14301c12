//! What a drawing is made of: the game, the view, who looks, and whose planet is drawn large.

use contract::{Observer, Seat};
use exponential_chaos::ExponentialChaos;
use exponential_chaos::planet::Planet;
use exponential_chaos::state::{Phase, State};
use words::Words;

use super::followed::Followed;
use super::plan::Plan;
use crate::picture::Picture;

/// The position as it is drawn.
pub(super) struct Board<'a> {
    pub(super) game: &'a ExponentialChaos,
    pub(super) view: &'a State,
    /// Whose side of the table it is; none for a spectator.
    pub(super) own: Option<Seat>,
    pub(super) words: &'a Words,
    /// What is remembered of the turn and of the last step.
    pub(super) followed: Followed,
    /// Which dice go where.
    pub(super) plan: Plan,
    /// Whose planet is drawn large.
    pub(super) focus: Seat,
}

impl<'a> Board<'a> {
    /// The own seat is the first of those looking at the page, otherwise the observer's first.
    pub(super) fn of(
        game: &'a ExponentialChaos,
        view: &'a State,
        observer: Observer,
        picture: &Picture,
        words: &'a Words,
    ) -> Self {
        let seats = view.planets.list().len();
        let own = picture.names.viewers.first().or(observer.first()).filter(|seat| seat.index() < seats);
        let followed = picture.names.followed::<Followed>().into_owned().fitting(view);
        let plan = Plan::of(game, view, &followed, &picture.targets);
        let focus = focus(game, view, own, &followed);
        Self { game, view, own, words, followed, plan, focus }
    }

    /// Returns all seats in turn order, beginning with the one that is drawn large.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        let (first, count) = (self.focus.index(), self.view.planets.list().len());
        (0..count).map(move |nth| Seat::new((first + nth) % count))
    }

    pub(super) const fn planet(&self, seat: Seat) -> Planet {
        self.view.planets.of(seat)
    }

    pub(super) fn score(&self, seat: Seat) -> u8 {
        self.game.score(self.planet(seat))
    }

    pub(super) const fn phase(&self) -> Phase {
        self.view.course.phase
    }

    /// Says whether missiles are in the air, of a turn or of the tie-break.
    pub(super) const fn is_missile(&self) -> bool {
        matches!(self.phase(), Phase::Missile | Phase::Tie | Phase::Fire)
    }
}

/// Returns whose planet is drawn large: of whoever is asked, of whoever was hit by the last missile, of the next to be
/// threatened by it; else of the active player.
fn focus(game: &ExponentialChaos, view: &State, own: Option<Seat>, followed: &Followed) -> Seat {
    let active = view.course.active;
    match view.course.phase {
        Phase::Choose => game.struck(view),
        Phase::Free => game.freed(view),
        Phase::Missile | Phase::Tie => {
            let threatened = || game.next_to_roll(view).or(own.filter(|own| game.attacked(view).contains(*own)));
            followed.struck().or_else(threatened).unwrap_or(active)
        }
        _ => active,
    }
}
