/** The parameter with which a vehicle's address keeps the search that led to it. The edge leaves it out of the cache's key. */
const name = 'results'

/** The query of the search that an address keeps; undefined where it keeps none. */
export const keptSearch = (query: string): string | undefined => new URLSearchParams(query).get(name) ?? undefined

/** A vehicle's address that keeps a search. */
export const vehicleHref = (slug: string, query: string): string =>
  `/cars/${slug}?${new URLSearchParams({ [name]: query })}`
