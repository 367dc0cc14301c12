//! What a data file may not change: the kind of box, the phases, the shape of a disc. The code is written for them.

use contract::{ComponentText, SetupError};

use crate::data::File;
use crate::field::{Class, Field, Latitude};
use crate::map::DIRECTIONS;

/// The names of the directions, in their order.
const DIRECTION_NAMES: [&str; DIRECTIONS] = ["IN", "IN_CW", "CW", "OUT_CW", "OUT", "OUT_CCW", "CCW", "IN_CCW"];

/// R1, R3-R5. The kind of box is code; the file says the same.
pub(crate) fn check_box(text: &ComponentText<'_>, file: &File) -> Result<(), SetupError> {
    text.demand(file.game.id.get_ref() == crate::INFO.id, &file.game.id, "this is the file of another game")?;
    let seats = file.seat.get_ref().iter();
    let known = seats.map(|seat| (seat.id.get_ref().as_str(), seat.home_ring.get_ref().as_str()));
    text.demand(known.eq([("E", "E"), ("M", "M")]), &file.seat, "the seats are E and M, at home on rings E and M")?;
    let (inventory, limits, costs, start) = (&file.components, &file.limits, &file.costs, &file.start);
    for (found, wanted) in [
        (&file.format, 1),
        (&file.game.players, 2),
        (&inventory.fighters_total, 36),
        (&inventory.fighters_per_seat, 18),
        (&inventory.command_centers_total, 6),
        (&inventory.command_centers_per_seat, 3),
        (&inventory.turrets_total, 56),
        (&inventory.turret_pieces_per_seat, 28),
        (&inventory.boards, 1),
        (&limits.command_centers_per_class, 1),
        (&limits.fighters, 18),
        (&limits.p_min, 0),
        (&limits.buildings_per_field, 1),
        (&costs.turret.hit_points, 2),
        (&costs.command_center.hit_points, 2),
        (&costs.fighter.hit_points, 1),
        (&costs.fighter.movement, 1),
        (&costs.fighter.build_cr, 0),
        (&costs.fighter.upkeep_cr, 0),
        (&start.credits, 0),
        (&start.p, 0),
        (&start.free_command_centers, 1),
        (&start.free_turrets, 1),
        (&file.rounds.first_full_round, 3),
        (&file.rounds.limit, 24),
    ] {
        text.demand(*found.get_ref() == wanted, found, format!("the rules are written for {wanted}"))?;
    }
    let spins = start.spin.get_ref().list();
    text.demand(spins == [0; 3], &start.spin, "longitude 0 faces the sun at the start")?;
    let planets = &inventory.planets;
    text.demand(*planets.get_ref() == ["Earth", "Mars", "Ceres"], planets, "the planets are Earth, Mars and Ceres")?;
    let phases = ["fights", "movement", "balance", "building", "cosmic"];
    for (round, wanted) in [
        (&file.rounds.round_1, &phases[3..]),
        (&file.rounds.round_2, &phases[2..]),
        (&file.rounds.round_n, &phases[..]),
    ] {
        text.demand(*round.get_ref() == wanted, round, format!("the phases are {}", wanted.join(", ")))?;
    }
    for reward in [
        &file.rewards.fighter_destroyed,
        &file.rewards.turret_destroyed,
        &file.rewards.command_center_destroyed,
        &file.rewards.command_center_lost,
    ] {
        text.demand((-3..=3).contains(reward.get_ref()), reward, "a reward is -3 to 3")?;
    }
    Ok(())
}

/// The shape of a disc is code; the file says the same.
pub(crate) fn check_disc(text: &ComponentText<'_>, file: &File) -> Result<(), SetupError> {
    let disc = &file.planet;
    text.demand(*disc.longitudes.get_ref() == 8, &disc.longitudes, "there are 8 longitudes")?;
    let names = Latitude::ALL.map(Latitude::name);
    text.demand(*disc.latitudes.get_ref() == names, &disc.latitudes, "the latitudes are NP, NT, EQ, ST, SP")?;
    let fields = Field::all().map(|field| field.to_string());
    text.demand(fields.eq(disc.fields.get_ref().iter().cloned()), &disc.fields, "the fields are NP, NT0 to ST7, SP")?;
    text.demand(*disc.directions.get_ref() == DIRECTION_NAMES, &disc.directions, "the directions go round from IN")?;
    for (name, class) in &disc.class {
        let wanted = Latitude::read(name).map(|latitude| match latitude.class() {
            Class::Equator => "equator",
            Class::Tropic => "tropic",
            Class::Polar => "polar",
        });
        text.demand(wanted == Some(class.get_ref()), class, "the classes are polar, tropic and equator")?;
    }
    Ok(())
}
