//! Damage (R29-R39).

use crate::common::{WHOLE, after, asked, play, turn};

fn hit(planet: &str, saucers: u8) -> String {
    turn("hit", &[planet, WHOLE], [&format!("Y1:{saucers},B1:0,P1:0"), "rrr"], [0, 0, 0])
}

/// Returns the planet after a hit on a sector.
fn struck(planet: &str, saucers: u8, sector: u8) -> String {
    let planets = after(&hit(planet, saucers), &format!("S:Y1@{sector}"), &[], "pl");
    planets.split('/').next().unwrap_or_default().to_owned()
}

#[test]
fn r33_each_point_falls_on_the_first_crater_that_is_not_empty() {
    assert_eq!(struck("122222222222.2", 2, 1), "012222222222.2");
    assert_eq!(struck("022222222222.2", 2, 1), "002222222222.2");
    assert_eq!(struck("010000222222.2", 3, 1), "000000222222.0");
    assert_eq!(struck("000000222222.1", 3, 1), "000000202222.0");
}

#[test]
fn r32_r36_the_path_leads_through_the_core_to_the_other_side() {
    let line = "000000000000.1";
    for (sector, opposite) in [(1, 4), (2, 5), (3, 6), (4, 1), (5, 2), (6, 3)] {
        let inner = (opposite - 1) * 2 + 1;
        let mut planet: Vec<char> = line.chars().collect();
        (planet[inner - 1], planet[inner]) = ('2', '1');
        let planet: String = planet.into_iter().collect();
        let mut wanted: Vec<char> = line.chars().collect();
        (wanted[inner - 1], wanted[inner], wanted[13]) = ('1', '0', '0');
        let wanted: String = wanted.into_iter().collect();
        assert_eq!(struck(&planet, 3, sector as u8), wanted, "sector {sector}");
    }
}

#[test]
fn r38_nobody_chooses_where_damage_falls() {
    asked(&hit(WHOLE, 3), &[], "");
    assert!(play(&hit(WHOLE, 3), "H1i", &[]).is_err());
    assert_eq!(after(&hit(WHOLE, 3), "S:Y1@2", &[], "ph"), "rebuild");
}

#[test]
fn r39_a_removed_token_can_be_rebuilt() {
    let removed = play(&hit(WHOLE, 2), "S:Y1@3", &[]).expect("a hit");
    assert_eq!(after(&removed, "+3o +3o", &[], "pl"), format!("{WHOLE}/{WHOLE}"));
}
