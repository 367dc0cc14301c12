//! From a table and its observer to what the page shows: plain values, made of what the observer may see.

use boards::{Picture, Sheet};
use contract::{Observer, Phrase, Position, Seat, SeatSet};
use maud::Markup;
use table::{Event, Name, Page, Table};

use crate::games::bot::{self, offered, usual};
use crate::games::entry::{GameEntry, LocalizedGame};
use crate::live::promises::Fingerprint;
use crate::live::room::RoomSnapshot;
use crate::people::access::{SeatLink, VisitorAccess};
use crate::people::screen::Screen;
use crate::play::hints::ToldHints;
use crate::tongue::Tongue;
use crate::tongue::sentence::Sentence;
use crate::view::choice::{HintView, OnBoard, Question, SeatSelection, Selection};
use crate::view::ending::{Ending, ending};
use crate::view::following::Surroundings;
use crate::view::giving_up::{self, GivingUp};
use crate::view::glance::{self, PhaseRow, VitalRow};
use crate::view::guide::Note;
use crate::view::notice::Notice;
use crate::view::orders::{self, SeatOrders};
use crate::view::people;
use crate::view::preview::{PlacePreview, Preview, PreviewRequest, preview, preview_place};
use crate::view::story::{self, Told};
use crate::view::table_status::{self, SeatStatus, TableStatus};

/// How many lines of the log a table page shows.
pub(crate) const LOG: usize = 40;

/// What a table page shows.
pub(crate) struct TablePage {
    pub(crate) id: String,
    /// The language of whoever looks.
    pub(crate) tongue: Tongue,
    pub(crate) game: &'static str,
    pub(crate) title: &'static str,
    /// The version of the observer's page.
    pub(crate) version: u64,
    pub(crate) round: u16,
    pub(crate) begun: bool,
    /// The phases of the round; none where the game has none, or nobody plays.
    pub(crate) phases: Vec<PhaseRow>,
    /// The numbers by which each seat stands, in seat order.
    pub(crate) vitals: Vec<Vec<VitalRow>>,
    /// Whether the observer looks on, and may choose from which side.
    pub(crate) watches: bool,
    /// The seat whose side of the table is drawn, where the observer has chosen one.
    pub(crate) side: Option<Seat>,
    pub(crate) forced: ForcedSteps,
    /// What the observer's seats are asked, in seat order.
    pub(crate) questions: Vec<Question>,
    /// The standing orders of the observer's seats.
    pub(crate) orders: Vec<SeatOrders>,
    /// Who is waited for, each for the middle of a sentence, when the observer is not asked.
    pub(crate) waiting: Vec<String>,
    /// What the screen shows of the observer's seats.
    pub(crate) screen: Screen,
    /// How those at the table stand to each other.
    pub(crate) status: TableStatus,
    pub(crate) board: Option<Markup>,
    pub(crate) sheets: Vec<Sheet>,
    /// What the action would do that is pointed out, or why it is not allowed.
    pub(crate) foreseen: Option<Result<Preview, Box<Notice>>>,
    /// What each piece would do at the place that is pointed out, before one is picked.
    pub(crate) at_place: Option<PlacePreview>,
    /// The log, newest first.
    pub(crate) log: Vec<LogRow>,
    /// How many older lines there are.
    pub(crate) older: usize,
    /// What happened just now, oldest first.
    pub(crate) told: Vec<Told>,
    pub(crate) seats: Vec<SeatRow>,
    /// The bots that a seat may be handed to: how each is written, and what it does.
    pub(crate) bots: Vec<(String, String)>,
    /// The one that is offered first.
    pub(crate) usual_bot: String,
    pub(crate) ending: Option<Ending>,
    /// What stands around the game: its match, and what follows it.
    pub(crate) around: Surroundings,
    /// The note of the guide that the visitor is to read, if they are guided.
    pub(crate) guide: Option<Note>,
    pub(crate) commitment: Option<String>,
    /// Whether the observer owns a seat.
    pub(crate) plays: bool,
    /// The seat whose link the visitor followed.
    pub(crate) invited: Option<SeatRow>,
    /// The fingerprint that an invitation shows, while something can be added to the dice.
    pub(crate) settled: Option<Fingerprint>,
    /// Whether it would be their first table of this game; none when the game has no guide.
    pub(crate) newcomer: Option<bool>,
}

