# Luck and choices of a game that is over.

title-luck = Luck and choices, { $game }
luck-and-choices = Luck and choices
luck-nothing = This game cannot be judged: it still runs, it did not end by its rules, or no bot knows it well enough.

luck-curve = Your chance to win, of 100
luck-start = Chance at the start
luck-dice = Dice
luck-and-others = Dice and the others
luck-choices = Choices
luck-choices-of = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
luck-end = Result
luck-chance = Chance
luck-all = All
luck-costly-one = costly choice
luck-rolls-two = good and bad luck
luck-costly = Costliest choices
luck-better = Better:
luck-rolls = Luck that mattered

# The sentence that sums it up.
luck-verdict = { $several ->
    [yes] { $mine ->
        [yes] From your seat the bot would have won about { $bot } of 100 such games, you with these choices about { $own }.
       *[no] From this seat the bot would have won about { $bot } of 100 such games, with these choices about { $own }.
    }
   *[no] With average dice the bot wins about { $bot } of 100 such games, with these choices about { $own }.
} { $helped ->
    [yes] This time luck helped.
    [no] This time luck was against { $mine ->
        [yes] you
       *[no] it
    }.
    [even] Luck was about even.
   *[unsaid] {""}
}

luck-about = What the numbers are
luck-about-chance = After every roll and every choice the bot says how many of 100 games it would win from there. What a roll changes is luck; what the best choice would have kept is what a choice costs. Start, luck and choices add up to the result.
luck-about-judge = The bot is the one that plays as “expert” here. It errs too, so small differences mean little.
