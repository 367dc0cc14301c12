# Was schiefging: ein Satz und der Ausweg.

number-of-request = Nummer der Anfrage: <code>{ $number }</code>
nothing-has-changed = Es hat sich nichts geändert.

no-page = Diese Seite gibt es nicht.
all-games-at-home = Alle Spiele findest du auf der Startseite.
no-game = Das Spiel „{ $game }“ gibt es hier nicht.
no-game-but = Das Spiel „{ $game }“ gibt es hier nicht. Meinst du { $near }?
no-rule = Diese Regel gibt es in { $game } nicht.
all-rules-on-their-page = Alle Regeln stehen auf ihrer Seite.
cannot-do-that = Das kann diese Seite nicht.
go-back-home = Geh zurück zur Startseite.
too-much = Das ist mehr, als in ein Formular passt.
too-much-hint = Kürze deine Eingabe und versuch es noch einmal.
no-form = Die Seite hat kein Formular geschickt.
no-form-hint = Benutze das Formular auf der Seite.
other-site = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
other-site-hint = Benutze das Formular auf der Seite selbst; ein Proxy muss Host und Origin weitergeben.
too-many = Zu viele Anfragen auf einmal.
too-many-hint = Warte ein paar Sekunden und versuch es noch einmal.
other-host = Auf den Namen in dieser Adresse hört dieser Server nicht.
other-host-hint = Nimm die Adresse, die du bekommen hast. Wer den Server betreibt, kann mit --allowed-host einen Namen ergänzen.
took-too-long = Das hat zu lange gedauert.
load-the-table = Lade den Tisch neu: Was er zeigt, ist gespeichert.
our-fault = Bei uns ist etwas schiefgegangen.
our-fault-hint = Lade den Tisch neu: Was er zeigt, ist gespeichert. Passiert es wieder, gib die Nummer unten an die Serverleitung weiter.
cannot-be-done = Das geht nicht.
go-back-and-try = Geh zurück zur Seite und versuch es noch einmal.
use-the-form = Geh zurück und benutze das Formular, wie es ist.
form-lacks = Im Formular fehlt das Feld <code>{ $field }</code>.
form-cannot-be = Das Feld <code>{ $field }</code> kann nicht <code>{ $value }</code> sein.
form-commitment = Das Feld <code>commitment</code> muss der Fingerabdruck sein, den die Seite gezeigt hat.
form-entropy = In das Feld <code>entropy</code> gehören 1 bis 64 hexadezimale Ziffern in Kleinbuchstaben.
form-entropy-alone = Das Feld <code>entropy</code> zählt nur zusammen mit <code>commitment</code>, dem Fingerabdruck, für den es gemacht wurde.
form-unreadable = Das Formular lässt sich nicht lesen.
form-adds-and-sits = Nur wer am Tisch sitzt, steuert etwas zu den Würfeln bei.
form-branch-step = Weiterspielen kannst du nur von einem Schritt vor dem letzten.
form-other-dice = Dieses Formular wurde für andere Würfel gemacht.
form-other-dice-hint = Es ist nichts geschehen. Lade den Tisch neu und setz dich dort hin.
choose-another-bot = Nimm einen anderen Bot.

no-cookies = Dein Browser behält keine Cookies von dieser Website.
no-cookies-hint = Es ist nichts geschehen. Ohne Cookie erkennt dich der Tisch nicht wieder: Erlaube Cookies für diese Website, lade die Seite neu und schick sie noch einmal ab.
uninvited-hint = Deshalb kannst du nur zuschauen. Ohne Cookie erkennt dich der Tisch nicht wieder: Erlaube Cookies für diese Website und öffne deinen Link noch einmal.
nobody-known = In diesem Browser kennen wir dich noch nicht.
nobody-known-hint = Setz dich zuerst an einen Tisch.
not-yours = Dieser Platz gehört dir nicht.
not-yours-hint = Öffne den Tisch in dem Browser, mit dem du dich gesetzt hast, oder bitte um einen Link zu einem freien Platz.
other-at-screen = Der Bildschirm gehört gerade einem anderen Platz.
other-at-screen-hint = Es ist nichts geschehen. Sag, wer du bist, und wähle neu.
invitation-not-valid = Diese Einladung gilt nicht.
invitation-not-valid-hint = Kopiere den ganzen Link noch einmal oder bitte um einen neuen.
seat-taken = Dort hat sich schon jemand anderes hingesetzt.
seat-taken-hint = Du kannst zuschauen.
seat-not-free = Dieser Platz ist für dich nicht frei.
seat-not-free-hint = Bitte um einen Link zu einem freien Platz.
link-for-other-device = Dieser Link ist für das andere Gerät.
link-for-other-device-hint = Öffne ihn dort, oder halte dessen Kamera auf den Code. Er gilt noch.
link-spent = Dieser Link gilt nicht mehr.
link-spent-hint = Er gilt einmal und zehn Minuten lang. Mach auf dem anderen Gerät einen neuen.
change-the-name = Geh zurück, ändere den Namen und versuch es noch einmal.
name-long = Ein Name hat höchstens { $most } Zeichen, und dieser hat { $count }.
name-unseen = In einem Namen darf { $sign } nicht stehen: Man sieht es nicht, oder es verändert den Text ringsum. Lass es weg.
name-marks = Ein Name hat höchstens { $most } Zeichen über oder unter einem Buchstaben.
name-empty = Ein Name hat mindestens ein Zeichen, das man sieht.

