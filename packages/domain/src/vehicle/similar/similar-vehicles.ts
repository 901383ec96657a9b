import type { Site } from '@forecourt/contracts/site/site'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { purchasePrice, weeklyPrice } from '../../pricing/price.ts'
import { emptySearch } from '../../search/search-filters.ts'
import { formatSearch } from '../../search/search-url.ts'
import { isOffered } from '../car-status.ts'
import { photosFirst } from './photos-first.ts'

/** The fields of the vehicle to compare with. */
export type SimilarTo = Pick<Hit, 'slug' | 'make' | 'simple_body' | 'price' | 'offer_price' | 'subscription_price'>

/** 1§9: a band of 10,000 dollars around prices under 50,000, and of 25,000 above. */
const bandOf = (price: number): number => (price < 50_000 ? 10_000 : 25_000)

/** TN-14: a band for weekly prices, on either side. */
const weeklyBand = 50

/** The price of the site's price filter, and its band. */
function bandAround(vehicle: SimilarTo, pricing: Site['pricing']): { price: number | undefined; band: number } {
  if (pricing === 'subscription') return { price: weeklyPrice(vehicle), band: weeklyBand }
  const price = purchasePrice(vehicle)
  return { price, band: bandOf(price ?? 0) }
}

/** How much wider the band is where too few are found within it. */
const widening = 2

/**
 * The searches for vehicles at a similar price, best first: of the same make and body, then of the body alone; where these are too few,
 * of the body and of the make in a band twice as wide. Where the body is unknown, of the make.
 */
export function similarQueries(vehicle: SimilarTo, pricing: Site['pricing']): string[] {
  const { make, simple_body: body } = vehicle
  const { price, band } = bandAround(vehicle, pricing)
  const within = (width: number) => (price ? { price: { min: Math.max(0, price - width), max: price + width } } : {})
  const near = body ? [{ make: [make], body: [body] }, { body: [body] }] : [{ make: [make] }]
  const far = body ? [{ body: [body] }, { make: [make] }] : near
  const queries = [
    ...near.map((lists) => ({ lists, ranges: within(band) })),
    ...far.map((lists) => ({ lists, ranges: within(band * widening) })),
  ]
  return [...new Set(queries.map((query) => formatSearch({ ...emptySearch, ...query })))]
}

/** The fallback without similar vehicles: the latest of all listed ones. */
export const newestQuery = formatSearch({ ...emptySearch, sortBy: 'newest' })

/** 1§9. */
export const maxSimilar = 6
/** 1§9: of each query. */
export const maxSimilarFound = 10

/**
 * Those with photos first, else in the order of the searches, each once; never the vehicle itself nor one that is gone.
 */
export function similarHits(found: readonly Hit[], { slug }: SimilarTo): Hit[] {
  const others = found.filter((hit) => hit.slug !== slug && isOffered(hit, 'advertise'))
  return photosFirst([...new Map(others.map((hit) => [hit.slug, hit])).values()]).slice(0, maxSimilar)
}
