import { expect, test } from 'vitest'
import { copyWorkspace } from './workspace-copy.ts'

const copy = copyWorkspace('packages/stock-search')

const formats = (): Record<string, string> =>
  copy.evaluate(`
    import { snapshotFormat } from '@forecourt/stock-search/embedded/snapshot/snapshot-format'
    import { fieldsOf } from '@forecourt/stock-search/opensearch/index/stock-indices'
    console.log(JSON.stringify({ snapshot: snapshotFormat(), index: fieldsOf() }))`)

const filters = 'packages/domain/src/search/search-filters.ts'
const units = 'packages/domain/src/search/filters/range-units.ts'

test('a label renamed keeps every saved snapshot and index, and a value that is worked out in another way does not', () => {
  const before = formats()
  copy.edit(filters, "label: 'Kilometres'", "label: 'Odometer'")
  expect(formats()).toEqual(before)
  copy.edit(filters, "label: 'Odometer'", "label: 'Kilometres'")
  for (const [own, other] of [
    ["from: 'sleeps',\n    unknown: 0,", "from: 'sleeps',\n    // A feed's 0 counts."],
    ["from: 'purchasePrice', panel", "from: 'price', panel"],
    ["from: 'isBelowMarket'", "from: 'certified', // instead"],
    ['const priceSteps = [0, 10_000,', 'const priceSteps = [0, 9_000,'],
  ] as const) {
    copy.edit(filters, own, other)
    const { snapshot, index } = formats()
    expect(snapshot, other).not.toBe(before.snapshot)
    expect(index, other).not.toBe(before.index)
    copy.edit(filters, other, own)
  }
  expect(formats()).toEqual(before)
})

test('[SR-2] a new filter is one row, and one of its unit; address, engines, panel, chips, words, tests and documents follow', () => {
  copy.edited.clear()
  const row = "from: 'seats', panel: 21, unit: 'seats', words: ' ?passengers?'"
  copy.edit(
    filters,
    '  price_dropped: {',
    `  seats_from: { kind: 'range', label: 'Seats from', ${row} },\n  price_dropped: {`,
  )
  copy.edit(units, '  day: {', "  seats: { label: (seats) => seats + ' seats', step: () => 1 },\n  day: {")
  const known = copy.evaluate(`
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
  expect(copy.run('tsc', '-p', copy.folder)).toBe('')
  const tested = [
    'packages/stock-search',
    'packages/domain/src/search',
    'packages/stock/src/site-queries',
    'mfe-search',
    'functions/platform/openapi',
  ]
  copy.run('vitest', 'run', '--root', copy.folder, '--project', 'quick', '--silent=true', ...tested)
  expect([...copy.edited]).toEqual([filters, units])
}, 600_000)
