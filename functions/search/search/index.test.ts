import { errorBodySchema } from '@forecourt/contracts/errors'
import { searchResultSchema } from '@forecourt/contracts/search/search-result'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler, type PageRequest } from '@forecourt/lambda-kit/testing/ask-handler'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { beforeAll, describe, expect, test } from 'vitest'
import { handler } from './index.ts'

withLocalTables()
beforeAll(async () => {
  await writeSite(testSite())
  await writeSite(testSite({ slug: 'harbourside', dealerships: ['harbourside'], car_types: ['used'] }))
  const store = (fields: Partial<Vehicle>) => storeVehicle(testVehicle(fields))
  await store({ id: '1' })
  await store({ id: '2', make: 'Mazda', price: 20_000 })
  await store({ id: '3', make: 'Kia', dealership_slug: 'harbourside' })
  await store({ id: '4', make: 'Kia', dealership_slug: 'harbourside', car_type: 'new' })
  await store({ id: '5', status: 'withdrawn' })
})

const ask = (query: string, request: Partial<PageRequest> = {}) =>
  askHandler(handler, { route: '/api/search', query, ...request })

async function found(query: string, tenant: string): Promise<string[]> {
  const { status, body } = await ask(query, { tenant })
  expect(status).toBe(200)
  return searchResultSchema.parse(body).hits.map(({ id }) => id)
}

test("[IN-2] [SR-6] the page's own parameters are answered with hits, count, facets, pages and ms", async () => {
  const { status, body } = await ask('make=Mazda&price=:20000&utm_source=mail')
  expect(status).toBe(200)
  const result = searchResultSchema.parse(body)
  expect(result).toMatchObject({ count: 1, page: 1, pages: 1, hits: [{ id: '2', make: 'Mazda' }] })
  expect(result.facets.make).toEqual([
    { value: 'Mazda', count: 1 },
    { value: 'Toyota', count: 0 },
  ])
  expect(result.facets.fuel).toEqual([{ value: 'Hybrid', count: 1 }])
})

describe('[TN-10] a tenant finds its own stock and nothing else', () => {
  test('each sees its own', async () => {
    expect(await found('', 'northgate')).toEqual(['1', '2'])
    expect(await found('', 'harbourside')).toEqual(['3'])
  })

  test('no parameter widens it', { tags: 'long' }, async () => {
    for (const query of ['make=Kia', 'dealership_slug=harbourside', 'tenant=harbourside', 'query=kia'])
      expect(await found(query, 'northgate')).not.toContain('3')
    expect(await found('car_type=new', 'harbourside')).toEqual([])
  })

  test('a forged tenant without the secret of the edge is refused', async () => {
    expectLogs(/A request came to the API's own address/)
    const { status, body } = await ask('', { tenant: 'harbourside', secret: 'a guess' })
    expect(status).toBe(403)
    expect(errorBodySchema.parse(body).error.code).toBe('forbidden')
  })
})

test.each(['page=-1', 'page=1.5', 'price=NaN:', 'price=5:1', 'sortBy=rnak', 'price=:1e999'])(
  '[IN-2] %s is 400 with a sentence that says what is wrong, where, and what to do',
  async (query) => {
    const { status, body } = await ask(query)
    expect(status).toBe(400)
    const { code, message } = errorBodySchema.parse(body).error
    expect(code).toBe('bad_request')
    expect(message).toContain(query.split('=')[0])
  },
)

test('[IN-2] a thousand values are refused, and an odd address of any kind never breaks it', async () => {
  const makes = (count: number) => ask(Array.from({ length: count }, (_, i) => `make=m${i}`).join('&'))
  expect((await makes(1000)).status).toBe(400)
  expect(await makes(100)).toMatchObject({ status: 200, body: { notice: expect.stringContaining('Only 100 values') } })
  for (const query of ['%', '&&==', 'make=%ff%fe', '__proto__=1', 'make=%F0%9F%9A%97', `utm=${'x'.repeat(5000)}`])
    expect((await ask(query)).status).toBe(200)
})
