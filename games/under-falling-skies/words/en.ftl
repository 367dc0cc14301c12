# The words of Under Falling Skies in English, in Fluent's format (projectfluent.org).
# Keys are the game's; `$` marks what the game fills in. Sentences follow the manner described in STYLE.md.

title = Under Falling Skies
summary = The mothership is coming down. Place five dice a round to shoot, dig and research before it is too late.
shelf = Every die you place wakes a room below and pulls the ships closer.
story = A mothership hangs over the city and sinks a little every hour, while its ships drop through the clouds. Dig in beneath the streets, keep them off, and finish the one invention that can stop it.

## How to play, in two minutes

howto-1 = Hold out until the research is done
howto-1-text = The mothership sinks over your city, its ships fall ahead of it, and your rooms lie below the ground. Reach the last space of the research track and the city is saved. The fifth hit, or the mothership on the skull, ends it.
howto-2 = Each die wakes a room and pulls ships down
howto-2-text = Roll five dice and place one in every column. All ships of that column move down by its number: here a 3 on B1 brings a ship from row 10 to row 13. A ship on the ground does 1 damage. After a white die you reroll the dice you still hold.
howto-3 = Then the rooms do their work
howto-3-text = Dice give energy, shoot, do research, build robots or dig: high numbers do more, and most rooms cost energy. Here a 4 on B3 loses 1 and shoots every ship that stands on an explosion of 3 or less.
howto-4 = Then the mothership comes down
howto-4-text = It carries out the symbol beside the next row and covers that row. Ships that it catches up with, and those you have shot, fall again from its starting spots.
howto-5 = Low ships are cheap, high dice are not
howto-5-text = High dice do the work and bring the ships down fast, low dice buy time. An anti-aircraft room on row A takes one off. Dig early: the best rooms lie deep.

# What rooms do. $does is the same as a name to choose by.
effect-none = nothing
effect-anti-aircraft = anti-aircraft
effect-energy = energy
effect-fighter = fighter
effect-research = research
effect-robot = robot

## When it is played well

strong-1 = With no starred card the strongest bot wins 99 of 100 games.
strong-2 = With one starred card, whichever it is, it still wins at least 95 of 100; with all eight starred, 44.
strong-3 = A game takes 7 rounds on average with no starred card, and 9 with all eight. With all eight, 37 of 100 games are lost because the base is destroyed, and 19 because the mothership reaches the skull.
strong-4 = Over all 256 ways to lay the cards a bot that looks only one step ahead wins 57 of 100.

## Prompts: one order or question, then one line of what follows

ask-place = { $left ->
    [one] Place the last die.
   *[other] Place a die, { $left } to go.
 }
ask-place-detail = All ships of its column move down by its number. A white die rerolls the dice still in hand.
ask-offer = Reroll the dice in hand?
ask-offer-detail = You may keep them as they are.
ask-rooms = Use your rooms, then end the phase.
ask-rooms-detail = In any order. Dice you do not use are lost; robots stay.
ask-site = Place your new robot ({ $value }).
ask-site-detail = On a free, excavated space of a room. It rests until the phase ends.
ask-mothership = The mothership comes down.
ask-spawn = Choose a spot for the { $ship ->
    [red] red
   *[green] green
 } ship.
ask-spawn-empty = Empty columns come first.
ask-spawn-far = All columns hold a ship: pick a spot with the most empty spaces below it.
margin-empty = Row { $row } has no symbol.
margin-excavator = Row { $row } pushes the excavator back { $steps ->
    [one] one space
   *[other] { $steps } spaces
 }.
margin-research = Row { $row } takes back { $steps ->
    [one] one research step
   *[other] { $steps } research steps
 }.
margin-red = Row { $row } brings in a red ship.
margin-damage = Row { $row } deals 1 damage.
margin-skull = Row { $row } is the skull: the game is lost.

ask-die = Place the { $colour ->
    [black] black
   *[white] white
 } { $value }.
ask-die-moves = The ships in its column move down { $value }, or one less in an anti-aircraft room.
ask-die-rerolls = The ships in its column move down { $value }, then you reroll the other dice.

