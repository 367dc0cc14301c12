# Die Startseite: Spiele und die eigenen Tische.

title-home = Der offene Tisch
home-title = Fünf Spiele ums Durchhalten.
home-lead = Such dir eins aus, verschick den Link, spiel los. Ohne Konto und mit Würfeln, die du nachprüfen kannst.
home-verifier = Das Programm, das unsere Würfel prüft
play = Spielen
players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
players-from-to = { $least } bis { $most } Personen

my-tables = Meine Tische
all-tables = Alle { $count } Tische
tables-in-all = { $count ->
    [one] Ein Tisch. Wo du dran bist, steht vorn.
   *[other] { $count } Tische. Wo du dran bist, steht vorn.
}
pages = Seiten
page-of = Seite { $page } von { $pages }
page-newer = Neuere
page-older = Ältere
got-a-link = Hast du einen Link oder Code?
go-there = Dorthin
code-leads-nowhere = Das führt hier an keinen Tisch. Kopier den ganzen Link noch einmal, oder bitte um einen neuen.
no-tables = Noch keine. Tische, an die du dich setzt, erscheinen hier, in diesem Browser.
promise-rules = Der Tisch kennt die Regeln
promise-rules-note = Jede Regel hat eine Nummer, und der Tisch nennt sie, wo es darauf ankommt.
promise-undo = Züge zurücknehmen
promise-undo-note = Bis neu gewürfelt oder ein Geheimnis gelüftet wird.
promise-dice = Würfel zum Nachprüfen
promise-dice-note = Vor dem Spiel versprochen, danach gezeigt.

your-turn = Du bist dran
waiting = Wartet
won = Gewonnen
over = Vorbei
kept = Aufgehoben
go-move = Ziehen
go-open = Öffnen
go-look = Ansehen
go-to-table = { $go }: { $game }, { $note }
note-over = Vorbei in Runde { $round }: { $cause }
note-ended-by-operator = von der Serverleitung beendet
note-waits-for-players = Wartet auf Mitspielende
note-newer = Mit einer neueren Version weitergespielt

just-now = gerade eben
minutes-ago = vor { $count } Min.
hours-ago = vor { $count } Std.
yesterday = gestern
days-ago = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
}
