# What stands around a single game: matches, rematches, places.

how-much-is-played = One game or a match
one-game = One game
a-match-of = { $most ->
    [3] A match (best of three)
    [5] A match (best of five)
   *[other] A match (up to { $most } games)
}
fault-no-match = { $game } is not played in matches.
game-of-match = Game { $game } of at most { $most }
game-in-match = Game { $game } of a match
match-score = The match
match-yours = You have won the match.
match-won = { $count ->
    [one] { $who } has won the match.
   *[other] { $who } have won the match.
}
match-you-lead = You lead the match.
match-leads = { $count ->
    [one] { $who } leads the match.
   *[other] { $who } lead the match.
}
match-level = The match is level.
match-drawn = The match is a draw.
match-abandoned = The match was ended without a winner.

next-game = Next game
next-game-comes = Game { $game } of at most { $most } comes next. Everybody keeps their seat.
rematch = Rematch
play-with-other-options = Play again with other options
rematch-set-up-by = { $who } has set up a rematch.
rematch-is-ready = The rematch is ready.
next-game-set-up-by = { $who } has set up the next game.
next-game-is-ready = The next game is ready.
follow-there = Go there
nothing-follows = There is no such game to go on to.
your-seat-is-kept = A seat is kept for you
note-seat-kept = A seat is kept for you

# How everybody did, where more than two played.
all-places = Places
place = Place
place-name = Player
place-score = Score
places-by-rule = The score alone does not decide the places.
