# The words of Under Falling Skies in German, in Fluent's format (projectfluent.org).
# Keys are the game's; `$` marks what the game fills in. Sentences follow the manner described in STYLE.md.

title = Under Falling Skies
summary = Das Mutterschiff sinkt. Lege jede Runde fünf Würfel, um zu schießen, zu bohren und zu forschen, bevor es zu spät ist.
shelf = Jeder Würfel weckt unten einen Raum und zieht oben die Schiffe näher heran.
story = Ein Mutterschiff hängt über der Stadt und sinkt mit jeder Stunde, während seine Schiffe durch die Wolken fallen. Grabt euch unter die Straßen, haltet sie auf Abstand und vollendet die eine Erfindung, die es aufhalten kann.

## Das Spiel in zwei Minuten

howto-1 = Halte durch, bis die Forschung fertig ist
howto-1-text = Das Mutterschiff sinkt auf deine Stadt, seine Schiffe fallen ihm voraus, und deine Räume liegen unter der Erde. Mit dem letzten Feld der Forschungsleiste ist die Stadt gerettet. Der fünfte Treffer oder das Mutterschiff auf dem Totenkopf beendet alles.
howto-2 = Jeder Würfel weckt einen Raum und zieht Schiffe herab
howto-2-text = Wirf fünf Würfel und lege in jede Spalte einen. Alle Schiffe dieser Spalte sinken um seine Augen: Hier bringt eine 3 auf B1 ein Schiff von Reihe 10 auf Reihe 13. Ein Schiff am Boden macht 1 Schaden. Nach einem weißen Würfel würfelst du die Würfel in deiner Hand neu.
howto-3 = Dann arbeiten die Räume
howto-3-text = Würfel liefern Energie, schießen, forschen, bauen Roboter oder graben: Hohe Augen schaffen mehr, und die meisten Räume kosten Energie. Hier verliert eine 4 auf B3 einen Punkt und trifft jedes Schiff, das auf einer Explosion bis 3 steht.
howto-4 = Dann kommt das Mutterschiff
howto-4-text = Es führt das Symbol neben der nächsten Reihe aus und deckt sie zu. Schiffe, die es dabei einholt, und abgeschossene fallen wieder von seinen Startplätzen.
howto-5 = Niedrige Würfel kaufen Zeit
howto-5-text = Hohe Würfel schaffen viel und holen die Schiffe schnell herunter, niedrige kaufen Zeit. Ein Flugabwehrraum in Reihe A nimmt einen Schritt weg. Grab früh: Die besten Räume liegen tief.

# What rooms do. $does is the same as a name to choose by.
effect-none = nichts
effect-anti-aircraft = Luftabwehr
effect-energy = Energie
effect-fighter = Kampfjet
effect-research = Forschung
effect-robot = Roboter

## Wenn gut gespielt wird

strong-1 = Ohne Sternkarte gewinnt der stärkste Bot 99 von 100 Partien.
strong-2 = Mit einer Sternkarte, gleich welcher, gewinnt er noch mindestens 95 von 100, mit allen acht noch 44.
strong-3 = Ohne Sternkarte dauert eine Partie im Schnitt 7 Runden, mit allen acht 9. Mit allen acht gehen 37 von 100 Partien verloren, weil die Basis zerstört wird, und 19, weil das Mutterschiff den Totenkopf erreicht.
strong-4 = Über alle 256 Arten, die Karten zu legen, gewinnt ein Bot, der nur einen Schritt vorausblickt, 57 von 100.

## Prompts: one order or question, then one line of what follows

ask-place = { $left ->
    [one] Lege den letzten Würfel.
   *[other] Lege einen Würfel, du hast noch { $left }.
 }
ask-place-detail = Alle Schiffe seiner Spalte sinken um seine Zahl. Nach einem weißen Würfel wirfst du die übrigen neu.
ask-offer = Möchtest du die übrigen Würfel neu werfen?
ask-offer-detail = Du kannst sie auch so lassen.
ask-rooms = Nutze deine Räume und beende dann die Phase.
ask-rooms-detail = In beliebiger Reihenfolge. Ungenutzte Würfel verfallen, Roboter bleiben.
ask-site = Stelle deinen neuen Roboter auf ({ $value }).
ask-site-detail = Auf ein freies, freigelegtes Feld eines Raums. Er ruht, bis die Phase endet.
ask-mothership = Das Mutterschiff sinkt.
ask-spawn = Wähle einen Startplatz für das nächste { $ship ->
    [red] rote
   *[green] grüne
 } Schiff.
ask-spawn-empty = Leere Spalten kommen zuerst.
ask-spawn-far = In jeder Spalte ist ein Schiff: Nimm einen Startplatz, unter dem die meisten Felder frei sind.
margin-empty = Reihe { $row } hat kein Symbol.
margin-excavator = Reihe { $row } schiebt den Tunnelbohrer { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
 } zurück.
margin-research = Reihe { $row } nimmt dir { $steps ->
    [one] einen Forschungsschritt
   *[other] { $steps } Forschungsschritte
 }.
margin-red = Reihe { $row } ruft ein rotes Schiff.
margin-damage = Reihe { $row } richtet 1 Schaden an.
margin-skull = Reihe { $row } ist der Totenkopf: Das Spiel ist verloren.

ask-die = Lege die { $colour ->
    [black] schwarze
   *[white] weiße
 } { $value }.
