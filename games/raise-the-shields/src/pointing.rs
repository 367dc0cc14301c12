//! How an action is pointed out: what is picked up, one thing after another, and where it is done.

use contract::{BoardSpace, Fill, Phrase, Piece, PieceLocation, Prompt, Seat};

use crate::RaiseTheShields;
use crate::action::Action;
use crate::state::{AbilityUse, Assignment, Change, Drawn, Phase, Slot};
use crate::view::View;

impl RaiseTheShields {
    /// Returns what a button says on its own, if the action's name is too long for it.
    pub(crate) fn button(action: Action) -> Option<Phrase> {
        match action {
            Action::Assign(_) => Some(Phrase::new("button-assign")),
            Action::Draw(Drawn::Shape(_)) => Some(Phrase::new("button-draw")),
            Action::Use(AbilityUse::Fill(..)) => Some(Phrase::new("button-fill")),
            Action::Use(AbilityUse::Restore(city)) => Some(Phrase::new("button-restore").with("city", city + 1)),
            Action::Use(AbilityUse::Erase(sector)) => Some(Phrase::new("button-erase").with("sector", sector + 1)),
            _ => None,
        }
    }

    /// Returns what is picked up: the shape, which is in hand; or a city, then for city 3 the first triangle, on the
    /// board.
    pub(crate) fn pieces(&self, view: &View, seat: Seat, action: Action) -> Vec<Piece> {
        match action {
            Action::Draw(Drawn::Shape(_)) => self.shape_piece(view, seat).into_iter().collect(),
            Action::Use(AbilityUse::Fill(one, _)) => {
                let one = one.to_string();
                let question = Phrase::new("ask-fill-second").with("cell", one.clone());
                let detail = Phrase::new("ask-fill-second-detail").by("R42");
                let first = Piece::new(
                    format!("c3-{one}"),
                    Phrase::new("piece-cell").with("cell", one),
                    asking(question, detail),
                );
                vec![city_piece(view, seat, 3), first.located(PieceLocation::OnBoard)]
            }
            Action::Use(AbilityUse::Restore(_)) => vec![city_piece(view, seat, 4)],
            Action::Use(AbilityUse::Erase(_)) if view.phase == Phase::Work => vec![city_piece(view, seat, 6)],
            _ => Vec::new(),
        }
    }

    /// R13, R15. Returns which die goes to which purpose, in the order of a token; once for each way that amounts to
    /// the same.
    pub(crate) fn fillings(&self, view: &View, seat: Seat, action: Action) -> Vec<Vec<Fill>> {
        let Action::Assign(assignment) = action else { return Vec::new() };
        let [sector, _, attack] = assignment.values;
        let form = self.form(assignment);
        let nothing_fits = || Phrase::new("slot-shape-warning").by("R23").with("sector", sector);
        let fits = self.fits(&view.player(seat).sheet, assignment);
        let slot = |slot: Slot| {
            let (key, name, note) = match slot {
                Slot::Work => ("w", "slot-work", Phrase::new("slot-work-note").with("sector", sector)),
                Slot::Shape => ("s", "slot-shape", Phrase::new("slot-shape-note").with("form", form)),
                Slot::Attack => {
                    let note = Phrase::new("slot-attack-note").with("sector", attack);
                    ("a", "slot-attack", note.with("target", self.target_name(seat)))
                }
            };
            let warning = (slot == Slot::Shape && !fits).then(nothing_fits);
            contract::Slot { key: key.to_owned(), name: Phrase::new(name), note, warning }
        };
        let fill = |dice, purpose| Fill { slot: slot(purpose), piece: die_piece(dice, purpose) };
        let way = |dice| [Slot::Work, Slot::Shape, Slot::Attack].map(|purpose| fill(dice, purpose)).into();
        assignment.arrangements().map(way).collect()
    }

    /// Returns the question that is asked before an action is taken that was put together from several pieces.
    pub(crate) fn confirm(&self, view: &View, seat: Seat, action: Action) -> Option<Prompt> {
        let Action::Assign(assignment) = action else { return None };
        let [sector, _, attack] = assignment.values;
        let (fits, rule) = if self.fits(&view.player(seat).sheet, assignment) { ("yes", "R13") } else { ("no", "R23") };
        let form = self.form(assignment);
        let detail = Phrase::new("ask-confirm-detail").by(rule).with("form", form).with("work", sector);
        let detail = detail.with("attack", attack).with("target", self.target_name(seat)).with("fits", fits);
        Some(asking(Phrase::new("ask-confirm"), detail))
    }

