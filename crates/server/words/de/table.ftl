# Ein Tisch: was gefragt ist, die Züge, die Plätze.

title-over = Vorbei: { $game }
title-your-move = Du bist dran: { $game }
table = Tisch

what-to-do-now = Was jetzt zu tun ist
waiting-for = Warten auf { $who }.
game-is-over = Das Spiel ist aus.
begins-when-full = Es geht los, sobald alle Plätze besetzt sind.
one-moment = Einen Moment.
revealed-together = Alle Züge werden gleichzeitig aufgedeckt.
choose-what-goes-there = Wähle, was dorthin kommt.
undo = Rückgängig
undo-last-step = Den letzten Schritt zurücknehmen
undo-rests = Bis der Zufall entscheidet oder ein Geheimnis ans Licht kommt.
undo-rests-open = Bis der Zufall entscheidet.

taken-so-far = In der Hand
what-to-take-up = Was du nehmen kannst
piece-costs = { $piece }, { $price }
piece-rests = { $piece }, jetzt nicht: { $reason }
piece-of-several = { $piece }, davon { $count }
piece-not-there = { $piece }, dort nicht
put-it-down = { $piece }: zurücklegen
piece-on-place = { $piece } auf { $place }
place-choose = { $place }: wähle, was dorthin kommt
not-allowed-now = Jetzt nicht erlaubt
where-pieces-go = Wohin die Teile kommen
slot-target = { $slot }: { $piece }, { $meant }
slot-label = { $slot } { $meant }: { $does }
slot-label-warned = { $slot } { $meant }, { $warning }: { $does }
slot-instead = stattdessen { $meant }
slot-put = { $piece } hierher legen
slot-exchange = { $piece } hierher legen und { $other } herausnehmen
slot-take-out = { $piece } herausnehmen
turn = Drehen
mirror = Spiegeln

preview = Was der Zug bewirken würde
preview-empty = Zeig auf einen Zug, um zu sehen, was er bewirkt.
preview-nothing-more = Mehr geschieht vorerst nicht.
preview-nothing = Nichts, was sich vorher sagen lässt.
preview-drawn = auf dem Brett gezeichnet
preview-hidden = Der Rest hängt davon ab, was du nicht sehen kannst.
preview-chance = Dann entscheidet der Zufall.

moves = Züge
count-of-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
nothing-to-choose = Für dich gibt es gerade nichts zu wählen.
type-a-move = Zug eintippen
play-it = Spielen
give-up = Aufgeben
give-up-as = Aufgeben als { $seat }
give-up-for-good = Es gibt kein Zurück.
give-up-yes = Ja, aufgeben
giving-up-bot-plays-on = Ein Bot spielt für dich weiter, und du kannst nicht mehr gewinnen: Die anderen machen das Spiel unter sich aus.
giving-up-loses = Das Spiel endet, und du hast es verloren.
giving-up-ends = { $count ->
    [one] Das Spiel endet, und { $who } gewinnt.
   *[other] Das Spiel endet, und { $who } gewinnen.
}
you-gave-up = Du hast Platz { $seat } aufgegeben. Dort spielt ein Bot weiter und kann nicht gewinnen.
last-to-hold-out = Alle anderen haben aufgegeben: Beende das Spiel, und du gewinnst.
end-the-game = Spiel beenden

keys = Tasten
key-digits = 1 bis 9
key-digits-does = ein Teil nehmen, dann wählen, wohin es kommt
key-letters = T, M
key-letters-does = drehen oder spiegeln, worauf du zeigst
key-look = L
key-look-does = zeigen, was das nächste Teil auf dem Spielplan abdeckt
key-arrows = Pfeile
key-arrows-does = auf dem Spielplan von Ort zu Ort gehen
key-enter = Enter
key-enter-does = spielen, was ausgewählt ist
key-escape = Esc
key-escape-does = zurücklegen oder eine Bewegung beenden
key-tab = Tab
key-tab-does = alles der Reihe nach durchgehen
press-forced = Schritte, die nichts entscheiden, drücke ich selbst
keys-alone = Einzelne Ziffern und Buchstaben als Tastenkürzel

guide = Einführung
guide-next = Weiter
guide-got-it = Verstanden
guide-skip = <rest>Einführung </rest>überspringen

seat-to-move = überlegt
seat-at-work = überlegt
seat-finished = bereit
seat-has-given-up = hat aufgegeben, kann nicht gewinnen
seat-gave-up = hat aufgegeben
seat-you = du
seat-free = frei
look-from = Blick von der Seite von
you-watch = Du schaust zu.
vital-would = wäre
vital-of = /{ $of }
phases = Phasen der Runde
standings = Wie es allen geht
seat-away = abwesend
seat-waits = wartet
link-for-watching = Link zum Zuschauen
seed-is-promised = Die Würfel folgen aus einem geheimen Startwert, der am Ende gezeigt wird. Sein SHA-256: <code>{ $hash }</code> <meaning>Was heißt das?</meaning>
seats-by-lot = Die Plätze wurden ausgelost.
others-may-call-a-bot = Wenn jemand länger nicht da ist ({ $time }), dürfen die anderen einen Bot holen. Zurückkommen geht jederzeit.
no-time-limit = Ohne Zeitlimit.
tell-me = Sag mir, wenn ich dran bin
send-this-link = Schick diesen Link an die Person für { $seat }
code-or-new-link = QR-Code oder neuer Link
link-of-seat-as-code = Der Link zu { $seat } als QR-Code
new-link = Neuen Link machen
old-link-ends = Der alte Link gilt dann nicht mehr.
your-seat-is-ready = Dein Platz ist bereit
sit-down = Hinsetzen

bot-plays-for-you = { $bot } spielt für dich.
take-seat-back = Platz zurücknehmen
away-for = { $who } ist schon länger nicht da ({ $time } oder mehr).
call-in-a-bot = Einen Bot für { $seat } spielen lassen
let-a-bot-play = Einen Bot spielen lassen
bot-for-a-while = Eine Weile einen Bot spielen lassen
hand-over-seat = Dem Bot übergeben: { $seat }
free-the-seat = Platz freimachen
give-seat-away-hint = Für ein anderes deiner Geräte gibt es einen Link auf <page>deiner Seite</page>. Dieser hier gibt den Platz weiter:
give-seat = Diesen Platz weitergeben: { $seat }

cover-hand-to = Gib das Gerät weiter an { $person }.
cover-who = Wer schaut gerade?
cover-nothing-secret = Auf dem Bildschirm ist jetzt nichts Geheimes.
cover-i-am = Ich bin { $person }
cover-you-are = Du bist <b>{ $person }</b>
cover-hand-over = Weitergeben
