import { AwsError } from '@forecourt/lambda-kit/aws/request/aws-error'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { TableClient } from '@forecourt/lambda-kit/data/table-client'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { describe, expect, test, vi } from 'vitest'
import { getVehicle, streamDealership } from '../table/stock-table.ts'
import { collect, sourceOf } from '../testing/byte-source.ts'
import { csvFeed, manyRows, type TestRow } from '../testing/feed-file.ts'
import { latestImports } from './import-records.ts'
import { type ImportOptions, importStock } from './import-stock.ts'

withLocalTables()

const { send } = TableClient.prototype
let dealerships = 0
const day = (date: number) => new Date(Date.UTC(2026, 10, date))

/** A separate dealership for a test, and a function to import into it. */
function dealer() {
  const dealership = `dealer-${++dealerships}`
  const importText = (text: string | Uint8Array, options: Partial<ImportOptions> = {}) =>
    importStock({
      source: sourceOf(text),
      format: 'csv',
      dealership,
      file: 'feed.csv',
      now: day(1),
      allowShrink: false,
      ...options,
    })
  return {
    dealership,
    importText,
    importRows: (rows: readonly TestRow[], options?: Partial<ImportOptions>) => importText(csvFeed(rows), options),
    item: (id: string) => getVehicle(dealership, id),
    vehicle: async (id: string) => (await getVehicle(dealership, id))?.vehicle,
    statuses: async () =>
      Object.fromEntries((await collect(streamDealership(dealership))).map(({ id, status }) => [id, status])),
  }
}

const counts = ({ created, updated, unchanged, withdrawn, refused }: Awaited<ReturnType<typeof importStock>>) => ({
  created,
  updated,
  unchanged,
  withdrawn,
  refused,
})
const none = { created: 0, updated: 0, unchanged: 0, withdrawn: 0, refused: 0 }

test('[IN-5] a feed is stored in the table, with derived values', { tags: 'long' }, async () => {
  const { importRows, item } = dealer()
  expect(counts(await importRows([{ id: 'A' }, { id: 'B' }]))).toEqual({ ...none, created: 2 })
  expect(await item('A')).toMatchObject({
    version: 1,
    status: 'in_stock',
    slug: expect.stringMatching(/^2021-kia-rio-gt-line-[a-z0-9]{8}$/),
    vehicle: {
      name: '2021 Kia Rio GT-Line',
      simple_body: 'Hatch',
      simple_transmission: 'Automatic',
      simple_fuel: 'Petrol',
      price: 20_000,
      created_at: '2026-11-01T00:00:00.000Z',
      created_at_timestamp: 1_793_491_200,
    },
  })
})

test('[IN-5] importing the same file twice changes nothing, not even a version', { tags: 'long' }, async () => {
  const { importRows, item } = dealer()
  await importRows(manyRows(120))
  const before = await item('V7')
  expect(counts(await importRows(manyRows(120), { now: day(2) }))).toEqual({ ...none, unchanged: 120 })
  expect(await item('V7')).toEqual(before)
})

test('[IN-5] a changed row is updated; its address and the day it was first listed stay', async () => {
  const { importRows, item } = dealer()
  await importRows([{ id: 'A' }, { id: 'B' }])
  const before = await item('A')
  const report = await importRows([{ id: 'A', price: 19_000, make: 'Mazda' }, { id: 'B' }], { now: day(3) })
  expect(counts(report)).toEqual({ ...none, updated: 1, unchanged: 1 })
  expect(await item('A')).toMatchObject({
    version: 2,
    slug: before?.slug,
    vehicle: {
      make: 'Mazda',
      price: 19_000,
      created_at: '2026-11-01T00:00:00.000Z',
      updated_at: '2026-11-03T00:00:00.000Z',
    },
  })
})

