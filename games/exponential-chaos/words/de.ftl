# The words of the game in German, in Fluent's format (projectfluent.org).
# Keys are the game's; `$` marks what the game fills in. Sentences follow the manner described in STYLE.md.

# The working title, as in src/lib.rs; a test holds both together.
title = Exponential Chaos
summary = Drei Invasionen mit Würfeln, jede schlimmer als die davor. Schieß ab, was du kannst, repariere, was bleibt, und schick allen anderen Raketen.
shelf = Drei Invasionen mit Würfeln, jede schlimmer als die davor.
story = Sechs Planeten mit je zwölf Städten, und Untertassen in immer größerer Zahl. Wer neben dir sitzt, würfelt sie, du würfelst dagegen, und die Raketen gehen an alle anderen.

## Das Spiel in zwei Minuten

howto-1 = Halte deinen Planeten heil
howto-1-text = Zwölf Städte und ein Kern sind 29 Punkte wert, und du kannst sie nur behalten oder zurückgewinnen. Eine heile Stadt zählt 2, eine rissige 1; der Kern zählt 5, rissig nur 1. Nach drei Runden gewinnen die meisten Punkte.
howto-2 = Würfle, und würfle noch einmal
howto-2-text = Wer rechts von dir sitzt, würfelt die Invasion: Untertassen in drei Farben. Dann würfelst du deine Abwehr und darfst bis zu dreimal beliebige Würfel neu werfen.
howto-3 = Schieß die Untertassen ab
howto-3-text = Ein Blaster entfernt Untertassen von einem Würfel seiner Farbe, ein Abfangjäger alle Untertassen eines Würfels. Ein Abwehrwürfel gilt nie für zwei Invasionswürfel.
howto-4 = Was durchkommt, trifft einen Sektor
howto-4-text = Für jeden Invasionswürfel wird ein Sektor gewürfelt, den alle seine Untertassen treffen: äußere Stadt, innere Stadt, Kern, und auf der anderen Seite hinaus. Der erste Treffer auf einen heilen Kern kostet 4 Punkte.
howto-5 = Raketen treffen alle anderen
howto-5-text = Eine Rakete trifft alle anderen in dem Sektor, den du würfelst. Wer dieselbe Zahl würfelt, wehrt sie ab und baut stattdessen wieder auf. Aufbausymbole reparieren am Ende deines Zuges den eigenen Planeten.

## Wenn gut gespielt wird

strong-1 = In Runde 3 als Letzter dran zu sein, ist viel wert. Von 100 Partien gewinnt der letzte Platz zu zweit 58 bis 62, zu dritt 40 bis 42, zu viert 31 bis 34, zu fünft 25 bis 28 und zu sechst 24 oder 25, je nachdem, welcher von zwei starken Bots an allen Plätzen spielt.
strong-2 = Die Plätze werden ausgelost; vorher ist also niemand im Vorteil.
strong-3 = Wer gut spielt, macht zu zweit 16 oder 17 Punkte, zu sechst 12 bis 14.
strong-4 = Eine Partie dauert immer drei Runden. Etwa 1 von 10 Partien geht ins Stechen.

## Fragen: eine Aufforderung oder Frage, dann eine Zeile, was daraus folgt

ask-roll = Welche Würfel wirfst du neu?
ask-roll-detail = Noch { $left ->
    [one] ein Neuwurf
   *[other] { $left } Neuwürfe
 }. So, wie die Würfel liegen, { $through ->
    [one] kommt eine von { $saucers } Untertassen durch.
   *[other] kommen { $through } von { $saucers } Untertassen durch.
 }
ask-assign = Wohin kommen deine Würfel?
ask-assign-detail = { $through ->
    [one] Bestenfalls kommt eine von { $saucers } Untertassen durch.
   *[other] Bestenfalls kommen { $through } von { $saucers } Untertassen durch.
 } Ein Blaster entfernt bis zu { $strength }, ein Abfangjäger einen ganzen Würfel.
ask-choose = Welche Stadt nimmt den Treffer?
ask-choose-detail = { $points ->
    [one] Ein Treffer fällt
   *[other] { $points } Treffer fallen
 } auf Sektor { $sector }.
ask-fire = Die nächste Rakete abfeuern?
ask-fire-detail = Noch { $missiles ->
    [one] eine Rakete
   *[other] { $missiles } Raketen
 }, jede mit { $strength ->
    [one] einem Treffer
   *[other] { $strength } Treffern
 } für die anderen.