## Places and pieces, as a board names them

# $with lists the other spaces of the room.
place-room = { $space }, { $does ->
    [none] tunnel
   *[other] { $effect }{ $second ->
        [none] {""}
       *[other] {" "}and { $second }
     }
 }{ $with ->
    [none] {""}
   *[other] {" "}with { $with }
 }
place-dig = { $space }, digging { $distance } ahead
place-spot = Spot of column { $column }
area-column = Column { $column }
area-robots = { $old ->
    [none] With a blue die
   *[other] In place of the robot on { $old }
 }
piece-robot = Robot ({ $value })

## What a board says beside its pictures

board-why-not = Why not { $space }?
board-harm-mothership = { $label }. The mothership would come down
board-harm-damage = { $label }. The base would take damage
board-hand = In hand
board-no-dice = no dice
board-aside = Set aside
board-nothing = nothing
board-research = Research
board-research-note = { $next ->
    [none] all { $steps } steps, finished
   *[other] { $research } of { $steps } steps, the next needs { $next }
 }
board-energy = Energy
board-of = { $count } of { $most }
board-key = Key
board-key-note = what rooms do, and what ships meet
key-anti-aircraft = ships move one less
key-energy = gives energy
key-fighter = shoots ships
key-research = does research
key-robot = builds a robot
key-arrow = slides across, if there is room
key-mothership = brings the mothership down
key-explosion = shot down by 4 or more
key-ground = the base takes 1 damage
key-red = a red ship joins

## What a board tells those who do not see it

board-title = Under Falling Skies, round { $round }{ $end ->
    [won] , won
    [lost] , lost
   *[open] {""}
 }
board-mothership = The mothership stands on row { $row } of { $skull }; row { $skull } is the skull.
board-next = { $symbol ->
    [none] The next row has no symbol.
    [excavator] Next the excavator is pushed back.
    [research] Next research goes back.
    [red] Next a red ship joins.
    [damage] Next the base takes 1 damage.
   *[skull] Next comes the skull.
 }
board-column = Column { $column }: { $ships }.
# $at is a row, or `spot` or `ground`.
board-ship = { $red ->
    [0] green ship
   *[other] red ship
 }{ $at ->
    [spot] {" "}on the spot
    [ground] {" "}on the ground
   *[other] {" "}on row { $at }
 }
board-waiting = Waiting on the mothership: { $ships }.
board-green-ships = { $count ->
    [one] 1 green ship
   *[other] { $count } green ships
 }
board-red-ships = { $count ->
    [one] 1 red ship
   *[other] { $count } red ships
 }
board-robot-count = { $count ->
    [one] 1 robot
   *[other] { $count } robots
 }
board-excavator = The excavator stands on { $space }.
board-dice = Dice: { $dice }.
board-die = { $colour ->
    [black] black
   *[white] white
 } { $value }
board-die-on = { $die } on { $space }{ $digs ->
    [yes] , digging
   *[no] {""}
 }
board-to-roll = { $count } { $colour ->
    [black] black
   *[white] white
 } to roll
board-robots = Robots: { $robots }.
board-robot-on = { $value } on { $space }{ $rests ->
    [yes] , resting
   *[no] {""}
 }
board-tracks = Research { $research } of { $steps }{ $next ->
    [none] {""}
   *[other] {" "}(the next step needs { $next })
 }, energy { $energy } of { $most }, damage { $damage } of { $limit }.
board-hand-tells = In hand: { $dice }.

## The cards that are turned before the game

cards-title = Cards
cards-meaning = Tap a card to turn it over. Starred sides are harder; a first game has none.
cards-level = Level
card-mothership = Mothership
card-sky = Sky { $number }
card-base-upper = Upper base
card-base-lower = Lower base
card-research = Research
side-plain = plain
side-starred = starred
side-red = { $count ->
    [0] no red ship waits
    [one] a red ship waits
   *[other] { $count } red ships wait
 }
