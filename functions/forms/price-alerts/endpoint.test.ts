import type { Site } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { sandbox as definition } from '@forecourt/providers/sms/sandbox'
import { withSandbox } from '@forecourt/providers/testing/with-sandbox'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { askForPriceAlerts, readPriceAlert, stopPriceAlerts } from '@forecourt/watchlist/price-alerts/alert-table'
import { readUnsubscribeToken } from '@forecourt/watchlist/price-alerts/unsubscribe-token'
import { carKey, readSavedCar, removeCar, saveCar } from '@forecourt/watchlist/watchlist-table'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

const secret = 'a-secret-of-shopper-keys'
const sms = definition.create()
const here = testSite({ capabilities: { priceAlerts: true }, sms: { sender_id: 'Northgate' } })
const sites: Site[] = [
  here,
  testSite({ slug: 'sister', capabilities: { priceAlerts: true }, sms: { sender_id: 'Sister' } }),
  testSite({ slug: 'without', capabilities: { priceAlerts: false }, sms: { sender_id: 'Without' } }),
]
withLocalTables()
withSandbox(sms, 'SMS_URL')
beforeAll(async () => {
  process.env.SHOPPER_KEYS_SECRET = secret
  for (const site of sites) await writeSite(site)
})

/** Noon in Brisbane, where the test site is. */
const noon = Date.parse('2026-11-23T02:00:00Z')
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const hours = (count: number) => vi.setSystemTime(Date.now() + count * 3_600_000)

let count = 0
/** A car at $30,000 that a shopper, whom no other test uses, saved and asked for messages about. */
async function savedCar(tenant = 'northgate', phone = `+614915${String(++count).padStart(5, '0')}`) {
  const id = `alert-${++count}`
  const car = testVehicle({ id, slug: `2021-toyota-rav4-${id}`, year: 2021, price: 30_000 })
  await storeVehicle(car)
  const shopper = { tenant, phone }
  const { name, slug, make, model } = car
  const toSave = { car: { id, name, slug, make, model }, car_key: carKey(car), saved_price: 30_000 }
  await saveCar(shopper, toSave, new Date())
  const consent = { wording: 'Text me.', version: '1', at: new Date().toISOString() }
  await askForPriceAlerts(shopper, consent)
  const changed = (eventName: 'INSERT' | 'MODIFY' | 'REMOVE' = 'MODIFY') =>
    handler({ Records: [streamRecord({ dealership_slug: car.dealership_slug, id }, eventName)] })
  const costs = async (price: number) => {
    await storeVehicle({ ...car, price })
    return changed()
  }
  return { shopper, car, changed, costs }
}

const streamRecord = (keys: Record<string, string>, eventName: 'INSERT' | 'MODIFY' | 'REMOVE') => ({
  eventName,
  dynamodb: {
    Keys: Object.fromEntries(Object.entries(keys).map(([name, S]) => [name, { S }])),
    SequenceNumber: `number-${keys.id}`,
  },
})
const sweep = () => handler({})
const texts = (phone: string) => sms.inbox().flatMap(({ to, text }) => (to[0]?.address === phone ? [text] : []))

test('a shopper who asked gets one message when a saved car costs less, with a link that ends them', async () => {
  const { shopper, car, costs } = await savedCar()
  expect(await costs(29_000)).toEqual({ batchItemFailures: [] })
  const [text = '', ...others] = texts(shopper.phone)
  expect(others).toEqual([])
  const [words, address, stop = ''] = text.split('\n')
  expect(words).toBe(`${here.name}: the 2021 ${car.make} ${car.model} you saved is now $29,000, $1,000 less.`)
  expect(address).toBe(`${here.url}/cars/${car.slug}`)
  const link = new URL(stop.replace('Stop: ', ''))
  expect(link.origin).toBe(new URL(here.url).origin)
  expect(link.href).not.toContain(shopper.phone.slice(3))
  const [, token = ''] = /^\/pages\/unsubscribe\/([\w-]+)$/.exec(link.pathname) ?? []
  expect(readUnsubscribeToken(secret, 'northgate', token)).toBe(shopper.phone)
  expect(await readSavedCar(shopper, car.id)).toMatchObject({ announced_price: 29_000, saved_price: 30_000 })
})

test('who did not ask, or no longer wants any, gets none', async () => {
  const { shopper, costs } = await savedCar()
  await stopPriceAlerts(shopper)
  await costs(29_000)
  await sweep()
  expect(texts(shopper.phone)).toEqual([])
})

