//! What lies before a player who builds, and what it costs: turrets, command centers, fighters. They lie there also when
//! they cannot be paid, so that everybody sees what to save for.

use contract::{Phrase, Piece, Prompt, Seat};

use crate::SolarTowerDefense;
use crate::action::Action;
use crate::build::Free;
use crate::field::{Class, Field};
use crate::label::building_word;
use crate::planet::Building;
use crate::state::{Phase, State};

impl SolarTowerDefense {
    /// R45, R47, R48. Returns what may be bought, each with an action that is allowed, if there is any. While something
    /// is free there is nothing to buy.
    pub(crate) fn shelf(&self, view: &State, seat: Seat) -> Vec<(Piece, Action)> {
        if view.course.phase != Phase::Build || Self::free_piece(view, seat) != Free::Nothing {
            return Vec::new();
        }
        let planet = &view.side(seat).planet;
        let open = || self.open_fields(view.side(seat)).iter();
        let cheapest = |building| open().min_by_key(|field| self.price(building, field.class()));
        let is_wanted = |field: &Field| planet.center(field.class()).is_none();
        let wanted = open().filter(is_wanted).min_by_key(|field| self.price(Building::Center, field.class()));
        let turret = cheapest(Building::Turret).map(|field| (Building::Turret, Action::Turret(field)));
        let center =
            wanted.or_else(|| cheapest(Building::Center)).map(|field| (Building::Center, Action::Center(field)));
        let buildings = turret.into_iter().chain(center);
        let bought = buildings.map(|(building, action)| (self.building_piece(view, seat, building), action));
        bought.chain([(self.fighter_piece(view, seat), Action::Launch(1))]).collect()
    }

    /// Names a building that is to be placed.
    pub(crate) fn building_piece(&self, view: &State, seat: Seat, building: Building) -> Piece {
        let name = Phrase::new("piece-building").with("building", building_word(building));
        let piece = |prompt| Piece::new(building_word(building), name, prompt);
        // What is free is in hand from the beginning: the question that goes with it is the only one that is seen.
        if Self::free_piece(view, seat) != Free::Nothing {
            return piece(self.ask(view, seat));
        }
        let prices = Class::ALL.map(|class| self.price(building, class));
        let [least, most] = [prices.into_iter().min(), prices.into_iter().max()].map(Option::unwrap_or_default);
        let (detail, price) = if least == most {
            (Phrase::new("ask-where-detail").with("price", least), Phrase::new("price-credits").with("credits", least))
        } else {
            let detail = Phrase::new("ask-where-dearer").with("least", least).with("most", most);
            (detail, Phrase::new("price-from").with("credits", least))
        };
        let question = Phrase::new("ask-where").with("building", building_word(building));
        piece(Prompt { question, detail: Some(detail.by("R6")) }).costing(price)
    }

    /// R45, R48. Names fighters, as many as will be launched.
    pub(crate) fn fighter_piece(&self, view: &State, seat: Seat) -> Piece {
        let price = Phrase::new("price-points").with("points", self.components.fighter_price);
        Piece::new("fighter", Phrase::new("piece-launch"), self.ask_how_many(view, seat)).costing(price)
    }

    /// Names so many fighters that are launched together.
    pub(crate) fn wave_piece(&self, view: &State, seat: Seat, fighters: u8) -> Piece {
        let name = Phrase::new("piece-wave").with("count", fighters);
        Piece::new(format!("x{fighters}"), name, self.ask_how_many(view, seat))
    }

    fn ask_how_many(&self, view: &State, seat: Seat) -> Prompt {
        let side = view.side(seat);
        let cell = side.cell.map(|cell| cell.to_string()).unwrap_or_default();
        let detail = Phrase::new("ask-how-many-detail").by("R48").with("price", self.components.fighter_price);
        let detail = detail.with("points", side.points).with("cell", cell);
        Prompt { question: Phrase::new("ask-how-many"), detail: Some(detail) }
    }
}