test('[IN-5] invalid rows are reported with line, field, value and reason; valid ones are stored', async () => {
  const { importRows, vehicle } = dealer()
  const report = await importRows([{ id: 'A' }, { id: 'B', price: 'ask' }, { id: 'C' }])
  expect(counts(report)).toEqual({ ...none, created: 2, refused: 1 })
  expect(report.refused_rows).toEqual([{ line: 3, field: 'price', found: 'ask', reason: 'is not a number' }])
  expect(await vehicle('C')).toBeDefined()
  expect(await vehicle('B')).toBeUndefined()
})

test('[IN-5] a vehicle’s second row in a file is rejected, with the line of the first', async () => {
  const { importRows, vehicle } = dealer()
  const report = await importRows([{ id: 'A', price: 1000 }, { id: 'B' }, { id: 'A', price: 2000 }])
  expect(report.refused_rows).toEqual([
    { line: 4, field: 'id', found: 'A', reason: 'is already in line 2; the first counts' },
  ])
  expect((await vehicle('A'))?.price).toBe(1000)
})

test('[IN-5] rows of a list on one line are reported with their number and their own id', async () => {
  const { importText } = dealer()
  const dto = (Identifier: string, more: object = {}) => ({
    ...{ Identifier, ListingType: 'Used', Identification: [{ Type: 'StockNumber', Value: `S-${Identifier}` }] },
    ...{ Specification: { Make: 'Kia', Model: 'Rio' }, ...more },
  })
  const list = JSON.stringify([
    dto('A'),
    dto('B', { ListingType: 'Auction' }),
    7,
    dto('D', { Specification: {} }),
    dto('A'),
  ])
  const report = await importText(list, { format: 'json' })
  expect(report.refused_rows).toMatchObject([
    { line: 1, record: 2, id: 'B', field: 'ListingType' },
    { line: 1, record: 3, id: undefined, found: '7', reason: 'must be an object' },
    { line: 1, record: 4, id: 'D', field: 'Specification.Make' },
    { line: 1, record: 5, id: 'A', reason: 'is already in record 1; the first counts' },
  ])
  expect(report.broken).toBeUndefined()
})

/** A CSV of vehicles with features of 200 bytes each. */
const withFeatures = (...counts: number[]): string => {
  const features = (count: number) => Array.from({ length: count }, (_, at) => `${'é'.repeat(98)}${1000 + at}`)
  const rows = counts.map((count, at) => `V${at + 1},Kia,Rio,used,${features(count).join('|')}`)
  return ['stocknum,make,model,car_type,features', ...rows, ''].join('\n')
}

test('[IN-5] a row that is too large for the table is rejected by its longest field, and later rows are stored', async () => {
  const { importText, vehicle } = dealer()
  const report = await importText(withFeatures(1, 2500, 1))
  expect(counts(report)).toEqual({ ...none, created: 2, refused: 1 })
  expect(report.refused_rows).toEqual([
    {
      line: 3,
      field: 'features',
      found: '507,501 bytes',
      reason: 'is too long: a vehicle may have 380,000 bytes in all',
    },
  ])
  expect(await vehicle('V3')).toBeDefined()
})

test('[IN-5] the longest valid row can be stored, and read again', async () => {
  const { importText, vehicle } = dealer()
  expect(counts(await importText(withFeatures(1870)))).toEqual({ ...none, created: 1 })
  expect((await vehicle('V1'))?.features).toHaveLength(1870)
})

test('[IN-5] a row that the table rejects does not affect others', async () => {
  const { importRows, item } = dealer()
  const put = vi.spyOn(TableClient.prototype, 'send')
  put.mockImplementation(async function (this: TableClient, operation, input) {
    if ('Item' in input && input.Item?.id?.S === 'B') throw new AwsError('ValidationException', 'Item too odd', 400)
    return send.call(this, operation, input)
  })
  const report = await importRows([{ id: 'A' }, { id: 'B' }, { id: 'C' }]).finally(() => put.mockRestore())
  expect(counts(report)).toEqual({ ...none, created: 2, refused: 1 })
  expect(report.refused_rows).toEqual([{ line: 3, field: 'id', found: 'B', reason: 'cannot be stored: Item too odd' }])
  expect(await item('C')).toBeDefined()
})

