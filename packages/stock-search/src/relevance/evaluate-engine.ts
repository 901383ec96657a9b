import { emptySearch } from '@forecourt/domain/search/search-filters'
import type { StockSearch } from '../port.ts'
import { testScope } from '../testing/test-scope.ts'
import { heldOutQueries } from './held-out-queries.ts'
import { judgedQueries } from './judged-queries.ts'
import { judgedStock } from './judged-stock.ts'
import { parseJudgedQueries, type Relevance, scoreQueries } from './score-queries.ts'

/** Both sets of queries, by their name in reports. */
export const judgedQuerySets = {
  judged: parseJudgedQueries(judgedQueries),
  'held-out': parseJudgedQueries(heldOutQueries),
} as const

/**
 * The results of an empty engine filled with the judged stock, for every query, by set. Prints the means and the poorly
 * answered queries.
 */
export async function evaluateEngine(
  name: string,
  engine: StockSearch,
): Promise<Record<keyof typeof judgedQuerySets, Relevance>> {
  const stock = judgedStock()
  await engine.apply(stock.map((vehicle) => ({ kind: 'put', vehicle, version: 1 })))
  const scores = async (set: keyof typeof judgedQuerySets): Promise<Relevance> => {
    const found = await scoreQueries(judgedQuerySets[set], stock, async (query) => {
      const { hits } = await engine.search(testScope(), { ...emptySearch, query })
      return hits.map(({ id }) => id)
    })
    const means = `recall@21 ${found.recall.toFixed(3)}, nDCG@10 ${found.ndcg.toFixed(3)}`
    const lines = [`${name}, ${judgedQuerySets[set].length} ${set} queries: ${means}`, ...found.worst]
    process.stdout.write(`${lines.join('\n  ')}\n`)
    return found
  }
  return { judged: await scores('judged'), 'held-out': await scores('held-out') }
}
