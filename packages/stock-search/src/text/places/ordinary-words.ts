/** Localities whose name is an ordinary word of shoppers: it is theirs only where words say that a place is meant. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  // What is said of cars, and of buying them.
  (
    'bland boulder booth bridges bright brightly broke butler camp cargo city combo comet cook cost delegate dollar driver federal ' +
    'field firefly forest fox gazette grey hall highlands holder horn jubilee limerick lock low magnet manning march miles needles ' +
    'officer page pinnacle pioneer plenty price prospect putty research retro rugby ruse sale sedan senior short speed stow success ' +
    'syndicate texas tapping toll tunnel springs university unley veteran vista wall ward watchman windy wonder wright young ' +
    // Colours.
    'amber emerald indigo magenta maroon orange ruby sapphire topaz'
  ).split(' '),
)
