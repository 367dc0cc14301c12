# Playing on another device, and giving a seat to somebody else's.

title-another-device = Another device
give-the-seat-away = Give away the seat
device-made = Open this link on the other device. You are yourself there too, and both devices work.
device-made-seat = Whoever opens this link takes over { $seat } in { $game }. You no longer play it.
link-as-code = The link as a QR code
the-link = The link
device-once = It works once, within ten minutes. Show it to nobody else.
done = Done

device-play-as = Play here as { $name }?
device-play-as-yourself = Play here as yourself?
device-all-tables = All your tables will be here, too. The other device keeps them.
device-others = { $count ->
    [one] This browser already has a table of its own. It can no longer open that one unless you first keep a link from <page>your page</page>.
   *[other] This browser already has { $count } tables of its own. It can no longer open those unless you first keep a link from <page>your page</page>.
}
device-play-here = Play here
device-play-seat = Play { $seat } in { $game }?
device-seat-is-yours = The seat is then yours, with everything only it may see.
device-take-seat = Take the seat
