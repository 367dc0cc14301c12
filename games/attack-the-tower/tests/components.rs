//! Armies from the data file: the printed ones, one that a designer changed, and files that are broken.

use attack_the_tower::AttackTheTower;
use attack_the_tower::card::Pile;
use contract::{Game, Notation, Setup, SetupError, Stream, playout};

fn printed() -> &'static str {
    AttackTheTower::info().components
}

fn made(text: &str) -> Result<AttackTheTower, SetupError> {
    AttackTheTower::new(&Setup { components: Some(text.to_owned()), ..Setup::printed(2) })
}

/// Returns the file with one text replaced, which must be there.
fn changed(from: &str, to: &str) -> String {
    assert!(printed().contains(from), "`{from}` is not in the file");
    printed().replacen(from, to, 1)
}

#[test]
fn r1_every_army_has_25_bases_and_25_abilities() {
    let game = made(printed()).expect("the printed file");
    let ids: Vec<&str> = game.components.armies.iter().map(|army| army.id.as_str()).collect();
    assert_eq!(ids, ["fae", "west", "east", "undead"]);
    for army in &game.components.armies {
        assert_eq!(Pile::ALL.map(|pile| pile.count(&army.deck)), [25, 25], "{}", army.id);
    }
    let graded = AttackTheTower::new(&Setup::printed(2).set("ability_mix", "graded")).expect("an option");
    assert_eq!(graded.components.armies[0].deck[5..], [6, 5, 4, 3, 2, 3, 2]);
}

#[test]
fn a_broken_file_is_refused_by_line() {
    for (from, to, reason) in [
        ("game = \"attack-the-tower\"", "game = \"chess\"", "this is the file of another game"),
        ("territories = 3", "territories = 4", "a player has 3 territories"),
        ("hand_limit = 5 ", "hand_limit = 0 ", "this is 1 to 10"),
        ("id = \"west\"", "id = \"fae\"", "an army of this name stands above"),
        ("id = \"west\"", "id = \"w\"", "an army is named by 2 to 20 small letters"),
        (
            "traits = [\"artillery\"]\n  count",
            "traits = [\"flying\"]\n  count",
            "this is no trait: initiative, artillery",
        ),
        ("power = 1\n  count = 7", "power = 0\n  count = 7", "a power is 1 to 9"),
        ("power = 1\n  count = 7", "power = 1\n  count = 8", "an army has 25 bases, this one 26"),
        ("{ LI = 4, SH = 4,", "{ LI = 5, SH = 4,", "a mix has 25 cards, this one 26"),
        (
            "op = \"draw_end\", amount = \"own_alive:SH\"",
            "op = \"draw_end\", amount = \"own_alive:XY\"",
            "`XY` is no kind",
        ),
        ("when = \"defending\"", "when = \"sleeping\"", "`sleeping` should be `own_kind_in_battle:`"),
        ("op = \"forbid\", who = \"enemy\"", "op = \"forbid\", who = \"own\"", "`own` should be `enemy`"),
        (
            "op = \"raise_one\", value = 3",
            "op = \"special\", name = \"X\", power = 3",
            "only the special ability becomes a troop",
        ),
    ] {
        let text = changed(from, to);
        let line = 1 + printed()[..printed().find(from).expect("it is there")].matches('\n').count();
        match made(&text) {
            Err(SetupError::Components { line: found, reason: told }) => {
                assert!(told.contains(reason), "{from}: {told}");
                assert!(found > 0 && found <= line + 40, "{from}: line {found}, not near {line}");
            }
            other => panic!("{from}: {:?}", other.map(|_| "a game")),
        }
    }
    assert!(matches!(made(&changed("op = \"kill\"", "op = \"tickle\"")), Err(SetupError::Components { .. })));
}

#[test]
fn an_army_that_is_not_there_is_refused() {
    let setup = Setup::printed(2).set("armies", "fae,orcs");
    let refused = AttackTheTower::new(&setup).expect_err("there are no orcs").to_string();
    assert_eq!(refused, "`armies` cannot be `fae,orcs`; it takes fae, west, east, undead");
}

#[test]
fn a_designers_army_plays() {
    let text = changed("id = \"fae\"", "id = \"orcs\"").replacen("power = 2\n  count = 5", "power = 5\n  count = 5", 1);
    let text = text.replacen(
        "op = \"draw_end\", amount = \"own_alive:SH\"",
        "op = \"kill\", per_striking = \"SH\", targets = \"enemy_troops_in_battle\"",
        1,
    );
    let game = AttackTheTower::new(&Setup { components: Some(text), ..Setup::printed(2) }.set("armies", "orcs,undead"))
        .expect("a designer's file");
    let mut actions = Vec::new();
    for number in 0..200 {
        let mut state = game.start();
        let mut dice = Stream::new("designer", "test", number);
        playout(&game, &mut state, &mut dice, &mut actions, game.step_limit());
        assert!(game.verdict(&state).is_some(), "game {number} ends");
        assert_eq!(game.read_line(&game.write_line(&state)), Ok(state));
    }
    let line = game.write_line(&game.start());
    assert!(line.contains(";orcs/"), "{line}");
}
