import { registrySchema } from '@forecourt/contracts/releases/release'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { promoteRelease, recordRelease } from '@forecourt/releases/records/write-releases'
import { testRelease } from '@forecourt/releases/testing/test-release'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
  await writeSite(testSite())
})
afterAll(() => tables.close())

const ask = (secret?: string) =>
  handler(httpEvent({ path: '/api/registry', tenant: 'northgate', secret }), lambdaContext())

test('[IN-2] [MF-3] the registry follows each promotion, and no cache keeps it', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await recordRelease(testRelease({ version, digest: version }))
    await promoteRelease('search', version)
    const { statusCode, headers, body } = await ask()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(registrySchema.parse(JSON.parse(body ?? '')).remotes.search?.version).toBe(version)
    expect(body).not.toContain('container.js')
  }
})

test('[IN-2] it is only reachable through the edge', async () => {
  expectLogs(/A request came to the API's own address/)
  expect((await ask('a guess')).statusCode).toBe(403)
})
