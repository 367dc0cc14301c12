//! Pig and yacht written by hand without the contract: what one core can do at best. Choices have the same
//! distribution as random legal actions of [`crate::toys`], and chance comes from the same source.

use contract::Dice;

/// Plays pig to 100, rolling or holding with equal chance; returns the number of actions and rolls.
pub fn pig(dice: &mut impl Dice) -> u32 {
    let (mut safe, mut seat, mut gathered, mut steps) = ([0u32; 2], 0, 0, 0);
    for _turn in 0..400 {
        loop {
            steps += 1;
            if safe[seat] + gathered >= 100 {
                return steps;
            }
            if dice.below(2) == 1 {
                break;
            }
            steps += 1;
            match dice.below(6) + 1 {
                1 => {
                    gathered = 0;
                    break;
                }
                face => gathered += face,
            }
        }
        safe[seat] += gathered;
        gathered = 0;
        seat = 1 - seat;
    }
    steps
}

/// Plays yacht for two with random rerolls and random open categories; returns the number of actions and rolls.
pub fn yacht(dice: &mut impl Dice) -> u32 {
    let (mut open, mut total, mut steps) = ([[true; 12]; 2], [0; 2], 0);
    for turn in 0..24 {
        let seat = turn % 2;
        let mut faces: [u8; 5] = std::array::from_fn(|_| dice.below(6) as u8 + 1);
        steps += 1;
        for _ in 0..2 {
            let places = dice.below(32);
            steps += 1;
            if places == 0 {
                break;
            }
            for (place, face) in faces.iter_mut().enumerate() {
                if places >> place & 1 == 1 {
                    *face = dice.below(6) as u8 + 1;
                }
            }
            steps += 1;
        }
        let mut left = dice.below(12 - turn as u32 / 2);
        let mut category = 0;
        while !open[seat][category] || left > 0 {
            left -= u32::from(open[seat][category]);
            category += 1;
        }
        open[seat][category] = false;
        total[seat] += points(faces, category);
        steps += 1;
    }
    std::hint::black_box(total);
    steps
}

fn points(faces: [u8; 5], category: usize) -> u32 {
    let mut count = [0u32; 7];
    for face in faces {
        count[usize::from(face)] += 1;
    }
    let sum: u32 = faces.iter().map(|face| u32::from(*face)).sum();
    match category {
        0..=5 => count[category + 1] * (category as u32 + 1),
        6 if count.contains(&3) && count.contains(&2) => sum,
        7 => (1..=6).find(|face| count[*face] >= 4).map_or(0, |face| 4 * face as u32),
        8 if count[1..6] == [1; 5] => 30,
        9 if count[2..7] == [1; 5] => 30,
        10 => sum,
        11 if count.contains(&5) => 50,
        _ => 0,
    }
}
