//! One call that makes a test of every law.

/// Makes a test of every law for a game.
///
/// ```
/// use conform::toys::Parley;
/// // The printed game, for every number of seats.
/// conform::laws!(Parley, also = [heuristic, inputs, series]);
///
/// mod without_vetoes {
///     use {conform::toys::Parley, contract::Setup};
///     conform::laws!(Parley, setups = [2, 3].map(|seats| Setup::printed(seats).set("veto", "false")));
/// }
/// ```
///
/// The game needs [`contract::Notation`], [`contract::Speak`] with [`contract::Events`] and [`contract::Determinize`];
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
        $crate::laws!(@tests $Game, $trials, everything_has_words);
        $crate::laws!(@play $Game, $trials, [$($also)*]);
    };
    (@play $Game:ty, $trials:expr, [$($also:ident)*]) => {
        $crate::laws!(@tests $Game, $trials,
            the_house_knows_the_game
            lessons_can_be_shown
            setups_are_complete
            options_are_taken
            presets_can_be_played
            offers_are_what_is_allowed
            the_order_of_offers_is_fixed
            picks_are_offers
            choices_are_listed_once
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
            events_explain_views
            vitals_and_phases_stand
            answers_fit
            parts_tell_the_whole
            accounts_fit_their_games
            completions_keep_the_view
            twins_look_alike
            what_is_open_is_seen_by_all
            seats_commute
            sealed_steps_are_silent
            playouts_do_not_allocate
        );
        $( $crate::laws!(@also $also, $Game, $trials); )*
    };
    (@also heuristic, $Game:ty, $trials:expr) => {
        $crate::laws!(@tests $Game, $trials, estimates_are_chances proofs_hold);
    };
    (@also inputs, $Game:ty, $trials:expr) => {
        $crate::laws!(@tests $Game, $trials, inputs_are_numbers inputs_follow_from_views);
    };
    (@also series, $Game:ty, $trials:expr) => { $crate::laws!(@tests $Game, $trials, matches_end matches_are_scored); };
    (@tests $Game:ty, $trials:expr, $($law:ident)*) => { $(
        #[test]
        fn $law() -> ::std::result::Result<(), $crate::Failure> {
            let trials = $trials?;
            Ok($crate::law::$law::<$Game>(&trials)?)
        }
    )* };
}

/// Makes the functions of [`crate::claim`] for one game, so that its tests need not name the game in each claim.
#[macro_export]
macro_rules! claims {
    ($Game:ty) => {
        pub(crate) use $crate::claim::Options;

        /// Returns the game with these options and what the line settles.
        pub(crate) fn face(line: &str, options: Options<'_>) -> ::std::sync::Arc<dyn ::contract::AnyGame> {
            $crate::claim::face::<$Game>(line, options)
        }

        /// Reads a line under options.
        pub(crate) fn read(line: &str, options: Options<'_>) -> Result<::contract::Position, ::contract::Malformed> {
            $crate::claim::read::<$Game>(line, options)
        }

        /// Plays tokens from a line under options and returns the line they lead to.
        pub(crate) fn play(line: &str, tokens: &str, options: Options<'_>) -> Result<String, ::contract::StepError> {
            $crate::claim::play::<$Game>(line, tokens, options)
        }

        /// Returns the tokens that are legal for the seat of this name.
        #[track_caller]
        pub(crate) fn legal(line: &str, seat: &str, options: Options<'_>) -> Vec<String> {
            $crate::claim::legal_for::<$Game>(line, seat, options)
        }

        /// Claims that exactly these seats are asked, none where chance is due or the game is over.
        #[track_caller]
        pub(crate) fn asked(line: &str, options: Options<'_>, seats: &str) {
            $crate::claim::asked::<$Game>(line, options, seats);
        }

        /// Returns what an observer with these seats reads of a token and of the line that it leads to.
        #[track_caller]
        pub(crate) fn seen(line: &str, token: &str, options: Options<'_>, seats: &str) -> [String; 2] {
            $crate::claim::seen::<$Game>(line, token, options, seats)
        }

        /// Claims that tokens lead from one line to another.
        #[track_caller]
        pub(crate) fn becomes(line: &str, tokens: &str, result: &str) {
            $crate::claim::becomes::<$Game>(&[], line, tokens, result);
        }

        /// Claims the same under options.
        #[track_caller]
        pub(crate) fn becomes_with(options: Options<'_>, line: &str, tokens: &str, result: &str) {
            $crate::claim::becomes::<$Game>(options, line, tokens, result);
        }

        /// Claims that the last of these tokens is refused by this rule.
        #[track_caller]
        pub(crate) fn refused(line: &str, tokens: &str, rule: &str) {
            $crate::claim::refused::<$Game>(&[], line, tokens, rule);
        }

        /// Claims the same under options.
        #[track_caller]
        pub(crate) fn refused_with(options: Options<'_>, line: &str, tokens: &str, rule: &str) {
            $crate::claim::refused::<$Game>(options, line, tokens, rule);
        }

        /// Claims that a line cannot be read under options, for this reason.
        #[track_caller]
        pub(crate) fn unreadable(line: &str, options: Options<'_>, reason: &str) {
            $crate::claim::unreadable::<$Game>(options, line, reason);
        }
    };
}

