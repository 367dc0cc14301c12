# What the command line says to people while it plays, replays and counts, in German, in Fluent's format
# (projectfluent.org). What scripts read (JSON, records, tokens, positions, results) is the same in every language.

## Playing

refused = `{ $token }` ist nicht erlaubt: { $reason } ({ $rule })
malformed = `{ $text }` ist kein Zug in diesem Spiel
no-chance-due = `{ $token }` ist ein Wurf, und gerade wird nicht gewürfelt
go-on = So geht es von hier weiter: palisade play { $game } --position "{ $line }"
nothing-to-undo = Es lässt sich nichts zurücknehmen: Seitdem wurde gewürfelt, oder es war noch kein Zug.
taken-back = zurückgenommen
# The words in backticks are typed as they stand.
ask = Nummer oder Kürzel, `undo`, `rule R1`, `quit`:
no-choice = Eine Wahl { $number } gibt es nicht; es gibt 1 bis { $last }.
# Rules are told in English alone.
rule = Auf Englisch: { $text }

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
sim-rounds = Runden: { $rounds } im Schnitt; Partien nach Runden: { $list }
sim-steps = Entscheidungen: { $decisions }; Schritte: { $steps }, { $least } bis { $most }
sim-ends = Ausgänge:
sim-cause = { $cause }: { $games }, { $share } %
sim-speed = { $games } Partien und { $steps } Schritte pro CPU-Sekunde ({ $seconds } s)
sim-progress = { $done } von { $all } Partien
