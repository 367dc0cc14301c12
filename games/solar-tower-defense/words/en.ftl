# The words of the game in English, in Fluent's format (projectfluent.org).
# Keys are the game's; `$` marks what the game fills in. Sentences follow the manner described in STYLE.md.

title = Solar Tower Defense
summary = Two planets at war on their way round the sun. Build turrets and command centers on a world that turns, and send fighters that fly by rules of their own.
shelf = Two planets at war, on their way round the sun.
story = Mars and Earth battle it out. Their orbits carry them together and apart again; whoever has no command center left has lost.

## When it is played well

strong-1 = Earth and Mars are about even: of 100 wars that somebody wins, Mars wins 53 from random starts and 58 from the printed one.
strong-2 = Who defends well holds out: from the printed start a war takes 22 rounds on average, and three wars in four go to the last one, round 24. From random starts a war takes 17.
strong-3 = It is no advantage to begin: of 100 wars that somebody wins, whoever began wins 47 from the printed start and 51 from random ones.
strong-4 = Playing by rule of thumb, a bot does best with three command centers before anything else: turrets before the third cost more than they save.

## Prompts: one order or question, then one line of what follows

ask-free-center = Place your first command center.
ask-free-center-detail = It is free. A tropic earns more than the equator, a pole most of all.
ask-free-turret = Place your first turret.
ask-free-turret-detail = It is free, and guards its own field and those next to it.
ask-build = Build, launch, or end your turn.
ask-build-detail = { $credits ->
    [one] One credit
   *[other] { $credits } credits
 } and { $points } P to spend.
ask-where = Where does the { $building ->
    [turret] turret
   *[center] command center
 } go?
ask-where-detail = { $price } credits, on any free field of your planet.
ask-where-dearer = { $least } to { $most } credits, on any free field of your planet.
ask-how-many = How many fighters?
ask-how-many-detail = { $price } P each; you have { $points } P. They start from { $cell }.
ask-balance = Take your balance.
ask-balance-short = Dismantle until you can pay.
ask-balance-detail = Income { $income }, upkeep { $upkeep }; you have { $credits ->
    [one] one credit
   *[other] { $credits } credits
 }.
ask-land = Through which longitude do you land?
ask-land-detail = { $count ->
    [one] The planet has run into your fighter: choose freely.
   *[other] The planet has run into { $count } of your fighters: choose for each, or for all.
 }
ask-face = Which longitude does your fighter face?
ask-face-detail = It will fly along it, from pole to pole.
ask-fire = Which turret fires next?
ask-fire-detail = Each fires once, and knows what the others have done.
ask-aim = Fire at which cell?
ask-target = Fire at which fighter?
ask-aim-detail = Your turret on { $place } hits on { $need } or more.

## Groups, names and buttons of actions

group-turret = Build a turret
group-center = Build a command center
group-launch = Launch fighters
group-dismantle = Dismantle
group-end = End building
group-settle = Balance
group-aim = Fire into space
group-fire = Next turret
group-target = Fire at a fighter
group-land = Land
group-land-all = Land all of them
group-face = Face a longitude
name-build = { $building ->
    [turret] Turret on { $place }: { $price ->
        [0] free
       *[other] { $price } credits
     }, upkeep { $each }
   *[center] Command center on { $place }: { $price ->
        [0] free
       *[other] { $price } credits
     }, income { $each }
 }
button-build = { $price ->
    [0] Place it
   *[other] Build for { $price }
 }
name-launch = { $count ->
    [one] Launch one fighter
   *[other] Launch { $count } fighters
 } from { $cell }
button-launch = { $count ->
    [one] Launch one
   *[other] Launch { $count }
 }
name-dismantle = { $damaged ->
    [yes] Damaged { $building ->
        [turret] turret
       *[center] command center
     }
   *[no] { $building ->
        [turret] Turret
       *[center] Command center
     }
 } on { $place }, for { $refund } credits
