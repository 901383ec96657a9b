import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { latestImports } from './import-records.ts'
import { importStock } from './import-stock.ts'
import { getVehicle, streamDealership } from './stock-table.ts'
import { csvFeed, manyRows } from './testing/feed-file.ts'
import { collect, sourceOf } from './testing/source.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
let folder: string
beforeAll(async () => {
  tables = await startLocalTables()
  folder = await mkdtemp(join(tmpdir(), 'killed-import-'))
})
afterAll(async () => {
  await tables.close()
  await rm(folder, { recursive: true })
})

const dealership = 'harbourside-brookvale'
const total = 2000
const program = join(import.meta.dirname, 'testing/import-child.ts')

const startChild = (file: string): ChildProcess =>
  spawn(process.execPath, [program, file, dealership], { stdio: ['ignore', 'pipe', 'inherit'] })

async function killAfter(child: ChildProcess, rows: number): Promise<void> {
  if (!child.stdout) throw new Error('The child has no output.')
  for await (const line of createInterface(child.stdout)) {
    if (Number(line) < rows) continue
    child.kill('SIGKILL')
    break
  }
  const [, signal] =
    child.exitCode === null && child.signalCode === null ? await once(child, 'exit') : [0, child.signalCode]
  expect(signal).toBe('SIGKILL')
}

/** How many vehicles are as the old feed said, and as the new; every one is wholly one of the two. */
async function tally(): Promise<{ old: number; new: number }> {
  const found = { old: 0, new: 0 }
  for (const { id } of await collect(streamDealership(dealership))) {
    const { vehicle, version } = (await getVehicle(dealership, id)) ?? {}
    const age = version === 1 ? 'old' : 'new'
    expect(vehicle).toMatchObject(
      age === 'old'
        ? { price: 20_000, dealercomments: 'At 20000', updated_at: '2026-11-01T00:00:00.000Z' }
        : { price: 15_000, dealercomments: 'At 15000', updated_at: '2026-11-02T00:00:00.000Z' },
    )
    found[age]++
  }
  return found
}

test('[IN-5] a killed import leaves each vehicle whole, old or new, and the next run does the rest', async () => {
  await importStock({
    source: sourceOf(csvFeed(manyRows(total))),
    format: 'csv',
    dealership,
    file: 'old.csv',
    now: new Date('2026-11-01T00:00:00Z'),
    allowShrink: false,
  })
  const file = join(folder, 'new.csv')
  await writeFile(file, csvFeed(manyRows(total, 15_000)))

  await killAfter(startChild(file), total / 4)
  const midway = await tally()
  expect(midway.old + midway.new).toBe(total)
  expect(midway.new).toBeGreaterThan(0)
  expect(midway.old).toBeGreaterThan(0)
  const [killed] = await latestImports(dealership, 1)
  expect(killed).toMatchObject({ file })
  expect(killed).not.toHaveProperty('finished_at')

  const [code] = await once(startChild(file), 'exit')
  expect(code).toBe(0)
  expect(await tally()).toEqual({ old: 0, new: total })
}, 60_000)
