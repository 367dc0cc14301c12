//! Drawings say how the last step moved their pieces: from where each was drawn before to where it is drawn now.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

use std::collections::BTreeMap;
use std::sync::LazyLock;

use boards::under_falling_skies::Skies;
use boards::{GameDrawing, LastStep, Names, Picture};
use contract::{Events, Game, Notation, Seat, SeatSet, Setup, Step, Stream, Turn};
use roxmltree::Document;
use under_falling_skies::action::{Action, Roll};
use under_falling_skies::state::State;
use under_falling_skies::{INFO, UnderFallingSkies};
use words::Words;

/// What is drawn speaks English here.
static EN: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "en"));

/// What a drawing says of a piece: its place, where its way begins, and the legs.
type Piece = (String, Option<String>, Option<String>);

fn with_stars(bits: &str) -> UnderFallingSkies {
    UnderFallingSkies::new(&Setup::printed(1).set("stars", bits)).unwrap()
}

/// A game that is followed, and its last drawing.
struct Show {
    game: UnderFallingSkies,
    view: State,
    names: Names,
}

impl Show {
    fn at(game: UnderFallingSkies, view: State) -> Self {
        let mut names = Names::default();
        Skies::follow(&game, &view, None, &mut names);
        Self { game, view, names }
    }

    /// Begins where a position line says.
    fn line(line: &str) -> Self {
        let game = with_stars("00000000");
        let view = game.read_line(line).unwrap();
        Self::at(game, view)
    }

    fn act(&mut self, token: &str) {
        let action = self.game.read_action(token).unwrap();
        self.game.check(&self.view, Seat::FIRST, action).unwrap();
        self.take(Step::Action(Seat::FIRST, action));
    }

    fn chance(&mut self, dice: &mut Stream) {
        let outcome = self.game.sample(&self.view, dice);
        self.take(Step::Outcome(outcome));
    }

    fn take(&mut self, step: Step<Action, Roll>) {
        let (before, mut events) = (self.view, Vec::new());
        self.game.events(&before, step, SeatSet::NONE, &mut events);
        match step {
            Step::Action(seat, action) => self.game.apply(&mut self.view, seat, action),
            Step::Outcome(roll) => self.game.apply_outcome(&mut self.view, roll),
        }
        let last = LastStep { is_chance: matches!(step, Step::Outcome(_)), before: &before, events: &events };
        Skies::follow(&self.game, &self.view, Some(last), &mut self.names);
    }

    /// Returns board and sheets as one document.
    fn drawing(&self) -> String {
        let picture = Picture { names: self.names.clone(), ..Picture::plain() };
        let board = Skies::board(&self.game, &self.view, SeatSet::NONE, &picture, &EN).into_string();
        let beside = Skies::sheets(&self.game, &self.view, SeatSet::NONE, &picture, &EN)
            .iter()
            .map(|sheet| sheet.svg().into_string())
            .collect::<String>();
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{board}{beside}</svg>")
    }

    fn pieces(&self) -> BTreeMap<String, Piece> {
        let drawing = self.drawing();
        let document = Document::parse(&drawing).unwrap();
        let pieces = document.descendants().filter(|node| node.has_attribute("data-piece"));
        let text = |value: Option<&str>| value.map(str::to_owned);
        pieces
            .map(|node| {
                let place = node.attribute("transform").unwrap().to_owned();
                let (from, way) = (text(node.attribute("data-from")), text(node.attribute("data-way")));
                (node.attribute("id").unwrap().to_owned(), (place, from, way))
            })
            .collect()
    }

    /// Returns the gaits and beats of a piece's way, such as `falls 0, slides 1`.
    fn way(&self, piece: &str) -> String {
        let (_, _, way) = &self.pieces()[piece];
        let leg = |leg: &str| leg.split(' ').take(2).collect::<Vec<_>>().join(" ");
        way.iter().flat_map(|way| way.split(", ")).map(leg).collect::<Vec<_>>().join(", ")
    }

    /// Counts the elements of this class, and returns their beats.
    fn seen(&self, class: &str) -> Vec<String> {
        let drawing = self.drawing();
        let document = Document::parse(&drawing).unwrap();
        let found = document.descendants().filter(|node| node.attribute("class") == Some(class));
        found.map(|node| node.attribute("data-beat").unwrap_or("-").to_owned()).collect()
    }
}

/// Returns the numbers of a transform or a leg.
fn numbers(text: &str) -> Vec<f32> {
    text.split(|c: char| !(c.is_ascii_digit() || c == '.' || c == '-')).filter_map(|part| part.parse().ok()).collect()
}

#[test]
fn ways_begin_where_pieces_were_and_end_where_they_are() {
    let mut ways = 0;
    for bits in ["00000000", "01011000", "11111111"] {
        for number in 0..2 {
            let mut dice = Stream::new("motion", bits, number);
            let game = with_stars(bits);
            let start = game.start();
            let mut show = Show::at(game, start);
            while show.game.turn(&show.view) != Turn::Over {
                let line = show.game.write_line(&show.view);
                if show.game.turn(&show.view) == Turn::Chance {
                    show.chance(&mut dice);
                    continue;
                }
                let before = show.pieces();
                let action = show.game.pick(&show.view, Seat::FIRST, &mut dice, &mut Vec::new()).unwrap();
                let token = show.game.write_action(action);
                show.act(&token);
                for (id, (place, from, way)) in show.pieces() {
                    let Some((stood, _, _)) = before.get(&id) else { continue };
                    let Some(from) = from else {
                        let in_hangar = numbers(&place)[2] < 1.0;
                        // A ship that the mothership covers as the game is lost steps behind its spot.
                        assert!(
                            in_hangar || show.game.turn(&show.view) == Turn::Over || *stood == place,
                            "{id} moves without a way: {line} {token}"
                        );
                        continue;
                    };
                    assert_eq!(from, *stood, "{id} begins elsewhere: {line} {token}");
                    let end = numbers(way.unwrap().rsplit(", ").next().unwrap());
                    let lands_in_hangar = numbers(&place)[2] < 1.0;
                    // What comes to the hangar or lies on the ground makes room for others there.
                    let near = (end[1] - numbers(&place)[0]).abs() < 120.0;
                    assert!(
                        end[1..] == numbers(&place)[..]
                            || (lands_in_hangar && near)
                            || show.game.turn(&show.view) == Turn::Over,
                        "{id} ends at {end:?}, not {place}: {line} {token}"
                    );
                    ways += 1;
                }
            }
        }
    }
    assert!(ways > 200, "{ways}");
}

