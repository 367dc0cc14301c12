//! A player by rule of thumb, as section 10 describes good play: command centers first, some turrets where enemies will pass,
//! P saved for a wave of fighters, and landings with few steps and little cover on the way. What a player makes of that
//! is a [`Habit`]. Where rules of thumb see no difference, dice choose.

use contract::{Dice, Seat};

use crate::SolarTowerDefense;
use crate::action::Action;
use crate::build::Free;
use crate::field::{Class, FIELDS, LONGITUDES, Latitude, Longitude, Pole};
use crate::fighter::Fighter;
use crate::flight::lane_center;
use crate::planet::{Building, Planet};
use crate::state::{Phase, Side, State, other};

/// How many rounds are looked ahead for the ways of enemies.
const AHEAD: i32 = 6;
/// What a way counts that is flown a round later.
const LATER: f64 = 0.8;
/// What a credit of upkeep counts against ways in range.
const UPKEEP: f64 = 0.2;
/// How much a planet has to earn for another turret.
const EARNS: u32 = 3;
/// The most moves that a landed fighter needs to a command center: round a longitude and back.
const ROUND: usize = 16;

/// What a player by rule of thumb prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habit {
    /// The classes in the order in which command centers are built on them.
    pub order: [Class; 3],
    /// How many command centers are built.
    pub centers: u8,
    /// How many turrets are built for each command center before the next one.
    pub turrets: u8,
    /// How many P are saved before fighters are launched.
    pub wave: u8,
}

impl Habit {
    /// The orders of command centers, numbered from 1.
    pub const ORDERS: [[Class; 3]; 6] = [
        [Class::Tropic, Class::Polar, Class::Equator],
        [Class::Polar, Class::Tropic, Class::Equator],
        [Class::Tropic, Class::Equator, Class::Polar],
        [Class::Polar, Class::Equator, Class::Tropic],
        [Class::Equator, Class::Tropic, Class::Polar],
        [Class::Equator, Class::Polar, Class::Tropic],
    ];

    /// Chooses among the actions of a seat that is asked.
    pub fn choose<D: Dice + ?Sized>(
        self,
        game: &SolarTowerDefense,
        view: &State,
        seat: Seat,
        actions: &[Action],
        dice: &mut D,
    ) -> Option<Action> {
        if view.course.phase == Phase::Build {
            return self.build(game, view, seat, actions, dice);
        }
        best(actions.iter().filter_map(|action| Some((game.rate(view, seat, *action)?, *action))), dice)
    }

    /// R5, R45-R48. Builds, launches, or ends the turn.
    fn build<D: Dice + ?Sized>(
        self,
        game: &SolarTowerDefense,
        view: &State,
        seat: Seat,
        actions: &[Action],
        dice: &mut D,
    ) -> Option<Action> {
        let side = view.side(seat);
        let place = |class: Class, dice: &mut D| {
            let there = |action: &&Action| matches!(action, Action::Center(field) if field.class() == class);
            best(actions.iter().filter(there).map(|action| (0.0, *action)), dice)
        };
        match SolarTowerDefense::free_piece(view, seat) {
            Free::Center => return place(self.order[0], dice),
            Free::Turret => return game.guard(view, seat, actions, dice),
            Free::Nothing => {}
        }
        let overflows = side.points + game.budget(&side.planet).points > game.components.most_points;
        if side.points >= self.wave || overflows {
            let mut launches = actions.iter().filter(|action| matches!(action, Action::Launch(_)));
            if let Some(most) = launches.next_back() {
                return Some(*most);
            }
        }
        let wanted = self.order.iter().take(self.centers.into());
        let due = wanted.copied().find(|class| side.planet.center(*class).is_none());
        let (turrets, most) = (side.planet.turrets.len(), game.components.homes[seat.index()].turrets);
        let enough = self.turrets.saturating_mul(side.planet.count_centers()).min(most);
        if let (Some(class), true) = (due, turrets >= enough) {
            let affordable = side.credits >= game.price(Building::Center, class);
            return if affordable { place(class, dice) } else { Some(Action::End) };
        }
        let budget = game.budget(&side.planet);
        let earns = budget.income > budget.upkeep + EARNS;
        let turret = if earns { game.guard(view, seat, actions, dice) } else { None };
        turret.or(Some(Action::End))
    }
}