dismantle-it = Dismantle the { $damaged ->
    [yes] damaged{" "}
   *[no] {""}
 }{ $building ->
    [turret] turret
   *[center] command center
 } on { $place } for { $refund } credits?
name-end = End building
end-with-points = { $points ->
    [one] One P will be
   *[other] { $points } P will be
 } lost at the next balance, since you can hold no more. End building?
name-settle = Take the balance: { $sign ->
    [minus] −
   *[plus] +
 }{ $credits } credits, +{ $points } P
name-aim = From { $place } at { $cell }
name-fire = The turret on { $place }
button-aim = Fire at { $cell }
button-fire = Fire from { $place }
name-target = At fighter { $fighter } over { $place }
name-land = Fighter { $fighter } through longitude { $longitude }, to { $place }
name-land-all = All through longitude { $longitude }, to { $place }
button-land = Land on { $place }
name-decline = Fighter { $fighter } stays in space
name-face = Fighter { $fighter } faces longitude { $longitude }
button-face = Face it
piece-building = { $building ->
    [turret] Turret
   *[center] Command center
 }
price-credits = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
 }
price-from = from { $credits } credits
price-points = { $points } P
piece-launch = Fighter
piece-wave = { $count ->
    [one] One fighter
   *[other] { $count } fighters
 }
piece-fighter = Fighter { $fighter }
piece-all = All of them
space-field = { $place }
space-cell = { $cell }
space-longitude = Longitude { $longitude }
area-latitude = { $latitude ->
    [north-pole] North pole
    [north-tropic] North tropic
    [equator] Equator
    [south-tropic] South tropic
   *[south-pole] South pole
 }
area-longitudes = Longitudes
area-map = Solar map
place = { $field ->
    [NP] the north pole
    [SP] the south pole
   *[other] { $field }
 }

## Bots that the game brings

bot-thumb = plays by rule of thumb: command centers first, turrets where enemies will pass, fighters in waves
bot-thumb-order = where its command centers go: 1 tropic, pole, equator; 2 pole, tropic, equator; 3 tropic, equator, pole; 4 pole, equator, tropic; 5 equator, tropic, pole; 6 equator, pole, tropic
bot-thumb-centers = how many command centers it builds
bot-thumb-turrets = how many turrets it wants for each command center before it builds the next one
bot-thumb-wave = how many P it saves before it launches fighters

## What an action leads to

outlook-lands = Lands in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } (round { $round }) on { $place }, through longitude { $longitude }: { $why }.
outlook-met = In { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } (round { $round }) the enemy planet runs into it: you then choose the longitude.
outlook-faces = In the next fights it faces { $cell } and hits there on { $need } or more.
forecast-hits = Hits on a command center the first time over one, if nothing else changes
forecast-arrive = Fighters that get there
outlook-aim = It fires at fighter { $fighter }, the lowest number there, and destroys it on { $need } or more.
outlook-balance = Next balance: { $sign ->
    [minus] −
   *[plus] +
 }{ $change } credits.

## The log

tell-cells = The planets start in { $first } and { $second }.
tell-start = { $seat ->
    [you] You roll
   *[other] { $seat } rolls
 } { $own } against { $others } and { $seat ->
    [you] start
   *[other] starts
 }.
tell-tie = Both roll { $die }: again.
tell-round = Round { $round }.
tell-built = { $seat ->
    [you] You build
   *[other] { $seat } builds
 } a { $building ->
    [turret] turret
   *[center] command center
 } on { $place }{ $price ->
    [0] , free of charge.
   *[other] {" "}for { $price } credits.
 }
tell-dismantled = { $seat ->
    [you] You dismantle
   *[other] { $seat } dismantles
 } the { $building ->
    [turret] turret
   *[center] command center
 } on { $place } for { $refund } credits.
tell-launched = { $seat ->
    [you] You launch
   *[other] { $seat } launches
 } { $count ->
    [one] fighter
   *[other] fighters
 } { $fighters } from { $cell }.
