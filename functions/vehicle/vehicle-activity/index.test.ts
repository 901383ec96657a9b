import { testSite } from '@forecourt/contracts/testing/test-site'
import { queryItems } from '@forecourt/lambda-kit/data/items'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { beforeAll, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

const vehicle = testVehicle({ id: 'v1', slug: 'a-car', dealership_slug: 'northgate', car_type: 'used' })
const off = { viewCounter: false, revealPhone: false }
withLocalTables()
beforeAll(async () => {
  vi.stubEnv('VISITOR_MARKS_SECRET', 'a-secret-of-the-stage')
  const capabilities = { viewCounter: true, revealPhone: true }
  await writeSite(testSite({ capabilities }))
  await writeSite(testSite({ slug: 'meridian' }))
  // Two dealerships, of which one counts and hides.
  const dealerships = ['northgate', 'northgate-west']
  await writeSite(
    testSite({ slug: 'harbourside', dealerships, capabilities, dealership_capabilities: { 'northgate-west': off } }),
  )
  const western = { ...vehicle, id: 'v2', slug: 'western', dealership_slug: 'northgate-west' }
  for (const one of [vehicle, western]) await storeVehicle(one)
})

type Visitor = { ip?: string; agent?: string; site?: string }

async function view(
  { ip = '203.0.113.9', agent = 'Firefox', site }: Visitor = {},
  slug = 'a-car',
  tenant = 'northgate',
) {
  const headers = { 'x-viewer-ip': ip, 'user-agent': agent, ...(site && { 'sec-fetch-site': site }) }
  return askHandler(handler, { route: '/api/cars/{slug}/view.json', params: { slug }, tenant, headers })
}

async function reveal(body: object, tenant = 'northgate', { ip = '203.0.113.9', agent = 'Firefox' }: Visitor = {}) {
  const headers = { 'x-viewer-ip': ip, 'user-agent': agent }
  return (await askHandler(handler, { route: '/api/calls/reveal', body, tenant, headers })).status
}

const stored = async () => JSON.stringify(await Array.fromAsync(queryItems('activity', 'northgate')))

test('[VD-15] a visitor counts once a day, another one again, and a robot never', async () => {
  expect(await view()).toMatchObject({
    status: 200,
    body: {
      views: 1,
      car_fields: {
        id: 'v1',
        status: vehicle.status,
        price: vehicle.price,
        photos_count: vehicle.images.length,
        updated_at: vehicle.updated_at,
      },
    },
  })
  expect((await view()).body.views).toBe(1)
  expect((await view({ agent: 'Chrome' })).body.views).toBe(2)
  expect((await view({ ip: '198.51.100.7' })).body.views).toBe(3)
  expect((await view({ agent: 'Googlebot/2.1' })).body.views).toBe(3)
  vi.setSystemTime(Date.now() + 86_400_000)
  expect((await view()).body.views).toBe(4)
  vi.useRealTimers()
})

test('[VD-15] however many browsers one address claims to have, five of them count for a car a day', async () => {
  const before = (await view({ ip: '198.51.100.50' })).body.views
  for (let index = 0; index < 12; index++) await view({ ip: '198.51.100.50', agent: `Browser ${index}` })
  expect((await view({ ip: '198.51.100.50', agent: 'Another' })).body.views).toBe(before + 4)
  expect((await view({ ip: '198.51.100.51' })).body.views).toBe(before + 5)
})

test('[VD-15] [SB-6] the five of an address are those of the dealer’s day, from its first hour to its last', {
  tags: 'long',
}, async () => {
  const midnight = Date.parse('2027-07-10T14:00:00Z')
  const ip = '198.51.100.52'
  const counted: number[] = []
  for (const hour of [0.5, 23.5, 24.5]) {
    vi.setSystemTime(midnight + hour * 3_600_000)
    for (let index = 0; index < 7; index++) await view({ ip, agent: `Browser ${hour} ${index}` })
    counted.push((await view({ ip, agent: `Browser ${hour} 0` })).body.views)
  }
  vi.useRealTimers()
  const [first = 0] = counted
  expect(counted).toEqual([first, first, first + 5])
})

test.each(['cross-site', 'same-site', 'none'])(
  '[VD-15] a view that a browser says is asked for %s is refused, and does not count',
  async (site) => {
    const visitor = { ip: '198.51.100.60' }
    expect((await view({ ...visitor, site })).status).toBe(403)
    const before = (await view({ ip: '203.0.113.9' })).body.views
    expect((await view({ ...visitor, site: 'same-origin', agent: site })).body.views).toBe(before + 1)
  },
)

test('[VD-15] nothing that is stored names a visitor, and marks of them go by themselves', async () => {
  const text = await stored()
  expect(text).not.toMatch(/203\.0|198\.51|Firefox|Chrome/)
  expect(text).toMatch(/"ttl":\d+/)
})

test('[VD-15] of a car that is not the site’s there is nothing', async () => {
  expect((await view({}, 'another-car')).status).toBe(404)
})

test('[SB-6] a revealed number is recorded with car, dealership and website', { tags: 'long' }, async () => {
  const body = { car_id: 'v1', dealership_id: 'northgate', website_id: 'northgate' }
  expect(await reveal(body)).toBe(200)
  // The same visitor, who shows the number again.
  expect(await reveal(body)).toBe(200)
  expect(await stored()).toMatch(/"reveals":1/)
  for (let index = 0; index < 12; index++)
    expect(await reveal(body, 'northgate', { agent: `Browser ${index}` })).toBe(200)
  expect(await stored()).toMatch(/"reveals":5/)
  expect(await reveal({ ...body, website_id: 'harbourside' })).toBe(400)
  expect(await reveal({ ...body, dealership_id: 'harbourside' })).toBe(400)
  expect(await reveal({ ...body, dealership_id: 'northgate-west' })).toBe(400)
  expect(await reveal({ ...body, car_id: 'invented' })).toBe(404)
  expect(await stored()).not.toMatch(/invented/)
})

test('[SB-6] [VD-15] days are those of the dealer: a visit after midnight in Sydney is one of the next day', async () => {
  // 23:30 and 00:30 in Sydney are one day in UTC.
  const evening = Date.parse('2027-06-10T13:30:00Z')
  const body = { car_id: 'v1', dealership_id: 'northgate', website_id: 'northgate' }
  vi.setSystemTime(evening)
  const before = (await view()).body.views
  await reveal(body)
  vi.setSystemTime(evening + 3_600_000)
  expect((await view()).body.views).toBe(before + 1)
  await reveal(body)
  vi.useRealTimers()
  const items = await Array.fromAsync(queryItems('activity', 'northgate'))
  const days = items.filter(({ item }) => /#2027-06-1\d#v1$/.test(String(item)))
  expect(days.map(({ item }) => item)).toEqual(['reveals#northgate#2027-06-10#v1', 'reveals#northgate#2027-06-11#v1'])
  // Counts are kept for a good year.
  for (const { ttl } of days) expect(Number(ttl) - evening / 1000).toBeGreaterThan(365 * 86_400)
})

test('[VD-15] [SB-6] what a site, or a car’s dealership, does not do is not counted', { tags: 'long' }, async () => {
  expect((await view({}, 'a-car', 'meridian')).status).toBe(404)
  expect((await view({}, 'a-car', 'harbourside')).status).toBe(200)
  expect((await view({}, 'western', 'harbourside')).status).toBe(404)
  const body = { car_id: 'v1', dealership_id: 'northgate', website_id: 'meridian' }
  expect(await reveal(body, 'meridian')).toBe(404)
  expect(await reveal({ ...body, website_id: 'harbourside' }, 'harbourside')).toBe(200)
  const west = { car_id: 'v2', dealership_id: 'northgate-west', website_id: 'harbourside' }
  expect(await reveal(west, 'harbourside')).toBe(404)
})
