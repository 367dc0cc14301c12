# Die Erzählung: was geschehen ist, gespielt und gesagt.

story-now = Gerade eben
story-last-round = Letzte Runde
story-nothing = Noch ist nichts geschehen.
story-again = Nochmal
story-play = Zeigen
story-skip-mine = Zu meinem Zug
story-skip = Zur Gegenwart
story-speed = Tempo der Erzählung
speed-off = Aus
