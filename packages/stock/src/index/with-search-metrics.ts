import { AppError } from '@forecourt/lambda-kit/app-error'
import { logMetrics } from '@forecourt/lambda-kit/observability/metrics'
import { EngineError } from '@forecourt/stock-search/opensearch/connection/connection'
import type { ResilientOpenSearch } from '@forecourt/stock-search/opensearch/create-resilient-search'
import type { StockSearch } from '@forecourt/stock-search/port'

const metricsIntervalMs = 60_000

/** Maps an unreachable engine to `unavailable`, and logs metrics every minute. */
export function withSearchMetrics(engine: ResilientOpenSearch): StockSearch {
  let publishedAt = Date.now()
  function publishMetrics(): void {
    if (Date.now() - publishedAt < metricsIntervalMs) return
    publishedAt = Date.now()
    // The stage dimension separates the alarms of an account's stages.
    const { STAGE: stage = 'here' } = process.env
    logMetrics({
      namespace: 'Forecourt/Search',
      dimensions: { engine: 'opensearch', stage },
      values: engine.takeCounts(),
    })
  }
  const translateErrors = async <T>(question: Promise<T>): Promise<T> => {
    try {
      return await question
    } catch (error) {
      throw error instanceof EngineError ? new AppError('unavailable', undefined, { cause: error }) : error
    } finally {
      publishMetrics()
    }
  }
  return {
    search: (...question) => translateErrors(engine.search(...question)),
    facetValues: (...question) => translateErrors(engine.facetValues(...question)),
    list: (...question) => translateErrors(engine.list(...question)),
    similar: (...question) => translateErrors(engine.similar(...question)),
    suggest: (...question) => translateErrors(engine.suggest(...question)),
    apply: (changes) => engine.apply(changes).finally(publishMetrics),
  }
}
