import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { startLocalServer } from '@forecourt/lambda-kit/testing/local-server'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { deadLetters } from '@forecourt/local/aws/tables/dead-letters'
import { emptyReport, noDealership, recordRejection } from '@forecourt/stock/import/import-records'
import { getVehicle } from '@forecourt/stock/table/stock-table'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stockCommand } from './stock-command.ts'

withLocalTables()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stock-command-'))
})
afterAll(() => rm(folder, { recursive: true }))

let output: string[]
const close = vi.fn(async () => {})
beforeEach(() => {
  process.exitCode = 0
  output = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  close.mockClear()
  process.exitCode = 0
})

async function feed(name: string, text: string | Uint8Array): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

const here = async () => ({ kind: 'here', dataDir: folder, releasesDir: folder, close }) as const
const run = (...args: string[]) => stockCommand(here).parseAsync(args, { from: 'user' })
const importing = (file: string, ...flags: string[]) =>
  run('import', file, '--dealership', 'harbourside-brookvale', ...flags)

const header = 'stocknum,make,model,car_type,price\n'

test('[IN-5] imports a file and prints a summary', { tags: 'long' }, async () => {
  await importing(await feed('good.csv', `${header}A,Kia,Rio,used,1000\nB,Kia,Rio,used,2000\n`))
  expect(output.join('\n')).toMatch(
    /^Imported good\.csv for harbourside-brookvale: 2 rows in \d+\.\d s\.\n {2}created {4}2\n {2}updated {4}0\n {2}unchanged {2}0\n {2}withdrawn {2}0\n {2}refused {4}0$/,
  )
  expect(process.exitCode).toBe(0)
  expect(close).toHaveBeenCalledOnce()
})

test('[IN-5] lists rejected rows with line, field, value and reason, and exits with 1', { tags: 'long' }, async () => {
  await importing(await feed('bad.csv', `${header}A,Kia,Rio,used,1000\nB,Kia,Rio,used,lots\n`))
  expect(output.join('\n')).toContain(
    'Rejected rows:\n  line  field  found  reason\n  3     price  lots   is not a number',
  )
  expect(process.exitCode).toBe(1)
})

test('[IN-5] rejected rows of JSON have their number and their id as well', { tags: 'long' }, async () => {
  await importing(await feed('bad.json', '[{"Identifier":"A-1","ListingType":"Auction"},7]'))
  const [head = '', one, two] = output.join('\n').split('\n').slice(7)
  expect(head.trim().split(/ {2,}/)).toEqual(['line', 'record', 'id', 'field', 'found', 'reason'])
  expect(one).toMatch(/^ {2}1 +1 +A-1 +ListingType +Auction +/)
  expect(two).toMatch(/^ {2}1 +2 +\(row\) +7 +must be an object$/)
})

test('[IN-5] reports what was not withdrawn and what to do, and exits with 1', { tags: 'long' }, async () => {
  await importing(await feed('all.csv', `${header}A,Kia,Rio,used,1\nB,Kia,Rio,used,1\nC,Kia,Rio,used,1\n`))
  const fewer = await feed('fewer.csv', `${header}A,Kia,Rio,used,1\n`)
  await importing(fewer)
  expect(output.at(-1)).toContain(
    '2 vehicles that are missing from the file were kept: 2 of 3 live vehicles (66%) are not in the file, which is more than 30%; add --allow-shrink if that is right.',
  )
  expect(process.exitCode).toBe(1)
  process.exitCode = 0
  await importing(fewer, '--allow-shrink', '--json')
  expect(JSON.parse(output.at(-1) ?? '')).toMatchObject({ withdrawn: 2, unchanged: 1 })
  expect(process.exitCode).toBe(0)
})

test('[IN-5] notes imported vehicles that no site of the dealership lists, and exits with 0', async () => {
  const file = await feed(
    'kinds.csv',
    `stocknum,make,model,car_type,item_type\nA,Kia,Rio,used,car\nB,Jayco,Swan,used,caravan\nC,Jayco,Jet,used,caravan\n`,
  )
  await run('import', file, '--dealership', 'northgate-aspley')
  expect(output.join('\n')).toContain(
    '\n2 vehicles were imported that no site of the dealership lists: item_type is caravan, and they list car.',
  )
  expect(process.exitCode).toBe(0)
})

test.each([
  [
    'words.csv',
    'stocknum,make,model,car_type,status\nA,Kia,Rio,used,Available\nB,Kia,Rio,used,For Sale\nC,Kia,Rio,used,sold\n',
  ],
  [
    'words.json',
    JSON.stringify(
      ['Available', 'For Sale', 'Sold'].map((SaleStatus, index) => ({
        Identification: [{ Type: 'StockNumber', Value: `S${index}` }],
        ListingType: 'Used',
        SaleStatus,
        Specification: { Make: 'Kia', Model: 'Rio' },
      })),
    ),
  ],
])(
  '[IN-5] notes vehicles that were imported as unavailable because their status is unknown: %s',
  { tags: 'long' },
  async (name, text) => {
    await run('import', await feed(name, text), '--dealership', 'northgate-aspley', '--allow-shrink')
    expect(output.join('\n')).toContain(
      '\n2 vehicles were imported as unavailable: status is Available, For Sale; known statuses: in_stock, coming_soon, sold, withdrawn.',
    )
    expect(process.exitCode).toBe(0)
  },
)

