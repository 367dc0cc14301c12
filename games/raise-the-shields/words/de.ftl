# The words of Raise the Shields! in German, in Fluent's format (projectfluent.org).
# Keys are the game's; `$` marks what the game fills in. Sentences follow the manner described in STYLE.md.

title = Raise the Shields!
summary = Würfeln, zeichnen, angreifen: alle zugleich und geheim. Bring Strom zu sechs Emittern und schließe den Schildring, oder zerstöre nebenan eine Stadt.
shelf = Zieh deine Leitungen, bevor nebenan jemand die Lücke findet.
story = Sechs Nachbarn wohnen zu dicht beieinander, und jeder hat ein Kraftwerk, einen Kranz von Städten und keine Geduld mehr. Bring den Strom an die Grenze, bevor nebenan jemand die Lücke findet.

## Das Spiel in zwei Minuten

howto-1 = Schließe sechs Schilde oder zerstöre eine Stadt
howto-1-text = In der Mitte deines Reichs steht das Kraftwerk, an jeder Ecke ein Emitter. Zwei benachbarte Emitter unter Strom richten den Schild zwischen sich auf. Mit allen sechs Schilden hast du gewonnen, und ebenso, wenn du links von dir eine Stadt zerstörst.
howto-2 = Drei Würfel, drei Aufgaben
howto-2-text = Alle nutzen die zwei gemeinsamen Würfel und einen eigenen. Geheim bestimmt einer den Sektor, in dem du arbeitest, einer die Form, die du zeichnest, und einer den Sektor, den du angreifst. Niedrige Würfel ergeben kleine Formen.
howto-3 = Zeichne deine Form
howto-3-text = Eines ihrer Dreiecke liegt in deinem Arbeitssektor, und eine Seite berührt das Kraftwerk oder ein gefülltes Dreieck. Drehen und spiegeln darfst du sie. Hier erreicht das letzte Stück einen Emitter.
howto-4 = Alles wird aufgedeckt, dann greifen alle an
howto-4-text = Dein Angriff trifft links von dir den gewählten Sektor, wenn dessen Schild nicht steht. Vier Treffer passen in einen Sektor, der fünfte zerstört die Stadt. Allein greifst du dich selbst an.
howto-5 = Städte helfen, jede einmal
howto-5-text = Fülle ein gestreiftes Dreieck neben einer Stadt, und ab der nächsten Runde gehört dir ihre Fähigkeit: einen Angriff ignorieren, einen Würfel ändern, zwei weitere Dreiecke füllen, eine Fähigkeit noch einmal nutzen, einen gemeinsamen Würfel umdrehen oder einen Treffer löschen. Eine Fähigkeit je Runde.

## Wenn gut gespielt wird

strong-1 = Allein verliert der stärkste Bot fast nie: Er gewann alle 400 Standardpartien. Ein schnellerer gewann 982 von 1.000 schweren.
strong-2 = Je mehr Städte es gibt, desto eher fällt eine. Von 100 Partien enden zu zweit 83 damit, dass alle sechs Schilde stehen, zu dritt 77, zu viert 67, zu fünft 61 und zu sechst 54.
strong-3 = Eine Partie dauert allein etwa 17 Runden, zu zweit 13, zu dritt 12, zu viert oder zu fünft 11 und zu sechst 10.
strong-4 = Die Plätze sind gleich gut. Von 600 Partien zwischen zwei Gleichen gewann der erste Platz 369 und der zweite 367, manche davon gemeinsam.

## Prompts: one order or question, then one line of what follows

ask-assign = Gib jedem Würfel eine Aufgabe.
ask-assign-detail = Einer bestimmt, in welchem Sektor du baust, einer die Form und einer den Sektor, den du angreifst.
ask-die = Wofür ist die { $value }?
ask-die-detail = Jeder Würfel bekommt eine Aufgabe. Kleine Zahlen geben kleine Formen.
ask-confirm = Liegen die Würfel richtig?
ask-confirm-detail = { $fits ->
    [no] { piece-form.start } passt in Sektor { $work } nirgends hin; du würdest nichts zeichnen.
   *[other] Du baust in Sektor { $work }, zeichnest { piece-form.object } und greifst Sektor { $attack }{ $target ->
        [none] {" "}bei dir selbst an.
       *[other] {" "}von { $target } an. Die anderen sehen es, wenn alle fertig sind.
     }
 }
ask-draw = { $form ->
    [single] Zeichne das Dreieck.
    [diamond] Zeichne die Raute.
    [trapezoid] Zeichne das Trapez.
    [large-triangle] Zeichne das große Dreieck.
    [strip] Zeichne den Streifen.
    [fan] Zeichne den Fächer.
   *[other] Zeichne die Form „{ $form }“.
 }
