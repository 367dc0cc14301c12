# Die Seite einer Person.

me-lead = Es gibt kein Konto. Dieser Browser erkennt dich an einem Cookie.
name = Name
me-name = Was andere an deinen nächsten Tischen sehen
save = Speichern
me-device = Mit einem Link, der einmal gilt, spielst du auch in einem anderen Browser als du selbst. Deine Tische sind dann in beiden.
me-yours = Was dir gehört
me-data = Dein Name, deine Plätze an { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
} und die Aufzeichnungen deiner beendeten Spiele.
me-download = Herunterladen
me-delete = Löschen
me-not-yet = Du hast dich hier noch nicht gesetzt. Sobald du das tust, stehen dein Name und deine Tische auf dieser Seite.
pick-a-game = Ein Spiel aussuchen

title-leave = Löschen
title-left = Gelöscht
leave-title = Alles löschen, was dir gehört?
leave-lead = Das lässt sich nicht rückgängig machen.
leave-alone = { $count ->
    [one] Ein Tisch, an dem nur du sitzt: wird gelöscht, samt Aufzeichnung.
   *[other] { $count } Tische, an denen nur du sitzt: werden gelöscht, samt Aufzeichnungen.
}
leave-shared = { $count ->
    [one] Ein Tisch mit anderen: Dein Name verschwindet, und ein Bot spielt für dich weiter, falls das Spiel noch läuft.
   *[other] { $count } Tische mit anderen: Dein Name verschwindet, und in laufenden Spielen spielt ein Bot für dich weiter.
}
leave-cookie = Dein Name und das Cookie dieses Browsers: werden gelöscht, auch auf deinen anderen Geräten.
leave-all = Alles löschen
leave-not = Alles behalten
left-title = Alles, was dir gehört hat, ist gelöscht.
left-lead = Du kannst dich jederzeit wieder setzen, als jemand Neues.
