# What every page has around it, and what several pages say.

skip-to-content = Skip to the content
brand-home = Palisade, home page
places = Places
places-games = Games
me-nobody = You
languages = Language

# The signs in numbers, and names in a row.
number-group = ,
number-point = .
list-and = { $most } and { $last }

# A sentence that a game or a rulebook says itself.
said = { $text }

# What the script says when the line to the server is down, and when a form gets no answer.
script-offline = Connection lost. Reconnecting...
script-unanswered = The server is not answering. Try again: nothing happens twice.

# Who sits at a seat, for the middle of a sentence and in lists.
seat-called = Seat { $seat }
bot-random = Bot (random)
bot-easy = Bot (easy)
bot-medium = Bot (medium)
bot-hard = Bot (hard)
bot-beginner = Bot (beginner)
bot-casual = Bot (casual)
bot-skilled = Bot (skilled)
bot-expert = Bot (expert)
bot-master = Bot (master)
bot-other = Bot ({ $name })
bot-own-does = { $bot }: { $does }
bot-random-does = { bot-random }: plays any legal move
bot-easy-does = { bot-easy }: looks one step ahead
bot-medium-does = { bot-medium }: tries each move 100 times
bot-hard-does = { bot-hard }: tries each move 1000 times and thinks longest
# How strong a level is: what was measured, in games with standard options.
bot-level-does = { $bot }: { $figures }
bot-level-alone = { $several ->
    [yes] wins { $percent } % alone
   *[no] wins { $percent } % of standard games
}
bot-level-against = { $many ->
    [yes] beats { $other } in { $percent } % of games of { $seats }
   *[no] beats { $other } in { $percent } % of games
}

# Parts that tables, replays and forms have in common.
how-to-play = How to play
how-to-play-game = How to play { $game }
round = Round
round-number = Round { $round }
step-number = Step { $step }
back-to-table = Back to the table
board = Board
beside-board = Beside the board
table-tools = Table
your-name = Your name, if you like
play-on-another-device = Play on another device
to-home = To the home page
contents = Contents
close = Close
in-two-minutes = In two minutes
all-rules = All the rules
strong-play = When it is played well
strong-play-note = Measured in games of the bots that ship with the program.
designed-by = Designed by { $names }.
illustrated-by = Illustrated by { $names }.
published-by = Published by { $names }.
designer-unknown = Designer unknown.

# Links to be passed on.
copy = Copy
copied = Copied.
share = Share
invite = Invite
come-and-play = Come and play { $game }.
seen-step-by-step = A game of { $game }, step by step.
