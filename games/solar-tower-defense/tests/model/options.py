"""Section 7: the options in its order, of each the values, the default first."""

OPTIONS = {
    "solar_map": ["rings_8_12_16", "even_10"],
    "start_positions": ["fixed", "random"],
    "build_order": ["alternate", "start_player", "secret"],
    "landing_list": ["six", "five"],
    "polar_landing": ["pole", "equator"],
    "pole_facing": ["list", "free"],
    "retarget": ["closest", "list"],
    "cosmic_landing": ["must", "may"],
    "turret_shots": ["both", "one"],
    "turret_order": ["board", "owner"],
    "turret_ties": ["auto", "owner"],
    "planet_adjacency": ["lines", "diagonals"],
    "stacking": ["single", "shared"],
    "dismantle": ["turrets", "any"],
    "damage_memory": ["building", "fight"],
    "reward_resource": ["P", "credits"],
    "homes": ["earth_mars", "earth_ceres", "mars_ceres"],
    "start_credits": ["0", "12", "24"],
    "max_rounds": ["24", "16", "40", "0"],
}
# The rings of both homes, seat E first.
HOMES = {"earth_mars": "EM", "earth_ceres": "EC", "mars_ceres": "MC"}


def chosen(given):
    """Every option with its value; ValueError where one is not in section 7."""
    values = {key: listed[0] for key, listed in OPTIONS.items()}
    for key, value in (given or {}).items():
        if str(value) not in OPTIONS.get(key, []):
            raise ValueError(f"option {key}={value}")
        values[key] = str(value)
    if values["homes"] != "earth_mars" and values["solar_map"] != "rings_8_12_16":
        raise ValueError("other homes only on the default map")
    return values
