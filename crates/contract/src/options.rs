//! Options: what a table may be set up with, from text to values and back.

use std::collections::BTreeMap;
use std::fmt::Display;

use thiserror::Error;

/// Options as a person or a file gives them: key to value, only those that were set.
pub type OptionValues = BTreeMap<String, String>;

/// What a game is made from: how many sit down, which options were set, and the components, when they are not the
/// printed ones.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The number of seats.
    pub seats: u8,
    /// Options by key. A finished [`crate::Game`] has all of them here, defaults included.
    pub options: OptionValues,
    /// The text of a component file that replaces the embedded one.
    pub components: Option<String>,
}

impl Setup {
    /// Returns the printed game for this number of seats.
    pub fn printed(seats: u8) -> Self {
        Self { seats, options: OptionValues::new(), components: None }
    }

    /// Returns the setup with one option set.
    #[must_use]
    pub fn set(mut self, key: &str, value: &str) -> Self {
        self.options.insert(key.to_owned(), value.to_owned());
        self
    }
}

/// Why no game can be made from a [`Setup`].
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The key is not an option of this game.
    #[error("there is no option `{key}`; the options are {known}")]
    UnknownOption {
        /// The key that was given.
        key: String,
        /// All keys of the game.
        known: String,
    },
    /// The value is not one of the option's.
    #[error("`{key}` cannot be `{value}`; it takes {domain}")]
    BadValue {
        /// The option.
        key: String,
        /// The value that was given.
        value: String,
        /// What it takes.
        domain: Domain,
    },
    /// The game does not take this number of seats.
    #[error("{title} is for {}, not for {given}", seats(*least, *most))]
    Seats {
        /// How many seats were asked for.
        given: u8,
        /// The game.
        title: &'static str,
        /// The fewest seats.
        least: u8,
        /// The most seats.
        most: u8,
    },
    /// The component file is broken.
    #[error("component file, line {line}: {reason}")]
    Components {
        /// The line of the file, from 1; 0 when the fault is not in one line.
        line: usize,
        /// What is wrong and what is needed.
        reason: String,
    },
}

fn seats(least: u8, most: u8) -> String {
    match (least, most) {
        (1, 1) => "1 player".to_owned(),
        _ if least == most => format!("{least} players"),
        _ => format!("{least} to {most} players"),
    }
}

/// A kind of value that an option takes.
pub trait OptionValue: Sized + Clone + PartialEq {
    /// Reads a value; `None` when it is not one of the option's.
    fn parse(text: &str) -> Option<Self>;
    /// Writes it as it is read.
    fn text(&self) -> String;
    /// Lists what is taken: the values one by one, or one sentence.
    fn domain() -> Domain;
}

/// What an option takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Domain {
    /// One of these.
    OneOf(Vec<String>),
    /// A whole number in this range, ends included.
    Whole(u32, u32),
    /// One of the values for every seat, in seat order with commas between them, or another word for none. A data file of
    /// somebody's own may know more values. A game's words say the form in `option-KEY-form`.
    PerSeat {
        /// The word for none.
        none: &'static str,
        /// The values of the printed components.
        values: Vec<String>,
    },
    /// Text of the form described, in English. A game's words say it in `option-KEY-form`.
    Form(&'static str),
}

impl Display for Domain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::OneOf(values) => f.write_str(&values.join(", ")),
            Self::Whole(least, most) => write!(f, "a whole number from {least} to {most}"),
            Self::PerSeat { none, values } => {
                write!(f, "{none}, or one of {} for every seat, with commas between them", values.join(", "))
            }
            Self::Form(form) => f.write_str(form),
        }
    }
}

