import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { TableClient } from '@forecourt/lambda-kit/data/table-client'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { testScope } from '@forecourt/stock-search/testing/test-scope'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { putVehicle } from '../table/stock-table.ts'
import { StockCopy } from './stock-copy.ts'
import { loadSnapshot, saveSnapshot } from './stock-snapshots.ts'

const minute = 60_000
const now = 1_790_000_000_000
const of = ['north', 'south']
const scope = testScope({ dealerships: of })

withLocalTables()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-snapshots-'))
  await store('north', 'N')
  await store('south', 'S')
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'search')
  vi.stubEnv('SNAPSHOTS_DIR', folder)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

async function store(dealership_slug: string, id: string): Promise<void> {
  const vehicle = testVehicle({ id, slug: `${dealership_slug}-${id}`, dealership_slug })
  const { slug, status } = vehicle
  await putVehicle({ dealership_slug, id, slug, status, fingerprint: 'f', vehicle }, undefined)
}

async function found(copy: StockCopy, at: number): Promise<string[]> {
  const { hits } = await (await copy.engine(at)).search(scope, emptySearch)
  return hits.map(({ id }) => id).sort()
}

test('a process starts with the snapshot, without reading the table, and its next reload adds the changes since', async () => {
  expect(await saveSnapshot(of, now)).toBe(true)
  const asked = vi.spyOn(TableClient.prototype, 'send')
  const copy = new StockCopy(['south', 'north'], () => {})
  expect(await found(copy, now + minute)).toEqual(['N', 'S'])
  expect(asked).not.toHaveBeenCalled()
  expect(copy.vehicles).toBe(2)
  await store('north', 'N2')
  expect(await found(copy, now + minute + 1)).toEqual(['N', 'N2', 'S'])
})

test('a snapshot of other dealerships is not used', async () => {
  await saveSnapshot(of, now)
  expect(await loadSnapshot(['north'])).toBeUndefined()
})

test('without a snapshot, or with one that is truncated or older than ten minutes, the stock is read from the table', async () => {
  await saveSnapshot(of, now)
  const whole = ['N', 'N2', 'S']
  const asked = vi.spyOn(TableClient.prototype, 'send')
  expect(await found(new StockCopy(of, () => {}), now + 10 * minute + 1)).toEqual(whole)
  expect(asked).toHaveBeenCalledTimes(2)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  for (const name of await readdir(folder)) await writeFile(join(folder, name), 'short')
  expect(await found(new StockCopy(of, () => {}), now)).toEqual(whole)
  vi.stubEnv('SNAPSHOTS_DIR', join(folder, 'none'))
  expect(await found(new StockCopy(of, () => {}), now)).toEqual(whole)
  expect(asked).toHaveBeenCalledTimes(6)
})

test('without a place for snapshots, none is written or read', async () => {
  vi.stubEnv('SNAPSHOTS_DIR', '')
  expect(await saveSnapshot(of, now)).toBe(false)
  expect(await loadSnapshot(of)).toBeUndefined()
})
