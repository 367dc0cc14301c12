//! A dense number for every action that can be written, for masks.

use contract::Indexed;

use crate::UnderFallingSkies;
use crate::action::{Action, Order, SHIPS};
use crate::options::EffectOrder;
use crate::space::{COLUMNS, GROUND, SPACES, Space};
use crate::state::{Colour, Die};

/// Placements without order: colour, value, digging or not, space.
const PLACEMENTS: usize = 2 * 6 * 2 * SPACES;
/// Sitings: a space, and no robot or one that is taken off.
const SITINGS: usize = SPACES * (SPACES + 1);
/// Actions other than placements, in blocks: use, give up, remove, site, spawn, and the seven that stand alone.
const OTHERS: usize = 3 * SPACES + SITINGS + COLUMNS + LONERS.len();
/// Actions that stand alone.
const LONERS: [Action; 7] = [
    Action::Reroll,
    Action::Keep,
    Action::Excavate,
    Action::GiveUpExcavating,
    Action::Decline,
    Action::End,
    Action::Mothership,
];

impl Indexed for UnderFallingSkies {
    fn actions(&self) -> usize {
        OTHERS + PLACEMENTS * self.orders_written()
    }

    fn index(&self, action: Action) -> usize {
        let blocks = |block: usize, within: usize| block * SPACES + within;
        match action {
            Action::Use(space) => blocks(0, space.number()),
            Action::GiveUp(space) => blocks(1, space.number()),
            Action::Remove(space) => blocks(2, space.number()),
            Action::Site { space, instead_of } => {
                let old = instead_of.map_or(0, |old| old.number() + 1);
                blocks(3, space.number() * (SPACES + 1) + old)
            }
            Action::Spawn(column) => blocks(3, SITINGS + column),
            Action::Place { die, digs, space, order } => {
                let face = die.colour as usize * 6 + die.value as usize - 1;
                let placement = (face * 2 + usize::from(digs)) * SPACES + space.number();
                OTHERS + placement + PLACEMENTS * rank(order)
            }
            alone => {
                let place = LONERS.iter().position(|loner| *loner == alone).unwrap_or(0);
                blocks(3, SITINGS + COLUMNS + place)
            }
        }
    }

    fn action(&self, index: usize) -> Option<Action> {
        if index >= self.actions() {
            return None;
        }
        if let Some(placement) = index.checked_sub(OTHERS) {
            let (order, placement) = (placement / PLACEMENTS, placement % PLACEMENTS);
            let (face, rest) = (placement / (2 * SPACES), placement % (2 * SPACES));
            let colour = Colour::BOTH[face / 6];
            let die = Die { colour, value: face as u8 % 6 + 1 };
            let (digs, space) = (rest >= SPACES, Space::new(rest % SPACES));
            return Some(Action::Place { die, digs, space, order: unrank(order) });
        }
        let Some(rest) = index.checked_sub(3 * SPACES) else {
            let space = Space::new(index % SPACES);
            return Some([Action::Use(space), Action::GiveUp(space), Action::Remove(space)][index / SPACES]);
        };
        if rest < SITINGS {
            let old = (rest % (SPACES + 1)).checked_sub(1).map(Space::new);
            return Some(Action::Site { space: Space::new(rest / (SPACES + 1)), instead_of: old });
        }
        let rest = rest - SITINGS;
        Some(rest.checked_sub(COLUMNS).map_or(Action::Spawn(rest), |loner| LONERS[loner]))
    }
}

impl UnderFallingSkies {
    /// Returns how many orders can be written: only with `effect_order` = player more than none.
    fn orders_written(&self) -> usize {
        if self.options.effect_order == EffectOrder::Player { rank(Order::NONE) + 1 + ORDERED } else { 1 }
    }
}

/// How many orders of two to seven rows can be written.
const ORDERED: usize = {
    let (mut total, mut length, mut power) = (0, 2, 256);
    while length <= SHIPS {
        total += power;
        power *= GROUND as usize;
        length += 1;
    }
    total
};

/// Numbers the orders: none, then those of two rows, of three, and so on, each read as a number in base 16.
fn rank(order: Order) -> usize {
    let rows = order.rows();
    if rows.is_empty() {
        return 0;
    }
    let shorter: usize = (2..rows.len() as u32).map(|length| (GROUND as usize).pow(length)).sum();
    1 + shorter + rows.iter().fold(0, |number, row| number * GROUND as usize + *row as usize - 1)
}

fn unrank(number: usize) -> Order {
    let Some(mut left) = number.checked_sub(1) else { return Order::NONE };
    let mut length = 2;
    while left >= (GROUND as usize).pow(length) {
        left -= (GROUND as usize).pow(length);
        length += 1;
    }
    let digit = |place: u32| (left / (GROUND as usize).pow(place) % GROUND as usize) as u8 + 1;
    let rows: Vec<u8> = (0..length).rev().map(digit).collect();
    Order::new(&rows).unwrap_or(Order::NONE)
}
