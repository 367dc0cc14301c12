title-luck = Glück und Entscheidungen, { $game }
luck-and-choices = Glück und Entscheidungen
luck-nothing = Diese Partie lässt sich nicht beurteilen: Sie läuft noch, endete nicht nach den Regeln, oder kein Bot kennt das Spiel gut genug.

luck-curve = Deine Gewinnchance, von 100
luck-start = Chance am Anfang
luck-dice = Würfel
luck-and-others = Würfel und Gegner
luck-choices = Entscheidungen
luck-choices-of = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
luck-end = Ergebnis
luck-chance = Chance
luck-all = Alle
luck-costly-one = teure Entscheidung
luck-rolls-two = Glück und Pech
luck-costly = Die teuersten Entscheidungen
luck-better = Besser:
luck-rolls = Glück und Pech, die zählten

luck-verdict = { $several ->
    [yes] { $mine ->
        [yes] Von deinem Platz aus hätte der Bot etwa { $bot } von 100 solchen Partien gewonnen, du mit diesen Entscheidungen etwa { $own }.
       *[no] Von diesem Platz aus hätte der Bot etwa { $bot } von 100 solchen Partien gewonnen, mit diesen Entscheidungen wären es etwa { $own }.
    }
   *[no] Mit durchschnittlichen Würfeln gewinnt der Bot etwa { $bot } von 100 solchen Partien, mit diesen Entscheidungen wären es etwa { $own }.
} { $helped ->
    [yes] Diesmal half das Glück.
    [no] Diesmal war das Glück nicht auf { $mine ->
        [yes] deiner
       *[no] dieser
    } Seite.
    [even] Das Glück glich sich etwa aus.
   *[unsaid] {""}
}

luck-about = Was die Zahlen bedeuten
luck-about-chance = Nach jedem Wurf und jeder Entscheidung sagt der Bot, wie viele von 100 Partien er von dort aus gewinnen würde. Was ein Wurf ändert, ist Glück; was die beste Wahl bewahrt hätte, kostet die Entscheidung. Anfang, Glück und Entscheidungen ergeben zusammen das Ergebnis.
luck-about-judge = Der Bot ist der, der hier als „Experte“ spielt. Auch er irrt sich, kleine Unterschiede sagen also wenig.
