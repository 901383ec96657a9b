import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { similarQueries } from '@forecourt/domain/vehicle/similar/similar-vehicles'
import type { SearchEngine, StockSearch } from '../../port.ts'
import { withDerivedQueries } from '../../with-derived-queries.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { EngineError, type EngineErrorKind } from './connection.ts'
import type { Counters } from './counters.ts'
import { StaleCache } from './stale-cache.ts'

/** Failures that say nothing about the index, because no request was sent. */
const unasked: readonly EngineErrorKind[] = ['circuit open', 'queue full']

/** A missing index is as unusable for shoppers as an unreachable one. */
const isOutage = (error: unknown): error is EngineError => error instanceof EngineError && error.kind !== 'refused'

type FallbackOptions = { counters: Counters; circuit?: CircuitBreaker; cache?: StaleCache }

/**
 * The same engine, with a fallback to its last good answer to the same query, marked stale, while the index is
 * unreachable or missing. The answer of several searches (`list`) falls back as one: it never mixes pages of different
 * ages.
 * @throws EngineError if there is no earlier answer.
 */
export function withStaleFallback(engine: SearchEngine, options: FallbackOptions): StockSearch {
  const { counters, circuit = new CircuitBreaker(), cache = new StaleCache() } = options
  const whole = withDerivedQueries(engine)

  async function ask<T extends object>(scope: StockScope, asked: readonly unknown[], buildAnswer: () => Promise<T>) {
    // The scope is the site's stock settings: when they change, its earlier answers become the oldest of its share.
    const [share, question] = [JSON.stringify(scope.dealerships), JSON.stringify([scope, ...asked])]
    try {
      if (!circuit.allowsRequest())
        throw new EngineError('circuit open', 'The index failed repeatedly; the circuit is open.')
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
