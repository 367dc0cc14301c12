# Die Worte des Spiels auf Deutsch, im Format von Fluent (projectfluent.org).
# Die Schlüssel sind die des Spiels; `$` steht vor dem, was das Spiel einsetzt.

title = Solar Tower Defense
summary = Zwei Planeten im Krieg, auf ihrem Weg um die Sonne. Baue Geschütze und Kommandozentralen auf einer Welt, die sich dreht, und schicke Jäger los, die nach eigenen Regeln fliegen.
shelf = Zwei Planeten im Krieg, auf ihrem Weg um die Sonne.
story = Mars und Erde bekämpfen sich. Ihre Bahnen führen sie zusammen und wieder auseinander; wer keine Kommandozentrale mehr hat, hat verloren.

## Fragen: ein Auftrag oder eine Frage, dann eine Zeile, was daraus folgt

ask-free-center = Setze deine erste Kommandozentrale.
ask-free-center-detail = Sie ist kostenlos. Ein Wendekreis bringt mehr als der Äquator, ein Pol am meisten.
ask-free-turret = Setze dein erstes Geschütz.
ask-free-turret-detail = Es ist kostenlos und schützt sein Feld und die Felder daneben.
ask-build = Baue, starte Jäger oder beende den Zug.
ask-build-detail = Du hast { $credits ->
    [one] einen Kredit
   *[other] { $credits } Kredite
 } und { $points } P.
ask-where = Wohin kommt { $building ->
    [turret] das Geschütz
   *[center] die Kommandozentrale
 }?
ask-where-detail = { $price } Kredite, auf einem freien Feld deines Planeten.
ask-where-dearer = { $least } bis { $most } Kredite, auf einem freien Feld deines Planeten.
ask-how-many = Wie viele Jäger?
ask-how-many-detail = Je { $price } P; du hast { $points } P. Sie starten von { $cell }.
ask-balance = Rechne deine Bilanz ab.
ask-balance-short = Baue ab, bis du zahlen kannst.
ask-balance-detail = Einnahmen { $income }, Unterhalt { $upkeep }; du hast { $credits ->
    [one] einen Kredit
   *[other] { $credits } Kredite
 }.
ask-land = Über welchen Längengrad landest du?
ask-land-detail = { $count ->
    [one] Der Planet ist in deinen Jäger geflogen: Du hast freie Wahl.
   *[other] Der Planet ist in { $count } deiner Jäger geflogen: Wähle für jeden oder für alle.
 }
ask-face = Welchem Längengrad folgt dein Jäger?
ask-face-detail = Er fliegt daran entlang, von Pol zu Pol.
ask-fire = Welches Geschütz schießt als Nächstes?
ask-fire-detail = Jedes schießt einmal und weiß, was die anderen getroffen haben.
ask-aim = Auf welche Zelle schießt du?
ask-target = Auf welchen Jäger schießt du?
ask-aim-detail = Dein Geschütz auf { $place } trifft ab { $need }.

## Wenn gut gespielt wird

strong-1 = Erde und Mars sind etwa gleich stark: Von 100 Kriegen mit einem Sieger gewinnt der Mars aus zufälligen Startpositionen 53, aus den gedruckten 58.
strong-2 = Wer gut verteidigt, hält durch: Aus den gedruckten Startpositionen dauert ein Krieg im Schnitt 22 Runden, und drei von vier Kriegen gehen bis in die letzte, Runde 24. Aus zufälligen Startpositionen dauert ein Krieg 17.
strong-3 = Es ist kein Vorteil, zu beginnen: Von 100 Kriegen mit einem Sieger gewinnt, wer begonnen hat, aus den gedruckten Startpositionen 47 und aus zufälligen 51.
strong-4 = Nach Faustregeln fährt ein Bot am besten, wenn er zuerst drei Kommandozentralen baut: Geschütze vor der dritten kosten mehr, als sie retten.

## Gruppen, Namen und Knöpfe

group-turret = Geschütz bauen
group-center = Kommandozentrale bauen
group-launch = Jäger starten
group-dismantle = Abbauen
group-end = Bauen beenden
group-settle = Bilanz
group-aim = In den Weltraum schießen
group-fire = Nächstes Geschütz
group-target = Auf einen Jäger schießen
group-land = Landen
group-land-all = Alle landen
group-face = Längengrad wählen
name-build = { $building ->
    [turret] Geschütz auf { $place }: { $price ->
        [0] kostenlos
       *[other] { $price } Kredite
     }, Unterhalt { $each }
   *[center] Kommandozentrale auf { $place }: { $price ->
        [0] kostenlos
       *[other] { $price } Kredite
     }, Einnahmen { $each }
 }
