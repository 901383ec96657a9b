/**
 * SR-20: the trade's synonyms, one row each. A word of a row matches all of them. Normalised words (`search-text.ts`):
 * lower case, without accents or punctuation.
 */
export const synonyms: readonly (readonly string[])[] = [
  // Feeds rarely name a ute's number of doors, and utes with one have a tray: `single cab` is not a ute here.
  ['ute', 'utility', 'pickup', 'pick up', 'dual cab', 'double cab', 'crew cab', 'twin cab'],
  ['auto', 'automatic'],
  ['manual', 'stick shift'],
  ['4wd', 'awd', '4x4', 'four wheel drive', 'all wheel drive'],
  ['2wd', '4x2', 'two wheel drive', '2 wheel drive'],
  ['fwd', 'front wheel drive'],
  ['rwd', 'rear wheel drive'],
  ['ev', 'electric', 'bev'],
  ['hybrid'],
  ['phev', 'plug in hybrid', 'plug in'],
  ['petrol', 'unleaded', 'gasoline', 'ulp'],
  ['lpg', 'gas', 'autogas'],
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
  ['gwm', 'great wall'],
  ['commodore', 'commo'],
  ['alfa', 'alfa romeo'],
  ['grey', 'gray'],
  ['used', 'second hand', 'pre owned', 'preowned'],
  ['demo', 'demonstrator', 'ex demo'],
  ['new', 'brand new'],
  ['motorcycle', 'motorbike', 'bike'],
]

/**
 * Hierarchies, by the first words of their rows: the first matches the others too; another matches itself, or the first
 * if no listed vehicle distinguishes them.
 */
export const broaderTerms: readonly (readonly [wider: string, ...narrower: string[]])[] = [
  ['2wd', 'fwd', 'rwd'],
  ['hybrid', 'phev'],
]

/** Stop words. */
export const stopWords: ReadonlySet<string> = new Set(
  'an and any are at but buy car cars cheap cheapest deal deals dealer driveaway find for good great in is looking me my near of on sale show the to vehicle vehicles want with'.split(
    ' ',
  ),
)

/** Stop phrases, whose words are not stop words alone: every price on a card is a drive-away price. */
export const stopPairs: ReadonlySet<string> = new Set(['drive away'])