ask-free = Abgewehrt. Was baust du auf?
ask-free-detail = { $points ->
    [one] Eine Reparatur
   *[other] { $points } Reparaturen
 } jetzt, irgendwo auf deinem Planeten.
ask-rebuild = Was baust du wieder auf?
ask-rebuild-detail = Noch { $points ->
    [one] eine Reparatur
   *[other] { $points } Reparaturen
 }. Ein leerer Krater braucht zwei, bis er heil ist.
choose-dice = wähle mindestens einen Würfel oder behalte alle

## Gruppen, Namen und Knöpfe

group-keep = Behalten
group-reroll = Neu werfen
group-assign = Einen Würfel einsetzen
group-end = Fertig
group-rebuild = Wiederaufbau
group-stop = Fertig
group-take = Treffer nehmen
group-fire = Raketen

name-keep = Alle Würfel behalten
name-reroll = { $count ->
    [one] Würfel { $dice } neu werfen
   *[other] Die Würfel { $dice } neu werfen
 }
button-reroll = { $count ->
    [one] Einen Würfel neu werfen
   *[other] { $count } Würfel neu werfen
 }
name-assign = Würfel { $die }, { face.name }, gegen { $target }: { $left ->
    [0] frei
   *[other] { $removed } weg, { $left } übrig
 }
button-assign = { $target }
name-end = Mit ungenutzten Würfeln fertig
end-with-unused = { $unused ->
    [one] Ein Würfel könnte
   *[other] { $unused } Würfel könnten
 } noch Untertassen abschießen. Trotzdem fertig?
name-rebuild = { $level ->
    [gone] { $core ->
        [yes] Einen rissigen Kern setzen
       *[no] Eine rissige Stadt setzen: { $place }
     }
   *[damaged] Reparieren: { $place }
 }
button-rebuild = { $level ->
    [gone] Rissig setzen
   *[damaged] Reparieren
 }
name-stop = Den Aufbau beenden
stop-with-points = { $points ->
    [one] Eine Reparatur ist ungenutzt und geht
   *[other] { $points } Reparaturen sind ungenutzt und gehen
 } verloren. Trotzdem aufhören?
name-take = Hier: { $place }
button-take = Treffer hier nehmen
name-fire = Abfeuern
name-withhold = { $missiles ->
    [one] Die Rakete zurückhalten
   *[other] Alle { $missiles } Raketen zurückhalten
 }
withhold-missiles = { $missiles ->
    [one] Die Rakete ist
   *[other] Alle { $missiles } Raketen sind
 } dann verloren. Trotzdem zurückhalten?

## Bots that the game brings

bot-expectimax = rechnet alle Würfe eines Zuges durch, bevor entschieden wird

## Würfel, Krater und Orte

face = { face.name }
    .name = { $face ->
        [yellow] gelber Blaster
        [blue] blauer Blaster
        [purple] violetter Blaster
        [interceptor] Abfangjäger
        [missile] Rakete
       *[rebuild] Aufbau
     }
piece-die = Würfel { $die }: { face.name }
place = { $ring ->
    [outer] äußere Stadt von Sektor { $sector }
    [inner] innere Stadt von Sektor { $sector }
   *[core] Kern
 }
space-die = { $target }, { $saucers ->
    [one] eine Untertasse
   *[other] { $saucers } Untertassen
 }
space-crater = { $place }, { $level ->
    [gone] zerstört
    [damaged] rissig
   *[whole] heil
 }
area-invasion = Invasion
area-planet = Dein Planet

## Wohin ein Zug führen würde

outlook-keep = { $through ->
    [one] Eine von { $saucers } Untertassen kommt durch.
   *[other] { $through } von { $saucers } Untertassen kommen durch.
 }
outlook-left = { $through ->
    [one] Eine Untertasse kommt durch.
   *[other] { $through } Untertassen kommen durch.
 }
outlook-roll = Im Schnitt kommen { $whole },{ $tenth } von { $saucers } Untertassen durch, bestenfalls { $least }, schlimmstenfalls { $most }.
outlook-cost = Sie kosten im Schnitt { $whole },{ $tenth } Punkte.
forecast-through = Untertassen, die durchkommen
forecast-missiles = Raketen

## Daueraufträge

order-free-rebuild = Nach einer Abwehr für mich aufbauen: erst den Kern, dann die äußersten Städte
order-rebuild = Am Ende meines Zuges für mich aufbauen: erst den Kern, dann die äußersten Städte
order-take-outer = Wo ich wählen könnte, trifft es die äußerste Stadt
order-fire = Alle meine Raketen abfeuern
until-end = bis zum Ende der Partie

