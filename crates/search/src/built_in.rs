//! A bot by the nets that ship with the program.

use std::sync::Arc;

use contract::{Determinize, Game, Heuristic, Inputs, SeatPerspective, Setup, Stream};

use crate::by_net::{NetPlay, PlayedBy};
use crate::nets::{NetFile, TrainedNet};
use crate::{Bot, Budget, Greedy};

/// Plays by that of several nets which is for as many seats as the game has, and as `greedy` where none is for the game: a
/// designer may have changed a card in such a way that the inputs are others.
pub(crate) struct BuiltIn<G: Game, N> {
    plays: NetPlay,
    nets: Arc<[TrainedNet<N>]>,
    threads: usize,
    /// The last game, and the place of the net that is for it.
    last: Option<(Setup, Option<usize>)>,
    /// The bot by each of the nets, once it was needed.
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    greedy: Greedy<G>,
}

impl<G: Game, N> BuiltIn<G, N> {
    pub(crate) fn new(nets: Arc<[TrainedNet<N>]>, plays: NetPlay) -> Self {
        Self { plays, threads: 1, last: None, bots: nets.iter().map(|_| None).collect(), nets, greedy: Greedy::new() }
    }
}

impl<G: Determinize + Heuristic + Inputs, N: PlayedBy<G>> BuiltIn<G, N> {
    /// Returns the bot by the net that is for a game.
    fn by_net(&mut self, game: &G) -> Option<&mut Box<dyn Bot<G>>> {
        if self.last.as_ref().is_none_or(|(setup, _)| setup != game.setup()) {
            self.last = Some((game.setup().clone(), fitting(&self.nets, game)));
        }
        let place = self.last.as_ref()?.1?;
        let bot = self.bots[place].get_or_insert_with(|| self.nets[place].net.bot(self.plays));
        bot.use_threads(self.threads);
        Some(bot)
    }
}

impl<G: Determinize + Heuristic + Inputs, N: PlayedBy<G> + Send + Sync> Bot<G> for BuiltIn<G, N> {
    fn choose(&mut self, seen: &SeatPerspective<'_, G>, budget: Budget, dice: &mut Stream) -> G::Action {
        match self.by_net(seen.game()) {
            Some(bot) => bot.choose(seen, budget, dice),
            None => self.greedy.choose(seen, budget, dice),
        }
    }

    fn use_threads(&mut self, threads: usize) {
        self.threads = threads;
    }

    fn appraise(
        &mut self,
        seen: &SeatPerspective<'_, G>,
        budget: Budget,
        dice: &mut Stream,
        actions: &mut Vec<(G::Action, f64)>,
    ) {
        match self.by_net(seen.game()) {
            Some(bot) => bot.appraise(seen, budget, dice, actions),
            None => actions.clear(),
        }
    }
}

/// Returns the place of the net that is for a game: one that was trained with as many seats, or else with the nearest
/// number of them, the fewer before the more; for one player only one that was trained alone. Of several it is the one
/// whose games were the most like this one, and then the one that was trained for the fewest kinds of games.
pub(crate) fn fitting<G: Inputs, N: NetFile>(nets: &[TrainedNet<N>], game: &G) -> Option<usize> {
    let seats = game.seats();
    let is_for = |net: &TrainedNet<N>| (net.about.seats == 1) == (seats == 1) && net.fits(game).is_ok();
    let places = (0..nets.len()).filter(|place| is_for(&nets[*place]));
    places.min_by_key(|place| {
        let about = &nets[*place].about;
        (about.seats.abs_diff(seats), about.seats, about.differences(game).len(), about.kinds())
    })
}

#[cfg(test)]
mod tests {
    use conform::toys::{Parley, Pig};
    use contract::{Setup, Turn};

    use super::*;
    use crate::Temperature;
    use crate::net::{About, Net};

    fn net<G: Inputs>(game: &G, seats: u8, more: usize) -> TrainedNet {
        let about = About { seats, inputs: game.input_count() + more, ..About::of(game, "test") };
        let net = Net::new(about.inputs, &mut Stream::new("net", "test", seats.into()));
        TrainedNet { name: seats.to_string(), about, net: Arc::new(net) }
    }

    #[test]
    fn the_net_for_the_nearest_number_of_seats_plays_and_one_for_a_single_player_never_among_several() {
        let chosen = |nets: &[(u8, usize)], seats| {
            let game = Parley::new(&Setup::printed(seats)).expect("parley");
            let nets: Vec<_> = nets.iter().map(|(seats, more)| net(&game, *seats, *more)).collect();
            fitting(&nets, &game).map(|place| nets[place].about.seats)
        };
        assert_eq!(chosen(&[(1, 0), (2, 0), (3, 0)], 3), Some(3));
        assert_eq!(chosen(&[(1, 0), (4, 0), (2, 0)], 3), Some(2));
        assert_eq!(chosen(&[(4, 0), (1, 0)], 2), Some(4));
        assert_eq!(chosen(&[(1, 0)], 2), None);
        assert_eq!(chosen(&[(2, 1)], 2), None, "it takes other inputs");
    }

    #[test]
    fn the_net_plays_whose_games_were_the_most_like_this_one_and_of_equals_the_one_for_fewer_kinds() {
        let to = |target: &str| Pig::new(&Setup::printed(2).set("target", target)).expect("pig");
        let net = |kinds: &[Pig]| {
            let about = About::of_several(kinds, "test").expect("kinds of one game");
            TrainedNet { name: about.kinds().to_string(), net: net(&kinds[0], 2, 0).net, about }
        };
        let all = [10, 20, 30].map(|target| to(&target.to_string()));
        let nets = [net(&all), net(&all[..1])];
        let chosen = |target: &str| fitting(&nets, &to(target)).map(|place| nets[place].about.kinds());
        assert_eq!([chosen("10"), chosen("20"), chosen("99")], [Some(1), Some(3), Some(1)]);
    }

    #[test]
    fn where_no_net_fits_greedy_plays() {
        let game = Pig::new(&Setup::printed(2)).expect("pig");
        let mut state = game.start();
        if game.turn(&state) == Turn::Chance {
            let outcome = game.sample(&state, &mut Stream::new("rolled", "test", 3));
            game.apply_outcome(&mut state, outcome);
        }
        let Turn::Choice(seats) = game.turn(&state) else { panic!("nobody is asked") };
        let seen = SeatPerspective::new(&game, &state, seats.first().expect("a seat"));
        let plays = NetPlay::Learned { temperature: Temperature::default() };
        let mut bot = BuiltIn::<Pig, Net>::new(Arc::new([net(&game, 1, 0)]), plays);
        let dice = || Stream::new("chosen", "test", 0);
        let budget = Budget { simulations: 0 };
        assert_eq!(bot.choose(&seen, budget, &mut dice()), Greedy::new().choose(&seen, budget, &mut dice()));
        let mut actions = Vec::new();
        bot.appraise(&seen, budget, &mut dice(), &mut actions);
        assert!(actions.is_empty(), "greedy has no opinion");
    }
}
