//! The prompt and the list of all legal actions: the board in words, and the forms that act.

use contract::{Phrase, Seat};
use maud::{Markup, html};

use super::said::{decided, rule, said};
use super::{answers, give_up, icon, keys, odds, slots};
use crate::tongue::Tongue;
use crate::tongue::bidi;
use crate::tongue::sentence::Sentence;
use crate::view::choice::{Group, Move, Piece, Question};
use crate::view::table_page::TablePage;

/// Says what to do now, or who is waited for.
pub(crate) fn prompt(look: &TablePage) -> Markup {
    let (tongue, waits) = (look.tongue, look.questions.is_empty());
    html! {
        section id="prompt" class={ "panel prompt" @if waits { " waiting" } }
            aria-label=(tongue.word("what-to-do-now")) tabindex="-1" {
            div role="status" {
                @for ask in &look.questions {
                    @if look.questions.len() > 1 { p class="whose" { (bidi::text(called(look, ask.seat))) } }
                    p class="ask" { (bidi::text(&ask.text.text)) }
                    @if let Some(detail) = &ask.detail { p class="why" { (said(look.game, detail)) } }
                }
                @if waits {
                    p class="ask" { (waiting(look)) }
                    @if look.status.sealed { p class="why" { (tongue.word("revealed-together")) } }
                }
            }
            @for ask in &look.questions { (undo(look, ask)) }
        }
    }
}

fn called(look: &TablePage, seat: Seat) -> &str {
    look.seats.iter().find(|place| place.seat == seat).map_or("", |place| &place.said)
}

fn waiting(look: &TablePage) -> Markup {
    let waits = || Phrase::new("waiting-for").with("who", look.tongue.list(&look.waiting));
    look.tongue.text(&if look.ending.is_some() {
        Phrase::new("game-is-over")
    } else if !look.begun && look.waiting.is_empty() {
        Phrase::new("begins-when-full")
    } else if look.waiting.is_empty() {
        Phrase::new("one-moment")
    } else {
        waits()
    })
}

/// The button that takes the last step back. It keeps its place: while there is nothing to take back it rests, and says
/// how long it works.
fn undo(look: &TablePage, ask: &Question) -> Markup {
    let (tongue, id, rests) = (look.tongue, format!("undo-{}", ask.seat.index()), ask.undo == 0);
    html! {
        form class="undo" method="post" action=(format!("/table/{}/undo", look.id)) data-live {
            (decided(look, ask.seat))
            button id=(id) class={ "btn" @if rests { " off" } } type=[rests.then_some("button")] name="steps" value=(ask.undo)
                aria-label=(tongue.word("undo-last-step")) aria-disabled=[rests.then_some("true")]
                aria-describedby=[rests.then(|| format!("{id}-rests"))] {
                (icon::undo()) (tongue.word("undo"))
            }
            @if rests {
                span id=(format!("{id}-rests")) class="rests muted" {
                    @if ask.has_secrets { (tongue.word("undo-rests")) } @else { (tongue.word("undo-rests-open")) }
                }
            }
        }
    }
}

/// Shows what can be taken up, and the buttons that need no board.
pub(crate) fn tray(look: &TablePage) -> Markup {
    let tongue = look.tongue;
    html! {
        @for ask in &look.questions {
            // It is there also when it is empty, so that what lies below keeps its place.
            div id=(format!("tray-{}", ask.seat.index()))
                class={ "tray" @if is_aimed(ask) { " aimed" } @if ask.is_plain() { " plain" } } {
                @if !ask.is_plain() {
                    @if let Some(pass) = &ask.pass { (passing(look, ask, pass)) }
                    @if !ask.so_far.is_empty() {
                        div class="takes so-far" role="group" aria-label=(tongue.word("taken-so-far")) {
                            @for piece in &ask.so_far { (put_back(tongue, piece)) }
                        }
                    }
                    @let choosing = ask.slots.iter().any(|slot| slot.is_open);
                    @if !ask.pieces.is_empty() {
                        div class="takes" role="group" aria-label=(tongue.word("what-to-take-up")) {
                            @for (nth, piece) in ask.pieces.iter().enumerate() { (take(tongue, ask.seat, piece, (!choosing).then_some(nth + 1))) }
                        }
                    }
                    (slots::slots(tongue, ask.seat, &ask.slots, look.game))
                    @if let Some(toggles) = &ask.toggles { (answers::toggles(tongue, ask.seat, toggles)) }
                    (answers::portions(tongue, ask.seat, &ask.portions))
                    (buttons(look, ask))
                    @if let Some(odds) = &ask.odds { (odds::panel(look.tongue, look.game, ask.seat, odds)) }
                }
            }
        }
    }
}

