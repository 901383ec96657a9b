import { emptySearch } from '@forecourt/domain/search-fields'
import { addDealership } from '@forecourt/lambda-kit/known-dealerships'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { deleteIndex, listIndices, stockAlias } from '@forecourt/stock-search/opensearch/stock-indices'
import { testEngines } from '@forecourt/stock-search/opensearch/test-engines'
import { testScope } from '@forecourt/stock-search/testing/test-scope'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { reindexStock } from './reindex-stock.ts'
import { indexVehicles, stockSearch } from './stock-index.ts'
import { putVehicle } from './stock-table.ts'

const { connection } = testEngines()
let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
  await addDealership('northgate')
})
afterAll(async () => {
  await tables.close()
  for (const { index } of await listIndices(connection, stockAlias)) await deleteIndex(connection, index)
})

const scope = testScope()
const key = (id: string) => ({ dealership_slug: 'northgate', id })

async function store(id: string, price: number, seen?: number): Promise<void> {
  const vehicle = testVehicle({ id, price })
  const item = { ...key(id), slug: vehicle.slug, status: vehicle.status, fingerprint: '', vehicle }
  expect(await putVehicle(item, seen)).toBe(true)
}

const prices = async () => {
  const { hits } = await (await stockSearch(scope)).search(scope, emptySearch)
  return hits.map(({ id, price }) => [id, price])
}

test('[IN-3] with an address every process searches the shared engine, which is built from the table and follows its changes', async () => {
  const said: string[] = []
  await store('1', 20_000)
  // Before it is built nothing is written beside it: the change is answered as failed, and told again.
  expect(await indexVehicles([key('1')])).toMatchObject([{ key: key('1') }])
  const told = { scopes: [scope], say: (line: string) => void said.push(line) }
  expect(await reindexStock(told)).toMatchObject({ kind: 'done', vehicles: 1 })
  expect(await prices()).toEqual([['1', 20_000]])
  await store('1', 19_000, 1)
  await store('2', 30_000)
  expect(await indexVehicles([key('1'), key('2')])).toEqual([])
  await vi.waitFor(
    async () =>
      expect(await prices()).toEqual([
        ['1', 19_000],
        ['2', 30_000],
      ]),
    10_000,
  )
  expect(await reindexStock(told)).toMatchObject({ kind: 'done', vehicles: 2 })
  expect(await prices()).toHaveLength(2)
})
