//! Every position of Raise the Shields! can be drawn by everybody, whole, and tells nobody what is not theirs to know.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

#[path = "common/offered.rs"]
mod offered;
#[path = "common/sound.rs"]
mod sound;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use boards::raise_the_shields::Shields;
use boards::{Closed, GameDrawing, Highlight, Moment, Names, Picture, Target, Theme};
use conform::random_game;
use contract::{
    Dice, Events, Game, Label, Notation, Observer, PieceLocation, Seat, SeatSet, Setup, Speak, Step, Stream, Turn,
};
use offered::{offer, pressed};
use raise_the_shields::state::State;
use raise_the_shields::view::View;
use raise_the_shields::{INFO, RaiseTheShields};
use sound::parse;
use words::Words;

/// What is drawn speaks English here.
static EN: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "en"));

/// The most that a board may weigh: pages are read over slow lines.
const MOST_BYTES: usize = 120_000;

fn game(seats: u8) -> RaiseTheShields {
    RaiseTheShields::new(&Setup::printed(seats)).unwrap()
}

fn observers(seats: u8) -> impl Iterator<Item = Observer> {
    SeatSet::all(seats).iter().map(SeatSet::only).chain([SeatSet::NONE, SeatSet::all(seats)])
}

/// Everything that an observer is shown of a position.
fn shown(game: &RaiseTheShields, view: &View, observer: Observer) -> String {
    let beside = Shields::sheets(game, view, observer, &Picture::plain(), &EN);
    let beside: String = beside.iter().map(|sheet| sheet.svg().into_string() + &sheet.title + &sheet.note).collect();
    let board = Shields::board(game, view, observer, &Picture::plain(), &EN).into_string();
    board + &beside + &Shields::text(game, view, observer, &EN)
}

/// The places that a seat is offered, as a page offers them once this piece is taken up.
fn offered(game: &RaiseTheShields, view: &View, seat: Seat, state: &State, taken: Option<&str>) -> Vec<Target> {
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    let label = |action| -> (String, Label) { (game.write_action(action), game.label(view, seat, action)) };
    let labels: Vec<(String, Label)> = actions.into_iter().map(label).collect();
    let of_piece = labels.iter().filter(|(_, label)| label.pieces.last().map(|piece| piece.key.as_str()) == taken);
    let places = of_piece.filter(|(_, label)| label.space.is_some()).map(|(token, _)| token.clone());
    let lying = labels.iter().flat_map(|(_, label)| label.pieces.windows(2));
    let lying = lying.filter(|pair| Some(pair[0].key.as_str()) == taken && pair[1].location == PieceLocation::OnBoard);
    let lying: BTreeSet<String> = lying.map(|pair| pair[1].key.clone()).collect();
    offer(places.chain(lying), Highlight::Legal)
}

/// The pieces that a seat can take up, one after another.
fn pieces(game: &RaiseTheShields, view: &View, seat: Seat, state: &State) -> BTreeSet<String> {
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    actions.into_iter().flat_map(|action| game.label(view, seat, action).pieces).map(|piece| piece.key).collect()
}

/// The dice that a seat can put, each with where: `w.3`.
fn fills(game: &RaiseTheShields, view: &View, seat: Seat, state: &State) -> BTreeSet<(String, String)> {
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    let fills = actions.into_iter().flat_map(|action| game.label(view, seat, action).fillings).flatten();
    fills.map(|fill| (fill.piece.key.clone(), format!("{}.{}", fill.slot.key, fill.piece.key))).collect()
}

#[test]
fn positions_of_random_games_are_drawn_whole_for_everybody() {
    for seats in 1..=6 {
        let (game, mut steps) = (game(seats), 0_usize);
        random_game(&game, &format!("whole {seats}"), |state| {
            steps += 1;
            if !steps.is_multiple_of(usize::from(seats) * 8) && game.turn(state) != Turn::Over {
                return;
            }
            let line = game.write_line(state);
            for observer in observers(seats) {
                let view = game.view(state, observer);
                let board = Shields::board(&game, &view, observer, &Picture::plain(), &EN).into_string();
                assert!(board.len() < MOST_BYTES, "{line}: {} bytes", board.len());
                parse(&board, &line);
                for sheet in Shields::sheets(&game, &view, observer, &Picture::plain(), &EN) {
                    parse(&sheet.svg().into_string(), sheet.id);
                    assert!(!sheet.note.is_empty() && !sheet.title.is_empty());
                }
                let text = Shields::text(&game, &view, observer, &EN);
                assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
            }
            let whole = game.view(state, SeatSet::all(seats));
            parse(&Shields::stand_alone(&game, &whole, SeatSet::NONE, Theme::Dark, &EN), &line);
        });
    }
}

