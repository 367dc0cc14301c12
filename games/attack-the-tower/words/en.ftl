# The words of Attack the Tower in English, in Fluent's format (projectfluent.org).
# Keys are the game's; `$` marks what the game fills in. Sentences follow the manner described in STYLE.md.

title = Attack the Tower
summary = Two armies, three territories each, one palace behind them. Renew, and your rival is armed as well; attack, and your rival may answer with a card.
shelf = Find the open door before your rival finds yours.
story = Behind three territories stands a tower, and behind three others another one. Whoever leaves a territory without a base leaves a door open.

## How to play, in two minutes

howto-1 = Bring down the palace
howto-1-text = Each of you has three territories, with room for three bases each, and a palace behind them. A base holds up to two troops and itself counts 4 when it defends. Whose palace falls has lost.
howto-2 = Renewing arms both of you
howto-2-text = At the start of your turn you may renew. Then every base gains a troop, yours and your rival’s; both draw two cards and build. New bases have no troops yet. Whoever renews attacks first.
howto-3 = A territory attacks a territory
howto-3-text = All troops of both territories fight. Shooters strike first, then all the others at once, and the defender’s bases with them. Assign your points: troops first, then bases. What takes as much as its power falls. Damage is gone after the battle.
howto-4 = An open door leads to the palace
howto-4-text = A territory without bases does not stop anybody. The palace strikes back with 10 and falls to 10 points in one battle. Siege weapons hurt only bases and the palace.
howto-5 = Cards turn battles
howto-5-text = Ability cards work at once and until the turn ends, also in your rival’s turn. Before a battle both may answer with cards. Special cards become troops on your palace, one for each territory with three bases.

## Armies, bases, troops and cards; $name and $text are those of the component file

army-name = { $army ->
    [fae] Fae
    [west] Westerners
    [east] Easterners
    [undead] Undead
   *[other] { $name }
 }
base-name = { $card ->
    [fae-L] Treecity
    [fae-S] Standing Stones
    [fae-H] Burrows
    [fae-C] Lair
    [fae-W] Nest
    [west-L] Village
    [west-S] Shooting Range
    [west-H] Chapterhouse
    [west-C] Stables
    [west-W] Siege Workshop
    [east-L] Monastery
    [east-S] Archery Hall
    [east-H] Dojo
    [east-C] Steppe Camp
    [east-W] Island
    [undead-L] Graveyard
    [undead-S] Bone Tower
    [undead-H] Crypt
    [undead-C] Dark Wood
    [undead-W] Laboratory
   *[other] { $name }
 }
troop-name = { $card ->
    [fae-L] Elf
    [fae-S] Druid
    [fae-H] Troll
    [fae-C] Spiderrider
    [fae-W] Dragon
    [fae-X] Treant
    [west-L] Militia
    [west-S] Crossbowman
    [west-H] Templar
    [west-C] Knight
    [west-W] Catapult
    [west-X] Blacksmith
    [east-L] Monk
    [east-S] Kyudoka
    [east-H] Samurai
    [east-C] Hun
    [east-W] Kaiju
    [east-X] Shenlong
    [undead-L] Zombie
    [undead-S] Necromancer
    [undead-H] Vampire
    [undead-C] Vrykolaka
    [undead-W] Frankenstein
    [undead-X] Ghost
   *[other] { $name }
 }
ability-name = { $card ->
    [fae-L] Elf
    [fae-S] Druid
    [fae-H] Troll
    [fae-C] Spiderrider
    [fae-W] Dragon
    [fae-O] Wall of Thorns
    [fae-X] Treant
    [west-L] Militia
    [west-S] Crossbowman
    [west-H] Templar
    [west-C] Knight
    [west-W] Catapult
    [west-O] Wizard
    [west-X] Blacksmith
    [east-L] Monk
    [east-S] Kyudoka
    [east-H] Samurai
    [east-C] Hun
    [east-W] Kaiju
    [east-O] Ninja
    [east-X] Shenlong
    [undead-L] Zombie
    [undead-S] Necromancer
    [undead-H] Vampire
    [undead-C] Vrykolaka
    [undead-W] Frankenstein
    [undead-O] Lich
    [undead-X] Ghost
   *[other] { $name }
 }
ability-text = { $card ->
    [fae-L] Your Elves have power 2 and strike first.
    [fae-S] When the turn ends, draw one card per Druid you still have.
    [fae-H] When the turn ends, a Troll comes back for each one you lost this turn (room permitting).
    [fae-C] −1 power for enemy troops in battles where your Spiderriders fight.
    [fae-W] Each fighting Dragon also burns every enemy troop of the battle for 1.
    [fae-O] For the rest of this turn your rival may not declare an attack.
    [fae-X] This card joins your palace as a Treant of power 7.
    [west-L] +1 power for your Militia when they defend.
    [west-S] Your Crossbowmen have power 2; no enemy troop strikes first.
    [west-H] If a Templar fights, every enemy infantry troop of the battle (light or heavy) takes 1 damage.
    [west-C] +1 power for your Knights when they attack.
    [west-W] Your Catapults may hit bases past their defenders.
    [west-O] +1 power for every troop you have.
    [west-X] This card joins your palace as a Blacksmith of power 1; as long as he stays, each of your troops deals 1 more damage.
    [east-L] Your Monks have power 2; after fighting they are sacrificed.
    [east-S] Where one of your Kyudokas lives, no troop of that territory need be sacrificed.
    [east-H] Your Samurai have power 3; after fighting they are sacrificed.
    [east-C] When your Huns attack, defending bases without troops fall after the battle.
    [east-W] Each Island sacrifices one Kaiju. Then, for each of your territories that still holds one, you destroy an enemy base.
    [east-O] One troop of your choice turns out to be a Ninja: +3 power.
    [east-X] This card joins your palace as a Shenlong of power 4; as long as it stays, draw one more card in every renewal.
    [undead-L] Every Graveyard of yours gains a Zombie.
    [undead-S] Where one of your Necromancers lives, each Zombie, Vampire and Vrykolaka base gains a troop.
    [undead-H] When the turn ends, gain a Vampire per enemy troop that died in battles with your Vampires (room permitting).
    [undead-C] Each Vrykolaka that deals damage also kills one enemy troop of the battle outright.
    [undead-W] Your Frankensteins may hit troops as well.
    [undead-O] −1 power for every enemy troop.
    [undead-X] This card joins your palace as a Ghost of power 2; if a battle destroys it, it comes back when the turn ends (room permitting).
   *[other] { $text }
 }
