import { facetValues, listVehicles, similarVehicles, suggest } from '@forecourt/contracts/endpoints/search'
import { errorBodySchema } from '@forecourt/contracts/errors'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

const store = (fields: Partial<Vehicle>) => storeVehicle(testVehicle(fields))

withLocalTables()
beforeAll(async () => {
  await writeSite(testSite())
  await writeSite(testSite({ slug: 'harbourside', dealerships: ['harbourside'] }))
  await writeSite(testSite({ slug: 'yard', dealerships: ['yard'], item_types: ['motorcycle', 'caravan'] }))
  await writeSite(testSite({ slug: 'cheapest-first', price_above_zero: true }))
  for (let i = 0; i < 9; i++)
    await store({ id: `rav${i}`, slug: `rav-${i}`, price: 30_000 + i * 1000, custom_rank: -i })
  await store({ id: 'mazda', slug: 'mazda', make: 'Mazda', model: 'CX-5', badge: 'Touring', price: 31_000 })
  await store({ id: 'ute', slug: 'ute', make: 'Isuzu', model: 'D-MAX', simple_body: 'Ute', price: undefined })
  for (const n of [1, 2]) {
    const own = { dealership_slug: 'yard', make: 'Yarra' }
    await store({ ...own, id: `bike${n}`, slug: `bike-${n}`, item_type: 'motorcycle', custom_rank: 900 - n })
    await store({ ...own, id: `van${n}`, slug: `van-${n}`, item_type: 'caravan', custom_rank: 800 - n })
  }
  await store({ id: 'theirs', slug: 'theirs', dealership_slug: 'harbourside', make: 'Tovara', badge: 'GXX' })
})

const rows = { listVehicles, suggest, facetValues, similarVehicles }

type Asked = { query?: string; params?: Record<string, string>; tenant?: string }

async function ask(endpoint: 'listVehicles' | 'suggest' | 'facetValues' | 'similarVehicles', asked: Asked) {
  return askHandler(handler, { route: rows[endpoint].path, ...asked })
}

async function slugs(asked: Asked): Promise<string[]> {
  const { status, body } = await ask('listVehicles', asked)
  expect(status).toBe(200)
  return rows.listVehicles.response.parse(body).hits.map(({ slug }) => slug)
}

async function suggested(query: string, tenant = 'northgate') {
  const { body } = await ask('suggest', { query, tenant })
  return rows.suggest.response
    .parse(body)
    .suggestions.map(({ kind, label, count, query }) => [kind, label, count, query])
}

async function similar(slug: string) {
  const { status, body } = await ask('similarVehicles', { params: { slug } })
  expect(status).toBe(200)
  const { kind, hits } = rows.similarVehicles.response.parse(body)
  return [kind, ...hits.map(({ slug }) => slug)]
}

test('[SR-18] a limited list holds the first of a search', async () => {
  expect(await slugs({ query: 'sortBy=price_desc&limit=2' })).toEqual(['rav-8', 'rav-7'])
  expect(await slugs({ query: 'make=Mazda&limit=100' })).toEqual(['mazda'])
})

test('[SR-18] a limited list of a site with several kinds of vehicles has them in turn', async () => {
  expect(await slugs({ query: 'limit=4', tenant: 'yard' })).toEqual(['bike-1', 'van-1', 'bike-2', 'van-2'])
})

test('[SR-9] price ascending leaves out what has no price on a site that says so, and on no other', async () => {
  const cheapest = { query: 'body=Ute&sortBy=price_asc&limit=9' }
  expect(await slugs({ ...cheapest, tenant: 'cheapest-first' })).toEqual([])
  expect(await slugs({ ...cheapest, tenant: 'northgate' })).toEqual(['ute'])
})

test('[VD-11] similar vehicles are six at most, of the make first, and of the price band', async () => {
  expect(await similar('rav-0')).toEqual(['similar', 'rav-1', 'rav-2', 'rav-3', 'rav-4', 'rav-5', 'rav-6'])
  expect(await similar('mazda')).toEqual(['similar', 'rav-0', 'rav-1', 'rav-2', 'rav-3', 'rav-4', 'rav-5'])
})

test('[VD-13] where none is like it they are the latest of all, without the vehicle itself', async () => {
  const [kind, ...found] = await similar('ute')
  expect(kind).toBe('newest')
  expect(found).toHaveLength(6)
  expect(found).not.toContain('ute')
})

test('[SR-20] words being typed are completed by what the site lists under all else that is chosen', async () => {
  expect(await suggested('text=to')).toEqual([
    ['Make', 'Toyota', 9, 'make=Toyota'],
    ['Model', 'Toyota RAV4', 9, 'make_model=Toyota+RAV4'],
  ])
  expect(await suggested('text=to&price=:32000')).toEqual([
    ['Make', 'Toyota', 3, 'make=Toyota&price=:32000'],
    ['Model', 'Toyota RAV4', 3, 'make_model=Toyota+RAV4&price=:32000'],
  ])
  expect(await suggested('text=')).toEqual([])
})

test('the values of any list filter can be asked for, and those that begin with a text', async () => {
  const badges = async (query: string) => (await ask('facetValues', { params: { filter: 'badge' }, query })).body.values
  expect(await badges('')).toEqual([
    { value: 'GXL', count: 10 },
    { value: 'Touring', count: 1 },
  ])
  expect(await badges('text=to&make=Mazda')).toEqual([{ value: 'Touring', count: 1 }])
})

test("[TN-10] none of them shows another tenant's stock, whatever the request says", { tags: 'long' }, async () => {
  for (const query of ['dealership_slug=harbourside&limit=100', 'tenant=harbourside&limit=100', 'make=Tovara&limit=9'])
    expect(await slugs({ query })).not.toContain('theirs')
  expect(await suggested('text=tov')).toEqual([])
  expect(await suggested('text=tov', 'harbourside')).toHaveLength(2)
  const { body } = await ask('facetValues', {
    params: { filter: 'badge' },
    query: 'text=gxx&dealership_slug=harbourside',
  })
  expect(body.values).toEqual([])
  expect(await ask('similarVehicles', { params: { slug: 'theirs' } })).toMatchObject({ status: 404 })
})

test.each([
  ['listVehicles', {}, 'limit is missing, allowed: a whole number from 1 to 100.'],
  ['listVehicles', { query: 'limit=0' }, 'limit is "0", allowed: a whole number from 1 to 100.'],
  ['listVehicles', { query: 'limit=9e9' }, 'limit is "9e9"'],
  ['listVehicles', { query: 'limit=5&page=-1' }, 'page'],
  ['suggest', {}, 'text is missing, allowed: text of at most 200 characters.'],
  ['suggest', { query: `text=${'x'.repeat(201)}` }, 'allowed: text of at most 200 characters.'],
  ['facetValues', { params: { filter: 'price' } }, 'There is no list filter price; there are make, model'],
  ['facetValues', { params: { filter: '__proto__' } }, 'There is no list filter __proto__'],
  ['facetValues', { params: { filter: 'A B' } }, 'filter is "A B"'],
] as const)('[IN-2] %s with %j is 400 with what is allowed', async (endpoint, asked, message) => {
  const { status, body } = await ask(endpoint, asked)
  expect(status).toBe(400)
  expect(errorBodySchema.parse(body).error.message).toContain(message)
})

test('a route of another function is not found', async () => {
  const event = httpEvent({ path: '/api/cars/x', route: '/api/cars/{slug}', tenant: 'northgate' })
  await expect(async () => handler(event, lambdaContext())).rejects.toThrow(
    'is no route of GET /api/search, GET /api/vehicles',
  )
})