test('reports where a file is broken', { tags: 'long' }, async () => {
  await importing(await feed('cut.json', '[7,{"ListingType":"Used"'))
  expect(output.join('\n')).toContain(
    'The file is broken at line 1: the file ends in the middle of the vehicle that begins here.\n1 vehicle that is missing from the file was kept',
  )
  expect(process.exitCode).toBe(1)
})

test('[IN-5] reports first that an unreadable file was not imported, and why', async () => {
  await importing(await feed('broken.json', '[{"ListingType":"Used"'))
  expect(output.join('\n')).toBe(
    'Not imported: broken.json is broken at line 1: the file ends in the middle of the vehicle that begins here.',
  )
  expect(process.exitCode).toBe(1)
})

test('--format overrides the file’s name', async () => {
  await importing(await feed('odd.json', `${header}A,Kia,Rio,used,1\n`), '--format', 'csv')
  expect(output.join('\n')).toContain('1 row in')
})

describe('invalid input is reported before the tables are opened', () => {
  test.each([
    ['a missing file', () => 'nowhere.csv', /^There is no file nowhere\.csv\. Check the path/],
    ['a folder', () => folder, /is a folder\. Pass the feed's file in it\.$/],
    [
      'a file whose extension is no format',
      () => feed('notes.txt', header),
      /The format of .*notes\.txt is unknown: name it \.csv, \.json, \.jsonl or \.ndjson, or pass --format csv/,
    ],
    ['an empty file', () => feed('empty.csv', ''), /is empty\. A feed without vehicles is written as \[\]/],
  ])('%s', { tags: 'long' }, async (_, file, message) => {
    await expect(importing(await file())).rejects.toThrow(message)
    expect(close).not.toHaveBeenCalled()
  })

  test('an unknown dealership, with the nearest name', async () => {
    const file = await feed('good.csv', header)
    await expect(run('import', file, '--dealership', 'harborside-brookvale')).rejects.toThrow(
      /^No site has a dealership "harborside-brookvale"\. Did you mean "harbourside-brookvale"\?/,
    )
    expect(close).not.toHaveBeenCalled()
  })
})

test('a file that is not UTF-8 is reported with how to save it', { tags: 'long' }, async () => {
  await importing(await feed('utf16.csv', Buffer.from(`\uFEFF${header}`, 'utf16le')))
  expect(output.join('\n')).toContain('written in UTF-16; save it as UTF-8')
  await importing(await feed('latin1.csv', Buffer.from(`${header}C,Citroën,C3,used,1\n`, 'latin1')))
  expect(output.at(-1)).toContain('bytes that are not UTF-8; save the file as UTF-8')
})

test.each([
  ['every byte value', Uint8Array.from({ length: 256 }, (_, byte) => byte)],
  ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0)],
])('a binary file, %s, is reported as such', { tags: 'long' }, async (_, bytes) => {
  await importing(await feed('picture.csv', bytes))
  expect(output.join('\n')).toContain('this is not a text file; a feed is CSV or JSON')
})

test('an unknown command, and missing arguments, are answered with the usage', async () => {
  const written: string[] = []
  const stock = stockCommand(here)
  for (const command of [stock, ...stock.commands])
    command.exitOverride().configureOutput({ writeErr: (text) => void written.push(text) })
  await expect(stock.parseAsync(['imprt'], { from: 'user' })).rejects.toThrow("unknown command 'imprt'")
  expect(written.join('')).toContain('Usage: stock [options] [command]')
  await expect(stock.parseAsync(['import'], { from: 'user' })).rejects.toThrow(
    'error: these are missing: <file>, the feed; --dealership <slug>, the owner of the stock',
  )
  await expect(stock.parseAsync(['import', 'a.csv'], { from: 'user' })).rejects.toThrow(
    'error: this is missing: --dealership <slug>, the owner of the stock',
  )
  expect(written.join('')).toContain('Usage: stock import <file> --dealership <slug> [options]')
})

test('--rollback and --accept exclude each other', async () => {
  const stock = stockCommand(here)
  for (const command of [stock, ...stock.commands]) command.exitOverride().configureOutput({ writeErr: () => {} })
  await expect(stock.parseAsync(['reindex', '--accept', '--rollback'], { from: 'user' })).rejects.toThrow(
    "error: option '--rollback' cannot be used with option '--accept'",
  )
  expect(close).not.toHaveBeenCalled()
})