ask-die-moves = Die Schiffe in ihrer Spalte sinken um { $value }, bei Luftabwehr um eins weniger.
ask-die-rerolls = Die Schiffe in ihrer Spalte sinken um { $value }, dann wirfst du die übrigen Würfel neu.

## Places and pieces, as a board names them

# $with lists the other spaces of the room.
place-room = { $space }, { $does ->
    [none] Tunnel
   *[other] { $effect }{ $second ->
        [none] {""}
       *[other] {" "}und { $second }
     }
 }{ $with ->
    [none] {""}
   *[other] {" "}mit { $with }
 }
place-dig = { $space }, bohren, { $distance } voraus
place-spot = Startplatz in Spalte { $column }
area-column = Spalte { $column }
area-robots = { $old ->
    [none] Mit einem blauen Würfel
   *[other] Statt des Roboters auf { $old }
 }
piece-robot = Roboter ({ $value })

## What a board says beside its pictures

board-why-not = Warum nicht { $space }?
board-harm-mothership = { $label }. Das Mutterschiff käme herunter
board-harm-damage = { $label }. Die Basis nähme Schaden
board-hand = Noch zu legen
board-no-dice = keine Würfel
board-aside = Beiseite
board-nothing = nichts
board-research = Forschung
board-research-note = { $next ->
    [none] alle { $steps } Schritte, fertig
   *[other] { $research } von { $steps } Schritten, der nächste braucht { $next }
 }
board-energy = Energie
board-of = { $count } von { $most }
board-key = Zeichen
board-key-note = was Räume tun und worauf Schiffe treffen
key-anti-aircraft = bremst Schiffe um 1
key-energy = bringt Energie
key-fighter = schießt Schiffe ab
key-research = forscht
key-robot = baut einen Roboter
key-arrow = rutscht hinüber, wenn Platz ist
key-mothership = holt das Mutterschiff herunter
key-explosion = Abschuss ab 4
key-ground = die Basis erleidet 1 Schaden
key-red = ein rotes Schiff kommt dazu

## What a board tells those who do not see it

board-title = Under Falling Skies, Runde { $round }{ $end ->
    [won] , gewonnen
    [lost] , verloren
   *[open] {""}
 }
board-mothership = Das Mutterschiff steht auf Reihe { $row } von { $skull }; Reihe { $skull } ist der Totenkopf.
board-next = { $symbol ->
    [none] Die nächste Reihe hat kein Symbol.
    [excavator] Als Nächstes fährt der Tunnelbohrer zurück.
    [research] Als Nächstes geht die Forschung zurück.
    [red] Als Nächstes kommt ein rotes Schiff dazu.
    [damage] Als Nächstes erleidet die Basis 1 Schaden.
   *[skull] Als Nächstes kommt der Totenkopf.
 }
board-column = Spalte { $column }: { $ships }.
# $at is a row, or `spot` or `ground`.
board-ship = { $red ->
    [0] grünes Schiff
   *[other] rotes Schiff
 }{ $at ->
    [spot] {" "}auf dem Startplatz
    [ground] {" "}am Boden
   *[other] {" "}in Reihe { $at }
 }
board-waiting = Auf dem Mutterschiff warten: { $ships }.
board-green-ships = { $count ->
    [one] 1 grünes Schiff
   *[other] { $count } grüne Schiffe
 }
board-red-ships = { $count ->
    [one] 1 rotes Schiff
   *[other] { $count } rote Schiffe
 }
board-robot-count = { $count } Roboter
board-excavator = Der Tunnelbohrer steht auf { $space }.
board-dice = Würfel: { $dice }.
board-die = { $colour ->
    [black] schwarz
   *[white] weiß
 } { $value }
board-die-on = { $die } auf { $space }{ $digs ->
    [yes] , zum Bohren
   *[no] {""}
 }
board-to-roll = { $count } { $colour ->
    [black] schwarz
   *[white] weiß
 }, noch zu werfen
board-robots = Roboter: { $robots }.
board-robot-on = { $value } auf { $space }{ $rests ->
    [yes] , ruht
   *[no] {""}
 }
board-tracks = Forschung { $research } von { $steps }{ $next ->
    [none] {""}
   *[other] {" "}(der nächste Schritt braucht { $next })
 }, Energie { $energy } von { $most }, Schaden { $damage } von { $limit }.
board-hand-tells = Noch zu legen: { $dice }.

## The cards that are turned before the game

cards-title = Karten
cards-meaning = Tippe auf eine Karte, um sie umzudrehen. Seiten mit Stern sind schwerer; im ersten Spiel gibt es keine.
cards-level = Stufe
card-mothership = Mutterschiff
card-sky = Himmel { $number }
card-base-upper = Obere Basis
card-base-lower = Untere Basis
card-research = Forschung
side-plain = ohne Stern
side-starred = mit Stern
side-red = { $count ->
    [0] kein rotes Schiff wartet
    [one] ein rotes Schiff wartet
   *[other] { $count } rote Schiffe warten
 }
side-start = beginnt auf Reihe { $row }
# $skull is its row, 0 on a card without one.
side-icons = { $explosions ->
    [one] 1 Explosion
   *[other] { $explosions } Explosionen
 }, { $descents }-mal Mutterschiff, { $arrows ->
    [one] 1 Pfeil
   *[other] { $arrows } Pfeile
 }{ $skull ->
    [0] {""}
   *[other] , Totenkopf auf { $skull }
 }
