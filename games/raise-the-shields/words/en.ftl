# The words of Raise the Shields! in English, in Fluent's format (projectfluent.org).
# Keys are the game's; `$` marks what the game fills in. Sentences follow the manner described in STYLE.md.

title = Raise the Shields!
summary = Roll, draw and attack, all at once and in secret. Power six emitters and close the ring, or destroy a city next door.
shelf = Draw your power lines before your neighbour finds the gap.
story = Six neighbours live too close together, and each has a power plant, a ring of cities, and no patience left. Bring the current to the border before somebody next door finds the gap.

## How to play, in two minutes

howto-1 = Raise six shields, or break one city
howto-1-text = The power plant stands in the middle of your realm, an emitter on every corner. Two neighbouring emitters with power raise the shield between them. All six shields win, and so does destroying a city of your neighbour on the left.
howto-2 = Three dice, three tasks
howto-2-text = Everybody uses the two shared dice and one of their own. In secret, one says in which sector you work, one which shape you draw, and one which sector you attack. Low dice make small shapes.
howto-3 = Draw your shape
howto-3-text = One of its triangles lies in the sector you work in, and one side touches the plant or a filled triangle. Turn it and mirror it as you like. Here the last piece reaches an emitter.
howto-4 = Everything is shown, then everybody attacks
howto-4-text = Your attack marks a hit in that sector of the neighbour on your left, unless its shield is up. Four hits fit into a sector; the fifth destroys the city. Alone, you attack yourself.
howto-5 = Cities help, each once
howto-5-text = Fill a striped triangle beside a city and its ability is yours from the next round on: ignore an attack, change a die, fill two more triangles, use an ability again, turn over a shared die, or erase a hit. One ability a round.

## When it is played well

strong-1 = Alone, the strongest bot hardly ever loses: it won all of 400 standard games. A quicker one won 982 of 1,000 hard games.
strong-2 = The more cities there are, the sooner one of them falls. Of 100 games, 83 end with all six shields up when two play, 77 with three, 67 with four, 61 with five and 54 with six.
strong-3 = A game takes about 17 rounds alone, 13 with two, 12 with three, 11 with four or five and 10 with six.
strong-4 = The seats are even. Of 600 games between two equals the first seat won 369 and the second 367, some of them together.

## Prompts: one order or question, then one line of what follows

ask-assign = Give each die a task.
ask-assign-detail = One names the sector you work in, one the shape you draw, one the sector you attack.
ask-die = What is the { $value } for?
ask-die-detail = Each die gets one task. Low dice make small shapes.
ask-confirm = Are the dice where you want them?
ask-confirm-detail = { $fits ->
    [no] The { piece-form.name } fits nowhere in sector { $work }, so you would draw nothing.
   *[other] You work in sector { $work }, draw a { piece-form.name } and attack sector { $attack }{ $target ->
        [none] {""} of your own.
       *[other] {""} of { $target }. The others see it when all have finished.
     }
 }
ask-draw = Draw the { piece-form.name }.
ask-draw-detail = One triangle in sector { $sector } is enough. One side must touch a filled triangle or the plant.
ask-draw-nothing = The { piece-form.name } fits nowhere.
ask-draw-nothing-detail = There is no room for it in sector { $sector }, so you draw nothing. Your attack still happens.
ask-done = Done? Or take steps back.
ask-done-detail = { $alone ->
    [yes] Then your attack die strikes.
   *[no] Once everybody is done, all sheets are shown.
 }
ask-flip = Turn a shared die over?
ask-flip-detail = For everybody: the first from { $first } to { $turned_first }, or the second from { $second } to { $turned_second }.
ask-answer = Sector { $sector } is attacked. Ignore the attack?
ask-answer-turn = Change the second roll to { $lower } or { $higher }?
ask-answer-erase = Sector { $sector } is attacked. Erase a hit?
ask-answer-blocked = Sector { $sector } is shielded. Erase a hit?
ask-answer-hit = The attack fills a rectangle in sector { $sector }; { $hits } of { $of } are full already.
ask-answer-city = All { $of } rectangles in sector { $sector } are full: the attack destroys the city.
ask-answer-safe = The shield stops the attack. You may erase in any sector that has a hit.
ask-fill = Which triangle do you fill first?
ask-fill-second = { $cell } first, and which one next?
ask-fill-second-detail = In the same sector, joined to your network.
ask-restore = Which ability do you bring back?
ask-erase = Which hit do you erase?
ask-once = One ability a round, and this one once a game.
ask-once-or-done = One ability a round, and this one once a game. Or finish without it.

