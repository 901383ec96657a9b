import { logWarningOnce } from '@forecourt/lambda-kit/observability/log'
import type { OpenSearchAddress } from '@forecourt/stock-search/opensearch/connection/connect'
import type { StockSearch } from '@forecourt/stock-search/port'
import { withSearchMetrics } from './with-search-metrics.ts'

/**
 * The address of the shared engine; undefined if each process has its own. AWS domains begin with https.
 * @throws if OPENSEARCH_URL is invalid, with valid forms.
 */
export function openSearchAddress(): OpenSearchAddress | undefined {
  const { OPENSEARCH_URL: urls, AWS_REGION: region } = process.env
  if (!urls) return undefined
  const nodes = urls.split(',').map((url) => url.trim())
  if (!nodes.every(isAddress))
    throw new Error(
      `OPENSEARCH_URL is "${urls}": it must be OpenSearch's address, like http://127.0.0.1:9200, or several, separated by commas.`,
    )
  return { urls: nodes, ...(urls.startsWith('https:') && region !== undefined && { region }) }
}

const isAddress = (url: string): boolean => /^https?:\/\//.test(url) && URL.canParse(url)

let shared: { address: string; search: Promise<StockSearch> } | undefined

/** The shared engine, if there is one (OPENSEARCH_URL). Its client is loaded only then. */
export function sharedSearch(): Promise<StockSearch> | undefined {
  const address = openSearchAddress()
  if (!address) return undefined
  const key = JSON.stringify(address)
  if (shared?.address !== key) shared = { address: key, search: connectTo(address) }
  return shared.search
}

async function connectTo(address: OpenSearchAddress): Promise<StockSearch> {
  const { createResilientSearch } = await import('@forecourt/stock-search/opensearch/create-resilient-search')
  return withSearchMetrics(createResilientSearch(address, undefined, logUnreadableHit))
}

/** Once a process: an index of another release has as many as it has vehicles. The metric `unreadableHits` counts them. */
const logUnreadableHit = (id: string, cause: unknown): void =>
  logWarningOnce('Vehicles of the index cannot be parsed and are missing in pages: reindex', new Error(id, { cause }))
