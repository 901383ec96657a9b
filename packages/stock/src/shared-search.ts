import { AppError } from '@forecourt/lambda-kit/app-error'
import { logMetrics } from '@forecourt/lambda-kit/metrics'
import type { Address } from '@forecourt/stock-search/opensearch/client-connection'
import { EngineError } from '@forecourt/stock-search/opensearch/connection'
import type { SteadyOpenSearch } from '@forecourt/stock-search/opensearch/create-steady-search'
import type { SearchEngine, StockSearch } from '@forecourt/stock-search/port'
import { withRows } from '@forecourt/stock-search/rows-of'

/** Where the engine is that all processes share; undefined where each has its own. Of AWS's own the address begins with https. */
export function sharedAddress(): Address | undefined {
  const { OPENSEARCH_URL: urls, AWS_REGION: region } = process.env
  if (!urls) return undefined
  return { urls: urls.split(','), ...(urls.startsWith('https:') && region !== undefined && { region }) }
}

let shared: { address: string; search: Promise<StockSearch> } | undefined

/** The engine that all processes share, where there is one (OPENSEARCH_URL). Its client is loaded only then. */
export function sharedSearch(): Promise<StockSearch> | undefined {
  const address = sharedAddress()
  if (!address) return undefined
  const key = JSON.stringify(address)
  if (shared?.address !== key) shared = { address: key, search: connectTo(address) }
  return shared.search
}

async function connectTo(address: Address): Promise<StockSearch> {
  const { createSteadySearch } = await import('@forecourt/stock-search/opensearch/create-steady-search')
  return told(createSteadySearch(address))
}

const tellEveryMs = 60_000

/** Says what the port says of an engine that does not answer, and tells once a minute how it fares. */
function told(engine: SteadyOpenSearch): StockSearch {
  let toldAt = Date.now()
  function tell(): void {
    if (Date.now() - toldAt < tellEveryMs) return
    toldAt = Date.now()
    logMetrics({ namespace: 'Forecourt/Search', dimensions: { engine: 'opensearch' }, values: engine.takeCounts() })
  }
  const asking = async <T>(question: Promise<T>): Promise<T> => {
    try {
      return await question
    } catch (error) {
      throw error instanceof EngineError ? new AppError('unavailable', undefined, { cause: error }) : error
    } finally {
      tell()
    }
  }
  return withRows({
    search: (...question) => asking(engine.search(...question)),
    facetValues: (...question) => asking(engine.facetValues(...question)),
    apply: (changes) => engine.apply(changes).finally(tell),
  } satisfies SearchEngine)
}
