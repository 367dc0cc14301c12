//! How an action is pointed out: what is taken up, one thing after another, and where it is done.

use contract::{Lies, Phrase, Piece, Place, Prompt, Seat};

use crate::RaiseTheShields;
use crate::action::Action;
use crate::state::{Assignment, Change, Deed, Drawn, Phase, Slot};
use crate::view::View;

impl RaiseTheShields {
    /// Returns what a button says that stands alone, where the name is too long for it.
    pub(crate) fn deed(action: Action) -> Option<Phrase> {
        match action {
            Action::Assign(_) => Some(Phrase::new("deed-assign")),
            Action::Draw(Drawn::Shape(_)) => Some(Phrase::new("deed-draw")),
            Action::Use(Deed::Fill(..)) => Some(Phrase::new("deed-fill")),
            Action::Use(Deed::Restore(city)) => Some(Phrase::new("deed-restore").with("city", city + 1)),
            Action::Use(Deed::Erase(sector)) => Some(Phrase::new("deed-erase").with("sector", sector + 1)),
            _ => None,
        }
    }

    /// Returns what is taken up: a die for the work sector, then one for the shape; the shape, which is in hand; a city,
    /// then for city 3 the first triangle, on the board.
    pub(crate) fn pieces(&self, view: &View, seat: Seat, action: Action) -> Vec<Piece> {
        match action {
            Action::Assign(assignment) => self.dice_pieces(view, seat, assignment),
            Action::Draw(Drawn::Shape(_)) => self.shape_piece(view, seat).into_iter().collect(),
            Action::Use(Deed::Fill(one, _)) => {
                let one = one.to_string();
                let question = Phrase::new("ask-fill-second").with("cell", one.clone());
                let detail = Phrase::new("ask-fill-second-detail").by("R42");
                let first = Piece::new(
                    format!("c3-{one}"),
                    Phrase::new("piece-cell").with("cell", one),
                    asking(question, detail),
                );
                vec![city_piece(view, seat, 3), first.lying(Lies::OnBoard)]
            }
            Action::Use(Deed::Restore(_)) => vec![city_piece(view, seat, 4)],
            Action::Use(Deed::Erase(_)) if view.phase == Phase::Work => vec![city_piece(view, seat, 6)],
            _ => Vec::new(),
        }
    }

    /// Two dice one after the other; the third attacks.
    fn dice_pieces(&self, view: &View, seat: Seat, assignment: Assignment) -> Vec<Piece> {
        let key = |slot: Slot, letter: char| {
            let sign = match assignment.changes[slot as usize] {
                Change::None => "",
                Change::Up => "u",
                Change::Down => "d",
            };
            format!("{letter}{}{sign}", assignment.value(slot))
        };
        let named = |key, slot: Slot| {
            let value = assignment.value(slot);
            let change = assignment.changes[slot as usize];
            let from = change.undo(value);
            let phrase = Phrase::new(key).with("value", value).with("from", from);
            phrase.with("changed", if change == Change::None { "no" } else { "yes" })
        };
        let (work, shape) = (key(Slot::Work, 'w'), key(Slot::Shape, 's'));
        let third = match assignment.changes[Slot::Attack as usize] {
            Change::None => "",
            Change::Up => "au",
            Change::Down => "ad",
        };
        let [first, _, attack] = assignment.values;
        let ask_shape =
            asking(Phrase::new("ask-shape-die").with("work", first), Phrase::new("ask-shape-die-detail").by("R16"));
        let form = &self.realm.shapes.forms[assignment.shape()].0;
        let (fits, rule) = if self.fits(&view.player(seat).sheet, assignment) { ("yes", "R13") } else { ("no", "R23") };
        let confirm = Phrase::new("ask-confirm-detail").by(rule).with("form", form.clone()).with("work", first);
        let ask_confirm = asking(
            Phrase::new("ask-confirm").with("attack", attack).with("target", self.target_name(seat)),
            confirm.with("fits", fits),
        );
        vec![
            Piece::new(work.clone(), named("piece-work", Slot::Work), ask_shape),
            Piece::new(
                format!("{work}{shape}{third}"),
                named("piece-shape", Slot::Shape).with("attack", attack).with("form", form.clone()),
                ask_confirm,
            ),
        ]
    }

    /// R16. The shape to be drawn, in hand until an ability is taken up instead.
    fn shape_piece(&self, view: &View, seat: Seat) -> Option<Piece> {
        let assignment = view.player(seat).work.assigned?;
        let (form, _) = &self.realm.shapes.forms[assignment.shape()];
        let name = Phrase::new("piece-form").with("form", form.clone());
        let question = Phrase::new("ask-draw").with("shape", form.clone());
        let detail = Phrase::new("ask-draw-detail").by("R17").with("sector", assignment.value(Slot::Work));
        let key = format!("shape{}", assignment.value(Slot::Shape));
        Some(Piece::new(key, name, asking(question, detail)).lying(Lies::InHand))
    }

    /// Returns where an action is done.
    pub(crate) fn place_of(&self, action: Action) -> Option<Place> {
        let in_sector = |sector: usize| Phrase::new("area-sector").with("sector", sector as u32 + 1);
        match action {
            Action::Draw(Drawn::Shape(placement)) => {
                let cells: Vec<String> =
                    self.realm.shapes.placed(placement).cells.iter().map(|cell| cell.to_string()).collect();
                let first = self.realm.shapes.placed(placement).cells.iter().next()?;
                Some(Place {
                    key: format!("d{}", cells.concat()),
                    name: Phrase::new("place-cells").with("cells", cells.join(", ")),
                    area: in_sector(first.sector()),
                })
            }
            Action::Use(Deed::Fill(_, other)) => Some(Place {
                key: other.to_string(),
                name: Phrase::new("place-cells").with("cells", other.to_string()),
                area: in_sector(other.sector()),
            }),
            Action::Use(Deed::Restore(city)) => Some(Place {
                key: format!("city{}", city + 1),
                name: Phrase::new("place-city").with("city", city + 1),
                area: Phrase::new("area-cities"),
            }),
            Action::Use(Deed::Erase(sector)) => Some(Place {
                key: format!("hit{}", sector + 1),
                name: Phrase::new("place-rectangle").with("sector", sector + 1),
                area: in_sector(sector.into()),
            }),
            _ => None,
        }
    }
}

fn asking(question: Phrase, detail: Phrase) -> Prompt {
    Prompt { question, detail: Some(detail) }
}

/// R42, R43, R45. A city whose ability is used in the work step; after the drawing the seat may finish without it.
fn city_piece(view: &View, seat: Seat, city: u8) -> Piece {
    let (question, rule) = match city {
        3 => ("ask-fill", "R42"),
        4 => ("ask-restore", "R43"),
        _ => ("ask-erase", "R45"),
    };
    let detail = if view.player(seat).work.drawn.is_some() { "ask-once-or-done" } else { "ask-once" };
    let name = Phrase::new("piece-city").with("city", city);
    Piece::new(format!("c{city}"), name, asking(Phrase::new(question), Phrase::new(detail).by(rule)))
}
