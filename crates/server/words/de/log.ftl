# Das Protokoll, das Ende eines Spiels und seine Wiederholung.

log = Protokoll
log-of = Protokoll: { $game }
log-newest-first = Protokoll, das Neueste zuerst
newest-first = Das Neueste zuerst
log-older = { $count ->
    [one] 1 ältere Zeile
   *[other] { $count } ältere Zeilen
}
log-sat = { $name } setzt sich.
log-somebody-sat = Jemand setzt sich.
log-began = Das Spiel beginnt.
log-took-back = { $count ->
    [one] Der letzte Schritt wird zurückgenommen.
   *[other] Die letzten { $count } Schritte werden zurückgenommen.
}
log-took-something-back = Ein Schritt wird zurückgenommen.
log-gave-up = Gibt auf und kann nicht mehr gewinnen. Ein Bot spielt weiter.
log-gave-up-over = Gibt auf. Das Spiel ist zu Ende.
log-game-given-up = Das Spiel wird aufgegeben.
log-bot-plays-on = { $bot } spielt weiter.
log-bot-called-in = War nicht da, deshalb hat { $by } einen Bot geholt: { $bot }.
log-person-plays-on = Statt des Bots spielt wieder ein Mensch.
log-hinted = Bittet um einen Tipp.
log-operator-ended = { ended-by-operator } Niemand hat gewonnen.

cause-given-up = aufgegeben
cause-gave-up = { $count ->
    [one] { $who } hat aufgegeben
   *[other] { $who } haben aufgegeben
}
gave-up-could-not-win = { $count ->
    [one] { $who } hatte aufgegeben und konnte nicht gewinnen.
   *[other] { $who } hatten aufgegeben und konnten nicht gewinnen.
}
ended-by-operator = Das Spiel wurde von der Serverleitung beendet.
ended-for-everybody = niemand hat gewonnen
ended-in-a-draw = Unentschieden.
you-have-won = Du hast gewonnen.
you-have-lost = Du hast verloren.
game-is-won = Das Spiel ist gewonnen.
game-is-lost = Das Spiel ist verloren.
winners-won = { $count ->
    [one] { $who } hat gewonnen.
   *[other] { $who } haben gewonnen.
}
how-it-ended = Wie es endete
rounds = Runden
decisions = Entscheidungen
score-of = Punkte für { $name }
replay = Wiederholung
record = Aufzeichnung des Spiels
check-the-dice = Würfel prüfen
play-again = Noch einmal spielen
seed-of-dice = Startwert der Würfel: <code>{ $seed }</code>
turning-points = Wendepunkte
round-by-round = Runde für Runde
round-replay = Runde { $round }, Wiederholung
total = Summe

title-replay = Wiederholung { $step }/{ $steps }: { $game }
replay-round = Wiederholung, Runde { $round }
steps = Schritte
step-of = Schritt { $step } von { $steps }
step-first = Anfang
step-back = Zurück
step-next = Weiter
step-last = Ende
beginning-of-game = Das Spiel beginnt.
looking-back-round = Rückblick, Runde { $round }
go-to-step = Zu diesem Schritt
play-steps = Abspielen
pause-steps = Anhalten
speed = Tempo
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
replay-keys = <key>←</key> <key>→</key> Schritt, <key>Leertaste</key> abspielen
look-back = Zurückblicken
play-on-note = Ab diesem Schritt beginnt ein neuer Tisch mit neuen Würfeln.
choose-who-plays = Auswählen, wer spielt
play-on-not-here = Hier ist das Spiel schon aus; geh zum Weiterspielen einen Schritt zurück.
position-line = Stellungszeile

rules-lead = Jede Regel hat eine Nummer, und der Tisch nennt sie, wo es darauf ankommt.
for-experts = Für Fachleute
for-experts-note = Quellen, Auslegungen, Material, Notation und Optionen.
sources = Woher die Regeln stammen
source-rulebook = Aus der Spielanleitung
source-in-part = Aus der Spielanleitung, mit Einzelheiten von anderswo
source-public = Aus einer anderen öffentlichen Quelle
source-house = Eigene Auslegung, wo die Spielanleitung schweigt
rule-is-ours-in-part = Steht in der Spielanleitung; Einzelheiten stammen von anderswo.
rule-is-public = Aus einer anderen öffentlichen Quelle.
rule-is-ours = Eigene Auslegung: Die Spielanleitung schweigt dazu.
read-on-in-the-rules = In den Regeln weiterlesen
