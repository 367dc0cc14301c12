//! Pictures that are files, one by day and one by night. What they show, the words beside them say.

use maud::{Markup, html};

use super::icon;
use crate::http::assets::Asset;

/// Shows a picture that stands for a game in a list, or the sign of the house for one that has none.
pub(crate) fn of_game(files: Option<&[Asset; 2]>) -> Markup {
    html! {
        @if let Some([day, night]) = files { (themed([&day.path, &night.path], None)) } @else { (icon::brand()) }
    }
}

/// Shows a picture by the addresses of both; one whose size is given keeps its room until it is there.
pub(crate) fn themed([day, night]: [&str; 2], size: Option<(f32, f32)>) -> Markup {
    html! {
        picture {
            source media="(prefers-color-scheme: dark)" srcset=(night);
            img src=(day) alt="" width=[size.map(|(width, _)| width)] height=[size.map(|(_, height)| height)]
                loading=[size.map(|_| "lazy")];
        }
    }
}
