//! What the game says: prompts, names of actions, how much of a token may be read; the log is in [`tell`](crate::tell).
//! All are keys; the words are in `words/`.

use contract::{
    Account, Arg, EventHistory, Label, Observer, Phases, Phrase, Prompt, Seat, Speak, Step, VisibleToken, Vital,
};

use crate::RaiseTheShields;
use crate::action::{Action, Roll};
use crate::event::Event;
use crate::flip::opposite;
use crate::options::PersonalDice;
use crate::state::{AbilityUse, Answer, Assignment, Change, Drawn, Phase, Sheet, Slot, State};
use crate::tell::with_change;
use crate::view::View;

/// Fills a gap that stays empty: words select on it.
pub(crate) const NONE: &str = "none";

impl Speak for RaiseTheShields {
    fn tell(&self, events: &[Event], before: &View, _after: &View, observer: Observer) -> Vec<Phrase> {
        let alone_at_work = self.setup.seats == 1 && before.phase == Phase::Work;
        let news = events.iter().copied().filter(|event| !alone_at_work || !event.was_chosen());
        let observer = self.effective_observer(observer);
        let told = |event: Event| Some(self.tell_event(event, before)?.at_stake(event.stake(observer)));
        news.filter_map(told).collect()
    }

    fn parts(&self, events: &[Event]) -> Vec<usize> {
        Self::cuts(events)
    }

    /// Steps taken in secret are visible only to their owner until everything is shown; a hidden die is `?` in the
    /// roll. All else is open.
    fn visible_token(
        &self,
        _before: &State,
        step: Step<Action, Roll>,
        _after: &State,
        observer: Observer,
    ) -> VisibleToken {
        let observer = self.effective_observer(observer);
        match step {
            Step::Action(seat, _) if observer.contains(seat) => VisibleToken::Whole,
            Step::Action(_, Action::Flip(_) | Action::Decline) => VisibleToken::Whole,
            Step::Action(..) => VisibleToken::Nothing,
            Step::Outcome(Roll::Round(shared, own)) if self.options.personal_dice == PersonalDice::Secret => {
                let known = |seat: usize| observer.contains(Seat::new(seat));
                if (0..usize::from(self.setup.seats)).all(known) {
                    return VisibleToken::Whole;
                }
                let die = |(seat, die): (usize, u8)| if known(seat) { die.to_string() } else { "?".to_owned() };
                let own: String = own.into_iter().take(self.setup.seats.into()).enumerate().map(die).collect();
                VisibleToken::Part(format!("R{}{}/{own}", shared[0], shared[1]))
            }
            Step::Outcome(_) => VisibleToken::Whole,
        }
    }

    fn outlook(&self, view: &View, seat: Seat, action: Action) -> Vec<Phrase> {
        self.outlook(view, seat, action)
    }

    fn prompt(&self, view: &View, seat: Seat) -> Prompt {
        let ask = |question: Phrase, detail: Phrase| Prompt { question, detail: Some(detail) };
        match view.phase {
            Phase::Flip(_) => {
                let [first, second] = view.shared;
                let detail = Phrase::new("ask-flip-detail").by("R11").with("first", first).with("second", second);
                let detail = detail.with("turned_first", opposite(first)).with("turned_second", opposite(second));
                ask(Phrase::new("ask-flip"), detail)
            }
            Phase::React => self.ask_answer(view, seat),
            _ => self.ask_work(view, seat),
        }
    }

    fn label(&self, view: &View, seat: Seat, action: Action) -> Label {
        let label = Label::new(group(action), self.name(view, seat, action));
        let label = Self::button(action).into_iter().fold(label, Label::with_button);
        let label = self.pieces(view, seat, action).into_iter().fold(label, Label::taking);
        let label = self.fillings(view, seat, action).into_iter().fold(label, Label::filled_by);
        let label = self.confirm(view, seat, action).into_iter().fold(label, Label::confirmed_by);
        self.board_space(action).into_iter().fold(label, Label::at)
    }

    fn guide(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        self.guide(view, seat)
    }

    fn vitals(&self, view: &View, seat: Seat) -> Vec<Vital> {
        self.vitals(view, seat)
    }

    fn phases(&self, view: &View) -> Option<Phases> {
        Self::phases(view)
    }