button-build = { $price ->
    [0] Setzen
   *[other] Bauen für { $price }
 }
name-launch = { $count ->
    [one] Einen Jäger starten
   *[other] { $count } Jäger starten
 } von { $cell }
button-launch = { $count ->
    [one] Einen starten
   *[other] { $count } starten
 }
name-dismantle = { $damaged ->
    [yes] Beschädigt:{" "}
   *[no] {""}
 }{ $building ->
    [turret] Geschütz
   *[center] Kommandozentrale
 } auf { $place }, für { $refund } Kredite
dismantle-it = { $damaged ->
    [yes] Beschädigt:{" "}
   *[no] {""}
 }{ $building ->
    [turret] Geschütz
   *[center] Kommandozentrale
 } auf { $place } für { $refund } Kredite abbauen?
name-end = Bauen beenden
end-with-points = { $points } P { $points ->
    [one] geht
   *[other] gehen
 } bei der nächsten Bilanz verloren, weil du nicht mehr behalten kannst. Bauen beenden?
name-settle = Bilanz abrechnen: { $sign ->
    [minus] −
   *[plus] +
 }{ $credits } Kredite, +{ $points } P
name-aim = Von { $place } auf { $cell }
name-fire = Das Geschütz auf { $place }
button-aim = Auf { $cell } schießen
button-fire = Von { $place } schießen
name-target = Auf Jäger { $fighter } über { $place }
name-land = Jäger { $fighter } über Längengrad { $longitude }, zu { $place }
name-land-all = Alle über Längengrad { $longitude }, zu { $place }
button-land = Landen bei { $place }
name-decline = Jäger { $fighter } bleibt im Weltraum
name-face = Jäger { $fighter } folgt Längengrad { $longitude }
button-face = Diesem folgen
piece-building = { $building ->
    [turret] Geschütz
   *[center] Kommandozentrale
 }
price-credits = { $credits ->
    [one] 1 Kredit
   *[other] { $credits } Kredite
 }
price-from = ab { $credits } Kredite
price-points = { $points } P
piece-launch = Jäger
piece-wave = { $count ->
    [one] Ein Jäger
   *[other] { $count } Jäger
 }
piece-fighter = Jäger { $fighter }
piece-all = Alle
space-field = { $place }
space-cell = { $cell }
space-longitude = Längengrad { $longitude }
area-latitude = { $latitude ->
    [north-pole] Nordpol
    [north-tropic] Nördlicher Wendekreis
    [equator] Äquator
    [south-tropic] Südlicher Wendekreis
   *[south-pole] Südpol
 }
area-longitudes = Längengrade
area-map = Sonnenkarte
place = { $field ->
    [NP] dem Nordpol
    [SP] dem Südpol
   *[other] { $field }
 }

## Bots, die das Spiel mitbringt

bot-thumb = spielt nach Faustregeln: zuerst Kommandozentralen, Geschütze dort, wo Feinde vorbeikommen, Jäger in Wellen
bot-thumb-order = wohin die Kommandozentralen kommen: 1 Wendekreis, Pol, Äquator; 2 Pol, Wendekreis, Äquator; 3 Wendekreis, Äquator, Pol; 4 Pol, Äquator, Wendekreis; 5 Äquator, Wendekreis, Pol; 6 Äquator, Pol, Wendekreis
bot-thumb-centers = wie viele Kommandozentralen gebaut werden
bot-thumb-turrets = wie viele Geschütze für jede Kommandozentrale stehen sollen, bevor die nächste gebaut wird
bot-thumb-wave = wie viele P gespart werden, bevor Jäger starten

## Wohin etwas führt

outlook-lands = Landung in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
 } (Runde { $round }) auf { $place }, über Längengrad { $longitude }: { $why }.
outlook-met = In { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
 } (Runde { $round }) fliegt der feindliche Planet hinein: Dann wählst du den Längengrad.