test('an event that comes twice, and one about anything but a lower price, send nothing', async () => {
  const { shopper, car, costs, changed } = await savedCar()
  await costs(29_000)
  sms.reset()
  hours(30)
  await changed()
  await costs(29_500)
  await storeVehicle({ ...car, price: 28_000, status: 'sold' })
  await changed()
  await changed('INSERT')
  await changed('REMOVE')
  await sweep()
  expect(texts(shopper.phone)).toEqual([])
})

test('a second drop on the same day waits for the next, together with a third', async () => {
  const { shopper, costs } = await savedCar()
  const other = await savedCar('northgate', shopper.phone)
  await costs(29_000)
  sms.reset()
  hours(1)
  await costs(28_000)
  await other.costs(25_000)
  await sweep()
  hours(22)
  await sweep()
  expect(texts(shopper.phone)).toEqual([])
  hours(2)
  await sweep()
  await sweep()
  const [text, ...others] = texts(shopper.phone)
  expect(text).toContain('is now $25,000, $5,000 less, and another saved vehicle costs less too.')
  expect(text).toContain(`${here.url}/watchlist`)
  expect(others).toEqual([])
})

test('what is cheaper at night is said in the morning, if it still is', { tags: 'long' }, async () => {
  const [kept, dear, gone, sold] = [await savedCar(), await savedCar(), await savedCar(), await savedCar()]
  hours(10)
  for (const { costs } of [kept, dear, gone, sold]) await costs(29_000)
  await dear.costs(30_000)
  await removeCar(gone.shopper, gone.car.id)
  await storeVehicle({ ...sold.car, price: 29_000, status: 'sold' })
  hours(1)
  await sweep()
  expect(sms.inbox()).toEqual([])
  hours(10)
  await sweep()
  expect(texts(kept.shopper.phone)).toHaveLength(1)
  expect(texts(dear.shopper.phone)).toEqual([])
  expect(texts(gone.shopper.phone)).toEqual([])
  expect(texts(sold.shopper.phone)).toEqual([])
  // Nothing was sent, so nothing counts for the day.
  expect((await readPriceAlert(dear.shopper))?.sent_at).toBeUndefined()
})

test('[TN-10] the same phone on another site that shows the car gets what it asked for there, from that site', async () => {
  const { shopper, car, costs } = await savedCar()
  const there = { tenant: 'sister', phone: shopper.phone }
  const { name, slug, make, model } = car
  const toSave = { car: { id: car.id, name, slug, make, model }, car_key: carKey(car), saved_price: 30_000 }
  await saveCar(there, toSave, new Date())
  await costs(29_000)
  expect(sms.inbox().map(({ from }) => from[0]?.name)).toEqual(['Northgate'])
  expect(await readPriceAlert(there)).toBeUndefined()
})

test('a site without such messages sends none', async () => {
  const { shopper, costs } = await savedCar('without')
  await costs(29_000)
  await sweep()
  expect(texts(shopper.phone)).toEqual([])
})

test('a message that could not be sent is sent later', async () => {
  const { shopper, costs } = await savedCar()
  sms.setFault('error')
  await costs(29_000)
  sms.setFault(null)
  await sweep()
  expect(texts(shopper.phone)).toEqual([])
  hours(1)
  await sweep()
  expect(texts(shopper.phone)).toHaveLength(1)
})

test.each(['malformed', 'opted-out'] as const)(
  '%s: a message that may have gone out, or never will, is not sent again',
  { tags: 'long' },
  async (fault) => {
    const { shopper, costs } = await savedCar()
    sms.setFault(fault)
    await costs(29_000)
    sms.setFault(null)
    hours(2)
    await sweep()
    expect(texts(shopper.phone)).toEqual([])
  },
)

test('events and schedules at the same moment send one message', async () => {
  const { shopper, car, changed } = await savedCar()
  hours(10)
  await storeVehicle({ ...car, price: 29_000 })
  await changed()
  hours(14)
  await Promise.all([sweep(), changed(), sweep(), changed()])
  expect(texts(shopper.phone)).toHaveLength(1)
})

test('a record that fails comes again, alone', async () => {
  const [good, bad] = [await savedCar(), await savedCar()]
  await storeVehicle({ ...good.car, price: 29_000 })
  const { dealership_slug } = good.car
  const records = [
    streamRecord({ dealership_slug, id: '' }, 'MODIFY'),
    streamRecord({ dealership_slug, id: good.car.id }, 'MODIFY'),
    streamRecord({ other: 'x' }, 'MODIFY'),
  ]
  expect(await handler({ Records: records })).toEqual({ batchItemFailures: [{ itemIdentifier: 'number-' }] })
  expect(texts(good.shopper.phone)).toHaveLength(1)
  expect(texts(bad.shopper.phone)).toEqual([])
})
