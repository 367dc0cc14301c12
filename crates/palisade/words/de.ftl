# What the command line says to people while it plays, replays and counts, in German, in Fluent's format
# (projectfluent.org). What scripts read (JSON, records, tokens, positions, results) is the same in every language.

## Playing

refused = `{ $token }` ist nicht erlaubt: { $reason } ({ $rule })
malformed = `{ $text }` ist kein Zug: { $reason }
no-chance-due = `{ $token }` ist ein Wurf, und gerade wird nicht gewürfelt
impossible = `{ $token }` kann nicht kommen, wo `{ $draw }` geworfen wird
chance-due = `{ $token }` geht noch nicht: Zuerst wird `{ $draw }` geworfen
not-asked = `{ $token }` geht nicht: Platz { $seat } ist gerade nicht gefragt
whose-step = Mehrere sind gefragt; schreibe den Platz davor: `{ $example }:{ $token }`
game-over = `{ $token }` geht nicht mehr: Das Spiel ist zu Ende
had-given-up = `{ $token }` geht nicht: Platz { $seat } hat schon aufgegeben
go-on = So geht es von hier weiter: palisade play { $game } --position "{ $line }"
nothing-to-undo = Es lässt sich nichts zurücknehmen: Seitdem wurde gewürfelt, oder es war noch kein Zug.
taken-back = zurückgenommen
# The words in backticks are typed as they stand.
ask = Nummer oder Kürzel, `undo`, `rule R1`, `quit`:
no-choice = Eine Wahl { $number } gibt es nicht; es gibt 1 bis { $last }.
# Rules are told in English alone.
rule = Auf Englisch: { $text }

## The list of games. The titles of its lines have at most 8 characters; options and values are typed as they stand.

games-title = Titel
games-design = von
games-illustration = Bilder
games-publication = Verlag
games-unknown = unbekannt
games-seats = Plätze
games-rules = Regeln
games-version = Fassung { $version }
games-options = Optionen
games-option = { $option }: { $about }; möglich: { $takes }
games-presets = Presets
games-levels = Stufen
games-level-alone = gewinnt allein { $share } %, 95-%-Intervall { $low } bis { $high }, von { $games }
games-level-against = holt { $share } % der Punkte gegen { $other }, 95-%-Intervall { $low } bis { $high }, von { $games }
games-bots = Bots
bot-random = irgendein erlaubter Zug
bot-greedy = eine Entscheidung tief, nach der Schätzung des Spiels
bot-flat = so viele Partien je Entscheidung, zufällig oder nach der Policy einer Datei, auf Wunsch nach so vielen Schritten abgebrochen
bot-tree = ein Baum der möglichen Fortsetzungen, so viele Simulationen je Entscheidung, mit der Schätzung des Spiels an den Blättern oder dem Netz einer Datei
bot-tree-timed = durch einen solchen Baum, so viele Millisekunden je Entscheidung, etwa tree:200ms oder tree:200ms:built-in; derselbe Startwert ergibt nicht immer dieselbe Partie
bot-learned = eine Entscheidung tief, nach dem Netz einer Datei aus `palisade train`; mit einer Temperatur von 0 bis 10 spielt er unter seinem Besten
bot-policy = nach der Policy einer Datei aus `palisade distill`, ohne etwas auszuprobieren: nicht so stark, dafür um ein Vielfaches schneller
seats-range = { $least } bis { $most }
takes-whole = eine ganze Zahl von { $least } bis { $most }

## What went wrong with the arguments. The word in front, then fragments.

