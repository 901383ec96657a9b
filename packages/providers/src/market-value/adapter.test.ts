import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallSettings } from '../resilience.ts'
import { startSandbox } from '../start-sandbox.ts'
import { createMarketValueProvider } from './adapter.ts'
import { sandbox as definition } from './sandbox.ts'

const sandbox = definition.create()
let server: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  server = await startSandbox(sandbox)
})
afterAll(() => server.close())
beforeEach(() => sandbox.reset())

const provider = (calls: CallSettings = { deadlineMs: 30_000 }) =>
  createMarketValueProvider({ apiKey: 'sandbox', url: server.url, calls })
const plate = (regplate: string) => ({ regplate, state: 'NSW', kms: 30_000 })

test('[PG-6] a car is known by its plate, and its market has a range and a confidence', async () => {
  const range = await provider().marketRange(plate('ABC12D'))
  expect(range).toMatchObject({ confidence: 0.85 })
  expect(range?.min).toBeLessThan(range?.max ?? 0)
  expect(sandbox.inbox()).toMatchObject([
    { path: '/v2/vehicles/registrations/ABC12D?region=au&state=NSW' },
    { path: '/v2/valuations/predict', kms: 30_000 },
  ])
})

test('a VIN is asked for first', async () => {
  await provider().marketRange({ ...plate('ABC12D'), vin: 'JTMRWRFV00D123456' })
  expect(sandbox.inbox()[0]).toMatchObject({ path: '/v2/vehicles/vins/JTMRWRFV00D123456?region=au' })
})

test.each([plate('NONE'), plate('MANY'), { kms: 1 }])('there is no range for %j', async (car) => {
  expect(await provider().marketRange(car)).toBeUndefined()
})

test('an unsure prediction says so', async () => {
  expect(await provider().marketRange(plate('LOWSCORE'))).toMatchObject({ confidence: 0.1 })
})

test('a deadline is that of the lookup and the value together', async () => {
  // Each of the two takes half of it and a little more.
  const slow = createServer(async (request, response) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    const isLookup = request.url?.includes('/registrations/')
    const prediction = { price: 30_000, price_range: { lower: 28_000, upper: 32_000 }, score: 0.9 }
    response.end(JSON.stringify(isLookup ? { vehicles: [{ id: 'one' }] } : { prediction }))
  }).listen(0, '127.0.0.1')
  await once(slow, 'listening')
  const { port } = slow.address() as AddressInfo
  const ask = (deadlineMs: number) =>
    createMarketValueProvider({ apiKey: 'key', url: `http://127.0.0.1:${port}`, calls: { deadlineMs } })
  await expect(ask(500).marketRange(plate('ABC12D'))).rejects.toMatchObject({ reason: 'timeout' })
  expect(await ask(5_000).marketRange(plate('ABC12D'))).toMatchObject({ min: 28_000 })
  slow.close()
})

test.each([
  ['slow', 'timeout'],
  ['throttled', 'throttled'],
  ['error', 'unavailable'],
  ['malformed', 'malformed'],
  ['wrong-key', 'refused'],
  ['lying', 'malformed'],
] as const)('fault %s fails as %s', async (fault, reason) => {
  sandbox.setFault(fault)
  const calls = fault === 'slow' ? { deadlineMs: 200 } : undefined
  await expect(provider(calls).marketRange(plate('ABC12D'))).rejects.toMatchObject({ reason })
})