tell-ended-building = { $seat ->
    [you] You have
   *[other] { $seat } has
 } finished building.
tell-plans = Both plan in secret.
tell-revealed = { $seat }: { $plan }.
plan-built = { $building ->
    [turret] turret
   *[center] command center
 } on { $place }
plan-dismantled = { $building ->
    [turret] turret
   *[center] command center
 } on { $place } gone
plan-launched = { $count ->
    [one] one fighter launched
   *[other] { $count } fighters launched
 }
plan-nothing = nothing new
tell-settled = { $seat ->
    [you] Your balance
   *[other] Balance of { $seat }
 }: { $sign ->
    [minus] −
   *[plus] +
 }{ $change } credits, now { $credits }; +{ $gained } P, now { $points }{ $lost ->
    [0] .
   *[other] {" "}({ $lost } P lost over the limit).
 }
tell-turret = { $seat ->
    [you] Your turret
   *[other] The turret of { $seat }
 } on { $place } fires at fighter { $fighter }{ $war ->
    [space] {" "}in { $cell }
   *[planet] {""}
 } and rolls { $die }: { $hit ->
    [yes] destroyed.
   *[no] missed, { $need } or more was needed.
 }
tell-pay = { $seat ->
    [you] You { $sign ->
        [minus] lose
       *[plus] gain
     }
   *[other] { $seat } { $sign ->
        [minus] loses
       *[plus] gains
     }
 } { $amount } { $resource ->
    [credits] { $amount ->
        [one] credit
       *[other] credits
     }
   *[points] P
 }.
tell-fighter = { $seat ->
    [you] Your fighter
   *[other] Fighter
 } { $fighter }{ $seat ->
    [you] {""}
   *[other] {" "}of { $seat }
 } fires at the { $building ->
    [turret] turret
   *[center] command center
 } on { $place } and rolls { $die }: { $hit ->
    [yes] hit.
   *[no] missed, { $need } or more was needed.
 }
tell-hit = { $seat ->
    [you] Your
   *[other] The
 } { $building ->
    [turret] turret
   *[center] command center
 }{ $seat ->
    [you] {""}
   *[other] {" "}of { $seat }
 } on { $place } is { $gone ->
    [yes] destroyed.
   *[no] damaged.
 }
tell-repaired = After the fights all damage is repaired.
tell-moved = { $seat ->
    [you] Your { $count ->
        [one] fighter
       *[other] fighters
     }
   *[other] { $seat }: { $count ->
        [one] fighter
       *[other] fighters
     }
 } { $fighters } from { $from } to { $to }.
tell-landed = { $seat ->
    [you] Your { $count ->
        [one] fighter
       *[other] fighters
     }
   *[other] { $seat }: { $count ->
        [one] fighter
       *[other] fighters
     }
 } { $fighters } { $count ->
    [one] lands
   *[other] land
 } on { $place }, through longitude { $longitude }: { $why }.
tell-flew = { $seat ->
    [you] Your { $count ->
        [one] fighter
       *[other] fighters
     }
   *[other] { $seat }: { $count ->
        [one] fighter
       *[other] fighters
     }
 } { $fighters } { $count ->
    [one] flies
   *[other] fly
 } from { $from } to { $to }.
tell-declined = { $seat ->
    [you] Your fighter { $fighters } stays
   *[other] { $seat }: fighter { $fighters } stays
 } in { $cell }.
tell-faced = { $seat ->
    [you] Your fighter { $fighters } faces
   *[other] { $seat }: fighter { $fighters } faces
 } longitude { $longitude }.
tell-planet = { $seat ->
    [you] Your planet moves
   *[other] The planet of { $seat } moves
 } to { $cell }; longitude { $longitude } faces the sun.
tell-won = { $seat ->
    [you] You win:
   *[other] { $seat } wins:
 } { $how }
