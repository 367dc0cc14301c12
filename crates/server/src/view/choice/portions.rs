//! The answer of several actions that is laid out, as a page shows it.

use boards::{Highlight, Names, StepLink, Target, escaped};
use contract::{Observer, Phrase, Position};

use super::SeatSelection;
use super::plan::{Choice, Plan, Row};
use super::question::{Move, PortionRow, Stepper};
use crate::tongue::sentence::Sentence;

impl SeatSelection<'_> {
    /// Shows what is done with each piece.
    pub(super) fn portions(&self, position: &Position, observer: Observer, names: &Names) -> Vec<PortionRow> {
        let rows = self.plan.iter().flat_map(Plan::rows);
        let shown = rows.filter_map(|row| {
            let portion = row.sample.portion.as_ref()?;
            let piece = self.piece(&portion.piece, position, observer, names);
            Some(PortionRow {
                toggle: self.toggle(&row),
                laid: row.laid.map(|nth| self.choice_name(&row.options[nth])),
                amount: row.is_amount().then(|| self.stepper(&row)),
                options: if row.is_amount() { Vec::new() } else { self.options(&row) },
                key: piece.key,
                name: piece.name,
                picture: piece.picture,
            })
        });
        shown.collect()
    }

    /// Links laying as much of a piece as leaves everything else, or taking back what is laid of it.
    fn toggle(&self, row: &Row<'_>) -> Option<String> {
        match row.laid {
            Some(_) => Some(self.without(row)),
            None => Some(self.laying(&row.most()?.then)),
        }
    }

    fn without(&self, row: &Row<'_>) -> String {
        let key = row.sample.portion.as_ref().map_or("", |portion| &portion.piece.key);
        self.laying(&self.plan.as_ref().map(|plan| plan.without(key)).unwrap_or_default())
    }

    fn stepper(&self, row: &Row<'_>) -> Stepper {
        let amount = |choice: &Choice| choice.label.portion.as_ref().and_then(|portion| portion.amount).unwrap_or(0);
        let less = row.laid.map(|nth| match nth.checked_sub(1).map(|nth| &row.options[nth]) {
            Some(less) => self.laying(&less.then),
            None => self.without(row),
        });
        let more = row.options.get(row.laid.map_or(0, |nth| nth + 1)).filter(|choice| choice.is_free);
        Stepper {
            amount: row.laid.map_or(0, |nth| amount(&row.options[nth])),
            less,
            more: more.map(|choice| self.laying(&choice.then)),
        }
    }

    /// Returns the amounts that are laid somewhere on the board, to be changed there.
    pub(super) fn steppers(&self) -> Vec<boards::Stepper> {
        let rows = self.plan.iter().flat_map(Plan::rows).filter(Row::is_amount);
        let shown = rows.filter_map(|row| {
            let place = row.sample.space.as_ref()?.key.clone();
            let name = self.game.say(&row.sample.portion.as_ref()?.piece.name).text;
            let Stepper { less, more, .. } = self.stepper(&row);
            let say = |phrase: Phrase| self.game.tongue.say(&phrase);
            let less = less.map(|link| StepLink { label: say(Phrase::new("one-less").with("piece", &*name)), link });
            let more = more.map(|link| StepLink { label: say(Phrase::new("one-more").with("piece", &*name)), link });
            Some(boards::Stepper { place, less, more })
        });
        shown.collect()
    }

    fn options(&self, row: &Row<'_>) -> Vec<(String, String, bool)> {
        let shown = row.options.iter().enumerate().map(|(nth, choice)| {
            let is_laid = row.laid == Some(nth);
            let link = if is_laid { self.without(row) } else { self.laying(&choice.then) };
            (self.choice_name(choice), link, is_laid)
        });
        shown.collect()
    }

    fn choice_name(&self, choice: &Choice) -> String {
        self.game.say(choice.label.button.as_ref().unwrap_or(&choice.label.name)).text
    }

    fn laying(&self, tokens: &[String]) -> String {
        let tokens: Vec<String> = tokens.iter().map(|token| format!("lay={}", escaped(token))).collect();
        self.link(&if tokens.is_empty() { "lay=".to_owned() } else { tokens.join("&") })
    }

    /// Returns the button of an answer that has come to its end by itself: its last action stands for all.
    pub(super) fn answer(&self) -> Option<Move> {
        let plan = self.plan.as_ref().filter(|plan| plan.is_whole())?;
        let (token, label) = plan.laid.last()?;
        let words = Phrase::new("answer-with").with("count", plan.laid.len() as i64);
        let name = Sentence { text: self.game.tongue.say(&words), rule: None };
        Some(Move { button: name.text.clone(), name, ..self.action(token, label) })
    }

    /// Returns the actions that the button does before its own.
    pub(super) fn lead(&self) -> Vec<String> {
        let Some(plan) = &self.plan else { return Vec::new() };
        let mut tokens = plan.tokens();
        if plan.is_whole() {
            tokens.pop();
        }
        tokens
    }

    /// Returns the tokens of the answer that is laid out, if only one thing can come of it.
    pub(super) fn only_answer(&self) -> Option<Vec<String>> {
        let plan = self.plan.as_ref().filter(|plan| !plan.laid.is_empty())?;
        let mut ends = plan.ends();
        match (ends.next(), ends.next()) {
            (None, _) if plan.is_whole() => Some(plan.tokens()),
            (Some((end, _)), None) => Some(plan.tokens().into_iter().chain([end.clone()]).collect()),
            _ => None,
        }
    }

    /// Returns where on the board portions are laid: each place fills, or takes back what is laid there.
    pub(super) fn portion_targets(&self) -> Vec<Target> {
        let mut targets: Vec<Target> = Vec::new();
        let mut places: Vec<String> = Vec::new();
        for row in self.plan.iter().flat_map(Plan::rows) {
            let laid = row.laid.map(|nth| &row.options[nth]);
            let offered: Vec<&Choice> = match laid {
                Some(choice) => vec![choice],
                None if row.is_amount() => row.most().into_iter().collect(),
                None => row.options.iter().collect(),
            };
            for choice in offered {
                let Some(place) = &choice.label.space else { continue };
                let is_first = !places.contains(&place.key);
                places.push(place.key.clone());
                targets.push(Target {
                    token: choice.token.clone(),
                    label: if is_first { self.game.say(&choice.label.name).text } else { String::new() },
                    highlight: match laid {
                        Some(_) => Highlight::Chosen,
                        None if choice.label.is_idle => Highlight::Idle,
                        None => Highlight::Legal,
                    },
                    link: Some(if laid.is_some() { self.without(&row) } else { self.laying(&choice.then) }),
                });
            }
        }
        targets
    }
}
