import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type TableName, tables as tableRows, tableVariable } from '@forecourt/contracts/tables/tables'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { startCloudFormation } from '@forecourt/lambda-kit/testing/cloud-formation'
import { customResourceEvent } from '@forecourt/lambda-kit/testing/custom-resource-event'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { functionFolder, functions, type TeamFunction } from './needs.ts'

const trace = '1-5759e988-bd862e3fe1be46a994272793'

withLocalTables()
let cloudFormation: Awaited<ReturnType<typeof startCloudFormation>>
const daemon = createSocket('udp4')
const segments: unknown[] = []
beforeAll(async () => {
  await writeSite(testSite())
  cloudFormation = await startCloudFormation()
  daemon.on('message', (datagram) => segments.push(JSON.parse(String(datagram).split('\n')[1] ?? '')))
  daemon.bind(0, '127.0.0.1')
  await once(daemon, 'listening')
})
afterAll(async () => {
  daemon.close()
  cloudFormation.close()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  segments.length = 0
})

const ofStack = (stack: string, properties: Record<string, unknown>) => () =>
  customResourceEvent({ stack, properties, answersTo: cloudFormation.url })
const feed = { time: '2026-11-22T00:00:00Z', detail: { object: { key: 'feeds/northgate/cars.csv' } } }

type Failing = {
  event(): object
  route: string
  /** Null: it is of no one tenant. */
  tenant: string | null
  environment?: Record<string, string>
  /** No table can be reached, so that it fails; false: it fails by what else is in the event or environment. */
  withoutTables: boolean
  /** It may fail before it asks a table. */
  isEarly?: true
}

/** A request to the first of a function's endpoints, or of its addresses of another kind. */
function ofAddress(name: string, { http, paths, documents }: TeamFunction['runs']): Failing | undefined {
  if (http?.[0]) {
    const { method, path: route } = http[0]
    const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param)
    const params = Object.fromEntries(names.map((param) => [param, '2000']))
    const path = route.replaceAll(/\{\w+\}/g, '2000')
    const event = () => httpEvent({ path, route, method, params, tenant: 'northgate' })
    return { event, route: `${method} ${route}`, tenant: 'northgate', withoutTables: true }
  }
  if (!paths && !documents) return undefined
  const path = paths?.[0]?.path.replace(/\{.*/, 'a.jpg') ?? '/'
  return {
    event: () => httpEvent({ path, tenant: 'northgate' }),
    ...{ route: otherRoutes[name] ?? name, tenant: 'northgate', withoutTables: true },
  }
}

/** What addresses that are no endpoint's are called in a log. */
const otherRoutes: Record<string, string> = { 'share-picture': 'GET /og', 'crawler-files': 'crawler files' }

/** What wakes a function by schedule or stream needs no content: it reads what is due first. */
const ofJob = (name: string): Failing => ({
  event: () => ({}),
  ...{ route: name, tenant: null, withoutTables: true, isEarly: true },
})

