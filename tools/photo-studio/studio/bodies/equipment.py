"""Equipment that a dealer adds or a dearer version has: it shows from every side, so a look with it is complete in itself."""
from .coaches import CAMPER, LOW_PROFILE_CAMP, LUTON, OFFROAD
from .faces import DUSK_FACES, SHOWROOM_FACES
from .wheels import BLACK_MESH, BLACK_SIX, BLACK_TWIN, FIVE_TWIN, MULTI, STEEL, TURBINE

_DARK = dict(grille_style="mesh", mirror_paint="gloss_black", bright_trim=False, handle_mat="gloss_black", rail_mat="gloss_black")

RACK = {
    "suv": {**DUSK_FACES["suv"], "wheels": MULTI, "also": [("roof_platform", dict(x0=0.02, x1=-1.62, half=0.56))]},
    "wagon": {"grille_style": "mesh", "wheels": FIVE_TWIN, "also": [("roof_box", dict(x0=0.16, x1=-1.80, y=-0.20))]},
    "ute": {**SHOWROOM_FACES["ute"], "wheels": BLACK_SIX, "also": [("roof_platform", dict(x0=0.40, x1=-0.72, half=0.54))]},
    "van": {"also": [("ladder_rack", dict(x0=0.6, x1=-2.4, half=0.74))]},
}

SPORT = {
    "suv": {**SHOWROOM_FACES["suv"], **_DARK, "wheels": BLACK_TWIN, "glass_roof": True},
    "hatch": {**DUSK_FACES["hatch"], **_DARK, "wheels": BLACK_MESH, "glass_roof": True},
    "sedan": {**DUSK_FACES["sedan"], **_DARK, "wheels": BLACK_TWIN, "glass_roof": True},
    "wagon": {**SHOWROOM_FACES["wagon"], **_DARK, "wheels": BLACK_MESH},
    "ev": {**SHOWROOM_FACES["ev"], **_DARK, "wheels": BLACK_TWIN},
    "coupe": {**DUSK_FACES["coupe"], **_DARK, "wheels": BLACK_MESH, "glass_roof": True},
    "peopleMover": {**DUSK_FACES["peopleMover"], **_DARK, "wheels": TURBINE},
}

# Nothing to cool and nothing to burn: a closed nose, lamps that a line of light joins, and wheels that let little air through.
ELECTRIC = {
    "suv": dict(
        grille=None, wheels=TURBINE, glass_roof=True, rails=False, handle_mat="gloss_black", mirror_paint="gloss_black", badge_front=0.80, badge_r=0.042,
        headlamp=[(0.62, 0.885), (0.62, 0.935), (0.86, 0.956), (1.28, 0.985), (1.22, 0.945), (0.9, 0.897)], drl="all",
        lightbar=[(0, 0.906), (0.625, 0.906), (0.625, 0.923), (0, 0.923)], lightbar_r=0.002,
        intake=[(0, 0.39), (0.60, 0.395), (0.70, 0.46), (0.62, 0.53), (0, 0.53)], intake_style="bars", plate_front=0.60,
        taillamp=[(0, 0.985), (0, 1.03), (0.84, 1.065), (1.34, 1.105), (1.24, 1.02), (0.86, 0.985)], rearblack=None, clad_ends=0.40, cladding=0.046,
    ),
    "hatch": dict(
        grille=None, wheels=TURBINE, glass_roof=True, handle_mat="gloss_black", mirror_paint="gloss_black", badge_front=0.585, badge_r=0.04,
        headlamp=[(0.52, 0.635), (0.52, 0.68), (0.78, 0.725), (1.20, 0.79), (1.18, 0.735), (0.82, 0.66)], drl="all",
        lightbar=[(0, 0.652), (0.525, 0.652), (0.525, 0.668), (0, 0.668)], lightbar_r=0.002,
        intake=[(0, 0.25), (0.54, 0.255), (0.66, 0.32), (0.58, 0.37), (0, 0.375)], intake_style="bars", plate_front=0.46,
        taillamp=[(0, 0.875), (0, 0.915), (0.80, 0.955), (1.22, 0.99), (1.14, 0.905), (0.82, 0.865)], badge_rear=None,
    ),
}