side-damage = { $count } Schaden
side-steps = { $steps } Schritte, zusammen { $sum }, beginnt mit { $energy } Energie

## The board in plain characters, at most 80 of them in a line

text-sides = { $count ->
    [0] alle Karten ohne Stern
    [one] 1 Karte mit Stern
   *[other] { $count } Karten mit Stern
 }
text-mothership = Mutterschiff auf Reihe { $row }
text-waiting = wartend: { $ships }
text-ground = Boden
# At most 8 characters each.
text-margin-excavator = Bohr-{ $steps }
text-margin-research = Lab-{ $steps }
text-margin-red = rot
text-margin-damage = Treffer
text-margin-skull = TOD
# What a room does, with its number and cost in brackets: 12 characters in all, as in `[robot-1$1]` or `[en&bot-6]`.
text-anti-aircraft = Abwehr
text-energy = Energie
text-energy-brief = En
text-fighter = Jet
text-research = Lab
text-robot = Robo
text-robot-brief = Robo
text-tunnel = Tunnel
text-with = mit { $space }
text-excavator = BOHRER
# At most 9 characters each.
text-track-research = Forschung
text-track-energy = Energie
text-track-damage = Schaden
text-hand = Würfel
text-aside = Beiseite
text-key =
    g r Schiffe, *4 Explosion, < > Pfeil, M Mutterschiff; [offen] (zu), $1 Energie,
    k4 w4 Würfel, x bohrt, R4 Roboter, ' ruht, @2 Felder vor dem Tunnelbohrer

## What a button says that stands alone

button-place = Auf { $space } legen{ $order ->
    [none] {""}
   *[other] , Reihen { $order }
 }
button-dig = Bis { $space } bohren{ $order ->
    [none] {""}
   *[other] , Reihen { $order }
 }
button-use = { $space } nutzen
button-site = Auf { $space } aufstellen{ $old ->
    [none] {""}
   *[other] , statt auf { $old }
 }
button-give-up = Würfel auf { $space } verfallen lassen
button-remove = Roboter auf { $space } abbauen
button-spawn = Über Spalte { $column } stellen

## What is asked before something is given up

sacrifice-robot = Den Roboter auf { $space } abbauen?
sacrifice-die = Den Würfel auf { $space } verfallen lassen?
sacrifice-digging-die = Den Bohrwürfel verfallen lassen?
sacrifice-rooms = { $rooms ->
    [0] Der Tunnelbohrer kann noch fahren.
    [one] Ein Raum lässt sich noch nutzen{ $digs ->
        [yes] {""}, und der Tunnelbohrer kann noch fahren.
       *[no] .
     }
   *[other] { $rooms } Räume lassen sich noch nutzen{ $digs ->
        [yes] {""}, und der Tunnelbohrer kann noch fahren.
       *[no] .
     }
 } Die Phase beenden?

## What a move leads to later, before it is done

outlook-dig = Dann kann der Tunnelbohrer { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
 } weit fahren, für 1 Energie.
outlook-paid = { $cost } Energie, dann noch { $left }.
outlook-room = { $missing ->
    [none] { $value ->
        [0] { $space } brächte so nichts.
       *[other] { $space } bringt dann { $does ->
            [energy] { $value } Energie
            [fighter] einen Kampfjet mit { $value }
            [research] { $value } für die Forschung
           *[robot] einen Roboter mit { $value }
         }{ $second ->
            [none] {""}
           *[other] {" "}und { $second }
         }{ $cost ->
            [0] .
           *[other] , für { $cost } Energie.
         }
     }
   *[other] { $space } wirkt nur zusammen mit { $missing }.
 }

## Names of actions, as on buttons

group-die = { $colour ->
    [black] Schwarze
   *[white] Weiße
 } { $value }
group-use = Räume
group-give-up = Einen Würfel verfallen lassen
group-end = Wenn alles getan ist
group-robots = Einen Roboter abbauen
group-site = Der neue Roboter
group-offer = Die übrigen Würfel
group-mothership = Das Mutterschiff

# $effect and $second are what the room does, `none` when there is no second; $by is how far ships move.
name-place = { $space }, { $effect }{ $second ->
    [none] {""}
   *[other] {" "}und { $second }
 }{ $does ->
    [anti-aircraft] {""}
   *[other] { $more ->
        [0] {" "}({ $value })
       *[other] , einer von { $more ->
            [1] zwei
           *[other] drei
         } Würfeln
     }
 }; Schiffe sinken um { $by }{ $order ->
    [none] {""}
   *[other] , Reihen { $order } in dieser Reihenfolge
 }
name-dig = { $space }, bohren, { $distance } voraus; Schiffe sinken um { $by }
name-reroll = Neu werfen
name-keep = Würfel behalten
name-use = { $space }, { $effect }{ $second ->
    [none] {""}
   *[other] {" "}und { $second }
 } ({ $value }): { $does ->
    [energy] { $gain } dazu
    [fighter] { $gain ->
        [one] ein Schiff abschießen
       *[other] { $gain } Schiffe abschießen
     }
    [research] { $gain ->
        [one] ein Schritt
       *[other] { $gain } Schritte
     }
   *[other] einen Roboter bauen ({ $gain })
 }{ $cost ->
    [0] {""}
   *[other] , kostet { $cost } Energie
 }
