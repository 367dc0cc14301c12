# The page of one person.

me-lead = There is no account. A cookie in this browser is you.
name = Name
me-name = What others see at your next tables
save = Save
me-device = A link that works once makes another browser you, too. Your tables are then in both.
me-yours = What is yours
me-data = Your name, your seats at { $count ->
    [one] one table
   *[other] { $count } tables
}, and the records of your finished games.
me-download = Download it
me-delete = Delete it
me-not-yet = You have not sat down here yet. Once you have, your name and your tables are on this page.
pick-a-game = Pick a game

title-leave = Delete
title-left = Deleted
leave-title = Delete all that is yours?
leave-lead = This cannot be undone.
leave-alone = { $count ->
    [one] One table where only you sit: deleted, with its record.
   *[other] { $count } tables where only you sit: deleted, with their records.
}
leave-shared = { $count ->
    [one] One table with others: your name goes, and a bot plays on for you if the game is not over.
   *[other] { $count } tables with others: your name goes, and a bot plays on for you in games that are not over.
}
leave-cookie = Your name and this browser’s cookie: deleted, on your other devices, too.
leave-all = Delete it all
leave-not = Keep it
left-title = All that was yours is deleted.
left-lead = You can sit down again at any time, as somebody new.
