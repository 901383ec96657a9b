import { vehicleSchema } from '@forecourt/contracts/stock/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

const car = testVehicle({ id: '7', slug: '2021-toyota-rav4-n7', dealercomments: 'One owner' })

withLocalTables()
beforeAll(async () => {
  await writeSite(testSite())
  await writeSite(testSite({ slug: 'harbourside', dealerships: ['harbourside'] }))
  await storeVehicle(car)
})

const ask = (slug: string, tenant: string, secret?: string) =>
  askHandler(handler, { route: '/api/cars/{slug}', params: { slug }, tenant, secret })

test('[IN-2] [RT-4] a vehicle is answered whole by its slug', async () => {
  const { status, body } = await ask(car.slug, 'northgate')
  expect(status).toBe(200)
  expect(vehicleSchema.parse(body)).toEqual(car)
})

test("[TN-10] another tenant's vehicle is not found, and a forged tenant is refused", async () => {
  expectLogs(/A request came to the API's own address/)
  expect(await ask(car.slug, 'harbourside')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  expect(await ask(car.slug, 'northgate', 'a guess')).toMatchObject({ status: 403 })
})

test.each([
  ['nobody-has-this', 404],
  ['A B', 400],
  ['..', 400],
  ['x'.repeat(201), 400],
])('[IN-2] the slug %j is %i', async (slug, status) => {
  expect((await ask(slug, 'northgate')).status).toBe(status)
})

test('[IN-2] a slug of nine thousand letters is refused with its first forty', async () => {
  const { body } = await ask('x'.repeat(9000), 'northgate')
  expect(body.error.message).toContain(`slug is "${'x'.repeat(40)}…", allowed: `)
})

test('[VD-20] a vehicle is found by its id, or by its slug in the place of one, within the own stock only', async () => {
  const askById = async (id: string, tenant: string) => {
    const { status, body } = await askHandler(handler, { route: '/api/cars-by-id/{id}', params: { id }, tenant })
    return [status, body?.slug]
  }
  expect(await askById(car.id, 'northgate')).toEqual([200, car.slug])
  expect(await askById(car.slug, 'northgate')).toEqual([200, car.slug])
  // An address that is kept may name one that is gone: no error in the console of its browser.
  expect(await askById(car.id, 'harbourside')).toEqual([204, undefined])
  expect(await askById('nobody', 'northgate')).toEqual([204, undefined])
})

test('[TN-10] a slug that two dealers have answers each with its own vehicle', async () => {
  const other = { ...car, id: '8', dealership_slug: 'harbourside', dealercomments: 'Theirs' }
  await storeVehicle(other)
  expect((await ask(car.slug, 'harbourside')).body).toMatchObject({ id: '8', dealercomments: 'Theirs' })
  expect((await ask(car.slug, 'northgate')).body).toMatchObject({ id: '7', dealercomments: 'One owner' })
})
