import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { addDealership } from '@forecourt/lambda-kit/tenants/known-dealerships'
import { addKnownSite, removeKnownSite } from '@forecourt/lambda-kit/tenants/known-sites'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { bucketFeeds, folderFeeds } from '@forecourt/stock/feeds/feed-store'
import { latestImports, newestFeed, noDealership } from '@forecourt/stock/import/import-records'
import { getVehicle } from '@forecourt/stock/table/stock-table'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { importDroppedFeeds } from './endpoint.ts'
import { handler } from './index.ts'

withLocalTables()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'))
  process.env.FEEDS_DIR = folder
  const dealerships = ['northgate-aspley', 'twice', 'plain', 'formats', 'from-bucket', 'late']
  for (const name of dealerships) await addDealership(name)
  await addKnownSite({ slug: 'group', dealerships })
})
afterAll(() => rm(folder, { recursive: true }))

const droppedAt = (time: string, key: string) => ({ time, detail: { object: { key } } })
const dropped = (key: string) => droppedAt('2026-11-21T00:00:00.000Z', key)

const row = { ListingType: 'Used', Specification: { Make: 'Kia', Model: 'Rio' } }
const vehicle = (stocknum: string) => ({ ...row, Identification: [{ Type: 'StockNumber', Value: stocknum }] })

async function drop(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

test('[IN-5] a feed dropped into the bucket is imported for the dealership of its folder', async () => {
  await drop(
    'northgate-aspley/feed 1.json',
    JSON.stringify([vehicle('N1'), { ...row, Identification: [] }, vehicle('N3')]),
  )
  const [report] = await handler(dropped('feeds/northgate-aspley/feed 1.json'))
  expect(report).toMatchObject({
    created: 2,
    refused: 1,
    file: 'feed 1.json',
    refused_rows: [{ line: 1, field: 'Identifier' }],
  })
  expect((await getVehicle('northgate-aspley', 'N1'))?.vehicle.name).toBe('Kia Rio')
  expect(await latestImports('northgate-aspley', 1)).toMatchObject([{ created: 2, refused: 1 }])
})

test('[IN-5] a repeated event changes nothing', async () => {
  await drop('twice/feed.csv', 'stocknum,make,model,car_type\nT1,Kia,Rio,used\n')
  await handler(dropped('feeds/twice/feed.csv'))
  const [again] = await handler(dropped('feeds/twice/feed.csv'))
  expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
})

describe("[IN-5] a file whose name is no feed's is refused unread, on record, and the newest feed stays the newest", () => {
  test.each(['notes.txt', 'README', 'stock.csv.bak'])('%s', async (file) => {
    const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await drop(`plain/${file}`, 'stocknum,make,model,car_type\nP1,Kia,Rio,used\n')
    const expected = {
      dealership_slug: 'plain',
      file,
      rows: 0,
      rejected: `${file} is no feed by its name, which must end in .csv, .json, .jsonl or .ndjson. If it is one, drop it again under such a name.`,
    }
    expect(await handler(dropped(`feeds/plain/${file}`))).toMatchObject([expected])
    expect(await latestImports('plain', 1)).toMatchObject([expected])
    expect(await newestFeed('plain')).toBeUndefined()
    expect(await getVehicle('plain', 'P1')).toBeUndefined()
    log.mockRestore()
  })
})

test('[IN-5] the name of a dropped file gives its format, in any case of its letters', async () => {
  const json = JSON.stringify(vehicle('F1'))
  await drop('formats/a.CSV', 'stocknum,make,model,car_type\nF1,Kia,Rio,used\n')
  await drop('formats/b.json', `[${json}]`)
  await drop('formats/c.jsonl', json)
  await drop('formats/d.ndjson', json)
  const files = ['a.CSV', 'b.json', 'c.jsonl', 'd.ndjson']
  const reports = []
  for (const file of files) reports.push(...(await handler(dropped(`feeds/formats/${file}`))))
  expect(reports).toMatchObject([
    { format: 'csv', rows: 1 },
    { format: 'json', rows: 1 },
    { format: 'json', rows: 1 },
    { format: 'json', rows: 1 },
  ])
})

test('[IN-5] what a removed site showed is imported as before, and shown on no site', async () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await addKnownSite({ slug: 'gone', dealerships: ['gone-richmond'] })
  await addDealership('gone-richmond')
  await removeKnownSite('gone')
  await drop('gone-richmond/feed.csv', 'stocknum,make,model,car_type\nG1,Kia,Rio,used\n')
  expect(await handler(dropped('feeds/gone-richmond/feed.csv'))).toMatchObject([{ created: 1 }])
  const [refused] = await handler(dropped('feeds/gone-richmon/feed.csv'))
  expect(refused?.rejected).toContain('No site has a dealership "gone-richmon".')
  expect(refused?.rejected).not.toContain('gone-richmond')
  log.mockRestore()
})