/// A line of the log.
#[derive(Clone)]
pub(crate) struct LogRow {
    pub(crate) version: u64,
    pub(crate) who: Option<String>,
    pub(crate) token: Option<String>,
    pub(crate) sentences: Vec<Sentence>,
}

/// Whether the game ever has a step that decides nothing, so that people may want to press such steps themselves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ForcedSteps {
    /// It has none.
    Never,
    /// It has some.
    Sometimes,
}

/// A seat.
#[derive(Clone)]
pub(crate) struct SeatRow {
    pub(crate) seat: Seat,
    /// What to call whoever sits there, or the seat while nobody does.
    pub(crate) called: String,
    /// The same with the sign of the seat, where no shape stands beside it.
    pub(crate) said: String,
    pub(crate) name: Option<Name>,
    /// What people call the bot that plays it.
    pub(crate) bot: Option<String>,
    pub(crate) owner: Owner,
    pub(crate) state: SeatStatus,
    pub(crate) resigned: bool,
    /// What it would bring if the observer gave it up now; none where they cannot.
    pub(crate) if_given_up: Option<GivingUp>,
    /// Its link, for whoever may give it away.
    pub(crate) link: Option<SeatLink>,
    /// Whether the observer decides who plays it, though it is nobody's: they made the table.
    pub(crate) gives: bool,
    /// Whether it has been silent so long that the observer may let a bot play for it.
    pub(crate) given_up: bool,
}

/// Whose a seat is, as the observer sees it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Owner {
    /// The observer's.
    Me,
    /// Nobody's yet.
    Nobody,
    /// Another person's, or a bot's.
    Other,
}

