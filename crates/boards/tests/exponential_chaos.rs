//! What must hold of the drawing of Exponential Chaos: every place can be pressed, every action is seen before it is done,
//! and what the dice do is seen once it is done.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

#[path = "common/offered.rs"]
mod offered;
#[path = "common/sound.rs"]
mod sound;
#[path = "common/tried.rs"]
mod tried;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use boards::exponential_chaos::Chaos;
use boards::{Closed, GameDrawing, Highlight, Moment, Names, Picture, Theme};
use contract::{Dice as _, Events, Game, Maker, Notation, Position, Seat, SeatSet, Setup, Speak, Step, Stream, Turn};
use exponential_chaos::action::Action;
use exponential_chaos::state::State;
use exponential_chaos::{ExponentialChaos, INFO};
use offered::{offer, pressed};
use sound::parse;
use tried::tried;
use words::Words;

static EN: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "en"));
static DE: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "de"));

/// Tables that differ in what can come: few and many seats, owners who choose, missiles that may be withheld.
const TABLES: [(u8, &[(&str, &str)]); 4] = [
    (2, &[]),
    (6, &[("sector_numbering", "opposites_sum_7")]),
    (3, &[("sector_hit", "owner_chooses"), ("invasion_faces", "blank")]),
    (4, &[("missiles_optional", "true"), ("set_aside_locked", "true")]),
];

fn game(seats: u8, options: &[(&str, &str)]) -> ExponentialChaos {
    let setup = options.iter().fold(Setup::printed(seats), |setup, (key, value)| setup.set(key, value));
    ExponentialChaos::new(&setup).unwrap()
}

/// Plays a game by the dice and looks at every state.
fn random_game(game: &ExponentialChaos, name: &str, mut look: impl FnMut(&State)) {
    let (mut state, mut dice, mut legal) = (game.start(), Stream::new("chaos", name, 0), Vec::new());
    loop {
        look(&state);
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.apply_outcome(&mut state, outcome);
            }
            Turn::Choice(seats) => {
                let seat = seats.first().unwrap();
                game.legal(&state, seat, &mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                game.apply(&mut state, seat, action);
            }
        }
    }
}

fn position(seats: u8, line: &str) -> Position {
    (Maker::of::<ExponentialChaos>().make)(&Setup::printed(seats)).unwrap().read(line).unwrap()
}

/// Plays tokens, following them as a page does, and draws the board then.
fn board_after(seats: u8, line: &str, tokens: &[&str]) -> String {
    let mut position = position(seats, line);
    let mut names = Names::default();
    names.follow(None, &position, SeatSet::NONE);
    for token in tokens {
        let before = position.clone();
        let step = position.play_tokens([*token]).unwrap().remove(0);
        names.follow(Some((&before, &step)), &position, SeatSet::NONE);
    }
    let picture = Picture { names: names.for_viewers(SeatSet::only(Seat::FIRST)), ..Picture::plain() };
    boards::draw(&position, SeatSet::NONE, &picture, &EN).unwrap().into_string()
}

/// Counts the elements that have this class among theirs.
fn count(board: &str, class: &str) -> usize {
    let document = parse(board, "board");
    let has = |value: &str| value.split(' ').any(|one| one == class);
    document.descendants().filter(|node| node.attribute("class").is_some_and(has)).count()
}

/// Returns the texts of a class.
fn texts(board: &str, class: &str) -> Vec<String> {
    let document = parse(board, "board");
    let of = document.descendants().filter(|node| node.attribute("class") == Some(class));
    of.map(|node| node.descendants().filter_map(|part| part.is_text().then(|| part.text()).flatten()).collect())
        .collect()
}