## Places and pieces, as a board names them

piece-die = { $changed ->
    [yes] Die { $from }, changed to { $value } by city 2
   *[other] Die { $value }
 }
slot-work = Work
slot-work-note = sector { $sector }
slot-shape = Shape
slot-shape-note = { piece-form.name }
slot-shape-warning = fits nowhere in sector { $sector }
slot-attack = Attack
slot-attack-note = sector { $sector }{ $target ->
    [none] {""}
   *[other] {""} of { $target }
 }
# $form is the shape's name on its sheet; a sheet of one's own may have other names.
piece-form = The { piece-form.name }
    .name = { $form ->
        [single] single
        [diamond] diamond
        [trapezoid] trapezoid
        [large-triangle] large triangle
        [strip] strip
        [fan] fan
       *[other] { $form }
     }
piece-city = { $city ->
    [3] City 3: fill two triangles
    [4] City 4: reuse an ability
   *[other] City 6: erase a hit
 }
piece-cell = { $cell } first
place-cells = { $cells }
place-city = city { $city }
place-rectangle = the last hit in sector { $sector }
area-sector = Sector { $sector }
area-cities = Cities

## Groups and names of actions

group-flip = City 5
group-assign = Assign the dice
group-assign-changed = Assign the dice, one changed by city 2
group-fill = City 3: fill two triangles
group-restore = City 4: reuse an ability
group-erase = City 6: erase a hit
group-draw = Draw
group-done = Finish
group-answer = Answer the attack

name-flip = Turn the { $die ->
    [1] first
   *[other] second
 } die from { $from } to { $to }
name-decline = Leave the dice as they are
name-assign = { $from ->
    [none] {""}
   *[other] Change { $from } to { $to }.{" "}
 }Work in sector { $work }, draw a { piece-form.name } ({ $shape }), attack sector { $attack }{ $target ->
    [none] {""} of your own
   *[other] {""} of { $target }
 }{ $fits ->
    [no] . Nothing fits
   *[other] {""}
 }
name-fill = { $one } and { $other }
name-restore = Bring back city { $city }
name-erase = Erase the last hit in sector { $sector }, { $left } left
name-draw = { $cells }{ $emitters ->
    [none] {""}
   *[other] {""}. Powers emitter { $emitters }
 }{ $shields ->
    [none] {""}
   *[other] {""}. Raises shield { $shields }
 }{ $cities ->
    [none] {""}
   *[other] {""}. Enables city { $cities }
 }
name-draw-nothing = Draw nothing
name-done = Done
name-ignore = Ignore the attack on sector { $sector } with city 1
name-turn = Change the { $from } to a { $to } with city 2
name-accept = { $blocked ->
    [yes] Erase nothing
   *[no] Take the hit
 }
button-assign = Assign
button-draw = Draw here
button-fill = Fill both
button-restore = Reuse city { $city }
button-erase = Erase in sector { $sector }

## How the abilities of the cities stand, as a board says it

city-asleep = Not enabled yet: fill a shaded triangle in sector { $city }.
city-new = Enabled; ready next round.
city-used = { $city ->
    [4] Used.
   *[other] Used. City 4 can bring it back.
 }
city-spent = Ready, but an ability was used this round.
city-idle = Ready, but { $city ->
    [4] no other ability has been used.
   *[other] there is no hit to erase.
 }
city-ready = Ready: { $city ->
    [1] ignore an attack when it comes.
    [2] change a die by one while you assign.
    [3] fill two triangles before or after your drawing.
    [4] bring another ability back before or after your drawing.
    [5] turn a shared die after the roll.
   *[other] { $late ->
        [yes] erase a hit once the attacks are known.
       *[other] erase a hit before or after your drawing.
     }
 }
city-now = { $city ->
    [1] Use it now: ignore the attack.
    [2] Use it now: change a die by one.
    [3] Use it now: fill two triangles.
    [4] Use it now: bring another ability back.
    [5] Use it now: turn a shared die.
   *[other] Use it now: erase a hit.
 }

