//! What the game says: prompts and names of actions; the log is in [`tell`](crate::tell). All are keys; the words are
//! in `words/`.

use contract::{Account, Arg, EventHistory, Label, Observer, Phases, Phrase, Prompt, Seat, Speak, Stake, Vital};

use crate::UnderFallingSkies;
use crate::action::Action;
use crate::board::{Effect, Margin, Room};
use crate::event::Event;
use crate::place::colour_name;
use crate::space::{Column, Space};
use crate::state::{Die, Phase, Placed, Ship, State};

impl Speak for UnderFallingSkies {
    fn tell(&self, events: &[Event], before: &State, _after: &State, _observer: Observer) -> Vec<Phrase> {
        let together = events.chunk_by(|one, next| one.goes_with(*next));
        let told = together.flat_map(|events| {
            let stake = events.first().map_or(Stake::Other, |event| self.stake(before, *event));
            self.tell_events(before, events).into_iter().map(move |phrase| phrase.at_stake(stake))
        });
        told.collect()
    }

    fn prompt(&self, view: &State, _seat: Seat) -> Prompt {
        let ask = |question: Phrase, detail: Phrase| Prompt { question, detail: Some(detail) };
        match view.phase {
            Phase::Offer => ask(Phrase::new("ask-offer"), Phrase::new("ask-offer-detail").by("R29")),
            Phase::Rooms => ask(Phrase::new("ask-rooms"), Phrase::new("ask-rooms-detail").by("R32")),
            Phase::Site { value, .. } => {
                ask(Phrase::new("ask-site").with("value", value), Phrase::new("ask-site-detail").by("R47"))
            }
            Phase::Mothership => ask(Phrase::new("ask-mothership"), self.ask_margin(view)),
            Phase::Spawn => {
                let ship = view.waiting.next().unwrap_or(Ship::Green);
                let question = Phrase::new("ask-spawn").with("ship", ship_name(ship));
                let empty = self.spots_for_next(view).any(|column| view.sky[column].ships().is_empty());
                let detail = if empty { "ask-spawn-empty" } else { "ask-spawn-far" };
                ask(question, Phrase::new(detail).by(if empty { "R65" } else { "R66" }))
            }
            _ => {
                let left = view.hand.dice().map(|die| view.hand.holds(die)).sum::<u8>();
                ask(Phrase::new("ask-place").with("left", left), Phrase::new("ask-place-detail").by("R16"))
            }
        }
    }

    fn label(&self, view: &State, _seat: Seat, action: Action) -> Label {
        let group = match action {
            Action::Place { die, .. } => with_die(Phrase::new("group-die"), die),
            Action::Remove(_) => Phrase::new("group-robots").by("R50"),
            Action::Use(_) | Action::Excavate => Phrase::new("group-use"),
            Action::End => Phrase::new("group-end").by("R54"),
            Action::GiveUp(_) | Action::GiveUpExcavating => Phrase::new("group-give-up").by("R33"),
            Action::Site { .. } | Action::Decline => Phrase::new("group-site").by("R47"),
            Action::Reroll | Action::Keep => Phrase::new("group-offer").by("R29"),
            Action::Mothership | Action::Spawn(_) => Phrase::new("group-mothership"),
        };
        let label = Label::new(group, self.name(view, action));
        let label = Self::button(action).into_iter().fold(label, Label::with_button);
        let label = self.sacrifice(view, action).into_iter().fold(label, Label::sacrificing);
        let label = if self.is_idle(view, action) { label.idle() } else { label };
        let label = self.piece(view, action).into_iter().fold(label, Label::taking);
        self.board_space(view, action).into_iter().fold(label, Label::at)
    }

    fn outlook(&self, view: &State, _seat: Seat, action: Action) -> Vec<Phrase> {
        self.outlook(view, action)
    }

    fn guide(&self, view: &State, _seat: Seat) -> Vec<Phrase> {
        self.guide(view)
    }

    fn vitals(&self, view: &State, _seat: Seat) -> Vec<Vital> {
        self.vitals(view)
    }

    fn phases(&self, view: &State) -> Option<Phases> {
        Self::phases(view)
    }

    fn account(&self, history: &EventHistory<Self>) -> Option<Account> {
        Some(self.account(history))
    }
}

impl UnderFallingSkies {
    fn ask_margin(&self, view: &State) -> Phrase {
        let row = view.mothership + 1;
        let (key, steps) = match self.board.margin[row as usize] {
            Margin::Empty => ("margin-empty", 0),
            Margin::ExcavatorBack(steps) => ("margin-excavator", steps),
            Margin::ResearchBack(steps) => ("margin-research", steps),
            Margin::RedShip => ("margin-red", 0),
            Margin::Damage => ("margin-damage", 0),
            Margin::Skull => ("margin-skull", 0),
        };
        Phrase::new(key).by("R56").with("row", row).with("steps", steps)
    }

