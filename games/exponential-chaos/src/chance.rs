//! What chance may bring: the named draws, their outcomes and weights (R14-R16, R30, R41-R43, R59).

use contract::{Dice, DrawName, MAX_LISTED_OUTCOMES, Seat};

use crate::ExponentialChaos;
use crate::action::Outcome;
use crate::dice::{DefenseDie, FACES, FLEET, Face, HAND, InvasionDie};
use crate::planet::SECTORS;
use crate::state::{Phase, State};

/// A single die that is due, apart from rolls of many dice.
enum Single {
    /// R30. Where the saucers of this die hit.
    Sector(InvasionDie),
    /// R41. A missile.
    Missile,
    /// R43. A counter roll of this seat.
    Counter(Seat),
    /// R59. An attack in the tie-break.
    Tie(Seat),
}

impl Single {
    fn outcome(&self, number: u8) -> Outcome {
        match *self {
            Self::Sector(die) => Outcome::Sector(die, number),
            Self::Missile => Outcome::Missile(number),
            Self::Counter(seat) => Outcome::Counter(seat, number),
            Self::Tie(seat) => Outcome::Tie(seat, number),
        }
    }
}

impl ExponentialChaos {
    /// Names the draw that is due, with the seat whose dice they are.
    pub(crate) fn draw_of(&self, state: &State) -> DrawName {
        let active = state.course.active;
        let (purpose, seat) = match (state.course.phase, self.next_to_roll(state)) {
            (Phase::Inv, _) => ("invasion", active),
            (Phase::Def, _) if state.is_first_roll() => ("defense", active),
            (Phase::Def, _) => ("reroll", active),
            (Phase::Hit, _) => ("sector", active),
            (_, Some(seat)) => ("counter", seat),
            (Phase::Tie, None) => ("tiebreak", active),
            (_, None) => ("missile", active),
        };
        DrawName { purpose, round: state.course.round.into(), seat: Some(seat) }
    }

    fn single(&self, state: &State) -> Option<Single> {
        match (state.course.phase, self.next_to_roll(state)) {
            (Phase::Hit, _) => Some(Single::Sector(Self::next_hit(state))),
            (Phase::Missile | Phase::Tie, Some(seat)) => Some(Single::Counter(seat)),
            (Phase::Missile, None) => Some(Single::Missile),
            (Phase::Tie, None) => Some(Single::Tie(state.course.active)),
            _ => None,
        }
    }

    /// Says whether a defense die is thrown now.
    fn is_thrown(&self, state: &State, die: usize) -> bool {
        match state.defense[die] {
            DefenseDie::InHand => true,
            DefenseDie::Waiting => state.is_first_roll() && die < usize::from(self.round_of(state).dice),
            DefenseDie::Lying(_) | DefenseDie::Used(_) => false,
        }
    }

    /// Returns the weight of an outcome where chance is due.
    pub(crate) fn weight_of(&self, state: &State, outcome: Outcome) -> u64 {
        let faces = |number: u8| ways(&self.components.sector, number);
        match (state.course.phase, outcome) {
            (Phase::Inv, Outcome::Invasion(saucers)) => self.weigh_invasion(state, saucers),
            (Phase::Def, Outcome::Defense(thrown)) => self.weigh_defense(state, thrown),
            (
                _,
                Outcome::Sector(_, number)
                | Outcome::Missile(number)
                | Outcome::Counter(_, number)
                | Outcome::Tie(_, number),
            ) => {
                let fits = self.single(state).is_some_and(|single| single.outcome(number) == outcome);
                if fits { faces(number) } else { 0 }
            }
            _ => 0,
        }
    }

    /// R14, R15. Returns in how many ways the invasion dice show these saucers.
    fn weigh_invasion(&self, state: &State, saucers: [Option<u8>; FLEET]) -> u64 {
        let fleet = self.round_of(state).fleet;
        InvasionDie::all()
            .map(|die| {
                let thrown = fleet >> die.place() & 1 == 1;
                match (thrown, saucers[die.place()], self.components.invasion[die.place()]) {
                    (true, Some(number), Some(faces)) => ways(&faces, number),
                    (false, None, _) => 1,
                    _ => 0,
                }
            })
            .product()
    }

    /// R16. Returns in how many ways the dice that are thrown show these faces, the others staying as they lie.
    fn weigh_defense(&self, state: &State, thrown: [Option<Face>; HAND]) -> u64 {
        (0..HAND)
            .map(|die| match (self.is_thrown(state, die), thrown[die]) {
                (true, Some(face)) => ways(&self.components.defense, face),
                (true, None) => 0,
                (false, face) => u64::from(state.defense[die].lying() == face),
            })
            .product()
    }

