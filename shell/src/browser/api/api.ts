import type { Registry } from '@forecourt/contracts/releases/release'
import type { Api } from '@forecourt/shell-api'
import { createAnswerCache } from './answer-cache.ts'
import { timedRequest, unreachable } from './timed-request.ts'

/** `warm` starts a request that a page is about to make; the page's own request then joins it. */
export type BrowserApi = Api & {
  /** Fetches what every request will need. */
  preload(): void
  warm(address: string): void
  /** What the server says now of its releases. */
  fetchRegistry(): Promise<Registry>
}

/** Schemas, and all that works with them, are no part of the first view: it came with its data. They load beside the first request. */
const client = () =>
  import(/* webpackChunkName: "client" */ './client.ts').catch(() => {
    throw unreachable()
  })

/**
 * The typed client over HTTP. Answers are parsed by the endpoint's row; every failure is an `ApiError`. SR-17: it remembers a number
 * of answers, and only those that all shoppers of the site share.
 */
export function createApi({ maxCachedResponses = 40 } = {}): BrowserApi {
  const cache = createAnswerCache(maxCachedResponses, timedRequest)
  return {
    get: async (row, params, query) => (await client()).read(cache, { row, params, query }),
    send: async (row, options) => (await client()).write(cache, row, options),
    async fetchRegistry() {
      const answer = timedRequest('/api/registry')
      return (await client()).parseRegistry(await answer)
    },
    preload: () => void client().catch(() => {}),
    warm(address) {
      client().catch(() => {})
      cache.get(address.replace(/\?$/, '')).catch(() => {})
    },
  }
}
