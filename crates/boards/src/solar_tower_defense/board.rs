//! What a drawing is made of: the game, the view, who looks, and which disc one acts on.

use contract::{Game, Observer, Phrase, Seat, SeatSet};
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::field::LONGITUDES;
use solar_tower_defense::map::{Cell, Direction, Ring};
use solar_tower_defense::state::{Phase, State, other};
use words::Words;

use super::followed::Followed;
use super::geometry::{Lie, Sky};
use crate::picture::{Moment, Picture};
use crate::seats::{full, short};

/// The position as it is drawn.
pub(super) struct Board<'a> {
    pub(super) game: &'a SolarTowerDefense,
    pub(super) view: &'a State,
    /// Whose side of the table it is: the reader's, else of whoever is asked, else the first.
    pub(super) own: Seat,
    pub(super) words: &'a Words,
    /// What is remembered of the last step.
    pub(super) followed: Followed,
    /// Which moment the discs show.
    moment: Moment,
    /// Whether the reader can choose it.
    pub(super) can_switch: bool,
    /// Whose disc is drawn large: the one that is acted on.
    pub(super) large: Seat,
}

impl<'a> Board<'a> {
    /// Of several readers at one screen it is the side of the one who is asked.
    pub(super) fn of(
        game: &'a SolarTowerDefense,
        view: &'a State,
        observer: Observer,
        picture: &Picture,
        words: &'a Words,
    ) -> Self {
        let viewers = if picture.names.viewers.is_empty() { observer } else { picture.names.viewers };
        let asked = view.course.asked.first();
        let own = match viewers.len() {
            1 => viewers.first(),
            _ => asked.or(viewers.first()),
        };
        let own = own.unwrap_or(Seat::FIRST);
        let followed = picture.names.followed::<Followed>().into_owned().fitting(view);
        let can_switch = picture.moments.is_some();
        Self { game, view, own, words, followed, moment: picture.moment, can_switch, large: large(game, view, own) }
    }

    /// Returns who is asked; of several the reader.
    pub(super) fn asked(&self) -> Option<Seat> {
        let asked = self.view.course.asked;
        if asked.contains(self.own) { Some(self.own) } else { asked.first() }
    }

    /// Says whether what was just done happened on the other disc alone, while it is told or somebody else is asked: a phone,
    /// which has room for one of them, shows that one first.
    pub(super) fn is_elsewhere(&self) -> bool {
        // A page on which something is chosen lets both moments be seen.
        let is_asked = self.can_switch && self.view.course.asked.contains(self.own);
        let mut planets = self.followed.planets().peekable();
        !is_asked && planets.peek().is_some() && planets.all(|planet| planet != self.large)
    }

    /// Says whether discs lie as in the next fights: while building, since that is when what is built now fires, and where
    /// the reader wants it so.
    pub(super) fn is_ahead(&self) -> bool {
        self.moves_ahead(self.view) > 0
    }

    /// Returns in which round the next fights begin, where discs can be drawn as they lie then.
    pub(super) fn next_fights(&self) -> Option<u16> {
        let moves = self.game.moves_before_fights(self.view).filter(|_| can_look_ahead(self.view))?;
        Some(self.view.course.round + moves)
    }

    /// Returns how many moves of its planet a disc is drawn ahead of a table.
    fn moves_ahead(&self, view: &State) -> u16 {
        let looks_ahead = match self.moment {
            Moment::Now => false,
            Moment::Next => can_look_ahead(view),
            Moment::Fitting => view.course.phase == Phase::Build,
        };
        self.game.moves_before_fights(view).filter(|_| looks_ahead).unwrap_or(0)
    }

    /// Returns the cell round which a planet's disc is drawn, and the longitude on it that faces the sun.
    fn drawn(&self, view: &State, seat: Seat) -> (Option<Cell>, u8) {
        let ahead = self.game.after_moves(view, seat, self.moves_ahead(view));
        ahead.map_or((None, view.side(seat).spin), |(cell, spin)| (Some(cell), spin))
    }

