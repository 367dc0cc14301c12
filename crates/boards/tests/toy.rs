//! A game that the house does not know is drawn by one short module: the interface asks for nothing else.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

use boards::{Drawing, GameDrawing, LastStep, Moment, Names, Of, Picture, Scene, Style, Theme};
use conform::toys::pig::{Event, State};
use conform::toys::{Parley, Pig};
use contract::{Game, Maker, Observer, Position, Seat, SeatSet, Setup, StepText};
use maud::{Markup, html};
use words::Words;

/// Two bars that grow.
struct Bars;

/// How often points were made safe.
#[derive(Clone, PartialEq, Default, Debug)]
struct Holds(usize);

impl GameDrawing for Bars {
    type Game = Pig;

    const STYLE: &'static Style = &Style::plain("pig");
    const BOX: [f32; 4] = [0.0, 0.0, 100.0, 20.0];
    const SHOWN: &'static str = "";

    fn scene(game: &Pig, view: &State, observer: Observer, picture: &Picture, words: &Words) -> Scene {
        let safe = [0, 1].map(|seat| view.safe(Seat::new(seat)));
        Scene {
            title: "Pig".to_owned(),
            description: Self::text(game, view, observer, words),
            class: String::new(),
            content: html! {
                g data-step=(picture.names.followed::<Holds>().0) {
                    @for (nth, points) in safe.iter().enumerate() { rect y=(10 * nth) width=(points) height="9" {} }
                }
            },
        }
    }

    fn text(_: &Pig, view: &State, _: Observer, _: &Words) -> String {
        format!("{} and {} are safe, {} are not\n", view.safe(Seat::new(0)), view.safe(Seat::new(1)), view.gathered())
    }

    fn ghosts(_: &Pig, _: &State, _: Observer, events: &[Event], _: Moment, _: &Words) -> Option<Markup> {
        let total =
            events.iter().find_map(|event| if let Event::Held { total, .. } = event { Some(total) } else { None });
        Some(html! { rect class="ghost" width=[total] height="9" {} })
    }

    fn follow(_: &Pig, _: &State, step: Option<LastStep<'_, Pig>>, names: &mut Names) {
        let held = |event: &&Event| matches!(event, Event::Held { .. });
        let times = step.map_or(0, |step| step.events.iter().filter(held).count());
        names.update(|holds: &mut Holds| holds.0 += times);
    }
}

const BARS: &dyn Drawing = &Of::<Bars>::new();

/// The words of the toy, of which its drawing says none.
fn words() -> Words {
    Words::of(Pig::info(), "en")
}

/// Rolls a five, and returns it with the position after holding.
fn held() -> (Position, StepText, Position) {
    let mut before = (BARS.maker().make)(&Setup::printed(2)).unwrap().start();
    before.play_tokens(["roll", "=5"]).unwrap();
    let (mut after, step) = (before.clone(), before.read_step("hold").unwrap());
    after.play(&step).unwrap();
    (before, step, after)
}

#[test]
fn a_toy_is_drawn_on_a_page_in_a_file_and_in_characters() {
    let (before, step, after) = held();
    let page = BARS.board(&after, SeatSet::NONE, &Picture::plain(), &words()).unwrap().into_string();
    assert!(
        page.starts_with("<svg id=\"board\"") && page.contains("class=\"board pig\" viewBox=\"0 0 100 20\""),
        "{page}"
    );
    assert!(page.contains("<rect y=\"0\" width=\"5\"") && page.contains("5 and 0 are safe, 0 are not"), "{page}");
    let file = BARS.stand_alone(&after, SeatSet::NONE, Theme::Dark, &words()).unwrap();
    assert!(file.contains("<style>") && file.contains("<rect y=\"0\" width=\"5\""), "{file}");
    assert_eq!(BARS.text(&before, SeatSet::NONE, &words()).unwrap(), "0 and 0 are safe, 5 are not\n");
    let ghosts = BARS.ghosts(&before, &step, SeatSet::NONE, Moment::default(), &words()).unwrap().into_string();
    assert!(ghosts.contains("class=\"ghosts pig\"") && ghosts.contains("width=\"5\""), "{ghosts}");
}

#[test]
fn what_a_toy_remembers_reaches_its_drawing_and_tells_names_apart() {
    let (before, step, after) = held();
    let mut names = Names::default();
    BARS.follow(None, &before, SeatSet::NONE, &mut names);
    let first = names.clone();
    BARS.follow(Some((&before, &step)), &after, SeatSet::NONE, &mut names);
    assert_ne!(names, first);
    let picture = Picture { names, ..Picture::plain() };
    let board = BARS.board(&after, SeatSet::NONE, &picture, &words()).unwrap().into_string();
    assert!(board.contains("data-step=\"1\""), "{board}");
}

#[test]
fn what_a_drawing_leaves_out_is_not_shown_and_other_games_are_not_drawn() {
    let (before, step, after) = held();
    assert!(BARS.sheets(&after, SeatSet::NONE, &Picture::plain(), &words()).is_empty() && BARS.cover().is_none());
    let other = (Maker::of::<Parley>().make)(&Setup::printed(2)).unwrap().start();
    assert!(BARS.board(&other, SeatSet::NONE, &Picture::plain(), &words()).is_none());
    assert!(BARS.text(&other, SeatSet::NONE, &words()).is_none());
    assert!(BARS.ghosts(&other, &step, SeatSet::NONE, Moment::default(), &words()).is_none());
    assert!(
        boards::draw(&before, SeatSet::NONE, &Picture::plain(), &words()).is_none(),
        "the house has no drawing of it"
    );
}

#[test]
fn every_drawing_of_the_house_has_a_position_for_documents() {
    for drawing in boards::drawings() {
        let (maker, line) = (drawing.maker(), drawing.shown());
        let settled = (maker.line_setup)(line).unwrap();
        let setup = Setup { options: settled.options, ..Setup::printed(settled.seats.unwrap_or(1)) };
        let position = (maker.make)(&setup).unwrap().read(line).unwrap();
        assert_eq!(position.line(), line);
        assert!(
            drawing.stand_alone(&position, SeatSet::NONE, Theme::Light, &Words::of(position.info(), "en")).is_some()
        );
    }
}
