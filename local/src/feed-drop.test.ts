import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Event } from 'aws-lambda'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchFeedDrops } from './feed-drop.ts'

let folder: string
let keys: string[]
let times: string[]
let handle: (event: S3Event) => Promise<void>
let stop: () => void

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'))
  keys = []
  times = []
  handle = async () => {}
  const handler = async (event: S3Event) => {
    keys.push(event.Records[0]?.s3.object.key ?? '')
    times.push(event.Records[0]?.eventTime ?? '')
    await handle(event)
  }
  await mkdir(join(folder, 'northgate-aspley'))
  stop = await watchFeedDrops(folder, handler, () => {})
})
afterEach(() => stop())

test('[IN-5] a file dropped into the folder of a dealership is told as S3 tells it, once it has stopped growing', async () => {
  await writeFile(join(folder, 'northgate-aspley/stock file.csv'), 'stocknum')
  await vi.waitFor(() => expect(keys).toEqual(['feeds/northgate-aspley/stock%20file.csv']), { timeout: 5000 })
})

test('[IN-5] a file that lies in no folder is told too, with the moment when it came, however old its content is', async () => {
  const file = join(folder, 'stray.csv')
  await writeFile(file, 'stocknum')
  await utimes(file, new Date(0), new Date(0))
  await vi.waitFor(() => expect(keys).toContain('feeds/stray.csv'), { timeout: 5000 })
  expect(Date.now() - Date.parse(times[0] ?? '')).toBeLessThan(60_000)
})

test('a file that is replaced while it is being imported is imported again', async () => {
  const file = join(folder, 'northgate-aspley/stock.csv')
  handle = async () => {
    handle = async () => {}
    await writeFile(file, 'another feed')
  }
  await writeFile(file, 'one feed')
  await vi.waitFor(() => expect(keys.length).toBeGreaterThanOrEqual(2), { timeout: 5000 })
})