impl SolarTowerDefense {
    /// R15, R43, R52. Rates what is not building: what can be paid is paid, else the turret goes that costs most; into space
    /// turrets fire where most fighters are; fighters land where the way is short and little covered.
    fn rate(&self, view: &State, seat: Seat, action: Action) -> Option<f64> {
        let (own, enemy) = (view.side(seat), view.side(other(seat)));
        match action {
            Action::Settle => Some(f64::INFINITY),
            Action::Dismantle(field, _) => {
                let turret = own.planet.turret_at(field)?;
                Some(self.components.turret.upkeep[turret.field().class() as usize].into())
            }
            Action::Aim(_, cell) => Some(enemy.fleet.in_cell(cell).len().into()),
            Action::Land(_, longitude) => {
                let landing = self.landing(&enemy.planet, longitude)?;
                Some(-self.risk(&enemy.planet, landing.fighter))
            }
            Action::Face(number, longitude) => {
                let field = own.fleet.get(number).field()?;
                let pole = Pole::on_the_way(field.latitude(), Latitude::Eq);
                Some(-self.risk(&enemy.planet, Fighter::on_meridian(field, longitude, pole)))
            }
            Action::Fire(_) | Action::Target(..) => Some(0.0),
            _ => None,
        }
    }

    /// R9. Returns the turret among the actions that has most of the enemies' coming ways in range, the cheaper field first.
    fn guard<D: Dice + ?Sized>(&self, view: &State, seat: Seat, actions: &[Action], dice: &mut D) -> Option<Action> {
        let ways = self.coming_ways(view, seat, dice);
        let worth = |action: &Action| {
            let Action::Turret(field) = *action else { return None };
            let seen: f64 = self.components.ranges[field.place()].iter().map(|near| ways[near.place()]).sum();
            let upkeep = self.components.turret.upkeep[field.class() as usize];
            Some((seen - UPKEEP * f64::from(upkeep), *action))
        };
        best(actions.iter().filter_map(worth), dice)
    }

    /// R24-R53. Returns how often each field of a planet is flown over in the coming rounds, later ones less, by enemies
    /// on their way and by one who is launched now.
    fn coming_ways<D: Dice + ?Sized>(&self, view: &State, seat: Seat, dice: &mut D) -> [f64; FIELDS] {
        let mut ways = [0.0; FIELDS];
        let (mut home, enemy) = (*view.side(seat), view.side(other(seat)));
        let launched = enemy.cell.map(Fighter::InSpace);
        let fleet = enemy.fleet.in_play().iter().map(|number| enemy.fleet.get(number));
        let mut fighters: Vec<Fighter> = fleet.chain(launched).collect();
        for ahead in 0..AHEAD {
            home.cell = home.cell.map(|cell| self.components.map.counter_clockwise(cell));
            home.spin = (home.spin + 1) % LONGITUDES;
            for fighter in &mut fighters {
                *fighter = self.flown(&home, seat, *fighter, dice);
                if let Some(field) = fighter.field() {
                    ways[field.place()] += LATER.powi(ahead);
                }
            }
        }
        ways
    }

    /// R24-R27, R52. Returns where an enemy is a round later; whoever the planet meets lands anywhere.
    fn flown<D: Dice + ?Sized>(&self, home: &Side, seat: Seat, fighter: Fighter, dice: &mut D) -> Fighter {
        if fighter.field().is_some() {
            return self.fly(&home.planet, fighter).fighter;
        }
        let (Some(from), Some(planet)) = (fighter.cell(), home.cell) else { return fighter };
        let to = self.components.map.next(from, self.components.ring(seat));
        let longitude = if from == planet {
            Longitude::new(dice.below(LONGITUDES.into()) as u8)
        } else if to == planet {
            self.components.map.facing(to, home.spin, from)
        } else {
            return Fighter::InSpace(to);
        };
        self.landing(&home.planet, longitude).map_or(fighter, |landing| landing.fighter)
    }

    /// R9, R36. Returns how many rounds a fighter flies to the command center on its lane, each turret in range on the way
    /// counted as one more.
    fn risk(&self, planet: &Planet, fighter: Fighter) -> f64 {
        let aim = lane_center(planet, fighter).map(|center| center.field);
        let (mut fighter, mut risk) = (fighter, 0.0);
        for _ in 0..ROUND {
            let Some(field) = fighter.field() else { break };
            let range = self.components.ranges[field.place()];
            let turrets = planet.turrets.as_slice().iter().filter(|turret| range.contains(turret.field()));
            risk += 1.0 + turrets.count() as f64;
            if Some(field) == aim {
                break;
            }
            fighter = self.fly(planet, fighter).fighter;
        }
        risk
    }
}

/// Returns the action that is worth most; of equal ones any.
fn best<D: Dice + ?Sized>(actions: impl Iterator<Item = (f64, Action)>, dice: &mut D) -> Option<Action> {
    let (mut most, mut equal, mut chosen) = (f64::NEG_INFINITY, 0, None);
    for (worth, action) in actions {
        if worth > most {
            (most, equal) = (worth, 0);
        }
        if worth >= most {
            equal += 1;
            if dice.below(equal) == 0 {
                chosen = Some(action);
            }
        }
    }
    chosen
}
