# The words of Attack the Tower in German, in Fluent's format (projectfluent.org).
# Keys are the game's; `$` marks what the game fills in. Sentences follow the manner described in STYLE.md.

title = Attack the Tower
summary = Zwei Armeen, je drei Gebiete, dahinter ein Palast. Erneuerst du, rüstet auch die Gegenseite auf; greifst du an, kann sie mit einer Karte antworten.
shelf = Finde die offene Tür, bevor die Gegenseite deine findet.
story = Hinter drei Gebieten steht ein Turm, hinter drei anderen noch einer. Wer ein Gebiet ohne Basis lässt, lässt eine Tür offen.

## Das Spiel in zwei Minuten

howto-1 = Bring den Palast zu Fall
howto-1-text = Beide haben drei Gebiete mit Platz für je drei Basen, dahinter einen Palast. Eine Basis trägt bis zu zwei Truppen und zählt beim Verteidigen selbst 4. Wessen Palast fällt, hat verloren.
howto-2 = Erneuern stärkt beide
howto-2-text = Am Anfang deines Zuges darfst du erneuern. Dann bekommt jede Basis eine Truppe, deine und die der Gegenseite; beide ziehen zwei Karten und bauen. Neue Basen haben noch keine Truppen. Wer erneuert, greift zuerst an.
howto-3 = Ein Gebiet greift ein Gebiet an
howto-3-text = Alle Truppen beider Gebiete kämpfen. Schützen schlagen zuerst zu, danach alle anderen zugleich, auch die Basen der Verteidigung. Verteile deine Punkte: erst auf Truppen, dann auf Basen. Was so viel Schaden bekommt, wie es Stärke hat, fällt. Nach dem Kampf verfällt der Schaden.
howto-4 = Eine offene Tür führt zum Palast
howto-4-text = Ein Gebiet ohne Basen hält niemanden auf. Der Palast schlägt mit 10 zurück und fällt bei 10 Punkten in einem Kampf. Belagerungswaffen treffen nur Basen und den Palast, nie Truppen.
howto-5 = Karten wenden Kämpfe
howto-5-text = Fähigkeiten wirken sofort und bis zum Ende des Zuges, auch im Zug der Gegenseite. Vor einem Kampf dürfen beide mit Karten antworten. Spezialkarten werden zu Spezialtruppen auf deinem Palast, eine je Gebiet mit drei Basen.

## Armies, bases, troops and cards; $name and $text are those of the component file

army-name = { $army ->
    [fae] Feen
    [west] Westvölker
    [east] Ostvölker
    [undead] Untote
   *[other] { $name }
 }
base-name = { $card ->
    [fae-L] Baumstadt
    [fae-S] Steinkreis
    [fae-H] Bau
    [fae-C] Höhle
    [fae-W] Nest
    [west-L] Dorf
    [west-S] Schießplatz
    [west-H] Kapitelhaus
    [west-C] Ställe
    [west-W] Zeughaus
    [east-L] Kloster
    [east-S] Bogenhalle
    [east-H] Dojo
    [east-C] Steppenlager
    [east-W] Insel
    [undead-L] Friedhof
    [undead-S] Knochenturm
    [undead-H] Gruft
    [undead-C] Finsterwald
    [undead-W] Labor
   *[other] { $name }
 }
troop-name = { $card ->
    [fae-L] Elf
    [fae-S] Druide
    [fae-H] Troll
    [fae-C] Spinnenreiter
    [fae-W] Drache
    [fae-X] Baumhirte
    [west-L] Milizionär
    [west-S] Armbrustschütze
    [west-H] Templer
    [west-C] Ritter
    [west-W] Katapult
    [west-X] Schmied
    [east-L] Mönch
    [east-S] Kyudoka
    [east-H] Samurai
    [east-C] Hunne
    [east-W] Kaiju
    [east-X] Shenlong
    [undead-L] Zombie
    [undead-S] Nekromant
    [undead-H] Vampir
    [undead-C] Vrykolaka
    [undead-W] Frankenstein
    [undead-X] Geist
   *[other] { $name }
 }
ability-name = { $card ->
    [fae-L] Elf
    [fae-S] Druide
    [fae-H] Troll
    [fae-C] Spinnenreiter
    [fae-W] Drache
    [fae-O] Dornenwall
    [fae-X] Baumhirte
    [west-L] Miliz
    [west-S] Armbrustschütze
    [west-H] Templer
    [west-C] Ritter
    [west-W] Katapult
    [west-O] Zauberer
    [west-X] Schmied
    [east-L] Mönch
    [east-S] Kyudoka
    [east-H] Samurai
    [east-C] Hunne
    [east-W] Kaiju
    [east-O] Ninja
    [east-X] Shenlong
    [undead-L] Zombie
    [undead-S] Nekromant
    [undead-H] Vampir
    [undead-C] Vrykolaka
    [undead-W] Frankenstein
    [undead-O] Lich
    [undead-X] Geist
   *[other] { $name }
 }
ability-text = { $card ->
    [fae-L] Deine Elfen haben Stärke 2 und schlagen zuerst zu.
    [fae-S] Am Ende des Zuges ziehst du für jeden Druiden, den du noch hast, eine Karte.
    [fae-H] Am Ende des Zuges kehrt für jeden Troll, den du in diesem Zug verloren hast, einer zurück, soweit Platz ist.
    [fae-C] −1 Stärke für gegnerische Truppen in jedem Kampf, in dem deine Spinnenreiter mitkämpfen.
    [fae-W] Jeder kämpfende Drache fügt außerdem jeder gegnerischen Truppe im Kampf 1 Schaden zu.
    [fae-O] Bis zum Ende des Zuges darf die Gegenseite keinen Angriff mehr ansagen.
    [fae-X] Diese Karte kommt als Baumhirte der Stärke 7 auf deinen Palast.
    [west-L] +1 Stärke für deine Miliz, wenn sie verteidigt.
    [west-S] Deine Armbrustschützen haben Stärke 2; keine gegnerische Truppe schlägt zuerst zu.
    [west-H] Kämpft ein Templer, bekommt jede gegnerische Infanterie im Kampf (leicht oder schwer) 1 Schaden.
    [west-C] +1 Stärke für deine Ritter, wenn sie angreifen.
    [west-W] Deine Katapulte dürfen Basen über ihre Verteidiger hinweg treffen.
    [west-O] +1 Stärke für alle deine Truppen.
    [west-X] Diese Karte kommt als Schmied der Stärke 1 auf deinen Palast; solange er bleibt, macht jede deiner Truppen 1 Schaden mehr.
    [east-L] Deine Mönche haben Stärke 2; nach dem Kampf werden sie geopfert.
    [east-S] Wo einer deiner Kyudokas lebt, muss keine Truppe dieses Gebiets geopfert werden.
    [east-H] Deine Samurai haben Stärke 3; nach dem Kampf werden sie geopfert.
    [east-C] Greifen deine Hunnen an, fallen nach dem Kampf alle verteidigenden Basen ohne Truppen.
    [east-W] Jede Insel opfert einen Kaiju. Für jedes deiner Gebiete, in dem noch einer steht, zerstörst du dann eine gegnerische Basis.
    [east-O] Eine Truppe deiner Wahl entpuppt sich als Ninja: +3 Stärke.
    [east-X] Diese Karte kommt als Shenlong der Stärke 4 auf deinen Palast; solange er bleibt, ziehst du in jeder Erneuerung eine Karte mehr.
    [undead-L] Jeder deiner Friedhöfe bekommt einen Zombie.
    [undead-S] Wo einer deiner Nekromanten lebt, bekommt jede Zombie-, Vampir- und Vrykolaka-Basis eine Truppe.
    [undead-H] Am Ende des Zuges bekommst du einen Vampir für jede gegnerische Truppe, die in Kämpfen mit deinen Vampiren gefallen ist, soweit Platz ist.
    [undead-C] Jeder Vrykolaka, der Schaden macht, tötet außerdem eine gegnerische Truppe des Kampfes.
    [undead-W] Deine Frankensteins dürfen auch Truppen treffen.
    [undead-O] −1 Stärke für jede gegnerische Truppe.
    [undead-X] Diese Karte kommt als Geist der Stärke 2 auf deinen Palast; fällt er im Kampf, kehrt er am Ende des Zuges zurück, soweit Platz ist.
   *[other] { $text }
 }
