//! Ships: how a column moves, and what the spaces do on which ships land (R16-R28, R30).

use contract::{EventSink, Phrase, Refusal};

use crate::UnderFallingSkies;
use crate::action::{Order, SHIPS};
use crate::event::Event;
use crate::options::{ArrowChain, EffectOrder};
use crate::space::{COLUMNS, Column, GROUND, Rows};
use crate::state::{Phase, Ship, State};

/// Rows of the ground and below, where ships that overshoot it are kept apart until they resolve (R20).
const GROUND_ROWS: Rows = Rows(!0 << GROUND);

impl UnderFallingSkies {
    /// R16-R19. Moves all ships of the column at the same time by the same amount, including the one on the starting
    /// spot; then each resolves the space it stands on. Spaces passed do not matter, and waiting ships belong to no
    /// column (R30). A move of 0 is no move: nothing is resolved (R17).
    pub(crate) fn descend_ships(
        &self,
        state: &mut State,
        column: Column,
        by: u8,
        order: Order,
        events: &mut impl EventSink<Event>,
    ) {
        if by == 0 {
            return events.record(Event::NoMove);
        }
        state.lower(column, by);
        let ships = state.sky[column].ships();
        events.record(Event::ColumnMoves { column, by, rows: ships });
        let resolving = ships.and(self.resolving_rows(column));
        if !resolving.is_empty() {
            self.resolve_all(state, column, resolving, order, events);
        }
    }

    /// Returns the rows of a column where a ship that lands has something to resolve. R26: an explosion does nothing at
    /// this point.
    fn resolving_rows(&self, column: Column) -> Rows {
        let board = &self.board;
        board.arrows_left[column].or(board.arrows_right[column]).or(board.descents[column]).or(GROUND_ROWS)
    }

    /// R21, R28. Resolves the ships on these rows: from top to bottom, or as the option says. A ship that a descent has
    /// swept up before its turn resolves nothing.
    fn resolve_all(
        &self,
        state: &mut State,
        column: Column,
        resolving: Rows,
        order: Order,
        events: &mut impl EventSink<Event>,
    ) {
        let mut rows = [0; SHIPS];
        let mut count = 0;
        for row in resolving.iter() {
            rows[count] = row;
            count += 1;
        }
        let rows = &mut rows[..count];
        match self.options.effect_order {
            EffectOrder::TopFirst => {}
            EffectOrder::BottomFirst => rows.reverse(),
            EffectOrder::Player => arrange(rows, order),
        }
        for row in rows {
            if state.sky[column].ships().contains(*row) {
                self.resolve(state, column, *row, events);
            }
            if state.phase == Phase::Lost {
                settle_ground(state, column);
                return events.record(Event::Settled { column });
            }
        }
    }

    /// R21. Resolves the space under one ship.
    fn resolve(&self, state: &mut State, column: Column, row: u8, events: &mut impl EventSink<Event>) {
        if row >= GROUND {
            self.hit_ground(state, column, row, events);
        } else if self.board.descents[column].contains(row) {
            self.call_mothership(state, column, row, events);
        } else {
            self.follow_arrow(state, column, row, 0, events);
        }
    }

    /// R25. The mothership descends.
    fn call_mothership(&self, state: &mut State, column: Column, row: u8, events: &mut impl EventSink<Event>) {
        events.record(Event::Calls { column, row });
        self.descend(state, "R25", events);
    }

    /// R27. The base takes 1 damage; the ship, red or green, goes to the mothership card and waits.
    fn hit_ground(&self, state: &mut State, column: Column, row: u8, events: &mut impl EventSink<Event>) {
        events.record(Event::Lands { column, row });
        state.board_mothership(column, row);
        self.damage(state, "R27", events);
    }

