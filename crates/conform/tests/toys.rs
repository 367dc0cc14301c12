//! The toy games keep every law.

use contract::{Game, Notation, Setup};

mod pig {
    use super::*;
    use conform::toys::Pig;
    conform::laws!(
        Pig,
        setups = [
            Setup::printed(2),
            Setup::printed(2).set("target", "17"),
            Setup::printed(2).set("target", "30").set("limit", "false")
        ],
        also = [heuristic, inputs, series]
    );
}

mod yacht {
    use super::*;
    use conform::toys::Yacht;
    conform::laws!(
        Yacht,
        setups = (1..=3)
            .map(|rolls| Setup::printed(2).set("rolls", &rolls.to_string()))
            .chain([Setup::printed(2).set("sheet", "fixed")]),
        also = [heuristic, inputs]
    );

    #[test]
    fn what_is_not_on_the_sheet_is_not_taken() {
        let (options, line) = (&[("sheet", "fixed")], "1 0 12345 xxxxxxxxx.x.:30 xxxxxxxx..x.:0");
        conform::claim::refused::<Yacht>(options, line, "choice", "R1");
        conform::claim::becomes::<Yacht>(options, line, "yacht", "2 2 ..... xxxxxxxxx.x.:30 xxxxxxxx..xx:0");
        let open = "1 0 12345 ........x...:30 ............:0";
        conform::claim::unreadable::<Yacht>(options, open, "a category that is not on the sheet is marked as taken");
    }
}

mod bulwark {
    use super::*;
    use conform::toys::Bulwark;
    conform::laws!(
        Bulwark,
        setups = [Setup::printed(2), Setup::printed(2).set("turns", "9")],
        also = [heuristic, inputs]
    );
}

mod parley {
    use conform::toys::Parley;
    conform::laws!(Parley, also = [heuristic, inputs, series]);

    /// Some thirty thousand pairs of twins. Among the games is one in which the last seat's finish opens two offers that
    /// another game has the other way round, and the discards look the same.
    #[test]
    fn many_twins_look_alike() -> Result<(), conform::Failure> {
        Ok(conform::law::twins_look_alike::<Parley>(&conform::Trials::printed()?.count(200))?)
    }

    mod without_vetoes {
        use super::*;
        use contract::Setup;
        conform::laws!(Parley, setups = [2, 3].map(|seats| Setup::printed(seats).set("veto", "false")));
    }
}

/// The lines that the toys' dossiers print.
#[test]
fn printed_lines_are_read() {
    fn read<G: Game + Notation>(line: &str) {
        assert!(G::info().dossier.contains(&format!("`{line}`")), "the dossier prints another line than {line}");
        let game = G::new(&Setup::printed(2)).expect("the printed game is made");
        assert_eq!(game.read_line(line).map(|state| game.write_line(&state)), Ok(line.to_owned()));
    }
    read::<conform::toys::Pig>("1 12 4 30 21 .");
    read::<conform::toys::Yacht>("3 1 33.25 x.......x...:34 ......x.....:20");
    read::<conform::toys::Bulwark>("1 4 3 a... 3304 1334");
    read::<conform::toys::Parley>("2 A=12/0 B=V/6 x=33");
}
