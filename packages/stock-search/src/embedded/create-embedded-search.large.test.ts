import { emptySearch } from '@forecourt/domain/search/search-filters'
import { expect, test } from 'vitest'
import type { StockChange } from '../port.ts'
import { differentialTests } from '../testing/differential-tests.ts'
import { testScope } from '../testing/test-scope.ts'
import { testVehicle } from '../testing/test-vehicle.ts'
import { createEmbeddedSearch } from './create-embedded-search.ts'

differentialTests(async () => createEmbeddedSearch(), { questions: 8_000, vehicles: 200, seed: 6, timeoutMs: 900_000 })

test('a snapshot of a large stock with few remaining vehicles is saved and loaded', async () => {
  const ids = Array.from({ length: 150_000 }, (_, index) => `${index}`)
  const engine = createEmbeddedSearch()
  await engine.apply(ids.map((id): StockChange => ({ kind: 'put', version: 1, vehicle: testVehicle({ id }) })))
  const gone = ids.slice(5)
  await engine.apply(gone.map((id): StockChange => ({ kind: 'remove', dealership: 'northgate', id, version: 2 })))
  const loaded = createEmbeddedSearch(engine.snapshot())
  expect((await loaded.search(testScope(), emptySearch)).hits.map(({ id }) => id)).toEqual(ids.slice(0, 5))
})