#[test]
fn every_place_can_be_pressed_and_the_others_say_why_not() {
    let (mut places, mut closed) = (0, 0);
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let game = game(seats, options);
        random_game(&game, &format!("places {number}"), |state| {
            let Some(seat) = game.asked(state) else { return };
            let observer = SeatSet::only(seat);
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            let has_place = |action: &&Action| game.label(state, seat, **action).space.is_some();
            let tokens: BTreeSet<String> =
                legal.iter().filter(has_place).map(|action| game.write_action(*action)).collect();
            let picture = Picture {
                targets: offer(tokens.iter().cloned(), Highlight::Legal),
                closed: Some(Closed { piece: None, link: "?token=".to_owned() }),
                names: Names::default().for_viewers(observer),
                ..Picture::plain()
            };
            let board = Chaos::board(&game, state, observer, &picture, &EN).into_string();
            let line = game.write_line(state);
            let document = parse(&board, &line);
            assert_eq!(pressed(&document), tokens, "{line}");
            places += tokens.len();
            // What a closed place tries is refused.
            for token in tried(&document) {
                let action = game.read_action(&token).unwrap();
                assert!(game.check(state, seat, action).is_err(), "{token} is allowed: {line}");
                closed += 1;
            }
        });
    }
    assert!(places > 300 && closed > 300, "{places} pressed, {closed} closed");
}

#[test]
fn what_an_action_would_do_is_drawn_over_the_board() {
    let mut drawn = BTreeSet::new();
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let game = game(seats, options);
        random_game(&game, &format!("ghosts {number}"), |state| {
            let Some(seat) = game.asked(state) else { return };
            let (mut legal, mut events) = (Vec::new(), Vec::new());
            game.legal(state, seat, &mut legal);
            for action in legal {
                game.events(state, Step::Action(seat, action), SeatSet::only(seat), &mut events);
                let ghosts = Chaos::overlay(&game, state, SeatSet::only(seat), &events, Moment::default(), &EN)
                    .unwrap()
                    .into_string();
                parse(&ghosts, &game.write_action(action));
                let seen = ghosts.contains("class=\"ghost-");
                match action {
                    // Dice that meet nothing leave nothing.
                    Action::Reroll(_) | Action::Keep => drawn.extend(seen.then_some("dice")),
                    Action::End => drawn.extend(seen.then_some("end")),
                    _ => {
                        assert!(seen, "{}: {}", game.write_line(state), game.write_action(action));
                        drawn.insert(match action {
                            Action::Assign(..) => "assign",
                            Action::Rebuild(_) => "rebuild",
                            Action::Take(_) => "take",
                            Action::Fire => "fire",
                            Action::Withhold => "withhold",
                            _ => "stop",
                        });
                    }
                }
            }
        });
    }
    let all = ["assign", "dice", "end", "fire", "rebuild", "stop", "take", "withhold"];
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn dice_in_hand_have_pictures_for_a_tray() {
    let game = game(2, &[]);
    let mut shown = 0;
    random_game(&game, "tray", |state| {
        let Some(seat) = game.asked(state) else { return };
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        for action in legal {
            let label = game.label(state, seat, action);
            for piece in label.set.into_iter().flatten().chain(label.portion.map(|portion| portion.piece)) {
                let drawn = Chaos::piece(&game, state, SeatSet::only(seat), &piece.key, &Names::default());
                let drawn = drawn.unwrap_or_else(|| panic!("{} has no picture", piece.key));
                parse(&drawn.picture.into_string(), &piece.key);
                shown += 1;
            }
        }
    });
    assert!(shown > 20, "{shown}");
}