ask-draw-detail = Ein Dreieck in Sektor { $sector } genügt. Eine Seite muss an ein ausgefülltes Dreieck oder an das Kraftwerk grenzen.
ask-draw-nothing = { piece-form.start } passt nirgends hin.
ask-draw-nothing-detail = In Sektor { $sector } ist dafür kein Platz, also zeichnest du nichts. Dein Angriff findet trotzdem statt.
ask-done = Fertig? Sonst nimm Schritte zurück.
ask-done-detail = { $alone ->
    [yes] Danach schlägt dein Angriffswürfel zu.
   *[no] Sobald alle fertig sind, werden die Blätter aufgedeckt.
 }
ask-flip = Möchtest du einen gemeinsamen Würfel umdrehen?
ask-flip-detail = Gilt für alle: beim ersten wird aus { $first } eine { $turned_first }, beim zweiten aus { $second } eine { $turned_second }.
ask-answer = Dein Sektor { $sector } wird angegriffen. Möchtest du den Angriff abwehren?
ask-answer-turn = Möchtest du aus dem zweiten Wurf eine { $lower } oder eine { $higher } machen?
ask-answer-erase = Dein Sektor { $sector } wird angegriffen. Möchtest du einen Treffer radieren?
ask-answer-blocked = Vor deinem Sektor { $sector } steht ein Schild. Möchtest du einen Treffer radieren?
ask-answer-hit = Der Angriff füllt ein Rechteck in Sektor { $sector } aus; { $hits } von { $of } sind schon voll.
ask-answer-city = Alle { $of } Rechtecke in Sektor { $sector } sind voll: Der Angriff zerstört die Stadt.
ask-answer-safe = Der Schild hält den Angriff auf. Du darfst in jedem Sektor radieren, der einen Treffer hat.
ask-fill = Welches Dreieck füllst du zuerst aus?
ask-fill-second = Erst { $cell }, und welches danach?
ask-fill-second-detail = Im selben Sektor und mit deinem Netz verbunden.
ask-restore = Welche Fähigkeit holst du zurück?
ask-erase = Welchen Treffer radierst du?
ask-once = Nur eine Fähigkeit pro Runde, und diese nur einmal im Spiel.
ask-once-or-done = Nur eine Fähigkeit pro Runde, und diese nur einmal im Spiel. Du kannst auch ohne sie fertig sein.

## Places and pieces, as a board names them

piece-die = { $changed ->
    [yes] Würfel { $from }, durch Stadt 2 jetzt { $value }
   *[other] Würfel { $value }
 }
slot-work = Bauen
slot-work-note = Sektor { $sector }
slot-shape = Form
slot-shape-note = { $form ->
    [single] Dreieck
    [diamond] Raute
    [trapezoid] Trapez
    [large-triangle] großes Dreieck
    [strip] Streifen
    [fan] Fächer
   *[other] { $form }
 }
slot-shape-warning = passt in Sektor { $sector } nirgends hin
slot-attack = Angriff
slot-attack-note = Sektor { $sector }{ $target ->
    [none] {""}
   *[other] {" "}von { $target }
 }
# $form is the shape's name on its sheet; a sheet of one's own may have other names.
piece-form = { piece-form.start }
    .start = { $form ->
        [single] Das Dreieck
        [diamond] Die Raute
        [trapezoid] Das Trapez
        [large-triangle] Das große Dreieck
        [strip] Der Streifen
        [fan] Der Fächer
       *[other] Die Form „{ $form }“
     }
    .object = { $form ->
        [single] ein Dreieck
        [diamond] eine Raute
        [trapezoid] ein Trapez
        [large-triangle] ein großes Dreieck
        [strip] einen Streifen
        [fan] einen Fächer
       *[other] die Form „{ $form }“
     }
piece-city = { $city ->
    [3] Stadt 3: zwei Dreiecke ausfüllen
    [4] Stadt 4: eine Fähigkeit zurückholen
   *[other] Stadt 6: einen Treffer radieren
 }
piece-cell = Zuerst { $cell }
place-cells = { $cells }
place-city = Stadt { $city }
place-rectangle = der letzte Treffer in Sektor { $sector }
area-sector = Sektor { $sector }
area-cities = Städte

## Groups and names of actions

group-flip = Stadt 5
group-assign = Würfel zuteilen
group-assign-changed = Würfel zuteilen, einer durch Stadt 2 geändert
group-fill = Stadt 3: zwei Dreiecke ausfüllen
group-restore = Stadt 4: eine Fähigkeit zurückholen
group-erase = Stadt 6: einen Treffer radieren
group-draw = Zeichnen
group-done = Fertig
group-answer = Auf den Angriff antworten

name-flip = Den { $die ->
    [1] ersten
   *[other] zweiten
 } Würfel von { $from } auf { $to } drehen
name-decline = Die Würfel lassen, wie sie sind
name-assign = { $from ->
    [none] {""}
   *[other] Aus { $from } eine { $to } machen.{" "}
 }In Sektor { $work } bauen, { piece-form.object } ({ $shape }) zeichnen, Sektor { $attack }{ $target ->
    [none] {" "}bei dir selbst
   *[other] {" "}von { $target }
 } angreifen{ $fits ->
    [no] . Nichts passt
   *[other] {""}
 }
