# Tipps: was die Möglichkeiten einem Bot wert sind, für die, die fragen.

hint = Tipp
hint-note = Alle sehen, dass du gefragt hast.
hint-note-alone = Im Protokoll steht, dass du gefragt hast.
hint-best = Am besten: { $choice }.
hint-close = { $choices }: zu knapp für ein Urteil.
hint-many-close = { $count } Möglichkeiten liegen vorn, zu knapp für ein Urteil.
hint-all-close = Zwischen allen Möglichkeiten ist es zu knapp für ein Urteil.
hint-all = Alle Zahlen
hints-alone = Siege von 100, wie unser stärkster Bot es sieht
hints-among = Gewinnchancen von 100, wie unser stärkster Bot es sieht
hints-mean = Der Bot sieht, was du siehst. Er spielt besser weiter als die meisten von uns, deine eigene Chance kann also kleiner sein. Es gilt nur für diesen Zug.
hints-margin = Die Zahl hinter ± sagt, wie weit seine Versuche auseinanderliegen; was keine hat, ist auf den ersten Blick beurteilt.
hint-margin = { " " }± { $margin }
hints-first-steps = Deine Antwort hat mehrere Schritte; die Zahlen gelten für den ersten.
hints-more = { $count ->
    [one] 1 weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}
hint-no-judge = Kein Bot kann das Spiel so beurteilen, wie es hier aufgebaut ist.
refused-hints-off = Dieser Tisch wurde ohne Tipps eröffnet.
refused-no-choice = Du hast gerade nichts zu entscheiden, also gibt es keinen Tipp.
with-hints-alone = { $count ->
    [one] Gespielt mit 1 Tipp.
   *[other] Gespielt mit { $count } Tipps.
}
with-hints-of = { $count ->
    [one] { $who } hat mit 1 Tipp gespielt.
   *[other] { $who } hat mit { $count } Tipps gespielt.
}
hints-allowed-here = Tipps
hints-allowed = Erlaubt: Ein Bot sagt, was jede Möglichkeit wert ist, und alle sehen, wer fragt
hints-not-allowed = Nicht erlaubt