impl Domain {
    /// Lists the ways to give each of so many seats one of these values, and the word for none before them.
    pub fn per_seat(none: &str, values: &[String], seats: u8) -> Vec<String> {
        let mut ways = vec![String::new()];
        for seat in 0..seats {
            let comma = if seat == 0 { "" } else { "," };
            let longer =
                |way: &String| values.iter().map(move |value| format!("{way}{comma}{value}")).collect::<Vec<_>>();
            ways = ways.iter().flat_map(longer).collect();
        }
        std::iter::once(none.to_owned()).chain(ways).collect()
    }
}

impl OptionValue for bool {
    fn parse(text: &str) -> Option<Self> {
        text.parse().ok()
    }
    fn text(&self) -> String {
        self.to_string()
    }
    fn domain() -> Domain {
        Domain::OneOf(vec!["true".into(), "false".into()])
    }
}

/// A whole number from `LEAST` to `MOST`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Whole<const LEAST: u32, const MOST: u32>(pub u32);

impl<const LEAST: u32, const MOST: u32> OptionValue for Whole<LEAST, MOST> {
    fn parse(text: &str) -> Option<Self> {
        let plain = !text.starts_with('+') && (text == "0" || !text.starts_with('0'));
        let value: u32 = text.parse().ok().filter(|_| plain)?;
        (LEAST..=MOST).contains(&value).then_some(Self(value))
    }
    fn text(&self) -> String {
        self.0.to_string()
    }
    fn domain() -> Domain {
        if MOST - LEAST < 8 {
            Domain::OneOf((LEAST..=MOST).map(|n| n.to_string()).collect())
        } else {
            Domain::Whole(LEAST, MOST)
        }
    }
}

/// One option as it is listed: on the command line, on pages, and for the test that compares it with the dossier and
/// the data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The key.
    pub key: &'static str,
    /// The value when nobody sets it: the printed rule, or a ruling of ours where the rulebook is silent.
    pub default: String,
    /// What it takes.
    pub domain: Domain,
    /// What it changes, from the doc comment of its field.
    pub effect: &'static str,
}

/// Options that go well together, offered before all others. Its name and what it is like are in the game's
/// words, under `preset-KEY` and `preset-KEY-about`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// What it is called in addresses and words.
    pub key: &'static str,
    /// The options that it sets, with their values; the others are as printed.
    pub options: &'static [(&'static str, &'static str)],
}

impl Preset {
    /// Returns the printed setup with these options set.
    pub fn setup(&self, seats: u8) -> Setup {
        self.options.iter().fold(Setup::printed(seats), |setup, (key, value)| setup.set(key, value))
    }
}