test('[IN-5] a vehicle that would be unreadable is rejected and not stored', async () => {
  const dealership = 'd'.repeat(201)
  const { importRows } = dealer()
  const report = await importRows([{ id: 'A' }], { dealership })
  expect(report.refused_rows).toMatchObject([
    { line: 2, reason: 'cannot be stored: its dealership_slug must be at most 200 characters' },
  ])
  expect(await collect(streamDealership(dealership))).toEqual([])
})

test('[IN-5] an unreadable stored item fails no import: the feed overwrites it, or keeps it with a note', {
  tags: 'long',
}, async () => {
  const { importRows, dealership, vehicle, statuses } = dealer()
  const rows = manyRows(8)
  await importRows(rows)
  const spoil = (id: string, changes: object) =>
    putItem('stock', { dealership_slug: dealership, id, slug: id, status: 'in_stock', version: 3, ...changes })
  await spoil('V1', {})
  await spoil('V7', {})
  await spoil('V8', {
    fingerprint: '',
    vehicle: { created_at: day(1).toISOString(), updated_at: day(1).toISOString() },
  })
  const report = await importRows(rows.slice(0, 6), { now: day(2) })
  expect(counts(report)).toEqual({ ...none, updated: 1, unchanged: 5 })
  expect(report.notes).toEqual([
    'The stored vehicle V1 is unreadable; the feed overwrites it.',
    'The stored vehicle V7 is unreadable, so it was not withdrawn.',
    'The stored vehicle V8 is unreadable, so it was not withdrawn.',
  ])
  expect(await vehicle('V1')).toMatchObject({ make: 'Kia' })
  expect(await statuses()).toMatchObject({ V1: 'in_stock', V8: 'in_stock' })
})

test('[IN-5] names of JavaScript properties are ordinary values', async () => {
  const { importText, vehicle } = dealer()
  await importText('stocknum,make,model,car_type,item_type\nA,Kia,Rio,used,__proto__\n')
  expect(await vehicle('A')).toMatchObject({ item_type: '__proto__' })
  expect(await vehicle('A')).not.toHaveProperty('simple_body')
})

test('[IN-5] of very many rejected rows all are counted and a thousand reported', { tags: 'long' }, async () => {
  const { importRows } = dealer()
  const report = await importRows(manyRows(1500).map((row) => ({ ...row, price: 'ask' })))
  expect(report.refused).toBe(1500)
  expect(report.refused_rows).toHaveLength(1000)
})

test('[IN-5] for any feed, its report fits the table, and contains no terminal control characters', {
  tags: 'long',
}, async () => {
  const { importText, dealership } = dealer()
  const long = '界'.repeat(3000)
  const row = `"${long}\u001b[2J\n",Kia,Rio,used,"http://${long}"`
  const header = ['stocknum,make,model,car_type,images', ...Array.from({ length: 300 }, (_, at) => `${long}${at}`)]
  const fields = `${row}${',x'.repeat(300)}`
  await importText(`${header.join(',')}\n${Array.from({ length: 250 }, () => fields).join('\n')}\n`)
  const [report] = await latestImports(dealership, 1)
  expect(report).toMatchObject({ finished_at: expect.any(String), refused: 250 })
  expect(report?.notes).toHaveLength(21)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches for them
  expect(JSON.stringify([report?.refused_rows, report?.notes])).not.toMatch(/\\u001b|\u001b|\\n/)
})

test('[IN-5] a vehicle whose id is as long as its file is rejected, and the import ends', {
  tags: 'long',
}, async () => {
  const { importText, dealership } = dealer()
  const dto = { Identifier: 'I'.repeat(900_000), ListingType: 'Used', Specification: { Make: '\u001b[31mKia' } }
  const report = await importText(JSON.stringify([dto, { ...dto, ListingType: '\u009b2J\nAuction' }]), {
    format: 'json',
  })
  expect(report.refused_rows).toMatchObject([
    { id: `${'I'.repeat(79)}…` },
    { field: 'ListingType', found: '2J Auction' },
  ])
  expect(await latestImports(dealership, 1)).toMatchObject([{ finished_at: expect.any(String), refused: 2 }])
})