    fn account(&self, history: &EventHistory<Self>) -> Option<Account> {
        Some(self.account(history))
    }
}

fn group(action: Action) -> Phrase {
    match action {
        Action::Flip(_) | Action::Decline => Phrase::new("group-flip").by("R11"),
        Action::Assign(assignment) if assignment.is_changed() => Phrase::new("group-assign-changed").by("R15"),
        Action::Assign(_) => Phrase::new("group-assign").by("R13"),
        Action::Use(AbilityUse::Fill(..)) => Phrase::new("group-fill").by("R42"),
        Action::Use(AbilityUse::Restore(_)) => Phrase::new("group-restore").by("R43"),
        Action::Use(AbilityUse::Erase(_)) => Phrase::new("group-erase").by("R45"),
        Action::Draw(_) => Phrase::new("group-draw").by("R16"),
        Action::Done => Phrase::new("group-done").by("R25"),
        Action::Answer(_) => Phrase::new("group-answer").by("R33"),
    }
}

impl RaiseTheShields {
    /// Asks for the next step of the work step.
    fn ask_work(&self, view: &View, seat: Seat) -> Prompt {
        let ask = |question, detail| Prompt { question, detail: Some(detail) };
        let work = view.player(seat).work;
        match (work.assigned, work.drawn) {
            (None, _) => ask(Phrase::new("ask-assign"), Phrase::new("ask-assign-detail").by("R13")),
            (Some(assignment), None) => {
                let fits = self.fits(&self.drawn_sheet(view, seat), assignment);
                let question = if fits { "ask-draw" } else { "ask-draw-nothing" };
                let question = Phrase::new(question).with("form", self.form(assignment));
                let detail = if fits { ("ask-draw-detail", "R17") } else { ("ask-draw-nothing-detail", "R23") };
                ask(question, Phrase::new(detail.0).by(detail.1).with("sector", assignment.value(Slot::Work)))
            }
            (Some(_), Some(_)) => {
                let detail = Phrase::new("ask-done-detail").by("R25");
                ask(Phrase::new("ask-done"), detail.with("alone", if self.setup.seats == 1 { "yes" } else { "no" }))
            }
        }
    }

    /// R33, R45, R51. Asks for an answer to an attack, depending on what the seat can answer with.
    fn ask_answer(&self, view: &View, seat: Seat) -> Prompt {
        let state = view.public();
        let sector = self.attacked(&state, seat);
        let hits = view.player(seat).sheet.hits[sector];
        let mut answers = Vec::new();
        self.list_answers(&state, seat, &mut answers);
        let has = |answer| answers.contains(&Action::Answer(answer));
        let blocked = self.is_blocked(&state, seat);
        let key = match (blocked, has(Answer::Higher), has(Answer::Ignore)) {
            (true, ..) => "ask-answer-blocked",
            (_, true, _) => "ask-answer-turn",
            (.., true) => "ask-answer",
            _ => "ask-answer-erase",
        };
        let value = sector as u8 + 1;
        let question = Phrase::new(key).with("sector", value);
        let question = question.with("lower", Change::Down.of(value)).with("higher", Change::Up.of(value));
        let detail = match blocked {
            true => ("ask-answer-safe", "R30"),
            false if hits < self.realm.rectangles => ("ask-answer-hit", "R31"),
            false => ("ask-answer-city", "R32"),
        };
        let detail = Phrase::new(detail.0).by(detail.1).with("sector", value).with("hits", hits);
        Prompt { question, detail: Some(detail.with("of", self.realm.rectangles)) }
    }

    /// Returns a seat's sheet after the steps that the view shows.
    pub fn drawn_sheet(&self, view: &View, seat: Seat) -> Sheet {
        self.draft(view.public().player(seat))
    }