side-start = starts on row { $row }
# $skull is its row, 0 on a card without one.
side-icons = { $explosions ->
    [one] 1 explosion
   *[other] { $explosions } explosions
 }, { $descents ->
    [one] 1 descent
   *[other] { $descents } descents
 }, { $arrows ->
    [one] 1 arrow
   *[other] { $arrows } arrows
 }{ $skull ->
    [0] {""}
   *[other] , skull on { $skull }
 }
side-damage = { $count } damage
side-steps = { $steps } steps, { $sum } in all, starts with { $energy } energy

## The board in plain characters, at most 80 of them in a line

text-sides = { $count ->
    [0] no starred card
    [one] 1 card starred
   *[other] { $count } cards starred
 }
text-mothership = mothership on row { $row }
text-waiting = waiting: { $ships }
text-ground = ground
# At most 8 characters each.
text-margin-excavator = dig-{ $steps }
text-margin-research = lab-{ $steps }
text-margin-red = red
text-margin-damage = hit
text-margin-skull = SKULL
# What a room does, with its number and cost in brackets: 12 characters in all, as in `[robot-1$1]` or `[en&bot-6]`.
text-anti-aircraft = aa
text-energy = energy
text-energy-brief = en
text-fighter = jet
text-research = lab
text-robot = robot
text-robot-brief = bot
text-tunnel = tunnel
text-with = with { $space }
text-excavator = EXCAV
# At most 9 characters each.
text-track-research = research
text-track-energy = energy
text-track-damage = damage
text-hand = in hand
text-aside = aside
text-key =
    g r ships, *4 explosion, < > arrow, M mothership; [open] (shut), $1 energy,
    k4 w4 dice, x digging, R4 robot, ' resting, @2 spaces ahead of the excavator

## What a button says that stands alone

button-place = Place on { $space }{ $order ->
    [none] {""}
   *[other] , rows { $order }
 }
button-dig = Dig on { $space }{ $order ->
    [none] {""}
   *[other] , rows { $order }
 }
button-use = Use { $space }
button-site = Place on { $space }{ $old ->
    [none] {""}
   *[other] , in place of { $old }
 }
button-give-up = Discard the die on { $space }
button-remove = Scrap the robot on { $space }
button-spawn = Put it above column { $column }

## What is asked before something is given up

sacrifice-robot = Scrap the robot on { $space }?
sacrifice-die = Discard the die on { $space }?
sacrifice-digging-die = Discard the excavating die?
# $rooms would still give something; $digs says whether the excavator could still drive.
sacrifice-rooms = { $rooms ->
    [0] The excavator can still drive.
    [one] One room can still be used{ $digs ->
        [yes] {""}, and the excavator can still drive.
       *[no] .
     }
   *[other] { $rooms } rooms can still be used{ $digs ->
        [yes] {""}, and the excavator can still drive.
       *[no] .
     }
 } End the phase?

## What a move leads to later, before it is done

outlook-dig = Then the excavator can drive { $steps ->
    [one] one space
   *[other] { $steps } spaces
 }, for 1 energy.
outlook-paid = { $cost } energy, { $left } left.
# $missing lists the spaces of the room that lack a die or robot, `none` if none does.
outlook-room = { $missing ->
    [none] { $value ->
        [0] { $space } would then give nothing.
       *[other] { $space } can then give { $does ->
            [energy] { $value } energy
            [fighter] a fighter of { $value }
            [research] { $value } for research
           *[robot] a robot of { $value }
         }{ $second ->
            [none] {""}
           *[other] {" "}and { $second }
         }{ $cost ->
            [0] .
           *[other] , for { $cost } energy.
         }
     }
   *[other] { $space } works only with { $missing }.
 }

## Names of actions, as on buttons

group-die = { $colour ->
    [black] Black
   *[white] White
 } { $value }
group-use = Rooms
group-give-up = Discard a die
group-end = When all is done
group-robots = Scrap a robot
group-site = The new robot
group-offer = The dice in hand
group-mothership = The mothership

