//! Bots that think by the clock: games with them do not repeat.

use contract::Phrase;
use search::{BotSpec, NetSpec};
use words::Words;

/// Finds a bot that thinks by the clock.
pub(crate) fn find(bots: &[String]) -> Option<&str> {
    bots.iter().map(String::as_str).find(|bot| is_timed(bot))
}

fn is_timed(bot: &str) -> bool {
    match NetSpec::read(bot) {
        Ok(Some(spec)) => spec.is_timed(),
        _ => bot.parse::<BotSpec>().is_ok_and(BotSpec::is_timed),
    }
}

/// Says on standard error that the same seed need not print the same, where that is so.
pub(crate) fn told(bots: &[String], own: &Words) {
    if let Some(bot) = find(bots) {
        eprintln!("{}", own.say(&Phrase::new("timed").with("bot", bot)));
    }
}