the-palace = the palace
at-place = { $what } { $place }
card-count = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
 }

## When it is played well

strong-1 = The armies are close: of 100 games against the other three, the Westerners win 54, the Fae 52, the Easterners 50 and the Undead 45.
strong-2 = Towers fall: fewer than 1 game in 100 is still open after the last turn, and then strength decides.
strong-3 = A game takes 9 turns on average, both players' counted. Half of all games are over after 7 turns, nine in ten after 17.
strong-4 = Neither the seat nor who begins matters much: of 150 games between the strongest bots the first seat won 77, and whoever began won 74.
strong-5 = Against a bot that looks only one decision ahead the strongest one wins 95 of 100 games.

## Prompts: one order or question, then one line of what follows

ask-army = Which army do you lead?
ask-army-detail = Both players may lead the same one.
ask-first-hand = From which pile do you draw?
ask-first-hand-detail = { $left ->
    [one] The last card of your opening hand.
   *[other] { $left } cards are still to come. Look at each before you choose the next pile.
 }
ask-keep = Keep this hand?
ask-keep-detail = If you burn it, all five cards are discarded and you draw five others.
ask-first-bases = Build your first bases.
ask-first-bases-detail = They start without troops. A territory without a base is an open door.
ask-renew = { $must ->
    [yes] You must renew.
   *[no] Do you renew?
 }
ask-renew-detail = { $must ->
    [yes] { $idle ->
        [one] The last turn
       *[other] The last { $idle } turns
     } went by without a renewal or an attack.{" "}
   *[no] {""}
 }You would gain { $own ->
    [one] 1 troop
   *[other] { $own } troops
 }, your rival { $enemy }. Both draw and build.
ask-draw = From which pile do you draw?
ask-draw-detail = { $left ->
    [one] One more card.
   *[other] { $left } more cards.
 } Bases left: { $bases }, abilities left: { $abilities }.
ask-drop = Which card do you discard?
ask-drop-detail = You may keep { $limit }; { $many ->
    [one] one has to go
   *[other] { $many } have to go
 }.
ask-build = Build bases, or finish.
ask-build-detail = New bases have no troops until the next renewal.
ask-answer = Do you answer with a card?
ask-answer-detail = Then { $seat ->
    [you] you act
   *[other] { $seat } acts
 }: cards, attacks, the end of the turn.
ask-main = Play, attack, or end your turn.
ask-main-detail = Every card and every attack may be answered.
ask-window = { $palace ->
    [yes] { $own ->
        [yes] A card before you strike the palace?
       *[no] Your palace is attacked. Play a card?
     }
   *[no] { $own ->
        [yes] Play a card before the battle?
       *[no] You are attacked. Play a card?
     }
 }
ask-window-detail = { $from ->
    [P] { $seat ->
        [you] Your special troops attack
       *[other] The special troops of { $seat } attack
     }
   *[other] { $seat ->
        [you] Your territory { $from } attacks
       *[other] Territory { $from } of { $seat } attacks
     }
 } { $palace ->
    [yes] { $rival ->
        [you] your palace through your territory { $to }
       *[other] the palace of { $rival } through territory { $to }
     }
   *[no] { $rival ->
        [you] your territory { $to }
       *[other] territory { $to } of { $rival }
     }
 } with { $strike }: { $rows }. The defenders strike back with { $reply }: { $others }. { $closes ->
    [yes] If you pass, the battle begins.
   *[no] Two passes in a row, and the battle begins.
 }
ask-mark = Mark a troop, or assign points.
ask-hit-first = First strikes: assign your points.
ask-hit = Assign your points.
ask-hit-detail = { $points ->
    [one] 1 point
   *[other] { $points } points
 } for troops{ $defends ->
    [yes] {""}
   *[no] , then for { $palace ->
        [yes] the palace
       *[no] bases
     }{ $siege ->
        [0] {""}
       *[other] ; { $siege } more, but not for troops
     }
 }. Striking: { $rows }. { $main ->
    [yes] Unused points are lost.
   *[no] What you assign now counts in the main strike, too.
 }
ask-proceed = On to the palace?
ask-proceed-detail = The way is open. You strike with { $strike }. It takes { $needs } to bring the palace down{ $troops ->
    [0] {""}
   *[other] , { $troops } of it for the special troops
 }. The defenders strike back with { $power }.
ask-raze = Which base falls?
ask-raze-detail = { $left ->
    [one] One base, with the troops on it.
   *[other] { $left } bases, each with the troops on it.
 }
ask-lose = Which special troop goes?
ask-lose-detail = You may have { $limit ->
    [one] one
   *[other] { $limit }
 }: one for each territory with three bases.
ask-end = Play a card before the turn ends?
ask-end-detail = No attack may follow. { $closes ->
    [yes] If you pass, the turn ends.
   *[no] Two passes in a row end the turn.
 }
ask-place = Where does the troop go?
ask-place-detail = { $left ->
    [one] One troop, on a base of its own kind.
   *[other] { $left } troops, each on a base of its own kind.
 }
ask-nothing = Nothing to do now.
ask-nothing-detail = It goes on by itself.
ask-where = Where does it go?
ask-where-detail = It has no troops until the next renewal.
ask-whom = On which troop?
ask-target = Which territory do you attack?
ask-target-detail = All troops of both territories fight.

