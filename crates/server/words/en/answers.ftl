# Answers that are made piece by piece: pieces chosen for one action, and several actions that are done at once. Names of
# pieces are the game's words.

what-to-choose = What you can choose
set-empty = Choose at least one.
set-does-not-fit = Not these together: add one or take one out.
your-answer = Your answer
portion-laid = { $piece }: { $what }. Take it back.
portion-chosen = { $piece } is chosen. Take it back.
portion-free = { $piece }: as much as possible
one-less = { $piece }: one less
one-more = { $piece }: one more
# The button that does several actions at once.
answer-with = { $count ->
    [one] Do it
   *[other] Do these { $count }
 }
# What unfolds the answers for which there is no room.
more-answers = { $count ->
    [one] 1 more
   *[other] { $count } more
 }

# What each choice may bring, in numbers.
odds = Odds
odds-show = Odds
odds-hide = Hide odds
odds-choice = Choice
odds-average = average
odds-bar = { $number }: { $share }
odds-share = { $percent ->
    [0] <1%
   *[other] { $percent }%
 }
odds-tenths = { $whole }.{ $tenth }