outlook-faces = In den nächsten Kämpfen zeigt es auf { $cell } und trifft dort mit { $need } oder mehr.
forecast-hits = Treffer auf eine Zentrale beim ersten Überflug, wenn sich sonst nichts ändert
forecast-arrive = Jäger, die ankommen
outlook-aim = Es schießt auf Jäger { $fighter }, die niedrigste Nummer dort, und zerstört ihn mit { $need } oder mehr.
outlook-balance = Nächste Bilanz: { $sign ->
    [minus] −
   *[plus] +
 }{ $change } Kredite.

## Das Protokoll

tell-cells = Die Planeten beginnen in { $first } und { $second }.
tell-start = { $seat ->
    [you] Du würfelst
   *[other] { $seat } würfelt
 } { $own } gegen { $others } und { $seat ->
    [you] fängst
   *[other] fängt
 } an.
tell-tie = Beide würfeln { $die }: noch einmal.
tell-round = Runde { $round }.
tell-built = { $seat ->
    [you] Du baust
   *[other] { $seat } baut
 } { $building ->
    [turret] ein Geschütz
   *[center] eine Kommandozentrale
 } auf { $place }{ $price ->
    [0] , kostenlos.
   *[other] {" "}für { $price } Kredite.
 }
tell-dismantled = { $seat ->
    [you] Du baust
   *[other] { $seat } baut
 } { $building ->
    [turret] das Geschütz
   *[center] die Kommandozentrale
 } auf { $place } für { $refund } Kredite ab.
tell-launched = { $seat ->
    [you] Du startest
   *[other] { $seat } startet
 } Jäger { $fighters } von { $cell }.
tell-ended-building = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
 } fertig gebaut.
tell-plans = Beide planen geheim.
tell-revealed = { $seat }: { $plan }.
plan-built = { $building ->
    [turret] Geschütz
   *[center] Kommandozentrale
 } auf { $place }
plan-dismantled = { $building ->
    [turret] Geschütz
   *[center] Kommandozentrale
 } auf { $place } abgebaut
plan-launched = { $count ->
    [one] ein Jäger gestartet
   *[other] { $count } Jäger gestartet
 }
plan-nothing = nichts Neues
tell-settled = { $seat ->
    [you] Deine Bilanz
   *[other] Bilanz von { $seat }
 }: { $sign ->
    [minus] −
   *[plus] +
 }{ $change } Kredite, jetzt { $credits }; +{ $gained } P, jetzt { $points }{ $lost ->
    [0] .
   *[other] {" "}({ $lost } P über der Grenze verloren).
 }
tell-turret = { $seat ->
    [you] Dein Geschütz
   *[other] Das Geschütz von { $seat }
 } auf { $place } schießt auf Jäger { $fighter }{ $war ->
    [space] {" "}in { $cell }
   *[planet] {""}
 }, Wurf { $die }: { $hit ->
    [yes] zerstört.
   *[no] daneben, nötig war { $need } oder mehr.
 }
tell-pay = { $seat ->
    [you] Du { $sign ->
        [minus] verlierst
       *[plus] bekommst
     }
   *[other] { $seat } { $sign ->
        [minus] verliert
       *[plus] bekommt
     }
 } { $amount } { $resource ->
    [credits] { $amount ->
        [one] Kredit
       *[other] Kredite
     }
   *[points] P
 }.
tell-fighter = { $seat ->
    [you] Dein Jäger { $fighter }
   *[other] Jäger { $fighter } von { $seat }
 } schießt auf { $building ->
    [turret] das Geschütz
   *[center] die Kommandozentrale
 } auf { $place }, Wurf { $die }: { $hit ->
    [yes] Treffer.
   *[no] daneben, nötig war { $need } oder mehr.
 }
tell-hit = { $seat ->
    [you] { $building ->
        [turret] Dein Geschütz
       *[center] Deine Kommandozentrale
     }
   *[other] { $building ->
        [turret] Das Geschütz
       *[center] Die Kommandozentrale
     } von { $seat }
 } auf { $place } ist { $gone ->
    [yes] zerstört.
   *[no] beschädigt.
 }
tell-repaired = Nach den Kämpfen ist aller Schaden behoben.
tell-moved = { $seat ->
    [you] { $count ->
        [one] Dein Jäger
       *[other] Deine Jäger
     }
   *[other] { $seat }: Jäger
 } { $fighters } von { $from } nach { $to }.
tell-landed = { $seat ->
    [you] { $count ->
        [one] Dein Jäger
       *[other] Deine Jäger
     }
   *[other] { $seat }: Jäger
 } { $fighters } { $count ->
    [one] landet
   *[other] landen
 } auf { $place }, über Längengrad { $longitude }: { $why }.