## Pieces and places, as a board names them

piece-base = { $base }
piece-card = { $card }
piece-target = { $target }
piece-siege = { $target } (siege)
piece-group = { $from ->
    [P] Special troops
   *[other] Territory { $from }
 }{ $joins ->
    [none] {""}
   *[other] {" "}with { $joins }
 }
place-of = { $what }
place-free = free space { $space }
place-pile = { $pile ->
    [bases] your base pile
   *[abilities] your ability pile
 }
place-territory = territory { $territory }
area = { $own ->
    [yes] { $territory ->
        [P] Your palace
       *[other] Your territory { $territory }
     }
   *[no] { $territory ->
        [P] Your rival’s palace
       *[other] Your rival’s territory { $territory }
     }
 }

## Groups and names of actions

group-army = Choose an army
group-draw = Draw
group-hand = Your opening hand
group-build = Build
group-end = Finish
group-renew = Renewal
group-drop = Discard
group-play = Play a card
group-raze = Destroy a base
group-attack = Attack
group-kill = Mark a troop
group-hit = Assign points
group-siege = Assign siege points
group-proceed = The palace
group-lose = Give up a special troop
group-place = Place troops
name-army = { $army }
name-pull = Draw { $pile ->
    [bases] a base
   *[abilities] an ability
 }, { $count } left
name-keep = Keep the hand
name-burn = Burn the hand
name-build = { $base } on { $space }{ $over ->
    [yes] , over the base{ $troops ->
        [0] {" "}there
        [one] {" "}and its troop
       *[other] {" "}and its { $troops } troops
     }
   *[no] {""}
 }
name-ok-hits = Done
name-ok-build = Done building
name-renew = Renew
name-hold = Do not renew
name-drop = Discard { $card }
name-play = Play { $card }
name-play-on = { $card } on { $troop }
name-raze = { $base }{ $troops ->
    [0] {""}
    [one] {" "}and one troop
   *[other] {" "}and { $troops } troops
 }
name-pass = Pass
name-attack = { $from ->
    [P] Special troops attack
   *[other] Territory { $from } attacks
 } { $palace ->
    [yes] the palace through territory { $to }
   *[no] territory { $to }
 }{ $joins ->
    [none] {""}
   *[other] {" "}with { $joins }
 }
name-kill = { $troop }
name-hit = { $points } on { $target }{ $destroys ->
    [yes] {" "}(falls)
   *[no] {""}
 }
name-siege = { $points } siege on { $target }{ $destroys ->
    [yes] {" "}(falls)
   *[no] {""}
 }
name-go = On to the palace
name-stop = Stop here
name-lose = { $troop }
name-place = { $base }
name-done = End the turn
button-build = Build here
button-attack = Attack
button-play-on = Play here
button-hit = Assign
button-siege = Assign
sure-burn = Burn this hand? All five cards are discarded, and your rival will see them.
sure-over = Build over { $base }? { $troops ->
    [0] It is discarded.
    [one] It is discarded and its troop is destroyed.
   *[other] It is discarded and its { $troops } troops are destroyed.
 }
sure-points = { $points ->
    [one] One point is left that could still destroy something.
   *[other] { $points } points are left that could still destroy something.
 } Finish?

## The log. A seat is `you` where it is the reader's own

tell-army = { $seat ->
    [you] You lead: { $army }.
   *[other] { $seat } leads: { $army }.
 }
tell-own-army = { $seat ->
    [you] You have
   *[other] { $seat } has
 } chosen: { $army }.
tell-own-burn = { $seat ->
    [you] You burn your hand.
   *[other] { $seat } burns a hand.
 }
tell-own-keep = { $seat ->
    [you] You keep your hand.
   *[other] { $seat } keeps this hand.
 }
tell-own-build = { $seat ->
    [you] You build
   *[other] { $seat } builds
 } { $base } on { $space }.
tell-ready = { $seat ->
    [you] You are ready.
   *[other] { $seat } is ready.
 }
tell-burned = { $seat ->
    [you] You burn
   *[other] { $seat } burns
 } a hand: { $cards }.
tell-revealed = { $seat ->
    [you] You begin
   *[other] { $seat } begins
 } { $any ->
    [yes] with { $bases }
   *[no] without a base
 }{ $burned ->
    [yes] ; burned before: { $cards }
   *[no] {""}
 }.
tell-start = { $seat ->
    [you] You go first.
   *[other] { $seat } goes first.
 }
tell-turn = Turn { $turn }: { $seat ->
    [you] you are up
   *[other] { $seat }
 }.
tell-renewed = { $seat ->
    [you] You renew.
   *[other] { $seat } renews.
 }
tell-held = { $seat ->
    [you] You do not renew.
   *[other] { $seat } does not renew.
 }
tell-recruits = { $seat ->
    [you] Your bases recruit
   *[other] The bases of { $seat } recruit
 } { $count ->
    [one] one troop
   *[other] { $count } troops
 }.
gained = { $count ->
    [one] { $who }
   *[other] { $count } { $who }
 } on { $space }
tell-gains = { $seat ->
    [you] You gain
   *[other] { $seat } gains
 }: { $troops }.
tell-reshuffled = { $seat ->
    [you] Your discards become
   *[other] The discards of { $seat } become
 } a new { $pile ->
    [base] base pile
   *[ability] ability pile
 }.{ $known ->
    [yes] {" "}{ $seat ->
        [you] Your rival knows for sure that you hold: { $cards }.
       *[other] Anybody could count that { $seat } holds: { $cards }.
     }
   *[no] {""}
 }
tell-drew = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } { $card }.
tell-drew-hidden = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } { $pile ->
    [base] a base
   *[ability] an ability
 }.
