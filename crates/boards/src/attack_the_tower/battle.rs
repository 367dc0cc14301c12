//! Who fights in the battle under way, and where on the stage: nearest the river who strikes first, then the others,
//! behind them siege weapons, and last what is defended.

use attack_the_tower::action::{Target, Troop};
use attack_the_tower::course::{Attack, Battle, Stage};
use attack_the_tower::power::need;

use super::board::Board;
use super::geometry::{Half, Spot};

/// How many rows a column has at most.
const ROWS: usize = 3;
/// The river's banks on the stage, the room of a side, and its upper and lower edge.
const BANKS: [f32; 2] = [388.0, 444.0];
const SIDE: f32 = 376.0;
const STAGE: [f32; 2] = [88.0, 440.0];

/// When something strikes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Strikes {
    /// In the initiative step.
    First,
    /// In the main step.
    Then,
    /// In the main step, on bases and palaces only.
    Siege,
    /// A base or palace, in the main step.
    Defence,
}

/// One that fights, or is fought for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Fighter {
    pub(super) half: Half,
    pub(super) on: Target,
    pub(super) strikes: Strikes,
    pub(super) power: u8,
    pub(super) need: u8,
    pub(super) damage: u8,
    pub(super) is_marked: bool,
    /// Whether it strikes in this step, or has struck.
    pub(super) acts: Acts,
}

/// What a fighter does in this step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Acts {
    Now,
    Later,
    Done,
}

impl Fighter {
    /// Says whether it falls at the end of this step.
    pub(super) const fn falls(&self) -> bool {
        self.damage >= self.need || self.is_marked
    }

    /// Returns what it still needs.
    pub(super) const fn left(&self) -> u8 {
        if self.is_marked { 0 } else { self.need.saturating_sub(self.damage) }
    }
}

/// The battle that is on stage.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fight {
    pub(super) attack: Attack,
    pub(super) battle: Battle,
}

/// Returns the battle under way, while it is fought.
pub(super) fn fight(board: &Board<'_>) -> Option<Fight> {
    let course = &board.view.table.course;
    let is_fought = matches!(course.stage, Stage::Assign | Stage::Between);
    Some(Fight { attack: course.attack.filter(|_| is_fought)?, battle: course.battle? })
}

/// Returns which side of the battle a half is on: 0 for the attacker.
pub(super) fn role(board: &Board<'_>, half: Half) -> usize {
    board.view.table.course.role(board.seat(half))
}

/// Returns all fighters of a half, in the order in which they strike.
pub(super) fn fighters(board: &Board<'_>, fight: &Fight, half: Half) -> Vec<Fighter> {
    let role = role(board, half);
    let troops = board.game.troops_fighting(&board.view.table, role);
    let mut all: Vec<Fighter> = troops.map(|(slot, troop)| of_troop(fight, half, role, slot, troop)).collect();
    all.sort_by_key(|fighter| fighter.strikes);
    if role == 1 {
        all.extend(defences(board, fight, half));
    }
    all
}

fn of_troop(Fight { battle, .. }: &Fight, half: Half, role: usize, slot: usize, troop: Troop) -> Fighter {
    let has = |bits: [u16; 2]| bits[role] >> slot & 1 == 1;
    let power = battle.power[role][slot];
    Fighter {
        half,
        on: Target::Troop(troop),
        strikes: match () {
            () if has(battle.siege) => Strikes::Siege,
            () if has(battle.first) => Strikes::First,
            () => Strikes::Then,
        },
        power: power + battle.extra[role],
        need: need(power),
        damage: battle.damage[role][slot],
        is_marked: has(battle.marked),
        acts: match () {
            () if has(battle.striking) => Acts::Now,
            () if has(battle.struck) => Acts::Done,
            () => Acts::Later,
        },
    }
}

/// Returns what a half defends: its bases there, or its palace.
fn defences<'a>(
    board: &'a Board<'_>,
    Fight { battle, .. }: &'a Fight,
    half: Half,
) -> impl Iterator<Item = Fighter> + 'a {
    let defended = board.game.targets_defended(&board.view.table);
    defended.map(move |(place, on, power)| Fighter {
        half,
        on,
        strikes: Strikes::Defence,
        power,
        need: power,
        damage: battle.damage[1][place],
        is_marked: false,
        acts: if battle.main { Acts::Now } else { Acts::Later },
    })
}

/// Returns where each of these fighters of one half stands, and how wide its place is.
pub(super) fn stand(fighters: &[Fighter]) -> Vec<(Spot, f32)> {
    let columns = columns(fighters);
    let count = columns.len().max(1) as f32;
    let wide = (SIDE / count).min(132.0);
    let mut spots = vec![None; fighters.len()];
    let mut order = 0;
    for (nth, column) in columns.iter().enumerate() {
        let high = ((STAGE[1] - STAGE[0]) / column.len() as f32).min(150.0);
        let top = (STAGE[0] + STAGE[1] - high * column.len() as f32) / 2.0;
        for (row, index) in column.iter().enumerate() {
            let half = fighters[*index].half;
            let away = wide * (nth as f32 + 0.5) + (SIDE - wide * count) * 0.1;
            let x = if half == Half::Own { BANKS[0] - away } else { BANKS[1] + away };
            spots[*index] = Some((Spot::Cell(half, order, x, top + high * (row as f32 + 0.5)), wide));
            order += 1;
        }
    }
    spots.into_iter().flatten().collect()
}

/// Says whether the outer edge of a side is free.
pub(super) fn leaves_room(fighters: &[Fighter]) -> bool {
    columns(fighters).len() <= 2
}

/// Groups fighters into columns from the river outwards: one for each way to strike, or packed if these are too many.
fn columns(fighters: &[Fighter]) -> Vec<Vec<usize>> {
    let (troops, defences): (Vec<usize>, Vec<usize>) =
        (0..fighters.len()).partition(|index| fighters[*index].strikes != Strikes::Defence);
    let alike: Vec<Vec<usize>> = troops
        .chunk_by(|one, other| fighters[*one].strikes == fighters[*other].strikes)
        .flat_map(|chunk| chunk.chunks(ROWS))
        .map(<[usize]>::to_vec)
        .collect();
    let mut columns = if alike.len() > ROWS { troops.chunks(ROWS).map(<[usize]>::to_vec).collect() } else { alike };
    if !defences.is_empty() {
        columns.push(defences);
    }
    columns
}
