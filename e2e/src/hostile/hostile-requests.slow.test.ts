import { defaultMaxBodyBytes, type Endpoint, routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { createLead } from '@forecourt/contracts/endpoints/forms'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { formNames, siteForm } from '@forecourt/domain/leads/all-forms'
import { handler as beacons } from '@forecourt/functions/platform/beacons'
import type { Asked } from '@forecourt/lambda-kit/testing/expectations'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isCore } from '../is-core.ts'
import { expectations } from '../isolation/expectations.ts'
import { call, secretVariables } from '../isolation/handlers.ts'
import { startProviders } from '../isolation/providers.ts'
import { pairs, seedTenants } from '../isolation/tenants.ts'
import { ownPages, visitors } from '../isolation/visitors.ts'
import { bestRun, slowness } from './cpu-time.ts'
import { hostileBodies, hostileFields, hostileValues } from './hostile-shapes.ts'

const maxMs = 50
/** CloudFront takes no longer address. */
const maxQueryBytes = 8000

let tables: Awaited<ReturnType<typeof startLocalTables>>
let providers: Awaited<ReturnType<typeof startProviders>>
let limitMs: number
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  providers = await startProviders()
  for (const [name, value] of Object.entries({ ...secretVariables(), ...providers.environment }))
    vi.stubEnv(name, value)
  tables = await startLocalTables()
  await seedTenants()
  limitMs = maxMs * (await slowness())
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await Promise.all([tables.close(), providers.close()])
})

const [pair = expect.fail('There are no tenants.')] = pairs
const { own, other } = pair
const page = ownPages['the site’s own page']?.({ host: own.host, otherHost: other.host })
const rows = endpoints.map((row) => [routeOf(row), row] as const)
const writes = rows.filter(([, { method }]) => method === 'POST')
const askedOf = (route: string): Asked => expectations[route]?.ask(own) ?? {}

let requests = 0
type Sent = Pick<Asked, 'params' | 'query'> & { body?: string; type?: string; headers?: Record<string, string> }

/** Each request has an address and a key of its own: none is refused for its number. */
async function send(row: Endpoint, { type = 'application/json', headers, ...sent }: Sent) {
  requests++
  // Some requests end their session.
  const session = row.session === 'required' ? await visitors['the right session'](pair) : undefined
  const ip = `203.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`
  const own200 = {
    ...page,
    'content-type': type,
    'idempotency-key': `a-key-of-the-flood-${requests}`,
    'x-viewer-ip': ip,
  }
  return call({ ...sent, row, tenant: own.slug, host: own.host, session, headers: { ...own200, ...headers } })
}

/** Fields come one after the other with as many shapes each, no multiple of five: every field has some of the shapes, and every shape some of the fields. */
const inTurn = <T>(all: readonly T[]): T[] => all.filter((_one, index) => !isCore || index % 5 === 0)

/** Sends each request, of which `npm test` has one in five, and names those that failed or took too long. */
async function tooSlow(
  all: readonly [name: string, sent: Sent][],
  ask: (sent: Sent) => Promise<{ statusCode?: number }>,
) {
  // What is loaded or compiled by a first request is none of the shape's.
  for (const [, sent] of all.slice(0, 3)) await ask(sent)
  const slow: string[] = []
  for (const [name, sent] of inTurn(all)) {
    const { ms, status } = await bestRun(async () => (await ask(sent)).statusCode ?? 0, limitMs)
    if (ms > limitMs || status >= 500) slow.push(`${name}: ${Math.round(ms)} ms, ${status}`)
    if (slow.length === 5) break
  }
  return slow
}

describe.each(writes)('%s', (route, row) => {
  const bytes = row.maxBodyBytes ?? defaultMaxBodyBytes

  test('takes little of the processor for its largest body, in any shape', async () => {
    const bodies = hostileBodies(row, askedOf(route).body ?? {}, bytes).map(([name, body]): [string, Sent] => [
      name,
      { body },
    ])
    expect(await tooSlow(bodies, (sent) => send(row, sent))).toEqual([])
  })

  if (!row.takesForm) return
  test('takes little of it for its largest form, and for one that is refused', async () => {
    const names = Object.keys(Object(askedOf(route).body?.values ?? askedOf(route).body))
    const type = 'application/x-www-form-urlencoded'
    const elsewhere = { origin: 'https://evil.example' }
    const forms = hostileFields(['form', ...names], bytes).flatMap(([name, body]): [string, Sent][] => [
      [name, { body, type }],
      [`${name}, from elsewhere`, { body, type, headers: elsewhere }],
    ])
    const larger = hostileFields(['form'], 10 * bytes).map(([name, body]): [string, Sent] => [
      `${name}, too large`,
      { body, type },
    ])
    expect(await tooSlow([...forms, ...larger], (sent) => send(row, sent))).toEqual([])
  })
})

test.each(formNames)(
  'POST /api/leads takes little of the processor for any text in every field of %s',
  async (form) => {
    const names = siteForm(form, testSite()).fields.map(({ name }) => name)
    const bodies = hostileValues(names, createLead.maxBodyBytes / 2).map(([name, values]): [string, Sent] => [
      name,
      { body: JSON.stringify({ form, filled_ms: 9000, values }) },
    ])
    expect(await tooSlow(bodies, (sent) => send(createLead, sent))).toEqual([])
  },
)

describe.each(rows.filter(([, { method }]) => method === 'GET'))('%s', (route, row) => {
  test('takes little of the processor for the longest address', async () => {
    const { params = {} } = askedOf(route)
    const queries = hostileFields(['query', 'make', 'near', 'price', ...(row.query ?? [])], maxQueryBytes).map(
      ([name, query]): [string, Sent] => [name, { params, query }],
    )
    const names = Object.keys(params)
    const paths = ['a', '-', '1', '%', '.', ' '].map((part): [string, Sent] => [
      `a path of ${JSON.stringify(part)}`,
      { params: Object.fromEntries(names.map((name) => [name, part.repeat(maxQueryBytes / part.length)])) },
    ])
    expect(await tooSlow([...queries, ...(names.length > 0 ? paths : [])], (sent) => send(row, sent))).toEqual([])
  })
})

test('a beacon takes little of the processor, in any shape', async () => {
  const valid = { pages: [{ remote: 'search', version: '1.0.0', trial: 'canary.1', shown: 1, failed: 0 }] }
  const ask = async ({ body = '' }: Sent) => {
    const event = httpEvent({ path: '/api/beacons', method: 'POST', tenant: own.slug, body })
    return beacons({ ...event, headers: { ...event.headers, ...page, 'x-site-host': own.host } }, lambdaContext())
  }
  const bodies = hostileBodies({}, valid, 10_000).map(([name, body]): [string, Sent] => [name, { body }])
  expect(await tooSlow(bodies, ask)).toEqual([])
})