tell-drawn = A draw: { $how }

## Why pieces do what they do

why-target = { $because ->
    [closest] Fighter { $fighter } is the closest to the best command center.
    [fewest-moves] Of the closest, fighter { $fighter } has the fewest moves left to the command center on its lane.
    [board-order] Equally close ones go in board order: fighter { $fighter } comes first.
    [lowest-number] Of several that are alike, the lowest number is hit.
   *[chosen] Its owner has chosen fighter { $fighter }.
 }
why-turn = At a pole it turns round.
why-arrival = On the latitude of its goal: { $why }.
why-new-target = Its lane has no command center any more: it makes for the { $latitude ->
    [north-pole] north pole
    [north-tropic] north tropic
    [equator] equator
    [south-tropic] south tropic
   *[south-pole] south pole
 } ({ $because ->
    [only] the only one left
    [most-damaged] most damaged buildings
    [fewest-turrets] fewest turrets
    [highest-income] highest income
   *[fewest-steps] fewest steps
 }, { $steps ->
    [one] one step
   *[other] { $steps } steps
 }).
why-latitude = { $because ->
    [only] the only latitude with a command center
    [most-damaged] { $latitude ->
        [north-pole] north pole
        [north-tropic] north tropic
        [equator] equator
        [south-tropic] south tropic
       *[south-pole] south pole
     }, most damaged buildings
    [fewest-turrets] { $latitude ->
        [north-pole] north pole
        [north-tropic] north tropic
        [equator] equator
        [south-tropic] south tropic
       *[south-pole] south pole
     }, fewest turrets
   *[highest-income] { $latitude ->
        [north-pole] north pole
        [north-tropic] north tropic
        [equator] equator
        [south-tropic] south tropic
       *[south-pole] south pole
     }, highest income
 }
why-shorter = faces { $way ->
    [clockwise] clockwise
   *[counter] counter-clockwise
 }, { $steps ->
    [one] one step
   *[other] { $steps } steps
 } to the command center
why-equal = faces clockwise, { $steps ->
    [0] right on the command center
   *[other] { $steps } steps either way
 }
why-longitude = faces longitude { $longitude }, { $because ->
    [only] the only one with a command center
    [most-damaged] most damaged buildings
    [fewest-turrets] fewest turrets
    [highest-income] highest income
   *[incoming] the first from where it came in
 }
why-pole = heads for the pole along its longitude

## Why something is not possible

refuse-nothing-asked = Nobody is asked anything now.
refuse-not-asked = It is up to { $seat } now. Please wait.
refuse-center-first = First place your command center.
refuse-turret-first = First place your free turret.
refuse-free-pieces = First place your free command center and your free turret.
refuse-first-round = Nothing can be dismantled in the first round.
refuse-occupied = There is already a building on { $field }.
refuse-turrets = You have { $turrets } turrets, the maximum.
refuse-class = You already have a command center on { $class ->
    [equator] the equator
    [tropic] a tropic
   *[pole] a pole
 }; only one per class.
refuse-price = { $building ->
    [turret] A turret
   *[center] A command center
 } costs { $price } credits; you have { $credits }.
refuse-launch = A fighter costs { $price } P; you have { $points }.
refuse-reserve = { $left ->
    [0] All 18 fighters are in play.
    [one] Only one of your 18 fighters is not in play.
   *[other] Only { $left } of your 18 fighters are not in play.
 }
