import { expect, test } from 'vitest'
import { copyWorkspace } from './workspace-copy.ts'

const rows = ['packages/contracts/src/endpoints/vehicle.ts', 'packages/contracts/src/tables/vehicle.ts'] as const
const [imported, shape] = ["import { carId, carSlug } from './path-params.ts'\n", '/** Counts of what shoppers did']

test('an endpoint with a table is its rows and a folder, which holds what the matrices of tenants and facts expect of it', () => {
  const copy = copyWorkspace('.')
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
  expect(copy.run('tsc', '-p', copy.folder)).toBe('')
  const check = (project: string, ...files: string[]) =>
    copy.run('vitest', 'run', '--project', project, '--silent=true', ...files)
  check(
    'quick',
    'packages/contracts',
    'functions/handlers',
    'functions/platform/openapi',
    'infra/config',
    'e2e/src/isolation',
  )
  check('facts', 'e2e/src/facts')
  check('slow', 'e2e/src/isolation')
  expect([...copy.edited].filter((file) => !rows.some((row) => row === file))).toEqual([])
}, 900_000)