#[test]
fn a_ship_falls_then_slides() {
    let mut show = Show::line("00000000 P 1 0 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C5 - k136w25 -");
    show.act("k6B2");
    assert_eq!(show.way("ship-g2"), "falls 0, slides 1");
    assert_eq!(show.way("ship-g1"), "");
    assert_eq!(show.seen("drops").len(), 1, "the die");
    assert_eq!(show.seen("is-changed").len(), 2, "the die's space and the ship's");
}

#[test]
fn the_mothership_sinks_and_takes_ships_along() {
    let mut show = Show::line("00000000 P 6 5 g3^,g1.9,g2.7,g3.11,g5.8 g0r0 1 3 5 D2 - k126w34 -");
    show.act("k1B3");
    assert_eq!(show.way("mothership"), "sinks 1, sinks 3");
    let ways: Vec<String> = (1..=5).map(|ship| show.way(&format!("ship-g{ship}"))).collect();
    assert!(ways.contains(&"falls 0, rides 2, sinks 3".to_owned()), "{ways:?}");
    assert!(ways.contains(&"falls 0".to_owned()) && ways.contains(&"rides 4".to_owned()), "{ways:?}");
}

#[test]
fn a_ship_bursts_on_the_ground_as_the_damage_comes() {
    let mut show = Show::line("00000000 P 8 7 g4^,g1.13,g2.12,g3.9,g5.10 g0r0 1 2 6 D3 - k14w36 B5=k2");
    show.act("k4C1");
    assert_eq!(show.way("ship-g1"), "falls 0, leaps 1");
    assert_eq!((show.seen("bursts"), show.way("damage")), (vec!["1".to_owned()], "steps 1".to_owned()));
}

#[test]
fn fighters_hit_all_at_once() {
    let mut show =
        Show::line("00000000 R 5 4 g1.7,g2.9,r3.10,g5.7,g5.10 g1r0 0 3 4 C1 - - A1=w2,A2=k1,A4=k3,B3=k4,B5=w1");
    show.act("!B3");
    assert_eq!(show.seen("bursts"), ["0", "0", "0"]);
    assert_eq!(show.pieces().keys().filter(|id| id.starts_with("ship-r")).count(), 0, "the red one is set aside");
}

#[test]
fn the_excavator_drives_space_by_space_and_the_marker_steps_square_by_square() {
    let mut show =
        Show::line("00000000 R 1 0 g1.4,g2.5,g3.3,g4.4,g5.5 g0r0 0 2 0 C5 - - A4=w4,B2=k1,B3=w2,B5=k5,C1=k4x");
    show.act("!x");
    assert_eq!(show.way("excavator"), "drives 0, drives 1, drives 2, drives 3");
    let mut show =
        Show::line("00000000 R 3 2 g1.8,g2.5,g3.6,g4.7,g5.9 g0r0 0 2 0 D1 C1=4 - A1=k2,A2=k1,A3=w3,A4=k3,B5=w1");
    show.act("!C1");
    assert_eq!(show.way("research"), "steps 0, steps 1");
    assert_eq!(show.seen("ticks").len(), 1, "the robot");
}

#[test]
fn dice_tumble_when_they_are_rolled_and_marks_stay_till_the_next_step() {
    let mut show = Show::line("00000000 P 1 0 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C5 - k136w25 -");
    let mut dice = Stream::new("motion", "roll", 0);
    show.act("w5A5");
    assert_eq!(show.seen("tumbles").len(), 0);
    show.chance(&mut dice);
    assert_eq!(show.seen("tumbles").len(), 4);
    assert_eq!(show.way("mothership"), "sinks 1", "chance leaves what came before it");
    let token = if show.view.hand.dice().next().unwrap().colour == under_falling_skies::state::Colour::Black {
        "k"
    } else {
        "w"
    };
    let value = show.view.hand.dice().next().unwrap().value;
    show.act(&format!("{token}{value}A1"));
    assert_eq!((show.seen("tumbles").len(), show.way("mothership")), (0, String::new()));
}

/// Steps that were taken back, or that nobody knows, leave nothing to be seen.
#[test]
fn what_is_taken_back_leaves_no_trail() {
    let line = "00000000 P 1 0 g1^,g2^,g3^,g4^,g5^ g0r0 0 2 0 C5 - k136w25 -";
    let mut show = Show::line(line);
    show.act("k6B2");
    let view = show.game.read_line(line).unwrap();
    Skies::follow(&show.game, &view, None, &mut show.names);
    show.view = view;
    assert!(show.pieces().values().all(|piece| piece.1.is_none() && piece.2.is_none()));
    assert_eq!(show.seen("is-changed").len(), 0);
}
