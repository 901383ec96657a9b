import { isEngineUnreachable } from '@forecourt/stock/index/engine-state'
import { reindexStock } from '@forecourt/stock/index/reindex-stock'
import { openSearchAddress } from '@forecourt/stock/index/shared-search'

/**
 * With OPENSEARCH_URL, rebuilds OpenSearch's index from the table, because it missed changes while nothing
 * ran.
 */
export async function prepareSharedSearch(say: (step: string) => void): Promise<void> {
  const address = openSearchAddress()
  if (!address) return
  const { originsOf } = await import('@forecourt/stock-search/opensearch/connection/connect')
  const place = originsOf(address)
  say(`Searches go to OpenSearch at ${place}`)
  await reindexStock({ scopes: [], say, isFromScratch: true }).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause)
    const todo = isEngineUnreachable(cause) ? ' Does it run? npm run opensearch' : ''
    throw new Error(`OpenSearch did not take the stock at ${place}: ${why}${todo}`, { cause })
  })
}