    /// R16. The shape to be drawn; it is in hand until an ability is picked up instead.
    fn shape_piece(&self, view: &View, seat: Seat) -> Option<Piece> {
        let assignment = view.player(seat).work.assigned?;
        let form = self.form(assignment);
        let name = Phrase::new("piece-form").with("form", form);
        let question = Phrase::new("ask-draw").with("form", form);
        let detail = Phrase::new("ask-draw-detail").by("R17").with("sector", assignment.value(Slot::Work));
        let key = format!("shape{}", assignment.value(Slot::Shape));
        Some(Piece::new(key, name, asking(question, detail)).located(PieceLocation::InHand))
    }

    /// Returns where an action is done.
    pub(crate) fn board_space(&self, action: Action) -> Option<BoardSpace> {
        let in_sector = |sector: usize| Phrase::new("area-sector").with("sector", sector as u32 + 1);
        match action {
            Action::Draw(Drawn::Shape(placement)) => {
                let cells: Vec<String> =
                    self.realm.shapes.placed(placement).cells.iter().map(|cell| cell.to_string()).collect();
                let first = self.realm.shapes.placed(placement).cells.iter().next()?;
                Some(BoardSpace {
                    key: format!("d{}", cells.concat()),
                    name: Phrase::new("place-cells").with("cells", cells.join(", ")),
                    area: in_sector(first.sector()),
                })
            }
            Action::Use(AbilityUse::Fill(_, other)) => Some(BoardSpace {
                key: other.to_string(),
                name: Phrase::new("place-cells").with("cells", other.to_string()),
                area: in_sector(other.sector()),
            }),
            Action::Use(AbilityUse::Restore(city)) => Some(BoardSpace {
                key: format!("city{}", city + 1),
                name: Phrase::new("place-city").with("city", city + 1),
                area: Phrase::new("area-cities"),
            }),
            Action::Use(AbilityUse::Erase(sector)) => Some(BoardSpace {
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

/// R13, R15. A die that is assigned; city 2 may have changed it by one.
fn die_piece(assignment: Assignment, slot: Slot) -> Piece {
    let (value, change) = (assignment.value(slot), assignment.changes[slot as usize]);
    let (sign, changed) = match change {
        Change::None => ("", "no"),
        Change::Up => ("u", "yes"),
        Change::Down => ("d", "yes"),
    };
    let name = Phrase::new("piece-die").with("value", value).with("from", change.undo(value));
    let detail = Phrase::new("ask-die-detail").by("R13");
    let prompt = asking(Phrase::new("ask-die").with("value", value), detail);
    Piece::new(format!("{value}{sign}"), name.with("changed", changed), prompt)
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

/// Reads a die in a slot, like `w.3` or `a.6u`: its purpose, its value, and how city 2 has changed it.
pub fn read_fill(text: &str) -> Option<(Slot, u8, Change)> {
    let (slot, key) = text.split_once('.')?;
    let slot = match slot {
        "w" => Slot::Work,
        "s" => Slot::Shape,
        "a" => Slot::Attack,
        _ => return None,
    };
    let (value, change) = read_die(key)?;
    Some((slot, value, change))
}

/// Reads the key of a die, like `3` or `6u`: its value, and how city 2 has changed it.
pub fn read_die(key: &str) -> Option<(u8, Change)> {
    let (value, change) = match (key.strip_suffix('u'), key.strip_suffix('d')) {
        (Some(value), _) => (value, Change::Up),
        (_, Some(value)) => (value, Change::Down),
        _ => (key, Change::None),
    };
    let value = value.parse().ok().filter(|value| (1..=6).contains(value))?;
    Some((value, change))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_in_a_slot_is_read_with_what_city_2_did() {
        assert_eq!(read_fill("w.3"), Some((Slot::Work, 3, Change::None)));
        assert_eq!(read_fill("s.1u"), Some((Slot::Shape, 1, Change::Up)));
        assert_eq!(read_fill("a.5d"), Some((Slot::Attack, 5, Change::Down)));
        for text in ["", "w", "w.", "w.7", "w.0", "x.3", "w3", "w.3x", "w.u", "w.33"] {
            assert_eq!(read_fill(text), None, "{text}");
        }
    }
}
