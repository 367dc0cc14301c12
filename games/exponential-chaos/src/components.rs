//! The components that the rules need, read once from the data file: rounds, dice, paths, points.

use contract::{ComponentText, OptionValue, SetupError};
use toml::Spanned;

use crate::data::{Board, File, InvasionText, PathText, RoundText};
use crate::dice::{Colour, FACES, FLEET, Face, FleetSet, HAND, InvasionDie};
use crate::options::{InvasionFaces, Options};
use crate::planet::{CRATERS, Crater, SECTORS};

/// The most saucers on a face: a line writes them in one digit.
const MOST: u8 = 9;

/// The box.
#[derive(Debug)]
pub struct Components {
    /// R9. The rounds, in order.
    pub rounds: Vec<Round>,
    /// R14, R15. The faces of each invasion die that there is.
    pub invasion: [Option<[u8; FACES]>; FLEET],
    /// R20. The faces of a defense die.
    pub defense: [Face; FACES],
    /// R30. The faces of a sector die.
    pub sector: [u8; FACES],
    /// R57. What a city is worth: nothing, damaged, undamaged.
    pub city: [u8; 3],
    /// R57. What a core is worth.
    pub core: [u8; 3],
    /// R32. The path of damage from each sector.
    pub paths: [Path; SECTORS as usize],
    /// Where the craters lie on the board, in their order.
    pub places: [[f64; 2]; CRATERS],
    /// The sectors around the planet, clockwise from the top.
    pub around: [u8; SECTORS as usize],
    /// The measures of the board.
    pub board: Board,
    /// How the colours are drawn, in the order of their dice.
    pub paints: Vec<Paint>,
}

/// How a colour is drawn.
#[derive(Clone, Debug)]
pub struct Paint {
    /// The shape that tells it apart without colours.
    pub shape: String,
    /// The colour as `#E3B505`.
    pub hex: String,
}

/// R10, R12. What is used in a round.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// The invasion dice.
    pub(crate) fleet: FleetSet,
    /// How many defense dice.
    pub dice: u8,
    /// How strong a blaster, a missile and a rebuild icon are.
    pub strength: u8,
}

impl Round {
    /// R10. Returns the invasion dice, in the order in which they do damage.
    pub fn invasion(self) -> impl Iterator<Item = InvasionDie> {
        InvasionDie::all().filter(move |die| self.fleet >> die.place() & 1 == 1)
    }
}

/// R32. The craters that damage meets, in order.
#[derive(Clone, Debug)]
pub struct Path {
    /// The craters.
    pub craters: Vec<Crater>,
    /// R36. How many of them come before the core.
    pub near: usize,
}

impl Components {
    /// Reads the file.
    ///
    /// # Errors
    /// When it breaks something that the rules rely on; the error has the line and the reason.
    pub(crate) fn read(text: &str, options: &Options) -> Result<Self, SetupError> {
        let text = ComponentText(text);
        let file: File = text.read()?;
        check_box(&text, &file)?;
        let around = numbering(&text, &file, options)?;
        let paints = read_paints(&text, &file)?;
        let invasion = read_invasion(&text, &file, options)?;
        let rounds = read_rounds(&text, &file)?;
        let [city, core] = [&file.scoring.city, &file.scoring.core].map(|points| *points.get_ref());
        for points in [&file.scoring.city, &file.scoring.core] {
            let [none, damaged, whole] = *points.get_ref();
            let grows = none == 0 && damaged <= whole && whole <= 50;
            text.demand(grows, points, "an empty crater is worth 0, and a better level no less, up to 50")?;
        }
        let most = 12 * u32::from(city[2]) + u32::from(core[2]);
        let reason = format!("a whole planet is worth {most}");
        text.demand(*file.max_score.get_ref() == most, &file.max_score, reason)?;
        let places = read_places(&text, &file, around)?;
        let paths = read_paths(&text, &file, around)?;
        let defense = read_defense(&text, &file)?;
        let sector = six(&text, &file.sector_die.faces)?;
        let known = sector.iter().all(|face| (1..=SECTORS).contains(face));
        text.demand(known, &file.sector_die.faces, "the sectors are 1 to 6")?;
        Ok(Self { rounds, invasion, defense, sector, city, core, paths, places, around, board: file.board, paints })
    }
}