tell-flew = { $seat ->
    [you] { $count ->
        [one] Dein Jäger
       *[other] Deine Jäger
     }
   *[other] { $seat }: Jäger
 } { $fighters } { $count ->
    [one] fliegt
   *[other] fliegen
 } von { $from } zu { $to }.
tell-declined = { $seat ->
    [you] Dein Jäger { $fighters } bleibt
   *[other] { $seat }: Jäger { $fighters } bleibt
 } in { $cell }.
tell-faced = { $seat ->
    [you] Dein Jäger { $fighters } folgt
   *[other] { $seat }: Jäger { $fighters } folgt
 } Längengrad { $longitude }.
tell-planet = { $seat ->
    [you] Dein Planet zieht
   *[other] Der Planet von { $seat } zieht
 } nach { $cell }; Längengrad { $longitude } zeigt zur Sonne.
tell-won = { $seat ->
    [you] Du gewinnst:
   *[other] { $seat } gewinnt:
 } { $how }
tell-drawn = Unentschieden: { $how }

## Warum Figuren tun, was sie tun

why-target = { $because ->
    [closest] Jäger { $fighter } ist der besten Kommandozentrale am nächsten.
    [fewest-moves] Von den nächsten hat Jäger { $fighter } die wenigsten Züge bis zur Kommandozentrale auf seiner Bahn.
    [board-order] Gleich nahe kommen in der Reihenfolge der Felder: zuerst Jäger { $fighter }.
    [lowest-number] Von mehreren gleichen trifft es die niedrigste Nummer.
   *[chosen] Jäger { $fighter } wurde so gewählt.
 }
why-turn = Am Pol kehrt er um.
why-arrival = Auf dem Breitengrad seines Ziels: { $why }.
why-new-target = Auf seiner Bahn steht keine Kommandozentrale mehr. Neues Ziel: { $latitude ->
    [north-pole] Nordpol
    [north-tropic] nördlicher Wendekreis
    [equator] Äquator
    [south-tropic] südlicher Wendekreis
   *[south-pole] Südpol
 } ({ $because ->
    [only] das einzige
    [most-damaged] die meisten beschädigten Gebäude
    [fewest-turrets] die wenigsten Geschütze
    [highest-income] die höchsten Einnahmen
   *[fewest-steps] die wenigsten Schritte
 }, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 }).
why-latitude = { $because ->
    [only] der einzige Breitengrad mit einer Kommandozentrale
    [most-damaged] { $latitude ->
        [north-pole] Nordpol
        [north-tropic] nördlicher Wendekreis
        [equator] Äquator
        [south-tropic] südlicher Wendekreis
       *[south-pole] Südpol
     }, die meisten beschädigten Gebäude
    [fewest-turrets] { $latitude ->
        [north-pole] Nordpol
        [north-tropic] nördlicher Wendekreis
        [equator] Äquator
        [south-tropic] südlicher Wendekreis
       *[south-pole] Südpol
     }, die wenigsten Geschütze
   *[highest-income] { $latitude ->
        [north-pole] Nordpol
        [north-tropic] nördlicher Wendekreis
        [equator] Äquator
        [south-tropic] südlicher Wendekreis
       *[south-pole] Südpol
     }, die höchsten Einnahmen
 }
why-shorter = Kurs { $way ->
    [clockwise] im Uhrzeigersinn
   *[counter] gegen den Uhrzeigersinn
 }, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 } bis zur Kommandozentrale
why-equal = Kurs im Uhrzeigersinn, { $steps ->
    [0] direkt über der Kommandozentrale
   *[other] { $steps } Schritte in beide Richtungen
 }
why-longitude = Kurs auf Längengrad { $longitude }, { $because ->
    [only] der einzige mit einer Kommandozentrale
    [most-damaged] die meisten beschädigten Gebäude
    [fewest-turrets] die wenigsten Geschütze
    [highest-income] die höchsten Einnahmen
   *[incoming] der erste von dort, wo er hereinkam
 }
why-pole = Kurs auf den Pol, seinen Längengrad entlang

## Warum etwas nicht geht

