import type { servingVersions } from '@forecourt/contracts/endpoints/platform'
import type { Api } from '@forecourt/shell-api'
import { createAnswerCache } from './answer-cache.ts'
import type { ServingVersions } from './client.ts'
import { timedRequest, unreachable } from './timed-request.ts'

/** `warm` prefetches; the page's own request then joins it. */
export type BrowserApi = Api & {
  /** Loads the code that every request needs. */
  preload(): void
  warm(address: string): void
  /** Asks which releases serve now. */
  fetchVersions(): Promise<ServingVersions>
}

/** The row itself would bring its schema. */
const versionsPath = '/api/registry/versions' satisfies (typeof servingVersions)['path']

/** Not part of the first view, whose data came with it. It loads in parallel with the first request. */
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
    async fetchVersions() {
      // Offline both fail: each rejection has a handler.
      const [{ parseVersions }, answer] = await Promise.all([client(), timedRequest(versionsPath)])
      return parseVersions(answer)
    },
    preload: () => void client().catch(() => {}),
    warm(address) {
      client().catch(() => {})
      cache.get(address.replace(/\?$/, '')).catch(() => {})
    },
  }
}