/// R1, R2. The kind of box is code; the file says the same.
fn check_box(text: &ComponentText<'_>, file: &File) -> Result<(), SetupError> {
    text.demand(*file.schema.get_ref() == 1, &file.schema, "only schema 1 is known")?;
    text.demand(file.game.get_ref() == crate::INFO.id, &file.game, "this is the file of another game")?;
    let prefix = &file.position_prefix;
    text.demand(prefix.get_ref() == crate::line::PREFIX, prefix, "position lines begin with ec1")?;
    let players = file.players.get_ref();
    text.demand((players.min, players.max) == (2, 6), &file.players, "players are 2 to 6")?;
    let levels = [&file.levels.empty, &file.levels.damaged, &file.levels.undamaged];
    for (wanted, level) in (0..).zip(levels) {
        text.demand(*level.get_ref() == wanted, level, "the levels are 0, 1 and 2")?;
    }
    let (inventory, own) = (&file.inventory, &file.per_player);
    for (found, wanted) in [
        (&inventory.planets, 6),
        (&inventory.cores, 6),
        (&inventory.cities, 72),
        (&inventory.sector_dice, 6),
        (&inventory.staging_boards, 1),
        (&inventory.invasion_dice, file.invasion_dice.get_ref().len()),
        (&inventory.defense_dice, *file.defense_die.count.get_ref()),
        (&file.sector_die.count, 6),
        (&own.planets, 1),
        (&own.cores, 1),
        (&own.cities, 12),
        (&own.sector_dice, 1),
    ] {
        text.demand(*found.get_ref() == wanted, found, format!("there should be {wanted} of them"))?;
    }
    let faces = file.defense_faces.get_ref().iter().map(|face| face.letter.clone());
    let letters = Face::ALL.map(|face| face.letter().to_string());
    text.demand(faces.eq(letters), &file.defense_faces, "the faces are y, b, p, x, m and r, in this order")
}

/// R15. Reads how the colours are drawn.
fn read_paints(text: &ComponentText<'_>, file: &File) -> Result<Vec<Paint>, SetupError> {
    let given = file.colours.get_ref();
    text.demand(given.len() == Colour::ALL.len(), &file.colours, "there are three colours")?;
    for (colour, given) in Colour::ALL.into_iter().zip(given) {
        let known = *given.letter.get_ref() == colour.letter().to_string();
        text.demand(known, &given.letter, "the colours are Y, B and P, in this order")?;
    }
    Ok(given.iter().map(|given| Paint { shape: given.shape.clone(), hex: given.hex.clone() }).collect())
}

/// Reads six faces.
fn six<T: Copy>(text: &ComponentText<'_>, faces: &Spanned<Vec<T>>) -> Result<[T; FACES], SetupError> {
    let six = faces.get_ref().as_slice().try_into();
    six.map_err(|_| text.fault(faces, "a die has six faces"))
}

/// Reads in which order the sectors lie around the planet.
fn numbering(text: &ComponentText<'_>, file: &File, options: &Options) -> Result<[u8; 6], SetupError> {
    for numbers in file.numberings.values() {
        let mut sorted = numbers.get_ref().clone();
        sorted.sort_unstable();
        text.demand(sorted == [1, 2, 3, 4, 5, 6], numbers, "the sectors 1 to 6 stand once each")?;
    }
    let name = options.sector_numbering.text();
    let chosen = file.numberings.get(&name).and_then(|numbers| numbers.get_ref().as_slice().try_into().ok());
    chosen.ok_or_else(|| SetupError::Components { line: 0, reason: format!("[numberings] needs `{name}`") })
}

/// Returns the crater at the place where the file has another one by its own numbers.
fn renumbered(crater: Crater, around: [u8; 6]) -> Crater {
    let Some(sector) = crater.sector() else { return crater };
    let place = usize::from(around[usize::from(sector) - 1] - 1) * 2 + usize::from(!crater.is_outer());
    Crater::at(place).unwrap_or(crater)
}

