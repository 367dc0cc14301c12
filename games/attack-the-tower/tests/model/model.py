"""Reference model of Attack the Tower, written from the rule dossier alone (rules R1..R109, "S6" = notation).

`turn.py` holds the set-up and the sequence of a turn, `attack.py` attacks and their windows, `battle.py`, `strike.py`
and `power.py` a battle, `ability.py` the cards, `line.py` and `state.py` positions, `why.py` refusals, `match.py` R72;
`examples.py` runs the dossier, `cases.py` and `further.py` further cases, `selfcheck.py` random games.  QUESTIONS.md
says what the dossier left open, and how it was settled.

    model.py --play GAMES SEED [DATA]     random games with checks
    model.py --serve [DATA]               answers requests, see serve.py
    model.py --show LINE [key=value ...]  what is due at a position

Plain on purpose.  A position is its line: the quiet line and the tokens since.  To answer anything about it, the quiet
line is read anew, the phase is begun as a generator that reads like the rules and yields what is due, and the tokens
are fed to it.  What is legal is listed, a token is accepted when it stands in the list, and why another is refused is
worked out afterwards (`why.py`).
"""
from __future__ import annotations

import pathlib
import re
import sys
import tomllib
from collections import Counter
from typing import NamedTuple

import ability
import attack
import battle
import line
import turn
import why
from state import ARMIES, CARDS, TROOPS, Base, Ended, Illegal, Position

# Section 7, the default first.
OPTIONS = {
    "base_exposure": ["overflow", "after_step", "next_attack"],
    "initiative_hits_bases": ["true", "false"],
    "attacks_per_group": ["unlimited", "once"],
    "special_attack": ["own_group", "joins"],
    "special_limit_check": ["at_once", "end_of_turn"],
    "zero_power": ["needs_one", "dies", "floor_one"],
    "templar_damage": ["once", "per_templar"],
    "ninja_kind": ["keeps", "changes"],
    "necromancer_fill": ["one", "full"],
    "kaiju_target": ["any_enemy_base", "facing_territory"],
    "sacrifice_time": ["after_attack", "after_battle"],
    "thorns_stop": ["declarations", "declared_too"],
    "windows": ["standard", "battle_only", "with_steps"],
    "ability_mix": ["flat", "graded"],
    "burns": ["unlimited", "one", "none"],
    "build_over": ["true", "false"],
    "setup_build": ["secret", "in_order"],
    "renew_build": ["active_first", "secret"],
    "discard_timing": ["before_build", "after_build"],
    "empty_pile": ["reshuffle", "none"],
    "stalemate_turns": ["2", "0", "1", "3", "4"],
    "turn_limit": ["60", "0", "40", "80", "100"],
    "limit_result": ["strength", "draw"],
    "first_turn_attack": ["true", "false"],
    "start_player": ["random", "seat1", "seat2"],
    "match_games": ["3", "1"],
    "match_start": ["loser", "alternate", "random"],
    "match_armies": ["keep", "swap", "rechoose"],
    "army_choice": ["free", "secret", "random"],
    "armies": ["free"] + [f"{one},{two}" for one in ARMIES for two in ARMIES],
    "palace_power": ["10", "6", "8", "12", "15"],
    "base_power": ["4", "3", "5"],
}
PHASES = {"army": turn.army, "setup": turn.setup, "renew": turn.renew, "draw": turn.draw, "drop": turn.drop,
          "build": turn.build, "answer": turn.answer, "main": turn.main, "window": attack.window, "end": turn.end}


class State(NamedTuple):
    """The quiet line and the (seat, token) since; seat 0 is chance."""
    quiet: str
    tail: tuple = ()


class Flow:
    """A position that is being played: `due` is {seat: tokens}, a list of (outcome, weight), or None at the end."""

    def __init__(self, game, pos):
        self.game, self.pos, self.quiet = game, pos, False
        self.due, self.course = None, None
        if pos.phase != "over":
            self.course = PHASES[pos.phase](game, pos)
            self.due = next(self.course)

    def feed(self, seat, token):
        """Carries out what is due.  Afterwards the next quiet point is reached (`quiet`), or something else is due."""
        try:
            self.due = self.course.send((seat, token) if seat else token)
        except StopIteration:
            self.due, self.quiet = None, True
        except Ended as end:
            self.pos.phase, self.pos.winner, self.pos.by_strength = "over", end.winner, end.strength
            self.due, self.quiet = None, True


