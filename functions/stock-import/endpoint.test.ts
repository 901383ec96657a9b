import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { bucketFeeds } from '@forecourt/stock/feed-store'
import { latestImports } from '@forecourt/stock/import-records'
import { getVehicle } from '@forecourt/stock/stock-table'
import type { S3Event } from 'aws-lambda'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDrops } from './endpoint.ts'
import { handler } from './index.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
let folder: string
beforeAll(async () => {
  tables = await startLocalTables()
  folder = await mkdtemp(join(tmpdir(), 'feeds-'))
  process.env.FEEDS_DIR = folder
})
afterAll(async () => {
  await tables.close()
  await rm(folder, { recursive: true })
})

const dropped = (...keys: string[]): S3Event => ({
  Records: keys.map((key) => ({ s3: { object: { key } } }) as S3Event['Records'][number]),
})

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
  const [report] = await handler(dropped('feeds/northgate-aspley/feed+1.json'))
  expect(report).toMatchObject({
    created: 2,
    refused: 1,
    file: 'feed 1.json',
    refused_rows: [{ line: 1, field: 'Identifier' }],
  })
  expect((await getVehicle('northgate-aspley', 'N1'))?.vehicle.name).toBe('Kia Rio')
  expect(await latestImports('northgate-aspley', 1)).toMatchObject([{ created: 2, refused: 1 }])
})

test('[IN-5] the same event told twice changes nothing', async () => {
  await drop('twice/feed.csv', 'stocknum,make,model,car_type\nT1,Kia,Rio,used\n')
  await handler(dropped('feeds/twice/feed.csv'))
  const [again] = await handler(dropped('feeds/twice/feed.csv'))
  expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
})

test('the format of a file without an extension is told by how it begins', async () => {
  await drop('plain/json', ` \n[${JSON.stringify(vehicle('P1'))}]`)
  await drop('plain/csv', 'stocknum,make,model,car_type\nP1,Kia,Rio,used\n')
  expect(await handler(dropped('feeds/plain/json', 'feeds/plain/csv'))).toMatchObject([
    { format: 'json' },
    { format: 'csv' },
  ])
})

test.each([
  'feeds/harbourside-brookvale/',
  'feeds/stray.json',
  'other/harbourside-brookvale/a.json',
  'feeds/..%2Fup/a.json',
])('what lies at %s is no feed', async (key) => {
  expect(await handler(dropped(key))).toEqual([])
})

test('a feed that is not there fails the event, so that it is tried again', async () => {
  await expect(handler(dropped('feeds/northgate-aspley/gone.csv'))).rejects.toThrow('no such file')
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
  const [report] = await importDrops(dropped('feeds/from-bucket/a.csv'), store, new Date('2026-11-21T00:00:00Z'))
  expect(asked).toEqual([{ Bucket: 'the-feeds', Key: 'feeds/from-bucket/a.csv' }])
  expect(report).toMatchObject({ created: 1, dealership_slug: 'from-bucket' })
})
