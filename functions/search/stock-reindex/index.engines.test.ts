import { testSite } from '@forecourt/contracts/testing/test-site'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { stockScope } from '@forecourt/domain/stock/stock-scope'
import { deleteItem } from '@forecourt/lambda-kit/data/items'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { startCloudFormation } from '@forecourt/lambda-kit/testing/cloud-formation'
import { customResourceEvent } from '@forecourt/lambda-kit/testing/custom-resource-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { reindexResponseSchema } from '@forecourt/stock/index/reindex-messages'
import { indexVehicles, stockSearch } from '@forecourt/stock/index/stock-index'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import {
  currentIndex,
  deleteIndex,
  fieldsOf,
  listIndices,
  setMeta,
  stockAlias,
} from '@forecourt/stock-search/opensearch/index/stock-indices'
import { testEngines } from '@forecourt/stock-search/opensearch/testing/test-engines'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

const { connection } = testEngines()
const site = testSite({ dealerships: ['northgate', 'rival'] })

withLocalTables()
let cloudFormation: Awaited<ReturnType<typeof startCloudFormation>>
beforeAll(async () => {
  await writeSite(site)
  await store('1', 'northgate')
  await store('2', 'rival')
  cloudFormation = await startCloudFormation()
})
afterAll(async () => {
  cloudFormation.close()
})
afterEach(async () => {
  for (const { index } of await listIndices(connection, stockAlias)) await deleteIndex(connection, index)
  cloudFormation.responses.length = 0
})

const store = (id: string, dealership_slug: string) =>
  storeVehicle(testVehicle({ id, dealership_slug, slug: `car-${id}` }))

const deployed = (type: 'Create' | 'Update' | 'Delete') =>
  handler(
    customResourceEvent({
      type,
      stack: 'forecourt-prod-platform',
      id: 'stock-index',
      answersTo: cloudFormation.url,
      properties: { Index: 'https://index.example' },
    }),
  )

/** As the command gets it: through JSON. */
const asked = async (request: Parameters<typeof handler>[0]) =>
  reindexResponseSchema.parse(JSON.parse(JSON.stringify(await handler(request))))
const build = (forSeconds = 60) => asked({ do: 'build', forSeconds })

async function found(): Promise<string[]> {
  const scope = stockScope(site)
  const { hits } = await (await stockSearch(scope)).search(scope, emptySearch)
  return hits.map(({ id }) => id).sort()
}

test('[IN-3] a deploy makes the first index of all stock there is; from then on searches are answered and changes are taken', async () => {
  const key = { dealership_slug: 'northgate', id: '1' }
  expect(await indexVehicles([key]), 'before there is one').toMatchObject([{ key }])
  await deployed('Create')
  expect(cloudFormation.responses).toMatchObject([{ Status: 'SUCCESS', PhysicalResourceId: 'stock-index' }])
  expect(await found()).toEqual(['1', '2'])
  expect(await indexVehicles([key])).toEqual([])
})

test('[IN-3] a deploy of code with other fields builds the next index of all stock before it answers, and the last one is kept', async () => {
  await deployed('Create')
  const first = (await currentIndex(connection, stockAlias)) ?? ''
  await setMeta(connection, first, { fields: 'of the release before', state: 'ready', done: [] })
  await store('3', 'rival')
  await deployed('Update')
  expect(cloudFormation.responses.at(-1)).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: 'stock-index' })
  const next = (await listIndices(connection, stockAlias)).at(-1)
  expect(next?.index).not.toBe(first)
  expect(await currentIndex(connection, stockAlias)).toBe(next?.index)
  expect(next?.meta).toMatchObject({ fields: fieldsOf(), state: 'ready', previous: first })
  expect(await found()).toEqual(['1', '2', '3'])
  await deleteItem('stock', { dealership_slug: 'rival', id: '3' })
})

test('[IN-3] a deploy leaves an index that serves as it is, and takes none away', async () => {
  await deployed('Create')
  const first = await currentIndex(connection, stockAlias)
  await deployed('Create')
  await deployed('Delete')
  expect(await currentIndex(connection, stockAlias)).toBe(first)
  expect(cloudFormation.responses).toMatchObject([{ Status: 'SUCCESS' }, { Status: 'SUCCESS' }, { Status: 'SUCCESS' }])
})

test('a deploy continues with a first index that ran out of time', async () => {
  await build(0)
  const first = await currentIndex(connection, stockAlias)
  await deployed('Create')
  expect(await currentIndex(connection, stockAlias)).toBe(first)
  await vi.waitFor(async () => expect(await found()).toEqual(['1', '2']), 10_000)
})

test('[IN-3] a command builds the next index piece by piece, each at least a dealership, and swaps after the last', async () => {
  await deployed('Create')
  const first = await currentIndex(connection, stockAlias)
  const one = await build(0)
  expect(one).toMatchObject({ outcome: { kind: 'stopped' } })
  expect(one.said.join()).toMatch(/^Building stock-\d+\., {2}northgate: 1 vehicle$/)
  const two = await build(0)
  expect(two).toMatchObject({ outcome: { kind: 'stopped' } })
  expect(await currentIndex(connection, stockAlias), 'until the end the one before serves').toBe(first)
  const last = await build(0)
  expect(last).toMatchObject({ outcome: { kind: 'done', previous: first } })
  expect(last.said.join('\n'), "this site's searches").toContain('The sample searches of 1 site have equal answers.')
  expect(await found()).toEqual(['1', '2'])
})

test('a command lets the index before serve again, and says where there is none', async () => {
  expect(await asked({ do: 'rollback' })).toEqual({ said: [], outcome: { kind: 'back' } })
  const { outcome: first } = await build()
  await build()
  expect(await asked({ do: 'rollback' })).toEqual({ said: [], outcome: { kind: 'back', index: Object(first).index } })
})