## What a board says beside its pictures

board-title = Raise the Shields!, round { $round }{ $over ->
    [yes] , over
   *[other] {""}
 }
board-cities = Cities
board-cities-note = { $ready ->
    [0] none ready
   *[other] { $ready } ready
 }
board-city = { $city }. { $city ->
    [1] Ignore an attack
    [2] Nudge a die
    [3] Two triangles
    [4] Wake a city
    [5] Flip a shared die
   *[other] Erase a hit
 }
board-city-asleep = asleep
board-city-new = ready next round
board-city-used = used
board-city-waits = waits: one ability a round
board-city-ready = ready
board-shapes = Shapes
board-shapes-note = what each die draws; you may turn and mirror it
board-seat = Seat { $seat }
board-own = Your realm
board-stands = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
 }, { $emitters ->
    [one] { $emitters } emitter
   *[other] { $emitters } emitters
 }, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }
board-shields = { $shields } of 6 shields
board-emitters = { $emitters } of 6 emitters with power
board-finished = { $who }, ready
board-at-work = { $who }, choosing
board-target = { $who ->
    [you] you attack here
   *[other] { $who } attacks here
 }
board-attacker = { $who ->
    [you] attacks you
   *[other] attacks { $who }
 }
board-each-other = { $who ->
    [you] you attack each other
   *[other] target and attacker of { $who }
 }

## What a board tells those who do not see it

board-tells-realm = { $seat ->
    [you] Your realm.
   *[other] The realm of { $seat }.
 }
board-tells-dice = Shared dice { $first } and { $second }{ $own ->
    [none] {""}
   *[other] , own die { $own }
 }.
board-tells-sheet = Filled: { $cells }. Powered emitters: { $emitters }. Shields up: { $shields }.
board-tells-far = Emitters by missing triangles: { $emitters }.
board-far = { $emitter } in { $triangles }
board-tells-hits = Hits by sector: { $hits }.
board-tells-cities = Hits by sector: { $hits }. Cities: { $cities }.
board-nothing = none
board-why-not = Why not { $cell }?

## The board in plain characters, at most 80 of them in a line

text-title = Round { $round }{ $first ->
    [0] {""}
   *[other] , shared dice { $first } { $second }
 }
text-seat = Seat { $seat }{ $die ->
    [none] {""}
   *[other] , own die { $die }
 }{ $state ->
    [finished] , ready
    [working] , choosing
   *[none] {""}
 }
# The headings of the columns: at most 6 characters the first, 9 the hits, 7 city and shield.
text-row = row { $row }
text-hits = hits
text-city = city
text-shield = shield
text-emitter = emitter
# At most 7 characters each.
text-city-asleep = asleep
text-city-new = new
text-city-ready = ready
text-city-used = used
text-shield-up = UP
text-shield-down = down
text-emitter-on = ON
text-emitter-off = off
text-key = # filled  . empty  C city  E emitter  - shaded

## The log. A seat is `you` where it is the reader's own, and `none` where there is but one

tell-setup = The set-up dice show { $dice }: a rectangle for each.
tell-roll = Round { $round }: { $alone ->
    [yes] the dice show { $first }, { $second } and { $own }.
   *[other] { $by ->
        [you] you roll
       *[other] { $by } rolls
     } { $first } and { $second }. Own dice: { $own }.
 }
die-of = { $seat ->
    [none] { $die }
    [you] { $die } for you
   *[other] { $die } for { $seat }
 }
tell-second = Blocked, so the attack die is rolled again: { $die }.
tell-flip = { $seat ->
    [none] City 5 turns
    [you] You turn
   *[other] { $seat } turns
 } the { $die ->
    [1] first
   *[other] second
 } die{ $seat ->
    [none] {""}
   *[other] {" "}with city 5
 }: { $from } becomes { $to }.
tell-decline = { $seat ->
    [none] The dice stay as they are.
    [you] You leave the dice as they are.
   *[other] { $seat } leaves the dice as they are.
 }
