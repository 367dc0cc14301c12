//! Attack the Tower: two armies face each other over a river, three territories each, a palace behind them.

mod armies;
mod art;
mod bar;
mod battle;
mod board;
mod changed;
mod closed;
mod deck;
mod followed;
mod force;
mod geometry;
mod ghosts;
mod hand;
mod howto;
mod laid;
mod land;
mod ledger;
mod lettering;
mod narrow;
mod palace;
mod place;
mod plates;
mod river;
mod says;
mod screen;
mod stage;
mod style;
mod summary;
mod targets;
mod terms;
mod text;
mod way;

use std::sync::LazyLock;

use attack_the_tower::AttackTheTower;
use attack_the_tower::course::Stage;
use attack_the_tower::event::Event;
use attack_the_tower::view::View;
use contract::Observer;
use maud::{Markup, html};
use words::Words;

use crate::drawing::{GameDrawing, LastStep};
use crate::names::Names;
use crate::picture::{Moment, Picture, Piece, Scene, Sheet};
use crate::style::Style;
use art::Shore;
use board::Board;
use changed::News;
use followed::Followed;
use geometry::{BOX, Half, WIDTH, root};

/// The class of the palette.
const PALETTE: &str = "att";

/// No words, for what is drawn without any.
static SILENT: LazyLock<Words> = LazyLock::new(|| Words::read(&[]));

/// The drawing of the game.
#[derive(Clone, Copy, Debug)]
pub struct Towers;

impl GameDrawing for Towers {
    type Game = AttackTheTower;

    const STYLE: &'static Style = &style::STYLE;
    const BOX: [f32; 4] = BOX;
    const SHOWN: &'static str = "att1;7;1;main;east/C2,W1,S2:L2,H0,-:L1,-,-/0/HCOX/17.lc-18.LLC/-;\
        fae/L2,H1,-:S1,H0,-:C1,L1,W1/0/cLX/16.l-19.LSHC/-;d";
    const CLOSE_UPS: &'static [[f32; 4]] = howto::CLOSE_UPS;
    const POSTER: Option<&'static [u8]> = Some(art::POSTER);

    fn scene(game: &AttackTheTower, view: &View, observer: Observer, picture: &Picture, words: &Words) -> Scene {
        let board = Board::of(game, view, observer, &picture.names, words);
        Scene {
            title: summary::title(&board),
            description: summary::describe(&board),
            class: String::new(),
            content: all(&board, &content(&board, picture)),
        }
    }

    fn targets(game: &AttackTheTower, view: &View, observer: Observer, picture: &Picture, words: &Words) -> Markup {
        let board = Board::of(game, view, observer, &picture.names, words);
        all(&board, &targets::draw(&board, picture))
    }

    fn text(game: &AttackTheTower, view: &View, observer: Observer, words: &Words) -> String {
        text::text(&Board::of(game, view, observer, &Names::default(), words))
    }

    /// Draws what the cards of both armies say.
    fn sheets(game: &AttackTheTower, view: &View, observer: Observer, picture: &Picture, words: &Words) -> Vec<Sheet> {
        deck::sheets(&Board::of(game, view, observer, &picture.names, words))
    }

    fn piece(game: &AttackTheTower, view: &View, observer: Observer, key: &str, names: &Names) -> Option<Piece> {
        hand::piece(&Board::of(game, view, observer, names, &SILENT), key)
    }

    fn ghosts(
        game: &AttackTheTower,
        view: &View,
        observer: Observer,
        events: &[Event],
        _: Moment,
        _: &Words,
    ) -> Option<Markup> {
        let board = Board::of(game, view, observer, &Names::default(), &SILENT);
        Some(all(&board, &ghosts::draw(&board, events)))
    }

    fn cover() -> Option<Markup> {
        Some(art::cover())
    }

    fn emblem() -> Option<Markup> {
        Some(art::emblem())
    }

    fn sign(vital: &str) -> Option<Markup> {
        art::vital_sign(vital)
    }

    fn follow(_: &AttackTheTower, view: &View, step: Option<LastStep<'_, AttackTheTower>>, names: &mut Names) {
        names.update(|followed: &mut Followed| followed.follow(view, step));
    }
}

/// Puts everything into the group that a phone makes as wide as its screen; its class says whether the hand takes two rows
/// there.
fn all(board: &Board<'_>, inside: &Markup) -> Markup {
    let is_crowded = is_table(board) && hand::is_crowded(board);
    root(&format!("{}{}", board.root_class(), if is_crowded { " crowded" } else { "" }), inside)
}

/// Says whether the board itself is drawn, neither banners nor a battle.
fn is_table(board: &Board<'_>) -> bool {
    board.stage() != Stage::Army && plates::has_armies(board.view) && battle::fight(board).is_none()
}

/// From the back to the front.
fn content(board: &Board<'_>, picture: &Picture) -> Markup {
    let followed = picture.names.followed::<Followed>();
    let step = changed::step(&followed, board.view);
    html! {
        g aria-hidden="true" data-step=[step] {
            @if board.stage() == Stage::Army || !plates::has_armies(board.view) {
                (armies::draw(board))
            } @else if let Some(fight) = battle::fight(board) {
                (stage::draw(board, &fight, picture))
            } @else {
                (table(board, &News::of(board, &followed)))
            }
        }
    }
}

/// Both halves.
fn table(board: &Board<'_>, news: &News) -> Markup {
    html! {
        g class="back foe" { (art::backdrop(board.look(Half::Foe), Shore::Far, WIDTH, 270.0)) }
        g class="back own" transform="translate(0 254)" {
            (art::backdrop(board.look(Half::Own), Shore::Near, WIDTH, 398.0))
        }
        (river::draw())
        (palace::draw(board, Half::Foe))
        (plates::foe(board))
        (land::draw(board, Half::Foe, news))
        (land::draw(board, Half::Own, news))
        (palace::draw(board, Half::Own))
        (plates::own(board))
        (force::draw(board))
        (hand::draw(board, news))
        (way::under_way(board))
        (changed::draw(board, news))
    }
}
