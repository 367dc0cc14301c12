# Das Formular für einen neuen Tisch: Karten, Optionen, wer spielt.

open-the-table = Tisch eröffnen
change-it-below = Ändere es unten und versuch es noch einmal.
other-dice = Die Würfel, die diese Seite versprochen hat, hat inzwischen ein anderer Tisch bekommen.
other-dice-hint = Es wurde kein Tisch eröffnet. Unten liegen neue Würfel bereit: Drück noch einmal, um mit ihnen zu spielen.
title-play = { $game } spielen

card-side = { $card }: Seite { $side }
level = { $level } <count>{ $count }</count> von { $all }

presets = Wie gespielt wird
more-options = Weitere Optionen
more-options-note = Unverändert gelten die gedruckten Regeln und, wo die Anleitung schweigt, unsere Auslegung.
option-group = Regeln
option-yes = Ja
option-no = Nein
option-printed = gedruckt
option-public = andere Quelle
option-house = unsere Auslegung
option-printed-value = Gedruckt: { $value }.
option-public-value = Aus einer anderen Quelle: { $value }.
option-house-value = Unsere Auslegung: { $value }.
option-takes = Möglich: { $values }.
option-of-seat = { $seat }: { $value }
takes-whole = jede ganze Zahl von { $least } bis { $most }

who-plays = Wer spielt?
sitter-me = Ich
sitter-link = Per Link
sitter-bot = Ein Bot
sitter-nobody = Niemand
which-bot = Welcher Bot?
name-on-this-device = Name der anderen Person an diesem Gerät
draw-lots = Plätze auslosen
patience-after = Wie lange auf Abwesende gewartet wird, bevor die anderen einen Bot holen dürfen
guide-wanted = Führe mich durch die ersten Züge

patience-never = Ohne Zeitlimit
patience-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
patience-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
patience-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

dice-are-settled = Aller Zufall, Würfel wie Mischen, steht fest, bevor du beginnst, und niemand kann ihn sich aussuchen. Sein Fingerabdruck: <code>{ $hash }</code> <meaning>Was heißt das?</meaning>

play-on-from-here = Von hier weiterspielen
branch-lead = { $game }, Runde { $round }, mit neuen Würfeln. <replay>Zurück zur Wiederholung</replay>
title-play-on = Weiterspielen: { $game }

fault-patience = Nimm bitte eine der Zeiten aus der Liste.
fault-too-few = { $game } braucht mindestens { $least ->
    [one] eine Person
   *[other] { $least } Personen
}.
fault-bot = Den Bot <code>{ $bot }</code> gibt es hier nicht. Nimm einen aus der Liste.
fault-bot-file = Einen Bot nach einer Datei wie <code>{ $bot }</code> gibt es nur auf der Kommandozeile. Nimm einen aus der Liste.
fault-bot-setting = <code>{ $bot }</code>: <code>{ $setting }</code> wird einmal gesetzt, auf eine ganze Zahl von { $least } bis { $most }.
fault-bot-no-setting = Eine Einstellung <code>{ $setting }</code> gibt es nicht. Schreib <code>{ $form }</code>.
fault-option-unknown = { $game } hat keine Option <code>{ $option }</code>.
fault-option-value = <code>{ $value }</code> geht bei „{ $option }“ nicht. Möglich: { $values }.
fault-seats = { $game } ist für { $players }.
fault-setup = So lässt sich { $game } nicht aufbauen.
