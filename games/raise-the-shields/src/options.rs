//! The options of section 7 of the dossier. The defaults are the printed rules, and our rulings where the rulebook is
//! silent.

use contract::{Domain, OptionValue, Whole, choice, options};

options! {
    /// What a table of Raise the Shields! may be set up with.
    pub struct Options {
        /// Whether the triangles under attack rectangles can be filled.
        attack_rectangles: AttackRectangles = AttackRectangles::Overlay,
        /// Which triangle of a shape must lie in the work sector.
        work_sector_rule: WorkSectorRule = WorkSectorRule::AnyCell,
        /// Whether shapes may be mirrored; it matters only for the strip.
        shape_mirror: bool = true,
        /// What happens when a shape cannot be drawn.
        no_fit: NoFit = NoFit::Skip,
        /// When a city's ability can first be used.
        ability_first_use: AbilityFirstUse = AbilityFirstUse::NextRound,
        /// Where city 3 may fill its two triangles.
        city3_placement: City3Placement = City3Placement::Connected,
        /// When city 6 erases a hit.
        city6_window: City6Window = City6Window::Work,
        /// Whether city 2 may change the second attack roll of solo play.
        city2_second_roll: bool = true,
        /// When the table checks whether the game has ended.
        end_check: EndCheck = EndCheck::Step,
        /// Whether the others see your own die before the reveal.
        personal_dice: PersonalDice = PersonalDice::Public,
        /// Whether solo play begins with one more rectangle in every sector.
        solo_difficulty: SoloDifficulty = SoloDifficulty::Standard,
        /// How many dice are rolled for attack rectangles before solo play begins.
        solo_setup_dice: Whole<0, 3> = Whole(3),
        /// After how many rounds the game ends in a draw; a solo game is then lost.
        round_cap: Whole<10, 1000> = Whole(100),
        /// The name of the sheet in the component file.
        sheet: SheetName = SheetName(PRINTED_SHEET.to_owned()),
    }
}

/// The name of the printed sheet.
pub const PRINTED_SHEET: &str = "standard";

choice! {
    /// Whether the triangles under attack rectangles can be filled.
    pub enum AttackRectangles {
        /// They can; the pencil goes around the rectangle.
        Overlay = "overlay",
        /// They are closed.
        Obstacle = "obstacle",
    }
}

choice! {
    /// Which triangle of a shape must lie in the work sector.
    pub enum WorkSectorRule {
        /// Any one.
        AnyCell = "any_cell",
        /// One that makes the contact.
        AnchorCell = "anchor_cell",
    }
}

choice! {
    /// What happens when a shape cannot be drawn.
    pub enum NoFit {
        /// Nothing is drawn.
        Skip = "skip",
        /// Such an assignment may be chosen only when none fits.
        MustFitIfPossible = "must_fit_if_possible",
    }
}

choice! {
    /// When a city's ability can first be used.
    pub enum AbilityFirstUse {
        /// From the round after it was enabled.
        NextRound = "next_round",
        /// At once.
        SameRound = "same_round",
    }
}

choice! {
    /// Where city 3 may fill its two triangles.
    pub enum City3Placement {
        /// Joined to the network.
        Connected = "connected",
        /// Anywhere in one sector.
        Free = "free",
    }
}

choice! {
    /// When city 6 erases a hit.
    pub enum City6Window {
        /// In the work step.
        Work = "work",
        /// After the attacks are announced.
        Reaction = "reaction",
    }
}

choice! {
    /// When the table checks whether the game has ended.
    pub enum EndCheck {
        /// After the reveal and after the attacks.
        Step = "step",
        /// Only after the attacks.
        Round = "round",
    }
}

choice! {
    /// Whether the others see your own die before the reveal.
    pub enum PersonalDice {
        /// They do.
        Public = "public",
        /// They do not.
        Secret = "secret",
    }
}

choice! {
    /// Whether solo play begins with one more rectangle in every sector.
    pub enum SoloDifficulty {
        /// It does not.
        Standard = "standard",
        /// It does.
        Hard = "hard",
    }
}

/// The name of a sheet: up to 40 letters, digits, hyphens and underscores.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SheetName(pub String);

impl OptionValue for SheetName {
    fn parse(text: &str) -> Option<Self> {
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        (1..=40).contains(&text.len()).then_some(())?;
        text.chars().all(plain).then(|| Self(text.to_owned()))
    }

    fn text(&self) -> String {
        self.0.clone()
    }

    fn domain() -> Domain {
        Domain::Form("the name of the sheet in the component file")
    }
}