test.each(['1e1', '0', '101', '2.5', ''])('a limit of “%s” is rejected with the valid range', async (limit) => {
  await expect(run('imports', '--limit', limit)).rejects.toThrow(
    `--limit is "${limit}": it must be a whole number from 1 to 100.`,
  )
})

test('lists the latest imports, newest first', { tags: 'long' }, async () => {
  await run('imports', '--limit', '2')
  const [head, ...rows] = output.join('\n').split('\n')
  expect(head).toMatch(/^started +dealership +file +created +updated +withdrawn +refused/)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}harbourside-brookvale {2}picture\.csv/)
})

test('[IN-5] lists a dropped file that was not imported, with the reason', async () => {
  const report = emptyReport({
    dealership_slug: noDealership,
    file: 'feeds/x/a.csv',
    now: new Date(),
  })
  await recordRejection(report, 'No site has a dealership "x".')
  await run('imports', '--limit', '1')
  expect(output.join('\n')).toMatch(/no dealership +feeds\/x\/a\.csv .* not imported: No site has a dealership "x"\.$/)
})

describe('changes that the index rejected', () => {
  const dead = (id: string) => ({
    keys: [{ dealership_slug: { S: 'harbourside-brookvale' }, id: { S: id } }],
    error: new Error('no'),
  })

  test('are redriven: each vehicle is written unchanged, in its next version; one without an item is forgotten', async () => {
    await importing(await feed('dead.csv', `${header}DEAD1,Kia,Rio,used,1000\n`))
    const letters = deadLetters(folder)
    const before = await getVehicle('harbourside-brookvale', 'DEAD1')
    for (const id of ['DEAD1', 'DEAD1', 'never']) await letters.add(dead(id))
    output.length = 0
    await run('redrive')
    expect(output).toEqual(['1 of 2 redriven.'])
    expect(await getVehicle('harbourside-brookvale', 'DEAD1')).toEqual({
      ...before,
      version: (before?.version ?? 0) + 1,
    })
    expect(await letters.list()).toEqual([])
    output.length = 0
    await run('redrive')
    expect(output).toEqual(['No dead letters: the index has all changes.'])
  })

  test('are not redriven while the engine is unreachable: its address and what to do come first, and they remain', {
    tags: 'long',
  }, async () => {
    vi.stubEnv('OPENSEARCH_URL', 'http://127.0.0.1:9')
    await deadLetters(folder).add(dead('DEAD1'))
    const before = await getVehicle('harbourside-brookvale', 'DEAD1')
    await run('redrive')
    expect(output).toEqual([
      'The search engine does not answer: The index at http://127.0.0.1:9 cannot be reached (connect ECONNREFUSED 127.0.0.1:9).\nNothing was redriven: 1 waiting. Start it: npm run opensearch. OPENSEARCH_URL sets its address.',
    ])
    expect(process.exitCode).toBe(1)
    expect(await getVehicle('harbourside-brookvale', 'DEAD1')).toEqual(before)
    vi.stubEnv('OPENSEARCH_URL', '')
    output.length = 0
    await run('redrive')
    expect(output).toEqual(['1 of 1 redriven.'])
  })

  test('are not redriven while the index rejects writes: the message has the reason, and they remain', {
    tags: 'long',
  }, async () => {
    const answers: Record<string, object> = {
      '/_alias/stock': { 'stock-2': {} },
      '/stock-2/_search': { _shards: { failed: 0 } },
      '/_cluster/health': { cluster_name: 'c', status: 'green' },
      '/_cluster/state/blocks/stock-2': {
        blocks: { indices: { 'stock-2': { 8: { description: 'index write (api)', levels: ['write'] } } } },
      },
    }
    const server = await startLocalServer((request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answers[request.url?.split('?')[0] ?? '']))
    })
    vi.stubEnv('OPENSEARCH_URL', server.url)
    await deadLetters(folder).add(dead('DEAD1'))
    await run('redrive')
    expect(output.join('\n')).toMatch(
      /^The search index stock-2 at .* rejects writes: index write \(api\)\.\nNothing was redriven: 1 waiting\. /,
    )
    expect(process.exitCode).toBe(1)
    expect(await deadLetters(folder).list()).toHaveLength(1)
    vi.stubEnv('OPENSEARCH_URL', '')
    server.close()
    await run('redrive')
  })

  test('remain if the item is unreadable', async () => {
    await putItem('stock', { dealership_slug: 'harbourside-brookvale', id: 'poison', slug: 'x', version: 1 })
    await deadLetters(folder).add(dead('poison'))
    await run('redrive')
    expect(output.join('\n')).toContain(
      'These remain, since their items are unreadable:\n  harbourside-brookvale/poison:',
    )
    expect(process.exitCode).toBe(1)
    expect(await deadLetters(folder).list()).toHaveLength(1)
  })
})
