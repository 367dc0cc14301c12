//! What the choices of a question are worth, for a seat that has asked.

use contract::{Label, Phrase};
use table::Hint;

use super::SeatSelection;
use crate::live::hint_cache::Hints;
use crate::tongue::sentence::Sentence;

/// How many choices are listed at once; of more than [`MANY`] the others are folded away.
const BEST: usize = 10;
const MANY: usize = 40;

/// How long the names of choices that lie close together may be, in characters, to be said; else it is said how many
/// they are.
const NAMED: usize = 48;

/// What a page shows of a hint.
pub(crate) enum HintView {
    /// It can be asked for.
    Offered,
    /// It was.
    Told(HintList),
}

/// What the choices are worth.
pub(crate) struct HintList {
    /// What it comes to, in a sentence.
    pub(crate) summary: String,
    /// The choices in their groups, the best first.
    pub(crate) groups: Vec<HintGroup>,
    /// Those for which there is no room, the best first.
    pub(crate) more: Vec<HintRow>,
    /// Whether one plays alone against the game.
    pub(crate) is_solo: bool,
    /// Whether these are first steps of an answer that has several.
    pub(crate) are_first_steps: bool,
    /// Whether it is known how sure the numbers are.
    pub(crate) has_margins: bool,
}

/// Choices that belong together.
pub(crate) struct HintGroup {
    pub(crate) heading: Sentence,
    pub(crate) rows: Vec<HintRow>,
}

/// What one choice is worth.
pub(crate) struct HintRow {
    pub(crate) token: String,
    pub(crate) name: String,
    /// Where pointing it out leads.
    pub(crate) link: String,
    pub(crate) is_chosen: bool,
    /// Chances of a hundred.
    pub(crate) percent: u8,
    pub(crate) margin: Option<u8>,
    /// Whether no other choice is known to be better.
    pub(crate) leads: bool,
}

impl SeatSelection<'_> {
    /// Lists what the choices are worth.
    pub(crate) fn hints(&self, told: &Hints, is_solo: bool) -> Option<HintList> {
        let mut rows = self.rows(told);
        let has_margins = rows.iter().any(|(_, row)| row.margin.is_some());
        let summary = self.game.tongue.say(&self.summary(&rows)?);
        let more = if rows.len() > MANY { rows.split_off(BEST) } else { Vec::new() };
        let more = more.into_iter().map(|(_, row)| row).collect();
        let are_first_steps = self.plan.is_some();
        Some(HintList { summary, groups: self.grouped(rows), more, is_solo, are_first_steps, has_margins })
    }

    /// Returns what the board shows: of very many choices the best alone.
    pub(crate) fn board_hints(&self, told: &Hints) -> Vec<boards::Hint> {
        let rows = self.rows(told);
        let shown = if rows.len() > MANY { BEST } else { rows.len() };
        let shown = rows.into_iter().take(shown).map(|(_, row)| row);
        shown.map(|row| boards::Hint { token: row.token, percent: row.percent, leads: row.leads }).collect()
    }

    /// Returns all choices, each with its group, the best first; of equals in the game's order.
    fn rows(&self, told: &Hints) -> Vec<(&Phrase, HintRow)> {
        let Some(best) = told.iter().max_by(|one, other| one.worth.total_cmp(&other.worth)) else { return Vec::new() };
        let found = |(token, _): &&(String, Label)| told.iter().find(|hint| hint.token == *token);
        let mut ranked: Vec<(&(String, Label), &Hint)> =
            self.labels.iter().filter_map(|one| Some((one, found(&one)?))).collect();
        ranked.sort_by(|(_, one), (_, other)| other.worth.total_cmp(&one.worth));
        let row = |((token, label), hint): (&'_ (String, Label), &Hint)| HintRow {
            token: token.clone(),
            name: self.game.say(&label.name).text,
            link: self.address_of(label).map_or_else(|| self.by_token(token), |set| self.link(&set)),
            is_chosen: self.token.as_ref() == Some(token),
            percent: rounded(hint),
            margin: hint.margin.map(|margin| hundreds(margin).ceil() as u8),
            leads: hint.may_equal(best) || rounded(hint) == rounded(best),
        };
        ranked.into_iter().map(|(one, hint)| (&one.1.group, row((one, hint)))).collect()
    }

    /// Puts choices into their groups, in the order in which these come up.
    fn grouped(&self, rows: Vec<(&Phrase, HintRow)>) -> Vec<HintGroup> {
        let mut groups: Vec<(&Phrase, HintGroup)> = Vec::new();
        for (group, row) in rows {
            match groups.iter_mut().find(|(other, _)| *other == group) {
                Some((_, found)) => found.rows.push(row),
                None => groups.push((group, HintGroup { heading: self.game.say(group), rows: vec![row] })),
            }
        }
        groups.into_iter().map(|(_, group)| group).collect()
    }

    /// Says which choice is the best, or which are too close to call.
    fn summary(&self, rows: &[(&Phrase, HintRow)]) -> Option<Phrase> {
        let leading = rows.iter().filter(|(_, row)| row.leads);
        let names: Vec<String> = leading.map(|(_, row)| row.name.clone()).collect();
        Some(match &names[..] {
            [] => return None,
            [only] => Phrase::new("hint-best").with("choice", only.as_str()),
            all if all.len() == rows.len() => Phrase::new("hint-all-close"),
            some if some.iter().map(|name| name.chars().count()).sum::<usize>() <= NAMED => {
                Phrase::new("hint-close").with("choices", self.game.tongue.list(some))
            }
            many => Phrase::new("hint-many-close").with("count", many.len() as i64),
        })
    }
}

/// What is shown of it: what looks the same is not told apart.
fn rounded(hint: &Hint) -> u8 {
    hundreds(hint.worth).round() as u8
}

fn hundreds(chance: f64) -> f64 {
    100.0 * chance.clamp(0.0, 1.0)
}