name-fill = { $one } und { $other }
name-restore = Stadt { $city } zurückholen
name-erase = Den letzten Treffer in Sektor { $sector } radieren, danach noch { $left }
name-draw = { $cells }{ $emitters ->
    [none] {""}
   *[other] . Strom für Emitter { $emitters }
 }{ $shields ->
    [none] {""}
   *[other] . Schild { $shields } geht hoch
 }{ $cities ->
    [none] {""}
   *[other] . Schaltet Stadt { $cities } frei
 }
name-draw-nothing = Nichts zeichnen
name-done = Fertig
name-ignore = Den Angriff auf Sektor { $sector } mit Stadt 1 abwehren
name-turn = Mit Stadt 2 aus { $from } eine { $to } machen
name-accept = { $blocked ->
    [yes] Nichts radieren
   *[no] Den Treffer hinnehmen
 }
button-assign = Zuteilen
button-draw = Hier zeichnen
button-fill = Beide ausfüllen
button-restore = Stadt { $city } zurückholen
button-erase = In Sektor { $sector } radieren

## How the abilities of the cities stand, as a board says it

city-asleep = Gesperrt: Fülle ein schraffiertes Dreieck in Sektor { $city } aus.
city-new = Freigeschaltet; ab der nächsten Runde bereit.
city-used = { $city ->
    [4] Benutzt.
   *[other] Benutzt. Stadt 4 kann sie zurückholen.
 }
city-spent = Bereit, aber du hast diese Runde schon eine Fähigkeit benutzt.
city-idle = Bereit, aber { $city ->
    [4] noch wurde keine andere Fähigkeit benutzt.
   *[other] es gibt keinen Treffer zu radieren.
 }
city-ready = Bereit: { $city ->
    [1] Wehre einen Angriff ab, sobald er kommt.
    [2] Ändere beim Zuteilen einen Würfel um eins.
    [3] Fülle vor oder nach dem Zeichnen zwei Dreiecke aus.
    [4] Hol vor oder nach dem Zeichnen eine andere Fähigkeit zurück.
    [5] Dreh nach dem Wurf einen gemeinsamen Würfel um.
   *[other] { $late ->
        [yes] Radiere einen Treffer, sobald die Angriffe bekannt sind.
       *[other] Radiere vor oder nach dem Zeichnen einen Treffer.
     }
 }
city-now = Jetzt einsetzbar: { $city ->
    [1] Wehre den Angriff ab.
    [2] Ändere einen Würfel um eins.
    [3] Fülle zwei Dreiecke aus.
    [4] Hol eine andere Fähigkeit zurück.
    [5] Dreh einen gemeinsamen Würfel um.
   *[other] Radiere einen Treffer.
 }
## What a board says beside its pictures

board-title = Raise the Shields!, Runde { $round }{ $over ->
    [yes] , beendet
   *[other] {""}
 }
board-cities = Städte
board-cities-note = { $ready ->
    [0] keine bereit
   *[other] { $ready } bereit
 }
board-city = { $city }. { $city ->
    [1] Angriff abwehren
    [2] Würfel ändern
    [3] Zwei Dreiecke
    [4] Stadt wecken
    [5] Gemeinsamen Würfel drehen
   *[other] Treffer radieren
 }
board-city-asleep = gesperrt
board-city-new = ab nächster Runde bereit
board-city-used = benutzt
board-city-waits = wartet: nur eine Fähigkeit pro Runde
board-city-ready = bereit
board-shapes = Formen
board-shapes-note = was jeder Würfel zeichnet; drehen und spiegeln erlaubt
board-seat = Platz { $seat }
board-own = Dein Reich
board-stands = { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
 }, { $emitters } Emitter, { $hits } Treffer
board-shields = { $shields } von 6 Schilden
board-emitters = { $emitters } von 6 Emittern mit Strom
board-finished = { $who }, bereit
board-at-work = { $who }, überlegt
board-target = { $who ->
    [you] dein Ziel
   *[other] Ziel von { $who }
 }
board-attacker = { $who ->
    [you] greift dich an
   *[other] greift { $who } an
 }
board-each-other = { $who ->
    [you] ihr greift einander an
   *[other] Ziel und Angreifer von { $who }
 }

## What a board tells those who do not see it

board-tells-realm = { $seat ->
    [you] Dein Reich.
   *[other] Das Reich von { $seat }.
 }
board-tells-dice = Gemeinsame Würfel { $first } und { $second }{ $own ->
    [none] {""}
   *[other] , eigener Würfel { $own }
 }.
board-tells-sheet = Ausgefüllt: { $cells }. Emitter mit Strom: { $emitters }. Schilde: { $shields }.
board-tells-far = Emitter nach fehlenden Dreiecken: { $emitters }.
board-far = { $emitter } in { $triangles }
board-tells-hits = Treffer je Sektor: { $hits }.
board-tells-cities = Treffer je Sektor: { $hits }. Städte: { $cities }.
board-nothing = keine
board-why-not = Warum nicht { $cell }?

