/**
 * SR-20: what the trade calls one thing, a row each. Whoever types one of a row means any of them. Words as they are compared
 * (`search-text.ts`): lower case, without accents or marks.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['ute', 'utility', 'pickup', 'pick up'],
  ['auto', 'automatic'],
  ['manual', 'stick shift'],
  ['4wd', 'awd', '4x4', 'four wheel drive', 'all wheel drive'],
  ['2wd', 'fwd', 'rwd', '4x2', 'two wheel drive', 'front wheel drive', 'rear wheel drive'],
  ['ev', 'electric', 'bev'],
  ['phev', 'plug in hybrid', 'plug in', 'hybrid'],
  ['petrol', 'unleaded', 'gasoline', 'ulp'],
  ['wagon', 'estate', 'station wagon'],
  ['hatch', 'hatchback'],
  ['sedan', 'saloon'],
  ['convertible', 'cabriolet', 'cabrio', 'roadster', 'soft top'],
  ['people mover', 'mpv', 'minivan'],
  ['van', 'panel van', 'delivery van'],
  ['suv', 'crossover'],
  ['cab chassis', 'tray', 'tray back', 'traytop'],
  ['volkswagen', 'vw', 'volkswagon'],
  ['mercedes', 'merc', 'benz', 'mercedes benz'],
  ['bmw', 'beemer', 'bimmer'],
  ['mitsubishi', 'mitsi'],
  ['chevrolet', 'chevy', 'chev'],
  ['land rover', 'landy'],
  ['commodore', 'commo'],
  ['alfa', 'alfa romeo'],
  ['grey', 'gray'],
  ['used', 'second hand', 'pre owned', 'preowned'],
  ['demo', 'demonstrator', 'ex demo'],
  ['new', 'brand new'],
  ['motorcycle', 'motorbike', 'bike'],
]

/** Words that say nothing about a vehicle. */
export const emptyWords: ReadonlySet<string> = new Set(
  'an and any are at buy car cars cheap cheapest deal deals dealer driveaway find for good great in is looking me my near of on sale show the to vehicle vehicles want with'.split(
    ' ',
  ),
)

/** Of two words, what says nothing though each of them might: every price on a card is a drive-away price. */
export const emptyPairs: ReadonlySet<string> = new Set(['drive away'])
