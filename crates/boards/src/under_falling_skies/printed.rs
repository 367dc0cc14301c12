//! What is printed on a board, drawn once for each board: most of a picture is the same in every position.

use std::convert::Infallible;
use std::sync::{Arc, LazyLock, OnceLock};

use maud::{Markup, PreEscaped};
use quick_cache::sync::Cache;
use under_falling_skies::board::Board;
use under_falling_skies::space::{COLUMNS, GROUND, Spaces};

use super::{base, sky};

const ROWS: usize = GROUND as usize;
/// How many boards, as options and other components make them, are kept.
const KEPT: usize = 64;

/// What is printed on a board.
pub(super) struct Printed {
    /// The cells of the sky by column and row, free and with a ship.
    cells: [[[String; 2]; ROWS]; COLUMNS],
    /// The margin by row, those to come and the next one.
    symbols: [[String; 2]; ROWS],
    /// The base, by where the excavator stands.
    bases: Vec<OnceLock<String>>,
}

/// Returns what is printed on a board.
pub(super) fn printed(board: &Board) -> Arc<Printed> {
    static DRAWN: LazyLock<Cache<Board, Arc<Printed>>> = LazyLock::new(|| Cache::new(KEPT));
    let Ok(printed) = DRAWN.get_or_insert_with(board, || Ok::<_, Infallible>(Arc::new(Printed::new(board))));
    printed
}

impl Printed {
    fn new(board: &Board) -> Self {
        let both = |draw: &dyn Fn(bool) -> Markup| [false, true].map(|is| draw(is).into_string());
        let row = |at, on| both(&|taken| sky::cell(board, at, on, taken));
        Self {
            cells: std::array::from_fn(|at| std::array::from_fn(|on| row(at, on as u8))),
            symbols: std::array::from_fn(|on| both(&|next| sky::symbol(board, on as u8, next))),
            bases: board.excavated.iter().map(|_| OnceLock::new()).collect(),
        }
    }

    /// The icon of a cell; see [`sky::cell`].
    pub(super) fn cell(&self, at: usize, on: u8, taken: bool) -> PreEscaped<&str> {
        PreEscaped(&self.cells[at][on as usize][usize::from(taken)])
    }

    /// The symbol of a row in the margin; see [`sky::symbol`].
    pub(super) fn symbol(&self, on: u8, next: bool) -> PreEscaped<&str> {
        PreEscaped(&self.symbols[on as usize][usize::from(next)])
    }

    /// Tunnels, shafts and rooms, with the excavator at this place of its path.
    pub(super) fn base(&self, board: &Board, excavator: u8) -> PreEscaped<&str> {
        let at = usize::from(excavator);
        let draw = || base::spaces(board, Spaces::ALL, board.excavated[at]).into_string();
        PreEscaped(self.bases[at].get_or_init(draw))
    }
}
