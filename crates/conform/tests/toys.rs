//! The toy games keep every law.

use contract::Setup;

mod pig {
    use super::*;
    use conform::toys::Pig;
    conform::laws!(
        Pig,
        setups = [Setup::printed(2), Setup::printed(2).set("target", "17")],
        also = [heuristic, features]
    );
}

mod yacht {
    use super::*;
    use conform::toys::Yacht;
    conform::laws!(
        Yacht,
        setups = (1..=3).map(|rolls| Setup::printed(2).set("rolls", &rolls.to_string())),
        also = [heuristic, features]
    );
}

mod parley {
    use conform::toys::Parley;
    conform::laws!(Parley, also = [heuristic, features, series]);

    mod without_vetoes {
        use super::*;
        use contract::Setup;
        conform::laws!(Parley, setups = [2, 3].map(|seats| Setup::printed(seats).set("veto", "false")));
    }
}
