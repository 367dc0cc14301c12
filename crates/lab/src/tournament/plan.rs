//! Who meets whom, and in which orders they sit.

use contract::{Stream, shuffle};

use super::Format;

/// Bots that play each other, by their numbers: one a seat, some more than once where there are more seats than bots.
/// Alone, all of them, who play the same deals one after the other.
pub(super) type Meeting = Vec<usize>;

/// Returns who meets whom.
pub(super) fn meetings(format: Format, bots: usize, seats: usize) -> Vec<Meeting> {
    let all: Vec<usize> = (0..bots).collect();
    if seats == 1 {
        return vec![all];
    }
    let groups: Vec<&[usize]> = match format {
        Format::RoundRobin => vec![&all],
        Format::Ladder => all.windows(2).collect(),
    };
    groups.into_iter().flat_map(|group| choices(group, seats)).collect()
}

/// Returns every choice of bots for the seats: all different if there are enough bots, or else with each at least once.
fn choices(group: &[usize], seats: usize) -> Vec<Meeting> {
    let repeats = group.len() < seats;
    let mut choices: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..seats {
        let longer = |choice: Vec<usize>| {
            let next = choice.last().map_or(0, |last| if repeats { *last } else { last + 1 });
            (next..group.len()).map(move |place| [&choice[..], &[place]].concat())
        };
        choices = choices.into_iter().flat_map(longer).collect();
    }
    choices.retain(|choice| !repeats || (0..group.len()).all(|place| choice.contains(&place)));
    choices.into_iter().map(|choice| choice.into_iter().map(|place| group[place]).collect()).collect()
}

/// Returns every order in which so many can sit round a table, in a sequence that follows from the seed: deals take one
/// after the other, so that nobody always sits behind the same bot.
pub(super) fn orders(seats: usize, seed: &str) -> Vec<Vec<usize>> {
    let mut orders = vec![vec![0]];
    for place in 1..seats {
        let longer =
            |order: Vec<usize>| (1..=order.len()).map(move |at| [&order[..at], &[place], &order[at..]].concat());
        orders = orders.into_iter().flat_map(longer).collect();
    }
    shuffle(&mut orders, &mut Stream::new(seed, "orders", 0));
    orders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_or_the_next_one() {
        assert_eq!(meetings(Format::RoundRobin, 3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(meetings(Format::Ladder, 3, 2), [[0, 1], [1, 2]]);
        assert_eq!(meetings(Format::RoundRobin, 4, 3).len(), 4);
        assert_eq!(meetings(Format::Ladder, 3, 3), [[0, 0, 1], [0, 1, 1], [1, 1, 2], [1, 2, 2]]);
        assert_eq!(meetings(Format::Ladder, 3, 1), [[0, 1, 2]], "alone, nobody is met");
    }

    #[test]
    fn no_bot_sits_down_more_often_than_another() {
        for (bots, seats) in [(2, 2), (5, 2), (2, 3), (3, 3), (5, 3), (2, 6), (4, 6), (7, 6)] {
            let meetings = meetings(Format::RoundRobin, bots, seats);
            let sits = |bot: usize| meetings.iter().flatten().filter(|seated| **seated == bot).count();
            assert!((1..bots).all(|bot| sits(bot) == sits(0)), "{bots} bots on {seats} seats");
            assert!(meetings.iter().all(|meeting| meeting.len() == seats));
        }
    }

    #[test]
    fn orders_are_all_there_are_and_follow_from_the_seed() {
        for (seats, number) in [(1, 1), (2, 1), (3, 2), (4, 6), (6, 120)] {
            let mut all = orders(seats, "a seed");
            assert_eq!(all, orders(seats, "a seed"));
            all.sort();
            all.dedup();
            assert_eq!(all.len(), number, "each once, with {seats} seats");
        }
        assert_ne!(orders(6, "a seed"), orders(6, "another"));
    }
}
