//! How a game ended, as its page tells it: all of it from [`Table::result`], so that nothing on the page disagrees.

use contract::{Phrase, Seat, SeatSet, StepText};
use table::{EndedBy, Table};

use crate::games::entry::LocalizedGame;
use crate::view::account::{Account, account};
use crate::view::places::Places;

/// How it ended.
pub(crate) struct Ending {
    /// Won, lost, a draw, or who won.
    pub(crate) word: String,
    /// Whether it is good news for the observer; none for somebody who does not play.
    pub(crate) good: Option<bool>,
    pub(crate) cause: Option<String>,
    pub(crate) rule: Option<&'static str>,
    /// Who gave up before the rules ended the game and so could not win, said in a sentence.
    pub(crate) gave_up: Option<String>,
    pub(crate) rounds: u16,
    pub(crate) choices: usize,
    /// The scores by seat, where more than one seat plays.
    pub(crate) scores: Vec<(String, f64)>,
    /// The places, where more than two seats play.
    pub(crate) places: Option<Places>,
    pub(crate) seed: Option<String>,
    pub(crate) account: Option<Account>,
    /// Who played with hints, and with how many, in sentences.
    pub(crate) hints: Vec<String>,
    /// Whether luck and choices can be told apart.
    pub(crate) is_judged: bool,
}

/// Tells how a table's game ended, to somebody who owns these seats; none while it runs. The game is said in the words
/// that name its people.
pub(crate) fn ending(game: LocalizedGame<'_>, table: &Table, owned: SeatSet) -> Option<Ending> {
    let result = table.result()?;
    let (tongue, verdict, by_rules) = (game.tongue, &result.verdict, result.by == EndedBy::Rules);
    let won = owned.iter().any(|seat| verdict.winners.contains(seat));
    let called = |seat: Seat| game.words().full_name(seat).to_owned();
    let winners = || verdict.winners.iter().map(called).collect::<Vec<_>>();
    let several = table.seats() > 1;
    let word = match (won, verdict.winners.is_empty()) {
        _ if table.is_abandoned() => Phrase::new("ended-by-operator"),
        (_, true) if several => Phrase::new("ended-in-a-draw"),
        (true, _) => Phrase::new("you-have-won"),
        (false, _) if !owned.is_empty() => Phrase::new("you-have-lost"),
        (_, false) if !several => Phrase::new("game-is-won"),
        (_, true) => Phrase::new("game-is-lost"),
        _ => {
            Phrase::new("winners-won").with("count", verdict.winners.len() as i64).with("who", tongue.list(&winners()))
        }
    };
    let places = Places::of(game, verdict, table.seats()).filter(|_| by_rules);
    let listed = several && by_rules && places.is_none();
    let scores = SeatSet::all(table.seats()).iter().filter(|_| listed);
    let mut account = account(game, table);
    if !by_rules && let Some(account) = &mut account {
        // What was last played did not decide it.
        account.decided = None;
    }
    let actions = table.played_steps().filter(|step| matches!(step, StepText::Action { .. }));
    Some(Ending {
        word: tongue.say(&word),
        good: (!owned.is_empty() && !table.is_abandoned()).then_some(won),
        cause: Some(match result.by {
            EndedBy::Rules => game.words().word(verdict.cause),
            EndedBy::Resigning => tongue.say(&who_gave_up(game, table)),
            EndedBy::Operator => tongue.word("ended-for-everybody").to_owned(),
        }),
        rule: Some(verdict.rule).filter(|rule| rule.starts_with('R')),
        gave_up: could_not_win(game, table).filter(|_| by_rules).map(|phrase| tongue.say(&phrase)),
        rounds: table.position().round(),
        choices: actions.count(),
        scores: scores.map(|seat| (called(seat), verdict.scores[seat.index()])).collect(),
        places,
        seed: table.reveal(),
        account,
        is_judged: by_rules && game.kind.has_judge(),
        hints: with_hints(game, table),
    })
}

/// Returns those who gave up, by what they are called.
fn given_up(game: LocalizedGame<'_>, table: &Table) -> Vec<String> {
    let seats = SeatSet::all(table.seats()).iter().filter(|seat: &Seat| table.has_resigned(*seat));
    seats.map(|seat| game.words().full_name(seat).to_owned()).collect()
}

/// Says who gave up, as the cause of an end.
pub(crate) fn who_gave_up(game: LocalizedGame<'_>, table: &Table) -> Phrase {
    if table.seats() == 1 {
        return Phrase::new("cause-given-up");
    }
    let who = given_up(game, table);
    Phrase::new("cause-gave-up").with("count", who.len() as i64).with("who", game.tongue.list(&who))
}

/// Says who could not win, since they gave up; none where nobody did.
fn could_not_win(game: LocalizedGame<'_>, table: &Table) -> Option<Phrase> {
    let who = given_up(game, table);
    if who.is_empty() {
        return None;
    }
    Some(Phrase::new("gave-up-could-not-win").with("count", who.len() as i64).with("who", game.tongue.list(&who)))
}

/// Says who played with hints.
fn with_hints(game: LocalizedGame<'_>, table: &Table) -> Vec<String> {
    let several = table.seats() > 1;
    let counts = SeatSet::all(table.seats()).iter().map(|seat| (seat, table.hint_count(seat) as i64));
    let said = counts.filter(|(_, count)| *count > 0).map(|(seat, count)| {
        game.tongue.say(&if several {
            Phrase::new("with-hints-of").with("count", count).with("who", game.words().full_name(seat))
        } else {
            Phrase::new("with-hints-alone").with("count", count)
        })
    });
    said.collect()
}
