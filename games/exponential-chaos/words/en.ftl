# The words of the game in English, in Fluent's format (projectfluent.org).
# Keys are the game's; `$` marks what the game fills in. Sentences follow the manner described in STYLE.md.

# The working title, as in src/lib.rs; a test holds both together.
title = Exponential Chaos
summary = Three invasions by dice, each worse than the last. Shoot down what you can, repair what is left, and send missiles to everybody else.
shelf = Three invasions by dice, each worse than the last.
story = Six planets, twelve cities each, and saucers that come in ever larger numbers. Your neighbour rolls them, you roll against them, and the missiles go to all others.

## How to play, in two minutes

howto-1 = Keep your planet whole
howto-1-text = Twelve cities and a core are worth 29 points, and you can only keep them or win them back. A whole city counts 2, a cracked one 1; the core counts 5, or 1 when it is cracked. After three rounds the most points win.
howto-2 = Roll, and roll again
howto-2-text = Your neighbour rolls the invasion: saucers in three colours. Then you roll your defense dice, and again up to three times, whichever of them you like.
howto-3 = Shoot the saucers down
howto-3-text = A blaster removes saucers from one die of its colour, an interceptor all saucers of one die. One defense die never serves two invasion dice.
howto-4 = What gets through hits a sector
howto-4-text = Each invasion die rolls for a sector, and all its saucers hit there: the outer city, the inner city, the core, and out on the far side. The first hit on a whole core costs 4 points.
howto-5 = Missiles hit all others
howto-5-text = A missile hits everybody else in the sector you roll. Whoever rolls the same number counters it and rebuilds instead. Rebuild icons repair your own planet at the end of your turn.

## When it is played well

strong-1 = Going last in round 3 is worth a lot. Of 100 games the last player wins 58 to 62 with two at the table, 40 to 42 with three, 31 to 34 with four, 25 to 28 with five and 24 or 25 with six, depending on which of two strong bots sits at all places.
strong-2 = Seats are drawn, so before that nobody is ahead.
strong-3 = Good play makes 16 or 17 points a game with two players, and 12 to 14 with six.
strong-4 = A game always takes three rounds. About 1 game in 10 goes to a tie-break.

## Prompts: one order or question, then one line of what follows

ask-roll = Which dice do you roll again?
ask-roll-detail = { $left ->
    [one] One re-roll
   *[other] { $left } re-rolls
 } left. As the dice lie, { $through ->
    [one] one of { $saucers } saucers gets through.
   *[other] { $through } of { $saucers } saucers get through.
 }
ask-assign = Where do your dice go?
ask-assign-detail = { $through ->
    [one] At best one of { $saucers } saucers gets through.
   *[other] At best { $through } of { $saucers } saucers get through.
 } A blaster removes up to { $strength }, an interceptor a whole die.
ask-choose = Which city takes the hit?
ask-choose-detail = { $points ->
    [one] One hit falls
   *[other] { $points } hits fall
 } on sector { $sector }.
ask-fire = Fire the next missile?
ask-fire-detail = { $missiles ->
    [one] One missile
   *[other] { $missiles } missiles
 } left, each with { $strength ->
    [one] one hit
   *[other] { $strength } hits
 } for each of the others.
ask-free = You countered. What do you rebuild?
ask-free-detail = { $points ->
    [one] One repair
   *[other] { $points } repairs
 } now, anywhere on your planet.
ask-rebuild = What do you rebuild?
ask-rebuild-detail = { $points ->
    [one] One repair
   *[other] { $points } repairs
 } left. An empty crater takes two to be whole again.
choose-dice = choose at least one die, or keep them all

## Groups, names and buttons of actions

group-keep = Keep
group-reroll = Roll again
group-assign = Assign a die
group-end = Finish
group-rebuild = Rebuild
group-stop = Finish
group-take = Take the hit
group-fire = Missiles

name-keep = Keep all dice
name-reroll = { $count ->
    [one] Roll die { $dice } again
   *[other] Roll dice { $dice } again
 }
button-reroll = { $count ->
    [one] Re-roll one die
   *[other] Re-roll { $count } dice
 }
name-assign = Die { $die }, { face.name }, at { $target }: { $left ->
    [0] clear
   *[other] { $removed } off, { $left } left
 }
