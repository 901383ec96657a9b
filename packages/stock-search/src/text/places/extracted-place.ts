import type { SearchState } from '@forecourt/domain/search/search-filters'

export type PlaceLists = Pick<SearchState['lists'], 'dealership_name' | 'location_name'>

/**
 * A place where a site with one yard is not: its words as typed, its name, and how far the yard in a city is from it. A postcode that
 * no suburb has, has neither name nor distance.
 */
export type Elsewhere = { typed: string; city: string; name?: string; km?: number }

/**
 * The other words, and the filters of yards or what to be near to (`near.ts`). `near` beside filters is where to look if nothing is
 * found there.
 */
export type ExtractedPlace = { left: string; lists: PlaceLists; near?: string; elsewhere?: Elsewhere }
