title-luck = Glück und Entscheidungen, { $game }
luck-and-choices = Glück und Entscheidungen
luck-nothing = Diese Partie lässt sich nicht beurteilen: Sie läuft noch, endete nicht nach den Regeln, oder kein Bot kennt das Spiel gut genug.

luck-curve = Deine Gewinnchance, von 100
luck-start = Chance am Anfang
luck-luck = Glück
luck-others = Die anderen
luck-others-note = was sie verschenkt haben
luck-choices = Entscheidungen
luck-unforeseen = Nicht vorhergesehen
luck-unforeseen-note = was ans Licht kam und was der Bot berichtigen musste
luck-end = Ergebnis
luck-adjusted = Ergebnis ohne Glück
luck-adjusted-note = nur Anfang und Entscheidungen
luck-adjusted-note-among = Anfang, Entscheidungen und was die anderen verschenkt haben
luck-rate = je { $rate } bei { $count ->
    [one] 1 Wurf
   *[other] { $count } Würfen
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
   *[even] Das Glück glich sich etwa aus.
}

luck-about = Was die Zahlen bedeuten
luck-about-chance = Vor jeder Entscheidung sagt der Bot, wie viele von 100 Partien er mit jedem Zug gewinnen würde. Eine Entscheidung kostet, was der beste Zug bewahrt hätte. Ein Wurf oder eine gezogene Karte wird mit allem verglichen, was hätte kommen können: Was mehr oder weniger kam als im Schnitt, ist Glück. Anfang, Glück, Entscheidungen und der Rest ergeben zusammen das Ergebnis.
luck-about-others = Wo mehrere spielen, werden Entscheidungen und Würfe von dem Platz aus beurteilt, der sie hat. Was ein Platz verschenkt, geht zu gleichen Teilen an die anderen, und das Glück des einen ist das Pech der anderen.
luck-about-unforeseen = Nicht vorhergesehen ist, was übrig bleibt: verdeckte Karten und geheime Entscheidungen, die ans Licht kamen, und was der Bot erst später sah. Wo das viel ist, sind die anderen Zahlen weniger sicher.
luck-about-adjusted = Das Ergebnis ohne Glück lässt Würfe weg und was nicht vorherzusehen war: So viele von 100 Partien gewinnt, wer so spielt, wenn sich das Glück ausgleicht.
luck-about-judge = Entscheidungen beurteilt { $judge }, den du auch selbst an den Tisch setzen kannst, Würfe ein schnellerer Bot. Beide irren sich, kleine Unterschiede sagen also wenig.

luck-waiting = { $judge } sieht sich die Partie an. Die Antwort erscheint hier von selbst, meist in ein paar Sekunden.
