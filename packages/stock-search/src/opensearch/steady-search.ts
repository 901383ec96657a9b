import type { FacetBucket, SearchResult } from '@forecourt/contracts/search-result'
import type { SearchEngine, StockSearch } from '../port.ts'
import { withRows } from '../rows-of.ts'
import { Circuit } from './circuit.ts'
import { EngineError, type EngineErrorKind, isPassing } from './connection.ts'
import type { Counters } from './counts.ts'
import { LastGood } from './last-good.ts'

/** What tells nothing of the index, because it was not asked. */
const unasked: readonly EngineErrorKind[] = ['left alone', 'turned away']

type SteadyOptions = { counters: Counters; circuit?: Circuit }

/**
 * The same engine, which answers with its last good result for the same question, marked stale, while the index does not
 * answer. Of one that it never answered it says so at once.
 * @throws EngineError where there is no earlier answer.
 */
export function steadySearch(engine: SearchEngine, { counters, circuit = new Circuit() }: SteadyOptions): StockSearch {
  const results = new LastGood<SearchResult>()
  const facets = new LastGood<FacetBucket[]>()

  async function ask<T>(
    question: () => Promise<T>,
    last: LastGood<T>,
    key: string,
  ): Promise<{ answer: T; isStale: boolean }> {
    try {
      if (!circuit.mayAsk()) throw new EngineError('left alone', 'The index did not answer lately, and is left alone.')
      const answer = await question()
      circuit.succeeded()
      counters.add('answered')
      last.keep(key, answer)
      return { answer, isStale: false }
    } catch (error) {
      if (!isPassing(error)) throw error
      if (!unasked.includes(error.kind) && circuit.failed()) counters.add('circuitOpened')
      const answer = last.find(key)
      counters.add(answer === undefined ? 'failed' : 'stale')
      if (answer === undefined) throw error
      return { answer, isStale: true }
    }
  }

  return withRows({
    async search(scope, state, now) {
      const { answer, isStale } = await ask(
        () => engine.search(scope, state, now),
        results,
        JSON.stringify([scope, state]),
      )
      return isStale ? { ...answer, stale: true } : answer
    },
    async facetValues(scope, state, asked, now) {
      const key = JSON.stringify([scope, state, asked])
      return (await ask(() => engine.facetValues(scope, state, asked, now), facets, key)).answer
    },
    apply: (changes) => engine.apply(changes),
  })
}