## Der Verlauf. Ein Platz ist `you`, wo er der eigene ist

tell-round = Runde { $round }: { $invasion } Invasionswürfel, { $dice } Abwehrwürfel, Stärke { $strength }. { $seat ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
 }
tell-turn = { $seat ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
 }
tell-invaded = { $by ->
    [you] Du würfelst
   *[other] { $by } würfelt
 } die Invasion gegen { $seat ->
    [you] dich
   *[other] { $seat }
 }: { $saucers ->
    [one] eine Untertasse
   *[other] { $saucers } Untertassen
 } ({ $dice }).
tell-rolled = { $seat ->
    [you] Deine Würfel:
   *[other] Würfel von { $seat }:
 } { $faces }.
tell-taken-up = { $seat ->
    [you] Du wirfst
   *[other] { $seat } wirft
 } { $count ->
    [one] Würfel { $dice } neu
   *[other] die Würfel { $dice } neu
 }; { $left ->
    [0] das war der letzte Neuwurf.
    [one] noch ein Neuwurf.
   *[other] noch { $left } Neuwürfe.
 }
tell-kept = { $seat ->
    [you] Du behältst
   *[other] { $seat } behält
 } die Würfel.
tell-assigned = { $seat ->
    [you] Bei dir:
   *[other] { $seat }:
 } { face.name } entfernt { $removed } von { $target }, { $left ->
    [0] keine bleibt.
   *[other] { $left } übrig.
 }
tell-ended = { $seat ->
    [you] Du lässt
   *[other] { $seat } lässt
 } { $unused ->
    [one] einen Würfel
   *[other] { $unused } Würfel
 } ungenutzt.
tell-aimed = { $die }: { $saucers ->
    [one] Eine Untertasse trifft
   *[other] { $saucers } Untertassen treffen
 } Sektor { $sector } { $seat ->
    [you] deines Planeten.
   *[other] bei { $seat }.
 }
hit = { $place } { $level ->
    [gone] zerstört
   *[damaged] rissig
 }
tell-hits = { $seat ->
    [you] Du verlierst
   *[other] { $seat } verliert
 } { $lost ->
    [one] einen Punkt
   *[other] { $lost } Punkte
 }: { $hits }.
tell-missed = { $points ->
    [one] Ein Treffer findet
   *[other] { $points } Treffer finden
 } { $seat ->
    [you] bei dir nichts mehr auf der Linie.
   *[other] bei { $seat } nichts mehr auf der Linie.
 }
tell-fired = { $seat ->
    [you] Deine Rakete fliegt
   *[other] { $seat } feuert eine Rakete
 } auf Sektor { $sector }: { $points ->
    [one] ein Treffer
   *[other] { $points } Treffer
 } für jeden Planeten.
tell-withheld = { $seat ->
    [you] Du hältst
   *[other] { $seat } hält
 } { $missiles ->
    [one] eine Rakete
   *[other] { $missiles } Raketen
 } zurück.
tell-countered = { $seat ->
    [you] Du würfelst
   *[other] { $seat } würfelt
 } eine { $number }, abgewehrt: { $points ->
    [one] eine Reparatur umsonst.
   *[other] { $points } Reparaturen umsonst.
 }
tell-struck = { $seat ->
    [you] Du würfelst
   *[other] { $seat } würfelt
 } eine { $number }: { $points ->
    [one] ein Treffer
   *[other] { $points } Treffer
 } in Sektor { $sector }.
tell-nothing-to-rebuild = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
 } nichts aufzubauen.
tell-rebuilt = { $level ->
    [whole] { $seat ->
        [you] Du reparierst
       *[other] { $seat } repariert
     }: { $place }
   *[damaged] { $seat ->
        [you] Du setzt
       *[other] { $seat } setzt
     } { $core ->
        [yes] einen rissigen Kern
       *[no] eine rissige Stadt: { $place }
     }
 }; { $gain ->
    [one] ein Punkt
   *[other] { $gain } Punkte
 } mehr.
tell-stopped = { $points ->
    [one] Eine Reparatur verfällt
   *[other] { $points } Reparaturen verfallen
 } bei { $seat ->
    [you] dir.
   *[other] { $seat }.
 }