class Game:
    def __init__(self, data, options=None, seats=None):
        self.opt = {key: values[0] for key, values in OPTIONS.items()}
        for key, value in (options or {}).items():
            text = str(value).lower() if isinstance(value, bool) else str(value)
            if text not in OPTIONS.get(key, []):
                raise ValueError(f"option {key}={value}")
            self.opt[key] = text
        if seats not in (None, 2):
            raise ValueError("two seats")
        self._components(data)
        self.joins = self.opt["special_attack"] == "joins"
        self.stalemate_turns, self.turn_limit = int(self.opt["stalemate_turns"]), int(self.opt["turn_limit"])
        self.palace_power, self.base_power = int(self.opt["palace_power"]), int(self.opt["base_power"])

    def _components(self, data):
        """Section 2."""
        constants, kinds = data["constants"], {kind["code"]: kind for kind in data["kind"]}
        self.start_hand, self.hand_limit = constants["start_hand"], constants["hand_limit"]
        self.renew_draw = constants["renew_draw"]
        effects = [(army["id"], effect) for army in data["army"] for card in army["ability"]
                   for effect in card["effects"]]
        self.ninja_bonus = next(effect["value"] for _, effect in effects if effect["op"] == "raise_one")
        mix = data["ability_mix"][self.opt["ability_mix"]]
        self.deck = Counter({kind["letter"]: mix[code] for code, kind in kinds.items()})
        troops = [kind for kind in kinds.values() if kind["letter"] in TROOPS]
        self.deck.update({kind["letter"].lower(): kind["base_count"] for kind in troops})
        self.powers = {kind["letter"]: kind["power"] for kind in troops}
        self.specials = {army: effect["power"] for army, effect in effects if effect["op"] == "special"}

    # -------------------------------------------------------------------------------- what the rules ask often

    def deck_size(self, pile):
        return sum(number for card, number in self.deck.items() if card.islower() == (pile == "B"))

    def pile(self, side, pile):
        """The cards of a draw pile: what is left of the 25."""
        if side.hidden:
            raise ValueError("a draw cannot be foreseen from a view")
        deck = {card: number for card, number in self.deck.items() if card.islower() == (pile == "B")}
        return Counter(deck) - Counter(side.cards(pile))

    def kind(self, troop):
        """R92 and the option ninja_kind: the kind for traits and effects."""
        return "ninja" if troop.bonus and self.opt["ninja_kind"] == "changes" else troop.kind

    def alive(self, side, territory, kind):
        return any(self.kind(troop) == kind for _, troop in side.troops(territory))

    def printed(self, side, troop):
        return self.specials[side.army] if troop.kind == "X" else self.powers[troop.kind]

    def strength(self, side):
        """R71."""
        return self.base_power * len(side.all_bases()) + sum(self.printed(side, t) for _, t in side.all_troops())

    def thorns(self, pos, seat):
        """R89: whether Thorns stand against a seat."""
        enemy = pos.enemy(seat)
        return bool(seat == pos.active and enemy and enemy.army == "fae" and enemy.effects["O"])

    def playable(self, pos, seat):
        return ability.playable(self, pos, seat)

    def build(self, pos, seat, token):
        """R4, R13, R14."""
        card, space = token.split("@")
        side = pos.own(seat)
        side.give(card)
        if side.land[space]:
            battle.raze(pos, seat, space)
        side.land[space] = Base(card.upper())

    def rejoin(self, pos, names):
        """R33 and the option special_attack: which specials are in the attack."""
        for name, troop in pos.own(pos.active).specials():
            everybody = pos.attack.group == "P" and not names
            troop.joined = not troop.used if everybody else name in re.findall("P[123]", names)

    def answer(self, pos):
        """R21, R25."""
        pos.phase, pos.seat = "answer", 3 - pos.active
        if not pos.own(pos.seat).abilities_in_hand():
            self.main(pos)

    def main(self, pos):
        pos.phase, pos.seat = "main", pos.active

    def window_between(self, pos, fight):
        yield from attack.between(self, pos, fight)

    # -------------------------------------------------------------------------------- positions

    def start(self):
        pos = Position()
        if self.opt["armies"] != "free":                                        # R74
            for seat, name in zip((1, 2), self.opt["armies"].split(",")):
                turn.take_army(self, pos, seat, name)
        return State(line.write(self, pos))

    def read(self, text):
        """A position line, with or without tokens since; ValueError when it is broken or nothing is due from it."""
        if not isinstance(text, str):
            raise ValueError("the position is not a text")
        fields = text.split(";")
        state = State(";".join(fields[:7]))
        flow = self.flow(state)
        self._sensible(flow)
        if len(fields) > 8:
            raise ValueError("more than eight fields")
        for token in fields[7].split(",") if len(fields) == 8 else []:
            try:
                state = self.play(state, token)
            except Illegal as no:
                raise ValueError(f"{token}: {no}") from None
        if self.write(state) != text:
            raise ValueError(f"written otherwise: {self.write(state)}")
        return state

    def _sensible(self, flow):
        """Refuses lines of points that cannot be."""
        pos, due = flow.pos, flow.due
        if pos.phase == "over":
            return
        if isinstance(due, dict) and not all(due.values()):
            raise ValueError("nothing can be done")
        if pos.phase == "drop" and pos.own(pos.seat).hand_size() <= self.hand_limit:
            raise ValueError("nothing to drop")
        if pos.phase in ("answer", "window", "end") and not pos.own(pos.seat).abilities_in_hand():
            raise ValueError("somebody without abilities is asked")
        if pos.phase == "window" and not (battle.group(pos) and (
                pos.attack.at_palace == (not pos.enemy(pos.active).bases(pos.attack.target)))):
            raise ValueError("the window of an attack that cannot be")

    def flow(self, state):
        """The position as it stands, and what is due."""
        flow = Flow(self, line.read(self, state.quiet))
        for seat, token in state.tail:
            flow.feed(seat, token)
        return flow

    def write(self, state):
        """Section 6: tokens since carry their seat where both may act."""
        if not state.tail:
            return state.quiet
        flow, words = Flow(self, line.read(self, state.quiet)), []
        for seat, token in state.tail:
            words.append(f"{seat}:{token}" if isinstance(flow.due, dict) and len(flow.due) > 1 else token)
            flow.feed(seat, token)
        return f"{state.quiet};{','.join(words)}"

    def line_now(self, state):
        """The line as if this were a quiet point: what lies on the table in the middle of something."""
        return line.write(self, self.flow(state).pos)

    # -------------------------------------------------------------------------------- what is due

    def is_chance(self, state):
        return isinstance(self.flow(state).due, list)

    def over(self, state):
        return self.flow(state).due is None

    def outcomes(self, state):
        """Every outcome with its weight."""
        due = self.flow(state).due
        return due if isinstance(due, list) else []

    def asked(self, state):
        """The seats that may act, in seat order."""
        due = self.flow(state).due
        return sorted(due) if isinstance(due, dict) else []

    def legal(self, state, seat):
        """The tokens of a seat, each choice once."""
        flow = self.flow(state)
        if isinstance(flow.due, dict) and seat in flow.due and flow.pos.own(seat) and flow.pos.own(seat).hidden:
            raise ValueError("the hand of this seat is hidden")
        return flow.due.get(seat, []) if isinstance(flow.due, dict) else []

    def result(self, state):
        """(winner or 0, rule) of a game that is over; None before."""
        pos = self.flow(state).pos
        if pos.phase != "over":
            return None
        return pos.winner, "R71" if pos.by_strength else "R55"

    # -------------------------------------------------------------------------------- acting

    def play(self, state, token):
        """The state after one token, an action with or without its seat or an outcome; raises Illegal."""
        seat, bare = why.read(self, state, token)
        flow = self.flow(state)
        listed = _listed(flow.due, seat)
        if seat:
            bare = why.full_amount(listed, bare)
        if bare not in listed:
            raise Illegal(*why.reason(self, flow, seat, bare))
        return self.act(state, seat, bare)

    def befall(self, state, token):
        """The state after an outcome that is listed."""
        return self.act(state, 0, token)

    def act(self, state, seat, token):
        """The state after what is listed; seat 0 is chance."""
        flow = self.flow(state)
        flow.feed(seat, token)
        if flow.quiet:
            return State(line.write(self, flow.pos))
        return State(state.quiet, state.tail + ((seat, token),))

    def tally(self, state):
        """One number that almost every change moves, for count tables: the sides, that of seat 2 twice, and 100 x the
        turn.  A battle counts as far as troops and bases have left; boards and discards count while nothing is laid in
        secret, so neither in the set-up nor while bases are built."""
        pos = self.flow(state).pos
        laying = pos.turn == 0 or pos.phase == "build"
        return sum(seat * self._tally_of(side, laying) for seat, side in pos.sides.items() if side) + 100 * pos.turn

    def _tally_of(self, side, laying):
        """3 x strength, 5 x place of each card in hand, place of each discard, 7 x place of each active ability, 11 x
        specials."""
        places = {card: n for n, card in enumerate(CARDS, 1)}
        abilities = {card: n for n, card in enumerate("LSHCWO", 1)}
        hand = sum(places[card] for card in side.hand)
        played = sum(abilities[card] for card in side.effects.elements())
        gone = sum(places[card] for pile in side.discard.values() for card in pile)
        board = 0 if laying else 3 * self.strength(side) + gone
        return board + 5 * hand + 7 * played + 11 * len(side.palace)


