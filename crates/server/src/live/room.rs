//! One table in memory, and the only way to change it: decide, store, then show.

use std::ops::RangeInclusive;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use boards::Names;
use contract::{Observer, Seat, SeatSet};
use prometheus_client::metrics::counter::Counter;
use store::{Batch, Claim, NewTurn, Store, StoreError, TableState};
use table::{Command, Entry, Request, Table, TableError, TurnNotice};
use tokio::sync::watch;
use tracing::info;

use crate::games::entry::GameEntry;
use crate::live::error::SubmitError;
use crate::live::hint_cache::HintCache;
use crate::live::ledger_cache::LedgerCache;
use crate::live::match_so_far::LastMatch;
use crate::live::promises;
use crate::live::thinking::Payer;

/// How often a request is decided again because somebody else stored first.
const TRIES: usize = 16;

/// A table as it stands on disk, and which of its pieces is which.
#[derive(Clone)]
pub(crate) struct RoomSnapshot {
    pub(crate) table: Arc<Table>,
    /// Pieces that look alike keep their names from step to step, so that a page lets them glide.
    pub(crate) names: Names,
}

/// One table in memory: a cache of its log.
pub(crate) struct Room {
    pub(crate) id: String,
    pub(crate) kind: Arc<GameEntry>,
    store: Store,
    /// How many moves have been stored, at all tables.
    moves: Counter,
    shown: RwLock<RoomSnapshot>,
    /// Held while somebody decides and stores, so that readers never wait for the disk.
    writing: tokio::sync::Mutex<()>,
    /// The number of entries, told after each change.
    changes: watch::Sender<usize>,
    /// Whether a task is seeing to the bots.
    pub(crate) driven: AtomicBool,
    /// Whether a task is seeing to its standing orders.
    pub(crate) answered: AtomicBool,
    /// On whose account its bots think.
    payer: Mutex<Payer>,
    /// The fingerprint of the dice that the finished table's pages show for the one that follows.
    offered: Mutex<Option<String>>,
    /// How the match stood last, where its game is one of a match.
    pub(crate) last_match: LastMatch,
    /// What the choices are worth of those who have asked.
    pub(crate) hints: HintCache,
    /// What luck and choices came to, once somebody has asked.
    pub(crate) ledgers: LedgerCache,
}

impl Room {
    pub(crate) fn new(id: &str, kind: Arc<GameEntry>, store: Store, moves: Counter, table: Table) -> Self {
        let mut names = Names::default();
        follow(&mut names, &table, 0..=table.steps(), SeatSet::NONE);
        Self {
            id: id.to_owned(),
            kind,
            store,
            moves,
            changes: watch::Sender::new(table.len()),
            shown: RwLock::new(RoomSnapshot { table: Arc::new(table), names }),
            writing: tokio::sync::Mutex::new(()),
            driven: AtomicBool::new(false),
            answered: AtomicBool::new(false),
            payer: Mutex::default(),
            offered: Mutex::default(),
            last_match: LastMatch::default(),
            hints: HintCache::default(),
            ledgers: LedgerCache::default(),
        }
    }

    /// Notes from where somebody has asked for the table: on that account its bots think from now on.
    pub(crate) fn asked_from(&self, address: Payer) {
        if address.is_some() {
            *self.payer.lock().unwrap_or_else(PoisonError::into_inner) = address;
        }
    }

