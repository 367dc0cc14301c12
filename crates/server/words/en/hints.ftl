# Hints: what the choices are worth to a bot, for whoever asks. Names of choices are the game's words.

# The button, and what stands beside it.
hint = Hint
hint-note = Everybody sees that you asked.
hint-note-alone = The log notes that you asked.
# What the numbers come to.
hint-best = Best: { $choice }.
hint-close = { $choices }: too close to call.
hint-many-close = { $count } choices lead, too close to call.
hint-all-close = All choices are too close to call.
hint-all = All numbers
# What the numbers are.
hints-alone = Wins of 100, as our strongest bot sees it
hints-among = Chances to win of 100, as our strongest bot sees it
hints-mean = The bot sees what you see. It plays on better than most of us, so your own chance may be lower. It is for this move only.
hints-margin = The number after ± says how far its tries lie apart; a choice without one was judged at a glance.
hint-margin = { " " }± { $margin }
hints-first-steps = Your answer has several steps; the numbers are for the first of them.
hints-more = { $count ->
    [one] 1 more choice
   *[other] { $count } more choices
}
# Where there is none.
hint-no-judge = No bot can judge the game as it was set up here.
refused-hints-off = This table was opened without hints.
refused-no-choice = You have nothing to choose now, so there is nothing to hint at.
# The end of the game.
with-hints-alone = { $count ->
    [one] Played with 1 hint.
   *[other] Played with { $count } hints.
}
with-hints-of = { $count ->
    [one] { $who } played with 1 hint.
   *[other] { $who } played with { $count } hints.
}
# When a table is opened.
hints-allowed-here = Hints
hints-allowed = Allowed: a bot says what each choice wins, and everybody sees who asks
hints-not-allowed = Not allowed