refuse-only-turrets = Only turrets can be dismantled.
refuse-last-center = The last command center stays.
refuse-no-turret = There is nothing of yours on { $field } to dismantle.
refuse-no-damaged = There are not both a whole and a damaged turret on { $field }.
refuse-balance = You cannot pay { $credits } credits; dismantle turrets first.
refuse-balance-first = First take your balance.
refuse-build-first = Build, launch, dismantle, or end your turn.
refuse-turret-next = Name a turret that has a target and has not fired yet.
refuse-target = The turret on { $field } fires at one of the closest fighters.
refuse-cell = The turret on { $field } fires at a cell beside your planet with enemy fighters in it.
refuse-land-first = Fighter { $fighter } lands first; choose a longitude.
refuse-land-one = Only fighter { $fighter } is left to land; choose its longitude.
refuse-decline = A fighter met by the planet must land; choose a longitude.
refuse-face-first = Fighter { $fighter } faces a longitude first.
form-action = moves are written like { $actions }, rarely like { $rare }
form-outcome = rolls are written like { $outcomes }

## At a glance

vital-centers = Centers
vital-credits = Credits
vital-points = Points (P)
vital-turrets = Turrets
vital-fighters = Fighters
phase-fights = Fights
phase-movement = Movement
phase-balance = Balance
phase-building = Building
phase-cosmic = Cosmic
conquest = The last command center has fallen.
mutual-ruin = Both have lost their last command center in the same fights.
limit-centers = After the last round, more command centers stand.
limit-income = After the last round, equal command centers earn more.
limit-turrets = After the last round, more turrets stand.
limit-fighters = After the last round, more fighters and P are left.
limit-draw = After the last round everything is equal.

## Notes for the first rounds

guide-goal = You win when your opponent has no command center left. Both planets move and turn every round, so the war comes in waves.
guide-center = You may have one command center on the equator, one on a tropic, one on a pole. Each earns credits and 1 P a round, and P are fighters.
guide-turret = A turret fires at fighters on its own field and the fields next to it, and then at the cell its longitude points at.
guide-turning = Your planet turns by one longitude a round: what a turret looks at now, it does not look at next round.
guide-launch = A fighter costs 1 P. It starts from the cell where your planet stands, and stays behind when the planet moves on.
guide-flight = Before you launch, look at when and where the fighter would land: some rounds are short ways, some are long.
guide-points = You can hold only 6 P. Launch before the balance would give you more.
guide-balance = Command centers earn, turrets cost. Who cannot pay has to dismantle turrets.
guide-fights = First turrets fire at fighters near them, then at space, then fighters fire at the buildings below them. Two hits destroy a building.
guide-landing = Your enemy's planet has run into your fighters: you choose the longitude through which they land.
guide-passing = Fighters do not stop over a command center: they fly on and come round again after eight moves.

## The account of a game

account-launched = Fighters launched
account-shot-down = Fighters lost
account-buildings = Buildings lost
account-balance = { $seat ->
    [you] Your balance
   *[other] Balance of { $seat }
 }
account-won = { $how ->
    [conquest] { $loser ->
        [you] Your last command center fell
       *[other] The last command center of { $loser } fell
     }: { $seat ->
        [you] you win.
       *[other] { $seat } wins.
     }
   *[other] { $how ->
        [limit-centers] More command centers
        [limit-income] More income
        [limit-turrets] More turrets
       *[limit-fighters] More fighters and P
     } after the last round: { $seat ->
        [you] you win.
       *[other] { $seat } wins.
     }
 }
account-drawn = { $how ->
    [mutual-ruin] Both lost their last command center in the same fights: a draw.
   *[limit-draw] After the last round everything was equal: a draw.
 }
account-point-fallen = { $seat ->
    [you] Your command center
   *[other] The command center of { $seat }
 } on { $place } fell.
account-point-third = { $seat ->
    [you] You built
   *[other] { $seat } built
 } a third command center.

## How to play, in two minutes

howto-1 = Build on a world that turns
howto-1-text = Each of you begins with a command center and a turret. Command centers earn credits and P, the points that become fighters; whoever has none left has lost.
howto-2 = Guard what the enemy flies over
howto-2-text = A turret fires at fighters on its own field and those next to it, and into space where its longitude points. The planet turns by one longitude a round.
howto-3 = Launch when the way is short
howto-3-text = A fighter costs 1 P and flies straight to the enemy's orbit, then along it. Some rounds are one move away, others six: the forecast tells you.
howto-4 = Land where it hurts
howto-4-text = When the enemy's planet runs into your fighters, you choose the longitude. They take the latitude by a list: damaged buildings, few turrets, high income.
howto-5 = Two hits break a building
howto-5-text = Fighters fire at the building below them, then fly on and come round again after eight moves. Break the last command center to win.