    /// Returns on whose account the table's bots think.
    pub(crate) fn payer(&self) -> Payer {
        *self.payer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the table as it stands on disk.
    pub(crate) fn table(&self) -> Arc<Table> {
        self.shown().table
    }

    /// Returns the table as it stands on disk, with the names of its pieces.
    pub(crate) fn shown(&self) -> RoomSnapshot {
        self.shown.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns which fingerprint was offered last for the table that follows this one.
    pub(crate) fn offered(&self) -> Option<String> {
        self.offered.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Notes which fingerprint is offered for the table that follows this one: everybody here is shown the same.
    pub(crate) fn offers(&self, commitment: &str) {
        *self.offered.lock().unwrap_or_else(PoisonError::into_inner) = Some(commitment.to_owned());
    }

    /// Tells everybody who looks on that there is something new beside the log.
    pub(crate) fn tell(&self) {
        self.changes.send_modify(|_| {});
    }

    /// Returns a receiver that is told of every change from now on.
    pub(crate) fn changes(&self) -> watch::Receiver<usize> {
        self.changes.subscribe()
    }

    /// Does what is asked. When it returns without error, it is on disk and shown.
    pub(crate) async fn settle(&self, request: &Request, now: u64) -> Result<(), SubmitError> {
        let _held = self.writing.lock().await;
        for _ in 0..TRIES {
            let table = self.table();
            let entries = table.decide(request, now)?;
            if entries.is_empty() || self.add(&table, entries, None).await? {
                return Ok(());
            }
        }
        Err(SubmitError::Crowded)
    }

    /// Ends the game for everybody, without a winner.
    pub(crate) async fn end(&self, now: u64) -> Result<(), SubmitError> {
        let _held = self.writing.lock().await;
        for _ in 0..TRIES {
            let table = self.table();
            if self.add(&table, table.end(now)?, None).await? {
                return Ok(());
            }
        }
        Err(SubmitError::Crowded)
    }

    /// Lets somebody sit down: the seat becomes theirs with all that they do by it, or nothing happens.
    pub(crate) async fn sit(&self, claim: &Claim, commands: &[Command], now: u64) -> Result<(), SubmitError> {
        let _held = self.writing.lock().await;
        let seat = Seat::new(usize::from(claim.seat));
        for _ in 0..TRIES {
            let table = self.table();
            if table.sitter(seat).is_some_and(|sitter| sitter.bot.is_some()) {
                return Err(StoreError::SeatTaken.into());
            }
            let (mut after, mut entries) = (Table::clone(&table), Vec::new());
            for command in commands {
                for entry in after.decide(&Request { seat, page: None, command: command.clone() }, now)? {
                    entries.push(entry.clone());
                    after.apply(entry)?;
                }
            }
            if self.add(&table, entries, Some(claim)).await? {
                return Ok(());
            }
        }
        Err(SubmitError::Crowded)
    }

    /// Does what a bot answered, if the table still asks it the same; whoever asked looks anew either way. Returns whether
    /// it was done.
    ///
    /// What others do in secret meanwhile makes no bot think again: how long it takes would tell of it.
    pub(crate) async fn answer(&self, request: &Request, now: u64) -> Result<bool, SubmitError> {
        debug_assert!(matches!(request.command, Command::BotAct { .. }), "only bots answer");
        let _held = self.writing.lock().await;
        for _ in 0..TRIES {
            let table = self.table();
            let entries = match table.decide(request, now) {
                Err(TableError::Stale { .. }) => return Ok(false),
                decided => decided?,
            };
            if entries.is_empty() {
                return Ok(false);
            }
            if self.add(&table, entries, None).await? {
                return Ok(true);
            }
        }
        Err(SubmitError::Crowded)
    }

    /// Stores entries, with whoever sits down by them, and shows them; returns false, with the table read again, when
    /// somebody else stored first.
    async fn add(&self, table: &Table, entries: Vec<Entry>, claim: Option<&Claim>) -> Result<bool, SubmitError> {
        let texts = entries.iter().map(Entry::write).collect();
        let moves = entries.iter().filter(|entry| matches!(entry, Entry::Act { .. })).count() as u64;
        let mut after = table.clone();
        entries.into_iter().try_for_each(|entry| after.apply(entry))?;
        let turns = after.turn_notices_since(table.len()).into_iter().map(turn).collect();
        let batch = Batch { entries: texts, turns, dice: promises::news(table, &after), claim: claim.cloned() };
        match self.store.append(&self.id, table.len() as u64, batch, mark(&after)).await {
            Ok(()) => {
                self.moves.inc_by(moves);
                self.show(after);
                Ok(true)
            }
            Err(StoreError::Conflict { .. }) => self.catch_up().await.map(|()| false),
            Err(error) => {
                // The entries may be on disk all the same: what is shown must be what is there.
                self.catch_up().await?;
                Err(error.into())
            }
        }
    }

    /// Shows the table as it is read anew from disk, where texts were rewritten from which the same table follows. Nobody
    /// stores anything between the reading and the showing.
    pub(crate) async fn read_again(
        &self,
        read: impl Future<Output = Result<Self, SubmitError>>,
    ) -> Result<(), SubmitError> {
        let _held = self.writing.lock().await;
        let read = read.await?;
        self.show(Table::clone(&read.table()));
        Ok(())
    }

    /// Reads what another program has stored, and shows it; says so where it has deleted the table.
    pub(crate) async fn look_again(&self) -> Result<(), SubmitError> {
        let _held = self.writing.lock().await;
        if let Err(gone @ StoreError::Deleted(_)) = self.store.load(&self.id).await {
            return Err(gone.into());
        }
        self.catch_up().await
    }

    async fn catch_up(&self) -> Result<(), SubmitError> {
        let mut table = Table::clone(&self.table());
        let new = self.store.entries(&self.id, table.len() as u64).await?;
        for text in &new {
            table.apply(Entry::read(text)?)?;
        }
        if !new.is_empty() {
            self.show(table);
        }
        Ok(())
    }

    fn show(&self, table: Table) {
        let entries = table.len();
        info!(table = self.id, entries, "stored");
        let RoomSnapshot { table: before, mut names } = self.shown();
        follow(&mut names, &table, before.steps() + 1..=table.steps(), SeatSet::NONE);
        *self.shown.write().unwrap_or_else(PoisonError::into_inner) = RoomSnapshot { table: Arc::new(table), names };
        self.changes.send_replace(entries);
    }
}

/// Lets names follow a table over these numbers of steps, as the observer may know it; at least to where the table stands,
/// should steps have been taken back.
pub(crate) fn follow(names: &mut Names, table: &Table, steps: RangeInclusive<usize>, observer: Observer) {
    for number in steps.clone() {
        let Some(position) = table.position_at(number) else { continue };
        let before = number
            .checked_sub(1)
            .and_then(|before| Some((table.position_at(before)?, table.played_steps().nth(before)?)));
        names.follow(before, position, observer);
    }
    if steps.is_empty() {
        names.follow(None, table.position(), observer);
    }
}

/// Returns how a table stands, for lists and for what is due after a restart. What somebody does in secret is no change
/// that a list may tell.
pub(crate) fn mark(table: &Table) -> TableState {
    // A table that has not begun may have its last seat taken already.
    let is_due = table.pending_bot_turn().is_some() || !table.has_begun();
    let due = is_due.then_some(0).or_else(|| Some(table.pending_order()?.due));
    TableState { changed: table.changed(), finished: table.is_over(), due }
}

fn turn(call: TurnNotice) -> NewTurn {
    NewTurn { seat: call.seat.index() as u8, turn: call.turn, at: call.at }
}
