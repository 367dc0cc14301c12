//! What must hold of the drawing of Attack the Tower: every place can be pressed, nobody sees a hand that is hidden from
//! him, and what is drawn fits where it stands.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

#[path = "common/offered.rs"]
mod offered;
#[path = "common/sound.rs"]
mod sound;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use attack_the_tower::action::{self, Action};
use attack_the_tower::course::Stage;
use attack_the_tower::event::Event;
use attack_the_tower::state::State;
use attack_the_tower::view::View;
use attack_the_tower::{AttackTheTower, INFO};
use boards::attack_the_tower::Towers;
use boards::{Closed, GameDrawing, Highlight, Moment, Names, Picture, Theme};
use contract::{Dice as _, Events, Game, Notation, Observer, Seat, SeatSet, Setup, Speak, Step, Stream, Turn};
use offered::{offer, pressed};
use sound::parse;
use words::Words;

static EN: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "en"));
static DE: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "de"));
const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

fn game(options: &[(&str, &str)]) -> AttackTheTower {
    let setup = options.iter().fold(Setup::printed(2), |setup, (key, value)| setup.set(key, value));
    AttackTheTower::new(&setup).unwrap()
}

/// Plays a game by the dice, at most so many steps of it, and looks at every state before a choice.
fn random_game(game: &AttackTheTower, name: &str, most: usize, mut look: impl FnMut(&State)) {
    let (mut state, mut dice, mut legal) = (game.start(), Stream::new("towers", name, 0), Vec::new());
    for _ in 0..most {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.apply_outcome(&mut state, outcome);
            }
            Turn::Choice(seats) => {
                look(&state);
                let seat = seats.first().unwrap();
                game.legal(&state, seat, &mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                game.apply(&mut state, seat, action);
            }
        }
    }
    look(&state);
}

/// What a seat may do, as a page asks: tokens of actions with a place, and keys of pieces on the board.
fn places(game: &AttackTheTower, view: &View, seat: Seat, legal: &[Action]) -> Vec<String> {
    let mut tokens = Vec::new();
    for action in legal {
        let label = game.label(view, seat, *action);
        if label.space.is_some() {
            tokens.push(game.write_action(*action));
        }
        tokens.extend(label.pieces.iter().map(|piece| piece.key.clone()));
    }
    tokens
}

#[test]
fn every_place_and_every_piece_can_be_pressed() {
    let mut places_pressed = 0;
    for (number, options) in [&[][..], &[("armies", "undead,east")], &[("special_attack", "joins")]].iter().enumerate()
    {
        let game = game(options);
        random_game(&game, &format!("places {number}"), 260, |state| {
            let Turn::Choice(asked) = game.turn(state) else { return };
            for seat in asked.iter() {
                let observer = SeatSet::only(seat);
                let view = game.view(state, observer);
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                let tokens: BTreeSet<String> = places(&game, &view, seat, &legal).into_iter().collect();
                let picture = Picture {
                    targets: offer(tokens.iter().cloned(), Highlight::Legal),
                    closed: Some(Closed { piece: None, link: "?token=".to_owned() }),
                    names: Names::default().for_viewers(observer),
                    ..Picture::plain()
                };
                let board = Towers::board(&game, &view, observer, &picture, &EN).into_string();
                let line = game.write_line(state);
                let document = parse(&board, &line);
                assert_eq!(pressed(&document), tokens, "{line}");
                places_pressed += tokens.len();
            }
        });
    }
    assert!(places_pressed > 300, "{places_pressed}");
}

/// While a seat draws cards, and only then, a phone has its piles where they are seen at once.
#[test]
fn draw_piles_come_into_view_for_whoever_draws() {
    let game = game(&[("armies", "west,fae")]);
    let mut seen = [0, 0];
    random_game(&game, "piles", 200, |state| {
        let Turn::Choice(asked) = game.turn(state) else { return };
        for seat in SEATS {
            let mut legal = Vec::new();
            if asked.contains(seat) {
                game.legal(state, seat, &mut legal);
            }
            let draws = legal.iter().any(|action| matches!(action, Action::Pull(_)));
            let observer = SeatSet::only(seat);
            let picture = Picture { names: Names::default().for_viewers(observer), ..Picture::plain() };
            let board = Towers::board(&game, &game.view(state, observer), observer, &picture, &EN).into_string();
            assert_eq!(board.contains("class=\"root pulls\""), draws, "seat {seat:?} at {}", game.write_line(state));
            seen[usize::from(draws)] += 1;
        }
    });
    assert!(seen[0] > 20 && seen[1] > 20, "{seen:?}");
}