button-assign = { $target }
name-end = Finish with dice unused
end-with-unused = { $unused ->
    [one] One die
   *[other] { $unused } dice
 } could still shoot down saucers. Finish anyway?
name-rebuild = { $level ->
    [gone] { $core ->
        [yes] Place a cracked core
       *[no] Place a cracked city: { $place }
     }
   *[damaged] Repair the { $place }
 }
button-rebuild = { $level ->
    [gone] Place it cracked
   *[damaged] Repair it
 }
name-stop = Stop rebuilding
stop-with-points = { $points ->
    [one] One repair is
   *[other] { $points } repairs are
 } unused and would be lost. Stop anyway?
name-take = The { $place }
button-take = Take the hit here
name-fire = Fire
name-withhold = { $missiles ->
    [one] Withhold the missile
   *[other] Withhold all { $missiles } missiles
 }
withhold-missiles = { $missiles ->
    [one] The missile is
   *[other] All { $missiles } missiles are
 } lost then. Withhold anyway?

## Bots that the game brings

bot-expectimax = works out every re-roll of its turn before it decides

## Dice, craters and places

face = { face.name }
    .name = { $face ->
        [yellow] yellow blaster
        [blue] blue blaster
        [purple] purple blaster
        [interceptor] interceptor
        [missile] missile
       *[rebuild] rebuild
     }
piece-die = Die { $die }: { face.name }
place = { $ring ->
    [outer] outer city of sector { $sector }
    [inner] inner city of sector { $sector }
   *[core] core
 }
space-die = { $target }, { $saucers ->
    [one] one saucer
   *[other] { $saucers } saucers
 }
space-crater = { $place }, { $level ->
    [gone] gone
    [damaged] cracked
   *[whole] whole
 }
area-invasion = Invasion
area-planet = Your planet

## What an action would lead to

outlook-keep = { $through ->
    [one] One of { $saucers } saucers gets through.
   *[other] { $through } of { $saucers } saucers get through.
 }
outlook-left = { $through ->
    [one] One saucer gets through.
   *[other] { $through } saucers get through.
 }
outlook-roll = On average { $whole }.{ $tenth } of { $saucers } saucers get through, { $least } at best and { $most } at worst.
outlook-cost = They cost { $whole }.{ $tenth } points on average.
forecast-through = Saucers that get through
forecast-missiles = Missiles

## Standing orders

order-free-rebuild = After a counter, rebuild for me: the core first, then the outermost cities
order-rebuild = At the end of my turn, rebuild for me: the core first, then the outermost cities
order-take-outer = Where I could choose, let hits fall on the outermost city
order-fire = Fire all my missiles
until-end = until the end of the game

## The log. A seat is `you` where it is the reader's own

tell-round = Round { $round }: { $invasion } invasion dice, { $dice } defense dice, strength { $strength }. { $seat ->
    [you] You begin.
   *[other] { $seat } begins.
 }
tell-turn = { $seat ->
    [you] Your turn.
   *[other] { $seat } is next.
 }
tell-invaded = { $by ->
    [you] You roll
   *[other] { $by } rolls
 } the invasion against { $seat ->
    [you] you
   *[other] { $seat }
 }: { $saucers ->
    [one] one saucer
   *[other] { $saucers } saucers
 } ({ $dice }).
tell-rolled = { $seat ->
    [you] Your dice:
   *[other] Dice of { $seat }:
 } { $faces }.
tell-taken-up = { $seat ->
    [you] You roll
   *[other] { $seat } rolls
 } { $count ->
    [one] die { $dice } again
   *[other] dice { $dice } again
 }; { $left ->
    [0] that was the last re-roll.
    [one] one re-roll is left.
   *[other] { $left } re-rolls are left.
 }
tell-kept = { $seat ->
    [you] You keep
   *[other] { $seat } keeps
 } the dice.
tell-assigned = { $seat ->
    [you] Your
   *[other] { $seat }: the
 } { face.name } removes { $removed } from { $target }, { $left ->
    [0] none is left.
   *[other] { $left } left.
 }
tell-ended = { $seat ->
    [you] You leave
   *[other] { $seat } leaves
 } { $unused ->
    [one] one die
   *[other] { $unused } dice
 } unused.