# $effect and $second are what the room does, `none` when there is no second; $by is how far ships move.
name-place = { $space }, { $effect }{ $second ->
    [none] {""}
   *[other] {" "}and { $second }
 }{ $does ->
    [anti-aircraft] {""}
   *[other] { $more ->
        [0] {" "}({ $value })
       *[other] , one of its { $more ->
            [1] two
           *[other] three
         } dice
     }
 }; ships move { $by }{ $order ->
    [none] {""}
   *[other] {""}, rows { $order } in this order
 }
name-dig = { $space }, digging { $distance } ahead; ships move { $by }
name-reroll = Reroll
name-keep = Keep the dice
name-use = { $space }, { $effect }{ $second ->
    [none] {""}
   *[other] {" "}and { $second }
 } ({ $value }): { $does ->
    [energy] gain { $gain }
    [fighter] { $gain ->
        [one] shoot one ship
       *[other] shoot { $gain } ships
     }
    [research] { $gain ->
        [one] one step
       *[other] { $gain } steps
     }
   *[other] build a robot ({ $gain })
 }{ $cost ->
    [0] {""}
   *[other] {""}, costs { $cost } energy
 }
# A room that would give nothing.
name-use-idle = { $space }, { $effect }{ $second ->
    [none] {""}
   *[other] {" "}and { $second }
 }: nothing now{ $cost ->
    [0] {""}
   *[other] {""}, costs { $cost } energy
 }
name-excavate = Drive the excavator to { $space }, costs 1 energy
name-give-up = { $space }
name-give-up-excavating = The excavating die
name-site = { $space }, { $effect }{ $second ->
    [none] {""}
   *[other] {" "}and { $second }
 }{ $old ->
    [none] {""}
   *[other] {""}, in place of the robot on { $old }
 }
name-decline = Skip the robot
name-end = End the rooms phase
name-mothership = Bring the mothership down
name-spawn = Above column { $column }
name-remove = The robot on { $space }

## The log: what was done, then what happened

# $dice is `black`, `white` or `both`.
tell-roll = Rolled black { $black } and white { $white }.
tell-reroll = { $dice ->
    [black] Rerolled: black { $black }.
    [white] Rerolled: white { $white }.
   *[both] Rerolled: black { $black } and white { $white }.
 }
tell-place = { $colour ->
    [black] Black
   *[white] White
 } { $value } on { $space }.
tell-place-guns = { $colour ->
    [black] Black
   *[white] White
 } { $value } on { $space }, anti-aircraft: the ships fall one less.
tell-dig = { $colour ->
    [black] Black
   *[white] White
 } { $value } on { $space }, to dig.
tell-reroll-chosen = The dice in hand are rerolled.
tell-keep = The dice in hand are kept.
# $sum is `none` when there is nothing to add up.
tell-use = { $space } is used: { $effect }{ $second ->
    [none] {""}
   *[other] {" "}and { $second }
 } with { $value }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum })
 }{ $cost ->
    [0] {""}
   *[other] , for { $cost } energy
 }.
tell-use-nothing = { $space } is used{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } energy
 } and gives nothing: its value is { $value }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum })
 }.
tell-give-up = The die on { $space } is discarded.
tell-give-up-excavating = The excavating die is discarded.
tell-site = A robot ({ $value }) is placed on { $space }{ $old ->
    [none] {""}
   *[other] {""}, in place of the one on { $old }
 }. It rests until the phase ends.
tell-decline = No robot is built.
tell-end = The rooms phase ends{ $dice ->
    [0] {""}
    [one] ; one unused die is lost
   *[other] ; { $dice } unused dice are lost
 }{ $robots ->
    [0] {""}
    [one] ; the robot is ready again
   *[other] ; the robots are ready again
 }.
tell-mothership = { $symbol ->
    [none] Row { $row } has no symbol.
    [skull] Row { $row } is the skull.
   *[other] The symbol of row { $row } takes effect.
 }
tell-remove = The robot on { $space } is scrapped.
tell-rooms = All dice are placed; the rooms phase begins.
tell-round = Round { $round } begins.

