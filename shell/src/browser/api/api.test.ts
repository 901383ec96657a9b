import { ApiError } from '@forecourt/shell-api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'

const emptySearch = { hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} }
const fetched = vi.fn<(address: string) => Promise<Response>>()
const answers = (body: unknown, status = 200) => fetched.mockImplementation(async () => Response.json(body, { status }))

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

describe('the API over HTTP', () => {
  test('an address is made of the endpoint, its parameters and the query as it stands', async () => {
    answers(emptySearch)
    await createApi().get('search', {}, 'make=Kia&make=Ford')
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/search?make=Kia&make=Ford')
    await createApi()
      .get('vehicle', { slug: 'a-car' })
      .catch(() => {})
    expect(fetched.mock.calls[1]?.[0]).toBe('/api/cars/a-car')
  })

  test('what was warmed is asked for once, and a failure is asked for again', async () => {
    const api = createApi()
    answers(emptySearch)
    api.warm('/api/search?')
    await Promise.all([api.get('search', {}, ''), api.get('search', {})])
    expect(fetched).toHaveBeenCalledTimes(1)
    fetched.mockRejectedValueOnce(new TypeError('offline'))
    await expect(api.get('search', {}, 'page=2')).rejects.toMatchObject({ code: 'network' })
    expect(await api.get('search', {}, 'page=2')).toMatchObject({ count: 0 })
  })

  test('[SR-17] so many answers are remembered, and the oldest goes first', async () => {
    const api = createApi({ maxCachedResponses: 2 })
    answers(emptySearch)
    for (const page of [1, 2, 1, 3, 1, 2]) await api.get('search', {}, `page=${page}`)
    // The third page took the place of the first, which then took that of the second.
    expect(fetched.mock.calls.map(([address]) => address.slice(-1)).join('')).toBe('12312')
  })

  test('a fresh answer never comes from memory', async () => {
    const api = createApi()
    answers({ etag: '1', remotes: {} })
    await api.fresh('registry', '/api/registry')
    await api.fresh('registry', '/api/registry')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test.each([
    [{ error: { code: 'not_found', message: 'Gone.', requestId: '1' } }, 404, 'not_found', 'Gone.'],
    [{ anything: 'else' }, 500, 'unavailable', 'The site did not answer as expected.'],
    [{ hits: 'none' }, 200, 'unavailable', 'The site did not answer as expected.'],
  ])('%j with %i is an ApiError %s', async (body, status, code, message) => {
    answers(body, status)
    const failure = await createApi()
      .get('search', {})
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ code, message: expect.stringContaining(message) })
  })
})
