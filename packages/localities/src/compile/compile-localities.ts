import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { distanceKm, type Point } from '@forecourt/domain/locations/distance'
import { stateOfPostcode } from '@forecourt/domain/locations/postcodes'
import { formatLocalities, type Locality } from '../localities-file.ts'
import { towns } from './towns.ts'

/** Writes `localities.txt` from the source: `node packages/localities/src/compile/compile-localities.ts localities.tsv`. */

const [source = ''] = process.argv.slice(2)
const target = new URL('../localities.txt', import.meta.url)

/** Farther from the middle of its postcode a position is wrong at the source. */
const maxKm = 250
/** But in these of the north and the desert. */
const isLarge = (postcode: string): boolean =>
  /^08|^4825$|^6431$/.test(postcode) || (postcode >= '4871' && postcode <= '4892')

/** Letters to Santa Claus. */
const isNowhere = ({ postcode }: Locality): boolean => postcode === '9999'

const text = readFileSync(source, 'utf8')
const digest = createHash('sha256').update(text).digest('hex')
const rows = text
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line): Locality => {
    const [postcode = '', name = '', state = '', lat, long, region = ''] = line.split('\t')
    return { postcode, name, state, lat: Number(lat), long: Number(long), region, isTown: false }
  })
  .filter((row) => !isNowhere(row))

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const middleOf = (places: readonly Point[]): Point => ({
  lat: median(places.map(({ lat }) => lat)),
  long: median(places.map(({ long }) => long)),
})

/** A position that is wrong at the source is replaced by the middle of the postcode. */
function withoutOutliers(localities: readonly Locality[]): Locality[] {
  const middle = middleOf(localities)
  return localities.map((own) =>
    isLarge(own.postcode) || distanceKm(own, middle) <= maxKm ? own : { ...own, ...middle },
  )
}

const isNamed = ({ postcode, name }: Locality): boolean =>
  towns.some((town) => {
    const [digits = ''] = town.split(' ', 1)
    return postcode.startsWith(digits) && town === `${digits} ${name}`
  })

/** The parts of a region's name: it is called after its larger places. */
const isOfRegion = ({ name, region }: Locality): boolean => region.split(' - ').includes(name)

/** What a postcode is called by: a town, else what its region is called by, else what lies in its middle. */
function mainOf(localities: readonly Locality[]): Locality | undefined {
  const middle = middleOf(localities)
  // Some along a border have localities of the next state, and 2619 has no other.
  const ofState = localities.filter(({ postcode, state }) => stateOfPostcode(postcode) === state)
  const own = ofState.length > 0 ? ofState : localities
  return (
    own.find(isNamed) ??
    own.find(isOfRegion) ??
    own.toSorted((a, b) => distanceKm(a, middle) - distanceKm(b, middle))[0]
  )
}

/** A town that has several postcodes is marked once. */
const firstOfTowns = new Map(
  rows
    .filter(isNamed)
    .toReversed()
    .map((own) => [`${own.name} ${own.state}`, own.postcode]),
)

const postcodes = [...Map.groupBy(rows, ({ postcode }) => postcode).values()].map((own) => {
  const localities = withoutOutliers(own)
  const main = mainOf(localities)
  return [...(main ? [main] : []), ...localities.filter((other) => other !== main)].map((locality) => ({
    ...locality,
    isTown: firstOfTowns.get(`${locality.name} ${locality.state}`) === locality.postcode,
  }))
})

const about = [
  'Localities of Australia by postcode: facts derived from Matthew Proctor, "Australian Postcodes" (September 2025, published for free use).',
  'Delivery areas only. Positions in degrees (WGS 84), to about 100 m. Regions: ABS statistical area 3.',
  `Written by compile-localities.ts from a source with SHA-256 ${digest}.`,
]
writeFileSync(target, formatLocalities(about, postcodes))