/// Declares the options of a game: a struct whose default is the rules as the dossier has them, read from and written
/// to text.
///
/// Each field is `name: Type = default`; the field's doc comment, of one line or several, is what people are told.
#[macro_export]
macro_rules! options {
    ($(#[$meta:meta])* $vis:vis struct $Name:ident { $( $( #[doc = $doc:literal] )+ $field:ident : $type:ty = $default:expr ),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        $vis struct $Name { $( $( #[doc = $doc] )+ pub $field: $type ),* }

        impl Default for $Name {
            fn default() -> Self {
                Self { $( $field: $default ),* }
            }
        }

        impl $Name {
            /// Reads the options that were given; the rest keep their defaults.
            ///
            /// # Errors
            /// On a key that is not an option and on a value that an option does not take.
            $vis fn read(given: &$crate::OptionValues) -> Result<Self, $crate::SetupError> {
                let mut options = Self::default();
                for (key, value) in given {
                    match key.as_str() {
                        $( stringify!($field) => options.$field = $crate::options::read(key, value)?, )*
                        _ => return Err($crate::SetupError::UnknownOption {
                            key: key.clone(),
                            known: [$( stringify!($field) ),*].join(", "),
                        }),
                    }
                }
                Ok(options)
            }

            /// Writes every option, defaults included.
            $vis fn write(&self) -> $crate::OptionValues {
                [$( (stringify!($field).to_owned(), $crate::OptionValue::text(&self.$field)) ),*].into()
            }

            /// Lists the options in the order of the dossier.
            $vis fn specs() -> Vec<$crate::OptionSpec> {
                let printed = Self::default();
                vec![$( $crate::OptionSpec {
                    key: stringify!($field),
                    default: $crate::OptionValue::text(&printed.$field),
                    domain: <$type as $crate::OptionValue>::domain(),
                    effect: concat!($( $doc ),+).trim_ascii(),
                } ),*]
            }
        }
    };
}

/// Declares an option's values: an enum, each case with the word that files use. The default stands in [`options!`].
#[macro_export]
macro_rules! choice {
    ($(#[$meta:meta])* pub enum $Name:ident { $( $(#[$case:meta])* $Case:ident = $word:literal ),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $Name { $( $(#[$case])* $Case ),* }

        impl $crate::OptionValue for $Name {
            fn parse(text: &str) -> Option<Self> {
                match text { $( $word => Some(Self::$Case), )* _ => None }
            }
            fn text(&self) -> String {
                match self { $( Self::$Case => $word ),* }.to_owned()
            }
            fn domain() -> $crate::Domain {
                $crate::Domain::OneOf(vec![$( $word.to_owned() ),*])
            }
        }
    };
}

/// Declares an option's values: a whole number out of a list, where a range would allow too much.
#[macro_export]
macro_rules! numbers {
    ($(#[$meta:meta])* $vis:vis struct $Name:ident: $( $value:literal ),+ $(,)?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis struct $Name(pub u32);

        impl $crate::OptionValue for $Name {
            fn parse(text: &str) -> Option<Self> {
                match text { $( stringify!($value) => Some(Self($value)), )+ _ => None }
            }
            fn text(&self) -> String {
                self.0.to_string()
            }
            fn domain() -> $crate::Domain {
                $crate::Domain::OneOf(vec![$( stringify!($value).to_owned() ),+])
            }
        }
    };
}

/// Reads one value for [`options!`].
///
/// # Errors
/// When the option does not take it.
pub fn read<T: OptionValue>(key: &str, value: &str) -> Result<T, SetupError> {
    T::parse(value).ok_or_else(|| SetupError::BadValue {
        key: key.to_owned(),
        value: value.to_owned(),
        domain: T::domain(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::numbers! {
        /// How much a wall holds.
        struct Strength: 10, 6, 12
    }

    crate::options! {
        /// Options of a game with walls.
        struct Walls {
            /// How much a wall holds; the rule that says so
            /// takes more than one line.
            strength: Strength = Strength(10),
        }
    }

    #[test]
    fn a_listed_number_is_taken_and_another_is_refused_with_the_list() {
        let given = |value: &str| Walls::read(&OptionValues::from([("strength".to_owned(), value.to_owned())]));
        assert_eq!(given("12").map(|walls| walls.strength), Ok(Strength(12)));
        for broken in ["8", "06", "+6", "", "six"] {
            let message = given(broken).expect_err("not in the list").to_string();
            assert_eq!(message, format!("`strength` cannot be `{broken}`; it takes 10, 6, 12"));
        }
        assert_eq!(Walls::default().write(), OptionValues::from([("strength".to_owned(), "10".to_owned())]));
    }

    #[test]
    fn each_seat_may_have_each_value() {
        let values = ["sun", "moon"].map(str::to_owned);
        assert_eq!(Domain::per_seat("any", &values, 1), ["any", "sun", "moon"]);
        assert_eq!(Domain::per_seat("any", &values, 2), ["any", "sun,sun", "sun,moon", "moon,sun", "moon,moon"]);
        let domain = Domain::PerSeat { none: "any", values: values.into() };
        assert_eq!(domain.to_string(), "any, or one of sun, moon for every seat, with commas between them");
    }

    #[test]
    fn an_effect_may_take_several_lines() {
        let effect = Walls::specs()[0].effect;
        assert_eq!(effect, "How much a wall holds; the rule that says so takes more than one line.");
    }
}
