# The home page: games, and one's own tables.

title-home = The open table
home-title = Five games about holding out.
home-lead = Pick one, send the link, play. No account, and dice you can check.
home-verifier = The program that checks our dice
play = Play
players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
players-from-to = { $least } to { $most } players

my-tables = My tables
all-tables = All { $count } tables
tables-in-all = { $count ->
    [one] One table. Where it is your turn comes first.
   *[other] { $count } tables. Where it is your turn comes first.
}
pages = Pages
page-of = Page { $page } of { $pages }
page-newer = Newer
page-older = Older
got-a-link = Got a link or a code?
go-there = Go there
code-leads-nowhere = This leads to no table here. Copy the whole link again, or ask for a new one.
no-tables = None yet. The tables you join appear here, in this browser.
promise-rules = The table knows the rules
promise-rules-note = Every rule has a number, and the table cites it where it matters.
promise-undo = Take back a move
promise-undo-note = Until chance decides or a secret comes out.
promise-dice = Dice you can check
promise-dice-note = Promised before the game, shown after it.

your-turn = Your turn
waiting = Waiting
won = Won
over = Over
kept = Kept
go-move = Move
go-open = Open
go-look = Look
# The button of a table, read aloud: `$go` is what it does, `$note` how the table stands.
go-to-table = { $go }: { $game }, { $note }
note-over = Over in round { $round }: { $cause }
note-ended-by-operator = ended by the operator
note-waits-for-players = Waiting for players
note-newer = Continued with a newer release

just-now = just now
minutes-ago = { $count } min ago
hours-ago = { $count } h ago
yesterday = yesterday
days-ago = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