error = Fehler
no-game = Ein Spiel `{ $name }` gibt es nicht; die Spiele sind { $all }
# It stands between two names, with its blanks.
or = { " oder " }
no-game-but = Ein Spiel `{ $name }` gibt es nicht; meinst du { $near }?
no-option = Eine Option `{ $option }` gibt es nicht; die Optionen sind { $known }
bad-value = `{ $option }` kann nicht `{ $value }` sein; möglich: { $takes }
# $seats is the most.
bad-seats = { $game } ist für { $seats ->
    [one] eine Person
   *[other] { $range } Personen
}, nicht für { $given }
no-bot = Einen Bot `{ $bot }` gibt es nicht; die Bots sind { $all }
bot-takes-nothing = `{ $bot }`: Der Bot `{ $name }` nimmt keine Zahl; schreibe `{ $name }`
bot-takes-counts = `{ $bot }`: Schreibe `{ $form }`, mit ganzen Zahlen von 1 bis { $most }
bot-needs-file = `{ $bot }`: Schreibe `{ $form }`, mit einer Datei aus `{ $command }`
bot-no-opinion = `{ $bot }` sagt nicht, was Aktionen in diesem Spiel wert sind; lerne von learned:DATEI oder tree:SIMULATIONEN:DATEI
net-none = das ist kein Netz; `palisade train` macht eines
policy-none = das ist keine Policy; `palisade distill` macht eine
net-damaged = das Netz ist beschädigt: Seine Prüfsumme passt nicht zu seinen Bytes; kopiere oder trainiere es neu
net-other = das Netz ist für { $what ->
    [game] ein anderes Spiel
    [rules] eine andere Fassung der Regeln
    [scheme] ein anderes Schema der Eingaben
   *[inputs] eine andere Zahl von Eingaben
}: { $net }, nicht { $game }; trainiere eines für dieses Spiel

## Where the default of an option comes from, when it is not printed

origin-house = Standard: unsere Auslegung
origin-public = Standard: andere Quelle

## What a game came to: at most 5 characters each

round = Runde
total = Summe

## Batches

# The sign before the decimals.
decimal = ,
sim-title = { $game }: Regelfassung { $rules }, Startwert { $seed }, Partien { $games }
sim-seat = { $seat } { $bot }: { $wins } gewonnen, { $share } % (95-%-Intervall { $low } bis { $high } %), mittlere Wertung { $score }
sim-draws = unentschieden: { $draws }
sim-alone = allein gewonnen: { $list }
sim-rounds = Runden: { $rounds } im Schnitt; Partien nach Runden: { $list }
sim-steps = Entscheidungen: { $decisions }; Schritte: { $steps }, { $least } bis { $most }
sim-ends = Ausgänge:
sim-cause = { $cause }: { $games }, { $share } %
sim-speed = { $games } Partien und { $steps } Schritte pro CPU-Sekunde ({ $seconds } s)
sim-progress = { $done } von { $all ->
    [one] einer Partie
   *[other] { $all } Partien
}
timed = { $bot } denkt nach der Uhr: Derselbe Startwert ergibt nicht immer dieselben Partien
bot-setting = { $key }: { $about } (sonst { $default })
bot-no-setting = `{ $bot }`: Es gibt keine Einstellung `{ $key }`; schreibe `{ $form }`
bot-setting-takes = `{ $bot }`: `{ $key }` wird einmal gesetzt, auf eine ganze Zahl von { $least } bis { $most }
sim-unended = { $games } Partien waren nach { $steps } Schritten nicht zu Ende; alle Anteile und Mittelwerte lassen sie weg
sim-places = Plätze im Mittel: { $list }

sim-matches = Matches: { $matches }, im Mittel { $games } Partien; Matches nach Zahl der Partien: { $list }
sim-match-seat = { $seat } { $bot }: { $wins } Matches gewonnen, { $share } % (95-%-Intervall { $low } bis { $high } %), mittlerer Matchstand { $score }
sim-match-draws = unentschiedene Matches: { $draws }
sim-match-unended = { $matches } Matches wurden aufgegeben, weil eine Partie nicht zu Ende war; Anteile und Mittel der Matches lassen sie weg

## Turniere

