# Was jede Seite umgibt, und was mehrere Seiten sagen.

skip-to-content = Zum Inhalt springen
brand-home = Palisade, Startseite
places = Orte
places-games = Spiele
me-nobody = Du
languages = Sprache

number-group = .
number-point = ,
list-and = { $most } und { $last }

said = { $text }

script-offline = Verbindung unterbrochen. Neuer Versuch …
script-unanswered = Der Server antwortet nicht. Versuch es noch einmal: Nichts geschieht doppelt.

seat-called = Platz { $seat }
bot-random = Bot (zufällig)
bot-easy = Bot (leicht)
bot-medium = Bot (mittel)
bot-hard = Bot (schwer)
bot-beginner = Bot (Anfänger)
bot-casual = Bot (Hobby)
bot-skilled = Bot (geübt)
bot-expert = Bot (Experte)
bot-master = Bot (Meister)
bot-other = Bot ({ $name })
bot-own-does = { $bot }: { $does }
bot-random-does = { bot-random }: macht irgendeinen erlaubten Zug
bot-easy-does = { bot-easy }: denkt einen Schritt voraus
bot-medium-does = { bot-medium }: probiert jeden Zug 100-mal
bot-hard-does = { bot-hard }: probiert jeden Zug 1000-mal und denkt am längsten
bot-level-does = { $bot }: { $figures }
bot-level-alone = { $several ->
    [yes] gewinnt allein { $percent } %
   *[no] gewinnt { $percent } % der Standardpartien
}
bot-level-against = { $many ->
    [yes] schlägt { $other } zu { $seats } in { $percent } % der Partien
   *[no] schlägt { $other } in { $percent } % der Partien
}

how-to-play = So geht’s
how-to-play-game = So geht’s: { $game }
round = Runde
round-number = Runde { $round }
step-number = Schritt { $step }
back-to-table = Zurück zum Tisch
board = Spielplan
beside-board = Neben dem Spielplan
table-tools = Tisch
your-name = Dein Name, wenn du magst
play-on-another-device = Auf einem anderen Gerät spielen
to-home = Zur Startseite
contents = Inhalt
close = Schließen
in-two-minutes = In zwei Minuten
all-rules = Alle Regeln
strong-play = Wenn gut gespielt wird
strong-play-note = Gemessen in Partien der mitgelieferten Bots.
designed-by = Ein Spiel von { $names }.
illustrated-by = Bilder von { $names }.
published-by = Erschienen bei { $names }.
designer-unknown = Von wem das Spiel ist, weiß niemand.

# Links to be passed on.
copy = Kopieren
copied = Kopiert.
share = Teilen
invite = Einladen
come-and-play = Spiel mit: { $game }.
seen-step-by-step = { $game }: ein Spiel, Schritt für Schritt.
