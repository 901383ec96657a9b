import { testSite } from '@forecourt/contracts/testing/test-site'
import { queryItems } from '@forecourt/lambda-kit/data/items'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { putVehicle } from '@forecourt/stock/table/stock-table'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

const vehicle = testVehicle({ id: 'v1', slug: 'a-car', dealership_slug: 'northgate', car_type: 'used' })
let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  vi.stubEnv('VISITOR_MARKS_SECRET', 'a-secret-of-the-stage')
  tables = await startLocalTables()
  await writeSite(testSite())
  await putVehicle({ ...vehicle, fingerprint: 'f', vehicle }, undefined)
})
afterAll(() => tables.close())

type Visitor = { ip?: string; agent?: string }

async function view({ ip = '203.0.113.9', agent = 'Firefox' }: Visitor = {}, slug = 'a-car') {
  const path = `/api/cars/${slug}/view.json`
  const event = httpEvent({ path, route: '/api/cars/{slug}/view.json', params: { slug }, tenant: 'northgate' })
  const headers = { ...event.headers, 'x-viewer-ip': ip, 'user-agent': agent }
  const result = await handler({ ...event, headers }, lambdaContext())
  return { status: result.statusCode, body: JSON.parse(result.body ?? '') }
}

async function reveal(body: object) {
  const event = httpEvent({
    path: '/api/calls/reveal',
    route: '/api/calls/reveal',
    method: 'POST',
    tenant: 'northgate',
    body: JSON.stringify(body),
  })
  const own = { 'content-type': 'application/json', origin: 'https://own.example', 'x-site-host': 'own.example' }
  const result = await handler({ ...event, headers: { ...event.headers, ...own } }, lambdaContext())
  return result.statusCode
}

const stored = async () => JSON.stringify(await Array.fromAsync(queryItems('activity', 'northgate')))

test('[VD-15] a visitor counts once a day, another one again, and a robot never', async () => {
  expect(await view()).toEqual({
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

test('[VD-15] nothing that is stored names a visitor, and marks of them go by themselves', async () => {
  const text = await stored()
  expect(text).not.toMatch(/203\.0|198\.51|Firefox|Chrome/)
  expect(text).toMatch(/"ttl":\d+/)
})

test('[VD-15] of a car that is not the site’s there is nothing', async () => {
  expect((await view({}, 'another-car')).status).toBe(404)
})

test('[SB-6] a revealed number is recorded with car, dealership and website', async () => {
  const body = { car_id: 'v1', dealership_id: 'northgate', website_id: 'northgate' }
  expect(await reveal(body)).toBe(200)
  expect(await reveal(body)).toBe(200)
  expect(await stored()).toMatch(/"reveals":2/)
  expect(await reveal({ ...body, website_id: 'harbourside' })).toBe(400)
  expect(await reveal({ ...body, dealership_id: 'harbourside' })).toBe(400)
})