## The board in plain characters, at most 80 of them in a line

text-title = Runde { $round }{ $first ->
    [0] {""}
   *[other] , gemeinsame Würfel { $first } { $second }
 }
text-seat = Platz { $seat }{ $die ->
    [none] {""}
   *[other] , eigener Würfel { $die }
 }{ $state ->
    [finished] , bereit
    [working] , überlegt
   *[none] {""}
 }
# The headings of the columns: at most 6 characters the first, 9 the hits, 7 city and shield.
text-row = R. { $row }
text-hits = Treffer
text-city = Stadt
text-shield = Schild
text-emitter = Emitter
# At most 7 characters each.
text-city-asleep = zu
text-city-new = neu
text-city-ready = bereit
text-city-used = benutzt
text-shield-up = OBEN
text-shield-down = unten
text-emitter-on = AN
text-emitter-off = aus
text-key = # ausgefüllt  . frei  C Stadt  E Emitter  - schraffiert

## The log. A seat is `you` where it is the reader's own, and `none` where there is but one

tell-setup = Die Startwürfel zeigen { $dice }: je ein Rechteck.
tell-roll = Runde { $round }: { $alone ->
    [yes] Die Würfel zeigen { $first }, { $second } und { $own }.
   *[other] { $by ->
        [you] Du würfelst
       *[other] { $by } würfelt
     } { $first } und { $second }. Eigene Würfel: { $own }.
 }
die-of = { $seat ->
    [none] { $die }
    [you] { $die } für dich
   *[other] { $die } für { $seat }
 }
tell-second = Geblockt, also wird der Angriffswürfel noch einmal geworfen: { $die }.
tell-flip = { $seat ->
    [none] Stadt 5 dreht
    [you] Du drehst
   *[other] { $seat } dreht
 } den { $die ->
    [1] ersten
   *[other] zweiten
 } Würfel{ $seat ->
    [none] {""}
   *[other] {" "}mit Stadt 5
 }: Aus { $from } wird { $to }.
tell-decline = { $seat ->
    [none] Die Würfel bleiben, wie sie sind.
    [you] Du lässt die Würfel, wie sie sind.
   *[other] { $seat } lässt die Würfel, wie sie sind.
 }
tell-own-assign = { $seat ->
    [none] Du baust
    [you] Du baust
   *[other] { $seat } baut
 } in Sektor { $work } { piece-form.object } ({ $shape }) und { $seat ->
    [none] greifst
    [you] greifst
   *[other] greift
 } Sektor { $attack } an.{ $from ->
    [none] {""}
   *[other] {" "}Stadt 2 macht aus { $from } eine { $to }.
 }
tell-own-fill = { $seat ->
    [none] Du füllst
    [you] Du füllst
   *[other] { $seat } füllt
 } mit Stadt 3 zwei Dreiecke in Sektor { $sector } aus.
tell-own-restore = { $seat ->
    [none] Du holst
    [you] Du holst
   *[other] { $seat } holt
 } Stadt { $city } mit Stadt 4 zurück.
tell-own-erase = { $seat ->
    [none] Du radierst
    [you] Du radierst
   *[other] { $seat } radiert
 } mit Stadt 6 einen Treffer in Sektor { $sector }.
tell-own-nothing = { $seat ->
    [none] Nichts passt, also zeichnest du nichts.
    [you] Nichts passt, also zeichnest du nichts.
   *[other] Nichts passt, also zeichnet { $seat } nichts.
 }
tell-own-draw = { $seat ->
    [none] Du zeichnest
    [you] Du zeichnest
   *[other] { $seat } zeichnet
 } { $count ->
    [one] 1 Dreieck
   *[other] { $count } Dreiecke
 } in { $places ->
    [one] Sektor
   *[other] den Sektoren
 } { $sectors }.
tell-own-done = { $seat ->
    [none] Du bist fertig.
    [you] Du bist fertig.
   *[other] { $seat } ist fertig.
 }
tell-own-accept = { $seat ->
    [none] Du antwortest nicht auf den Angriff.
    [you] Du antwortest nicht auf den Angriff.
   *[other] { $seat } antwortet nicht auf den Angriff.
 }
tell-own-ignore = { $seat ->
    [you] Du wehrst den Angriff mit Stadt 1 ab.
   *[other] { $seat } wehrt den Angriff mit Stadt 1 ab.
 }
tell-own-turn = { $seat ->
    [you] Du änderst den zweiten Wurf.
   *[other] { $seat } ändert den zweiten Wurf.
 }
tell-assign = { $seat ->
    [you] Du baust
   *[other] { $seat }{ $die ->
        [none] {""}
       *[other] {" "}(eigener Würfel { $die })
     } baut
 } in Sektor { $work } { piece-form.object } ({ $shape }) und { $seat ->
    [you] greifst
   *[other] greift
 } Sektor { $attack } an.{ $from ->
    [none] {""}
   *[other] {" "}Stadt 2 macht aus { $from } eine { $to }.
 }
