"""Sets up positions for the examples: the cards that are nowhere else are in the draw piles."""
import re

EMPTY = "-,-,-:-,-,-:-,-,-"


def side(army, land=EMPTY, specials="0", hand="-", effects="-", discard=".", ability_discard=""):
    """The side field of a line; its draw piles make each kind of card up to 25."""
    discard = discard.strip(".")
    cards = "" if hand == "-" else hand
    bases = len(re.findall("[LSHCW][0-2]", land)) + sum(c.islower() for c in cards) + len(discard)
    active = sum(int(n) for n in re.findall("[LSHCWO]([1-9])", effects))
    there = int(specials[0]) + int(re.search(r"\+g(\d)", specials)[1] if "+g" in specials else 0)
    abilities = sum(c.isupper() for c in cards) + active + there + len(ability_discard)
    piles = f"{25 - bases}.{discard}-{25 - abilities}.{ability_discard}"
    return "/".join([army, land, specials, hand, piles, effects])


def line(phase, one, two, memo="-", turn=7, active=1):
    return ";".join(["att1", str(turn), str(active or "-"), phase, one, two, memo])


def land(**rows):
    """Territories by number, e.g. land(t2="L2,-,-")."""
    return ":".join(rows.get(f"t{n}", "-,-,-") for n in (1, 2, 3))