/// Looks at a table as a guest may, with the hints that their seats are told; `now` is the time, in milliseconds since 1970.
pub(crate) fn table_page(
    id: &str,
    kind: &GameEntry,
    shown: &RoomSnapshot,
    guest: &VisitorAccess,
    aim: &Selection,
    hints: &ToldHints,
    now: u64,
) -> TablePage {
    let table = &*shown.table;
    let tongue = guest.tongue;
    let words = people::words(kind.localized(tongue), table, guest.shown);
    let game = kind.localized(tongue).said_in(&words);
    let observer = guest.observer(table);
    let position = table.position();
    let seats = places(game, table, guest, now);
    let version = table.version(guest.shown);
    let aim = &aim.renewed(version, |of| table.still_asks(Page { observer: guest.shown, version: of }));
    let mine: Vec<Seat> = table.seats_to_move().iter().filter(|seat| guest.shown.contains(*seat)).collect();
    let point = |seat: &Seat| SeatSelection::new(id, game, position, version, *seat, aim, mine.len() == 1);
    let pointed: Vec<SeatSelection<'_>> = mine.iter().map(point).collect();
    let mut asks: Vec<Question> =
        pointed.iter().filter_map(|pointed| pointed.question(position, observer, &shown.names)).collect();
    for ask in &mut asks {
        ask.undo = table.undo_last(ask.seat);
        ask.hints = hint(kind, table, hints, ask.seat, &pointed);
    }
    // The board is one: it serves the seat that is pointed at, or the first.
    let served = pointed.iter().find(|pointed| pointed.is_selected()).or(pointed.first());
    let OnBoard { targets, steppers, closed, put } = served.map(SeatSelection::on_board).unwrap_or_default();
    let only = served.and_then(|pointed| Some((pointed.seat(), pointed.only()?)));
    let foreseen = only.map(|(seat, tokens)| {
        preview(id, game, table, observer, &PreviewRequest { seat, tokens: &tokens, version, moment: guest.moment })
    });
    let at_place = served.filter(|_| foreseen.is_none()).and_then(|pointed| {
        let place = (pointed.seat(), pointed.place()?);
        preview_place(id, game, table, observer, place, (version, guest.moment)).ok().filter(|found| !found.is_empty())
    });
    let (moves, comes) = (|place: &SeatRow| place.is_asked() && !mine.contains(&place.seat), table.awaited());
    let waited = |place: &&SeatRow| moves(place) || place.owner != Owner::Me && comes.contains(place.seat);
    let waiting = seats.iter().filter(waited).map(|place| place.said.clone()).collect();
    let (log, older) = log(game, table, observer, Some(LOG));
    let names = shown.names.clone().for_viewers(guest.side.map_or(guest.shown, SeatSet::only));
    let would = foreseen.as_ref().and_then(|foreseen| Some(&foreseen.as_ref().ok()?.vitals));
    let moments = Some(aim.showing_moment(id));
    let worth = served.and_then(|pointed| Some(pointed.board_hints(hints.get(&pointed.seat())?)));
    let worth = worth.unwrap_or_default();
    let picture = Picture { targets, steppers, closed, hints: worth, put, moment: guest.moment, moments, names };
    TablePage {
        id: id.to_owned(),
        tongue,
        game: kind.id(),
        title: kind.info().title,
        version,
        round: position.round(),
        begun: table.has_begun(),
        forced: if position.has_forced() { ForcedSteps::Sometimes } else { ForcedSteps::Never },
        phases: if table.has_begun() && !table.is_over() {
            glance::phases(game, position, observer)
        } else {
            Vec::new()
        },
        orders: orders::of(game, table, guest.shown),
        vitals: glance::rows(game, position, observer, would),
        watches: guest.watches(table),
        side: guest.side,
        waiting,
        screen: guest.screen,
        status: TableStatus::at(table, guest, now),
        sheets: sheets(game, position, observer, &picture, &asks),
        board: boards::draw(position, observer, &picture, game.words()),
        foreseen: foreseen.map(|foreseen| foreseen.map_err(|error| Box::new(Notice::of(game, error)))),
        at_place,
        log,
        older,
        told: story::just_now(game, table, guest.shown),
        invited: seats.iter().find(|place| guest.invited == Some(place.seat)).cloned(),
        seats,
        bots: offered(game),
        usual_bot: usual(game.kind).to_owned(),
        questions: asks,
        ending: ending(game, table, guest.owned),
        around: Surroundings::default(),
        guide: None,
        settled: None,
        newcomer: None,
        commitment: table.commitment(),
        plays: !guest.owned.is_empty(),
    }
}

