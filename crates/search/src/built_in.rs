//! A bot by the nets that ship with the program.

use contract::{Determinize, Game, Heuristic, Inputs, SeatPerspective, Setup, Stream};

use crate::by_net::{NetPlay, bot};
use crate::net::Difference;
use crate::nets::{BuiltInNets, NetFile, TrainedNet};
use crate::{Bot, Budget, Greedy};

/// Plays by that net and that policy of several which are for as many seats as the game has, and as `greedy` where none is
/// for the game: a designer may have changed a card in such a way that the inputs are others.
pub(crate) struct BuiltIn<G: Game> {
    plays: NetPlay,
    own: BuiltInNets,
    threads: usize,
    /// The last game, and what is for it.
    last: Option<(Setup, Fitting)>,
    /// The bots that were needed so far.
    bots: Vec<(Fitting, Box<dyn Bot<G>>)>,
    greedy: Greedy<G>,
}

/// The places of the net and the policy that are for a game, if there are some.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Fitting {
    net: Option<usize>,
    policy: Option<usize>,
}

impl Fitting {
    /// Finds what is for a game.
    fn of<G: Inputs>(own: &BuiltInNets, plays: NetPlay, game: &G) -> Self {
        let BuiltInNets { nets, policies } = own;
        // As a shortlist a policy is of use only in games that it knows: it would leave out what wins in others.
        let is_known = |place: &usize| policies[*place].about.differences(game).is_empty();
        let policy = fitting(policies, game).filter(|place| plays.is_by_policy() || is_known(place));
        Self { net: fitting(nets, game), policy }
    }
}

/// A net or a policy that ships with the program, by which a bot plays a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FittingNet {
    /// What it is called ([`TrainedNet::name`]).
    pub name: String,
    /// In what the game is not the one that it was trained on.
    pub differences: Vec<Difference>,
}

impl FittingNet {
    fn of<G: Inputs, N>(net: &TrainedNet<N>, game: &G) -> Self {
        Self { name: net.name.clone(), differences: net.about.differences(game) }
    }
}

/// Returns by what a bot that plays in this way plays a game; nothing where it plays as `greedy` does.
pub(crate) fn played_by<G: Inputs>(own: &BuiltInNets, plays: NetPlay, game: &G) -> Vec<FittingNet> {
    let Fitting { net, policy } = Fitting::of(own, plays, game);
    let net = net.map(|place| FittingNet::of(&own.nets[place], game));
    // A policy that does not play itself is a shortlist, and knows the game.
    let policy = policy.filter(|_| plays.is_by_policy()).map(|place| FittingNet::of(&own.policies[place], game));
    match (plays, policy) {
        (NetPlay::Flat { cut: Some(_), .. }, Some(policy)) => std::iter::once(policy).chain(net).collect(),
        (NetPlay::Flat { .. } | NetPlay::Policy, policy) => policy.into_iter().collect(),
        _ => net.into_iter().collect(),
    }
}

impl<G: Game> BuiltIn<G> {
    pub(crate) fn new(own: BuiltInNets, plays: NetPlay) -> Self {
        Self { plays, own, threads: 1, last: None, bots: Vec::new(), greedy: Greedy::new() }
    }
}

impl<G: Determinize + Heuristic + Inputs> BuiltIn<G> {
    /// Returns the bot by what is for a game.
    fn by_net(&mut self, game: &G) -> Option<&mut Box<dyn Bot<G>>> {
        let BuiltInNets { nets, policies } = &self.own;
        let fit = match &self.last {
            Some((setup, fit)) if setup == game.setup() => *fit,
            _ => {
                let fit = Fitting::of(&self.own, self.plays, game);
                self.last = Some((game.setup().clone(), fit));
                fit
            }
        };
        let known = self.bots.iter().position(|(by, _)| *by == fit);
        let place = known.or_else(|| {
            let net = fit.net.map(|place| nets[place].net.clone());
            let policy = fit.policy.map(|place| policies[place].net.clone());
            self.bots.push((fit, bot(self.plays, net, policy)?));
            Some(self.bots.len() - 1)
        })?;
        let (_, bot) = &mut self.bots[place];
        bot.use_threads(self.threads);
        Some(bot)
    }
}

impl<G: Determinize + Heuristic + Inputs> Bot<G> for BuiltIn<G> {
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

    fn appraise_only(
        &mut self,
        seen: &SeatPerspective<'_, G>,
        action: G::Action,
        budget: Budget,
        dice: &mut Stream,
    ) -> Option<f64> {
        self.by_net(seen.game())?.appraise_only(seen, action, budget, dice)
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
    use std::sync::Arc;

    use conform::toys::{Parley, Pig};
    use contract::{Setup, Turn};

    use super::*;
    use crate::net::{About, Net};
    use crate::{Policy, Temperature};

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
    fn what_a_bot_plays_by_is_named_with_what_differs_and_nothing_is_where_greedy_plays() {
        let to = |target: &str| Pig::new(&Setup::printed(2).set("target", target)).expect("pig");
        let game = to("20");
        let about = About::of_choices(std::slice::from_ref(&game), "test").expect("one kind of game");
        let policy = Policy::new(about.inputs, &mut Stream::new("policy", "test", 0));
        let policy = TrainedNet { name: "policy".to_owned(), about, net: Arc::new(policy) };
        let own = BuiltInNets { nets: Arc::new([net(&game, 2, 0)]), policies: Arc::new([policy]) };
        let found = |own: &BuiltInNets, plays, target| -> Vec<(String, usize)> {
            let nets = played_by(own, plays, &to(target)).into_iter();
            nets.map(|net| (net.name, net.differences.len())).collect()
        };
        let flat = |cut| NetPlay::Flat { playouts: 1, cut };
        let other = BuiltInNets { nets: Arc::new([net(&game, 2, 1)]), policies: Arc::new([]) };
        for (plays, names) in [
            (NetPlay::Learned { temperature: Temperature::default() }, &["2"][..]),
            (NetPlay::Tree { simulations: 1 }, &["2"]),
            (NetPlay::Policy, &["policy"]),
            (flat(None), &["policy"]),
            (flat(Some(3)), &["policy", "2"]),
        ] {
            let named = |count: usize| names.iter().map(|name| ((*name).to_owned(), count)).collect::<Vec<_>>();
            assert_eq!([found(&own, plays, "20"), found(&own, plays, "30")], [named(0), named(1)], "{plays:?}");
            assert!(found(&other, plays, "20").is_empty(), "{plays:?}: other inputs, and no policy");
        }
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
        let own = BuiltInNets { nets: Arc::new([net(&game, 1, 0)]), policies: Arc::new([]) };
        let mut bot = BuiltIn::<Pig>::new(own, plays);
        let dice = || Stream::new("chosen", "test", 0);
        let budget = Budget { simulations: 0 };
        assert_eq!(bot.choose(&seen, budget, &mut dice()), Greedy::new().choose(&seen, budget, &mut dice()));
        let mut actions = Vec::new();
        bot.appraise(&seen, budget, &mut dice(), &mut actions);
        assert!(actions.is_empty(), "greedy has no opinion");
    }
}
