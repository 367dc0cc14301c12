question = Roll or hold?
risk = { $turn } points are not safe yet.
choices = Your turn
roll = Roll the die
hold = Hold { $turn }
guide-goal = Whoever first has { $target } safe points wins.
guide-risk = A { $face } takes the points of the turn; hold to keep them.
rolled = The die shows { $face }.
lost = The die shows { $face }: { $turn } points are gone.
held = { $seat } holds { $turn } and has { $total }.
won = { $seat } wins.
must-hold = You have enough: hold and win.
target = The target is reached.
turn-limit = The game has lasted too long.
bot-hold = rolls until the turn has enough points
bot-hold-at = points of the turn that are enough
form-action = moves are roll and hold
form-face = a face is written =1 to =6
