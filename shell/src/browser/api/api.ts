import type { Registry } from '@forecourt/contracts/releases/release'
import type { Api } from '@forecourt/shell-api'
import { createAnswerCache } from './answer-cache.ts'
import { timedRequest, unreachable } from './timed-request.ts'

/** `warm` prefetches; the page's own request then joins it. */
export type BrowserApi = Api & {
  /** Loads the code that every request needs. */
  preload(): void
  warm(address: string): void
  /** Fetches the current registry. */
  fetchRegistry(): Promise<Registry>
}

/** Schemas and their code are not part of the first view, whose data came with it. They load in parallel with the first request. */
const client = () =>
  import(/* webpackChunkName: "client" */ './client.ts').catch(() => {
    throw unreachable()
  })

/**
 * The typed client over HTTP. Answers are parsed by the endpoint's row; every failure is an `ApiError`. SR-17: it caches only
 * answers that all shoppers of the site share.
 */
export function createApi({ maxCachedResponses = 40 } = {}): BrowserApi {
  const cache = createAnswerCache(maxCachedResponses, timedRequest)
  return {
    get: async (row, params, query) => (await client()).read(cache, { row, params, query }),
    send: async (row, options) => (await client()).write(cache, row, options),
    async fetchRegistry() {
      // Offline both fail: each rejection has a handler.
      const [{ parseRegistry }, answer] = await Promise.all([client(), timedRequest('/api/registry')])
      return parseRegistry(answer)
    },
    preload: () => void client().catch(() => {}),
    warm(address) {
      client().catch(() => {})
      cache.get(address.replace(/\?$/, '')).catch(() => {})
    },
  }
}
