/** Localities whose name is an ordinary word of shoppers: it is theirs only where words say that a place is meant. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  // What is said of cars, and of buying them.
  (
    'bland boulder booth bridges bright brightly broke butler camp cargo city combo cost delegate dollar driver federal gazette grey ' +
    'hall highlands holder horn jubilee limerick low magnet manning march miles needles officer page pioneer plenty price ' +
    'prospect putty research retro rugby ruse sale sedan senior short speed stow success syndicate texas tapping toll tunnel ' +
    'springs university unley veteran vista wall ward watchman wonder wright young ' +
    // Colours.
    'alpine amber emerald magenta maroon orange ruby sapphire topaz ' +
    // Names of cars that a site may not have at the moment.
    'alpha ascot avalon brumby cherokee comet delta falcon firefly forester fox hunter kakadu laguna orion outback rubicon tarago uno'
  ).split(' '),
)
