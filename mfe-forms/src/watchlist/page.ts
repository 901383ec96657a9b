import { definePage } from '@forecourt/shell-api'
import { listPath } from '../garage/words.ts'
import { load } from './load.ts'
import { WatchlistPage } from './watchlist-page.tsx'

/** RT-12. Saved cars, linked as "View List". */
export const page = definePage({
  load,
  head: (_, { site }) => ({
    title: `${site.watchlist.list_name} | ${site.name}`,
    description: `${site.watchlist.list_name} at ${site.name}, with their prices today.`,
    canonical: listPath,
    noIndex: true,
  }),
  Page: WatchlistPage,
})
