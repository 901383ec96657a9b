import { afterAll, expect, test } from 'vitest'
import { createEmbeddedSearch } from '../embedded/create-embedded-search.ts'
import { testEngines } from '../opensearch/test-engines.ts'
import { judgeEngine } from './judge-engine.ts'

const { create, close } = testEngines()
afterAll(close)

test('[SR-20] OpenSearch finds what shoppers mean as well as the embedded engine does, of queries that nobody made rules for too', async () => {
  const [found, expected] = [
    await judgeEngine('OpenSearch', await create()),
    await judgeEngine('embedded engine', createEmbeddedSearch()),
  ]
  expect(found).toEqual(expected)
})
