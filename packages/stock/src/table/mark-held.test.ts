import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { expect, test } from 'vitest'
import { readCsv } from '../feeds/csv/read-csv.ts'
import { type PlacedVehicle, storeBatch } from '../import/store-batch.ts'
import { collect, sourceOf } from '../testing/byte-source.ts'
import { markHeld, withoutOverHold } from './mark-held.ts'
import { getVehicle } from './stock-table.ts'

withLocalTables()

const key = { dealership_slug: 'northgate', id: 'H1' }
const until = '2026-11-28T00:00:00.000Z'
const at = (time: string) => new Date(`2026-11-${time}:00.000Z`)

async function importFeed(now: Date, km: number, more = 'status,reserved', values = 'in_stock,false') {
  const text = `stocknum,make,model,car_type,km,${more}\nH1,Toyota,RAV4,Used,${km},${values}`
  const rows = await collect(readCsv(sourceOf(text)))
  const batch = rows.filter((row): row is PlacedVehicle & typeof row => row.kind === 'vehicle')
  return storeBatch(batch, { dealership: 'northgate', now, sites: [] })
}
const stored = async () => {
  const item = await getVehicle('northgate', 'H1')
  if (!item) throw new Error('no car')
  return item
}

test('a live hold wins over a feed, one that is over does not, and a feed’s sold wins', async () => {
  await importFeed(at('26T00:00'), 1000)
  await markHeld(key, until)
  const { version, vehicle } = await stored()
  expect(vehicle.reserved).toBe(true)
  await markHeld(key, until)
  expect((await stored()).version).toBe(version)
  // An unchanged feed writes nothing, a changed one keeps the hold.
  expect(await importFeed(at('26T01:00'), 1000)).toMatchObject({ unchanged: 1 })
  expect(await importFeed(at('26T02:00'), 1001)).toMatchObject({ updated: 1 })
  expect((await stored()).vehicle).toMatchObject({ reserved: true, km: 1001 })
  expect(withoutOverHold(await stored(), new Date(Date.parse(until) - 1)).reserved).toBe(true)
  expect(withoutOverHold(await stored(), new Date(until)).reserved).toBe(false)
  await importFeed(at('28T00:00'), 1002)
  expect((await stored()).vehicle.reserved).toBe(false)
  await markHeld(key, '2026-11-30T00:00:00.000Z')
  await importFeed(at('29T00:00'), 1003, 'status,reserved', 'sold,false')
  expect((await stored()).vehicle.status).toBe('sold')
})

test('what a feed says of a held car is there again once the hold is released', async () => {
  await importFeed(at('29T01:00'), 1004)
  await markHeld(key, '2026-11-30T00:00:00.000Z')
  await importFeed(at('29T02:00'), 1005, 'status,reserved', 'in_stock,true')
  await markHeld(key, undefined)
  expect((await stored()).vehicle.reserved).toBe(true)
  expect((await stored()).hold).toBeUndefined()
})
