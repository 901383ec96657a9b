import { isEngineLost } from '@forecourt/stock/engine-state'
import { reindexStock } from '@forecourt/stock/reindex-stock'
import { sharedAddress } from '@forecourt/stock/shared-search'

/**
 * Where OPENSEARCH_URL says that searches go to OpenSearch: builds its index from the table, so that it begins as the table is,
 * whatever it missed while nothing ran.
 */
export async function prepareSharedSearch(say: (step: string) => void): Promise<void> {
  const address = sharedAddress()
  if (!address) return
  const { placeOf } = await import('@forecourt/stock-search/opensearch/client-connection')
  const place = placeOf(address)
  say(`Searches go to OpenSearch at ${place}`)
  await reindexStock({ scopes: [], say, isFromScratch: true }).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause)
    const todo = isEngineLost(cause) ? ' Does it run? npm run opensearch' : ''
    throw new Error(`OpenSearch did not take the stock at ${place}: ${why}${todo}`, { cause })
  })
}
