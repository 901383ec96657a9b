import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { basename, dirname } from 'node:path'
import { type TableName, tableVariable } from '@forecourt/contracts/tables/tables'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { startCloudFormation } from '@forecourt/lambda-kit/testing/cloud-formation'
import { customResourceEvent } from '@forecourt/lambda-kit/testing/custom-resource-event'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { functionFolder } from './needs.ts'

const trace = '1-5759e988-bd862e3fe1be46a994272793'

let tables: Awaited<ReturnType<typeof startLocalTables>>
let cloudFormation: Awaited<ReturnType<typeof startCloudFormation>>
const daemon = createSocket('udp4')
const segments: unknown[] = []
beforeAll(async () => {
  tables = await startLocalTables()
  await writeSite(testSite())
  cloudFormation = await startCloudFormation()
  daemon.on('message', (datagram) => segments.push(JSON.parse(String(datagram).split('\n')[1] ?? '')))
  daemon.bind(0, '127.0.0.1')
  await once(daemon, 'listening')
})
afterAll(async () => {
  daemon.close()
  cloudFormation.close()
  await tables.close()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  segments.length = 0
})

const request =
  (path: string, fields: object = {}) =>
  () =>
    httpEvent({ path, tenant: 'northgate', ...fields })
const beacon = { pages: [{ remote: 'search', version: '1.0.0', trial: 'canary.1', shown: 1, failed: 1 }] }
/** From a page of the site itself. */
const beaconEvent = () => {
  const event = httpEvent({ path: '/api/beacons', method: 'POST', tenant: 'northgate', body: JSON.stringify(beacon) })
  return { ...event, headers: { ...event.headers, 'sec-fetch-site': 'same-origin' } }
}
/** With the cookie of a session, which is then read. */
const sessionEvent = (path: string) => () => {
  const event = httpEvent({ path, route: path, tenant: 'northgate' })
  return { ...event, cookies: [`__Host-session=${'a'.repeat(43)}`] }
}
const ofStack = (stack: string, properties: Record<string, unknown>) => () =>
  customResourceEvent({ stack, properties, answersTo: cloudFormation.url })
const feed = { time: '2026-11-22T00:00:00Z', detail: { object: { key: 'feeds/northgate/cars.csv' } } }
const stockKeys = { dealership_slug: { S: 'northgate' }, id: { S: 'A1' } }

type Failing = {
  event(): object
  route: string
  /** Null: it is of no one tenant. */
  tenant: string | null
  /** The table that cannot be reached, so that it fails; by what else it does so is in the event. */
  without?: TableName
  environment?: Record<string, string>
}

const ofTenant = { tenant: 'northgate' } as const
const ofNoTenant = { tenant: null } as const