describe('[IN-5] a full feed withdraws missing vehicles', () => {
  test('and restores them when a later feed contains them again', { tags: 'long' }, async () => {
    const { importRows, item, statuses } = dealer()
    await importRows(manyRows(10))
    expect(counts(await importRows(manyRows(8)))).toEqual({ ...none, unchanged: 8, withdrawn: 2 })
    expect(await statuses()).toMatchObject({ V8: 'in_stock', V9: 'withdrawn', V10: 'withdrawn' })
    expect(await item('V9')).toMatchObject({ version: 2, vehicle: { status: 'withdrawn', price: 20_000 } })
    expect(counts(await importRows(manyRows(8)))).toEqual({ ...none, unchanged: 8 })
    expect(counts(await importRows(manyRows(10)))).toEqual({ ...none, updated: 2, unchanged: 8 })
    expect((await item('V9'))?.vehicle).toMatchObject({ status: 'in_stock', created_at: '2026-11-01T00:00:00.000Z' })
  })

  test.each([
    [100, 70, 30],
    [100, 69, 0],
    [10, 7, 3],
    [10, 6, 0],
    [3, 2, 0],
    [1, 1, 0],
  ])(
    'of %i live vehicles, a feed of %i withdraws %i: above 30%% of them need the option',
    { tags: 'long' },
    async (live, left, withdrawn) => {
      const { importRows } = dealer()
      await importRows(manyRows(live))
      const report = await importRows(manyRows(left))
      expect(report.withdrawn).toBe(withdrawn)
      const isWithheld = live - left > withdrawn
      expect(report.withheld).toEqual(
        isWithheld
          ? { code: 'shrink', vehicles: live - left, reason: expect.stringContaining('--allow-shrink') }
          : undefined,
      )
      if (isWithheld) expect((await importRows(manyRows(left), { allowShrink: true })).withdrawn).toBe(live - left)
    },
  )

  test('and does not count sold and withdrawn ones as live, nor withdraws a sold one', async () => {
    const { importRows, statuses } = dealer()
    const sold = manyRows(10).map((row, index) => (index < 7 ? { ...row, status: 'sold' } : row))
    await importRows(sold)
    expect((await importRows(sold.slice(0, 9))).withheld).toMatchObject({ code: 'shrink', vehicles: 1 })
    expect((await importRows(sold.slice(7), { allowShrink: false })).withdrawn).toBe(0)
    expect(await statuses()).toMatchObject({ V1: 'sold', V8: 'in_stock' })
  })

  test('but not one whose row was rejected with its id', async () => {
    const { importRows, statuses } = dealer()
    await importRows(manyRows(10))
    const report = await importRows([...manyRows(8), { id: 'V9', price: 'ask' }])
    expect(report).toMatchObject({ withdrawn: 1, refused: 1 })
    expect(await statuses()).toMatchObject({ V9: 'in_stock', V10: 'withdrawn' })
  })

  test('but nothing if a rejected row has no id', async () => {
    const { importText } = dealer()
    await importText(csvFeed(manyRows(10)))
    const report = await importText(`${csvFeed(manyRows(8))}a,row,without,its,end\n`)
    expect(report).toMatchObject({ withdrawn: 0, refused: 1, withheld: { code: 'unidentified_rows', vehicles: 2 } })
  })

  test('but nothing if the file is truncated; the rows before are stored', async () => {
    const { importText, vehicle } = dealer()
    await importText(csvFeed(manyRows(10)))
    const report = await importText(csvFeed(manyRows(9, 15_000)).slice(0, -40))
    expect(report).toMatchObject({ withdrawn: 0, broken: { line: 10 }, withheld: { code: 'broken_file' } })
    expect((await vehicle('V8'))?.price).toBe(15_000)
    expect((await vehicle('V9'))?.price).toBe(20_000)
  })

  test('and accepts an empty list of vehicles', async () => {
    const { importRows, importText } = dealer()
    await importRows(manyRows(5))
    expect(await importText('[]', { format: 'json' })).toMatchObject({ withheld: { code: 'shrink', vehicles: 5 } })
    expect(await importText('[]', { format: 'json', allowShrink: true })).toMatchObject({ withdrawn: 5 })
  })
})

