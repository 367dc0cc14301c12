//! Around a single game: the score of its match, the button for the next game or a rematch, and a seat that is kept.

use contract::{Phrase, Seat};
use maud::{Markup, html};
use store::Follows;

use super::{icon, promise};
use crate::tongue::bidi;
use crate::view::following::{Made, MatchRow, NextStep};
use crate::view::table_page::{Owner, TablePage};

/// Says which game of a match is played.
pub(crate) fn number(look: &TablePage) -> Markup {
    let said = look.around.of_match.as_ref().map(|row| match row.most {
        Some(most) => Phrase::new("game-of-match").with("game", row.game).with("most", most),
        None => Phrase::new("game-in-match").with("game", row.game),
    });
    html! { @if let Some(said) = said { span class="of-match" { (look.tongue.say(&said)) } } }
}

/// Shows how the match stands, and what may follow.
pub(crate) fn panel(look: &TablePage) -> Markup {
    let tongue = look.tongue;
    html! {
        div class="following" {
            @if let Some(row) = &look.around.of_match { (score(look, row)) }
            @match &look.around.next {
                Some(next) => (step(look, next)),
                None => a class="btn primary" href=(format!("/play/{}", look.game)) { (tongue.word("play-again")) },
            }
            // Between two games of a match nobody is led away from it.
            @if look.around.next.as_ref().is_some_and(|next| next.follows == Follows::Rematch) {
                p class="otherwise" { a href=(format!("/play/{}", look.game)) { (tongue.word("play-with-other-options")) } }
            }
        }
    }
}

fn score(look: &TablePage, row: &MatchRow) -> Markup {
    let tongue = look.tongue;
    html! {
        @if let Some(result) = &row.result { h3 id="match-result" { (bidi::text(result)) } }
        @if let Some(stands) = &row.stands { h3 id="match-stands" { (bidi::text(stands)) } }
        @if !row.score.is_empty() {
            p class="match-score" {
                (tongue.word("match-score")) ": "
                @for (nth, (name, score)) in row.score.iter().enumerate() {
                    @if nth > 0 { ", " }
                    (bidi::text(name)) " " b { (tongue.decimal(*score)) }
                }
            }
        }
    }
}

fn step(look: &TablePage, next: &NextStep) -> Markup {
    let tongue = look.tongue;
    let (path, press) = match next.follows {
        Follows::Match => ("next", Phrase::new("next-game")),
        Follows::Rematch if next.has_company => ("rematch", Phrase::new("rematch")),
        Follows::Rematch => ("rematch", Phrase::new("play-again")),
    };
    let button = |words: &Phrase| {
        html! {
            form class="follow" method="post" action=(format!("/table/{}/{path}", look.id)) data-entropy {
                // Whoever has no seat adds nothing to the dice.
                @if !next.adds { input type="hidden" name="seat-0" value="bot"; }
                button id="follow" class="btn primary" { (tongue.say(words)) }
                @if let Some(dice) = &next.dice { (promise::shown(tongue, dice)) }
            }
        }
    };
    html! {
        @if let (Follows::Match, Some(said)) = (next.follows, comes(look)) { p class="comes" { (tongue.say(&said)) } }
        @match &next.made {
            None => (button(&press)),
            Some(made) => {
                p role="status" { (tongue.text(&set_up(next.follows, made))) }
                @if made.awaits { (button(&Phrase::new("follow-there"))) }
                @else { a id="follow" class="btn primary" href=(format!("/table/{}", made.table)) { (tongue.word("follow-there")) } }
            }
        }
    }
}

/// Says which game of a match comes next, and that everybody stays where they sit.
fn comes(look: &TablePage) -> Option<Phrase> {
    let row = look.around.of_match.as_ref()?;
    Some(Phrase::new("next-game-comes").with("game", row.game + 1).with("most", row.most?))
}

/// Says that the table that follows is there.
fn set_up(follows: Follows, made: &Made) -> Phrase {
    match (follows, &made.by) {
        (Follows::Match, Some(who)) => Phrase::new("next-game-set-up-by").with("who", who.as_str()),
        (Follows::Match, None) => Phrase::new("next-game-is-ready"),
        (Follows::Rematch, Some(who)) => Phrase::new("rematch-set-up-by").with("who", who.as_str()),
        (Follows::Rematch, None) => Phrase::new("rematch-is-ready"),
    }
}

/// Asks somebody for whom a seat is kept to sit down.
pub(crate) fn kept(look: &TablePage) -> Markup {
    let tongue = look.tongue;
    let mine = look.seats.iter().filter(|place| place.owner == Owner::Me && place.bot.is_none());
    html! {
        @if let Some(dice) = &look.around.kept {
            section class="panel invitation" aria-labelledby="kept-title" {
                h2 id="kept-title" {
                    (icon::seat(mine.map(|place| place.seat).next().unwrap_or(Seat::FIRST))) (tongue.word("your-seat-is-kept"))
                }
                form method="post" action=(format!("/table/{}/sit", look.id)) data-entropy {
                    (promise::shown(tongue, dice))
                    button id="sit-down" class="btn primary" { (tongue.word("sit-down")) }
                }
            }
        }
    }
}
