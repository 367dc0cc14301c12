//! What is said while a bot is trained, and in the end.

use std::io::{self, IsTerminal, Write};
use std::time::Instant;

use contract::Phrase;
use lab::{Progress, Trained, wilson};
use search::{About, Measure};
use words::Words;

use crate::language::Language;
use crate::pace::Pace;
use crate::sim::number;

/// Tells how far a training is: a line for every exam, and at a terminal one that is written over in between.
pub(crate) struct Teller {
    own: Words,
    /// The words of a line in between, and of one for an exam.
    lines: [&'static str; 2],
    is_alone: bool,
    is_terminal: bool,
    began: Instant,
    pace: Pace,
}

impl Teller {
    pub(crate) fn new(language: Language, is_alone: bool) -> Self {
        let (is_terminal, lines) = (io::stderr().is_terminal(), ["train-progress", "train-exam"]);
        Self { own: language.own(), lines, is_alone, is_terminal, began: Instant::now(), pace: Pace::new() }
    }

    /// Returns one that tells how far a policy is.
    pub(crate) fn of_policy(language: Language) -> Self {
        Self { lines: ["distill-progress"; 2], ..Self::new(language, true) }
    }

    pub(crate) fn tell(&self, progress: Progress) {
        let is_told = progress.is_exam || self.is_terminal && self.pace.is_time();
        if !is_told {
            return;
        }
        let end = if progress.is_exam { '\n' } else { '\r' };
        let said = format!("{}{end}", self.own.say(&self.line(progress)));
        // Nobody waits for these lines; where they cannot be shown, the training goes on.
        io::stderr().write_all(said.as_bytes()).unwrap_or_default();
    }

    fn line(&self, Progress { done, games, worth, exams, is_exam }: Progress) -> Phrase {
        let spent = self.began.elapsed().as_secs_f64();
        let share = |share: f64| number(&self.own, 100.0 * share, 1);
        let alone = if self.is_alone { "yes" } else { "no" };
        let line = match exams.filter(|_| is_exam) {
            Some((last, best)) => Phrase::new(self.lines[1]).with("share", share(last)).with("best", share(best)),
            None => Phrase::new(self.lines[0]).with("share", share(worth)),
        };
        let left = if done > 0.0 { clock(spent * (1.0 / done - 1.0).max(0.0)) } else { "?".to_owned() };
        let speed = number(&self.own, games as f64 / spent.max(1e-9), 0);
        line.with("alone", alone).with("games", games.to_string()).with("speed", speed).with("left", left)
    }
}

/// Writes seconds as minutes and seconds.
fn clock(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Tells what a training came to.
pub(crate) fn result(trained: &Trained, own: &Words) -> String {
    let about = &trained.about;
    let title = Phrase::new("train-title").with("game", about.game.as_str()).with("rules", about.rules);
    let title = title.with("seed", about.seed.as_str()).with("games", about.games.to_string());
    let mut lines = vec![own.say(&title)];
    if trained.was_stopped {
        lines.push(own.word("train-stopped"));
    }
    lines.extend(measures(about, own));
    lines.join("\n") + "\n"
}

/// Tells how strong a net was found to be.
pub(crate) fn measures(about: &About, own: &Words) -> impl Iterator<Item = String> {
    about.measured.iter().map(|measure| own.say(&measured(measure, own)))
}

fn measured(measure: &Measure, own: &Words) -> Phrase {
    let Measure { against, by, games, wins, draws, points, .. } = measure;
    let percent = |share: f64| number(own, 100.0 * share, 2);
    let of_all = |part: f64| part / (*games).max(1) as f64;
    let (low, high) = wilson(*wins, *games);
    let line = match (against, by) {
        (None, None) => Phrase::new("train-alone"),
        (None, Some(by)) => Phrase::new("train-by").with("by", by.as_str()),
        (Some(against), _) => Phrase::new("train-against")
            .with("against", against.as_str())
            .with("draws", draws.to_string())
            .with("points", percent(of_all(*points))),
    };
    let line = line.with("wins", wins.to_string()).with("games", games.to_string());
    line.with("share", percent(of_all(*wins as f64))).with("low", percent(low)).with("high", percent(high))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_told_in_minutes_and_seconds() {
        assert_eq!([0.4, 59.6, 61.0, 3600.0].map(clock), ["0:00", "1:00", "1:01", "60:00"]);
    }
}
