import { AppError } from '@forecourt/lambda-kit/app-error'
import { logMetrics } from '@forecourt/lambda-kit/observability/metrics'
import { EngineError } from '@forecourt/stock-search/opensearch/connection'
import type { SteadyOpenSearch } from '@forecourt/stock-search/opensearch/create-steady-search'
import type { StockSearch } from '@forecourt/stock-search/port'

const tellEveryMs = 60_000

/** Says what the port says of an engine that does not answer, and tells once a minute how it fares. */
export function toldSearch(engine: SteadyOpenSearch): StockSearch {
  let toldAt = Date.now()
  function tell(): void {
    if (Date.now() - toldAt < tellEveryMs) return
    toldAt = Date.now()
    // The stages of an account are told apart: an alarm is one's own.
    const { STAGE: stage = 'here' } = process.env
    logMetrics({
      namespace: 'Forecourt/Search',
      dimensions: { engine: 'opensearch', stage },
      values: engine.takeCounts(),
    })
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
  return {
    search: (...question) => asking(engine.search(...question)),
    facetValues: (...question) => asking(engine.facetValues(...question)),
    list: (...question) => asking(engine.list(...question)),
    similar: (...question) => asking(engine.similar(...question)),
    suggest: (...question) => asking(engine.suggest(...question)),
    apply: (changes) => engine.apply(changes).finally(tell),
  }
}
