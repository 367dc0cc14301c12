//! What lies on the river and on the stage of Attack the Tower: cards in force beside numbers, points that can be changed,
//! and cards of a hidden hand that everybody knows.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

#[path = "common/sound.rs"]
mod sound;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use attack_the_tower::action::Action;
use attack_the_tower::course::Stage;
use attack_the_tower::state::State;
use attack_the_tower::{AttackTheTower, INFO};
use boards::attack_the_tower::Towers;
use boards::{GameDrawing, Moment, Names, Picture, StepLink, Stepper};
use contract::{Events, Game, Notation, Observer, Seat, SeatSet, Setup, Speak, Step, Turn};
use roxmltree::{Document, Node};
use sound::parse;
use words::Words;

static EN: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "en"));
const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

fn game() -> AttackTheTower {
    AttackTheTower::new(&Setup::printed(2)).unwrap()
}

fn picture(observer: Observer) -> Picture {
    Picture { names: Names::default().for_viewers(observer), ..Picture::plain() }
}

/// A page needs no value there, a strict reader does.
fn strict(board: &str) -> String {
    board.replace(" data-toggle ", " data-toggle=\"\" ")
}

/// Takes actions by their tokens, each by whoever is asked.
fn play(game: &AttackTheTower, state: &mut State, tokens: &[&str]) {
    for token in tokens {
        let Turn::Choice(asked) = game.turn(state) else { panic!("nobody is asked before {token}") };
        let (seat, action) = (asked.first().unwrap(), game.read_action(token).unwrap());
        game.check(state, seat, action).unwrap_or_else(|refusal| panic!("{token}: {refusal:?}"));
        game.apply(state, seat, action);
    }
}

/// Returns the boxes of this class on one screen: left, right, top, bottom.
fn boxes(drawing: &Document<'_>, class: &str, screen: &str) -> Vec<[f32; 4]> {
    let has = |node: Node<'_, '_>, wanted: &str| {
        node.attribute("class").is_some_and(|classes| classes.split(' ').any(|class| class == wanted))
    };
    let shown = drawing.descendants().filter(|node| node.has_tag_name("rect") && has(*node, class));
    let shown = shown.filter(|node| node.ancestors().any(|around| has(around, screen)));
    shown
        .map(|node| {
            let [x, y, w, h] =
                ["x", "y", "width", "height"].map(|name| node.attribute(name).unwrap().parse::<f32>().unwrap());
            [x, x + w, y, y + h]
        })
        .collect()
}

/// Cards in force lie beside the numbers of every way: of the attack under way, and of those that may be looked at.
#[test]
fn no_number_of_a_way_lies_on_a_card_in_force() {
    let game = game();
    let (mut looked, mut shown) = (0, BTreeSet::new());
    let lines = [
        "att1;7;1;main;fae/C2,H2,W2:L2,W1,-:S1,-,-/1/-/19.-21./L2O1;west/L2,-,-:C2,H2,-:W1,-,-/0/-/21.-23./L1C1;d",
        "att1;8;2;main;east/C2,L2,S2:W1,-,-:-,-,-/1/-/21.-22./H1C1;undead/C2,-,-:H1,L1,-:W2,-,-/0/-/21.-22./C1W1O1;d",
    ];
    for line in lines {
        let state = game.read_line(line).unwrap();
        let Turn::Choice(asked) = game.turn(&state) else { panic!("nobody is asked") };
        let active = asked.first().unwrap();
        let mut legal = Vec::new();
        game.legal(&state, active, &mut legal);
        for action in legal.into_iter().filter(|action| matches!(action, Action::Attack { .. })) {
            for seat in SEATS {
                let observer = SeatSet::only(seat);
                let mut next = state;
                game.apply(&mut next, active, action);
                let before = game.view(&state, observer);
                let mut events = Vec::new();
                game.events(&state, Step::Action(active, action), observer, &mut events);
                let board = Towers::board(&game, &before, observer, &picture(observer), &EN).into_string();
                let ghosts =
                    Towers::overlay(&game, &before, observer, &events, Moment::default(), &EN).unwrap().into_string();
                let after = Towers::board(&game, &game.view(&next, observer), observer, &picture(observer), &EN);
                let after = after.into_string();
                let [board, ghosts, after] = [&board, &ghosts, &after].map(|drawn| parse(drawn, line));
                for screen in ["wide-only", "narrow-only"] {
                    // A rival's attack is looked at by the rival alone.
                    let looks = [(&board, &ghosts)].into_iter().filter(|_| seat == active);
                    for (under, over) in looks.chain([(&after, &after)]) {
                        let cards = boxes(under, "force-pill", screen);
                        for card in &cards {
                            shown.insert(screen);
                            for number in boxes(over, "gold", screen) {
                                looked += 1;
                                let apart = card[1] <= number[0]
                                    || number[1] <= card[0]
                                    || card[3] <= number[2]
                                    || number[3] <= card[2];
                                let token = game.write_action(action);
                                assert!(apart, "{screen}, {seat:?}, {token}: {card:?} under {number:?}");
                            }
                        }
                        let beside = |one: &[f32; 4], other: &[f32; 4]| one[1] <= other[0] || other[1] <= one[0];
                        for (nth, card) in cards.iter().enumerate() {
                            assert!(
                                card[0] >= 0.0 && cards[..nth].iter().all(|other| beside(card, other)),
                                "{cards:?}"
                            );
                        }
                    }
                }
            }
        }
    }
    assert!(looked > 200 && shown.len() == 2, "{looked} on {shown:?}");
}

