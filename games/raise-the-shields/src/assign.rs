//! Assigning the dice to work sector, shape and attack (R13-R15).

use contract::{Phrase, Refusal, Seat};

use crate::RaiseTheShields;
use crate::ability::{ADJUST, is_ready, may_use};
use crate::options::NoFit;
use crate::state::{Assignment, Change, Sheet, State};

/// The orders of three dice.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl Assignment {
    /// R15. Moves the mark of a changed die to the first of equal purposes, as the notation requires: which of two
    /// equal dice was changed makes no difference.
    fn canonical(mut self) -> Self {
        if let Some(at) = self.changes.iter().position(|change| *change != Change::None) {
            let first = self.values.iter().position(|value| *value == self.values[at]).unwrap_or(at);
            self.changes.swap(first, at);
        }
        self
    }

    /// R15. Returns this assignment with the mark of the changed die on each purpose that has its value: the other ways
    /// to place the same dice.
    pub(crate) fn arrangements(self) -> impl Iterator<Item = Self> {
        let changed = self.changes.iter().position(|change| *change != Change::None);
        let arranged = move |slot: usize| {
            let mut arranged = self;
            changed.inspect(|at| arranged.changes.swap(*at, slot));
            arranged
        };
        let alike = move |slot: &usize| changed.map_or(*slot == 0, |at| self.values[*slot] == self.values[at]);
        (0..self.values.len()).filter(alike).map(arranged)
    }

    /// R15. Says whether the mark of a changed die is where the notation requires it.
    pub(crate) fn is_canonical(self) -> bool {
        let changed = self.changes.iter().filter(|change| **change != Change::None).count();
        changed != 1 || self.canonical() == self
    }

    /// Returns the dice as they were rolled, sorted.
    fn rolled(self) -> [u8; 3] {
        let mut dice = std::array::from_fn(|slot| self.changes[slot].undo(self.values[slot]));
        dice.sort_unstable();
        dice
    }
}

impl RaiseTheShields {
    /// R13-R15. Returns the assignments of a seat: those of the dice as they lie, then those with one die changed, each
    /// in the order of dice and purposes. Of equal dice only the first is changed, since it makes no difference which.
    pub(crate) fn assignments(&self, state: &State, seat: Seat) -> impl Iterator<Item = Assignment> {
        let (dice, sheet) = (state.dice(seat), &state.player(seat).sheet);
        let only_fitting = self.must_fit(sheet, dice);
        let changeable = if is_ready(sheet, ADJUST) { 3 } else { 0 };
        let changed = (0..changeable)
            .filter(move |die| !dice[..*die].contains(&dice[*die]))
            .flat_map(|die| [(die, Change::Up), (die, Change::Down)])
            .flat_map(move |(die, change)| {
                let (mut values, mut changes) = (dice, [Change::None; 3]);
                values[die] = change.of(values[die]);
                changes[die] = change;
                distinct(values).iter().map(move |order| arrange(values, *order, changes).canonical())
            });
        let plain = distinct(dice).iter().map(move |order| arrange(dice, *order, [Change::None; 3]));
        plain.chain(changed).filter(move |assignment| !only_fitting || self.fits(sheet, *assignment))
    }

    /// R13. Returns the different assignments of a seat's dice; `None` if city 2 or `no_fit` plays a part.
    pub(crate) fn plain_assignments(
        &self,
        state: &State,
        seat: Seat,
    ) -> Option<impl ExactSizeIterator<Item = Assignment>> {
        let (dice, sheet) = (state.dice(seat), &state.player(seat).sheet);
        let plain = !is_ready(sheet, ADJUST) && self.options.no_fit == NoFit::Skip;
        plain.then(|| distinct(dice).iter().map(move |order| arrange(dice, *order, [Change::None; 3])))
    }

    /// R14 and `no_fit`. Says whether a drawing must fit: if the option asks for it, and some assignment of the dice as
    /// they lie allows one.
    fn must_fit(&self, sheet: &Sheet, dice: [u8; 3]) -> bool {
        let fits = |order| self.fits(sheet, arrange(dice, order, [Change::None; 3]));
        self.options.no_fit == NoFit::MustFitIfPossible && ORDERS.into_iter().any(fits)
    }

    /// R13-R15. Says why the dice cannot be assigned like this.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub(crate) fn check_assignment(&self, state: &State, seat: Seat, assignment: Assignment) -> Result<(), Refusal> {
        let (dice, sheet) = (state.dice(seat), &state.player(seat).sheet);
        let changed = assignment.changes.iter().filter(|change| **change != Change::None).count();
        if changed > 1 {
            return Err(Refusal::new("R15", Phrase::new("refuse-two-changes")));
        }
        if changed == 1 {
            may_use(sheet, ADJUST)?;
        }
        let (rolled, mut lying) = (assignment.rolled(), dice);
        lying.sort_unstable();
        if rolled != lying {
            let count = |dice: [u8; 3], value| dice.into_iter().map(|die| u8::from(die == value)).sum::<u8>();
            let many = rolled.into_iter().find(|value| count(rolled, *value) > count(lying, *value)).unwrap_or(0);
            let phrase = Phrase::new("refuse-dice").with("value", many).with("have", count(lying, many));
            return Err(Refusal::new("R13", phrase));
        }
        if self.must_fit(sheet, dice) && !self.fits(sheet, assignment) {
            return Err(Refusal::new("R14", Phrase::new("refuse-no-fit")));
        }
        Ok(())
    }
}

/// Returns the orders in which these dice really differ.
const fn distinct(dice: [u8; 3]) -> &'static [[usize; 3]] {
    match (dice[0] == dice[1], dice[1] == dice[2], dice[0] == dice[2]) {
        (false, false, false) => &ORDERS,
        (true, true, _) => &[[0, 1, 2]],
        (true, ..) => &[[0, 1, 2], [0, 2, 1], [2, 0, 1]],
        (_, true, _) => &[[0, 1, 2], [1, 0, 2], [1, 2, 0]],
        (.., true) => &[[0, 1, 2], [0, 2, 1], [1, 0, 2]],
    }
}

fn arrange(dice: [u8; 3], order: [usize; 3], changes: [Change; 3]) -> Assignment {
    Assignment { changes: order.map(|die| changes[die]), values: order.map(|die| dice[die]) }
}