tell-own-assign = { $seat ->
    [none] You work
    [you] You work
   *[other] { $seat } works
 } in sector { $work } with a { piece-form.name } ({ $shape }) and { $seat ->
    [none] attack
    [you] attack
   *[other] attacks
 } sector { $attack }.{ $from ->
    [none] {""}
   *[other] {" "}City 2 makes a { $from } a { $to }.
 }
tell-own-fill = { $seat ->
    [none] You fill
    [you] You fill
   *[other] { $seat } fills
 } two triangles in sector { $sector } with city 3.
tell-own-restore = { $seat ->
    [none] You bring back
    [you] You bring back
   *[other] { $seat } brings back
 } city { $city } with city 4.
tell-own-erase = { $seat ->
    [none] You erase
    [you] You erase
   *[other] { $seat } erases
 } a hit in sector { $sector } with city 6.
tell-own-nothing = { $seat ->
    [none] Nothing fits, so you draw nothing.
    [you] Nothing fits, so you draw nothing.
   *[other] Nothing fits, so { $seat } draws nothing.
 }
tell-own-draw = { $seat ->
    [none] You draw
    [you] You draw
   *[other] { $seat } draws
 } { $count ->
    [one] 1 triangle
   *[other] { $count } triangles
 } in { $places ->
    [one] sector
   *[other] sectors
 } { $sectors }.
tell-own-done = { $seat ->
    [none] You are done.
    [you] You are done.
   *[other] { $seat } is done.
 }
tell-own-accept = { $seat ->
    [none] You do not answer the attack.
    [you] You do not answer the attack.
   *[other] { $seat } does not answer the attack.
 }
tell-own-ignore = { $seat ->
    [you] You ignore the attack with city 1.
   *[other] { $seat } ignores the attack with city 1.
 }
tell-own-turn = { $seat ->
    [you] You change the second roll.
   *[other] { $seat } changes the second roll.
 }
tell-assign = { $seat ->
    [you] You work
   *[other] { $seat }{ $die ->
        [none] {""}
       *[other] {" "}(own die { $die })
     } works
 } in sector { $work } with a { piece-form.name } ({ $shape }) and { $seat ->
    [you] attack
   *[other] attacks
 } sector { $attack }.{ $from ->
    [none] {""}
   *[other] {" "}City 2 makes a { $from } a { $to }.
 }
tell-draw = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } { $count ->
    [one] 1 triangle
   *[other] { $count } triangles
 } in { $places ->
    [one] sector
   *[other] sectors
 } { $sectors }.
tell-draw-nothing = { $seat ->
    [you] Nothing fits for you
   *[other] Nothing fits for { $seat }
 }, so nothing is drawn.
tell-fill = { $seat ->
    [you] Your city 3
   *[other] { $seat }’s city 3
 } fills two triangles in sector { $sector }.
tell-restore = { $seat ->
    [you] Your city 4
   *[other] { $seat }’s city 4
 } brings back city { $city }.
tell-erase = { $seat ->
    [none] City 6
    [you] Your city 6
   *[other] { $seat }’s city 6
 } erases a hit in sector { $sector }; { $left } left.
tell-enable = { $seat ->
    [none] City { $city }
    [you] Your city { $city }
   *[other] { $seat }’s city { $city }
 } is enabled.
tell-power = { $seat ->
    [none] Emitter { $emitter }
    [you] Your emitter { $emitter }
   *[other] { $seat }’s emitter { $emitter }
 } is powered.
tell-raise = { $seat ->
    [none] Shield { $shield }
    [you] Your shield { $shield }
   *[other] { $seat }’s shield { $shield }
 } goes up.
tell-blocked = { $seat ->
    [none] Shield { $sector } stops the attack.
    [you] Your shield { $sector } stops the attack of { $by }.
   *[other] { $seat }’s shield { $sector } stops { $by ->
        [you] your attack
       *[other] the attack of { $by }
     }.
 }
tell-ignore = { $seat ->
    [none] City 1
    [you] Your city 1
   *[other] { $seat }’s city 1
 } ignores the attack on sector { $sector }.
tell-turn = { $seat ->
    [none] City 2
    [you] Your city 2
   *[other] { $seat }’s city 2
 } turns the attack from sector { $from } to { $to }.