name-use-idle = { $space }, { $effect }{ $second ->
    [none] {""}
   *[other] {" "}und { $second }
 }: bringt jetzt nichts{ $cost ->
    [0] {""}
   *[other] , kostet { $cost } Energie
 }
name-excavate = Den Tunnelbohrer auf { $space } fahren, kostet 1 Energie
name-give-up = { $space }
name-give-up-excavating = Den Bohrwürfel
name-site = { $space }, { $effect }{ $second ->
    [none] {""}
   *[other] {" "}und { $second }
 }{ $old ->
    [none] {""}
   *[other] , statt des Roboters auf { $old }
 }
name-decline = Auf den Roboter verzichten
name-end = Raumphase beenden
name-mothership = Das Mutterschiff sinken lassen
name-spawn = Über Spalte { $column }
name-remove = Den Roboter auf { $space }

## The log: what was done, then what happened

# $dice is `black`, `white` or `both`.
tell-roll = Gewürfelt: schwarz { $black } und weiß { $white }.
tell-reroll = { $dice ->
    [black] Neu geworfen: schwarz { $black }.
    [white] Neu geworfen: weiß { $white }.
   *[both] Neu geworfen: schwarz { $black } und weiß { $white }.
 }
tell-place = { $colour ->
    [black] Schwarze
   *[white] Weiße
 } { $value } auf { $space }.
tell-place-guns = { $colour ->
    [black] Schwarze
   *[white] Weiße
 } { $value } auf { $space }, Luftabwehr: Die Schiffe sinken um eins weniger.
tell-dig = { $colour ->
    [black] Schwarze
   *[white] Weiße
 } { $value } auf { $space }, zum Bohren.
tell-reroll-chosen = Die übrigen Würfel werden neu geworfen.
tell-keep = Die übrigen Würfel bleiben, wie sie sind.
# $sum is `none` when there is nothing to add up.
tell-use = { $space } wird genutzt: { $effect }{ $second ->
    [none] {""}
   *[other] {" "}und { $second }
 } mit { $value }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum })
 }{ $cost ->
    [0] {""}
   *[other] , für { $cost } Energie
 }.
tell-use-nothing = { $space } wird genutzt{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } Energie
 } und bringt nichts: Der Wert ist { $value }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum })
 }.
tell-give-up = Der Würfel auf { $space } verfällt.
tell-give-up-excavating = Der Bohrwürfel verfällt.
tell-site = Ein Roboter ({ $value }) steht jetzt auf { $space }{ $old ->
    [none] {""}
   *[other] , statt des Roboters auf { $old }
 }. Er ruht, bis die Phase endet.
tell-decline = Du baust keinen Roboter.
tell-end = Die Raumphase endet{ $dice ->
    [0] {""}
    [one] ; ein Würfel verfällt
   *[other] ; { $dice } Würfel verfallen
 }{ $robots ->
    [0] {""}
    [one] ; der Roboter ist wieder bereit
   *[other] ; die Roboter sind wieder bereit
 }.
tell-mothership = { $symbol ->
    [none] Reihe { $row } hat kein Symbol.
    [skull] Reihe { $row } ist der Totenkopf.
   *[other] Das Symbol von Reihe { $row } wirkt.
 }
tell-remove = Der Roboter auf { $space } wird abgebaut.
tell-rooms = Alle Würfel liegen; die Raumphase beginnt.
tell-round = Runde { $round } beginnt.

# Lists come in two parts: $last is the last thing, $others are those before it, $count is how many there are in all.
event-no-move = Kein Schiff bewegt sich.
# $ships fall by $by: $count of them to rows of the sky, $ground to the ground.
event-column = { $ships ->
    [0] In Spalte { $column } ist kein Schiff.
    [one] Das Schiff in Spalte { $column } sinkt um { $by }, { $ground ->
        [0] auf Reihe { $last }.
       *[other] auf den Boden.
     }
   *[other] { $ships ->
        [2] Zwei
        [3] Drei
        [4] Vier
       *[other] { $ships }
     } Schiffe in Spalte { $column } sinken um { $by }, { $count ->
        [0] auf den Boden
        [one] auf Reihe { $last }
       *[other] auf die Reihen { $others } und { $last }
     }{ $count ->
        [0] {""}
       *[other] { $ground ->
            [0] {""}
            [one] {" "}und auf den Boden
           *[other] , { $ground } davon auf den Boden
         }
     }.
 }
event-target = In Reihe { $row }, auf einer Explosion { $number }: Ein Kampfjet mit mindestens { $number } schießt hier Schiffe ab.
event-slides = In Reihe { $row } bringt ein Pfeil das Schiff in Spalte { $column }.
event-blocked = In Reihe { $row } zeigt ein Pfeil auf Spalte { $to }, aber dort ist schon ein Schiff; dieses bleibt in Spalte { $column }.
event-called = In Reihe { $row } holt ein Symbol das Mutterschiff herunter, auf Reihe { $to }.
event-descends = Das Mutterschiff sinkt auf Reihe { $row }.
event-swept = { $count ->
    [one] Es nimmt das Schiff in Spalte { $last } auf, das jetzt auf ihm wartet.
   *[other] Es nimmt die Schiffe in den Spalten { $others } und { $last } auf, die jetzt auf ihm warten.
 }