/// Whoever lays points finds a minus and a plus below everybody whom they can hit, and nobody else does.
#[test]
fn points_are_changed_by_a_minus_and_a_plus_on_stage() {
    let game = game();
    let line = "att1;7;1;main;east/C2,L2,S2:-,-,-:-,-,-/0/-/22.-24./C1;fae/-,-,-:H1,L1,-:-,-,-/0/-/23.-25./-;d";
    let mut state = game.read_line(line).unwrap();
    play(&game, &mut state, &["1>2"]);
    assert_eq!(state.table.course.stage, Stage::Assign);
    let Turn::Choice(asked) = game.turn(&state) else { panic!("nobody is asked") };
    let seat = asked.first().unwrap();
    let (observer, mut legal) = (SeatSet::only(seat), Vec::new());
    let view = game.view(&state, observer);
    game.legal(&state, seat, &mut legal);
    let labels = legal.iter().map(|action| game.label(&view, seat, *action)).filter(|label| label.portion.is_some());
    let places: BTreeSet<String> = labels.filter_map(|label| Some(label.space?.key)).collect();
    assert!(places.len() > 1, "{places:?}");
    let step =
        |way: &str, place: &String| Some(StepLink { label: format!("one {way}"), link: format!("?lay={place}") });
    let stepper = |place: &String| Stepper { place: place.clone(), less: None, more: step("more", place) };
    let changed = |place: &String| Stepper { less: step("less", place), ..stepper(place) };
    for (steppers, signs) in [
        (places.iter().map(changed).collect::<Vec<_>>(), 2 * places.len()),
        (places.iter().map(stepper).collect(), places.len()),
        (Vec::new(), 0),
    ] {
        let shown = Picture { steppers, ..picture(observer) };
        let board = strict(&Towers::board(&game, &view, observer, &shown, &EN).into_string());
        let document = parse(&board, line);
        let links: Vec<Node<'_, '_>> = document
            .descendants()
            .filter(|node| node.has_tag_name("a") && node.attribute("class") == Some("sign"))
            .collect();
        assert_eq!(links.len(), signs);
        for link in links {
            let on_stage = link
                .ancestors()
                .any(|around| around.attribute("class").is_some_and(|class| class.starts_with("foe c")));
            assert!(on_stage && link.attribute("aria-label").is_some(), "{link:?}");
        }
    }
}

/// Cards that a reshuffle gave away lie open in the rival's hand, and are named; the others show their backs.
#[test]
fn cards_that_everybody_knows_lie_open() {
    let game = game();
    let line =
        "att1;31;1;draw;fae/L2,S2,H2:-,-,-:-,-,-/0/lwO[l]/20.-24./-;west/L1,-,-:-,-,-:-,-,-/0/-/24.-25./-;d,s2,n2";
    let state = game.read_line(line).unwrap();
    for (observer, open) in [(SeatSet::only(SEATS[1]), 1), (SeatSet::NONE, 1), (SeatSet::only(SEATS[0]), 0)] {
        let view = game.view(&state, observer);
        let board = Towers::board(&game, &view, observer, &picture(observer), &EN).into_string();
        let document = parse(&board, line);
        let known = document.descendants().filter(|node| node.attribute("class") == Some("known fae")).count();
        assert_eq!(known, open, "{observer:?}");
        let told = Towers::scene(&game, &view, observer, &picture(observer), &EN).description;
        let text = Towers::text(&game, &view, observer, &EN);
        for said in [told, text] {
            assert_eq!(said.contains("(known: Treecity)"), open == 1, "{observer:?}: {said}");
        }
    }
    let observer = SeatSet::only(SEATS[1]);
    let sheets = Towers::sheets(&game, &game.view(&state, observer), observer, &picture(observer), &EN);
    assert!(sheets.iter().any(|sheet| sheet.note.ends_with("; known: Treecity")), "a phone reads it below the board");
}