#[test]
fn what_lies_in_hand_has_a_picture_for_a_tray() {
    let game = game(&[("armies", "west,fae")]);
    let mut shown = 0;
    random_game(&game, "pieces", 300, |state| {
        let Turn::Choice(asked) = game.turn(state) else { return };
        for seat in asked.iter() {
            let observer = SeatSet::only(seat);
            let view = game.view(state, observer);
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            for action in &legal {
                for piece in game.label(&view, seat, *action).pieces {
                    let drawn = Towers::piece(&game, &view, observer, &piece.key, &Names::default());
                    let drawn = drawn.unwrap_or_else(|| panic!("{} has no picture", piece.key));
                    parse(&drawn.picture.into_string(), &piece.key);
                    shown += 1;
                }
            }
        }
    });
    assert!(shown > 20, "{shown}");
}

/// Everything that is drawn for an observer.
fn shown(game: &AttackTheTower, state: &State, observer: Observer) -> String {
    let view = game.view(state, observer);
    let picture = Picture { names: Names::default().for_viewers(observer), ..Picture::plain() };
    let sheets = Towers::sheets(game, &view, observer, &picture, &EN).into_iter();
    let sheets: String = sheets.map(|sheet| sheet.svg().into_string() + &sheet.title + &sheet.note).collect();
    let board = Towers::board(game, &view, observer, &picture, &EN).into_string();
    board + &sheets + &Towers::text(game, &view, observer, &EN)
}

/// The rival and a spectator see the backs of a hand and nothing else: two states that differ in hidden cards alone are
/// drawn alike.
#[test]
fn a_hand_is_seen_by_its_owner_alone() {
    let game = game(&[("armies", "fae,undead")]);
    let (mut pairs, mut told) = (0, 0);
    random_game(&game, "twins", 400, |state| {
        for seat in SEATS {
            // Exchange a card of the hand for an equal number of another one of the same pile.
            let mut twin = *state;
            let secret = &mut twin.secrets[seat.index()];
            let swap = [0..5, 5..12].into_iter().find_map(|pile| {
                let from = pile.clone().find(|card| secret.hand[*card] > 0)?;
                let to = pile.clone().find(|card| *card != from && secret.pile[*card] > 0)?;
                Some((from, to))
            });
            let Some((from, to)) = swap else { continue };
            secret.hand[from] -= 1;
            secret.hand[to] += 1;
            secret.pile[to] -= 1;
            secret.pile[from] += 1;
            let rival = SEATS[1 - seat.index()];
            for observer in [SeatSet::only(rival), SeatSet::NONE] {
                assert_eq!(shown(&game, state, observer), shown(&game, &twin, observer), "{}", game.write_line(state));
            }
            pairs += 1;
            let own = SeatSet::only(seat);
            told += usize::from(shown(&game, state, own) != shown(&game, &twin, own));
        }
    });
    assert!(pairs > 50 && told == pairs, "{told} of {pairs}");
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let game = game(&[]);
    random_game(&game, "bytes", 120, |state| {
        for observer in [SeatSet::NONE, SeatSet::only(Seat::FIRST)] {
            assert_eq!(shown(&game, state, observer), shown(&game, state, observer));
        }
    });
}

#[test]
fn what_a_step_would_do_is_drawn_over_the_board() {
    let mut drawn = BTreeSet::new();
    for (number, options) in [&[][..], &[("armies", "east,undead")]].iter().enumerate() {
        let game = game(options);
        random_game(&game, &format!("ghosts {number}"), 400, |state| {
            let Turn::Choice(asked) = game.turn(state) else { return };
            let Some(seat) = asked.first() else { return };
            let observer = SeatSet::only(seat);
            let (view, mut legal, mut events) = (game.view(state, observer), Vec::new(), Vec::new());
            game.legal(state, seat, &mut legal);
            for action in legal {
                game.events(state, Step::Action(seat, action), observer, &mut events);
                let ghosts =
                    Towers::overlay(&game, &view, observer, &events, Moment::default(), &EN).unwrap().into_string();
                parse(&ghosts, &game.write_action(action));
                let kind = match action {
                    Action::Army(_) => "army",
                    Action::Build(..) => "build",
                    Action::Attack { .. } => "attack",
                    Action::Drop(_) => "drop",
                    Action::Play(_) | Action::PlayOn(..) => "play",
                    Action::Hit(..) => "hit",
                    Action::Go => "go",
                    Action::Renew => "renew",
                    _ => continue,
                };
                let seen = ["ghost", "way", "gold"].iter().any(|class| ghosts.contains(&format!("class=\"{class}")));
                // A renewal of full bases recruits nobody.
                assert!(seen || kind == "renew", "{kind}: {ghosts}");
                drawn.insert(kind);
            }
        });
    }
    for kind in ["army", "build", "attack", "drop", "play", "hit", "renew"] {
        assert!(drawn.contains(kind), "{kind} was never looked at: {drawn:?}");
    }
}

