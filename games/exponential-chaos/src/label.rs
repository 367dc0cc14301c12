//! Actions as a person chooses them: headings, names, dice that are picked up, places on the board.

use contract::{BoardSpace, Label, Phrase, Piece, Portion, Prompt, Sacrifice, Seat, Speak};

use crate::ExponentialChaos;
use crate::action::Action;
use crate::dice::{Face, InvasionDie};
use crate::planet::Crater;
use crate::state::State;

impl ExponentialChaos {
    /// Names an action of a seat.
    pub(crate) fn name_action(&self, view: &State, seat: Seat, action: Action) -> Label {
        match action {
            Action::Keep => Label::new(Phrase::new("group-keep").by("R19"), Phrase::new("name-keep")),
            Action::Reroll(dice) => {
                let name = Phrase::new("name-reroll").with("dice", Self::write_numbers(dice)).with("count", dice.len());
                let label = Label::new(Phrase::new("group-reroll").by("R17"), name);
                let pieces = dice.iter().map(|die| self.die_piece(view, seat, die)).collect();
                label.with_button(Phrase::new("button-reroll").with("count", dice.len())).choosing(pieces)
            }
            Action::Assign(die, to) => self.name_assignment(view, seat, die, to),
            Action::End => {
                let unused = view.useful();
                let question = Phrase::new("end-with-unused").by("R26").with("unused", unused);
                let label = Label::new(Phrase::new("group-end").by("R26"), Phrase::new("name-end"));
                label.sacrificing(Sacrifice::Beside(question))
            }
            Action::Rebuild(crater) => {
                let level = view.planets.of(seat).level(crater);
                let name = Phrase::new("name-rebuild").with("place", vec![place(crater)]);
                let name = name.with("level", level_word(level)).with("core", core_word(crater));
                let label = Label::new(Phrase::new("group-rebuild").by("R49"), name);
                let button = Phrase::new("button-rebuild").with("level", level_word(level));
                label.with_button(button).at(Self::space(view, seat, crater))
            }
            Action::Stop => {
                let points = view.course.points;
                let label = Label::new(Phrase::new("group-stop").by("R54"), Phrase::new("name-stop"));
                label.sacrificing(Sacrifice::Beside(Phrase::new("stop-with-points").by("R54").with("points", points)))
            }
            Action::Take(crater) => {
                let name = Phrase::new("name-take").with("place", vec![place(crater)]);
                let label = Label::new(Phrase::new("group-take").by("R33"), name);
                label.with_button(Phrase::new("button-take")).at(Self::space(view, seat, crater))
            }
            Action::Fire => Label::new(Phrase::new("group-fire").by("R40"), Phrase::new("name-fire")),
            Action::Withhold => {
                let missiles = view.course.missiles;
                let name = Phrase::new("name-withhold").with("missiles", missiles);
                let question = Phrase::new("withhold-missiles").by("R40").with("missiles", missiles);
                Label::new(Phrase::new("group-fire").by("R40"), name).sacrificing(Sacrifice::Beside(question))
            }
        }
    }

    /// R21, R22. Names an assignment: which die removes how many saucers of which.
    fn name_assignment(&self, view: &State, seat: Seat, die: u8, to: InvasionDie) -> Label {
        let mut fleet = view.fleet;
        let face = view.defense[usize::from(die)].lying().unwrap_or(Face::Interceptor);
        let removed = fleet.repel(to, face, self.strength(view));
        let left = fleet.on(to);
        let name = Phrase::new("name-assign").with("die", die + 1).with("face", face_word(face));
        let name = name.with("target", to.to_string()).with("removed", removed).with("left", left);
        let label = Label::new(Phrase::new("group-assign").by("R21"), name);
        let button = Phrase::new("button-assign").with("target", to.to_string());
        let space = BoardSpace {
            key: to.to_string(),
            name: Phrase::new("space-die").with("target", to.to_string()).with("saucers", view.fleet.on(to)),
            area: Phrase::new("area-invasion"),
        };
        let piece = self.die_piece(view, seat, usize::from(die));
        label.with_button(button).at(space).laying(Portion::of(piece))
    }

    /// A defense die as it is picked up.
    fn die_piece(&self, view: &State, seat: Seat, die: usize) -> Piece {
        let face = view.defense[die].lying().map_or("none", face_word);
        let name = Phrase::new("piece-die").with("die", die as u32 + 1).with("face", face);
        let prompt: Prompt = self.prompt(view, seat);
        Piece::new(format!("d{}", die + 1), name, prompt)
    }

    fn space(view: &State, seat: Seat, crater: Crater) -> BoardSpace {
        let level = view.planets.of(seat).level(crater);
        let name = Phrase::new("space-crater").with("place", vec![place(crater)]).with("level", level_word(level));
        BoardSpace { key: crater.to_string(), name, area: Phrase::new("area-planet") }
    }
}

/// Returns a face as words choose by it.
pub const fn face_word(face: Face) -> &'static str {
    match face {
        Face::YellowBlaster => "yellow",
        Face::BlueBlaster => "blue",
        Face::PurpleBlaster => "purple",
        Face::Interceptor => "interceptor",
        Face::Missile => "missile",
        Face::Rebuild => "rebuild",
    }
}

/// Returns a level as words choose by it.
pub(crate) const fn level_word(level: u8) -> &'static str {
    match level {
        0 => "gone",
        1 => "damaged",
        _ => "whole",
    }
}

/// Returns whether a crater is the core's, as words choose by it.
pub(crate) const fn core_word(crater: Crater) -> &'static str {
    if crater.is_core() { "yes" } else { "no" }
}

/// Names a crater by what stands there: the outer city of sector 2, the core.
pub(crate) fn place(crater: Crater) -> Phrase {
    let ring = match (crater.is_core(), crater.is_outer()) {
        (true, _) => "core",
        (_, true) => "outer",
        (_, false) => "inner",
    };
    Phrase::new("place").with("ring", ring).with("sector", crater.sector().unwrap_or_default())
}
