import { readSession, signOut } from '@forecourt/contracts/endpoints/platform'
import { search } from '@forecourt/contracts/endpoints/search'
import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import { ApiError } from '@forecourt/shell-api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'

const emptySearch = { hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} }
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const answers = (body: unknown, status = 200) => fetched.mockImplementation(async () => Response.json(body, { status }))
const addresses = () => fetched.mock.calls.map(([address]) => address)

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('reads over HTTP', () => {
  test('an address is made of the row, its parameters and the query as it is', async () => {
    answers(emptySearch)
    await createApi().get(search, {}, 'make=Kia&make=Ford')
    await createApi()
      .get(vehicle, { slug: 'a-car' })
      .catch(() => {})
    expect(addresses()).toEqual(['/api/search?make=Kia&make=Ford', '/api/cars/a-car'])
  })

  test('what was warmed is asked for once, and a failure is asked for again', async () => {
    const api = createApi()
    answers(emptySearch)
    api.warm('/api/search?')
    await Promise.all([api.get(search, {}, ''), api.get(search, {})])
    expect(fetched).toHaveBeenCalledTimes(1)
    fetched.mockRejectedValueOnce(new TypeError('offline'))
    await expect(api.get(search, {}, 'page=2')).rejects.toMatchObject({ code: 'network' })
    expect(await api.get(search, {}, 'page=2')).toMatchObject({ count: 0 })
  })

  test('[SR-17] a number of answers is remembered, and the oldest goes first', async () => {
    const api = createApi({ maxCachedResponses: 2 })
    answers(emptySearch)
    for (const page of [1, 2, 1, 3, 1, 2]) await api.get(search, {}, `page=${page}`)
    // The third page took the place of the first, which then took that of the second.
    expect(
      addresses()
        .map((address) => address.slice(-1))
        .join(''),
    ).toBe('12312')
  })

  test('private answers and the registry never come from memory', async () => {
    const api = createApi()
    answers({ phone: null, started_at: '2026-01-01T00:00:00Z' })
    await api.get(readSession, {})
    await api.get(readSession, {})
    answers({ versions: { search: '1.4.2' } })
    expect(await api.fetchVersions()).toEqual({ search: '1.4.2' })
    await api.fetchVersions()
    expect(addresses()).toEqual(['/api/session', '/api/session', '/api/registry/versions', '/api/registry/versions'])
  })

  test.each([
    [{ error: { code: 'not_found', message: 'Gone.', requestId: '1' } }, 404, 'not_found', 'Gone.'],
    [{ anything: 'else' }, 500, 'unavailable', 'The site did not answer as expected.'],
    [{ hits: 'none' }, 200, 'unavailable', 'The site did not answer as expected.'],
  ])('%j with %i is an ApiError %s', async (body, status, code, message) => {
    answers(body, status)
    const failure = await createApi()
      .get(search, {})
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ code, message: expect.stringContaining(message) })
  })
})

test('what may be absent, and is, is an ApiError of an answer without an error', async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 204 }))
  await expect(createApi().get(vehicleById, { id: 'gone' })).rejects.toMatchObject({ code: 'not_found' })
})

describe('writes over HTTP', () => {
  const ended = { ended: true }
  const offline = () => fetched.mockRejectedValueOnce(new TypeError('offline'))

  test('a write is JSON of this site, with its idempotency key', async () => {
    answers(ended)
    expect(await createApi().send(signOut, { body: {}, idempotencyKey: 'a-key-of-sixteen' })).toEqual(ended)
    expect(fetched.mock.calls[0]).toMatchObject([
      '/api/session/end',
      {
        method: 'POST',
        credentials: 'same-origin',
        body: '{}',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-sixteen' },
      },
    ])
  })

  test.each([
    ['with a key is tried once more where no answer came', 'a-key-of-sixteen', 2],
    ['without one is not', undefined, 1],
  ])('a write %s', async (_, idempotencyKey, calls) => {
    offline()
    answers(ended)
    const sent = createApi().send(signOut, { body: {}, ...(idempotencyKey && { idempotencyKey }) })
    await sent.catch((error: unknown) => expect(error).toMatchObject({ code: 'network' }))
    expect(fetched).toHaveBeenCalledTimes(calls)
  })

  test('a write that is answered is never tried again, whatever the answer', async () => {
    answers({ error: { code: 'unavailable', message: 'Not now.', requestId: '1', retryAfterSeconds: 5 } }, 503)
    const sent = createApi().send(signOut, { body: {}, idempotencyKey: 'a-key-of-sixteen' })
    await expect(sent).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('a write that hangs is given up after ten seconds', async () => {
    vi.useFakeTimers()
    fetched.mockImplementation(() => new Promise(() => {}))
    const sent = createApi().send(signOut, { body: {} })
    const failure = expect(sent).rejects.toMatchObject({ code: 'network' })
    await vi.advanceTimersByTimeAsync(10_000)
    await failure
  })

  test('[LD-6] what is wrong with the fields of a form comes with the error', async () => {
    const fields = [{ field: 'email', message: 'Write an e-mail address.' }]
    answers({ error: { code: 'invalid', message: 'Please fix the following errors:', requestId: '1', fields } }, 422)
    await expect(createApi().send(signOut, { body: {} })).rejects.toMatchObject({ code: 'invalid', fields })
  })

  test.each([
    ['succeeds', () => answers(ended)],
    ['fails', () => fetched.mockRejectedValue(new TypeError('offline'))],
  ])('a write that %s forgets the reads that it makes stale, and no others', async (_, respond) => {
    const api = createApi()
    answers(emptySearch)
    api.warm('/api/search?page=1')
    api.warm('/api/cars/a-car')
    api.warm('/api/cars/a-car/similar')
    respond()
    await api.send(signOut, { body: {}, stale: [search, vehicle] }).catch(() => {})
    answers(emptySearch)
    fetched.mockClear()
    api.warm('/api/search?page=1')
    api.warm('/api/cars/a-car')
    api.warm('/api/cars/a-car/similar')
    expect(addresses()).toEqual(['/api/search?page=1', '/api/cars/a-car'])
  })
})
