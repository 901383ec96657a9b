import type { FacetValues, HitList } from '@forecourt/contracts/search-parts'
import { similarQueries } from '@forecourt/domain/similar-vehicles'
import type { Found, SearchEngine, StockSearch, SuggestionList } from '../port.ts'
import { withRows } from '../rows-of.ts'
import { Circuit } from './circuit.ts'
import { EngineError, type EngineErrorKind } from './connection.ts'
import type { Counters } from './counts.ts'
import { LastGood } from './last-good.ts'

/** What tells nothing of the index, because it was not asked. */
const unasked: readonly EngineErrorKind[] = ['left alone', 'turned away']

/** An index that is not there answers shoppers as little as one that cannot be reached. */
const isOutage = (error: unknown): error is EngineError => error instanceof EngineError && error.kind !== 'refused'

/** A list holds up to a hundred cards, a page 21. */
const mostLists = 100

type SteadyOptions = { counters: Counters; circuit?: Circuit }

/**
 * The same engine, which answers with its last good result for the same question, marked stale, while the index does not
 * answer or is not there. That of a question of several searches (`list`) is whole too: never some pages of now and some of then. Of one that
 * it never answered it says so at once.
 * @throws EngineError where there is no earlier answer.
 */
export function steadySearch(engine: SearchEngine, { counters, circuit = new Circuit() }: SteadyOptions): StockSearch {
  const whole = withRows(engine)
  const last = {
    results: new LastGood<Found>(),
    facets: new LastGood<FacetValues>(),
    lists: new LastGood<HitList>(mostLists),
    similar: new LastGood<HitList>(),
    suggestions: new LastGood<SuggestionList>(),
  }

  async function ask<T extends object>(kept: LastGood<T>, asked: unknown, question: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(asked)
    try {
      if (!circuit.mayAsk()) throw new EngineError('left alone', 'The index did not answer lately, and is left alone.')
      const answer = await question()
      circuit.succeeded()
      counters.add('answered')
      kept.keep(key, answer)
      return answer
    } catch (error) {
      if (!isOutage(error)) throw error
      if (!unasked.includes(error.kind) && circuit.failed()) counters.add('circuitOpened')
      const answer = kept.find(key)
      counters.add(answer === undefined ? 'failed' : 'stale')
      if (answer === undefined) throw error
      return { ...answer, stale: true }
    }
  }

  return {
    search: (scope, state, now) => ask(last.results, [scope, state], () => whole.search(scope, state, now)),
    facetValues: (scope, state, asked, now) =>
      ask(last.facets, [scope, state, asked], () => whole.facetValues(scope, state, asked, now)),
    list: (scope, state, limit, now) =>
      ask(last.lists, [scope, state, limit], () => whole.list(scope, state, limit, now)),
    similar: (scope, vehicle, now) =>
      ask(last.similar, [scope, vehicle.slug, similarQueries(vehicle, scope.pricing)], () =>
        whole.similar(scope, vehicle, now),
      ),
    suggest: (scope, state, text, now) =>
      ask(last.suggestions, [scope, state, text], () => whole.suggest(scope, state, text, now)),
    apply: (changes) => engine.apply(changes),
  }
}
