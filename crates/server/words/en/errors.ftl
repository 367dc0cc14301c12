# What went wrong: a sentence, and the way out.

number-of-request = Number of the request: <code>{ $number }</code>
nothing-has-changed = Nothing has changed.

# Pages and forms.
no-page = There is no such page.
all-games-at-home = All games are on the home page.
no-game = There is no game “{ $game }” here.
no-game-but = There is no game “{ $game }” here. Did you mean { $near }?
no-rule = { $game } has no such rule.
all-rules-on-their-page = All rules are on the page of the rules.
cannot-do-that = This page cannot do that.
go-back-home = Go back to the home page.
too-much = This is more than a form can hold.
too-much-hint = Shorten what you entered and try again.
no-form = The page did not send a form.
no-form-hint = Use the form on the page.
other-site = This request came from another site and was refused.
other-site-hint = Use the form on the page itself; a proxy must pass on Host and Origin.
too-many = Too many requests at once.
too-many-hint = Wait a few seconds and try again.
other-host = This server does not answer to the name in this address.
other-host-hint = Use the address you were given. Whoever runs the server can add a name with --allowed-host.
took-too-long = This took too long.
load-the-table = Load the table again: what it shows has been saved.
our-fault = Something went wrong on our side.
our-fault-hint = Load the table again: what it shows has been saved. If this keeps happening, tell the operator the number below.
cannot-be-done = That cannot be done.
go-back-and-try = Go back to the page and try again.
use-the-form = Go back and use the form as it is.
form-lacks = The field <code>{ $field }</code> is missing from the form.
form-cannot-be = The field <code>{ $field }</code> cannot be <code>{ $value }</code>.
form-commitment = The field <code>commitment</code> must be the fingerprint that the page showed.
form-entropy = The field <code>entropy</code> takes 1 to 64 lower-case hexadecimal digits.
form-entropy-alone = The field <code>entropy</code> counts only together with <code>commitment</code>, the fingerprint it was made for.
form-unreadable = The form cannot be read.
form-adds-and-sits = Only players at the table can add to the dice.
form-branch-step = You can play on only from a step before the last.
form-other-dice = This form was made for other dice.
form-other-dice-hint = Nothing was done. Load the table again, and sit down there.
choose-another-bot = Choose another bot.

# People, seats and links.
no-cookies = Your browser does not keep cookies from this site.
no-cookies-hint = Nothing was done. Without a cookie the table cannot recognise you: allow cookies for this site, load the page again and send it once more.
uninvited-hint = So you can only watch. Without a cookie the table cannot recognise you: allow cookies for this site and open your link once more.
nobody-known = We do not know you in this browser yet.
nobody-known-hint = Sit down at a table first.
not-yours = This seat is not yours.
not-yours-hint = Open the table in the browser you sat down with, or ask for a link to a free seat.
other-at-screen = The screen belongs to another seat now.
other-at-screen-hint = Nothing was done. Say who you are, and choose again.
invitation-not-valid = This invitation is not valid.
invitation-not-valid-hint = Copy the whole link again, or ask for a new one.
seat-taken = Somebody else has sat down there.
seat-taken-hint = You can watch the table.
seat-not-free = This seat is not free for you.
seat-not-free-hint = Ask for a link to a free seat.
link-for-other-device = This link is for the other device.
link-for-other-device-hint = Open it there, or point its camera at the code. It still works.
link-spent = This link no longer works.
link-spent-hint = It can be used once, within ten minutes. Make a new one on the other device.
change-the-name = Go back, change the name and try again.
name-long = A name can have at most { $most } characters, and this one has { $count }.
name-unseen = A name cannot contain { $sign }: it is invisible or changes the text around it. Leave it out.
name-marks = A name can have at most { $most } marks on one letter.
name-empty = A name needs at least one visible character.

# Tables.
no-table = There is no such table.
no-table-hint = Check the address, or ask for the link again. Your own tables are on the home page.
table-deleted = This table has been deleted.
table-deleted-hint = It waited a week for its players, or its game ended long ago. Your other tables are on the home page.
table-busy = The table is very busy.
in-a-moment = Try again in a moment.
not-played-here = This release does not play { $game }.
not-played-here-hint = The table is kept. A release that plays it can open it.
newer-release = This table has been continued with a newer release.
newer-release-hint = The table is kept. The newer release can open it.
record-when-over = You can get the record when the game is over.
record-when-over-hint = It holds things that players must not know before then.
replay-steps = The game has { $count ->
    [one] one step
   *[other] { $count } steps
}.
replay-from-beginning = Go back to the beginning of the replay.

# The server's disk.
database-busy = The server’s database is busy.
server-stops = The server is shutting down.
not-stored = It could not be saved.
disk-full = The server’s disk is full.
database-moved = The server’s database has been moved.
database-damaged = The server’s database is damaged.
not-stored-again = Load the table again: what it shows has been saved. Then try again.
not-stored-later = Everything saved so far is safe. New moves will work again once the operator has fixed this.

# What a table refuses. Tokens are moves in notation.
refused-stale = The table has moved on since you loaded this page.
refused-stale-hint = Nothing was done. Look again and choose again.
refused-malformed = <code>{ $token }</code> is not a move.
# $reason is a fragment in the game’s words.
refused-unread = <code>{ $token }</code> is not a move: { $reason }.
refused-illegal = <code>{ $token }</code> is not allowed ({ $rule }).
refused-dice = <code>{ $token }</code> is up to chance.
refused-not-asked = <code>{ $token }</code> cannot be played now: that seat has nothing to choose.
refused-whose = Write the seat in front of <code>{ $token }</code>, since several may act: <code>{ $example }:{ $token }</code>.
refused-other-seat = <code>{ $token }</code> is another seat’s move.
refused-no-seat = There is no such seat.
refused-not-begun = The game has not begun yet.
refused-begun = The game has begun, so the dice are settled.
refused-not-over = The game is not over yet.
refused-resigned = This seat has given up.
refused-bot-plays = A bot plays this seat. Take the seat back first.
refused-no-bot = No bot plays this seat.
refused-parted = <code>{ $token }</code> decides what may come next: send what follows it by itself.
refused-undo = { $asked ->
    [one] One step cannot be undone
   *[other] { $asked } steps cannot be undone
}; { $offered ->
    [0] none can
    [one] one can
   *[other] { $offered } can
}.
refused-entropy-given = This seat has already added to the dice.
refused-not-away = It is too early to call in a bot for this seat.
refused-otherwise = The table does not take this.

# The interface for programs. $reason comes in English from the reader of JSON.
api-description = What can be asked, and how, stands in /api/v1/openapi.json.
api-no-json = The body must be JSON, with the content type application/json.
api-unread = The body could not be read.
api-malformed = The body cannot be read: { $reason }.
api-no-token = Say who you are: send a token of yours in the header Authorization.