fn read_crater(text: &ComponentText<'_>, name: &Spanned<Vec<String>>, id: &str) -> Result<Crater, SetupError> {
    Crater::read(id).ok_or_else(|| text.fault(name, format!("`{id}` is no crater: 1o to 6o, 1i to 6i, C")))
}

fn read_places(text: &ComponentText<'_>, file: &File, around: [u8; 6]) -> Result<[[f64; 2]; CRATERS], SetupError> {
    let mut places = [None; CRATERS];
    for given in file.craters.get_ref() {
        let id = given.id.get_ref();
        let crater = Crater::read(id).ok_or_else(|| text.fault(&given.id, format!("`{id}` is no crater")))?;
        let place = crater.place();
        text.demand(*given.index.get_ref() == place, &given.index, format!("the index of {crater} is {place}"))?;
        let there = &mut places[renumbered(crater, around).place()];
        text.demand(there.is_none(), &given.id, "this crater stands above")?;
        *there = Some([given.x, given.y]);
    }
    let missing = Crater::all().find(|crater| places[renumbered(*crater, around).place()].is_none());
    let reason = missing.map(|crater| format!("crater {crater} is missing")).unwrap_or_default();
    text.demand(missing.is_none(), &file.craters, reason)?;
    Ok(places.map(Option::unwrap_or_default))
}

/// R32. Reads the paths; with another numbering they keep their places on the board.
fn read_paths(text: &ComponentText<'_>, file: &File, around: [u8; 6]) -> Result<[Path; 6], SetupError> {
    let given = file.paths.get_ref();
    let reason = "there is a path for each sector 1 to 6, in order";
    text.demand(given.len() == usize::from(SECTORS), &file.paths, reason)?;
    for (sector, path) in (1..).zip(given) {
        text.demand(*path.sector.get_ref() == sector, &path.sector, reason)?;
    }
    let mut paths = std::array::from_fn(|_| Path { craters: Vec::new(), near: 0 });
    for path in given {
        let sector = usize::from(around[usize::from(*path.sector.get_ref()) - 1]) - 1;
        paths[sector] = read_path(text, path, around)?;
    }
    Ok(paths)
}

fn read_path(text: &ComponentText<'_>, path: &PathText, around: [u8; 6]) -> Result<Path, SetupError> {
    let opposite = path.opposite.get_ref();
    text.demand((1..=SECTORS).contains(opposite), &path.opposite, "the sectors are 1 to 6")?;
    let read = |id: &String| read_crater(text, &path.craters, id);
    let craters = path.craters.get_ref().iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let once = craters.iter().enumerate().all(|(place, crater)| !craters[..place].contains(crater));
    text.demand(once && !craters.is_empty(), &path.craters, "a path has some craters, each once")?;
    let near = craters.iter().position(|crater| crater.is_core()).unwrap_or(craters.len());
    Ok(Path { craters: craters.into_iter().map(|crater| renumbered(crater, around)).collect(), near })
}

/// R15. Reads the faces of the invasion dice; with an option, all of them have other faces.
fn read_invasion(
    text: &ComponentText<'_>,
    file: &File,
    options: &Options,
) -> Result<[Option<[u8; FACES]>; FLEET], SetupError> {
    for faces in file.other_faces.values() {
        check_faces(text, faces)?;
    }
    let name = options.invasion_faces.text();
    let other = match file.other_faces.get(&name) {
        _ if options.invasion_faces == InvasionFaces::Even => None,
        Some(faces) => Some(six(text, faces)?),
        None => return Err(SetupError::Components { line: 0, reason: format!("[other_faces] needs `{name}`") }),
    };
    let mut invasion = [None; FLEET];
    for given in file.invasion_dice.get_ref() {
        let die = read_die(text, given, file.rounds.get_ref().len())?;
        text.demand(invasion[die.place()].is_none(), &given.id, "a die of this name stands above")?;
        check_faces(text, &given.faces)?;
        invasion[die.place()] = Some(other.map_or_else(|| six(text, &given.faces), Ok)?);
    }
    Ok(invasion)
}

