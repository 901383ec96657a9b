import { createHash } from 'node:crypto'
import { type Endpoint, routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { openapi } from '@forecourt/contracts/endpoints/platform'
import { errorBodySchema } from '@forecourt/contracts/errors'
import type { OpenApiDocument } from '@forecourt/contracts/openapi/openapi'
import type { HttpResult } from '@forecourt/lambda-kit/http/http-request'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import type { Asked, Expectation, Outcome, Tenant, Visitor } from '@forecourt/lambda-kit/testing/expectations'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { recordWrites } from '@forecourt/lambda-kit/testing/recorded-writes'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectations } from './expectations.ts'
import { type Call, call, secretVariables } from './handlers.ts'
import { startProviders } from './providers.ts'
import { ownMarks, pairs, seedTenants } from './tenants.ts'
import { foreignPages, ownPages, visitorNames, visitors } from './visitors.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
let providers: Awaited<ReturnType<typeof startProviders>>
beforeAll(async () => {
  // The lender refuses what the matrix sends it, and requests that go past the edge are counted.
  expectLogs(/Failed to (get|create) YouX/, /A request came to the API's own address/)
  providers = await startProviders()
  for (const [name, value] of Object.entries({ ...secretVariables(), ...providers.environment }))
    vi.stubEnv(name, value)
  // The table shares this process, whose machine may do other work too.
  vi.stubEnv('TABLE_TRY_MS', '30000')
  tables = await startLocalTables()
  await seedTenants()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all([tables.close(), providers.close()])
})

const rows = endpoints.map((row) => [routeOf(row), row] as const)
/** Those that pages send. */
const writes = rows.filter(([, { method, signedBy }]) => method === 'POST' && !signedBy)

function expectationOf(route: string): Expectation {
  const found = expectations[route]
  if (!found) throw new Error(`${route} has no entry in its function’s testing/expectation.ts.`)
  return found
}

let keys = 0
const newKey = (): string => `a-key-of-the-matrix-${++keys}`

type Case = { row: Endpoint; own: Tenant; other: Tenant; asked: Asked }

/** A request from a page of the site, with whatever the row needs. */
const callOf = ({ row, own, other, asked }: Case, changes: Partial<Call> = {}): Call => ({
  row,
  tenant: own.slug,
  host: own.host,
  ...(asked.params && { params: asked.params }),
  ...(asked.query !== undefined && { query: asked.query }),
  ...(row.body && { body: JSON.stringify(asked.body) }),
  ...changes,
  headers: {
    ...(row.method === 'POST' && {
      'content-type': 'application/json',
      ...ownPages['the site’s own page']?.({ host: own.host, otherHost: other.host }),
    }),
    ...(row.creates && { 'idempotency-key': newKey() }),
    ...(asked.ip !== undefined && { 'x-viewer-ip': asked.ip }),
    ...changes.headers,
  },
})

/** `partitions` are those in which something was written: `leads/northgate`. Limits count all requests, and hold no one's things. */
async function whileWatching<T>(work: () => Promise<T>) {
  const { result, writes } = await recordWrites(work)
  const own = writes.filter(({ table }) => table !== 'limits')
  const partitions = [...new Set(own.map(({ table, partition }) => `${table}/${partition}`))]
  return { result, partitions: partitions.sort(), text: writes.map(({ text }) => text).join('\n') }
}

/** What an answer or a written item may hold of the tenant alone, except the words of the request. */
function expectNothingOf(other: Tenant, text: string, request: Call): void {
  const said = `${JSON.stringify(request.params)} ${decodeURIComponent((request.query ?? '').replaceAll('+', ' '))} ${request.body}`
  expect(ownMarks(other).filter((mark) => text.includes(mark) && !said.includes(mark))).toEqual([])
}

const sharedCaching = ({ isImmutable }: Endpoint): RegExp =>
  isImmutable ? /^public, max-age=31536000, immutable$/ : /^public, max-age=0, s-maxage=\d+/

function expectCaching(row: Endpoint, { statusCode = 0, headers = {}, cookies }: HttpResult): void {
  const isShared = row.visibility === 'shared' && statusCode === 200
  expect(headers['cache-control']).toMatch(isShared ? sharedCaching(row) : /^no-store$/)
  expect(headers.vary).toBeUndefined()
  if (isShared) expect([cookies, headers['set-cookie']]).toEqual([undefined, undefined])
}

const parsed = ({ body = '' }: HttpResult): unknown => JSON.parse(body)

/** The answer is the schema's and has nothing that the schema does not name. */
function expectWhole(row: Endpoint, result: HttpResult): void {
  if (result.statusCode === 204) {
    expect([row.mayBeAbsent, result.body]).toEqual([true, ''])
    return
  }
  const body = parsed(result)
  const schema = result.statusCode === 200 ? row.response : errorBodySchema
  expect(schema.parse(body)).toMatchObject(Object(body))
}

async function expectOutcome(request: Call, outcome: Outcome, { own, other }: Pick<Case, 'own' | 'other'>) {
  const { result, partitions, text } = await whileWatching(() => call(request))
  expect(result.statusCode).toBe(outcome.status)
  if (outcome.body) expect(parsed(result)).toMatchObject(outcome.body)
  expectWhole(request.row, result)
  expectCaching(request.row, result)
  expectNothingOf(other, `${result.body}\n${text}`, request)
  const { writes = [], mayWrite = [] } = outcome
  const optional = mayWrite.map((table) => `${table}/${own.slug}`)
  expect(partitions.filter((one) => !optional.includes(one))).toEqual(writes.map((table) => `${table}/${own.slug}`))
}

async function expectRefusal(request: Call, status: number) {
  const { result, partitions } = await whileWatching(() => call(request))
  expect([result.statusCode, partitions]).toEqual([status, []])
  // A plain form that is refused comes back as a page.
  if (String(result.headers?.['content-type']).startsWith('text/html')) expect(request.row.takesForm).toBe(true)
  else expectWhole(request.row, result)
  expectCaching(request.row, result)
}

describe.each(pairs)('[TN-10] on $own.slug beside $other.slug, tenants $kind,', ({ own, other }) => {
  const pair = { own, other }
  /** Of what does not depend on what the tenants share. */
  const onceForAll = own === pairs[0]?.own ? {} : { tags: 'exhaustive' }
  const caseOf = (route: string, row: Endpoint): Case => ({ ...pair, row, asked: expectationOf(route).ask(own) })

  describe.each(rows)('%s', (route, row) => {
    test.each(visitorNames)('with %s answers as it must, and changes only what it must', async (visitor) => {
      const session = await visitors[visitor](pair)
      await expectOutcome(callOf(caseOf(route, row), { session }), expectationOf(route).answers(own)[visitor], pair)
    })

    test('answers nothing that belongs to the other', async () => {
      const { ask, asksForOther } = expectationOf(route)
      const session = await startOwn('the right session')
      await expectOutcome(callOf({ ...pair, row, asked: ask(other) }, { session }), asksForOther, pair)
    })

    test('reads the tenant from nowhere but the edge', async () => {
      const { query = '' } = expectationOf(route).ask(own)
      const session = await startOwn('the right session')
      const forged = `tenant=${other.slug}&slug=${other.slug}&dealership_slug=${other.dealership}`
      const request = callOf(caseOf(route, row), {
        session,
        query: query ? `${query}&${forged}` : forged,
        headers: { 'x-forwarded-host': other.host, forwarded: `host=${other.host}`, cookie: `tenant=${other.slug}` },
      })
      await expectOutcome(request, expectationOf(route).answers(own)['the right session'], pair)
    })

    test.each([null, '', 'a guess'])('is refused with the edge’s secret %j', onceForAll, async (secret) => {
      const session = await startOwn('the right session')
      await expectRefusal(callOf(caseOf(route, row), { session, secret }), 403)
    })

    test.each([undefined, 'nobody', '..'])('answers nothing for the tenant %j', onceForAll, async (tenant) => {
      const session = await startOwn('the right session')
      await expectRefusal(callOf(caseOf(route, row), { session, tenant }), 404)
    })
  })

  const startOwn = (visitor: Visitor) => visitors[visitor](pair)

  describe.each(rows.filter(([, { visibility }]) => visibility === 'shared'))('%s', (route, row) => {
    test('is the same to everybody', async () => {
      const bodies = await Promise.all(
        visitorNames.map(async (visitor) => {
          const session = await visitors[visitor](pair)
          const { headers, body = '' } = await call(callOf(caseOf(route, row), { session }))
          // How long the engine took is all that may differ.
          return JSON.stringify([headers, body.replace(/"ms":[\d.e-]+/, '"ms":0')])
        }),
      )
      expect(new Set(bodies.map((text) => createHash('sha256').update(text).digest('hex'))).size).toBe(1)
    })
  })

  describe.each(rows.filter(([, { method }]) => method === 'GET'))('%s', (route, row) => {
    test('reads a search exactly where the OpenAPI document says so', onceForAll, async () => {
      const ask = (of: Endpoint, asked: Asked) => call(callOf({ ...pair, row: of, asked }, { session }))
      const session = await startOwn('the right session')
      const document = parsed(await ask(openapi, {})) as OpenApiDocument
      const { parameters = [] } = document.paths[row.path]?.get ?? {}
      const asked = expectationOf(route).ask(own)
      const { statusCode } = await ask(row, { ...asked, query: `${asked.query ?? ''}&page=-1` })
      expect(statusCode === 400).toBe(parameters.some(({ name }) => name === 'page'))
    })
  })

  test.each(rows.filter(([, { counts }]) => counts))(
    '%s is asked for by no page of another site',
    onceForAll,
    async (route, row) => {
      for (const site of ['cross-site', 'same-site', 'none'])
        await expectRefusal(callOf(caseOf(route, row), { headers: { 'sec-fetch-site': site } }), 403)
    },
  )

  describe.each(rows.filter(([, { method }]) => method === 'GET'))('HEAD of %s', (route, row) => {
    test.each(visitorNames)(
      'with %s answers the same without a body, and is not cached by others',
      onceForAll,
      async (visitor) => {
        const session = await visitors[visitor](pair)
        const result = await call(callOf(caseOf(route, row), { session, method: 'HEAD' }))
        expect(result.statusCode).toBe(expectationOf(route).answers(own)[visitor].status)
        if (result.statusCode === 200) expect(result.body).toBe('')
        expectCaching(row, result)
      },
    )
  })

  describe.each(writes)('%s', (route, row) => {
    const page = { host: own.host, otherHost: other.host }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }

    test.each(Object.entries(ownPages))('is taken from %s', onceForAll, async (_, headersOf) => {
      const session = await startOwn('the right session')
      const request = callOf(caseOf(route, row), { session })
      const { origin: _origin, 'sec-fetch-site': _site, ...rest } = request.headers ?? {}
      const own200 = expectationOf(route).answers(own)['the right session']
      await expectOutcome({ ...request, headers: { ...rest, ...headersOf(page) } }, own200, pair)
    })

    test.each(Object.entries(foreignPages))(
      'is refused from %s, whatever it sends',
      onceForAll,
      async (_, headersOf) => {
        const session = await startOwn('the right session')
        for (const type of [{}, form]) {
          const request = callOf(caseOf(route, row), { session })
          const { origin: _origin, 'sec-fetch-site': _site, ...rest } = request.headers ?? {}
          await expectRefusal({ ...request, headers: { ...rest, ...type, ...headersOf(page) } }, 403)
        }
      },
    )

    test('is refused as plain text, which any page may send', onceForAll, async () => {
      const session = await startOwn('the right session')
      const headers = { 'content-type': 'text/plain' }
      await expectRefusal(callOf(caseOf(route, row), { session, headers }), 415)
    })
  })

  describe.each(writes.filter(([, { creates }]) => creates))('%s', (route, row) => {
    /** Only where others are refused. */
    const sessionAt = async (at: { own: Tenant; other: Tenant }) =>
      expectationOf(route).answers(own)['no session'].status === 200 ? undefined : visitors['the right session'](at)

    test('is refused without an idempotency key', onceForAll, async () => {
      const session = await sessionAt(pair)
      await expectRefusal(callOf(caseOf(route, row), { session, headers: { 'idempotency-key': '' } }), 400)
    })

    test('creates one thing for a key, and another for the same key of the other tenant', async () => {
      const headers = { 'idempotency-key': newKey() }
      const asked = expectationOf(route).ask(own)
      const first = callOf({ ...pair, row, asked }, { session: await sessionAt(pair), headers })
      const made = await call(first)
      expect(made.statusCode).toBe(200)
      const again = await whileWatching(() => call(first))
      expect([parsed(again.result), again.partitions]).toEqual([parsed(made), []])
      const swapped = { own: other, other: own }
      const atOther = callOf({ ...swapped, row, asked }, { session: await sessionAt(swapped), headers })
      const elsewhere = await whileWatching(() => call(atOther))
      expect(elsewhere.partitions).toEqual(
        (expectationOf(route).asksForOther.writes ?? []).map((name) => `${name}/${other.slug}`),
      )
      expect(parsed(elsewhere.result)).not.toEqual(parsed(made))
    })
  })
})