# Lists come in two parts: $last is the last thing, $others are those before it, $count is how many there are in all.
event-no-move = No ship moves.
# $ships fall by $by: $count of them to rows of the sky, $ground to the ground.
event-column = { $ships ->
    [0] No ship is in column { $column }.
    [one] The ship in column { $column } falls { $by }, to { $ground ->
        [0] row { $last }.
       *[other] the ground.
     }
   *[other] { $ships ->
        [2] Two
        [3] Three
        [4] Four
       *[other] { $ships }
     } ships in column { $column } fall { $by }, { $count ->
        [0] to the ground
        [one] to row { $last }
       *[other] to rows { $others } and { $last }
     }{ $count ->
        [0] {""}
       *[other] { $ground ->
            [0] {""}
            [one] {" "}and the ground
           *[other] , { $ground } to the ground
         }
     }.
 }
event-target = On row { $row }, an explosion of { $number }: a fighter of { $number } or more shoots ships here.
event-slides = On row { $row } an arrow takes the ship to column { $column }.
event-blocked = On row { $row } an arrow points to column { $to }, but a ship is there; this one stays in column { $column }.
event-called = On row { $row } an icon brings the mothership down, to row { $to }.
event-descends = The mothership sinks to row { $row }.
event-swept = { $count ->
    [one] It sweeps up the ship in column { $last }, which now waits on it.
   *[other] It sweeps up the ships in columns { $others } and { $last }, which now wait on it.
 }
event-ground = { $ships } damage, now { $damage } of { $limit }: { $ships ->
    [one] the ship in column { $column } reaches the ground and waits on the mothership.
   *[other] { $ships } ships in column { $column } reach the ground and wait on the mothership.
 }
event-damage = The base takes 1 damage, now { $damage } of { $limit }.
event-energy = { $gained ->
    [0] No energy is gained: { $total } is all the base can hold.
   *[other] { $gained } energy gained, now { $total }{ $over ->
        [0] .
       *[other] , all the base can hold; { $over } lost.
     }
 }
event-no-shot = No ship is on an explosion of { $value } or less.
event-shot = { $count ->
    [one] The ship on row { $last } of column { $column } is shot down.
   *[other] The ships on rows { $others } and { $last } of column { $column } are shot down.
 }
event-shot-after = { $green ->
    [0] {""}
    [one] The green ship waits on the mothership
   *[other] The green ships wait on the mothership
 }{ $red ->
    [0] {""}
   *[other] { $green ->
        [0] The
       *[other] , the
     } { $red ->
        [one] red ship is set aside
       *[other] red ships are set aside
     }
 }.
# $value is spent on the steps in the list; $rest is left over; $next is what the next step needs.
event-research = { $steps ->
    [0] No research step: the next needs { $next }, and { $value } is less.
    [one] One research step for { $last }, now { $total } of { $all }{ $rest ->
        [0] .
       *[other] ; the remaining { $rest } is lost.
     }
   *[other] { $steps } research steps for { $others } and { $last }, now { $total } of { $all }{ $rest ->
        [0] .
       *[other] ; the remaining { $rest } is lost.
     }
 }
event-drives = The excavator drives { $steps ->
    [one] one space
   *[other] { $steps } spaces
 }, from { $from } to { $to }, for 1 energy.
event-excavated = { $count ->
    [one] { $last } is now excavated.
   *[other] { $others } and { $last } are now excavated.
 }
event-pushed = { $steps ->
    [0] The excavator cannot go further back than { $space }.
    [one] The excavator is pushed back one space, to { $space }.
   *[other] The excavator is pushed back { $steps } spaces, to { $space }.
 }
event-robot-worked = The robot on { $space } drops to { $value } and rests.
event-robot-spent = The robot on { $space } is used up and leaves the board.
event-robot-lost = The robot on { $space } is lost: its space is no longer excavated.
event-research-back = { $steps ->
    [0] There is no research to lose.
    [one] One research step is lost, { $total } left.
   *[other] { $steps } research steps are lost, { $total } left.
 }
event-red = A red ship joins those waiting.
event-no-red = No red ship is set aside, so none joins.
event-spawned = { $count ->
    [one] { $red ->
        [0] A green ship
       *[other] A red ship
     } takes the spot above column { $last }.
   *[other] { $red ->
        [0] Green ships take
       *[other] Red ships take
     } the spots above columns { $others } and { $last }.
 }
