import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { readSite } from '@forecourt/lambda-kit/tenant-config'
import { customResourceEvent } from '@forecourt/lambda-kit/testing/custom-resource-event'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handler } from './index.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
let cloudFormation: Server
let answers: unknown[] = []

beforeAll(async () => {
  tables = await startLocalTables()
  cloudFormation = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      answers.push(JSON.parse(body))
      response.end()
    })
  })
  await new Promise<void>((resolve) => cloudFormation.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  cloudFormation.closeAllConnections()
  cloudFormation.close()
  await tables.close()
})
beforeEach(() => {
  answers = []
})

function event(type: 'Create' | 'Update' | 'Delete', Site: unknown, id = 'northgate') {
  return customResourceEvent({
    type,
    id,
    answersTo: `http://127.0.0.1:${(cloudFormation.address() as AddressInfo).port}/`,
    properties: { Site: JSON.stringify(Site) },
  })
}

test('a deployed tenant stands in the config table', async () => {
  await handler(event('Create', testSite()))
  expect(answers).toEqual([
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
  await handler(event('Update', { ...testSite(), name: '' }))
  expect(answers).toMatchObject([
    { Status: 'FAILED', PhysicalResourceId: 'northgate', Reason: expect.stringContaining('name: found ""') },
  ])
  expect((await readSite('northgate'))?.name).not.toBe('')
})

test('a removed tenant leaves the table, and removing it again is no failure', async () => {
  await handler(event('Delete', testSite()))
  await handler(event('Delete', testSite()))
  expect(answers).toMatchObject([{ Status: 'SUCCESS' }, { Status: 'SUCCESS' }])
  expect(await readSite('northgate')).toBeUndefined()
})
