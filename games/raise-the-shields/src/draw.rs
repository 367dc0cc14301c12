//! Drawing the shape (R16-R23).

use contract::{Dice, Phrase, Refusal};

use crate::RaiseTheShields;
use crate::action::Action;
use crate::cell::{OWN_SECTOR, Sector};
use crate::options::WorkSectorRule;
use crate::shape::Placement;
use crate::state::{Assignment, Drawn, Sheet};

impl RaiseTheShields {
    /// R16-R22. Returns the legal places of the shape that an assignment draws, in the order of codes.
    pub fn placements(&self, sheet: &Sheet, assignment: Assignment) -> impl Iterator<Item = Placement> {
        let sector = assignment.sector();
        self.realm.shapes.fitting(sector, assignment.shape(), sheet.filled.window(sector), self.contact(sheet, sector))
    }

    /// R18, R19. Returns the triangles that make the contact, in the window of the work sector: in any sector, or only
    /// in the work sector if the option says so.
    fn contact(&self, sheet: &Sheet, sector: Sector) -> u128 {
        let edge = sheet.edge.window(sector);
        match self.options.work_sector_rule {
            WorkSectorRule::AnyCell => edge,
            WorkSectorRule::AnchorCell => edge & OWN_SECTOR,
        }
    }

    /// R16, R23. Picks one of the drawings with one random number below their count.
    pub(crate) fn pick_drawing<D: Dice + ?Sized>(&self, sheet: &Sheet, assignment: Assignment, dice: &mut D) -> Drawn {
        let (sector, shape) = (assignment.sector(), assignment.shape());
        let (filled, contact) = (sheet.filled.window(sector), self.contact(sheet, sector));
        let draw = |count: usize| dice.below(count.max(1) as u32) as usize;
        let picked = self.realm.shapes.one_fitting(sector, shape, filled, contact, draw);
        picked.map_or(Drawn::Nothing, Drawn::Shape)
    }

    /// Says whether the shape that an assignment draws fits anywhere.
    pub fn fits(&self, sheet: &Sheet, assignment: Assignment) -> bool {
        self.placements(sheet, assignment).next().is_some()
    }

    /// R16, R23, R54. Lists the drawings, in the order of codes. Drawing nothing is listed only if there is no drawing,
    /// so nobody at work is ever stuck.
    pub(crate) fn list_drawings(&self, sheet: &Sheet, assignment: Assignment, actions: &mut impl Extend<Action>) {
        actions.extend(self.placements(sheet, assignment).map(|place| Action::Draw(Drawn::Shape(place))));
        if !self.fits(sheet, assignment) {
            actions.extend([Action::Draw(Drawn::Nothing)]);
        }
    }

    /// R16-R23. Says why this cannot be drawn.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub(crate) fn check_drawing(&self, sheet: &Sheet, assignment: Assignment, drawn: Drawn) -> Result<(), Refusal> {
        let refuse = |rule, phrase: Phrase| Err(Refusal::new(rule, phrase));
        let Drawn::Shape(placement) = drawn else {
            let fits = self.fits(sheet, assignment);
            return if fits { refuse("R23", Phrase::new("refuse-must-draw")) } else { Ok(()) };
        };
        let shapes = &self.realm.shapes;
        let (placed, wanted) = (shapes.placed(placement), assignment.shape());
        if placed.shape != wanted {
            let key = if placed.cells.len() == shapes.forms[wanted].1 { "refuse-form" } else { "refuse-size" };
            let phrase = Phrase::new(key).with("shape", wanted as u32 + 1).with("size", shapes.forms[wanted].1 as u32);
            return refuse("R16", phrase);
        }
        if let Some((cell, phrase)) = placed.cells.iter().find_map(|cell| Some((cell, self.closed(sheet, cell)?))) {
            let rectangle = self.realm.lanes.iter().any(|lane| lane.contains(cell));
            return refuse(if rectangle && !sheet.filled.contains(cell) { "R21" } else { "R20" }, phrase);
        }
        let (work, cells) = (assignment.sector(), &placed.cells);
        if cells.0[work] == 0 {
            return refuse("R17", Phrase::new("refuse-work-sector").with("sector", work as u32 + 1));
        }
        if cells.misses(&sheet.edge) {
            let named: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
            let key = if self.realm.meets(cells, &sheet.filled) { "refuse-corner" } else { "refuse-contact" };
            let phrase = Phrase::new(key).with("cells", named.join(", ")).with("count", named.len() as u32);
            return refuse("R18", phrase);
        }
        if self.placements(sheet, assignment).any(|place| place == placement) {
            return Ok(());
        }
        if self.options.work_sector_rule == WorkSectorRule::AnchorCell && cells.0[work] & sheet.edge.0[work] == 0 {
            return refuse("R17", Phrase::new("refuse-anchor").with("sector", work as u32 + 1));
        }
        refuse("R22", Phrase::new("refuse-mirror"))
    }
}
