import type { Site } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { readPriceAlert } from '@forecourt/watchlist/price-alerts/alert-table'
import { unsubscribeToken } from '@forecourt/watchlist/price-alerts/unsubscribe-token'
import { listSavedCars } from '@forecourt/watchlist/watchlist-table'
import { beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

const secret = 'a-secret-of-shopper-keys'
const phone = '+61491570006'
const stranger = '+61491570156'
const image = { image: { url: '/media/a.jpg' } }
const car = testVehicle({ id: 'c1', slug: '2021-toyota-rav4-c1', price: 30_000, images: [image] })

withLocalTables()
beforeAll(async () => {
  process.env.SHOPPER_KEYS_SECRET = secret
  const sites: Partial<Site>[] = [
    { capabilities: { priceAlerts: true } },
    { slug: 'harbourside', capabilities: { priceAlerts: true } },
    { slug: 'elsewhere', dealerships: ['elsewhere'] },
    { slug: 'without', capabilities: { watchlist: false } },
  ]
  for (const site of sites) await writeSite(testSite(site))
  await storeVehicle(car)
})

type Asked = { path: string; body?: object; id?: string; tenant?: string }

async function ask({ path, body, id, tenant = 'northgate' }: Asked) {
  const answer = await askHandler(handler, { route: path, body, session: id, tenant })
  return { status: answer.status, body: answer.body }
}
const save = (id: string | undefined, tenant = 'northgate', phone_number = stranger) =>
  ask({ path: '/api/watchlist/save-car', body: { phone_number, car_id: car.id }, tenant, ...(id && { id }) })
const remove = (id: string, car_id = car.id) =>
  ask({ path: '/api/watchlist/remove-car', body: { phone_number: stranger, car_id }, id })
const idsOf = (id: string) => ask({ path: '/api/watchlist', id })

test('[WL-3] a car is saved and removed for the session’s phone, whatever phone the body names', async () => {
  const id = await startSession('northgate', phone)
  expect(await save(id)).toEqual({ status: 200, body: { success: true } })
  expect((await idsOf(id)).body.cars).toEqual([{ id: 'c1', saved_at: expect.any(String) }])
  expect(await listSavedCars({ tenant: 'northgate', phone: stranger })).toEqual([])
  expect((await idsOf(await startSession('northgate', stranger))).body.cars).toEqual([])

  const other = await startSession('northgate', stranger)
  await ask({ path: '/api/watchlist/remove-car', body: { phone_number: phone, car_id: car.id }, id: other })
  expect((await idsOf(id)).body.cars).toHaveLength(1)
  expect(await remove(id)).toEqual({ status: 200, body: { success: true } })
  expect((await idsOf(id)).body.cars).toEqual([])
  expect(await remove(id)).toEqual({ status: 200, body: { success: true } })
})

test('[WL-3] [TN-10] the same phone on two sites has two lists', async () => {
  const here = await startSession('northgate', phone)
  const there = await startSession('harbourside', phone)
  await save(here)
  expect((await ask({ path: '/api/watchlist', id: there, tenant: 'harbourside' })).body.cars).toEqual([])
  expect((await save(here, 'harbourside')).status).toBe(401)
  await remove(here)
})

test('[WL-3] without a session, or with one without a phone, nothing is saved', async () => {
  expect((await save(undefined)).status).toBe(401)
  expect((await save(await startSession('northgate', null))).status).toBe(401)
})

test('[WL-3] a car that the site does not show is not saved', async () => {
  expect((await save(await startSession('elsewhere', phone), 'elsewhere')).status).toBe(404)
})

test.each([
  [{}, 200],
  [{ reserved: true }, 200],
  [{ status: 'coming_soon' }, 410],
  [{ status: 'sold' }, 410],
  [{ status: 'withdrawn' }, 410],
])('[VC-4] [WL-5] saving a car that is %j answers %i, and one that is saved stays so', async (changes, status) => {
  const id = await startSession('northgate', phone)
  await storeVehicle({ ...car, ...changes })
  expect((await save(id)).status).toBe(status)
  expect((await idsOf(id)).body.cars).toHaveLength(status === 200 ? 1 : 0)
  await storeVehicle(car)
  await save(id)
  await storeVehicle({ ...car, ...changes })
  expect((await save(id)).status).toBe(200)
  await remove(id)
  await storeVehicle(car)
})

test('[TN-6] a site without the garage answers that there is none', async () => {
  expect((await save(await startSession('without', phone), 'without')).status).toBe(404)
})

test('a saved car keeps the price of its first day, and shows what it costs now and that it is sold', async () => {
  const id = await startSession('northgate', phone)
  const cars = async () => (await ask({ path: '/api/watchlist/cars', id })).body.cars
  await save(id)
  await storeVehicle({ ...car, price: 29_000 })
  await save(id)
  expect(await cars()).toMatchObject([{ id: 'c1', saved_price: 30_000, hit: { price: 29_000, status: 'in_stock' } }])
  await storeVehicle({ ...car, status: 'sold' })
  expect(await cars()).toMatchObject([
    { hit: { status: 'sold' }, car: { name: car.name, primary_image_url: '/media/a.jpg' } },
  ])
  await remove(id)
  await storeVehicle(car)
})

test('[WL-3] after a process that ended between saving and answering, the list is what the table says', async () => {
  const id = await startSession('northgate', phone)
  // Its answer is lost.
  await save(id)
  expect((await idsOf(id)).body.cars).toHaveLength(1)
  expect(await listSavedCars({ tenant: 'northgate', phone })).toHaveLength(1)
  await save(id)
  expect((await idsOf(id)).body.cars).toHaveLength(1)
  await remove(id)
})

test.each(['', 'a b', 'x'.repeat(101), '#', 'a/b'])('[WL-3] %j is no id of a car', async (car_id) => {
  const id = await startSession('northgate', phone)
  const { status } = await ask({ path: '/api/watchlist/save-car', body: { car_id }, id })
  expect(status).toBe(400)
})

const wants = (id: string | undefined, wanted: unknown, tenant?: string) =>
  ask({ path: '/api/watchlist/price-alerts', body: { wanted }, ...(id && { id }), ...(tenant && { tenant }) })
const isAsked = async (id: string, tenant?: string) =>
  (await ask({ path: '/api/watchlist/cars', id, ...(tenant && { tenant }) })).body.price_alerts

test('messages about lower prices are for who asked, on that site, until they want no more', async () => {
  const id = await startSession('northgate', phone)
  const there = await startSession('harbourside', phone)
  expect(await isAsked(id)).toBe(false)
  expect(await wants(id, true)).toEqual({ status: 200, body: { wanted: true } })
  expect(await isAsked(id)).toBe(true)
  expect(await isAsked(there, 'harbourside')).toBe(false)
  expect(await wants(id, false)).toEqual({ status: 200, body: { wanted: false } })
  expect(await isAsked(id)).toBe(false)
  expect((await wants(undefined, true)).status).toBe(401)
  expect((await wants(await startSession('without', phone), true, 'without')).status).toBe(404)
})

test('messages are agreed to in the words that were shown, and stopping takes the consent away', async () => {
  const id = await startSession('northgate', phone)
  await wants(id, true)
  expect((await readPriceAlert({ tenant: 'northgate', phone }))?.consent).toEqual({
    wording: expect.stringMatching(/^Text me when a price drops\. To 04\d\d \d{3} \d{3}, one message a day at most\./),
    version: '1',
    at: expect.stringMatching(/^2\d{3}-/),
  })
  await wants(id, false)
  expect((await readPriceAlert({ tenant: 'northgate', phone }))?.consent).toBeUndefined()
})

test.each(['on', 'yes', 1, [true], null, undefined])('%j asks for no messages', async (wanted) => {
  const id = await startSession('northgate', phone)
  expect((await wants(id, wanted)).status).toBe(400)
  expect(await isAsked(id)).toBe(false)
})

test('a price that is lower already when a shopper asks is no news', async () => {
  const id = await startSession('northgate', phone)
  await storeVehicle(car)
  await save(id)
  await storeVehicle({ ...car, price: 28_000 })
  await wants(id, true)
  expect(await listSavedCars({ tenant: 'northgate', phone })).toMatchObject([{ announced_price: 28_000 }])
  await wants(id, false)
  await remove(id)
  await storeVehicle(car)
})

const stop = (token: string, tenant = 'northgate') =>
  ask({ path: '/api/watchlist/unsubscribe', body: { token }, tenant })

test('the link of a message ends them without signing in, on its own site alone, however often', async () => {
  const id = await startSession('northgate', phone)
  const there = await startSession('harbourside', phone)
  await wants(id, true)
  await wants(there, true, 'harbourside')
  const token = unsubscribeToken(secret, { tenant: 'northgate', phone })
  expect(await stop(token, 'harbourside')).toEqual({ status: 200, body: { stopped: false } })
  expect(await isAsked(id)).toBe(true)
  expect(await stop(token)).toEqual({ status: 200, body: { stopped: true } })
  expect(await stop(token)).toEqual({ status: 200, body: { stopped: true } })
  expect(await isAsked(id)).toBe(false)
  expect(await isAsked(there, 'harbourside')).toBe(true)
  await wants(there, false, 'harbourside')
})

test('a token that is changed, made with another key, or of who never asked ends and stores nothing', async () => {
  const id = await startSession('northgate', phone)
  await wants(id, true)
  const token = unsubscribeToken(secret, { tenant: 'northgate', phone })
  const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  expect((await stop(changed)).body).toEqual({ stopped: false })
  expect((await stop(unsubscribeToken('another-key-of-shoppers', { tenant: 'northgate', phone }))).body.stopped).toBe(
    false,
  )
  expect((await stop('x')).status).toBe(400)
  expect(await isAsked(id)).toBe(true)
  const never = { tenant: 'northgate', phone: '+61491570999' }
  expect((await stop(unsubscribeToken(secret, never))).body).toEqual({ stopped: true })
  expect(await readPriceAlert(never)).toBeUndefined()
  await wants(id, false)
})

test('a plain form of the link is answered by the page that says what came of it', async () => {
  const submit = async (token: string) => {
    const { status, headers } = await askHandler(handler, { route: '/api/watchlist/unsubscribe', form: { token } })
    return [status, headers.location]
  }
  expect(await submit(unsubscribeToken(secret, { tenant: 'northgate', phone }))).toEqual([
    303,
    '/pages/unsubscribe/stopped',
  ])
  expect(await submit('x'.repeat(60))).toEqual([303, '/pages/unsubscribe/unknown'])
  expect(await submit('?')).toEqual([303, '/pages/unsubscribe/unknown'])
})
