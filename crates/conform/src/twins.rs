//! Hidden twins: two moments of a game that differ only in what an observer may not know.
//!
//! A twin is played, not made by the game's own completions: from the beginning of the round, or of an earlier one,
//! everybody does something again that looks the same to the observer, so whatever a twin holds can have happened. What
//! was done in secret is done differently, dice that others may not see fall differently, and a seat that had finished
//! has finished.

use contract::{Observer, Seat, Stream, Turn};

use crate::play::{Order, Playable, next};

/// How often another course is tried.
const TRIES: u32 = 6;
/// How many choices are tried for one step.
const CHOICES: u32 = 60;
/// How often dice are rolled for one outcome.
const ROLLS: u32 = 12;

/// The course of a round so far, or of a few rounds.
#[derive(Clone, Debug)]
pub struct RoundHistory<P: Playable, S = <P as Playable>::Step> {
    base: P,
    steps: Vec<S>,
    /// How many rounds it holds at most.
    rounds: u16,
}

impl<P: Playable> RoundHistory<P> {
    /// Begins the history of a round at this moment.
    pub fn new(start: P) -> Self {
        Self::of_rounds(start, 1)
    }

    /// Begins the history of so many rounds at this moment, for games in which a secret may outlast its round.
    pub fn of_rounds(start: P, rounds: u16) -> Self {
        Self { base: start, steps: Vec::new(), rounds }
    }

    /// Notes a step and where it has led; with the round after its last one the history starts over.
    pub fn took(&mut self, step: P::Step, now: &P) {
        let first = self.base.round();
        if (first..first + self.rounds).contains(&now.round()) {
            self.steps.push(step);
        } else {
            *self = Self::of_rounds(now.clone(), self.rounds);
        }
    }

    /// Plays a twin of where the course stands, for this observer. It may be the same; none where no other course was found.
    pub fn twin(&self, observer: Observer, dice: &mut Stream) -> Option<P> {
        use contract::Dice;
        (0..TRIES).find_map(|_| {
            let same = dice.below(self.steps.len() as u32 + 1) as usize;
            self.play_again(same, observer, dice)
        })
    }

    /// Plays the first `same` steps as they were, and the rest so that it looks as it did.
    fn play_again(&self, same: usize, observer: Observer, dice: &mut Stream) -> Option<P> {
        let (mut real, mut twin) = (self.base.clone(), self.base.clone());
        for (number, step) in self.steps.iter().enumerate() {
            let mut after = real.clone();
            after.take(step).ok()?;
            if number < same {
                twin.take(step).ok()?;
            } else {
                twin = Moment { real: &real, step, after: &after, observer }.alike(twin, dice)?;
            }
            real = after;
        }
        (twin.turn() == real.turn() && twin.looks_like(&real, observer)).then_some(twin)
    }
}

/// A step as it was.
struct Moment<'a, P: Playable> {
    real: &'a P,
    step: &'a P::Step,
    after: &'a P,
    observer: Observer,
}