the-palace = Palast
at-place = { $what } { $place }
card-count = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
 }

## Wenn gut gespielt wird

strong-1 = Die Armeen liegen nah beieinander: Von 100 Partien gegen die anderen drei gewinnen die Westvölker 54, die Feen 52, die Ostvölker 50 und die Untoten 45.
strong-2 = Türme fallen: Weniger als 1 von 100 Partien ist nach dem letzten Zug noch offen, und dann entscheidet die Stärke.
strong-3 = Eine Partie dauert im Schnitt 9 Züge, beide Seiten zusammengezählt. Die Hälfte aller Partien ist nach 7 Zügen vorbei, neun von zehn nach 17.
strong-4 = Weder der Platz noch wer beginnt macht viel aus: Von 150 Partien zwischen den stärksten Bots gewann der erste Platz 77, und wer begann, gewann 74.
strong-5 = Gegen einen Bot, der nur eine Entscheidung vorausblickt, gewinnt der stärkste 95 von 100 Partien.

## Prompts: one order or question, then one line of what follows

ask-army = Welche Armee führst du?
ask-army-detail = Beide dürfen dieselbe führen.
ask-first-hand = Von welchem Stapel ziehst du?
ask-first-hand-detail = { $left ->
    [one] Die letzte Karte deiner Starthand.
   *[other] Noch { $left } Karten. Sieh dir jede an, bevor du den nächsten Stapel wählst.
 }
ask-keep = Behältst du diese Hand?
ask-keep-detail = Verbrennst du sie, legst du alle fünf Karten ab und ziehst fünf neue.
ask-first-bases = Bau deine ersten Basen.
ask-first-bases-detail = Sie beginnen ohne Truppen. Ein Gebiet ohne Basis ist eine offene Tür.
ask-renew = { $must ->
    [yes] Du musst erneuern.
   *[no] Willst du erneuern?
 }
ask-renew-detail = { $must ->
    [yes] { $idle ->
        [one] Im letzten Zug
       *[other] In den letzten { $idle } Zügen
     } gab es weder Erneuerung noch Angriff.{" "}
   *[no] {""}
 }Du bekämst { $own ->
    [0] keine Truppe
    [one] 1 Truppe
   *[other] { $own } Truppen
 }, die Gegenseite { $enemy }. Beide ziehen und bauen.
ask-draw = Von welchem Stapel ziehst du?
ask-draw-detail = { $left ->
    [one] Noch eine Karte.
   *[other] Noch { $left } Karten.
 } Basen im Stapel: { $bases }, Fähigkeiten: { $abilities }.
ask-drop = Welche Karte legst du ab?
ask-drop-detail = Du darfst { $limit } behalten; { $many ->
    [one] eine muss weg
   *[other] { $many } müssen weg
 }.
ask-build = Bau Basen oder beende das Bauen.
ask-build-detail = Neue Basen haben bis zur nächsten Erneuerung keine Truppen.
ask-answer = Antwortest du mit einer Karte?
ask-answer-detail = Danach { $seat ->
    [you] bist du am Zug
   *[other] ist { $seat } am Zug
 }: Karten, Angriffe, Ende des Zuges.
ask-main = Spiel eine Karte, greif an oder beende den Zug.
ask-main-detail = Auf jede Karte und jeden Angriff kann geantwortet werden.
ask-window = { $palace ->
    [yes] { $own ->
        [yes] Spielst du eine Karte, bevor du den Palast angreifst?
       *[no] Dein Palast wird angegriffen. Spielst du eine Karte?
     }
   *[no] { $own ->
        [yes] Spielst du vor dem Kampf eine Karte?
       *[no] Du wirst angegriffen. Spielst du eine Karte?
     }
 }
ask-window-detail = { $from ->
    [P] { $seat ->
        [you] Deine Spezialtruppen greifen
       *[other] Die Spezialtruppen von { $seat } greifen
     }
   *[other] { $seat ->
        [you] Dein Gebiet { $from } greift
       *[other] Gebiet { $from } von { $seat } greift
     }
 } { $palace ->
    [yes] { $rival ->
        [you] durch dein Gebiet { $to } deinen Palast
       *[other] durch Gebiet { $to } den Palast von { $rival }
     }
   *[no] { $rival ->
        [you] dein Gebiet { $to }
       *[other] Gebiet { $to } von { $rival }
     }
 } mit { $strike } an: { $rows }. Die Verteidigung schlägt mit { $reply } zurück: { $others }. { $closes ->
    [yes] Passt du, beginnt der Kampf.
   *[no] Passen beide nacheinander, beginnt der Kampf.
 }
ask-mark = Markiere eine Truppe: Sie fällt. Oder verteile Punkte.
ask-hit-first = Erstschlag: Verteile deine Punkte.
ask-hit = Verteile deine Punkte.
ask-hit-detail = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für Truppen{ $defends ->
    [yes] {""}
   *[no] , danach für { $palace ->
        [yes] den Palast
       *[no] Basen
     }{ $siege ->
        [0] {""}
       *[other] ; { $siege } weitere, aber nicht für Truppen
     }
 }. Es schlagen zu: { $rows }. { $main ->
    [yes] Was übrig bleibt, verfällt.
   *[no] Was du jetzt verteilst, zählt auch im Hauptschlag.
 }
ask-proceed = Weiter zum Palast?
ask-proceed-detail = Der Weg ist frei. Du schlägst mit { $strike } zu. Für den Fall des Palasts sind { $needs } nötig{ $troops ->
    [0] {""}
   *[other] , davon { $troops } für die Spezialtruppen
 }. Die Verteidigung schlägt mit { $power } zurück.
ask-raze = Welche Basis fällt?
ask-raze-detail = { $left ->
    [one] Eine Basis, mit ihren Truppen.
   *[other] { $left } Basen, jede mit ihren Truppen.
 }
ask-lose = Welche Spezialtruppe geht?
ask-lose-detail = Du darfst { $limit ->
    [one] eine
   *[other] { $limit }
 } haben: eine je Gebiet mit drei Basen.
ask-end = Spielst du noch eine Karte, bevor der Zug endet?
ask-end-detail = Ein Angriff ist nicht mehr möglich. { $closes ->
    [yes] Passt du, endet der Zug.
   *[no] Passen beide nacheinander, endet der Zug.
 }
