//! What parley says.

use contract::{Label, Observer, Phrase, Prompt, Seat, Shown, Speak, Step};

use super::{Action, Card, INFO, Outcome, Parley, Stage, State, View};

fn of_seat(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", INFO.seat_name(seat))
}

fn with_card(phrase: Phrase, card: Card) -> Phrase {
    if card == Card::VETO { phrase.term("card", "veto-card") } else { phrase.with("card", card.strength()) }
}

impl Parley {
    /// Tells what is open to all once the preparation is over or a round ends.
    fn tell_opening(&self, before: &State, after: &State, told: &mut Vec<Phrase>) {
        if before.stage == Stage::Prepare && (after.stage != Stage::Prepare || after.round != before.round) {
            let offers = self.all().iter().zip(before.offers);
            told.extend(offers.filter_map(|(seat, card)| Some(with_card(of_seat("opened", seat).by("R5"), card?))));
        }
    }

    fn tell_scores(&self, before: &State, after: &State, told: &mut Vec<Phrase>) {
        for seat in self.all().iter() {
            let points = after.scores[seat.index()] - before.scores[seat.index()];
            if points > 0 {
                told.push(of_seat("scored", seat).by("R8").with("points", points));
            }
        }
        if after.stage == Stage::Over {
            told.push(Phrase::new("ended").by("R9"));
        }
    }
}

impl Speak for Parley {
    fn tell(&self, before: &State, step: Step<Action, Outcome>, after: &State, observer: Observer) -> Vec<Phrase> {
        let mut told = Vec::new();
        match step {
            Step::Act(seat, Action::Offer(card)) if observer.contains(seat) => {
                told.push(with_card(Phrase::new("offered-you").by("R3"), card));
            }
            Step::Act(_, Action::Draw | Action::Offer(_)) => {}
            Step::Act(seat, Action::Done) => told.push(of_seat("is-done", seat).by("R4")),
            Step::Act(seat, Action::Veto) => told.push(of_seat("vetoed", seat).by("R7")),
            Step::Act(seat, Action::Pass) => told.push(of_seat("passed", seat).by("R7")),
            Step::Befall(Outcome::Lot(seat)) => told.push(of_seat("lot", seat).by("R6")),
            Step::Befall(Outcome::Card(card)) => match (self.card_for(before), before.stage) {
                (Some(seat), stage) if observer.contains(seat) => {
                    let key = if stage == Stage::Deal { "dealt-you" } else { "drew-you" };
                    told.push(with_card(Phrase::new(key), card));
                }
                (Some(seat), Stage::Deal) => told.push(of_seat("dealt-other", seat).by("R1")),
                _ => {}
            },
        }
        self.tell_opening(before, after, &mut told);
        self.tell_scores(before, after, &mut told);
        told
    }

    fn shows(&self, before: &State, step: Step<Action, Outcome>, _after: &State, observer: Observer) -> Shown {
        match step {
            Step::Act(seat, Action::Draw | Action::Offer(_)) if !observer.contains(seat) => Shown::Nothing,
            Step::Befall(Outcome::Card(_)) => match (self.card_for(before), before.stage) {
                (Some(seat), _) if observer.contains(seat) => Shown::Whole,
                (_, Stage::Deal) => Shown::Part("+?".to_owned()),
                _ => Shown::Nothing,
            },
            Step::Act(..) | Step::Befall(Outcome::Lot(_)) => Shown::Whole,
        }
    }

    fn prompt(&self, view: &View, _seat: Seat) -> Prompt {
        if let Stage::Window { winner, .. } = view.stage {
            let points: u8 = view.offers.iter().flatten().map(|card| card.strength()).sum();
            let detail = Phrase::new("winner-takes").by("R8").with("winner", INFO.seat_name(winner));
            Prompt { question: Phrase::new("question-window"), detail: Some(detail.with("points", points)) }
        } else {
            Prompt { question: Phrase::new("question-prepare"), detail: Some(Phrase::new("offer-one").by("R3")) }
        }
    }

    fn label(&self, _view: &View, _seat: Seat, action: Action) -> Label {
        let (group, name) = match action {
            Action::Draw => ("preparing", Phrase::new("draw")),
            Action::Offer(card) => ("preparing", with_card(Phrase::new("offer"), card)),
            Action::Done => ("preparing", Phrase::new("done")),
            Action::Veto => ("window", Phrase::new("veto")),
            Action::Pass => ("window", Phrase::new("pass")),
        };
        Label::new(Phrase::new(group), name)
    }
}
