import { singleValues } from '../filter-values.ts'
import { valueWords } from '../text/terms/word-match.ts'
import { judgedStock } from './relevance/judged-stock.ts'

const listed = judgedStock()
const values = listed.flatMap((car) => [String(car.year), ...Object.values(singleValues).map((read) => read(car))])
const listedWords = new Set([...new Set(values)].flatMap((value) => [...valueWords(value ?? '').keys()]))
/** What the judged stock knows of words. */
const judgedWords = {
  has: (word: string) => listedWords.has(word),
  hasPrefix: (word: string) => [...listedWords].some((own) => own.startsWith(word)),
}
export const testYard = (name: string, city: string, lat: number, long: number) => ({
  name,
  dealership: name,
  city,
  lat,
  long,
  isUsual: true,
})
const places = [
  testYard('Meridian Parramatta', 'Parramatta', -33.8213, 151.0026),
  testYard('Harbourside Brookvale', 'Brookvale', -33.7606, 151.2743),
  testYard('Northgate Aspley', 'Aspley', -27.3637, 153.0156),
  testYard('Meridian Geelong', 'Geelong West', -38.1458, 144.3515),
  testYard('Meridian Southport', 'Southport', -27.9806, 153.4086),
  testYard('Meridian Cannington', 'Cannington', -32.0168, 115.9352),
]
/** A site with yards in four states. */
export const testGroup = { places, stock: judgedWords, thisYear: 2026 }

/** A site with one yard, in Brookvale. */
export const testSingle = { ...testGroup, places: places.slice(1, 2) }