tell-draw = { $seat ->
    [you] Du zeichnest
   *[other] { $seat } zeichnet
 } { $count ->
    [one] 1 Dreieck
   *[other] { $count } Dreiecke
 } in { $places ->
    [one] Sektor
   *[other] den Sektoren
 } { $sectors }.
tell-draw-nothing = { $seat ->
    [you] Bei dir
   *[other] Bei { $seat }
 } passt nichts, also wird nichts gezeichnet.
tell-fill = { $seat ->
    [you] Deine Stadt 3
   *[other] Stadt 3 von { $seat }
 } füllt zwei Dreiecke in Sektor { $sector } aus.
tell-restore = { $seat ->
    [you] Deine Stadt 4
   *[other] Stadt 4 von { $seat }
 } holt Stadt { $city } zurück.
tell-erase = { $seat ->
    [none] Stadt 6
    [you] Deine Stadt 6
   *[other] Stadt 6 von { $seat }
 } radiert einen Treffer in Sektor { $sector }; { $left ->
    [0] keiner bleibt
    [one] einer bleibt
   *[other] { $left } bleiben
 }.
tell-enable = { $seat ->
    [none] Stadt { $city }
    [you] Deine Stadt { $city }
   *[other] Stadt { $city } von { $seat }
 } ist freigeschaltet.
tell-power = { $seat ->
    [none] Emitter { $emitter }
    [you] Dein Emitter { $emitter }
   *[other] Emitter { $emitter } von { $seat }
 } hat Strom.
tell-raise = { $seat ->
    [none] Schild { $shield }
    [you] Dein Schild { $shield }
   *[other] Schild { $shield } von { $seat }
 } geht hoch.
tell-blocked = { $seat ->
    [none] Schild { $sector } hält den Angriff auf.
    [you] Dein Schild { $sector } hält den Angriff von { $by } auf.
   *[other] Schild { $sector } von { $seat } hält { $by ->
        [you] deinen Angriff
       *[other] den Angriff von { $by }
     } auf.
 }
tell-ignore = { $seat ->
    [none] Stadt 1
    [you] Deine Stadt 1
   *[other] Stadt 1 von { $seat }
 } wehrt den Angriff auf Sektor { $sector } ab.
tell-turn = { $seat ->
    [none] Stadt 2
    [you] Deine Stadt 2
   *[other] Stadt 2 von { $seat }
 } lenkt den Angriff von Sektor { $from } auf { $to } um.
tell-hit = { $by ->
    [none] Treffer in Sektor { $sector }
   *[other] { $by ->
        [you] Du triffst
       *[other] { $by } trifft
     } { $seat ->
        [you] deinen Sektor { $sector }
       *[other] Sektor { $sector } von { $seat }
     }
 }: { $hits } von { $of }.
tell-destroy = { $by ->
    [none] Stadt { $sector } ist zerstört.
   *[other] { $by ->
        [you] Du zerstörst
       *[other] { $by } zerstört
     } { $seat ->
        [you] deine Stadt { $sector }
       *[other] Stadt { $sector } von { $seat }
     }.
 }
tell-all-shields = { $seat ->
    [none] Alle sechs Schilde
    [you] Alle deine sechs Schilde
   *[other] Alle sechs Schilde von { $seat }
 } stehen.
tell-round = { $seat ->
    [none] Runde { $round } beginnt.
    [you] Runde { $round } beginnt. Die Würfel gehen an dich.
   *[other] Runde { $round } beginnt. Die Würfel gehen an { $seat }.
 }
tell-won = Das Spiel ist gewonnen.
tell-lost = Das Spiel ist verloren.
tell-winners = { $count ->
    [one] { $last ->
        [you] Du gewinnst.
       *[other] { $last } gewinnt.
     }
   *[other] { $others } und { $last } gewinnen gemeinsam.
 }
who = { $seat }
tell-nobody = Niemand hat gewonnen: unentschieden.

## What an attack comes to, before it is made

outlook-hit = Wenn nichts ihn aufhält: { $hits } von { $of } Treffern in { $seat ->
    [none] deinem Sektor { $sector }.
   *[other] Sektor { $sector } von { $seat }.
 }
outlook-destroy = Wenn nichts ihn aufhält, wird { $seat ->
    [none] deine Stadt { $sector } zerstört.
   *[other] Stadt { $sector } von { $seat } zerstört.
 }
outlook-blocked = Schild { $sector }{ $seat ->
    [none] {""}
   *[other] {" "}von { $seat }
 } hält den Angriff auf.

## Refusals

refuse-asleep = Stadt { $city } ist noch gesperrt.
refuse-new = Diese Fähigkeit wurde erst in dieser Runde freigeschaltet; sie ist ab der nächsten bereit.
refuse-used = Die Fähigkeit von Stadt { $city } ist schon benutzt.
refuse-spent = Nur eine Fähigkeit pro Runde.
refuse-two-changes = Du darfst nur einen Würfel ändern, und nur um eins.
refuse-dice = { $have ->
    [0] Du hast keine { $value }; jeder Würfel wird genau einmal benutzt.
    [1] Du hast nur eine { $value }; jeder Würfel wird genau einmal benutzt.
   *[other] Du hast nur { $have } Würfel mit einer { $value }; jeder wird genau einmal benutzt.
 }
