import { expect, test } from 'vitest'
import { createEmbeddedSearch } from '../../embedded/create-embedded-search.ts'
import { evaluateEngine, judgedQuerySets } from './evaluate-engine.ts'
import { judgedStock } from './judged-stock.ts'
import { ndcgAt10, recallAt21 } from './score-queries.ts'

test.each([
  { set: 'judged', least: 120 },
  { set: 'held-out', least: 40 },
] as const)('at least $least queries are $set, and each has relevant vehicles', { tags: 'long' }, ({ set, least }) => {
  const stock = judgedStock()
  expect(judgedQuerySets[set].length).toBeGreaterThanOrEqual(least)
  expect(judgedQuerySets[set].filter(({ isRelevant }) => !stock.some(isRelevant)).map(({ query }) => query)).toEqual([])
})

test('[SR-20] judged queries find the relevant vehicles, and held-out queries mostly do', {
  tags: 'long',
}, async () => {
  const { judged, 'held-out': heldOut } = await evaluateEngine(createEmbeddedSearch())
  expect(judged.recall, judged.worst.join('\n')).toBeGreaterThan(0.97)
  expect(judged.ndcg).toBeGreaterThan(0.97)
  expect(heldOut.recall, heldOut.worst.join('\n')).toBeGreaterThan(0.9)
  expect(heldOut.ndcg).toBeGreaterThan(0.9)
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
