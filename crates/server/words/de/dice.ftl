# Die Würfel: was von ihnen versprochen wurde, und ob es gehalten wurde.

fair-dice = Faire Würfel
fair-dice-lead = Die Würfel folgen aus einer geheimen Zahl, die feststeht, bevor sich jemand setzt, und aus dem, was danach jeder Browser am Tisch beisteuert. Du musst uns das nicht glauben: Hier steht, wie es geht und was es nicht versprechen kann. Das <log>Würfelbuch</log> zeigt es für jeden Tisch.
in-english = Der Text unten ist auf Englisch.

title-dice = Würfel: { $game }
the-dice = Die Würfel
dice-brought-in = Dieses Spiel stammt aus einer Aufzeichnung; von seinen Würfeln wurde hier nichts versprochen.
the-promise = Das Versprechen
dice-promise = Der Startwert dieser Würfel wurde gewählt, bevor jemand das Formular für diesen Tisch geöffnet hat. Das Formular zeigte seinen Fingerabdruck; erst dann hat der Browser jeder Person eigene Zufallszahlen beigesteuert. Jeder Wurf folgt aus dem Startwert, diesen Zahlen und dem Namen des Wurfs, deshalb kann ihn weder der Server noch jemand am Tisch aussuchen. Wenn das Spiel aus ist, wird der Startwert verraten, und jeder Wurf lässt sich nachrechnen. <scheme>Das ganze Verfahren</scheme>
fingerprint-of-seed = Fingerabdruck des Startwerts
dice-promised = Er steht in Zeile <line>{ $line }</line> des Würfelbuchs. Es sagt von jedem Tisch, ob sein Spiel begonnen und beendet wurde.
dice-older-than-log = Dieser Tisch ist älter als das Würfelbuch oder stammt aus einer Aufzeichnung, deshalb steht er nicht darin.
dice-added = Was am Tisch beigesteuert wurde
dice-nothing-added = Nichts: Die Würfel folgen allein aus dem Startwert des Servers.
dice-seat = Platz { $seat } in der Aufzeichnung
dice-given = beigesteuert; zu sehen, wenn das Spiel beginnt
dice-who-sits-where = Wer wo sitzt
dice-lots = Die Plätze wurden ausgelost, mit dem Wurf seats#0 aus demselben Startwert. Nummeriert wird in der Reihenfolge der Liste beim Eröffnen des Tisches.
dice-lot = Platz { $seat } ging an Nummer { $number }.
dice-when-over = Wenn das Spiel aus ist, stehen hier der Startwert und die Prüfung jedes Wurfs.
the-check = Die Prüfung
the-seed = Der Startwert
dice-all-follow = { $count ->
    [0] Es wurde nicht gewürfelt.
    [one] Der einzige Wurf folgt aus dem versprochenen Startwert.
   *[other] Alle { $count } Würfe folgen aus dem versprochenen Startwert.
}
dice-unfair = Trau diesen Würfeln nicht.
draws = Würfe
step = Schritt
draw = Wurf
numbers = Zahlen
outcome = Ergebnis
check = Prüfung
draw-good = ✓ gut
draw-wrong = ✗ FALSCH
draw-unknown = nicht geprüft
draws-legend = Die Zahl 6:3 ist der Wert 3 von sechs Werten, 0 bis 5. Die Schritte sind gezählt wie in der Aufzeichnung.
check-it-yourself = Prüf selbst nach
verify-with-python = Nimm die <record>Aufzeichnung des Spiels</record> und das <verifier>Prüfprogramm</verifier>, ein kurzes Programm in Python 3.11, das du lesen kannst und das nichts von diesem Server weiß. Dann starte es in dem Ordner, in dem beide liegen:
command = Befehl
verify-more = Es sagt, was es nicht prüfen konnte. Gib ihm vor der Datei, was du aufgehoben hast – den Fingerabdruck mit <code>--commitment</code>, den Beitrag deines Browsers mit <code>--entropy</code> –, dann prüft es auch das. Es gibt auch eines <node>für Node.js</node>, mit <module>seinem Modul</module> daneben, und nach <scheme>dem Text des Verfahrens</scheme> kannst du selbst eins schreiben.