#[test]
fn every_action_with_a_place_can_be_pressed_on_the_board() {
    let (mut drawings, mut others) = (0, 0);
    for seed in ["places", "further places", "more places"] {
        let game = game(2);
        random_game(&game, seed, |state| {
            let Turn::Choice(asked) = game.turn(state) else { return };
            for seat in asked.iter() {
                let observer = SeatSet::only(seat);
                let view = game.view(state, observer);
                let pieces = pieces(&game, &view, seat, state);
                for taken in &pieces {
                    let targets = offered(&game, &view, seat, state, Some(taken));
                    let mut expected: Vec<String> = targets.iter().map(|target| target.token.clone()).collect();
                    if taken.starts_with("shape") {
                        drawings += expected.len();
                    } else {
                        others += expected.len();
                    }
                    let closed = Some(Closed { piece: Some(taken.clone()), link: "?token=".to_owned() });
                    let picture = Picture { targets, closed, ..Picture::plain() };
                    let board = Shields::board(&game, &view, observer, &picture, &EN).into_string();
                    let line = game.write_line(state);
                    assert!(board.len() < MOST_BYTES, "{line}: {} bytes", board.len());
                    let document = parse(&board, &line);
                    let links = document.descendants().filter(|node| node.attribute("data-token").is_some());
                    let mut pressed = Vec::new();
                    for link in links {
                        assert!(link.has_attribute("href") && link.has_attribute("aria-label"), "{line}");
                        let hit = link.descendants().find(|node| node.attribute("class") == Some("r-hit")).unwrap();
                        assert!(hit.attribute("d").unwrap().len() > 10, "{line}: a place that nothing reaches");
                        pressed.extend(link.attribute("data-token").unwrap().split(' ').map(str::to_owned));
                    }
                    pressed.sort_unstable();
                    expected.sort_unstable();
                    assert_eq!(pressed, expected, "{line}: {taken}");
                }
            }
        });
    }
    assert!(drawings > 1000 && others > 20, "{drawings} places of shapes and {others} others");
}

#[test]
fn a_die_is_put_where_it_would_be_meant_on_the_board() {
    let mut changed = 0;
    for seats in [1, 2, 5] {
        let game = game(seats);
        random_game(&game, &format!("dice {seats}"), |state| {
            let Turn::Choice(asked) = game.turn(state) else { return };
            for seat in asked.iter() {
                let observer = SeatSet::only(seat);
                let view = game.view(state, observer);
                let slots: Vec<String> = fills(&game, &view, seat, state).into_iter().map(|(_, slot)| slot).collect();
                changed += slots.iter().filter(|slot| slot.ends_with(['u', 'd'])).count();
                let targets = offer(slots.iter().cloned(), Highlight::Legal);
                let board =
                    Shields::board(&game, &view, observer, &Picture { targets, ..Picture::plain() }, &EN).into_string();
                let document = parse(&board, "dice");
                assert_eq!(pressed(&document).len(), slots.len());
                let put = slots.first().map(|slot| Picture { put: vec![slot.clone()], ..Picture::plain() });
                if let Some(put) = put {
                    let plain = Shields::board(&game, &view, observer, &Picture::plain(), &EN).into_string();
                    assert_ne!(Shields::board(&game, &view, observer, &put, &EN).into_string(), plain, "{slots:?}");
                }
            }
        });
    }
    assert!(changed > 0, "city 2 is used");
}

#[test]
fn every_piece_has_a_picture() {
    let game = game(3);
    random_game(&game, "pieces", |state| {
        let Turn::Choice(asked) = game.turn(state) else { return };
        for seat in asked.iter() {
            let observer = SeatSet::only(seat);
            let view = game.view(state, observer);
            let dice = fills(&game, &view, seat, state).into_iter().map(|(die, _)| die);
            let taken = pieces(&game, &view, seat, state).into_iter().filter(|key| !key.starts_with("c3-"));
            for key in &dice.chain(taken).collect::<BTreeSet<String>>() {
                let piece = Shields::piece(&game, &view, observer, key, &Names::default())
                    .unwrap_or_else(|| panic!("{key} has no picture"));
                parse(&piece.picture.into_string(), key);
            }
        }
    });
}

