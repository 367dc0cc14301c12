//! Does a fixed piece of work so many times, for counting instructions: `work NAME TIMES`. It prints how many units
//! the work had, steps of random games or simulations of a search: a checksum, since the same games have the same
//! steps. Without arguments it lists the pieces of work, each with a number of times that measures it well.

use std::error::Error;
use std::hint::black_box;

use catalog::CatalogEntry;
use conform::toys::{Pig, Yacht};
use conform::{ceiling, random_step};
use contract::{Position, Seat, Setup, StepText, Stream, Turn};

/// The playouts of one decision.
const PLAYOUTS: u32 = 200;

/// The simulations of one decision by a tree.
const SIMULATIONS: u32 = 200;

/// In how many random games such decisions are made, in turn.
const MIDDLES: u64 = 4;

/// Does the work so many times and returns its units.
type Run = Box<dyn Fn(u64) -> Result<u64, Box<dyn Error>>>;

struct Work {
    name: String,
    times: u64,
    run: Run,
}

impl Work {
    fn new(name: impl Into<String>, times: u64, run: impl Fn(u64) -> Result<u64, Box<dyn Error>> + 'static) -> Self {
        Self { name: name.into(), times, run: Box::new(run) }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.as_slice() {
        [] => works().iter().for_each(|work| println!("{} {}", work.name, work.times)),
        [name, times] => {
            let work = works().into_iter().find(|work| work.name == *name);
            let work = work.ok_or_else(|| format!("there is no work `{name}`; without arguments all are listed"))?;
            println!("{}", (work.run)(times.parse()?)?);
        }
        _ => return Err("usage: work [NAME TIMES]".into()),
    }
    Ok(())
}

/// The yardsticks, through the trait and by hand, and of every game random play and a decision of a search.
fn works() -> Vec<Work> {
    let mut works = vec![
        Work::new("pig", 20_000, |games| Ok(lab::playouts::<Pig>(&Setup::printed(2), games)?)),
        Work::new("pig-by-hand", 20_000, |games| Ok(by_hand(games, ceiling::pig))),
        Work::new("yacht", 10_000, |games| Ok(lab::playouts::<Yacht>(&Setup::printed(2), games)?)),
        Work::new("yacht-by-hand", 10_000, |games| Ok(by_hand(games, ceiling::yacht))),
    ];
    for entry in catalog::games() {
        let seats = &entry.info().seats;
        let setup = Setup::printed(2.clamp(*seats.start(), *seats.end()));
        works.push(Work::new(entry.info().id, 5_000, move |games| Ok((entry.playouts)(&setup, games)?)));
        works.push(Work::new(format!("{}-flat", entry.info().id), 20, |decisions| flat(entry, decisions)));
        for (by, value) in [("estimate", ""), ("net", ":built-in")] {
            let name = format!("{}-tree-{by}", entry.info().id);
            works.push(Work::new(name, MIDDLES, move |decisions| tree(entry, value, decisions)));
        }
    }
    works
}

fn by_hand(games: u64, game: impl Fn(&mut Stream) -> u32) -> u64 {
    let mut dice = Stream::new("bench", "playouts", 0);
    (0..games).map(|_| u64::from(game(&mut dice))).sum()
}

/// Makes the first decision of so many games by a flat Monte Carlo search; returns the simulations allowed.
fn flat(entry: &CatalogEntry, decisions: u64) -> Result<u64, Box<dyn Error>> {
    let face = (entry.maker.make)(&Setup::printed(*entry.info().seats.start()))?;
    let mut player = (entry.player)(&format!("flat:{PLAYOUTS}"), &search::Nets::NONE)?;
    for number in 0..decisions {
        let mut dice = Stream::new("bench", "flat", number);
        let mut position = face.start();
        while let Some(chance) = position.sample(&mut dice) {
            position.play(&chance)?;
        }
        let Turn::Choice(seats) = position.turn() else { return Err("nobody is asked at the start".into()) };
        let seat = seats.first().ok_or("an empty set of seats is asked")?;
        black_box(player.choose(&position, seat, &number.to_string()));
    }
    Ok(decisions * u64::from(PLAYOUTS))
}

/// Makes so many decisions in the middle of random games by a tree; returns the simulations allowed.
fn tree(entry: &CatalogEntry, value: &str, decisions: u64) -> Result<u64, Box<dyn Error>> {
    let seats = &entry.info().seats;
    let face = (entry.maker.make)(&Setup::printed(2.clamp(*seats.start(), *seats.end())))?;
    let mut player = (entry.player)(&format!("tree:{SIMULATIONS}{value}"), &search::Nets::NONE)?;
    let middles = (0..MIDDLES).map(|number| middle(face.start(), number)).collect::<Result<Vec<_>, _>>()?;
    for (number, (position, seat)) in (0..decisions).zip(middles.iter().cycle()) {
        black_box(player.choose(position, *seat, &number.to_string()));
    }
    Ok(decisions * u64::from(SIMULATIONS))
}

/// Plays a random game from its start, and returns the middle one of the positions in which there was a choice.
fn middle(mut position: Position, number: u64) -> Result<(Position, Seat), Box<dyn Error>> {
    let (mut dice, mut asked) = (Stream::new("bench", "middle", number), Vec::new());
    while let Some(step) = random_step(&position, &mut dice) {
        if let StepText::Action { seat, .. } = step
            && position.legal(seat).len() > 1
        {
            asked.push((position.clone(), seat));
        }
        position.play(&step)?;
    }
    let middle = asked.len() / 2;
    Ok(asked.into_iter().nth(middle).ok_or("nothing to choose in a whole game")?)
}