    fn name(&self, view: &View, seat: Seat, action: Action) -> Phrase {
        match action {
            Action::Flip(die) => {
                let from = view.shared[usize::from(die)];
                Phrase::new("name-flip").with("die", die + 1).with("from", from).with("to", opposite(from))
            }
            Action::Decline => Phrase::new("name-decline"),
            Action::Assign(assignment) => self.name_assignment(view, seat, assignment),
            Action::Use(AbilityUse::Fill(one, other)) => {
                Phrase::new("name-fill").with("one", one.to_string()).with("other", other.to_string())
            }
            Action::Use(AbilityUse::Restore(city)) => Phrase::new("name-restore").with("city", city + 1),
            Action::Use(AbilityUse::Erase(sector)) => {
                let hits = view.player(seat).sheet.hits[usize::from(sector)];
                Phrase::new("name-erase").with("sector", sector + 1).with("left", hits.saturating_sub(1))
            }
            Action::Draw(drawn) => self.name_drawing(view, seat, drawn),
            Action::Done => Phrase::new("name-done"),
            Action::Answer(answer) => self.name_answer(view, seat, answer),
        }
    }

    fn name_assignment(&self, view: &View, seat: Seat, assignment: Assignment) -> Phrase {
        let [work, shape, attack] = assignment.values;
        let (_, size) = &self.realm.shapes.forms[assignment.shape()];
        let fits = self.fits(&view.player(seat).sheet, assignment);
        let phrase = Phrase::new("name-assign").with("work", work).with("shape", shape).with("attack", attack);
        let phrase = phrase.with("form", self.form(assignment)).with("size", *size as u32);
        let phrase = phrase.with("target", self.target_name(seat));
        let phrase = with_change(phrase, assignment);
        phrase.with("fits", if fits { "yes" } else { "no" })
    }

    /// Names the shape that an assignment draws as its sheet names it. Words select on the name, so a printed shape's
    /// name must be one that they know, without a blank.
    pub(crate) fn form(&self, assignment: Assignment) -> &str {
        match self.realm.shapes.forms[assignment.shape()].0.as_str() {
            "large triangle" => "large-triangle",
            name => name,
        }
    }

    /// Returns a seat for a sentence; [`NONE`] in solo play, where nobody needs to be named.
    pub(crate) fn named(&self, seat: Seat) -> Arg {
        if self.setup.seats == 1 { NONE.into() } else { seat.into() }
    }

    /// Returns whom a seat attacks; [`NONE`] in solo play, where that is its own sheet.
    pub(crate) fn target_name(&self, seat: Seat) -> Arg {
        self.named(self.target(seat))
    }

    /// Names a drawing by its triangles, and by what it would power, raise and enable.
    fn name_drawing(&self, view: &View, seat: Seat, drawn: Drawn) -> Phrase {
        let Drawn::Shape(placement) = drawn else { return Phrase::new("name-draw-nothing").by("R23") };
        let events = self.foreseen(view, seat, Action::Draw(drawn));
        let told = |of: fn(&Event) -> Option<usize>| {
            let numbers: Vec<String> = events.iter().filter_map(of).map(|nth| (nth + 1).to_string()).collect();
            if numbers.is_empty() { NONE.to_owned() } else { numbers.join(", ") }
        };
        let powered = |event: &Event| if let Event::Powered { emitter, .. } = *event { Some(emitter) } else { None };
        let raised = |event: &Event| if let Event::Raised { shield, .. } = *event { Some(shield) } else { None };
        let enabled = |event: &Event| if let Event::Enabled { city, .. } = *event { Some(city) } else { None };
        let cells: Vec<String> =
            self.realm.shapes.placed(placement).cells.iter().map(|cell| cell.to_string()).collect();
        let phrase = Phrase::new("name-draw").with("cells", cells.join(", "));
        phrase.with("emitters", told(powered)).with("shields", told(raised)).with("cities", told(enabled))
    }

    fn name_answer(&self, view: &View, seat: Seat, answer: Answer) -> Phrase {
        let state = view.public();
        let sector = self.attacked(&state, seat) as u8 + 1;
        let turned =
            |change: Change| Phrase::new("name-turn").by("R51").with("from", sector).with("to", change.of(sector));
        match answer {
            Answer::Ignore => Phrase::new("name-ignore").by("R40").with("sector", sector),
            Answer::Higher => turned(Change::Up),
            Answer::Lower => turned(Change::Down),
            Answer::Erase(erased) => {
                let hits = view.player(seat).sheet.hits[usize::from(erased)];
                Phrase::new("name-erase").with("sector", erased + 1).with("left", hits.saturating_sub(1))
            }
            Answer::Accept => {
                let blocked = self.is_blocked(&state, seat);
                Phrase::new("name-accept").with("blocked", if blocked { "yes" } else { "no" })
            }
        }
    }
}
