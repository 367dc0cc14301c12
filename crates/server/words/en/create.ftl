# The form that makes a table: cards, options, who plays.

open-the-table = Open the table
change-it-below = Change it below and try again.
other-dice = The dice promised on this page went to another table.
other-dice-hint = No table was opened. New dice are ready below: press again to play with them.
title-play = Play { $game }

# A card has two sides. `$card` and `$side` are the game's words.
card-side = { $card }: { $side } side
# How many cards are turned. The mark is where the number stands.
level = { $level } <count>{ $count }</count> of { $all }

# Presets: options that go well together, set by one press. Their names are the game's words.
presets = How you play
more-options = More options
more-options-note = Left as they are: the printed rules, and our rulings where the rulebook is silent.
option-group = Rules
option-yes = Yes
option-no = No
# Where the default of an option comes from.
option-printed = printed
option-public = another source
option-house = our ruling
option-printed-value = Printed: { $value }.
option-public-value = From another source: { $value }.
option-house-value = Our ruling: { $value }.
option-takes = Allowed: { $values }.
# What one seat has where an option names something for every seat: an army, say.
option-of-seat = { $seat }: { $value }
takes-whole = any whole number from { $least } to { $most }

# Who is put on a seat.
who-plays = Who plays
sitter-me = Me
sitter-link = By link
sitter-bot = A bot
sitter-nobody = Nobody
which-bot = Which bot
name-on-this-device = Name of the other player on this device
draw-lots = Draw lots for the seats
patience-after = How long to wait for a player who is away before the others can call in a bot
guide-wanted = Guide me through the first turns

# How long the others wait for somebody who is away.
patience-never = No time limit
patience-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
patience-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
patience-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

# The fingerprint of the dice, in every form by which somebody comes to a table.
dice-are-settled = All chance, dice and shuffles, is settled before you begin, and nobody can choose it. Its fingerprint: <code>{ $hash }</code> <meaning>What this means</meaning>

# Playing on from a moment of a finished game.
play-on-from-here = Play on from here
branch-lead = { $game }, round { $round }, with new dice. <replay>Back to the replay</replay>
title-play-on = Play on: { $game }

# What of the form cannot be taken.
fault-patience = Please pick one of the times in the list.
fault-too-few = { $game } needs at least { $least ->
    [one] one player
   *[other] { $least } players
}.
fault-bot = There is no bot <code>{ $bot }</code> here. Pick one from the list.
fault-bot-file = A bot that plays by a file, such as <code>{ $bot }</code>, is for the command line alone. Pick one from the list.
fault-bot-setting = <code>{ $bot }</code>: <code>{ $setting }</code> is set once, to a whole number from { $least } to { $most }.
fault-bot-no-setting = There is no setting <code>{ $setting }</code>. Write <code>{ $form }</code>.
fault-option-unknown = { $game } has no option <code>{ $option }</code>.
fault-option-value = <code>{ $value }</code> is not possible for “{ $option }”. Allowed: { $values }.
fault-seats = { $game } is for { $players }.
fault-setup = { $game } cannot be set up like this.
