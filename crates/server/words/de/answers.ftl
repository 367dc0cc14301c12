# Antworten, die Stück für Stück entstehen: Teile, die für eine Aktion gewählt werden, und mehrere Aktionen auf einmal. Namen
# von Teilen sagt das Spiel.

what-to-choose = Was du wählen kannst
set-empty = Wähle mindestens eins.
set-does-not-fit = Nicht diese zusammen: Nimm eins dazu oder eins weg.
your-answer = Deine Antwort
portion-laid = { $piece }: { $what }. Zurücknehmen.
portion-chosen = { $piece } ist gewählt. Zurücknehmen.
portion-free = { $piece }: so viel wie möglich
one-less = { $piece }: eins weniger
one-more = { $piece }: eins mehr
answer-with = { $count ->
    [one] Ausführen
   *[other] Alle { $count } ausführen
 }
more-answers = { $count ->
    [one] 1 weitere
   *[other] { $count } weitere
 }

odds = Chancen
odds-show = Chancen
odds-hide = Ohne Chancen
odds-choice = Wahl
odds-average = im Schnitt
odds-bar = { $number }: { $share }
odds-share = { $percent ->
    [0] <1 %
   *[other] { $percent } %
 }
odds-tenths = { $whole },{ $tenth }