event-ground = { $ships } Schaden, jetzt { $damage } von { $limit }: { $ships ->
    [one] Das Schiff in Spalte { $column } erreicht den Boden und wartet auf dem Mutterschiff.
   *[other] { $ships } Schiffe in Spalte { $column } erreichen den Boden und warten auf dem Mutterschiff.
 }
event-damage = Die Basis erleidet 1 Schaden, jetzt { $damage } von { $limit }.
event-energy = { $gained ->
    [0] Keine neue Energie: Mehr als { $total } kann die Basis nicht speichern.
   *[other] { $gained } Energie gewonnen, jetzt { $total }{ $over ->
        [0] .
       *[other] , mehr passt nicht hinein; { $over } verfallen.
     }
 }
event-no-shot = Kein Schiff ist auf einer Explosion bis { $value }.
event-shot = { $count ->
    [one] Das Schiff in Reihe { $last } von Spalte { $column } wird abgeschossen.
   *[other] Die Schiffe in den Reihen { $others } und { $last } von Spalte { $column } werden abgeschossen.
 }
event-shot-after = { $green ->
    [0] {""}
    [one] Das grüne Schiff wartet auf dem Mutterschiff
   *[other] Die grünen Schiffe warten auf dem Mutterschiff
 }{ $red ->
    [0] {""}
   *[other] { $green ->
        [0] { $red ->
            [one] Das rote Schiff kommt
           *[other] Die roten Schiffe kommen
         }
       *[other] , { $red ->
            [one] das rote Schiff kommt
           *[other] die roten Schiffe kommen
         }
     } zur Seite
 }.
# $value is spent on the steps in the list; $rest is left over; $next is what the next step needs.
event-research = { $steps ->
    [0] Kein Forschungsschritt: Der nächste braucht { $next }, und { $value } ist weniger.
    [one] Ein Forschungsschritt für { $last }, jetzt { $total } von { $all }{ $rest ->
        [0] .
       *[other] ; der Rest von { $rest } verfällt.
     }
   *[other] { $steps } Forschungsschritte für { $others } und { $last }, jetzt { $total } von { $all }{ $rest ->
        [0] .
       *[other] ; der Rest von { $rest } verfällt.
     }
 }
event-drives = Der Tunnelbohrer fährt { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
 } weit, von { $from } auf { $to }, für 1 Energie.
event-excavated = { $count ->
    [one] { $last } ist jetzt freigelegt.
   *[other] { $others } und { $last } sind jetzt freigelegt.
 }
event-pushed = { $steps ->
    [0] Weiter zurück als { $space } kann der Tunnelbohrer nicht.
    [one] Der Tunnelbohrer wird ein Feld zurückgeschoben, auf { $space }.
   *[other] Der Tunnelbohrer wird { $steps } Felder zurückgeschoben, auf { $space }.
 }
event-robot-worked = Der Roboter auf { $space } fällt auf { $value } und ruht.
event-robot-spent = Der Roboter auf { $space } ist aufgebraucht und kommt weg.
event-robot-lost = Der Roboter auf { $space } geht verloren, denn sein Feld ist nicht mehr freigelegt.
event-research-back = { $steps ->
    [0] Es gibt keine Forschung zu verlieren.
    [one] Ein Forschungsschritt geht verloren, es bleiben { $total }.
   *[other] { $steps } Forschungsschritte gehen verloren, es bleiben { $total }.
 }
event-red = Ein rotes Schiff kommt zu den wartenden.
event-no-red = Kein rotes Schiff liegt beiseite, also kommt keins dazu.
event-spawned = { $count ->
    [one] { $red ->
        [0] Ein grünes Schiff
       *[other] Ein rotes Schiff
     } nimmt den Startplatz in Spalte { $last } ein.
   *[other] { $red ->
        [0] Grüne Schiffe nehmen
       *[other] Rote Schiffe nehmen
     } die Startplätze in den Spalten { $others } und { $last } ein.
 }
event-won = Die Forschung ist abgeschlossen: Die Erde ist gerettet.
event-lost-damage = Die Basis ist zerstört: Die Erde ist verloren.
event-lost-skull = Das Mutterschiff bedeckt den Totenkopf: Die Erde ist verloren.

## At a glance: the phases of a round, and the numbers by which the base stands

phase-dice = Würfel { $placed } von { $of }
phase-rooms = Räume
phase-mothership = Mutterschiff
vital-energy = Energie
vital-damage = Schaden
vital-research = Forschung
vital-rows = bis Totenkopf

## The guide of a first round: one thing a note, two sentences at most