tell-aimed = { $die }: { $saucers ->
    [one] one saucer hits
   *[other] { $saucers } saucers hit
 } sector { $sector } of { $seat ->
    [you] your planet.
   *[other] { $seat }.
 }
hit = { $place } { $level ->
    [gone] gone
   *[damaged] cracked
 }
tell-hits = { $seat ->
    [you] You lose
   *[other] { $seat } loses
 } { $lost ->
    [one] one point
   *[other] { $lost } points
 }: { $hits }.
tell-missed = { $points ->
    [one] One hit finds
   *[other] { $points } hits find
 } nothing left on { $seat ->
    [you] your line.
   *[other] the line of { $seat }.
 }
tell-fired = { $seat ->
    [you] Your missile flies
   *[other] { $seat } fires a missile
 } at sector { $sector }: { $points ->
    [one] one hit
   *[other] { $points } hits
 } for each planet.
tell-withheld = { $seat ->
    [you] You withhold
   *[other] { $seat } withholds
 } { $missiles ->
    [one] a missile
   *[other] { $missiles } missiles
 }.
tell-countered = { $seat ->
    [you] You roll
   *[other] { $seat } rolls
 } a { $number }, countered: { $points ->
    [one] one free repair.
   *[other] { $points } free repairs.
 }
tell-struck = { $seat ->
    [you] You roll
   *[other] { $seat } rolls
 } a { $number }: { $points ->
    [one] one hit
   *[other] { $points } hits
 } in sector { $sector }.
tell-nothing-to-rebuild = { $seat ->
    [you] You have
   *[other] { $seat } has
 } nothing to rebuild.
tell-rebuilt = { $level ->
    [whole] { $seat ->
        [you] You repair
       *[other] { $seat } repairs
     } the { $place }
   *[damaged] { $seat ->
        [you] You place
       *[other] { $seat } places
     } a cracked { $core ->
        [yes] core
       *[no] city, the { $place }
     }
 }: { $gain ->
    [one] one point
   *[other] { $gain } points
 } more.
tell-stopped = { $points ->
    [one] One repair is
   *[other] { $points } repairs are
 } left unused by { $seat }.
tell-tied = { $others } and { $last } share the highest score, { $score }: they fight it out with missiles.
tell-cycle = Cycle { $cycle } of the tie-break is over: { $count ->
    [one] { $last ->
        [you] you are
       *[other] { $last } is
     } alone at the top.
   *[other] { $others } and { $last } are still tied{ $dropped ->
        [yes] , the rest is out.
       *[no] .
     }
 }
tell-ended-game = { $count ->
    [one] { $last ->
        [you] You win
       *[other] { $last } wins
     } { $how ->
        [score] with the most points.
       *[tiebreak] the tie-break.
     }
   *[other] { $others } and { $last } share the win.
 }
who = { $seat }

## Why something is not possible

refuse-nothing-asked = Nobody is asked anything now.
refuse-roll-first = First decide which dice you roll again, or keep them all.
refuse-assign-first = Re-rolling is over. Assign your blasters and interceptors.
refuse-choose-first = First say which city takes the hit.
refuse-fire-first = First fire the missile, or withhold it.
refuse-free-first = First make the repairs of your counter, or stop.
refuse-rebuild-first = Make the repairs that are left, or stop.
refuse-not-asked = It is up to { $seat } now. Please wait.
refuse-no-die = You roll { $count } defense dice in round { $round }. There is no die { $die }.
refuse-no-dice = Choose at least one die, or keep them all.
refuse-locked = Die { $die } was set aside and stays for this turn.
refuse-used = Defense die { $die } is already assigned. One defense die never serves two invasion dice.
refuse-no-target = { $target } is not in play yet.
refuse-colour = { $colour ->
    [yellow] A yellow blaster can only be used on a yellow invasion die.
    [blue] A blue blaster can only be used on a blue invasion die.
   *[purple] A purple blaster can only be used on a purple invasion die.
 }
