import type { Hit } from '@forecourt/contracts/vehicle'
import { knownPrice } from './price.ts'
import { emptySearch } from './search-fields.ts'
import { formatSearch } from './search-url.ts'

/** What the part needs of the vehicle that it stands beside. */
export type SimilarTo = Pick<Hit, 'slug' | 'make' | 'simple_body' | 'price'>

/** 1§9: a band of 10,000 dollars around prices under 50,000, and of 25,000 above. */
const bandOf = (price: number): number => (price < 50_000 ? 10_000 : 25_000)

/** The search for vehicles of the same body, or of the same make where the body is unknown, at a similar price. */
export function similarQuery(vehicle: SimilarTo): string {
  const { make, simple_body: body } = vehicle
  const price = knownPrice(vehicle)
  return formatSearch({
    ...emptySearch,
    lists: body ? { body: [body] } : { make: [make] },
    ranges: price ? { price: { min: Math.max(0, price - bandOf(price)), max: price + bandOf(price) } } : {},
  })
}

/** 1§9. */
const mostSimilar = 6

/** Never the vehicle itself nor one that is gone; those of its make first. */
export function similarHits(hits: readonly Hit[], { slug, make }: SimilarTo): Hit[] {
  return hits
    .filter((hit) => hit.slug !== slug && hit.status !== 'sold')
    .sort((a, b) => Number(b.make === make) - Number(a.make === make))
    .slice(0, mostSimilar)
}
