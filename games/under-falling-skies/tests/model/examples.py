"""examples.py DOSSIER DATA: the worked examples E1.. and X1.. of section 8, read out of the dossier itself."""
import re
import sys
import tomllib

from model import Game, Illegal


def tokens_of(text):
    return text.replace("(mothership phase)", "m").split()


def run(game, line, tokens):
    state = game.read(line)
    if game.write(state) != line:
        raise ValueError(f"written back as {game.write(state)}")
    for token in tokens:
        state = game.play(state, token)
    return state


def check_legal(game, block):
    first, *middle, last = block.strip("\n").split("\n")
    game.read(last)
    found = game.write(run(game, first, tokens_of(" ".join(middle))))
    return None if found == last else f"found {found}, expected {last}"


def rules_named(text):
    rules = set()
    for group in re.findall(r"\((R\d[^)]*)\)", text):
        for low, high in re.findall(r"R(\d+)(?:-R(\d+))?", group):
            rules |= {f"R{n}" for n in range(int(low), int(high or low) + 1)}
    return rules


def check_illegal(game, tokens, block, text):
    rules = rules_named(text)
    state = run(game, block.strip("\n"), tokens[:-1])
    try:
        state = game.play(state, tokens[-1])
    except Illegal as no:
        if tokens[-1] in game.legal(run(game, block.strip("\n"), tokens[:-1])):
            return "refused but listed as legal"
        return None if no.rule in rules else f"refused by {no.rule}, expected one of {sorted(rules)}"
    return f"accepted: {game.write(state)}"


def main():
    dossier = open(sys.argv[1], encoding="utf-8").read()
    with open(sys.argv[2], "rb") as file:
        game = Game(tomllib.load(file), {})
    passed = failed = 0
    heading = re.compile(r"^\*\*([EX]\d+)\.(.*?)\n```\n(.*?)\n```\n(.*?)(?=^\*\*[EX]\d+\.|^#)", re.M | re.S)
    for name, title, block, text in heading.findall(dossier):
        try:
            if name.startswith("E"):
                problem = check_legal(game, block)
            else:
                problem = check_illegal(game, tokens_of(" ".join(re.findall("`(.*?)`", title))), block, text)
        except (Illegal, ValueError) as error:
            problem = repr(error)
        passed, failed = passed + (problem is None), failed + (problem is not None)
        if problem:
            print(f"{name}: {problem}")
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