ask-place = Wohin mit der Truppe?
ask-place-detail = { $left ->
    [one] Eine Truppe, auf eine Basis ihrer Art.
   *[other] { $left } Truppen, jede auf eine Basis ihrer Art.
 }
ask-nothing = Jetzt ist nichts zu tun.
ask-nothing-detail = Es geht von selbst weiter.
ask-where = Wo soll sie stehen?
ask-where-detail = Sie hat bis zur nächsten Erneuerung keine Truppen.
ask-whom = Für welche Truppe?
ask-target = Welches Gebiet greifst du an?
ask-target-detail = Alle Truppen beider Gebiete kämpfen.

## Pieces and places, as a board names them

piece-base = { $base }
piece-card = { $card }
piece-target = { $target }
piece-siege = { $target } (Belagerung)
piece-group = { $from ->
    [P] Spezialtruppen
   *[other] Gebiet { $from }
 }{ $joins ->
    [none] {""}
   *[other] {" "}mit { $joins }
 }
place-of = { $what }
place-free = freier Platz { $space }
place-pile = { $pile ->
    [bases] dein Basenstapel
   *[abilities] dein Fähigkeitenstapel
 }
place-territory = Gebiet { $territory }
area = { $own ->
    [yes] { $territory ->
        [P] Dein Palast
       *[other] Dein Gebiet { $territory }
     }
   *[no] { $territory ->
        [P] Gegnerischer Palast
       *[other] Gegnerisches Gebiet { $territory }
     }
 }

## Groups and names of actions

group-army = Armee wählen
group-draw = Ziehen
group-hand = Deine Starthand
group-build = Bauen
group-end = Beenden
group-renew = Erneuerung
group-drop = Ablegen
group-play = Karte spielen
group-raze = Basis zerstören
group-attack = Angreifen
group-kill = Truppe markieren
group-hit = Punkte verteilen
group-siege = Belagerungspunkte verteilen
group-proceed = Der Palast
group-lose = Spezialtruppe ablegen
group-place = Truppen aufstellen
name-army = { $army }
name-pull = Eine { $pile ->
    [bases] Basis
   *[abilities] Fähigkeit
 } ziehen, noch { $count }
name-keep = Hand behalten
name-burn = Hand verbrennen
name-build = { $base } auf { $space }{ $over ->
    [yes] , über die Basis{ $troops ->
        [0] {" "}dort
        [one] {" "}samt Truppe
       *[other] {" "}samt { $troops } Truppen
     }
   *[no] {""}
 }
name-ok-hits = Fertig
name-ok-build = Fertig gebaut
name-renew = Erneuern
name-hold = Nicht erneuern
name-drop = { $card } ablegen
name-play = { $card } spielen
name-play-on = { $card }: { $troop }
name-raze = { $base }{ $troops ->
    [0] {""}
    [one] {" "}und eine Truppe
   *[other] {" "}und { $troops } Truppen
 }
name-pass = Passen
name-attack = { $from ->
    [P] Spezialtruppen greifen
   *[other] Gebiet { $from } greift
 } { $palace ->
    [yes] durch Gebiet { $to } den Palast
   *[no] Gebiet { $to }
 } an{ $joins ->
    [none] {""}
   *[other] , mit { $joins }
 }
name-kill = { $troop }
name-hit = { $target }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }{ $destroys ->
    [yes] {" "}(fällt)
   *[no] {""}
 }
name-siege = { $target }: { $points ->
    [one] 1 Belagerungspunkt
   *[other] { $points } Belagerungspunkte
 }{ $destroys ->
    [yes] {" "}(fällt)
   *[no] {""}
 }
name-go = Weiter zum Palast
name-stop = Hier anhalten
name-lose = { $troop }
name-place = { $base }
name-done = Zug beenden
button-build = Hier bauen
button-attack = Angreifen
button-play-on = Hier spielen
button-hit = Verteilen
button-siege = Verteilen
sure-burn = Diese Hand verbrennen? Alle fünf Karten werden abgelegt, und die Gegenseite sieht sie.
sure-over = Über { $base } bauen? { $troops ->
    [0] Die Basis wird abgelegt.
    [one] Die Basis wird abgelegt, und ihre Truppe ist verloren.
   *[other] Die Basis wird abgelegt, und ihre { $troops } Truppen sind verloren.
 }
sure-points = { $points ->
    [one] Ein Punkt ist übrig, der noch etwas zerstören könnte.
   *[other] { $points } Punkte sind übrig, die noch etwas zerstören könnten.
 } Beenden?

## The log. A seat is `you` where it is the reader's own

tell-army = { $seat ->
    [you] Du führst: { $army }.
   *[other] { $seat } führt: { $army }.
 }
tell-own-army = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
 } gewählt: { $army }.
tell-own-burn = { $seat ->
    [you] Du verbrennst deine Hand.
   *[other] { $seat } verbrennt die Hand.
 }
tell-own-keep = { $seat ->
    [you] Du behältst deine Hand.
   *[other] { $seat } behält diese Hand.
 }
tell-own-build = { $seat ->
    [you] Du baust
   *[other] { $seat } baut
 } { $base } auf { $space }.
tell-ready = { $seat ->
    [you] Du bist fertig.
   *[other] { $seat } ist fertig.
 }
tell-burned = { $seat ->
    [you] Du verbrennst
   *[other] { $seat } verbrennt
 } eine Hand: { $cards }.
tell-revealed = { $seat ->
    [you] Du beginnst
   *[other] { $seat } beginnt
 } { $any ->
    [yes] mit { $bases }
   *[no] ohne Basis
 }{ $burned ->
    [yes] ; verbrannt: { $cards }
   *[no] {""}
 }.
tell-start = { $seat ->
    [you] Du fängst an.
   *[other] { $seat } fängt an.
 }
tell-turn = Zug { $turn }: { $seat ->
    [you] du bist dran
   *[other] { $seat }
 }.
tell-renewed = { $seat ->
    [you] Du erneuerst.
   *[other] { $seat } erneuert.
 }
tell-held = { $seat ->
    [you] Du erneuerst nicht.
   *[other] { $seat } erneuert nicht.
 }
tell-recruits = { $seat ->
    [you] Deine Basen bekommen
   *[other] Die Basen von { $seat } bekommen
 } { $count ->
    [one] eine Truppe
   *[other] { $count } Truppen
 }.
gained = { $count ->
    [one] { $who }
   *[other] { $count } { $who }
 } auf { $space }
tell-gains = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
 }: { $troops }.
tell-reshuffled = Aus { $seat ->
    [you] deiner Ablage
   *[other] der Ablage von { $seat }
 } wird ein neuer { $pile ->
    [base] Basenstapel
   *[ability] Fähigkeitenstapel
 }.{ $known ->
    [yes] {" "}{ $seat ->
        [you] Die Gegenseite weiß sicher, dass du das hältst: { $cards }.
       *[other] Wer mitzählt, weiß: { $seat } hält { $cards }.
     }
   *[no] {""}
 }
tell-drew = { $seat ->
    [you] Du ziehst
   *[other] { $seat } zieht
 } { $card }.
tell-drew-hidden = { $seat ->
    [you] Du ziehst
   *[other] { $seat } zieht
 } eine { $pile ->
    [base] Basis
   *[ability] Fähigkeit
 }.
tell-nothing-left = Für { $seat ->
    [you] dich
   *[other] { $seat }
 } ist keine Karte mehr da.
tell-dropped = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
 } { $card } ab.
