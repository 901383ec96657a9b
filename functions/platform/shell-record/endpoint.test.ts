import { customResourceEvent } from '@forecourt/lambda-kit/testing/custom-resource-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { unservedCalls } from '@forecourt/releases/records/served-endpoints'
import { readShellModules } from '@forecourt/releases/records/shell-modules'
import { expect, test } from 'vitest'
import { recordStack } from './endpoint.ts'

withLocalTables()

const Shared = { react: '19.3.0', '@forecourt/shell-api': '1.0.0' }
const stack = 'forecourt-dev-platform'
const served = { Endpoints: ['GET /api/registry'], Loads: ['GET /api/search'] }

type Given = Partial<Parameters<typeof customResourceEvent>[0]>
const ofShell = (given: Given = {}) =>
  customResourceEvent({ resourceType: 'Custom::Shell', stack, properties: { Shared, ...served }, ...given })
const ofTeam = (given: Given = {}) =>
  customResourceEvent({
    resourceType: 'Custom::TeamEndpoints',
    stack: 'forecourt-dev-finance',
    properties: { Endpoints: ['POST /api/quote'], Loads: [] },
    ...given,
  })

test('[MF-5] what the shell of a deployed platform shares is known, and goes with the next one only', async () => {
  expect(await recordStack(ofShell())).toBe('shell')
  expect(await readShellModules()).toEqual(Shared)
  const newer = { ...Shared, react: '20.0.0' }
  await recordStack(ofShell({ type: 'Update', properties: { Shared: newer, ...served } }))
  await recordStack(ofShell({ type: 'Delete', id: 'shell' }))
  expect(await readShellModules()).toEqual(newer)
})

test("[MF-3] a team's endpoints are served from its deploy on, change with it, and go with its stack", async () => {
  const calls = ['GET /api/registry', 'POST /api/quote', 'GET /api/offers']
  const unserved = async () => (await unservedCalls(calls)).map((line) => line.split(':')[0])
  await recordStack(ofShell())
  expect(await unserved()).toEqual(['POST /api/quote', 'GET /api/offers'])
  expect(await recordStack(ofTeam())).toBe('endpoints-finance')
  expect(await unserved()).toEqual(['GET /api/offers'])
  await recordStack(ofTeam({ type: 'Update', properties: { Endpoints: ['GET /api/offers'], Loads: [] } }))
  expect(await unserved()).toEqual(['POST /api/quote'])
  await recordStack(ofShell({ type: 'Update' }))
  expect(await unserved()).toEqual(['POST /api/quote'])
  await recordStack(ofTeam({ type: 'Delete' }))
  expect(await unserved()).toEqual(['POST /api/quote', 'GET /api/offers'])
})

test("[MF-5] no squad's and no tenant's stack says what the shell shares", async () => {
  for (const other of ['forecourt-dev-remote-search', 'forecourt-dev-finance'])
    await expect(recordStack(ofShell({ stack: other }))).rejects.toThrow(`The stack ${other} has no shell.`)
})

test.each(['forecourt-dev-platform', 'forecourt-dev-remote-search', 'forecourt-dev-tenant-coast', 'mine'])(
  "[MF-3] the stack %s says nothing of a team's endpoints",
  async (other) => {
    await expect(recordStack(ofTeam({ stack: other }))).rejects.toThrow(`The stack ${other} is no team's.`)
  },
)
