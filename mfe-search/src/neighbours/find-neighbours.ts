import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { SearchState } from '@forecourt/domain/search/search-filters'
import { goToPage } from '@forecourt/domain/search/search-update'
import { formatSearch } from '@forecourt/domain/search/search-url'
import { vehicleHref } from './kept-search.ts'

type Page = Pick<SearchResult, 'hits' | 'page' | 'pages'>

/** The addresses of the vehicles before and after one within a search. */
export type Neighbours = { previous?: string; next?: string }

/** Asks for one more page where the vehicle is the first or the last of its own; undefined where the search has it no more. */
export async function findNeighbours(
  slug: string,
  state: SearchState,
  search: (query: string) => Promise<Page>,
): Promise<Neighbours | undefined> {
  const own = await search(formatSearch(state))
  const at = own.hits.findIndex((hit) => hit.slug === slug)
  if (at < 0) return undefined

  async function hrefAt(index: number): Promise<string | undefined> {
    const here = own.hits[index]
    if (here) return vehicleHref(here.slug, formatSearch(state))
    const page = own.page + (index < 0 ? -1 : 1)
    if (page < 1 || page > own.pages) return undefined
    const further = goToPage(state, page)
    const { hits } = await search(formatSearch(further))
    // Where a site loads more, a page begins with those before it.
    const found = index < 0 ? hits.at(-1) : hits[hits.findIndex((hit) => hit.slug === slug) + 1]
    return found && vehicleHref(found.slug, formatSearch(further))
  }

  const [previous, next] = await Promise.all([hrefAt(at - 1), hrefAt(at + 1)])
  return { ...(previous && { previous }), ...(next && { next }) }
}
