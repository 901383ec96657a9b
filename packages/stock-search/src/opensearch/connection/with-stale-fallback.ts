import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { similarQueries } from '@forecourt/domain/vehicle/similar-vehicles'
import type { SearchEngine, StockSearch } from '../../port.ts'
import { withDerivedQueries } from '../../with-derived-queries.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { EngineError, type EngineErrorKind } from './connection.ts'
import type { Counters } from './counters.ts'
import { StaleCache } from './stale-cache.ts'

/** What tells nothing of the index, because it was not asked. */
const unasked: readonly EngineErrorKind[] = ['circuit open', 'queue full']

/** An index that is not there answers shoppers as little as one that cannot be reached. */
const isOutage = (error: unknown): error is EngineError => error instanceof EngineError && error.kind !== 'refused'

type FallbackOptions = { counters: Counters; circuit?: CircuitBreaker; cache?: StaleCache }

/**
 * The same engine, which answers with its last good result for the same question, marked stale, while the index does not
 * answer or is not there. That of a question of several searches (`list`) is whole too: never some pages of now and some of then. Of one that
 * it never answered it says so at once.
 * @throws EngineError where there is no earlier answer.
 */
export function withStaleFallback(engine: SearchEngine, options: FallbackOptions): StockSearch {
  const { counters, circuit = new CircuitBreaker(), cache = new StaleCache() } = options
  const whole = withDerivedQueries(engine)

  async function ask<T extends object>(scope: StockScope, asked: readonly unknown[], buildAnswer: () => Promise<T>) {
    // A site is known by what it sells: whatever else of it changes, its earlier answers go with its own later ones.
    const [share, question] = [JSON.stringify(scope.dealerships), JSON.stringify([scope, ...asked])]
    try {
      if (!circuit.allowsRequest())
        throw new EngineError('circuit open', 'The index did not answer lately, and is left alone.')
      const answer = await buildAnswer()
      circuit.recordSuccess()
      counters.add('answered')
      cache.keep(share, question, JSON.stringify(answer))
      return answer
    } catch (error) {
      if (!isOutage(error)) throw error
      if (!unasked.includes(error.kind) && circuit.recordFailure()) counters.add('circuitOpened')
      const answer = cache.find(share, question)
      counters.add(answer === undefined ? 'failed' : 'stale')
      if (answer === undefined) throw error
      const earlier: T = JSON.parse(answer)
      return { ...earlier, stale: true }
    }
  }

  return {
    search: (scope, state, now) => ask(scope, ['search', state], () => whole.search(scope, state, now)),
    facetValues: (scope, state, asked, now) =>
      ask(scope, ['facetValues', state, asked], () => whole.facetValues(scope, state, asked, now)),
    list: (scope, state, limit, now) => ask(scope, ['list', state, limit], () => whole.list(scope, state, limit, now)),
    similar: (scope, vehicle, now) =>
      ask(scope, ['similar', vehicle.slug, similarQueries(vehicle, scope.pricing)], () =>
        whole.similar(scope, vehicle, now),
      ),
    suggest: (scope, state, text, now) =>
      ask(scope, ['suggest', state, text], () => whole.suggest(scope, state, text, now)),
    apply: (changes) => engine.apply(changes),
  }
}
