"""Other faces of the bodies: grille, lamps and bumper in fascia coordinates. Nothing here shows from behind."""

DUSK_FACES = {
    "suv": dict(
        grille=[(0, 0.815), (0.50, 0.82), (0.61, 0.865), (0.62, 0.93), (0, 0.94)], grille_style="bars", badge_front=0.878, badge_r=0.045, drl="all",
        headlamp=[(0.66, 0.885), (0.655, 0.945), (0.86, 0.962), (1.26, 0.985), (1.20, 0.945), (0.9, 0.90)],
        intake=[(0, 0.39), (0.50, 0.395), (0.68, 0.56), (0.62, 0.695), (0, 0.70)], intake_style="mesh",
    ),
    "ute": dict(
        grille=[(0, 0.66), (0.46, 0.665), (0.58, 0.76), (0.62, 0.95), (0.58, 1.03), (0, 1.035)], grille_style="mesh", badge_front=0.87,
        headlamp=[(0.66, 0.905), (0.655, 1.0), (0.84, 1.01), (1.18, 1.03), (1.16, 0.96), (0.88, 0.915)], drl="all",
        intake=[(0, 0.48), (0.56, 0.485), (0.66, 0.53), (0.62, 0.595), (0, 0.60)],
    ),
    "hatch": dict(
        grille=[(0, 0.615), (0.44, 0.62), (0.52, 0.645), (0.52, 0.672), (0, 0.685)], grille_style="bars", badge_front=0.65, badge_r=0.04, drl="all",
        headlamp=[(0.55, 0.625), (0.55, 0.68), (0.78, 0.73), (1.18, 0.79), (1.17, 0.73), (0.82, 0.645)],
        intake=[(0, 0.25), (0.46, 0.255), (0.66, 0.38), (0.60, 0.51), (0, 0.52)], intake_style="mesh", plate_front=0.40,
    ),
    "sedan": dict(
        grille=[(0, 0.48), (0.30, 0.485), (0.46, 0.58), (0.52, 0.69), (0.48, 0.725), (0, 0.735)], grille_style="mesh", badge_front=0.62, drl="all",
        headlamp=[(0.57, 0.655), (0.575, 0.705), (0.80, 0.73), (1.24, 0.775), (1.21, 0.725), (0.85, 0.665)], plate_front=0.40,
    ),
    "wagon": dict(
        grille=[(0, 0.52), (0.36, 0.525), (0.50, 0.61), (0.52, 0.69), (0.48, 0.72), (0, 0.73)], grille_style="chrome", badge_front=0.63, drl="all",
        headlamp=[(0.57, 0.645), (0.575, 0.70), (0.80, 0.728), (1.24, 0.775), (1.21, 0.72), (0.85, 0.655)],
    ),
    "ev": dict(
        headlamp=[(0.52, 0.675), (0.52, 0.755), (0.74, 0.785), (1.10, 0.82), (1.08, 0.74), (0.80, 0.68)], drl="upper", lightbar=None,
        grille=[(0, 0.52), (0.46, 0.52), (0.50, 0.60), (0, 0.60)], grille_style="none", badge_front=0.69, badge_r=0.045,
    ),
    "coupe": dict(
        grille=[(0, 0.36), (0.40, 0.365), (0.54, 0.44), (0.46, 0.55), (0, 0.56)], grille_style="bars", drl="all",
        headlamp=[(0.56, 0.55), (0.56, 0.59), (0.80, 0.625), (1.18, 0.675), (1.16, 0.63), (0.84, 0.565)],
    ),
    "convertible": dict(grille_style="bars", drl="all"),
    "van": dict(
        grille=[(0, 0.66), (0.50, 0.665), (0.58, 0.71), (0.56, 0.76), (0, 0.775)], grille_style="chrome", badge_front=0.72, drl="all",
        intake=[(0, 0.30), (0.62, 0.31), (0.72, 0.46), (0.60, 0.56), (0, 0.57)], plate_front=0.43,
    ),
    "peopleMover": dict(
        grille=[(0, 0.585), (0.54, 0.59), (0.60, 0.62), (0.56, 0.70), (0, 0.715)], grille_style="bars", badge_front=0.65, badge_r=0.045, drl="all",
        intake=[(0, 0.25), (0.58, 0.255), (0.70, 0.37), (0.60, 0.50), (0, 0.51)], intake_style="mesh",
    ),
    "cabChassis": dict(grille_style="mesh", drl="all"),
    "lightTruck": dict(grille_style="bars"),
    "motorhome": dict(grille_style="chrome", drl="all"),
    "bus": dict(grille_style="bars"),
}

SHOWROOM_FACES = {
    "suv": dict(
        grille=[(0, 0.66), (0.44, 0.665), (0.60, 0.79), (0.61, 0.93), (0.54, 0.955), (0, 0.96)], grille_style="chrome", badge_front=0.82,
        intake=[(0, 0.39), (0.60, 0.40), (0.72, 0.47), (0.60, 0.53), (0, 0.535)],
    ),
    "ute": dict(
        grille=[(0, 0.78), (0.52, 0.785), (0.60, 0.83), (0.61, 0.99), (0.56, 1.025), (0, 1.03)], grille_style="bars", badge_front=0.905,
        intake=[(0, 0.48), (0.52, 0.485), (0.64, 0.56), (0.60, 0.70), (0, 0.71)], intake_style="mesh",
    ),
    "hatch": dict(
        grille=[(0, 0.50), (0.34, 0.505), (0.50, 0.60), (0.52, 0.67), (0, 0.69)], grille_style="chrome", badge_front=0.615, plate_front=0.42,
        intake=[(0, 0.25), (0.54, 0.255), (0.64, 0.32), (0.58, 0.37), (0, 0.375)],
    ),
    "sedan": dict(grille=[(0, 0.585), (0.42, 0.59), (0.52, 0.64), (0.52, 0.69), (0.48, 0.715), (0, 0.73)], grille_style="bars", badge_front=0.66, badge_r=0.045),
    "wagon": dict(grille=[(0, 0.60), (0.46, 0.605), (0.52, 0.64), (0.52, 0.69), (0, 0.715)], grille_style="mesh", badge_front=0.66, badge_r=0.045),
    "ev": dict(
        headlamp=[(0.60, 0.725), (0.60, 0.755), (0.82, 0.785), (1.24, 0.835), (1.21, 0.80), (0.86, 0.745)],
        lightbar=[(0, 0.738), (0.605, 0.738), (0.605, 0.748), (0, 0.748)],
        intake=[(0, 0.27), (0.60, 0.275), (0.72, 0.36), (0.66, 0.39), (0, 0.39)],
    ),
    "coupe": dict(grille=[(0, 0.42), (0.44, 0.425), (0.50, 0.46), (0.46, 0.53), (0, 0.54)], grille_style="chrome"),
    "convertible": dict(grille_style="chrome"),
    "van": dict(grille=[(0, 0.56), (0.42, 0.57), (0.56, 0.66), (0.55, 0.78), (0, 0.80)], grille_style="mesh", plate_front=0.43),
    "peopleMover": dict(
        grille=[(0, 0.42), (0.44, 0.425), (0.58, 0.52), (0.56, 0.70), (0, 0.715)], grille_style="mesh", badge_front=0.60, plate_front=0.33,
        intake=[(0, 0.22), (0.58, 0.225), (0.66, 0.28), (0, 0.29)],
    ),
    "cabChassis": dict(grille_style="chrome"),
    "lightTruck": dict(grille_style="mesh"),
    "motorhome": dict(grille_style="mesh"),
    "bus": dict(grille_style="mesh"),
}
