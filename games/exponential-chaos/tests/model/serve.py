"""Line protocol for comparing: serve.py DATA; one JSON request per line in, one JSON answer per line out.

Request: {"id", "position", "options", "seats", "tokens"}.  `position` is a position line or the word start (then
`seats`, 2 unless given); `options` maps keys of section 7 to values and must not contradict the line; `tokens`
(optional) are the tokens to carry out, actions or outcomes; without it all legal actions are.
Answer: {"id", "line", "chance", "over", "result": [winners, rule] or null, "places", "scores", "asked": ["1", ..],
"legal": {"1": [sorted tokens], ..}, "next": {token: line or {"illegal": rule}}, "outcomes": [[token, weight], ..] or
null, "tally"}.  Keys of `next` are the given tokens; without them `1:token`.  `outcomes` is null where no chance is
due, and where there are more than OUTCOME_LIMIT: then give the one to carry out in `tokens`.  A request that cannot be
understood is answered {"id", "malformed": reason}.
"""
import json
import sys
import tomllib

import line
from model import Game
from options import joined
from state import Illegal

OUTCOME_LIMIT = 300


def result(game, state, token):
    try:
        return game.write(game.play(state, token))
    except Illegal as no:
        return {"illegal": no.rule}


def answer(data, request, games):
    if not isinstance(request, dict):
        return {"id": None, "malformed": "the request is not an object"}
    number = request.get("id")
    try:
        game = find(data, request, games)
        position = request.get("position")
        state = game.start() if position == "start" else game.read(position)
        tokens = request.get("tokens")
        if tokens is not None and not (isinstance(tokens, list) and all(isinstance(t, str) for t in tokens)):
            raise ValueError("tokens is not a list of texts")
    except ValueError as error:
        return {"id": number, "malformed": str(error)}
    legal = {str(seat): sorted(game.legal(state, seat)) for seat in game.asked(state)}
    if tokens is not None:
        after = {token: result(game, state, token) for token in tokens}
    else:
        after = {f"{seat}:{token}": game.write(game.act(state, int(seat), token))
                 for seat, listed in legal.items() for token in listed}
    return {"id": number, "line": game.write(state), "chance": game.is_chance(state), "over": game.over(state),
            "result": game.result(state), "places": game.places(state),
            "scores": [game.score(state, seat) for seat in range(1, len(state.planets) + 1)], "asked": list(legal),
            "legal": legal, "next": after, "outcomes": outcomes(game, state), "tally": game.tally(state)}


def outcomes(game, state):
    if not game.is_chance(state) or game.outcome_count(state) > OUTCOME_LIMIT:
        return None
    return sorted(game.outcomes(state))


def find(data, request, games):
    """The game for these options and those of the line, made once."""
    options = request.get("options") or {}
    if not isinstance(options, dict):
        raise ValueError("options")
    options = joined(options, line.options(request.get("position")))
    seats = request.get("seats")
    key = json.dumps([options, seats], sort_keys=True)
    if key not in games:
        if len(games) > 200:            # a long test draws many options
            games.clear()
        games[key] = Game(data, options, seats)
    return games[key]


def run(data):
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    games = {}
    for request in sys.stdin:
        if not request.strip():
            continue
        try:
            try:
                request = json.loads(request)
            except (ValueError, RecursionError):
                reply = {"id": None, "malformed": "not JSON"}
            else:
                reply = answer(data, request, games)
            text = json.dumps(reply)
        except Exception as error:      # never crash; this would be a bug of the model, so say so
            text = json.dumps({"id": None, "malformed": f"internal error {type(error).__name__}: {error}"})
        print(text, flush=True)


def main():
    with open(sys.argv[1], "rb") as file:
        run(tomllib.load(file))


if __name__ == "__main__":
    main()