tell-nothing-left = { $seat ->
    [you] You have no card left to draw.
   *[other] { $seat } has no card left to draw.
 }
tell-dropped = { $seat ->
    [you] You discard
   *[other] { $seat } discards
 } { $card }.
tell-built = { $seat ->
    [you] You build
   *[other] { $seat } builds
 } { $base } on { $space }{ $over ->
    [yes] , over { $old }{ $troops ->
        [0] {""}
        [one] {" "}and its troop
       *[other] {" "}and its { $troops } troops
     }
   *[no] {""}
 }.
tell-played = { $seat ->
    [you] You play
   *[other] { $seat } plays
 } { $card }{ $raises ->
    [yes] : +{ $more } for { $troop }
   *[no] {""}
 }.
tell-passed = { $seat ->
    [you] You pass.
   *[other] { $seat } passes.
 }
tell-declared = { $from ->
    [P] { $seat ->
        [you] Your special troops attack
       *[other] The special troops of { $seat } attack
     }
   *[other] { $seat ->
        [you] Your territory { $from } attacks
       *[other] Territory { $from } of { $seat } attacks
     }
 } { $palace ->
    [yes] { $rival ->
        [you] your palace straight through your territory { $to }
       *[other] the palace of { $rival } straight through territory { $to }
     }
   *[no] { $rival ->
        [you] your territory { $to }
       *[other] territory { $to } of { $rival }
     }
 }{ $joins ->
    [none] {""}
   *[other] {" "}with { $joins }
 }.
tell-stopped = { $seat ->
    [you] Your attack
   *[other] The attack of { $seat }
 } is stopped.
tell-emptied = { $attackers ->
    [yes] { $seat ->
        [you] None of your attackers is left.
       *[other] No attacker of { $seat } is left.
     }
   *[no] The last base there is gone before the battle.
 }
tell-initiative = First strikes: { $attack } from the attackers, { $defence } from the defenders.
tell-main = Main strike: { $attack }{ $siege ->
    [0] {""}
    [one] {" "}and 1 siege point
   *[other] {" "}and { $siege } siege points
 } from the attackers, { $defence } from the defenders{ $bases ->
    [0] {""}
   *[other] , { $bases } of it from { $palace ->
        [yes] the palace
       *[no] bases
     }
 }.
tell-extra = { $troop }: { $points } extra damage to every troop it affects.
doomed = { $target }
tell-doomed = When both have struck, these fall: { $targets }. { $points ->
    [one] 1 point strikes back.
   *[other] { $points } points strike back.
 }
tell-marked = { $seat ->
    [you] You mark
   *[other] { $seat } marks
 } { $troop }.
tell-laid = { $seat ->
    [you] You assign
   *[other] { $seat } assigns
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 } to { $target }.
tell-fell = { $seat ->
    [you] You lose
   *[other] { $seat } loses
 } { $troop } { $place }{ $waits ->
    [yes] , who may return when the turn ends
   *[no] {""}
 }.
tell-weak = { $seat ->
    [you] You lose
   *[other] { $seat } loses
 } { $troop } { $place }, which has no power left.
tell-sacrificed = { $seat ->
    [you] You sacrifice
   *[other] { $seat } sacrifices
 } { $troop } { $place }.
tell-removed = { $seat ->
    [you] You give up
   *[other] { $seat } gives up
 } { $troop } { $place }: too few full territories.
tell-base-fell = { $seat ->
    [you] You lose
   *[other] { $seat } loses
 } { $base } on { $space }{ $troops ->
    [0] {""}
    [one] {" "}with its troop
   *[other] {" "}with its { $troops } troops
 }.
tell-spared = { $seat ->
    [you] You sacrifice
   *[other] { $seat } sacrifices
 } nobody in territory { $territory }.
tell-palace-held = { $seat ->
    [you] Your palace
   *[other] The palace of { $seat }
 } stands{ $damage ->
    [0] {""}
   *[other] : { $damage } of { $need }
 }.
tell-palace-fell = { $seat ->
    [you] Your palace
   *[other] The palace of { $seat }
 } falls.
tell-proceeded = { $goes ->
    [yes] { $seat ->
        [you] You go on to the palace.
       *[other] { $seat } goes on to the palace.
     }
   *[no] { $seat ->
        [you] You stop before the palace.
       *[other] { $seat } stops before the palace.
     }
 }
tell-vain = The attack itself has destroyed nothing, so it may not be repeated for now.
tell-finished = { $seat ->
    [you] You end your turn.
   *[other] { $seat } ends the turn.
 }
tell-ghosts = { $back ->
    [0] {""}
    [one] One special troop comes back to { $seat ->
        [you] your palace
       *[other] the palace of { $seat }
     }.
   *[other] { $back } special troops come back to { $seat ->
        [you] your palace
       *[other] the palace of { $seat }
     }.
 }{ $gone ->
    [0] {""}
   *[other] { $back ->
        [0] {""}
       *[other] {" "}
     }{ $gone ->
        [one] One special troop finds
       *[other] { $gone } special troops find
     } no room on { $seat ->
        [you] your palace
       *[other] the palace of { $seat }
     } and { $gone ->
        [one] is
       *[other] are
     } discarded.
 }
tell-no-room = { $seat ->
    [you] You have
   *[other] { $seat } has
 } no room for { $count ->
    [one] one troop
   *[other] { $count } troops
 }.
tell-limit = The last turn is over: { $seat ->
    [none] a draw.
    [you] you are stronger.
   *[other] { $seat } is stronger.
 }

## Refusals

