# What the command line says to people while it plays, replays and counts, in English, in Fluent's format
# (projectfluent.org). What scripts read (JSON, records, tokens, positions, results) is the same in every language.

## Playing

refused = `{ $token }` is not allowed: { $reason } ({ $rule })
malformed = `{ $text }` is not a move: { $reason }
no-chance-due = `{ $token }` is a dice result, and no dice are due here
impossible = `{ $token }` cannot come where `{ $draw }` is drawn
chance-due = `{ $token }` cannot be played: the outcome of `{ $draw }` is due first
not-asked = `{ $token }` cannot be played by seat { $seat }, which has nothing to choose now
whose-step = `{ $token }` needs its seat in front, since several seats may act: `{ $example }:{ $token }`
game-over = `{ $token }` cannot be played: the game is over
had-given-up = `{ $token }` cannot be played: seat { $seat } has given up already
go-on = To go on from here: palisade play { $game } --position "{ $line }"
nothing-to-undo = Nothing can be undone: dice have been rolled since, or no move was made.
taken-back = undone
# The words in backticks are typed as they stand.
ask = number or token, `undo`, `rule R1`, `quit`:
no-choice = There is no choice { $number }; there are 1 to { $last }.
# Rules are told in English alone.
rule = { $text }

## The list of games. The titles of its lines have at most 8 characters; options and values are typed as they stand.

games-title = title
games-design = design
games-illustration = art
games-publication = from
games-unknown = unknown
games-seats = seats
games-rules = rules
games-version = version { $version }
games-options = options
games-option = { $option }: { $about }; takes { $takes }
games-presets = presets
games-levels = levels
games-level-alone = wins { $share } % alone, 95 % interval { $low } to { $high }, of { $games }
games-level-against = takes { $share } % of the points against { $other }, 95 % interval { $low } to { $high }, of { $games }
games-bots = bots
bot-random = any legal action
bot-greedy = one decision deep, by the game's own estimate
bot-flat = so many playouts per decision, at random or by the policy of a file, each cut after so many steps if given
bot-tree = a tree of what may follow, so many simulations per decision, with the game's own estimate at its leaves, or the net of a file
bot-tree-timed = by such a tree, for so many milliseconds per decision, such as tree:200ms or tree:200ms:built-in; the same seed need not give the same game
bot-learned = one decision deep, by the net of a file that `palisade train` has made; with a temperature of 0 to 10 it plays below its best
bot-policy = by the policy of a file that `palisade distill` has made, without trying anything out: not as strong, and many times as fast
seats-range = { $least } to { $most }
takes-whole = a whole number from { $least } to { $most }

## What went wrong with the arguments. The word in front, then fragments.

error = error
no-game = there is no game `{ $name }`; the games are { $all }
# It stands between two names, with its blanks.
or = { " or " }
no-game-but = there is no game `{ $name }`; did you mean { $near }?
no-option = there is no option `{ $option }`; the options are { $known }
bad-value = `{ $option }` cannot be `{ $value }`; it takes { $takes }
# $seats is the most.
bad-seats = { $game } is for { $seats ->
    [one] 1 player
   *[other] { $range } players
}, not for { $given }
no-bot = there is no bot `{ $bot }`; the bots are { $all }
bot-takes-nothing = `{ $bot }`: the bot `{ $name }` takes no number; write `{ $name }`
bot-takes-counts = `{ $bot }`: write `{ $form }`, with whole numbers from 1 to { $most }
bot-needs-file = `{ $bot }`: write `{ $form }`, with a file that `{ $command }` has made
bot-no-opinion = `{ $bot }` does not say what actions are worth in this game; learn from learned:FILE or tree:SIMULATIONS:FILE
net-none = this is not a net; `palisade train` makes one
policy-none = this is not a policy; `palisade distill` makes one
net-damaged = the net is damaged: its checksum is not that of its bytes; copy or train it again
net-other = the net is for { $what ->
    [game] another game
    [rules] another version of the rules
    [scheme] another scheme of inputs
   *[inputs] another number of inputs
}: { $net }, not { $game }; train one for this game

## Where the default of an option comes from, when it is not printed

origin-house = default: our ruling
origin-public = default: another source

## What a game came to: at most 5 characters each

round = Round
total = Total

## Batches

