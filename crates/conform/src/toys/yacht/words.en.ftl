question-roll = Roll which dice again?
question-score = Take which category?
rolls-left = { $rolls } rolls are left.
rerolls = Roll again
rolled-enough = Stop rolling
categories = Score
keep-all = Keep all
reroll = Roll { $dice } again
reroll-count = { $count ->
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
 }
die = die { $place }, a { $face }
choose-dice = Choose the dice to roll again, or keep all.
take = { $category } for { $points }
rolled = The dice show { $dice }.
picked-up = { $seat } picks up { $dice }.
kept = { $seat } keeps all dice.
took = { $seat } takes { $category } for { $points }.
ended = The game is over.
no-rolls = No roll is left.
not-yet = Choose the dice to roll again first, or none.
taken = That category is taken.
left-out = That category is not on the sheet.
ones = ones
twos = twos
threes = threes
fours = fours
fives = fives
sixes = sixes
full-house = full house
four-of-a-kind = four of a kind
little-straight = little straight
big-straight = big straight
choice = choice
yacht = yacht
total = The higher total wins.
form-action = a move is a category or reroll:134, which rolls the first, third and fourth die
form-places = reroll:134 rolls the first, third and fourth die
form-roll = a roll is written =33125
