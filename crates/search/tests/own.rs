//! Bots that a game brings itself: how they are written, and what is wrong with how they are not.

mod hold;

use conform::toys::Pig;
use hold::PigBots;
use search::{BotForm, Common, NamedBot, Nets, Setting, forms};

fn read(text: &str) -> Result<String, String> {
    NamedBot::read::<PigBots>(text, &Nets::NONE).map(|bot| bot.text().to_owned()).map_err(|error| error.to_string())
}

#[test]
fn what_is_as_usual_is_left_out_and_bots_for_any_game_are_there_too() {
    for (text, written) in [
        ("hold", "hold"),
        ("hold:at=20", "hold"),
        ("hold:at=0", "hold:at=0"),
        ("hold:at=100", "hold:at=100"),
        ("random", "random"),
        ("flat:200:30", "flat:200:30"),
    ] {
        assert_eq!(read(text).as_deref(), Ok(written), "{text}");
    }
    assert_eq!(forms::<PigBots>()[0].to_string(), "hold[:at=0..100]");
    assert!(forms::<Common<Pig>>().is_empty() && NamedBot::<Pig>::read::<Common<Pig>>("hold", &Nets::NONE).is_err());
}

#[test]
fn errors_name_the_setting_and_its_range() {
    let range = "`at` is set once, to a whole number from 0 to 100";
    for text in ["hold:at=101", "hold:at=-1", "hold:at=", "hold:at", "hold:at=x", "hold:at=007", "hold:at=1:at=2"] {
        assert_eq!(read(text), Err(format!("`{text}`: {range}")));
    }
    for (text, key) in [("hold:pace=3", "pace"), ("hold:20", "20"), ("hold:", ""), ("hold:at=3:", "")] {
        assert_eq!(read(text), Err(format!("`{text}`: there is no setting `{key}`; write `hold[:at=0..100]`")));
    }
    let known = "there is no bot `hald`; the bots are random, greedy, flat:PLAYOUTS[:STEPS][:FILE], tree:SIMULATIONS[:FILE], tree:MILLISECONDSms[:FILE], learned:FILE[:TEMPERATURE], policy:FILE, hold[:at=0..100]";
    assert_eq!(read("hald"), Err(known.to_owned()));
}

#[test]
fn several_settings_come_in_any_order_and_are_written_in_their_own() {
    let setting = |key, default| Setting { key, least: 1, most: 9, default };
    let settings = [setting("hits", 2), setting("shields", 3)];
    let form = BotForm { name: "thumb", settings: Box::leak(Box::new(settings)) };
    assert_eq!(form.values("thumb:shields=9:hits=1"), Ok(vec![1, 9]));
    assert_eq!(form.values("thumb:shields=1"), Ok(vec![2, 1]));
    assert_eq!(form.values("thumb"), Ok(vec![2, 3]));
    assert_eq!(form.to_string(), "thumb[:hits=1..9][:shields=1..9]");
}