    /// R22-R24. Moves the ship to the neighbouring column if that space holds no ship; otherwise it stays. A moved ship
    /// does not resolve the icon of its new space, unless `arrow_chain` = resolve: then it goes on, but enters no
    /// column twice (`entered` has a bit for each).
    fn follow_arrow(
        &self,
        state: &mut State,
        column: Column,
        row: u8,
        mut entered: u8,
        events: &mut impl EventSink<Event>,
    ) {
        let left = self.board.arrows_left[column].contains(row);
        let right = self.board.arrows_right[column].contains(row);
        let next = match (left, right) {
            (true, _) => column.checked_sub(1),
            (_, true) => Some(column + 1).filter(|next| *next < COLUMNS),
            _ => None,
        };
        let Some(next) = next.filter(|next| entered >> next & 1 == 0) else { return };
        if state.sky[next].ships().contains(row) {
            return events.record(Event::Blocked { row, column, to: next });
        }
        move_across(state, column, next, row);
        events.record(Event::Slides { row, from: column, to: next });
        if self.options.arrow_chain == ArrowChain::Stop {
            return;
        }
        entered |= 1 << column;
        if self.board.descents[next].contains(row) {
            self.call_mothership(state, next, row, events);
        } else {
            self.follow_arrow(state, next, row, entered, events);
        }
    }

    /// Returns the rows, from top to bottom and the ground as 16, of the ships that would resolve something after the
    /// column moved; empty if fewer than two do, since then there is nothing to order.
    fn landing(&self, state: &State, column: Column, by: u8) -> Order {
        let mut ships = state.sky[column].ships();
        if state.spots[column].is_some() {
            ships.insert(state.mothership);
        }
        let landed = Rows(ships.0 << by).and(self.resolving_rows(column));
        let mut rows = [0; SHIPS];
        for (slot, row) in rows.iter_mut().zip(landed.iter()) {
            *slot = row.min(GROUND);
        }
        let count = landed.len() as usize;
        if by == 0 || count < 2 { Order::NONE } else { Order::new(&rows[..count]).unwrap_or(Order::NONE) }
    }

    /// Option `effect_order` = player. Returns the different orders in which the ships that land on something can
    /// resolve; only the empty order if fewer than two do.
    pub(crate) fn orders(&self, state: &State, column: Column, by: u8) -> impl Iterator<Item = Order> + use<> {
        std::iter::successors(Some(self.landing(state, column, by)), |order| order.next())
    }

    /// R21. Says why ships cannot resolve in this order.
    pub(crate) fn check_order(&self, state: &State, column: Column, by: u8, order: Order) -> Result<(), Refusal> {
        let asked = self.options.effect_order == EffectOrder::Player;
        let needed = if asked { self.landing(state, column, by) } else { Order::NONE };
        if order.sorted() == needed {
            return Ok(());
        }
        let rows: Vec<String> = needed.rows().iter().map(u8::to_string).collect();
        let key = if rows.is_empty() { "refuse-no-order" } else { "refuse-order" };
        Err(Refusal::new("R21", Phrase::new(key).by("R21").with("rows", rows.join(","))))
    }
}

pub(crate) fn move_across(state: &mut State, from: Column, to: Column, row: u8) {
    if let Some(ship) = state.sky[from].remove(row) {
        state.sky[to].insert(row, ship);
    }
}

/// Puts rows, given from top to bottom, in the order the player wrote; ships on the ground are written 16 and resolve
/// among themselves from the top.
fn arrange(rows: &mut [u8], order: Order) {
    for (place, wanted) in order.rows().iter().enumerate().take(rows.len()) {
        if let Some(ahead) = rows[place..].iter().position(|row| (*row).min(GROUND) == *wanted) {
            rows[place..=place + ahead].rotate_right(1);
        }
    }
}

/// When the game is lost, ships that have reached the ground but not resolved stay there (R69). While they moved,
/// overshooting kept them apart; now that this no longer matters, they are put in a fixed order, so that equal
/// positions compare equal.
pub(crate) fn settle_ground(state: &mut State, column: Column) {
    let sky = &mut state.sky[column];
    let [green, red] = [sky.green, sky.red].map(|rows| rows.and(GROUND_ROWS).len());
    (sky.green.0, sky.red.0) = (sky.green.0 & !GROUND_ROWS.0, sky.red.0 & !GROUND_ROWS.0);
    let ships = std::iter::repeat_n(Ship::Green, green as usize).chain(std::iter::repeat_n(Ship::Red, red as usize));
    for (row, ship) in (GROUND..).zip(ships) {
        sky.insert(row, ship);
    }
}
