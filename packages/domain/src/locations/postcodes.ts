import { splitWords } from '../search/search-text.ts'
import { distanceKm, type Point } from './distance.ts'
import { postcodeAreas } from './postcode-areas.ts'

export type State = 'NSW' | 'ACT' | 'VIC' | 'QLD' | 'SA' | 'WA' | 'TAS' | 'NT'

/** First and last postcode of each range. `box` is a state's capital, for ranges that are post office boxes alone. */
const ranges: readonly { state: State; from: number; to: number; box?: string }[] = [
  { state: 'ACT', from: 200, to: 299, box: '260' },
  { state: 'NT', from: 800, to: 999 },
  { state: 'NSW', from: 1000, to: 1999, box: '200' },
  { state: 'NSW', from: 2000, to: 2599 },
  { state: 'ACT', from: 2600, to: 2619 },
  { state: 'NSW', from: 2620, to: 2899 },
  { state: 'ACT', from: 2900, to: 2920 },
  { state: 'NSW', from: 2921, to: 2999 },
  { state: 'VIC', from: 3000, to: 3999 },
  { state: 'QLD', from: 4000, to: 4999 },
  { state: 'SA', from: 5000, to: 5999 },
  { state: 'WA', from: 6000, to: 6999 },
  { state: 'TAS', from: 7000, to: 7999 },
  { state: 'VIC', from: 8000, to: 8999, box: '300' },
  { state: 'QLD', from: 9000, to: 9999, box: '400' },
]

const rangeOf = (postcode: string) =>
  /^\d{4}$/.test(postcode)
    ? ranges.find(({ from, to }) => from <= Number(postcode) && Number(postcode) <= to)
    : undefined

/** The state that a postcode is in; undefined where there is no such postcode. */
export const stateOfPostcode = (postcode: string): State | undefined => rangeOf(postcode)?.state

export type Area = { postcode: string; name: string; state: State; lat: number; long: number }

const centres = new Map(postcodeAreas.map(([prefix, name, lat, long]) => [prefix, { name, lat, long }]))

/** The listed area of three digits whose number is nearest, among those of the same state. */
function nearestPrefix(prefix: string, state: State): string | undefined {
  const listed = [...centres.keys()].filter((one) => one.length === 3 && stateOfPostcode(`${one}0`) === state)
  const distance = (one: string) => Math.abs(Number(one) - Number(prefix))
  return listed.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** LO-5. The centre of a postcode's area, to some kilometres; undefined where there is no such postcode. */
export function areaOf(postcode: string): Area | undefined {
  const range = rangeOf(postcode)
  if (!range) return undefined
  const prefix = range.box ?? postcode.slice(0, 3)
  const centre =
    (range.box ? undefined : centres.get(postcode)) ??
    centres.get(prefix) ??
    centres.get(nearestPrefix(prefix, range.state) ?? '')
  return centre && { postcode, state: range.state, ...centre }
}

/** The first postcode of an area that is not listed as an area of its own. */
const postcodeIn = (prefix: string): string =>
  prefix.length === 4
    ? prefix
    : ([...'0123456789'].map((last) => prefix + last).find((one) => !centres.has(one)) ?? prefix)
const postcodes = new Map(postcodeAreas.map(([prefix, name]) => [splitWords(name).join(' '), postcodeIn(prefix)]))

/** A postcode of the area whose largest place has this name, in any case. */
export const postcodeOfArea = (name: string): string | undefined => postcodes.get(splitWords(name).join(' '))

/** A postcode of the area whose centre is nearest to a point. */
export function nearestPostcode(point: Point): string {
  const far = postcodeAreas.map(([prefix, , lat, long]) => ({ prefix, km: distanceKm(point, { lat, long }) }))
  return postcodeIn(far.reduce((nearest, one) => (one.km < nearest.km ? one : nearest)).prefix)
}
