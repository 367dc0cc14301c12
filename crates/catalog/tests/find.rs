//! Games by name.

use catalog::{find, games};

/// Returns what is said of a name that no game has.
fn refused(name: &str) -> String {
    find(name).expect_err(name).to_string()
}

#[test]
fn near_names_are_offered_and_far_ones_list_all() {
    let said = |name: &str, hint: &str| assert_eq!(refused(name), format!("there is no game `{name}`; {hint}"));
    said("under-faling-skies", "did you mean under-falling-skies?");
    said("UFS", "did you mean under-falling-skies?");
    said("tower", "did you mean attack-the-tower or solar-tower-defense?");
    let ids: Vec<&str> = games().iter().map(|entry| entry.info().id).collect();
    said("chess", &format!("the games are {}", ids.join(", ")));
}

#[test]
fn every_game_is_found_by_its_id_and_ids_differ() {
    for (index, entry) in games().iter().enumerate() {
        assert_eq!(find(entry.info().id).expect("a game").info().id, entry.info().id);
        assert!(games()[..index].iter().all(|other| other.info().id != entry.info().id));
    }
}
