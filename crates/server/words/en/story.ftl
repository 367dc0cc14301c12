# The story: what happened, played and told.

story-now = Just now
story-last-round = Last round
story-nothing = Nothing has happened yet.
story-again = Again
# Where more has happened than its reader has seen.
story-play = Play
story-skip-mine = To my move
story-skip = To the present
story-speed = Speed of the story
speed-off = Off
