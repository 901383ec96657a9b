import { emptySearch } from '@forecourt/domain/search/search-filters'
import { addDealership } from '@forecourt/lambda-kit/tenants/known-dealerships'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { deleteIndex, listIndices, stockAlias } from '@forecourt/stock-search/opensearch/index/stock-indices'
import { testEngines } from '@forecourt/stock-search/opensearch/testing/test-engines'
import { testScope } from '@forecourt/stock-search/testing/test-scope'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { putVehicle } from '../table/stock-table.ts'
import { reindexStock } from './reindex-stock.ts'
import { indexVehicles, stockSearch } from './stock-index.ts'

const { connection } = testEngines()
withLocalTables()
beforeAll(() => addDealership('northgate'))
afterEach(async () => {
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

test('[IN-3] a second reindex fails while one runs, and works after it', async () => {
  let second: Promise<unknown> | undefined
  const say = () => {
    second ??= reindexStock({ scopes: [], say: () => {} }, { maxWaitMs: 0 }).catch((error: unknown) => error)
  }
  await reindexStock({ scopes: [], say })
  expect(await second).toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/being built already: another \(reindex, begun 20.*\. Wait until it ends/),
  })
  expect(await reindexStock({ scopes: [], say: () => {} }, { maxWaitMs: 0 })).toMatchObject({ kind: 'done' })
})

test('an index has replicas on a second node as soon as there is one', async () => {
  const { index } = await reindexStock({ scopes: [], say: () => {} })
  const settings = await connection({ method: 'GET', path: `/${index}/_settings` })
  expect(settings).toMatchObject({ [index]: { settings: { index: { auto_expand_replicas: '0-1' } } } })
})

test('[IN-3] with an address every process uses the shared engine, which is built from the table and follows its changes', async () => {
  const said: string[] = []
  await store('1', 20_000)
  // A write before the build does not create an index: it fails and is retried.
  expect(await indexVehicles([key('1')])).toMatchObject([{ key: key('1') }])
  const options = { scopes: [scope], say: (line: string) => void said.push(line) }
  expect(await reindexStock(options)).toMatchObject({ kind: 'done', vehicles: 1 })
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
  expect(await reindexStock(options)).toMatchObject({ kind: 'done', vehicles: 2 })
  expect(await prices()).toHaveLength(2)
})