event-won = The research is finished: Earth is saved.
event-lost-damage = The base is destroyed: Earth is lost.
event-lost-skull = The mothership covers the skull: Earth is lost.

## At a glance: the phases of a round, and the numbers by which the base stands

phase-dice = Dice { $placed } of { $of }
phase-rooms = Rooms
phase-mothership = Mothership
vital-energy = energy
vital-damage = damage
vital-research = research
vital-rows = rows to skull

## The guide of a first round: one thing a note, two sentences at most

guide-goal = You win by moving the research marker { $steps } steps to the end of its track. You lose with { $damage } damage, or when the mothership covers row { $row }.
guide-place = Place your five dice, one in each column. Each does two things: it brings down the ships above it now, and it loads the room it lies in for later.
guide-number = Ships fall by the number on the die, not by the value of the room. High numbers make strong rooms and fast ships.
guide-white = A white die rerolls all dice you still hold, the other white one too. Place it early when the roll is bad, last when it is good.
guide-landing = Only the space where a ship stops counts: an arrow moves it sideways, a mothership icon brings the mothership down, on an explosion it can be shot.
guide-guns = The top row of the base, the anti-aircraft guns, takes one off the fall. Use it for a six you fear, or for a one that is worth little in a room.
guide-dig = One die a round may dig: put it ahead of the excavator, no farther than its number reaches. That opens better rooms, so dig almost every round.
guide-rooms = Use the rooms you loaded, in any order, each once. Make energy first, since most rooms cost some.
guide-value = Now the room counts: the sum of its dice and the number on its black label. A value below 1 gives nothing.
guide-excavate = The excavator drives to its die for 1 energy, however far. The spaces behind it take dice from the next round on; the one it stands on stays closed.
guide-fighter = A fighter shoots every ship on an explosion whose number is at most the room's value. Ships anywhere else are safe.
guide-research = Research pays for the next step in full, and what is left over is lost. The last step costs { $last } at once, so dig for a room of two or three dice.
guide-margin = The round ends with the mothership. { $symbol ->
    [0] Before it sinks onto row { $row }, the symbol beside that row would take effect; this row has none.
   *[other] First the symbol beside row { $row } takes effect, then it sinks onto that row.
 }
guide-return = Ships that were shot or reached the ground now return at the top. So shooting buys time, but does not win the game.
guide-robot = A robot works like a die of its number, but moves no ship. It rests this round; then it loses 1 each time it works.
guide-spawn = Returning ships fill empty columns first. If several are allowed, choose the column you can defend.
guide-end = That was a whole round, and the guide ends here. All rounds are alike; a mark such as R6 opens the rule behind a sentence.

## The account of a game that is over

account-research = Research
account-shot = Ships shot
account-damage = Damage
account-energy = Energy left
account-row = Mothership row

account-won = The research was finished in round { $last }: { $steps ->
    [one] no round brought more than one step.
   *[other] round { $round } alone brought { $steps } steps.
 } { $damage ->
    [0] The base took no damage.
   *[other] The base took { $damage } damage.
 }
account-lost-damage = { $hits ->
    [one] { $damage } hits destroyed the base, never more than one in a round.
   *[other] { $damage } hits destroyed the base, { $hits } of them in round { $round }.
 } { $symbols ->
    [0] All came from ships that reached the ground.
   *[other] { $ground ->
        [0] All came from symbols beside the sky.
       *[other] { $ground } came from ships that reached the ground, { $symbols } from symbols beside the sky.
    }
 } { $shot ->
    [0] No ship was shot
    [one] One ship was shot
   *[other] { $shot } ships were shot
 }; research stood at { $research } of { $all }.
account-lost-skull = The mothership reached row { $row } while research stood at { $research } of { $all }. { $icons ->
    [0] No icon in the sky hurried it: research was too slow.
    [one] One of its rows came from an icon in the sky.
   *[other] { $icons } of its rows came from icons in the sky.
 }
