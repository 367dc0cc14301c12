//! What a seat is asked, and how far its answer is pointed out: a piece that is taken up, a place for it, an action.
//!
//! What is pointed out stands in the address of the page and nowhere else. It changes nothing and is told to nobody; an
//! address that fits the table no more points out nothing.

mod beside;
mod chain;
mod hints;
mod links;
mod odds;
mod plan;
mod portions;
mod question;
mod sets;
mod slots;
mod targets;
mod tray;

use boards::{Names, escaped};
use contract::{Label, Observer, Phrase, Position, Seat, Supply};

use beside::is_bare;
pub(crate) use hints::{HintGroup, HintList, HintRow, HintView};
pub(crate) use odds::{Odds, OddsRow};
use plan::Plan;
pub(crate) use question::{Content, Group, Move, Part, Piece, PortionRow, Question, Rotation, Slot, Stepper, Toggles};
use sets::Chosen;
use slots::Slots;
pub(crate) use targets::OnBoard;

use crate::games::entry::LocalizedGame;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::tongue::sentence::Sentence;

/// How many slots an address can fill: more than any action has.
const SLOTS: usize = 16;

/// How many pieces of a set, or portions, an address can hold.
const MANY: usize = 32;

/// How far an action is pointed out, as an address has it.
#[derive(Clone, Default, Debug)]
pub(crate) struct Selection {
    /// Whose it is; without one, the only seat's that is asked.
    seat: Option<Seat>,
    /// The version of the page it was pointed out on; what was pointed out on another is out of date.
    version: Option<u64>,
    piece: Option<String>,
    /// What lies in slots, as `slot.piece`.
    put: Vec<String>,
    /// The pieces of a set; none where the address says nothing of one.
    set: Option<Vec<String>>,
    /// The tokens of an answer of several actions; none where the address says nothing of one.
    lay: Option<Vec<String>>,
    place: Option<String>,
    /// What a place is turned around.
    spot: Option<String>,
    token: Option<String>,
    /// Whether the odds of the choices are asked for.
    odds: bool,
}

impl Selection {
    /// Reads the fields of an address.
    ///
    /// # Errors
    /// When seat or version is no number.
    pub(crate) fn read(fields: &Fields) -> Result<Self, HttpError> {
        let text = |name| fields.text(name).map(str::to_owned);
        let several = |name| {
            let all = fields.all(name);
            (!all.is_empty()).then(|| all.into_iter().take(MANY).collect())
        };
        let number = |name| fields.text(name).map(|_| fields.read(name)).transpose();
        let seat = number("seat")?.filter(|index| *index < Seat::MOST as u64);
        Ok(Self {
            seat: seat.map(|index| Seat::new(index as usize)),
            version: number("version")?,
            piece: text("piece"),
            put: fields.all("put").into_iter().take(SLOTS).collect(),
            set: several("set"),
            lay: several("lay"),
            place: text("place"),
            spot: text("spot"),
            token: text("token"),
            odds: text("odds").is_some(),
        })
    }

    /// Returns it as pointed out on the page of this version, where the page that it names still asks the same.
    pub(crate) fn renewed(&self, version: u64, asks_the_same: impl Fn(u64) -> bool) -> Self {
        let renew = |of| if asks_the_same(of) { version } else { of };
        Self { version: self.version.map(renew), ..self.clone() }
    }
}

/// What one seat is asked at a position, and what of its answer is pointed out.
pub(crate) struct SeatSelection<'a> {
    game: LocalizedGame<'a>,
    seat: Seat,
    /// The address of the table with the fields that every link repeats.
    table: String,
    fields: String,
    labels: Vec<(String, Label)>,
    /// The pieces that keep their places whether or not they can be used.
    supplies: Vec<Supply<String>>,
    /// Whether the address points at this seat's answer.
    is_selected: bool,
    piece: Option<String>,
    slots: Slots,
    set: Chosen,
    /// The answer that is laid out, where the question is answered by several actions.
    plan: Option<Plan>,
    place: Option<String>,
    spot: Option<String>,
    token: Option<String>,
    tried: Option<String>,
    odds: bool,
}