guide-goal = Du gewinnst, wenn dein Forschungsmarker alle { $steps } Schritte bis ans Ende geht. Du verlierst bei { $damage } Schaden oder wenn das Mutterschiff Reihe { $row } bedeckt.
guide-place = Lege deine fünf Würfel, in jede Spalte einen. Jeder tut zweierlei: Er zieht sofort die Schiffe über sich herunter und lädt seinen Raum für später.
guide-number = Schiffe sinken um die Zahl auf dem Würfel, nicht um den Wert des Raums. Hohe Zahlen geben starke Räume und schnelle Schiffe.
guide-white = Nach einem weißen Würfel wirfst du alle übrigen neu, auch den anderen weißen. Lege ihn früh, wenn der Wurf schlecht ist, und zuletzt, wenn er gut ist.
guide-landing = Nur das Feld zählt, auf dem ein Schiff anhält: Ein Pfeil schiebt es zur Seite, ein Mutterschiff-Symbol holt das Mutterschiff herunter, auf einer Explosion kannst du es abschießen.
guide-guns = In der obersten Reihe der Basis, bei der Luftabwehr, sinken die Schiffe um eins weniger. Gut für eine Sechs, die du fürchtest, oder eine Eins, die in einem Raum wenig bringt.
guide-dig = Ein Würfel pro Runde darf bohren: Lege ihn vor den Tunnelbohrer, höchstens so weit, wie seine Zahl reicht. Das öffnet bessere Räume, also bohre fast jede Runde.
guide-rooms = Nutze die geladenen Räume in beliebiger Reihenfolge, jeden einmal. Hol zuerst Energie, denn die meisten Räume kosten welche.
guide-value = Jetzt zählt der Raum: die Summe seiner Würfel und die Zahl auf seinem schwarzen Schildchen. Ein Wert unter 1 bringt nichts.
guide-excavate = Für 1 Energie fährt der Tunnelbohrer zu seinem Würfel, egal wie weit. Die Felder hinter ihm nehmen ab der nächsten Runde Würfel auf; das, auf dem er steht, bleibt zu.
guide-fighter = Ein Kampfjet schießt jedes Schiff auf einer Explosion ab, deren Zahl höchstens so groß ist wie der Wert des Raums. Überall sonst sind Schiffe sicher.
guide-research = Die Forschung bezahlt den nächsten Schritt ganz, und was übrig bleibt, verfällt. Der letzte kostet { $last } auf einmal: Bohre dich zu einem Raum für zwei oder drei Würfel vor.
guide-margin = Am Ende der Runde kommt das Mutterschiff. { $symbol ->
    [0] Bevor es auf Reihe { $row } sinkt, würde das Symbol daneben wirken; diese Reihe hat keins.
   *[other] Zuerst wirkt das Symbol neben Reihe { $row }, dann sinkt es auf diese Reihe.
 }
guide-return = Abgeschossene und gelandete Schiffe kehren jetzt oben zurück. Schießen verschafft dir also Zeit, aber nicht den Sieg.
guide-robot = Ein Roboter arbeitet wie ein Würfel mit seiner Zahl, bewegt aber keine Schiffe. Diese Runde ruht er; danach verliert er bei jedem Einsatz 1.
guide-spawn = Schiffe kehren zuerst in leere Spalten zurück. Hast du die Wahl, nimm die Spalte, die du verteidigen kannst.
guide-end = Das war eine ganze Runde, und hier endet die Einführung. Alle Runden laufen so ab; hinter einem Zeichen wie R6 steht die Regel zum Satz.

## The account of a game that is over

account-research = Forschung
account-shot = Abschüsse
account-damage = Schaden
account-energy = Energie übrig
account-row = Reihe des Mutterschiffs

account-won = Die Forschung war in Runde { $last } abgeschlossen: { $steps ->
    [one] Keine Runde brachte mehr als einen Schritt.
   *[other] Allein Runde { $round } brachte { $steps } Schritte.
 } { $damage ->
    [0] Die Basis blieb unbeschädigt.
   *[other] Die Basis erlitt { $damage } Schaden.
 }
account-lost-damage = { $hits ->
    [one] { $damage } Treffer zerstörten die Basis, nie mehr als einer pro Runde.
   *[other] { $damage } Treffer zerstörten die Basis, { $hits } davon in Runde { $round }.
 } { $symbols ->
    [0] Alle kamen von gelandeten Schiffen.
   *[other] { $ground ->
        [0] Alle kamen von Symbolen am Rand.
       *[other] { $ground } kamen von gelandeten Schiffen, { $symbols } von Symbolen am Rand.
    }
 } { $shot ->
    [0] Kein Schiff wurde abgeschossen
    [one] Ein Schiff wurde abgeschossen
   *[other] { $shot } Schiffe wurden abgeschossen
 }; die Forschung stand bei { $research } von { $all }.
account-lost-skull = Das Mutterschiff erreichte Reihe { $row }, als die Forschung bei { $research } von { $all } stand. { $icons ->
    [0] Kein Symbol am Himmel trieb es an: Die Forschung war zu langsam.
    [one] Eine seiner Reihen kam von einem Symbol am Himmel.
   *[other] { $icons } seiner Reihen kamen von Symbolen am Himmel.
 }
account-point-research = { $steps } Forschungsschritte auf einmal, in { $space }.
account-point-shot = { $ships } Schiffe auf einmal abgeschossen, von { $space } aus.
account-point-damage = { $landed ->
    [0] Das Symbol der Reihe richtet { $hits } Schaden an
    [one] Ein Schiff landet
   *[other] { $landed } Schiffe landen auf einmal
 }; jetzt { $damage } Schaden.
account-point-research-back = { $steps ->
    [one] Ein Forschungsschritt geht verloren.
   *[other] { $steps } Forschungsschritte gehen verloren.
 }
account-point-icon = Ein Symbol am Himmel holt das Mutterschiff auf Reihe { $row } herunter.

## Causes of the end, for results and statistics

research = Forschung abgeschlossen, die Erde ist gerettet
damage = Basis zerstört, die Erde ist verloren
skull = Mutterschiff beim Totenkopf, die Erde ist verloren