    fn name(&self, view: &State, action: Action) -> Phrase {
        let at = |key, space: Space| Phrase::new(key).with("space", space.to_string());
        match action {
            Action::Place { die, digs: true, space, .. } => {
                let distance = self.distance(view, space).unwrap_or(0);
                at("name-dig", space)
                    .with("distance", distance)
                    .with("by", self.ships_move(Placed { die, space, digs: true }))
            }
            Action::Place { die, space, order, .. } => {
                let room = self.board.room(space);
                let value = room.map_or(0, |room| die.value as i8 + room.modifier);
                let name = describe(at("name-place", space), room)
                    .with("by", self.ships_move(Placed { die, space, digs: false }));
                let name = name.with("value", value).with("more", room.map_or(0, |room| room.spaces.len() as u8 - 1));
                let rows: Vec<String> = order.rows().iter().map(u8::to_string).collect();
                name.with("order", if rows.is_empty() { NONE.to_owned() } else { rows.join(", ") })
            }
            Action::Reroll => Phrase::new("name-reroll"),
            Action::Keep => Phrase::new("name-keep"),
            Action::Use(space) => self.name_use(view, space),
            Action::Excavate => {
                let space = view.excavating().map_or_else(String::new, |placed| placed.space.to_string());
                Phrase::new("name-excavate").by("R44").with("space", space)
            }
            Action::GiveUp(space) => at("name-give-up", space),
            Action::GiveUpExcavating => Phrase::new("name-give-up-excavating"),
            Action::Site { space, instead_of } => {
                let old = instead_of.map_or_else(|| NONE.to_owned(), |old| old.to_string());
                describe(at("name-site", space), self.board.room(space)).with("old", old)
            }
            Action::Decline => Phrase::new("name-decline"),
            Action::End => Phrase::new("name-end").by("R54"),
            Action::Mothership => Phrase::new("name-mothership").by("R56"),
            Action::Spawn(column) => in_column("name-spawn", column),
            Action::Remove(space) => at("name-remove", space),
        }
    }

    fn name_use(&self, view: &State, space: Space) -> Phrase {
        let room = self.board.named(space);
        if self.is_idle(view, Action::Use(space)) {
            let phrase = describe(Phrase::new("name-use-idle").by("R37").with("space", space.to_string()), room);
            return phrase.with("cost", room.map_or(0, |room| room.cost));
        }
        let value = room.map_or(0, |room| Self::value(view, room).max(0));
        let gain = room.map_or(0, |room| self.foresee(view, room, value as u8));
        let cost = room.map_or(0, |room| room.cost);
        describe(Phrase::new("name-use").with("space", space.to_string()), room)
            .with("value", value)
            .with("cost", cost)
            .with("gain", gain)
    }

    /// Returns what a room's first effect would bring: energy gained, ships shot down, research steps, the robot's
    /// value.
    fn foresee(&self, view: &State, room: &Room, value: u8) -> u8 {
        match room.effects.first() {
            Some(Effect::Energy) => view.energy.saturating_add(value).min(self.board.energy_most) - view.energy,
            Some(Effect::Fighter) => {
                let hit = self.board.explosions[(value as usize).min(crate::board::STRONGEST)];
                view.sky.iter().zip(hit).map(|(sky, rows)| sky.ships().and(rows).len()).sum()
            }
            Some(Effect::Research) => self.steps_paid(view.research, value),
            Some(Effect::Robot) => value.min(6),
            Some(Effect::AntiAircraft) | None => 0,
        }
    }
}

/// Adds a die: its colour and number.
pub(crate) fn with_die(phrase: Phrase, die: Die) -> Phrase {
    phrase.with("colour", colour_name(die.colour)).with("value", die.value)
}

/// Returns the sentence with this key about a column.
pub(crate) fn in_column(key: &'static str, column: Column) -> Phrase {
    Phrase::new(key).with("column", column as u32 + 1)
}

/// Writes what words select on.
pub(crate) const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// Fills a gap that stays empty: words select on it.
pub(crate) const NONE: &str = "none";

/// Adds what a room does: one effect, or two of them.
pub(crate) fn describe(phrase: Phrase, room: Option<&Room>) -> Phrase {
    let effect = |place: usize| room.and_then(|room| room.effects.get(place)).copied();
    let second = effect(1).map_or_else(|| Arg::from(NONE), |effect| Arg::Term(effect_key(effect)));
    let modifier = room.map_or(0, |room| room.modifier);
    let phrase = phrase.term("effect", effect(0).map_or("effect-none", effect_key));
    let phrase = phrase.with("does", effect(0).map_or(NONE, effect_name));
    phrase.with("second", second).with("modifier", modifier)
}

/// Returns the word for what a room does.
const fn effect_key(effect: Effect) -> &'static str {
    match effect {
        Effect::AntiAircraft => "effect-anti-aircraft",
        Effect::Energy => "effect-energy",
        Effect::Fighter => "effect-fighter",
        Effect::Research => "effect-research",
        Effect::Robot => "effect-robot",
    }
}

/// Returns the name of what a room does, for words to choose by.
const fn effect_name(effect: Effect) -> &'static str {
    match effect {
        Effect::AntiAircraft => "anti-aircraft",
        Effect::Energy => "energy",
        Effect::Fighter => "fighter",
        Effect::Research => "research",
        Effect::Robot => "robot",
    }
}

/// Returns the name of a colour of ships, for words to choose by.
const fn ship_name(ship: Ship) -> &'static str {
    match ship {
        Ship::Green => "green",
        Ship::Red => "red",
    }
}
