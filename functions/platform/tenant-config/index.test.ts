import { testSite } from '@forecourt/contracts/testing/test-site'
import { readSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { startCloudFormation } from '@forecourt/lambda-kit/testing/cloud-formation'
import { customResourceEvent } from '@forecourt/lambda-kit/testing/custom-resource-event'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handler } from './index.ts'

withLocalTables()
let cloudFormation: Awaited<ReturnType<typeof startCloudFormation>>

beforeAll(async () => {
  cloudFormation = await startCloudFormation()
})
afterAll(async () => {
  cloudFormation.close()
})
beforeEach(() => {
  cloudFormation.responses.length = 0
})

function event(type: 'Create' | 'Update' | 'Delete', Site: unknown, given: { id?: string; stack?: string } = {}) {
  return customResourceEvent({
    type,
    stack: 'forecourt-dev-tenant-northgate',
    id: 'northgate',
    ...given,
    answersTo: cloudFormation.url,
    properties: { Site: JSON.stringify(Site) },
  })
}

test('a deployed tenant is in the config table', async () => {
  await handler(event('Create', testSite()))
  expect(cloudFormation.responses).toEqual([
    {
      Status: 'SUCCESS',
      PhysicalResourceId: 'northgate',
      StackId: expect.stringContaining(':stack/'),
      RequestId: 'request',
      LogicalResourceId: 'Resource',
    },
  ])
  expect(await readSite('northgate')).toEqual(testSite())
})

test('a changed tenant takes the place of the old', async () => {
  await handler(event('Update', testSite({ name: 'Northgate of Penrith' })))
  expect((await readSite('northgate'))?.name).toBe('Northgate of Penrith')
})

test('an invalid tenant fails the deployment with its problems, and nothing is written', async () => {
  expectLogs(/site: name: found/)
  await handler(event('Update', { ...testSite(), name: '' }))
  expect(cloudFormation.responses).toMatchObject([
    { Status: 'FAILED', PhysicalResourceId: 'northgate', Reason: expect.stringContaining('name: found ""') },
  ])
  expect((await readSite('northgate'))?.name).not.toBe('')
})

test.each([
  ["another tenant's stack", 'forecourt-dev-tenant-harbourside'],
  ['the stack of a tenant whose name begins with its own', 'forecourt-dev-tenant-northgate-west'],
  ["a remote's stack", 'forecourt-dev-remote-northgate'],
  ['another stack', 'northgate'],
])('[TN-10] %s neither writes nor removes its configuration', async (_whose, stack) => {
  expectLogs(/may not write the configuration/)
  const before = await readSite('northgate')
  await handler(event('Update', testSite({ name: 'Not Northgate' }), { stack }))
  expect(cloudFormation.responses).toMatchObject([
    { Status: 'FAILED', Reason: `The stack ${stack} may not write the configuration of northgate.` },
  ])
  await handler(event('Delete', testSite(), { stack }))
  expect(await readSite('northgate')).toEqual(before)
})

test('a configuration that was refused is removed with its stack, and nothing else is', async () => {
  await handler(event('Delete', testSite(), { id: 'Config1A2B' }))
  expect(cloudFormation.responses).toMatchObject([{ Status: 'SUCCESS', PhysicalResourceId: 'Config1A2B' }])
  expect(await readSite('northgate')).toBeDefined()
})

test('a removed tenant leaves the table, and removing it again is no failure', async () => {
  await handler(event('Delete', testSite()))
  await handler(event('Delete', testSite()))
  expect(cloudFormation.responses).toMatchObject([{ Status: 'SUCCESS' }, { Status: 'SUCCESS' }])
  expect(await readSite('northgate')).toBeUndefined()
})