account-point-research = { $steps } research steps at once, in { $space }.
account-point-shot = { $ships } ships shot at once, from { $space }.
account-point-damage = { $landed ->
    [0] The symbol beside the row deals { $hits } damage
    [one] A ship reaches the ground
   *[other] { $landed } ships reach the ground at once
 }; now { $damage } damage.
account-point-research-back = { $steps ->
    [one] One research step is lost.
   *[other] { $steps } research steps are lost.
 }
account-point-icon = An icon in the sky brings the mothership down to row { $row }.

## Causes of the end, for results and statistics

research = research finished, Earth is saved
damage = base destroyed, Earth is lost
skull = mothership reached the skull, Earth is lost

## Refusals: the reason in this position; the rule stands beside it

refuse-place-phase = Dice are placed in the dice phase, one at a time.
refuse-not-in-hand = There is no { $colour ->
    [black] black
   *[white] white
 } { $value } in hand.
refuse-robot-there = A robot stands on { $space }. Scrap it first or choose another space.
refuse-die-there = { $space } already holds a die.
refuse-column = Column { $column } already has a die this round.
refuse-tunnel = { $space } is a tunnel: no room there. Only the excavating die may stand on a tunnel, ahead of the excavator.
refuse-not-excavated = { $space } is not excavated yet.
refuse-under-excavator = The excavator stands on { $space }; it is not excavated yet.
refuse-half-room = The room of { $space } is not excavated as a whole yet.
refuse-second-digging = Only one die a round may be placed ahead of the excavator.
refuse-off-path = { $space } is not on the excavator's path.
refuse-not-ahead = { $space } is not ahead of the excavator; an excavating die must go at least one space ahead.
refuse-too-far = { $space } is { $distance } spaces ahead of the excavator; the die shows { $value }.
refuse-order = Say in which order the ships on rows { $rows } resolve: write the rows after a slash.
refuse-no-order = Fewer than two ships have something to resolve, or the order is not yours to choose; leave the rows out.
refuse-rooms-phase = Rooms are used in the rooms phase.
refuse-rooms-phase-dig = The excavator moves in the rooms phase.
refuse-rooms-phase-give-up = Dice are discarded in the rooms phase.
refuse-no-room = { $room } is a tunnel: no room there.
refuse-room-name = { $room } belongs to the room { $whole }; a room is named by its first space.
refuse-anti-aircraft = { $room } is an anti-aircraft room; it does nothing in this phase, its die just leaves.
refuse-exhausted = The robot on { $space } is exhausted: it was built or already used this round.
refuse-not-loaded = { $room } needs a die or a ready robot on each of its spaces; { $space } has none.
refuse-digging-die = The die on { $space } is the excavating die; it does not count for the room { $room }.
refuse-cost = { $room } costs { $cost } energy; you have { $energy } left.
refuse-no-digging-die = No die lies ahead of the excavator.
refuse-dig-too-far = The die is too low for its distance; the excavator cannot move there.
refuse-dig-cost = Moving the excavator costs 1 energy, and you have none. Make energy first, or discard the die.
refuse-nothing-to-give-up = There is no such die to discard.
refuse-give-up-digging = That is the excavating die; discard it with ~x.
refuse-site-phase = No robot is being built.
refuse-no-robot = No robot stands on { $space }.
refuse-site-robot = A robot stands on { $space }. Scrap it with the same choice, or choose another space.
refuse-site-die = A die lies on { $space }; a robot needs a free space.
refuse-site-tunnel = { $space } is a tunnel; robots stand in rooms.
refuse-site-fresh = { $space } was only just excavated; it takes robots from the next round on.
refuse-no-blue-die = Both blue dice are on the board; say which robot is scrapped.
refuse-removal-while-siting = While you place a robot, scrapping one is part of the same choice.
refuse-removal-phase = You can scrap a robot while you place dice, use rooms or choose a spot.
refuse-decline-phase = No robot is being built.
refuse-end-phase = Only the rooms phase can be ended.
refuse-mothership-phase = The mothership phase comes after the rooms phase.
refuse-offer-phase = There is nothing to reroll now.
refuse-spawn-phase = No waiting ship has a choice of spots.
refuse-spot-taken = A ship already stands on the spot of column { $column }.
refuse-empty-column-first = Some columns are empty; ships go there first.
refuse-not-farthest = Column { $column } has less empty space below its spot than another.

