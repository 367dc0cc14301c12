"""Line protocol for comparing: serve.py DATA; one JSON request per line in, one JSON answer per line out.

Request: {"id", "position", "options", "seats", "tokens"}.  `position` is a position line or the word start (then
`seats`, 1 unless given); `options` maps keys of section 7 to values; `tokens` (optional) are the tokens to carry
out, actions with their seat or outcomes; without it all legal actions are.
Answer: {"id", "line", "chance", "over", "winners", "asked": ["A", ..], "legal": {"A": [sorted tokens], ..},
"next": {token: line or {"illegal": rule}}, "outcomes": [[token, weight], ..] or null, "tally"}.  Keys of `next` are
the given tokens; without them `A:token`, with one seat the bare token.  `outcomes` is null where no chance is due,
and where there are more than OUTCOME_LIMIT: then give the one to carry out in `tokens`.  A request that cannot be
understood is answered {"id", "malformed": reason}.
"""
import json
import sys
import tomllib

from model import Game
from state import SEATS, Illegal

OUTCOME_LIMIT = 300


def result(game, state, token):
    try:
        return game.write(game.play(state, token))
    except Illegal as no:
        return {"illegal": no.rule}


def answer(data, request, games, realms):
    if not isinstance(request, dict):
        return {"id": None, "malformed": "the request is not an object"}
    number = request.get("id")
    try:
        game = find(data, request, games, realms)
        position = request.get("position")
        state = game.start() if position == "start" else game.read(position)
        tokens = request.get("tokens")
        if tokens is not None and not (isinstance(tokens, list) and all(isinstance(t, str) for t in tokens)):
            raise ValueError("tokens is not a list of texts")
    except ValueError as error:
        return {"id": number, "malformed": str(error)}
    legal = {seat: sorted(game.legal(state, seat)) for seat in game.asked(state)}
    if tokens is not None:
        after = {token: result(game, state, token) for token in tokens}
    else:
        many = len(state.players) > 1
        after = {f"{SEATS[seat]}:{token}" if many else token: game.write(game.act(state, seat, token))
                 for seat, listed in legal.items() for token in listed}
    few = game.is_chance(state) and 6 ** game.dice_due(state) <= OUTCOME_LIMIT
    return {"id": number, "line": game.write(state), "chance": game.is_chance(state), "over": game.over(state),
            "winners": state.winners, "asked": [SEATS[seat] for seat in legal],
            "legal": {SEATS[seat]: listed for seat, listed in legal.items()}, "next": after,
            "outcomes": sorted(game.outcomes(state)) if few else None, "tally": game.tally(state)}


def find(data, request, games, realms):
    """The game for these options, made once."""
    options, seats = request.get("options") or {}, request.get("seats")
    if not isinstance(options, dict):
        raise ValueError("options")
    if seats is not None and seats not in range(1, 7):
        raise ValueError("seats")
    key = json.dumps([options, seats], sort_keys=True)
    if key not in games:
        if len(games) > 200:            # a long test draws many options
            games.clear()
        games[key] = Game(data, options, seats, realms)
    return games[key]


def main():
    with open(sys.argv[1], "rb") as file:
        data = tomllib.load(file)
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    games, realms = {}, {}
    for request in sys.stdin:
        if not request.strip():
            continue
        try:
            try:
                request = json.loads(request)
            except (ValueError, RecursionError):
                reply = {"id": None, "malformed": "not JSON"}
            else:
                reply = answer(data, request, games, realms)
            text = json.dumps(reply)
        except Exception as error:      # never crash; this would be a bug of the model, so say so
            text = json.dumps({"id": None, "malformed": f"internal error {type(error).__name__}: {error}"})
        print(text, flush=True)


if __name__ == "__main__":
    main()
