import type { LoadResult, PageContext } from '@forecourt/shell-api'

export type WatchlistData = Record<string, never>

/** The frame is public and the same for all: what is saved comes from private endpoints. TN-6: a site that saves nothing has no page. */
export async function load({ site }: PageContext): Promise<LoadResult<WatchlistData>> {
  const { watchlist, favourites } = site.capabilities
  return watchlist || favourites ? { kind: 'found', data: {} } : { kind: 'notFound' }
}