tell-built = { $seat ->
    [you] Du baust
   *[other] { $seat } baut
 } { $base } auf { $space }{ $over ->
    [yes] , über { $old }{ $troops ->
        [0] {""}
        [one] {" "}mit einer Truppe
       *[other] {" "}mit { $troops } Truppen
     }
   *[no] {""}
 }.
tell-played = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
 } { $card }{ $raises ->
    [yes] {" "}({ $troop }: +{ $more })
   *[no] {""}
 }.
tell-passed = { $seat ->
    [you] Du passt.
   *[other] { $seat } passt.
 }
tell-declared = { $from ->
    [P] { $seat ->
        [you] Deine Spezialtruppen greifen
       *[other] Die Spezialtruppen von { $seat } greifen
     }
   *[other] { $seat ->
        [you] Dein Gebiet { $from } greift
       *[other] Gebiet { $from } von { $seat } greift
     }
 }{ $joins ->
    [none] {""}
   *[other] {" "}mit { $joins }
 } { $palace ->
    [yes] { $rival ->
        [you] durch dein Gebiet { $to } gleich deinen Palast
       *[other] durch Gebiet { $to } gleich den Palast von { $rival }
     }
   *[no] { $rival ->
        [you] dein Gebiet { $to }
       *[other] Gebiet { $to } von { $rival }
     }
 } an.
tell-stopped = { $seat ->
    [you] Dein Angriff
   *[other] Der Angriff von { $seat }
 } wird aufgehalten.
tell-emptied = { $attackers ->
    [yes] { $seat ->
        [you] Von deinen angreifenden Truppen ist keine übrig.
       *[other] Von den angreifenden Truppen von { $seat } ist keine übrig.
     }
   *[no] Die letzte Basis dort fällt noch vor dem Kampf.
 }
tell-initiative = Erstschlag: der Angriff mit { $attack }, die Verteidigung mit { $defence }.
tell-main = Hauptschlag: der Angriff mit { $attack }{ $siege ->
    [0] {""}
    [one] {" "}und 1 Belagerungspunkt
   *[other] {" "}und { $siege } Belagerungspunkten
 }, die Verteidigung mit { $defence }{ $bases ->
    [0] {""}
   *[other] , davon { $bases } { $palace ->
        [yes] vom Palast
       *[no] von Basen
     }
 }.
tell-extra = { $troop }: { $points } Schaden extra für jede betroffene Truppe.
doomed = { $target }
tell-doomed = Wenn beide zugeschlagen haben, fällt: { $targets }. { $points ->
    [one] 1 Punkt schlägt zurück.
   *[other] { $points } Punkte schlagen zurück.
 }
tell-marked = { $seat ->
    [you] Du markierst
   *[other] { $seat } markiert
 }: { $troop }.
tell-laid = { $target }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } von { $seat ->
    [you] dir
   *[other] { $seat }
 }.
tell-fell = { $seat ->
    [you] Du verlierst
   *[other] { $seat } verliert
 }: { $troop } { $place }{ $waits ->
    [yes] {" "}(Rückkehr am Ende des Zuges möglich)
   *[no] {""}
 }.
tell-weak = { $seat ->
    [you] Du verlierst
   *[other] { $seat } verliert
 }: { $troop } { $place } (keine Stärke mehr).
tell-sacrificed = { $seat ->
    [you] Du opferst
   *[other] { $seat } opfert
 }: { $troop } { $place }.
tell-removed = { $seat ->
    [you] Du legst ab
   *[other] { $seat } legt ab
 }: { $troop } { $place } (zu wenige volle Gebiete).
tell-base-fell = { $seat ->
    [you] Du verlierst
   *[other] { $seat } verliert
 } { $base } auf { $space }{ $troops ->
    [0] {""}
    [one] {" "}samt Truppe
   *[other] {" "}samt { $troops } Truppen
 }.
tell-spared = { $seat ->
    [you] Du opferst
   *[other] { $seat } opfert
 } in Gebiet { $territory } niemanden.
tell-palace-held = { $seat ->
    [you] Dein Palast
   *[other] Der Palast von { $seat }
 } steht{ $damage ->
    [0] {""}
   *[other] : { $damage } von { $need }
 }.
tell-palace-fell = { $seat ->
    [you] Dein Palast
   *[other] Der Palast von { $seat }
 } fällt.
tell-proceeded = { $goes ->
    [yes] { $seat ->
        [you] Du gehst weiter zum Palast.
       *[other] { $seat } geht weiter zum Palast.
     }
   *[no] { $seat ->
        [you] Du hältst vor dem Palast an.
       *[other] { $seat } hält vor dem Palast an.
     }
 }
tell-vain = Der Angriff selbst hat nichts zerstört und lässt sich vorerst nicht wiederholen.
tell-finished = { $seat ->
    [you] Du beendest deinen Zug.
   *[other] { $seat } beendet den Zug.
 }
tell-ghosts = { $back ->
    [0] {""}
    [one] Zu { $seat ->
        [you] deinem Palast
       *[other] dem Palast von { $seat }
     } kehrt eine Spezialtruppe zurück.
   *[other] Zu { $seat ->
        [you] deinem Palast
       *[other] dem Palast von { $seat }
     } kehren { $back } Spezialtruppen zurück.
 }{ $gone ->
    [0] {""}
   *[other] { $back ->
        [0] {""}
       *[other] {" "}
     }Für { $gone ->
        [one] eine Spezialtruppe
       *[other] { $gone } Spezialtruppen
     } ist auf { $seat ->
        [you] deinem Palast
       *[other] dem Palast von { $seat }
     } kein Platz: abgelegt.
 }
tell-no-room = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
 } keinen Platz für { $count ->
    [one] eine Truppe
   *[other] { $count } Truppen
 }.
tell-limit = Der letzte Zug ist vorbei: { $seat ->
    [none] unentschieden.
    [you] Du bist stärker.
   *[other] { $seat } ist stärker.
 }

## Refusals

no-such-army = Diese Armee gibt es nicht.
now-army = Wähle zuerst eine Armee.
now-first-hand = Zieh zuerst deine Starthand.
now-choose = Behalte die Hand oder verbrenne sie.
now-first-bases = Bau deine ersten Basen oder beende das Bauen.
now-renew = Sag zuerst, ob du erneuerst.
now-draw = Zieh zuerst.
now-drop = Leg zuerst Karten ab, bis du nur noch { $number } hast.
now-build = Bau Basen oder beende das Bauen.
now-answer = Antworte mit einer Karte oder passe.
now-act = Spiel eine Karte, greif an oder beende den Zug.
now-window = Spiel eine Karte oder passe.
now-assign = Verteile deine Punkte oder beende das Verteilen.
now-proceed = Geh weiter zum Palast oder halte an.
now-raze = Wähle die Basis, die fällt.
now-lose = Leg zuerst eine Spezialtruppe ab.
now-end = Der Zug geht zu Ende: Spiel eine Karte oder passe.
now-place = Stell die Truppe auf.
now-late-draw = Zieh zuerst.
now-nothing = Jetzt ist nichts zu tun.
army-chosen = Du hast deine Armee gewählt.
setup-done = Du bist schon fertig.
other-first = Zuerst ist die Gegenseite dran.
not-active = Nur wer am Zug ist, greift an.
wait-for-answer = Die Gegenseite darf zuerst antworten.
wait-for-window = Jetzt darfst du keine Karte spielen.
has-passed = Du hast gepasst: Eine Karte spielen kannst du nur noch als Antwort auf eine andere.
not-renewing = Nur wer am Zug ist, sagt am Anfang des Zuges, ob erneuert wird.
draw-in-turn = Ihr zieht nacheinander; wer am Zug ist, zuerst.
build-in-turn = Ihr baut nacheinander; wer am Zug ist, zuerst.
lay-in-turn = Zuerst verteilt der Angriff seine Punkte, dann die Verteidigung.
attackers-decide = Ob es weitergeht, entscheidet der Angriff.
not-ending = Nur wer am Zug ist, beendet ihn.
pile-empty = Dieser Stapel ist leer.
not-held = Diese Karte hast du nicht.
space-taken = Dort steht schon eine Basis.
no-build-now = Gebaut wird nur am Anfang und in einer Erneuerung.
must-renew = { $number ->
    [one] Nach einem Zug
   *[other] Nach { $number } Zügen
 } ohne Erneuerung und Angriff musst du erneuern.
