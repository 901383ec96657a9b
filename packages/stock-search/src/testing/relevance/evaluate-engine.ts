import { emptySearch } from '@forecourt/domain/search/search-filters'
import type { StockSearch } from '../../port.ts'
import { testScope } from '../test-scope.ts'
import { heldOutQueries } from './held-out-queries.ts'
import { judgedQueries } from './judged-queries.ts'
import { judgedStock } from './judged-stock.ts'
import { parseJudgedQueries, type Relevance, scoreQueries } from './score-queries.ts'

/** Both sets of queries, by their name in reports. */
export const judgedQuerySets = {
  judged: parseJudgedQueries(judgedQueries),
  'held-out': parseJudgedQueries(heldOutQueries),
} as const

/** How well an empty engine, filled with the judged stock, answers each set of queries. */
export async function evaluateEngine(engine: StockSearch): Promise<Record<keyof typeof judgedQuerySets, Relevance>> {
  const stock = judgedStock()
  await engine.apply(stock.map((vehicle) => ({ kind: 'put', vehicle, version: 1 })))
  const scores = (set: keyof typeof judgedQuerySets): Promise<Relevance> =>
    scoreQueries(judgedQuerySets[set], stock, async (query) => {
      const { hits } = await engine.search(testScope(), { ...emptySearch, query })
      return hits.map(({ id }) => id)
    })
  return { judged: await scores('judged'), 'held-out': await scores('held-out') }
}
