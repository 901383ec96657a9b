import type { Site } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { gaugeView } from '@forecourt/domain/gauge/gauge-view'
import { deleteItem, putItem } from '@forecourt/lambda-kit/data/items'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { sandbox as definition } from '@forecourt/providers/market-value/sandbox'
import { withSandbox } from '@forecourt/providers/testing/with-sandbox'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { beforeAll, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

const car = (slug: string, price: number, changes = {}) =>
  testVehicle({
    ...{ id: slug, slug, price, dealership_slug: 'northgate', car_type: 'used', make: 'Mazda', model: 'CX-5' },
    ...{ year: 2023, km: 30_000, vin: 'JM0KF4WLA00123456', ...changes },
  })
const stock = [
  car('own', 39_000),
  car('a', 38_000),
  car('b', 41_000),
  car('c', 45_000),
  car('gone', 10_000, { status: 'sold' }),
]

const sandbox = definition.create()
withLocalTables()
withSandbox(sandbox, 'MARKET_VALUE_URL')
beforeAll(async () => {
  expectLogs(/The market value of a vehicle is not known/, /This is not available right now/)
  vi.stubEnv('MARKET_VALUE_SECRET', 'sandbox-market-value-key')
  const capabilities = { priceGauge: true }
  await writeSite(testSite({ capabilities }))
  await writeSite(testSite({ slug: 'harbourside', capabilities, market_value: 'autograb' }))
  await writeSite(testSite({ slug: 'meridian' }))
  await writeSite(testSite({ slug: 'openroad', capabilities, autograb: true }))
  const others = [
    car('reserved', 39_000, { reserved: true }),
    ...[60_000, 40_000, 41_000, 45_000].map((price) => car(`mx5-${price}`, price, { model: 'MX-5' })),
    ...[30_000, 31_000, 39_000, 40_000].map((price) =>
      car(`cx9-${price}`, price, { model: 'CX-9', state: 'NSW', state_average_market_price: 45_000 }),
    ),
    car('unknown-km', 39_000, { km: undefined }),
    car('by-plate', 39_000, { model: 'MX-30', vin: undefined, regplate: 'abc 12-D', state: 'NSW' }),
  ]
  for (const vehicle of [...stock, ...others]) await storeVehicle(vehicle)
})

const gauge = (slug = 'own', tenant: Site['slug'] = 'northgate') =>
  askHandler(handler, { route: '/api/cars/{slug}/autogauge', params: { slug }, tenant })

test('[PG-6] from the dealer’s own stock it says the range, how sure it is, and which cars it compared', async () => {
  const { status, body } = await gauge()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    fill: 0.857,
    listing_price: 39_000,
    market_range_min: 38_000,
    market_range_max: 45_000,
    confidence: 0.4,
    source: 'stock',
    basis: 'Our own stock of the Mazda CX-5, within 2 years and 40,000 km of this one.',
  })
  expect(body.comparables.map((one: { slug: string }) => one.slug).sort()).toEqual(['a', 'b', 'c', 'reserved'])
})

test('[PG-1] a car that costs more than all it is compared with is outside of the range', async () => {
  const { body } = await gauge('mx5-60000')
  expect(body.market_range_max).toBe(45_000)
  expect(gaugeView(body, 'vehicles')).toBeNull()
})

test('[BY-6] above the middle of its range it is described, by the tenant’s noun', async () => {
  expect((await gauge('cx9-39000')).body).toMatchObject({ fill: 0.1, description: 'Above similar vehicles' })
  expect((await gauge('cx9-31000')).body).not.toHaveProperty('description')
})

test('[BY-6] a range that contradicts the average that the site shows is not answered', async () => {
  expect((await gauge('cx9-39000', 'openroad')).body).toEqual({ source: 'stock', comparables: [] })
  expect((await gauge('cx9-31000', 'openroad')).body).toMatchObject({ market_range_min: 30_000 })
})

test.each(['northgate', 'harbourside'])(
  '[PG-6] a used car whose distance is not known has no range on %s',
  async (tenant) => expect((await gauge('unknown-km', tenant)).body).not.toHaveProperty('market_range_max'),
)

test('[PG-6] the provider is asked for a plate as it is registered, however the feed writes it', async () => {
  sandbox.reset()
  expect((await gauge('by-plate', 'harbourside')).body).toMatchObject({ source: 'autograb', confidence: 0.85 })
  expect(sandbox.inbox()[0]).toMatchObject({ path: '/v2/vehicles/registrations/ABC12D?region=au&state=NSW' })
})

test('[PG-6] from the provider it says its range', async () => {
  const { body } = await gauge('own', 'harbourside')
  expect(body).toMatchObject({ source: 'autograb', listing_price: 39_000, confidence: 0.85, comparables: [] })
  expect(body.market_range_min).toBeLessThan(body.market_range_max)
})

test('[FQ-8] the provider, which is paid by the call, is not asked once a site has spent its share', async () => {
  const bucket = 'market-values:site:harbourside'
  await putItem('limits', { bucket, full_at_ms: Date.now() + 30 * 86_400_000 })
  const asked = sandbox.inbox().length
  expect(await gauge('own', 'harbourside')).toMatchObject({ status: 429, body: { error: { code: 'too_many' } } })
  expect((await gauge()).status).toBe(200)
  expect(sandbox.inbox()).toHaveLength(asked)
  await deleteItem('limits', { bucket })
})

test.each(definition.faults.filter((fault) => fault !== 'slow'))(
  'a provider that is %s is an error, and nothing else',
  async (fault) => {
    sandbox.setFault(fault)
    expect((await gauge('own', 'harbourside')).status).toBe(503)
    sandbox.reset()
    expect((await gauge()).status).toBe(200)
  },
)

test.each([
  ['gone', 'northgate'],
  ['reserved', 'northgate'],
  ['own', 'meridian'],
])('[PG-2] a car that is %s on %s has a gauge without figures', async (slug, tenant) => {
  expect((await gauge(slug, tenant)).body).toEqual({ source: 'stock', comparables: [] })
})

test('of a car that is not the site’s there is none', async () => expect((await gauge('other')).status).toBe(404))
