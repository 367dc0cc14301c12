//! The rules of a game: a page for players, and each rule alone where it is cited.

use contract::Phrase;
use maud::{Markup, html};

use super::{credits, howto, icon, strong};
use crate::games::entry::GameEntry;
use crate::games::rulebook::{Article, Source};
use crate::tongue::Tongue;

/// Makes the page of a game's numbered rules.
pub(crate) fn main(tongue: Tongue, kind: &GameEntry) -> Markup {
    let game = kind.localized(tongue);
    html! {
        header class="opening" {
            h1 { (tongue.say(&Phrase::new("how-to-play-game").with("game", kind.info().title))) }
            p class="lead" { (game.words().find("story").unwrap_or_default()) }
            (credits::line(tongue, kind.info()))
        }
        div class="reading" {
            nav class="contents" aria-label=(tongue.word("contents")) {
                a class="btn primary" href=(format!("/play/{}", kind.id())) { (tongue.word("play")) }
                @if !kind.info().howto.is_empty() { ul { li { a href="#howto" { (tongue.word("in-two-minutes")) } } } }
                ul lang="en" {
                    @for (anchor, name) in &kind.rules.rules.contents { li { a href=(format!("#{anchor}")) { (name) } } }
                }
                ul {
                    @if strong::is_known(game) { li { a href="#strong-play" { (tongue.word("strong-play")) } } }
                    li { a href="#experts" { (tongue.word("for-experts")) } }
                }
            }
            div class="rulebooks" {
                (howto::section(game))
                section class="panel rulebook-all" aria-labelledby="all-rules" {
                    header {
                        h2 id="all-rules" { (tongue.word("all-rules")) }
                        p class="muted" { (tongue.word("rules-lead")) @if tongue != Tongue::English { " " (tongue.word("in-english")) } }
                    }
                    article lang="en" dir="ltr" class="rulebook" { (kind.rules.rules.text) }
                }
                (strong::section(game))
                (experts(tongue, kind))
            }
        }
    }
}

/// Folds away what nobody needs to play: sources, rulings, notation. An address that points into it opens it.
fn experts(tongue: Tongue, kind: &GameEntry) -> Markup {
    html! {
        details id="experts" class="panel experts" {
            summary { (tongue.word("for-experts")) " " span class="muted" { (tongue.word("for-experts-note")) } }
            div class="rulebook" {
                h2 id="sources" { (tongue.word("sources")) }
                (sources(tongue, kind))
            }
            article lang="en" dir="ltr" class="rulebook" { (kind.rules.more.text) }
        }
    }
}

/// Lists where the rules come from, each kind of source with its rules.
fn sources(tongue: Tongue, kind: &GameEntry) -> Markup {
    let all = [
        (Source::Rulebook, tongue.word("source-rulebook")),
        (Source::InPart, tongue.word("source-in-part")),
        (Source::Public, tongue.word("source-public")),
        (Source::House, tongue.word("source-house")),
    ];
    let of = |source: Source| kind.rules.articles.iter().filter(move |(_, rule)| rule.source == source);
    html! {
        dl class="sources" {
            @for (source, name) in all {
                @if of(source).next().is_some() {
                    dt { (name) }
                    dd { @for (number, _) in of(source) { a href=(format!("#R{number}")) { "R" (number) } " " } }
                }
            }
        }
    }
}

/// Shows one rule alone, for the page that cites it.
pub(crate) fn article(tongue: Tongue, game: &str, number: u16, rule: &Article) -> Markup {
    let source = match rule.source {
        Source::Rulebook => None,
        Source::InPart => Some(tongue.word("rule-is-ours-in-part")),
        Source::Public => Some(tongue.word("rule-is-public")),
        Source::House => Some(tongue.word("rule-is-ours")),
    };
    let page = format!("/rules/{game}#R{number}");
    html! {
        div id="rule-text" {
            header {
                h2 id="rule-title" tabindex="-1" { span lang="en" { (rule.heading) } " " b class="rule" { "R" (number) } }
                button type="button" class="btn quiet close" data-close aria-label=(tongue.word("close")) { (icon::cross()) }
            }
            div lang="en" dir="ltr" class="said" { (rule.text) }
            @if let Some(source) = source { p class="muted" { (source) } }
            p { a href=(page) { (tongue.word("read-on-in-the-rules")) } }
        }
    }
}
