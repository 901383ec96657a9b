import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const copy = mkdtempSync(join(tmpdir(), 'new-filter-'))

const skipped = new Set(['node_modules', '.git', '.data', 'dist', 'cdk.out', 'test-results'])
const sources = new Set(['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.md', '.txt', ''])

/** The workspace's sources, beside links to what is installed; our own packages are those of the copy. */
function copyWorkspace(): void {
  const isSource = (path: string) => !skipped.has(basename(path)) && sources.has(extname(path))
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || isSource(path) })
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (name !== '@forecourt' && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  cpSync(join(from, '@forecourt'), join(to, '@forecourt'), { recursive: true, verbatimSymlinks: true })
}

const edited = new Set<string>()

function edit(file: string, find: string, replace: string): void {
  const source = readFileSync(join(copy, file), 'utf8')
  expect(source.split(find), `${file} has this once: ${find}`).toHaveLength(2)
  writeFileSync(join(copy, file), source.replace(find, replace))
  edited.add(file)
}

const run = (program: string, ...given: string[]): string =>
  execFileSync(join(root, 'node_modules/.bin', program), given, {
    cwd: join(copy, 'packages/stock-search'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** What the copy writes, as JSON. */
const evaluate = (code: string) => JSON.parse(run('node', '--input-type=module-typescript', '-e', code))

const formats = (): Record<string, string> =>
  evaluate(`
    import { snapshotFormat } from '@forecourt/stock-search/embedded/snapshot/snapshot-format'
    import { fieldsOf } from '@forecourt/stock-search/opensearch/index/stock-indices'
    console.log(JSON.stringify({ snapshot: snapshotFormat(), index: fieldsOf() }))`)

const filters = 'packages/domain/src/search/search-filters.ts'
const units = 'packages/domain/src/search/range-units.ts'

beforeAll(copyWorkspace)

test('a label renamed keeps every saved snapshot and index, and a value that is worked out in another way does not', () => {
  const before = formats()
  edit(filters, "label: 'Kilometres'", "label: 'Odometer'")
  expect(formats()).toEqual(before)
  edit(filters, "label: 'Odometer'", "label: 'Kilometres'")
  for (const [own, other] of [
    ["from: 'sleeps',\n    unknown: 0,", "from: 'sleeps',\n    // A feed's 0 counts."],
    ["from: 'purchasePrice', panel", "from: 'price', panel"],
    ["from: 'isBelowMarket'", "from: 'certified', // instead"],
    ['const priceSteps = [0, 10_000,', 'const priceSteps = [0, 9_000,'],
  ] as const) {
    edit(filters, own, other)
    const { snapshot, index } = formats()
    expect(snapshot, other).not.toBe(before.snapshot)
    expect(index, other).not.toBe(before.index)
    edit(filters, other, own)
  }
  expect(formats()).toEqual(before)
})

test('[SR-2] a new filter is one row, and one of its unit; address, engines, panel, chips, words, tests and documents follow', () => {
  edited.clear()
  const row = "from: 'seats', panel: 21, unit: 'seats', words: ' ?passengers?'"
  edit(
    filters,
    '  price_dropped: {',
    `  seats_from: { kind: 'range', label: 'Seats from', ${row} },\n  price_dropped: {`,
  )
  edit(units, '  day: {', "  seats: { label: (seats) => seats + ' seats', step: () => 1 },\n  day: {")
  const known = evaluate(`
    import { activeFilters } from '@forecourt/domain/search/active-filters'
    import { parseSearch } from '@forecourt/domain/search/search-url'
    import { createEmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
    import { indexBody } from '@forecourt/stock-search/opensearch/index/index-body'
    import { constraintClauses } from '@forecourt/stock-search/opensearch/query/filter-clauses'
    import { testScope } from '@forecourt/stock-search/testing/test-scope'
    import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
    const search = createEmbeddedSearch()
    const seats = { 1: 5, 2: 7, 3: 8 }
    await search.apply(Object.entries(seats).map(([id, seats]) => ({ kind: 'put', version: 1, vehicle: testVehicle({ id, seats }) })))
    const { state } = parseSearch('seats_from=7:')
    const found = await search.search(testScope(), state)
    const said = await search.search(testScope(), parseSearch('query=toyota+over+6+passengers').state)
    console.log(JSON.stringify({
      ids: found.hits.map(({ id }) => id),
      histogram: found.histograms.seats_from,
      chip: activeFilters(state)[0],
      understood: said.understood,
      mapping: indexBody().mappings.properties.number.properties.seats_from,
      clause: [...constraintClauses(testScope(), state).values()],
    }))`)
  expect(known).toMatchObject({
    ids: ['2', '3'],
    histogram: { min: 5, max: 8 },
    chip: { title: 'Seats from', label: 'From 7 seats' },
    understood: 'query=toyota&seats_from=7:',
    mapping: { type: 'double' },
    clause: [{ range: { 'number.seats_from': { gte: 7 } } }],
  })
  expect(run('tsc', '-p', copy)).toBe('')
  const tested = [
    'packages/stock-search',
    'packages/domain/src/search',
    'packages/stock/src/site-queries',
    'mfe-search',
    'functions/platform/openapi',
  ]
  run('vitest', 'run', '--root', copy, '--project', 'quick', '--silent=true', ...tested)
  expect([...edited]).toEqual([filters, units])
}, 600_000)