refuse-no-fit = Anders verteilt passt mit deinen Würfeln eine Form; verteile sie so, dass eine passt.
refuse-assigned = Deine Würfel sind schon verteilt; nimm das erst zurück.
refuse-assign-first = Verteile zuerst deine Würfel.
refuse-drawn = Du hast in dieser Runde schon gezeichnet.
refuse-draw-first = Zeichne zuerst deine Form.
refuse-size = Form { $shape } hat { $size ->
    [one] ein Dreieck
    [2] zwei Dreiecke
    [3] drei Dreiecke
   *[4] vier Dreiecke
 }.
refuse-form = Diese Dreiecke ergeben nicht Form { $shape }.
refuse-city = { $cell } ist eine Stadt; Städte werden nicht ausgefüllt.
refuse-emitter = { $cell } ist ein Emitter.
refuse-outside = { $cell } liegt nicht auf dem Blatt.
refuse-filled = { $cell } ist schon ausgefüllt.
refuse-rectangle = { $cell } liegt unter einem Angriffsrechteck, und die sind in diesem Spiel gesperrt.
refuse-work-sector = Kein Dreieck der Form liegt in deinem Bausektor { $sector }.
refuse-corner = Die Form muss mit einer Seite an ein ausgefülltes Dreieck oder an das Kraftwerk grenzen; { $cells } { $count ->
    [one] berührt
   *[other] berühren
 } nur eine Ecke.
refuse-contact = Die Form muss mit einer Seite an ein ausgefülltes Dreieck oder an das Kraftwerk grenzen; { $cells } { $count ->
    [one] berührt
   *[other] berühren
 } weder das eine noch das andere.
refuse-anchor = Die Form muss in deinem Bausektor { $sector } anschließen.
refuse-mirror = Diese Form darf in diesem Spiel nicht gespiegelt werden.
refuse-must-draw = Die Form passt; du musst sie zeichnen.
refuse-two-sectors = Beide Dreiecke müssen im selben Sektor liegen.
refuse-other-order = Schreib sie in umgekehrter Reihenfolge.
refuse-fill-first = { $one } grenzt nicht an dein Netz; fülle zuerst { $other } aus.
refuse-apart = { $one } grenzt nicht an dein Netz.
refuse-second-apart = { $other } grenzt weder an dein Netz noch an { $one }.
refuse-restore-itself = Stadt 4 kann sich nicht selbst zurückholen.
refuse-restore-unused = Stadt { $city } ist noch nicht benutzt.
refuse-nothing-to-erase = In Sektor { $sector } gibt es keinen Treffer zu radieren.
refuse-erase-later = In diesem Spiel setzt du Stadt 6 erst ein, wenn die Angriffe bekannt sind.
refuse-erase-earlier = Stadt 6 setzt du beim Bauen ein.
refuse-flip-turn = Gerade entscheidet jemand anders über Stadt 5.
refuse-flip-phase = Stadt 5 setzt du nach dem Wurf ein, bevor jemand Würfel zuteilt.
refuse-flip-first = Entscheide zuerst, ob du einen gemeinsamen Würfel umdrehst.
refuse-flip-awaited = Erst entscheidet jemand anders über Stadt 5.
refuse-no-attack = Gerade gibt es keinen Angriff, auf den du antworten kannst.
refuse-blocked = Dein Schild hält diesen Angriff auf; es gibt nichts abzuwehren.
refuse-first-roll = Stadt 2 ändert nur den zweiten Wurf.
refuse-second-roll = Der zweite Wurf lässt sich in diesem Spiel nicht ändern.
refuse-roll-blocked = Dein Schild hält den zweiten Wurf schon auf.
refuse-answered = Du hast schon geantwortet.
refuse-nothing-to-answer = Du hast nichts, womit du antworten kannst.
refuse-answer-first = Antworte zuerst auf den Angriff.
refuse-answers-awaited = Erst antworten andere auf Angriffe.
refuse-finished = Du bist in dieser Runde schon fertig.
refuse-nothing-asked = Für dich gibt es gerade nichts zu wählen.

## Ends

shields = Alle sechs Schilde stehen.
city = Eine Stadt ist zerstört.
cap = Die letzte Runde ist vorbei.

## What is typed and cannot be read: fragments that follow "ist kein Zug"

