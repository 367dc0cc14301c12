# The page of one person.

me-lead = There is no account. This browser knows you by a cookie.
name = Name
me-name = What others see at your next tables
save = Save
me-device = A one-time link lets you play as yourself in another browser, too. Both then have your tables.
me-yours = What is yours
me-data = Your name, your seats at { $count ->
    [one] one table
   *[other] { $count } tables
}, and the records of your finished games.
me-download = Download it
me-delete = Delete it
me-not-yet = You have not sat down here yet. Once you do, your name and your tables appear on this page.
pick-a-game = Pick a game

title-leave = Delete
title-left = Deleted
leave-title = Delete everything that is yours?
leave-lead = This cannot be undone.
leave-alone = { $count ->
    [one] One table where only you sit: deleted, with its record.
   *[other] { $count } tables where only you sit: deleted, with their records.
}
leave-shared = { $count ->
    [one] One table with others: your name goes, and a bot plays on for you if the game is not over.
   *[other] { $count } tables with others: your name goes, and a bot plays on for you in games that are not over.
}
leave-cookie = Your name and this browser’s cookie: deleted, also on your other devices.
leave-all = Delete everything
leave-not = Keep everything
left-title = Everything that was yours is deleted.
left-lead = You can sit down again at any time, as somebody new.
