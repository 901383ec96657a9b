import { withNoun } from '@forecourt/domain/text/with-noun'
import { definePage } from '@forecourt/shell-api'
import { GaragePage } from './watchlist-page.tsx'

/** RT-12, WL-9. The signed-in shopper's own page, at the site's own path and by its own name. */
export const page = definePage({
  load: async () => ({ kind: 'found', data: {} }),
  head: (_, { site }) => ({
    title: `${site.watchlist.garage_name} | ${site.name}`,
    description: `${site.watchlist.garage_name} at ${site.name}: ${withNoun('the cars that you saved', site)}, with their prices today.`,
    canonical: site.paths.garage,
    noIndex: true,
  }),
  Page: GaragePage,
})