no-such-army = There is no such army.
now-army = Choose an army first.
now-first-hand = Draw your opening hand first.
now-choose = Keep the hand or burn it.
now-first-bases = Build your first bases, or finish.
now-renew = Say first whether you renew.
now-draw = Draw first.
now-drop = Discard down to { $number } first.
now-build = Build bases, or finish.
now-answer = Answer with a card, or pass.
now-act = Play a card, attack, or end your turn.
now-window = Play a card, or pass.
now-assign = Assign your points, or finish.
now-proceed = Go on to the palace, or stop.
now-raze = Choose the base that falls.
now-lose = Give up a special troop first.
now-end = The turn is ending: play a card, or pass.
now-place = Place the troop.
now-late-draw = Draw first.
now-nothing = Nothing can be done now.
army-chosen = You have chosen your army.
setup-done = You are ready already.
other-first = Your rival comes first.
not-active = Only the active player attacks.
wait-for-answer = Your rival may answer first.
wait-for-window = It is not your turn to play a card.
has-passed = You have passed: now you may play a card only in answer to one.
not-renewing = Only the active player says whether to renew, at the start of the turn.
draw-in-turn = You draw one after the other, the active player first.
build-in-turn = You build one after the other, the active player first.
lay-in-turn = The attackers assign their points first, then the defenders.
attackers-decide = The attackers decide whether they go on.
not-ending = Only the active player ends the turn.
pile-empty = No card is left in this pile.
not-held = You do not hold this card.
space-taken = A base stands there already.
no-build-now = Bases are built only at the start and in a renewal.
must-renew = { $number ->
    [one] After a turn
   *[other] After { $number } turns
 } without a renewal or an attack you must renew.
no-raze = No base there can be destroyed by this card.
no-place = There is no room for it there.
no-such-special = You have no such special troop.
no-play-renewal = No abilities during a renewal.
no-play-setup = No abilities before the first turn.
no-play-now = No abilities until this is settled.
no-room-special = You may have one special troop per territory with three bases (now { $number }).
no-troop-wanted = This card is not for a single troop.
which-troop = Say which of your troops it is for.
no-attack-walled = { $card }: no attack may be declared this turn.
no-attack-first-turn = No attacks in the first turn.
no-attack-after-done = You have ended your turn: no attack may follow.
no-joining = These special troops cannot join.
no-attackers = { $territory ->
    [P] Your palace
   *[other] Territory { $territory }
 } has no troops to attack with.
attacked-already = { $territory ->
    [P] Your special troops have
   *[other] Territory { $territory } has
 } already attacked this turn.
attack-in-vain = That attack destroyed nothing. First play a card, or destroy something with another attack.
no-marks = There is nobody to mark now.
no-target = That is not in this battle.
has-enough = That has all it needs.
no-points = No points are left.
no-amount = Only first strikes can be assigned in part.
too-much = Name less than { $number }, or no number for all of it.
siege-only = Siege weapons cannot do that: these points are for bases and the palace.
siege-no-troops = Siege weapons cannot damage troops.
not-in-initiative = First strikes cannot damage bases or the palace.
defended = Bases can be hit only when every troop there has enough damage: { $target } still needs { $number }.
was-defended = Bases can be hit only where no troop defended.
palace-defended = The palace can be hit only when every special troop on it has enough damage: { $target } still needs { $number }.
palace-was-defended = The palace can be hit only where no special troop defended.
way-blocked = The way is blocked: territory { $territory } still has a base.
no-way = There is no way to the palace now.

## Ends

palace = A palace has fallen.
strength = The last turn is over: strength decides.
drawn = The last turn is over: nobody wins.

## What is typed and cannot be read: fragments that follow "is not a move"

form-action = moves are written like { $forms }
form-outcome = a card is written like { $card }, a starting player like { $seat }

## Options: the name of each, its group, what it is about, and what its values mean

