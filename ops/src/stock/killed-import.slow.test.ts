import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importReportSchema } from '@forecourt/contracts/stock/import-report'
import { useLocalTables } from '@forecourt/local/aws/tables/use-local-tables'
import { latestImports } from '@forecourt/stock/import/import-records'
import { getVehicle, streamDealership } from '@forecourt/stock/table/stock-table'
import { csvFeed, manyRows } from '@forecourt/stock/testing/feed-file'
import { afterAll, beforeAll, expect, test } from 'vitest'

const program = join(import.meta.dirname, '../../bin/forecourt.mjs')
const dealership = 'harbourside-brookvale'
const total = 600

/** Rows of two kilobytes, so that a pipe and the reader's chunks contain a small part of the file only. */
const comments = (price: number): string => `At ${price}.`.repeat(200)
const feedAt = (price: number): string =>
  csvFeed(manyRows(total, price).map((row) => ({ ...row, comments: comments(price) })))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-import-'))
  process.env.DATA_DIR = folder
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * The command as an operator runs it. The platform is stopped, so the command opens the tables itself, and they end
 * with it.
 */
const importing = (file: string): ChildProcess =>
  spawn(process.execPath, [program, 'stock', 'import', file, '--dealership', dealership, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function imported(file: string) {
  const child = importing(file)
  let output = ''
  let errors = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (errors += chunk))
  expect(await once(child, 'close'), errors).toEqual([0, null])
  return importReportSchema.parse(JSON.parse(output))
}

/**
 * Stops the command once it has read `text` from a pipe: the rest of the file never arrives, so it is certainly in the
 * middle, and most of its input is stored, since reading waits for the table.
 */
async function stoppedAfter(text: string, signal: NodeJS.Signals) {
  const pipe = join(folder, 'new.csv')
  execFileSync('mkfifo', [pipe])
  const child = importing(pipe)
  const feed = createWriteStream(pipe).on('error', () => {})
  await new Promise((resolve) => feed.write(text, resolve))
  let errors = ''
  child.stderr?.on('data', (chunk) => (errors += chunk))
  child.kill(signal)
  const end = await once(child, 'close')
  feed.destroy()
  await rm(pipe)
  return { end, errors }
}

/** The number of vehicles in the old and in the new state; each is completely one of the two. */
async function tally(): Promise<{ old: number; new: number }> {
  await using opened = new AsyncDisposableStack()
  opened.defer((await useLocalTables()).close)
  const found = { old: 0, new: 0 }
  for await (const { id } of streamDealership(dealership)) {
    const { vehicle, version } = (await getVehicle(dealership, id)) ?? {}
    const [age, price] = version === 1 ? (['old', 20_000] as const) : (['new', 15_000] as const)
    expect(vehicle).toMatchObject({ price, dealercomments: comments(price), name: '2021 Kia Rio GT-Line' })
    found[age]++
  }
  return found
}

async function latest() {
  await using opened = new AsyncDisposableStack()
  opened.defer((await useLocalTables()).close)
  return (await latestImports(dealership, 1))[0]
}

test('[IN-5] a killed import leaves each vehicle complete, old or new, and the next run finishes', {
  tags: 'exhaustive',
  timeout: 120_000,
}, async () => {
  const old = join(folder, 'old.csv')
  await writeFile(old, feedAt(20_000))
  expect(await imported(old)).toMatchObject({ created: total })

  const feed = feedAt(15_000)
  expect((await stoppedAfter(feed.slice(0, -100), 'SIGKILL')).end).toEqual([null, 'SIGKILL'])
  const midway = await tally()
  expect(midway.old + midway.new).toBe(total)
  expect(midway.new).toBeGreaterThan(0)
  expect(midway.old).toBeGreaterThan(0)
  expect(await latest()).toMatchObject({ file: 'new.csv' })
  expect(await latest()).not.toHaveProperty('finished_at')

  const whole = join(folder, 'whole.csv')
  await writeFile(whole, feed)
  expect(await imported(whole)).toMatchObject({ updated: midway.old, unchanged: midway.new, withdrawn: 0 })
  expect(await tally()).toEqual({ old: 0, new: total })
})

test('[IN-5] Ctrl-C ends an import with a line that says what was kept and what to do', async () => {
  const text = feedAt(10_000).slice(0, -100)
  expect(await stoppedAfter(text, 'SIGINT')).toEqual({
    end: [null, 'SIGINT'],
    // A busy machine shows its progress before.
    errors: expect.stringMatching(/(^|\n)Stopped\. Imported vehicles stay; run the same command again\.\n$/),
  })
}, 120_000)
