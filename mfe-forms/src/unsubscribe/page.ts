import { unsubscribePath, unsubscribeTokenSchema } from '@forecourt/contracts/watchlist/price-alert'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { definePage } from '@forecourt/shell-api'
import { UnsubscribePage, type Unsubscribing } from './unsubscribe-page.tsx'

/** The link of a message, or where its form leads. */
function unsubscribing(token: string | undefined): Unsubscribing {
  if (token === 'stopped') return { kind: 'stopped' }
  const parsed = unsubscribeTokenSchema.safeParse(token)
  return parsed.success ? { kind: 'asks', token: parsed.data } : { kind: 'unknown' }
}

/** The link of messages about saved cars. Opening it changes nothing: programs open links too. */
export const page = definePage<Unsubscribing>({
  load: async ({ request }) => ({ kind: 'found', data: unsubscribing(request.params.token) }),
  head: (_, { site }) => ({
    title: `${withNoun('Messages about saved cars', site)} | ${site.name}`,
    description: `Stop messages of ${site.name} ${withNoun('about the prices of saved cars', site)}.`,
    canonical: unsubscribePath,
    noIndex: true,
  }),
  Page: UnsubscribePage,
})
