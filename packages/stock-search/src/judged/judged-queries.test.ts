import { emptySearch } from '@forecourt/domain/search-fields'
import { expect, test } from 'vitest'
import { createEmbeddedSearch } from '../embedded/create-embedded-search.ts'
import { testScope } from '../testing/test-scope.ts'
import { judge, ndcgAt10, readJudged, recallAt21 } from './judge.ts'
import { judgedQueries } from './judged-queries.ts'
import { judgedStock } from './judged-stock.ts'

const judged = readJudged(judgedQueries)
const stock = judgedStock()

test('at least 120 queries are judged, and each asks for something that is there', () => {
  expect(judged.length).toBeGreaterThanOrEqual(120)
  expect(judged.filter(({ isRelevant }) => !stock.some(isRelevant)).map(({ query }) => query)).toEqual([])
})

test('[SR-20] what shoppers type finds what they mean', async () => {
  const engine = createEmbeddedSearch()
  await engine.apply(stock.map((vehicle) => ({ kind: 'put', vehicle, version: 1 })))
  const found = await judge(judged, stock, async (query) => {
    const { hits } = await engine.search(testScope(), { ...emptySearch, query })
    return hits.map(({ id }) => id)
  })
  const { recall, ndcg, worst } = found
  const means = `${judged.length} judged queries: recall@21 ${recall.toFixed(3)}, nDCG@10 ${ndcg.toFixed(3)}`
  process.stdout.write(`${[means, ...worst].join('\n')}\n`)
  expect(recall).toBeGreaterThan(0.97)
  expect(ndcg).toBeGreaterThan(0.97)
})

test.each([
  [[true, true], 2, 1, 1],
  [[false, true], 1, 1, 0.63],
  [[], 3, 0, 0],
  [[], 0, 1, 1],
  [Array.from({ length: 21 }, () => true), 400, 1, 1],
])('of %j, where %d are relevant, recall@21 is %d and nDCG@10 is %d', (found, relevant, recall, ndcg) => {
  expect(recallAt21(found, relevant)).toBeCloseTo(recall, 2)
  expect(ndcgAt10(found, relevant)).toBeCloseTo(ndcg, 2)
})
