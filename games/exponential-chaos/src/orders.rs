//! Standing orders: what is answered for somebody while another player's turn waits. Rebuilding after a counter (R47)
//! interrupts a missile, and so does naming the city that takes a hit (R33) where owners choose. Nothing is hidden, so all
//! of it follows from what everybody sees.

use contract::{Order, Phrase, Seat};

use crate::ExponentialChaos;
use crate::action::Action;
use crate::options::SectorHit;
use crate::planet::Crater;
use crate::state::{Phase, State};

impl ExponentialChaos {
    /// Returns the orders of a player, until the end of the game: free rebuilds, the rebuild at the end of the own turn,
    /// and with these options which city takes a hit, and missiles.
    pub(crate) fn orders_of(&self, view: &State, seat: Seat) -> Vec<Order<Action>> {
        if view.course.phase == Phase::Over {
            return Vec::new();
        }
        let asked = self.asked(view) == Some(seat);
        let order = |key: &'static str, name: &'static str, rule: &'static str, answer: Option<Action>| {
            Order::new(key, Phrase::new(name).by(rule), Phrase::new("until-end").by("R67")).answering(answer)
        };
        let at = |phase: Phase| asked && view.course.phase == phase;
        let repair = |phase: Phase| at(phase).then(|| Self::core_first(view, seat));
        let mut orders = vec![
            order("free-rebuild", "order-free-rebuild", "R47", repair(Phase::Free)),
            order("rebuild", "order-rebuild", "R52", repair(Phase::Rebuild)),
        ];
        if self.options.sector_hit == SectorHit::OwnerChooses {
            let take = at(Phase::Choose).then(|| self.outermost(view)).flatten();
            orders.push(order("take-outer", "order-take-outer", "R33", take.map(Action::Take)));
        }
        if self.options.missiles_optional {
            orders.push(order("fire", "order-fire", "R40", at(Phase::Fire).then_some(Action::Fire)));
        }
        orders
    }

    /// R47, R52. Returns where a point goes: to the core first, then to the outermost crater with room.
    fn core_first(view: &State, seat: Seat) -> Action {
        let planet = view.planets.of(seat);
        let room = |crater: &Crater| planet.level(*crater) < 2;
        let core = Some(Crater::CORE).filter(room);
        let outer = || Crater::all().filter(|crater| crater.is_outer()).find(room);
        let crater = core.or_else(outer).or_else(|| Crater::all().find(room));
        crater.map_or(Action::Stop, Action::Rebuild)
    }

    /// R33. Returns the city that would take the hit by the printed rules.
    fn outermost(&self, view: &State) -> Option<Crater> {
        let mut open = Vec::new();
        self.list_points(view, &mut open);
        let crater = |action: &Action| if let Action::Take(crater) = action { Some(*crater) } else { None };
        open.iter().find_map(crater)
    }
}
