import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import type { CallSettings } from '../resilience.ts'
import { withSandbox } from '../testing/with-sandbox.ts'
import { createMarketValueProvider } from './adapter.ts'
import { sandbox as definition } from './sandbox.ts'

const sandbox = definition.create()
const server = withSandbox(sandbox)

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

test('a deadline is that of the lookup and the value together', { tags: 'long' }, async () => {
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

const faults = [
  ['slow', 'timeout'],
  ['throttled', 'throttled'],
  ['error', 'unavailable'],
  ['malformed', 'malformed'],
  ['wrong-key', 'refused'],
  ['lying', 'malformed'],
] as const

test.each(faults)('fault %s fails as %s', { tags: 'long' }, async (fault, reason) => {
  sandbox.setFault(fault)
  const calls = fault === 'slow' ? { deadlineMs: 200 } : undefined
  await expect(provider(calls).marketRange(plate('ABC12D'))).rejects.toMatchObject({ reason })
})

const nsw = (regplate: string) => ({ regplate, state: 'NSW' })

test('[TI-1] a plate is one car, with the id that its value is asked by', async () => {
  const [car, ...others] = await provider().lookupPlate(nsw('ABC12D'))
  expect([car, others]).toEqual([
    {
      id: 'ABC12D',
      year: expect.any(Number),
      make: expect.any(String),
      model: expect.any(String),
      badge: expect.any(String),
    },
    [],
  ])
  const range = await provider().value({ id: car?.id ?? '', kms: 30_000, conditionScore: 3 })
  expect(range).toEqual(await provider().marketRange(plate('ABC12D')))
})

test('[TI-1] a plate that is not known is no car, and one that may be several is all of them', async () => {
  expect(await provider().lookupPlate(nsw('NONE'))).toEqual([])
  const several = await provider().lookupPlate(nsw('4MANY'))
  expect(several.map(({ badge }) => badge)).toEqual(['GX', 'GXL', 'Cruiser'])
  expect(new Set(several.map(({ id }) => id)).size).toBe(3)
})

test('[TI-1] a car of which the provider is not sure says so', async () => {
  const [car] = await provider().lookupPlate(nsw('LOWSCORE'))
  expect(await provider().value({ id: car?.id ?? '', kms: 1, conditionScore: 3 })).toMatchObject({ confidence: 0.1 })
})

test.each(faults)('[TI-1] fault %s fails a lookup and a value as %s', { tags: 'long' }, async (fault, reason) => {
  sandbox.setFault(fault)
  const calls = fault === 'slow' ? { deadlineMs: 200 } : undefined
  await expect(provider(calls).lookupPlate(nsw('ABC12D'))).rejects.toMatchObject({ reason })
  await expect(provider(calls).value({ id: 'x', kms: 1, conditionScore: 3 })).rejects.toMatchObject({ reason })
})

test('[TI-1] a provider that asks to wait is not called until then, and says how long', async () => {
  const waiting = provider()
  sandbox.setFault('throttled')
  await expect(waiting.lookupPlate(nsw('ABC12D'))).rejects.toMatchObject({ retryAfterSeconds: 30 })
  sandbox.reset()
  await expect(waiting.lookupPlate(nsw('ABC12D'))).rejects.toMatchObject({ reason: 'throttled', retryAfterSeconds: 30 })
  expect(sandbox.inbox()).toEqual([])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_001 })
  expect(await waiting.lookupPlate(nsw('ABC12D'))).toHaveLength(1)
  vi.useRealTimers()
})

test.each([
  { regplate: 'a b', state: 'NSW' },
  { regplate: 'ABC', state: 'nowhere' },
])('%j is no plate', async (given) => {
  await expect(provider().lookupPlate(given)).rejects.toMatchObject({ reason: 'rejected' })
})