option-base_exposure = When bases can be hit
option-base_exposure-group = Battle
option-base_exposure-about = When bases can be damaged.
option-base_exposure-overflow = With what is left over
option-base_exposure-after_step = From the step after
option-base_exposure-next_attack = From the next attack
option-initiative_hits_bases = First strikes on bases
option-initiative_hits_bases-group = Battle
option-initiative_hits_bases-about = Whether first strikes may hit bases and the palace.
option-initiative_hits_bases-true = Allowed
option-initiative_hits_bases-false = Not allowed
option-attacks_per_group = Attacks of a territory
option-attacks_per_group-group = Attacks
option-attacks_per_group-about = How often a territory, or the special troops, may attack in a turn.
option-attacks_per_group-unlimited = As many as you like
option-attacks_per_group-once = One a turn
option-special_attack = Attacks of special troops
option-special_attack-group = Attacks
option-special_attack-about = How special troops attack.
option-special_attack-own_group = Together, from the palace
option-special_attack-joins = With a territory, too
option-special_limit_check = Limit of special troops
option-special_limit_check-group = Cards
option-special_limit_check-about = When the limit of special troops is checked.
option-special_limit_check-at_once = At once
option-special_limit_check-end_of_turn = At the end of the turn
option-zero_power = Troops without power
option-zero_power-group = Battle
option-zero_power-about = What becomes of a troop without power.
option-zero_power-needs_one = One point destroys them
option-zero_power-dies = They die before the battle
option-zero_power-floor_one = They keep one point
option-templar_damage = The Templar card
option-templar_damage-group = Cards
option-templar_damage-about = Whether the damage of the Templar card comes once or for each Templar.
option-templar_damage-once = Once a card
option-templar_damage-per_templar = For each Templar
option-ninja_kind = A Ninja’s kind
option-ninja_kind-group = Cards
option-ninja_kind-about = What becomes of the kind of a troop that turns out to be a Ninja.
option-ninja_kind-keeps = Stays
option-ninja_kind-changes = Is gone for the turn
option-necromancer_fill = The Necromancer card
option-necromancer_fill-group = Cards
option-necromancer_fill-about = How many troops a base gains by the Necromancer card.
option-necromancer_fill-one = One troop
option-necromancer_fill-full = Until it is full
option-kaiju_target = The Kaiju card
option-kaiju_target-group = Cards
option-kaiju_target-about = Which bases a Kaiju may destroy.
option-kaiju_target-any_enemy_base = Any base
option-kaiju_target-facing_territory = In the territory of the same number
option-sacrifice_time = When troops are sacrificed
option-sacrifice_time-group = Cards
option-sacrifice_time-about = When troops are sacrificed.
option-sacrifice_time-after_attack = After the attack
option-sacrifice_time-after_battle = After each battle
option-thorns_stop = The Wall of Thorns
option-thorns_stop-group = Cards
option-thorns_stop-about = What the Wall of Thorns stops.
option-thorns_stop-declarations = Later attacks
option-thorns_stop-declared_too = A declared attack, too
option-windows = When cards may be played
option-windows-group = Cards
option-windows-about = When abilities may be played.
option-windows-standard = After every action
option-windows-battle_only = In battles and after the renewal
option-windows-with_steps = Between the steps of a battle, too
option-ability_mix = Abilities in a deck
option-ability_mix-group = Cards
option-ability_mix-about = How many of each ability a deck holds.
option-ability_mix-flat = Three or four of each
option-ability_mix-graded = From six to two
option-burns = Burning an opening hand
option-burns-group = Set-up
option-burns-about = How often an opening hand may be burned.
option-burns-unlimited = While cards last
option-burns-one = Once
option-burns-none = Never
option-build_over = Building over a base
option-build_over-group = Renewal
option-build_over-about = Whether a base may be built over another.
option-build_over-true = Allowed
option-build_over-false = Not allowed
option-setup_build = First bases
option-setup_build-group = Set-up
option-setup_build-about = How the first bases are built.
option-setup_build-secret = Both in secret
option-setup_build-in_order = In seat order
option-renew_build = Building in a renewal
option-renew_build-group = Renewal
option-renew_build-about = How bases are built in a renewal.
option-renew_build-active_first = The active player first
option-renew_build-secret = Both in secret
option-discard_timing = Discards of a renewal
option-discard_timing-group = Renewal
option-discard_timing-about = When a renewal’s discards are made.
option-discard_timing-before_build = Before building
option-discard_timing-after_build = After building
option-empty_pile = An empty pile
option-empty_pile-group = Renewal
option-empty_pile-about = What happens when a pile runs out.
option-empty_pile-reshuffle = Discards are shuffled
option-empty_pile-none = Stays empty
option-stalemate_turns = Idle turns before a renewal
option-stalemate_turns-group = Renewal
option-stalemate_turns-about = After how many turns in a row without a renewal or an attack the next player must renew; 0 for never.
option-turn_limit = Last turn
option-turn_limit-group = The end
option-turn_limit-about = After which turn the game is over; 0 for no limit.
option-limit_result = After the last turn
option-limit_result-group = The end
option-limit_result-about = Who wins at the turn limit.
option-limit_result-strength = The stronger player wins
option-limit_result-draw = A draw
option-first_turn_attack = Attacks in the first turn
option-first_turn_attack-group = Attacks
option-first_turn_attack-about = Whether the first turn may attack.
option-first_turn_attack-true = Allowed
option-first_turn_attack-false = Not allowed
option-start_player = Who begins
option-start_player-group = Set-up
option-start_player-about = Who begins a single game.
option-start_player-random = Chance decides
option-start_player-seat1 = Seat 1
option-start_player-seat2 = Seat 2
option-match_games = Games of a match
option-match_games-group = The match
option-match_games-about = How many games a match has at most.
option-match_start = Who begins the next game
option-match_start-group = The match
option-match_start-about = Who begins the next game of a match.
option-match_start-loser = The loser
option-match_start-alternate = The other player
option-match_start-random = Chance decides
option-match_armies = Armies of the next game
option-match_armies-group = The match
option-match_armies-about = Which armies play the next game of a match.
option-match_armies-keep = The same
option-match_armies-swap = Exchanged
option-match_armies-rechoose = Chosen again
option-army_choice = Choosing armies
option-army_choice-group = Set-up
option-army_choice-about = How armies are chosen.
option-army_choice-free = Seat 1, then seat 2
option-army_choice-secret = Both in secret
option-army_choice-random = By chance
option-armies = Armies
option-armies-group = Set-up
option-armies-about = The armies of both seats, when they are not chosen.
option-armies-form = free, or the armies of seat 1 and seat 2: fae,west
option-armies-free = Chosen at the table
option-armies-fae = Fae
option-armies-west = Westerners
option-armies-east = Easterners
option-armies-undead = Undead
option-palace_power = Power of a palace
option-palace_power-group = Battle
option-palace_power-about = The power of a palace, and what destroys it.
option-base_power = Power of a base
option-base_power-group = Battle
option-base_power-about = The power of a base, and what destroys it.

## Presets, offered before all options

preset-printed = As printed
preset-printed-about = Each of you chooses an army. After every action the other may answer with a card.
preset-first = A first game
preset-first-about = Fae against Westerners. You are asked for cards only in battles and after the renewal, so turns go faster.
preset-siege = A long siege
preset-siege-about = Armies are chosen in secret, a palace has power 12, and a territory attacks once a turn.

## At a glance: the phases of a turn, and the numbers by which a player stands

phase-renewal = Renew
phase-answer = Answer
phase-actions = Actions
phase-end = End
vital-strength = strength
vital-territories = territories held
vital-specials = special troops
vital-bases = bases in hand
vital-abilities = abilities in hand

## The guided first turns