tell-hit = { $by ->
    [none] Sector { $sector } is hit
   *[other] { $by ->
        [you] You hit
       *[other] { $by } hits
     } { $seat ->
        [you] your sector { $sector }
       *[other] sector { $sector } of { $seat }
     }
 }: { $hits } of { $of }.
tell-destroy = { $by ->
    [none] City { $sector } is destroyed.
   *[other] { $by ->
        [you] You destroy
       *[other] { $by } destroys
     } { $seat ->
        [you] your city { $sector }
       *[other] { $seat }’s city { $sector }
     }.
 }
tell-all-shields = All { $seat ->
    [none] six shields
    [you] six of your shields
   *[other] six shields of { $seat }
 } are up.
tell-round = { $seat ->
    [none] Round { $round } begins.
    [you] Round { $round } begins. The dice pass to you.
   *[other] Round { $round } begins. The dice pass to { $seat }.
 }
tell-won = The game is won.
tell-lost = The game is lost.
tell-winners = { $count ->
    [one] { $last ->
        [you] You win.
       *[other] { $last } wins.
     }
   *[other] { $others } and { $last } win together.
 }
who = { $seat }
tell-nobody = Nobody has won: a draw.

## What an attack comes to, before it is made

outlook-hit = If nothing stops it: { $hits } of { $of } hits in { $seat ->
    [none] your sector { $sector }.
   *[other] sector { $sector } of { $seat }.
 }
outlook-destroy = If nothing stops it: { $seat ->
    [none] your city { $sector } is destroyed.
   *[other] city { $sector } of { $seat } is destroyed.
 }
outlook-blocked = Shield { $sector }{ $seat ->
    [none] {""}
   *[other] {" "}of { $seat }
 } stops the attack.

## Refusals

refuse-asleep = City { $city } is not enabled.
refuse-new = This ability was enabled this round; it is ready next round.
refuse-used = The ability of city { $city } has been used.
refuse-spent = Only one ability per round.
refuse-two-changes = Only one die, and only by one.
refuse-dice = { $have ->
    [0] You have no { $value }; every die is used once.
    [1] You have only one { $value }; every die is used once.
   *[other] You have only { $have } dice with a { $value }; every die is used once.
 }
refuse-no-fit = In another order your dice give a drawing that fits; choose an order that fits.
refuse-assigned = Your dice are already assigned; take that back first.
refuse-assign-first = Assign your dice first.
refuse-drawn = You have already drawn this round.
refuse-draw-first = Draw your shape first.
refuse-size = Shape { $shape } has { $size ->
    [one] one triangle
    [2] two triangles
    [3] three triangles
   *[4] four triangles
 }.
refuse-form = These triangles are not shape { $shape }.
refuse-city = { $cell } is a city; cities cannot be filled.
refuse-emitter = { $cell } is a shield emitter.
refuse-outside = { $cell } is not on the sheet.
refuse-filled = { $cell } is already filled.
refuse-rectangle = { $cell } lies under an attack rectangle, and those are closed in this game.
refuse-work-sector = No triangle of the shape is in work sector { $sector }.
refuse-corner = The shape must share a side with a filled triangle or the plant; { $cells } only { $count ->
    [one] touches
   *[other] touch
 } a corner.
refuse-contact = The shape must share a side with a filled triangle or the plant; { $cells } { $count ->
    [one] touches
   *[other] touch
 } neither.
refuse-anchor = The contact must be made in work sector { $sector }.
refuse-mirror = This shape may not be mirrored in this game.
refuse-must-draw = A legal drawing exists; the shape must be drawn.
refuse-two-sectors = Both triangles must be in the same sector.
refuse-other-order = Write it the other way round.
refuse-fill-first = { $one } does not border your network; fill { $other } first.
refuse-apart = { $one } does not border your network.
refuse-second-apart = { $other } does not border your network, nor { $one }.
refuse-restore-itself = City 4 cannot reset itself.
refuse-restore-unused = City { $city } has not been used.
refuse-nothing-to-erase = Sector { $sector } has no attack rectangle to erase.
refuse-erase-later = In this game you use city 6 once the attacks are known.
refuse-erase-earlier = City 6 is used while you work.
refuse-flip-turn = Somebody else is deciding about city 5.
refuse-flip-phase = City 5 is used after the roll, before anybody assigns dice.
refuse-flip-first = Decide first whether you turn a shared die.
refuse-flip-awaited = Somebody else decides about city 5 first.
refuse-no-attack = There is no attack to answer now.
refuse-blocked = Your shield blocks this attack; there is nothing to ignore.
refuse-first-roll = City 2 changes only the second roll.
refuse-second-roll = The second roll cannot be changed in this game.
refuse-roll-blocked = Your shield already blocks the second roll.
refuse-answered = You have answered already.
refuse-nothing-to-answer = You have nothing to answer with.
refuse-answer-first = Answer the attack first.
refuse-answers-awaited = Others are answering attacks first.
refuse-finished = You are done for this round.
refuse-nothing-asked = You have nothing to choose now.