/** Functions of the platform and of the stock's pipeline whose own event or environment makes them fail. */
const byEvent: Record<string, Omit<Failing, 'route'> & { route?: string }> = {
  // A count is refused to another site's page.
  beacons: {
    event: () => {
      const body = JSON.stringify({
        pages: [{ remote: 'search', version: '1.0.0', trial: 'canary.1', shown: 1, failed: 1 }],
      })
      const event = httpEvent({ path: '/api/beacons', method: 'POST', tenant: 'northgate', body })
      return { ...event, headers: { ...event.headers, 'sec-fetch-site': 'same-origin' } }
    },
    ...{ route: 'POST /api/beacons', tenant: 'northgate', withoutTables: true },
  },
  media: {
    event: () => httpEvent({ path: '/media/a/480.webp' }),
    route: 'GET /media',
    tenant: null,
    withoutTables: false,
  },
  'stock-import': { event: () => feed, tenant: null, environment: { FEEDS_DIR: '/nowhere' }, withoutTables: true },
  'stock-index': {
    event: () => ({
      Records: [{ dynamodb: { Keys: { dealership_slug: { S: 'northgate' }, id: { S: 'A1' } }, SequenceNumber: '1' } }],
    }),
    ...{ tenant: null, withoutTables: true },
  },
  'stock-changes': {
    event: () => ({ Records: [{}] }),
    environment: { STOCK_CHANGES_QUEUE_URL: 'http://127.0.0.1:9/queue' },
    ...{ tenant: null, withoutTables: false },
  },
  canary: {
    event: () => ({}),
    environment: { CANARY_SITE: 'http://127.0.0.1:9' },
    ...{ tenant: null, withoutTables: false },
  },
  'tenant-config': {
    event: ofStack('forecourt-dev-tenant-northgate', { Site: JSON.stringify(testSite()) }),
    ...{ tenant: 'northgate', withoutTables: true },
  },
  'site-files': {
    event: ofStack('forecourt-dev-tenant-northgate', { From: 'a', To: 'b', Files: { 'elsewhere/x.js': 'x' } }),
    ...{ tenant: 'northgate', withoutTables: false },
  },
  'remote-release': { event: ofStack('forecourt-dev-remote-search', {}), tenant: null, withoutTables: false },
  'shell-record': {
    event: ofStack('forecourt-dev-platform', { Shared: { react: '19.3.1' }, Endpoints: [], Loads: [] }),
    ...{ tenant: null, withoutTables: true },
  },
  'stock-reindex': {
    event: () => ({ do: 'build', forSeconds: 1 }),
    environment: { OPENSEARCH_URL: 'http://127.0.0.1:9' },
    ...{ tenant: null, withoutTables: true },
  },
  'index-access': {
    event: ofStack('forecourt-dev-platform', {}),
    environment: { OPENSEARCH_URL: 'http://127.0.0.1:9' },
    ...{ tenant: null, withoutTables: false },
  },
}

const failing: [string, Failing][] = Object.entries(functions).map(([name, { runs }]) => [
  name,
  byEvent[name] ? { route: name, ...byEvent[name] } : (ofAddress(name, runs) ?? ofJob(name)),
])

/** Calls the function's own handler as Lambda does, and answers the lines that it wrote. */
async function fail(name: string, { event, withoutTables, environment = {} }: Failing): Promise<unknown[]> {
  vi.stubEnv('RELEASE', 'platform-7')
  vi.stubEnv('_X_AMZN_TRACE_ID', `Root=${trace};Parent=53995c3f42cd8ad8;Sampled=1`)
  vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', `127.0.0.1:${(daemon.address() as AddressInfo).port}`)
  for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value)
  if (withoutTables)
    for (const table of Object.keys(tableRows)) vi.stubEnv(tableVariable(table as TableName), 'nowhere')
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.resetModules()
  const { handler } = await import(`@forecourt/functions/${functionFolder(name)}`)
  // What answers a request or a deploy says how it failed, and does not reject.
  await handler(event(), lambdaContext()).catch(() => {})
  return written.mock.calls.map(([line]) => JSON.parse(String(line)))
}

test.each(failing)(
  '[IN-2] %s says in every line whose request it was, of which release, and in which trace',
  { tags: 'long' },
  async (name, call) => {
    const { tenant, route } = call
    const requestId = 'requestContext' in call.event() ? 'request-1' : 'invocation-1'
    const lines = await fail(name, call)
    expect(lines).not.toEqual([])
    for (const line of lines) {
      expect(line).toMatchObject({ requestId, tenant, route, release: 'platform-7', trace })
      expect(line).toMatchObject({ message: expect.stringMatching(/./), stack: expect.any(String) })
    }
  },
)

test.each(failing.filter(([, { withoutTables, isEarly }]) => withoutTables && !isEarly))(
  '[IN-2] %s is traced down to the table that failed it',
  { tags: 'long' },
  async (name, call) => {
    const { tenant, route } = call
    await fail(name, call)
    await expect
      .poll(() => segments)
      .toContainEqual(
        expect.objectContaining({
          trace_id: trace,
          parent_id: '53995c3f42cd8ad8',
          fault: true,
          aws: expect.toSatisfy(({ table_name, table_names = [table_name] }) => table_names.includes('nowhere')),
          annotations: expect.objectContaining({ route, release: 'platform-7', ...(tenant !== null && { tenant }) }),
        }),
      )
  },
)
