//! The pictures of how to play, and their addresses.

use boards::Theme;

use crate::games::entry::{GameEntry, LocalizedGame};
use crate::tongue::Tongue;

/// The themes that there are pictures in, day first.
pub(crate) const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];

const fn name(theme: Theme) -> &'static str {
    match theme {
        Theme::Light => "day",
        Theme::Dark => "night",
    }
}

/// Returns the address of the picture of a step, counted from 0. It names theme and language, so a browser may keep it.
pub(crate) fn address(game: LocalizedGame<'_>, step: usize, theme: Theme) -> String {
    format!("/howto/{}/{}-{}-{}.svg", game.kind.id(), step + 1, name(theme), game.tongue.code())
}

/// Draws the picture with this name, the last part of its address; none where there is none.
pub(crate) fn picture(kind: &GameEntry, file: &str) -> Option<String> {
    let mut parts = file.strip_suffix(".svg")?.splitn(3, '-');
    let step = parts.next()?.parse::<usize>().ok()?.checked_sub(1)?;
    let given = parts.next()?;
    let theme = THEMES.into_iter().find(|theme| name(*theme) == given)?;
    let tongue = Tongue::of(parts.next()?)?;
    boards::lesson(kind.id(), step, theme, kind.localized(tongue).words())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_every_game_has_a_picture_by_day_and_night_at_its_address() {
        for entry in catalog::games() {
            let kind = GameEntry::new(entry);
            assert!(entry.info().howto.len() > 3, "{} is explained in two minutes", kind.id());
            for (step, theme) in (0..entry.info().howto.len()).flat_map(|step| THEMES.map(|theme| (step, theme))) {
                let address = address(kind.localized(Tongue::German), step, theme);
                let drawn = picture(&kind, address.rsplit('/').next().unwrap_or_default());
                let drawn = drawn.unwrap_or_else(|| panic!("{address}"));
                assert!(drawn.starts_with("<svg") && drawn.len() > 2000, "{address}: {drawn}");
            }
            for wrong in ["", "0-day-en.svg", "99-day-en.svg", "1-dusk-en.svg", "1-day-xx.svg", "1-day.svg", "1-day-en"]
            {
                assert!(picture(&kind, wrong).is_none(), "{wrong}");
            }
        }
    }
}