/// Says whether something is pointed out.
fn is_aimed(ask: &Question) -> bool {
    !(ask.chosen.is_empty() && ask.lead.is_empty()) || ask.pass.as_ref().is_some_and(|pass| pass.is_chosen)
}

/// Shows a piece that can be taken up, by a key unless the keys choose among slots; and one that keeps its place though it
/// cannot be used now.
fn take(tongue: Tongue, seat: Seat, piece: &Piece, key: Option<usize>) -> Markup {
    let closed = piece.rests.is_some() || !piece.fits;
    html! {
        a id=(format!("take-{}-{}", seat.index(), piece.key)) class={ "take" @if piece.price.is_some() { " priced" } @if closed { " off" } }
            href=(piece.link) data-aim data-take data-token=[piece.token.as_ref()] aria-label=(called_in_full(tongue, piece))
            aria-current=[piece.is_taken.then_some("true")] aria-keyshortcuts=[key] {
            @if let Some(picture) = &piece.picture { (picture) } @else { span { (piece.name) } }
            @if let Some(price) = &piece.price { b { (piece.name) } " " span class="price" { (price) } }
            @if piece.count > 1 { span class="many" aria-hidden="true" { "\u{d7}" (piece.count) } }
            @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
        }
    }
}

/// Says all that is seen of a piece: what it costs, how many there are, and why it cannot be used.
fn called_in_full(tongue: Tongue, piece: &Piece) -> String {
    let name = match &piece.price {
        None => piece.name.clone(),
        Some(price) => {
            tongue.say(&Phrase::new("piece-costs").with("piece", piece.name.as_str()).with("price", price.as_str()))
        }
    };
    let name = match piece.count {
        _ if !piece.fits => tongue.say(&Phrase::new("piece-not-there").with("piece", name)),
        ..=1 => name,
        count => tongue.say(&Phrase::new("piece-of-several").with("piece", name).with("count", count)),
    };
    match &piece.rests {
        Some(reason) => {
            tongue.say(&Phrase::new("piece-rests").with("piece", name).with("reason", reason.text.as_str()))
        }
        None => name,
    }
}

/// Shows a piece that was taken up on the way; following it puts it, and all after it, down again.
fn put_back(tongue: Tongue, piece: &Piece) -> Markup {
    let name = Phrase::new("put-it-down").with("piece", piece.name.as_str());
    html! {
        a id=(format!("back-{}", piece.key)) class="take" href=(piece.link) data-aim data-back aria-current="true"
            aria-label=(tongue.say(&name)) {
            @if let Some(picture) = &piece.picture { (picture) } @else { span { (piece.name) } }
        }
    }
}

/// The button that does nothing, before all others and whatever is taken up, so that it stays where it is.
fn passing(look: &TablePage, ask: &Question, pass: &Move) -> Markup {
    let alone = ask.chosen.is_empty() && ask.beside.is_empty() && ask.pieces.is_empty();
    let alone = alone || pass.is_chosen;
    html! {
        form class="actions pass" method="post" action=(format!("/table/{}/act", look.id)) data-live {
            (decided(look, ask.seat))
            button id=(format!("do-{}-{}", ask.seat.index(), pass.token)) class={ "btn" @if alone { " primary" } } name="token"
                value=(pass.token) { (pass.button) }
        }
    }
}

/// The buttons of the dock: what it has come down to, then what is done nowhere on the board.
fn buttons(look: &TablePage, ask: &Question) -> Markup {
    let button = |one: &Move, primary: bool| {
        let id = format!("do-{}-{}", ask.seat.index(), one.token);
        let button = html! {
            button id=(id) class={ "btn" @if primary { " primary" } } name="token" value=(one.token) { (one.button) }
        };
        match &one.asks {
            Some(question) => asking(look, one, question, &id, "btn", &html! { (one.button) }),
            None => button,
        }
    };
    let alone = ask.chosen.is_empty() && ask.pieces.is_empty() && ask.slots.is_empty() && ask.toggles.is_none();
    // Beside a pass nothing is what one is expected to do.
    let alone = alone && ask.pass.is_none();
    html! {
        @if !(ask.chosen.is_empty() && ask.beside.is_empty() && ask.toggles.is_none()) {
            form class="actions" method="post" action=(format!("/table/{}/act", look.id)) data-live {
                (decided(look, ask.seat))
                @for token in &ask.lead { input type="hidden" name="token" value=(token); }
                @if let Some(toggles) = &ask.toggles { (answers::resting(look.game, ask.seat, toggles)) }
                @for one in &ask.chosen { (button(one, ask.chosen.len() == 1)) }
                @for turn in &ask.rotations { (slots::turn(look.tongue, turn)) }
                @for one in &ask.beside { (button(one, alone && ask.beside.len() == 1)) }
                @if let Some(odds) = &ask.odds { (odds::button(look.tongue, ask.seat, odds)) }
                (answers::more(look, ask, &html! { @for one in &ask.more { (button(one, false)) } }))
            }
        }
    }
}

