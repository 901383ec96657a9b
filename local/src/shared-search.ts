import { reindexStock } from '@forecourt/stock/reindex-stock'

/**
 * Where OPENSEARCH_URL says that searches go to OpenSearch: builds its index from the table, so that it begins as the table is,
 * whatever it missed while nothing ran.
 */
export async function prepareSharedSearch(say: (step: string) => void): Promise<void> {
  const url = process.env.OPENSEARCH_URL
  if (!url) return
  say(`Searches go to OpenSearch at ${url}`)
  await reindexStock({ scopes: [], say, isFromScratch: true }).catch((cause: unknown) => {
    throw new Error(`OpenSearch did not take the stock at ${url}. Does it run? npm run opensearch`, { cause })
  })
}