# The sign before the decimals.
decimal = .
sim-title = { $game } rules { $rules } seed { $seed } games { $games }
sim-seat = { $seat } { $bot }: won { $wins }, { $share } % (95 % interval { $low } to { $high } %), mean score { $score }
sim-draws = draws: { $draws }
# Where wins were shared: how many games each seat won alone.
sim-alone = won alone: { $list }
sim-rounds = rounds: { $rounds } on average; games by number of rounds: { $list }
sim-steps = decisions: { $decisions }; steps: { $steps }, { $least } to { $most }
sim-ends = ends:
sim-cause = { $cause }: { $games }, { $share } %
sim-speed = { $games } games and { $steps } steps per CPU second ({ $seconds } s)
sim-progress = { $done } of { $all ->
    [one] one game
   *[other] { $all } games
}
timed = { $bot } thinks by the clock: the same seed need not give the same games
bot-setting = { $key }: { $about } (usually { $default })
bot-no-setting = `{ $bot }`: there is no setting `{ $key }`; write `{ $form }`
bot-setting-takes = `{ $bot }`: `{ $key }` is set once, to a whole number from { $least } to { $most }
sim-unended = { $games } games had not ended after { $steps } steps; all shares and means leave them out
sim-places = places on average: { $list }

# Matches, before their games.
sim-matches = matches: { $matches }, { $games } games on average; matches by number of games: { $list }
sim-match-seat = { $seat } { $bot }: won { $wins } matches, { $share } % (95 % interval { $low } to { $high } %), mean match score { $score }
sim-match-draws = drawn matches: { $draws }
sim-match-unended = { $matches } matches were given up, since a game had not ended; the shares and means of matches leave them out

## Tournaments

# $game is its title.
tournament-begins = tournament of { $game }; Ctrl-C ends it and prints what has been played
# $game is the id. $format is ladder or round-robin; the bots are two or more.
tournament-title = { $game } rules { $rules } seed { $seed }: { $format ->
    [ladder] ladder
   *[round-robin] round robin
} of { $bots } bots, { $seats ->
    [1] each alone
   *[other] { $seats } seats
}, { $games } games
tournament-stopped = ended early: this is what has been played
tournament-unended = { $games } games had not ended after { $steps } steps; everything below leaves them out
# Titles of columns; in the first table, percentages stand below "won".
tournament-bot = bot
tournament-rating = rating
tournament-won = won
tournament-interval = 95 % interval
tournament-wins = wins
tournament-draws = draws
tournament-games = games
tournament-share = { $share } %
tournament-between = { $low } to { $high } %
tournament-cell = { $result } ({ $low } to { $high })
# Below the first table. $seats is one, two or more; $even is percent.
tournament-deals = { $seats ->
    [one] All bots play the same deals.
   *[other] Every deal is played from every seat.
}
tournament-shares = { $seats ->
    [two] A draw counts as half a win; even is { $even } %.
   *[more] Winners share a game, and all share a draw; even is { $even } %.
}
tournament-ratings = Ratings have a mean of 1500; 400 more are odds of 10 to 1, and ± is the 95 % error.
# Above the second table.
tournament-pairs = { $seats ->
    [one] How much more of the same deals the row wins than the column, in percentage points (95 % interval by pairs):
    [two] What the row wins against the column, in percent (95 % interval):
   *[more] How often the row finishes ahead of the column, ties half, in percent (95 % interval):
}

## Training

# Options of training, and of the game at hand, as they are typed.
net-differs = { $net } was trained with { $trained }; here it plays with { $played }
# $bot is typed as it stands.
net-fits-none = no net that ships fits this game: { $bot } plays as greedy does
train-begins = training for { $game }, to be written to { $file }; Ctrl-C ends it and keeps the best so far
# Both lines: $alone is yes or no; $share and $best are percent, $left is minutes and seconds.
train-progress = { $games } games, { $speed } a second; { $alone ->
    [yes] { $share } % of the last were won
   *[no] the last were worth { $share } %
}; { $left } left
train-exam = { $games } games, { $speed } a second; { $alone ->
    [yes] { $share } % of the exam won
   *[no] { $share } % of the points of the exam
}, at best { $best } %; { $left } left
train-title = { $game } rules { $rules } seed { $seed } games { $games }
train-stopped = ended early: the best net so far, without a measurement
train-alone = alone: won { $wins } of { $games }, { $share } % (95 % interval { $low } to { $high } %)
# The games of the line above, played by $by, which is a bot or a net.
train-by = the same games by { $by }: won { $wins } of { $games }, { $share } % (95 % interval { $low } to { $high } %)
train-against = against { $against }: won { $wins } of { $games }, { $share } % (95 % interval { $low } to { $high } %), drawn { $draws }, { $points } % of the points
train-written = written to { $file }: a seat takes it as learned:{ $file } or tree:200:{ $file }, and reports call it { $net }

# A line while a policy is distilled; $share is percent, $left is minutes and seconds.
distill-progress = { $games } games, { $speed } a second; the policy takes the same action in { $share } %; { $left } left
distill-begins = learning for { $game } from { $bot }, to be written to { $file }; Ctrl-C ends it and keeps what was learned so far
distill-stopped = ended early: what was learned so far, without a measurement
distill-written = written to { $file }: a seat takes it as policy:{ $file }, and reports call it { $policy }