## Refusals: the reason in this position; the rule stands beside it

refuse-place-phase = Würfel legst du in der Würfelphase, einen nach dem anderen.
refuse-not-in-hand = Du hast keine { $colour ->
    [black] schwarze
   *[white] weiße
 } { $value } mehr.
refuse-robot-there = Auf { $space } steht ein Roboter. Bau ihn zuerst ab oder wähle ein anderes Feld.
refuse-die-there = Auf { $space } liegt schon ein Würfel.
refuse-column = In Spalte { $column } liegt diese Runde schon ein Würfel.
refuse-tunnel = { $space } ist ein Tunnel: Dort ist kein Raum. Nur der Bohrwürfel darf auf einem Tunnel liegen, vor dem Tunnelbohrer.
refuse-not-excavated = { $space } ist noch nicht freigelegt.
refuse-under-excavator = Auf { $space } steht der Tunnelbohrer; das Feld ist noch nicht freigelegt.
refuse-half-room = Der Raum von { $space } ist noch nicht ganz freigelegt.
refuse-second-digging = Nur ein Würfel pro Runde darf vor dem Tunnelbohrer liegen.
refuse-off-path = { $space } liegt nicht auf dem Weg des Tunnelbohrers.
refuse-not-ahead = { $space } liegt nicht vor dem Tunnelbohrer; ein Bohrwürfel muss mindestens ein Feld voraus liegen.
refuse-too-far = { $space } liegt { $distance } Felder vor dem Tunnelbohrer; der Würfel zeigt { $value }.
refuse-order = Sag, in welcher Reihenfolge die Schiffe in den Reihen { $rows } ihr Feld auslösen: die Reihen hinter einem Schrägstrich.
refuse-no-order = Weniger als zwei Schiffe lösen etwas aus, oder ihre Reihenfolge bestimmst nicht du; lass die Reihen weg.
refuse-rooms-phase = Räume nutzt du in der Raumphase.
refuse-rooms-phase-dig = Der Tunnelbohrer fährt in der Raumphase.
refuse-rooms-phase-give-up = Würfel lässt du in der Raumphase verfallen.
refuse-no-room = { $room } ist ein Tunnel: Dort ist kein Raum.
refuse-room-name = { $room } gehört zum Raum { $whole }; ein Raum heißt nach seinem ersten Feld.
refuse-anti-aircraft = { $room } ist Luftabwehr; sie tut in dieser Phase nichts, ihr Würfel kommt einfach weg.
refuse-exhausted = Der Roboter auf { $space } ruht: Er wurde diese Runde gebaut oder schon eingesetzt.
refuse-not-loaded = { $room } braucht auf jedem Feld einen Würfel oder einen bereiten Roboter; auf { $space } fehlt er.
refuse-digging-die = Auf { $space } liegt der Bohrwürfel; er zählt nicht für den Raum { $room }.
refuse-cost = { $room } kostet { $cost } Energie; du hast noch { $energy }.
refuse-no-digging-die = Vor dem Tunnelbohrer liegt kein Würfel.
refuse-dig-too-far = Der Würfel ist zu niedrig für seine Entfernung; so weit fährt der Tunnelbohrer nicht.
refuse-dig-cost = Der Tunnelbohrer braucht 1 Energie, und du hast keine. Hol zuerst Energie oder lass den Würfel verfallen.
refuse-nothing-to-give-up = Dort liegt kein Würfel, der verfallen könnte.
refuse-give-up-digging = Das ist der Bohrwürfel; du lässt ihn mit ~x verfallen.
refuse-site-phase = Gerade wird kein Roboter gebaut.
refuse-no-robot = Auf { $space } steht kein Roboter.
refuse-site-robot = Auf { $space } steht ein Roboter. Bau ihn mit derselben Wahl ab oder wähle ein anderes Feld.
refuse-site-die = Auf { $space } liegt ein Würfel; ein Roboter braucht ein freies Feld.
refuse-site-tunnel = { $space } ist ein Tunnel; Roboter stehen in Räumen.
refuse-site-fresh = { $space } wurde erst in dieser Phase freigelegt; ab der nächsten Runde nimmt es Roboter auf.
refuse-no-blue-die = Beide blauen Würfel sind im Spiel; sag, welcher Roboter abgebaut wird.
refuse-removal-while-siting = Während du einen Roboter aufstellst, gehört das Abbauen zur selben Wahl.
refuse-removal-phase = Einen Roboter baust du ab, während du Würfel legst, Räume nutzt oder einen Startplatz wählst.
refuse-decline-phase = Gerade wird kein Roboter gebaut.
refuse-end-phase = Nur die Raumphase kannst du beenden.
refuse-mothership-phase = Die Mutterschiffphase kommt nach der Raumphase.
refuse-offer-phase = Gerade gibt es nichts neu zu werfen.
refuse-spawn-phase = Kein wartendes Schiff hat die Wahl zwischen Startplätzen.
refuse-spot-taken = Auf dem Startplatz von Spalte { $column } ist schon ein Schiff.
refuse-empty-column-first = Es gibt leere Spalten; die Schiffe kommen zuerst dorthin.
refuse-not-farthest = In Spalte { $column } sind unter dem Startplatz weniger Felder frei als in einer anderen.

## What is typed and cannot be read: fragments that follow "ist kein Zug"

