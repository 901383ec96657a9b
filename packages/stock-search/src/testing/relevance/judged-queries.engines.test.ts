import { afterAll, expect, test } from 'vitest'
import { createEmbeddedSearch } from '../../embedded/create-embedded-search.ts'
import { testEngines } from '../../opensearch/testing/test-engines.ts'
import { evaluateEngine } from './evaluate-engine.ts'

const { create, close } = testEngines()
afterAll(close)

test('[SR-20] OpenSearch finds the judged vehicles as well as the embedded engine does, for held-out queries too', async () => {
  const [found, expected] = [await evaluateEngine(await create()), await evaluateEngine(createEmbeddedSearch())]
  expect(found).toEqual(expected)
})