fn read_die(text: &ComponentText<'_>, given: &InvasionText, rounds: usize) -> Result<InvasionDie, SetupError> {
    let id = given.id.get_ref();
    let die = InvasionDie::read(id).ok_or_else(|| text.fault(&given.id, format!("`{id}` is no die: Y1, B2, P3")))?;
    let own = given.colour.get_ref() == &die.colour().letter().to_string();
    text.demand(own, &given.colour, "the colour is the letter of the name")?;
    let joins = (1..=rounds).contains(given.joins_in_round.get_ref());
    text.demand(joins, &given.joins_in_round, format!("the rounds are 1 to {rounds}"))?;
    Ok(die)
}

fn check_faces(text: &ComponentText<'_>, faces: &Spanned<Vec<u8>>) -> Result<(), SetupError> {
    let few = six(text, faces)?.iter().all(|face| *face <= MOST);
    text.demand(few, faces, format!("a face shows up to {MOST} saucers"))
}

/// R10, R12. Reads the rounds: what joined by then is used.
fn read_rounds(text: &ComponentText<'_>, file: &File) -> Result<Vec<Round>, SetupError> {
    let given = file.rounds.get_ref();
    text.demand((1..=9).contains(&given.len()), &file.rounds, "there are 1 to 9 rounds")?;
    let (joins, count) = (&file.defense_die.joins, *file.defense_die.count.get_ref());
    let all = joins.get_ref().len() == count && (1..=HAND).contains(&count);
    text.demand(all, joins, "1 to 5 defense dice join, each in a round")?;
    given.iter().enumerate().map(|(place, round)| read_round(text, file, round, place + 1)).collect()
}

fn read_round(text: &ComponentText<'_>, file: &File, given: &RoundText, number: usize) -> Result<Round, SetupError> {
    text.demand(*given.round.get_ref() == number, &given.round, "rounds are numbered from 1")?;
    let joined = file.invasion_dice.get_ref().iter().filter(|die| *die.joins_in_round.get_ref() <= number);
    let mut dice: Vec<InvasionDie> = joined.filter_map(|die| InvasionDie::read(die.id.get_ref())).collect();
    dice.sort_unstable();
    let names: Vec<String> = dice.iter().map(ToString::to_string).collect();
    let reason = format!("these dice have joined by then: {}", names.join(", "));
    text.demand(*given.invasion_dice_ids.get_ref() == names, &given.invasion_dice_ids, reason)?;
    let (ships, hand) = (&given.invasion_dice, &given.defense_dice);
    text.demand((1..=FLEET).contains(&names.len()), &given.invasion_dice_ids, "a round has an invasion")?;
    text.demand(*ships.get_ref() == names.len(), ships, format!("{} invasion dice have joined", names.len()))?;
    let joined = file.defense_die.joins.get_ref().iter().filter(|round| **round <= number).count();
    text.demand(*hand.get_ref() == joined && joined > 0, hand, format!("{joined} defense dice have joined"))?;
    let strength = *given.icon_points.get_ref();
    text.demand((1..=9).contains(&strength), &given.icon_points, "an icon is worth 1 to 9 points")?;
    let fleet = dice.iter().fold(0, |set, die| set | 1 << die.place());
    Ok(Round { fleet, dice: joined as u8, strength })
}

/// R20. Reads the faces of a defense die.
fn read_defense(text: &ComponentText<'_>, file: &File) -> Result<[Face; FACES], SetupError> {
    let given = &file.defense_die.faces;
    let mut letters = given.get_ref().iter().map(|face| face.chars().next().filter(|_| face.len() == 1));
    let faces: Option<Vec<Face>> = letters.by_ref().map(|letter| letter.and_then(Face::of)).collect();
    let faces = faces.ok_or_else(|| text.fault(given, "the faces are y, b, p, x, m and r"))?;
    faces.try_into().map_err(|_| text.fault(given, "a die has six faces"))
}