refuse-nothing-asked = Gerade wird niemand etwas gefragt.
refuse-not-asked = Jetzt ist { $seat } dran. Bitte warte.
refuse-center-first = Setze zuerst deine Kommandozentrale.
refuse-turret-first = Setze zuerst dein kostenloses Geschütz.
refuse-free-pieces = Setze zuerst deine kostenlose Kommandozentrale und dein kostenloses Geschütz.
refuse-first-round = In der ersten Runde wird nichts abgebaut.
refuse-occupied = Auf { $field } steht schon ein Gebäude.
refuse-turrets = Du hast { $turrets } Geschütze, mehr gehen nicht.
refuse-class = Du hast schon eine Kommandozentrale auf { $class ->
    [equator] dem Äquator
    [tropic] einem Wendekreis
   *[pole] einem Pol
 }; je Klasse nur eine.
refuse-price = { $building ->
    [turret] Ein Geschütz
   *[center] Eine Kommandozentrale
 } kostet { $price } Kredite; du hast { $credits }.
refuse-launch = Ein Jäger kostet { $price } P; du hast { $points }.
refuse-reserve = { $left ->
    [0] Alle 18 Jäger sind im Spiel.
    [one] Nur einer deiner 18 Jäger ist noch nicht im Spiel.
   *[other] Nur { $left } deiner 18 Jäger sind noch nicht im Spiel.
 }
refuse-only-turrets = Nur Geschütze können abgebaut werden.
refuse-last-center = Die letzte Kommandozentrale bleibt.
refuse-no-turret = Auf { $field } hast du nichts zum Abbauen.
refuse-no-damaged = Auf { $field } stehen nicht zugleich ein heiles und ein beschädigtes Geschütz.
refuse-balance = Du kannst { $credits } Kredite nicht zahlen; baue zuerst Geschütze ab.
refuse-balance-first = Rechne zuerst deine Bilanz ab.
refuse-build-first = Baue, starte Jäger, baue ab oder beende deinen Zug.
refuse-turret-next = Nenne ein Geschütz, das ein Ziel hat und noch nicht geschossen hat.
refuse-target = Das Geschütz auf { $field } schießt auf einen der nächsten Jäger.
refuse-cell = Das Geschütz auf { $field } schießt auf eine Zelle neben deinem Planeten, in der feindliche Jäger sind.
refuse-land-first = Zuerst landet Jäger { $fighter }; wähle einen Längengrad.
refuse-land-one = Nur Jäger { $fighter } muss noch landen; wähle seinen Längengrad.
refuse-decline = Ein Jäger, in den der Planet fliegt, muss landen; wähle einen Längengrad.
refuse-face-first = Zuerst folgt Jäger { $fighter } einem Längengrad.
form-action = Züge schreibt man wie { $actions }, selten wie { $rare }
form-outcome = Würfe schreibt man wie { $outcomes }

## Auf einen Blick

vital-centers = Zentralen
vital-credits = Kredite
vital-points = Punkte (P)
vital-turrets = Geschütze
vital-fighters = Jäger
phase-fights = Kämpfe
phase-movement = Bewegung
phase-balance = Bilanz
phase-building = Bauen
phase-cosmic = Kosmos
conquest = Die letzte Kommandozentrale ist gefallen.
mutual-ruin = Beide haben in denselben Kämpfen die letzte Kommandozentrale verloren.
limit-centers = Nach der letzten Runde stehen hier mehr Kommandozentralen.
limit-income = Nach der letzten Runde bringen gleich viele Kommandozentralen mehr ein.
limit-turrets = Nach der letzten Runde stehen hier mehr Geschütze.
limit-fighters = Nach der letzten Runde sind mehr Jäger und P übrig.
limit-draw = Nach der letzten Runde ist alles gleich.

## Hinweise für die ersten Runden

