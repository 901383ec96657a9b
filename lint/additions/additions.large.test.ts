import { beforeEach, expect, test } from 'vitest'
import { copyWorkspace } from './workspace-copy.ts'

const copy = copyWorkspace()
beforeEach(() => copy.edited.clear())

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
  expect([...copy.edited]).toEqual([filters, units])
})

const form = 'packages/domain/src/leads/forms/site-forms.ts'
const fieldsOfForms = 'packages/domain/src/leads/all-forms.test.ts'

test('[LD-14] a field is one row of its form: whatever dealers read has its label and that of the option', () => {
  copy.edit(
    form,
    "/** LD-1. */\nexport const enquiry: FormBuilder = (site, { offer }) => ({\n  name: 'enquiry',\n  title: 'Contact us',\n  category: 'General Enquiry',\n  fields: [\n",
    `const contactByField = {
  kind: 'select',
  name: 'contact_by',
  label: 'How may we reach you?',
  options: [{ value: 'sms', label: 'By text message' }],
} as const satisfies Field

/** LD-1. */
export const enquiry: FormBuilder = (site, { offer }) => ({
  name: 'enquiry',
  title: 'Contact us',
  category: 'General Enquiry',
  fields: [
    contactByField,
`,
  )
  const names = 'expect(names(enquiryForm(site()))).toEqual([\n'
  copy.edit(fieldsOfForms, names, `${names}    'contact_by',\n`)
  const { fields, ...read } = copy.evaluate(`
    import { leadRequestSchema } from '@forecourt/contracts/leads/lead'
    import { siteForm } from '@forecourt/domain/leads/all-forms'
    import { validateForm } from '@forecourt/domain/leads/answers/validate-form'
    import { composeLead } from '@forecourt/leads/compose-lead'
    import { adfDocument } from '@forecourt/leads/messages/adf-document'
    import { dealershipEmail } from '@forecourt/leads/messages/dealership-email'
    import { webhookBody } from '@forecourt/leads/messages/webhook-body'
    import { testLead, testLeadSite } from '@forecourt/leads/testing/test-lead'
    import { leadRow } from '@forecourt/local/operator/operator-data'
    import { leadText } from './ops/src/leads/lead-text.ts'
    const site = testLeadSite()
    const now = new Date('2026-12-07T01:02:03.000Z')
    const form = siteForm('enquiry', site)
    const { person } = testLead({ site })
    const values = { ...person, phone_e164: '', postcode: '', message: 'Hello', category: 'General Enquiry', contact_by: 'sms' }
    const request = leadRequestSchema.parse({ form: form.name, values })
    const validated = validateForm(form, request.values)
    const composed = composeLead({ site, form, request, now, userAgent: '', values: validated.values })
    const lead = { ...testLead({ site }), ...composed }
    const { text, html } = dealershipEmail(lead, site)
    const { readable, fields } = JSON.parse(webhookBody(lead, site))
    console.log(JSON.stringify({
      text, html, fields,
      adf: adfDocument(lead, site),
      webhook: JSON.stringify(readable),
      operator: JSON.stringify(leadRow(lead, site, now).rows),
      'command line': leadText(lead, site),
    }))`)
  for (const [reader, written] of Object.entries(read)) {
    expect(written, reader).toMatch(/How may we reach you\?.*By text message/s)
    expect(written, reader).not.toMatch(/contact_by|\bsms\b/)
  }
  // Dealers' own systems read names.
  expect(fields.contact_by).toBe('sms')
  expect([...copy.edited]).toEqual([form, fieldsOfForms])
})

const rows = ['packages/contracts/src/endpoints/vehicle.ts', 'packages/contracts/src/tables/vehicle.ts'] as const
const [imported, shape] = ["import { carId, carSlug } from './path-params.ts'\n", '/** Counts of what shoppers did']

test('an endpoint with a table is its rows and a folder, which holds what the matrices of tenants and facts expect of it', () => {
  copy.edit(
    rows[0],
    imported,
    `${imported}
export const carNote = {
  method: 'GET',
  path: '/api/car-notes/{id}',
  summary: 'What the dealer noted about a vehicle',
  params: z.object({ id: carId }),
  response: z.object({ note: z.nullable(z.string()) }),
  visibility: 'private',
  from: 'browser',
  session: 'none',
} as const satisfies Endpoint
`,
  )
  const table =
    "{ partition: 'tenant', sort: 'car_id', owner: 'tenant', team: 'vehicle' } as const satisfies TableShape"
  copy.edit(rows[1], shape, `/** Notes about vehicles. */\nexport const car_notes = ${table}\n\n${shape}`)
  copy.write(
    'functions/vehicle/car-note/needs.ts',
    `import { carNote } from '@forecourt/contracts/endpoints/vehicle'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Answers what the dealer noted about a vehicle',
  errors: { costs: 'shoppers see no note', alarmThreshold: 20 },
  memoryMb: 256,
  timeoutSeconds: 10,
  runs: { http: [carNote] },
  tables: { config: ['get'], car_notes: ['get'] },
} as const satisfies FunctionNeeds
`,
  )
  copy.write(
    'functions/vehicle/car-note/index.ts',
    `import { carNote } from '@forecourt/contracts/endpoints/vehicle'
import { getItem } from '@forecourt/lambda-kit/data/items'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'

export const handler = createApiHandler([
  answers(carNote, async ({ site, params }) => {
    const item = await getItem('car_notes', { tenant: site.slug, car_id: params.id })
    return { note: typeof item?.note === 'string' ? item.note : null }
  }),
])
`,
  )
  copy.write(
    'functions/vehicle/car-note/testing/expectation.ts',
    `import { type Expectations, everybody } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'GET /api/car-notes/{id}': {
    ask: ({ car }) => ({ params: { id: car.id } }),
    answers: () => everybody({ status: 200, body: { note: null } }),
    asksForOther: { status: 200, body: { note: null } },
  },
}
`,
  )
  expect([...copy.edited].filter((file) => !rows.some((row) => row === file))).toEqual([])
})

/** By the project of the tests. */
const tested = {
  quick: [
    'packages/contracts',
    'packages/domain/src/leads',
    'packages/domain/src/search',
    'packages/leads',
    'packages/stock-search',
    'packages/stock/src/site-queries',
    'functions/handlers',
    'functions/forms/leads',
    'functions/platform/openapi',
    'infra/config',
    'local/src/operator',
    'mfe-search',
    'mfe-forms/src',
    'e2e/src/isolation',
  ],
  facts: ['e2e/src/facts'],
  slow: ['e2e/src/isolation'],
}

test('with all that was added above, types and tests are as they were', () => {
  expect(copy.run('tsc', '-p', copy.folder)).toBe('')
  for (const [project, files] of Object.entries(tested))
    copy.run('vitest', 'run', '--project', project, '--silent=true', ...files)
}, 900_000)