no-table = Diesen Tisch gibt es nicht.
no-table-hint = Prüf die Adresse, oder bitte noch einmal um den Link. Deine eigenen Tische findest du auf der Startseite.
table-deleted = Dieser Tisch wurde gelöscht.
table-deleted-hint = Er hat eine Woche auf Mitspielende gewartet, oder das Spiel war schon lange aus. Deine anderen Tische findest du auf der Startseite.
table-busy = An diesem Tisch ist gerade viel los.
in-a-moment = Versuch es gleich noch einmal.
not-played-here = Diese Version spielt { $game } nicht.
not-played-here-hint = Der Tisch bleibt aufgehoben. Eine Version, die das Spiel kennt, kann ihn öffnen.
newer-release = Dieser Tisch wurde mit einer neueren Version weitergespielt.
newer-release-hint = Der Tisch bleibt aufgehoben. Die neuere Version kann ihn öffnen.
record-when-over = Die Aufzeichnung gibt es, wenn das Spiel aus ist.
record-when-over-hint = In ihr steht, was man vorher nicht wissen darf.
replay-steps = Das Spiel hat { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
}.
replay-from-beginning = Geh zurück zum Anfang der Wiederholung.

database-busy = Die Datenbank des Servers ist beschäftigt.
server-stops = Der Server fährt gerade herunter.
not-stored = Das konnte nicht gespeichert werden.
disk-full = Die Festplatte des Servers ist voll.
database-moved = Die Datenbank des Servers wurde verschoben.
database-damaged = Die Datenbank des Servers ist beschädigt.
not-stored-again = Lade den Tisch neu: Was er zeigt, ist gespeichert. Dann versuch es noch einmal.
not-stored-later = Was gespeichert ist, ist sicher. Neue Züge gehen wieder, sobald die Serverleitung das behoben hat.

refused-stale = Am Tisch ging es weiter, seit du diese Seite geladen hast.
refused-stale-hint = Es ist nichts geschehen. Schau noch einmal und wähle neu.
refused-malformed = <code>{ $token }</code> ist kein Zug.
refused-unread = <code>{ $token }</code> ist kein Zug: { $reason }.
refused-illegal = <code>{ $token }</code> ist nicht erlaubt ({ $rule }).
refused-dice = Über <code>{ $token }</code> entscheidet der Zufall.
refused-not-asked = <code>{ $token }</code> kann gerade nicht gespielt werden: Dieser Platz hat nichts zu wählen.
refused-whose = Schreib den Platz vor <code>{ $token }</code>, denn mehrere sind gefragt: <code>{ $example }:{ $token }</code>.
refused-other-seat = <code>{ $token }</code> ist ein Zug eines anderen Platzes.
refused-no-seat = Diesen Platz gibt es nicht.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-begun = Das Spiel hat begonnen, deshalb stehen die Würfel fest.
refused-not-over = Das Spiel ist noch nicht aus.
refused-resigned = Dieser Platz hat aufgegeben.
refused-bot-plays = Auf diesem Platz spielt ein Bot. Nimm den Platz zuerst zurück.
refused-no-bot = Auf diesem Platz spielt kein Bot.
refused-parted = Was auf <code>{ $token }</code> folgen kann, zeigt sich erst danach: Schick den Rest einzeln.
refused-undo = { $asked ->
    [one] Ein Schritt lässt sich nicht zurücknehmen
   *[other] { $asked } Schritte lassen sich nicht zurücknehmen
}, sondern { $offered ->
    [0] keiner
    [one] einer
   *[other] { $offered }
}.
refused-entropy-given = Dieser Platz hat schon etwas zu den Würfeln beigesteuert.
refused-not-away = Es ist noch zu früh, für diesen Platz einen Bot zu holen.
refused-otherwise = Das nimmt der Tisch nicht an.

# The interface for programs. $reason comes in English from the reader of JSON.
api-description = Was sich wie erfragen lässt, steht in /api/v1/openapi.json.
api-no-json = Geschickt werden muss JSON, mit dem Inhaltstyp application/json.
api-unread = Das Geschickte ließ sich nicht lesen.
api-malformed = Das Geschickte ist nicht lesbar: { $reason }.
api-no-token = Sag, wer du bist: Schick dein Zugangswort im Header Authorization mit.