guide-goal = Du gewinnst, wenn gegenüber keine Kommandozentrale mehr steht. Beide Planeten ziehen weiter und drehen sich jede Runde, darum kommt der Krieg in Wellen.
guide-center = Du darfst je eine Kommandozentrale auf dem Äquator, auf einem Wendekreis und auf einem Pol haben. Jede bringt pro Runde Kredite und 1 P, und aus P werden Jäger.
guide-turret = Ein Geschütz schießt auf Jäger auf seinem Feld und den Feldern daneben, danach auf die Zelle, auf die sein Längengrad zeigt.
guide-turning = Dein Planet dreht sich jede Runde um einen Längengrad: Worauf ein Geschütz jetzt zielt, darauf zielt es nächste Runde nicht mehr.
guide-launch = Ein Jäger kostet 1 P. Er startet in der Zelle deines Planeten und bleibt dort, wenn der Planet weiterzieht.
guide-flight = Schau vor dem Start, wann und wo der Jäger landen würde: Manche Runden bieten kurze Wege, manche lange.
guide-points = Du kannst nur 6 P behalten. Starte Jäger, bevor die Bilanz dir mehr geben würde.
guide-balance = Kommandozentralen bringen ein, Geschütze kosten. Wer nicht zahlen kann, muss Geschütze abbauen.
guide-fights = Zuerst schießen Geschütze auf nahe Jäger, dann in den Weltraum, dann Jäger auf die Gebäude unter ihnen. Zwei Treffer zerstören ein Gebäude.
guide-landing = Der feindliche Planet ist in deine Jäger geflogen: Du wählst den Längengrad, über den sie landen.
guide-passing = Jäger halten über einer Kommandozentrale nicht an: Sie fliegen weiter und kommen nach acht Zügen wieder vorbei.

## Das Spiel in Zahlen

account-launched = Jäger gestartet
account-shot-down = Jäger verloren
account-buildings = Gebäude verloren
account-balance = { $seat ->
    [you] Deine Bilanz
   *[other] Bilanz von { $seat }
 }
account-won = { $how ->
    [conquest] { $loser ->
        [you] Deine letzte Kommandozentrale ist gefallen
       *[other] Die letzte Kommandozentrale von { $loser } ist gefallen
     }: { $seat ->
        [you] Du gewinnst.
       *[other] { $seat } gewinnt.
     }
   *[other] { $how ->
        [limit-centers] Mehr Kommandozentralen
        [limit-income] Mehr Einnahmen
        [limit-turrets] Mehr Geschütze
       *[limit-fighters] Mehr Jäger und P
     } nach der letzten Runde: { $seat ->
        [you] Du gewinnst.
       *[other] { $seat } gewinnt.
     }
 }
account-drawn = { $how ->
    [mutual-ruin] Beide haben in denselben Kämpfen die letzte Kommandozentrale verloren: unentschieden.
   *[limit-draw] Nach der letzten Runde war alles gleich: unentschieden.
 }
account-point-fallen = { $seat ->
    [you] Deine Kommandozentrale
   *[other] Die Kommandozentrale von { $seat }
 } auf { $place } ist gefallen.
account-point-third = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
 } eine dritte Kommandozentrale gebaut.

## Das Spiel in zwei Minuten

howto-1 = Baue auf einer Welt, die sich dreht
howto-1-text = Beide beginnen mit einer Kommandozentrale und einem Geschütz. Kommandozentralen bringen Kredite und P, aus denen Jäger werden; wer keine mehr hat, hat verloren.
howto-2 = Schütze, was überflogen wird
howto-2-text = Ein Geschütz schießt auf Jäger auf seinem Feld und den Feldern daneben, und in den Weltraum, wohin sein Längengrad zeigt. Der Planet dreht sich jede Runde um einen Längengrad.
howto-3 = Starte, wenn der Weg kurz ist
howto-3-text = Ein Jäger kostet 1 P und fliegt geradewegs zur feindlichen Bahn, dann an ihr entlang. Manchmal ist es ein Zug, manchmal sind es sechs: Die Vorschau sagt es dir.
howto-4 = Lande, wo es wehtut
howto-4-text = Fliegt der feindliche Planet in deine Jäger, wählst du den Längengrad. Den Breitengrad bestimmt eine Liste: beschädigte Gebäude, wenige Geschütze, hohe Einnahmen.
howto-5 = Zwei Treffer zerstören ein Gebäude
howto-5-text = Jäger schießen auf das Gebäude unter ihnen, fliegen weiter und kommen nach acht Zügen wieder. Zerstöre die letzte Kommandozentrale und du gewinnst.

preset-printed = Wie gedruckt
preset-printed-about = Ringe mit 8, 12 und 16 Zellen: Die Planeten treffen und trennen sich; höchstens 24 Runden.
preset-first = Ein erstes Spiel
preset-first-about = Drei gleiche Ringe: Jeder Flug dauert drei Runden. Höchstens 16 Runden.
preset-lot = Start nach Los
preset-lot-about = Die Planeten beginnen irgendwo auf ihren Ringen, so kennt niemand die Flugzeiten vorher.
preset-secret = Geheime Pläne
preset-secret-about = Beide bauen zugleich und geheim; die Pläne werden zusammen aufgedeckt.

