//! The options of section 7 of the dossier. The defaults are the printed rules, and our rulings where the rulebook is
//! silent.

use contract::{Whole, choice, numbers, options};

options! {
    /// What a table of this game may be set up with.
    pub struct Options {
        /// How often defense dice may be re-rolled after the first roll.
        rerolls: Whole<0, 5> = Whole(3),
        /// Whether a die left out of a re-roll stays for the rest of the turn.
        set_aside_locked: bool = false,
        /// How the sectors are numbered around a planet.
        sector_numbering: SectorNumbering = SectorNumbering::Clockwise,
        /// What the faces of the invasion dice show.
        invasion_faces: InvasionFaces = InvasionFaces::Even,
        /// Whom a missile is fired at.
        missile_targets: MissileTargets = MissileTargets::All,
        /// Who begins a round.
        first_player: FirstPlayer = FirstPlayer::Fixed,
        /// How strong a missile of the tie-break is.
        tiebreak_points: TiebreakPoints = TiebreakPoints(3),
        /// After how many cycles of the tie-break those still tied share the win.
        tiebreak_cap: Whole<1, 1000> = Whole(50),
        /// Whether missiles may be withheld.
        missiles_optional: bool = false,
        /// Which city of a sector takes a point.
        sector_hit: SectorHit = SectorHit::OuterFirst,
    }
}

numbers! {
    /// How strong a missile of the tie-break is.
    pub struct TiebreakPoints: 1, 3
}

choice! {
    /// How the sectors are numbered around a planet.
    pub enum SectorNumbering {
        /// 1 to 6 in order.
        Clockwise = "clockwise",
        /// Opposite sectors add up to 7.
        OppositesSum7 = "opposites_sum_7",
    }
}

choice! {
    /// What the faces of the invasion dice show.
    pub enum InvasionFaces {
        /// What is printed.
        Even = "even",
        /// More often one saucer.
        Light = "light",
        /// More often two or three saucers.
        Heavy = "heavy",
        /// One face without a saucer.
        Blank = "blank",
    }
}

choice! {
    /// Whom a missile is fired at.
    pub enum MissileTargets {
        /// All other players.
        All = "all",
        /// The players left and right of the attacker.
        Neighbours = "neighbours",
    }
}

choice! {
    /// Who begins a round.
    pub enum FirstPlayer {
        /// The same player every time.
        Fixed = "fixed",
        /// The next player clockwise.
        Rotates = "rotates",
    }
}

choice! {
    /// Which city of a sector takes a point.
    pub enum SectorHit {
        /// The outer one, then the inner one.
        OuterFirst = "outer_first",
        /// The one that the planet's owner names.
        OwnerChooses = "owner_chooses",
    }
}
