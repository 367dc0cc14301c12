//! What can be asked by forms and in addresses: what fits, what is a little beside it, and what is no form of ours.

use super::known::Known;
use crate::client::escape;

/// How many steps there may be, and some more.
pub(super) const STEPS: std::ops::Range<usize> = 0..14;

/// The version before the page's, its own and the next one.
fn versions(known: &Known) -> std::ops::RangeInclusive<u64> {
    known.version.saturating_sub(1)..=known.version + 1
}

pub(super) fn acts(known: &Known) -> Vec<String> {
    let act = |version, seat, token: &str| format!("version={version}&seat={seat}&token={}", escape(token));
    let mut forms: Vec<String> = [0, 1, 3, 99].map(|seat| act(known.version, seat, "done")).to_vec();
    for version in versions(known) {
        // What is legal comes last: what is taken changes what may follow.
        let guessed = ["B:done", "a b", "\u{1F3B2}"].into_iter().chain(known.tokens.iter().map(String::as_str));
        forms.extend(guessed.map(|token| act(version, 2, token)));
    }
    forms
        .extend(["", "version=1", "version=x&seat=2&token=x", "version=1&version=2&seat=2&token=a"].map(str::to_owned));
    forms
}

pub(super) fn undos(known: &Known) -> Vec<String> {
    let undo = |version, seat, steps| format!("version={version}&seat={seat}&steps={steps}");
    let mut forms: Vec<String> = STEPS.map(|steps| undo(known.version, 1, steps)).collect();
    for version in versions(known) {
        forms.extend([undo(version, 0, 1), undo(version, 2, 1), undo(version, 2, 3)]);
    }
    forms
}

pub(super) fn aims(known: &Known) -> Vec<String> {
    let now = known.version;
    let token = known.tokens.first().map(escape).unwrap_or_default();
    let mut queries: Vec<String> =
        versions(known).map(|version| format!("version={version}&seat=2&token={token}")).collect();
    queries.extend((0..4).map(|seat| format!("seat={seat}&version={now}&piece=w&put=w.3&place=A1&spot=A1")));
    queries.extend(["piece=x", "put=a.b&put=c.d", "seat=x", "followed=1"].map(str::to_owned));
    queries
}

/// Orders of the secret one's seat, of one that is not there, and of one's own: right, wrong, given and cancelled.
pub(super) fn orders(known: &Known) -> Vec<String> {
    let now = known.version;
    let order = |seat, order, stands| format!("version={now}&seat={seat}&order={order}&stands={stands}");
    let mut forms: Vec<String> = ["1", "3", "99", "x"].map(|seat| order(seat, "round.1", "yes")).to_vec();
    forms.extend(
        [("round.1", "yes"), ("round.2", "yes"), ("now.1", "yes"), ("", "yes"), ("round.1", "no")]
            .map(|(key, stands)| order("2", key, stands)),
    );
    forms.extend(["", "seat=2&order=round.1"].map(str::to_owned));
    forms
}

pub(super) fn seats(known: &Known) -> Vec<String> {
    let now = known.version;
    let named = ["0", "1", "2", "3", "99", "x", ""].map(|seat| format!("version={now}&seat={seat}"));
    named.into_iter().chain([String::new()]).collect()
}

pub(super) fn issues(_: &Known) -> Vec<String> {
    ["0", "1", "2", "99", "x"].map(|seat| format!("seat={seat}&issue=0")).to_vec()
}

/// Giving up the seat of the secret one, or one that is not there: whoever asks it must not.
pub(super) fn by_others(known: &Known) -> Vec<String> {
    let now = known.version;
    ["1", "3", "x"].iter().map(|seat| format!("version={now}&seat={seat}")).collect()
}

pub(super) fn hands(known: &Known) -> Vec<String> {
    let now = known.version;
    let bots = ["", "greedy", "nobody"].map(|bot| format!("version={now}&seat=1&bot={bot}"));
    bots.into_iter().chain([format!("version={now}&seat=2&bot=nobody")]).collect()
}

pub(super) fn notes(_: &Known) -> Vec<String> {
    ["", "note=x", "skip=1"].map(str::to_owned).to_vec()
}

pub(super) fn names(_: &Known) -> Vec<String> {
    ["", "name=Eve", "name=%00", "entropy=xyz"].map(str::to_owned).to_vec()
}

pub(super) fn steps(known: &Known) -> Vec<String> {
    let mut forms: Vec<String> = STEPS.map(|step| format!("step={step}&name=Eve")).collect();
    forms.extend(["", "step=-1", "step=x", "step=99999999999999999999"].map(str::to_owned));
    forms.push(format!("step={}", known.version));
    forms
}

pub(super) fn numbers(_: &Known) -> Vec<String> {
    ["from=1", "from=2", "from=99", "from=x"].map(str::to_owned).to_vec()
}

pub(super) fn stories(known: &Known) -> Vec<String> {
    let now = known.version;
    let parts = [(0, now), (0, now + 9), (now, now + 1), (now, 0)].map(|(from, to)| format!("from={from}&to={to}"));
    let all = |screen| format!("from=0&to={now}&again=1&lean=1&as={screen}");
    let rest = ["", "from=1", "from=x&to=-1"].map(str::to_owned).into_iter().chain(["0", "1", "2", "none"].map(all));
    parts.into_iter().chain(rest).collect()
}

pub(super) fn screens(_: &Known) -> Vec<String> {
    ["as=0", "as=1", "as=2", "as=none", "as=x", "news=1", "news=1&as=1"].map(str::to_owned).to_vec()
}

pub(super) fn plays(_: &Known) -> Vec<String> {
    ["", "seat-0=genius", "seat-0=me&seat-1=me&option-rounds=x"].map(str::to_owned).to_vec()
}

pub(super) fn pages(_: &Known) -> Vec<String> {
    ["page=1", "page=2", "page=0", "page=99999999999999999999", "page=x"].map(str::to_owned).to_vec()
}

pub(super) fn codes(known: &Known) -> Vec<String> {
    let given = [known.link.as_str(), known.table.as_str(), "x", "", "https://example.org/seat/x"];
    given.map(|code| format!("code={}", escape(code))).to_vec()
}

pub(super) fn seeks(_: &Known) -> Vec<String> {
    ["step=last", "step=3", "step=-1", "step=x", "step=99999999999999999999"].map(str::to_owned).to_vec()
}