#[test]
fn what_a_step_would_do_is_drawn_over_the_board() {
    for seats in [1, 2, 4] {
        let game = game(seats);
        let mut dice = Stream::new("ghosts", "boards", seats.into());
        random_game(&game, &format!("ghosts {seats}"), |state| {
            let Turn::Choice(asked) = game.turn(state) else { return };
            let Some(seat) = asked.first() else { return };
            let Some(action) = game.pick(state, seat, &mut dice, &mut Vec::new()) else { return };
            let observer = SeatSet::only(seat);
            let mut events = Vec::new();
            game.events(state, Step::Action(seat, action), observer, &mut events);
            let view = game.view(state, observer);
            let drawn =
                Shields::overlay(&game, &view, observer, &events, Moment::default(), &EN).unwrap().into_string();
            let document = parse(&drawn, &game.write_action(action));
            let shape = document.descendants().any(|node| node.attribute("class") == Some("r-pre"));
            let token = game.write_action(action);
            let fills = token != "d-" && (token.starts_with('d') || token.starts_with("c3."));
            assert_eq!(shape, fills, "{token}: {drawn}");
        });
    }
}

/// Two states that differ only in what the others do in secret are drawn alike.
#[test]
fn nobody_sees_what_the_others_do_in_secret() {
    for seats in [2, 3, 6] {
        let game = game(seats);
        let mut dice = Stream::new("twins", "boards", seats.into());
        let mut pairs = 0;
        random_game(&game, &format!("twins {seats}"), |state| {
            let Turn::Choice(asked) = game.turn(state) else { return };
            let mut twin = *state;
            // Others go on in secret while one sits still; who is finished is public.
            let watching = Seat::new(dice.below(u32::from(seats)) as usize);
            for seat in asked.without(watching).iter() {
                let action = game.pick(&twin, seat, &mut dice, &mut Vec::new()).unwrap();
                let mut after = twin;
                game.apply(&mut after, seat, action);
                if game.turn(&after) == game.turn(&twin) {
                    twin = after;
                }
            }
            for observer in [SeatSet::only(watching), SeatSet::NONE] {
                let [one, other] = [state, &twin].map(|state| shown(&game, &game.view(state, observer), observer));
                assert_eq!(one, other, "{}", game.write_line(state));
            }
            pairs += usize::from(twin != *state);
        });
        assert!(pairs > 10, "{pairs} pairs");
    }
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let (game, mut steps) = (game(2), 0_usize);
    random_game(&game, "bytes", |state| {
        steps += 1;
        if !steps.is_multiple_of(9) {
            return;
        }
        let observer = SeatSet::only(Seat::FIRST);
        let view = game.view(state, observer);
        assert_eq!(shown(&game, &view, observer), shown(&game, &view, observer));
    });
}

#[test]
fn the_description_tells_the_position() {
    let game = game(2);
    let line = "rts2 r3 fA react 31 | 1bc/-/-/-/-/- 000000 n..... 1>3 | 1bc/-/-/-/-/- 004000 o..... 1>1";
    let state = game.read_line(line).unwrap();
    let observer = SeatSet::only(Seat::new(1));
    let board = Shields::board(&game, &game.view(&state, observer), observer, &Picture::plain(), &EN).into_string();
    let document = parse(&board, line);
    let told = document.descendants().find(|node| node.attribute("id") == Some("board-desc")).unwrap().text().unwrap();
    for part in ["realm of Seat B", "Powered emitters: none", "3: 4", "1 ready", "Seat A"] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn a_position_finds_the_drawing_of_its_game() {
    let maker = contract::Maker::of::<RaiseTheShields>();
    let position = (maker.make)(&Setup::printed(4)).unwrap().start();
    let observer = SeatSet::only(Seat::new(2));
    let drawing = boards::draw(&position, observer, &Picture::plain(), &EN).unwrap();
    let game = game(4);
    let view = game.view(&game.start(), observer);
    assert_eq!(drawing.into_string(), Shields::board(&game, &view, observer, &Picture::plain(), &EN).into_string());
    assert!(boards::sheets(&position, observer, &Picture::plain(), &EN).len() >= 3);
    assert!(boards::text(&position, observer, &EN).is_some());
    assert!(boards::stand_alone(&position, observer, Theme::Dark, &EN).unwrap().contains("<style>"));
    // Its position is read, and drawn with a live line.
    assert!(boards::cover("raise-the-shields").unwrap().into_string().contains("r-live"));
    for drawing in [boards::cover("raise-the-shields"), boards::emblem("raise-the-shields")] {
        parse(&drawing.unwrap().into_string(), "cover");
    }
}
