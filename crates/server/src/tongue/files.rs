//! The words files, one for each part of the pages.

macro_rules! joined {
    ($language:literal) => {
        [
            include_str!(concat!("../../words/", $language, "/shell.ftl")),
            include_str!(concat!("../../words/", $language, "/home.ftl")),
            include_str!(concat!("../../words/", $language, "/create.ftl")),
            include_str!(concat!("../../words/", $language, "/table.ftl")),
            include_str!(concat!("../../words/", $language, "/log.ftl")),
            include_str!(concat!("../../words/", $language, "/story.ftl")),
            include_str!(concat!("../../words/", $language, "/dice.ftl")),
            include_str!(concat!("../../words/", $language, "/ledger.ftl")),
            include_str!(concat!("../../words/", $language, "/me.ftl")),
            include_str!(concat!("../../words/", $language, "/device.ftl")),
            include_str!(concat!("../../words/", $language, "/errors.ftl")),
            include_str!(concat!("../../words/", $language, "/answers.ftl")),
            include_str!(concat!("../../words/", $language, "/orders.ftl")),
            include_str!(concat!("../../words/", $language, "/following.ftl")),
            include_str!(concat!("../../words/", $language, "/hints.ftl")),
        ]
        .join("\n")
    };
}

pub(super) fn english() -> String {
    joined!("en")
}

pub(super) fn german() -> String {
    joined!("de")
}