impl<P: Playable> Moment<'_, P> {
    /// Takes another step from the twin that looks like this one, if there is one.
    fn alike(&self, twin: P, dice: &mut Stream) -> Option<P> {
        match P::actor(self.step) {
            Some(seat) if self.observer.contains(seat) => self.fits(&twin, self.step),
            Some(seat) if self.after.looks_like(self.real, self.observer) => Some(self.in_secret(twin, seat, dice)),
            Some(seat) => self.in_sight(twin, seat, dice),
            None if twin.turn() != Turn::Chance => self.after.looks_like(self.real, self.observer).then_some(twin),
            None => {
                let rolled = (0..ROLLS).find_map(|_| self.fits(&twin, &twin.chance(dice)?));
                rolled.or_else(|| self.fits(&twin, self.step))
            }
        }
    }

    fn fits(&self, twin: &P, step: &P::Step) -> Option<P> {
        let mut next = twin.clone();
        next.take(step).ok()?;
        next.looks_like(self.after, self.observer).then_some(next)
    }

    /// What a seat does in secret may take more steps or fewer.
    fn in_secret(&self, twin: P, seat: Seat, dice: &mut Stream) -> P {
        use contract::Dice;
        if dice.below(3) == 0 {
            return twin;
        }
        self.secret_step(&twin, seat, dice).unwrap_or(twin)
    }

    /// A seat that does something in sight may first have to do something in secret.
    fn in_sight(&self, mut twin: P, seat: Seat, dice: &mut Stream) -> Option<P> {
        for _ in 0..CHOICES {
            let step = any(twin.choices(seat), dice)?;
            if let Some(next) = self.fits(&twin, &step).filter(|next| next.turn() == self.after.turn()) {
                return Some(next);
            }
            twin = self.secret_step(&twin, seat, dice).unwrap_or(twin);
        }
        None
    }

    /// Takes any step of a seat, with the outcomes of its own, that changes nothing to the observer and asks the same again.
    fn secret_step(&self, twin: &P, seat: Seat, dice: &mut Stream) -> Option<P> {
        let mut next_one = twin.clone();
        next_one.take(&any(twin.choices(seat), dice)?).ok()?;
        while next_one.turn() == Turn::Chance && twin.turn() != Turn::Chance {
            let chance = next(&next_one, Order::Any, dice).ok()??;
            next_one.take(&chance).ok()?;
        }
        (next_one.turn() == twin.turn() && next_one.looks_like(twin, self.observer)).then_some(next_one)
    }
}

fn any<T>(mut items: Vec<T>, dice: &mut Stream) -> Option<T> {
    use contract::Dice;
    if items.is_empty() { None } else { Some(items.swap_remove(dice.below(items.len() as u32) as usize)) }
}

#[cfg(test)]
mod tests {
    use contract::{Game, Seat, SeatSet, Setup};

    use super::*;
    use crate::play::At;
    use crate::toys::Parley;

    #[test]
    fn twins_look_the_same_to_their_observer_and_differ_in_hands_offers_and_ways() {
        let parley = Parley::new(&Setup::printed(3)).expect("a printed game");
        let observer = SeatSet::only(Seat::FIRST);
        let (mut made, mut differ) = (0, 0);
        for number in 0..40 {
            let mut dice = Stream::new("twins", "test", number);
            let mut at = At { game: &parley, state: parley.start() };
            let mut course = RoundHistory::new(at.clone());
            while let Some(step) = next(&at, Order::Any, &mut dice).expect("somebody can act") {
                at.take(&step).expect("a legal step");
                course.took(step, &at);
                let Some(twin) = course.twin(observer, &mut dice) else { continue };
                assert!(twin.looks_like(&at, observer) && twin.turn() == at.turn(), "{at:?}\n{twin:?}");
                made += 1;
                differ += u32::from(twin != at);
            }
        }
        assert!(made > 400 && differ > made / 4, "{made} twins, {differ} of them differ");
    }

    /// When a round begins, nothing has been done in it yet.
    #[test]
    fn twins_by_a_history_of_two_rounds_differ_in_what_was_done_in_the_first() {
        let parley = Parley::new(&Setup::printed(2)).expect("a printed game");
        let differ_when_a_round_begins = |rounds: u16| {
            let mut differ = 0;
            for number in 0..200 {
                let mut dice = Stream::new("twins", "rounds", number);
                let mut at = At { game: &parley, state: parley.start() };
                let mut course = RoundHistory::of_rounds(at.clone(), rounds);
                while let Some(step) = next(&at, Order::Any, &mut dice).expect("somebody can act") {
                    let before = at.round();
                    at.take(&step).expect("a legal step");
                    course.took(step, &at);
                    if at.round() > before {
                        let twin = course.twin(SeatSet::only(Seat::FIRST), &mut dice);
                        differ += u32::from(twin.is_some_and(|twin| twin != at));
                    }
                }
            }
            differ
        };
        assert_eq!(differ_when_a_round_begins(1), 0);
        assert!(differ_when_a_round_begins(2) > 0);
    }
}
