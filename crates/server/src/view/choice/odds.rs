//! What the choices of a question may bring, in numbers, once somebody asks for it.

use boards::escaped;
use contract::{Chances, Forecast, Position};

use super::SeatSelection;
use crate::tongue::sentence::Sentence;

/// How an address asks for the odds.
pub(super) const ASKED: &str = "odds=shown";

/// How many choices are compared; what is pointed out is always among them.
const COMPARED: usize = 5;

/// What the choices may bring, or the way to ask for it.
pub(crate) struct Odds {
    /// Where showing them, or hiding them again, leads.
    pub(crate) link: String,
    /// The choices, the best first; none while nobody asks.
    pub(crate) rows: Vec<OddsRow>,
    /// What is counted.
    pub(crate) counted: Sentence,
    /// What else is told of each choice.
    pub(crate) beside: Option<Sentence>,
}

/// What one choice may bring.
pub(crate) struct OddsRow {
    pub(crate) key: String,
    pub(crate) name: String,
    /// Where choosing it leads.
    pub(crate) link: String,
    pub(crate) is_chosen: bool,
    /// From the least that can come, how many of a hundred times each number comes, rounded.
    pub(crate) percent: Vec<u64>,
    pub(crate) range: [usize; 2],
    /// The average, in tenths.
    pub(crate) mean: u64,
    pub(crate) beside: u64,
}

impl SeatSelection<'_> {
    /// Shows the odds, where the game can work them out.
    pub(super) fn odds(&self, position: &Position) -> Option<Odds> {
        let Forecast { counted, beside, choices } = position.forecast(self.seat)?;
        let rows = if self.odds { self.compared(&choices) } else { Vec::new() };
        let link = self.link_with(&self.pointed_out(), !self.odds);
        let beside = beside.map(|beside| self.game.say(&beside));
        Some(Odds { link, rows, counted: self.game.say(&counted), beside })
    }

    /// Writes what is pointed out, so that it stays as it is.
    fn pointed_out(&self) -> String {
        match &self.token {
            Some(token) => format!("token={}", escaped(token)),
            None => self.set_address(),
        }
    }

    /// Returns the choices that are compared. Of those that come to the same one is enough.
    fn compared(&self, choices: &[Chances<String>]) -> Vec<OddsRow> {
        let chosen: Vec<&String> = self.chosen().map(|(token, _)| token).collect();
        let is_chosen = |chances: &Chances<String>| chosen.contains(&&chances.action);
        let alike =
            |one: &Chances<String>, other: &Chances<String>| (&one.ways, one.beside) == (&other.ways, other.beside);
        let mut shown: Vec<&Chances<String>> = choices.iter().filter(|chances| is_chosen(chances)).collect();
        for chances in choices {
            if shown.len() < COMPARED && shown.iter().all(|other| !alike(other, chances)) {
                shown.push(chances);
            }
        }
        let place = |chances: &Chances<String>| choices.iter().position(|other| other.action == chances.action);
        shown.sort_by_key(|chances| place(chances));
        shown.into_iter().filter_map(|chances| self.compare(chances, is_chosen(chances))).collect()
    }

    fn compare(&self, chances: &Chances<String>, is_chosen: bool) -> Option<OddsRow> {
        let (token, label) = self.labels.iter().find(|(token, _)| *token == chances.action)?;
        let all = chances.all().max(1);
        let range = chances.range();
        let percent = chances.ways.get(range[0]..=range[1]).unwrap_or_default().iter();
        Some(OddsRow {
            key: token.clone(),
            name: self.game.say(&label.name).text,
            link: self.address_of(label).map_or_else(|| self.by_token(token), |set| self.link(&set)),
            is_chosen,
            percent: percent.map(|ways| (200 * ways + all) / (2 * all)).collect(),
            range,
            mean: chances.mean,
            beside: chances.beside,
        })
    }
}