guide-goal = Bring down your rival’s palace. The way leads through a territory without bases.
guide-army = All armies have the same five kinds of bases; their cards differ.
guide-piles = Bases give you troops, abilities turn battles. Your rival sees how many of each you hold, never which.
guide-burn = A hand without bases is worth burning. Your rival will see the cards later.
guide-door = Keep a base in every territory: without one, attackers go on to your palace.
guide-new-base = A new base has no troops. It gets one with the next renewal, and so do your rival’s.
guide-renew = Renewing arms your rival, too, but you attack first.
guide-hand = You may keep { $limit } cards; more are discarded.
guide-full = A territory with three bases has room for one special troop on your palace.
guide-answer = You may answer before your rival acts. Cards end with the turn, so save strong ones for a battle.
guide-attack = All troops of both territories fight. Survivors may go on to the palace, and are back on their own bases afterwards.
guide-bases = Bases strike for { $power } each when they defend, even without troops.
guide-turn = Abilities last until the turn ends, whoever’s turn it is. Special troops stay.
guide-window = Both may play before the battle, one card at a time, until both pass.
guide-hit = A troop falls when it takes as much damage as its power. Less does nothing; only first strikes still count in the main strike.
guide-siege = Siege weapons hurt only bases and the palace, once all troops there are sure to fall.
guide-gone = Damage is gone after the battle.
guide-palace = The palace strikes back with { $power }, and falls to { $power } points in this one battle.
guide-order = You need not answer every time: order a pass for this battle, for this turn, or until you are attacked.
guide-first = Shooters strike first. What they destroy does not strike any more, except with first strikes of its own.
guide-laid = Your points are assigned already, to destroy as much as they can. Press a target to take its points back, then another to use them.
guide-raze = The base falls with all troops on it, defended or not. An open door is worth more than a strong base.
guide-lose = A territory is no longer full, so one special troop has to go.
guide-place = These troops go on bases of their own kind, two on each at most.
guide-end = After this the turn is over; no attack may follow.

## What a game came to

account-attacks = Attacks
account-troops = Troops lost
account-bases = Bases lost
account-strength = { $seat ->
    [you] Your strength
   *[other] Strength of { $seat }
 }
account-palace = { $seat ->
    [you] You destroyed the palace
   *[other] { $seat } destroyed the palace
 } in turn { $turn }: { $from ->
    [P] special troops
   *[other] territory { $from }
 } struck it with { $points } through territory { $to }.
account-limit = { $seat ->
    [none] A draw after turn { $turn }, at strength { $most } to { $least }.
    [you] You were stronger after turn { $turn }: { $most } to { $least }.
   *[other] { $seat } was stronger after turn { $turn }: { $most } to { $least }.
 }
account-point-base = The first base fell in battle: { $seat ->
    [you] yours
   *[other] that of { $seat }
 } on { $space }.
account-point-door = The door opened in turn { $turn }: { $seat ->
    [you] you lost
   *[other] { $seat } lost
 } the last base of territory { $territory }.
account-point-special = { $seat ->
    [you] You played
   *[other] { $seat } played
 } the first special troop.
account-point-battle = One battle in turn { $turn } cost { $troops } troops.

## Standing orders

order-battle = Pass in this battle
order-battle-until = Until this battle is fought.
order-no-battle = There is no attack now.
order-calm = Pass until I am attacked
order-calm-until = Until your rival attacks you; in your own battles you are still asked.
order-attacked = You are attacked.
order-turn = Pass for this turn
order-turn-until = Until this turn ends, whatever happens in it.

## Where numbers come from: who strikes with what and why, before a battle is fought

troops-name = { $card ->
    [fae-L] Elves
    [fae-S] Druids
    [fae-H] Trolls
    [fae-C] Spiderriders
    [fae-W] Dragons
    [fae-X] Treants
    [west-L] Militia
    [west-S] Crossbowmen
    [west-H] Templars
    [west-C] Knights
    [west-W] Catapults
    [west-X] Blacksmiths
    [east-L] Monks
    [east-S] Kyudokas
    [east-H] Samurai
    [east-C] Huns
    [east-W] Kaijus
    [east-X] Shenlongs
    [undead-L] Zombies
    [undead-S] Necromancers
    [undead-H] Vampires
    [undead-C] Vrykolakas
    [undead-W] Frankensteins
    [undead-X] Ghosts
   *[other] { $name }
 }
strike-row = { $count } { $who } with { $each }{ $count ->
    [one] {""}
   *[other] {" "}each
 }{ $explains ->
    [yes] {" "}({ $why })
   *[no] {""}
 }
strike-bases = { $count ->
    [one] one base with { $each }
   *[other] { $count } bases with { $each } each
 }
strike-palace = the palace with { $each }
strike-nobody = nobody
strike-first = first
strike-siege = only on bases and the palace
strike-idle = no strike in defence
term-printed = { $points } printed
term-source = { $points } { $source }
outlook-strike = You strike with { $total }{ $siege ->
    [0] {""}
   *[other] , { $siege } of it only on bases and the palace
 }: { $rows }.
outlook-reply = The defenders strike back with { $total }: { $rows }.
outlook-needs = { $palace ->
    [yes] { $troops ->
        [0] The palace falls to { $defences }.
       *[other] It takes { $total }: { $troops } for the special troops, then { $defences } for the palace.
     }
   *[no] { $troops ->
        [0] No troop defends; it takes { $defences } to destroy the bases.
       *[other] It takes { $total }: { $troops } for the troops there, then { $defences } for the bases.
     }
 }
outlook-reach = { $end ->
    [blocked] The defenders can bar the way, if nobody plays a card.
    [stands] The palace can withstand it, if nobody plays a card.
    [reaches] At least { $points ->
        [one] 1 point gets
       *[other] { $points } points get
     } through to the palace, if nobody plays a card.
   *[destroys] The palace falls, if nobody plays a card.
 }
outlook-about = { $end ->
    [blocked] It looks as if the defenders can bar the way.
    [stands] It looks as if the palace can withstand it.
    [reaches] About { $points ->
        [one] 1 point gets
       *[other] { $points } points get
     } through to the palace, if nobody plays a card.
   *[destroys] It looks as if the palace falls.
 }