/// Saucers come in along the line of their sector, and each hit has its price: two points on an outer city, then the
/// inner one.
#[test]
fn saucers_and_their_hits_are_seen() {
    let line = "ec1 n=2 r=1 f=1 t=1 ph=hit pl=222222222222.2/222222222222.2 inv=Y1:3,B1:0,P1:1 def=XBm rr=0 ms=0 pts=0 q=- tb=-";
    let board = board_after(2, line, &["S:Y1@2"]);
    assert_eq!([count(&board, "beam"), count(&board, "flies"), count(&board, "bursts")], [1, 1, 3]);
    assert_eq!(count(&board, "is-changed"), 2, "both cities of the sector are marked");
    assert!(texts(&board, "on-boom").iter().all(|price| price == "\u{2212}1"), "{:?}", texts(&board, "on-boom"));
    assert_eq!(texts(&board, "bad").first().map(String::as_str), Some("\u{2212}3"), "what the die has cost");
    // The core costs 4, and what is passed on the way there is ringed.
    let open = line.replacen("222222222222.2", "002222222222.2", 1);
    let board = board_after(2, &open, &["S:Y1@1"]);
    assert_eq!(texts(&board, "on-boom"), ["\u{2212}4", "\u{2212}1", "\u{2212}1"]);
    assert_eq!(count(&board, "passed"), 2);
}

/// A missile that is countered ends at a ring, any other at its hits; the die stands beside the name.
#[test]
fn missiles_are_seen_and_countered() {
    let line = "ec1 n=3 r=1 f=1 t=1 ph=missile pl=222222222222.2/222222222222.2/022222222222.2 inv=Y1:0,B1:0,P1:0 def=XBm rr=0 ms=1 pts=0 q=- tb=-";
    let struck = board_after(3, line, &["M:4", "X:2@3"]);
    assert_eq!([count(&struck, "bursts"), count(&struck, "counter"), count(&struck, "by-m")], [1, 0, 1]);
    let countered = board_after(3, line, &["M:4", "X:2@3", "X:3@4"]);
    assert_eq!([count(&countered, "bursts"), count(&countered, "counter")], [0, 1]);
    assert!(count(&countered, "reply") >= 2, "both dice lie there");
}

/// A missile crosses the sky from the planet that has fired it: to the large one, and to a small one.
#[test]
fn missiles_fly_from_the_planet_that_has_fired_them() {
    let line = "ec1 n=3 r=1 f=1 t=1 ph=missile pl=222222222222.2/222222222222.2/222222222222.2 inv=Y1:0,B1:0,P1:0 def=XBm rr=0 ms=1 pts=0 q=- tb=-";
    let flights = |tokens: &[&str]| -> Vec<Vec<f32>> {
        let board = board_after(3, line, tokens);
        let tree = parse(&board, "a missile");
        let flies = tree.descendants().filter_map(|node| node.attribute("data-flight").map(str::to_owned));
        let numbers = |flight: String| flight.split([' ', ',']).filter_map(|part| part.parse().ok()).collect();
        flies.map(numbers).collect()
    };
    // The second planet is drawn large, with the scale 1.6, and the first is the last of the two beside it; on a phone both
    // lie below, and the scale is 1.06.
    let wide = [(662.0 - 268.0) / 1.6, (462.0 - 374.0) / 1.6];
    let narrow = [(214.0 - 172.0) / 1.06, (434.0 - 262.0) / 1.06];
    let seen = flights(&["M:4", "X:2@3"]);
    assert_eq!(seen.len(), 2, "one for each screen: {seen:?}");
    for (flight, wanted) in seen.iter().zip([wide, narrow]) {
        assert!((flight[0] - wanted[0]).abs() < 0.1 && (flight[1] - wanted[1]).abs() < 0.1, "{flight:?}: {wanted:?}");
        assert_eq!(flight.len(), 9, "over the sky, along the line, to the rim: {flight:?}");
    }
}

/// A missile that has met a small planet hovers between its rim and the name below it.
#[test]
fn a_missile_lies_on_no_name() {
    let line = "ec1 n=3 r=1 f=1 t=1 ph=missile pl=222222222222.2/222222222222.2/222222222222.2 inv=Y1:0,B1:0,P1:0 def=XBm rr=0 ms=1 pts=0 q=- tb=-";
    let board = board_after(3, line, &["M:4", "X:2@3", "X:3@5"]);
    let tree = parse(&board, "a missile");
    let small = tree.descendants().find(|node| node.attribute("class") == Some("rival of2 v0")).unwrap();
    let comer = small.descendants().find(|node| node.attribute("class") == Some("comer")).unwrap();
    let place: Vec<f32> =
        comer.attribute("transform").unwrap().split(['(', ' ', ')']).filter_map(|part| part.parse().ok()).collect();
    assert!(place[1] > 100.0 && place[1] < 110.0, "{place:?}");
}