impl<'a> SeatSelection<'a> {
    /// Finds out what an address points out for a seat. `alone` says that no other seat of the observer's is asked.
    pub(crate) fn new(
        id: &str,
        game: LocalizedGame<'a>,
        position: &Position,
        version: u64,
        seat: Seat,
        aim: &Selection,
        alone: bool,
    ) -> Self {
        let labels = position.labels(seat);
        let is_ours = aim.seat.map_or(alone, |named| named == seat) && aim.version.is_none_or(|of| of == version);
        let aim = if is_ours { aim.clone() } else { Selection::default() };
        let is_selected = aim.piece.is_some() || !aim.put.is_empty() || aim.place.is_some() || aim.token.is_some();
        let is_selected = is_selected || aim.set.is_some() || aim.lay.is_some() || aim.odds;
        let plan = Plan::new(id, position, seat, version, aim.lay.as_deref());
        let named = aim.token.as_ref().and_then(|token| labels.iter().find(|(other, _)| other == token));
        let slots = match named {
            Some((_, label)) => Slots::of(label),
            None => Slots::read(&labels, &aim.put, aim.piece.as_deref()),
        };
        let chosen = named.and_then(|(_, label)| Chosen::of(&labels, label));
        let chosen = chosen.unwrap_or_else(|| Chosen::read(&labels, aim.set.as_deref().unwrap_or_default()));
        let known = aim.piece.filter(|key| labels.iter().any(|(_, label)| chain::place(label, key).is_some()));
        let of_named = named.and_then(|(_, label)| Some(label.pieces.last()?.key.clone()));
        let place = named.map_or(aim.place, |(_, label)| label.space.as_ref().map(|place| place.key.clone()));
        let piece = chain::auto_select(&labels, of_named.or(known));
        let place =
            place.filter(|key| labels.iter().any(|(_, label)| is_at(label, key) && fits(label, piece.as_deref())));
        let token = named.map(|(token, _)| token.clone());
        let tried = aim.token.filter(|_| token.is_none() && aim.version.is_some());
        let fields = format!("seat={}&version={version}", seat.index());
        let table = format!("/table/{id}");
        let spot = aim.spot;
        Self {
            game,
            seat,
            table,
            fields,
            labels,
            supplies: position.supplies(seat),
            is_selected,
            piece,
            slots,
            set: chosen,
            plan,
            place,
            spot,
            token,
            tried,
            odds: aim.odds,
        }
    }

    /// Returns whose answer it is.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// Says whether the address points at this seat's answer.
    pub(crate) const fn is_selected(&self) -> bool {
        self.is_selected
    }

    /// Returns the place that is pointed out before a piece is.
    pub(crate) fn place(&self) -> Option<&str> {
        self.place.as_deref().filter(|_| self.piece.is_none())
    }

    /// Returns what it has come down to: one action, or several that differ in what no board shows.
    fn chosen(&self) -> impl Iterator<Item = &(String, Label)> {
        let whole = self.slots.whole(&self.labels);
        let set = self.set.whole(&self.labels);
        let open = move |label: &Label| match (&self.token, &self.place) {
            (None, None) if label.set.is_some() => set == Some(label),
            (None, None) if !label.fillings.is_empty() => whole == Some(label),
            (None, Some(place)) => is_at(label, place) && chain::is_whole(label, self.piece.as_deref()),
            (None, None) => {
                let taken = self.piece.as_deref().filter(|_| label.space.is_none());
                taken.is_some() && chain::is_whole(label, taken)
            }
            _ => false,
        };
        self.labels.iter().filter(move |(token, label)| self.token.as_ref() == Some(token) || open(label))
    }