    /// Lists the outcomes that can come, in the order of their tokens' dice; returns false if they are too many.
    pub(crate) fn list_outcomes(&self, state: &State, outcomes: &mut Vec<(Outcome, u64)>) -> bool {
        outcomes.clear();
        match (state.course.phase, self.single(state)) {
            (_, Some(single)) => {
                let numbers = (1..=SECTORS).map(|number| single.outcome(number));
                let weighed = numbers.map(|outcome| (outcome, self.weight_of(state, outcome)));
                outcomes.extend(weighed.filter(|(_, weight)| *weight > 0));
            }
            (Phase::Inv, None) => {
                let blank = Outcome::Invasion([None; FLEET]);
                let sides: Vec<_> = self.round_of(state).invasion().map(|die| (die.place(), self.sides(die))).collect();
                let put = |outcome: &mut Outcome, place: usize, number: u8| {
                    if let Outcome::Invasion(saucers) = outcome {
                        saucers[place] = Some(number);
                    }
                };
                return combine(outcomes, blank, &sides, put);
            }
            _ => {
                let lies = Outcome::Defense(state.defense.map(DefenseDie::lying));
                let thrown = (0..HAND).filter(|die| self.is_thrown(state, *die));
                let sides: Vec<_> = thrown.map(|die| (die, self.faces())).collect();
                let put = |outcome: &mut Outcome, place: usize, face: Face| {
                    if let Outcome::Defense(faces) = outcome {
                        faces[place] = Some(face);
                    }
                };
                return combine(outcomes, lies, &sides, put);
            }
        }
        true
    }

    /// R15. Returns what a die can show, each with the number of its faces.
    pub(crate) fn sides(&self, die: InvasionDie) -> Vec<(u8, u64)> {
        tally(self.components.invasion[die.place()].unwrap_or_default())
    }

    /// R20. Returns what a defense die can show, each with the number of its faces.
    pub(crate) fn faces(&self) -> Vec<(Face, u64)> {
        tally(self.components.defense)
    }

    /// Draws an outcome: one number below 6 for every die that is thrown, in the order of the token.
    pub(crate) fn draw<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Outcome {
        let mut face = || dice.below(FACES as u32) as usize;
        if let Some(single) = self.single(state) {
            return single.outcome(self.components.sector[face()]);
        }
        if state.course.phase == Phase::Inv {
            let fleet = self.round_of(state).fleet;
            let thrown = |place: usize| self.components.invasion[place].filter(|_| fleet >> place & 1 == 1);
            return Outcome::Invasion(std::array::from_fn(|place| thrown(place).map(|faces| faces[face()])));
        }
        let first = state.is_first_roll().then(|| usize::from(self.round_of(state).dice));
        Outcome::Defense(std::array::from_fn(|die| match state.defense[die] {
            DefenseDie::InHand => Some(self.components.defense[face()]),
            DefenseDie::Waiting => first.filter(|count| die < *count).map(|_| self.components.defense[face()]),
            DefenseDie::Lying(face) | DefenseDie::Used(face) => Some(face),
        }))
    }

    /// R14. Sorts the invasion rolls that can come by their yellow and blue dice, with `?` for the purple ones.
    pub(crate) fn classes(&self, state: &State) -> Vec<(String, u64)> {
        let mut classes = vec![("I:".to_owned(), 1)];
        for (place, die) in self.round_of(state).invasion().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            let sides = self.sides(die);
            let open = die.colour() == crate::dice::Colour::Purple;
            let signs: Vec<(String, u64)> = if open {
                vec![("?".to_owned(), sides.iter().map(|(_, ways)| ways).sum())]
            } else {
                sides.iter().map(|(saucers, ways)| (saucers.to_string(), *ways)).collect()
            };
            let longer = |(text, weight): &(String, u64)| -> Vec<(String, u64)> {
                signs.iter().map(|(sign, ways)| (format!("{text}{comma}{die}={sign}"), weight * ways)).collect()
            };
            classes = classes.iter().flat_map(longer).collect();
        }
        classes
    }
}

/// Returns how many faces show this.
pub(crate) fn ways<T: Copy + PartialEq>(faces: &[T; FACES], wanted: T) -> u64 {
    faces.iter().map(|face| u64::from(*face == wanted)).sum()
}

/// Counts equal faces, in order.
fn tally<T: Copy + Ord>(mut faces: [T; FACES]) -> Vec<(T, u64)> {
    faces.sort_unstable();
    let mut sides: Vec<(T, u64)> = Vec::with_capacity(FACES);
    for face in faces {
        match sides.last_mut() {
            Some((last, ways)) if *last == face => *ways += 1,
            _ => sides.push((face, 1)),
        }
    }
    sides
}

/// What the die at a place can show, each side with its weight.
type Sides<T> = (usize, Vec<(T, u64)>);

/// Lists all combinations of sides, the last die changing fastest; returns false if they are too many.
fn combine<T: Copy>(
    outcomes: &mut Vec<(Outcome, u64)>,
    start: Outcome,
    dice: &[Sides<T>],
    put: impl Fn(&mut Outcome, usize, T),
) -> bool {
    let mut count = 1;
    for (_, sides) in dice {
        count *= sides.len();
        if count > MAX_LISTED_OUTCOMES {
            return false;
        }
    }
    for number in 0..count {
        let (mut rest, mut outcome, mut weight) = (number, start, 1);
        for (place, sides) in dice.iter().rev() {
            let (side, ways) = sides[rest % sides.len()];
            rest /= sides.len();
            weight *= ways;
            put(&mut outcome, *place, side);
        }
        outcomes.push((outcome, weight));
    }
    true
}
