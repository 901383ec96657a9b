import { registrySchema } from '@forecourt/contracts/releases/release'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { promoteRelease, recordRelease } from '@forecourt/releases/records/write-releases'
import { testRelease } from '@forecourt/releases/testing/test-release'
import { beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

withLocalTables()
beforeAll(() => writeSite(testSite()))

const ask = (secret?: string, path = '/api/registry') =>
  handler(httpEvent({ path, route: path, tenant: 'northgate', secret }), lambdaContext())

const askFiles = (releases: string) => {
  const request = { path: `/api/releases/${releases}`, route: '/api/releases/{releases}', params: { releases } }
  return handler(httpEvent({ ...request, tenant: 'northgate' }), lambdaContext())
}

test('[IN-2] [MF-3] the registry follows each promotion, and no cache keeps it', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await recordRelease(testRelease({ version, digest: version }))
    await promoteRelease('search', version)
    const { statusCode, headers, body } = await ask()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(registrySchema.parse(JSON.parse(body ?? '')).remotes.search?.version).toBe(version)
    expect(body).not.toContain('container.js')
    const versions = await ask(undefined, '/api/registry/versions')
    expect(versions).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } })
    expect(JSON.parse(versions.body ?? '')).toEqual({ versions: { search: version } })
  }
})

test('[IN-2] it is only reachable through the edge', async () => {
  expectLogs(/A request came to the API's own address/)
  expect((await ask('a guess')).statusCode).toBe(403)
})

test('[MF-3] the files of releases are kept by browsers, also once others serve', async () => {
  await recordRelease(testRelease({ version: '2.0.0', digest: '2.0.0' }))
  const { statusCode, headers, body } = await askFiles('search_2.0.0')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
  const { entry, preload, integrity } = testRelease({ version: '2.0.0' })
  expect(JSON.parse(body ?? '')).toEqual({ files: { search: { entry, preload, integrity } } })
})

test('[MF-4] a release that cannot be read is left out, and nobody keeps that answer', async () => {
  await recordRelease(testRelease({ version: '3.0.0', digest: '3.0.0' }))
  const { statusCode, headers, body } = await askFiles('search_3.0.0~vehicle_9.9.9')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(Object.keys(JSON.parse(body ?? '').files)).toEqual(['search'])
})

test.each([
  ['search_9.9.9', 404],
  ['search', 400],
  ['search_1.0.0~../x', 400],
])('releases named %s are answered with %i, which nobody keeps', async (releases, status) => {
  const { statusCode, headers } = await askFiles(releases)
  expect([statusCode, headers]).toMatchObject([status, { 'cache-control': 'no-store' }])
})
