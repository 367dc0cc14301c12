# The log, the end of a game, and its replay.

log = Log
log-of = Log: { $game }
log-newest-first = Log, newest first
newest-first = Newest first
log-older = { $count ->
    [one] 1 older line
   *[other] { $count } older lines
}
log-sat = { $name } sits down.
log-somebody-sat = Somebody sits down.
log-began = The game begins.
log-took-back = { $count ->
    [one] The last step is undone.
   *[other] The last { $count } steps are undone.
}
log-took-something-back = A step is undone.
log-gave-up = Gives up and cannot win any more. A bot plays on.
log-gave-up-over = Gives up. The game is over.
log-game-given-up = The game is given up.
log-bot-plays-on = { $bot } plays on.
log-bot-called-in = Was away, so { $by } called in a bot: { $bot }.
log-person-plays-on = A person takes over from the bot.
log-hinted = Asks for a hint.
log-operator-ended = { ended-by-operator } Nobody has won.

# Why a game ended that somebody gave up; then, of a game that its rules ended, who could not win.
cause-given-up = given up
cause-gave-up = { $count ->
    [one] { $who } gave up
   *[other] { $who } gave up
}
gave-up-could-not-win = { $count ->
    [one] { $who } gave up before and could not win.
   *[other] { $who } gave up before and could not win.
}

# How it ended.
ended-by-operator = The operator has ended the game.
ended-for-everybody = nobody has won
ended-in-a-draw = A draw.
you-have-won = You have won.
you-have-lost = You have lost.
game-is-won = The game is won.
game-is-lost = The game is lost.
winners-won = { $count ->
    [one] { $who } has won.
   *[other] { $who } have won.
}
how-it-ended = How it ended
rounds = Rounds
decisions = Decisions
score-of = Score of { $name }
replay = Replay
record = Record of the game
check-the-dice = Check the dice
play-again = Play again
seed-of-dice = Seed of the dice: <code>{ $seed }</code>
turning-points = Turning points
round-by-round = Round by round
round-replay = Round { $round }, replay
total = Total

# The replay.
title-replay = Replay { $step }/{ $steps }: { $game }
replay-round = Replay, round { $round }
steps = Steps
step-of = Step { $step } of { $steps }
step-first = First
step-back = Back
step-next = Next
step-last = Last
beginning-of-game = The game begins.
looking-back-round = Looking back, round { $round }
go-to-step = Go to the step
play-steps = Play
pause-steps = Pause
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
replay-keys = <key>←</key> <key>→</key> step, <key>Space</key> play
look-back = Look back
play-on-note = A new table starts from this step, with new dice.
choose-who-plays = Choose who plays
play-on-not-here = The game is over here; go back a step to play on.
position-line = Position line

# The rules of a game.
rules-lead = Every rule has a number, and the table cites it wherever it matters.
for-experts = For experts
for-experts-note = Sources, rulings, components, notation and options.
sources = Where the rules come from
source-rulebook = The rulebook
source-in-part = The rulebook, with details from elsewhere
source-public = Another public source
source-house = Our own ruling, where the rulebook is silent
rule-is-ours-in-part = Printed in the rulebook; details come from elsewhere.
rule-is-public = From another public source.
rule-is-ours = Our own ruling: the rulebook is silent here.
read-on-in-the-rules = Read on in the rules
