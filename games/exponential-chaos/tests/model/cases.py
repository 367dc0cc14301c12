CASES = []
def check(Run, data, case):
    return None