def _listed(due, seat):
    """The tokens that a seat, or chance, may give now."""
    if seat == 0:
        return [token for token, _ in due] if isinstance(due, list) else []
    return due.get(seat, []) if isinstance(due, dict) else []


def load(path=None):
    """The data: the file named, or that of the game's folder."""
    with open(path or pathlib.Path(__file__).parent / "../../components.toml", "rb") as file:
        return tomllib.load(file)


def show(game, text):
    """Prints what is due at a position and where everything leads."""
    try:
        state = game.start() if text == "start" else game.read(text)
    except ValueError as error:
        print(f"no position: {error}")
        return 1
    print(game.write(state))
    print("result", game.result(state)) if game.over(state) else None
    for token, weight in game.outcomes(state):
        print(f"{weight} x {token}  ->  {game.write(game.befall(state, token))}")
    for seat in game.asked(state):
        for token in game.legal(state, seat):
            print(f"{seat}:{token}  ->  {game.write(game.act(state, seat, token))}")
    return 0


def main(words):
    if words[:1] == ["--play"] and len(words) >= 3:
        import selfcheck
        return selfcheck.run(load(*words[3:4]), int(words[1]), int(words[2]))
    if words[:1] == ["--serve"]:
        import serve
        return serve.run(load(*words[1:2]))
    if words[:1] == ["--show"] and len(words) >= 2:
        return show(Game(load(), dict(pair.split("=", 1) for pair in words[2:])), words[1])
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