/// Dice tumble as they are rolled, those alone that were thrown again, and rest with the next step.
#[test]
fn dice_tumble_as_they_are_rolled() {
    let line = "ec1 n=2 r=1 f=1 t=1 ph=inv pl=222222222222.2/222222222222.2 inv=- def=- rr=0 ms=0 pts=0 q=- tb=-";
    let tumbling = |tokens: &[&str]| {
        let mut position = position(2, line);
        let mut names = Names::default();
        names.follow(None, &position, SeatSet::NONE);
        for token in tokens {
            let before = position.clone();
            let step = position.play_tokens([*token]).unwrap().remove(0);
            names.follow(Some((&before, &step)), &position, SeatSet::NONE);
        }
        let piece = |key: &&str| {
            let drawn = boards::piece(&position, SeatSet::NONE, key, &names);
            drawn.is_some_and(|piece| piece.picture.into_string().contains("tumbles"))
        };
        let tray: Vec<&str> = ["d1", "d2", "d3"].into_iter().filter(piece).collect();
        (count(&board_after(2, line, tokens), "tumbles"), tray.join(" "))
    };
    assert_eq!(tumbling(&["I:Y1=3,B1=1,P1=2"]), (3, String::new()));
    assert_eq!(tumbling(&["I:Y1=3,B1=1,P1=2", "D:ybm"]), (0, "d1 d2 d3".to_owned()));
    assert_eq!(tumbling(&["I:Y1=3,B1=1,P1=2", "D:ybm", "R13"]), (0, String::new()));
    assert_eq!(tumbling(&["I:Y1=3,B1=1,P1=2", "D:ybm", "R13", "D:xbr"]), (0, "d1 d3".to_owned()));
}

/// Prices at the rim are those of the rules for the planet as it stands, and a way to the core is a burst.
#[test]
fn prices_at_the_rim_follow_the_rules() {
    let line = "ec1 n=2 r=1 f=1 t=1 ph=hit pl=012222222222.2/222222222222.2 inv=Y1:3,B1:0,P1:1 def=XBm rr=0 ms=0 pts=0 q=- tb=-";
    let board = board_after(2, line, &[]);
    assert_eq!(texts(&board, "on-boom"), ["\u{2212}6"], "sector 1: a cracked city, then the core");
    assert_eq!(texts(&board, "on-pill").len(), 5);
    assert_eq!([count(&board, "opened"), count(&board, "open-lines")], [1, 1]);
    // Each number has its line, with what every crater on it would lose.
    let losses = texts(&board, "on-loss");
    assert_eq!((count(&board, "way"), losses.len()), (6, 12), "{losses:?}");
    assert_eq!(losses[..2], ["\u{2212}1", "\u{2212}5"], "sector 1: a cracked city, then all of the core");
    assert_eq!(losses[2..4], ["\u{2212}2", "\u{2212}1"]);
}

/// While dice are laid out, the board shows what would get through with them.
#[test]
fn dice_that_are_laid_out_meet_their_saucers() {
    let line = "ec1 n=2 r=2 f=1 t=1 ph=assign pl=222222222222.2/222222222222.2 inv=Y1:1,Y2:3,B1:2,B2:2,P1:1,P2:1 def=yxmr rr=0 ms=0 pts=0 q=- tb=-";
    let through = |laid: &[&str]| {
        let targets = offer(laid.iter().map(|token| (*token).to_owned()), Highlight::Chosen);
        let picture = Picture { targets, ..Picture::plain() };
        let board = boards::draw(&position(2, line), SeatSet::only(Seat::FIRST), &picture, &EN).unwrap().into_string();
        (texts(&board, "sum").remove(0), texts(&board, "good").len(), count(&board, "shot"))
    };
    assert_eq!(through(&[]), ("10of 10 get through".to_owned(), 0, 0));
    assert_eq!(through(&["1>Y2", "2>B1"]), ("6of 10 get through".to_owned(), 1, 4));
}