# $game is its title.
tournament-begins = Turnier in { $game }; Strg-C beendet es und zeigt, was gespielt ist
# $game is the id. $format is ladder or round-robin; the bots are two or more.
tournament-title = { $game }: Regelfassung { $rules }, Startwert { $seed }, { $format ->
    [ladder] Rangleiter
   *[round-robin] jeder gegen jeden
}, { $bots } Bots, { $seats ->
    [1] jeder allein
   *[other] { $seats } Plätze
}, { $games } Partien
tournament-stopped = vorzeitig beendet: Das ist bisher gespielt
tournament-unended = { $games } Partien waren nach { $steps } Schritten nicht zu Ende; alles Folgende lässt sie weg
# Titles of columns; in the first table, percentages stand below "won".
tournament-bot = Bot
tournament-rating = Stärke
tournament-won = Anteil
tournament-interval = 95-%-Intervall
tournament-wins = Siege
tournament-draws = Remis
tournament-games = Partien
tournament-share = { $share } %
tournament-between = { $low } bis { $high } %
tournament-cell = { $result } ({ $low } bis { $high })
# Below the first table. $seats is one, two or more; $even is percent.
tournament-deals = { $seats ->
    [one] Alle Bots spielen mit denselben Würfeln und Karten.
   *[other] Von jedem Platz aus wird einmal mit denselben Würfeln und Karten gespielt.
}
tournament-shares = { $seats ->
    [two] Ein Remis zählt als halber Sieg; ausgeglichen sind { $even } %.
   *[more] Sieger teilen sich eine Partie, ein Remis teilen sich alle; ausgeglichen sind { $even } %.
}
tournament-ratings = Die Stärken liegen im Mittel bei 1500; 400 mehr heißt 10 zu 1, und ± ist der 95-%-Fehler.
# Above the second table.
tournament-pairs = { $seats ->
    [one] Wie viel mehr die Zeile von denselben Partien gewinnt als die Spalte, in Prozentpunkten (95-%-Intervall aus Paaren):
    [two] Was die Zeile gegen die Spalte holt, in Prozent (95-%-Intervall):
   *[more] Wie oft die Zeile vor der Spalte liegt, Gleichstand halb, in Prozent (95-%-Intervall):
}

## Training

# Options of training, and of the game at hand, as they are typed.
net-differs = { $net } wurde mit { $trained } trainiert; hier spielt es mit { $played }
# $bot is typed as it stands.
net-fits-none = kein mitgeliefertes Netz passt zu diesem Spiel: { $bot } spielt wie greedy
train-begins = Training für { $game }, für die Datei { $file }; Strg-C beendet es und behält das bisher Beste
# Both lines: $alone is yes or no; $share and $best are percent, $left is minutes and seconds.
train-progress = { $games } Partien, { $speed } pro Sekunde; { $alone ->
    [yes] { $share } % der letzten gewonnen
   *[no] die letzten brachten { $share } %
}; noch { $left }
train-exam = { $games } Partien, { $speed } pro Sekunde; { $alone ->
    [yes] { $share } % der Prüfung gewonnen
   *[no] { $share } % der Punkte der Prüfung
}, bestenfalls { $best } %; noch { $left }
train-title = { $game }: Regelfassung { $rules }, Startwert { $seed }, Partien { $games }
train-stopped = vorzeitig beendet: das bisher beste Netz, nicht gemessen
train-alone = allein: { $wins } von { $games } gewonnen, { $share } % (95-%-Intervall { $low } bis { $high } %)
# The games of the line above, played by $by, which is a bot or a net.
train-by = dieselben Partien mit { $by }: { $wins } von { $games } gewonnen, { $share } % (95-%-Intervall { $low } bis { $high } %)
train-against = gegen { $against }: { $wins } von { $games } gewonnen, { $share } % (95-%-Intervall { $low } bis { $high } %), { $draws } unentschieden, { $points } % der Punkte
train-written = geschrieben nach { $file }: Ein Platz nimmt es als learned:{ $file } oder tree:200:{ $file }, und Berichte nennen es { $net }

# A line while a policy is distilled; $share is percent, $left is minutes and seconds.
distill-progress = { $games } Partien, { $speed } pro Sekunde; in { $share } % wählt die Policy dasselbe; noch { $left }
distill-begins = Lernen für { $game } von { $bot }, für die Datei { $file }; Strg-C beendet es und behält das bisher Gelernte
distill-stopped = vorzeitig beendet: das bisher Gelernte, nicht gemessen
distill-written = geschrieben nach { $file }: Ein Platz nimmt es als policy:{ $file }, und Berichte nennen es { $policy }
