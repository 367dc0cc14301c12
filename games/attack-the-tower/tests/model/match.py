"""R72: a match of three games, above the games themselves.  Results are "1" or "2" for the player (not the seat) who
won, "0" for a draw; players keep their seats."""


def score(results):
    """Points of both players; a drawn game counts half for each."""
    return tuple(sum({str(player): 1, "0": 0.5}.get(result, 0) for result in results) for player in (1, 2))


def verdict(results, games=3):
    """"1" or "2" for the winner of the match, "0" for a drawn one, None while it goes on."""
    first, second = score(results)
    need = games / 2
    if len(results) < games and max(first, second) <= need:
        return None
    return "0" if first == second else "1" if first > second else "2"


def starter(option, starters, results):
    """Who starts the next game, or None for chance: the loser of the last; after a draw whoever did not start it."""
    if not results or option == "random":
        return None
    if option == "alternate" or results[-1] == "0":
        return 3 - starters[-1]
    return 3 - int(results[-1])


def armies(option, last):
    """The armies of the next game, or None when they are chosen again."""
    return {"keep": last, "swap": last[::-1], "rechoose": None}[option]