tell-tied = { $others } und { $last } haben je { $score } Punkte, mehr als alle anderen: Raketen entscheiden.
tell-cycle = Durchgang { $cycle } des Stechens ist vorbei: { $count ->
    [one] { $last ->
        [you] Du bist
       *[other] { $last } ist
     } allein vorn.
   *[other] { $others } und { $last } sind immer noch gleichauf{ $dropped ->
        [yes] , alle anderen sind ausgeschieden.
       *[no] .
     }
 }
tell-ended-game = { $count ->
    [one] { $last ->
        [you] Du gewinnst
       *[other] { $last } gewinnt
     } { $how ->
        [score] mit den meisten Punkten.
       *[tiebreak] das Stechen.
     }
   *[other] { $others } und { $last } teilen sich den Sieg.
 }
who = { $seat }

## Warum etwas nicht geht

refuse-nothing-asked = Jetzt ist niemand gefragt.
refuse-roll-first = Sag zuerst, welche Würfel du neu wirfst, oder behalte alle.
refuse-assign-first = Neu geworfen wird nicht mehr. Setze deine Blaster und Abfangjäger ein.
refuse-choose-first = Sag zuerst, welche Stadt den Treffer nimmt.
refuse-fire-first = Feuere zuerst die Rakete ab, oder halte sie zurück.
refuse-free-first = Mach zuerst die Reparaturen deiner Abwehr, oder hör auf.
refuse-rebuild-first = Mach die Reparaturen, die übrig sind, oder hör auf.
refuse-not-asked = Jetzt ist { $seat } gefragt. Bitte warte.
refuse-no-die = In Runde { $round } würfelst du mit { $count } Abwehrwürfeln. Einen Würfel { $die } gibt es nicht.
refuse-no-dice = Wähle mindestens einen Würfel, oder behalte alle.
refuse-locked = Würfel { $die } wurde beiseitegelegt und bleibt für diesen Zug.
refuse-used = Abwehrwürfel { $die } ist schon eingesetzt. Ein Abwehrwürfel gilt nie für zwei Invasionswürfel.
refuse-no-target = { $target } ist noch nicht im Spiel.
refuse-colour = { $colour ->
    [yellow] Ein gelber Blaster wirkt nur auf einen gelben Invasionswürfel.
    [blue] Ein blauer Blaster wirkt nur auf einen blauen Invasionswürfel.
   *[purple] Ein violetter Blaster wirkt nur auf einen violetten Invasionswürfel.
 }
refuse-empty = Auf { $target } sind keine Untertassen mehr. Nimm einen anderen Würfel.
refuse-missile = Eine Rakete wehrt keine Untertassen ab. Sie wird nach dem Schaden abgefeuert.
refuse-rebuild = Ein Aufbauwürfel wehrt keine Untertassen ab. Er repariert am Ende deines Zuges.
refuse-city-whole = Die Stadt auf { $crater } ist schon heil.
refuse-core-whole = Der Kern ist schon heil.
refuse-other-sector = Auf { $crater } fällt der nächste Treffer von Sektor { $sector } nicht.
refuse-nothing-there = Auf { $crater } steht nichts.

## Was getippt wird und nicht zu lesen ist: Teile, die auf "ist kein Zug" folgen

form-action = Züge schreibt man wie { $actions }, selten wie { $rare }
form-outcome = Würfe schreibt man wie { $outcomes }

## Auf einen Blick

vital-score = Punkte
vital-whole = Heile Städte
vital-core = Kern
phase-invasion = Invasion
phase-defense = Abwehr
phase-assignment = Einsatz
phase-damage = Schaden
phase-missiles = Raketen
phase-rebuild = Aufbau
score = Alle Runden sind gespielt.
tiebreak = Das Stechen ist vorbei.
shared = Das Stechen hat lange genug gedauert.

## Die erste Runde mit Erklärungen

guide-goal = Halte deinen Planeten { $rounds } Runden lang heil. Du beginnst mit { $most } Punkten und kannst sie nur behalten oder zurückgewinnen.
guide-roll = Wirf beliebige Würfel neu, nach dem ersten Wurf bis zu { $rerolls ->
    [one] einmal
   *[other] { $rerolls }-mal
 }. Ein behaltener Würfel darf später noch geworfen werden.