no-raze = Dort kann diese Karte keine Basis zerstören.
no-place = Dort ist kein Platz dafür.
no-such-special = Diese Spezialtruppe hast du nicht.
no-play-renewal = In einer Erneuerung darfst du keine Fähigkeiten spielen.
no-play-setup = Vor dem ersten Zug gibt es keine Fähigkeiten.
no-play-now = Keine Fähigkeiten, bis das entschieden ist.
no-room-special = Du darfst eine Spezialtruppe je Gebiet mit drei Basen haben (jetzt { $number }).
no-troop-wanted = Diese Karte ist nicht für eine einzelne Truppe.
which-troop = Sag, für welche deiner Truppen sie ist.
no-attack-walled = { $card }: In diesem Zug darf kein Angriff angesagt werden.
no-attack-first-turn = Im ersten Zug wird nicht angegriffen.
no-attack-after-done = Du hast deinen Zug beendet: Ein Angriff ist nicht mehr möglich.
no-joining = Diese Spezialtruppen können nicht mitkämpfen.
no-attackers = { $territory ->
    [P] Dein Palast
   *[other] Gebiet { $territory }
 } hat keine Truppen für einen Angriff.
attacked-already = { $territory ->
    [P] Deine Spezialtruppen haben
   *[other] Gebiet { $territory } hat
 } in diesem Zug schon angegriffen.
attack-in-vain = Dieser Angriff hat nichts zerstört. Spiel zuerst eine Karte oder zerstöre etwas mit einem anderen Angriff.
no-marks = Jetzt gibt es niemanden zu markieren.
no-target = Das ist nicht in diesem Kampf.
has-enough = Das hat schon genug.
no-points = Es sind keine Punkte übrig.
no-amount = Nur Erstschläge lassen sich teilweise verteilen.
too-much = Nenne weniger als { $number } oder keine Zahl für alles.
siege-only = Das können Belagerungswaffen nicht: Diese Punkte sind für Basen und den Palast.
siege-no-troops = Belagerungswaffen schaden Truppen nicht.
not-in-initiative = Erstschläge schaden weder Basen noch Palast.
defended = Basen sind erst zu treffen, wenn jede Truppe dort genug Schaden hat. Es fehlt noch { $number }: { $target }.
was-defended = Basen lassen sich nur treffen, wo keine Truppe verteidigt hat.
palace-defended = Der Palast ist erst zu treffen, wenn jede Spezialtruppe dort genug Schaden hat. Es fehlt noch { $number }: { $target }.
palace-was-defended = Der Palast lässt sich nur treffen, wo keine Spezialtruppe verteidigt hat.
way-blocked = Der Weg ist versperrt: In Gebiet { $territory } steht noch eine Basis.
no-way = Jetzt führt kein Weg zum Palast.

## Ends

palace = Ein Palast ist gefallen.
strength = Der letzte Zug ist vorbei: Die Gesamtstärke entscheidet.
drawn = Der letzte Zug ist vorbei: Niemand gewinnt.

## What is typed and cannot be read: fragments that follow "is not a move"

form-action = Aktionen schreibt man wie { $forms }
form-outcome = eine Karte schreibt man wie { $card }, wer anfängt wie { $seat }

## Options: the name of each, its group, what it is about, and what its values mean