## Ends

shields = All six shields are up.
city = A city is destroyed.
cap = The last round is over.

## What is typed and cannot be read: fragments that follow "is not a move"

form-action = moves are written like { $steps }, abilities like { $abilities }
form-roll = a round’s roll is written like { $round }, the set-up like { $setup }, a second roll like { $second }
form-triangle = a triangle is written like { $code }: sector 1 to 6, row 1 to 4, letter
form-drawing = the triangles of a drawing stand once each, in the order of their codes
form-no-shape = these triangles form none of the shapes
form-assignment = dice are assigned like { $plain }, with + or - behind a die that city 2 changes: { $changed }
form-sign = of equal dice the first is the one that is changed, in the order { $order }
form-fill = city 3 fills two different triangles: { $two }
form-ability = abilities are written like { $abilities }
form-sector = the sectors and their cities are 1 to { $last }

## Options: the name of each, its group, what it is about, and what its values mean

option-attack_rectangles = Triangles under attack rectangles
option-attack_rectangles-group = Drawing
option-attack_rectangles-about = Whether the triangles under attack rectangles can be filled.
option-attack_rectangles-overlay = Can be filled, around the rectangle
option-attack_rectangles-obstacle = Are closed
option-work_sector_rule = What must lie in the work sector
option-work_sector_rule-group = Drawing
option-work_sector_rule-about = Which triangle of a shape must lie in the work sector.
option-work_sector_rule-any_cell = Any triangle
option-work_sector_rule-anchor_cell = The touching triangle
option-shape_mirror = Mirrored shapes
option-shape_mirror-group = Drawing
option-shape_mirror-about = Whether shapes may be mirrored; it matters only for the strip.
option-shape_mirror-true = Allowed
option-shape_mirror-false = Not allowed
option-no_fit = If nothing fits
option-no_fit-group = Drawing
option-no_fit-about = What happens when a shape cannot be drawn.
option-no_fit-skip = Nothing is drawn
option-no_fit-must_fit_if_possible = Only where no other order of the dice fits
option-ability_first_use = A newly enabled ability
option-ability_first_use-group = Cities
option-ability_first_use-about = When a city's ability can first be used.
option-ability_first_use-next_round = From the next round
option-ability_first_use-same_round = At once
option-city3_placement = City 3's two triangles
option-city3_placement-group = Cities
option-city3_placement-about = Where city 3 may fill its two triangles.
option-city3_placement-connected = Joined to the network
option-city3_placement-free = Anywhere in one sector
option-city6_window = When city 6 erases
option-city6_window-group = Cities
option-city6_window-about = When city 6 erases a hit.
option-city6_window-work = While you work
option-city6_window-reaction = Once the attacks are known
option-city2_second_roll = City 2 on the second roll
option-city2_second_roll-group = Cities
option-city2_second_roll-about = Whether city 2 may change the second attack roll of solo play.
option-city2_second_roll-true = May change it
option-city2_second_roll-false = May not
option-end_check = When the game ends
option-end_check-group = Attacks and the end
option-end_check-about = When the table checks whether the game has ended.
option-end_check-step = After the reveal and after the attacks
option-end_check-round = Only after the attacks
option-personal_dice = Own dice
option-personal_dice-group = Attacks and the end
option-personal_dice-about = Whether the others see your own die before the reveal.
option-personal_dice-public = Seen by all
option-personal_dice-secret = Secret until the reveal
option-solo_difficulty = Difficulty of solo play
option-solo_difficulty-group = Solo play
option-solo_difficulty-about = Whether solo play begins with one more rectangle in every sector.
option-solo_difficulty-standard = Standard
option-solo_difficulty-hard = One more rectangle in every sector
option-solo_setup_dice = Set-up dice of solo play
option-solo_setup_dice-group = Solo play
option-solo_setup_dice-about = How many dice are rolled for attack rectangles before solo play begins.
option-round_cap = Last round
option-round_cap-group = Attacks and the end
option-round_cap-about = After how many rounds the game ends in a draw; a solo game is then lost.
option-sheet = Sheet
option-sheet-group = Sheet
option-sheet-about = The name of the sheet in the component file.
option-sheet-form = the name of the sheet in the component file

