# Was um eine einzelne Partie herum steht: Matches, Revanchen, Plätze.

how-much-is-played = Eine Partie oder ein Match
one-game = Eine Partie
a-match-of = { $most ->
    [3] Ein Match (best of three)
    [5] Ein Match (best of five)
   *[other] Ein Match (bis zu { $most } Partien)
}
fault-no-match = { $game } wird nicht als Match gespielt.
game-of-match = Partie { $game } von höchstens { $most }
game-in-match = Partie { $game } eines Matches
match-score = Das Match
match-yours = Du hast das Match gewonnen.
match-won = { $count ->
    [one] { $who } hat das Match gewonnen.
   *[other] { $who } haben das Match gewonnen.
}
match-you-lead = Du führst im Match.
match-leads = { $count ->
    [one] { $who } führt im Match.
   *[other] { $who } führen im Match.
}
match-level = Im Match steht es unentschieden.
match-drawn = Das Match endet unentschieden.
match-abandoned = Das Match wurde ohne Sieger beendet.

next-game = Nächste Partie
next-game-comes = Als Nächstes kommt Partie { $game } von höchstens { $most }. Alle behalten ihren Platz.
rematch = Revanche
play-with-other-options = Mit anderen Optionen noch einmal spielen
rematch-set-up-by = { $who } hat eine Revanche vorbereitet.
rematch-is-ready = Die Revanche ist bereit.
next-game-set-up-by = { $who } hat die nächste Partie vorbereitet.
next-game-is-ready = Die nächste Partie ist bereit.
follow-there = Dorthin
nothing-follows = So geht es nach dieser Partie nicht weiter.
your-seat-is-kept = Dein Platz ist für dich frei gehalten
note-seat-kept = Dein Platz ist frei gehalten

all-places = Plätze
place = Platz
place-name = Wer
place-score = Punkte
places-by-rule = Die Punkte allein entscheiden nicht über die Plätze.
