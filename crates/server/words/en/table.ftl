# A table: what is asked, the moves, the seats.

title-over = Over: { $game }
title-your-move = Your move: { $game }
table = Table

# What to do now.
what-to-do-now = What to do now
waiting-for = Waiting for { $who }.
game-is-over = The game is over.
begins-when-full = The game begins when every seat is taken.
one-moment = One moment.
revealed-together = All moves are revealed together.
choose-what-goes-there = Choose what goes there.
undo = Undo
undo-last-step = Undo the last step
# Beside the button while it rests.
undo-rests = Until chance decides or a secret comes out.
undo-rests-open = Until chance decides.

# Pieces, places and slots. Names of pieces and places are the game's words.
taken-so-far = In hand
what-to-take-up = What you can pick up
piece-costs = { $piece }, { $price }
# A piece that cannot be used now. `$reason` is a sentence.
piece-rests = { $piece }, not now: { $reason }
piece-of-several = { $piece }, { $count } of them
piece-not-there = { $piece }, not there
put-it-down = { $piece }: put it down
piece-on-place = { $piece } on { $place }
place-choose = { $place }: choose what goes there
not-allowed-now = Not allowed now
where-pieces-go = Where the pieces go
slot-target = { $slot }: { $piece }, { $meant }
slot-label = { $slot } { $meant }: { $does }
slot-label-warned = { $slot } { $meant }, { $warning }: { $does }
slot-instead = { $meant } instead
slot-put = put { $piece } here
slot-exchange = put { $piece } here and take { $other } out
slot-take-out = take { $piece } out
turn = Turn
mirror = Mirror

# What a move would do.
preview = What the move would do
preview-empty = Point at a move to see what it would do.
preview-nothing-more = Nothing more happens at once.
preview-nothing = Nothing you can know in advance.
preview-drawn = drawn on the board
preview-hidden = The rest depends on what you cannot see.
preview-chance = Then chance decides.

# All moves.
moves = Moves
# Behind the name of a piece: how many moves it has.
count-of-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
nothing-to-choose = You have nothing to choose right now.
type-a-move = Type a move
play-it = Play it
give-up = Give up
give-up-as = Give up as { $seat }
give-up-for-good = There is no way back.
give-up-yes = Yes, give up
giving-up-bot-plays-on = A bot plays on for you, and you cannot win any more: the others decide the game among themselves.
giving-up-loses = The game ends, and you lose it.
giving-up-ends = { $count ->
    [one] The game ends, and { $who } wins.
   *[other] The game ends, and { $who } win.
}
you-gave-up = You gave up seat { $seat }. A bot plays on there, and it cannot win.
last-to-hold-out = Everybody else has given up: end the game, and you win.
end-the-game = End the game

# The keys.
keys = Keys
key-digits = 1 to 9
key-digits-does = pick up a piece, then choose where it goes
key-letters = T, M
key-letters-does = turn or mirror what you point at
key-look = L
key-look-does = show what the next piece on the board covers
key-arrows = Arrows
key-arrows-does = walk from place to place on the board
key-enter = Enter
key-enter-does = play what has the focus
key-escape = Escape
key-escape-does = put it down, or stop what is moving
key-tab = Tab
key-tab-does = go through everything in order
press-forced = Let me press steps that decide nothing
keys-alone = Single digits and letters work as shortcuts

# The guide through a first round. What is in the mark is left out where there is little room.
guide = Guide
guide-next = Next
guide-got-it = Got it
guide-skip = Skip<rest> the guide</rest>

# Who sits where.
seat-to-move = choosing
seat-at-work = choosing
seat-finished = ready
seat-has-given-up = gave up, cannot win
seat-gave-up = gave up
seat-you = you
seat-free = free
look-from = Look from the side of
you-watch = You are watching.
vital-would = would be
vital-of = /{ $of }
phases = Phases of the round
standings = How everybody stands
seat-away = away
seat-waits = waiting
link-for-watching = Link for spectators
seed-is-promised = The dice come from a secret seed that is shown at the end. Its SHA-256: <code>{ $hash }</code> <meaning>What this means</meaning>
seats-by-lot = The seats were drawn by lot.
others-may-call-a-bot = If somebody is away for { $time }, the others can call in a bot. You can return at any time.
no-time-limit = No time limit.
tell-me = Tell me when it is my turn
send-this-link = Send this link to the player for { $seat }
code-or-new-link = QR code, or a new link
link-of-seat-as-code = The link to { $seat } as a QR code
new-link = Make a new link
old-link-ends = The old link will stop working.
your-seat-is-ready = Your seat is ready
sit-down = Sit down

# A seat in the hands of a bot, or of another device.
bot-plays-for-you = { $bot } plays for you.
take-seat-back = Take the seat back
away-for = { $who } has been away for { $time } or more.
call-in-a-bot = Let a bot play for { $seat }
let-a-bot-play = Let a bot play
bot-for-a-while = Let a bot play for a while
hand-over-seat = Hand over to the bot: { $seat }
free-the-seat = Free the seat
give-seat-away-hint = For another device of your own, there is a link on <page>your page</page>. This one gives the seat away:
give-seat = Give this seat away: { $seat }

# A screen that several people share.
cover-hand-to = Hand the device to { $person }.
cover-who = Who is looking?
cover-nothing-secret = Nothing secret is on the screen now.
cover-i-am = I am { $person }
cover-you-are = You are <b>{ $person }</b>
cover-hand-over = Hand over
