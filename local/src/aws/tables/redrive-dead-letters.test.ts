import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { getVehicle } from '@forecourt/stock/table/stock-table'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changeStream } from './change-stream.ts'
import { deadLetters } from './dead-letters.ts'
import { redriveAfterRecovery } from './redrive-dead-letters.ts'

withLocalTables()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missed-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a change that fails at the moment in which the engine answers again is redriven too', async () => {
  const vehicle = testVehicle()
  const { dealership_slug, id } = vehicle
  await storeVehicle(vehicle)
  const before = await getVehicle(dealership_slug, id)
  const letters = deadLetters(folder)
  const handler = vi.fn(() => Promise.reject(new Error('down')))
  let giveUp = () => {}
  const isGivenUp = new Promise<void>((resolve) => {
    giveUp = resolve
  })
  const stream = changeStream(handler, (dropped) => isGivenUp.then(() => letters.add(dropped)))
  stream.push({ keys: { dealership_slug: { S: dealership_slug }, id: { S: id } }, eventName: 'MODIFY' })
  const missed = redriveAfterRecovery(stream, letters)
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(3))
  // As long as looking into the folder takes, it is still under way.
  for (let time = 0; time < 3; time++) expect(await letters.list()).toEqual([])
  giveUp()
  expect(await missed).toEqual({ waiting: 1, redriven: 1, failed: [] })
  expect(await getVehicle(dealership_slug, id)).toEqual({ ...before, version: (before?.version ?? 0) + 1 })
  expect(await letters.list()).toEqual([])
})
