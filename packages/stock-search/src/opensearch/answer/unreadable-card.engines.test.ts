import { emptySearch } from '@forecourt/domain/search/search-filters'
import { afterAll, expect, test } from 'vitest'
import { testScope } from '../../testing/test-scope.ts'
import { testVehicle } from '../../testing/test-vehicle.ts'
import { testEngines } from '../testing/test-engines.ts'

const { create, close } = testEngines()
afterAll(close)

test('[SR-18] an unreadable card in the index is missing in a list, which otherwise works', async () => {
  const search = await create()
  const vehicles = Array.from({ length: 63 }, (_, i) =>
    testVehicle({ id: String(100 + i), ...(i === 5 && { name: '' }) }),
  )
  await search.apply(vehicles.map((vehicle) => ({ kind: 'put', vehicle, version: 1 })))
  expect((await search.search(testScope(), emptySearch)).hits).toHaveLength(20)
  expect((await search.list(testScope(), emptySearch, 60)).hits).toHaveLength(60)
})