    /// Returns the tokens of the only move that is pointed out, to be foreseen: also of one that is not allowed.
    pub(crate) fn only(&self) -> Option<Vec<String>> {
        let mut chosen = self.chosen();
        match (chosen.next(), chosen.next()) {
            (Some((token, _)), None) => Some(vec![token.clone()]),
            _ => self.tried.clone().map(|token| vec![token]).or_else(|| self.only_answer()),
        }
    }

    /// Says what the seat is asked.
    pub(crate) fn question(&self, position: &Position, observer: Observer, names: &Names) -> Option<Question> {
        let prompt = position.prompt(self.seat)?;
        let taken = self.taken().or_else(|| self.slots.in_hand(&self.labels));
        let confirmed = self.slots.whole(&self.labels).and_then(|label| label.confirm.clone());
        let prompt = taken.map(|piece| piece.prompt.clone()).or(confirmed).unwrap_or(prompt);
        let (question, detail) = self.wording(&prompt.question, prompt.detail.as_ref());
        let beside = self.beside();
        let pass = self.moves_of(beside.pass).pop();
        let all: Vec<Move> =
            self.chosen().map(|(token, label)| self.action(token, label)).chain(self.answer()).collect();
        // Each button stands once: what is pointed out first, except the pass, which keeps its place.
        let others = |moves: Vec<Move>, shown: &[Move]| -> Vec<Move> {
            moves.into_iter().filter(|one| shown.iter().all(|other| other.token != one.token)).collect()
        };
        let (more, beside) = (others(self.moves_of(beside.folded), &all), others(self.moves_of(beside.shown), &all));
        let chosen = others(all, pass.as_slice());
        Some(Question {
            seat: self.seat,
            text: question,
            detail,
            so_far: self.so_far(position, observer, names),
            pieces: self.tray(position, observer, names),
            slots: self.slots(position, observer, names),
            toggles: self.toggles(position, observer, names),
            portions: self.portions(position, observer, names),
            odds: self.odds(position),
            hints: None,
            lead: self.lead(),
            rotations: self.turns(position, observer),
            groups: self.groups(),
            pass,
            more,
            beside,
            chosen,
            undo: 0,
            has_secrets: position.hides(),
        })
    }

    /// Asks what goes to a place, once one is chosen before a piece.
    fn wording(&self, question: &Phrase, detail: Option<&Phrase>) -> (Sentence, Option<Sentence>) {
        let place = self.place.as_ref().filter(|_| self.piece.is_none());
        let place = place
            .and_then(|key| self.labels.iter().find_map(|(_, label)| label.space.as_ref().filter(|at| at.key == *key)));
        let tongue = self.game.tongue;
        let plain = |text: String| Sentence { text, rule: None };
        match place.filter(|_| !chain::next(&self.labels, None).is_empty()) {
            Some(place) => {
                (plain(tongue.word("choose-what-goes-there").to_owned()), Some(plain(self.game.say(&place.name).text)))
            }
            None => (self.game.say(question), detail.map(|detail| self.game.say(detail))),
        }
    }

    fn action(&self, token: &str, label: &Label) -> Move {
        let name = self.game.say(&label.name);
        Move {
            token: token.to_owned(),
            button: label.button.as_ref().map_or_else(|| name.text.clone(), |label| self.game.say(label).text),
            name,
            is_chosen: self.token.as_deref() == Some(token),
            asks: label.sacrifice.as_ref().map(|sacrifice| self.game.say(sacrifice.question())),
            is_idle: label.is_idle,
        }
    }

    /// Returns the piece that is taken up.
    fn taken(&self) -> Option<&contract::Piece> {
        let key = self.piece.as_deref()?;
        self.labels.iter().find_map(|(_, label)| label.pieces.get(chain::place(label, key)?))
    }

