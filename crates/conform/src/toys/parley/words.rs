//! What parley says.

use contract::{Label, Observer, Order, Phases, Phrase, Prompt, Seat, Speak, Step, VisibleToken, Vital};

use super::{Action, Card, Event, Outcome, Parley, Stage, State, View};

fn of_seat(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn with_card(phrase: Phrase, card: Card) -> Phrase {
    if card == Card::VETO { phrase.term("card", "veto-card") } else { phrase.with("card", card.strength()) }
}

/// Puts an event into words; none if it needs no words.
fn say(event: Event) -> Option<Phrase> {
    Some(match event {
        Event::Dealt { card: Some(card), .. } => with_card(Phrase::new("dealt-you"), card),
        Event::Dealt { seat, card: None } => of_seat("dealt-other", seat).by("R1"),
        Event::Drew { card, .. } => with_card(Phrase::new("drew-you"), card),
        Event::Offered { card, .. } => with_card(Phrase::new("offered-you").by("R3"), card),
        Event::IsDone { seat } => of_seat("is-done", seat).by("R4"),
        Event::Opened { seat, card, .. } => with_card(of_seat("opened", seat).by("R5"), card),
        Event::LotFell { seat } => of_seat("lot", seat).by("R6"),
        Event::Passed { seat } => of_seat("passed", seat).by("R7"),
        Event::Vetoed { seat } => of_seat("vetoed", seat).by("R7"),
        Event::Scored { seat, points } => of_seat("scored", seat).by("R8").with("points", points),
        Event::Next(Stage::Over) => Phrase::new("ended").by("R9"),
        Event::Draws { .. } | Event::RoundOver | Event::Next(_) => return None,
    })
}

impl Speak for Parley {
    fn tell(&self, events: &[Event], _before: &View, _after: &View, _observer: Observer) -> Vec<Phrase> {
        events.iter().copied().filter_map(say).collect()
    }

    /// R5. Offers are opened one after another.
    fn parts(&self, events: &[Event]) -> Vec<usize> {
        let opens = |event: &Event| matches!(event, Event::Opened { .. });
        (1..events.len()).filter(|index| opens(&events[*index])).collect()
    }

    fn visible_token(
        &self,
        before: &State,
        step: Step<Action, Outcome>,
        _after: &State,
        observer: Observer,
    ) -> VisibleToken {
        match step {
            Step::Action(seat, Action::Draw | Action::Offer(_)) if !observer.contains(seat) => VisibleToken::Nothing,
            Step::Outcome(Outcome::Card(_)) => match (self.card_for(before), before.stage) {
                (Some(seat), _) if observer.contains(seat) => VisibleToken::Whole,
                (_, Stage::Deal) => VisibleToken::Part("+?".to_owned()),
                _ => VisibleToken::Nothing,
            },
            Step::Action(..) | Step::Outcome(Outcome::Lot(_)) => VisibleToken::Whole,
        }
    }

    fn prompt(&self, view: &View, _seat: Seat) -> Prompt {
        if let Stage::Window { winner, .. } = view.stage {
            let points: u8 = view.offers.iter().flatten().map(|card| card.strength()).sum();
            let detail = Phrase::new("winner-takes").by("R8").with("winner", winner);
            Prompt { question: Phrase::new("question-window"), detail: Some(detail.with("points", points)) }
        } else {
            Prompt { question: Phrase::new("question-prepare"), detail: Some(Phrase::new("offer-one").by("R3")) }
        }
    }

    fn vitals(&self, view: &View, seat: Seat) -> Vec<Vital> {
        vec![Vital::asset("vital-points", view.scores[seat.index()].into(), None)]
    }

    fn phases(&self, view: &View) -> Option<Phases> {
        let now = match view.stage {
            Stage::Deal | Stage::Prepare => 0,
            Stage::Lot | Stage::Window { .. } => 1,
            Stage::Over => return None,
        };
        Some(Phases { names: ["preparing", "window"].map(Phrase::new).into(), now })
    }

    fn orders(&self, view: &View, seat: Seat) -> Vec<Order<Action>> {
        if !self.veto || view.stage == Stage::Over {
            return Vec::new();
        }
        let answer = view.asks_for_a_veto(seat).then_some(Action::Pass);
        let order = |key: &str, name, until| {
            Order::new(format!("{key}.{}", view.round), Phrase::new(name), Phrase::new(until).by("R7"))
                .answering(answer)
        };
        let now = order("now", "pass-now", "until-opened");
        let now = if matches!(view.stage, Stage::Window { .. }) { now } else { now.closed(Phrase::new("no-window")) };
        vec![order("round", "pass-round", "until-next-round"), now]
    }

    fn label(&self, _view: &View, _seat: Seat, action: Action) -> Label {
        let (group, name) = match action {
            Action::Draw => ("preparing", Phrase::new("draw")),
            Action::Offer(card) => ("preparing", with_card(Phrase::new("offer"), card)),
            Action::Done => ("preparing", Phrase::new("done")),
            Action::Veto => ("window", Phrase::new("veto")),
            Action::Pass => ("window", Phrase::new("pass")),
        };
        let label = Label::new(Phrase::new(group), name);
        if action == Action::Pass { label.passing() } else { label }
    }
}
