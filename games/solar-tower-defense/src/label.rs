//! Actions as a person chooses them: headings, names, pieces that are picked up, places on the board.

use contract::{BoardSpace, Label, Phrase, Piece, PieceLocation, Prompt, Sacrifice, Seat, Speak};

use crate::SolarTowerDefense;
use crate::action::Action;
use crate::field::{Class, Field, Latitude, Longitude};
use crate::fighter::Number;
use crate::map::Ring;
use crate::planet::{Building, Condition};
use crate::state::{Phase, State, other};

impl SolarTowerDefense {
    /// Names an action of a seat.
    pub(crate) fn name_action(&self, view: &State, seat: Seat, action: Action) -> Label {
        match action {
            Action::Turret(field) => self.name_building(view, seat, Building::Turret, field),
            Action::Center(field) => self.name_building(view, seat, Building::Center, field),
            Action::Launch(fighters) => {
                let cell = view.side(seat).cell.map(|cell| cell.to_string()).unwrap_or_default();
                let name = Phrase::new("name-launch").with("count", fighters).with("cell", cell);
                let label = Label::new(Phrase::new("group-launch").by("R48"), name);
                let label = label.with_button(Phrase::new("button-launch").with("count", fighters));
                label.taking(self.fighter_piece(view, seat)).taking(self.wave_piece(view, seat, fighters))
            }
            Action::Dismantle(field, condition) => self.name_dismantling(view, seat, field, condition),
            Action::End => self.name_end(view, seat),
            Action::Settle => {
                let budget = self.budget(&view.side(seat).planet);
                let change = i64::from(budget.income) - i64::from(budget.upkeep);
                let (sign, credits) = (sign_word(change), change.abs());
                let name = Phrase::new("name-settle").with("sign", sign).with("credits", credits);
                Label::new(Phrase::new("group-settle").by("R42"), name.with("points", budget.points))
            }
            Action::Aim(field, cell) => {
                let name = Phrase::new("name-aim").with("place", vec![place(field)]).with("cell", cell.to_string());
                let space = BoardSpace {
                    key: cell.to_string(),
                    name: Phrase::new("space-cell").with("cell", cell.to_string()),
                    area: Phrase::new("area-map"),
                };
                Label::new(Phrase::new("group-aim").by("R15"), name)
                    .with_button(Phrase::new("button-aim").with("cell", cell.to_string()))
                    .at(space)
            }
            Action::Fire(field) => {
                let name = Phrase::new("name-fire").with("place", vec![place(field)]);
                let label = Label::new(Phrase::new("group-fire").by("R10"), name);
                label.with_button(Phrase::new("button-fire").with("place", vec![place(field)])).at(space(field))
            }
            Action::Target(field, number) => self.name_target(view, seat, field, number),
            Action::Land(number, longitude) => self.name_landing(view, seat, Some(number), longitude),
            Action::LandAll(longitude) => self.name_landing(view, seat, None, longitude),
            Action::Decline(number) => {
                let name = Phrase::new("name-decline").with("fighter", number.get());
                Label::new(Phrase::new("group-land").by("R52"), name)
            }
            Action::Face(number, longitude) => {
                let name = Phrase::new("name-face").with("fighter", number.get()).with("longitude", longitude.number());
                let label = Label::new(Phrase::new("group-face").by("R34"), name);
                label.with_button(Phrase::new("button-face")).at(longitude_space(longitude))
            }
        }
    }

    fn name_building(&self, view: &State, seat: Seat, building: Building, field: Field) -> Label {
        let is_free = Self::free_piece(view, seat) != crate::build::Free::Nothing;
        let price = if is_free { 0 } else { self.price(building, field.class()) };
        let key = if building == Building::Turret { "group-turret" } else { "group-center" };
        let earns = match building {
            Building::Turret => self.components.turret.upkeep[field.class() as usize],
            Building::Center => self.components.center.income[field.class() as usize],
        };
        let name = Phrase::new("name-build").with("building", building_word(building)).with("price", price);
        let name = name.with("place", vec![place(field)]).with("each", earns);
        let label = Label::new(Phrase::new(key).by(if is_free { "R5" } else { "R45" }), name);
        let button = Phrase::new("button-build").with("building", building_word(building)).with("price", price);
        let piece = self.building_piece(view, seat, building);
        label.with_button(button).taking(piece).at(space(field))
    }