outlook-draw = One card of { $count }: { $cards }.
card-idle = No use now: it would change nothing for the rest of the turn.
card-about = It affects { $count } { $who }.
card-draws = As things stand you draw { $count ->
    [one] one card
   *[other] { $count } cards
 } when the turn ends.
card-returns = So far that is { $count } { $who } when the turn ends; there is room for { $room }.
card-razes = { $count ->
    [one] One enemy base falls
   *[other] { $count } enemy bases fall
 }, with what stands on it.
card-forbids = { $stops ->
    [yes] The attack under way ends at once.
   *[no] The attack under way goes on; only further ones are stopped.
 }
card-no-return = { $count ->
    [one] The { $who } that waits finds no room then and is discarded when the turn ends.
   *[other] { $count } { $who } that wait find no room then and are discarded when the turn ends.
 }
card-own-strike = { $same ->
    [yes] You still strike with { $total }
   *[no] You strike with { $total } instead of { $before }
 }{ $first ->
    [0] { $earlier ->
        [0] {""}
       *[other] , none of it first any more
     }
   *[other] , { $first } of it first
 }: { $rows }.
card-other-strike = { $same ->
    [yes] Your rival still strikes with { $total }
   *[no] Your rival strikes with { $total } instead of { $before }
 }{ $first ->
    [0] { $earlier ->
        [0] {""}
       *[other] , none of it first any more
     }
   *[other] , { $first } of it first
 }: { $rows }.
card-needs = It takes { $needs } instead of { $before } to destroy all that defends there.
card-no-change = What both sides strike with stays the same.
card-group = { $place ->
    [P] { $attacks ->
        [yes] special troops
       *[no] the palace
     }
   *[other] territory { $place }
 } with { $now } instead of { $before }{ $first ->
    [0] {""}
   *[other] {" "}({ $first } first)
 }
card-groups = { $seat ->
    [you] { $attacks ->
        [yes] You would strike:
       *[no] You would strike back:
     }
   *[other] { $attacks ->
        [yes] { $seat } would strike:
       *[no] { $seat } would strike back:
     }
 } { $groups }.

# The board

board-seat = Seat { $seat }
board-title = Attack the Tower, { $over ->
    [yes] the end
   *[no] { $turn ->
        [0] before the first turn
       *[other] turn { $turn }
     }
 }
board-strikes = strikes { $points }
board-to-clear = { $points } to clear
board-full = full
board-strength = strength { $points }
board-hand = hand: { $bases ->
    [one] 1 base
   *[other] { $bases } bases
 }, { $abilities ->
    [one] 1 ability
   *[other] { $abilities } abilities
 }
board-known = known: { $cards }
board-discards = discards { $bases }+{ $abilities }
board-room = { $count ->
    [0] no room for specials
    [one] room for 1 special
   *[other] room for { $count } specials
 }
board-kind = { $kind ->
    [L] light infantry
    [S] shooter
    [H] heavy infantry
    [C] cavalry
   *[W] siege weapon
 }
board-recruits = Recruits: { $troop } ({ board-kind })
board-recruits-power = Recruits { $troop } ({ board-kind }) of power { $power }:
board-foot-base = { $way ->
    [first] strikes first
    [siege] hits no troops
   *[plain] strikes after
 }
board-foot-turn = until the turn ends
board-foot-now = at once
board-foot-stays = stays on the palace
board-armies = Choose an army
board-army = { $army ->
    [fae] First strikes, thorns and returning Trolls: patient, hard to pin down.
    [west] Plain steel: numbers go up, walls come down. Good for a first game.
    [east] Great blows at a price: what fights hardest may be sacrificed.
    [undead] They grow from every fight; give them time and the dead return.
   *[other] {""}
 }
board-step-first = First strikes
board-step-main = Main strike
board-step-fallen = Losses
board-step-palace = The palace
board-stage = { $who }, { $place ->
    [P] { $attacks ->
        [yes] special troops
       *[no] the palace
     }
   *[other] territory { $place }
 }
board-falls = falls
board-laid = { $points } of { $need }{ $fate ->
    [falls] : falls
    [marked] : marked
   *[stands] {""}
 }
board-strikes-both = strikes { $now }{ $later ->
    [0] {""}
   *[other] , then { $later }
 }
board-strikes-now = { $who } strikes now
board-strikes-then = then
board-strikes-not = No strike is left.
board-row = { $name }{ $terms ->
    [none] {""}
   *[other] {" "}{ $terms }
 }
board-row-each = { $name } ×{ $count }, { $terms ->
    [none] { $each } each
   *[other] { $terms } each
 }
board-lays = { $who } assigns points
board-lays-left = { $who }: { $points ->
    [one] 1 point left
   *[other] { $points } points left
 }{ $siege ->
    [0] {""}
   *[other] , { $siege } not for troops
 }
board-points-left = points left
board-siege-left = and { $points } not for troops
board-needs = Still needed: troops { $troops }, bases { $bases }
board-why-not = Why not here?
board-nothing = none
board-tells-none = { $who } has no army yet.
board-tells-side = { $who } leads an army ({ $army }), strength { $strength }.
board-tells-territory = Territory { $territory }: { $bases }.
board-tells-base = { $space } { $base } with { $count ->
    [0] no troops
   *[other] { $troop } ×{ $count }
 }
board-tells-rest = On the palace: { $specials ->
    [0] nobody
   *[other] { $special } ×{ $specials }
 }. Hand: { $hand }. Draw piles: { $bases } and { $abilities }. Discards: { $gone }. In force: { $played }.
board-tells-attack = { $seat } attacks territory { $to }, { $from ->
    [P] from the palace
   *[other] from territory { $from }
 }.
text-side = { $who }, { $army }, strength { $strength }
text-palace = Palace: { $name } { $specials }; piles { $bases } + { $abilities }
text-hand = Hand: { $cards }
text-key = A base stands with the power of each of its troops, 0 for none; - is a free space.
