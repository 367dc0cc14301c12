//! One call that makes a test of every law.

/// Makes a test of every law for a game.
///
/// ```
/// use conform::toys::Parley;
/// // The printed game, for every number of seats.
/// conform::laws!(Parley, also = [heuristic, features, series]);
///
/// mod without_vetoes {
///     use {conform::toys::Parley, contract::Setup};
///     conform::laws!(Parley, setups = [2, 3].map(|seats| Setup::printed(seats).set("veto", "false")));
/// }
/// ```
///
/// The game needs [`contract::Notation`], [`contract::Speak`], [`contract::Determinize`] and [`contract::Indexed`];
/// capabilities that not every game has are named under `also`. A second call in one file goes into a module of its
/// own.
#[macro_export]
macro_rules! laws {
    ($Game:ty $(, also = [$($also:ident),* $(,)?])? $(,)?) => {
        $crate::laws!(@of $Game, $crate::Trials::<$Game>::printed(), [$($($also)*)?]);
    };
    ($Game:ty, setups = $setups:expr $(, also = [$($also:ident),* $(,)?])? $(,)?) => {
        $crate::laws!(@of $Game, $crate::Trials::<$Game>::new($setups), [$($($also)*)?]);
    };
    (@of $Game:ty, $trials:expr, [$($also:ident)*]) => {
        $crate::laws!(@tests $Game, $trials,
            the_house_knows_the_game
            setups_are_complete
            options_are_taken
            offers_are_what_is_allowed
            the_order_of_offers_is_fixed
            picks_are_offers
            choices_are_listed_once
            numbers_are_dense
            games_end_in_time
            verdicts_come_at_the_end
            forced_actions_are_the_only_ones
            outcomes_have_their_weights
            the_sampler_agrees_with_the_weights
            states_are_small
            steps_leave_copies_alone
            equal_states_hash_equal
            tokens_round_trip
            lines_round_trip
            seen_lines_round_trip
            positions_round_trip
            broken_text_is_refused
            records_replay
            everything_has_words
            completions_keep_the_view
            twins_look_alike
            what_is_open_is_seen_by_all
            seats_commute
            sealed_steps_are_silent
            playouts_do_not_allocate
        );
        $( $crate::laws!(@also $also, $Game, $trials); )*
    };
    (@also events, $Game:ty, $trials:expr) => { $crate::laws!(@tests $Game, $trials, events_explain_views); };
    (@also heuristic, $Game:ty, $trials:expr) => { $crate::laws!(@tests $Game, $trials, estimates_are_chances); };
    (@also features, $Game:ty, $trials:expr) => { $crate::laws!(@tests $Game, $trials, features_are_numbers); };
    (@also series, $Game:ty, $trials:expr) => { $crate::laws!(@tests $Game, $trials, matches_end); };
    (@tests $Game:ty, $trials:expr, $($law:ident)*) => { $(
        #[test]
        fn $law() -> ::std::result::Result<(), $crate::Failure> {
            let trials = $trials?;
            Ok($crate::law::$law::<$Game>(&trials)?)
        }
    )* };
}