guide-missile = Eine Rakete trifft alle anderen Planeten zugleich, in dem Sektor, den du würfelst.
guide-more-dice = Von jetzt an wird auf beiden Seiten mit mehr Würfeln geworfen, und jedes Symbol zählt mehr. Den Rest kennst du.
guide-assign = Ein Abwehrwürfel gilt für einen Invasionswürfel. Was ein Blaster zu viel hat, verfällt.
guide-interceptor = Der Abfangjäger entfernt alle Untertassen eines Würfels, gleich welcher Farbe, in jeder Runde.
guide-path = Treffer gehen nach innen: äußere Stadt, innere Stadt, Kern, und dann auf der anderen Seite hinaus.
guide-one-roll = Ein Wurf für jeden Invasionswürfel: Alle seine Untertassen treffen denselben Sektor.
guide-counter = Der Abwehrwurf bestimmt nicht den Sektor: Nur dieselbe Zahl wehrt ab, sonst trifft die Rakete ihren Sektor.
guide-core = Der Kern zählt am meisten: Ihn ganz zu reparieren, bringt 4 Punkte.
guide-rebuild = Eine Reparatur setzt eine rissige Stadt oder macht eine heil. Aufheben kann man Reparaturen nicht.
guide-tie = Wer die höchste Punktzahl teilt, feuert auf die anderen davon, je einmal im Durchgang, bis jemand vorn liegt.

## Was eine Partie gebracht hat

account-saucers = Durch Untertassen verloren
account-missiles = Durch Raketen verloren
account-rebuilt = Aufgebaut
account-best = Meiste Punkte
account-won-score = { $last ->
    [you] Du hast
   *[other] { $last } hat
 } { $score } Punkte gerettet, die nächstbeste Zahl war { $second }.
account-won-tiebreak = { $last ->
    [you] Du hast
   *[other] { $last } hat
 } das Stechen gewonnen, mit { $score } Punkten am Ende.{ $more }
account-behind = { " " }{ $count ->
    [one] { $last ->
        [you] Du hast
       *[other] { $last } hat
     }
   *[other] { $others } und { $last } haben
 } jetzt mehr Punkte, aber gewinnen konnte nur, wer sich nach der letzten Runde die Spitze teilte.
account-shared = { $others } und { $last } lagen mit { $score } Punkten noch gleichauf, als das Stechen abgebrochen wurde.
account-point-hit = { $by ->
    [missile] Eine Rakete
   *[saucers] Ein Invasionswürfel
 } kostete { $seat ->
    [you] dich
   *[other] { $seat }
 } auf einen Schlag { $lost } Punkte.
account-point-core = { $seat ->
    [you] Dein Kern
   *[other] Der Kern von { $seat }
 } fiel als erster.
account-point-counter = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
 } als Erstes eine Rakete abgewehrt.

## Vorlagen

preset-printed = Wie gedruckt
preset-printed-about = Raketen treffen alle, und niemand wählt, wohin ein Treffer fällt.
preset-first = Erste Partie
preset-first-about = Weniger Untertassen, und Raketen erreichen nur, wer links und rechts von dir sitzt.
preset-command = Du hast das Kommando
preset-command-about = Du sagst, welche Stadt einen Treffer nimmt und ob eine Rakete fliegt, und jede Runde beginnt jemand anderes.

## Optionen: Name, Gruppe, worum es geht, und was die Werte bedeuten

