//! The bot that this game brings: a player by rule of thumb, whose habits can be set.

use ::solar_tower_defense::SolarTowerDefense;
use ::solar_tower_defense::action::Action;
use ::solar_tower_defense::thumb::Habit;
use contract::{SeatPerspective, Stream};
use search::{Bot, BotForm, Budget, OwnBot, Roster, Setting};

/// Passes on what the seat sees; all thinking is the game's own.
struct Seated {
    habit: Habit,
    actions: Vec<Action>,
}

impl Bot<SolarTowerDefense> for Seated {
    fn choose(&mut self, seen: &SeatPerspective<'_, SolarTowerDefense>, _: Budget, dice: &mut Stream) -> Action {
        seen.legal(&mut self.actions);
        let chosen = self.habit.choose(seen.game(), &seen.view(), seen.seat(), &self.actions, dice);
        chosen.or_else(|| self.actions.first().copied()).expect("whoever is asked can do something")
    }
}

/// The bots of the game.
pub(crate) struct Bots;

impl Roster for Bots {
    type Game = SolarTowerDefense;
    const OWN: &'static [OwnBot<SolarTowerDefense>] = &[OwnBot {
        form: BotForm {
            name: "thumb",
            settings: &[
                Setting { key: "order", least: 1, most: 6, default: 1 },
                Setting { key: "centers", least: 1, most: 3, default: 3 },
                Setting { key: "turrets", least: 0, most: 10, default: 0 },
                Setting { key: "wave", least: 1, most: 6, default: 4 },
            ],
        },
        make: |values| Box::new(Seated { habit: habit(values), actions: Vec::new() }),
    }];
}

fn habit(values: &[u32]) -> Habit {
    let [order, centers, turrets, wave] = [0, 1, 2, 3].map(|place| values.get(place).copied().unwrap_or(1));
    let order = Habit::ORDERS[order as usize - 1];
    Habit { order, centers: centers as u8, turrets: turrets as u8, wave: wave as u8 }
}
