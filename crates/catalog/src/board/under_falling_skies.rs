//! The table of Under Falling Skies as text: sky above, base below, five columns.

use contract::{Observer, Position};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::board::{Effect, Icon, Margin, Room};
use under_falling_skies::space::{COLUMNS, GROUND, Space};
use under_falling_skies::state::{Colour, Ship, State};

/// Letters that fit into a cell, and what they mean.
const LEGEND: &str = "\
g r ships   < > arrows   M mothership icon   Xn explosion   [k3] black die   [w5x] white die that digs   [4'] robot, resting
A anti-aircraft  E energy  F fighter  R research  B robot, then modifier and /cost   # not excavated   @ excavator   = tunnel";

/// Writes the table.
pub(crate) fn lines(position: &Position, observer: Observer) -> Vec<String> {
    position.view::<UnderFallingSkies>(observer).map(|(game, view)| table(game, &view)).unwrap_or_default()
}

fn table(game: &UnderFallingSkies, view: &State) -> Vec<String> {
    let board = &game.board;
    let next = board.research.get(usize::from(view.research)).map_or("done".to_owned(), |cost| format!("next {cost}"));
    let mut lines = vec![format!(
        "round {}   damage {} of {}   energy {} of {}   research {} of {} ({next})   waiting {} green, {} red",
        view.round,
        view.damage,
        board.damage_limit,
        view.energy,
        board.energy_most,
        view.research,
        board.research.len(),
        view.waiting.green,
        view.waiting.red
    )];
    lines.push(row("", (1..=COLUMNS).map(|column| column.to_string()), ""));
    let spots = view.spots.iter().map(|spot| spot.map_or_else(|| "_".to_owned(), |ship| letter(ship).to_owned()));
    lines.push(row(&format!("spots {}", view.mothership), spots, ""));
    for at in view.mothership + 1..=GROUND {
        let icon = |column: usize| board.sky[column].get(usize::from(at) - 1).copied();
        let cells = (0..COLUMNS).map(|column| {
            let ship = view.sky[column].ship(at).map_or("", letter);
            format!("{ship}{}", if at == GROUND { "ground".to_owned() } else { icon_text(icon(column)) })
        });
        let margin = board.margin.get(usize::from(at) - 1).copied().unwrap_or(Margin::Empty);
        lines.push(row(&at.to_string(), cells, &margin_text(margin)));
    }
    for base_row in 0..6 {
        let spaces = (0..COLUMNS).map(|column| Space::new(base_row * COLUMNS + column));
        let name = char::from(b'A' + base_row as u8).to_string();
        lines.push(row(&name, spaces.map(|space| space_text(game, view, space)), ""));
    }
    lines.extend(LEGEND.lines().map(str::to_owned));
    lines
}

fn row(name: &str, cells: impl Iterator<Item = String>, margin: &str) -> String {
    let cells: Vec<String> = cells.map(|cell| format!("{cell:<12}")).collect();
    format!("{name:>8}  {} {margin}", cells.join(" ")).trim_end().to_owned()
}

const fn letter(ship: Ship) -> &'static str {
    match ship {
        Ship::Green => "g",
        Ship::Red => "r",
    }
}

fn icon_text(icon: Option<Icon>) -> String {
    match icon {
        Some(Icon::Empty) | None => ".".to_owned(),
        Some(Icon::Left) => "<".to_owned(),
        Some(Icon::Right) => ">".to_owned(),
        Some(Icon::Mothership) => "M".to_owned(),
        Some(Icon::Explosion(value)) => format!("X{value}"),
    }
}

fn margin_text(margin: Margin) -> String {
    match margin {
        Margin::Empty => String::new(),
        Margin::ExcavatorBack(spaces) => format!("excavator back {spaces}"),
        Margin::ResearchBack(spaces) => format!("research back {spaces}"),
        Margin::RedShip => "red ship".to_owned(),
        Margin::Damage => "1 damage".to_owned(),
        Margin::Skull => "SKULL".to_owned(),
    }
}

fn space_text(game: &UnderFallingSkies, view: &State, space: Space) -> String {
    let board = &game.board;
    let at = usize::from(view.excavator);
    let open = if board.excavated[at].contains(space) { "" } else { "#" };
    let excavator = if board.path[at] == space { "@" } else { "" };
    let room = match board.room(space) {
        None => "=".to_owned(),
        Some(room) if room.name() == space => room_text(room),
        Some(room) => format!("with {}", room.name()),
    };
    let die = view.die_on(space).map_or_else(String::new, |placed| {
        let colour = match placed.die.colour {
            Colour::Black => 'k',
            Colour::White => 'w',
        };
        format!("[{colour}{}{}]", placed.die.value, if placed.digs { "x" } else { "" })
    });
    let robot = view.robot_on(space).map_or_else(String::new, |robot| {
        let rests = if robot.exhausted { "'" } else { "" };
        format!("[{}{rests}]", robot.value)
    });
    format!("{open}{excavator}{room}{die}{robot}")
}

fn room_text(room: &Room) -> String {
    let effects: String = room.effects.iter().map(|effect| effect_letter(*effect)).collect();
    let modifier = if room.modifier == 0 { String::new() } else { format!("{:+}", room.modifier) };
    let cost = if room.cost == 0 { String::new() } else { format!("/{}", room.cost) };
    format!("{effects}{modifier}{cost}")
}

const fn effect_letter(effect: Effect) -> char {
    match effect {
        Effect::AntiAircraft => 'A',
        Effect::Energy => 'E',
        Effect::Fighter => 'F',
        Effect::Research => 'R',
        Effect::Robot => 'B',
    }
}

#[cfg(test)]
mod tests {
    use contract::{Maker, SeatSet, Setup};

    use super::*;

    #[test]
    fn ships_dice_robots_and_tracks_stand_where_they_are() {
        let face = (Maker::of::<UnderFallingSkies>().make)(&Setup::printed(1)).unwrap();
        let line = "00000000 R 3 2 g4^,g5^,g1.8,r2.9,g3.6 g1r0 1 6 2 C1 C4=4' - A3=k2,B2=w5,D1=k6x";
        let drawn = lines(&face.read(line).unwrap(), SeatSet::all(1));
        for part in [
            "round 3   damage 1 of 5   energy 6 of 7   research 2 of 14 (next 4)   waiting 1 green, 0 red",
            " spots 2  _            _            _            g            g",
            "       6  .            .            g<           >            .            excavator back 1",
            "       8  gX3          M            >            .            X4           research back 2",
            "       9  >            r.           X3           .            <            red ship",
            "       A  A            A            A[k2]        A            A",
            "       B  E-1          B-1/1[w5]    F-1/1        =            R-1/1",
            "       C  #@R/1        E            with C2      F/2[4']      =",
            "       D  #B/2[k6x]    #F+1/2       #R/1         #with D3     #E",
        ] {
            assert!(drawn.iter().any(|line| line == part), "{part}\n{}", drawn.join("\n"));
        }
        assert!(!drawn.iter().any(|line| line.starts_with("       2 ")), "row 2 is covered");
    }
}