option-rerolls = Neuwürfe
option-rerolls-group = Würfel
option-rerolls-about = Wie oft Abwehrwürfel nach dem ersten Wurf neu geworfen werden dürfen.
option-set_aside_locked = Beiseitegelegte Würfel
option-set_aside_locked-group = Würfel
option-set_aside_locked-about = Ob ein Würfel, der nicht neu geworfen wurde, für den Rest des Zuges liegen bleibt.
option-set_aside_locked-true = Bleiben für den Zug
option-set_aside_locked-false = Dürfen später geworfen werden
option-sector_numbering = Nummern der Sektoren
option-sector_numbering-group = Planet
option-sector_numbering-about = Wie die Sektoren rund um einen Planeten nummeriert sind.
option-sector_numbering-clockwise = 1 bis 6 im Uhrzeigersinn
option-sector_numbering-opposites_sum_7 = Gegenüberliegende ergeben 7
option-invasion_faces = Seiten der Invasionswürfel
option-invasion_faces-group = Würfel
option-invasion_faces-about = Was die Seiten der Invasionswürfel zeigen.
option-invasion_faces-even = 1, 1, 2, 2, 3, 3
option-invasion_faces-light = 1, 1, 1, 2, 2, 3
option-invasion_faces-heavy = 1, 2, 2, 2, 3, 3
option-invasion_faces-blank = 0, 1, 1, 2, 2, 3
option-missile_targets = Raketen treffen
option-missile_targets-group = Raketen
option-missile_targets-about = Wen eine Rakete trifft.
option-missile_targets-all = Alle anderen
option-missile_targets-neighbours = Wer links und rechts sitzt
option-first_player = Wer beginnt
option-first_player-group = Runden und Ende
option-first_player-about = Wer eine Runde beginnt.
option-first_player-fixed = Immer dieselbe Person
option-first_player-rotates = Die nächste im Uhrzeigersinn
option-tiebreak_points = Stärke im Stechen
option-tiebreak_points-group = Runden und Ende
option-tiebreak_points-about = Wie stark eine Rakete im Stechen ist.
option-tiebreak_cap = Längstes Stechen
option-tiebreak_cap-group = Runden und Ende
option-tiebreak_cap-about = Nach wie vielen Durchgängen des Stechens sich den Sieg teilt, wer noch gleichauf ist.
option-missiles_optional = Raketen abfeuern
option-missiles_optional-group = Raketen
option-missiles_optional-about = Ob Raketen zurückgehalten werden dürfen.
option-missiles_optional-true = Dürfen zurückgehalten werden
option-missiles_optional-false = Alle werden abgefeuert
option-sector_hit = Welche Stadt getroffen wird
option-sector_hit-group = Planet
option-sector_hit-about = Welche Stadt eines Sektors einen Treffer nimmt.
option-sector_hit-outer_first = Zuerst die äußere
option-sector_hit-owner_chooses = Wem der Planet gehört, wählt

## Was auf dem Brett steht

board-seat = Platz { $seat }
board-title = { title }, { $over ->
    [yes] am Ende
   *[no] Runde { $round }, Symbole zählen { $strength }
 }
board-invasion = Die Invasion
board-assign = Wer schießt wohin
board-damage = Die Treffer
board-missiles = Raketen
board-rebuild = Aufbau
board-tie = Stechen, Durchgang { $cycle }
board-quiet = Der Himmel ist wieder still
board-round = Runde { $round }, Symbole zählen { $strength }
board-of = von { $saucers } kommen durch
board-to-come = { $saucers ->
    [one] Untertasse kommt noch
   *[other] Untertassen kommen noch
 }
board-due = { $points ->
    [one] Treffer ist zu nehmen
   *[other] Treffer sind zu nehmen
 }
board-missiles-left = noch zu feuern
board-points = { $points ->
    [one] Reparatur übrig
   *[other] Reparaturen übrig
 }
board-through = durch
board-clear = frei
board-you = du
board-countered = abgewehrt
board-rim = { $count ->
    [one] Am Rand: was dort eine Untertasse kostet.
   *[other] Am Rand: was dort { $count } Untertassen kosten.
 }
board-rim-missile = Am Rand: was die Rakete dort kostet.
board-worth-city = heile Stadt
board-worth-cracked-city = rissige Stadt
board-worth-core = heiler Kern
board-worth-cracked-core = rissiger Kern
board-worth-gone = zerstört
board-staging = Die Runden
board-staging-note = was auf beiden Seiten geworfen wird
board-staging-round = Runde { $round }
board-staging-strength = Symbole zählen { $strength }
board-place-score = Die meisten Punkte.
board-place-tiebreak = Hat das Stechen gewonnen.
board-place-shared = Auch nach dem Stechen gleichauf.
board-place-fought = War im Stechen, also vor mehr Punkten.
board-place-short = Jetzt mehr Punkte, aber nicht im Stechen.
board-tie-break = Das Stechen
board-last-missiles = Die letzten Raketen
board-tied = { $names }: je { $score }
board-why-not = Warum hier nicht?
board-nothing = keine
board-tells-invasion = Invasion: { $dice }.
board-tells-die = { $die } mit { $saucers ->
    [one] einer Untertasse
   *[other] { $saucers } Untertassen
 }
board-tells-hand = Abwehrwürfel: { $dice }.
board-tells-planet = { $who }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
 }. Rissige Städte: { $damaged }. Zerstört: { $gone }. Der Kern ist { $core ->
    [gone] zerstört
    [damaged] rissig
   *[whole] heil
 }.

## Das Brett in einfachen Zeichen

text-invasion = Invasion: { $dice }
text-hand = Abwehr: { $dice }
text-score = Punkte
text-core = Kern
text-key = Je Sektor: äußere, innere Stadt. # heil  + rissig  . zerstört. > ist am Zug.