option-base_exposure = Wann Basen zu treffen sind
option-base_exposure-group = Kampf
option-base_exposure-about = Wann Basen Schaden nehmen können.
option-base_exposure-overflow = Mit dem, was übrig bleibt
option-base_exposure-after_step = Ab dem nächsten Schritt
option-base_exposure-next_attack = Ab dem nächsten Angriff
option-initiative_hits_bases = Erstschläge gegen Basen
option-initiative_hits_bases-group = Kampf
option-initiative_hits_bases-about = Ob Erstschläge Basen und den Palast treffen dürfen.
option-initiative_hits_bases-true = Erlaubt
option-initiative_hits_bases-false = Nicht erlaubt
option-attacks_per_group = Angriffe eines Gebiets
option-attacks_per_group-group = Angriffe
option-attacks_per_group-about = Wie oft ein Gebiet oder die Spezialtruppen in einem Zug angreifen dürfen.
option-attacks_per_group-unlimited = Beliebig oft
option-attacks_per_group-once = Einmal je Zug
option-special_attack = Angriffe der Spezialtruppen
option-special_attack-group = Angriffe
option-special_attack-about = Wie Spezialtruppen angreifen.
option-special_attack-own_group = Gemeinsam, vom Palast aus
option-special_attack-joins = Auch mit einem Gebiet
option-special_limit_check = Grenze der Spezialtruppen
option-special_limit_check-group = Karten
option-special_limit_check-about = Wann die Grenze der Spezialtruppen geprüft wird.
option-special_limit_check-at_once = Sofort
option-special_limit_check-end_of_turn = Am Ende des Zuges
option-zero_power = Truppen ohne Stärke
option-zero_power-group = Kampf
option-zero_power-about = Was aus einer Truppe ohne Stärke wird.
option-zero_power-needs_one = Ein Punkt zerstört sie
option-zero_power-dies = Sie sterben vor dem Kampf
option-zero_power-floor_one = Ein Punkt bleibt ihnen
option-templar_damage = Die Templerkarte
option-templar_damage-group = Karten
option-templar_damage-about = Ob der Schaden der Templerkarte einmal oder für jeden Templer kommt.
option-templar_damage-once = Einmal je Karte
option-templar_damage-per_templar = Für jeden Templer
option-ninja_kind = Die Art eines Ninjas
option-ninja_kind-group = Karten
option-ninja_kind-about = Was aus der Art einer Truppe wird, die sich als Ninja entpuppt.
option-ninja_kind-keeps = Bleibt
option-ninja_kind-changes = Ist für den Zug weg
option-necromancer_fill = Die Nekromantenkarte
option-necromancer_fill-group = Karten
option-necromancer_fill-about = Wie viele Truppen eine Basis durch die Nekromantenkarte bekommt.
option-necromancer_fill-one = Eine Truppe
option-necromancer_fill-full = Bis sie voll ist
option-kaiju_target = Die Kaijukarte
option-kaiju_target-group = Karten
option-kaiju_target-about = Welche Basen ein Kaiju zerstören darf.
option-kaiju_target-any_enemy_base = Jede Basis
option-kaiju_target-facing_territory = Im Gebiet mit derselben Nummer
option-sacrifice_time = Wann Truppen geopfert werden
option-sacrifice_time-group = Karten
option-sacrifice_time-about = Wann Truppen geopfert werden.
option-sacrifice_time-after_attack = Nach dem Angriff
option-sacrifice_time-after_battle = Nach jedem Kampf
option-thorns_stop = Der Dornenwall
option-thorns_stop-group = Karten
option-thorns_stop-about = Was der Dornenwall aufhält.
option-thorns_stop-declarations = Spätere Angriffe
option-thorns_stop-declared_too = Auch einen angesagten Angriff
option-windows = Wann Karten gespielt werden dürfen
option-windows-group = Karten
option-windows-about = Wann Fähigkeiten gespielt werden dürfen.
option-windows-standard = Nach jeder Aktion
option-windows-battle_only = In Kämpfen und nach der Erneuerung
option-windows-with_steps = Auch zwischen den Schritten eines Kampfes
option-ability_mix = Fähigkeiten im Stapel
option-ability_mix-group = Karten
option-ability_mix-about = Wie viele von jeder Fähigkeit ein Stapel enthält.
option-ability_mix-flat = Drei oder vier von jeder
option-ability_mix-graded = Von sechs bis zwei
option-burns = Starthand verbrennen
option-burns-group = Aufbau
option-burns-about = Wie oft eine Starthand verbrannt werden darf.
option-burns-unlimited = Solange Karten da sind
option-burns-one = Einmal
option-burns-none = Nie
option-build_over = Über eine Basis bauen
option-build_over-group = Erneuerung
option-build_over-about = Ob über eine andere Basis gebaut werden darf.
option-build_over-true = Erlaubt
option-build_over-false = Nicht erlaubt
option-setup_build = Die ersten Basen
option-setup_build-group = Aufbau
option-setup_build-about = Wie die ersten Basen gebaut werden.
option-setup_build-secret = Beide geheim
option-setup_build-in_order = Erst Platz 1, dann Platz 2
option-renew_build = Bauen in einer Erneuerung
option-renew_build-group = Erneuerung
option-renew_build-about = Wie in einer Erneuerung gebaut wird.
option-renew_build-active_first = Wer am Zug ist, zuerst
option-renew_build-secret = Beide geheim
option-discard_timing = Ablegen in einer Erneuerung
option-discard_timing-group = Erneuerung
option-discard_timing-about = Wann in einer Erneuerung abgelegt wird.
option-discard_timing-before_build = Vor dem Bauen
option-discard_timing-after_build = Nach dem Bauen
option-empty_pile = Ein leerer Stapel
option-empty_pile-group = Erneuerung
option-empty_pile-about = Was geschieht, wenn ein Stapel leer ist.
option-empty_pile-reshuffle = Die Ablage wird gemischt
option-empty_pile-none = Bleibt leer
option-stalemate_turns = Ungenutzte Züge bis zur Erneuerung
option-stalemate_turns-group = Erneuerung
option-stalemate_turns-about = Nach wie vielen Zügen in Folge ohne Erneuerung und Angriff erneuert werden muss; 0 für nie.
option-turn_limit = Letzter Zug
option-turn_limit-group = Das Ende
option-turn_limit-about = Nach welchem Zug die Partie endet; 0 für keine Grenze.
option-limit_result = Nach dem letzten Zug
option-limit_result-group = Das Ende
option-limit_result-about = Wer nach dem letzten Zug gewinnt.
option-limit_result-strength = Wer stärker ist, gewinnt
option-limit_result-draw = Unentschieden
option-first_turn_attack = Angriffe im ersten Zug
option-first_turn_attack-group = Angriffe
option-first_turn_attack-about = Ob im ersten Zug angegriffen werden darf.
option-first_turn_attack-true = Erlaubt
option-first_turn_attack-false = Nicht erlaubt
option-start_player = Wer anfängt
option-start_player-group = Aufbau
option-start_player-about = Wer eine einzelne Partie anfängt.
option-start_player-random = Der Zufall entscheidet
option-start_player-seat1 = Platz 1
option-start_player-seat2 = Platz 2
option-match_games = Partien eines Matches
option-match_games-group = Das Match
option-match_games-about = Wie viele Partien ein Match höchstens hat.
option-match_start = Wer die nächste Partie anfängt
option-match_start-group = Das Match
option-match_start-about = Wer die nächste Partie eines Matches anfängt.
option-match_start-loser = Wer verloren hat
option-match_start-alternate = Wer nicht angefangen hat
option-match_start-random = Der Zufall entscheidet
option-match_armies = Armeen der nächsten Partie
option-match_armies-group = Das Match
option-match_armies-about = Mit welchen Armeen die nächste Partie eines Matches gespielt wird.
option-match_armies-keep = Dieselben
option-match_armies-swap = Getauscht
option-match_armies-rechoose = Neu gewählt
option-army_choice = Wahl der Armeen
option-army_choice-group = Aufbau
option-army_choice-about = Wie die Armeen gewählt werden.
option-army_choice-free = Erst Platz 1, dann Platz 2
option-army_choice-secret = Beide geheim
option-army_choice-random = Durch den Zufall
option-armies = Armeen
option-armies-group = Aufbau
option-armies-about = Die Armeen beider Plätze, wenn sie nicht gewählt werden.
option-armies-form = free, oder die Armeen von Platz 1 und Platz 2: fae,west
option-armies-free = Am Tisch gewählt
option-armies-fae = Feen
option-armies-west = Westvölker
option-armies-east = Ostvölker
option-armies-undead = Untote
option-palace_power = Stärke eines Palasts
option-palace_power-group = Kampf
option-palace_power-about = Die Stärke eines Palasts, und was ihn zerstört.
option-base_power = Stärke einer Basis
option-base_power-group = Kampf
option-base_power-about = Die Stärke einer Basis, und was sie zerstört.

## Presets, offered before all options

preset-printed = Wie gedruckt
preset-printed-about = Beide wählen eine Armee. Nach jeder Aktion darf mit einer Karte geantwortet werden.
preset-first = Erste Partie
preset-first-about = Feen gegen Westvölker. Karten spielt ihr nur in Kämpfen und nach der Erneuerung; so gehen die Züge schneller.
preset-siege = Eine lange Belagerung
preset-siege-about = Die Armeen werden geheim gewählt, ein Palast hat Stärke 12, und jedes Gebiet greift höchstens einmal im Zug an.

## At a glance: the phases of a turn, and the numbers by which a player stands

phase-renewal = Erneuerung
phase-answer = Antwort
phase-actions = Aktionen
phase-end = Ende
vital-strength = Gesamtstärke
vital-territories = gehaltene Gebiete
vital-specials = Spezialtruppen
vital-bases = Basen auf der Hand
vital-abilities = Fähigkeiten auf der Hand

## The guided first turns

