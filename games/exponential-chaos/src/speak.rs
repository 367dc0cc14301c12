//! What the game says: questions, orders, what an action leads to. Names of actions are in [`crate::label`], the log is in
//! [`crate::tell`]. All are keys; the words are in `words/`.

use contract::{
    Account, Chances, EventHistory, Forecast, Game, Label, Observer, Order, Phases, Phrase, Prompt, Seat, Speak, Stake,
    Vital,
};

use crate::ExponentialChaos;
use crate::action::Action;
use crate::dice::{DefenseDie, DiceSet, HAND};
use crate::event::Event;
use crate::odds::Odds;
use crate::plan::Leak;
use crate::state::{Phase, State};

impl Speak for ExponentialChaos {
    fn tell(&self, events: &[Event], before: &State, _after: &State, observer: Observer) -> Vec<Phrase> {
        self.tell_all(events, before, observer)
    }

    fn parts(&self, events: &[Event]) -> Vec<usize> {
        Self::cuts(events)
    }

    fn prompt(&self, view: &State, seat: Seat) -> Prompt {
        self.ask(view, seat)
    }

    fn label(&self, view: &State, seat: Seat, action: Action) -> Label {
        self.name_action(view, seat, action)
    }

    fn outlook(&self, view: &State, _seat: Seat, action: Action) -> Vec<Phrase> {
        match action {
            Action::Reroll(dice) => self.foresee(view, dice),
            Action::Keep => self.foresee(view, DiceSet::default()),
            Action::Assign(die, to) => {
                let mut after = *view;
                if let Some(face) = view.defense[usize::from(die)].lying() {
                    after.fleet.repel(to, face, self.strength(view));
                }
                self.left_alone(view, &after)
            }
            Action::End => self.left_alone(view, view),
            _ => Vec::new(),
        }
    }

    fn suggest(&self, view: &State, seat: Seat) -> Vec<Action> {
        let assigns = view.course.phase == Phase::Assign && view.course.active == seat;
        if assigns { self.best_assignment(view) } else { Vec::new() }
    }

    fn forecast(&self, view: &State, seat: Seat) -> Option<Forecast<Action>> {
        (view.course.phase == Phase::Roll && view.course.active == seat).then(|| self.foretell(view, seat))
    }

    fn no_such_set(&self, view: &State, _seat: Seat, pieces: &[&str]) -> Option<Phrase> {
        let is_roll = view.course.phase == Phase::Roll;
        (is_roll && pieces.is_empty()).then(|| Phrase::new("choose-dice").by("R17"))
    }

    fn orders(&self, view: &State, seat: Seat) -> Vec<Order<Action>> {
        self.orders_of(view, seat)
    }

    fn guide(&self, view: &State, seat: Seat) -> Vec<Phrase> {
        self.notes(view, seat)
    }

    fn vitals(&self, view: &State, seat: Seat) -> Vec<Vital> {
        self.numbers(view, seat)
    }

    fn phases(&self, view: &State) -> Option<Phases> {
        Self::phases_of(view)
    }

    fn account(&self, history: &EventHistory<Self>) -> Option<Account> {
        Some(self.sum_up(history))
    }
}

impl ExponentialChaos {
    fn ask(&self, view: &State, seat: Seat) -> Prompt {
        let course = &view.course;
        let plain =
            |question: &'static str, detail: Phrase| Prompt { question: Phrase::new(question), detail: Some(detail) };
        match course.phase {
            Phase::Roll => {
                let detail = Phrase::new("ask-roll-detail").by("R17").with("left", course.rerolls);
                let prices = self.prices(view.planets.of(seat));
                let through = self.best_leak(view, view.counts(), &prices).saucers;
                plain("ask-roll", detail.with("through", through).with("saucers", view.fleet.total()))
            }
            Phase::Assign => {
                let prices = self.prices(view.planets.of(seat));
                let through = self.best_leak(view, view.counts(), &prices).saucers;
                let detail = Phrase::new("ask-assign-detail").by("R24").with("saucers", view.fleet.total());
                plain("ask-assign", detail.with("through", through).with("strength", self.strength(view)))
            }
            Phase::Choose => {
                let detail = Phrase::new("ask-choose-detail").by("R33").with("sector", course.due.sector);
                plain("ask-choose", detail.with("points", course.due.points))
            }
            Phase::Fire => {
                let detail = Phrase::new("ask-fire-detail").by("R42").with("strength", self.strength(view));
                plain("ask-fire", detail.with("missiles", course.missiles))
            }
            Phase::Free => plain("ask-free", Phrase::new("ask-free-detail").by("R44").with("points", course.points)),
            _ => plain("ask-rebuild", Phrase::new("ask-rebuild-detail").by("R50").with("points", course.points)),
        }
    }

