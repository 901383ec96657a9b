import { putItem } from '@forecourt/lambda-kit/data/items'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { afterEach, expect, test, vi } from 'vitest'
import { composeItem } from '../import/compose-item.ts'
import { collect } from '../testing/byte-source.ts'
import { findBySlug, getVehicle, putVehicle, readDealership, readMarks, streamDealership } from './stock-table.ts'

withLocalTables()
afterEach(() => vi.restoreAllMocks())

const item = (dealership: string, id: string, price = 1000) =>
  composeItem(
    {
      id,
      stocknum: id,
      make: 'Kia',
      model: 'Rio',
      price,
      status: 'in_stock',
      car_type: 'used',
      item_type: 'car',
      reserved: false,
      certified: false,
      preorder: false,
      show_on_dealer_website: true,
      features: [],
      specifications: [],
      images: [],
    },
    { dealership, seen: undefined, now: new Date('2026-11-01T00:00:00Z') },
  )

test('a write needs the version that its writer read', async () => {
  expect(await putVehicle(item('a', '1'), undefined)).toBe(true)
  expect(await putVehicle(item('a', '1', 2000), undefined)).toBe(false)
  expect(await putVehicle(item('a', '1', 2000), 1)).toBe(true)
  expect(await putVehicle(item('a', '1', 3000), 1)).toBe(false)
  expect(await putVehicle(item('a', 'new', 3000), 1)).toBe(false)
  expect(await getVehicle('a', '1')).toMatchObject({ version: 2, vehicle: { price: 2000 } })
  expect(await getVehicle('a', 'new')).toBeUndefined()
})

test('[TN-10] a lookup by address returns every complete vehicle of some dealerships, and no other', async () => {
  const shared = { slug: 'shared-address' }
  for (const dealership of ['b', 'c']) {
    const made = item(dealership, '1')
    await putVehicle({ ...made, ...shared, vehicle: { ...made.vehicle, ...shared } }, undefined)
  }
  const found = await findBySlug('shared-address', ['a', 'b', 'c'])
  expect(found.map(({ dealership_slug }) => dealership_slug).sort()).toEqual(['b', 'c'])
  expect(found[0]?.vehicle.price).toBe(1000)
  expect((await findBySlug('shared-address', ['c'])).map(({ dealership_slug }) => dealership_slug)).toEqual(['c'])
  expect(await findBySlug('nothing', ['a', 'b', 'c'])).toEqual([])
})

test('marks are read for the given vehicles that exist', { tags: 'long' }, async () => {
  const ids = Array.from({ length: 130 }, (_, index) => `m${index}`)
  await Promise.all(ids.map((id) => putVehicle(item('marks', id), undefined)))
  const marks = await readMarks('marks', [...ids, 'm1', 'never'])
  expect(marks.size).toBe(130)
  expect(marks.get('m129')).toEqual({
    version: 1,
    mark: {
      id: 'm129',
      slug: item('marks', 'm129').slug,
      status: 'in_stock',
      version: 1,
      fingerprint: item('marks', 'm129').fingerprint,
      vehicle: { created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-01T00:00:00.000Z' },
    },
  })
  expect((await collect(streamDealership('marks'))).length).toBe(130)
  expect((await collect(readDealership('marks'))).flat().length).toBe(130)
})

test('unknown fields of a newer release are dropped, an unreadable vehicle is missing, and both are logged once', async () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const store = (id: string, newer: object) => {
    const made = item('newer', id)
    return putItem('stock', { ...made, slug: 'newer', version: 1, vehicle: { ...made.vehicle, ...newer } })
  }
  await store('1', {})
  const hotspot = { id: 'a', place: 'interior', description: 'Seat', positions: [{ activeAngle: 0, posX: 0, posY: 0 }] }
  await store('2', { price_type: 'by_auction', hotspots: [{ ...hotspot, place: 'boot' }, hotspot] })
  await store('3', { car_type: 'imported' })
  for (const _ of ['once', 'again']) {
    const items = (await collect(readDealership('newer'))).flat()
    expect(items.map(({ id }) => id)).toEqual(['1', '2'])
    expect(items[1]?.vehicle).toMatchObject({ price: 1000, hotspots: [hotspot] })
    expect(items[1]?.vehicle.price_type).toBeUndefined()
    expect((await findBySlug('newer', ['newer'])).map(({ id }) => id).sort()).toEqual(['1', '2'])
  }
  expect((await getVehicle('newer', '2'))?.vehicle.price).toBe(1000)
  await expect(getVehicle('newer', '3')).rejects.toThrow('car_type')
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)).message)).toEqual([
    'The stored vehicle newer/2 has fields that this release does not know',
    'The stored vehicle newer/3 is unreadable',
  ])
})