guide-goal = Bring den gegnerischen Palast zu Fall. Der Weg führt durch ein Gebiet ohne Basis.
guide-army = Alle Armeen haben dieselben fünf Arten von Basen; ihre Karten sind verschieden.
guide-piles = Basen geben dir Truppen, Fähigkeiten wenden Kämpfe. Die Gegenseite sieht, wie viele du von beiden hast, nie welche.
guide-burn = Eine Hand ohne Basen darfst du ruhig verbrennen. Die Gegenseite sieht die Karten später.
guide-door = Halte in jedem Gebiet eine Basis: Ohne sie geht der Angriff weiter zu deinem Palast.
guide-new-base = Eine neue Basis hat keine Truppen. Sie bekommt eine mit der nächsten Erneuerung, die der Gegenseite auch.
guide-renew = Erneuern stärkt auch die Gegenseite, aber du greifst zuerst an.
guide-hand = Du darfst { $limit } Karten behalten; was darüber ist, wird abgelegt.
guide-full = Ein Gebiet mit drei Basen hat Platz für eine Spezialtruppe auf deinem Palast.
guide-answer = Du darfst antworten, bevor die Gegenseite handelt. Karten enden mit dem Zug; heb dir starke für einen Kampf auf.
guide-attack = Alle Truppen beider Gebiete kämpfen. Wer überlebt, darf weiter zum Palast und steht danach wieder auf der eigenen Basis.
guide-bases = Basen schlagen beim Verteidigen mit je { $power } zu, auch ohne Truppen.
guide-turn = Fähigkeiten gelten bis zum Ende des Zuges, wessen Zug es auch ist. Spezialtruppen bleiben.
guide-window = Beide dürfen vor dem Kampf spielen, eine Karte nach der anderen, bis beide passen.
guide-hit = Eine Truppe fällt bei so viel Schaden, wie sie Stärke hat. Weniger bewirkt nichts; nur Erstschläge zählen im Hauptschlag weiter.
guide-siege = Belagerungswaffen treffen nur Basen und den Palast, sobald alle Truppen dort sicher fallen.
guide-gone = Nach dem Kampf verfällt der Schaden.
guide-palace = Der Palast schlägt mit { $power } zurück und fällt bei { $power } Punkten in diesem einen Kampf.
guide-order = Du musst nicht jedes Mal antworten: Mit einer automatischen Antwort passt du in diesem Kampf, in diesem Zug oder bis du angegriffen wirst.
guide-first = Schützen schlagen zuerst zu. Was sie zerstören, schlägt nicht mehr zu, außer mit eigenem Erstschlag.
guide-laid = Deine Punkte sind schon so verteilt, dass möglichst viel fällt. Drück auf ein Ziel, um seine Punkte zurückzunehmen, und auf ein anderes, um sie zu nutzen.
guide-raze = Die Basis fällt mit allen Truppen darauf, verteidigt oder nicht. Eine offene Tür ist mehr wert als eine starke Basis.
guide-lose = Ein Gebiet ist nicht mehr voll, darum muss eine Spezialtruppe gehen.
guide-place = Diese Truppen kommen auf Basen ihrer Art, höchstens zwei auf jede.
guide-end = Danach ist der Zug vorbei; ein Angriff ist nicht mehr möglich.

## What a game came to

account-attacks = Angriffe
account-troops = Verlorene Truppen
account-bases = Verlorene Basen
account-strength = { $seat ->
    [you] Deine Gesamtstärke
   *[other] Gesamtstärke von { $seat }
 }
account-palace = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
 } in Zug { $turn } den Palast zerstört: { $from ->
    [P] Spezialtruppen schlugen
   *[other] Gebiet { $from } schlug
 } mit { $points } durch Gebiet { $to } zu.
account-limit = { $seat ->
    [none] Unentschieden nach Zug { $turn }, bei Gesamtstärke { $most } zu { $least }.
    [you] Du warst nach Zug { $turn } stärker: { $most } zu { $least }.
   *[other] { $seat } war nach Zug { $turn } stärker: { $most } zu { $least }.
 }
account-point-base = Die erste Basis fiel im Kampf: { $seat ->
    [you] deine
   *[other] die von { $seat }
 } auf { $space }.
account-point-door = In Zug { $turn } ging die Tür auf: { $seat ->
    [you] Du hast
   *[other] { $seat } hat
 } die letzte Basis von Gebiet { $territory } verloren.
account-point-special = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
 } die erste Spezialtruppe gespielt.
account-point-battle = Ein Kampf in Zug { $turn } kostete { $troops } Truppen.

## Daueraufträge

order-battle = In diesem Kampf passen
order-battle-until = Bis dieser Kampf vorbei ist.
order-no-battle = Gerade gibt es keinen Angriff.
order-calm = Passen, bis ich angegriffen werde
order-calm-until = Bis die Gegenseite dich angreift; in deinen eigenen Kämpfen wirst du weiter gefragt.
order-attacked = Du wirst angegriffen.
order-turn = In diesem Zug passen
order-turn-until = Bis dieser Zug endet, egal was noch geschieht.

## Woher Zahlen kommen: wer womit und warum zuschlägt, bevor ein Kampf geschlagen ist

troops-name = { $card ->
    [fae-L] Elfen
    [fae-S] Druiden
    [fae-H] Trolle
    [fae-C] Spinnenreiter
    [fae-W] Drachen
    [fae-X] Baumhirten
    [west-L] Milizionäre
    [west-S] Armbrustschützen
    [west-H] Templer
    [west-C] Ritter
    [west-W] Katapulte
    [west-X] Schmiede
    [east-L] Mönche
    [east-S] Kyudokas
    [east-H] Samurai
    [east-C] Hunnen
    [east-W] Kaijus
    [east-X] Shenlongs
    [undead-L] Zombies
    [undead-S] Nekromanten
    [undead-H] Vampire
    [undead-C] Vrykolakas
    [undead-W] Frankensteins
    [undead-X] Geister
   *[other] { $name }
 }
strike-row = { $count } { $who } mit { $count ->
    [one] { $each }
   *[other] je { $each }
 }{ $explains ->
    [yes] {" "}({ $why })
   *[no] {""}
 }
strike-bases = { $count ->
    [one] eine Basis mit { $each }
   *[other] { $count } Basen mit je { $each }
 }
strike-palace = der Palast mit { $each }
strike-nobody = niemand
strike-first = zuerst
strike-siege = nur auf Basen und Palast
strike-idle = kein Schlag beim Verteidigen
term-printed = { $points } aufgedruckt
term-source = { $points } { $source }
outlook-strike = Du schlägst mit { $total } zu{ $siege ->
    [0] {""}
   *[other] , davon { $siege } nur auf Basen und Palast
 }: { $rows }.
outlook-reply = Die Verteidigung schlägt mit { $total } zurück: { $rows }.
outlook-needs = { $palace ->
    [yes] { $troops ->
        [0] Der Palast fällt bei { $defences }.
       *[other] Nötig sind { $total }: { $troops } für die Spezialtruppen, dann { $defences } für den Palast.
     }
   *[no] { $troops ->
        [0] Keine Truppe verteidigt; für die Basen sind { $defences } nötig.
       *[other] Nötig sind { $total }: { $troops } für die Truppen dort, dann { $defences } für die Basen.
     }
 }
outlook-reach = { $end ->
    [blocked] Die Verteidigung kann den Weg versperren, wenn niemand eine Karte spielt.
    [stands] Der Palast kann standhalten, wenn niemand eine Karte spielt.
    [reaches] Mindestens { $points ->
        [one] 1 Punkt kommt
       *[other] { $points } Punkte kommen
     } bis zum Palast durch, wenn niemand eine Karte spielt.
   *[destroys] Der Palast fällt, wenn niemand eine Karte spielt.
 }