## What is typed and cannot be read: fragments that follow "is not a move"

form-action = moves are written like { $actions } or a full stop
form-roll = a roll is written like { $roll }, with the numbers of each colour in rising order
form-column = the columns are 1 to { $last }
form-space = the spaces of the base are { $first } to { $last }
form-placement = a die is placed like { $plain }, the excavating die like { $digging }
form-order = an order is two to seven rows, 1 to { $last }, with commas between them

## Options: the name of each, its group, what it is about, and what its values mean

option-stars = Cards on their starred side
option-stars-group = Starred cards
option-stars-about = Which cards show their starred side: mothership, sky 1 to 4, upper base, lower base, research.
option-stars-form = eight characters 0 or 1: mothership, sky 1 to 4, upper base, lower base, research
option-effect_order = Order of ships in a column
option-effect_order-group = Ships
option-effect_order-about = The order in which ships in one column resolve their spaces.
option-effect_order-top_first = From top to bottom
option-effect_order-bottom_first = From bottom to top
option-effect_order-player = As I choose
option-arrow_chain = After an arrow
option-arrow_chain-group = Ships
option-arrow_chain-about = Whether a ship moved by an arrow resolves its new space.
option-arrow_chain-stop = The ship has arrived
option-arrow_chain-resolve = Its new space counts too
option-respawn_full_columns = Spots when every column holds a ship
option-respawn_full_columns-group = Ships
option-respawn_full_columns-about = Which spots waiting ships may take when every column holds a ship.
option-respawn_full_columns-farthest = The one farthest from the next ship
option-respawn_full_columns-any = Any free spot
option-white_reroll = Rerolling by a white die
option-white_reroll-group = Dice and base
option-white_reroll-about = Whether you must reroll the dice in hand after a white die.
option-white_reroll-forced = You must reroll
option-white_reroll-optional = You may reroll, which is easier
option-excavate_placement = A die too low for its digging space
option-excavate_placement-group = Dice and base
option-excavate_placement-about = Whether a die may be placed further ahead of the excavator than it can dig.
option-excavate_placement-strict = Cannot be placed
option-excavate_placement-loose = Can be placed, and digs nothing
option-excavator_floor = How far back the excavator goes
option-excavator_floor-group = Dice and base
option-excavator_floor-about = How far back the excavator can be pushed.
option-excavator_floor-row_b = To the first space of row B
option-excavator_floor-start = To its start
option-partial_room = A room that is half excavated
option-partial_room-group = Dice and base
option-partial_room-about = Whether the excavated part of a room takes dice and robots before the rest is excavated.
option-partial_room-space = Takes dice where it is open
option-partial_room-room = Takes none
option-fresh_room_robot = A robot in a room just excavated
option-fresh_room_robot-group = Dice and base
option-fresh_room_robot-about = Whether a robot may stand on a space excavated earlier in the same phase.
option-fresh_room_robot-true = May stand there
option-fresh_room_robot-false = May not
option-starred_mothership = The starred mothership
option-starred_mothership-group = Starred cards
option-starred_mothership-about = What the starred mothership card does.
option-starred_mothership-red_waiting = Brings a red ship
option-starred_mothership-two_red_waiting = Brings both red ships
option-starred_mothership-low_start = Starts a row lower
option-starred_upper_damage = Damage spaces on the starred upper base
option-starred_upper_damage-group = Starred cards
option-starred_upper_damage-about = How many damage spaces the starred upper base has.
option-starred_energy_start = Energy at the start with starred research
option-starred_energy_start-group = Starred cards
option-starred_energy_start-about = How much energy you start with on the starred research card.
option-starred_lower_f5 = Space F5 of the starred lower base
option-starred_lower_f5-group = Starred cards
option-starred_lower_f5-about = Where space F5 of the starred lower base belongs.
option-starred_lower_f5-with_e5 = Is excavated with E5
option-starred_lower_f5-path_end_open = Lies at the end of the path, open