/// Both sides of a battle lay points, and each of them lies on the stage, on the side that it hits.
#[test]
fn points_are_drawn_on_the_side_that_they_hit() {
    let game = game(&[("armies", "west,undead")]);
    let mut drawn = 0;
    random_game(&game, "points", 400, |state| {
        if state.table.course.stage != Stage::Assign {
            return;
        }
        for (seat, by) in SEATS.into_iter().flat_map(|seat| SEATS.map(|by| (seat, by))) {
            let view = game.view(state, SeatSet::only(seat));
            let hit = SEATS[1 - by.index()];
            let Some((_, troop)) = game.troops_fighting(&view.table, view.table.course.role(hit)).next() else {
                continue;
            };
            let events = [Event::Laid { seat: by, on: action::Target::Troop(troop), points: 1 }];
            let ghosts = Towers::overlay(&game, &view, SeatSet::only(seat), &events, Moment::default(), &EN)
                .unwrap()
                .into_string();
            let half = if hit == seat { "class=\"own c" } else { "class=\"foe c" };
            assert!(ghosts.contains(half), "{half} at {}: {ghosts}", game.write_line(state));
            drawn += 1;
        }
    });
    assert!(drawn > 20, "{drawn}");
}

/// What the last step changed is marked, for whoever follows the game, and each step is a sound drawing.
#[test]
fn the_last_step_is_marked_for_those_who_follow() {
    let maker = contract::Maker::of::<AttackTheTower>();
    let mut position = (maker.make)(&Setup::printed(2).set("armies", "west,undead")).unwrap().start();
    let (mut names, mut dice, mut marked, mut bursts) = (Names::default(), Stream::new("story", "towers", 1), 0, 0);
    names.follow(None, &position, SeatSet::NONE);
    for _ in 0..500 {
        let Some(step) = conform::random_step(&position, &mut dice) else { break };
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
    assert!(marked > 30 && bursts > 3, "{marked} steps are marked, {bursts} have losses");
}

#[test]
fn plain_characters_fit_in_eighty_columns_in_both_languages() {
    let game = game(&[]);
    random_game(&game, "columns", 300, |state| {
        for (observer, words) in SEATS.map(SeatSet::only).into_iter().zip([&EN, &DE]) {
            let text = Towers::text(&game, &game.view(state, observer), observer, words);
            for line in text.lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    });
}

/// The description names what stands and what is held, and a spectator's names no card.
#[test]
fn the_description_tells_the_position() {
    let game = game(&[]);
    let line = "att1;7;1;main;east/C2,W1,S2:L2,H0,-:L1,-,-/1/HCX/17.lc-17.LLC/O1;fae/L2,H1,-:S1,H0,-:C1,L1,W1/1/cLX/16.l-18.LSHC/-;d";
    let state = game.read_line(line).unwrap();
    let told = |observer: Observer| {
        let picture = Picture { names: Names::default().for_viewers(observer), ..Picture::plain() };
        Towers::scene(&game, &game.view(&state, observer), observer, &picture, &EN).description
    };
    let own = told(SeatSet::only(Seat::FIRST));
    for part in ["Easterners", "1a Steppe Camp with Hun ×2", "Samurai", "In force: Ninja", "Territory 3: 3a Lair"] {
        assert!(own.contains(part), "{part}: {own}");
    }
    assert!(!own.contains("Treant, "), "{own}");
    assert!(told(SeatSet::NONE).contains("hand: 0 bases, 3 abilities"), "{}", told(SeatSet::NONE));
}

/// An update of a move is small: a board is drawn in less than this many bytes, before it is compressed.
#[test]
fn a_board_is_small() {
    const MOST: usize = 130_000;
    let game = game(&[]);
    random_game(&game, "weight", 300, |state| {
        let observer = SeatSet::only(Seat::FIRST);
        let board = Towers::board(&game, &game.view(state, observer), observer, &Picture::plain(), &EN).into_string();
        assert!(board.len() < MOST, "{}: {} bytes", game.write_line(state), board.len());
    });
}

#[test]
fn a_position_finds_the_drawing_of_its_game() {
    let drawing = boards::drawings().iter().find(|drawing| (drawing.maker().info)().id == INFO.id).unwrap();
    let game = AttackTheTower::line_setup(drawing.shown()).unwrap();
    let position = (drawing.maker().make)(&Setup { options: game.options, ..Setup::printed(2) }).unwrap();
    let position = position.read(drawing.shown()).unwrap();
    for theme in [Theme::Light, Theme::Dark] {
        let file = boards::stand_alone(&position, SeatSet::only(Seat::FIRST), theme, &DE).unwrap();
        parse(&file, "the picture for documents");
    }
    assert!(boards::sheets(&position, SeatSet::NONE, &Picture::plain(), &EN).len() == 2);
}
