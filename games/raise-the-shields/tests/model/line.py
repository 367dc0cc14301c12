"""Position lines (section 6)."""
import re

from state import SEATS, Illegal, Player, Sheet, State

HEAD = re.compile(r"rts([1-6]) r([1-9][0-9]{0,3}) f([A-F])"
                  r" (setup|roll|flip@([A-F])|work|second|react|over =([A-F]+|-|0)) (--|[1-6][1-6])")
SHEET = re.compile(r"([1-4a-k/-]+) ([0-4]{6}) ([.nox]{6})(\*?) (-|[1-6])(?::([^>: ]+))?((?:>[1-6]){0,2})"
                   r"(?::([^>: ]+))?")


def write(game, st):
    """Section 6; the whole state, sealed work tokens and answers included."""
    phase = {"flip": f"flip@{SEATS[st.asked]}", "over": f"over ={st.winners}"}.get(st.phase, st.phase)
    shared = "".join(map(str, st.shared)) if st.shared else "--"
    head = f"rts{len(st.players)} r{st.round} f{SEATS[st.first]} {phase} {shared}"
    return " | ".join([head] + [_write_player(game, player) for player in st.players])


def _write_player(game, player):
    sheet = player.sheet
    die = str(player.die or "-")
    if player.work:
        die += ":" + ",".join(player.work)
    die += "".join(f">{sector}" for sector in player.attacks)
    if player.answer:
        die += ":" + player.answer
    rects = "".join(map(str, sheet.rects))
    return f"{game.realm.fill_text(sheet.fill)} {rects} {sheet.cities}{'*' if sheet.used else ''} {die}"


def read(game, text):
    """Position line -> state; ValueError when it is broken or nothing could be due from it."""
    if not isinstance(text, str):
        raise ValueError("the position is not a text")
    head, *sheets = text.split(" | ")
    match = HEAD.fullmatch(head)
    _demand(match, f"head: {head!r}")
    seats, round_, first = int(match[1]), int(match[2]), SEATS.index(match[3])
    phase = match[4].split("@")[0].split(" ")[0]
    _demand(len(sheets) == seats, f"{len(sheets)} sheets for {seats} seats")
    _demand(game.seats in (None, seats), "another number of seats")
    _demand(first < seats and (not match[5] or SEATS.index(match[5]) < seats), "a seat that is not there")
    _demand(round_ <= game.cap, "a round after the last")
    rolled = phase not in ("setup", "roll", "over")
    _demand(rolled == (match[7] != "--"), "shared dice")
    shared = tuple(int(d) for d in match[7]) if rolled else None
    _winners(seats, match[6])
    pairs = [_read_player(game, sheet, phase) for sheet in sheets]
    st = State(tuple(player for player, _ in pairs), phase, round_, first,
               SEATS.index(match[5]) if match[5] else 0, shared, match[6] or "")
    _due(game, st)
    if phase == "work":
        st = _replay(game, st, [tokens for _, tokens in pairs])
    if phase == "react":
        _demand(any(game.answers(st, seat) for seat in range(seats)), "nobody is asked")
        for seat, player in enumerate(st.players):
            _demand(player.answer is None or player.answer in game.answers(st, seat), f"answer {player.answer}")
        _demand(game.asked(st), "everybody has answered")
    return st


def _winners(seats, text):
    if text is None:
        return
    if text in "-0":
        _demand(text == "0" or seats == 1, "winners")
    else:
        _demand(list(text) == sorted(set(text)) and SEATS.index(text[-1]) < seats, "winners")


def _read_player(game, text, phase):
    """(player, work tokens)"""
    match = SHEET.fullmatch(text)
    _demand(match, f"sheet: {text!r}")
    fill = _read_fill(game, match[1])
    sheet = Sheet(fill, tuple(int(n) for n in match[2]), match[3], bool(match[4]))
    _consistent(game, sheet, phase)
    rolled = phase not in ("setup", "roll", "over")
    _demand(rolled == (match[5] != "-"), "personal die")
    _demand(match[6] is None or phase == "work", "work tokens in this phase")
    attacks = tuple(int(d) for d in match[7][1::2])
    _demand(bool(attacks) == (phase in ("second", "react")), "attacked sector in this phase")
    _demand(match[8] is None or phase == "react", "an answer in this phase")
    return Player(sheet, int(match[5]) if rolled else None, attacks=attacks, answer=match[8]), match[6]


def _read_fill(game, text):
    fields = text.split("/")
    _demand(len(fields) == 6, "six fields of filled triangles")
    codes = []
    for sector, field in enumerate(fields, 1):
        for row, letters in re.findall("([1-4])([a-k]+)", field):
            codes += [f"{sector}{row}{letter}" for letter in letters]
    _demand(all(code in game.realm.bit for code in codes), "no such triangle")
    fill = game.realm.mask(codes)
    _demand(game.realm.fill_text(fill) == text, f"filled triangles: {text!r}")
    return fill


def _consistent(game, sheet, phase):
    """What a sheet cannot show."""
    _demand(not sheet.fill & ~game.realm.open, "a filled triangle that is not open")
    _demand(game.realm.free or game.realm.network(sheet.fill) == sheet.fill, "not joined to the plant")
    for state, shaded in zip(sheet.cities, game.realm.shaded):
        _demand((state == ".") == (not sheet.fill & shaded), "an ability against its shaded triangles")
    late = phase in ("second", "react", "over")
    _demand("n" not in sheet.cities or (late and game.opt["ability_first_use"] == "next_round"), "a stray n")
    _demand(not sheet.used or late or (phase in ("flip", "work") and sheet.cities[4] == "x"), "a stray *")
    _demand(not sheet.used or "x" in sheet.cities, "an ability used, and none is")


def _due(game, st):
    """That the phase is really the one that is due."""
    seats, phase = len(st.players), st.phase
    if phase != "over":
        late = game.opt["end_check"] == "round" and phase in ("second", "react")
        _demand(late or not game.crowned(st), "six shields, and the game goes on")
    if phase == "setup":
        _demand(seats == 1 and game.setup_dice, "no set-up dice")
    if phase == "flip":
        _demand(st.players[st.asked].sheet.cities[4] == "o", "city 5 is not ready")
        for step in range((st.asked - st.first) % seats, seats):
            _demand(not st.players[(st.first + step) % seats].sheet.used, "a stray *")
    if phase in ("second", "react"):
        counts = {len(player.attacks) for player in st.players}
        _demand(counts == {1} or (counts == {2} and seats == 1 and phase == "react"), "attacked sectors")
    if phase == "second" or (phase == "react" and seats == 1):
        _demand(phase == "react" or seats == 1, "a second roll with several seats")
        sectors = st.players[0].attacks
        up = game.realm.shields(st.players[0].sheet.fill)[sectors[0] - 1]
        _demand(up == (phase == "second" or len(sectors) == 2), "a second roll where none is due")


def _replay(game, st, work):
    """Carries out the work tokens that stand in the line."""
    _demand(any(tokens is None or not tokens.endswith("ok") for tokens in work), "everybody has finished")
    st = st._replace(players=tuple(p._replace(draft=p.sheet) for p in st.players))
    for seat, tokens in enumerate(work):
        for token in (tokens or "").split(",") if tokens else []:
            _demand(":" not in token, f"work token {token}")
            try:
                st = game.play(st, f"{SEATS[seat]}:{token}")
            except Illegal as no:
                raise ValueError(f"work token {token}: {no}") from None
    return st


def _demand(condition, reason):
    if not condition:
        raise ValueError(reason)