## At a glance: the phases of a round, and the numbers by which a realm stands

phase-dice = Dice
phase-work = Assign and draw
phase-attacks = Attacks
vital-shields = shields
vital-emitters = emitters
vital-hits = hits in one sector

## The guided first round

guide-goal = { $alone ->
    [yes] Power all six emitters before one of your cities falls. Every round your own attack die hits your own realm.
   *[no] Power all six emitters and the ring of shields closes: you win. So do you when you destroy a city next door.
 }
guide-assign = Three dice, three jobs: where you work, what you draw, where you attack. Only your own die is yours alone.
guide-shapes = A 1 draws one triangle, a 2 two, a 3 three; 4, 5 and 6 draw four. So high dice build and low dice attack.
guide-attack = { $target ->
    [none] The attack die hits that sector of your own sheet, unless its shield is up.
   *[other] The attack die hits that sector on the sheet of { $target }, on your left, unless its shield is up.
 }
guide-draw = Start at the plant. Each shape must share a side with it or with a filled triangle; a corner is not enough.
guide-sector = The shape may reach into the next sectors; one triangle in your work sector is enough.
guide-shield = A shield needs both emitters at its ends, so think of the corners, not of the sector between them.
guide-done = You can take steps back until you are done. Nobody sees them before everybody is done.
guide-shaded = Filling a shaded triangle wakes that city. Its ability can be used once, from the next round on.
guide-flip = City 5 turns a shared die over for everybody. Later players may turn it back.
guide-answer = City 1 ignores one attack a game. Save it for a fourth or fifth hit.
guide-city = A ready city may be used once a game, and you may use only one city a round.
guide-end = The dice pass to the left. You know all you need; the rules are beside the board.

## What a game came to

account-triangles = Triangles filled
account-emitters = Emitters powered
account-shields = Most shields up
account-hits = Hits
account-won-shields = { $count ->
    [0] The ring closed in round { $round }: all six shields were up.
    [one] { $last ->
        [you] Your ring
       *[other] The ring of { $last }
     } closed in round { $round }. The best of the others had { $best ->
        [one] one shield.
       *[other] { $best } shields.
     }
   *[other] The rings of { $others } and { $last } closed in round { $round }, at the same reveal.
 }
account-won-city = { $count ->
    [one] { $last ->
        [you] You destroyed
       *[other] { $last } destroyed
     } { $on ->
        [you] your city { $sector }
       *[other] { $on }’s city { $sector }
     } in round { $round }: all its rectangles were filled.
   *[other] { $others } and { $last } each destroyed a city in round { $round }.
 }
account-lost-city = City { $sector } fell in round { $round }, with { $shields ->
    [0] no shield up
    [one] one shield up
   *[other] { $shields } shields up
 }.
account-cap = Nobody had won after round { $round }.
account-point-shield = { $seat ->
    [none] The first shield, number { $shield }, went up.
    [you] You raised the first shield, number { $shield }.
   *[other] { $seat } raised the first shield, number { $shield }.
 }
account-point-full = { $seat ->
    [none] Sector { $sector }
    [you] Your sector { $sector }
   *[other] Sector { $sector } of { $seat }
 } was full: one more hit would have ended the game.
account-point-ignored = { $seat ->
    [none] City 1
    [you] Your city 1
   *[other] { $seat }’s city 1
 } ignored the attack on sector { $sector }.
account-point-surge = { $seat ->
    [none] One drawing powered { $emitters } emitters at once.
    [you] You powered { $emitters } emitters in one round.
   *[other] { $seat } powered { $emitters } emitters in one round.
 }