preset-printed = As printed
preset-printed-about = Rings of 8, 12 and 16 cells, so the planets meet and part; 24 rounds at most.
preset-first = A first game
preset-first-about = Three equal rings: every flight takes three rounds. Sixteen rounds at most.
preset-lot = Start by lot
preset-lot-about = The planets start anywhere on their rings, so no timing is known beforehand.
preset-secret = Secret plans
preset-secret-about = Both build at once and in secret; the plans are revealed together.

## Options

option-solar_map = Solar map
option-solar_map-group = Sky
option-solar_map-about = The rings of cells round the sun. Equal rings are easier for a first game.
option-solar_map-rings_8_12_16 = Rings of 8, 12 and 16 cells
option-solar_map-even_10 = Three rings of 10 cells
option-start_positions = Start of the planets
option-start_positions-group = Sky
option-start_positions-about = Where the planets start.
option-start_positions-fixed = As printed
option-start_positions-random = By lot
option-build_order = Building
option-build_order-group = Building
option-build_order-about = Who builds first in a round, or whether both plan in secret.
option-build_order-alternate = In turn
option-build_order-start_player = The starting player always first
option-build_order-secret = Both in secret
option-landing_list = Where fighters land
option-landing_list-group = Fighters
option-landing_list-about = What counts when a fighter chooses where to land.
option-landing_list-six = Damaged buildings count
option-landing_list-five = Damaged buildings do not count
option-polar_landing = Landing for a pole
option-polar_landing-group = Fighters
option-polar_landing-about = Where a fighter lands that was sent to a pole.
option-polar_landing-pole = On the pole
option-polar_landing-equator = On the equator, heading for the pole
option-pole_facing = Facing on a pole
option-pole_facing-group = Fighters
option-pole_facing-about = Who says which longitude a fighter on a pole faces.
option-pole_facing-list = The landing list
option-pole_facing-free = Its owner
option-retarget = New targets
option-retarget-group = Fighters
option-retarget-about = How a fighter finds a new target.
option-retarget-closest = The closest first
option-retarget-list = The landing list first
option-cosmic_landing = Met by a planet
option-cosmic_landing-group = Fighters
option-cosmic_landing-about = Whether a fighter that a planet meets must land.
option-cosmic_landing-must = It must land
option-cosmic_landing-may = It may stay in space
option-turret_shots = Shots of a turret
option-turret_shots-group = Turrets
option-turret_shots-about = In how many wars of a round a turret may fire.
option-turret_shots-both = One in each war
option-turret_shots-one = One in a round
option-turret_order = Order of turrets
option-turret_order-group = Turrets
option-turret_order-about = In which order turrets fire.
option-turret_order-board = Board order
option-turret_order-owner = Their owner chooses
option-turret_ties = Equal targets
option-turret_ties-group = Turrets
option-turret_ties-about = Who decides between fighters that are equally close to a command center.
option-turret_ties-auto = A list of rules
option-turret_ties-owner = The turret's owner
option-planet_adjacency = Range of turrets
option-planet_adjacency-group = Turrets
option-planet_adjacency-about = Which fields are in range of a turret.
option-planet_adjacency-lines = Along the lines
option-planet_adjacency-diagonals = Across corners too
option-stacking = Buildings on a field
option-stacking-group = Building
option-stacking-about = How many buildings may stand on a field.
option-stacking-single = One
option-stacking-shared = Any number
option-dismantle = Dismantling
option-dismantle-group = Building
option-dismantle-about = What may be dismantled.
option-dismantle-turrets = Turrets
option-dismantle-any = Command centers too, but the last
option-damage_memory = Damage
option-damage_memory-group = Building
option-damage_memory-about = How long a building stays damaged.
option-damage_memory-building = Until it is removed
option-damage_memory-fight = Until the fights are over
option-reward_resource = Rewards
option-reward_resource-group = Money
option-reward_resource-about = What destroying something is paid in.
option-reward_resource-P = P
option-reward_resource-credits = Credits
option-homes = Planets at war
option-homes-group = Sky
option-homes-about = Which planets are at war. Others than Earth and Mars need the map of growing rings, and are not balanced.
option-homes-earth_mars = Earth and Mars
option-homes-earth_ceres = Earth and Ceres
option-homes-mars_ceres = Mars and Ceres
option-start_credits = Credits at the start
option-start_credits-group = Money
option-start_credits-about = The credits that everybody starts with.
option-max_rounds = Rounds
option-max_rounds-group = Sky
option-max_rounds-about = After how many rounds the game ends; 0 for no limit.