outlook-about = { $end ->
    [blocked] Wie es aussieht, kann die Verteidigung den Weg versperren.
    [stands] Wie es aussieht, kann der Palast standhalten.
    [reaches] Etwa { $points ->
        [one] 1 Punkt kommt
       *[other] { $points } Punkte kommen
     } bis zum Palast durch, wenn niemand eine Karte spielt.
   *[destroys] Wie es aussieht, fällt der Palast.
 }
outlook-draw = Eine Karte von { $count }: { $cards }.
card-idle = Jetzt ohne Nutzen: Sie würde für den Rest des Zuges nichts ändern.
card-about = Betroffen: { $count } { $who }.
card-draws = Wie es steht, ziehst du am Ende des Zuges { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
card-returns = Bisher am Ende des Zuges: { $count } { $who }; Platz ist für { $room }.
card-razes = { $count ->
    [one] Eine gegnerische Basis fällt
   *[other] { $count } gegnerische Basen fallen
 }, samt dem, was darauf steht.
card-forbids = { $stops ->
    [yes] Der laufende Angriff endet sofort.
   *[no] Der laufende Angriff geht weiter; nur weitere sind gesperrt.
 }
card-no-return = { $count ->
    [one] Eine wartende Spezialtruppe ({ $who }) findet dann keinen Platz und wird am Zugende abgelegt.
   *[other] { $count } wartende Spezialtruppen ({ $who }) finden dann keinen Platz und werden am Zugende abgelegt.
 }
card-own-strike = { $same ->
    [yes] Du schlägst weiter mit { $total } zu
   *[no] Du schlägst mit { $total } statt { $before } zu
 }{ $first ->
    [0] { $earlier ->
        [0] {""}
       *[other] , aber nicht mehr zuerst
     }
   *[other] , davon { $first } zuerst
 }: { $rows }.
card-other-strike = { $same ->
    [yes] Die Gegenseite schlägt weiter mit { $total } zu
   *[no] Die Gegenseite schlägt mit { $total } statt { $before } zu
 }{ $first ->
    [0] { $earlier ->
        [0] {""}
       *[other] , aber nicht mehr zuerst
     }
   *[other] , davon { $first } zuerst
 }: { $rows }.
card-needs = Um dort alles zu zerstören, sind { $needs } statt { $before } nötig.
card-no-change = Womit beide Seiten zuschlagen, bleibt gleich.
card-group = { $place ->
    [P] { $attacks ->
        [yes] Spezialtruppen
       *[no] der Palast
     }
   *[other] Gebiet { $place }
 } mit { $now } statt { $before }{ $first ->
    [0] {""}
   *[other] {" "}({ $first } zuerst)
 }
card-groups = { $seat ->
    [you] { $attacks ->
        [yes] Du würdest zuschlagen:
       *[no] Du würdest zurückschlagen:
     }
   *[other] { $attacks ->
        [yes] { $seat } würde zuschlagen:
       *[no] { $seat } würde zurückschlagen:
     }
 } { $groups }.

# The board

board-seat = Platz { $seat }
board-title = Attack the Tower, { $over ->
    [yes] das Ende
   *[no] { $turn ->
        [0] vor dem ersten Zug
       *[other] Zug { $turn }
     }
 }
board-strikes = Angriff { $points }
board-to-clear = fällt bei { $points }
board-full = voll
board-strength = Gesamtstärke { $points }
board-hand = Hand: { $bases ->
    [one] 1 Basis
   *[other] { $bases } Basen
 }, { $abilities ->
    [one] 1 Fähigkeit
   *[other] { $abilities } Fähigkeiten
 }
board-known = bekannt: { $cards }
board-discards = Ablage { $bases }+{ $abilities }
board-room = { $count ->
    [0] kein Platz für Spezialtruppen
    [one] Platz für 1 Spezialtruppe
   *[other] Platz für { $count } Spezialtruppen
 }
board-kind = { $kind ->
    [L] leichte Infanterie
    [S] Schütze
    [H] schwere Infanterie
    [C] Kavallerie
   *[W] Belagerungswaffe
 }
board-recruits = Stellt auf: { $troop } ({ board-kind })
board-recruits-power = Stellt auf: { $troop } ({ board-kind }, Stärke { $power }),
board-foot-base = { $way ->
    [first] schlägt zuerst
    [siege] trifft keine Truppen
   *[plain] schlägt danach
 }
board-foot-turn = bis zum Ende des Zuges
board-foot-now = sofort
board-foot-stays = bleibt auf dem Palast
board-armies = Wähle eine Armee
board-army = { $army ->
    [fae] Erstschläge, Dornen, Trolle, die wiederkehren: schwer zu fassen.
    [west] Blanker Stahl: Zahlen steigen, Mauern fallen. Gut für die erste Partie.
    [east] Große Hiebe, die etwas kosten: Wer am härtesten kämpft, wird geopfert.
    [undead] Jeder Kampf macht sie stärker; mit der Zeit kehren die Toten zurück.
   *[other] {""}
 }
board-step-first = Erstschlag
board-step-main = Hauptschlag
board-step-fallen = Verluste
board-step-palace = Der Palast
board-stage = { $who }, { $place ->
    [P] { $attacks ->
        [yes] Spezialtruppen
       *[no] der Palast
     }
   *[other] Gebiet { $place }
 }
board-falls = fällt
board-laid = { $points } von { $need }{ $fate ->
    [falls] : fällt
    [marked] : markiert
   *[stands] {""}
 }
board-strikes-both = schlägt { $now }{ $later ->
    [0] {""}
   *[other] , dann { $later }
 }
board-strikes-now = { $who } schlägt jetzt
board-strikes-then = danach
board-strikes-not = Kein Schlag mehr.
board-row = { $name }{ $terms ->
    [none] {""}
   *[other] {" "}{ $terms }
 }
board-row-each = { $name } ×{ $count }, je { $terms ->
    [none] { $each }
   *[other] { $terms }
 }
board-lays = { $who } verteilt Punkte
board-lays-left = { $who }: { $points ->
    [one] 1 Punkt übrig
   *[other] { $points } Punkte übrig
 }{ $siege ->
    [0] {""}
   *[other] , { $siege } nicht für Truppen
 }
board-points-left = Punkte übrig
board-siege-left = und { $points } nicht für Truppen
board-needs = Noch nötig: Truppen { $troops }, Basen { $bases }
board-why-not = Warum geht es hier nicht?
board-nothing = keine
board-tells-none = { $who } hat noch keine Armee.
board-tells-side = { $who } führt eine Armee ({ $army }), Gesamtstärke { $strength }.
board-tells-territory = Gebiet { $territory }: { $bases }.
board-tells-base = { $space } { $base } { $count ->
    [0] ohne Truppen
   *[other] mit { $troop } ×{ $count }
 }
board-tells-rest = Auf dem Palast: { $specials ->
    [0] niemand
   *[other] { $special } ×{ $specials }
 }. Hand: { $hand }. Nachziehstapel: { $bases } und { $abilities }. Ablage: { $gone }. In Kraft: { $played }.
board-tells-attack = { $seat } greift Gebiet { $to } an, { $from ->
    [P] vom Palast aus
   *[other] aus Gebiet { $from }
 }.
text-side = { $who }, { $army }, Gesamtstärke { $strength }
text-palace = Palast: { $name } { $specials }; Stapel { $bases } + { $abilities }
text-hand = Hand: { $cards }
text-key = Bei jeder Basis steht die Stärke ihrer Truppen, 0 für keine; - ist ein freier Platz.
