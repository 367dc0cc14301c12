question = Deal out your points.
points-left = { $points ->
    [one] One point is left.
   *[other] { $points } points are left.
 }
deal = Deal points
end = The turn
wall-a = wall A
wall-b = wall B
wall-c = wall C
keep = the keep
hit = { $amount } on { $place }
far-side = the other side
finish = End the turn
finish-unused = End the turn, { $points } unused
rolled = The die shows { $face }.
took-off = { $seat } takes { $amount } off { $place }.
won = { $seat } wins.
hit-already = You have hit that in this turn.
down-already = Nothing is left of that.
walls-first = The keep can be hit once no wall stands.
deal-something = Deal at least one point.
too-few-points = You have not so many points.
too-few-stones = It has not so many stones.
keep-down = A keep is down.
turn-limit = The game has lasted too long.
form-action = moves are hit:a=2 (walls a, b and c, keep k) and finish
form-face = a face is written =1 to =6