    fn name_dismantling(&self, view: &State, seat: Seat, field: Field, condition: Condition) -> Label {
        let planet = &view.side(seat).planet;
        let building = if planet.turret_at(field).is_some() { Building::Turret } else { Building::Center };
        let refund = match building {
            Building::Turret => self.components.turret.refund,
            Building::Center => self.components.center.refund,
        };
        let damaged = match (building, condition) {
            (_, Condition::Damaged) => true,
            (Building::Turret, _) => planet.turret_at(field).is_some_and(|one| one.condition() == Condition::Damaged),
            (Building::Center, _) => planet.center_at(field).is_some_and(|one| one.condition == Condition::Damaged),
        };
        let phrase = |key| {
            let phrase = Phrase::new(key).with("building", building_word(building)).with("refund", refund);
            phrase.with("place", vec![place(field)]).with("damaged", yes(damaged))
        };
        let label = Label::new(Phrase::new("group-dismantle").by("R49"), phrase("name-dismantle"));
        label.sacrificing(Sacrifice::Pure(phrase("dismantle-it").by("R49")))
    }

    /// R29, R42. Asks before P are left that the next balance would lose.
    fn name_end(&self, view: &State, seat: Seat) -> Label {
        let label = Label::new(Phrase::new("group-end").by("R45"), Phrase::new("name-end"));
        let side = view.side(seat);
        let over = (side.points + self.budget(&side.planet).points).saturating_sub(self.components.most_points);
        if over == 0 || self.most_launches(side) == 0 || !self.balance_comes(view) {
            return label;
        }
        label.sacrificing(Sacrifice::Beside(Phrase::new("end-with-points").by("R42").with("points", over)))
    }

    fn name_target(&self, view: &State, seat: Seat, field: Field, number: Number) -> Label {
        let at = view.side(other(seat)).fleet.get(number).field().unwrap_or(field);
        let name = Phrase::new("name-target").with("fighter", number.get()).with("place", vec![place(at)]);
        let prompt = self.prompt(view, seat);
        let piece = Piece::new(
            format!("f{}", number.get()),
            Phrase::new("piece-fighter").with("fighter", number.get()),
            prompt,
        );
        Label::new(Phrase::new("group-target").by("R11"), name).taking(piece.located(PieceLocation::OnBoard))
    }

    fn name_landing(&self, view: &State, seat: Seat, number: Option<Number>, longitude: Longitude) -> Label {
        let landing = self.landing(&view.side(other(seat)).planet, longitude);
        let field = landing.and_then(|landing| landing.fighter.field()).unwrap_or(Field::at(Latitude::Eq, longitude));
        let (key, group) =
            if number.is_some() { ("name-land", "group-land") } else { ("name-land-all", "group-land-all") };
        let name = Phrase::new(key).with("fighter", number.map_or(0, Number::get));
        let name = name.with("longitude", longitude.number()).with("place", vec![place(field)]);
        let label = Label::new(Phrase::new(group).by("R52"), name);
        let piece = match number {
            Some(number) => Piece::new(
                format!("f{}", number.get()),
                Phrase::new("piece-fighter").with("fighter", number.get()),
                self.prompt(view, seat),
            ),
            None => Piece::new("all", Phrase::new("piece-all"), self.prompt(view, seat)),
        };
        let button = Phrase::new("button-land").with("place", vec![place(field)]);
        label.with_button(button).taking(piece).at(longitude_space(longitude))
    }