form-action = Züge schreibt man wie { $steps }, Fähigkeiten wie { $abilities }
form-roll = den Wurf einer Runde schreibt man wie { $round }, den des Aufbaus wie { $setup }, einen zweiten Wurf wie { $second }
form-triangle = ein Dreieck schreibt man wie { $code }: Sektor 1 bis 6, Reihe 1 bis 4, Buchstabe
form-drawing = jedes Dreieck einer Zeichnung steht genau einmal da, in der Reihenfolge der Kürzel
form-no-shape = diese Dreiecke bilden keine der Formen
form-assignment = Würfel verteilt man wie { $plain }, mit + oder - hinter einem Würfel, den Stadt 2 ändert: { $changed }
form-sign = von gleichen Würfeln wird der erste geändert, in der Reihenfolge { $order }
form-fill = Stadt 3 füllt zwei verschiedene Dreiecke aus: { $two }
form-ability = Fähigkeiten schreibt man wie { $abilities }
form-sector = die Sektoren und ihre Städte sind 1 bis { $last }

## Options: the name of each, its group, what it is about, and what its values mean

option-attack_rectangles = Dreiecke unter Angriffsrechtecken
option-attack_rectangles-group = Zeichnen
option-attack_rectangles-about = Ob die Dreiecke unter Angriffsrechtecken ausgefüllt werden dürfen.
option-attack_rectangles-overlay = Dürfen ausgefüllt werden, um das Rechteck herum
option-attack_rectangles-obstacle = Sind gesperrt
option-work_sector_rule = Was im Bausektor liegen muss
option-work_sector_rule-group = Zeichnen
option-work_sector_rule-about = Welches Dreieck einer Form im Bausektor liegen muss.
option-work_sector_rule-any_cell = Irgendein Dreieck
option-work_sector_rule-anchor_cell = Das anschließende Dreieck
option-shape_mirror = Gespiegelte Formen
option-shape_mirror-group = Zeichnen
option-shape_mirror-about = Ob Formen gespiegelt werden dürfen; einen Unterschied macht das nur beim Streifen.
option-shape_mirror-true = Erlaubt
option-shape_mirror-false = Nicht erlaubt
option-no_fit = Wenn nichts passt
option-no_fit-group = Zeichnen
option-no_fit-about = Was geschieht, wenn eine Form nirgends hinpasst.
option-no_fit-skip = Es wird nichts gezeichnet
option-no_fit-must_fit_if_possible = Nur, wenn auch keine andere Verteilung der Würfel passt
option-ability_first_use = Eine neu freigeschaltete Fähigkeit
option-ability_first_use-group = Städte
option-ability_first_use-about = Ab wann die Fähigkeit einer Stadt eingesetzt werden kann.
option-ability_first_use-next_round = Ab der nächsten Runde
option-ability_first_use-same_round = Sofort
option-city3_placement = Die zwei Dreiecke von Stadt 3
option-city3_placement-group = Städte
option-city3_placement-about = Wo Stadt 3 ihre zwei Dreiecke ausfüllen darf.
option-city3_placement-connected = Mit dem Netz verbunden
option-city3_placement-free = Überall in einem Sektor
option-city6_window = Wann Stadt 6 radiert
option-city6_window-group = Städte
option-city6_window-about = Wann Stadt 6 einen Treffer radiert.
option-city6_window-work = Beim Bauen
option-city6_window-reaction = Sobald die Angriffe bekannt sind
option-city2_second_roll = Stadt 2 beim zweiten Wurf
option-city2_second_roll-group = Städte
option-city2_second_roll-about = Ob Stadt 2 im Solospiel auch den zweiten Angriffswurf ändern darf.
option-city2_second_roll-true = Darf ihn ändern
option-city2_second_roll-false = Darf es nicht
option-end_check = Wann das Spiel endet
option-end_check-group = Angriffe und Ende
option-end_check-about = Wann geprüft wird, ob das Spiel zu Ende ist.
option-end_check-step = Nach dem Aufdecken und nach den Angriffen
option-end_check-round = Nur nach den Angriffen
option-personal_dice = Eigene Würfel
option-personal_dice-group = Angriffe und Ende
option-personal_dice-about = Ob die anderen deinen eigenen Würfel vor dem Aufdecken sehen.
option-personal_dice-public = Für alle sichtbar
option-personal_dice-secret = Geheim bis zum Aufdecken
option-solo_difficulty = Schwierigkeit im Solospiel
option-solo_difficulty-group = Solospiel
option-solo_difficulty-about = Ob du im Solospiel mit einem Rechteck mehr in jedem Sektor beginnst.
option-solo_difficulty-standard = Normal
option-solo_difficulty-hard = Ein Rechteck mehr in jedem Sektor
option-solo_setup_dice = Startwürfel im Solospiel
option-solo_setup_dice-group = Solospiel
option-solo_setup_dice-about = Wie viele Würfel du im Solospiel zu Beginn für Angriffsrechtecke wirfst.
option-round_cap = Letzte Runde
option-round_cap-group = Angriffe und Ende
option-round_cap-about = Nach wie vielen Runden abgebrochen wird: unentschieden, im Solospiel verloren.
option-sheet = Blatt
option-sheet-group = Blatt
option-sheet-about = Der Name des Blatts in der Datei mit den Spielmaterialien.
option-sheet-form = der Name des Blatts in der Datei mit den Spielmaterialien

## At a glance: the phases of a round, and the numbers by which a realm stands

