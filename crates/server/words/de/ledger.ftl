title-luck = Glück und Entscheidungen, { $game }
luck-and-choices = Glück und Entscheidungen
luck-nothing = Diese Partie lässt sich nicht beurteilen: Sie läuft noch, endete nicht nach den Regeln, oder kein Bot kennt das Spiel gut genug.

luck-curve = Deine Gewinnchance, von 100
luck-start = Chance am Anfang
luck-dice = Würfel
luck-and-others = Glück und Gegner
luck-choices = Entscheidungen
luck-end = Ergebnis
luck-adjusted = Ergebnis ohne Glück
luck-adjusted-among = Ergebnis ohne Glück und Gegner
luck-adjusted-note = nur Anfang und Entscheidungen
luck-rate = { $several ->
    [yes] { $rate } von Entscheidung zu Entscheidung, { $count }-mal
   *[no] je { $rate } bei { $count ->
        [one] 1 Wurf
       *[other] { $count } Würfen
    }
}
luck-error-rate = je { $rate } verschenkt bei { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
luck-chance = Chance
luck-all = Alle
luck-costly-one = teure Entscheidung
luck-rolls-two = Glück und Pech
luck-costly = Die teuersten Entscheidungen
luck-better = Besser:
luck-rolls = Glück und Pech, die zählten

luck-verdict = { $mine ->
    [yes] <b>Du gegen { $judge }:</b> { $several ->
        [yes] Von deinem Platz aus
       *[no] Mit durchschnittlichen Würfeln
    } würde er etwa { $bot } von 100 solchen Partien gewinnen, du mit diesen Entscheidungen etwa { $own }.
   *[no] <b>Gemessen an { $judge }:</b> { $several ->
        [yes] Von diesem Platz aus
       *[no] Mit durchschnittlichen Würfeln
    } würde er etwa { $bot } von 100 solchen Partien gewinnen, mit diesen Entscheidungen wären es etwa { $own }.
} { $helped ->
    [yes] Diesmal half das Glück.
    [turned] Diesmal hat das Glück es wettgemacht.
    [vain] Diesmal half das Glück, aber nicht genug.
    [no] Diesmal war das Glück nicht auf { $mine ->
        [yes] deiner
       *[no] dieser
    } Seite.
    [even] Das Glück glich sich etwa aus.
   *[unsaid] {""}
}

luck-about = Was die Zahlen bedeuten
luck-about-chance = Nach jedem Wurf und jeder Entscheidung sagt der Bot, wie viele von 100 Partien er von dort aus gewinnen würde. Was ein Wurf ändert, ist Glück; was die beste Wahl bewahrt hätte, kostet die Entscheidung. Anfang, Glück und Entscheidungen ergeben zusammen das Ergebnis.
luck-about-others = Wo mehrere spielen, ist Glück alles, was zwischen zwei Entscheidungen eines Platzes geschieht: Würfel, Karten und was die anderen tun. Ihre Fehler sind sein Glück.
luck-about-adjusted = Das Ergebnis ohne Glück ist die Chance am Anfang minus das, was die Entscheidungen verschenkt haben, aber nie unter 0: So viele von 100 Partien gewinnen solche Entscheidungen, wenn sich das Glück ausgleicht.
luck-about-judge = Beurteilt wird mit den Augen von { $judge }, den du auch selbst an den Tisch setzen kannst. Auch er irrt sich, kleine Unterschiede sagen also wenig.