## The board, in a drawing and in a terminal

board-seat = Player { $seat }
board-title = { title }, { $over ->
    [yes] the end
   *[no] round { $round }
 }
board-planet = { $ring ->
    [earth] Earth
    [mars] Mars
   *[ceres] Ceres
 }
board-round = { $most ->
    [0] Round { $round }
   *[other] Round { $round } of { $most }
 }
board-points = { $points } P
board-lies = { $how ->
    [ahead] { $own ->
        [yes] yours, as it lies in round { $round }
       *[no] as it lies in round { $round }
     }
    [then] { $own ->
        [yes] yours, then on { $cell }
       *[no] then on { $cell }
     }
    [moved] has just moved to { $cell }
   *[now] { $own ->
        [yes] yours, on { $cell }
       *[no] on { $cell }
     }
 }
board-moments = Which moment the discs show
board-moment = { $moment ->
    [now] now
   *[next] round { $round } fights
 }
board-moment-name = { $moment ->
    [now] The planets as they lie now
   *[next] The planets as they lie when the round { $round } fights begin
 }
board-moment-shown = { $moment ->
    [now] The discs show the planets as they lie now.
   *[next] The discs show the planets as they will lie in the next fights.
 }
board-balance = Next balance, round { $round }
board-income = Income
board-upkeep = Upkeep
board-last-round = The last round: what counts
board-launch = Launch, landing, longitude
board-lands = { $how ->
    [along] along the orbit
    [met] planet meets it
    [never] too late to land
   *[straight] straight
 }
board-centers = { $centers ->
    [one] One command center
   *[other] { $centers } command centers
 }
board-budget = Income { $income }, upkeep { $upkeep }
board-turrets = { $turrets ->
    [one] One turret
   *[other] { $turrets } turrets
 }
board-fighters = { $fighters } of { $most } fighters
board-shot = { $kind ->
    [turret] Turret on { $place }: at fighter { $fighter }
   *[fighter] Fighter { $fighter }: at { $place }
 }
board-verdict = { $hit ->
    [yes] A hit.
   *[no] Missed: { $need } or more was needed.
 }
board-why-not = Why not here?
board-nothing = none
board-tells-planet = { $who } has { $planet ->
    [earth] Earth
    [mars] Mars
   *[ceres] Ceres
 } on { $cell }, longitude { $longitude } to the sun, { $credits ->
    [one] one credit
   *[other] { $credits } credits
 } and { $points } P. Command centers: { $centers }. Turrets: { $turrets }.
board-tells-fleet = Fighters of { $who }: { $fighters }.
text-side = { $planet } on { $cell }, { $who }: { $credits ->
    [one] one credit
   *[other] { $credits } credits
 }, { $points } P
text-fighters = Fighters: { $fighters }
text-key = C command center, T turret, * damaged, ^2 two enemy fighters over it. The row > says which cell each longitude points at.
