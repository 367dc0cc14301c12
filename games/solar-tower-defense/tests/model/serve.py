"""Line protocol for comparing: serve.py DATA; one JSON request per line in, one JSON answer per line out.

Request: {"id", "position", "options", "tokens"}.  `position` is a position line or the word start; `options` maps keys
of section 7 to values; `tokens` (optional) are the tokens to carry out, actions or outcomes; without it all legal
actions are.
Answer: {"id", "line", "chance", "over", "result": ["E", "M" or "", rule] or null, "asked": ["E", ..], "legal":
{"E": [sorted tokens], ..}, "next": {token: line or {"illegal": rule}}, "outcomes": [[token, weight], ..] or null,
"tally"}.  Keys of `next` are the given tokens; without them `E:token`.  A request that cannot be understood is answered
{"id", "malformed": reason}.
"""
import json
import sys
import tomllib

from model import Game
from state import Illegal


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
    legal = {name: sorted(game.legal(state, name)) for name in game.asked(state)}
    if tokens is not None:
        after = {token: result(game, state, token) for token in tokens}
    else:
        after = {f"{name}:{token}": game.write(game.act(state, name, token))
                 for name, listed in legal.items() for token in listed}
    return {"id": number, "line": game.write(state), "chance": game.is_chance(state), "over": game.over(state),
            "result": game.result(state), "asked": list(legal), "legal": legal, "next": after,
            "outcomes": sorted(game.outcomes(state)) if game.is_chance(state) else None, "tally": game.tally(state)}


def find(data, request, games):
    """The game for these options, made once."""
    options = request.get("options") or {}
    if not isinstance(options, dict):
        raise ValueError("options")
    if request.get("seats") not in (None, 2):
        raise ValueError("seats")
    key = json.dumps(options, sort_keys=True)
    if key not in games:
        if len(games) > 200:            # a long test draws many options
            games.clear()
        games[key] = Game(data, options)
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
