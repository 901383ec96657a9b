import { mkdir, mkdtemp, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FeedDropped, watchFeedDrops } from './feed-drop.ts'

/** Shorter than on a platform. */
const quietMs = { some: 100, empty: 400 }

let folder: string
let keys: string[]
let times: string[]
let handle: (event: FeedDropped) => Promise<void>
let stop: (patienceMs?: number) => Promise<void>
let errors: unknown[]
let start: (quiet?: typeof quietMs) => Promise<void>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'))
  keys = []
  times = []
  errors = []
  handle = async () => {}
  const handler = async (event: FeedDropped) => {
    keys.push(event.detail.object.key)
    times.push(event.time)
    await handle(event)
  }
  await mkdir(join(folder, 'northgate-aspley'))
  start = async (quiet = quietMs) => {
    const onError = (_file: string, error: unknown) => void errors.push(error)
    stop = await watchFeedDrops(folder, handler, { onError, quietMs: quiet })
  }
  await start()
})
afterEach(() => stop())

test('[IN-5] a file dropped into the folder of a dealership is sent as an event of EventBridge, once it has stopped growing', {
  tags: 'long',
}, async () => {
  await writeFile(join(folder, 'northgate-aspley/stock file.csv'), 'stocknum')
  await vi.waitFor(() => expect(keys).toEqual(['feeds/northgate-aspley/stock file.csv']), { timeout: 5000 })
})

test('[IN-5] a file outside the folders is sent too, with the time of its arrival, however old its content is', {
  tags: 'long',
}, async () => {
  const file = join(folder, 'stray.csv')
  await writeFile(file, 'stocknum')
  await utimes(file, new Date(0), new Date(0))
  await vi.waitFor(() => expect(keys).toContain('feeds/stray.csv'), { timeout: 5000 })
  expect(Date.now() - Date.parse(times[0] ?? '')).toBeLessThan(60_000)
})

test('a file that is replaced while it is being imported is imported again', { tags: 'long' }, async () => {
  const file = join(folder, 'northgate-aspley/stock.csv')
  handle = async () => {
    handle = async () => {}
    await writeFile(file, 'another feed')
  }
  await writeFile(file, 'one feed')
  await vi.waitFor(() => expect(keys.length).toBeGreaterThanOrEqual(2), { timeout: 5000 })
})

test('[IN-5] a file that is written bit by bit is sent once', { tags: 'long' }, async () => {
  await stop()
  // A test machine that runs other suites too has stood still for longer than a tenth of a second between two writes.
  await start({ ...quietMs, some: 1000 })
  const file = join(folder, 'northgate-aspley/slow.csv')
  for (const text of ['one', 'one two', 'one two three']) await writeFile(file, text)
  await vi.waitFor(() => expect(keys).toHaveLength(1), { timeout: 5000 })
  // A later drop settles later, so all events of the first one have been sent by then.
  await writeFile(join(folder, 'northgate-aspley/later.csv'), 'stocknum')
  await vi.waitFor(() => expect(keys).toContain('feeds/northgate-aspley/later.csv'), { timeout: 5000 })
  expect(keys).toEqual(['feeds/northgate-aspley/slow.csv', 'feeds/northgate-aspley/later.csv'])
})

test('[IN-5] files that were dropped while the watch was off are sent at the next start, the oldest first, and only then', {
  tags: 'long',
}, async () => {
  await stop()
  const first = join(folder, 'northgate-aspley/b.csv')
  const second = join(folder, 'northgate-aspley/a.csv')
  await writeFile(first, 'stocknum')
  // The clock of files ticks every few milliseconds.
  await vi.waitFor(async () => {
    await writeFile(second, 'stocknum')
    expect((await stat(second)).ctimeMs).toBeGreaterThan((await stat(first)).ctimeMs)
  })
  await start()
  const both = ['feeds/northgate-aspley/b.csv', 'feeds/northgate-aspley/a.csv']
  await vi.waitFor(() => expect(keys).toEqual(both), { timeout: 5000 })
  await vi.waitFor(async () => expect(await readFile(join(folder, '.handled.json'), 'utf8')).toContain('a.csv'))
  await stop()
  await start()
  await writeFile(join(folder, 'northgate-aspley/new.csv'), 'stocknum')
  await vi.waitFor(() => expect(keys).toEqual([...both, 'feeds/northgate-aspley/new.csv']), { timeout: 5000 })
})

test('[IN-5] an empty file is sent too, so that the record of imports says what is wrong with it', {
  tags: 'long',
}, async () => {
  await writeFile(join(folder, 'northgate-aspley/empty.csv'), '')
  await vi.waitFor(() => expect(keys).toEqual(['feeds/northgate-aspley/empty.csv']), { timeout: 5000 })
})

/** Drops a file and resolves during its import, which the caller ends. */
async function importUnderWay(): Promise<PromiseWithResolvers<void>> {
  const work = Promise.withResolvers<void>()
  handle = () => work.promise
  await writeFile(join(folder, 'northgate-aspley/long.csv'), 'stocknum')
  await vi.waitFor(() => expect(keys).toHaveLength(1), { timeout: 5000 })
  return work
}

test('[IN-5] an end waits for the import that is under way', { tags: 'long' }, async () => {
  const work = await importUnderWay()
  const stopped = stop()
  work.resolve()
  await stopped
  // It is written when the import has ended.
  expect(await readFile(join(folder, '.handled.json'), 'utf8')).toContain('long.csv')
})

test('[IN-5] an import that an end leaves behind fails in silence, and the next start does it again', {
  tags: 'long',
}, async () => {
  const work = await importUnderWay()
  await stop(0)
  work.reject(new Error('The tables are closed.'))
  handle = async () => {}
  await start()
  await vi.waitFor(() => expect(keys).toHaveLength(2), { timeout: 5000 })
  expect(errors).toEqual([])
})
