"""Wheel designs. `face` is the bright side of a spoke, `dark` its flanks."""

FIVE_TWIN = dict(n=5, twin=0.042, w=0.046, dark="rim_dark", face="rim", dish=0.022, hub=0.072)
TEN = dict(n=10, w=0.036, dark="rim_dark", face="rim", dish=0.03, hub=0.07)
FIVE = dict(n=5, w=0.085, dark="rim", face="rim", dish=0.03, hub=0.075)
MULTI = dict(n=8, twin=0.018, w=0.026, dark="rim", face="rim", dish=0.03, hub=0.07)
TURBINE = dict(n=9, w=0.052, dark="rim_dark", face="rim", dish=0.016, hub=0.075, sweep=0.28)
SIX = {**FIVE_TWIN, "n": 6, "twin": 0.0, "w": 0.10}
STEEL = dict(type="steel", n=8, dish=0.045)

BLACK_TWIN = {**FIVE_TWIN, "n": 6, "twin": 0.034, "w": 0.034, "face": "rim_dark", "lip": "rim_dark", "caliper": "red_caliper"}
BLACK_MESH = dict(n=14, w=0.026, dark="rim_dark", face="rim_dark", lip="rim_dark", dish=0.026, hub=0.068)
BLACK_SIX = {**SIX, "face": "rim_dark", "dark": "rim_dark", "lip": "rim_dark", "w": 0.085}
