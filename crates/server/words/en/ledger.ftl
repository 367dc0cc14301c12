# Luck and choices of a game that is over.

title-luck = Luck and choices, { $game }
luck-and-choices = Luck and choices
luck-nothing = This game cannot be judged: it still runs, it did not end by its rules, or no bot knows it well enough.

luck-curve = Your chance to win, of 100
luck-start = Chance at the start
luck-dice = Dice
luck-and-others = Luck and the others
luck-choices = Choices
luck-end = Result
luck-adjusted = Result without luck
luck-adjusted-among = Result without luck and the others
luck-adjusted-note = start and choices alone
# What luck came to a roll, or where several play from one choice to the next; what a choice gave away.
luck-rate = { $several ->
    [yes] { $rate } from choice to choice, { $count } times
   *[no] { $rate } a roll, { $count ->
        [one] 1 roll
       *[other] { $count } rolls
    }
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
    [even] Luck was about even.
   *[unsaid] {""}
}

luck-about = What the numbers are
luck-about-chance = After every roll and every choice the bot says how many of 100 games it would win from there. What a roll changes is luck; what the best choice would have kept is what a choice costs. Start, luck and choices add up to the result.
luck-about-others = Where several play, luck is everything that happens between two choices of a seat: dice, cards, and what the others do. Their mistakes are its luck.
luck-about-adjusted = The result without luck is the chance at the start minus what the choices gave away, but never below 0: so many of 100 games such choices win when luck is even.
luck-about-judge = The judge sees the game as { $judge } does, which you can also put on a seat. It errs too, so small differences mean little.
