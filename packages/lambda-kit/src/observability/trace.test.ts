import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getItem, putItem } from '../data/items.ts'
import { withLocalTables } from '../testing/with-local-tables.ts'
import { withRequestScope } from './request-scope.ts'

const daemon = createSocket('udp4')
withLocalTables()
beforeAll(async () => {
  daemon.bind(0, '127.0.0.1')
  await once(daemon, 'listening')
  process.env.AWS_XRAY_DAEMON_ADDRESS = `127.0.0.1:${(daemon.address() as AddressInfo).port}`
})
afterAll(() => void daemon.close())

const root = '1-5759e988-bd862e3fe1be46a994272793'
const traced = (sampled: number) => ({
  requestId: 'request-1',
  tenant: 'coast',
  route: 'GET /x',
  edge: 'edge-1',
  trace: `Root=${root};Parent=53995c3f42cd8ad8;Sampled=${sampled}`,
})

async function nextSegment(): Promise<Record<string, unknown>> {
  const [datagram] = await once(daemon, 'message')
  const [head, segment] = String(datagram).split('\n')
  expect(JSON.parse(head ?? '')).toEqual({ format: 'json', version: 1 })
  return JSON.parse(segment ?? '')
}

test('a traced request sends a segment for each call to a table, under the edge’s segment', async () => {
  const message = nextSegment()
  await withRequestScope(traced(1), () => getItem('config', { tenant: 'coast' }))
  expect(await message).toMatchObject({
    name: 'DynamoDB',
    type: 'subsegment',
    namespace: 'aws',
    trace_id: root,
    parent_id: '53995c3f42cd8ad8',
    aws: { operation: 'GetItem', table_name: 'test-config' },
    annotations: {
      tenant: 'coast',
      route: 'GET /x',
      request_id: 'request-1',
      edge_id: 'edge-1',
      release: 'unreleased',
    },
  })
})

test('a call that fails is a fault, and a condition that does not hold an error only', async () => {
  vi.stubEnv('CONFIG_TABLE', 'nowhere')
  const fault = nextSegment()
  await expect(withRequestScope(traced(1), () => getItem('config', { tenant: 'coast' }))).rejects.toThrow()
  expect(await fault).toMatchObject({ fault: true })
  vi.unstubAllEnvs()

  const error = nextSegment()
  const never = { expression: 'attribute_exists(nothing)' }
  await withRequestScope(traced(1), () => putItem('config', { tenant: 'coast' }, never))
  expect(await error).toMatchObject({ error: true })
})

test('a request that is not sampled, or has no trace, sends nothing', async () => {
  const received = vi.fn()
  daemon.on('message', received)
  await withRequestScope(traced(0), () => getItem('config', { tenant: 'coast' }))
  await getItem('config', { tenant: 'coast' })
  // A datagram that was sent before this one has arrived before it.
  const last = nextSegment()
  await withRequestScope(traced(1), () => getItem('config', { tenant: 'coast' }))
  await last
  expect(received).toHaveBeenCalledOnce()
})