    /// Asks a seat what it has to decide.
    pub(crate) fn ask(&self, view: &State, seat: Seat) -> Prompt {
        let plain =
            |question: &'static str, detail: Phrase| Prompt { question: Phrase::new(question), detail: Some(detail) };
        let side = view.side(seat);
        match view.course.phase {
            Phase::Fights => self.ask_for_aim(view, seat),
            Phase::Balance => {
                let budget = self.budget(&side.planet);
                let detail = Phrase::new("ask-balance-detail").by("R42").with("income", budget.income);
                let detail = detail.with("upkeep", budget.upkeep).with("credits", side.credits);
                let short = self.check_settling(view, seat).is_err();
                plain(if short { "ask-balance-short" } else { "ask-balance" }, detail)
            }
            Phase::Build => match Self::free_piece(view, seat) {
                crate::build::Free::Center => plain("ask-free-center", Phrase::new("ask-free-center-detail").by("R5")),
                crate::build::Free::Turret => plain("ask-free-turret", Phrase::new("ask-free-turret-detail").by("R5")),
                crate::build::Free::Nothing => {
                    let detail = Phrase::new("ask-build-detail").by("R45").with("credits", side.credits);
                    plain("ask-build", detail.with("points", side.points))
                }
            },
            Phase::Cosmic if view.met(seat).next().is_some() => {
                let detail = Phrase::new("ask-land-detail").by("R52").with("count", view.met(seat).count() as u32);
                plain("ask-land", detail)
            }
            _ => plain("ask-face", Phrase::new("ask-face-detail").by("R34")),
        }
    }

    fn ask_for_aim(&self, view: &State, seat: Seat) -> Prompt {
        use crate::state::{FightStep, Piece as Shooter};
        let shot = view.course.shot;
        let turret = shot.and_then(|shot| match shot.piece {
            Shooter::Turret(place) => view.side(seat).turret(usize::from(place)),
            _ => None,
        });
        let Some(turret) = turret else {
            let question = Phrase::new("ask-fire");
            return Prompt { question, detail: Some(Phrase::new("ask-fire-detail").by("R10")) };
        };
        let class = turret.field().class() as usize;
        let plan = shot.is_some_and(|shot| shot.step == FightStep::Plan);
        let (key, rule, need) = if plan {
            ("ask-target", "R11", self.components.turret.planetary[class])
        } else {
            ("ask-aim", "R15", self.components.turret.space[class])
        };
        let detail = Phrase::new("ask-aim-detail").by(rule).with("place", vec![place(turret.field())]);
        Prompt { question: Phrase::new(key), detail: Some(detail.with("need", need)) }
    }
}

/// Returns a building as words choose by it.
pub(crate) const fn building_word(building: Building) -> &'static str {
    match building {
        Building::Turret => "turret",
        Building::Center => "center",
    }
}

/// Returns a class as words choose by it.
pub(crate) const fn class_word(class: Class) -> &'static str {
    match class {
        Class::Equator => "equator",
        Class::Tropic => "tropic",
        Class::Polar => "pole",
    }
}

/// Returns a ring, and the planet at home on it, as words choose by it.
pub(crate) const fn ring_word(ring: Ring) -> &'static str {
    match ring {
        Ring::Earth => "earth",
        Ring::Mars => "mars",
        Ring::Ceres => "ceres",
    }
}

/// Returns a latitude as words choose by it.
pub(crate) const fn latitude_word(latitude: Latitude) -> &'static str {
    match latitude {
        Latitude::Np => "north-pole",
        Latitude::Nt => "north-tropic",
        Latitude::Eq => "equator",
        Latitude::St => "south-tropic",
        Latitude::Sp => "south-pole",
    }
}

/// Returns a truth as words choose by it.
pub(crate) const fn yes(truth: bool) -> &'static str {
    if truth { "yes" } else { "no" }
}

/// Returns whether a change is for the better, as words choose by it.
pub(crate) const fn sign_word(change: i64) -> &'static str {
    if change < 0 { "minus" } else { "plus" }
}

/// Names a field as people say it: a pole by its name, any other field as it is printed.
pub(crate) fn place(field: Field) -> Phrase {
    Phrase::new("place").with("field", field.to_string())
}

fn space(field: Field) -> BoardSpace {
    let area = Phrase::new("area-latitude").with("latitude", latitude_word(field.latitude()));
    BoardSpace { key: field.to_string(), name: Phrase::new("space-field").with("place", vec![place(field)]), area }
}

fn longitude_space(longitude: Longitude) -> BoardSpace {
    let name = Phrase::new("space-longitude").with("longitude", longitude.number());
    BoardSpace { key: format!("lon{longitude}"), name, area: Phrase::new("area-longitudes") }
}
