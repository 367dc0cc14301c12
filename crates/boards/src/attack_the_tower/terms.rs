//! What the power of a fighter is made of, in few words: `1 + 3 Ninja`.

use std::fmt::Write as _;

use attack_the_tower::action::{Target, Troop};
use attack_the_tower::course::PALACE;
use attack_the_tower::forecast::{Fighter as Who, Plan, Source, Strike, Term};

use super::battle::{self, Fight, Fighter, Strikes};
use super::board::Board;
use super::says::Says;

/// Says what a fighter's power is made of, if more than what is printed.
pub(super) fn of(board: &Board<'_>, fight: &Fight, fighter: &Fighter) -> Option<String> {
    let side = board.side(fighter.half);
    let who = match fighter.on {
        Target::Troop(Troop::On(space, _)) => Who::Troop(side.base(space).kind?),
        Target::Troop(Troop::Special(_)) => Who::Special,
        Target::Base(_) | Target::Palace => return None,
    };
    let is_it = |row: &&attack_the_tower::forecast::StrikeRow| {
        row.who == who && row.each == fighter.power && row.first == (fighter.strikes == Strikes::First)
    };
    let strike = strike(board, fight, battle::role(board, fighter.half));
    let terms = &strike.rows.iter().find(is_it)?.terms;
    (terms.len() > 1).then(|| written(board, fighter, terms))
}

/// What one side of the battle strikes with.
fn strike(board: &Board<'_>, Fight { attack, .. }: &Fight, role: usize) -> Strike {
    let seat = board.view.table.course.active;
    let to = if attack.palace { PALACE } else { attack.to };
    if role == 0 {
        board.game.strike_with(board.view, Plan { seat, from: attack.from, joining: attack.joining, to })
    } else {
        board.game.reply_of(board.view, seat, attack.from, to)
    }
}

fn written(board: &Board<'_>, fighter: &Fighter, terms: &[Term]) -> String {
    let mut said = String::new();
    for term in terms {
        let points = term.points.unsigned_abs();
        let source = match term.source {
            Source::Printed => {
                said += &points.to_string();
                continue;
            }
            Source::Card(seat, ability) => {
                let half = board.half(seat);
                Says { army: board.game.army(board.side(half)), words: board.words }.ability(ability)
            }
            Source::Special => board.says(fighter.half).troop(None),
        };
        let sign = if term.points < 0 { '\u{2212}' } else { '+' };
        // Writing to a string cannot fail.
        let _ = write!(said, " {sign} {points} {source}");
    }
    said
}