/// A winner of the tie-break may have fewer points than the third; the reason stands beside both.
#[test]
fn r64_places_stand_with_their_reasons() {
    let line = "ec1 n=3 r=3 f=1 t=1 ph=tie pl=222222222220.1/222222222220.1/222222222200.1 inv=- def=- rr=0 ms=0 pts=0 q=- tb=1:1,2:1,2";
    let board = board_after(3, line, &["T:1@1", "X:2@2", "T:2@5", "X:1@5", "N"]);
    let over = texts(&board, "place");
    assert_eq!(over, ["1", "2", "3"], "{board}");
    let told = texts(&board, "tell").join(" ");
    assert!(count(&board, "fired") == 4, "both missiles of the tie-break are listed, for each screen");
    for reason in ["Won the tie-break.", "Fought the tie-break", "not tied for first"] {
        assert!(told.contains(reason), "{reason}: {told}");
    }
}

/// The missiles of a tie-break stand under their heading, each with the scores before and after it, what a counter has
/// rebuilt included.
#[test]
fn missiles_of_a_tie_break_have_a_heading_and_totals() {
    let nothing = "Y1:0,Y2:0,Y3:0,B1:0,B2:0,B3:0,P1:0,P2:0,P3:0";
    let planet = "222222222220.1";
    let line =
        format!("ec1 n=2 r=3 f=1 t=2 ph=rebuild pl={planet}/{planet} inv={nothing} def=XXXXr rr=0 ms=0 pts=1 q=- tb=-");
    let board = board_after(2, &line, &["N", "T:1@1", "X:2@2", "T:2@5", "X:1@5", "+6i", "+6i", "N"]);
    let heads = texts(&board, "title");
    let wanted = "The tie-breakSeat 1, Seat 2: 23 each";
    assert_eq!(heads.iter().filter(|head| *head == wanted).count(), 2, "one for each screen: {heads:?}");
    let told = texts(&board, "tell");
    for total in ["23 \u{2192} 20", "23 \u{2192} 25"] {
        assert_eq!(told.iter().filter(|text| *text == total).count(), 2, "{total}: {told:?}");
    }
}

/// What a die would leave is said in the word that stands there once it is laid.
#[test]
fn a_die_that_would_clear_a_place_says_so_as_the_place_does() {
    let line = "ec1 n=2 r=1 f=1 t=1 ph=assign pl=222222222222.2/222222222222.2 inv=Y1:1,B1:2,P1:1 def=yxm rr=0 ms=0 pts=0 q=- tb=-";
    let game = game(2, &[]);
    let state = game.read_line(line).unwrap();
    let (mut events, seat) = (Vec::new(), SeatSet::only(Seat::FIRST));
    game.events(&state, Step::Action(Seat::FIRST, game.read_action("1>Y1").unwrap()), seat, &mut events);
    let ghosts = Chaos::overlay(&game, &state, seat, &events, Moment::default(), &EN).unwrap().into_string();
    let laid = board_after(2, line, &["1>Y1"]);
    assert_eq!(texts(&ghosts, "good"), ["clear"]);
    assert_eq!(texts(&laid, "good"), ["clear"]);
}