test('a dealership’s feed does not change the vehicles of another', { tags: 'long' }, async () => {
  const [one, other] = [dealer(), dealer()]
  await one.importRows(manyRows(3))
  await other.importRows(manyRows(3, 9000))
  await one.importRows([], { allowShrink: true })
  expect(await other.statuses()).toEqual({ V1: 'in_stock', V2: 'in_stock', V3: 'in_stock' })
  expect((await one.item('V1'))?.slug).not.toBe((await other.item('V1'))?.slug)
})

test('a vehicle gets a sold date when it is sold, once', { tags: 'long' }, async () => {
  const { importRows, vehicle } = dealer()
  const sold = (date: number) => importRows([{ id: 'A', status: 'sold', price: date * 1000 }], { now: day(date) })
  await importRows([{ id: 'A' }])
  await sold(4)
  const soldAt = (await vehicle('A'))?.sold_date_timestamp
  expect(soldAt).toBe(day(4).getTime() / 1000)
  await sold(6)
  expect((await vehicle('A'))?.sold_date_timestamp).toBe(soldAt)
  await importRows([{ id: 'A' }], { now: day(7) })
  expect(await vehicle('A')).not.toHaveProperty('sold_date_timestamp')
})

test('[IN-5] a slow feed does not withdraw vehicles that a newer one adds meanwhile', { tags: 'long' }, async () => {
  const { importRows, importText, statuses } = dealer()
  await importRows(manyRows(10))
  let isReading = () => {}
  const reading = new Promise<void>((resolve) => {
    isReading = resolve
  })
  let goOn = () => {}
  const gate = new Promise<void>((resolve) => {
    goOn = resolve
  })
  async function* slow() {
    isReading()
    await gate
    yield* sourceOf(csvFeed(manyRows(10)))
  }
  const older = importText('', { source: slow(), now: day(2), allowShrink: true })
  await reading
  const newer = importRows([...manyRows(10), { id: 'NEW' }], { now: day(3), onWait: goOn })
  expect((await older).withdrawn).toBe(0)
  expect(await newer).toMatchObject({ created: 1, withdrawn: 0 })
  expect(await statuses()).toMatchObject({ NEW: 'in_stock' })
})

test('[IN-5] a drop that waited for a newer import is checked after that has ended, and is rejected', {
  tags: 'long',
}, async () => {
  const { importRows, importText, vehicle } = dealer()
  const { promise: reading, resolve: isReading } = Promise.withResolvers<void>()
  const { promise: gate, resolve: goOn } = Promise.withResolvers<void>()
  async function* slow() {
    isReading()
    await gate
    yield* sourceOf(csvFeed([{ id: 'A', price: 2000 }]))
  }
  const newer = importText('', { source: slow(), now: day(3) })
  await reading
  const older = await importRows([{ id: 'A', price: 1000 }], { now: day(4), droppedAt: day(2), onWait: () => goOn() })
  expect(await newer).toMatchObject({ created: 1 })
  expect(older).toMatchObject({ rows: 0, dropped_at: '2026-11-02T00:00:00.000Z', rejected: expect.any(String) })
  expect((await vehicle('A'))?.price).toBe(2000)
})

test('[IN-5] a person may import an older feed than the newest', async () => {
  const { importRows } = dealer()
  await importRows([{ id: 'A', price: 2000 }], { now: day(4), droppedAt: day(3) })
  expect(await importRows([{ id: 'A', price: 1000 }], { now: day(2) })).toMatchObject({ updated: 1 })
  expect(await importRows([{ id: 'A', price: 500 }], { now: day(5), droppedAt: day(2) })).toHaveProperty('rejected')
})