/** How each function is made to fail: every folder here that has a handler is a row. */
const functions: Record<string, Failing> = {
  beacons: { event: beaconEvent, route: 'POST /api/beacons', ...ofTenant, without: 'releases' },
  document: { event: request('/'), route: 'document', ...ofTenant, environment: { SHELL_DIR: '/nowhere' } },
  media: { event: request('/media/a/480.webp', { tenant: undefined }), route: 'GET /media', ...ofNoTenant },
  registry: { event: request('/api/registry'), route: 'GET /api/registry', ...ofTenant, without: 'releases' },
  search: {
    event: request('/api/search', { route: '/api/search' }),
    route: 'GET /api/search',
    ...ofTenant,
    without: 'stock',
  },
  leads: {
    event: request('/api/leads', { route: '/api/leads', method: 'POST' }),
    route: 'POST /api/leads',
    ...ofTenant,
    without: 'config',
  },
  'share-picture': { event: request('/og/cars/a-car.jpg'), route: 'GET /og', ...ofTenant, without: 'config' },
  'crawler-files': { event: request('/sitemap.xml'), route: 'crawler files', ...ofTenant, without: 'config' },
  openapi: { event: request('/api/openapi.json'), route: 'GET /api/openapi.json', ...ofTenant, without: 'config' },
  verification: {
    event: request('/api/verification/send', { route: '/api/verification/send', method: 'POST' }),
    route: 'POST /api/verification/send',
    ...ofTenant,
    without: 'config',
  },
  'rate-limit': {
    event: request('/api/rate-limit', { route: '/api/rate-limit', method: 'POST' }),
    route: 'POST /api/rate-limit',
    ...ofTenant,
    without: 'config',
  },
  contacts: {
    event: sessionEvent('/api/check-if-contact-exists'),
    route: 'GET /api/check-if-contact-exists',
    ...ofTenant,
    without: 'sessions',
  },
  privacy: { event: sessionEvent('/api/privacy'), route: 'GET /api/privacy', ...ofTenant, without: 'sessions' },
  session: { event: sessionEvent('/api/session'), route: 'GET /api/session', ...ofTenant, without: 'sessions' },
  finance: {
    event: request('/api/cars/a-car/lenders', { route: '/api/cars/{slug}/lenders', params: { slug: 'a-car' } }),
    route: 'GET /api/cars/{slug}/lenders',
    ...ofTenant,
    without: 'stock',
  },
  quote: {
    event: request('/api/youx/quote', { route: '/api/youx/quote', method: 'POST' }),
    route: 'POST /api/youx/quote',
    ...ofTenant,
    without: 'config',
  },
  watchlist: {
    event: sessionEvent('/api/watchlist'),
    route: 'GET /api/watchlist',
    ...ofTenant,
    without: 'sessions',
  },
  'vehicle-pdf': {
    event: request('/api/cars/a-b/pdf', { route: '/api/cars/{slug}/pdf', params: { slug: 'a-b' } }),
    route: 'GET /api/cars/{slug}/pdf',
    ...ofTenant,
    without: 'stock',
  },
  vehicle: {
    event: request('/api/cars/2021-kia-rio', { route: '/api/cars/{slug}', params: { slug: '2021-kia-rio' } }),
    route: 'GET /api/cars/{slug}',
    ...ofTenant,
    without: 'stock',
  },
  locations: {
    event: request('/api/locations', { route: '/api/locations' }),
    route: 'GET /api/locations',
    ...ofTenant,
    without: 'config',
  },
  content: {
    event: request('/api/content', { route: '/api/content', query: 'path=/about-us' }),
    route: 'GET /api/content',
    ...ofTenant,
    without: 'config',
  },
  delivery: {
    event: request('/api/delivery/2000', { route: '/api/delivery/{postcode}', params: { postcode: '2000' } }),
    route: 'GET /api/delivery/{postcode}',
    ...ofTenant,
    without: 'config',
  },
  gauge: {
    event: request('/api/cars/a-car/autogauge', { route: '/api/cars/{slug}/autogauge', params: { slug: 'a-car' } }),
    route: 'GET /api/cars/{slug}/autogauge',
    ...ofTenant,
    without: 'stock',
  },
  'vehicle-activity': {
    event: request('/api/cars/a-car/view.json', { route: '/api/cars/{slug}/view.json', params: { slug: 'a-car' } }),
    route: 'GET /api/cars/{slug}/view.json',
    ...ofTenant,
    without: 'config',
  },
  'release-guard': { event: () => ({}), route: 'release-guard', ...ofNoTenant, without: 'releases' },
  'stock-import': {
    event: () => feed,
    route: 'stock-import',
    ...ofNoTenant,
    without: 'imports',
    environment: { FEEDS_DIR: '/nowhere' },
  },
  'stock-index': {
    event: () => ({ Records: [{ dynamodb: { Keys: stockKeys, SequenceNumber: '1' } }] }),
    route: 'stock-index',
    ...ofNoTenant,
    without: 'stock',
  },
  'stock-changes': {
    event: () => ({ Records: [{}] }),
    route: 'stock-changes',
    ...ofNoTenant,
    environment: { STOCK_CHANGES_QUEUE_URL: 'http://127.0.0.1:9/queue' },
  },
  'price-alerts': { event: () => ({}), route: 'price-alerts', ...ofNoTenant, environment: { SMS_URL: 'nobody' } },
  'lead-delivery': { event: () => ({}), route: 'lead-delivery', ...ofNoTenant, environment: { EMAIL_FROM: 'invalid' } },
  canary: { event: () => ({}), route: 'canary', ...ofNoTenant, environment: { CANARY_SITE: 'http://127.0.0.1:9' } },
  'tenant-config': {
    event: ofStack('forecourt-dev-tenant-northgate', { Site: JSON.stringify(testSite()) }),
    route: 'tenant-config',
    ...ofTenant,
    without: 'config',
  },
  'site-files': {
    event: ofStack('forecourt-dev-tenant-northgate', { From: 'a', To: 'b', Files: { 'elsewhere/x.js': 'x' } }),
    route: 'site-files',
    ...ofTenant,
  },
  'remote-release': { event: ofStack('forecourt-dev-remote-search', {}), route: 'remote-release', ...ofNoTenant },
  'shell-record': {
    event: ofStack('forecourt-dev-platform', { Shared: { react: '19.3.1' } }),
    route: 'shell-record',
    ...ofNoTenant,
    without: 'releases',
  },
  'stock-reindex': {
    event: () => ({ do: 'build', forSeconds: 1 }),
    route: 'stock-reindex',
    ...ofNoTenant,
    without: 'imports',
    environment: { OPENSEARCH_URL: 'http://127.0.0.1:9' },
  },
  'index-access': {
    event: ofStack('forecourt-dev-platform', {}),
    route: 'index-access',
    ...ofNoTenant,
    environment: { OPENSEARCH_URL: 'http://127.0.0.1:9' },
  },
}

test('every function there is has a row here', () => {
  const folders = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'index.ts' && !file.includes('node_modules'))
    .map((file) => basename(dirname(file)))
  expect(Object.keys(functions).sort()).toEqual(folders.sort())
})

/** Calls the function's own handler as Lambda does, and answers the lines that it wrote. */
async function fail(name: string, { event, without, environment = {} }: Failing): Promise<unknown[]> {
  vi.stubEnv('RELEASE', 'platform-7')
  vi.stubEnv('_X_AMZN_TRACE_ID', `Root=${trace};Parent=53995c3f42cd8ad8;Sampled=1`)
  vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', `127.0.0.1:${(daemon.address() as AddressInfo).port}`)
  for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value)
  if (without) vi.stubEnv(tableVariable(without), 'nowhere')
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.resetModules()
  const { handler } = await import(`@forecourt/functions/${functionFolder(name)}`)
  // What answers a request or a deploy says how it failed, and does not reject.
  await handler(event(), lambdaContext()).catch(() => {})
  return written.mock.calls.map(([line]) => JSON.parse(String(line)))
}

test.each(Object.entries(functions))(
  '[IN-2] %s says in every line whose request it was, of which release, and in which trace',
  async (name, failing) => {
    const { tenant, route } = failing
    const requestId = 'requestContext' in failing.event() ? 'request-1' : 'invocation-1'
    const lines = await fail(name, failing)
    expect(lines).not.toEqual([])
    for (const line of lines) {
      expect(line).toMatchObject({ requestId, tenant, route, release: 'platform-7', trace })
      expect(line).toMatchObject({ message: expect.stringMatching(/./), stack: expect.any(String) })
    }
  },
)

test.each(Object.entries(functions).filter(([, { without }]) => without))(
  '[IN-2] %s is traced down to the table that failed it',
  async (name, failing) => {
    const { tenant, route } = failing
    await fail(name, failing)
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
