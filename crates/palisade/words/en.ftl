# What the command line says to people while it plays, replays and counts, in English, in Fluent's format
# (projectfluent.org). What scripts read (JSON, records, tokens, positions, results) is the same in every language.

## Playing

refused = `{ $token }` is not allowed: { $reason } ({ $rule })
malformed = `{ $text }`: { $reason }
no-chance-due = `{ $token }` is a dice result, and no dice are due here
go-on = To go on from here: palisade play { $game } --position "{ $line }"
nothing-to-undo = Nothing can be undone: dice have been rolled since, or no move was made.
taken-back = undone
# The words in backticks are typed as they stand.
ask = number or token, `undo`, `rule R1`, `quit`:
no-choice = There is no choice { $number }; there are 1 to { $last }.
# Rules are told in English alone.
rule = { $text }

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
sim-rounds = rounds: { $rounds } on average; games by number of rounds: { $list }
sim-steps = decisions: { $decisions }; steps: { $steps }, { $least } to { $most }
sim-ends = ends:
sim-cause = { $cause }: { $games }, { $share } %
sim-speed = { $games } games and { $steps } steps per CPU second ({ $seconds } s)
sim-progress = { $done } of { $all } games