test('[IN-5] a file that is not a feed does not block one that was dropped before it; a partly read one does', async () => {
  const { importRows, importText } = dealer()
  expect(await importText('hello', { now: day(4), droppedAt: day(3) })).toHaveProperty('broken')
  expect(await importRows([{ id: 'A', price: 2000 }], { now: day(5), droppedAt: day(2) })).toMatchObject({ created: 1 })
  const torn = `${csvFeed([{ id: 'A', price: 1500 }])}\n"`
  expect(await importText(torn, { now: day(6), droppedAt: day(5) })).toMatchObject({
    updated: 1,
    broken: expect.any(Object),
  })
  expect(await importRows([{ id: 'A', price: 1000 }], { now: day(7), droppedAt: day(4) })).toHaveProperty('rejected')
})

test('[IN-5] vehicles that a later import has written are never withdrawn', async () => {
  const { importRows, statuses } = dealer()
  await importRows(manyRows(2), { now: day(3) })
  expect(await importRows([], { now: day(2), allowShrink: true })).toMatchObject({ withdrawn: 0 })
  expect(await statuses()).toEqual({ V1: 'in_stock', V2: 'in_stock' })
})

test('[IN-5] two concurrent imports of the same file write each vehicle once', { tags: 'long' }, async () => {
  const { importRows, item } = dealer()
  const [one, two] = await Promise.all([importRows(manyRows(100)), importRows(manyRows(100), { now: day(2) })])
  expect(one.created + two.created).toBe(100)
  expect(one.refused + two.refused).toBe(0)
  expect(one.unchanged + two.unchanged).toBe(100)
  expect((await item('V50'))?.version).toBe(1)
})

test('an import is recorded at its start, and its end is added', { tags: 'long' }, async () => {
  const { dealership, importRows } = dealer()
  let atStart: unknown
  await importRows(manyRows(50), {
    onProgress: () => {
      atStart ??= latestImports(dealership, 1)
    },
  })
  expect(await atStart).toMatchObject([{ created: 0 }])
  await importRows([{ id: 'V1', price: 'ask' }, ...manyRows(50).slice(1)], { now: day(2) })
  expect(await latestImports(dealership, 5)).toMatchObject([
    { started_at: '2026-11-02T00:00:00.000Z', unchanged: 49, refused: 1, refused_rows: [{ field: 'price' }] },
    { started_at: '2026-11-01T00:00:00.000Z', created: 50, finished_at: expect.any(String) },
  ])
})

test('a failing source fails the import, and earlier rows stay', { tags: 'long' }, async () => {
  const { importText, vehicle } = dealer()
  async function* failing() {
    yield* sourceOf(csvFeed(manyRows(600)))
    throw new Error('The line dropped')
  }
  await expect(importText('', { source: failing() })).rejects.toThrow('The line dropped')
  expect(await vehicle('V1')).toBeDefined()
})

test('[IN-5] an aborted import has recorded its progress', { tags: 'long' }, async () => {
  const { dealership, importText } = dealer()
  async function* cut() {
    yield Buffer.from(csvFeed(manyRows(900)))
    throw new Error('The bucket is gone.')
  }
  await expect(importText('', { source: cut() })).rejects.toThrow('The bucket is gone.')
  const [record] = await latestImports(dealership, 1)
  expect(record?.created).toBeGreaterThanOrEqual(380)
  expect(record).not.toHaveProperty('finished_at')
})

test('[IN-5] ids that differ only in capitals are two vehicles, with a note', async () => {
  const { importRows } = dealer()
  const report = await importRows([{ id: 'S1' }, { id: 'T1' }, { id: 's1' }])
  expect(counts(report)).toEqual({ ...none, created: 3 })
  expect(report.notes).toEqual([
    's1 in line 4 differs only in capitals from the vehicle in line 2: they are two vehicles on the site.',
  ])
})