/// Lists every legal action as a button, grouped as a player thinks.
pub(crate) fn moves(look: &TablePage) -> Markup {
    html! {
        section id="moves" class="panel" aria-label=(look.tongue.word("moves")) {
            @for ask in &look.questions {
                @if look.questions.len() > 1 { h2 class="whose" { (bidi::text(called(look, ask.seat))) } }
                (list(look, ask))
            }
            @if look.questions.is_empty() { p class="none muted" { (look.tongue.word("nothing-to-choose")) } }
            (by_hand(look))
            (keys::panel(look.tongue, look.board.as_ref()))
        }
    }
}

fn list(look: &TablePage, ask: &Question) -> Markup {
    let is_taken = |key: &String| ask.so_far.iter().chain(&ask.pieces).any(|piece| piece.is_taken && piece.key == *key);
    html! {
        form class="moves" method="post" action=(format!("/table/{}/act", look.id)) data-live {
            (decided(look, ask.seat))
            @for group in &ask.groups {
                @if let Some(piece) = &group.piece {
                    details id=(format!("moves-{}-{piece}", ask.seat.index())) class="with" open[is_taken(piece)] {
                        summary { (bidi::text(&group.heading.text)) " " span class="muted" { (look.tongue.say(&count(group))) } }
                        @if let Some(number) = group.heading.rule { p class="why" { (rule(look.game, number)) } }
                        @for part in &group.parts { (moves_of(look, ask.seat, part.area.as_ref(), &part.moves)) }
                    }
                } @else {
                    @for part in &group.parts { (moves_of(look, ask.seat, Some(&group.heading), &part.moves)) }
                }
            }
        }
    }
}

fn count(group: &Group) -> Phrase {
    let moves: usize = group.parts.iter().map(|part| part.moves.len()).sum();
    Phrase::new("count-of-moves").with("count", moves as i64)
}

fn moves_of(look: &TablePage, seat: Seat, heading: Option<&Sentence>, moves: &[Move]) -> Markup {
    html! {
        fieldset {
            @if let Some(heading) = heading { legend { (said(look.game, heading)) } }
            @for one in moves { (listed(look, seat, one)) }
        }
    }
}

fn listed(look: &TablePage, seat: Seat, one: &Move) -> Markup {
    let id = format!("m{}-{}", seat.index(), one.token);
    let class =
        format!("move{}{}", if one.is_chosen { " is-preview" } else { "" }, if one.is_idle { " idle" } else { "" });
    let named = html! { span { (bidi::text(&one.name.text)) } code { (one.token) } };
    if let Some(question) = &one.asks {
        return asking(look, one, question, &id, &class, &named);
    }
    html! { button class=(class) id=(id) name="token" value=(one.token) { (named) } }
}

/// Offers an action that gives something up: the first press only asks, and the button below the question does it. The
/// question closes when the page changes.
fn asking(look: &TablePage, one: &Move, question: &Sentence, id: &str, class: &str, named: &Markup) -> Markup {
    html! {
        details class="asks" id=(format!("{id}-{}", look.version)) {
            summary class=(class) { (named) }
            div class="sure" {
                p { (said(look.game, question)) }
                button id=(id) class="btn danger" name="token" value=(one.token) { (one.button) }
            }
        }
    }
}

/// Takes a move in notation, or lets somebody give up.
fn by_hand(look: &TablePage) -> Markup {
    let tongue = look.tongue;
    html! {
        @for ask in &look.questions {
            form class="by-hand" method="post" action=(format!("/table/{}/act", look.id)) data-live {
                (decided(look, ask.seat))
                label for=(format!("by-hand-{}", ask.seat.index())) { (tongue.word("type-a-move")) }
                input id=(format!("by-hand-{}", ask.seat.index())) name="token" required maxlength="100"
                    autocomplete="off" autocapitalize="off" spellcheck="false";
                button class="btn" { (tongue.word("play-it")) }
            }
        }
        (give_up::forms(look))
    }
}
