import type { FacetBucket } from '@forecourt/contracts/search/search-result'

/** The tiles shown at first, and those that the toggle adds. */
export type Tiles = { first: FacetBucket[]; rest: FacetBucket[] }

const split = (values: FacetBucket[], limit: number): Tiles => ({
  first: values.slice(0, limit),
  rest: values.slice(limit),
})

/** BF-2. */
const bodyLimit = 4
const namedBodyLimit = 20

const byCountThenName = (a: FacetBucket, b: FacetBucket) => b.count - a.count || b.value.localeCompare(a.value, 'en')

/** BF-2: four tiles, by count then name, both descending; bodies named by the dealer in that order, up to twenty. */
export function bodyTiles(bodies: readonly FacetBucket[], named?: readonly string[]): Tiles {
  if (!named) return split(bodies.filter(({ count }) => count > 0).sort(byCountThenName), bodyLimit)
  const inStock = named.flatMap((name) => {
    const found = bodies.find(({ value }) => value.toLowerCase() === name.toLowerCase())
    return found && found.count > 0 ? [found] : []
  })
  return split(inStock, namedBodyLimit)
}

const makeLimit = 20

/** SR-14: the twenty most frequent makes; the toggle is "All Makes". */
export const makeTiles = (makes: readonly FacetBucket[]): Tiles =>
  split(
    makes.filter(({ count }) => count > 0),
    makeLimit,
  )
