"""Equipment that a dealer adds or a dearer version has: it shows from every side, so a look with it is complete in itself."""
from .faces import DUSK_FACES, SHOWROOM_FACES
from .wheels import BLACK_MESH, BLACK_SIX, BLACK_TWIN, FIVE_TWIN, MULTI, TURBINE

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

BULLBAR = {"ute": {"wheels": BLACK_SIX, "plate_front": None, "handle_mat": "plastic", "grille_style": "mesh", "also": [("bull_bar", {})]}}

CANOPY = {
    "ute": {**DUSK_FACES["ute"], "handle_mat": "paint", "without": ["load_bed"],
            "also": [("load_bed", dict(bar=False)), ("canopy", dict(x0=-1.07, x1=-2.66))]},
}
