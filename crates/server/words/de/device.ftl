# Auf einem anderen Gerät spielen, und einen Platz an jemand anderen geben.

title-another-device = Anderes Gerät
give-the-seat-away = Platz weitergeben
device-made = Öffne diesen Link auf dem anderen Gerät. Dort spielst du dann auch als du selbst, und beide Geräte funktionieren.
device-made-seat = Wer diesen Link öffnet, übernimmt { $seat } in { $game }. Du spielst dort dann nicht mehr.
link-as-code = Der Link als QR-Code
the-link = Der Link
device-once = Er gilt einmal und zehn Minuten lang. Zeig ihn sonst niemandem.
done = Fertig

device-play-as = Hier als { $name } spielen?
device-play-as-yourself = Hier als du selbst spielen?
device-all-tables = Alle deine Tische sind dann auch hier. Das andere Gerät behält sie.
device-others = { $count ->
    [one] Dieser Browser hat schon einen eigenen Tisch. Den kann er danach nicht mehr öffnen, außer du sicherst dir vorher auf <page>deiner Seite</page> einen Link.
   *[other] Dieser Browser hat schon { $count } eigene Tische. Die kann er danach nicht mehr öffnen, außer du sicherst dir vorher auf <page>deiner Seite</page> einen Link.
}
device-play-here = Hier spielen
device-play-seat = { $seat } in { $game } spielen?
device-seat-is-yours = Der Platz gehört dann dir, mit allem, was nur er sehen darf.
device-take-seat = Platz übernehmen