form-action = Züge schreibt man wie { $actions } oder als Punkt
form-roll = einen Wurf schreibt man wie { $roll }, die Zahlen jeder Farbe aufsteigend
form-column = die Spalten sind 1 bis { $last }
form-space = die Felder der Basis sind { $first } bis { $last }
form-placement = einen Würfel legt man wie { $plain }, den Bohrwürfel wie { $digging }
form-order = eine Reihenfolge besteht aus zwei bis sieben Reihen, 1 bis { $last }, mit Kommas dazwischen

## Options: the name of each, its group, what it is about, and what its values mean

option-stars = Karten auf der Seite mit Stern
option-stars-group = Karten mit Stern
option-stars-about = Welche Karten ihre Seite mit Stern zeigen: Mutterschiff, Himmel 1 bis 4, obere Basis, untere Basis, Forschung.
option-stars-form = acht Zeichen 0 oder 1: Mutterschiff, Himmel 1 bis 4, obere Basis, untere Basis, Forschung
option-effect_order = Reihenfolge der Schiffe in einer Spalte
option-effect_order-group = Schiffe
option-effect_order-about = In welcher Reihenfolge die Schiffe einer Spalte ihre Felder auslösen.
option-effect_order-top_first = Von oben nach unten
option-effect_order-bottom_first = Von unten nach oben
option-effect_order-player = Wie ich es bestimme
option-arrow_chain = Nach einem Pfeil
option-arrow_chain-group = Schiffe
option-arrow_chain-about = Ob ein Schiff, das ein Pfeil verschoben hat, auch sein neues Feld auslöst.
option-arrow_chain-stop = Das Schiff ist angekommen
option-arrow_chain-resolve = Auch sein neues Feld zählt
option-respawn_full_columns = Startplätze, wenn in jeder Spalte ein Schiff ist
option-respawn_full_columns-group = Schiffe
option-respawn_full_columns-about = Welche Startplätze wartende Schiffe einnehmen dürfen, wenn in jeder Spalte ein Schiff ist.
option-respawn_full_columns-farthest = Der am weitesten vom nächsten Schiff entfernte
option-respawn_full_columns-any = Jeder freie
option-white_reroll = Neu werfen nach einem weißen Würfel
option-white_reroll-group = Würfel und Basis
option-white_reroll-about = Ob du nach einem weißen Würfel die übrigen neu werfen musst.
option-white_reroll-forced = Du musst neu werfen
option-white_reroll-optional = Du darfst neu werfen, das ist leichter
option-excavate_placement = Ein Würfel, der zum Bohren zu niedrig ist
option-excavate_placement-group = Würfel und Basis
option-excavate_placement-about = Ob ein Würfel weiter vor dem Tunnelbohrer liegen darf, als seine Zahl reicht.
option-excavate_placement-strict = Darf dort nicht liegen
option-excavate_placement-loose = Darf dort liegen, bohrt aber nicht
option-excavator_floor = Wie weit der Tunnelbohrer zurückfährt
option-excavator_floor-group = Würfel und Basis
option-excavator_floor-about = Wie weit der Tunnelbohrer zurückgeschoben werden kann.
option-excavator_floor-row_b = Bis zum ersten Feld von Reihe B
option-excavator_floor-start = Bis zu seinem Start
option-partial_room = Ein halb freigelegter Raum
option-partial_room-group = Würfel und Basis
option-partial_room-about = Ob der freigelegte Teil eines Raums schon Würfel und Roboter aufnimmt, bevor der Rest freigelegt ist.
option-partial_room-space = Nimmt Würfel auf, wo er offen ist
option-partial_room-room = Nimmt keine auf
option-fresh_room_robot = Ein Roboter in einem eben freigelegten Raum
option-fresh_room_robot-group = Würfel und Basis
option-fresh_room_robot-about = Ob ein Roboter auf einem Feld stehen darf, das erst in derselben Phase freigelegt wurde.
option-fresh_room_robot-true = Darf dort stehen
option-fresh_room_robot-false = Darf es nicht
option-starred_mothership = Das Mutterschiff mit Stern
option-starred_mothership-group = Karten mit Stern
option-starred_mothership-about = Was die Mutterschiff-Karte mit Stern bewirkt.
option-starred_mothership-red_waiting = Bringt ein rotes Schiff mit
option-starred_mothership-two_red_waiting = Bringt beide roten Schiffe mit
option-starred_mothership-low_start = Beginnt eine Reihe tiefer
option-starred_upper_damage = Schadensfelder auf der oberen Basis mit Stern
option-starred_upper_damage-group = Karten mit Stern
option-starred_upper_damage-about = Wie viele Schadensfelder die obere Basis mit Stern hat.
option-starred_energy_start = Energie zu Beginn bei Forschung mit Stern
option-starred_energy_start-group = Karten mit Stern
option-starred_energy_start-about = Mit wie viel Energie du auf der Forschungskarte mit Stern beginnst.
option-starred_lower_f5 = Feld F5 der unteren Basis mit Stern
option-starred_lower_f5-group = Karten mit Stern
option-starred_lower_f5-about = Wohin Feld F5 der unteren Basis mit Stern gehört.
option-starred_lower_f5-with_e5 = Wird mit E5 freigelegt
option-starred_lower_f5-path_end_open = Liegt offen am Ende des Wegs
