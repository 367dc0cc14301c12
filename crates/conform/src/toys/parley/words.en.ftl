question-prepare = Prepare in secret.
question-window = Do you veto?
offer-one = Offer one card and say that you are done.
winner-takes = { $winner } would score { $points }.
preparing = Preparation
window = Veto
draw = Draw a card
offer = Offer { $card }
done = Done
veto = Veto
pass = Pass
pass-round = Pass in this round
pass-now = Pass for now
until-next-round = Until the next round begins.
until-opened = As long as this is open to a veto.
dealt-you = You are dealt { $card }.
dealt-other = { $seat } is dealt a card.
drew-you = You draw { $card }.
offered-you = You offer { $card }.
is-done = { $seat ->
    [you] You are done.
   *[other] { $seat } is done.
 }
opened = { $seat } offered { $card }.
lot = The lot falls on { $seat }.
vetoed = { $seat } vetoes.
passed = { $seat } passes.
scored = { $seat } scores { $points }.
ended = The game is over.
drawn-already = You have drawn already this round.
offered-already = You have offered already this round.
not-held = You do not hold that card.
offer-first = Offer a card first.
done-already = You are done already this round.
no-window = Nothing is open to a veto now.
no-veto = You hold no veto.
only-answer = You can only veto or pass now.
veto-card = a veto
score = The last round is played.
form-action = moves are draw, offer:3, done, veto and pass
form-outcome = a card is written +3 or +V, a lot =B
howto-1 = Offer in secret
howto-1-text = Everybody lays a card face down, and a lot decides who takes them all.
vital-points = points