    /// Shows the slots: with a piece in hand, what it would be there; without one, what lies there and can be taken up.
    fn slots(&self, position: &Position, observer: Observer, names: &Names) -> Vec<Slot> {
        let (hand, labels) = (&self.slots, &self.labels);
        let content = |content: slots::Content<'_>| {
            let piece = self.piece(content.piece, position, observer, names);
            Content {
                name: piece.name,
                picture: piece.picture,
                note: self.game.say(content.note).text,
                warning: content.warning.map(|warning| self.game.say(warning)),
            }
        };
        let slots = slots::all(labels).map(|slot| {
            let then = hand.putting(labels, &slot.key);
            let is_open = then.is_some();
            let shown = then.as_ref().unwrap_or(hand);
            let lifted = || hand.in_hand(labels).is_none().then(|| hand.lifting(labels, &slot.key)).flatten();
            Slot {
                key: slot.key.clone(),
                name: self.game.say(&slot.name).text,
                content: shown.content(labels, &slot.key).map(content),
                gives_way: hand.content(labels, &slot.key).filter(|_| is_open).map(content),
                is_open,
                link: then.clone().or_else(lifted).map(|then| self.link(&then.address())),
            }
        });
        slots.collect()
    }

    /// Returns how what is pointed out can be laid otherwise.
    fn turns(&self, position: &Position, observer: Observer) -> Vec<Rotation> {
        let Some(token) = &self.token else { return Vec::new() };
        let others: Vec<&str> = self.at_places().map(|(token, ..)| token.as_str()).collect();
        let turned = boards::turned(position, observer, token, self.spot.as_deref(), &others);
        let turns = turned.into_iter().map(|turned| Rotation {
            way: turned.transform,
            link: format!("{}&spot={}", self.by_token(&turned.token), escaped(&turned.pivot)),
        });
        turns.collect()
    }

    fn groups(&self) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        let mut last: Option<&Phrase> = None;
        for (token, label) in self.labels.iter().filter(|(_, label)| self.is_listed(label)) {
            if last != Some(&label.group) {
                let first = label.pieces.first().or(label.fillings.iter().flatten().next().map(|fill| &fill.piece));
                let first = first.or(label.set.iter().flatten().next());
                let piece = first.map(|piece| piece.key.clone());
                groups.push(Group { heading: self.game.say(&label.group), piece, parts: Vec::new() });
                last = Some(&label.group);
            }
            if let Some(group) = groups.last_mut() {
                let area = label.pieces.first().and(label.space.as_ref()).map(|place| self.game.say(&place.area));
                let action = self.action(token, label);
                let same = |part: &&mut Part| {
                    part.area.as_ref().map(|area| &area.text) == area.as_ref().map(|area| &area.text)
                };
                match group.parts.iter_mut().find(same) {
                    Some(part) => part.moves.push(action),
                    None => group.parts.push(Part { area, moves: vec![action] }),
                }
            }
        }
        let by_area = |part: &Part| part.area.as_ref().map(|area| area.text.clone());
        for group in &mut groups {
            group.parts.sort_by_key(by_area);
        }
        groups
    }

    /// Says whether an action is in the list: those of other pieces are not, once one is taken up.
    fn is_listed(&self, label: &Label) -> bool {
        let is_answer = self.plan.is_some() && (label.portion.is_some() || is_bare(label));
        fits(label, self.piece.as_deref()) && self.slots.admits(label) && !is_answer
    }
}

/// Names a piece with the place where it is put.
fn piece_on_place(game: LocalizedGame<'_>, piece: &contract::Piece, place: &str) -> String {
    let piece = game.say(&piece.name).text;
    game.tongue.say(&Phrase::new("piece-on-place").with("piece", piece).with("place", place))
}

/// Says whether an action can still be meant, once this piece is taken up.
fn fits(label: &Label, piece: Option<&str>) -> bool {
    label.pieces.is_empty() || piece.is_none_or(|taken| chain::place(label, taken).is_some())
}

fn is_at(label: &Label, place: &str) -> bool {
    label.space.as_ref().is_some_and(|own| own.key == place)
}

#[cfg(test)]
mod tests;
