//! What a choice of the work step will do is what the reveal shows of it, in random games alone.

use conform::played;
use contract::{Events, Game, Seat, SeatSet, Setup, Step};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::event::Event;

/// Says whether an event is about a sheet.
const fn is_on_a_sheet(event: &Event) -> bool {
    matches!(
        event,
        Event::Drew { .. }
            | Event::DrewNothing { .. }
            | Event::Filled { .. }
            | Event::Restored { .. }
            | Event::Erased { .. }
            | Event::Enabled { .. }
            | Event::Powered { .. }
            | Event::Raised { .. }
    )
}

#[test]
fn r16_r24_r26_r27_what_a_choice_will_do_is_what_the_reveal_shows() {
    let game = RaiseTheShields::new(&Setup::printed(1)).expect("a printed game");
    let (mut events, mut powered) = (Vec::new(), 0);
    for number in 0..60 {
        let (history, _) = played(&game, "foreseen", number);
        let mut foreseen: Vec<Event> = Vec::new();
        for (before, step) in history {
            let Step::Action(seat, action) = step else { continue };
            let view = game.view(&before, SeatSet::only(seat));
            let more = game.foreseen(&view, Seat::FIRST, action);
            foreseen.extend(more);
            game.events(&before, step, SeatSet::only(seat), &mut events);
            if events.contains(&Event::Finished { seat }) {
                let until_attacked = events.iter().take_while(|event| !matches!(event, Event::Begins(_)));
                let mut shown: Vec<Event> = until_attacked.filter(|event| is_on_a_sheet(event)).copied().collect();
                powered += shown.iter().filter(|event| matches!(event, Event::Powered { .. })).count();
                // Each choice foresees what it lights at once; the reveal lights everything at the end.
                for list in [&mut shown, &mut foreseen] {
                    list.sort_by_key(|event| format!("{event:?}"));
                }
                assert_eq!(shown, foreseen, "game {number}");
                foreseen.clear();
            } else if events.iter().any(|event| matches!(event, Event::NextRound { .. })) {
                foreseen.clear();
            }
        }
    }
    assert!(powered > 20, "{powered}");
}
