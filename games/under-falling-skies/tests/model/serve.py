"""Line protocol for comparing: serve.py DATA; one JSON request per line in, one JSON answer per line out."""
import json
import sys
import tomllib

from model import Game, Illegal

OUTCOME_LIMIT = 2000
SEAT = "A"


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
        options = request.get("options") or {}
        if not isinstance(options, dict):
            raise ValueError("options")
        key = json.dumps(options, sort_keys=True)
        if key not in games:
            games[key] = Game(data, options)
        game = games[key]
        state = game.read(request.get("position"))
        tokens = request.get("tokens")
        if tokens is not None and not (isinstance(tokens, list) and all(isinstance(t, str) for t in tokens)):
            raise ValueError("tokens is not a list of texts")
    except ValueError as error:
        return {"id": number, "malformed": str(error)}
    legal = sorted(game.legal(state))
    asked = not (game.is_chance(state) or game.over(state))
    outcomes = sorted(game.outcomes(state)) if game.is_chance(state) else None
    if outcomes and len(outcomes) > OUTCOME_LIMIT:
        outcomes = None
    return {"id": number, "line": game.write(state), "chance": game.is_chance(state), "over": game.over(state),
            "legal": {SEAT: legal} if asked else {}, "next": {t: result(game, state, t) for t in (legal if tokens is None else tokens)},
            "outcomes": outcomes, "tally": game.tally(state)}


def main():
    with open(sys.argv[1], "rb") as file:
        data = tomllib.load(file)
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    games = {}
    for line in sys.stdin:
        if not line.strip():
            continue
        try:
            try:
                request = json.loads(line)
            except (ValueError, RecursionError):
                reply = {"id": None, "malformed": "not JSON"}
            else:
                reply = answer(data, request, games)
            text = json.dumps(reply)
        except Exception as error:          # never crash; this would be a bug of the model, so say so
            text = json.dumps({"id": None, "malformed": f"internal error {type(error).__name__}: {error}"})
        print(text, flush=True)


if __name__ == "__main__":
    main()
