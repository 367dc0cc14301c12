# The dice: what was promised about them, and whether the promise was kept.

fair-dice = Fair dice
fair-dice-lead = The dice come from a secret number that is fixed before anybody sits down, and from what each player’s browser adds after that. You need not take our word for it: here is how it works, and what it cannot promise. The <log>dice log</log> shows it for every table.
# Shown where a long text is in English alone.
in-english = The text below is in English.

title-dice = Dice: { $game }
the-dice = The dice
dice-brought-in = This game was imported from a record, so nothing was promised about its dice here.
the-promise = The promise
dice-promise = The seed of these dice was chosen before anybody opened the form for this table. The form showed its fingerprint; only then did each player’s browser add random numbers of its own. Every roll follows from the seed, those numbers and the roll’s name, so neither the server nor a player can choose one. When the game is over the seed is revealed, and anybody can work out every roll again. <scheme>The whole scheme</scheme>
fingerprint-of-seed = Fingerprint of the seed
dice-promised = It is line <line>{ $line }</line> of the dice log, which says for every table whether its game began and ended.
dice-older-than-log = This table is older than the dice log, or was imported, so the log does not list it.
dice-added = What the players added
dice-nothing-added = Nothing: the dice come from the server’s seed alone.
dice-seat = seat { $seat } in the record
dice-given = added; shown when the game begins
dice-who-sits-where = Who sits where
dice-lots = The seats were drawn by lot, with the draw seats#0 from the same seed. Players are numbered in the order they were listed when the table was made.
dice-lot = Seat { $seat } went to player { $number }.
dice-when-over = When the game is over, the seed and the check of every roll appear here.
the-check = The check
the-seed = The seed
dice-all-follow = { $count ->
    [0] No dice were rolled.
    [one] The one draw follows from the promised seed.
   *[other] All { $count } draws follow from the promised seed.
}
dice-unfair = Do not trust these dice.
draws = Draws
step = Step
draw = Draw
numbers = Numbers
outcome = Outcome
check = Check
draw-good = ✓ good
draw-wrong = ✗ WRONG
draw-unknown = not checked
draws-legend = A number 6:3 is the value 3 of the six values 0 to 5. Steps are numbered as in the record.
check-it-yourself = Check it yourself
verify-with-python = Take the <record>record of the game</record> and the <verifier>verifier</verifier>, a short program in Python 3.11 that you can read and that knows nothing of this server. Then run this in the folder that holds both:
command = Command
verify-more = It says what it could not check. Put what you kept before the file – the fingerprint with <code>--commitment</code>, what your browser added with <code>--entropy</code> – and it checks these, too. There is one <node>for Node.js</node> as well, with <module>its module</module> beside it, and you can write your own from <scheme>the text of the scheme</scheme>.

# What this device finds when it checks the dice itself. The number of draws stands for `#`.
check-other-dice = the game was played with dice other than those whose fingerprint you were shown
check-not-added = what this device added to the dice is not part of them
check-same-fingerprint = The fingerprint is the one you were shown.
check-added = What your browser added is part of the dice.
check-draws = Every draw follows from the seed (# in all).
check-logged = The dice log lists exactly this game, and has not been changed since you sat down.
check-nothing-kept = This device kept nothing when the game was made, so it checked only the draws.
check-checked = ✓ Checked on this device.
check-broken = Do not trust these dice. This device finds:
check-failed = The dice could not be checked on this device. Load the page again to try once more.

# Why dice cannot be trusted: fragments. What stands in <code> is as the record has it.
unfair-no-commitment = the record has no commitment, so its dice cannot be checked
unfair-not-revealed = the seed was not told, so no draw can be checked
unfair-other-seed = the seed is not the one that was promised, so no draw can be checked
unfair-entropy = what seat <code>{ $seat }</code> is said to have added is malformed, or no person sits there
unfair-seats = the seats are called <code>{ $noted }</code> instead of <code>{ $printed }</code>, and under other names other dice fall
unfair-cut-off = the seed was told, but the game is not over: its last steps were cut off, or the seed was told too early
unfair-unnamed = in step { $step } the outcome <code>{ $token }</code> has no draw beside it, so it cannot be checked
unfair-count = in step { $step } the draw <code>{ $draw }</code> should have the count { $due }
unfair-number = in step { $step }, draw <code>{ $draw }</code>, number { $place } is { $noted }, and the seed gives { $made }
unfair-numbers = in step { $step }, draw <code>{ $draw }</code>, the outcome does not follow from the numbers
unfair-step = step { $step }, <code>{ $line }</code>, cannot stand there
unfair-result = the result in the record is not the one that its steps lead to
unfair-closing = the record was changed after it was closed: its closing hash is <code>{ $made }</code>, not <code>{ $noted }</code>
unfair-promised = the dice log promises <code>{ $promised }</code>, and the record leads to <code>{ $noted }</code>
unfair-missing = the dice log does not tell of this game’s promise, beginning and end
unfair-dropped = the dice log says, in line { $line }, that this table was deleted before its game was over
unfair-log-line = the dice log was changed at line { $line } or before it
unfair-log-form = what the server gives as the dice log is none
unfair-form = the record has not the form that a record has

# The public log of the dice.
the-dice-log = The dice log
dice-log-lead = The dice of every table are settled here before anybody sees their fingerprint, and revealed here when the game is over. Each line’s hash covers all lines before it, so nothing can be changed or left out later. <scheme>How the dice are kept fair</scheme>
dice-log-empty = No lines yet: the first table will write one.
dice-log-lines = { $count ->
    [one] Its only line
   *[other] Its { $number } lines
}
dice-log-text = For programs: <text>these lines as text</text>, a thousand at a time.
dice-log-counts = What became of the tables
dice-log-begun = begun, not over yet
dice-log-over = over, seed revealed
dice-log-deleted = deleted, seed revealed
dice-log-promised = promised, no game yet
earlier = Earlier
later = Later
