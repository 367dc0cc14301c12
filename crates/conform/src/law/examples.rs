//! The worked examples of the dossier, played from its own text.

use contract::{Determinize, Game, Notation, Speak};
use dossier::{Claim, Example};
use words::Words;

use crate::breach::{Breach, CheckResult, LawResult};
use crate::claim;
use crate::law::ensure;

/// Every legal example leads where the dossier says. Of every illegal one the last token is refused by a rule that the
/// dossier names, is not offered either, changes nothing, and is refused in the words of the dossier where it has some.
pub fn worked_examples_are_true<G: Game + Notation + Speak + Determinize>() -> LawResult {
    let (examples, faults) = dossier::examples(G::info().dossier);
    let fault = faults.first().map(|fault| format!("line {}: {}", fault.line, fault.what));
    ensure(fault.is_none(), || fault.unwrap_or_default())?;
    for example in &examples {
        let wrong = |what| Breach::from(format!("{} in line {}: {what}", example.name, example.line));
        is_true::<G>(example).map_err(wrong)?;
    }
    let legal = examples.iter().filter(|example| matches!(example.claim, Claim::Legal(_))).count();
    let both = legal > 0 && legal < examples.len();
    Ok(ensure(both, || format!("of {} examples {legal} are legal: there must be some of both", examples.len()))?)
}

fn is_true<G: Game + Notation + Speak + Determinize>(example: &Example<'_>) -> CheckResult {
    match &example.claim {
        Claim::Legal(moves) => {
            moves.iter().try_for_each(|step| claim::leads_to::<G>(&example.options, step.from, step.tokens, step.to))
        }
        Claim::Illegal { from, tokens, rules, said } => {
            let refusal = claim::refusal::<G>(&example.options, from, tokens)?;
            let named = rules.iter().any(|number| format!("R{number}") == refusal.rule);
            ensure(named, || format!("it is refused by {}, not by one of {rules:?}", refusal.rule))?;
            let Some(said) = said else { return Ok(()) };
            let told = Words::of(G::info(), "en").say(&refusal.phrase);
            ensure(told == *said, || format!("the player is told `{told}`, not `{said}`"))
        }
    }
}
