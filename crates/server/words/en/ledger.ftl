# Luck and choices of a game that is over.

title-luck = Luck and choices, { $game }
luck-and-choices = Luck and choices
luck-nothing = This game cannot be judged: it still runs, it did not end by its rules, or no bot knows it well enough.

luck-curve = Your chance to win, of 100
luck-start = Chance at the start
luck-luck = Luck
luck-others = The others
luck-others-note = what they gave away
luck-choices = Choices
luck-unforeseen = Not foreseen
luck-unforeseen-note = what came to light, and what the bot had to correct
luck-end = Result
luck-adjusted = Result without luck
luck-adjusted-note = start and choices alone
luck-adjusted-note-among = start, choices and what the others gave away
# What luck came to a roll; what a choice gave away.
luck-rate = { $rate } a roll, { $count ->
    [one] 1 roll
   *[other] { $count } rolls
}
luck-error-rate = { $rate } lost a choice, { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
luck-chance = Chance
luck-all = All
luck-costly-one = costly choice
luck-rolls-two = good and bad luck
luck-costly = Costliest choices
luck-better = Better:
luck-rolls = Luck that mattered

# The sentence that sums it up: whoever chose against the bot that judges, such as "Bot (expert)".
luck-verdict = { $mine ->
    [yes] <b>You against { $judge }:</b> { $several ->
        [yes] from your seat
       *[no] with average dice
    } it would win about { $bot } of 100 such games, you with these choices about { $own }.
   *[no] <b>Measured against { $judge }:</b> { $several ->
        [yes] from this seat
       *[no] with average dice
    } it would win about { $bot } of 100 such games; with these choices it would be about { $own }.
} { $helped ->
    [yes] This time luck helped.
    [turned] This time luck made up the difference.
    [vain] This time luck helped, but not enough.
    [no] This time luck was against { $mine ->
        [yes] you
       *[no] it
    }.
   *[even] Luck was about even.
}

luck-about = What the numbers are
luck-about-chance = Before every choice the bot says how many of 100 games it would win with each action. A choice costs what the best one would have kept. A roll, or a card drawn, is compared with all that could have come instead: what it brought more or less than those on average is luck. Start, luck, choices and the rest add up to the result.
luck-about-others = Where several play, choices and rolls are judged from the seat that has them. What one seat gives away goes to the others in even shares, and the luck of one is the bad luck of the others.
luck-about-unforeseen = Not foreseen is what is left: hidden cards and secret choices that came to light, and what the bot saw only later. Where it is large, trust the other numbers less.
luck-about-adjusted = The result without luck leaves out rolls and what was not foreseen: so many of 100 games such play wins when luck is even.
luck-about-judge = Choices are judged by { $judge }, which you can also put on a seat, rolls by a quicker bot. Both err, so small differences mean little.

luck-waiting = { $judge } is looking at the game. The answer appears here by itself, mostly within seconds.