refuse-empty = No saucers are left on { $target }. Choose another die.
refuse-missile = A missile does not repel saucers. It is fired in the missile step.
refuse-rebuild = A rebuild die does not repel saucers. It repairs at the end of your turn.
refuse-city-whole = The city on { $crater } is undamaged already.
refuse-core-whole = The core is undamaged already.
refuse-other-sector = { $crater } is not where the next hit on sector { $sector } falls.
refuse-nothing-there = Nothing stands on { $crater }.

## What is typed and cannot be read: fragments that follow "is not a move"

form-action = moves are written like { $actions }, rarely like { $rare }
form-outcome = rolls are written like { $outcomes }

## At a glance

vital-score = Score
vital-whole = Whole cities
vital-core = Core
phase-invasion = Invasion
phase-defense = Defense
phase-assignment = Assignment
phase-damage = Damage
phase-missiles = Missiles
phase-rebuild = Rebuild
score = All rounds are over.
tiebreak = The tie-break is over.
shared = The tie-break has gone on long enough.

## The guided first round

guide-goal = Keep your planet whole for { $rounds } rounds. You start with { $most } points and can only keep them or win them back.
guide-roll = Roll any dice again, up to { $rerolls ->
    [one] once
   *[other] { $rerolls } times
 } after the first roll. A die that you kept may be rolled later.
guide-missile = A missile hits all other planets at once, in the sector you roll.
guide-more-dice = From now on more dice are rolled on both sides, and every icon counts more. You know the rest.
guide-assign = One defense die goes to one invasion die. What a blaster has too much is lost.
guide-interceptor = The interceptor removes all saucers of one die of any colour, in every round.
guide-path = Hits go inwards: outer city, inner city, core, and then out on the far side.
guide-one-roll = One roll for each invasion die: all its saucers hit the same sector.
guide-counter = The counter roll does not choose the sector: only an equal number counters, anything else is hit in the sector of the missile.
guide-core = The core counts most: making it whole again is worth 4 points.
guide-rebuild = One repair places a cracked city or makes one whole. Repairs are not kept for later.
guide-tie = Those who share the highest score fire at one another, once each in a cycle, until one is ahead.

## What a game came to

account-saucers = Lost to saucers
account-missiles = Lost to missiles
account-rebuilt = Rebuilt
account-best = Highest score
account-won-score = { $last ->
    [you] You kept
   *[other] { $last } kept
 } { $score } points, { $second } was the next best.
account-won-tiebreak = { $last ->
    [you] You won
   *[other] { $last } won
 } the tie-break, and had { $score } points at its end.{ $more }
account-behind = { " " }{ $count ->
    [one] { $last ->
        [you] You have
       *[other] { $last } has
     }
   *[other] { $others } and { $last } have
 } more points now, but only those who shared first place after the last round could win.
account-shared = { $others } and { $last } were still tied with { $score } points when the tie-break was stopped.
account-point-hit = { $by ->
    [missile] A missile
   *[saucers] One invasion die
 } cost { $seat ->
    [you] you
   *[other] { $seat }
 } { $lost } points at once.
account-point-core = { $seat ->
    [you] Your core was
   *[other] The core of { $seat } was
 } the first to fall.
account-point-counter = { $seat ->
    [you] You were
   *[other] { $seat } was
 } the first to counter a missile.

## Presets

preset-printed = As printed
preset-printed-about = Missiles hit everybody, and nobody chooses where a hit falls.
preset-first = A first game
preset-first-about = Fewer saucers, and missiles reach only the players left and right of you.
preset-command = You are in command
preset-command-about = You say which city takes a hit and whether a missile flies, and another player begins each round.

## Options: the name of each, its group, what it is about, and what its values mean