    /// R17. Says how many saucers get through if these dice are rolled again and all are assigned in the best way; with
    /// no dice, as they lie.
    fn foresee(&self, view: &State, dice: DiceSet) -> Vec<Phrase> {
        let odds = self.odds(view, dice);
        let price = (20 * odds.price + 6 * odds.ways) / (12 * odds.ways);
        let [least, most] = odds.range();
        let phrase = if dice.is_empty() {
            Phrase::new("outlook-keep").by("R23").with("through", most as u32)
        } else {
            let phrase = tenths(Phrase::new("outlook-roll").by("R23"), odds.tenths());
            phrase.with("least", least as u32).with("most", most as u32)
        };
        let phrase = phrase.with("saucers", view.fleet.total());
        let cost = tenths(Phrase::new("outlook-cost").by("R29"), price);
        [phrase, cost].map(|phrase| phrase.at_stake(Stake::Luck)).into()
    }

    /// R17. Works out what may come of each roll, and of none, if all dice are assigned in the best way then: the fewest saucers
    /// first, of as many the cheapest.
    fn foretell(&self, view: &State, seat: Seat) -> Forecast<Action> {
        let mut actions = Vec::new();
        self.legal(view, seat, &mut actions);
        let dice = |action: &Action| match action {
            Action::Reroll(dice) => *dice,
            _ => DiceSet::default(),
        };
        let mut odds: Vec<(Action, Odds)> =
            actions.iter().map(|action| (*action, self.odds(view, dice(action)))).collect();
        let costs = |odds: &Odds, other: &Odds| [odds.saucers() * other.ways, odds.price * other.ways];
        odds.sort_by(|(_, one), (_, other)| costs(one, other).cmp(&costs(other, one)));
        let chances = |(action, odds): (Action, Odds)| Chances {
            action,
            mean: odds.tenths(),
            beside: (20 * odds.missiles + odds.ways) / (2 * odds.ways),
            ways: odds.through,
        };
        Forecast {
            counted: Phrase::new("forecast-through").by("R29"),
            beside: Some(Phrase::new("forecast-missiles").by("R40")),
            choices: odds.into_iter().map(chances).collect(),
        }
    }

    /// R29. Says what gets through if no more dice are assigned than so far, of the saucers that are there now.
    fn left_alone(&self, now: &State, after: &State) -> Vec<Phrase> {
        let Leak { price, saucers } = Self::leak(after, &self.prices(now.planets.of(now.course.active)));
        let is_first = now.defense.iter().all(|die| !matches!(die, DefenseDie::Used(_)));
        // Once something is shot, those that are there are no longer all that came.
        let phrase = if is_first {
            Phrase::new("outlook-keep").by("R29").with("through", saucers).with("saucers", now.fleet.total())
        } else {
            Phrase::new("outlook-left").by("R29").with("through", saucers)
        };
        let cost = tenths(Phrase::new("outlook-cost").by("R29"), (20 * u64::from(price) + 6) / 12);
        [phrase, cost].map(|phrase| phrase.at_stake(Stake::Luck)).into()
    }

    /// Returns the numbers of dice as a list.
    pub(crate) fn write_numbers(dice: DiceSet) -> String {
        let numbers = (0..HAND).filter(|die| dice.contains(*die)).map(|die| (die + 1).to_string());
        numbers.collect::<Vec<_>>().join(", ")
    }
}

/// Adds a number of tenths, as a whole part and its tenth: how they are parted is the language's.
fn tenths(phrase: Phrase, amount: u64) -> Phrase {
    phrase.with("whole", (amount / 10) as u32).with("tenth", (amount % 10) as u32)
}