phase-dice = Würfel
phase-work = Zuteilen und zeichnen
phase-attacks = Angriffe
vital-shields = Schilde
vital-emitters = Emitter
vital-hits = Treffer in einem Sektor

## The guided first round

guide-goal = { $alone ->
    [yes] Bring Strom zu allen sechs Emittern, bevor eine deiner Städte fällt. Jede Runde trifft dein eigener Angriffswürfel dein Reich.
   *[no] Haben alle sechs Emitter Strom, schließt sich der Schildring und du gewinnst. Du gewinnst auch, wenn du nebenan eine Stadt zerstörst.
 }
guide-assign = Drei Würfel, drei Aufgaben: wo du baust, was du zeichnest, wo du angreifst. Nur dein eigener Würfel gehört dir allein.
guide-shapes = Die 1 zeichnet ein Dreieck, die 2 zwei, die 3 drei; 4, 5 und 6 zeichnen vier. Also: mit hohen Würfeln bauen, mit niedrigen angreifen.
guide-attack = { $target ->
    [none] Der Angriffswürfel trifft diesen Sektor auf deinem eigenen Blatt, wenn dort kein Schild steht.
   *[other] Der Angriffswürfel trifft diesen Sektor auf dem Blatt von { $target } links von dir, wenn dort kein Schild steht.
 }
guide-draw = Beginne am Kraftwerk. Jede Form muss mit einer Seite daran oder an ein ausgefülltes Dreieck grenzen; eine Ecke reicht nicht.
guide-sector = Die Form darf in die nächsten Sektoren ragen; ein Dreieck in deinem Bausektor genügt.
guide-shield = Ein Schild braucht beide Emitter an seinen Enden. Denk also an die Ecken, nicht an den Sektor dazwischen.
guide-done = Bis du fertig bist, kannst du Schritte zurücknehmen. Niemand sieht sie, bevor alle fertig sind.
guide-shaded = Ein schraffiertes Dreieck weckt die Stadt daneben. Ihre Fähigkeit gilt einmal, ab der nächsten Runde.
guide-flip = Stadt 5 dreht einen gemeinsamen Würfel für alle um. Wer später dran ist, darf ihn zurückdrehen.
guide-answer = Stadt 1 wehrt einen Angriff im ganzen Spiel ab. Heb sie dir für den vierten oder fünften Treffer auf.
guide-city = Eine bereite Stadt darfst du einmal im Spiel einsetzen, und in jeder Runde höchstens eine.
guide-end = Die Würfel gehen nach links. Jetzt weißt du alles Nötige; die Regeln stehen neben dem Spielplan.

## What a game came to

account-triangles = Dreiecke
account-emitters = Emitter mit Strom
account-shields = Meiste Schilde
account-hits = Treffer
account-won-shields = { $count ->
    [0] Der Ring schloss sich in Runde { $round }: Alle sechs Schilde standen.
    [one] { $last ->
        [you] Dein Ring
       *[other] Der Ring von { $last }
     } schloss sich in Runde { $round }. Von den anderen { $best ->
        [0] hatte niemand einen Schild.
        [one] kam niemand über einen Schild hinaus.
       *[other] kam niemand über { $best } Schilde hinaus.
     }
   *[other] Die Ringe von { $others } und { $last } schlossen sich in Runde { $round }, beim selben Aufdecken.
 }
account-won-city = { $count ->
    [one] { $last ->
        [you] Du hast
       *[other] { $last } hat
     } in Runde { $round } { $on ->
        [you] deine Stadt { $sector }
       *[other] Stadt { $sector } von { $on }
     } zerstört: Alle Rechtecke dort waren voll.
   *[other] { $others } und { $last } zerstörten in Runde { $round } je eine Stadt.
 }
account-lost-city = Stadt { $sector } fiel in Runde { $round }, { $shields ->
    [0] ohne einen einzigen Schild
    [one] bei einem Schild
   *[other] bei { $shields } Schilden
 }.
account-cap = Nach Runde { $round } hatte niemand gewonnen.
account-point-shield = { $seat ->
    [none] Der erste Schild ging hoch: Nummer { $shield }.
    [you] Du hattest den ersten Schild: Nummer { $shield }.
   *[other] { $seat } hatte den ersten Schild: Nummer { $shield }.
 }
account-point-full = { $seat ->
    [none] Sektor { $sector }
    [you] Dein Sektor { $sector }
   *[other] Sektor { $sector } von { $seat }
 } war voll: Ein Treffer mehr hätte das Spiel beendet.
account-point-ignored = { $seat ->
    [none] Stadt 1
    [you] Deine Stadt 1
   *[other] Stadt 1 von { $seat }
 } wehrte den Angriff auf Sektor { $sector } ab.
account-point-surge = { $seat ->
    [none] Eine einzige Zeichnung brachte { $emitters } Emittern Strom.
    [you] Du hast in einer Runde { $emitters } Emittern Strom gebracht.
   *[other] { $seat } brachte in einer Runde { $emitters } Emittern Strom.
 }
