"""The end of a game: scores, the tie-break and places (R57 to R64)."""
from state import Tie


def leaders(game, st, seats):
    """Those of these seats with the most points."""
    most = max(game.score(st, seat) for seat in seats)
    return tuple(seat for seat in seats if game.score(st, seat) == most)


def begin(game, st, order):
    """R58, R59: `order` is that of the last round."""
    tied = leaders(game, st, order)
    if len(tied) == 1:
        return st._replace(phase="over")
    return st._replace(phase="tie", active=tied[0], tie=Tie(1, tied, tied))


def next_attack(game, st):
    """R59, R62, R63: the next attacker of the cycle, or the end of the cycle."""
    cycle, attackers, tied, dropped = st.tie
    if attackers[1:]:
        return st._replace(phase="tie", active=attackers[1], tie=st.tie._replace(attackers=attackers[1:]))
    top = leaders(game, st, tied)
    lost = tuple(seat for seat in tied if seat not in top)
    dropped += (lost,) if lost else ()
    if len(top) > 1 and cycle < game.tiebreak_cap:
        return st._replace(phase="tie", active=top[0], tie=Tie(cycle + 1, top, top, dropped))
    return st._replace(phase="over", tie=None, places=places(game, st, top, dropped))


def places(game, st, winners, dropped):
    """R64: the place of each seat; whoever shares one pushes the next down."""
    seats = range(1, len(st.planets) + 1)
    fought = set(winners).union(*dropped)
    rank = {seat: (0, 0) for seat in winners}
    for group, lost in enumerate(reversed(dropped), 1):
        rank.update({seat: (group, -game.score(st, seat)) for seat in lost})
    rank.update({seat: (len(dropped) + 1, -game.score(st, seat)) for seat in seats if seat not in fought})
    return tuple(1 + sum(rank[other] < rank[seat] for other in seats) for seat in seats)


def final_places(game, st):
    """The places of a game that is over."""
    if st.places:
        return st.places
    scores = [game.score(st, seat) for seat in range(1, len(st.planets) + 1)]
    return tuple(1 + sum(other > score for other in scores) for score in scores)