## Optionen

option-solar_map = Sonnenkarte
option-solar_map-group = Himmel
option-solar_map-about = Die Ringe aus Zellen um die Sonne. Gleiche Ringe sind für ein erstes Spiel leichter.
option-solar_map-rings_8_12_16 = Ringe mit 8, 12 und 16 Zellen
option-solar_map-even_10 = Drei Ringe mit 10 Zellen
option-start_positions = Start der Planeten
option-start_positions-group = Himmel
option-start_positions-about = Wo die Planeten beginnen.
option-start_positions-fixed = Wie gedruckt
option-start_positions-random = Nach Los
option-build_order = Bauen
option-build_order-group = Bauen
option-build_order-about = Wer in einer Runde zuerst baut, oder ob beide geheim planen.
option-build_order-alternate = Abwechselnd
option-build_order-start_player = Immer zuerst, wer das Spiel begonnen hat
option-build_order-secret = Beide geheim
option-landing_list = Wo Jäger landen
option-landing_list-group = Jäger
option-landing_list-about = Was zählt, wenn ein Jäger seinen Landeplatz sucht.
option-landing_list-six = Beschädigte Gebäude zählen
option-landing_list-five = Beschädigte Gebäude zählen nicht
option-polar_landing = Landung für einen Pol
option-polar_landing-group = Jäger
option-polar_landing-about = Wo ein Jäger landet, dessen Ziel ein Pol ist.
option-polar_landing-pole = Auf dem Pol
option-polar_landing-equator = Auf dem Äquator, mit Kurs auf den Pol
option-pole_facing = Kurs vom Pol
option-pole_facing-group = Jäger
option-pole_facing-about = Wer sagt, welchem Längengrad ein Jäger auf einem Pol folgt.
option-pole_facing-list = Die Landeliste
option-pole_facing-free = Wem er gehört
option-retarget = Neue Ziele
option-retarget-group = Jäger
option-retarget-about = Wie ein Jäger ein neues Ziel findet.
option-retarget-closest = Das nächste zuerst
option-retarget-list = Die Landeliste zuerst
option-cosmic_landing = Vom Planeten getroffen
option-cosmic_landing-group = Jäger
option-cosmic_landing-about = Ob ein Jäger landen muss, in den ein Planet fliegt.
option-cosmic_landing-must = Er muss landen
option-cosmic_landing-may = Er darf im Weltraum bleiben
option-turret_shots = Schüsse eines Geschützes
option-turret_shots-group = Geschütze
option-turret_shots-about = In wie vielen Kriegen einer Runde ein Geschütz schießen darf.
option-turret_shots-both = Einer in jedem Krieg
option-turret_shots-one = Einer pro Runde
option-turret_order = Reihenfolge der Geschütze
option-turret_order-group = Geschütze
option-turret_order-about = In welcher Reihenfolge Geschütze schießen.
option-turret_order-board = Nach den Feldern
option-turret_order-owner = Nach Wahl
option-turret_ties = Gleiche Ziele
option-turret_ties-group = Geschütze
option-turret_ties-about = Wer zwischen Jägern entscheidet, die einer Kommandozentrale gleich nahe sind.
option-turret_ties-auto = Eine Liste von Regeln
option-turret_ties-owner = Wem das Geschütz gehört
option-planet_adjacency = Reichweite der Geschütze
option-planet_adjacency-group = Geschütze
option-planet_adjacency-about = Welche Felder ein Geschütz erreicht.
option-planet_adjacency-lines = Entlang der Linien
option-planet_adjacency-diagonals = Auch über Eck
option-stacking = Gebäude auf einem Feld
option-stacking-group = Bauen
option-stacking-about = Wie viele Gebäude auf einem Feld stehen dürfen.
option-stacking-single = Eines
option-stacking-shared = Beliebig viele
option-dismantle = Abbauen
option-dismantle-group = Bauen
option-dismantle-about = Was abgebaut werden darf.
option-dismantle-turrets = Geschütze
option-dismantle-any = Auch Kommandozentralen, nur die letzte nicht
option-damage_memory = Schaden
option-damage_memory-group = Bauen
option-damage_memory-about = Wie lange ein Gebäude beschädigt bleibt.
option-damage_memory-building = Bis es entfernt wird
option-damage_memory-fight = Bis die Kämpfe vorbei sind
option-reward_resource = Belohnungen
option-reward_resource-group = Geld
option-reward_resource-about = Womit Zerstörtes bezahlt wird.
option-reward_resource-P = P
option-reward_resource-credits = Kredite
option-homes = Planeten im Krieg
option-homes-group = Himmel
option-homes-about = Welche Planeten sich bekämpfen. Andere als Erde und Mars brauchen die Karte mit wachsenden Ringen und sind nicht ausgewogen.
option-homes-earth_mars = Erde und Mars
option-homes-earth_ceres = Erde und Ceres
option-homes-mars_ceres = Mars und Ceres
option-start_credits = Kredite zu Beginn
option-start_credits-group = Geld
option-start_credits-about = Die Kredite, mit denen alle beginnen.
option-max_rounds = Runden
option-max_rounds-group = Himmel
option-max_rounds-about = Nach wie vielen Runden das Spiel endet; 0 für keine Grenze.