/// Makes a test of everything that a game must pass: the laws, for the printed game and for its other setups; its
/// worked examples and options; its recorded games, hashes and counts; and its second model.
///
/// A game's `tests/kit.rs` says what is its own in a [`crate::Kit`] and calls this with it.
#[macro_export]
macro_rules! kit {
    ($Kit:ident $(, also = [$($also:ident),* $(,)?])? $(,)?) => {
        $crate::kit!(@of $Kit, [$($($also)*)?]);
    };
    (@of $Kit:ident, [$($also:ident)*]) => {
        mod printed {
            use super::$Kit;
            $crate::laws!(@play <$Kit as $crate::Kit>::Game, $crate::kit::printed::<$Kit>(), [$($also)*]);
        }
        mod others {
            use super::$Kit;
            $crate::laws!(@play <$Kit as $crate::Kit>::Game, $crate::kit::others::<$Kit>(), [$($also)*]);
        }
        mod written {
            use super::$Kit;
            $crate::laws!(@tests <$Kit as $crate::Kit>::Game, $crate::kit::all::<$Kit>(), everything_has_words);
            $crate::kit!(@test worked_examples_are_true, $crate::law::worked_examples_are_true::<<$Kit as $crate::Kit>::Game>());
            $crate::kit!(@test options_agree, $crate::law::options_agree::<<$Kit as $crate::Kit>::Game>());
        }
        mod kept {
            use super::$Kit;
            $crate::kit!(@test recorded_games_replay, $crate::kit::recorded_games_replay::<$Kit>());
            $crate::kit!(@test random_games_are_the_same_everywhere,
                $crate::kit::random_games_are_the_same_everywhere::<$Kit>());
            $crate::kit!(@test the_engine_counts_as_the_table_says,
                $crate::kit::the_engine_counts_as_the_table_says::<$Kit>());
        }
        mod second_model {
            use super::$Kit;
            $crate::kit!(@test counts_as_the_table_says,
                $crate::kit::the_second_model_counts_as_the_table_says::<$Kit>(env!("CARGO_TARGET_TMPDIR")));
            $crate::kit!(@test plays_the_worked_examples, $crate::kit::the_second_model_plays_the_worked_examples::<$Kit>());
            #[test]
            fn agrees_at_random_positions() {
                $crate::kit::the_second_model_agrees_at_random_positions::<$Kit>();
            }
        }
    };
    (@test $name:ident, $law:expr) => {
        #[test]
        fn $name() -> ::std::result::Result<(), $crate::Failure> {
            Ok($law?)
        }
    };
}