#[test]
fn the_same_view_gives_the_same_bytes_and_a_board_is_small() {
    const MOST: usize = 90_000;
    let game = game(6, &[]);
    random_game(&game, "bytes", |state| {
        let observer = SeatSet::only(Seat::FIRST);
        let draw = || Chaos::board(&game, state, observer, &Picture::plain(), &EN).into_string();
        let board = draw();
        assert_eq!(board, draw());
        assert!(board.len() < MOST, "{}: {} bytes", game.write_line(state), board.len());
    });
}

#[test]
fn plain_characters_fit_in_eighty_columns_in_both_languages() {
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        let game = game(seats, options);
        random_game(&game, &format!("columns {number}"), |state| {
            for words in [&EN, &DE] {
                let text = Chaos::text(&game, state, SeatSet::NONE, words);
                for line in text.lines() {
                    assert!(line.chars().count() <= 80, "{line}");
                }
            }
        });
    }
}

/// What the last step changed is marked, for whoever follows the game, and each step is a sound drawing.
#[test]
fn the_last_step_is_marked_for_those_who_follow() {
    for (seats, options) in TABLES {
        let setup = options.iter().fold(Setup::printed(seats), |setup, (key, value)| setup.set(key, value));
        let mut position = (Maker::of::<ExponentialChaos>().make)(&setup).unwrap().start();
        let (mut names, mut dice, mut marked, mut bursts) = (Names::default(), Stream::new("story", "chaos", 1), 0, 0);
        names.follow(None, &position, SeatSet::NONE);
        while let Some(step) = conform::random_step(&position, &mut dice) {
            let before = position.clone();
            position.play(&step).unwrap();
            names.follow(Some((&before, &step)), &position, SeatSet::NONE);
            let picture = Picture { names: names.clone(), ..Picture::plain() };
            let board = boards::draw(&position, SeatSet::NONE, &picture, &EN).unwrap().into_string();
            let document = parse(&board, &position.line());
            let has = |class: &str| document.descendants().any(|node| node.attribute("class") == Some(class));
            marked += usize::from(has("is-changed"));
            bursts += usize::from(has("bursts"));
        }
        assert!(marked > 8 && bursts > 3, "{seats}: {marked} steps are marked, {bursts} have losses");
    }
}

/// The description names what is cracked and what is gone, on every planet.
#[test]
fn the_description_tells_the_position() {
    let game = game(3, &[]);
    let line = "ec1 n=3 r=1 f=1 t=1 ph=roll pl=222122202222.2/222222222222.2/222222222222.1 inv=Y1:3,B1:1,P1:2 def=yxm rr=2 ms=0 pts=0 q=- tb=-";
    let state = game.read_line(line).unwrap();
    let scene = Chaos::scene(&game, &state, SeatSet::only(Seat::FIRST), &Picture::plain(), &EN);
    for part in
        ["Y1 with 3 saucers", "yellow blaster", "Cracked cities: 2i. Gone: 4i.", "The core is cracked.", "26 points"]
    {
        assert!(scene.description.contains(part), "{part}: {}", scene.description);
    }
}

#[test]
fn a_position_finds_the_drawing_of_its_game() {
    let drawing = boards::drawings().iter().find(|drawing| (drawing.maker().info)().id == INFO.id).unwrap();
    let position = position(4, drawing.shown());
    for theme in [Theme::Light, Theme::Dark] {
        let file = boards::stand_alone(&position, SeatSet::only(Seat::FIRST), theme, &DE).unwrap();
        parse(&file, "the picture for documents");
    }
}

/// A designer's planet is drawn by its own measures.
#[test]
fn a_planet_is_drawn_by_the_data_file() {
    let text = INFO.components.replacen("disc_radius = 100.0", "disc_radius = 200.0", 1);
    let setup = Setup { components: Some(text), ..Setup::printed(2) };
    let game = ExponentialChaos::new(&setup).unwrap();
    let board = Chaos::board(&game, &game.start(), SeatSet::NONE, &Picture::plain(), &EN).into_string();
    assert!(board.contains("translate(0 -37) scale(0.5)"), "half as far out, and half as large");
}