option-rerolls = Re-rolls
option-rerolls-group = Dice
option-rerolls-about = How often defense dice may be re-rolled after the first roll.
option-set_aside_locked = Dice set aside
option-set_aside_locked-group = Dice
option-set_aside_locked-about = Whether a die left out of a re-roll stays for the rest of the turn.
option-set_aside_locked-true = Stay for the turn
option-set_aside_locked-false = May be rolled later
option-sector_numbering = Numbers of the sectors
option-sector_numbering-group = Planet
option-sector_numbering-about = How the sectors are numbered around a planet.
option-sector_numbering-clockwise = 1 to 6, clockwise
option-sector_numbering-opposites_sum_7 = Opposite ones add up to 7
option-invasion_faces = Faces of the invasion dice
option-invasion_faces-group = Dice
option-invasion_faces-about = What the faces of the invasion dice show.
option-invasion_faces-even = 1, 1, 2, 2, 3, 3
option-invasion_faces-light = 1, 1, 1, 2, 2, 3
option-invasion_faces-heavy = 1, 2, 2, 2, 3, 3
option-invasion_faces-blank = 0, 1, 1, 2, 2, 3
option-missile_targets = Missiles hit
option-missile_targets-group = Missiles
option-missile_targets-about = Whom a missile is fired at.
option-missile_targets-all = All others
option-missile_targets-neighbours = The players left and right
option-first_player = First player
option-first_player-group = Rounds and the end
option-first_player-about = Who begins a round.
option-first_player-fixed = The same every time
option-first_player-rotates = The next one clockwise
option-tiebreak_points = Strength in the tie-break
option-tiebreak_points-group = Rounds and the end
option-tiebreak_points-about = How strong a missile of the tie-break is.
option-tiebreak_cap = Longest tie-break
option-tiebreak_cap-group = Rounds and the end
option-tiebreak_cap-about = After how many cycles of the tie-break those still tied share the win.
option-missiles_optional = Firing missiles
option-missiles_optional-group = Missiles
option-missiles_optional-about = Whether missiles may be withheld.
option-missiles_optional-true = May be withheld
option-missiles_optional-false = All are fired
option-sector_hit = Which city is hit
option-sector_hit-group = Planet
option-sector_hit-about = Which city of a sector takes a hit.
option-sector_hit-outer_first = The outer one first
option-sector_hit-owner_chooses = The owner chooses

## What boards say

board-seat = Seat { $seat }
board-title = { title }, { $over ->
    [yes] the end
   *[no] round { $round }, icons count { $strength }
 }
board-invasion = The invasion
board-assign = Who shoots whom
board-damage = The hits
board-missiles = Missiles
board-rebuild = Rebuild
board-tie = Tie-break, cycle { $cycle }
board-quiet = The sky is quiet again
board-round = Round { $round }, icons count { $strength }
board-of = of { $saucers } get through
board-to-come = { $saucers ->
    [one] saucer to come
   *[other] saucers to come
 }
board-due = { $points ->
    [one] hit to take
   *[other] hits to take
 }
board-missiles-left = { $missiles ->
    [one] still to fire
   *[other] still to fire
 }
board-points = { $points ->
    [one] repair left
   *[other] repairs left
 }
board-through = through
board-clear = clear
board-you = you
board-countered = countered
board-rim = { $count ->
    [one] At the rim: what one saucer costs there.
   *[other] At the rim: what { $count } saucers cost there.
 }
board-rim-missile = At the rim: what the missile costs there.
board-worth-city = whole city
board-worth-cracked-city = cracked city
board-worth-core = whole core
board-worth-cracked-core = cracked core
board-worth-gone = gone
board-staging = The rounds
board-staging-note = what is rolled on both sides
board-staging-round = Round { $round }
board-staging-strength = icons count { $strength }
board-place-score = Most points.
board-place-tiebreak = Won the tie-break.
board-place-shared = Still level after the tie-break.
board-place-fought = Fought the tie-break, so ahead of more points.
board-place-short = More points now, but not tied for first.
board-tie-break = The tie-break
board-last-missiles = The last missiles
board-tied = { $names }: { $score } each
board-why-not = Why not here?
board-nothing = none
board-tells-invasion = Invasion: { $dice }.
board-tells-die = { $die } with { $saucers ->
    [one] one saucer
   *[other] { $saucers } saucers
 }
board-tells-hand = Defense dice: { $dice }.
board-tells-planet = { $who }: { $score ->
    [one] one point
   *[other] { $score } points
 }. Cracked cities: { $damaged }. Gone: { $gone }. The core is { $core ->
    [gone] gone
    [damaged] cracked
   *[whole] whole
 }.

## The board in plain characters

text-invasion = Invasion: { $dice }
text-hand = Defense: { $dice }
text-score = score
text-core = core
text-key = Each sector: outer city, inner city. # whole  + cracked  . gone. > is at turn.