check-other-dice = Gespielt wurde mit anderen Würfeln als denen, deren Fingerabdruck dir gezeigt wurde
check-not-added = Was dieses Gerät beigesteuert hat, steckt nicht in den Würfeln
check-same-fingerprint = Der Fingerabdruck ist der, den du gesehen hast.
check-added = Was dein Browser beigesteuert hat, steckt in den Würfeln.
check-draws = Jeder Wurf folgt aus dem Startwert (insgesamt #).
check-logged = Das Würfelbuch führt genau dieses Spiel auf und wurde nicht geändert, seit du dich gesetzt hast.
check-nothing-kept = Dieses Gerät hat beim Eröffnen des Spiels nichts aufgehoben, deshalb hat es nur die Würfe geprüft.
check-checked = ✓ Auf diesem Gerät geprüft.
check-broken = Trau diesen Würfeln nicht. Dieses Gerät findet:
check-failed = Die Würfel konnten auf diesem Gerät nicht geprüft werden. Lade die Seite neu, um es noch einmal zu versuchen.

unfair-no-commitment = die Aufzeichnung nennt keinen Fingerabdruck, also lassen sich ihre Würfel nicht prüfen
unfair-not-revealed = der Startwert wurde nicht verraten, also lässt sich kein Wurf prüfen
unfair-other-seed = der Startwert ist nicht der, der versprochen war, also lässt sich kein Wurf prüfen
unfair-entropy = was Platz <code>{ $seat }</code> beigesteuert haben soll, ist fehlerhaft, oder dort sitzt kein Mensch
unfair-seats = die Plätze heißen <code>{ $noted }</code> statt <code>{ $printed }</code>, und unter anderen Namen fallen andere Würfel
unfair-cut-off = der Startwert wurde verraten, aber das Spiel ist nicht aus: Die letzten Schritte fehlen, oder er wurde zu früh verraten
unfair-unnamed = in Schritt { $step } steht neben dem Ergebnis <code>{ $token }</code> kein Wurf, also lässt es sich nicht prüfen
unfair-count = in Schritt { $step } müsste der Wurf <code>{ $draw }</code> die Nummer { $due } haben
unfair-number = in Schritt { $step }, Wurf <code>{ $draw }</code>, ist die Zahl an Stelle { $place } { $noted }, und der Startwert ergibt { $made }
unfair-numbers = in Schritt { $step }, Wurf <code>{ $draw }</code>, folgt das Ergebnis nicht aus den Zahlen
unfair-step = Schritt { $step }, <code>{ $line }</code>, kann dort nicht stehen
unfair-result = das Ergebnis der Aufzeichnung ist nicht das, zu dem ihre Schritte führen
unfair-closing = die Aufzeichnung wurde nach dem Abschluss verändert: Ihr Schlusswert ist <code>{ $made }</code>, nicht <code>{ $noted }</code>
unfair-promised = das Würfelbuch verspricht <code>{ $promised }</code>, und die Aufzeichnung führt zu <code>{ $noted }</code>
unfair-missing = das Würfelbuch nennt Versprechen, Beginn und Ende dieses Spiels nicht
unfair-dropped = das Würfelbuch sagt in Zeile { $line }, dass dieser Tisch gelöscht wurde, bevor das Spiel aus war
unfair-log-line = das Würfelbuch wurde in Zeile { $line } oder davor verändert
unfair-log-form = was der Server als Würfelbuch ausgibt, ist keines
unfair-form = die Aufzeichnung hat nicht die Form einer Aufzeichnung

the-dice-log = Das Würfelbuch
dice-log-lead = Hier werden die Würfel jedes Tisches festgelegt, bevor jemand ihren Fingerabdruck sieht, und verraten, wenn das Spiel aus ist. Die Prüfsumme jeder Zeile deckt alle Zeilen davor ab, deshalb lässt sich später nichts ändern oder weglassen. <scheme>Wie die Würfel fair bleiben</scheme>
dice-log-empty = Noch keine Zeile: Die erste schreibt der erste Tisch.
dice-log-lines = { $count ->
    [one] Seine einzige Zeile
   *[other] Seine { $number } Zeilen
}
dice-log-text = Für Programme: <text>diese Zeilen als Text</text>, tausend auf einmal.
dice-log-counts = Was aus den Tischen wurde
dice-log-begun = begonnen, noch nicht zu Ende
dice-log-over = zu Ende, Startwert verraten
dice-log-deleted = gelöscht, Startwert verraten
dice-log-promised = versprochen, noch kein Spiel
earlier = Frühere
later = Spätere
