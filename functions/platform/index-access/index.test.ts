import { startCloudFormation } from '@forecourt/lambda-kit/testing/cloud-formation'
import { customResourceEvent } from '@forecourt/lambda-kit/testing/custom-resource-event'
import { lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import type { Call } from '@forecourt/stock-search/opensearch/connection/connection'
import { afterEach, expect, test, vi } from 'vitest'
import { grantIndexAccess } from './endpoint.ts'

afterEach(() => vi.unstubAllEnvs())

const properties = { Owner: 'arn:owner', Readers: ['arn:search', 'arn:document'], Writers: ['arn:stock-index'] }

test.each(['Create', 'Update'] as const)(
  '[IN-3] readers are mapped to what reads, and only the owner and writers to what does everything: %s',
  async (type) => {
    const calls: Call[] = []
    const index = async (call: Call) => void calls.push(call)
    expect(await grantIndexAccess(customResourceEvent({ type, properties }), () => index)).toBe('index-access')
    const mapping = '/_plugins/_security/api/rolesmapping'
    expect(calls).toEqual([
      { method: 'PUT', path: `${mapping}/all_access`, body: { backend_roles: ['arn:owner', 'arn:stock-index'] } },
      { method: 'PUT', path: `${mapping}/readall`, body: { backend_roles: ['arn:search', 'arn:document'] } },
    ])
  },
)

test('[IN-3] deleting the index of a platform succeeds without the address of one', async () => {
  const cloudFormation = await startCloudFormation()
  vi.stubEnv('OPENSEARCH_URL', undefined)
  vi.resetModules()
  const { handler } = await import('./index.ts')
  const event = customResourceEvent({ type: 'Delete', id: 'index-access', properties, answersTo: cloudFormation.url })
  await handler(event, lambdaContext())
  expect(cloudFormation.responses).toMatchObject([{ Status: 'SUCCESS', PhysicalResourceId: 'index-access' }])
  cloudFormation.close()
})