ELECTRIC_DUSK = {
    "suv": {**ELECTRIC["suv"], **dict(
        headlamp=[(0.64, 0.865), (0.64, 0.945), (0.84, 0.958), (1.18, 0.98), (1.16, 0.905), (0.88, 0.873)], lightbar=None,
        frontplate=[(0, 0.872), (0.645, 0.872), (0.645, 0.938), (0, 0.938)], badge_front=0.905, badge_r=0.032, fog=None,
        intake=[(0, 0.39), (0.50, 0.395), (0.66, 0.52), (0.60, 0.585), (0, 0.585)], intake_style="mesh", plate_front=0.66,
    )},
    "hatch": {**ELECTRIC["hatch"], **dict(
        headlamp=[(0.54, 0.61), (0.54, 0.685), (0.78, 0.725), (1.12, 0.775), (1.10, 0.70), (0.82, 0.63)], lightbar=None,
        frontplate=[(0, 0.615), (0.545, 0.615), (0.545, 0.678), (0, 0.678)], badge_front=0.647, badge_r=0.032, fog=None,
        intake=[(0, 0.25), (0.46, 0.255), (0.62, 0.36), (0.56, 0.40), (0, 0.40)], intake_style="mesh",
    )},
}
ELECTRIC_SHOWROOM = {
    "suv": {**ELECTRIC["suv"], **dict(
        headlamp=[(0.56, 0.93), (0.56, 0.955), (0.86, 0.968), (1.30, 0.992), (1.26, 0.965), (0.9, 0.938)],
        lightbar=[(0, 0.935), (0.565, 0.935), (0.565, 0.951), (0, 0.951)], badge_front=0.86,
        fog=[(0.70, 0.70), (0.70, 0.80), (0.86, 0.825), (1.00, 0.835), (0.98, 0.73)],
        intake=[(0, 0.39), (0.64, 0.40), (0.74, 0.50), (0.66, 0.545), (0, 0.545)], intake_style="mesh", plate_front=0.63,
    )},
    "hatch": {**ELECTRIC["hatch"], **dict(
        headlamp=[(0.50, 0.655), (0.50, 0.68), (0.78, 0.722), (1.22, 0.795), (1.20, 0.765), (0.82, 0.69)],
        badge_front=0.60, fog=[(0.70, 0.42), (0.70, 0.50), (0.84, 0.54), (0.96, 0.55), (0.94, 0.45)],
        intake=[(0, 0.25), (0.58, 0.26), (0.68, 0.35), (0.58, 0.365), (0, 0.365)],
    )},
}

BULLBAR = {"ute": {"wheels": BLACK_SIX, "plate_front": None, "handle_mat": "plastic", "grille_style": "mesh", "also": [("bull_bar", {})]}}

CANOPY = {
    "ute": {**DUSK_FACES["ute"], "handle_mat": "paint", "without": ["load_bed"],
            "also": [("load_bed", dict(bar=False)), ("canopy", dict(x0=-1.07, x1=-2.66))]},
}

_CAMP_CLOTH = {
    "awning_light": ((0.62, 0.60, 0.56), 0.0, 0.9), "awning_dark": ((0.075, 0.085, 0.095), 0.0, 0.9), "chair_cloth": ((0.05, 0.075, 0.085), 0.0, 0.9),
}
CAMP = {
    "caravan": {"coach": CAMPER, "materials": _CAMP_CLOTH},
    "motorhome": {**DUSK_FACES["motorhome"], "materials": _CAMP_CLOTH, "without": ["motorhome_box"], "also": [("motorhome_box", dict(coach=LOW_PROFILE_CAMP))]},
}

TOURING = {
    "caravan": {"coach": OFFROAD, "wheel_r": 0.41, "height": 2.95,
                "materials": {"chequer": ((0.10, 0.102, 0.105), 0.75, 0.40, 0.0, None, 0.0, ("voronoi", 70, 0.45)), "jerry": ((0.045, 0.06, 0.035), 0.0, 0.5)}},
    "motorhome": {**SHOWROOM_FACES["motorhome"], "wheels": {**STEEL, "face": "rim_dark"}, "without": ["motorhome_box"], "also": [("motorhome_box", dict(coach=LUTON))]},
}

CURTAIN = {"lightTruck": {**DUSK_FACES["lightTruck"], "without": ["pantech"], "also": [("curtain_sider", dict(x0=0.92, x1=-3.05, half=1.08, z0=0.98, z1=3.06))]}}

TIPPER = {
    "lightTruck": {**SHOWROOM_FACES["lightTruck"], "wheels": {**STEEL, "n": 6, "dish": 0.05, "face": "white_panel"}, "without": ["pantech"],
                   "also": [("tipper", dict(x0=0.80, x1=-2.85, half=1.04, z=1.02))]},
}