## Das Brett, gezeichnet und im Terminal

board-seat = Spieler { $seat }
board-title = { title }, { $over ->
    [yes] das Ende
   *[no] Runde { $round }
 }
board-planet = { $ring ->
    [earth] Erde
    [mars] Mars
   *[ceres] Ceres
 }
board-round = { $most ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $most }
 }
board-points = { $points } P
board-lies = { $how ->
    [ahead] { $own ->
        [yes] deine, wie sie in Runde { $round } liegt
       *[no] wie sie in Runde { $round } liegt
     }
    [then] { $own ->
        [yes] deine, dann auf { $cell }
       *[no] dann auf { $cell }
     }
    [moved] ist gerade nach { $cell } gezogen
   *[now] { $own ->
        [yes] deine, auf { $cell }
       *[no] auf { $cell }
     }
 }
board-moments = Welchen Moment die Scheiben zeigen
board-moment = { $moment ->
    [now] jetzt
   *[next] Kämpfe Runde { $round }
 }
board-moment-name = { $moment ->
    [now] Die Planeten, wie sie jetzt liegen
   *[next] Die Planeten, wie sie dann liegen: Kämpfe Runde { $round }
 }
board-moment-shown = { $moment ->
    [now] Die Scheiben zeigen die Planeten, wie sie jetzt liegen.
   *[next] Die Scheiben zeigen die Planeten, wie sie in den nächsten Kämpfen liegen.
 }
board-balance = Nächste Bilanz, Runde { $round }
board-income = Einkommen
board-upkeep = Unterhalt
board-last-round = Letzte Runde: was zählt
board-launch = Start, Landung, Längengrad
board-lands = { $how ->
    [along] auf der Bahn
    [met] Planet trifft ihn
    [never] zu spät zum Landen
   *[straight] geradeaus
 }
board-centers = { $centers ->
    [one] Eine Kommandozentrale
   *[other] { $centers } Kommandozentralen
 }
board-budget = +{ $income }, −{ $upkeep } pro Runde
board-turrets = { $turrets ->
    [one] Ein Geschütz
   *[other] { $turrets } Geschütze
 }
board-fighters = { $fighters } von { $most } Jägern
board-shot = { $kind ->
    [turret] Geschütz auf { $place }: auf Jäger { $fighter }
   *[fighter] Jäger { $fighter }: auf { $place }
 }
board-verdict = { $hit ->
    [yes] Getroffen.
   *[no] Daneben: { $need } oder mehr war nötig.
 }
board-why-not = Warum nicht hier?
board-nothing = nichts
board-tells-planet = { $who } hat { $planet ->
    [earth] die Erde
    [mars] den Mars
   *[ceres] die Ceres
 } auf { $cell }, Längengrad { $longitude } zur Sonne, { $credits ->
    [one] einen Kredit
   *[other] { $credits } Kredite
 } und { $points } P. Kommandozentralen: { $centers }. Geschütze: { $turrets }.
board-tells-fleet = Jäger von { $who }: { $fighters }.
text-side = { $planet } auf { $cell }, { $who }: { $credits ->
    [one] ein Kredit
   *[other] { $credits } Kredite
 }, { $points } P
text-fighters = Jäger: { $fighters }
text-key = C Kommandozentrale, T Geschütz, * beschädigt, ^2 zwei feindliche Jäger darüber. Die Zeile > nennt das Feld, auf das jeder Längengrad zeigt.