test('the mark of a folder is no feed', async () => {
  expect(await handler(dropped('feeds/northgate-aspley/'))).toEqual([])
})

describe("[IN-5] a file in no dealership's folder is refused with where it should go, on record", () => {
  test.each([
    [
      'feeds/northgate-asply/a.json',
      /Did you mean "northgate-aspley"\?.* Drop the file at feeds\/northgate-aspley\/a\.json/,
    ],
    [
      'feeds/stray.json',
      /is not in a dealership's folder\. The dealerships are: formats, from-bucket, late, .*northgate-aspley/,
    ],
    ['feeds/northgate-aspley/old/a.json', /is not in a dealership's folder/],
    ['other/northgate-aspley/a.json', /is not in a dealership's folder/],
    ['feeds/../up/a.json', /is not in a dealership's folder/],
  ])('%s', async (key, reason) => {
    const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const expected = {
      dealership_slug: 'no dealership',
      file: key,
      rejected: expect.stringMatching(reason),
    }
    expect(await handler(dropped(key))).toMatchObject([expected])
    expect(await latestImports(noDealership, 1)).toMatchObject([expected])
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('was not imported'))
    log.mockRestore()
  })
})

test('[IN-5] drops of one moment are all recorded', async () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await drop('plain/one.csv', 'stocknum,make,model,car_type\nP1,Kia,Rio,used\n')
  const keys = ['feeds/stray-1.csv', 'feeds/stray-2.csv', 'feeds/plain/one.csv', 'feeds/plain/one.csv']
  const now = new Date('2031-01-01T00:00:00Z')
  for (const key of keys) await importDroppedFeeds(dropped(key), folderFeeds(folder), now)
  const starts = async (dealership: string) => (await latestImports(dealership, 2)).map(({ started_at }) => started_at)
  const both = ['2031-01-01T00:00:00.001Z', '2031-01-01T00:00:00.000Z']
  expect(await starts(noDealership)).toEqual(both)
  expect(await starts('plain')).toEqual(both)
  log.mockRestore()
})

describe('[IN-5] a drop whose event is late', () => {
  const csv = (price: number) => `stocknum,make,model,car_type,price\nL1,Kia,Rio,used,${price}\n`
  const send = async (time: string, file: string) => {
    const [report] = await handler(droppedAt(`2026-11-21T${time}.000Z`, `feeds/late/${file}`))
    return report
  }
  const price = async () => (await getVehicle('late', 'L1'))?.vehicle.price

  test('brings no old stock back, whether it comes for the first time or again', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await drop('late/monday.csv', csv(1000))
    await drop('late/tuesday.csv', csv(2000))
    await drop('late/wednesday.csv', csv(3000))
    await send('01:00:00', 'monday.csv')
    expect(await send('03:00:00', 'wednesday.csv')).toMatchObject({ updated: 1 })
    for (const [time, file] of [
      ['01:00:00', 'monday.csv'],
      ['02:00:00', 'tuesday.csv'],
    ] as const)
      expect(await send(time, file)).toMatchObject({
        rejected: expect.stringContaining('before the newest imported feed, wednesday.csv of 2026-11-21T03:00:00.000Z'),
        finished_at: expect.any(String),
      })
    expect(await price()).toBe(3000)
    expect(await latestImports('late', 1)).toMatchObject([{ file: 'tuesday.csv', rejected: expect.any(String) }])
    vi.restoreAllMocks()
  })

  test('is imported when it is the newest one again, or dropped again', async () => {
    expect(await send('03:00:00', 'wednesday.csv')).toMatchObject({ unchanged: 1 })
    expect(await send('04:00:00', 'tuesday.csv')).toMatchObject({ updated: 1 })
    expect(await price()).toBe(2000)
  })
})

test('a feed that is not there fails the event, so that it is tried again', async () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await expect(handler(dropped('feeds/northgate-aspley/gone.csv'))).rejects.toThrow('no such file')
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ level: 'fatal', route: 'stock-import' })
  log.mockRestore()
})

test('in the cloud the bytes come from the bucket', async () => {
  const asked: unknown[] = []
  const client = {
    send: async ({ input }: { input: unknown }) => {
      asked.push(input)
      return { Body: Readable.from([Buffer.from('stocknum,make,model,car_type\nB1,Kia,Rio,used\n')]) }
    },
  }
  const store = bucketFeeds('the-feeds', client as never)
  const [report] = await importDroppedFeeds(dropped('feeds/from-bucket/a.csv'), store, new Date('2026-11-21T00:00:00Z'))
  expect(asked).toEqual([{ Bucket: 'the-feeds', Key: 'feeds/from-bucket/a.csv' }])
  expect(report).toMatchObject({ created: 1, dealership_slug: 'from-bucket' })
})
