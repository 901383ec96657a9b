import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeItem } from './compose-vehicle.ts'
import { findBySlug, getVehicle, putVehicle, readDealership, readMarks, streamDealership } from './stock-table.ts'
import { collect } from './testing/source.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
})
afterAll(() => tables.close())

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

test('a write lands only on the version that its writer saw', async () => {
  expect(await putVehicle(item('a', '1'), undefined)).toBe(true)
  expect(await putVehicle(item('a', '1', 2000), undefined)).toBe(false)
  expect(await putVehicle(item('a', '1', 2000), 1)).toBe(true)
  expect(await putVehicle(item('a', '1', 3000), 1)).toBe(false)
  expect(await putVehicle(item('a', 'new', 3000), 1)).toBe(false)
  expect(await getVehicle('a', '1')).toMatchObject({ version: 2, vehicle: { price: 2000 } })
  expect(await getVehicle('a', 'new')).toBeUndefined()
})

test('an address leads to every vehicle that has it, whole', async () => {
  const shared = { slug: 'shared-address' }
  for (const dealership of ['b', 'c']) {
    const made = item(dealership, '1')
    await putVehicle({ ...made, ...shared, vehicle: { ...made.vehicle, ...shared } }, undefined)
  }
  const found = await findBySlug('shared-address')
  expect(found.map(({ dealership_slug }) => dealership_slug).sort()).toEqual(['b', 'c'])
  expect(found[0]?.vehicle.price).toBe(1000)
  expect(await findBySlug('nothing')).toEqual([])
})

test('marks are read of as many vehicles as are asked for, and only of those that exist', async () => {
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
  expect((await collect(readDealership('marks', () => {}))).flat().length).toBe(130)
})