    pub(super) fn ring(&self, seat: Seat) -> Ring {
        self.game.components.ring(seat)
    }

    pub(super) fn sky(&self) -> Sky<'a> {
        Sky(&self.game.components.map)
    }

    /// Returns how a disc lies.
    pub(super) fn lie(&self, seat: Seat) -> Lie {
        Lie { spin: self.drawn(self.view, seat).1, radii: self.game.components.radii.map(|radius| radius as f32) }
    }

    /// Says whether the last step has turned a disc by one longitude, as it does once a round.
    pub(super) fn has_turned(&self, seat: Seat) -> bool {
        let before = self.followed.before().map(|before| self.drawn(before, seat).1);
        before.is_some_and(|before| (before + 1) % LONGITUDES == self.drawn(self.view, seat).1)
    }

    /// Returns the cell round which a disc is drawn.
    pub(super) fn cell(&self, seat: Seat) -> Option<Cell> {
        self.drawn(self.view, seat).0
    }

    /// Returns what a direction from a planet points at, as its disc is drawn.
    pub(super) fn pointed_at(&self, seat: Seat, direction: Direction) -> Option<Cell> {
        self.game.components.map.pointed_at(self.cell(seat)?, direction)
    }

    /// Returns where the planet is on which nobody lives: it moves with the others, once a round.
    pub(super) fn scenery(&self) -> Cell {
        let (map, course) = (&self.game.components.map, &self.view.course);
        let has_moved = match course.phase {
            Phase::Cosmic => true,
            Phase::Over => self.game.verdict(self.view).is_some_and(|verdict| verdict.cause.starts_with("limit")),
            _ => false,
        };
        let moves = course.round.saturating_sub(1) + u16::from(has_moved);
        let start = self.game.components.scenery;
        let size = u16::from(map.size(start.ring())).max(1);
        let number = (u16::from(start.number()) + moves) % size;
        Cell::new(start.ring(), u8::try_from(number).unwrap_or(0))
    }

    /// Names the planet of a seat.
    pub(super) fn planet_name(&self, ring: Ring) -> String {
        self.words.say(&Phrase::new("board-planet").with("ring", super::art::class(ring)))
    }

    pub(super) fn short(&self, seat: Seat, room: usize) -> String {
        short(seat, room, self.words)
    }

    pub(super) fn full(&self, seat: Seat) -> String {
        full(seat, self.words)
    }

    /// R29. Returns the last round, if the game has one.
    pub(super) fn last_round(&self) -> Option<u16> {
        let most = self.game.options.max_rounds.0;
        u16::try_from(most).ok().filter(|most| *most > 0)
    }

    /// Returns the round whose balance comes next.
    pub(super) const fn next_balance(&self) -> u16 {
        let course = &self.view.course;
        match course.phase {
            Phase::Build | Phase::Cosmic => course.round + 1,
            _ => {
                if course.round < 2 {
                    2
                } else {
                    course.round
                }
            }
        }
    }
}

/// Says whether there are two moments to look at: what is built or given up now still moves on before it fires.
fn can_look_ahead(view: &State) -> bool {
    matches!(view.course.phase, Phase::Balance | Phase::Build)
}

/// Returns whose disc is drawn large: the planet on which fighters come down while somebody chooses where, and at the
/// end that of the loser; else the reader's own.
fn large(game: &SolarTowerDefense, view: &State, own: Seat) -> Seat {
    match view.course.phase {
        Phase::Cosmic | Phase::Move => view.course.asked.first().map_or(own, other),
        Phase::Over => {
            let winners = game.verdict(view).map(|verdict| verdict.winners);
            winners.filter(|winners| winners.len() == 1).and_then(SeatSet::first).map_or(own, other)
        }
        _ => own,
    }
}
