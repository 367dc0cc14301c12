//! What bulwark says.

use contract::{BoardSpace, Label, Observer, Phrase, Piece, Portion, Prompt, Seat, Speak, Vital};

use super::text::LETTERS;
use super::{Action, Bulwark, Event, KEEP, PLACES, State};

const NAMES: [&str; PLACES] = ["wall-a", "wall-b", "wall-c", "keep"];

fn prompt(view: &State) -> Prompt {
    let detail = Phrase::new("points-left").by("R3").with("points", view.points);
    Prompt { question: Phrase::new("question"), detail: Some(detail) }
}

impl Speak for Bulwark {
    fn tell(&self, events: &[Event], _before: &State, _after: &State, _observer: Observer) -> Vec<Phrase> {
        let said = |event: &Event| {
            Some(match *event {
                Event::Rolled { face } => Phrase::new("rolled").by("R2").with("face", face),
                Event::Hit { seat, place, amount } => {
                    let took = Phrase::new("took-off").by("R3").with("seat", seat).with("amount", amount);
                    took.term("place", NAMES[usize::from(place)])
                }
                Event::Won { seat } => Phrase::new("won").by("R6").with("seat", seat),
                Event::Passed => return None,
            })
        };
        events.iter().filter_map(said).collect()
    }

    fn prompt(&self, view: &State, _seat: Seat) -> Prompt {
        prompt(view)
    }

    fn label(&self, view: &State, _seat: Seat, action: Action) -> Label {
        let Action::Hit { place, amount } = action else {
            let finish = Label::new(Phrase::new("end").by("R5"), Phrase::new("finish"));
            return finish.with_button(Phrase::new("finish-unused").with("points", view.points));
        };
        let place = usize::from(place);
        let name = || Phrase::new(NAMES[place]);
        let key = LETTERS[place].to_string();
        let hit = Phrase::new("hit").with("amount", amount).term("place", NAMES[place]);
        Label::new(Phrase::new("deal").by(if place == KEEP { "R4" } else { "R3" }), hit)
            .at(BoardSpace { key: key.clone(), name: name(), area: Phrase::new("far-side") })
            .laying(Portion::amount(Piece::new(key, name(), prompt(view)), amount.into()))
    }

    /// The largest kill: what falls for the fewest points comes first.
    fn suggest(&self, view: &State, _seat: Seat) -> Vec<Action> {
        let stones = view.stones[view.foe()];
        let mut places: Vec<usize> = (0..KEEP).filter(|place| view.open(*place).is_ok()).collect();
        places.sort_by_key(|place| stones[*place]);
        let mut points = view.points;
        let mut hits = Vec::new();
        let mut left: u8 = stones[..KEEP].iter().sum();
        for place in places.into_iter().chain([KEEP]) {
            let amount = points.min(stones[place]);
            if amount > 0 && (place != KEEP || left == 0) && !view.hit[place] {
                hits.push(Action::Hit { place: place as u8, amount });
                points -= amount;
                left = left.saturating_sub(amount);
            }
        }
        hits
    }

    fn vitals(&self, view: &State, seat: Seat) -> Vec<Vital> {
        vec![Vital::asset("keep", view.keep(seat).into(), Some(self.built[KEEP].into()))]
    }
}