/// Returns what a seat is told that has asked for a hint, or that it may ask.
fn hint(
    kind: &GameEntry,
    table: &Table,
    told: &ToldHints,
    seat: Seat,
    pointed: &[SeatSelection<'_>],
) -> Option<HintView> {
    if let Some(told) = told.get(&seat) {
        let pointed = pointed.iter().find(|pointed| pointed.seat() == seat)?;
        return pointed.hints(told, table.seats() == 1).map(HintView::Told);
    }
    let may_ask = kind.has_judge() && table.allows_hints() && table.has_choices(seat) && !table.is_hinted(seat);
    may_ask.then_some(HintView::Offered)
}

/// Returns what lies beside the board; what the tray of whoever is asked shows is left out.
fn sheets(
    game: LocalizedGame<'_>,
    position: &Position,
    observer: Observer,
    picture: &Picture,
    asks: &[Question],
) -> Vec<Sheet> {
    let sheets = boards::sheets(position, observer, picture, game.words()).into_iter();
    sheets.filter(|sheet| asks.is_empty() || !sheet.is_tray).collect()
}

impl SeatRow {
    /// Says whether the seat is asked.
    pub(crate) fn is_asked(&self) -> bool {
        matches!(self.state, SeatStatus::ToMove | SeatStatus::AtWork)
    }
}

/// Returns the seats of a table as a guest sees them.
pub(crate) fn places(game: LocalizedGame<'_>, table: &Table, guest: &VisitorAccess, now: u64) -> Vec<SeatRow> {
    SeatSet::all(table.seats()).iter().map(|seat| place(game, table, guest, seat, now)).collect()
}

fn place(game: LocalizedGame<'_>, table: &Table, guest: &VisitorAccess, seat: Seat, now: u64) -> SeatRow {
    let sitter = table.sitter(seat).cloned().unwrap_or_default();
    SeatRow {
        seat,
        called: game.words().name(seat).to_owned(),
        said: game.words().full_name(seat).to_owned(),
        name: sitter.name,
        bot: sitter.bot.map(|name| bot::called(guest.tongue, &name)),
        owner: match (guest.owned.contains(seat), guest.free.contains(seat)) {
            (true, _) => Owner::Me,
            (_, true) => Owner::Nobody,
            _ => Owner::Other,
        },
        state: SeatStatus::of(table, seat),
        gives: guest.gives.contains(seat),
        given_up: table_status::may_give_up(table, guest, seat).is_some_and(|since| since <= now),
        resigned: table.has_resigned(seat),
        if_given_up: GivingUp::of(game, table, guest, seat),
        link: guest.link(seat).cloned(),
    }
}

/// Returns the newest lines of the log as the observer may read it, newest first, and how many are older.
pub(crate) fn log(
    game: LocalizedGame<'_>,
    table: &Table,
    observer: Observer,
    most: Option<usize>,
) -> (Vec<LogRow>, usize) {
    let lines = table.log_for(observer);
    let shown = most.unwrap_or(lines.len());
    let older = lines.len().saturating_sub(shown);
    let several = table.seats() > 1;
    let who = |seat: Option<Seat>| {
        let seat = seat.filter(|_| several)?;
        Some(game.words().full_name(seat).to_owned())
    };
    let newest = lines.into_iter().rev().take(shown).map(|line| {
        let by = line.seat.filter(|seat| !says_who(&line.event, *seat));
        let (token, sentences) = told(game, line.event, &who);
        LogRow { version: line.version, who: who(by), token, sentences }
    });
    (newest.collect(), older)
}

/// Says whether a line of the log names whoever did it.
fn says_who(event: &Event, seat: Seat) -> bool {
    matches!(event, Event::Step { phrases, .. } if people::begins_with(phrases, seat))
}

pub(crate) fn told(
    game: LocalizedGame<'_>,
    event: Event,
    who: &dyn Fn(Option<Seat>) -> Option<String>,
) -> (Option<String>, Vec<Sentence>) {
    let plain = |phrase: Phrase| (None, vec![Sentence { text: game.tongue.say(&phrase), rule: None }]);
    let called = |name: String| bot::called(game.tongue, &name);
    match event {
        Event::Step { token, phrases } => (Some(token), phrases.iter().map(|phrase| game.say(phrase)).collect()),
        Event::Sat { name: Some(name) } => plain(Phrase::new("log-sat").with("name", name.isolated())),
        Event::Sat { name: None } => plain(Phrase::new("log-somebody-sat")),
        Event::Began => plain(Phrase::new("log-began")),
        Event::TookBack { steps: Some(steps) } => plain(Phrase::new("log-took-back").with("count", steps as i64)),
        Event::TookBack { steps: None } => plain(Phrase::new("log-took-something-back")),
        Event::Resigned { over } => plain(giving_up::logged(over, who(Some(Seat::FIRST)).is_some())),
        Event::Handed { bot: Some(bot), by: None } => plain(Phrase::new("log-bot-plays-on").with("bot", called(bot))),
        Event::Handed { bot: Some(bot), by } => {
            let by = who(by).unwrap_or_default();
            plain(Phrase::new("log-bot-called-in").with("by", by).with("bot", called(bot)))
        }
        Event::Handed { bot: None, .. } => plain(Phrase::new("log-person-plays-on")),
        Event::Hinted => plain(Phrase::new("log-hinted")),
        Event::Ended => plain(Phrase::new("log-operator-ended")),
    }
}
